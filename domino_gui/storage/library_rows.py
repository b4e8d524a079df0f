"""How a match stands in the tables of the library: written from a summary, read as an entry."""

# Annotations are evaluated at once: NamedTuple would compile each of them as a string.

import os
from collections.abc import Iterable, Sequence
from datetime import UTC, datetime
from pathlib import Path
from sqlite3 import Connection
from typing import Any, Final, NamedTuple, Self

from msgspec import UNSET

from domino_gui.engine.events import PlayerKind, SeatInfo
from domino_gui.engine.rules import PARTNER_SIDES, RuleSetId
from domino_gui.storage.database import UnsoundError
from domino_gui.storage.library import Entry
from domino_gui.storage.name_keys import name_key
from domino_gui.storage.summary import SeatSummary, Summary

_LATEST: Final = 9_000_000_000 * 10**9
"""Nanoseconds since 1970, as many as a database can hold: the year 2255."""


class FileState(NamedTuple):
    """By what a changed file is known."""

    size: int
    """Bytes."""
    changed: int
    """Nanoseconds since 1970; an absurd time is the nearest that can be kept."""

    @classmethod
    def of(cls, found: os.stat_result) -> Self:
        """Return the state that a file was found in."""
        return cls(found.st_size, min(max(found.st_mtime_ns, 0), _LATEST))


class PathNames:
    """Paths as they stand in the tables: those below the library's folder move with it."""

    def __init__(self, folder: Path) -> None:
        """``folder`` is the library's."""
        self._folder = _absolute(folder)

    def write(self, path: Path) -> bytes:
        """Return what stands for ``path``."""
        whole = _absolute(path)
        if whole.is_relative_to(self._folder):
            whole = whole.relative_to(self._folder)
        return os.fsencode(whole)

    def read(self, name: bytes) -> Path:
        """Return the path that ``name`` stands for; `UnsoundError` if it stands for none."""
        try:
            return self._folder / Path(os.fsdecode(name))
        except TypeError as error:
            raise UnsoundError(str(error)) from error


def _absolute(path: Path) -> Path:
    return Path(os.path.abspath(path))  # noqa: PTH100  # links stay as they are


# -- writing ---------------------------------------------------------------------------------------


def store(connection: Connection, name: bytes, state: FileState, summary: Summary) -> int:
    """Write a match, in place of what was known of the file ``name``; return its id."""
    seats = summary.seats
    began = None if summary.started is None else int(summary.started.timestamp())
    values = {
        "path": name,
        "size": state.size,
        "changed": state.changed,
        "rules": summary.rules.value,
        "seat_count": len(seats),
        "partners": len({seat.side for seat in seats}) < len(seats),
        "people": sum(_is_person(seat) for seat in seats),
        "names": "\n".join(name_key(seat.info.name) for seat in seats),
        "began": began,
        "moment": state.changed // 10**9 if began is None else began,
        "is_over": summary.over,
        "resigned": summary.resigned,
        "dealt": summary.dealt,
        "rounds": summary.rounds,
        "practice": summary.practice,
    }
    (id_,) = connection.execute(_upsert("matches", values, "path"), values).fetchone()
    connection.execute("DELETE FROM seats WHERE match_id = ?", (id_,))
    connection.executemany(_INSERT_SEAT, [_seat_row(id_, at, seats) for at in range(len(seats))])
    return int(id_)


def _seat_row(match: int, at: int, seats: Sequence[SeatSummary]) -> dict[str, Any]:
    seat = seats[at]
    info, played = seat.info, seat.played
    others = [other for other in seats if other.side != seat.side]
    return {
        "match_id": match,
        "seat": at,
        "side": seat.side,
        "name": info.name,
        "key": name_key(info.name),
        "person": _is_person(seat),
        "level": None if info.level is UNSET else info.level,
        "program": None if info.program is UNSET else info.program,
        "faces_person": any(_is_person(other) for other in others),
        "score": seat.score,
        "points": seat.points,
        "outcome": seat.outcome,
        "share": seat.share,
        "placements": played.placements,
        "scoring": played.scoring,
        "placed": played.points,
        "best_count": played.best_count,
    }


_INSERT_SEAT: Final = """
    INSERT INTO seats VALUES (
        :match_id, :seat, :side, :name, :key, :person, :level, :program, :faces_person, :score,
        :points, :outcome, :share, :placements, :scoring, :placed, :best_count
    )
"""


def _upsert(table: str, columns: Iterable[str], unique: str) -> str:
    columns = [*columns]
    names, values = ", ".join(columns), ", ".join(f":{column}" for column in columns)
    news = ", ".join(f"{column} = excluded.{column}" for column in columns)
    return (
        f"INSERT INTO {table} ({names}) VALUES ({values})"
        f" ON CONFLICT ({unique}) DO UPDATE SET {news} RETURNING id"
    )


def _is_person(seat: SeatSummary) -> bool:
    return seat.info.player is PlayerKind.HUMAN


def rename(connection: Connection, name: bytes, now: bytes) -> None:
    """Write that the file ``name`` is called ``now``; the match keeps its id."""
    if name != now and connection.execute(_KNOWN, (name,)).fetchone():
        forget(connection, now)
        connection.execute("UPDATE matches SET path = ? WHERE path = ?", (now, name))


_KNOWN: Final = "SELECT 1 FROM matches WHERE path = ?"


def forget(connection: Connection, name: bytes) -> None:
    """Write that there is no file ``name``."""
    connection.execute("DELETE FROM matches WHERE path = ?", (name,))


# -- reading ---------------------------------------------------------------------------------------

ENTRY: Final = (
    "id, path, rules, seat_count, partners, began, changed, resigned, dealt, practice, is_over"
)
"""The columns of `matches` that an entry is read from."""

_SEATS: Final = """
    SELECT match_id, name, person, level, program, score, outcome
    FROM seats WHERE match_id IN ({}) ORDER BY match_id, seat
"""
_MOST_MARKS: Final = 500
"""Values that any SQLite takes in one statement."""


def entries(
    connection: Connection, rows: Sequence[tuple[Any, ...]], names: PathNames
) -> list[Entry]:
    """Return the entries of ``rows``, each with the columns `ENTRY`.

    `UnsoundError` where they hold what nobody can have written.
    """
    seats: dict[int, list[tuple[Any, ...]]] = {row[0]: [] for row in rows}
    ids = [*seats]
    for first in range(0, len(ids), _MOST_MARKS):
        some = ids[first : first + _MOST_MARKS]
        marks = ", ".join("?" * len(some))
        for match, *seat in connection.execute(_SEATS.format(marks), some):
            seats[match].append(tuple(seat))
    try:
        return [_entry(row, seats[row[0]], names) for row in rows]
    except (ValueError, TypeError, IndexError, OverflowError, OSError) as error:
        raise UnsoundError(str(error)) from error


def _entry(row: tuple[Any, ...], seats: Sequence[tuple[Any, ...]], names: PathNames) -> Entry:
    id_, path, rules, count, partners, began, changed, resigned, dealt, practice, over = row
    sides = PARTNER_SIDES if partners else tuple((seat,) for seat in range(count))
    scores = tuple(seats[side[0]][4] for side in sides)
    won = (side for side, members in enumerate(sides) if seats[members[0]][5] == 1)
    return Entry(
        id=id_,
        path=names.read(path),
        rules=RuleSetId(rules),
        seats=tuple(_info(*seat[:4]) for seat in seats),
        sides=sides,
        started=None if began is None else _local(began),
        changed=_local(changed // 10**9),
        scores=scores,
        winners=tuple(won) if over else None,
        resigned=resigned,
        rounds=dealt,
        practice=bool(practice),
    )


def _info(name: str, person: int, level: str | None, program: str | None) -> SeatInfo:
    return SeatInfo(
        name,
        PlayerKind.HUMAN if person else PlayerKind.COMPUTER,
        level=UNSET if level is None else level,
        program=UNSET if program is None else program,
    )


def _local(seconds: int) -> datetime:
    return datetime.fromtimestamp(seconds, UTC).astimezone()
