from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from domino_gui.engine.events import encode_events
from domino_gui.storage.library import (
    Library,
    LibraryError,
    NewerLibraryError,
    Progress,
    Query,
    Trouble,
    Unreadable,
)
from domino_gui.storage.places import data_folder, library_path, matches_folder
from domino_gui.windows import library_index, slices
from domino_gui.windows.library_index import LibraryIndex
from tests.strategies import start
from tests.windows.fake_library import FakeLibrary, entry


def written(name: str = "one.domino") -> Path:
    matches_folder().mkdir(parents=True, exist_ok=True)
    path = matches_folder() / name
    path.write_bytes(encode_events([start()]))
    return path


def refresh(qtbot: QtBot, index: LibraryIndex) -> None:
    with qtbot.waitSignal(index.refreshed):
        index.refresh()
        assert index.refreshing


def number(index: LibraryIndex) -> int:
    assert index.library is not None
    return index.library.number(Query())


def troubles(index: LibraryIndex) -> list[Trouble]:
    told: list[Trouble] = []
    index.troubled.connect(lambda error: told.append(error.trouble))
    return told


def test_the_records_are_taken_in_while_the_window_goes_on(qtbot: QtBot) -> None:
    index = LibraryIndex()
    told = troubles(index)
    written()
    index.open()
    assert number(index) == 0
    refresh(qtbot, index)
    assert number(index) == 1
    assert not told
    index.close()
    assert index.library is None
    assert not index.refreshing


def test_a_damaged_library_is_made_anew_and_that_is_told(qtbot: QtBot) -> None:
    written()
    library_path().write_bytes(b"noise" * 1000)
    index = LibraryIndex()
    told = troubles(index)
    index.open()
    refresh(qtbot, index)
    assert told == [Trouble.DAMAGED]
    assert number(index) == 1
    assert len([*data_folder().glob("library.kept*")]) == 1
    index.close()


def newer(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let the library be one that a newer program has made."""
    really = Library.open

    def opened(path: Path) -> Library:
        if path == library_path():
            raise NewerLibraryError(9, 1)
        return really(path)

    monkeypatch.setattr(Library, "open", opened)


def test_where_the_library_cannot_be_used_the_matches_are_listed_all_the_same(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    written()
    newer(monkeypatch)
    index = LibraryIndex()
    told = troubles(index)
    index.open()
    refresh(qtbot, index)
    assert told == [Trouble.NEWER]
    assert number(index) == 1
    index.close()


def test_where_nothing_can_be_written_at_all_nothing_is_listed(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def fail(_: Path) -> FakeLibrary:
        raise LibraryError(Trouble.FULL, "full")

    monkeypatch.setattr(Library, "open", fail)
    index = LibraryIndex()
    told = troubles(index)
    index.open()
    index.refresh()
    assert index.library is None
    assert told == [Trouble.FULL]
    assert not index.refreshing
    index.close()


def opened(fake: FakeLibrary, monkeypatch: pytest.MonkeyPatch) -> LibraryIndex:
    monkeypatch.setattr(Library, "open", lambda _: fake)
    index = LibraryIndex()
    index.open()
    return index


def test_a_damaged_record_is_told_with_its_reason(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    found = Unreadable(Path("a.domino"), "line 3: not UTF-8 text")
    index = opened(FakeLibrary([], [Progress(1, 2, found), Progress(2, 2)]), monkeypatch)
    told: list[Unreadable] = []
    index.unreadable.connect(told.append)
    refresh(qtbot, index)
    assert told == [found]


def test_only_what_takes_longer_than_a_moment_is_spoken_of(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(slices, "_SLICE_NS", 0)
    steps = [Progress(done, 5) for done in range(5)]
    index = opened(FakeLibrary([], steps), monkeypatch)
    told: list[Progress] = []
    index.progressed.connect(told.append)
    monkeypatch.setattr(library_index, "_A_MOMENT_NS", 10**12)
    refresh(qtbot, index)
    assert not told
    monkeypatch.setattr(library_index, "_A_MOMENT_NS", 0)
    refresh(qtbot, index)
    assert told == steps


def test_a_long_refresh_shows_what_it_has_found_so_far(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(slices, "_SLICE_NS", 0)
    monkeypatch.setattr(library_index, "_NEWS_NS", 0)
    index = opened(FakeLibrary([], [Progress(1, 2), Progress(2, 2)]), monkeypatch)
    told: list[int] = []
    index.changed.connect(lambda: told.append(1))
    refresh(qtbot, index)
    assert len(told) == 3


@pytest.mark.parametrize(
    ("error", "trouble"),
    [
        (LibraryError(Trouble.BUSY, "busy"), Trouble.BUSY),
        (OSError(5, "Input/output error"), Trouble.OTHER),
    ],
)
def test_a_refresh_that_fails_is_told_and_leaves_the_list(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, error: LibraryError, trouble: Trouble
) -> None:
    fake = FakeLibrary([entry(1)])
    index = opened(fake, monkeypatch)
    told = troubles(index)
    fake.trouble = error
    refresh(qtbot, index)
    fake.trouble = None
    assert told == [trouble]
    assert number(index) == 1


def test_a_refresh_can_be_left_off(monkeypatch: pytest.MonkeyPatch) -> None:
    index = opened(FakeLibrary([], [Progress(1, 1)]), monkeypatch)
    assert not index.pause()
    index.refresh()
    assert index.pause()
    assert not index.refreshing


def test_nothing_is_left_of_a_library_that_lasts_no_longer_than_the_window(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("tempfile.tempdir", str(tmp_path))
    newer(monkeypatch)
    index = LibraryIndex()
    index.open()
    assert [*tmp_path.glob("fives-*")]
    index.close()
    assert not [*tmp_path.glob("fives-*")]
