"""Build the package with what fast play needs as extension modules: `make compiled`.

The same sources, compiled by mypyc (a part of mypy) in a copy of them: build/compiled/. The sources
are complete without it, and choose the same; compiled they choose sooner. To use what was built:

    PYTHONPATH=build/compiled .venv/bin/domino-gui …
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
TARGET = ROOT / "build" / "compiled"

MODULES = (
    "chances",
    "ends",
    "filling",
    "flat",
    "playout",
    "policy",
    "sampling",
    "search",
    "situation",
    "tree",
)
"""Those of `domino_gui.opponents` that are compiled."""

# Where Windows keeps extension modules they end in .pyd.
_EXTENSIONS = ("*.so", "*.pyd")


class CompilerError(Exception):
    """The modules could not be compiled; says why."""


def build(target: Path) -> list[Path]:
    """Copy package and resources to ``target``, which is made anew, and compile there.

    Return the extension modules, relative to ``target``.

    Raises:
        CompilerError: mypyc or the C compiler refused.
    """
    shutil.rmtree(target, ignore_errors=True)
    for folder in ("domino_gui", "resources"):
        unneeded = shutil.ignore_patterns("__pycache__", "*.ts", "README.md")
        shutil.copytree(ROOT / folder, target / folder, ignore=unneeded)
    sources = [f"domino_gui/opponents/{module}.py" for module in MODULES]
    # Types are checked elsewhere: the settings for that are not meant for a copy in a folder.
    options = ["--config-file=", f"--cache-dir={os.devnull}"]
    run = subprocess.run(
        [sys.executable, "-m", "mypyc", *options, *sources],
        cwd=target,
        env={**os.environ, "MYPYC_DEBUG_LEVEL": "0"},
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        check=False,
    )
    shutil.rmtree(target / "build", ignore_errors=True)
    if run.returncode:
        raise CompilerError(
            f"{run.stdout}\nCompiling takes mypy (pip install 'mypy[mypyc]'), a C compiler and "
            "the headers of Python. On Debian or Ubuntu: sudo apt-get install -y gcc python3-dev"
        )
    found = [path for ending in _EXTENSIONS for path in target.rglob(ending)]
    return sorted(path.relative_to(target) for path in found)


def main() -> int:
    """Build; 1 and the reason on standard error if that fails."""
    try:
        build(TARGET)
    except CompilerError as error:
        print(error, file=sys.stderr)
        return 1
    print(f"PYTHONPATH={TARGET.relative_to(ROOT)} .venv/bin/domino-gui …")
    return 0


if __name__ == "__main__":
    sys.exit(main())
