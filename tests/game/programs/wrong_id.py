"""Answers what nobody has asked."""

from talker import last_action, requests, say

for asked in requests():
    say(reply="choice", id=asked["id"] + 7, action=last_action(asked["view"]))
