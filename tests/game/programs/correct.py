"""Plays by the protocol."""

from talker import answer, requests, say

for asked in requests():
    if asked["cmd"] == "choose":
        answer(asked)
    else:
        say(reply="error", id=asked["id"], message="too late")
