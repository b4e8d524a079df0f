from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from domino_gui.storage.library import LibraryError, Refused, Trouble
from domino_gui.windows.library_bin import LibraryBin, without
from tests.windows.fake_library import FakeLibrary, entry


@pytest.fixture
def library() -> FakeLibrary:
    return FakeLibrary(map(entry, range(30)))


def delete(qtbot: QtBot, bin_: LibraryBin, library: FakeLibrary, *numbers: int) -> list[object]:
    with qtbot.waitSignal(bin_.deleted) as deleted:
        pages = ([entry(number)] for number in numbers)
        bin_.delete(library, pages, len(numbers))  # type: ignore[arg-type]
        assert bin_.busy
        assert not bin_.can_undo
    assert deleted.args is not None
    return deleted.args


def undo(qtbot: QtBot, bin_: LibraryBin, library: FakeLibrary) -> None:
    with qtbot.waitSignal(bin_.put_back):
        bin_.undo(library)  # type: ignore[arg-type]


def test_several_matches_go_and_come_back(qtbot: QtBot, library: FakeLibrary) -> None:
    bin_, before = LibraryBin(), library.entries[:]
    assert delete(qtbot, bin_, library, *range(25)) == [25, []]
    assert library.entries == before[25:]
    assert bin_.can_undo
    undo(qtbot, bin_, library)
    assert library.entries == before
    assert not bin_.can_undo


def test_only_what_was_deleted_last_comes_back(qtbot: QtBot, library: FakeLibrary) -> None:
    bin_ = LibraryBin()
    delete(qtbot, bin_, library, 1)
    delete(qtbot, bin_, library, 2)
    undo(qtbot, bin_, library)
    assert [one.id for one in library.entries][:3] == [0, 2, 3]


def test_what_cannot_be_moved_is_told_and_the_others_are(
    qtbot: QtBot, library: FakeLibrary
) -> None:
    library.kept[2] = stays = Refused(entry(2).path, "somebody plays it")
    assert delete(qtbot, LibraryBin(), library, 1, 2, 3) == [2, [stays]]


def test_a_library_that_refuses_is_told_and_can_be_asked_again(
    qtbot: QtBot, library: FakeLibrary
) -> None:
    bin_ = LibraryBin()
    delete(qtbot, bin_, library, 1, 2)
    library.trouble = LibraryError(Trouble.BUSY, "busy")
    with qtbot.waitSignal(bin_.failed):
        bin_.undo(library)  # type: ignore[arg-type]
    assert bin_.can_undo
    library.trouble = None
    undo(qtbot, bin_, library)
    assert len(library.entries) == 30


def test_the_match_that_is_played_is_left_out() -> None:
    one, two = entry(1), entry(2)
    assert without([one, two], two.path.absolute()) == [one]
    assert without([one, two], None) == [one, two]
    assert without([one], Path("other.domino")) == [one]
