from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QWidget

from domino_gui.engine.deal import ShuffledDealer
from domino_gui.engine.events import PlayerKind, SeatInfo
from domino_gui.engine.match import Match
from domino_gui.engine.rules import RuleSetId
from domino_gui.windows.going_on_dialog import GoingOnDialog
from tests.simulated import begun
from tests.windows.replayed import ADA, MINA, THEO

BEN = SeatInfo("Ben", PlayerKind.HUMAN)


def opened(parent: QWidget, *seats: SeatInfo) -> tuple[GoingOnDialog, list[list[SeatInfo]]]:
    match = Match(begun(RuleSetId.MUGGINS, seats))
    match.open_round(ShuffledDealer(1))
    dialog = GoingOnDialog(match, 14, parent)
    dialog.open()
    chosen: list[list[SeatInfo]] = []
    dialog.chosen.connect(chosen.append)
    return dialog, chosen


def texts(dialog: GoingOnDialog) -> list[str]:
    return [button.text() for button in dialog.choices.buttons()]


def test_enter_goes_on_in_the_own_seat(parent: QWidget) -> None:
    dialog, chosen = opened(parent, MINA, ADA)
    assert texts(dialog) == ["Play in the seat of Mina", "Play in the seat of Ada"]
    assert dialog.choices.checkedId() == 1
    QTest.keyClick(dialog.begin, Qt.Key.Key_Return)
    assert chosen == [[MINA, ADA]]


def test_another_seat_can_be_chosen(parent: QWidget) -> None:
    dialog, chosen = opened(parent, MINA, ADA, THEO)
    button: QAbstractButton = dialog.choices.button(2)
    button.click()
    assert button.accessibleDescription() == (
        "Mina: computer, expert · Theo: computer, club · Ada: a person"
    )
    dialog.accept()
    assert chosen == [[MINA, THEO, ADA]]


def test_several_people_can_all_play_on(parent: QWidget) -> None:
    dialog, chosen = opened(parent, ADA, BEN)
    assert texts(dialog)[2] == "Everybody plays on as before"
    dialog.choices.button(2).click()
    dialog.accept()
    assert chosen == [[ADA, BEN]]


def test_where_nobody_took_part_one_can_go_on_watching(parent: QWidget) -> None:
    dialog, chosen = opened(parent, MINA, THEO)
    assert texts(dialog)[2] == "Watch: the computers play on"
    dialog.choices.button(0).click()
    dialog.accept()
    assert chosen == [[SeatInfo("You", PlayerKind.HUMAN), THEO]]


def test_who_thinks_better_of_it_begins_nothing(parent: QWidget) -> None:
    dialog, chosen = opened(parent, MINA, ADA)
    QTest.keyClick(dialog, Qt.Key.Key_Escape)
    assert not dialog.isVisible()
    assert chosen == []


def test_long_names_and_such_that_look_like_markup_fit(parent: QWidget) -> None:
    dialog, _ = opened(parent, SeatInfo("<b>" + "W" * 61, PlayerKind.HUMAN), MINA)
    assert dialog.width() < 640
    assert "<b>" in texts(dialog)[0]
