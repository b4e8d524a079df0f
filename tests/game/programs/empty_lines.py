"""Greets, and writes nothing but empty lines when it should choose."""

import time

from talker import requests

for _ in requests():
    while True:
        print(flush=True)
        time.sleep(0.05)
