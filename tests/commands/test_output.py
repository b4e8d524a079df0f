from __future__ import annotations

import os
import stat
from pathlib import Path

import pytest

from domino_gui.commands.errors import CommandError
from domino_gui.commands.output import write_whole

POSIX = pytest.mark.skipif(os.name != "posix", reason="links and pipes as Unix has them")


def test_a_file_is_written_in_place_of_another(tmp_path: Path) -> None:
    file = tmp_path / "x"
    for data in (b"one", b"and another"):
        write_whole({file: data})
        assert file.read_bytes() == data
    assert [*tmp_path.iterdir()] == [file]


def test_where_writing_fails_the_old_file_stays_whole(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "x"
    file.write_bytes(b"old")

    def full(path: Path, data: bytes) -> int:
        with path.open("wb") as half:
            half.write(data[:2])
        raise OSError(28, "No space left on device", str(path))

    monkeypatch.setattr(Path, "write_bytes", full)
    with pytest.raises(CommandError, match=r"x: cannot be written: No space left") as caught:
        write_whole({file: b"new data"})
    assert caught.value.status == 2
    assert file.read_bytes() == b"old"
    assert [*tmp_path.iterdir()] == [file]


def test_a_folder_is_no_file(tmp_path: Path) -> None:
    with pytest.raises(CommandError, match="cannot be written"):
        write_whole({tmp_path: b"x"})
    with pytest.raises(CommandError, match="cannot be written"):
        write_whole({tmp_path / "none" / "x": b"x"})


@POSIX
def test_devices_and_links_stay_what_they_are(tmp_path: Path) -> None:
    device = tmp_path / "null"
    device.symlink_to(os.devnull)
    write_whole({device: b"x"})
    assert device.is_symlink()
    assert stat.S_ISCHR(Path(os.devnull).stat().st_mode)
    file, link = tmp_path / "file", tmp_path / "link"
    link.symlink_to(file)
    write_whole({link: b"x"})
    assert link.is_symlink()
    assert file.read_bytes() == b"x"
