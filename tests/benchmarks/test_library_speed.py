"""How long a library of 50,000 matches takes to open and to search: `make bench`.

The matches are some that were played by chance, written as refreshing writes them, each with names
and a date of its own; a sample takes the whole way, from files through the engine. Beside them, in
the same run and by turns, one long match is read and judged: four seats, Five Up, two thousand
events. Searching everything may take twice as long as that, opening ten times; on a machine of 2020
that is less than a tenth of a second and half a second. Times are processor times, so that whatever
else the machine does counts for nobody.
"""

from __future__ import annotations

import random
import time
from collections.abc import Callable
from pathlib import Path

import pytest
from msgspec.structs import replace
from pytest_benchmark.fixture import BenchmarkFixture

from domino_gui.engine.events import PlayerKind, SeatInfo
from domino_gui.engine.record import History, read_record, write_record
from domino_gui.engine.rules import RuleSetId
from domino_gui.storage import places, statistics
from domino_gui.storage.library import Library, Query
from domino_gui.storage.library_rows import FileState, store
from domino_gui.storage.statistics import Sample
from domino_gui.storage.summary import Summary, summarize
from tests.simulated import begun, played_out
from tests.storage.keeping import folders, keep

MATCHES = 50_000
FILES = 200
"""How many take the whole way."""
REPEATS = 7
SEARCH, OPENING = 2.0, 10.0
"""Times the judging of one long match, at most."""

PEOPLE = ["Mina", "민아", "Joon", "서준", "Åsa", "Mina Kim", "김 민아", "Łukasz"]
SYLLABLES = ["an", "be", "ci", "do", "el", "fa", "go", "hu", "민", "서", "준", "하"]
LEVELS = ["beginner", "casual", "club", "expert", "master"]


def computer(rng: random.Random) -> SeatInfo:
    name = "".join(rng.choices(SYLLABLES, k=rng.randint(2, 4))).title()
    return SeatInfo(name, PlayerKind.COMPUTER, level=rng.choice(LEVELS))


def pool() -> list[Summary]:
    """Summaries of matches of every form."""
    matches = [
        played_out(begun(rules, seats), seed)
        for rules in RuleSetId
        for seats in (2, 3, 4)
        for seed in range(3)
    ]
    summaries = []
    for match in matches:
        history = History(match.events[0])
        history.match = match
        summaries.append(summarize(history))
    return summaries


def fill(library: Library) -> None:
    """Write the matches, between a person and computers of many names."""
    rng, summaries = random.Random(1), pool()
    with library.database.writing() as connection:
        for number in range(MATCHES):
            summary = rng.choice(summaries)
            own = rng.randrange(len(summary.seats))
            seats = [
                seat._replace(
                    info=SeatInfo(rng.choice(PEOPLE), PlayerKind.HUMAN)
                    if at == own
                    else computer(rng)
                )
                for at, seat in enumerate(summary.seats)
            ]
            changed = (1_500_000_000 + rng.randrange(300_000_000)) * 10**9
            name = f"matches/finished/{number}.domino".encode()
            state = FileState(20_000, changed)
            store(connection, name, state, summary._replace(seats=tuple(seats)))


@pytest.fixture
def library() -> Path:
    """A library of 50,000 matches."""
    path = places.library_path()
    library = Library.open(path)
    fill(library)
    library.close()
    return path


def seconds(act: Callable[[], object]) -> float:
    begun = time.process_time()
    act()
    return time.process_time() - begun


def test_a_large_library_opens_and_is_searched_at_once(
    benchmark: BenchmarkFixture,
    library: Path,
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
) -> None:
    long = tmp_path / "long.domino"
    write_record(long, played_out(begun("five-up", 4)).events)
    open_one = Library.open(library)
    names = open_one.opponents()
    searches: dict[str, Callable[[], object]] = {
        "all, the latest": lambda: open_one.search(Query()),
        "a name, in part": lambda: open_one.search(Query(words="do")),
        "two names, in part": lambda: open_one.search(Query(words="하 MIN")),
        "a name that nobody has": lambda: open_one.search(Query(words="zz")),
        "an opponent": lambda: open_one.search(Query(opponent=names[50])),
        "a level, far down": lambda: open_one.search(Query(level="expert"), first=5000),
        "how many in all": lambda: open_one.number(Query()),
        "how many of a name": lambda: open_one.number(Query(words="do an")),
        "how many of a level": lambda: open_one.number(Query(level="club", words="e")),
        "choices of names": open_one.opponents,
        "choices of levels": open_one.levels,
    }
    besides: dict[str, Callable[[], object]] = {
        "figures of a person": lambda: statistics.figures(open_one, Sample("Mina")),
        "by opponent": lambda: statistics.by_opponent(open_one, Sample("Mina")),
        "over time": lambda: statistics.over_time(open_one, Sample("Mina")),
    }
    best: dict[str, float] = {}

    def by_turns() -> None:
        acts = {
            "one long match": lambda: read_record(long),
            "opening": lambda: Library.open(library).close(),
            **searches,
            **besides,
        }
        for name, act in acts.items():
            best[name] = min(best.get(name, 1e9), seconds(act))

    benchmark.pedantic(by_turns, rounds=REPEATS, iterations=1)  # type: ignore[no-untyped-call]
    for number in range(FILES):
        first, *rest = played_out(begun(), number).events
        keep([replace(first, seats=[computer(random.Random(number))] * 2), *rest], str(number))
    open_one.database.path.unlink()
    with pytest.raises(OSError, match="begun"):
        open_one.take_in(places.matches_folder() / "0.domino")
    taking = seconds(lambda: [*open_one.refresh(folders())])
    again = seconds(lambda: [*open_one.refresh(folders())])
    assert open_one.number(Query()) == FILES
    open_one.close()
    unit = best.pop("one long match")
    benchmark.extra_info.update(unit=unit, best=best, taking=taking, again=again)
    with capsys.disabled():
        print(f"\n\nA library of {MATCHES:,} matches, the best of {REPEATS} runs, in ms\n")
        print(f"  {'judging one long match':28}{1000 * unit:8.1f}{'times':>8}")
        for name, took in best.items():
            print(f"  {name:28}{1000 * took:8.1f}{took / unit:8.2f}")
        print(f"\n  taking in {FILES} records{1000 * taking / FILES:14.1f} a record")
        print(f"  looking whether any changed{1000 * again:9.1f}")
        print(f"  at most {OPENING} times for opening, {SEARCH} for a search\n")
    assert best["opening"] <= OPENING * unit
    assert max(best[name] for name in searches) <= SEARCH * unit
