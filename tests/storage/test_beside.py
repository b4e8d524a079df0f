"""Small files beside a record: read if they are sound, written whole, and never in the way."""

from __future__ import annotations

import os
from pathlib import Path

import msgspec
import pytest

from domino_gui.engine.tiles import Tile
from domino_gui.storage.beside import read_beside, write_beside


class Note(msgspec.Struct):
    tile: Tile
    text: str = ""


NOTE = Note(Tile(3, 5), "the last one")


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "match.note"


def test_what_is_written_is_read_again_and_nothing_else_lies_there(path: Path) -> None:
    write_beside(path, Note(Tile(0, 0)))
    write_beside(path, NOTE)
    assert read_beside(path, Note, 100) == NOTE
    assert [*path.parent.iterdir()] == [path]


@pytest.mark.parametrize("data", [b"", b"{", b"[]", b"\xff", b'{"tile":"7|7"}', b"[" * 10_000])
def test_a_damaged_one_is_none(path: Path, data: bytes) -> None:
    path.write_bytes(data)
    assert read_beside(path, Note, 20_000) is None


def test_one_that_is_too_large_is_none(path: Path) -> None:
    write_beside(path, NOTE)
    size = path.stat().st_size
    assert read_beside(path, Note, size) == NOTE
    assert read_beside(path, Note, size - 1) is None


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="this system has no named pipes")
def test_nobody_waits_for_what_a_pipe_may_say(path: Path) -> None:
    os.mkfifo(path)
    assert read_beside(path, Note, 100) is None


def test_a_disk_that_refuses_leaves_what_was_there(path: Path) -> None:
    write_beside(path.parent / "gone" / "match.note", NOTE)
    path.mkdir()
    write_beside(path, NOTE)
    assert read_beside(path, Note, 100) is None
    assert [*path.parent.iterdir()] == [path]
