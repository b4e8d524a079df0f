"""What is found: the same as by looking at every match in turn."""

from __future__ import annotations

import unicodedata
from datetime import UTC, date, datetime, timedelta

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec import UNSET

from domino_gui.engine.events import PlayerKind, SeatInfo
from domino_gui.engine.record import History
from domino_gui.engine.rules import RuleSetId
from domino_gui.storage.library import Entry, Library, Query
from domino_gui.storage.library_rows import FileState, store
from domino_gui.storage.name_keys import name_key
from domino_gui.storage.search import condition, midnight
from domino_gui.storage.summary import Summary, summarize
from tests.simulated import begun, played_out

NAMES = ["Mina", "mina", "MINA Kim", "Kim Min-a", "민아", unicodedata.normalize("NFD", "김 민아")]
NAMES += ["Strauß", "STRAUSS", "Åsa", "", " ", "%", "_", "a\nb", "\0", "Ada", "Ben"]
LEVELS = ["casual", "expert", "", UNSET]


def seats() -> st.SearchStrategy[SeatInfo]:
    return st.builds(
        SeatInfo,
        st.sampled_from(NAMES),
        st.sampled_from(PlayerKind),
        level=st.sampled_from(LEVELS),
    )


DATES = ["2026-01-31T23:59:59Z", "2026-02-01T00:00:00Z", "2026-02-01T00:00:00-12:00", "then", ""]
OUT = {rules: played_out(begun(rules, 3), 2) for rules in RuleSetId}


@st.composite
def summaries(draw: st.DrawFn) -> Summary:
    """What is known of a match of three, over or just begun, with any names and dates."""
    match = OUT[draw(st.sampled_from(RuleSetId))]
    players = [draw(seats()) for _ in range(3)]
    started = begun(match.started.rules, players, started=draw(st.sampled_from(DATES)))
    history = History(started)
    if draw(st.booleans()):
        for event in match.events[1:]:
            history.append(event)
    return summarize(history)


def queries() -> st.SearchStrategy[Query]:
    words = st.sampled_from([*NAMES, "min", "ss", "아", "kim mina", "mina KIM", "ada ben", "b a"])
    days = st.none() | st.dates(date(2026, 1, 30), date(2026, 2, 3)) | st.sampled_from(FAR)
    maybe = st.none() | st.booleans()
    return st.builds(
        Query,
        words=st.just("") | words | st.text(max_size=3),
        rules=st.none() | st.sampled_from(RuleSetId),
        over=maybe,
        with_people=maybe,
        opponent=st.just("") | st.sampled_from(NAMES),
        level=st.sampled_from(["", "", "casual", "expert", "\ud800"]),
        since=days,
        until=days,
    )


FAR = [date.min, date.max, date(1970, 1, 1)]


def applies(query: Query, entry: Entry) -> bool:
    """Whether a query applies to a match: the plainest way to tell."""
    people = [seat.player is PlayerKind.HUMAN for seat in entry.seats]
    keys = [name_key(seat.name) for seat in entry.seats]
    # Of three, each plays alone: whoever else is a person is on another side.
    opponents = [key for at, key in enumerate(keys) if any(people[:at]) or any(people[at + 1 :])]
    levels = [seat.level for seat, person in zip(entry.seats, people, strict=True) if not person]
    day = (entry.started or entry.changed).date()
    return (
        all(any(word in key for key in keys) for word in name_key(query.words).split())
        and query.rules in (None, entry.rules)
        and query.over in (None, entry.winners is not None)
        and query.with_people in (None, any(people))
        and (not query.opponent or name_key(query.opponent) in opponents)
        and (not query.level or query.level in levels)
        and (query.since is None or day >= query.since)
        and (query.until is None or day <= query.until)
    )


@settings(max_examples=settings().max_examples // 3)
@given(
    matches=st.lists(summaries(), max_size=12),
    asked=st.lists(queries(), min_size=1, max_size=12),
)
def test_a_search_finds_what_a_look_at_every_match_does(
    matches: list[Summary], asked: list[Query], tmp_path_factory: pytest.TempPathFactory
) -> None:
    library = Library.open(tmp_path_factory.mktemp("any") / "library.db")
    changed = int(datetime(2026, 2, 2, 12, tzinfo=UTC).timestamp() * 10**9)
    with library.database.writing() as connection:
        for number, match in enumerate(matches):
            store(connection, b"%d" % number, FileState(1, changed), match)
    everything = library.search(Query())
    assert len(everything) == len(matches)
    moments = [(entry.started or entry.changed, entry.id) for entry in everything]
    assert moments == sorted(moments, reverse=True)
    for query in asked:
        due = [entry for entry in everything if applies(query, entry)]
        assert library.search(query) == due
        assert library.search(query, first=1, most=3) == due[1:4]
        assert library.number(query) == len(due)
    people = [
        (at, entry)
        for entry in everything
        for at, seat in enumerate(entry.seats)
        if applies(Query(opponent=seat.name or " "), entry) and name_key(seat.name)
    ]
    assert {name_key(name) for name in library.opponents()} - {""} == {
        name_key(entry.seats[at].name) for at, entry in people
    }
    library.close()


def test_what_is_asked_for_nothing_applies_to_all() -> None:
    assert condition(Query()) == ("TRUE", [])


def test_a_day_begins_at_midnight_here() -> None:
    day = date(2026, 3, 5)
    begins = datetime.fromtimestamp(midnight(day), UTC).astimezone()
    assert begins.replace(tzinfo=None) == datetime(2026, 3, 5)  # noqa: DTZ001
    assert midnight(day, 1) == midnight(day + timedelta(days=1))


@pytest.mark.parametrize("later", [0, 1])
def test_days_that_no_clock_tells_lie_before_or_after_all(later: int) -> None:
    assert midnight(date.min, later) <= 0
    assert midnight(date.max, later) > midnight(date(2900, 1, 1))
