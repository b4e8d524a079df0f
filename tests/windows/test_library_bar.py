import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget

from domino_gui.windows.library_bar import LibraryBar


@pytest.fixture
def bar(parent: QWidget) -> LibraryBar:
    parent.resize(700, 200)
    bar = LibraryBar(14, parent)
    bar.resize(700, 100)
    return bar


def test_it_is_there_only_while_it_has_something_to_say(bar: LibraryBar) -> None:
    assert not bar.isVisible()
    line = bar.tell("a", "One.")
    assert bar.isVisible()
    QTest.mouseClick(line.close_button, Qt.MouseButton.LeftButton)
    assert not bar.isVisible()
    assert not bar.texts


def test_what_is_said_about_the_same_takes_the_place_of_what_was(bar: LibraryBar) -> None:
    bar.tell("a", "One.")
    bar.tell("b", "Two.")
    bar.tell("a", "Three.")
    assert bar.texts == ["Two.", "Three."]
    bar.drop("b")
    bar.drop("nothing")
    assert bar.texts == ["Three."]


def test_something_can_be_done_about_it_by_mouse_and_key(bar: LibraryBar) -> None:
    done: list[str] = []
    act = bar.tell("a", "Gone.", "", "Undo", lambda: done.append("undone")).act
    assert act is not None
    assert act.text() == "Undo"
    QTest.mouseClick(act, Qt.MouseButton.LeftButton)
    QTest.keyClick(act, Qt.Key.Key_Return)
    assert done == ["undone", "undone"]
    assert bar.tell("b", "Only said.").act is None


def test_a_screen_reader_is_told_the_same_and_the_detail(bar: LibraryBar) -> None:
    line = bar.tell("a", "Damaged.", "line 3: <b>")
    assert line.accessibleName() == "Damaged."
    assert line.accessibleDescription() == "line 3: <b>"
