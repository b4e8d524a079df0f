from __future__ import annotations

import pytest
from PySide6.QtCore import QSizeF

from domino_gui.engine.deal import ShuffledDealer
from domino_gui.engine.events import Draw, LotTurned, Place
from domino_gui.engine.layout import End, Port
from domino_gui.engine.rules import RuleSetId
from domino_gui.engine.tiles import TILES, Tile
from domino_gui.table.choice import Choice
from domino_gui.table.geometry import TableGeometry
from domino_gui.table.growth import Growth
from domino_gui.table.staging import Back, Stage
from domino_gui.table.watch import Watch
from tests.table.tables import given, played, put, started, tiles, two_fives

SIZE = QSizeF(980, 740)


def _stage(watch: Watch) -> Stage:
    return watch.stage(SIZE, Choice())


def test_following_an_event_leads_to_what_the_match_looks_like() -> None:
    match = two_fives()
    watch = Watch(match, 0)
    for event in match.act(0, Place(Tile(0, 5), End(Tile(4, 5), Port.HIGH))):
        watch.follow(event, match)
    assert _stage(watch).poses == _stage(Watch(match, 0)).poses


def test_a_placement_seen_twice_lies_once() -> None:
    match = two_fives()
    watch = Watch(match, 0)
    events = match.act(0, Place(Tile(0, 5), End(Tile(4, 5), Port.HIGH)))
    watch.look_at(match, 0)
    for event in events:
        watch.follow(event, match)
    assert _stage(watch).poses == _stage(Watch(match, 0)).poses


def test_tiles_that_lie_stay_where_they_are() -> None:
    match = two_fives()
    watch = Watch(match, 0)
    before = dict(watch._geometry.laid)
    for event in match.act(0, Place(Tile(0, 5), End(Tile(4, 5), Port.HIGH))):
        watch.follow(event, match)
    assert before.items() <= watch._geometry.laid.items()


def test_another_viewer_of_the_same_table_costs_no_new_search(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    match = played(RuleSetId.FIVE_UP, 4, 12)
    watch, laid = Watch(match, 0), []
    monkeypatch.setattr(TableGeometry, "place", lambda _, placed: laid.append(placed))
    watch.look_at(match, 1)
    watch.cover()
    assert laid == []


def test_going_back_lays_the_tiles_anew() -> None:
    match = two_fives()
    watch = Watch(match, 0)
    for event in match.act(0, Place(Tile(0, 5), End(Tile(4, 5), Port.HIGH))):
        watch.follow(event, match)
    watch.look_at(two_fives(), 0)
    assert _stage(watch).poses == _stage(Watch(two_fives(), 0)).poses


def test_another_rule_set_lays_the_same_tiles_by_its_own_rules() -> None:
    double = given(["5|5 0|0", "4|5 1|1"])
    put(double, "5|5")
    watch = Watch(double, 0)
    other = given(["5|5 0|0", "4|5 1|1"], rules=RuleSetId.FIVE_UP)
    other.round.turn = 0
    put(other, "5|5")
    watch.look_at(other, 0)
    assert _stage(watch).poses == _stage(Watch(other, 0)).poses


def test_what_was_looked_at_ahead_is_weighed_without_another_search(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    match = played(RuleSetId.FIVE_UP, 2, 9)
    watch, actions = Watch(match, 0), match.legal_actions()
    assert len(actions) > 1
    assert len(list(watch.look_ahead(actions))) == len(actions)
    monkeypatch.setattr(Growth, "choose", None)
    assert [offered.place for offered in watch.weigh(actions).places] == actions
    assert list(watch.look_ahead([Draw()])) == []


def test_looking_ahead_goes_on_though_a_tile_has_been_placed_meanwhile() -> None:
    match = two_fives()
    watch, actions = Watch(match, 0), match.legal_actions()
    ahead = watch.look_ahead(actions)
    for event in match.act(0, Place(Tile(0, 5), End(Tile(4, 5), Port.HIGH))):
        watch.follow(event, match)
    assert len(list(ahead)) == len(actions)


def test_a_lot_sweeps_the_table() -> None:
    match = started(RuleSetId.ALL_FIVES)
    watch = Watch(match, 0)
    lot, *_ = match.open_round(ShuffledDealer(1))
    assert isinstance(lot, LotTurned)
    watch.follow(lot, match)
    assert not any(isinstance(key, Tile | Back) for key in _stage(watch).poses)


def test_the_rack_stays_arranged_for_its_seat() -> None:
    match = played(RuleSetId.MUGGINS, 2, 0)
    watch, hand = Watch(match, 0), [tile for tile in match.round.hands[0] if tile is not None]
    watch.arrange_rack(reversed(hand))
    assert _stage(watch).rack.order == tuple(reversed(hand))
    watch.look_at(match, 1)
    watch.look_at(match, 0)
    assert _stage(watch).rack.order == tuple(reversed(hand))


def test_a_new_deal_keeps_the_order_that_its_tiles_were_given_before() -> None:
    match = played(RuleSetId.MUGGINS, 2, 99)
    watch = Watch(match, 0)
    watch.arrange_rack(reversed(TILES))
    for event in match.open_round(ShuffledDealer(2)):
        watch.follow(event, match)
    hand = [tile for tile in match.round.hands[0] if tile is not None]
    assert [*_stage(watch).rack.order] == sorted(hand, key=lambda tile: -tile.index) != hand


def test_undoing_brings_the_rack_back_as_it_was_arranged() -> None:
    match = two_fives()
    watch, before = Watch(match, 0), match.copy()
    watch.arrange_rack(tiles("6|6 0|5 0|0"))
    for event in match.act(0, Place(Tile(0, 5), End(Tile(4, 5), Port.HIGH))):
        watch.follow(event, match)
    watch.look_at(before, 0)
    assert _stage(watch).rack.order == tuple(tiles("6|6 0|5 0|0"))


def test_another_match_does_not_stand_like_the_one_before() -> None:
    watch, other = Watch(two_fives(), 0), played(RuleSetId.MUGGINS, 3, 0)
    watch.arrange_rack(reversed(TILES))
    watch.look_at(other, 0)
    assert list(_stage(watch).rack.order) == other.round.hands[0]


def test_an_onlooker_arranges_nothing() -> None:
    watch = Watch(two_fives(), None)
    watch.arrange_rack(tiles("6|6"))
    assert _stage(watch).rack.order == ()


def test_covering_hides_the_rack_and_nothing_else() -> None:
    watch = Watch(two_fives(), 0)
    watch.cover()
    assert _stage(watch).poses == _stage(Watch(two_fives(), None)).poses


def test_who_is_thinking_is_forgotten_when_something_happens() -> None:
    match = two_fives()
    watch = Watch(match, 0)
    watch.thinking = 1
    assert _stage(watch).thinking == 1
    watch.look_at(match, 0)
    assert _stage(watch).thinking is None


def test_who_was_brought_near_stays_there_while_all_racks_are_covered() -> None:
    match = two_fives()
    watch = Watch(match, 0)
    watch.cover(1)
    for event in match.act(0, Place(Tile(0, 5), End(Tile(4, 5), Port.HIGH))):
        watch.follow(event, match)
    covered = _stage(watch)
    assert covered.sight.bottom == 1
    assert not any(tile for seat in covered.sight.seats for tile in seat.hand)
    watch.look_at(match, 1)
    assert _stage(watch).own == covered.own
