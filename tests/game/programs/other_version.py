"""Speaks a protocol of the future."""

from talker import requests

for _ in requests(protocol=2):
    pass
