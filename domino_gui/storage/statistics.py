"""How a person fares: figures over the rated matches of the library, computed by the database.

Rated is a match that is over and no practice. People are told apart by their names, as far as
these differ in more than capitals and blanks. An opponent is whoever sits on another side: with
three or four seats a match counts for each of them, and where partners play, a match is won by both
of a side. A win that several sides share is a share of one; giving up is losing. Points are raw.
"""

# Annotations are evaluated at once: NamedTuple would compile each of them as a string.

from datetime import date, datetime
from typing import NamedTuple, TextIO

from domino_gui.engine.rules import RuleSetId
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
    raise NotImplementedError


def opponents(library: Library, name: str) -> list[str]:
    """Return who played against the person ``name``, in alphabetical order."""
    raise NotImplementedError


def levels(library: Library, name: str) -> list[str]:
    """Return the levels of the computers that played against the person ``name``."""
    raise NotImplementedError


def figures(library: Library, sample: Sample) -> Figures:
    """Return the figures of all matches of ``sample`` together."""
    raise NotImplementedError


def by_rules(library: Library, sample: Sample) -> list[tuple[RuleSetId, Figures]]:
    """Return the figures for each rule set that was played."""
    raise NotImplementedError


def by_seats(library: Library, sample: Sample) -> list[tuple[Form, Figures]]:
    """Return the figures for each number of seats, partners apart."""
    raise NotImplementedError


def by_opponent(library: Library, sample: Sample) -> list[tuple[str, Figures]]:
    """Return the figures against each opponent, by name, who was met most first."""
    raise NotImplementedError


def by_level(library: Library, sample: Sample) -> list[tuple[str, Figures]]:
    """Return the figures against computers of each level."""
    raise NotImplementedError


def over_time(library: Library, sample: Sample) -> list[Period]:
    """Return the figures of each month, week or day in which matches began, the first first.

    Days, where all lie within a month; weeks, from Monday on, within half a year; else months.
    """
    raise NotImplementedError


def write_csv(library: Library, sample: Sample, file: TextIO) -> None:
    """Write the matches of ``sample``, one a line, as comma-separated values with a header.

    As RFC 4180 has it; open the file with ``newline=""`` in UTF-8. A name that a spreadsheet
    would take for a formula gets an apostrophe before it.
    """
    raise NotImplementedError
