import errno
import subprocess
import sys
from pathlib import Path

import pytest

from domino_gui.storage import file_lock
from domino_gui.storage.file_lock import lock

HOLDER = """
import sys
from domino_gui.storage.file_lock import lock
file = open(sys.argv[1], "r+b", buffering=0)
print(lock(file), flush=True)
sys.stdin.read()
"""


@pytest.fixture
def path(tmp_path: Path) -> Path:
    path = tmp_path / "file"
    path.write_bytes(b"here\n")
    return path


def test_another_program_does_not_get_the_lock_until_it_is_free(path: Path) -> None:
    with subprocess.Popen(
        [sys.executable, "-c", HOLDER, str(path)], stdin=subprocess.PIPE, stdout=subprocess.PIPE
    ) as holder:
        assert holder.stdout is not None
        assert holder.stdout.readline() == b"True\n"
        with path.open("r+b", buffering=0) as file:
            assert not lock(file)
            assert file.read() == b"here\n"
        holder.kill()
    with path.open("r+b", buffering=0) as file:
        assert lock(file)


def test_where_a_file_system_knows_no_locks_there_is_none_to_wait_for(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def no_locks(_: object) -> None:
        raise OSError(errno.ENOLCK, "no locks available")

    monkeypatch.setattr(file_lock, "_lock", no_locks)
    with path.open("r+b", buffering=0) as file:
        assert lock(file)
