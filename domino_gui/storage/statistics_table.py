"""A person's matches as rows of a table, for programs that reckon with tables."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from sqlite3 import Connection
from typing import Any, Final

from domino_gui.storage.statistics_queries import matches_query


def _others(value: str, which: str) -> str:
    """Return what joins a value of other seats of the same match."""
    return f"""(
        SELECT coalesce(group_concat(value, '; '), '') FROM (
            SELECT {value} AS value FROM seats AS other
            WHERE other.match_id = seats.match_id AND {which} ORDER BY other.seat
        )
    )"""


_COLUMNS: Final = {
    "began": "strftime('%Y-%m-%d %H:%M', matches.moment, 'unixepoch', 'localtime')",
    "rules": "matches.rules",
    "seats": "matches.seat_count",
    "name": "seats.name",
    "partner": _others("other.name", "other.side = seats.side AND other.seat <> seats.seat"),
    "opponents": _others("other.name", "other.side <> seats.side"),
    "levels": _others("other.level", "other.side <> seats.side AND NOT other.person"),
    "result": """CASE
        WHEN seats.outcome = 0 THEN 'drawn'
        WHEN seats.outcome < 0 THEN iif(matches.resigned IS seats.seat, 'given up', 'lost')
        ELSE iif(seats.share < 1, 'shared', 'won') END""",
    "share of win": "round(seats.share, 4)",
    "points": "seats.score",
    "best other points": """(
        SELECT max(other.score) FROM seats AS other
        WHERE other.match_id = seats.match_id AND other.side <> seats.side
    )""",
    "rounds": "matches.rounds",
    "points of rounds": "seats.points",
    "placements": "seats.placements",
    "scoring placements": "seats.scoring",
    "points of placements": "seats.placed",
    "best count": "seats.best_count",
}


def rows(
    connection: Connection, counted: str, values: Mapping[str, Any]
) -> Iterator[list[str | int | float]]:
    """Yield the header, then a row for each match, the first first; points are raw."""
    yield [*_COLUMNS]
    for row in connection.execute(matches_query(counted, ", ".join(_COLUMNS.values())), values):
        yield [neutral(value) if isinstance(value, str) else value for value in row]


def neutral(text: str) -> str:
    """Return ``text`` as no spreadsheet takes it for a formula."""
    return f"'{text}" if text.startswith(("=", "+", "-", "@", "\t", "\r", "\n")) else text
