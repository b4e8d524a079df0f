"""Numbers and yes or no: each answer is judged by the engine, and told of."""

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from domino_gui.engine.rules import RuleSetId
from domino_gui.learning.lesson_tasks import Blocked, Count, Pays, Settle
from domino_gui.windows.lesson_asking import TRIES, Asking, BlockedAsking, NumberAsking
from tests.learning.lesson_files import position

NAMES = ["You", "Mina"]


def key(code: Qt.Key) -> QKeyEvent:
    return QKeyEvent(QEvent.Type.KeyPress, code, Qt.KeyboardModifier.NoModifier)


@pytest.mark.parametrize(
    ("task", "rules", "given", "is_right"),
    [
        (Count(10), RuleSetId.ALL_FIVES, 10, True),
        (Count(10), RuleSetId.FIVE_UP, 2, False),
        (Pays(10), RuleSetId.ALL_FIVES, 10, True),
        (Pays(10), RuleSetId.FIVE_UP, 2, True),
        (Pays(10), RuleSetId.FIVE_UP, 10, False),
        (Settle(1, 0, -10), RuleSetId.FIVE_UP, 2, True),
        (Settle(0, 0, 10), RuleSetId.MUGGINS, 10, True),
        (Settle(0, 0, 10), RuleSetId.MUGGINS, 12, False),
    ],
)
def test_numbers_are_judged_as_they_are_displayed(
    qtbot: QtBot,
    parent: QWidget,
    task: Count | Pays | Settle,
    rules: RuleSetId,
    given: int,
    is_right: bool,
) -> None:
    asking = NumberAsking(task, position("5|5", rules=rules, hands=("", "6|6")), NAMES, parent)
    asking.set_pixels(14)
    asking.begin()
    asking.entry.field.setText(str(given))
    with qtbot.waitSignal(asking.answered) as answered:
        asking.entry.field.submitted.emit()
    assert answered.args is not None
    assert answered.args[0] is is_right
    assert answered.args[1]
    assert [asking.wrong] == [not is_right]
    assert asking.entry.field.text() == (str(given) if is_right else "")
    asking.retranslate()


def test_the_second_wrong_answer_is_the_last(parent: QWidget) -> None:
    asking = Asking(parent)
    lasts = []
    for _ in range(TRIES):
        lasts.append(asking.is_last)
        asking.judge(["no"], is_right=False)
    assert lasts == [False, True]
    assert not asking.take_key(key(Qt.Key.Key_A))


def test_blocked_is_answered_by_digits_and_arrows(qtbot: QtBot, parent: QWidget) -> None:
    table = position("2|4", hands=("0|1", "3|3"))
    asking = BlockedAsking(Blocked(answer=True), table, NAMES, parent)
    asking.set_pixels(14)
    asking.show()
    asking.begin()
    for code, button in ((Qt.Key.Key_Right, asking.no), (Qt.Key.Key_Left, asking.yes)):
        assert asking.take_key(key(code))
        assert parent.focusWidget() is button
    with qtbot.waitSignal(asking.answered) as answered:
        assert asking.take_key(key(Qt.Key.Key_1))
    assert answered.args is not None
    assert answered.args[0]
    with qtbot.waitSignal(asking.answered) as answered:
        assert asking.take_key(key(Qt.Key.Key_2))
    assert answered.args is not None
    assert not answered.args[0]
    assert asking.wrong == TRIES
    assert not asking.take_key(key(Qt.Key.Key_3))
