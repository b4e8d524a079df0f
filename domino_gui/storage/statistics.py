"""How a person fares: figures over the rated matches of the library, computed by the database.

Rated is a match that is over and no practice. People are told apart by their names, as far as
these differ in more than capitals and blanks. An opponent is whoever sits on another side: with
three or four seats a match counts for each of them, and where partners play, a match is won by both
of a side. A win that several sides share is a share of one; giving up is losing. Points are raw.
"""

# Annotations are evaluated at once: NamedTuple would compile each of them as a string.

import csv
from collections.abc import Mapping
from datetime import date, datetime
from typing import Any, NamedTuple, TextIO

from domino_gui.engine.rules import RuleSetId
from domino_gui.storage import statistics_queries as queries
from domino_gui.storage.intervals import Sums, margin_of_sums, share_interval
from domino_gui.storage.library import Library


class Sample(NamedTuple):
    """Which matches count: those of one person that everything given applies to."""

    name: str
    """A person's."""
    rules: RuleSetId | None = None
    seats: int | None = None
    partners: bool | None = None
    opponent: str | None = None
    """The name of somebody on another side."""
    level: str | None = None
    """The level of some computer on another side."""
    since: datetime | None = None
    """When the first of them began."""
    until: datetime | None = None
    """By when the last of them had begun."""


class Figures(NamedTuple):
    """How a person fared in some matches. What cannot be told of so few is None."""

    matches: int = 0
    won: float = 0
    """A win shared by two sides is half a match."""
    lost: int = 0
    drawn: int = 0
    """Drawn games: nobody won."""
    given_up: int = 0
    """Of those lost, the ones that this person gave up."""
    win_rate: float | None = None
    """From 0 to 1."""
    win_low: float | None = None
    """Wilson's interval, 95 %."""
    win_high: float | None = None
    rounds: int = 0
    """Rounds that were played to their end, or to the end of the match."""
    points_per_round: float | None = None
    """Raw points of the person's side, settlements included."""
    points_low: float | None = None
    """95 %; None with a single match, for rounds of one match hang together."""
    points_high: float | None = None
    placements: int = 0
    points_per_placement: float | None = None
    """Raw points of the person's own placements."""
    scoring_share: float | None = None
    """From 0 to 1: placements that paid."""
    best_count: int = 0
    """The highest count that paid; 0 if none did."""
    longest_streak: int = 0
    """Matches won one after another, alone or together."""
    current_streak: int = 0
    """Matches won (above 0) or lost (below) since it was last otherwise."""


class Form(NamedTuple):
    """How many sit at the table, and whether they play as partners."""

    seats: int
    partners: bool


class Person(NamedTuple):
    """Somebody who has played."""

    name: str
    """As it was written last."""
    matches: int


class Period(NamedTuple):
    """A day, a week or a month of play."""

    start: date
    """Its first day."""
    figures: Figures


def names(library: Library) -> list[Person]:
    """Return the people who have played rated matches to their end, who played most first."""
    return [Person(*row) for row in _asked(library, queries.NAMES)]


def opponents(library: Library, name: str) -> list[str]:
    """Return who played against the person ``name``, in alphabetical order."""
    return [*_opponents(library, Sample(name)).values()]


def levels(library: Library, name: str) -> list[str]:
    """Return the levels of our computers that played against the person ``name``."""
    counted, values = queries.of_sample(Sample(name))
    return [level for (level,) in _asked(library, queries.levels_query(counted), values)]


def kinds(library: Library, sample: Sample) -> list[tuple[RuleSetId, Form]]:
    """Return which rule sets were played at which tables: much sooner than their figures."""
    counted, values = queries.of_sample(sample)
    return [
        (RuleSetId(rules), Form(seats, bool(partners)))
        for rules, seats, partners in _asked(library, queries.kinds_query(counted), values)
    ]


def figures(library: Library, sample: Sample) -> Figures:
    """Return the figures of all matches of ``sample`` together."""
    return next((told for _, told in _grouped(library, sample, queries.ALL)), Figures())


def by_rules(library: Library, sample: Sample) -> list[tuple[RuleSetId, Figures]]:
    """Return the figures for each rule set that was played."""
    found = dict(_grouped(library, sample, queries.RULES))
    return [(rules, found[rules]) for rules in RuleSetId if rules in found]


def by_seats(library: Library, sample: Sample) -> list[tuple[Form, Figures]]:
    """Return the figures for each number of seats, partners apart."""
    return [
        (Form(key // 10, bool(key % 10)), told)
        for key, told in _grouped(library, sample, queries.FORM)
    ]


def by_opponent(library: Library, sample: Sample) -> list[tuple[str, Figures]]:
    """Return the figures against each opponent, by name, who was met most first."""
    name_of = _opponents(library, sample)
    found = [(name_of[key], told) for key, told in _grouped(library, sample, queries.OPPONENT)]
    return sorted(found, key=lambda group: -group[1].matches)


def by_level(library: Library, sample: Sample) -> list[tuple[str, Figures]]:
    """Return the figures against our computers of each level, in alphabetical order."""
    return _grouped(library, sample, queries.LEVEL)


def over_time(library: Library, sample: Sample) -> list[Period]:
    """Return the figures of each month, week or day in which matches began, the first first.

    Days, where all lie within a month; weeks, from Monday on, within half a year; else months.
    """
    counted, values = queries.of_sample(sample)
    ((first, last),) = _asked(library, queries.days_query(counted), values)
    if first is None:
        return []
    days = (date.fromisoformat(last) - date.fromisoformat(first)).days
    period = queries.DAY if days <= 31 else queries.WEEK if days <= 183 else queries.MONTH
    return [
        Period(date.fromisoformat(start), told) for start, told in _grouped(library, sample, period)
    ]


def write_csv(library: Library, sample: Sample, file: TextIO) -> None:
    """Write the matches of ``sample``, one a line, as comma-separated values with a header.

    As RFC 4180 has it; open the file with ``newline=""`` in UTF-8. A name that a spreadsheet
    would take for a formula gets an apostrophe before it. `OSError` where the disk refuses.
    """
    from domino_gui.storage.statistics_table import rows

    counted, values = queries.of_sample(sample)
    with library.database.reading() as connection:
        lines = [*rows(connection, counted, values)]
    csv.writer(file).writerows(lines)


def _opponents(library: Library, sample: Sample) -> dict[str, str]:
    """Return the names of opponents by their keys."""
    counted, values = queries.of_sample(sample)
    return dict(_asked(library, queries.opponents_query(counted), values))


def _grouped(library: Library, sample: Sample, group: queries.Group) -> list[tuple[Any, Figures]]:
    counted, values = queries.of_sample(sample)
    rows = _asked(library, queries.figures_query(group, counted), values)
    return [(key, _figures(_Totals(*sums))) for key, *sums in rows]


def _asked(library: Library, sql: str, values: Mapping[str, Any] | None = None) -> list[Any]:
    with library.database.reading() as connection:
        return connection.execute(sql, values or {}).fetchall()


class _Totals(NamedTuple):
    """The columns of `queries.figures_query`, but for the key."""

    matches: int
    won: float
    lost: int
    drawn: int
    given_up: int
    rounds: int
    points: float
    points_squared: float
    points_times_rounds: float
    rounds_squared: int
    placements: int
    scoring: int
    placed: float
    best_count: int
    longest: int
    current: int


def _figures(of: _Totals) -> Figures:
    rate = share_interval(of.won, of.matches)
    mean = of.points / of.rounds if of.rounds else None
    margin = margin_of_sums(
        Sums(
            observations=of.matches,
            totals=of.points,
            counts=of.rounds,
            totals_squared=of.points_squared,
            products=of.points_times_rounds,
            counts_squared=of.rounds_squared,
        )
    )
    return Figures(
        matches=of.matches,
        won=of.won,
        lost=of.lost,
        drawn=of.drawn,
        given_up=of.given_up,
        win_rate=of.won / of.matches,
        win_low=rate.low,
        win_high=rate.high,
        rounds=of.rounds,
        points_per_round=mean,
        points_low=None if mean is None or margin is None else mean - margin,
        points_high=None if mean is None or margin is None else mean + margin,
        placements=of.placements,
        points_per_placement=of.placed / of.placements if of.placements else None,
        scoring_share=of.scoring / of.placements if of.placements else None,
        best_count=of.best_count,
        longest_streak=of.longest,
        current_streak=of.current,
    )
