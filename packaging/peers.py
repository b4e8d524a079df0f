"""Make an environment with the domino programs that the benchmarks are measured against.

Apart from the project's own, for they are no dependencies of it: .venv-peers.
"""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

PEERS = ("dominoes==6.1.0", "all-fives-domino==1.0.23")

VENV = Path(__file__).resolve().parent.parent / ".venv-peers"


def main() -> int:
    """Install the peers, unless they are there; return pip's exit status."""
    stamp = VENV / "peers.txt"
    wanted = "\n".join(PEERS)
    if stamp.exists() and stamp.read_text(encoding="utf-8") == wanted:
        return 0
    python = VENV / ("Scripts/python.exe" if os.name == "nt" else "bin/python")
    subprocess.run([sys.executable, "-m", "venv", "--clear", VENV], check=True)
    pip = [str(python), "-m", "pip", "--quiet", "--disable-pip-version-check", "install"]
    status = subprocess.run([*pip, *PEERS], check=False).returncode
    if status == 0:
        stamp.write_text(wanted, encoding="utf-8")
    return status


if __name__ == "__main__":
    sys.exit(main())
