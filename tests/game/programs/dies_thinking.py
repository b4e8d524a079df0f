"""Ends when it should choose."""

from talker import requests

for asked in requests():
    raise SystemExit(asked["level"] + " is too hard")
