from __future__ import annotations

import random
from collections.abc import Iterator

import pytest
from PySide6.QtCore import QSizeF
from PySide6.QtGui import QImage, QPainter
from pytestqt.qtbot import QtBot

from domino_gui.engine.deal import ShuffledDealer
from domino_gui.engine.events import TilePlaced, Undone
from domino_gui.engine.match import Match, Phase
from domino_gui.engine.record import History
from domino_gui.engine.rules import RuleSetId
from domino_gui.game.replay import shown_again
from domino_gui.table.choreography import Pace
from domino_gui.table.scene import TableScene
from domino_gui.table.staging import Back
from domino_gui.windows.replaying import Hands, Replaying
from tests.windows.replayed import ADA, FOUR, history_of

SIZE = QSizeF(900, 640)
ALL_HANDS = [Hands(), Hands(are_open=False), Hands(are_open=False, seat=1)]


@pytest.fixture
def scene(qtbot: QtBot) -> Iterator[TableScene]:
    del qtbot  # only so that there is an application
    yield (made := _scene())
    made.close()


def _scene() -> TableScene:
    scene = TableScene()
    scene.laying.at_once = True
    scene.set_extent(SIZE, 1)
    scene.set_pace(Pace.OFF)
    return scene


def picture(scene: TableScene) -> QImage:
    image = QImage(SIZE.toSize(), QImage.Format.Format_RGB32)
    painter = QPainter(image)
    scene.render(painter)
    painter.end()
    return image


def fresh(match: Match, hands: Hands) -> QImage:
    """The picture of a table that has never shown anything else."""
    scene = _scene()
    scene.open_hands(wanted=hands.are_open)
    scene.show_match(match, hands.seat, bottom=0 if hands.seat is None else hands.seat)
    made = picture(scene)
    scene.close()
    return made


@pytest.mark.parametrize("hands", ALL_HANDS, ids=["open", "closed", "of a seat"])
@pytest.mark.parametrize("rules", RuleSetId)
def test_a_whole_match_forward_and_back_shows_what_a_fresh_table_shows(
    scene: TableScene, rules: RuleSetId, hands: Hands
) -> None:
    replaying = Replaying(history_of(rules, FOUR[:3], seed=2), scene)
    replaying.show_hands(hands)
    replaying.go_to(0)
    rng = random.Random(2)
    last = replaying.replay.last
    looked = {0, 1, last, *rng.sample(range(last), min(last, 12)), *replaying.replay.rounds[1:3]}
    steps = 0
    while not replaying.is_at_end:
        replaying.step()
        steps += 1
        if replaying.replay.at in looked:
            assert picture(scene) == fresh(replaying.match, hands)
    assert steps == last
    while replaying.replay.at:
        replaying.back()
        if replaying.replay.at in looked:
            assert picture(scene) == fresh(replaying.match, hands)


def test_the_end_is_seen_first(scene: TableScene) -> None:
    history = history_of()
    replaying = Replaying(history, scene)
    assert replaying.is_at_end
    assert replaying.match.phase is Phase.OVER
    assert replaying.seen is replaying.match
    assert replaying.history is history


@pytest.mark.parametrize("ends", ["by itself", "skipped"])
def test_a_step_forward_is_played_and_told_once_it_was_seen(
    scene: TableScene, qtbot: QtBot, ends: str
) -> None:
    scene.set_pace(Pace.FAST)
    replaying = Replaying(history_of(), scene)
    replaying.go_to(replaying.replay.rounds[1] + 2)
    before = replaying.seen
    replaying.step()
    assert (scene.busy, replaying.is_behind) == (True, True)
    assert replaying.seen is before
    if ends == "skipped":
        scene.finish()
    else:
        with qtbot.waitSignal(scene.settled):
            pass
    assert (scene.busy, replaying.is_behind) == (False, False)
    assert replaying.seen is replaying.match


def test_a_step_in_the_middle_of_another_finishes_that_first(scene: TableScene) -> None:
    scene.set_pace(Pace.SLOW)
    replaying = Replaying(history_of(), scene)
    replaying.go_to(replaying.replay.rounds[1])
    told: list[Match] = []
    replaying.changed.connect(lambda: told.append(replaying.seen))
    for _ in range(4):
        replaying.step()
    assert replaying.replay.at == replaying.replay.rounds[1] + 4
    assert [len(match.events) for match in told] == sorted(len(match.events) for match in told)
    replaying.back()
    assert not scene.busy
    assert replaying.seen is replaying.match


@pytest.mark.parametrize("pace", [Pace.OFF, Pace.FAST])
def test_it_goes_on_by_itself_to_the_end_once_the_table_is_still(
    scene: TableScene, qtbot: QtBot, pace: Pace
) -> None:
    scene.set_pace(pace)
    replaying = Replaying(history_of(seed=4), scene)
    replaying.set_pace(0)
    start = replaying.replay.last - (12 if pace is Pace.OFF else 3)
    replaying.go_to(start)
    at: list[int] = []
    replaying.changed.connect(lambda: at.append(replaying.replay.at))
    replaying.play_or_stop()
    assert replaying.is_playing
    assert replaying.replay.at == start + 1
    qtbot.waitUntil(lambda: not replaying.is_playing, timeout=20_000)
    assert replaying.is_at_end
    assert sorted(set(at)) == [*range(start + 1, replaying.replay.last + 1)]


def test_at_the_end_it_begins_again(scene: TableScene) -> None:
    replaying = Replaying(history_of(), scene)
    replaying.set_pace(60_000)
    replaying.play_or_stop()
    assert replaying.is_playing
    assert replaying.replay.at == 0
    replaying.play_or_stop()
    assert not replaying.is_playing


def test_whoever_steps_stops_it_and_whoever_jumps_does_not(scene: TableScene, qtbot: QtBot) -> None:
    replaying = Replaying(history_of(), scene)
    replaying.set_pace(60_000)
    replaying.go_to(5)
    for stops in (replaying.step, replaying.back):
        replaying.play_or_stop()
        assert replaying.is_playing
        stops()
        assert not replaying.is_playing
    replaying.play_or_stop()
    replaying.go_to(replaying.replay.last - 2)
    assert replaying.is_playing
    replaying.set_pace(0)
    qtbot.waitUntil(lambda: not replaying.is_playing)
    assert replaying.is_at_end


def test_hands_are_seen_open_closed_or_as_one_seat_saw_them(scene: TableScene) -> None:
    replaying = Replaying(history_of(seats=FOUR[:3]), scene)
    replaying.go_to(replaying.replay.rounds[0] + 2)
    hands = replaying.match.round.hands

    def faces() -> set[object]:
        assert scene.stage is not None
        return {key for key in scene.stage.poses if not isinstance(key, Back)}

    tiles = [{*hand} for hand in hands]
    assert set().union(*tiles) <= faces()
    replaying.show_hands(Hands(are_open=False))
    assert not set().union(*tiles) & faces()
    replaying.show_hands(Hands(are_open=False, seat=2))
    assert tiles[2] <= faces()
    assert not (tiles[0] | tiles[1]) & faces()
    assert scene.stage is not None
    assert scene.stage.sight.bottom == 2
    # Also as the next tile is placed.
    replaying.step()
    assert not {tile for hand in replaying.match.round.hands[:2] for tile in hand} & faces()


@pytest.mark.parametrize("hands", ALL_HANDS)
def test_nothing_of_a_round_that_is_still_played_can_be_seen(
    scene: TableScene, hands: Hands
) -> None:
    history = history_of(RuleSetId.FIVE_UP, seed=2, rounds=1)
    hidden = len(history.match.events)
    assert history.match.phase is Phase.PLAY
    replaying = Replaying(history, scene)
    replaying.show_hands(hands)
    steps = [event for step in replaying.replay.steps for event in step.events]
    assert steps == shown_again(history.match)
    assert len(steps) < hidden
    assert replaying.match.phase is not Phase.PLAY
    for step in range(replaying.replay.last + 1):
        replaying.go_to(step)
        assert replaying.match.round_number <= 1


def test_what_was_undone_is_not_seen(scene: TableScene) -> None:
    history = History(history_of(seats=(ADA, ADA)).match.started)
    history.keep(history.match.open_round(ShuffledDealer(1)))
    rng = random.Random(1)
    undone = []
    while history.match.phase is not Phase.OVER:
        if history.match.phase is not Phase.PLAY:
            history.keep(history.match.open_round(ShuffledDealer(rng.randint(0, 99))))
        length = len(history.match.events)
        actions = history.match.legal_actions()
        history.keep(history.match.act(history.match.round.turn, actions[0]))
        if len(actions) > 1 and history.match.phase is Phase.PLAY and rng.random() < 0.3:
            undone.append(history.match.events[-1])
            history.append(Undone(length))
            history.keep(history.match.act(history.match.round.turn, actions[1]))
    assert any(isinstance(event, TilePlaced) for event in undone)
    replaying = Replaying(history, scene)
    assert [e for step in replaying.replay.steps for e in step.events] == history.match.events
    assert picture(scene) == fresh(history.match, Hands())


def test_it_leaves_nothing_running(scene: TableScene) -> None:
    scene.set_pace(Pace.SLOW)
    replaying = Replaying(history_of(), scene)
    replaying.go_to(3)
    replaying.play_or_stop()
    replaying.close()
    assert not scene.busy
    assert not replaying.is_playing
    told: list[None] = []
    replaying.changed.connect(lambda: told.append(None))
    scene.show_match(replaying.match, None)
    scene.settled.emit()
    assert told == []
