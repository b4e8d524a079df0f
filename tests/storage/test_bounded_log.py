from pathlib import Path

import pytest

from domino_gui.storage.bounded_log import LARGEST, read_log, write_to_log


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "folder" / "faults.log"


def test_what_is_written_is_read_again_the_latest_last(path: Path) -> None:
    assert read_log(path) == ""
    write_to_log(path, "one\n")
    write_to_log(path, "둘\n")
    assert read_log(path) == "one\n둘\n"


def test_the_log_never_grows_beyond_two_files(path: Path) -> None:
    for number in range(2000):
        write_to_log(path, f"{number} {'x' * 390}\n")
    assert len(list(path.parent.iterdir())) == 2
    assert all(part.stat().st_size <= LARGEST for part in path.parent.iterdir())
    lines = read_log(path).splitlines()
    numbers = [int(line.split()[0]) for line in lines]
    assert numbers == list(range(numbers[0], 2000))
    assert len("\n".join(lines)) > LARGEST


def test_a_log_that_cannot_be_written_disturbs_nobody(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("no folder")
    write_to_log(tmp_path / "file" / "faults.log", "x")
    (tmp_path / "faults.log").mkdir()
    write_to_log(tmp_path / "faults.log", "x")
    with pytest.raises(OSError, match="directory"):
        read_log(tmp_path / "faults.log")


def test_a_full_disk_disturbs_nobody() -> None:
    write_to_log(Path("/dev/full"), "x")


def test_a_damaged_log_is_read_as_far_as_it_is_text(path: Path) -> None:
    path.parent.mkdir()
    path.write_bytes(b"\xff\x00 text\n" + b"x" * LARGEST * 9)
    assert " text" in read_log(path)
    assert len(read_log(path)) <= 2 * LARGEST
    write_to_log(path, "the latest\n")
    assert read_log(path).endswith("the latest\n")
