from __future__ import annotations

import pytest
from PySide6.QtCore import QSizeF
from PySide6.QtGui import QAction
from pytestqt.qtbot import QtBot

from domino_gui.engine.deal import ShuffledDealer
from domino_gui.engine.events import Draw, Place
from domino_gui.engine.layout import End
from domino_gui.engine.rules import HouseRules, RuleSetId
from domino_gui.engine.tiles import Tile
from domino_gui.table.choreography import Pace
from domino_gui.table.geometry import Laid, TableGeometry
from domino_gui.table.scene import TableScene
from tests.table.tables import (
    FIVE_ON_PLAIN,
    GivenDealer,
    Table,
    TableOf,
    given,
    must_draw,
    played,
    started,
    tiles,
    two_fives,
)

# -- choosing ---------------------------------------------------------------------------------


def test_a_tile_with_one_place_goes_there_at_once(table_of: TableOf) -> None:
    match = given(["5|5 0|0", "4|5 1|1"])
    table = table_of(match)
    table.offer()
    table.scene.pick(Tile(5, 5))
    assert table.placed == [Place(Tile(5, 5), None)]
    assert table.picked() is None


def test_a_second_click_can_be_asked_for(table_of: TableOf) -> None:
    table = table_of(given(["5|5 0|0", "4|5 1|1"]))
    table.offer()
    table.scene.one_click = False
    table.scene.pick(Tile(5, 5))
    assert table.placed == []
    assert len(table.scene.places) == 1
    table.scene.place_picked()
    assert table.placed == [Place(Tile(5, 5), None)]


def test_the_end_is_always_asked_for_where_two_ends_fit(table_of: TableOf) -> None:
    table = table_of(two_fives())
    table.offer()
    table.scene.pick(Tile(0, 5))
    assert table.placed == []
    assert {(o.count, o.points) for o in table.scene.places} == {(5, 5), (10, 10)}


def test_places_are_told_apart_though_both_ends_show_the_same_number(table_of: TableOf) -> None:
    table = table_of(two_fives())
    table.offer()
    table.scene.pick(Tile(0, 5))
    ghosts = table.scene.board.dressing.ghosts
    assert {ghost.outcome.count for ghost in ghosts} == {"5", "10"}
    assert len({(ghost.pos().x(), ghost.pos().y()) for ghost in ghosts}) == 2


def test_keys_go_round_the_places_and_place(table_of: TableOf) -> None:
    table = table_of(two_fives())
    table.offer()
    scene = table.scene
    scene.pick_number(3)
    assert scene.picked is None  # 0|0 cannot be played
    scene.pick_number(scene.rack_tiles.index(Tile(0, 5)) + 1)
    first, second = scene.places
    scene.choose_next_place(1)
    assert scene.chosen == first
    scene.choose_next_place(1)
    assert scene.chosen == second
    scene.choose_next_place(1)
    assert scene.chosen == first
    scene.choose_next_place(-1)
    assert scene.chosen == second
    scene.place_picked()
    assert table.placed == [second.place]


def test_a_menu_can_place_the_picked_tile(table_of: TableOf) -> None:
    table = table_of(given(["5|5 0|0", "4|5 1|1"]))
    table.offer()
    table.scene.pick(Tile(5, 5), places_at_once=False)
    action = QAction()
    action.triggered.connect(table.scene.place_picked)
    action.trigger()
    assert table.placed == [Place(Tile(5, 5), None)]


def test_backwards_begins_with_the_last_place(table_of: TableOf) -> None:
    table = table_of(two_fives())
    table.offer()
    table.scene.pick(Tile(0, 5))
    table.scene.choose_next_place(-1)
    assert table.scene.chosen == table.scene.places[-1]


def test_placing_without_a_choice_only_shows_one(table_of: TableOf) -> None:
    table = table_of(two_fives())
    table.offer()
    table.scene.pick(Tile(0, 5))
    table.scene.place_picked()
    assert table.placed == []
    assert table.scene.chosen == table.scene.places[0]


def test_the_bar_spells_what_the_chosen_place_would_make(table_of: TableOf) -> None:
    table = table_of(two_fives())
    table.offer()
    table.scene.pick(Tile(0, 5))
    bar = table.scene.board.dressing.bar
    assert bar is not None
    assert bar.total == "10 + 5 = 15"
    table.scene.choose(next(o for o in table.scene.places if o.count == 5))
    bar = table.scene.board.dressing.bar
    assert bar is not None
    assert (bar.total, bar.remark) == ("5 + 0 = 5", "scores 5")


def test_a_number_never_places(table_of: TableOf) -> None:
    table = table_of(given(["5|5 0|0", "4|5 1|1"]))
    table.offer()
    table.scene.pick_number(1)
    assert table.placed == []
    assert (table.picked(), table.scene.chosen) == (Tile(5, 5), table.scene.places[0])
    table.scene.place_picked()
    assert table.placed == [Place(Tile(5, 5), None)]


def test_a_number_without_a_tile_picks_nothing(table_of: TableOf) -> None:
    table = table_of(two_fives())
    table.offer()
    table.scene.pick_number(9)
    table.scene.pick_number(0)
    assert table.picked() is None


def test_a_picked_tile_can_be_put_back(table_of: TableOf) -> None:
    table = table_of(two_fives())
    table.offer()
    before = table.picture()
    table.scene.pick(Tile(0, 5))
    assert table.picture() != before
    table.scene.cancel_pick()
    assert table.picture() == before


def test_a_refused_tile_says_why_until_something_changes(table_of: TableOf) -> None:
    table = table_of(two_fives())
    table.offer()
    before = table.picture()
    table.scene.pick(Tile(0, 0))
    assert table.refused == [Tile(0, 0)]
    assert table.picture() != before
    table.scene.pick(Tile(0, 5))
    table.scene.cancel_pick()
    assert table.picture() == before


def test_nothing_can_be_picked_while_nothing_is_offered(table_of: TableOf) -> None:
    table = table_of(two_fives())
    before = table.picture()
    table.scene.pick(Tile(0, 5))
    assert table.refused == [Tile(0, 5)]
    assert table.picture() == before


def test_a_placement_takes_the_offers_away(table_of: TableOf) -> None:
    table = table_of(two_fives())
    table.offer()
    table.act(FIVE_ON_PLAIN)
    assert not table.scene.offers.is_asked
    table.scene.pick(Tile(0, 0))
    assert table.placed == []


def test_a_drawn_tile_lets_its_end_be_chosen(table_of: TableOf) -> None:
    match = must_draw()
    table = table_of(match)
    table.offer()
    assert table.scene.offers.can_draw
    table.draw()
    table.offer()
    table.scene.pick(Tile(2, 5))
    assert table.placed == []
    assert {o.count for o in table.scene.places} == {10, 4}


def test_offers_made_while_something_moves_are_shown_when_it_rests(
    table_of: TableOf, qtbot: QtBot
) -> None:
    match = must_draw()
    table = table_of(match, 0, Pace.FAST)
    table.offer()
    table.scene.finish()
    table.draw()
    with qtbot.waitSignal(table.scene.settled):
        table.offer()
    assert table.scene.offers.playable == {Tile(2, 5)}
    assert table.picture() == table.fresh_picture(offered=True)


def test_places_are_weighed_bit_by_bit_while_something_moves(
    table_of: TableOf, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    match = must_draw()
    table = table_of(match, 0, Pace.SLOW)
    table.follow()
    table.draw()
    looked_at: list[Tile] = []
    preview = TableGeometry.preview

    def previewed(geometry: TableGeometry, tile: Tile, end: End | None) -> Laid:
        looked_at.append(tile)
        return preview(geometry, tile, end)

    monkeypatch.setattr(TableGeometry, "preview", previewed)
    table.offer()
    assert looked_at == []
    qtbot.waitUntil(lambda: looked_at == [Tile(2, 5)] * 2)
    assert table.busy()
    qtbot.waitUntil(lambda: not table.scene._between.isActive())
    table.scene.finish()
    assert table.scene.offers.playable == {Tile(2, 5)}


def test_offers_that_move_nothing_are_shown_at_once_and_say_nothing(table_of: TableOf) -> None:
    table = table_of(given(["5|5 0|0", "4|5 1|1"]), 0, Pace.NORMAL)
    told: list[int] = []
    table.scene.settled.connect(lambda: told.append(1))
    table.offer()
    table.offer()
    assert not table.busy() or told == []
    table.scene.finish()
    told.clear()
    table.offer()
    assert not table.busy()
    assert told == []


def test_input_during_an_animation_acts_on_the_finished_picture(table_of: TableOf) -> None:
    match = must_draw()
    table = table_of(match, 0, Pace.SLOW)
    table.draw()
    table.offer()
    assert table.busy()
    table.scene.pick(Tile(2, 5))
    assert not table.busy()
    assert table.picked() is Tile(2, 5)


def test_a_house_rule_may_leave_one_tile_to_lead(table_of: TableOf) -> None:
    match = started(house=HouseRules(hand_size=2, lead_highest_double=True))
    match.open_round(GivenDealer(["5|5 1|2", "4|5 1|1"]))
    table = table_of(match)
    table.offer()
    table.scene.pick(Tile(1, 2))
    assert table.refused == [Tile(1, 2)]
    table.scene.pick(Tile(5, 5))
    assert table.placed == [Place(Tile(5, 5), None)]


def test_only_a_table_that_was_seen_makes_room_by_a_movement() -> None:
    table = Table(played(RuleSetId.FIVE_UP, 2, 9, in_turn=0), pace=Pace.NORMAL)
    without = table.stage.spread
    table.offer()
    assert not table.busy()
    assert table.stage.spread != without
    table.scene.offer([])
    assert table.busy()


# -- the rack ---------------------------------------------------------------------------------


def test_an_arranged_rack_stays_as_it_is(table_of: TableOf) -> None:
    match = two_fives()
    table = table_of(match)
    told: list[object] = []
    table.scene.rack_arranged.connect(lambda: told.append(table.scene.rack_tiles))
    table.scene.arrange_rack(tiles("6|6 0|5 0|0"))
    assert table.scene.rack_tiles == tuple(tiles("6|6 0|5 0|0"))
    table.act(FIVE_ON_PLAIN)
    assert table.scene.rack_tiles == tuple(tiles("6|6 0|0"))
    assert told == [tuple(tiles("6|6 0|5 0|0"))]


def test_another_table_stands_the_racks_as_they_were_kept(table_of: TableOf) -> None:
    match = two_fives()
    table, again = table_of(match), table_of(match)
    table.scene.arrange_rack(tiles("6|6 0|5 0|0"))
    again.scene.restore_racks(table.scene.racks)
    assert again.scene.rack_tiles == tuple(tiles("6|6 0|5 0|0"))
    assert again.picture() == table.picture()


def test_a_rack_is_sorted_on_demand(table_of: TableOf) -> None:
    table = table_of(two_fives())
    table.scene.sort_rack()
    assert table.scene.rack_tiles == tuple(tiles("0|0 0|5 6|6"))


def test_who_sorted_the_rack_finds_the_next_round_sorted(table_of: TableOf) -> None:
    match, dealer = played(RuleSetId.MUGGINS, 2, 99), ShuffledDealer(3)
    table = table_of(match)
    table.scene.sort_rack()
    for event in match.open_round(dealer):
        table.scene.play(event, match)
    hand = [tile for tile in match.round.hands[0] if tile is not None]
    assert list(table.scene.rack_tiles) == sorted(hand, key=lambda tile: tile.index) != hand


def test_a_hand_that_is_only_seen_is_no_rack(table_of: TableOf) -> None:
    table = table_of(two_fives(), None)
    table.scene.open_hands(wanted=True)
    table.scene.show_match(table.match, None)
    shown = table.picture()
    assert Tile(0, 5) in table.stage.poses
    assert table.scene.rack_tiles == ()
    table.press(table.rack_point("0|5"))
    table.move(table.rack_point("6|6"))
    table.release(table.rack_point("6|6"))
    assert table.picture() == shown


def test_an_onlooker_has_no_rack(table_of: TableOf) -> None:
    table = table_of(two_fives(), None)
    table.scene.arrange_rack(tiles("6|6"))
    assert table.scene.rack_tiles == ()


# -- nothing yet -------------------------------------------------------------------------------


def test_an_empty_scene_bears_everything() -> None:
    scene = TableScene()
    scene.offer([Draw()])
    scene.finish()
    scene.cancel_pick()
    scene.choose_next_place(1)
    scene.place_picked()
    scene.pick_number(1)
    scene.sort_rack()
    scene.set_extent(QSizeF(500, 400), 1.0)
    assert scene.stage is None
