"""Thinking without looking for garbage: Python would look through what is being found out.

What a search makes it drops by itself, or keeps. Yet the more objects it makes, the more often
Python looks for circles of objects that nobody knows any more, a third of the time in Five Up.
"""

from __future__ import annotations

import gc
from collections.abc import Iterator
from contextlib import contextmanager


@contextmanager
def no_collection() -> Iterator[None]:
    """Look for none in the meantime. Also a decorator."""
    was_looked_for = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if was_looked_for:
            gc.enable()
