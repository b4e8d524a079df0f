"""Plays by the protocol, but takes twice the time that it is given."""

import time

from talker import answer, requests, say

for asked in requests():
    if asked["cmd"] == "choose":
        time.sleep(2 * asked["budget_ms"] / 1000)
        answer(asked)
    else:
        say(reply="error", id=asked["id"], message="too late")
