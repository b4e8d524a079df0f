"""What becomes of the database when the disk, another copy or chance does not mean well."""

from __future__ import annotations

import contextlib
import os
import random
import sqlite3
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from domino_gui.storage import database, places
from domino_gui.storage.database import Database, UnsoundError
from domino_gui.storage.library import Library, LibraryError, NewerLibraryError, Query, Trouble
from domino_gui.storage.migrations import STEPS
from tests.storage.keeping import keep, refreshed

ROOT = Path(__file__).parent.parent.parent


@pytest.fixture(autouse=True)
def no_patience(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(database, "PATIENCE", 0)


@pytest.fixture
def path() -> Path:
    """A library with three matches, closed."""
    for number in range(3):
        keep(name=f"match {number}")
    path = places.library_path()
    library = Library.open(path)
    refreshed(library)
    library.close()
    return path


def kept(path: Path) -> list[Path]:
    return sorted(path.parent.glob("library.kept-*"))


def count(library: Library) -> int:
    return library.number(Query())


# -- found at the start ----------------------------------------------------------------------------


def test_a_sound_database_is_opened_as_it_is(path: Path) -> None:
    data = path.read_bytes()
    with contextlib.closing(Library.open(path)) as library:
        assert count(library) == 3
        assert not library.made_anew
    assert path.read_bytes() == data
    assert kept(path) == []


def truncated(path: Path) -> None:
    path.write_bytes(path.read_bytes()[: path.stat().st_size // 2])


def cut_within_its_head(path: Path) -> None:
    path.write_bytes(path.read_bytes()[:50])


def noise(path: Path) -> None:
    path.write_bytes(random.Random(1).randbytes(path.stat().st_size))


def noise_in_the_middle(path: Path) -> None:
    data = bytearray(path.read_bytes())
    data[4096 : 5 * 4096] = random.Random(1).randbytes(4 * 4096)
    path.write_bytes(data)


def text(path: Path) -> None:
    path.write_text("no database at all")


def another_programs(path: Path) -> None:
    path.unlink()
    with contextlib.closing(sqlite3.connect(path)) as connection:
        connection.executescript("CREATE TABLE notes (text); INSERT INTO notes VALUES ('mine')")


def another_programs_of_our_version(path: Path) -> None:
    another_programs(path)
    with contextlib.closing(sqlite3.connect(path)) as connection:
        connection.execute(f"PRAGMA user_version = {len(STEPS)}")


DAMAGES = [
    truncated,
    cut_within_its_head,
    noise,
    noise_in_the_middle,
    text,
    another_programs,
    another_programs_of_our_version,
]


@pytest.mark.parametrize("damage", DAMAGES, ids=lambda it: it.__name__)
def test_a_damaged_database_is_kept_and_made_anew(
    damage: Callable[[Path], None], path: Path
) -> None:
    damage(path)
    data = path.read_bytes()
    with contextlib.closing(Library.open(path)) as library:
        assert library.made_anew
        assert count(library) == 0
        assert refreshed(library) == []
        assert count(library) == 3
    (aside,) = kept(path)
    assert aside.name == "library.kept-1.db"
    assert aside.read_bytes() == data
    with contextlib.closing(Library.open(path)) as library:
        assert not library.made_anew
        assert count(library) == 3


def test_an_empty_file_is_filled_and_said_to_be_anew(path: Path) -> None:
    path.write_bytes(b"")
    with contextlib.closing(Library.open(path)) as library:
        assert library.made_anew
        refreshed(library)
        assert count(library) == 3
    assert kept(path) == []


def test_a_folder_in_its_place_is_kept(path: Path) -> None:
    path.unlink()
    path.mkdir()
    (path / "mine").touch()
    with contextlib.closing(Library.open(path)) as library:
        assert library.made_anew
    (aside,) = kept(path)
    assert (aside / "mine").exists()


def test_what_was_kept_before_is_not_overwritten(path: Path) -> None:
    for _ in range(3):
        text(path)
        Library.open(path).close()
    assert [aside.name for aside in kept(path)] == [f"library.kept-{n}.db" for n in (1, 2, 3)]


def test_a_journal_goes_with_its_database(path: Path) -> None:
    path.unlink()
    path.mkdir()
    Path(f"{path}-journal").write_bytes(b"of what lay there")
    with contextlib.closing(Library.open(path)) as library:
        refreshed(library)
        assert count(library) == 3
    assert [aside.name for aside in kept(path)] == [
        "library.kept-1.db",
        "library.kept-1.db-journal",
    ]


def test_without_a_database_one_is_made_and_nothing_said(tmp_path: Path) -> None:
    path = tmp_path / "new" / "folder" / "library.db"
    with contextlib.closing(Library.open(path)) as library:
        assert not library.made_anew
        assert count(library) == 0


def test_a_newer_database_is_left_exactly_as_it_is(path: Path) -> None:
    with contextlib.closing(sqlite3.connect(path)) as connection:
        connection.execute(f"PRAGMA user_version = {len(STEPS) + 1}")
    data = path.read_bytes()
    with pytest.raises(NewerLibraryError, match="a newer version of the program") as refusal:
        Library.open(path)
    assert refusal.value.trouble is Trouble.NEWER
    assert path.read_bytes() == data
    assert sorted(path.parent.iterdir()) == [path, places.matches_folder()]


# -- damage that shows later -----------------------------------------------------------------------


def test_damage_that_shows_while_it_is_used_costs_one_call(path: Path) -> None:
    with contextlib.closing(Library.open(path)) as library:
        with library.database.reading() as connection:
            connection.execute("PRAGMA cache_size = 0")
        noise(path)
        with pytest.raises(LibraryError, match="a new one has been begun") as refusal:
            library.search(Query())
        assert refusal.value.trouble is Trouble.DAMAGED
        assert library.made_anew
        assert library.search(Query()) == []
        refreshed(library)
        assert count(library) == 3
    assert len(kept(path)) == 1


def test_values_that_nobody_can_have_written_are_damage(path: Path) -> None:
    for change in (
        "UPDATE matches SET rules = 'whist'",
        "UPDATE matches SET changed = 'x'",
        "UPDATE matches SET path = 5 WHERE id = (SELECT min(id) FROM matches)",
        "DELETE FROM seats",
        "UPDATE seats SET name = CAST(x'ff' AS TEXT)",
        "DROP TABLE seats",
    ):
        with contextlib.closing(Library.open(path)) as library:
            refreshed(library)
            with library.database.writing() as connection:
                connection.execute(change)
            with pytest.raises(LibraryError) as refusal:
                library.search(Query())
            assert refusal.value.trouble is Trouble.DAMAGED
            refreshed(library)
            assert len(library.search(Query())) == 3


def test_a_database_that_was_taken_away_is_made_anew(path: Path) -> None:
    with contextlib.closing(Library.open(path)) as library:
        record = keep(name="new")
        path.rename(path.with_name("taken.db"))
        with pytest.raises(LibraryError):
            library.take_in(record)
        library.take_in(record)
        assert count(library) == 1
        refreshed(library)
        assert count(library) == 4


def test_a_copy_that_finds_damage_late_leaves_the_one_made_anew_alone(path: Path) -> None:
    with (
        contextlib.closing(Database(path)) as early,
        contextlib.closing(Database(path)) as late,
    ):
        for one in (early, late):
            with pytest.raises(LibraryError), one.reading():
                raise UnsoundError
        assert len(kept(path)) == 1
        with early.writing() as connection:
            connection.execute("CREATE TABLE shared (x)")
        with late.reading() as connection:
            assert connection.execute("SELECT count(*) FROM shared").fetchone() == (0,)


@settings(max_examples=settings().max_examples // 3)
@given(data=st.data())
def test_nothing_that_happens_to_the_file_stops_the_program(
    data: st.DataObject, tmp_path_factory: pytest.TempPathFactory
) -> None:
    path = tmp_path_factory.mktemp("any") / "library.db"
    Database(path).close()
    content = bytearray(path.read_bytes())
    for _ in range(data.draw(st.integers(0, 5))):
        at = data.draw(st.integers(0, len(content) - 1))
        content[at : at + 8] = data.draw(st.binary(min_size=1, max_size=64))
    path.write_bytes(content[: data.draw(st.integers(0, len(content)))])
    for _ in range(2):
        with contextlib.suppress(LibraryError), contextlib.closing(Library.open(path)) as library:
            for _ in range(2):
                with contextlib.suppress(LibraryError):
                    library.search(Query(words="mina"))
            assert library.search(Query()) == []


# -- a disk and others that do not let us ----------------------------------------------------------


@pytest.fixture
def locked(path: Path) -> Iterator[sqlite3.Connection]:
    """Another copy that is writing."""
    with contextlib.closing(sqlite3.connect(path, isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        yield other


def test_while_another_copy_writes_matches_can_be_looked_for(
    path: Path, locked: sqlite3.Connection
) -> None:
    record = keep(name="new")
    with contextlib.closing(Library.open(path)) as library:
        assert count(library) == 3
        with pytest.raises(LibraryError, match="another copy") as refusal:
            library.take_in(record)
        assert refusal.value.trouble is Trouble.BUSY
        locked.execute("ROLLBACK")
        library.take_in(record)
        assert count(library) == 4


def test_while_another_copy_reads_nothing_half_is_written(path: Path) -> None:
    record = keep(name="new")
    with (
        contextlib.closing(Library.open(path)) as library,
        contextlib.closing(sqlite3.connect(path, isolation_level=None)) as other,
    ):
        other.execute("BEGIN")
        other.execute("SELECT * FROM matches").fetchone()
        with pytest.raises(LibraryError, match="another copy"):
            library.take_in(record)
        assert count(library) == 3
        other.execute("ROLLBACK")
        library.take_in(record)
        assert count(library) == 4


def test_two_copies_started_at_once_both_have_the_library(path: Path) -> None:
    path.unlink()
    program = (
        "import sys\n"
        "from pathlib import Path\n"
        "from domino_gui.storage.library import Library, Query\n"
        "from tests.storage.keeping import refreshed\n"
        "library = Library.open(Path(sys.argv[1]))\n"
        "print('ready', flush=True)\n"
        "sys.stdin.readline()\n"
        "refreshed(library)\n"
        "print(library.number(Query()))\n"
    )
    copies = [
        subprocess.Popen(
            [sys.executable, "-c", program, str(path)],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
            cwd=ROOT,
        )
        for _ in range(2)
    ]
    for copy in copies:
        assert copy.stdout is not None
        assert copy.stdout.readline() == "ready\n"
    for copy in copies:
        assert copy.stdin is not None
        copy.stdin.write("\n")
        copy.stdin.flush()
    assert [copy.communicate()[0] for copy in copies] == ["3\n", "3\n"]
    assert kept(path) == []


def test_a_program_killed_while_it_writes_leaves_whole_steps(path: Path) -> None:
    program = (
        "import sys\n"
        "from pathlib import Path\n"
        "from domino_gui.storage.library import Library\n"
        "from tests.storage.keeping import keep\n"
        "library = Library.open(Path(sys.argv[1]))\n"
        "record = keep(name='played')\n"
        "while True:\n"
        "    library.take_in(record)\n"
        "    print('.', end='', flush=True)\n"
    )
    for steps in (1, 2, 5):
        copy = subprocess.Popen(
            [sys.executable, "-c", program, str(path)], stdout=subprocess.PIPE, cwd=ROOT
        )
        assert copy.stdout is not None
        assert copy.stdout.read(steps) == b"." * steps
        copy.kill()
        copy.communicate()
        with contextlib.closing(Library.open(path)) as library:
            assert not library.made_anew
            assert [len(entry.seats) for entry in library.search(Query())] == [2] * 4


def test_a_full_disk_loses_nothing(path: Path) -> None:
    for number in range(200):
        keep(name=f"new {number}")
    with contextlib.closing(Library.open(path)) as library:
        with library.database.reading() as connection:
            pages = connection.execute("PRAGMA page_count").fetchone()[0]
            connection.execute(f"PRAGMA max_page_count = {pages + 2}").fetchall()
        with pytest.raises(LibraryError, match="no space") as refusal:
            refreshed(library)
        assert refusal.value.trouble is Trouble.FULL
        assert 3 <= count(library) < 203
        with library.database.reading() as connection:
            connection.execute("PRAGMA max_page_count = 100000").fetchall()
        refreshed(library)
        assert count(library) == 203
        assert not library.made_anew


def test_a_disk_that_takes_half_a_step_loses_nothing(path: Path) -> None:
    resource = pytest.importorskip("resource")
    for number in range(200):
        keep(name=f"new {number}")
    with contextlib.closing(Library.open(path)) as library:
        soft, hard = resource.getrlimit(resource.RLIMIT_FSIZE)
        resource.setrlimit(resource.RLIMIT_FSIZE, (path.stat().st_size + 5000, hard))
        try:
            with pytest.raises(LibraryError):
                refreshed(library)
        finally:
            resource.setrlimit(resource.RLIMIT_FSIZE, (soft, hard))
        assert 3 <= count(library) < 203
        refreshed(library)
        assert count(library) == 203
        assert not library.made_anew


@pytest.mark.skipif(not hasattr(os, "geteuid") or os.geteuid() == 0, reason="root may do anything")
def test_a_folder_that_cannot_be_written_to_is_still_read(path: Path) -> None:
    record = keep(name="new")
    path.chmod(0o444)
    path.parent.chmod(0o555)
    try:
        with contextlib.closing(Library.open(path)) as library:
            assert count(library) == 3
            with pytest.raises(LibraryError) as refusal:
                library.take_in(record)
            assert refusal.value.trouble is Trouble.READ_ONLY
    finally:
        path.parent.chmod(0o755)
        path.chmod(0o644)


def test_a_database_that_may_only_be_read_is_read(path: Path) -> None:
    record = keep(name="new")
    with contextlib.closing(Library.open(path)) as library:
        with library.database.reading() as connection:
            connection.execute("PRAGMA query_only = ON")
        with pytest.raises(LibraryError, match="written to") as refusal:
            library.take_in(record)
        assert refusal.value.trouble is Trouble.READ_ONLY
        assert count(library) == 3


def test_a_file_where_the_folder_should_be_is_said(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    with pytest.raises(LibraryError, match="folder cannot be made"):
        Library.open(tmp_path / "file" / "library.db")


def test_a_mistake_of_ours_is_no_damage(path: Path) -> None:
    with contextlib.closing(Library.open(path)) as library:
        with pytest.raises(sqlite3.ProgrammingError), library.database.reading() as connection:
            connection.execute("SELECT ?", ())
        with pytest.raises(ValueError, match="mine"), library.database.writing():
            raise ValueError("mine")
        assert count(library) == 3
        assert not library.made_anew
