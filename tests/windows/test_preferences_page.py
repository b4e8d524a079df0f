"""What a page of the preferences is made of tells what was changed, and says what it is."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel, QWidget

from domino_gui.storage.preferences import Preferences
from domino_gui.windows.preferences_page import PreferencesPage


class _Page(PreferencesPage):
    def __init__(self, parent: QWidget) -> None:
        super().__init__(Preferences(), 14, parent)
        form = self._group("A group")
        self._box(form, "open_hands", "A box", "More of the box.")
        self._list(form, "pace", "A list", [("slow", "slow"), ("normal", "normal")])
        self._number(form, "count_clock_s", "A number", 9, unit=" s", none="none")
        self.told: list[tuple[str, object]] = []
        self.changed.connect(lambda name, value: self.told.append((name, value)))


def test_each_change_is_told_by_the_name_of_the_preference(parent: QWidget) -> None:
    page = _Page(parent)
    QTest.keyClick(page.boxes["open_hands"], Qt.Key.Key_Space)
    QTest.keyClick(page.lists["pace"], Qt.Key.Key_Up)
    QTest.keyClick(page.numbers["count_clock_s"], Qt.Key.Key_Up)
    assert page.told == [("open_hands", True), ("pace", "slow"), ("count_clock_s", 1)]


def test_0_is_said_in_words(parent: QWidget) -> None:
    number = _Page(parent).numbers["count_clock_s"]
    assert number.text() == "none"
    number.setValue(5)
    assert number.text() == "5 s"


def test_what_is_said_below_a_box_is_read_out_with_it(parent: QWidget) -> None:
    page = _Page(parent)
    assert page.boxes["open_hands"].accessibleDescription() == "More of the box."
    assert "More of the box." in [label.text() for label in page.findChildren(QLabel)]
