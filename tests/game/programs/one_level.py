"""Plays at one level of its own."""

from talker import requests

for _ in requests(levels=["champion"]):
    pass
