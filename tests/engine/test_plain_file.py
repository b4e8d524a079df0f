import os
from pathlib import Path

import pytest

from domino_gui.engine.plain_file import open_plain


def test_a_file_is_opened_for_reading(tmp_path: Path) -> None:
    (tmp_path / "file").write_bytes(b"one\r\n")
    with open_plain(tmp_path / "file") as file:
        assert file.read() == b"one\r\n"


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="the system has no pipes with names")
def test_nobody_waits_for_a_pipe_that_nobody_writes_to(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "pipe")
    with pytest.raises(OSError, match="not a file"):
        open_plain(tmp_path / "pipe")


def test_a_file_that_is_too_large_is_not_opened(tmp_path: Path) -> None:
    (tmp_path / "file").write_bytes(b"x" * (1 << 20))
    open_plain(tmp_path / "file", 1 << 20).close()
    with (tmp_path / "file").open("ab") as file:
        file.write(b"x")
    with pytest.raises(OSError, match="larger than 1 MiB"):
        open_plain(tmp_path / "file", 1 << 20)


def test_a_folder_and_what_is_not_there_are_named_as_such(tmp_path: Path) -> None:
    with pytest.raises(FileNotFoundError):
        open_plain(tmp_path / "none")
    with pytest.raises(IsADirectoryError):
        open_plain(tmp_path)
