import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget

from domino_gui.storage.library import Entry, Query
from domino_gui.windows.library_list import Empty, LibraryList
from domino_gui.windows.library_model import Column
from tests.windows.fake_library import FakeLibrary, entry

SHIFT = Qt.KeyboardModifier.ShiftModifier


@pytest.fixture
def library() -> FakeLibrary:
    return FakeLibrary(map(entry, range(1000)))


@pytest.fixture
def matches(parent: QWidget, library: FakeLibrary) -> LibraryList:
    parent.resize(900, 500)
    matches = LibraryList(14, parent)
    matches.resize(900, 500)
    matches.show_matches(library, Query())  # type: ignore[arg-type]
    matches.show_empty(Empty.NOTHING_YET)
    matches.show()
    return matches


def entries(matches: LibraryList) -> list[Entry]:
    return [one for page in matches.entries() for one in page]


def click(
    matches: LibraryList, row: int, modifier: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier
) -> None:
    table = matches.table
    at = table.visualRect(matches.model.index(row, 1)).center()
    QTest.mouseClick(table.viewport(), Qt.MouseButton.LeftButton, modifier, at)


def test_the_latest_match_is_chosen_at_first(matches: LibraryList) -> None:
    assert matches.current() == entry(0)
    assert entries(matches) == [entry(0)]


def test_keys_walk_through_the_list(matches: LibraryList) -> None:
    for key in (Qt.Key.Key_Down, Qt.Key.Key_Down, Qt.Key.Key_Up):
        QTest.keyClick(matches.table, key)
    assert entries(matches) == [entry(1)]
    QTest.keyClick(matches.table, Qt.Key.Key_Down, SHIFT)
    assert entries(matches) == [entry(1), entry(2)]
    QTest.keyClick(matches.table, Qt.Key.Key_A, Qt.KeyboardModifier.ControlModifier)
    assert len(matches.rows) == matches.number == 1000


def test_several_are_chosen_by_mouse(matches: LibraryList) -> None:
    told: list[int] = []
    matches.chosen.connect(lambda: told.append(len(matches.rows)))
    click(matches, 2)
    click(matches, 5, SHIFT)
    assert matches.rows == [2, 3, 4, 5]
    assert told[-1] == 4
    click(matches, 3, Qt.KeyboardModifier.ControlModifier)
    assert matches.rows == [2, 4, 5]
    assert matches.current() is None


def test_what_is_chosen_stays_chosen_while_others_come(
    matches: LibraryList, library: FakeLibrary
) -> None:
    matches.choose(40)
    library.entries.insert(0, entry(5000))
    matches.look_again()
    assert matches.rows == [41]
    assert matches.current() == entry(40)


def test_where_the_chosen_one_is_gone_the_next_is_chosen(
    matches: LibraryList, library: FakeLibrary
) -> None:
    matches.choose(999)
    del library.entries[999]
    matches.look_again()
    assert matches.current() == entry(998)
    matches.choose(40)
    del library.entries[40]
    matches.look_again()
    assert matches.current() == entry(41)
    library.entries.clear()
    matches.look_again()
    assert matches.current() is None


def test_an_empty_list_says_what_to_do(matches: LibraryList, library: FakeLibrary) -> None:
    assert not matches.way_out.isVisible()
    library.entries.clear()
    matches.look_again()
    texts = []
    for why in Empty:
        matches.show_empty(why)
        assert not matches.table.isVisible()
        assert matches.way_out.isVisible() == (why is not Empty.READING)
        texts.append((matches._words.text(), matches.way_out.text()))
    assert len({*texts}) == 3
    matches.retranslate()
    assert matches.empty is Empty.READING


@pytest.mark.parametrize(("width", "scrolls"), [(500, True), (1400, False)])
def test_the_players_have_what_room_there_is_and_enough_of_it(
    matches: LibraryList, width: int, *, scrolls: bool
) -> None:
    matches.resize(width, 400)
    columns, viewport = matches.table.horizontalHeader(), matches.table.viewport()
    assert (columns.length() > viewport.width()) == scrolls
    assert (columns.sectionSize(Column.PLAYERS) == 13 * 14) == scrolls
    assert columns.length() >= viewport.width()


def test_rows_are_as_high_as_the_words_need_and_all_alike(matches: LibraryList) -> None:
    table = matches.table
    assert table.rowHeight(0) == table.rowHeight(999) > table.fontMetrics().height()
