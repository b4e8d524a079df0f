"""Reads everything and says nothing."""

from talker import hear

for _ in hear():
    pass
