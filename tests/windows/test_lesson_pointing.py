"""Pointing at ends: a button on each, where it lies, whatever the picture's size."""

import pytest
from PySide6.QtCore import QEvent, QRect, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from domino_gui.learning.lesson_tasks import Ends, counting_spots
from domino_gui.learning.set_table import parse_end
from domino_gui.table.scene import TableScene
from domino_gui.table.view import TableView
from domino_gui.windows.lesson_pointing import PointingAsking, SpotButton
from domino_gui.windows.lesson_table import peopled
from tests.learning.lesson_files import position

TABLE = position("3|6", "6|6 at 3|6 high", "2|6 at 6|6 straight-b")


@pytest.fixture
def asking(parent: QWidget) -> PointingAsking:
    """A line with a spinner whose branches are open, shown without its marks."""
    view = TableView(TableScene(parent), parent)
    view.resize(800, 600)
    view.show()
    scene = view.table
    scene.withhold_count()
    scene.show_match(peopled(TABLE).match(["You", "Mina"]), None, bottom=0)
    made = PointingAsking(Ends(frozenset(counting_spots(TABLE.layout))), TABLE, view, parent)
    made.set_pixels(14)
    made.show()
    made.begin()
    return made


def button(asking: PointingAsking, spot: str) -> SpotButton:
    return next(each for each in asking.buttons if each.spot == parse_end(spot))


def place(asking: PointingAsking, spot: str) -> QRect:
    return button(asking, spot).geometry()


def test_each_lies_on_what_it_stands_for(asking: PointingAsking) -> None:
    spots = ("3|6 low", "3|6 high", "6|6 straight-a", "2|6 high", "2|6 low")
    middles = [place(asking, spot).center() for spot in spots]
    assert len({middle.y() for middle in middles}) == 1
    xs = [middle.x() for middle in middles]
    assert xs in (sorted(xs), sorted(xs, reverse=True))
    double = place(asking, "6|6 straight-a")
    above, below = sorted(
        (place(asking, "6|6 branch-a"), place(asking, "6|6 branch-b")), key=QRect.top
    )
    assert above.bottom() <= double.top() + 1
    assert below.top() >= double.bottom() - 1


def test_they_move_with_the_table(asking: PointingAsking) -> None:
    before = place(asking, "6|6 straight-a")
    view = asking.buttons[0].parentWidget().parentWidget()  # type: ignore[union-attr]
    assert isinstance(view, TableView)
    view.resize(1200, 900)
    assert place(asking, "6|6 straight-a") != before
    inside = view.viewport().rect()
    assert all(inside.contains(each.geometry()) for each in asking.buttons)


def test_what_is_pointed_at_is_seen(asking: PointingAsking) -> None:
    one = button(asking, "3|6 low")
    before = one.grab().toImage()
    one.click()
    assert one.grab().toImage() != before
    assert asking.pointed == {one.spot}
    one.click()
    assert asking.pointed == set()


def test_the_choice_is_judged_by_the_ends_that_count(asking: PointingAsking, qtbot: QtBot) -> None:
    button(asking, "3|6 low").click()
    for is_right in (False, True):
        with qtbot.waitSignal(asking.answered) as answered:
            enter = QKeyEvent(
                QEvent.Type.KeyPress, Qt.Key.Key_Return, Qt.KeyboardModifier.NoModifier
            )
            assert asking.take_key(enter)
        assert answered.args is not None
        assert answered.args[0] is is_right
        button(asking, "2|6 low").click()


def test_they_go_when_nothing_is_asked_any_more(asking: PointingAsking, qtbot: QtBot) -> None:
    buttons = asking.buttons
    asking.end()
    assert asking.buttons == []
    assert not any(each.isVisible() for each in buttons)
    with qtbot.waitSignal(buttons[0].destroyed, timeout=5_000):
        pass


def test_pointing_at_nothing_is_no_answer(asking: PointingAsking, qtbot: QtBot) -> None:
    enter = QKeyEvent(QEvent.Type.KeyPress, Qt.Key.Key_Return, Qt.KeyboardModifier.NoModifier)
    with qtbot.assertNotEmitted(asking.answered):
        assert asking.take_key(enter)
    assert asking.wrong == 0
    button(asking, "3|6 low").click()
    assert asking.check.isEnabled()
    button(asking, "3|6 low").click()
    assert not asking.check.isEnabled()
