"""What hatchling asks when it builds a wheel: whether extension modules belong in it.

They do where FIVES_COMPILED is set: `make wheel FIVES_COMPILED=1`. Such a wheel is for one kind of
machine and one version of Python; the one that is built otherwise is for all.
"""

from __future__ import annotations

import os
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class CompiledHook(BuildHookInterface[Any]):  # type: ignore[misc]  # hatchling is not here
    """Adds the modules that `compiled.py` lists, compiled, beside their sources."""

    def dependencies(self) -> list[str]:
        """Return what has to be installed to build, beside hatchling."""
        return ["mypy[mypyc]>=2.4", "msgspec>=0.19"] if _wanted() else []

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Compile before the wheel is put together; an editable installation has none."""
        if version == "editable" or not _wanted():
            return
        sys.path.insert(0, str(Path(self.root, "packaging")))
        from compiled import build

        target = Path(self.root, "build", "wheel")
        for module in build(target):
            build_data["force_include"][str(target / module)] = str(module)
        build_data["pure_python"] = False
        build_data["infer_tag"] = True


def _wanted() -> bool:
    return os.environ.get("FIVES_COMPILED", "") not in ("", "0")
