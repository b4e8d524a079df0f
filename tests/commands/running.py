"""The program run as people run it."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parent.parent.parent


def run(
    *arguments: object, said: bytes | None = None, **environment: str
) -> subprocess.CompletedProcess[str]:
    """Run the program to its end; text in and out is UTF-8."""
    return subprocess.run(
        [sys.executable, "-m", "domino_gui", *map(str, arguments)],
        input=None if said is None else said.decode(),
        capture_output=True,
        encoding="utf-8",
        check=False,
        timeout=120,
        cwd=ROOT,
        env={**os.environ, **environment},
    )


def loaded_modules(*arguments: str) -> set[str]:
    """Return the names of all modules that are loaded once the program has done its work."""
    program = (
        "import sys; from domino_gui.__main__ import main; "
        f"main({[*arguments]!r}); print(*sys.modules, file=sys.stderr)"
    )
    result = subprocess.run(
        [sys.executable, "-c", program],
        capture_output=True,
        stdin=subprocess.DEVNULL,
        text=True,
        check=True,
        cwd=ROOT,
    )
    return set(result.stderr.split())
