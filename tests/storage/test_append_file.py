import io
import os
from pathlib import Path

import pytest

from domino_gui.storage.append_file import AppendFile, InUseError


def test_pieces_come_one_after_another(tmp_path: Path) -> None:
    file = AppendFile.create(tmp_path / "new" / "folder" / "file.txt")
    file.append(b"one\n")
    file.append(b"two\n")
    assert file.path.read_bytes() == b"one\ntwo\n"
    file.close()
    again = AppendFile.open(file.path)
    again.append(b"three\n")
    again.close()
    assert file.path.read_bytes() == b"one\ntwo\nthree\n"


def test_nothing_that_exists_is_overwritten(tmp_path: Path) -> None:
    files = [AppendFile.create(tmp_path / "file.txt") for _ in range(3)]
    assert [file.path.name for file in files] == ["file.txt", "file-2.txt", "file-3.txt"]
    for file in files:
        file.close()


def test_a_name_that_another_program_takes_at_the_same_moment_is_left_to_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    # As if the other's file were made right after somebody has looked whether there is one.
    monkeypatch.setattr(Path, "exists", lambda *_: False)
    files = [AppendFile.create(tmp_path / "file.txt") for _ in range(2)]
    assert [file.path.name for file in files] == ["file.txt", "file-2.txt"]
    for file in files:
        file.close()


def test_a_new_name_is_on_the_disk_with_the_first_piece(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    named: list[tuple[Path, bytes]] = []
    file = AppendFile.create(tmp_path / "file.txt")
    monkeypatch.setattr(
        "domino_gui.storage.append_file.keep_name",
        lambda folder: named.append((folder, file.path.read_bytes())),
    )
    file.append(b"one\n")
    file.append(b"two\n")
    file.close()
    assert named == [(tmp_path, b"one\n")]


def test_a_new_file_that_nothing_was_written_to_is_none(tmp_path: Path) -> None:
    file = AppendFile.create(tmp_path / "file.txt")
    assert file.path.exists()
    file.close()
    assert list(tmp_path.iterdir()) == []


def test_two_do_not_write_to_the_same_file(tmp_path: Path) -> None:
    file = AppendFile.create(tmp_path / "file.txt")
    file.append(b"one\n")
    with pytest.raises(InUseError):
        AppendFile.open(file.path)
    file.close()
    AppendFile.open(file.path).close()


def test_a_piece_counts_as_written_when_the_disk_has_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    synced: list[bytes] = []
    file = AppendFile.create(tmp_path / "file.txt")
    monkeypatch.setattr(os, "fsync", lambda _: synced.append(file.path.read_bytes()))
    file.append(b"one\n")
    file.append(b"two\n")
    # The second time is the folder's, for the new name.
    assert synced == [b"one\n", b"one\n", b"one\ntwo\n"]
    file.close()


class FullDisk(io.FileIO):
    """Takes a few bytes at a time, and then no more."""

    room = 0

    def write(self, data: object) -> int:
        if not self.room:
            raise OSError(28, "no space left on device")
        taken = bytes(memoryview(data)[: min(self.room, 3)])  # type: ignore[arg-type]
        self.room -= len(taken)
        return super().write(taken)


def test_half_of_a_piece_is_cut_away_at_once(tmp_path: Path) -> None:
    path = tmp_path / "file.txt"
    disk = FullDisk(path, "x+")
    file = AppendFile(path, disk)
    disk.room = 9
    file.append(b"one\n")
    with pytest.raises(OSError, match="no space"):
        file.append(b"two, three\n")
    assert path.read_bytes() == b"one\n"
    disk.room = 100
    file.append(b"four\n")
    assert path.read_bytes() == b"one\nfour\n"
    file.close()


def test_what_lies_beyond_the_end_stays_until_then(tmp_path: Path) -> None:
    path = tmp_path / "file.txt"
    path.write_bytes(b"one\ntw")
    file = AppendFile.open(path)
    file.end = 4
    assert path.read_bytes() == b"one\ntw"
    file.append(b"2\n")
    assert path.read_bytes() == b"one\n2\n"
    file.close()
