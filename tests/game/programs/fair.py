"""Keeps every point of the protocol but the one that is its argument."""

import json
import sys

from talker import LEVELS, answer, greet, say

(breaks,) = sys.argv[1:] or [""]


def error(id_=None):
    say(reply="error", id=id_, message="no")


for line in sys.stdin:
    if not line.strip():
        if breaks == "empty lines":
            error()
        continue
    try:
        asked = json.loads(line)
        command = asked["cmd"]
    except ValueError:
        if breaks == "nonsense":
            raise
        if breaks != "silence":
            error()
        continue
    if command == "hello":
        greet(levels=["x", "x"] if breaks == "levels" else LEVELS)
    elif command == "choose" and asked["level"] in [*LEVELS, "x"]:
        if breaks == "twice":
            answer(asked)
        if breaks == "refuses draw" and asked["view"]["events"][0]["rules"] == "draw":
            error(asked["id"])
        elif breaks == "chooses wrongly" and asked["view"]["events"][0]["rules"] == "draw":
            say(reply="choice", id=asked["id"], action={"type": "pass"})
        else:
            answer(asked)
    elif (command == "cancel" and breaks == "cancel") or (command == "quit" and breaks == "quit"):
        continue
    elif command == "quit":
        sys.exit(3 if breaks == "status" else 0)
    else:
        error(asked.get("id"))
