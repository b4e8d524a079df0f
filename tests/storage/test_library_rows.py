"""What is written of a match and read again."""

from __future__ import annotations

import os
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec import UNSET
from msgspec.structs import replace

from domino_gui.engine.events import MatchStarted, PlayerKind, SeatInfo
from domino_gui.engine.record import History
from domino_gui.storage import library_rows
from domino_gui.storage.database import UnsoundError
from domino_gui.storage.library import Library, Query
from domino_gui.storage.library_rows import FileState, PathNames
from domino_gui.storage.summary import summarize
from tests.simulated import begun, played_out
from tests.storage.keeping import EXPERT, JOON, MINA, ROBOT, keep
from tests.strategies import set_ups

NAMES = st.text(st.characters(exclude_categories=["Cs"]), max_size=64)
LEVELS = st.just(UNSET) | st.text(st.characters(exclude_categories=["Cs"]), max_size=80)


def test_a_match_is_read_as_the_record_tells_it(library: Library) -> None:
    match = played_out(
        begun(seats=[MINA, ROBOT, JOON, EXPERT], started="2026-12-01T19:30:00+09:00")
    )
    path = keep(match)
    entry = library.take_in(path)
    assert entry == library.take_in(path)
    assert entry.path == path
    assert entry.rules == match.started.rules
    assert entry.seats == (MINA, ROBOT, JOON, EXPERT)
    assert entry.sides == ((0, 2), (1, 3))
    assert entry.scores == tuple(match.scores)
    assert entry.winners == tuple(match.winners or ())
    assert entry.rounds == match.round_number
    assert (entry.resigned, entry.practice) == (None, False)
    assert entry.started is not None
    assert entry.started.isoformat() == entry.started.astimezone().isoformat()
    assert entry.started.timestamp() == 1796121000
    assert entry.changed.timestamp() == path.stat().st_mtime


def test_an_unfinished_match_has_no_winners_and_may_have_no_date(library: Library) -> None:
    events = played_out(begun("muggins", 3, practice=True)).events
    entry = library.take_in(keep(events[: len(events) // 2]))
    assert (entry.winners, entry.started, entry.practice) == (None, None, True)
    assert entry.sides == ((0,), (1,), (2,))


def test_who_gave_up_is_told(library: Library) -> None:
    match = played_out(begun(target=10))
    unfinished = type(match).replay(match.events[:4])
    unfinished.resign(1)
    entry = library.take_in(keep(unfinished))
    assert (entry.resigned, entry.winners) == (1, (0,))


@settings(max_examples=settings().max_examples // 3)
@given(started=set_ups(), data=st.data())
def test_whatever_a_record_may_hold_is_kept(
    started: MatchStarted, data: st.DataObject, tmp_path_factory: pytest.TempPathFactory
) -> None:
    seats = [
        SeatInfo(
            data.draw(NAMES),
            data.draw(st.sampled_from(PlayerKind)),
            level=data.draw(LEVELS),
            program=data.draw(LEVELS),
        )
        for _ in started.seats
    ]
    when = data.draw(st.just(UNSET) | NAMES | st.datetimes().map(lambda time: time.isoformat()))
    started = replace(started, seats=seats, started=when)
    folder = tmp_path_factory.mktemp("any")
    library = Library.open(folder / "library.db")
    entry = library.take_in(keep([started], folder=folder))
    library.close()
    assert entry.seats == tuple(seats)
    assert entry.sides == tuple(tuple(side) for side in started.sides)


# -- files -----------------------------------------------------------------------------------------


def test_a_path_below_the_library_moves_with_it(tmp_path: Path) -> None:
    here, there = PathNames(tmp_path / "here"), PathNames(tmp_path / "there")
    path = tmp_path / "here" / "matches" / "a.domino"
    assert here.read(here.write(path)) == path
    assert there.read(here.write(path)) == tmp_path / "there" / "matches" / "a.domino"


def test_a_path_elsewhere_stays_what_it_is(tmp_path: Path) -> None:
    here, there = PathNames(tmp_path / "here"), PathNames(tmp_path / "there")
    path = tmp_path / "a.domino"
    assert there.read(here.write(path)) == path


@pytest.mark.skipif(os.name == "nt", reason="names are text there")
def test_a_name_that_is_no_text_is_kept(tmp_path: Path) -> None:
    names = PathNames(tmp_path)
    path = tmp_path / os.fsdecode(b"\xff\xfe.domino")
    assert names.read(names.write(path)) == path


def test_what_is_no_path_is_refused(tmp_path: Path) -> None:
    with pytest.raises(UnsoundError):
        PathNames(tmp_path).read(5)  # type: ignore[arg-type]


@pytest.mark.parametrize("nanoseconds", [-(10**30), -1, 0, 10**18, 10**30])
def test_the_absurdest_time_of_a_file_can_be_kept(nanoseconds: int, library: Library) -> None:
    class Found:
        st_size = 5
        st_mtime_ns = nanoseconds

    state = FileState.of(Found())  # type: ignore[arg-type]
    summary = summarize(History(begun()))
    with library.database.writing() as connection:
        library_rows.store(connection, b"a.domino", state, summary)
    assert library.search(Query())[0].changed.timestamp() >= 0


def test_a_file_that_gets_another_name_keeps_its_id(library: Library) -> None:
    one, other = library.take_in(keep(name="one")), library.take_in(keep(name="other"))
    with library.database.writing() as connection:
        library_rows.rename(connection, b"matches/one.domino", b"matches/other.domino")
        library_rows.rename(connection, b"matches/nowhere.domino", b"matches/other.domino")
        library_rows.rename(connection, b"matches/other.domino", b"matches/other.domino")
    (entry,) = library.search(Query())
    assert (entry.id, entry.path) == (one.id, other.path)


def test_an_id_never_means_another_match(library: Library) -> None:
    first = library.take_in(keep(name="one"))
    with library.database.writing() as connection:
        library_rows.forget(connection, b"matches/one.domino")
    assert library.search(Query()) == []
    assert library.take_in(keep(name="other")).id != first.id


def test_more_matches_than_a_statement_takes_values_are_read(library: Library) -> None:
    summary = summarize(History(begun()))
    with library.database.writing() as connection:
        for number in range(1200):
            library_rows.store(connection, b"%d" % number, FileState(1, 1), summary)
    entries = library.search(Query(), most=5000)
    assert len(entries) == 1200
    assert all(len(entry.seats) == 2 for entry in entries)
