"""Greets, and says nothing more."""

from talker import requests

for _ in requests():
    pass
