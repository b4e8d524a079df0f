"""What a layout comes down to for play: which numbers are open, and in what way.

Two tables on which the same tiles fit for the same points are one and the same here, however they
lie. So a table is a state of an automaton, and a placement leads from one state to another. States
are made when they are first reached and kept: in fast play nearly every placement is a look-up.
Tiles are known by their index in `TILES`, sets of tiles as masks with the bit of each index.
"""

from __future__ import annotations

from typing import Final

from domino_gui.engine.layout import BRANCHES, STRAIGHTS, Layout, Spinners
from domino_gui.engine.rules import RuleSet
from domino_gui.engine.tiles import HIGHEST, TILES

ALL: Final = (1 << len(TILES)) - 1
"""Every tile, as a mask."""
WITH: Final = [
    sum(1 << tile.index for tile in TILES if tile.numbers >> number & 1)
    for number in range(HIGHEST + 1)
]
"""The tiles that show a number, by number, as masks."""

LOW: Final = [tile.low for tile in TILES]
HIGH: Final = [tile.high for tile in TILES]
PIPS: Final = [tile.pips for tile in TILES]

# By number and remainder by five: the tiles that, attached to the number, complete a multiple of
# five, each with what it adds to the count.
_COMPLETING: Final = [
    [
        [
            (tile.index, added)
            for tile in TILES
            if tile.numbers >> number & 1
            and ((added := tile.pips if tile.double else tile.other(number)) + rest) % 5 == 0
        ]
        for rest in range(5)
    ]
    for number in range(HIGHEST + 1)
]

# A key holds seven bits for each number: how many plain tiles show it at an open end (three bits),
# whether a double of it has an open straight and cannot (a bit) or can (a bit) grow branches, and
# how many of its branches are open (two bits). Above these, two bits on the layout as a whole.
_FIELD: Final = 7
_PLAIN: Final = 1
_DOUBLE: Final = 1 << 3
_SPINNER: Final = 1 << 4
_BRANCH: Final = 1 << 5
_ALONE: Final = 1 << 7 * _FIELD
"""The only tile is a double, so both its straights are open."""
_HAS_SPINNER: Final = 1 << 7 * _FIELD + 1
"""The one spinner that there can be lies already."""

# By what a key holds for a number: whether there are several kinds of its ends.
_SEVERAL: Final = [
    bool(field & 7) + bool(field & (_DOUBLE | _SPINNER)) + bool(field >> 5) > 1
    for field in range(1 << _FIELD)
]

_UNASKED: Final[list[list[Move] | None]] = [None] * len(TILES)
"""What every state starts with: most are looked at and never left, so the list is shared."""


class Move:
    """A tile placed on a state, and the state it leads to."""

    __slots__ = ("bit", "ends", "tile")

    def __init__(self, tile: int, ends: Ends) -> None:
        self.tile = tile
        self.bit = 1 << tile
        self.ends = ends
        """After the placement."""


class Ends:
    """One state: all that play can know of a layout."""

    __slots__ = ("after", "count", "fits", "forks", "key", "pays", "points")

    def __init__(self, key: int, count: int, fits: int, forks: int, points: int) -> None:
        self.key = key
        self.count = count
        """Sum of the scoring ends."""
        self.fits = fits
        """The tiles that can be attached, as a mask."""
        self.forks = forks
        """Those of them that have several distinct placements."""
        self.points = points
        """Raw points that a placement pays which leads here."""
        self.after = _UNASKED
        """By tile, its distinct placements where they have been asked for: see `Automaton.moves`.
        """
        self.pays: list[tuple[int, int]] | None = None
        """See `Automaton.pays`."""


class Automaton:
    """The states of one rule set, made as they are reached."""

    def __init__(self, spinners: Spinners, *, scores: bool) -> None:
        """``scores`` tells whether placements pay at all."""
        self._first_spins = spinners is Spinners.FIRST
        self._all_spin = spinners is Spinners.EVERY
        self._scores = scores
        self._states: dict[int, Ends] = {}
        self._payments: dict[tuple[int, int], tuple[int, int]] = {}
        self.empty = self.state(0)
        """The table before the first tile."""

    def __len__(self) -> int:
        return len(self._states)

    def clear(self) -> None:
        """Forget all states, so that they do not fill the memory; those in use stay sound."""
        for state in self._states.values():
            state.after = _UNASKED  # they lead to each other in circles, and would stay for long
        self._states = {}
        self._payments = {}
        self.empty = self.state(0)

    def of(self, layout: Layout) -> Ends:
        """Return the state of a layout under the rules of this automaton."""
        key = 0
        doubles = set()
        for end in layout.open_ends:
            field = 1 << _FIELD * end.number
            if end.port in STRAIGHTS:
                if end.tile in doubles:
                    key |= _ALONE
                doubles.add(end.tile)
                key |= field * (_SPINNER if layout.is_spinner(end.tile) else _DOUBLE)
            else:
                key += field * (_BRANCH if end.port in BRANCHES else _PLAIN)
        if layout.the_spinner is not None:
            key |= _HAS_SPINNER
        return self.state(key)

    def state(self, key: int) -> Ends:
        """Return the one state with this key."""
        found = self._states.get(key)
        if found is not None:
            return found
        count, fits, forks = 0, 0, 0
        for number in range(HIGHEST + 1):
            field = key >> _FIELD * number & 127
            if field:
                forks |= WITH[number] & (ALL if _SEVERAL[field] else fits)
                fits |= WITH[number]
                count += number * ((field & 7) + (2 if field & (_DOUBLE | _SPINNER) else 0))
        points = count if self._scores and count % 5 == 0 else 0
        made = Ends(key, count, fits if key else ALL, forks, points)
        self._states[key] = made
        return made

    def moves(self, ends: Ends, tile: int) -> list[Move]:
        """Return the distinct placements of a tile that fits."""
        found = ends.after[tile]
        if found is None:
            found = [Move(tile, self.state(key)) for key in self._keys_after(ends.key, tile)]
            if ends.after is _UNASKED:
                ends.after = _UNASKED.copy()
            ends.after[tile] = found
        return found

    def pays(self, ends: Ends) -> list[tuple[int, int]]:
        """Return the tiles that can score on a state: for each number of points, their mask.

        A tile that can score in several ways stands under the most that it pays.
        """
        found = ends.pays
        if found is None:
            found = self._paying(ends) if self._scores else []
            ends.pays = found
        return found

    def with_doubles_once(self, ends: Ends) -> int:
        """Return what a placement pays that leads here, to somebody who counts doubles once."""
        doubled = sum(
            [
                number
                for number in range(HIGHEST + 1)
                if ends.key >> _FIELD * number & (_DOUBLE | _SPINNER)
            ]
        )
        count = ends.count - doubled
        return count if self._scores and count % 5 == 0 else 0

    def _paying(self, ends: Ends) -> list[tuple[int, int]]:
        """Reckon it from the count alone: to make every state after this one would take long."""
        key = ends.key
        best: dict[int, int] = {}
        for number in range(HIGHEST + 1):
            field = key >> _FIELD * number & 127
            covered = []  # what each kind of end takes off the count when it is covered
            if field & 7:
                covered.append(number)
            if field & (_DOUBLE | _SPINNER):
                covered.append(0 if key & _ALONE else 2 * number)
            if field >> 5:
                covered.append(0)
            for taken in covered:
                left = ends.count - taken
                for tile, added in _COMPLETING[number][left % 5]:
                    if left + added > best.get(tile, 0):
                        best[tile] = left + added
        if not key:
            best = {tile: PIPS[tile] for tile in range(28) if PIPS[tile] % 5 == 0 < PIPS[tile]}
        masks: dict[int, int] = {}
        for tile, points in best.items():
            masks[points] = masks.get(points, 0) | 1 << tile
        # The same pairs come again and again, and are kept once.
        return [self._payments.setdefault(pair, pair) for pair in masks.items()]

    # -- how a placement changes a key ---------------------------------------------------------

    def _keys_after(self, key: int, tile: int) -> list[int]:
        low, high = LOW[tile], HIGH[tile]
        if key == 0:
            return [self._with_first(low, high)]
        keys = self._attached(key, low, high)
        if low != high:
            keys += self._attached(key, high, low)
        return keys

    def _with_first(self, low: int, high: int) -> int:
        if low == high:
            return self._with_double(_ALONE, low)
        return (_PLAIN << _FIELD * low) + (_PLAIN << _FIELD * high)

    def _attached(self, key: int, number: int, other: int) -> list[int]:
        """Return what a tile makes that covers an end of ``number`` and shows ``other`` then.

        One key for each kind of end there is; ends of a kind are equal.
        """
        shift = _FIELD * number
        field = key >> shift & 127
        bases = []
        if field & 7:
            bases.append(key - (_PLAIN << shift))
        if key & _ALONE:
            return [self._with_outer(key & ~_ALONE, number, other)] if field else []
        if field & _DOUBLE:
            bases.append(key - (_DOUBLE << shift))
        if field & _SPINNER:
            bases.append(key - (_SPINNER << shift) + (2 * _BRANCH << shift))
        if field >> 5:
            bases.append(key - (_BRANCH << shift))
        return [self._with_outer(base, number, other) for base in bases]

    def _with_outer(self, key: int, number: int, other: int) -> int:
        if other == number:
            return self._with_double(key, number)
        return key + (_PLAIN << _FIELD * other)

    def _with_double(self, key: int, number: int) -> int:
        spins = self._all_spin or (self._first_spins and not key & _HAS_SPINNER)
        if self._first_spins:
            key |= _HAS_SPINNER
        return key + ((_SPINNER if spins else _DOUBLE) << _FIELD * number)


def automaton_for(rule_set: RuleSet) -> Automaton:
    """Return a new automaton for a rule set."""
    return Automaton(rule_set.spinners, scores=rule_set.scores_placements)
