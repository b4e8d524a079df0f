"""Says what is no text, before anything is asked."""

import sys

from talker import hear

sys.stdout.buffer.write(b"\x00\xff\xfe\n")
sys.stdout.flush()
for _ in hear():
    pass
