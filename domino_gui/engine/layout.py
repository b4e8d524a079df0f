"""The tiles on the table: what is attached where, which ends are open, and their count."""

# Annotations are evaluated at once: NamedTuple would compile each of them as a string.

from enum import Enum, StrEnum
from typing import Final, NamedTuple, Self

import msgspec

from domino_gui.engine.tiles import HIGHEST, Tile


class Port(StrEnum):
    """A place on a tile where another can touch it (``rules.md``, "Words")."""

    LOW = "low"
    HIGH = "high"
    STRAIGHT_A = "straight-a"
    STRAIGHT_B = "straight-b"
    BRANCH_A = "branch-a"
    BRANCH_B = "branch-b"


HALVES: Final = (Port.LOW, Port.HIGH)
STRAIGHTS: Final = (Port.STRAIGHT_A, Port.STRAIGHT_B)
BRANCHES: Final = (Port.BRANCH_A, Port.BRANCH_B)


class Spinners(Enum):
    """Which doubles can grow branches."""

    NONE = "none"
    FIRST = "first"
    EVERY = "every"


class End(msgspec.Struct, frozen=True, gc=False):
    """One port of one tile."""

    tile: Tile
    port: Port

    @property
    def number(self) -> int:
        """The number shown here."""
        return self.tile.low if self.port is Port.LOW else self.tile.high

    def __str__(self) -> str:
        return f"{self.tile} {self.port}"


class ScoringEnd(NamedTuple):
    """An end that counts now."""

    end: End
    """Where it is; of a double with two open straights, its ``straight-a``."""
    adds: int
    """What it adds to the count: its half, or both halves of a double."""


class Placed(msgspec.Struct, frozen=True, gc=False):
    """A tile on the table."""

    tile: Tile
    at: End | None
    """What it was attached to; None for the first tile of the round."""
    by: Port | None
    """Its own port that touches ``at``; a double's is always ``straight-a``."""


class NotOpenError(ValueError):
    """A tile was to be attached where nothing can be attached."""


class NoMatchError(ValueError):
    """A tile was to be attached to a number that it does not show."""


class Layout:
    """The tiles of one round as they lie, from the first to the last.

    The count is kept as tiles come; `scoring_ends` reckons it from scratch.
    """

    __slots__ = (
        "_covered",
        "_open",
        "count",
        "open_numbers",
        "placed",
        "spinners",
        "the_spinner",
    )

    def __init__(self, spinners: Spinners) -> None:
        self.spinners = spinners
        self.placed: list[Placed] = []
        self.count = 0
        """Sum of the scoring ends ("Shared by all four", 2)."""
        self.open_numbers = 0
        """The numbers on open ends as a set of bits, comparable with `Tile.numbers`."""
        self.the_spinner: Tile | None = None
        """Under `Spinners.FIRST`, the first double placed."""
        self._open: list[list[End]] = [[] for _ in range(HIGHEST + 1)]
        self._covered: dict[Tile, int] = {}  # covered ports of each double, the straights first

    def copy(self) -> Self:
        """Return a layout that can be changed without changing this one."""
        twin = type(self)(self.spinners)
        twin.placed = self.placed.copy()
        twin.count, twin.open_numbers = self.count, self.open_numbers
        twin.the_spinner = self.the_spinner
        twin._open = [ends.copy() for ends in self._open]  # noqa: SLF001  # its own kind
        twin._covered = self._covered.copy()  # noqa: SLF001
        return twin

    def __len__(self) -> int:
        return len(self.placed)

    @property
    def open_ends(self) -> list[End]:
        """Every place where a tile may be attached, by number; empty before the first tile."""
        return [end for ends in self._open for end in ends]

    def ends_for(self, tile: Tile) -> list[End]:
        """Return the open ends that show a number of ``tile``."""
        if tile.double:
            return self._open[tile.low].copy()
        return self._open[tile.low] + self._open[tile.high]

    def fits(self, tile: Tile) -> bool:
        """Tell whether ``tile`` can be attached anywhere; the first tile of a round always can."""
        return bool(self.open_numbers & tile.numbers) or not self.placed

    def is_spinner(self, tile: Tile) -> bool:
        """Tell whether a double on the table can grow branches."""
        if self.spinners is Spinners.FIRST:
            return tile is self.the_spinner
        return tile.double and self.spinners is Spinners.EVERY

    def check(self, tile: Tile, at: End | None) -> None:
        """Raise `NotOpenError` or `NoMatchError` unless ``tile`` may be attached at ``at``."""
        if at is None:
            if self.placed:
                raise NotOpenError("only the first tile of a round is laid without an end")
            return
        number = at.number
        if at not in self._open[number]:
            raise NotOpenError(f"{at} is not open")
        if not tile.numbers >> number & 1:
            raise NoMatchError(f"{tile} does not show {number}, the number at {at}")

    def count_after(self, tile: Tile, at: End | None) -> int:
        """Return the count that ``tile`` would make at ``at``, which must be legal."""
        if at is None:
            return tile.pips
        number = at.number
        count = self.count + (tile.pips if tile.double else tile.other(number))
        if not at.tile.double:
            return count - number
        # A double stops counting with its second straight; its branches never counted.
        return count - 2 * number if self._covered[at.tile] == 1 else count

    def place(self, tile: Tile, at: End | None) -> None:
        """Lay ``tile`` at ``at``, None for the first; it must be legal (see `check`)."""
        self.count = self.count_after(tile, at)
        by = None
        if at is not None:
            number = self._cover(at)
            if tile.double:
                by = Port.STRAIGHT_A
            else:
                by = Port.LOW if tile.low == number else Port.HIGH
        self.placed.append(Placed(tile, at, by))
        if tile.double:
            if self.spinners is Spinners.FIRST and self.the_spinner is None:
                self.the_spinner = tile
            self._covered[tile] = 0 if at is None else 1
        for port in STRAIGHTS if tile.double else HALVES:
            if port is not by:
                self._uncover(End(tile, port))

    def _uncover(self, end: End) -> None:
        number = end.number
        self._open[number].append(end)
        self.open_numbers |= 1 << number

    def _cover(self, end: End) -> int:
        """Close an open end; return its number."""
        tile, number = end.tile, end.number
        ends = self._open[number]
        ends.remove(end)
        if tile.double:
            self._covered[tile] += 1
            if self._covered[tile] == 2 and self.is_spinner(tile):
                ends += [End(tile, port) for port in BRANCHES]
        if not ends:
            self.open_numbers &= ~(1 << number)
        return number

    def scoring_ends(self) -> list[ScoringEnd]:
        """Return the ends that count now, as their tiles came ("Shared by all four", 2)."""
        open_ends = set(self.open_ends)
        ends = []
        for placed in self.placed:
            tile = placed.tile
            if tile.double:
                straights = [end for port in STRAIGHTS if (end := End(tile, port)) in open_ends]
                if straights:
                    ends.append(ScoringEnd(straights[0], tile.pips))
            else:
                halves = [end for port in HALVES if (end := End(tile, port)) in open_ends]
                ends += [ScoringEnd(end, end.number) for end in halves]
        return ends
