"""Finished records are filed, damaged ones kept aside; what is somebody else's stays."""

from pathlib import Path

import pytest

from domino_gui.engine.record import (
    OtherFormatError,
    RecordError,
    UnreadableError,
    read_record,
    write_record,
)
from domino_gui.storage.append_file import AppendFile
from domino_gui.storage.library import Library, LibraryError, Query, Trouble
from domino_gui.storage.places import (
    damaged_folder,
    finished_folder,
    library_path,
    matches_folder,
)
from domino_gui.windows.shelving import keep_aside, shelve
from tests.simulated import short_match


def finished(folder: Path) -> Path:
    folder.mkdir(parents=True, exist_ok=True)
    path = folder / "one.domino"
    write_record(path, short_match().events)
    return path


def in_library() -> list[Path]:
    library = Library.open(library_path())
    paths = [entry.path for entry in library.search(Query())]
    library.close()
    return paths


def test_a_match_that_is_over_is_filed_and_in_the_library() -> None:
    path = finished(matches_folder())
    assert shelve(path).problem is None
    assert not path.exists()
    assert in_library() == [finished_folder() / "one.domino"]


def test_somebody_else_s_record_stays_and_is_in_the_library(tmp_path: Path) -> None:
    path = finished(tmp_path / "theirs")
    assert shelve(path).problem is None
    assert in_library() == [path]


def test_a_record_that_is_being_written_to_waits() -> None:
    path = finished(matches_folder())
    held = AppendFile.open(path)
    assert shelve(path).path == path
    assert shelve(path).problem
    held.close()
    assert path.exists()


def test_a_library_that_fails_keeps_no_match_from_being_filed(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def fail(_: Path) -> Library:
        raise LibraryError(Trouble.BUSY, "another copy of the program is writing to it")

    monkeypatch.setattr(Library, "open", fail)
    path = finished(matches_folder())
    assert shelve(path).problem == "another copy of the program is writing to it"
    assert (finished_folder() / "one.domino").exists()


def damaged(folder: Path, text: str = "no record\n") -> tuple[Path, RecordError]:
    folder.mkdir(parents=True, exist_ok=True)
    path = folder / "x.domino"
    path.write_text(text)
    with pytest.raises(RecordError) as raised:
        read_record(path)
    return path, raised.value


def test_a_damaged_record_of_ours_is_kept_aside_as_it_is() -> None:
    path, error = damaged(matches_folder())
    assert keep_aside(path, error)
    assert not path.exists()
    assert (damaged_folder() / "x.domino").read_text() == "no record\n"


def test_a_damaged_record_of_somebody_else_s_stays(tmp_path: Path) -> None:
    path, error = damaged(tmp_path)
    assert not keep_aside(path, error)
    assert path.exists()


def test_a_record_in_a_newer_format_is_no_damaged_one() -> None:
    path, error = damaged(matches_folder(), '{"event":"match","format":2}\n')
    assert isinstance(error, OtherFormatError)
    assert not keep_aside(path, error)
    assert path.exists()


def test_a_record_that_cannot_be_opened_now_is_no_damaged_one() -> None:
    path, _ = damaged(matches_folder())
    assert not keep_aside(path, UnreadableError(None, "cannot be opened: Permission denied"))
    assert path.exists()
