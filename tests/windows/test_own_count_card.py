"""The card that asks a count asks, keeps time, and says yes for a moment."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from domino_gui.engine.events import TilePlaced
from domino_gui.engine.layout import Layout
from domino_gui.engine.rules import RULE_SETS, Rules, RuleSetId
from domino_gui.engine.tiles import Tile
from domino_gui.storage.learner import Asked
from domino_gui.windows.drill_texts import seconds
from domino_gui.windows.own_count import Answer, Question
from domino_gui.windows.own_count_card import OwnCountCard


def asked(clock_s: int = 0) -> Question:
    layout = Layout(RULE_SETS[RuleSetId.ALL_FIVES].spinners)
    led = Tile.parse("5|5")
    layout.place(led, None)
    rules = Rules(RULE_SETS[RuleSetId.ALL_FIVES], 2, partners=False)
    return Question(TilePlaced(0, led, None, 10, 10), layout, rules, Asked.COUNT, clock_s)


def test_it_asks_and_hands_on_what_is_entered(qtbot: QtBot, parent: QWidget) -> None:
    card = OwnCountCard(parent)
    assert not card.isVisible()
    card.ask(asked(), "Ann")
    assert card.entry.question.text() == "Ann: What is the count now?"
    assert not card.clock.isVisible()
    for key in (Qt.Key.Key_1, Qt.Key.Key_0):
        QTest.keyClick(card.entry.field, key)
    with qtbot.waitSignal(card.entered) as entered:
        QTest.keyClick(card.entry.field, Qt.Key.Key_Return)
    assert entered.args == [10]


def test_what_was_typed_survives_another_language(parent: QWidget) -> None:
    card = OwnCountCard(parent)
    card.ask(asked(), "")
    QTest.keyClick(card.entry.field, Qt.Key.Key_7)
    card.retranslate()
    assert card.entry.field.text() == "7"


def test_the_clock_runs_out(qtbot: QtBot, parent: QWidget) -> None:
    card = OwnCountCard(parent)
    with qtbot.waitSignal(card.time_over):
        card.ask(asked(clock_s=1), "")
        assert card.clock.isVisible()


def test_a_yes_is_said_and_goes_away_by_itself(qtbot: QtBot, parent: QWidget) -> None:
    card = OwnCountCard(parent)
    card._praise.setInterval(1)
    card.praise(Answer(asked(), 10, 1500))
    assert card.verdict.text() == f"10 is right, in {seconds(1500)}"
    assert card.isVisible()
    assert not card.entry.isVisible()
    qtbot.waitUntil(lambda: not card.isVisible())


def test_it_can_be_shown_unasked(qtbot: QtBot, parent: QWidget) -> None:
    card = OwnCountCard(parent)
    card.ask(asked(), "")
    with qtbot.waitSignal(card.skipped):
        QTest.mouseClick(card.skip, Qt.MouseButton.LeftButton)
