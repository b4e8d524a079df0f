"""Greets and names no level."""

from talker import requests

for _ in requests(levels=[]):
    pass
