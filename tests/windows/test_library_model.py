import pytest
from PySide6.QtCore import QModelIndex, Qt
from PySide6.QtTest import QAbstractItemModelTester

from domino_gui.storage.library import LibraryError, Query, Trouble
from domino_gui.windows.library_model import PAGE, Column, LibraryModel
from tests.windows.fake_library import FakeLibrary, entry

Role = Qt.ItemDataRole


def shown(library: FakeLibrary, query: Query | None = None) -> LibraryModel:
    model = LibraryModel()
    model.show(library, query or Query())  # type: ignore[arg-type]
    return model


def text(model: LibraryModel, row: int, column: Column, role: Role = Role.DisplayRole) -> object:
    return model.data(model.index(row, column), role)


def test_it_is_a_model_as_qt_wants_one() -> None:
    model = shown(FakeLibrary(map(entry, range(5))))
    tester = QAbstractItemModelTester(model, QAbstractItemModelTester.FailureReportingMode.Fatal)
    model.show(FakeLibrary(map(entry, range(3))), Query())  # type: ignore[arg-type]
    assert tester.model() is model
    assert model.rowCount(model.index(0, 0)) == model.columnCount(model.index(0, 0)) == 0


def test_of_fifty_thousand_matches_only_what_is_looked_at_is_read() -> None:
    library = FakeLibrary(map(entry, range(50_000)))
    model = shown(library)
    assert model.rowCount() == 50_000
    assert library.asked == 0
    assert text(model, 49_999, Column.ROUNDS) == str(entry(49_999).rounds)
    assert text(model, 49_000, Column.ROUNDS) == str(entry(49_000).rounds)
    assert library.asked <= 2 * PAGE
    for row in range(0, 50_000, PAGE):
        assert model.entry(row) == entry(row)
    assert len(model._pages) <= 12


def test_every_column_tells_its_part() -> None:
    model = shown(FakeLibrary([entry(8, winners=(0,), resigned=None)]))
    row = [text(model, 0, column) for column in Column]
    assert row[1:] == ["All Fives", "★\N{NO-BREAK SPACE}You – Mina 8", "242 : 201", "9", "Finished"]
    heads = [model.headerData(column, Qt.Orientation.Horizontal) for column in Column]
    assert heads == ["Begun", "Rules", "Players (★: won)", "Points", "Rounds", "State"]
    whole = text(model, 0, Column.TIME, Role.AccessibleTextRole)
    assert isinstance(whole, str)
    assert "Won by You" in whole
    assert text(model, 0, Column.PLAYERS, Role.ToolTipRole) == f"<p>{whole}</p>"


def test_a_name_that_looks_like_markup_stays_a_name() -> None:
    seats = (entry(2).seats[0].__class__("<b>x", entry(2).seats[0].player), entry(2).seats[1])
    model = shown(FakeLibrary([entry(2, seats=seats)]))
    assert "&lt;b&gt;x" in str(text(model, 0, Column.PLAYERS, Role.ToolTipRole))


def test_what_fits_is_shown_and_nothing_without_a_library() -> None:
    library = FakeLibrary(map(entry, range(100)))
    model = shown(library, Query(words="mina 3"))
    assert model.rowCount() == 10
    assert [*model.entries([0, 1, 99])] == [[entry(3), entry(13)]]
    assert model.entry(10) is model.entry(-1) is None
    model.show(None, Query())
    assert model.rowCount() == 0
    assert not model.look_again()
    assert not [*model.entries([0])]
    assert not model.data(QModelIndex(), Role.DecorationRole)


def test_the_matches_in_many_rows_are_read_page_by_page() -> None:
    model = shown(FakeLibrary(map(entry, range(1000))))
    first, *others = model.entries([1, PAGE - 1, *range(PAGE, 3 * PAGE)])
    assert first == [entry(1), entry(PAGE - 1)]
    assert [len(page) for page in others] == [PAGE, PAGE]


def test_only_what_has_changed_is_shown_again() -> None:
    library = FakeLibrary(map(entry, range(3)))
    model = shown(library)
    assert model.entry(0) == entry(0)
    assert not model.look_again()
    library.entries[0] = entry(0, rounds=99)
    assert model.look_again()
    assert text(model, 0, Column.ROUNDS) == "99"
    del library.entries[2]
    assert model.look_again()
    assert model.rowCount() == 2


def test_a_match_is_found_again_where_others_have_come() -> None:
    library = FakeLibrary(map(entry, range(10, 1000)))
    model = shown(library)
    library.entries[:0] = [entry(number) for number in range(10)]
    model.look_again()
    assert model.row_of(500, near=490) == 500
    assert model.row_of(5000, near=490) is None


def test_a_library_that_cannot_be_read_is_told_once_and_shows_nothing() -> None:
    library = FakeLibrary(map(entry, range(3)))
    model = shown(library)
    told: list[LibraryError] = []
    model.failed.connect(told.append)
    library.trouble = LibraryError(Trouble.BUSY, "busy")
    assert text(model, 0, Column.RULES) is None
    assert text(model, 1, Column.RULES) is None
    assert told == [library.trouble]
    model.show(library, Query(words="x"))  # type: ignore[arg-type]
    assert model.rowCount() == 0
    assert len(told) == 2


@pytest.mark.parametrize("role", [Role.DisplayRole, Role.TextAlignmentRole])
def test_rows_have_no_heads(role: Role) -> None:
    assert shown(FakeLibrary([])).headerData(0, Qt.Orientation.Vertical, role) is None
