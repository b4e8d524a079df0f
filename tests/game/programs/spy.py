"""Plays by the protocol, and writes all that it is asked into a file, its argument."""

import json
import sys
from pathlib import Path

from talker import answer, requests

with Path(sys.argv[1]).open("a", encoding="utf-8") as told:
    for asked in requests():
        print(json.dumps(asked), file=told, flush=True)
        if asked["cmd"] == "choose":
            answer(asked)
