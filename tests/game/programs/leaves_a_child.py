"""Starts another that holds its input and output, writes who that is to a file, and ends.

It ends when it should choose, or as it is asked to.
"""

import subprocess
import sys
from pathlib import Path

from talker import requests

SLEEPS = "import signal, time; signal.signal(signal.SIGTERM, signal.SIG_IGN); time.sleep(600)"
child = subprocess.Popen([sys.executable, "-c", SLEEPS])
Path(sys.argv[1]).write_text(str(child.pid), encoding="utf-8")
for _ in requests():
    raise SystemExit("gone")
