"""Nothing of a dialog is below the edge of a low screen; what is too high for it is scrolled."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import QPoint, QRect, QSize, Qt
from PySide6.QtWidgets import QDialog
from pytestqt.qtbot import QtBot

from domino_gui.engine.rules import HouseRules, RuleSetId
from domino_gui.storage.match_setup import MatchSetup
from domino_gui.storage.preferences import Preferences
from domino_gui.windows import preferences_dialog, screen_room
from domino_gui.windows.new_match import NewMatchDialog
from domino_gui.windows.preferences_dialog import PreferencesDialog

LOW = QSize(880, 420)
PIXELS = 12

MANY = MatchSetup(RuleSetId.MUGGINS, 4, partners=True, house=HouseRules(block_own_unrounded=True))
DIALOGS: list[Callable[[], QDialog]] = [
    lambda: NewMatchDialog(MANY, PIXELS),
    lambda: PreferencesDialog(Preferences(), PIXELS),
]


def have_room(monkeypatch: pytest.MonkeyPatch, room: QSize) -> None:
    for module in (screen_room, preferences_dialog):
        monkeypatch.setattr(module, "screen_room", lambda _: room)


def scrolled(dialog: QDialog) -> screen_room.Scrolled:
    (found,) = dialog.findChildren(screen_room.Scrolled)
    return found


def shown(qtbot: QtBot, make: Callable[[], QDialog]) -> QDialog:
    dialog = make()
    qtbot.addWidget(dialog)
    dialog.show()
    return dialog


@pytest.mark.parametrize("make", DIALOGS)
def test_on_a_low_screen_a_dialog_is_no_higher_and_has_its_buttons_in_view(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, make: Callable[[], QDialog]
) -> None:
    assert shown(qtbot, make).height() > LOW.height()
    have_room(monkeypatch, LOW)
    dialog = shown(qtbot, make)
    assert dialog.height() <= LOW.height()
    assert dialog.width() <= LOW.width()


def test_what_has_the_focus_is_scrolled_into_view(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    have_room(monkeypatch, LOW)
    dialog = NewMatchDialog(MANY, PIXELS)
    qtbot.addWidget(dialog)
    dialog.show()
    dialog.activateWindow()
    qtbot.waitUntil(dialog.start.hasFocus)
    area = scrolled(dialog)
    assert area.verticalScrollBar().maximum() > 0
    assert area.horizontalScrollBar().maximum() == 0
    lowest = dialog.house_rules.exact_target
    lowest.setFocus(Qt.FocusReason.BacktabFocusReason)
    seen = QRect(lowest.mapTo(area.viewport(), QPoint()), lowest.size())
    assert area.viewport().rect().contains(seen)


def test_with_room_nothing_is_scrolled_and_a_dialog_grows_with_its_choices(qtbot: QtBot) -> None:
    dialog = NewMatchDialog(MatchSetup(), PIXELS)
    qtbot.addWidget(dialog)
    dialog.show()
    area = scrolled(dialog)
    qtbot.waitUntil(lambda: not area.verticalScrollBar().isVisible())
    before = dialog.height()
    for button in (1, 0):
        dialog.rule_sets.button(button).click()
        for seating in range(dialog.seating.count()):
            dialog.seating.setCurrentIndex(seating)
            dialog.seating.activated.emit(seating)
            qtbot.waitUntil(lambda: area.verticalScrollBar().maximum() == 0)
    assert dialog.height() >= before
