"""Says what is no protocol."""

from talker import requests

for _ in requests():
    print("e4 e5 5|6", flush=True)
