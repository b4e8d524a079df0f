"""Dies the first time it should choose, and from then on plays by the protocol.

It remembers by a file, its argument.
"""

import sys
from pathlib import Path

from talker import answer, requests

for asked in requests():
    if not Path(sys.argv[1]).exists():
        Path(sys.argv[1]).touch()
        raise SystemExit("once")
    answer(asked)
