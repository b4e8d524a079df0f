from __future__ import annotations

import random
from collections.abc import Iterator

import pytest
from pytestqt.qtbot import QtBot

from domino_gui.engine.deal import ShuffledDealer
from domino_gui.engine.events import Event, LotTurned, Place, RoundSettled, TurnPassed
from domino_gui.engine.layout import End, Port
from domino_gui.engine.match import Match, Phase
from domino_gui.engine.rules import HouseRules, RuleSetId
from domino_gui.engine.tiles import Tile
from domino_gui.table.choreography import Pace
from domino_gui.table.items import TileItem
from domino_gui.table.labels import LabelItem, WordItem
from domino_gui.table.scene import TableScene
from tests.engine.rigged import RiggedDealer
from tests.strategies import start
from tests.table.tables import (
    TABLES,
    Table,
    TableOf,
    given,
    must_draw,
    played,
    put,
    started,
    two_fives,
)


def _words(table: Table) -> list[str]:
    return [item.text for item in table.scene.items() if isinstance(item, WordItem)]


def _frames(table: Table, times: int = 12) -> Iterator[float]:
    """Go through the running animation without waiting, and yield at each step of it."""
    animation = table.scene._choreography._running
    assert animation is not None
    whole = animation.totalDuration()
    for step in range(times):
        animation.setCurrentTime(whole * step // times)
        yield step / times


def _run_out(table: Table) -> None:
    """Let everything that waits move to its end, without waiting."""
    while (animation := table.scene._choreography._running) is not None:
        animation.setCurrentTime(animation.totalDuration())


def test_the_rounds_end_turns_every_hand_face_up_beside_the_table(table_of: TableOf) -> None:
    match = given(["5|5 0|0", "4|5 1|1"])
    table = table_of(match, 0, Pace.NORMAL)
    for tile, at in (("5|5", None), ("4|5", End(Tile(5, 5), Port.STRAIGHT_A))):
        table.act(Place(Tile.parse(tile), at))
        _run_out(table)
    table.scene.show_match(match, 0)
    events = match.resign(0)
    for event in events:
        table.scene.play(event, match)
    _run_out(table)
    assert Tile(1, 1) in table.scene.board.tiles
    assert not table.busy()


@pytest.mark.parametrize(("rules", "seats"), [(RuleSetId.MUGGINS, 2), (RuleSetId.FIVE_UP, 4)])
def test_a_round_that_is_watched_to_its_end_looks_as_if_it_had_been_skipped(
    table_of: TableOf, rules: RuleSetId, seats: int
) -> None:
    rng, match = random.Random(7), started(rules, seats, house=HouseRules(hand_size=3))
    table = table_of(match, 0, Pace.NORMAL)
    for event in match.open_round(ShuffledDealer(7)):
        table.scene.play(event, match)
    while match.phase is Phase.PLAY:
        table.act(rng.choice(match.legal_actions()))
        table.offer()
        _run_out(table)
    assert isinstance(match.events[-1], RoundSettled)
    assert table.picture() == Table(match).picture()


@pytest.mark.parametrize(("rules", "seats"), TABLES)
def test_every_event_of_a_match_can_be_played_and_skipped(
    table_of: TableOf, rules: RuleSetId, seats: int
) -> None:
    rng, match = random.Random(seats), started(rules, seats, house=HouseRules(hand_size=3))
    table = table_of(match, 0, Pace.NORMAL)
    for event in match.open_round(ShuffledDealer(seats)):
        table.scene.play(event, match)
        list(_frames(table, 4))
    while match.phase is Phase.PLAY:
        table.act(rng.choice(match.legal_actions()))
        list(_frames(table, 4))
        table.scene.finish()
    assert not table.scene.busy
    assert _words(table) == []


def test_points_rise_where_they_fall_and_are_gone_afterwards(table_of: TableOf) -> None:
    table = table_of(given(["5|5 0|0", "4|5 1|1"]), 0, Pace.NORMAL)
    table.act(Place(Tile(5, 5), None))
    assert any("+10" in _words(table) for _ in _frames(table))
    table.scene.finish()
    assert _words(table) == []


def test_five_up_shows_points_as_it_counts_them(table_of: TableOf) -> None:
    match = given(["5|5 0|0", "4|5 1|1"], rules=RuleSetId.FIVE_UP)
    table = table_of(match, 0, Pace.NORMAL)
    match.round.turn = 0
    table.act(Place(Tile(5, 5), None))
    assert any("+2" in _words(table) for _ in _frames(table))


def test_ends_light_up_one_after_another_while_the_sum_is_added(table_of: TableOf) -> None:
    match = given(["5|6 0|0", "4|5 1|1"])
    table = table_of(match, 0, Pace.NORMAL)
    match.round.turn = 0
    table.act(Place(Tile(5, 6), None))
    seen: list[tuple[int, str | None]] = []
    for _ in _frames(table, 40):
        dressing = table.scene.board.dressing
        lit = sum(mark.isVisible() for mark in dressing.marks)
        shown = dressing.bar.shown if dressing.bar is not None else None
        if not seen or seen[-1] != (lit, shown):
            seen.append((lit, shown))
    assert seen == [(0, None), (1, "5"), (2, "5 + 6"), (2, None)]


def test_a_pass_is_said_at_the_seat(table_of: TableOf) -> None:
    match, rng, seed = played(RuleSetId.DRAW, 4, 0), random.Random(2), 0
    while True:
        seed += 1
        match = played(RuleSetId.DRAW, 4, 0, seed)
        table = table_of(match, 0, Pace.NORMAL)
        while match.phase is Phase.PLAY:
            table.act(rng.choice(match.legal_actions()))
            if isinstance(match.events[-1], TurnPassed):
                assert any("pass" in _words(table) for _ in _frames(table))
                return
            table.scene.finish()
        assert seed < 20, "nobody passed"


def test_a_lot_shows_every_candidates_tile_and_who_leads(table_of: TableOf) -> None:
    match = started(RuleSetId.ALL_FIVES, 3)
    table = table_of(match, 0, Pace.NORMAL)
    lot, *_ = match.open_round(ShuffledDealer(5))
    assert isinstance(lot, LotTurned)
    table.scene.play(lot, match)
    assert "leads" in _words(table)
    assert len(table.scene.board._extras) == 3 + 1
    table.scene.finish()
    assert table.scene.board._extras == []


def test_a_lot_is_shown_even_where_nothing_moves_until_it_has_been_read(
    table_of: TableOf, qtbot: QtBot
) -> None:
    match = Match(start(hand_size=1))
    table = table_of(match, 0, Pace.OFF)
    table.scene.set_pace(Pace.OFF, reading_ms=30)
    shown: list[Event] = []
    table.scene.telling.connect(shown.append)
    events = match.open_round(RiggedDealer("6|6", "4|5", lots=("3|6 4|5", "1|2 0|6")))
    for event in events:
        table.scene.play(event, match)
    assert shown == events[:1]
    assert len(table.scene.board._extras) == 2
    qtbot.waitUntil(lambda: not table.busy())
    assert shown == events  # equal candidates are seen to draw again
    assert table.picture() == table.fresh_picture()


def test_the_last_rounds_tiles_go_back_to_the_boneyard_before_the_next_deal(
    table_of: TableOf,
) -> None:
    match = played(RuleSetId.MUGGINS, 2, 99)
    table = table_of(match, 0, Pace.NORMAL)
    lying = {placed.tile for placed in match.round.layout.placed}
    (deal,) = match.open_round(ShuffledDealer(3))
    table.scene.play(deal, match)
    *_, _last = _frames(table)
    items = table.scene.board.tiles
    assert all(items[tile]._look.tile is None for tile in lying)
    table.scene.finish()
    assert not lying & set(items) - set(match.round.hands[0])


def _told(table: Table) -> dict[str, str]:
    """The second line of every label, by the first."""
    labels = [item.lines for item in table.scene.items() if isinstance(item, LabelItem)]
    assert len(dict(labels)) == len(labels)
    return dict(labels)


def test_tiles_are_told_where_they_are_as_they_are_dealt(table_of: TableOf) -> None:
    table = table_of(started(RuleSetId.MUGGINS, 2), 0, Pace.NORMAL)
    *_, deal = table.match.open_round(ShuffledDealer(4))
    table.scene.play(deal, table.match)
    told = [_told(table) for _ in _frames(table, 60)]
    for name in ("You", "Mina"):
        counted = list(dict.fromkeys(lines[name] for lines in told))
        assert counted[:8] == ["", *(f"{tiles} tile(s)" for tiles in range(1, 8))]
    left = [int(lines["Boneyard"].split()[0]) for lines in told]
    assert left == sorted(left, reverse=True)
    assert (left[0], left[-1]) == (28, 14)
    table.scene.finish()


def test_a_drawn_tile_leaves_the_boneyard_before_it_comes_to_the_hand(table_of: TableOf) -> None:
    table = table_of(must_draw(), 0, Pace.NORMAL)
    before = _told(table)
    table.draw()
    assert _told(table)["You"] == before["You"]
    assert _told(table)["Boneyard"] == "23 to draw"
    assert before["Boneyard"] == "24 to draw"
    table.scene.finish()
    assert _told(table)["You"].startswith("2 tile(s)")


def test_the_tiles_of_a_lot_go_back_before_the_deal(table_of: TableOf) -> None:
    match = started(RuleSetId.ALL_FIVES, 3)
    table = table_of(match, 0, Pace.NORMAL)
    lot, deal = match.open_round(ShuffledDealer(5))
    table.scene.play(lot, match)
    table.scene.play(deal, match)
    shown = list(table.scene.board._extras)
    running = table.scene._choreography._running
    assert running is not None
    running.setCurrentTime(running.totalDuration())
    turned = [item for item in shown if isinstance(item, TileItem)]
    *_, _last = _frames(table)
    assert len(turned) == 3
    assert all(item._look.tile is None for item in turned)
    table.scene.finish()


def test_hands_open_one_after_another_and_tell_what_is_left_as_they_do(table_of: TableOf) -> None:
    match = given(["5|5 0|0", "4|5 1|1", "6|6 2|3"], rules=RuleSetId.ALL_FIVES)
    match.round.turn = 0
    put(match, "5|5")
    table = table_of(match, 0, Pace.NORMAL)
    for event in match.resign(0):
        table.scene.play(event, match)
    told = [_told(table) for _ in _frames(table, 40)]
    assert told[0] == {**told[0], "You": "0 pip(s) left", "Mina": "2 tile(s)", "Joon": "2 tile(s)"}
    opened = [
        tuple(name for name in ("Mina", "Joon") if lines[name].endswith("left")) for lines in told
    ]
    assert list(dict.fromkeys(opened)) == [(), ("Mina",), ("Mina", "Joon")]
    assert told[-1] == {**told[-1], "Mina": "11 pip(s) left", "Joon": "17 pip(s) left"}
    table.scene.finish()


def test_the_points_of_a_settled_round_fly_from_who_won_them(table_of: TableOf) -> None:
    match = given(["5|5", "4|4", "6|6"], rules=RuleSetId.ALL_FIVES)
    match.round.turn = 0
    table = table_of(match, 0, Pace.NORMAL)
    table.act(Place(Tile(5, 5), None))
    assert isinstance(match.events[-1], RoundSettled)
    words = []
    while (animation := table.scene._choreography._running) is not None:
        words += [word for _ in _frames(table) for word in _words(table)]
        animation.setCurrentTime(animation.totalDuration())
    assert list(dict.fromkeys(words)) == ["+10", "+20"]


def test_marks_go_with_their_tiles_where_the_table_moves_to_make_room(table_of: TableOf) -> None:
    table = table_of(two_fives())
    wide, spinner = table.stage, table.scene.board.tiles[Tile(5, 5)]
    table.view.resize(700, 560)
    unit = table.stage.spread.unit
    assert unit < wide.spread.unit
    (number,) = [n for n, (end, _, _) in enumerate(wide.marks) if end.tile is Tile(5, 5)]
    movement = table.scene._acts.refit(wide)
    assert movement is not None
    offsets = []
    for now in range(11):
        movement.setCurrentTime(movement.totalDuration() * now // 10)
        mark = table.scene.board.dressing.marks[number]
        assert mark.isVisible()
        assert mark.opacity() == 1
        offsets.append((mark.pos() - spinner.pos()) / (unit * mark.scale()))
    assert all((offset - offsets[0]).manhattanLength() < 0.05 for offset in offsets)


def test_nobody_else_sees_a_drawn_tile(table_of: TableOf) -> None:
    table = table_of(must_draw(), 1, Pace.NORMAL)
    table.draw()
    for _ in _frames(table):
        faces = {item._look.tile for item in table.scene.board.tiles.values()}
        assert Tile(2, 5) not in faces


@pytest.mark.parametrize("pace", [Pace.SLOW, Pace.NORMAL, Pace.FAST])
def test_the_pace_sets_how_long_things_take(table_of: TableOf, pace: Pace) -> None:
    table = table_of(given(["5|5 0|0", "4|5 1|1"]), 0, pace)
    table.act(Place(Tile(5, 5), None))
    running = table.scene._choreography._running
    assert running is not None
    assert running.totalDuration() == pytest.approx(2000 * pace.value, rel=0.25)
    table.scene.finish()


def test_an_animation_needs_no_window() -> None:
    match = given(["5|5 0|0", "4|5 1|1"])
    scene = TableScene()
    scene.show_match(match, 0)
    for event in match.act(0, Place(Tile(5, 5), None)):
        scene.play(event, match)
    assert scene.busy
    scene.finish()
    assert not scene.busy


def test_what_is_left_of_the_last_round_is_no_longer_told_while_it_is_swept_away(
    table_of: TableOf,
) -> None:
    match = played(RuleSetId.MUGGINS, 2, 99)
    table = table_of(match, 0, Pace.NORMAL)
    (deal,) = match.open_round(ShuffledDealer(3))
    table.scene.play(deal, match)
    assert table.busy()
    labels = [item for item in table.scene.items() if isinstance(item, LabelItem)]
    assert {label.lines for label in labels} == {
        ("You", ""), ("Mina", ""), ("Boneyard", "28 to draw"),
    }  # fmt: skip
    assert not any(label.in_turn for label in labels)
