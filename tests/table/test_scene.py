from __future__ import annotations

import random
from collections.abc import Callable
from functools import partial

import pytest
from PySide6.QtCore import QPointF, QRectF, QSizeF
from PySide6.QtGui import QAction, QImage
from pytestqt.qtbot import QtBot

from domino_gui.engine.deal import ShuffledDealer
from domino_gui.engine.events import Draw, Place
from domino_gui.engine.layout import End, Port
from domino_gui.engine.match import Phase
from domino_gui.engine.rules import HouseRules, RuleSetId
from domino_gui.engine.tiles import Tile
from domino_gui.table.choreography import Pace
from domino_gui.table.geometry import Laid, TableGeometry
from domino_gui.table.items import TileItem
from domino_gui.table.scene import TableScene
from domino_gui.table.staging import Back, Stage
from domino_gui.table.tile_art import margin
from tests.table.painting import palette
from tests.table.tables import (
    TABLES,
    GivenDealer,
    Table,
    TableOf,
    given,
    must_draw,
    played,
    put,
    started,
    tiles,
    two_fives,
)

FIVE_ON_DOUBLE = Place(Tile(0, 5), End(Tile(5, 5), Port.STRAIGHT_B))
FIVE_ON_PLAIN = Place(Tile(0, 5), End(Tile(4, 5), Port.HIGH))


def _fresh(table: Table, *, offered: bool = False) -> QImage:
    """Return the picture of a scene that has never shown anything else."""
    fresh = Table(table.match, table.viewer)
    fresh.view.resize(table.view.size())
    if offered:
        fresh.offer()
    return fresh.picture()


# -- the picture is the match -----------------------------------------------------------------


def test_a_finished_animation_leaves_the_picture_of_the_match(table_of: TableOf) -> None:
    match, rng = started(RuleSetId.FIVE_UP, 3), random.Random(6)
    table = table_of(match, 0, Pace.NORMAL)
    for event in match.open_round(ShuffledDealer(6)):
        table.scene.play(event, match)
    table.scene.finish()
    while match.phase is Phase.PLAY:
        table.act(rng.choice(match.legal_actions()))
        assert table.busy()
        if rng.random() < 0.4:
            table.scene.finish()
            assert table.picture() == _fresh(table)
    table.scene.finish()
    assert table.picture() == _fresh(table)


def test_an_animation_that_ends_by_itself_leaves_the_picture_of_the_match(
    table_of: TableOf, qtbot: QtBot
) -> None:
    match = two_fives()
    table = table_of(match, 0, Pace.FAST)
    with qtbot.waitSignal(table.scene.settled):
        table.act(FIVE_ON_PLAIN)
    assert not table.busy()
    assert table.picture() == _fresh(table)


def test_without_animations_each_event_is_shown_at_once(table_of: TableOf) -> None:
    table = table_of(two_fives())
    told: list[bool] = []
    table.scene.settled.connect(lambda: told.append(table.scene.busy))
    table.act(FIVE_ON_PLAIN)
    assert told == [False]
    assert table.picture() == _fresh(table)


@pytest.mark.parametrize("pace", Pace)
def test_going_back_in_the_match_is_shown_at_once(table_of: TableOf, pace: Pace) -> None:
    table = table_of(two_fives(), 0, pace)
    table.act(FIVE_ON_PLAIN)
    table.match = two_fives()
    table.scene.show_match(table.match, 0)
    assert not table.busy()
    assert table.picture() == _fresh(table)


@pytest.mark.parametrize(("rules", "seats"), TABLES)
def test_random_matches_stay_within_the_window(
    table_of: TableOf, rules: RuleSetId, seats: int
) -> None:
    rng, dealer = random.Random(seats), ShuffledDealer(seats)
    match = started(rules, seats)
    table = table_of(match)
    window = QRectF(table.view.viewport().rect())
    for _ in range(2):
        if match.winners is not None:
            break
        for event in match.open_round(dealer):
            table.scene.play(event, match)
        while match.phase is Phase.PLAY:
            if match.round.turn == 0:
                table.offer()
                assert {o.place for o in table.scene.offers.places} == {
                    action for action in match.legal_actions() if isinstance(action, Place)
                }
            table.act(rng.choice(match.legal_actions()))
            for key, item in table.scene.board.tiles.items():
                assert window.contains(item.sceneBoundingRect()), key
        table.picture()
    assert match.round_number >= 1


def test_a_seats_own_view_is_enough_to_draw_the_table(table_of: TableOf) -> None:
    from domino_gui.engine.match import Match
    from domino_gui.engine.seat_view import seat_view

    match = played(RuleSetId.ALL_FIVES, 3, 6)
    table = table_of(match)
    view = Match.replay(seat_view(match.events, 0), viewer=0)
    assert table_of(view).picture() == table.picture()


def test_names_are_shown_as_they_are(table_of: TableOf) -> None:
    match = started(names=["<img src=x>", "<b>Mina</b>" * 5])
    match.open_round(ShuffledDealer(1))
    assert not table_of(match).picture().isNull()


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
    assert table.picture() == _fresh(table, offered=True)


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


# -- animations -------------------------------------------------------------------------------


def test_skipping_shows_how_it_ends_and_tells_once(table_of: TableOf) -> None:
    table = table_of(two_fives(), 0, Pace.SLOW)
    told: list[int] = []
    table.scene.settled.connect(lambda: told.append(1))
    table.act(FIVE_ON_PLAIN)
    table.scene.finish()
    table.scene.finish()
    assert told == [1]
    assert table.picture() == _fresh(table)


def _tell_busy(table: Table, told: list[bool]) -> None:
    told.append(table.busy())


def test_whatever_ends_an_animation_tells_those_who_wait_for_it(table_of: TableOf) -> None:
    ends: list[Callable[[Table], None]] = [
        lambda table: table.scene.show_match(table.match, 0),
        lambda table: table.scene.cover(),
        lambda table: table.scene.set_extent(QSizeF(800, 600), 1.0),
        lambda table: table.scene.sort_rack(),
    ]
    for end in ends:
        table = table_of(two_fives(), 0, Pace.SLOW)
        told: list[bool] = []
        table.scene.settled.connect(partial(_tell_busy, table, told))
        table.act(FIVE_ON_PLAIN)
        end(table)
        assert told == [False]


def test_switching_animations_off_ends_them(table_of: TableOf) -> None:
    table = table_of(two_fives(), 0, Pace.SLOW)
    table.act(FIVE_ON_PLAIN)
    table.scene.set_pace(Pace.OFF)
    assert not table.busy()
    assert table.picture() == _fresh(table)


def test_resizing_in_the_middle_of_an_animation_keeps_it_right(
    table_of: TableOf, qtbot: QtBot
) -> None:
    table = table_of(two_fives(), 0, Pace.SLOW)
    table.act(FIVE_ON_PLAIN)
    with qtbot.waitSignal(table.scene.settled):
        table.view.resize(1240, 700)
    assert table.picture() == _fresh(table)


def test_another_pixel_ratio_draws_tiles_afresh() -> None:
    scene = TableScene()
    scene.show_match(two_fives(), 0)
    scene.set_extent(QSizeF(980, 720), 2.0)
    assert {item.ratio for item in scene.board.tiles.values()} == {2.0}


def _body(item: TileItem) -> QRectF:
    """Return the device pixels that a tile itself covers."""
    look = item.pose.look
    corner = item.pos() + item.offset() + QPointF(1, 1) * margin(look.unit)
    return QRectF(corner * item.ratio, look.facing.size(look.unit) * item.ratio)


@pytest.mark.parametrize("ratio", [1.0, 1.5, 2.0])
def test_tiles_touch_alike_whatever_the_pixel_ratio(ratio: float) -> None:
    scene = TableScene()
    scene.set_extent(QSizeF(983, 731), ratio)
    scene.show_match(played(RuleSetId.FIVE_UP, 4, 16), 0)
    assert scene.stage is not None
    for zoom in (1.0, 1.37):
        scene.zoom(zoom)
        unit = scene.stage.spread.unit * ratio
        lying = [placed.tile for placed in scene.stage.sight.layout.placed]
        bodies = [_body(scene.board.tiles[tile]) for tile in lying]
        for body in bodies:
            whole = body.toRect()
            assert (body.topLeft() - whole.topLeft().toPointF()).manhattanLength() < 0.01
            assert sorted(body.size().toTuple()) == pytest.approx([unit, 2 * unit])
        for number, body in enumerate(bodies[1:], 1):
            grown, shrunk = (body.adjusted(-by, -by, by, by) for by in (0.1, -0.1))
            assert any(grown.intersects(other) for other in bodies[:number])
            assert not any(shrunk.intersects(other) for other in bodies[:number])


def test_several_moves_are_shown_one_after_another(table_of: TableOf, qtbot: QtBot) -> None:
    match = given(["5|5 2|4 0|0", "2|5 4|5 1|1"])
    table = table_of(match, 0, Pace.FAST)
    shown: list[int] = []
    table.scene.board.dressing.dress_table = _watch(table, shown)  # type: ignore[method-assign,assignment]
    table.act(Place(Tile(5, 5), None))
    table.act(Place(Tile(2, 5), End(Tile(5, 5), Port.STRAIGHT_A)))
    table.act(Place(Tile(2, 4), End(Tile(2, 5), Port.LOW)))
    with qtbot.waitSignal(table.scene.settled):
        pass
    assert [n for i, n in enumerate(shown) if i == 0 or shown[i - 1] != n] == [1, 2, 3]


def _watch(table: Table, shown: list[int]) -> Callable[[Stage], None]:
    dress = table.scene.board.dressing.dress_table

    def watched(stage: Stage) -> None:
        shown.append(len(stage.sight.layout))
        dress(stage)

    return watched


def test_a_thinking_seat_says_so_until_something_happens(table_of: TableOf) -> None:
    match = given(["5|5 0|0", "4|5 1|1"])
    put(match, "5|5")
    table = table_of(match)
    before = table.picture()
    table.scene.show_thinking(1)
    assert table.picture() != before
    table.scene.show_thinking(None)
    assert table.picture() == before
    table.scene.show_thinking(1)
    table.act(Place(Tile(4, 5), End(Tile(5, 5), Port.STRAIGHT_A)))
    assert table.picture() == _fresh(table)


def test_a_covered_rack_shows_nothing_and_the_table_stays(table_of: TableOf) -> None:
    table = table_of(two_fives())
    table.offer()
    table.scene.pick(Tile(0, 5))
    table.scene.cover()
    assert table.scene.rack_tiles == ()
    assert table.picked() is None
    table.viewer = None
    assert table.picture() == _fresh(table)
    table.act(FIVE_ON_PLAIN)
    assert table.picture() == _fresh(table)


def test_a_placement_that_was_shown_already_can_still_be_played(table_of: TableOf) -> None:
    match = two_fives()
    table = table_of(match, 0, Pace.NORMAL)
    events = match.act(0, FIVE_ON_PLAIN)
    table.scene.show_match(match, 0)
    for event in events:
        table.scene.play(event, match)
    table.scene.finish()
    assert table.picture() == _fresh(table)


# -- the rack ---------------------------------------------------------------------------------


def test_an_arranged_rack_stays_as_it_is(table_of: TableOf) -> None:
    match = two_fives()
    table = table_of(match)
    told: list[object] = []
    table.scene.rack_arranged.connect(told.append)
    table.scene.arrange_rack(tiles("6|6 0|5 0|0"))
    assert table.scene.rack_tiles == tuple(tiles("6|6 0|5 0|0"))
    table.act(FIVE_ON_PLAIN)
    assert table.scene.rack_tiles == tuple(tiles("6|6 0|0"))
    assert told == [tuple(tiles("6|6 0|5 0|0"))]


def test_a_rack_is_sorted_on_demand(table_of: TableOf) -> None:
    table = table_of(two_fives())
    table.scene.sort_rack()
    assert table.scene.rack_tiles == tuple(tiles("0|0 0|5 6|6"))


def test_a_new_deal_forgets_how_the_rack_was_arranged(table_of: TableOf) -> None:
    match, dealer = played(RuleSetId.MUGGINS, 2, 99), ShuffledDealer(3)
    table = table_of(match)
    table.scene.sort_rack()
    for event in match.open_round(dealer):
        table.scene.play(event, match)
    assert table.scene.rack_tiles == tuple(match.round.hands[0])


def test_an_onlooker_has_no_rack(table_of: TableOf) -> None:
    table = table_of(two_fives(), None)
    table.scene.arrange_rack(tiles("6|6"))
    assert table.scene.rack_tiles == ()


# -- nothing yet ------------------------------------------------------------------------------


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


def test_the_first_event_makes_the_picture() -> None:
    match, scene = started(), TableScene()
    (event,) = match.open_round(ShuffledDealer(1))
    scene.play(event, match)
    assert scene.stage is not None


def test_only_a_table_that_was_seen_makes_room_by_a_movement() -> None:
    table = Table(played(RuleSetId.FIVE_UP, 2, 9, in_turn=0), pace=Pace.NORMAL)
    without = table.stage.spread
    table.offer()
    assert not table.busy()
    assert table.stage.spread != without
    table.scene.offer([])
    assert table.busy()


def test_a_scene_that_shows_another_match_forgets_the_old_one(table_of: TableOf) -> None:
    table = table_of(two_fives())
    table.offer()
    table.match = given(["5|5 0|0", "4|5 1|1"])
    put(table.match, "5|5")
    table.scene.show_match(table.match, 0)
    assert not table.scene.offers.is_asked
    assert table.picture() == _fresh(table)


def test_who_takes_over_sits_at_the_bottom_before_their_rack_is_shown(table_of: TableOf) -> None:
    match = played(RuleSetId.ALL_FIVES, 3, 5)
    table = table_of(match, 0)
    table.scene.cover(2)
    behind = table.stage
    table.scene.show_match(match, 2)
    assert behind.sight.bottom == table.stage.sight.bottom == 2
    assert behind.own == table.stage.own
    others = [key for key in behind.poses if isinstance(key, Back) and key.seat != 2]
    assert all(behind.poses[key] == table.stage.poses[key] for key in others)
    table.scene.show_match(match, None, bottom=1)
    assert table.stage.sight.bottom == 1


def test_in_other_colours_nothing_is_left_of_the_former_ones(table_of: TableOf) -> None:
    table, other = table_of(two_fives()), table_of(two_fives())
    other.scene.set_colours(palette("dark"))
    table.offer()
    other.offer()
    table.scene.pick(Tile(0, 5))
    other.scene.pick(Tile(0, 5))
    assert table.picture() != other.picture()
    table.scene.set_colours(palette("dark"))
    assert table.scene.colours is palette("dark")
    assert table.scene.picked == Tile(0, 5)
    assert table.picture() == other.picture()


def test_what_moves_comes_to_rest_before_it_is_dressed_anew(table_of: TableOf) -> None:
    table = table_of(two_fives(), pace=Pace.NORMAL)
    table.act(table.match.legal_actions()[0])
    assert table.busy()
    settled: list[None] = []
    table.scene.settled.connect(lambda: settled.append(None))
    table.scene.set_colours(palette("contrast"))
    assert not table.busy()
    assert settled
    fresh = table_of(table.match)
    fresh.scene.set_colours(palette("contrast"))
    assert table.picture() == fresh.picture()
