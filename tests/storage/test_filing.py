"""How records are moved."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from domino_gui.engine.record import write_record
from domino_gui.storage import filing, places
from domino_gui.storage.append_file import AppendFile, InUseError
from domino_gui.storage.filing import NotFiledError, delete, file_away, put_back, set_aside
from tests.simulated import short_match

FINISHED = short_match().events


@pytest.fixture
def finished() -> Path:
    """The record of a match that is over, in our folder, and how racks were arranged in it."""
    path = places.matches_folder() / "match.domino"
    path.parent.mkdir(parents=True)
    write_record(path, FINISHED)
    path.with_suffix(".racks").write_text("{}")
    return path


def files() -> list[str]:
    """All files below our folder, by their names in it."""
    folder = places.matches_folder()
    return sorted(
        path.relative_to(folder).as_posix() for path in folder.rglob("*") if path.is_file()
    )


def test_a_match_that_is_over_is_filed_without_its_racks(finished: Path) -> None:
    data = finished.read_bytes()
    filed = file_away(finished)
    assert files() == ["finished/match.domino"]
    assert filed == places.finished_folder() / "match.domino"
    assert filed.read_bytes() == data
    assert file_away(filed) == filed


def test_a_match_that_is_not_over_stays(finished: Path) -> None:
    write_record(finished, FINISHED[:-1])
    with pytest.raises(NotFiledError, match="not over"):
        file_away(finished)
    assert files() == ["match.domino", "match.racks"]


def test_an_empty_file_is_no_match_that_is_over(finished: Path) -> None:
    finished.write_bytes(b"")
    with pytest.raises(NotFiledError, match="not over"):
        file_away(finished)


def test_nothing_is_overwritten(finished: Path) -> None:
    places.finished_folder().mkdir()
    taken = [places.finished_folder() / name for name in ("match.domino", "match-2.domino")]
    for path in taken:
        path.write_text("mine")
    assert file_away(finished).name == "match-3.domino"
    assert [path.read_text() for path in taken] == ["mine", "mine"]


def test_what_lies_elsewhere_is_never_moved(tmp_path: Path, finished: Path) -> None:
    other = tmp_path / "other.domino"
    write_record(other, FINISHED)
    for move in (file_away, set_aside, delete):
        with pytest.raises(NotFiledError, match="own folder"):
            move(other)
    with pytest.raises(NotFiledError, match="own folder"):
        put_back(delete(finished), other)
    assert other.exists()


def test_only_records_are_moved(finished: Path) -> None:
    for move in (file_away, set_aside, delete):
        with pytest.raises(NotFiledError):
            move(finished.with_suffix(".racks"))
        with pytest.raises(OSError, match=r"none\.domino"):
            move(finished.with_name("none.domino"))
    assert files() == ["match.domino", "match.racks"]


@pytest.mark.parametrize("move", [file_away, set_aside, delete])
def test_a_record_that_is_being_written_to_stays(move: object, finished: Path) -> None:
    assert callable(move)
    file = AppendFile.open(finished)
    with pytest.raises(InUseError):
        move(finished)
    file.close()
    move(finished)
    assert not finished.exists()


def test_a_deleted_match_comes_back_with_its_racks(finished: Path) -> None:
    deleted = delete(finished)
    assert files() == ["deleted/match.domino", "deleted/match.racks"]
    assert put_back(deleted, finished) == finished
    assert files() == ["match.domino", "match.racks"]


def test_where_another_match_took_its_name_it_comes_back_beside(finished: Path) -> None:
    deleted = delete(finished)
    finished.write_text("another")
    assert put_back(deleted, finished).name == "match-2.domino"
    assert files() == ["match-2.domino", "match-2.racks", "match.domino"]


def test_a_damaged_record_is_kept_aside(finished: Path) -> None:
    finished.write_bytes(b"noise")
    assert set_aside(finished).read_bytes() == b"noise"
    assert files() == ["damaged/match.domino", "damaged/match.racks"]


def test_a_move_that_was_cut_short_is_finished_the_next_time(
    finished: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    if not hasattr(os, "link") or os.name == "nt":
        pytest.skip("a move is a single step here")

    def killed(_: Path) -> None:
        raise KeyboardInterrupt

    with monkeypatch.context() as patched:
        patched.setattr(filing, "keep_name", killed)
        with pytest.raises(KeyboardInterrupt):
            file_away(finished)
    assert len([name for name in files() if name.endswith(".domino")]) == 2
    file_away(finished)
    assert files() == ["finished/match.domino"]


def test_where_a_file_has_one_name_only_it_is_moved_all_the_same(
    finished: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(*_: object) -> None:
        raise PermissionError(1, "Operation not permitted")

    monkeypatch.setattr(os, "link", refuse)
    places.finished_folder().mkdir()
    (places.finished_folder() / "match.domino").write_text("mine")
    assert file_away(finished).name == "match-2.domino"
    assert files() == ["finished/match-2.domino", "finished/match.domino"]
    assert (places.finished_folder() / "match.domino").read_text() == "mine"


def test_a_folder_that_cannot_be_made_leaves_everything_as_it_was(finished: Path) -> None:
    places.finished_folder().write_text("a file")
    with pytest.raises(OSError, match="finished"):
        file_away(finished)
    assert files() == ["finished", "match.domino", "match.racks"]


@pytest.mark.skipif(os.name == "nt", reason="links need a privilege there")
def test_a_folder_that_leads_back_to_where_the_record_lies_loses_nothing(finished: Path) -> None:
    places.deleted_folder().symlink_to(places.matches_folder())
    data = finished.read_bytes()
    assert delete(finished).read_bytes() == data


def test_a_move_that_fails_leaves_nothing_behind(
    finished: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(*_: object) -> None:
        raise PermissionError(1, "Operation not permitted")

    for name in ("link", "replace", "rename"):
        monkeypatch.setattr(os, name, refuse)
    with pytest.raises(PermissionError):
        file_away(finished)
    assert files() == ["match.domino", "match.racks"]


def test_a_review_stays_with_its_match_wherever_that_goes(finished: Path) -> None:
    finished.with_suffix(".review").write_text("{}")
    filed = file_away(finished)
    assert files() == ["finished/match.domino", "finished/match.review"]
    deleted = delete(filed)
    assert files() == ["deleted/match.domino", "deleted/match.review"]
    put_back(deleted, filed)
    assert files() == ["finished/match.domino", "finished/match.review"]
