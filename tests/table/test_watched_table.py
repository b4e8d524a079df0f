from __future__ import annotations

import random
from collections.abc import Callable
from functools import partial

import pytest
from PySide6.QtCore import QPointF, QRectF, QSizeF
from pytestqt.qtbot import QtBot

from domino_gui.engine.deal import ShuffledDealer
from domino_gui.engine.events import Place
from domino_gui.engine.layout import End, Port
from domino_gui.engine.match import Phase
from domino_gui.engine.rules import RuleSetId
from domino_gui.engine.tiles import Tile
from domino_gui.table.choreography import Pace
from domino_gui.table.items import TileItem
from domino_gui.table.scene import TableScene
from domino_gui.table.staging import Back, Stage
from domino_gui.table.tile_art import margin
from tests.table.painting import palette
from tests.table.tables import (
    FIVE_ON_PLAIN,
    TABLES,
    Table,
    TableOf,
    given,
    played,
    put,
    started,
    two_fives,
)

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
            assert table.picture() == table.fresh_picture()
    table.scene.finish()
    assert table.picture() == table.fresh_picture()


def test_an_animation_that_ends_by_itself_leaves_the_picture_of_the_match(
    table_of: TableOf, qtbot: QtBot
) -> None:
    match = two_fives()
    table = table_of(match, 0, Pace.FAST)
    with qtbot.waitSignal(table.scene.settled):
        table.act(FIVE_ON_PLAIN)
    assert not table.busy()
    assert table.picture() == table.fresh_picture()


def test_without_animations_each_event_is_shown_at_once(table_of: TableOf) -> None:
    table = table_of(two_fives())
    told: list[bool] = []
    table.scene.settled.connect(lambda: told.append(table.scene.busy))
    table.act(FIVE_ON_PLAIN)
    assert told == [False]
    assert table.picture() == table.fresh_picture()


@pytest.mark.parametrize("pace", Pace)
def test_every_hand_lies_open_from_the_deal_on_where_that_is_wanted(
    table_of: TableOf, pace: Pace
) -> None:
    match, rng = started(RuleSetId.FIVE_UP, 3), random.Random(6)
    table = table_of(match, None, pace)
    table.scene.open_hands(wanted=True)
    for event in match.open_round(ShuffledDealer(6)):
        table.scene.play(event, match)
    for _ in range(9):
        table.act(rng.choice(match.legal_actions()))
        hands = {tile for hand in match.round.hands for tile in hand}
        assert hands <= table.stage.poses.keys()
        assert not any(isinstance(key, Back) for key in table.stage.poses)
    table.scene.finish()
    picture = table.picture()
    table.scene.show_match(match, None)
    assert table.picture() == picture
    table.scene.open_hands(wanted=False)
    table.scene.show_match(match, None)
    assert table.picture() == table.fresh_picture()


@pytest.mark.parametrize("pace", Pace)
def test_going_back_in_the_match_is_shown_at_once(table_of: TableOf, pace: Pace) -> None:
    table = table_of(two_fives(), 0, pace)
    table.act(FIVE_ON_PLAIN)
    table.match = two_fives()
    table.scene.show_match(table.match, 0)
    assert not table.busy()
    assert table.picture() == table.fresh_picture()


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


# -- animations -------------------------------------------------------------------------------


def test_skipping_shows_how_it_ends_and_tells_once(table_of: TableOf) -> None:
    table = table_of(two_fives(), 0, Pace.SLOW)
    told: list[int] = []
    table.scene.settled.connect(lambda: told.append(1))
    table.act(FIVE_ON_PLAIN)
    table.scene.finish()
    table.scene.finish()
    assert told == [1]
    assert table.picture() == table.fresh_picture()


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
    assert table.picture() == table.fresh_picture()


def test_resizing_in_the_middle_of_an_animation_keeps_it_right(
    table_of: TableOf, qtbot: QtBot
) -> None:
    table = table_of(two_fives(), 0, Pace.SLOW)
    table.act(FIVE_ON_PLAIN)
    with qtbot.waitSignal(table.scene.settled):
        table.view.resize(1240, 700)
    assert table.picture() == table.fresh_picture()


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
    assert table.picture() == table.fresh_picture()


def test_a_covered_rack_shows_nothing_and_the_table_stays(table_of: TableOf) -> None:
    table = table_of(two_fives())
    table.offer()
    table.scene.pick(Tile(0, 5))
    table.scene.cover()
    assert table.scene.rack_tiles == ()
    assert table.picked() is None
    table.viewer = None
    assert table.picture() == table.fresh_picture()
    table.act(FIVE_ON_PLAIN)
    assert table.picture() == table.fresh_picture()


def test_a_placement_that_was_shown_already_can_still_be_played(table_of: TableOf) -> None:
    match = two_fives()
    table = table_of(match, 0, Pace.NORMAL)
    events = match.act(0, FIVE_ON_PLAIN)
    table.scene.show_match(match, 0)
    for event in events:
        table.scene.play(event, match)
    table.scene.finish()
    assert table.picture() == table.fresh_picture()


# -- another picture ---------------------------------------------------------------------------


def test_the_first_event_makes_the_picture() -> None:
    match, scene = started(), TableScene()
    (event,) = match.open_round(ShuffledDealer(1))
    scene.play(event, match)
    assert scene.stage is not None


def test_a_scene_that_shows_another_match_forgets_the_old_one(table_of: TableOf) -> None:
    table = table_of(two_fives())
    table.offer()
    table.match = given(["5|5 0|0", "4|5 1|1"])
    put(table.match, "5|5")
    table.scene.show_match(table.match, 0)
    assert not table.scene.offers.is_asked
    assert table.picture() == table.fresh_picture()


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


def test_what_is_shown_with_what_is_offered_needs_no_second_picture(table_of: TableOf) -> None:
    table, other = table_of(two_fives()), table_of(two_fives())
    actions = table.match.legal_actions()
    other.offer()
    table.scene.show_match(table.match, 0, offered=actions)
    assert table.picture() == other.picture()
    pictures: list[None] = []
    table.scene.restaged.connect(lambda: pictures.append(None))
    table.scene.offer(actions)
    assert not pictures
    # Whatever happens meanwhile takes it back.
    table.scene.cover()
    table.scene.show_match(table.match, 0)
    pictures.clear()
    table.scene.offer(actions)
    assert pictures
    assert table.picture() == other.picture()
    table.scene.offer(())
    table.scene.offer(actions)
    assert table.picture() == other.picture()
