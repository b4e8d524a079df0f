"""Greets without end."""

from talker import greet, requests

for _ in requests():
    while True:
        greet()
