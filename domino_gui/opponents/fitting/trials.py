"""Rounds in compact form, in which placements are tried and players compared."""

from __future__ import annotations

from math import sqrt
from random import Random
from statistics import fmean, stdev
from typing import Final, NamedTuple

from domino_gui.engine.tiles import TILES
from domino_gui.opponents.ends import Move
from domino_gui.opponents.playout import Chooser, Form, Position, play_out, tiles_in
from domino_gui.opponents.policy import Policy, Weights

_TRIED: Final = 0.5
"""The share of choices at which every placement is tried."""
_WORLDS: Final = 8
"""In how many worlds: more choices tell more than more worlds."""
_ASTRAY: Final = 0.15
"""The share of choices at which the placement is left to chance, so that all sorts of tables come
up."""
_STATES: Final = 50_000
"""Tables that are remembered."""


class Choice(NamedTuple):
    """A choice at which every placement was tried."""

    held: int
    """Tiles in hand, before the placement."""
    features: list[list[float]]
    """By placement, in the order of the fields of `Weights`."""
    worth: list[float]
    """By placement: raw points by which own side led the best other one in the end, on average."""


class Trying(Chooser):
    """Plays as another does, tries every placement at some of its choices, and keeps what came."""

    def __init__(self, form: Form, player: Chooser, rng: Random) -> None:
        self.choices: list[Choice] = []
        self._form = form
        self._player = player
        self._rng = rng
        # A feature is the value of a placement where its weight is 1 and all others are 0.
        names = Weights.__struct_fields__
        units = [Weights(*(float(each == name) for each in names)) for name in names]
        self._features = [Policy(form, (unit, unit, unit)) for unit in units]

    def choose(self, position: Position, playable: int, unseen: int) -> Move:
        """Return what the player places, or something by chance; see `Chooser`."""
        valued = [feature.values(position, playable, unseen) for feature in self._features]
        moves = valued[0][1]
        if len(moves) == 1:
            return moves[0]
        if self._rng.random() < _TRIED:
            held = position.hands[position.turn].bit_count()
            features = [[*each] for each in zip(*[values for values, _ in valued], strict=True)]
            self.choices.append(Choice(held, features, self._worth(position, moves)))
        if self._rng.random() < _ASTRAY:
            return self._rng.choice(moves)
        return self._player.choose(position, playable, unseen)

    def _worth(self, position: Position, moves: list[Move]) -> list[float]:
        """Play every placement out in the same worlds."""
        form, turn = self._form, position.turn
        side = form.side_of[turn]
        worth = [0.0] * len(moves)
        for _ in range(_WORLDS):
            hands, boneyard = self._world(position)
            for index, move in enumerate(moves):
                tried = Position(hands.copy(), boneyard, position.ends, turn, [0.0] * form.sides)
                play_out(form, tried, _After(move, self._player))
                others = [score for each, score in enumerate(tried.scores) if each != side]
                worth[index] += (tried.scores[side] - max(others)) / _WORLDS
        return worth

    def _world(self, position: Position) -> tuple[list[int], list[int]]:
        """Return hands and boneyard with all that the seat in turn cannot see shuffled."""
        hands, turn = position.hands.copy(), position.turn
        hidden = position.boneyard[position.drawn :]
        for seat, hand in enumerate(hands):
            if seat != turn:
                hidden += tiles_in(hand)
        self._rng.shuffle(hidden)
        for seat, hand in enumerate(hands):
            if seat != turn:
                hands[seat] = _take(hidden, hand.bit_count())
        return hands, hidden


class _After(Chooser):
    """Makes one given placement, and plays on as another does."""

    def __init__(self, first: Move, player: Chooser) -> None:
        self._first: Move | None = first
        self._player = player

    def choose(self, position: Position, playable: int, unseen: int) -> Move:
        first = self._first
        if first is None:
            return self._player.choose(position, playable, unseen)
        self._first = None
        return first


class _Seated(Chooser):
    """Chooses for every seat as its own player does."""

    def __init__(self, players: list[Chooser]) -> None:
        self._players = players

    def choose(self, position: Position, playable: int, unseen: int) -> Move:
        return self._players[position.turn].choose(position, playable, unseen)


class Gain(NamedTuple):
    """What one player gains on another."""

    mean: float
    """Raw points a round by which its side leads the others."""
    margin: float
    """Half the interval of 95 %."""


def try_placements(form: Form, player: Chooser, rounds: int, rng: Random) -> list[Choice]:
    """Let a player play so many rounds on all seats; return what came of what was tried."""
    trying = Trying(form, player, rng)
    for _ in range(rounds):
        play_out(form, _deal(form, rng), trying)
    return trying.choices


def compare(form: Form, one: Chooser, other: Chooser, deals: int, rng: Random) -> Gain:
    """Play so many deals, each with ``one`` on every side in turn and ``other`` on the rest."""
    gains = []
    for _ in range(deals):
        dealt = _deal(form, rng)
        gain = 0.0
        for side in range(form.sides):
            players = [one if form.side_of[seat] == side else other for seat in range(form.seats)]
            hands = dealt.hands.copy()
            played = Position(hands, dealt.boneyard, dealt.ends, dealt.turn, [0.0] * form.sides)
            play_out(form, played, _Seated(players))
            own = played.scores[side]
            gain += own - (sum(played.scores) - own) / (form.sides - 1)
        gains.append(gain / form.sides)
    return Gain(fmean(gains), 1.96 * stdev(gains) / sqrt(deals))


def _deal(form: Form, rng: Random) -> Position:
    automaton = form.automaton
    if len(automaton) > _STATES:
        automaton.clear()
    tiles = [*range(len(TILES))]
    rng.shuffle(tiles)
    hands = [_take(tiles, form.rules.hand_size) for _ in range(form.seats)]
    return Position(hands, tiles, automaton.empty, 0, [0.0] * form.sides)


def _take(tiles: list[int], number: int) -> int:
    """Take the last tiles out of a list; return them as a mask."""
    taken = 0
    for _ in range(number):
        taken |= 1 << tiles.pop()
    return taken
