"""The page of a match: what it shows when a match comes and goes."""

from collections.abc import Callable

from PySide6.QtCore import Qt

from domino_gui.windows.desk import Stage
from tests.windows.conftest import Person

OpenWindow = Callable[..., Person]


def test_the_caption_tells_which_match_is_played(open_window: OpenWindow) -> None:
    person = open_window()
    person.wait(Stage.CHOOSING)
    window = person.host.window
    assert window.table.caption == ["All Fives", "Round 1", "first to 250"]
    assert window.bar.caption == "All Fives  ·  Round 1  ·  first to 250"


def test_a_match_that_is_left_takes_no_more_keys(open_window: OpenWindow) -> None:
    person = open_window()
    person.wait(Stage.CHOOSING)
    window, desk = person.host.window, person.desk
    before = desk.match.events[:]
    window.leave_desk()
    assert window.desk is None
    person.press(Qt.Key.Key_1)
    person.press(Qt.Key.Key_Return)
    person.press(Qt.Key.Key_Space)
    assert desk.match.events == before


def test_escape_lets_go_of_what_is_picked_and_says_so(open_window: OpenWindow) -> None:
    person = open_window()
    person.wait(Stage.CHOOSING)
    table = person.host.window.table
    table.scene.pick(table.scene.rack_tiles[0], places_at_once=False)
    assert table.put_back()
    assert not table.put_back()


def test_a_window_that_is_closed_starts_no_program_for_hints_any_more(
    open_window: OpenWindow,
) -> None:
    person = open_window()
    person.wait(Stage.CHOOSING)
    due = person.host.window.table._ready_soon
    assert due.isActive()
    person.host.window.close()
    assert not due.isActive()
