"""What the library says of a match: when, who, who won, how it stands."""

from __future__ import annotations

from datetime import date, datetime, timedelta
from typing import Final

from PySide6.QtCore import QCoreApplication

from domino_gui.engine.rules import RULE_SETS
from domino_gui.storage.library import Entry
from domino_gui.windows.labels import joined
from domino_gui.windows.rule_set_texts import rule_set_name, shown_points

WON: Final = "★\N{NO-BREAK SPACE}"
"""Stands before who won, for it is seen without colours."""
_ROOM: Final = 24
"""Letters that names have room for in the list, all players together."""
_AGAINST: Final = " – "
"""Between sides."""
_TO: Final = " : "
"""Between their scores."""


def side_names(entry: Entry, most: int | None = None) -> list[str]:
    """Return each side by the names of its players, of each at ``most`` so many letters."""
    names = [" ".join(seat.name.splitlines()) for seat in entry.seats]
    names = [
        name if most is None or len(name) <= most else f"{name[: most - 1]}…" for name in names
    ]
    return [joined(names[seat] for seat in side) for side in entry.sides]


def players_text(entry: Entry, *, short: bool = False) -> str:
    """Return who played against whom, and who of them won.

    Of long names a part is enough where it is to be ``short``: more so with more players.
    """
    won, most = entry.winners or (), _ROOM // len(entry.seats) if short else None
    return _AGAINST.join(
        f"{WON}{name}" if side in won else name for side, name in enumerate(side_names(entry, most))
    )


def winner_text(entry: Entry) -> str:
    """Return who won, in words; empty where nobody has."""
    if not entry.winners:
        return ""
    names = side_names(entry)
    winners = ", ".join(names[side] for side in entry.winners)
    return QCoreApplication.translate("Library", "Won by {name}").format(name=winners)


def scores_text(entry: Entry) -> str:
    """Return the points of the sides as the rule set displays them."""
    rule_set = RULE_SETS[entry.rules]
    return _TO.join(shown_points(rule_set, points) for points in entry.scores)


def state_text(entry: Entry) -> str:
    """Return whether the match is over and how, and whether it was for practice."""
    if entry.winners is None:
        state = QCoreApplication.translate("Library", "Unfinished")
    elif entry.resigned is not None:
        state = QCoreApplication.translate("Library", "Given up")
    elif not entry.winners:
        state = QCoreApplication.translate("Library", "Drawn game")
    else:
        state = QCoreApplication.translate("Library", "Finished")
    if not entry.practice:
        return state
    return QCoreApplication.translate("Library", "{state}, practice").format(state=state)


def begun(entry: Entry) -> datetime:
    """Return when a match began, as clocks here show it; else when it was last written to."""
    return (entry.started or entry.changed).astimezone()


def today() -> date:
    """Return which day it is here."""
    return datetime.now().astimezone().date()


def time_text(when: datetime, now: date) -> str:
    """Return a time as short as it can be told on the day ``now``."""
    clock = f"{when:%H:%M}"
    if when.date() == now:
        return QCoreApplication.translate("Library", "Today {time}").format(time=clock)
    if when.date() == now - timedelta(days=1):
        return QCoreApplication.translate("Library", "Yesterday {time}").format(time=clock)
    return f"{when:%Y-%m-%d} {clock}"


def sentence(entry: Entry, now: date) -> str:
    """Return all of it in one line, for who cannot look at the columns."""
    parts = (
        time_text(begun(entry), now),
        rule_set_name(entry.rules),
        _AGAINST.join(side_names(entry)),
        winner_text(entry),
        scores_text(entry),
        QCoreApplication.translate("Library", "rounds: {number}").format(number=entry.rounds),
        state_text(entry),
    )
    return ", ".join(filter(None, parts))
