"""What is looked for in the library, as a condition of the database."""

from __future__ import annotations

from datetime import date, datetime, timedelta
from typing import TYPE_CHECKING, Any, Final

from domino_gui.storage.name_keys import name_key, writable

if TYPE_CHECKING:
    from domino_gui.storage.library import Query

_AFTER_ALL: Final = 2**62


def condition(query: Query) -> tuple[str, list[Any]]:
    """Return what the rows of `matches` have to fulfil, and its values in their order.

    Names are looked through one by one: 50,000 take some ten milliseconds, and no index finds parts
    of words in every script.
    """
    terms: list[tuple[str, Any]] = [
        ("instr(names, ?)", word) for word in name_key(query.words).split()
    ]
    if query.rules is not None:
        terms.append(("rules = ?", query.rules.value))
    if query.over is not None:
        terms.append(("is_over = ?", query.over))
    if query.with_people is not None:
        terms.append(("(people > 0) = ?", query.with_people))
    if query.opponent:
        terms.append((_OPPONENT, name_key(query.opponent)))
    if query.level:
        terms.append((_LEVEL, writable(query.level)))
    if query.since is not None:
        terms.append(("moment >= ?", midnight(query.since)))
    if query.until is not None:
        terms.append(("moment < ?", midnight(query.until, 1)))
    return " AND ".join(term for term, _ in terms) or "TRUE", [value for _, value in terms]


_OPPONENT: Final = "id IN (SELECT match_id FROM seats WHERE key = ? AND faces_person)"
_LEVEL: Final = "id IN (SELECT match_id FROM seats WHERE level = ? AND NOT person)"


def midnight(day: date, later: int = 0) -> int:
    """Return when ``day``, or one so many days ``later``, begins here, in seconds (UTC).

    Days that no clock can tell lie before or after everything.
    """
    try:
        begin = datetime(day.year, day.month, day.day) + timedelta(days=later)  # noqa: DTZ001
        return int(begin.timestamp())
    except (ValueError, OverflowError, OSError):
        return 0 if day.year < 2000 else _AFTER_ALL
