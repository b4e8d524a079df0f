"""Rounds as somebody might claim that they went: each step is one that a view allows."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from domino_gui.engine.deal import ShuffledDealer
from domino_gui.engine.events import Event, Place, TileDrawn, TilePlaced, TurnPassed
from domino_gui.engine.match import Match, Phase
from domino_gui.engine.seat_view import seat_view
from domino_gui.engine.tiles import TILES
from tests.strategies import FORMS, start


def claimed_round(seed: int) -> Iterator[Match]:
    """Yield what a seat sees at every turn of a round that goes on meanwhile.

    What the others do is made up as it goes, so there may be no deal on which they could do it.
    """
    rng = Random(seed)
    rules, seats, partners = rng.choice(FORMS)
    most = 28 // seats
    house = {
        "hand_size": rng.choice([most, most - 1, rng.randint(2, most)]),
        "undrawable": rng.choice([0, 0, 1, 2]),
        "lead_highest_double": rng.random() < 0.3,
    }
    match = Match(start(rules, seats, partners=partners, **house))
    match.open_round(ShuffledDealer(seed))
    viewer, draws = rng.randrange(seats), rng.choice([0.2, 0.5, 0.8])
    view = Match.replay(seat_view(match.events, viewer), viewer=viewer)
    while view.phase is Phase.PLAY:
        yield view
        view.apply(_own(view, rng) if view.round.turn == viewer else _claimed(view, rng, draws))


def _own(view: Match, rng: Random) -> Event:
    seat, table = view.round.turn, view.round
    action = rng.choice(view.legal_actions())
    if isinstance(action, Place):
        count = table.layout.count_after(action.tile, action.at)
        return TilePlaced(seat, action.tile, action.at, count, view.worth(seat, count))
    if table.drawable():
        return TileDrawn(seat, rng.choice([tile for tile in TILES if not table.knows(tile)]))
    return TurnPassed(seat)


def _claimed(view: Match, rng: Random, draws: float) -> Event:
    seat, table = view.round.turn, view.round
    if table.layout.placed and rng.random() < draws:
        return TileDrawn(seat, None) if table.drawable() else TurnPassed(seat)
    unknown = [tile for tile in TILES if not table.knows(tile)]
    if not table.layout.placed:
        tile, at = table.must_lead or rng.choice(unknown), None
    else:
        places = [(tile, end) for tile in unknown for end in table.layout.ends_for(tile)]
        if not places:
            return TileDrawn(seat, None) if table.drawable() else TurnPassed(seat)
        tile, at = rng.choice(places)
    count = table.layout.count_after(tile, at)
    return TilePlaced(seat, tile, at, count, view.worth(seat, count))
