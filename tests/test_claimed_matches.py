"""Whole matches in which points are claimed, through all that reads, shows or counts matches."""

from __future__ import annotations

import json
from pathlib import Path
from random import Random

import pytest
from msgspec.structs import replace
from pytestqt.qtbot import QtBot

from domino_gui.__main__ import main
from domino_gui.commands.verify import judge
from domino_gui.engine.deal import ShuffledDealer
from domino_gui.engine.events import PlayerKind, PointsClaimed, SeatInfo, TilePlaced
from domino_gui.engine.match import Match, Phase
from domino_gui.engine.record import History, read_record, write_record
from domino_gui.engine.rules import RuleSetId
from domino_gui.game.going_on import can_go_on, gone_on, seated
from domino_gui.game.replay import Replay
from domino_gui.opponents.players import PLAYERS
from domino_gui.opponents.self_play import Seated, play_match
from domino_gui.storage import places, statistics
from domino_gui.storage.library import Library
from domino_gui.storage.statistics import Sample
from domino_gui.table.choreography import Pace
from domino_gui.table.scene import TableScene
from domino_gui.windows.round_log import RoundLog
from domino_gui.windows.score_sheet_rounds import sheet_rounds
from tests.strategies import FORMS, form_name, start

CLAIMING = [form for form in FORMS if form[0] is not RuleSetId.DRAW]
Form = tuple[RuleSetId, int, bool]


def claimed(form: Form) -> Match:
    """A match of one person, who claims all there is, against computers that overlook a lot."""
    rules, number, partners = form
    target = 105 if rules is RuleSetId.FIVE_UP else 60
    started = start(rules, number, partners=partners, claim=True, target=target)
    seats = [SeatInfo("Mina", PlayerKind.HUMAN)]
    seats += [SeatInfo(f"Robot {n}", PlayerKind.COMPUTER, "beginner") for n in range(1, number)]
    players = [Seated(PLAYERS["greedy"], Random(seat)) for seat in range(number)]
    return play_match(replace(started, seats=seats), players, ShuffledDealer(number))


@pytest.fixture(params=CLAIMING, ids=form_name)
def match(request: pytest.FixtureRequest) -> Match:
    return claimed(request.param)


def test_it_is_judged_and_drawn(match: Match, tmp_path: Path) -> None:
    path = tmp_path / "claimed.domino"
    write_record(path, match.events)
    status, text = judge(path)
    assert (status, text[:3]) == (0, "ok,")
    picture = tmp_path / "table.png"
    data = tmp_path / "table.json"
    assert main(["render", str(path), "--png", str(picture), "--json", str(data)]) == 0
    told = json.loads(data.read_bytes())
    assert told["count"] == match.round.layout.count
    assert picture.is_file()


def test_it_is_replayed_step_by_step(match: Match) -> None:
    replay = Replay(match.events)
    claims = 0
    for step in range(replay.last + 1):
        replay.go_to(step)
        claims += isinstance(replay.step.events[-1], PointsClaimed)
    assert replay.match.scores == match.scores
    assert claims
    assert claims <= sum(isinstance(event, PointsClaimed) for event in match.events)


def test_it_is_gone_on_with_from_wherever_it_stood(match: Match) -> None:
    for length in range(2, len(match.events), 7):
        stopped = Match.replay(match.events[:length])
        if not can_go_on(stopped):
            continue
        seats = seated(match.started, 0, ["Ada", "Ben", "Cho", "Dee"])
        first, played = gone_on(match.events, length, seats, "")
        history = History(first)
        for event in played:
            history.append(event)
        assert history.match.scores == stopped.scores
        assert history.match.claimable == stopped.claimable


def test_library_and_statistics_count_what_was_claimed(match: Match) -> None:
    folder = places.finished_folder()
    folder.mkdir(parents=True)
    path = folder / "claimed.domino"
    write_record(path, match.events)
    library = Library.open(places.library_path())
    try:
        entry = library.take_in(path)
        assert list(entry.scores) == match.scores
        figures = statistics.figures(library, Sample("Mina"))
    finally:
        library.close()
    own = [e for e in match.events if isinstance(e, TilePlaced) and e.seat == 0]
    assert figures.placements == len(own)
    assert figures.points_per_placement is not None
    paid = sum(float(event.points) for event in own)  # Mina overlooks nothing
    assert figures.points_per_placement == pytest.approx(paid / len(own))


def test_the_sheet_adds_up_and_the_log_tells_every_claim(match: Match, qtbot: QtBot) -> None:
    assert list(sheet_rounds(match)[-1].totals) == match.scores
    log = RoundLog()
    qtbot.addWidget(log)
    claims = told = 0
    seen = Match(match.started)
    for event in match.events[1:]:
        seen.apply(event)
        claims += isinstance(event, PointsClaimed)
        if seen.phase is not Phase.PLAY:
            log.show_match(seen)
            told = max(told, sum(" claimed " in entry.words for entry in log.entries))
    assert 0 < told <= claims


def test_every_event_of_it_is_played_on_a_table(match: Match, qtbot: QtBot) -> None:
    del qtbot
    scene = TableScene()
    scene.set_pace(Pace.FAST)
    replay = Replay(match.events)
    scene.show_match(replay.match, 0)
    for step in range(1, min(replay.last, 40) + 1):
        replay.go_to(step)
        for event in replay.step.events:
            scene.play(event, replay.match)
            scene.finish()
    assert scene.stage is not None
    scene.close()


def test_a_stopped_one_is_read_as_it_stood(match: Match, tmp_path: Path) -> None:
    length = next(
        number
        for number, event in enumerate(match.events)
        if isinstance(event, PointsClaimed)
    )  # fmt: skip
    path = tmp_path / "stopped.domino"
    write_record(path, match.events[:length])
    assert read_record(path).match.claimable == match.events[length - 1]
