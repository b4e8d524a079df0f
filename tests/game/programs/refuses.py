"""Answers every request with an error."""

from talker import requests, say

for asked in requests():
    say(reply="error", id=asked["id"], message="not\nat this table")
