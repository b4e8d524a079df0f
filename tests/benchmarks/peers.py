"""The other domino programs, and how many random rounds a second they play."""

from __future__ import annotations

import os
import subprocess
from pathlib import Path

ROOT = Path(__file__).parent.parent.parent
PYTHON = ROOT / ".venv-peers" / ("Scripts/python.exe" if os.name == "nt" else "bin/python")
MISSING = "the other programs are not installed: run packaging/peers.py"
PEERS = {"dominoes": 2000, "all-fives-domino": 100}
"""Rounds that each is timed over, about half a second each."""


def peer_rate(peer: str) -> float:
    """Return random rounds a second of processor time; peer_rounds.py says what they do for one."""
    script = str(Path(__file__).parent / "peer_rounds.py")
    run = subprocess.run(
        [PYTHON, script, peer, str(PEERS[peer])], capture_output=True, text=True, check=True
    )
    return float(run.stdout)
