from __future__ import annotations

from domino_gui.engine.layout import End, Port
from domino_gui.engine.match import Match
from domino_gui.engine.rules import RuleSetId
from domino_gui.engine.tiles import Tile
from domino_gui.table.geometry import TableGeometry
from domino_gui.table.offers import Offers, weigh
from tests.table.tables import given, must_draw, played, put, two_fives


def _offers(match: Match) -> Offers:
    return weigh(match, TableGeometry.of(match.round.layout), match.legal_actions())


def test_each_end_is_offered_with_what_it_would_make_there() -> None:
    offers = _offers(two_fives())
    made = {str(o.place.at): (o.count, o.points) for o in offers.of(Tile(0, 5))}
    assert made == {"5|5 straight-b": (5, 5), "4|5 high": (10, 10)}


def test_the_ends_that_would_score_spell_the_count() -> None:
    for offered in _offers(two_fives()).places:
        assert sum(end.adds for end in offered.ends) == offered.count


def test_only_tiles_that_can_be_placed_are_playable() -> None:
    assert _offers(two_fives()).playable == {Tile(0, 5)}


def test_places_of_a_tile_go_from_left_to_right() -> None:
    places = _offers(two_fives()).of(Tile(0, 5))
    assert [o.laid.x for o in places] == sorted(o.laid.x for o in places)


def test_a_draw_is_offered_where_nothing_can_be_placed() -> None:
    offers = _offers(must_draw())
    assert offers.can_draw
    assert offers.is_asked
    assert not offers.places


def test_nothing_is_asked_where_nothing_is_offered() -> None:
    assert not Offers().is_asked


def test_the_first_tile_has_one_place() -> None:
    match = given(["5|5 0|0", "0|5 1|1"])
    (offered,) = _offers(match).of(Tile(5, 5))
    assert offered.place.at is None
    assert offered.count == 10


def test_weighing_changes_neither_match_nor_table() -> None:
    match = played(RuleSetId.FIVE_UP, 2, 6, in_turn=0)
    geometry = TableGeometry.of(match.round.layout)
    before = (match.round.layout.placed.copy(), dict(geometry.laid))
    weigh(match, geometry, match.legal_actions())
    assert before == (match.round.layout.placed, dict(geometry.laid))


def test_draw_pays_nothing() -> None:
    match = given(["5|5 0|0", "0|5 1|1"], rules=RuleSetId.DRAW)
    put(match, "5|5")
    (straight, other) = _offers(match).of(Tile(0, 5))
    assert (straight.count, straight.points) == (other.count, other.points) == (10, 0)
    ends = {straight.place.at, other.place.at}
    assert ends == {End(Tile(5, 5), Port.STRAIGHT_A), End(Tile(5, 5), Port.STRAIGHT_B)}
