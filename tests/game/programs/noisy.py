"""Plays by the protocol and complains all the while on standard error."""

import sys

from talker import answer, requests

for asked in requests():
    sys.stderr.write("so many tiles! " * 100_000)
    sys.stderr.flush()
    answer(asked)
