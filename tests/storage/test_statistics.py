"""Statistics: the same as by adding up the events of every record."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Hashable, Iterator, Sequence
from datetime import UTC, date, datetime, timedelta
from typing import Any, NamedTuple

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec import UNSET
from msgspec.structs import replace

from domino_gui.engine.events import (
    Event,
    MatchEnded,
    PlayerKind,
    Resigned,
    RoundDealt,
    RoundSettled,
    SeatInfo,
    TilePlaced,
)
from domino_gui.engine.match import Match
from domino_gui.engine.record import History
from domino_gui.engine.rules import RuleSetId
from domino_gui.storage import statistics
from domino_gui.storage.intervals import mean_margin, share_interval
from domino_gui.storage.library import Library
from domino_gui.storage.library_rows import FileState, store
from domino_gui.storage.name_keys import name_key
from domino_gui.storage.statistics import Figures, Form, Period, Sample
from domino_gui.storage.summary import summarize
from tests.simulated import begun, played_out
from tests.storage.keeping import CASUAL, EXPERT, JOON, MINA, ROBOT, keep


def given_up(match: Match, events: int, seat: int) -> Match:
    begun = Match.replay(match.events[:events])
    begun.resign(seat)
    return begun


def pool() -> Iterator[Match]:
    """Matches of every kind: over, given up, drawn, left, and practice."""
    for seed in range(3):
        yield played_out(begun("all-fives", 2, target=60), seed)
        yield played_out(begun("muggins", 3, target=40), seed)
        yield played_out(begun("five-up", 4, target=30), seed)
        yield played_out(begun("draw", 4, partners=True), seed)
        yield played_out(begun("draw"), seed)
    yield given_up(played_out(begun("muggins", 3)), 60, 1)
    yield given_up(played_out(begun("all-fives", 4)), 9, 2)
    yield played_out(begun("all-fives", practice=True, target=30))
    yield Match.replay(played_out(begun("five-up", 3)).events[:200])


POOL = [*pool()]
PLAYERS = [
    *(MINA, MINA, JOON, SeatInfo("MINA", PlayerKind.HUMAN), SeatInfo("", PlayerKind.HUMAN)),
    *(EXPERT, CASUAL, ROBOT, SeatInfo("Mina", PlayerKind.COMPUTER, level="casual")),
    *(SeatInfo("Ben", PlayerKind.COMPUTER), SeatInfo("Ada", PlayerKind.HUMAN, level="expert")),
]
DATES = [
    *("2025-12-31T23:59:59", "2026-01-01T00:00:00", "2026-01-04T10:00:00", "2026-01-05T10:00:00"),
    *("2026-01-31T10:00:00", "2026-02-01T10:00:00", "2026-06-01T10:00:00", "2027-01-01T00:00:00Z"),
    *("not a date", "0001-01-01", UNSET),
]


class Kept(NamedTuple):
    """A match of the library."""

    events: list[Event]
    moment: int

    @property
    def started(self) -> Any:
        return self.events[0]


CHANGED = 1_769_000_000
"""Seconds: 21 January 2026."""


@st.composite
def matches(draw: st.DrawFn) -> list[Event]:
    """A match of the pool between any players at any time."""
    first, *rest = draw(st.sampled_from(POOL)).events
    players = [draw(st.sampled_from(PLAYERS)) for _ in getattr(first, "seats")]  # noqa: B009
    return [replace(first, seats=players, started=draw(st.sampled_from(DATES))), *rest]


def times() -> st.SearchStrategy[datetime | None]:
    return st.none() | st.sampled_from(
        [datetime(2026, 1, 1, tzinfo=UTC), datetime(2026, 2, 1, 0, 0, 0, 5, tzinfo=UTC)]
    )


def samples() -> st.SearchStrategy[Sample]:
    maybe: Callable[..., st.SearchStrategy] = lambda *of: st.none() | st.sampled_from(of)  # noqa: E731
    return st.builds(
        Sample,
        st.sampled_from(["Mina", "mina ", "Joon", "Ada", "", "Nobody"]),
        rules=maybe(*RuleSetId),
        seats=maybe(2, 3, 4),
        partners=st.none() | st.booleans(),
        opponent=maybe("ADA", "Joon", "Mina", "Robot"),
        level=maybe("expert", "casual"),
        since=times(),
        until=times(),
    )


def take_in(library: Library, drawn: list[list[Event]]) -> list[Kept]:
    """Write the matches as refreshing does; return them the first first."""
    kept = []
    with library.database.writing() as connection:
        for number, events in enumerate(drawn):
            history = History(events[0])
            for event in events[1:]:
                history.append(event)
            store(connection, b"%d" % number, FileState(1, CHANGED * 10**9), summarize(history))
            kept.append(Kept(events, moment(events[0])))
    return sorted(kept, key=lambda match: match.moment)  # in the order of ids where they are equal


def moment(started: Any) -> int:
    try:
        time = datetime.fromisoformat(started.started)
        return int(time.timestamp()) if time.year > 1970 else CHANGED
    except (TypeError, ValueError, OverflowError):
        return CHANGED


# -- by adding up ----------------------------------------------------------------------------------


def others(match: Kept, seat: int) -> list[SeatInfo]:
    """Who sits on other sides."""
    (own,) = [side for side in match.started.sides if seat in side]
    return [info for at, info in enumerate(match.started.seats) if at not in own]


def our_levels(match: Kept, seat: int) -> list[str]:
    return [
        info.level
        for info in others(match, seat)
        if info.player is PlayerKind.COMPUTER and info.level and info.program is UNSET
    ]


def counts(match: Kept, seat: int, sample: Sample) -> bool:
    started, end = match.started, match.events[-1]
    info = started.seats[seat]
    return (
        isinstance(end, MatchEnded)
        and not started.practice
        and info.player is PlayerKind.HUMAN
        and name_key(info.name) == name_key(sample.name)
        and sample.rules in (None, started.rules)
        and sample.seats in (None, len(started.seats))
        and sample.partners in (None, len(started.sides) < len(started.seats))
        and (
            sample.opponent is None
            or name_key(sample.opponent) in [name_key(it.name) for it in others(match, seat)]
        )
        and (sample.level is None or sample.level in our_levels(match, seat))
        and (sample.since is None or match.moment >= int(sample.since.timestamp()))
        and (sample.until is None or match.moment <= int(sample.until.timestamp()))
    )


def rounds_of(match: Kept, side: int) -> tuple[int, float]:
    """Rounds that were played out, and the side's points in them."""
    rounds, points, playing = 0, 0.0, False
    for event in match.events:
        if isinstance(event, RoundDealt):
            playing = True
        elif isinstance(event, RoundSettled | MatchEnded) and playing:
            rounds, points, playing = rounds + 1, event.scores[side], False
        elif isinstance(event, Resigned):
            playing = False
    return rounds, points


def added_up(played: list[tuple[Kept, int]]) -> Figures:
    """The figures of seats in matches, the first first."""
    if not played:
        return Figures()
    shares, outcomes, gave_up, totals, numbers = [], [], 0, [], []
    placed: list[TilePlaced] = []
    for match, seat in played:
        (side,) = [at for at, side in enumerate(match.started.sides) if seat in side]
        end = match.events[-1]
        assert isinstance(end, MatchEnded)
        won = side in end.winners
        shares.append(1 / len(end.winners) if won else 0)
        outcomes.append(1 if won else -1 if end.winners else 0)
        gave_up += Resigned(seat) in match.events
        rounds, points = rounds_of(match, side)
        totals.append(points)
        numbers.append(rounds)
        placed += [it for it in match.events if isinstance(it, TilePlaced) and it.seat == seat]
    paid = [event for event in placed if event.points]
    rate = share_interval(sum(shares), len(shares))
    mean = sum(totals) / sum(numbers) if sum(numbers) else None
    margin = mean_margin(totals, numbers) if mean is not None else None
    return Figures(
        matches=len(played),
        won=sum(shares),
        lost=outcomes.count(-1),
        drawn=outcomes.count(0),
        given_up=gave_up,
        win_rate=sum(shares) / len(shares),
        win_low=rate.low,
        win_high=rate.high,
        rounds=sum(numbers),
        points_per_round=mean,
        points_low=None if mean is None or margin is None else mean - margin,
        points_high=None if mean is None or margin is None else mean + margin,
        placements=len(placed),
        points_per_placement=sum(it.points for it in paid) / len(placed) if placed else None,
        scoring_share=len(paid) / len(placed) if placed else None,
        best_count=max((event.count for event in paid), default=0),
        longest_streak=max(streaks(outcomes, 1)),
        current_streak=outcomes[-1] * streaks(outcomes, outcomes[-1])[-1],
    )


def streaks(outcomes: list[int], of: int) -> list[int]:
    """How many of one outcome have come in a row, after each match."""
    row, rows = 0, []
    for outcome in outcomes:
        row = row + 1 if outcome == of else 0
        rows.append(row)
    return rows


def close(one: Figures, other: Figures) -> bool:
    return all(
        ours == theirs or ours == pytest.approx(theirs)
        for ours, theirs in zip(one, other, strict=True)
    )


def grouped(
    played: list[tuple[Kept, int]], keys: Callable[[Kept, int], Sequence[Hashable]]
) -> dict[Any, Figures]:
    groups = defaultdict(list)
    for match, seat in played:
        for key in dict.fromkeys(keys(match, seat)):
            groups[key].append((match, seat))
    return {key: added_up(group) for key, group in groups.items()}


def same(told: list[tuple[Any, Figures]], due: dict[Any, Figures]) -> bool:
    return len(told) == len(due) and all(close(figures, due[key]) for key, figures in told)


@settings(max_examples=settings().max_examples // 3)
@given(
    drawn=st.lists(matches(), max_size=12),
    asked=st.lists(samples() | st.just(Sample("Mina")), min_size=1, max_size=6),
)
def test_figures_are_those_of_the_records_added_up(
    drawn: list[list[Event]], asked: list[Sample], tmp_path_factory: pytest.TempPathFactory
) -> None:
    library = Library.open(tmp_path_factory.mktemp("any") / "library.db")
    kept = take_in(library, drawn)
    for sample in asked:
        played = [
            (match, seat)
            for match in kept
            for seat in range(len(match.started.seats))
            if counts(match, seat, sample)
        ]
        assert close(statistics.figures(library, sample), added_up(played))
        assert same(
            statistics.by_rules(library, sample),
            grouped(played, lambda match, _: [match.started.rules]),
        )
        assert same(
            statistics.by_seats(library, sample), grouped(played, lambda match, _: [form(match)])
        )
        assert same(statistics.by_level(library, sample), grouped(played, our_levels))
        kinds = {(match.started.rules, form(match)) for match, _ in played}
        assert statistics.kinds(library, sample) == sorted(kinds)
        told = statistics.by_opponent(library, sample)
        due = grouped(played, lambda match, seat: [name_key(it.name) for it in others(match, seat)])
        assert same([(name_key(name), figures) for name, figures in told], due)
        periods = statistics.over_time(library, sample)
        assert same(
            [(period.start, period.figures) for period in periods],
            grouped(played, parts_of(span(played))),
        )
        assert [period.start for period in periods] == sorted(period.start for period in periods)
    library.close()


def form(match: Kept) -> Form:
    return Form(len(match.started.seats), len(match.started.sides) < len(match.started.seats))


def day(match: Kept) -> date:
    return datetime.fromtimestamp(match.moment).date()  # noqa: DTZ006  # as people here date it


def span(played: list[tuple[Kept, int]]) -> int:
    return (day(played[-1][0]) - day(played[0][0])).days if played else 0


def parts_of(days: int) -> Callable[[Kept, int], list[date]]:
    """Days, weeks or months, by how long the whole is."""

    def start(match: Kept, _: int) -> list[date]:
        it = day(match)
        if days <= 31:
            return [it]
        return [it - timedelta(days=it.weekday()) if days <= 183 else it.replace(day=1)]

    return start


# -- by name ---------------------------------------------------------------------------------------


def test_people_are_told_apart_by_their_names_whatever_the_spelling(library: Library) -> None:
    for number, name in enumerate(["Mina", "MINA", "Joon", " mina", "민아"]):
        seats = [SeatInfo(name, PlayerKind.HUMAN), EXPERT]
        library.take_in(keep(played_out(begun(seats=seats, target=10)), str(number)))
    assert statistics.names(library) == [(" mina", 3), ("Joon", 1), ("민아", 1)]
    assert statistics.figures(library, Sample("mina")).matches == 3


def test_only_people_who_finished_a_rated_match_are_named(library: Library) -> None:
    match = played_out(begun(seats=[JOON, EXPERT], target=10))
    library.take_in(keep(match.events[:-1], "left"))
    library.take_in(keep([replace(match.events[0], practice=True), *match.events[1:]], "practice"))
    assert statistics.names(library) == []
    library.take_in(keep(match, "over"))
    assert statistics.names(library) == [("Joon", 1)]


def test_opponents_and_levels_of_a_person_can_be_chosen(library: Library) -> None:
    for number, seats in enumerate([[MINA, EXPERT, JOON, ROBOT], [CASUAL, MINA], [JOON, EXPERT]]):
        library.take_in(keep(played_out(begun(seats=seats, target=10)), str(number)))
    assert statistics.opponents(library, "MINA") == ["Ada", "Ben", "Robot"]
    assert statistics.levels(library, "Mina") == ["casual", "expert"]
    assert statistics.opponents(library, "Nobody") == statistics.levels(library, "Nobody") == []
    assert [name for name, _ in statistics.by_opponent(library, Sample("Joon"))] == [
        "Ada",
        "Robot",
    ]


def test_of_several_names_the_latest_spelling_is_told(library: Library) -> None:
    for number, name in enumerate(["ADA", "Ada"]):
        seats = [MINA, SeatInfo(name, PlayerKind.COMPUTER)]
        library.take_in(keep(played_out(begun(seats=seats, target=10)), str(number)))
    ((name, figures),) = statistics.by_opponent(library, Sample("Mina"))
    assert (name, figures.matches) == ("Ada", 2)


def test_resetting_counts_from_then_on(library: Library) -> None:
    reset = datetime(2026, 6, 1, 12, tzinfo=UTC)
    for number, started in enumerate(["2026-06-01T11:59:59Z", "2026-06-01T12:00:00Z"]):
        match = played_out(begun(seats=[MINA, EXPERT], started=started, target=10))
        library.take_in(keep(match, str(number)))
    assert statistics.figures(library, Sample("Mina")).matches == 2
    assert statistics.figures(library, Sample("Mina", since=reset)).matches == 1


@pytest.mark.parametrize(
    ("days", "starts"),
    [
        ([1, 1, 32], [date(2026, 1, 1), date(2026, 2, 1)]),
        ([1, 33], [date(2025, 12, 29), date(2026, 2, 2)]),
        ([5, 11, 12, 184], [date(2026, 1, 5), date(2026, 1, 12), date(2026, 6, 29)]),
        ([1, 31, 185], [date(2026, 1, 1), date(2026, 7, 1)]),
    ],
)
def test_the_longer_the_time_the_longer_its_parts(
    days: list[int], starts: list[date], library: Library
) -> None:
    for number, of_year in enumerate(days):
        started = (date(2025, 12, 31) + timedelta(days=of_year)).isoformat()
        match = played_out(begun(seats=[MINA, EXPERT], started=f"{started}T12:00:00", target=10))
        library.take_in(keep(match, str(number)))
    periods = statistics.over_time(library, Sample("Mina"))
    assert [period.start for period in periods] == starts
    assert sum(period.figures.matches for period in periods) == len(days)
    assert isinstance(periods[0], Period)


def test_without_matches_nothing_can_be_told(library: Library) -> None:
    assert not any(Figures())
    assert statistics.figures(library, Sample("Mina")) == Figures()
    assert statistics.over_time(library, Sample("Mina")) == []
    assert statistics.by_rules(library, Sample("Mina")) == []
