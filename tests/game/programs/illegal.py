"""Lays a tile where nothing can lie."""

from talker import requests, say

for asked in requests():
    nowhere = {"tile": "0|0", "port": "low"}
    say(reply="choice", id=asked["id"], action={"type": "place", "tile": "0|0", "at": nowhere})
