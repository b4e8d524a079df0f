"""Make an environment as players have it, for measuring the start: .venv-player.

Fives and what it needs to run, and no more: some of the tools in .venv are found by the libraries
the game uses, which then load more than they do at a player's.
"""

from __future__ import annotations

import hashlib
import os
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
VENV = ROOT / ".venv-player"


def main() -> int:
    """Install Fives, unless it is there as wanted; return pip's exit status."""
    constraints = ROOT / "constraints.txt"
    digest = hashlib.sha256(str(ROOT).encode())
    for path in (ROOT / "pyproject.toml", constraints):
        digest.update(path.read_bytes())
    stamp, wanted = VENV / "player.txt", digest.hexdigest()
    if stamp.exists() and stamp.read_text(encoding="utf-8") == wanted:
        return 0
    python = VENV / ("Scripts/python.exe" if os.name == "nt" else "bin/python")
    subprocess.run([sys.executable, "-m", "venv", "--clear", VENV], check=True)
    pip = [str(python), "-m", "pip", "--quiet", "--disable-pip-version-check", "install"]
    status = subprocess.run(
        [*pip, "--constraint", str(constraints), "--editable", str(ROOT)], check=False
    ).returncode
    if status == 0:
        stamp.write_text(wanted, encoding="utf-8")
    return status


if __name__ == "__main__":
    sys.exit(main())
