"""The platform under us does what we rely on."""

import sys

from PySide6.QtCore import QObject


def test_qt_calls_that_return_nothing_keep_the_references_to_none() -> None:
    # PySide6 6.12.0 on Python 3.11 lost one a call, until the process aborted.
    # (From Python 3.12 on None is immortal, and its count a constant.)
    thing = QObject()
    before = sys.getrefcount(None)
    for _ in range(500):
        thing.setObjectName("x")
    assert sys.getrefcount(None) > before - 100
