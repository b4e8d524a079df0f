"""Says what is nested without end."""

from talker import requests

for _ in requests():
    print("[" * 100_000, flush=True)
