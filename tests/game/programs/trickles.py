"""Writes one line that never ends, a letter at a time."""

import time

from talker import requests

for _ in requests():
    while True:
        print("x", end="", flush=True)
        time.sleep(0.05)
