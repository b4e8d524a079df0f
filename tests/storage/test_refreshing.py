"""How the library keeps up with the files."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from domino_gui.engine.record import RecordError
from domino_gui.storage import filing, places, refreshing
from domino_gui.storage.append_file import AppendFile
from domino_gui.storage.filing import file_away
from domino_gui.storage.library import Library, Query, Unreadable
from domino_gui.storage.live_record import LiveRecord
from tests.simulated import begun, played_out, short_match
from tests.storage.keeping import folders, keep, refreshed

UNFINISHED = played_out(begun()).events[:40]


def paths(library: Library) -> list[Path]:
    return sorted(entry.path for entry in library.search(Query()))


def folder_of(library: Library) -> list[str]:
    """Where each match lies, below the folder of matches."""
    folder = places.matches_folder()
    return [path.relative_to(folder).as_posix() for path in paths(library)]


def reads(library: Library, monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Refresh the library; return the names of the records that were read."""
    read: list[str] = []

    def noted(path: Path) -> object:
        read.append(path.stem)
        return real(path)

    real = refreshing._read
    with monkeypatch.context() as patched:
        patched.setattr(refreshing, "_read", noted)
        refreshed(library)
    return read


def test_without_folders_there_is_nothing(library: Library) -> None:
    assert refreshed(library) == []
    assert paths(library) == []


def test_only_what_is_new_or_changed_is_read_the_latest_first(
    library: Library, monkeypatch: pytest.MonkeyPatch
) -> None:
    for number in range(4):
        keep(UNFINISHED, str(number), age=number)
    assert reads(library, monkeypatch) == ["0", "1", "2", "3"]
    assert reads(library, monkeypatch) == []
    keep(UNFINISHED[:30], "2", age=2)
    keep(UNFINISHED, "3", age=4)
    keep(UNFINISHED, "new", age=5)
    assert reads(library, monkeypatch) == ["2", "3", "new"]


def test_what_is_gone_is_forgotten(library: Library) -> None:
    for number in range(3):
        keep(UNFINISHED, str(number))
    refreshed(library)
    (places.matches_folder() / "1.domino").unlink()
    refreshed(library)
    assert folder_of(library) == ["0.domino", "2.domino"]


def test_of_more_files_than_a_step_looks_at_none_is_left_out(
    library: Library, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(refreshing, "_NAMES", 2)
    monkeypatch.setattr(refreshing, "_TOGETHER", 2)
    for number in range(9):
        keep(UNFINISHED, str(number))
    refreshed(library)
    assert len(paths(library)) == 9
    for number in (0, 1, 5, 8):
        (places.matches_folder() / f"{number}.domino").unlink()
    refreshed(library)
    assert folder_of(library) == [f"{number}.domino" for number in (2, 3, 4, 6, 7)]
    assert reads(library, monkeypatch) == []


def test_a_match_that_is_over_is_filed(library: Library, monkeypatch: pytest.MonkeyPatch) -> None:
    path = keep(name="over")
    keep(UNFINISHED, "left")
    refreshed(library)
    assert folder_of(library) == ["finished/over.domino", "left.domino"]
    assert not path.exists()
    assert reads(library, monkeypatch) == []


def test_a_match_that_is_over_and_still_on_the_table_is_filed_later(
    library: Library, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = keep()
    file = AppendFile.open(path)
    refreshed(library)
    assert paths(library) == [path]
    (entry,) = library.search(Query(over=True))
    file.close()
    assert reads(library, monkeypatch) == []
    assert folder_of(library) == ["finished/match.domino"]
    assert library.search(Query())[0].id == entry.id


def test_a_move_that_nobody_told_of_is_noticed(library: Library) -> None:
    path = keep()
    with AppendFileOpen(path):
        refreshed(library)
    file_away(path)
    refreshed(library)
    assert folder_of(library) == ["finished/match.domino"]


class AppendFileOpen:
    """Holds a record as whoever plays it does."""

    def __init__(self, path: Path) -> None:
        self.path = path

    def __enter__(self) -> None:
        self.file = AppendFile.open(self.path)

    def __exit__(self, *_: object) -> None:
        self.file.close()


def test_a_move_that_is_told_of_keeps_the_id(library: Library) -> None:
    path = keep()
    entry = library.take_in(path)
    filed = library.take_in(file_away(path), formerly=path)
    assert filed == entry._replace(path=places.finished_folder() / "match.domino")
    refreshed(library)
    assert library.search(Query()) == [filed]


def test_a_move_that_was_cut_short_is_healed(
    library: Library, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = keep()

    def killed(_: Path) -> None:
        raise KeyboardInterrupt

    if os.name != "nt":
        with monkeypatch.context() as patched:
            patched.setattr(filing, "keep_name", killed)
            with pytest.raises(KeyboardInterrupt):
                file_away(path)
        assert path.exists()
    refreshed(library)
    refreshed(library)
    assert folder_of(library) == ["finished/match.domino"]
    assert not path.exists()


def test_a_match_being_played_is_known_as_far_as_it_has_come(library: Library) -> None:
    live = LiveRecord.create(places.matches_folder(), begun())
    for event in UNFINISHED[1:20]:
        live.history.append(event)
        live.append([event])
        refreshed(library)
    (entry,) = library.search(Query(over=False))
    assert entry.rounds == 1
    live.close()


def test_a_line_that_a_crash_cut_off_is_left_out(library: Library) -> None:
    path = keep(UNFINISHED)
    path.write_bytes(path.read_bytes()[:-5])
    assert refreshed(library) == []
    assert paths(library) == [path]


DAMAGED = {
    "empty": b"",
    "noise": b"\xff\x00" * 500,
    "no match": b'{"event":"pass","seat":0}\n',
    "newer": b'{"event":"match","format":99}\n',
}


def test_damaged_records_are_told_of_each_time_and_left_alone(library: Library) -> None:
    for name, data in DAMAGED.items():
        keep(UNFINISHED, name).write_bytes(data)
    good = keep(UNFINISHED, "good")
    for _ in range(2):
        told = refreshed(library)
        assert {it.path.stem: it.is_damaged for it in told} == {
            name: name != "newer" for name in DAMAGED
        }
        assert all(it.reason.startswith("line 1: ") for it in told)
        assert paths(library) == [good]
    for name, data in DAMAGED.items():
        assert (places.matches_folder() / f"{name}.domino").read_bytes() == data


def test_damaged_records_are_told_of_also_where_nothing_can_be_written(library: Library) -> None:
    keep(UNFINISHED, "good")
    refreshed(library)
    keep(UNFINISHED, "noise").write_bytes(b"noise\n")
    with library.database.reading() as connection:
        connection.execute("PRAGMA query_only = ON")
    assert [it.path.stem for it in refreshed(library)] == ["noise"]


def test_a_record_that_was_damaged_since_is_forgotten(library: Library) -> None:
    path = keep(UNFINISHED)
    refreshed(library)
    path.write_bytes(b"noise\n")
    assert [it.path for it in refreshed(library)] == [path]
    assert paths(library) == []
    keep(UNFINISHED)
    assert refreshed(library) == []
    assert paths(library) == [path]


def test_a_record_that_cannot_be_read_just_now_is_not_forgotten(
    library: Library, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = keep(UNFINISHED)
    refreshed(library)
    os.utime(path, (1, 1))

    def refused(_: Path, *__: object) -> None:
        raise PermissionError(13, "Permission denied")

    with monkeypatch.context() as patched:
        patched.setattr(Path, "open", refused)
        assert refreshed(library) == [
            Unreadable(path, "cannot be opened: Permission denied", is_damaged=False)
        ]
        with pytest.raises(RecordError, match="Permission denied"):
            library.take_in(path)
    assert paths(library) == [path]


def test_a_record_that_is_gone_by_now_is_no_damage(library: Library) -> None:
    path = keep(UNFINISHED)
    steps = library.refresh(folders())
    assert next(steps).of == 1
    path.unlink()
    assert [step.unreadable for step in steps if step.unreadable] == []
    assert paths(library) == []


def test_a_folder_that_cannot_be_looked_into_is_not_taken_for_empty(
    library: Library, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = keep(UNFINISHED)
    refreshed(library)

    def refused(_: Path) -> None:
        raise PermissionError(13, "Permission denied")

    with monkeypatch.context() as patched:
        patched.setattr(os, "scandir", refused)
        refreshed(library)
    assert paths(library) == [path]


def test_a_record_of_somebody_else_stays_while_it_is_there(
    library: Library, tmp_path: Path
) -> None:
    path = keep(name="other", folder=tmp_path)
    library.take_in(path)
    refreshed(library)
    assert paths(library) == [path]
    path.unlink()
    refreshed(library)
    assert paths(library) == []


def test_it_may_be_left_off_at_any_step(library: Library, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(refreshing, "_TOGETHER", 3)
    for number in range(7):
        keep(UNFINISHED, str(number))
    steps = 0
    while True:
        progress = library.refresh(folders())
        done = 0
        for done, _ in enumerate(progress, start=1):
            if done > steps:
                break
        progress.close()  # type: ignore[attr-defined]
        if done <= steps:
            break
        steps += 1
        with library.database.writing() as connection:
            connection.execute("DELETE FROM matches WHERE id % 3 = 0")
    assert len(paths(library)) == 7


def test_what_was_read_when_it_is_left_off_is_kept(library: Library) -> None:
    for number in range(7):
        keep(UNFINISHED, str(number))
    progress = library.refresh(folders())
    while next(progress).done < 4:
        pass
    progress.close()  # type: ignore[attr-defined]
    assert len(paths(library)) == 4


def test_what_a_newer_version_wants_to_know_is_read_again(
    library: Library, monkeypatch: pytest.MonkeyPatch
) -> None:
    keep(UNFINISHED, "one")
    refreshed(library)
    with library.database.writing() as connection:
        connection.execute("UPDATE matches SET size = -1")
    assert reads(library, monkeypatch) == ["one"]
    assert reads(library, monkeypatch) == []


def test_a_match_that_another_copy_files_meanwhile_is_known_once(library: Library) -> None:
    keep()
    steps = library.refresh(folders())
    next(steps)
    other = Library.open(places.library_path())
    assert refreshed(other) == []
    other.close()
    for _ in steps:
        pass
    assert folder_of(library) == ["finished/match.domino"]


def test_a_match_that_is_filed_between_reading_and_filing_is_left_to_who_did(
    library: Library, monkeypatch: pytest.MonkeyPatch
) -> None:
    keep()
    with monkeypatch.context() as patched:

        def late(path: Path) -> Path:
            file_away(path)
            raise FileNotFoundError(2, "No such file or directory", str(path))

        patched.setattr(refreshing, "file_away", late)
        refreshed(library)
    assert paths(library) == []
    refreshed(library)
    assert folder_of(library) == ["finished/match.domino"]


def test_a_long_record_takes_many_steps(library: Library) -> None:
    match = played_out(begun("five-up", 4))
    keep(match)
    steps = [*library.refresh(folders())]
    assert len(steps) > len(match.events) / refreshing._EVENTS
    assert len(paths(library)) == 1


def test_between_steps_another_copy_may_write(library: Library) -> None:
    keep(short_match(), "one")
    other = Library.open(places.library_path())
    record = keep(UNFINISHED, "other")
    for _ in library.refresh(folders()):
        other.take_in(record)
    other.close()
    assert len(paths(library)) == 2


def test_what_is_written_while_a_record_is_read_is_noticed_the_next_time(
    library: Library, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = keep(UNFINISHED)
    steps = library.refresh(folders())
    next(steps)
    next(steps)  # its state was taken, and all that there was has been read
    keep(played_out(begun()).events[:50], age=-1)
    assert next(steps).done == 1
    assert [*steps][-1].done == 1
    assert reads(library, monkeypatch) == [path.stem]
