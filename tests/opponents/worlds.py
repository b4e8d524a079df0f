"""What a player imagines, carried out in the engine: the slow and certain way to reckon it."""

from __future__ import annotations

from collections.abc import Iterable

from domino_gui.engine.events import Place
from domino_gui.engine.match import Match, Phase
from domino_gui.engine.tiles import TILES, Tile
from domino_gui.opponents.ends import ALL, Move
from domino_gui.opponents.placements import distinct_placements, forced
from domino_gui.opponents.playout import Chooser, Form, Position, tiles_in
from domino_gui.opponents.sampling import World
from domino_gui.opponents.situation import Situation
from tests.opponents.positions import seen


def index(tile: Tile | None) -> int:
    assert tile is not None
    return tile.index


def mask(hand: Iterable[Tile | None]) -> int:
    return sum(1 << index(tile) for tile in hand)


def position_of(match: Match, form: Form) -> Position:
    """The moment of a match as fast play knows it."""
    round_ = match.round
    return Position(
        [mask(hand) for hand in round_.hands],
        [index(tile) for tile in round_.boneyard],
        form.automaton.of(round_.layout),
        round_.turn,
        [*match.scores],
    )


def true_world(match: Match) -> World:
    """What is hidden in a match, told as a world."""
    hands = [mask(hand) for hand in match.round.hands]
    return World(hands, [index(tile) for tile in match.round.boneyard])


def in_world(match: Match, world: World) -> Match:
    """The match as it would be in ``world``; it can be played on."""
    twin = match.copy()
    twin.round.hands = [[TILES[tile] for tile in tiles_in(hand)] for hand in world.hands]
    twin.round.boneyard = [TILES[tile] for tile in world.boneyard]
    return twin


def situation_of(match: Match) -> Situation:
    return Situation(seen(match))


def placing(match: Match, form: Form, move: Move) -> Place:
    """The first placement of the seat in turn that comes to ``move``."""
    for place in distinct_placements(match):
        layout = match.round.layout.copy()
        layout.place(place.tile, place.at)
        if place.tile.index == move.tile and form.automaton.of(layout).key == move.ends.key:
            return place
    raise LookupError(f"{TILES[move.tile]} cannot be placed so")


def played_on(match: Match, form: Form, chooser: Chooser) -> Match:
    """The match after the round has been played to its end as ``chooser`` says, and settled."""
    while match.phase is Phase.PLAY:
        seat, round_ = match.round.turn, match.round
        if not distinct_placements(match):
            match.act(seat, forced(match))
            continue
        position = position_of(match, form)
        hand = position.hands[seat]
        laid = mask([placed.tile for placed in round_.layout.placed])
        move = chooser.choose(position, hand & position.ends.fits, ALL & ~hand & ~laid)
        match.act(seat, placing(match, form, move))
    return match


def after(match: Match, world: World, form: Form, move: Move, chooser: Chooser) -> Match:
    """The match after ``move`` and the rest of the round as ``chooser`` plays it in ``world``."""
    twin = in_world(match, world)
    twin.act(twin.round.turn, placing(twin, form, move))
    return played_on(twin, form, chooser)
