"""A round in compact form, and fast play to its end.

Hands are masks of tile indices, the layout a state of `Automaton`; nothing is checked. What is
played here is what the rules say: the tests hold it against the engine placement by placement.
"""

from __future__ import annotations

from random import Random
from typing import Final

from domino_gui.engine.rules import Rules
from domino_gui.engine.settlement import settle
from domino_gui.opponents.ends import PIPS, Automaton, Ends, Move


def _sets(tiles: range) -> list[list[int]]:
    """Return all sets of some tiles: at 5 the one of the first and the third, and so on."""
    sets: list[list[int]] = [[]]
    for tile in tiles:
        sets += [[*some, tile] for some in sets]
    return sets


# What is in a mask is looked up for its two halves.
_HALF: Final = (1 << 14) - 1
_TILES_LOW: Final = _sets(range(14))
_TILES_HIGH: Final = _sets(range(14, 28))
_PIPS_LOW: Final = [sum([PIPS[tile] for tile in some]) for some in _TILES_LOW]
_PIPS_HIGH: Final = [sum([PIPS[tile] for tile in some]) for some in _TILES_HIGH]


def tiles_in(mask: int) -> list[int]:
    """Return the indices of the tiles in a mask, in order."""
    return _TILES_LOW[mask & _HALF] + _TILES_HIGH[mask >> 14]


def pips_in(mask: int) -> int:
    """Return the pips of all tiles in a mask."""
    return _PIPS_LOW[mask & _HALF] + _PIPS_HIGH[mask >> 14]


class Form:
    """What stays the same during a round: who plays, for what, under which rules."""

    __slots__ = (
        "_settled",
        "at_once",
        "automaton",
        "capped",
        "rules",
        "seats",
        "side_of",
        "sides",
        "target",
        "tie_break",
        "undrawable",
    )

    def __init__(self, rules: Rules, automaton: Automaton, *, tie_break: bool = False) -> None:
        self.rules = rules
        self.automaton = automaton
        self.tie_break = tie_break
        """Whether the match goes on in whole rounds until one side alone leads."""
        self.seats = rules.seats
        self.side_of = list(rules.side_of)
        self.sides = len(rules.sides)
        self.target = 0 if rules.target is None else rules.target
        self.at_once = rules.ends_at_once and rules.target is not None and not tie_break
        """Whether the placement that reaches the target ends the match."""
        self.capped = (
            rules.house.exact_target
            and rules.target is not None
            and not (tie_break and rules.ends_at_once)
        )
        """Whether what would pass the target is not scored (house rule ``exact_target``)."""
        self.undrawable = rules.house.undrawable
        self._settled: dict[int, list[float]] = {}

    def settlement(self, hands: list[int], out: int) -> list[float]:
        """Return what a round that ended so pays each side, raw; ``out`` is -1 for a block."""
        key = out + 1
        for hand in hands:
            key = key << 8 | _PIPS_LOW[hand & _HALF] + _PIPS_HIGH[hand >> 14]
        found = self._settled.get(key)
        if found is None:
            left = [pips_in(hand) for hand in hands]
            found = [*settle(self.rules, left, None if out < 0 else out).points]
            if len(self._settled) > 20_000:
                self._settled.clear()
            self._settled[key] = found
        return found


class Position:
    """A round at one moment, everything in it known."""

    __slots__ = ("boneyard", "drawn", "ends", "hands", "out", "scores", "turn", "won")

    def __init__(
        self, hands: list[int], boneyard: list[int], ends: Ends, turn: int, scores: list[float]
    ) -> None:
        """``scores`` are raw, by side; all lists are changed by play."""
        self.hands = hands
        """By seat, as masks."""
        self.boneyard = boneyard
        """Tile indices in drawing order."""
        self.drawn = 0
        """How many tiles have been drawn from the boneyard."""
        self.ends = ends
        self.turn = turn
        self.scores = scores
        self.out = -1
        """Who went out; -1 while the round is played, and when it was blocked."""
        self.won = -1
        """The side that reached the target in mid-round, which ends the match; else -1."""


class Chooser:
    """Chooses placements in fast play."""

    def choose(self, position: Position, playable: int, unseen: int) -> Move:
        """Return a placement for the seat in turn.

        ``playable`` are those of its tiles that fit, at least one; ``unseen`` the tiles that
        it cannot see, others' hands and the boneyard together.
        """
        raise NotImplementedError


def play_out(form: Form, position: Position, chooser: Chooser) -> None:
    """Play a round to its end, the settlement included, or to the end of the match."""
    hands, boneyard, scores = position.hands, position.boneyard, position.scores
    seats, side_of = form.seats, form.side_of
    last = max(position.drawn, len(boneyard) - form.undrawable)
    hidden = 0
    for tile in boneyard[position.drawn :]:
        hidden |= 1 << tile
    for hand in hands:
        hidden |= hand
    turn, ends = position.turn, position.ends
    while True:
        hand = hands[turn]
        playable = hand & ends.fits
        passes = 0
        while not playable:
            if position.drawn < last:
                bit = 1 << boneyard[position.drawn]
                position.drawn += 1
                hand |= bit
                hands[turn] = hand
                playable = bit & ends.fits
            else:
                passes += 1
                if passes == seats:
                    settle_up(form, position)
                    return
                turn = turn + 1 if turn + 1 < seats else 0
                hand = hands[turn]
                playable = hand & ends.fits
        position.turn = turn
        move = chooser.choose(position, playable, hidden ^ hand)
        hand ^= move.bit
        hands[turn] = hand
        hidden ^= move.bit
        ends = move.ends
        position.ends = ends
        if ends.points:
            side = side_of[turn]
            score = scores[side] + ends.points
            if not form.capped or score <= form.target:
                scores[side] = score
                if form.at_once and score >= form.target:
                    position.won = side
                    return
        if not hand:
            position.out = turn
            settle_up(form, position)
            return
        turn = turn + 1 if turn + 1 < seats else 0


def settle_up(form: Form, position: Position) -> None:
    """Add to the scores what the end of the round pays or costs."""
    scores = position.scores
    for side, points in enumerate(form.settlement(position.hands, position.out)):
        if points < 0 or not form.capped or scores[side] + points <= form.target:
            scores[side] += points


class RandomChooser(Chooser):
    """Any placement as likely as any other."""

    def __init__(self, automaton: Automaton, rng: Random) -> None:
        self._automaton = automaton
        self._random = rng.random

    def choose(self, position: Position, playable: int, unseen: int) -> Move:  # noqa: ARG002
        """Return a placement by chance; see `Chooser`."""
        ends = position.ends
        after = ends.after
        tiles = _TILES_LOW[playable & _HALF] + _TILES_HIGH[playable >> 14]
        if playable & ends.forks:
            moves: list[Move] = []
            for tile in tiles:
                found = after[tile]
                moves += self._automaton.moves(ends, tile) if found is None else found
            return moves[int(self._random() * len(moves))]
        tile = tiles[int(self._random() * len(tiles))] if len(tiles) > 1 else tiles[0]
        found = after[tile]
        return (self._automaton.moves(ends, tile) if found is None else found)[0]
