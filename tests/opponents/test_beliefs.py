from __future__ import annotations

import pytest

from domino_gui.engine.events import TileDrawn, TurnPassed
from domino_gui.engine.match import Match
from domino_gui.engine.seat_view import seat_view
from domino_gui.engine.tiles import TILES, Tile
from domino_gui.opponents.beliefs import Beliefs, ContradictionError, unseen_tiles
from domino_gui.opponents.filling import BONEYARD
from tests.engine.rigged import dealt
from tests.opponents.positions import every_form, placed, seat_0_sees, seen, turns
from tests.strategies import start


def sources(view: Match, seat: int) -> list[tuple[int, int]]:
    """How many tiles came to a seat together, and the numbers that none left of them shows."""
    return [(source.tiles, source.lacks) for source in Beliefs(view).sources if source.seat == seat]


def origins(view: Match, tile: str) -> list[tuple[int, int]]:
    """The seat and place in the order of its sources of each that may have had a tile."""
    beliefs = Beliefs(view)
    mask = beliefs.origins[Tile.parse(tile).index]
    found = []
    for seat in (BONEYARD, *range(view.rules.seats)):
        own = [bit for bit, source in enumerate(beliefs.sources) if source.seat == seat]
        found += [(seat, at) for at, bit in enumerate(own) if mask >> bit & 1]
    return found


def test_unseen_tiles_are_those_in_other_hands_and_in_the_boneyard() -> None:
    for match in every_form(rounds=1):
        others = [
            tile
            for seat, hand in enumerate([*match.round.hands, match.round.boneyard])
            if seat != match.round.turn
            for tile in hand
        ]
        assert set(unseen_tiles(seen(match))) == set(others)


def test_there_are_as_many_tiles_of_unknown_source_as_sources_hold() -> None:
    for match in every_form():
        beliefs = Beliefs(seen(match))
        assert len(beliefs.origins) == sum(source.tiles for source in beliefs.sources)


def test_beliefs_are_those_of_a_seat_in_a_round() -> None:
    nobodys = dealt(start(hand_size=2), "4|4 0|1", "3|3 5|6")
    not_dealt = Match(start(), viewer=0)
    *_, over = turns(start("draw"), 1)
    for match in (nobodys, not_dealt, Match.replay(over.events, viewer=0)):
        with pytest.raises(ValueError, match="being played"):
            Beliefs(match)


def test_who_passed_lacks_the_numbers_that_were_open() -> None:
    view = seat_0_sees("5|5 0|5 1|5 2|5 3|5 4|5 5|6", TurnPassed(1))
    assert sources(view, 1) == [(14, 1 << 5)]


def test_who_drew_may_have_drawn_what_was_lacking_before() -> None:
    view = seat_0_sees("5|5", TileDrawn(1, None), TileDrawn(1, None), boneyard=True)
    assert sources(view, 1) == [(4, 1 << 5), (1, 1 << 5), (1, 0)]
    assert origins(view, "2|5") == [(BONEYARD, 0), (1, 2)]
    assert origins(view, "3|4") == [(BONEYARD, 0), (1, 0), (1, 1), (1, 2)]


def test_a_tile_played_after_drawing_was_the_one_drawn_last() -> None:
    played = placed(1, "3|5", "5|5 straight-a", 13)
    view = seat_0_sees("5|5", TileDrawn(1, None), TileDrawn(1, None), played, boneyard=True)
    assert sources(view, 1) == [(4, 1 << 5), (1, 1 << 5)]
    assert Tile(3, 5).index not in Beliefs(view).origins


def test_a_tile_played_later_was_dealt_or_drawn_when_it_was_not_yet_shown_to_be_lacking() -> None:
    view = seat_0_sees(
        "5|5 0|0 0|1",
        TileDrawn(1, None),
        TileDrawn(1, None),
        placed(1, "0|5", "5|5 straight-a", 10, 10),
        placed(0, "0|0", "0|5 low", 10, 10),
        placed(1, "0|4", "0|0 straight-b", 14),
        boneyard=True,
    )
    assert origins(view, "0|4") == [(1, 0), (1, 1)]
    assert Beliefs(view).played == 1 << Tile(0, 4).index


def test_nobody_plays_a_number_after_showing_to_lack_it() -> None:
    view = seat_0_sees(
        "5|5 1|5",
        TurnPassed(1),
        placed(0, "1|5", "5|5 straight-a", 11),
        placed(1, "2|5", "5|5 straight-b", 3),
    )
    with pytest.raises(ContradictionError, match=r"seat 1 .* 2\|5"):
        Beliefs(view)


def highest(view: Match) -> list[list[str]]:
    """For each alternative, what the leader must have been dealt and others cannot have been."""
    beliefs = Beliefs(view)
    dealt_to = [bit for bit, source in enumerate(beliefs.sources) if source.dealt]
    told = []
    for alternative in beliefs.alternatives():
        never = [
            str(TILES[tile])
            for tile, mask in alternative.items()
            if not any(mask >> bit & 1 for bit in dealt_to)
        ]
        surely = [
            str(TILES[tile])
            for tile, mask in alternative.items()
            if mask in {1 << bit for bit in dealt_to}
        ]
        told.append([*surely, *never])
    return told


@pytest.mark.parametrize(("rules", "house"), [("muggins", {}), ("five-up", {"lead": True})])
def test_who_leads_by_the_highest_double_shows_that_nobody_was_dealt_a_higher_one(
    rules: str, house: dict[str, bool]
) -> None:
    started = start(rules, 2, hand_size=2, lead_highest_double=bool(house))
    match = dealt(started, "4|4 0|1", "3|3 5|6")
    assert highest(seen(match)) == [["5|5", "6|6"]]
    # The other seat sees that it is a double above its own best, and that of two the lower one
    # leads only where nobody was dealt the higher one.
    view = Match.replay(seat_view(match.events, 1), viewer=1)
    assert highest(view) == [["6|6"], ["5|5", "6|6"], ["4|4", "5|5", "6|6"]]
