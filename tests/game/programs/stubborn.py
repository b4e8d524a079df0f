"""Greets, and leaves only when it is killed."""

import signal
import time

from talker import greet

signal.signal(signal.SIGTERM, signal.SIG_IGN)
greet()
while True:
    time.sleep(60)
