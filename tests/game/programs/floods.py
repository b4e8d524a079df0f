"""Says one line without end."""

import sys

from talker import requests

for _ in requests():
    while True:
        sys.stdout.write("x" * 65536)
