"""A library of matches that were never played: as many as are wanted, and whatever goes wrong."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any

from domino_gui.engine.events import PlayerKind, SeatInfo
from domino_gui.engine.rules import RuleSetId
from domino_gui.storage.library import (
    Entry,
    LibraryError,
    Moved,
    Progress,
    Query,
    Refused,
    Removed,
)


def entry(number: int, **others: Any) -> Entry:
    """A match between You and one of ten computers; the higher its number the longer ago."""
    over = number % 5 != 1
    usual = Entry(
        id=number,
        path=Path(f"{number}.domino"),
        rules=[*RuleSetId][number % 4],
        seats=(
            SeatInfo("You", PlayerKind.HUMAN),
            SeatInfo(f"Mina {number % 10}", PlayerKind.COMPUTER, level="expert"),
        ),
        sides=((0,), (1,)),
        started=datetime(2026, 11, 30, tzinfo=UTC) - timedelta(hours=7 * number),
        changed=datetime(2026, 11, 30, tzinfo=UTC),
        scores=(250 - number % 9, 200 + number % 7),
        winners=(number % 2,) if over else None,
        resigned=1 if over and number % 7 == 2 else None,
        rounds=1 + number % 9,
        practice=number % 6 == 3,
    )
    return usual._replace(**others)


class FakeLibrary:
    """Answers as `domino_gui.storage.library.Library` does."""

    def __init__(self, entries: Iterable[Entry], found: Iterable[Progress] = ()) -> None:
        """``found`` is what a refresh comes upon."""
        self.entries = [*entries]
        self.found = [*found]
        self.made_anew = False
        self.trouble: LibraryError | None = None
        """Raised by whatever is asked, while there is one."""
        self.asked = 0
        """How many matches have been read."""
        self.kept: dict[int, Refused] = {}
        """What cannot be removed."""

    def _fit(self, query: Query) -> list[Entry]:
        if self.trouble is not None:
            raise self.trouble
        return [one for one in self.entries if _fits(one, query)] if any(query) else self.entries

    def search(self, query: Query, *, first: int = 0, most: int = 200) -> list[Entry]:
        found = self._fit(query)[first : first + most]
        self.asked += len(found)
        return found

    def number(self, query: Query) -> int:
        return len(self._fit(query))

    def opponents(self) -> list[str]:
        return sorted({one.seats[1].name for one in self._fit(Query())})

    def levels(self) -> list[str]:
        return ["expert"] if self._fit(Query()) else []

    def refresh(self, folders: Iterable[Path]) -> Iterator[Progress]:
        assert [folder.name for folder in folders] == ["matches", "finished"]
        if self.trouble is not None:
            raise self.trouble
        yield from self.found

    def remove(self, ids: Iterable[int]) -> Removed:
        if self.trouble is not None:
            raise self.trouble
        wanted = {*ids}
        kept = tuple(self.kept[one] for one in sorted(wanted) if one in self.kept)
        gone = [one for one in self.entries if one.id in wanted and one.id not in self.kept]
        self._gone = getattr(self, "_gone", []) + gone
        self.entries = [one for one in self.entries if one not in gone]
        moved = (Moved(one.path, one.path.with_suffix(".gone")) for one in gone)
        return Removed((*moved,), kept)

    def put_back(self, removed: Removed) -> list[Entry]:
        if self.trouble is not None:
            raise self.trouble
        paths = {moved.path for moved in removed.records}
        back = [one for one in self._gone if one.path in paths]
        self.entries = sorted([*self.entries, *back], key=lambda one: one.id)
        return back

    def close(self) -> None:
        pass


def _fits(one: Entry, query: Query) -> bool:
    names = " ".join(seat.name for seat in one.seats).casefold()
    return (
        all(word in names for word in query.words.casefold().split())
        and query.rules in (None, one.rules)
        and query.over in (None, one.winners is not None)
        and query.with_people in (None, True)
        and query.opponent in ("", one.seats[1].name)
        and query.level in ("", "expert")
        and (query.since is None or (one.started or one.changed).date() >= query.since)
        and (query.until is None or (one.started or one.changed).date() <= query.until)
    )
