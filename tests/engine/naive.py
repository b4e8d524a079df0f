"""The rules once more, as slowly and plainly as they are written, to hold the engine against.

Nothing of the engine is used here: tiles are pairs, ports and rule sets the words of records, and
everything is worked out from the bare list of placements, each time anew. What the engine keeps up
to date, skips or shares is thus reckoned by other code.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from fractions import Fraction
from typing import Any

Pair = tuple[int, int]
"""A tile, low half first."""
Spot = tuple[Pair, str]
"""A port of a tile on the table."""
Laid = tuple[Pair, Spot | None]
"""A tile and what it was attached to."""
Move = tuple[Any, ...]
"""("place", tile, spot), ("draw",) or ("pass",)."""

ALL = [(low, high) for low in range(7) for high in range(low, 7)]
STRAIGHTS = ("straight-a", "straight-b")
BRANCHES = ("branch-a", "branch-b")


def pair(name: str) -> Pair:
    low, high = name.split("|")
    return int(low), int(high)


def number_at(spot: Spot) -> int:
    (low, high), port = spot
    return low if port == "low" else high


def touching_port(tile: Pair, at: Spot | None) -> str | None:
    """The port of ``tile`` that touches what it is attached to."""
    if at is None:
        return None
    if tile[0] == tile[1]:
        return "straight-a"
    return "low" if tile[0] == number_at(at) else "high"


def covered(table: Sequence[Laid]) -> set[Spot]:
    spots = {at for _, at in table if at is not None}
    return spots | {(tile, by) for tile, at in table if (by := touching_port(tile, at)) is not None}


def spinners(rules: str, table: Sequence[Laid]) -> list[Pair]:
    doubles = [tile for tile, _ in table if tile[0] == tile[1]]
    return {"all-fives": doubles[:1], "five-up": doubles}.get(rules, [])


def open_ends(rules: str, table: Sequence[Laid]) -> set[Spot]:
    """ "Shared by all four", 1."""
    taken = covered(table)
    ends = set()
    for tile, _ in table:
        ports = ["low", "high"]
        if tile[0] == tile[1]:
            ports = list(STRAIGHTS)
            if tile in spinners(rules, table) and all((tile, port) in taken for port in STRAIGHTS):
                ports += BRANCHES
        ends |= {(tile, port) for port in ports if (tile, port) not in taken}
    return ends


def scoring(table: Sequence[Laid]) -> list[tuple[Pair, int]]:
    """Each tile that counts, with what it adds, in the order laid ("Shared by all four", 2)."""
    taken = covered(table)
    adding = []
    for tile, _ in table:
        low, high = tile
        if low == high:
            if any((tile, port) not in taken for port in STRAIGHTS):
                adding.append((tile, low + high))
        else:
            adding += [
                (tile, number)
                for number, port in ((low, "low"), (high, "high"))
                if (tile, port) not in taken
            ]
    return adding


def count(table: Sequence[Laid]) -> int:
    return sum(adds for _, adds in scoring(table))


def round5(pips: int) -> int:
    return pips + {0: 0, 1: -1, 2: -2, 3: 2, 4: 1}[pips % 5]


@dataclass
class NaiveRound:
    """Hands, boneyard and table of one round."""

    rules: str
    hands: list[list[Pair]]
    boneyard: list[Pair]
    turn: int
    undrawable: int = 0
    must_lead: Pair | None = None
    table: list[Laid] = field(default_factory=list)

    def spots_for(self, tile: Pair) -> Iterator[Spot | None]:
        if not self.table:
            if self.must_lead in (None, tile):
                yield None
            return
        for spot in open_ends(self.rules, self.table):
            if number_at(spot) in tile:
                yield spot

    def placements(self, seat: int) -> list[Move]:
        return [("place", tile, spot) for tile in self.hands[seat] for spot in self.spots_for(tile)]

    def can_draw(self) -> bool:
        return len(self.boneyard) > self.undrawable

    def out(self) -> int | None:
        return next((seat for seat, hand in enumerate(self.hands) if not hand), None)

    def blocked(self) -> bool:
        return not self.can_draw() and not any(map(self.placements, range(len(self.hands))))

    def over(self) -> bool:
        return self.out() is not None or self.blocked()

    def moves(self) -> list[Move]:
        """What the seat in turn may do ("Shared by all four", 4 and 5)."""
        if self.over():
            return []
        return self.placements(self.turn) or [("draw",) if self.can_draw() else ("pass",)]

    def after(self, move: Move) -> NaiveRound:
        hands, boneyard, table = [[*hand] for hand in self.hands], [*self.boneyard], [*self.table]
        turn = (self.turn + 1) % len(hands)
        if move[0] == "place":
            hands[self.turn].remove(move[1])
            table.append((move[1], move[2]))
        elif move[0] == "draw":
            hands[self.turn].append(boneyard.pop(0))
            turn = self.turn
        lead = self.must_lead if move[0] != "place" else None
        return NaiveRound(self.rules, hands, boneyard, turn, self.undrawable, lead, table)

    def left(self) -> list[int]:
        return [sum(low + high for low, high in hand) for hand in self.hands]


def sequences(round_: NaiveRound, depth: int) -> int:
    """How many sequences of ``depth`` actions there are."""
    if depth == 0:
        return 1
    return sum(sequences(round_.after(move), depth - 1) for move in round_.moves())


def highest_double(hands: Sequence[Sequence[Pair]]) -> tuple[int, Pair]:
    """Who leads without a lot, and the tile that gives the lead."""
    held = [(seat, tile) for seat, hand in enumerate(hands) for tile in hand]
    doubles = [(seat, tile) for seat, tile in held if tile[0] == tile[1]]
    if doubles:
        return max(doubles, key=lambda each: each[1])
    return max(held, key=lambda each: (sum(each[1]), each[1][1]))


def settlement(
    rules: str, sides: Sequence[Sequence[int]], left: Sequence[int], out: int | None
) -> list[Fraction]:
    """What each side gains or loses, before any house rule."""
    if rules == "five-up":
        return [Fraction(-sum(round5(left[seat]) for seat in side)) for side in sides]
    pays = [Fraction(0)] * len(sides)
    if rules == "draw":
        lowest = [min(left[seat] for seat in side) for side in sides]
    else:
        lowest = [sum(left[seat] for seat in side) for side in sides]
    if out is not None:
        best = [number for number, side in enumerate(sides) if out in side]
    else:
        best = [number for number, pips in enumerate(lowest) if pips == min(lowest)]
    if len(best) == 1:
        own = sides[best[0]]
        others = [pips for seat, pips in enumerate(left) if seat not in own]
        if rules == "all-fives":
            pays[best[0]] = Fraction(round5(sum(others)))
        elif rules == "draw":
            pays[best[0]] = Fraction(sum(others))
        else:
            kept = sum(round5(left[seat]) for seat in own) if out is None else 0
            pays[best[0]] = Fraction(max(0, sum(map(round5, others)) - kept))
    elif rules == "all-fives" and len(sides) == 3 and len(best) == 2:
        third = next(pips for pips in left if pips != min(left))
        for side in best:
            pays[side] = Fraction(round5(third), 2)
    return pays
