from __future__ import annotations

from domino_gui.engine.match import Match
from domino_gui.engine.tiles import Tile
from domino_gui.table.choice import Choice
from domino_gui.table.geometry import TableGeometry
from domino_gui.table.offers import Offers, weigh
from tests.table.tables import given, two_fives

FIVE = Tile(0, 5)


def _choice(match: Match | None = None) -> Choice:
    match, choice = match or two_fives(), Choice()
    choice.offer(lambda: weigh(match, TableGeometry.of(match.round.layout), match.legal_actions()))
    return choice


def test_nothing_is_offered_at_first() -> None:
    choice = Choice()
    assert not choice.offers.is_asked
    assert choice.places == []
    assert choice.neighbour(1) is None
    assert choice.take() is None


def test_what_is_offered_is_weighed_once_and_only_when_it_is_needed() -> None:
    choice, weighed = Choice(), []

    def weigh_it() -> Offers:
        weighed.append(1)
        return Offers()

    choice.offer(weigh_it)
    assert weighed == []
    assert choice.offers == choice.offers == Offers()
    assert weighed == [1]


def test_only_a_tile_with_a_place_is_taken_up() -> None:
    choice = _choice()
    assert choice.pick(Tile(6, 6)) == []
    assert choice.picked is None
    assert len(choice.pick(FIVE)) == 2
    assert choice.picked is FIVE


def test_a_place_must_be_chosen_where_there_are_two() -> None:
    choice = _choice()
    choice.pick(FIVE)
    assert choice.take() is None
    assert choice.picked is FIVE
    choice.chosen = choice.neighbour(1)
    taken = choice.take()
    assert taken is not None
    assert taken.place.tile is FIVE
    assert choice.picked is None


def test_the_only_place_needs_no_choosing() -> None:
    choice = _choice(given(["5|5 0|0", "4|5 1|1"]))
    choice.pick(Tile(5, 5))
    assert choice.take() is not None


def test_places_follow_each_other_round_and_round() -> None:
    choice = _choice()
    first, second = choice.pick(FIVE)
    assert choice.neighbour(1) == first
    assert choice.neighbour(-1) == second
    choice.chosen = second
    assert choice.neighbour(1) == first
    choice.chosen = first
    assert choice.neighbour(-1) == second


def test_a_new_offer_puts_the_picked_tile_back() -> None:
    choice = _choice()
    choice.pick(FIVE)
    choice.offer(Offers)
    assert choice.picked is None
    choice.forget()
    assert choice.offers == Offers()
