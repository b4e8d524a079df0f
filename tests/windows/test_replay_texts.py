from __future__ import annotations

from PySide6.QtCore import QObject
from pytestqt.qtbot import QtBot

from domino_gui.engine.deal import ShuffledDealer
from domino_gui.engine.events import (
    LotTurned,
    MatchEnded,
    PlayerKind,
    RoundDealt,
    RoundSettled,
    SeatInfo,
    TileDrawn,
    TilePlaced,
    TurnPassed,
)
from domino_gui.engine.match import Match
from domino_gui.engine.rules import RuleSetId
from domino_gui.game.replay import Replay
from domino_gui.windows.replay_texts import ReplayTexts
from tests.simulated import begun
from tests.windows.replayed import FOUR, history_of


def test_every_place_is_told_in_words(qtbot: QtBot) -> None:
    del qtbot
    texts = ReplayTexts(QObject())
    steps = [
        step
        for rules in (RuleSetId.DRAW, RuleSetId.ALL_FIVES)
        for seed in range(1, 5)
        for step in Replay(history_of(rules, FOUR, seed=seed).match.events).steps
    ]
    told = {type(step.events[-1]): texts.place(step) for step in reversed(steps)}
    assert texts.place(steps[0]) == "Before the first round"
    assert told[LotTurned] == "Round 1, lot"
    assert told[RoundDealt] == "Round 1, deal"
    assert told[RoundSettled] == "Round 1, settled"
    assert told[MatchEnded].endswith(", end of the match")
    for kind in (TilePlaced, TileDrawn, TurnPassed):
        assert kind in told
    for step in steps:
        event, place = step.events[-1], texts.place(step)
        number = f"placement {step.placement} of {step.placements}"
        if isinstance(event, TilePlaced):
            assert place == f"Round {step.round}, {number}"
        elif isinstance(event, TileDrawn):
            assert place == f"Round {step.round}, draw after {number}"
        elif isinstance(event, TurnPassed):
            assert place == f"Round {step.round}, pass after {number}"


def test_a_claim_is_told(qtbot: QtBot) -> None:
    del qtbot
    match = Match(begun("muggins", claim=True))
    match.open_round(ShuffledDealer(1))
    match.act(match.round.turn, match.legal_actions()[0])
    match.claim(0, 35)
    replay = Replay(match.events)
    assert ReplayTexts(QObject()).place(replay.steps[-1]) == (
        "Round 1, claim after placement 1 of 1"
    )
    replay.go_to(replay.last)
    assert replay.match.scores == match.scores


def test_the_end_of_a_match_that_was_given_up_before_the_deal_is_told(qtbot: QtBot) -> None:
    del qtbot
    match = Match(begun())
    match.open_round(ShuffledDealer(1))
    match.resign(0)
    assert ReplayTexts(QObject()).place(Replay(match.events).steps[-1]) == (
        "Round 1, end of the match"
    )
    match = Match(begun())
    match.resign(0)
    assert ReplayTexts(QObject()).place(Replay(match.events).steps[-1]) == "End of the match"


def test_who_plays_is_told_with_level_and_program(qtbot: QtBot) -> None:
    del qtbot
    texts = ReplayTexts(QObject())
    computer = PlayerKind.COMPUTER
    for seat, told in (
        (SeatInfo("Ada", PlayerKind.HUMAN), "Ada: a person"),
        (SeatInfo("Mina", computer, "expert"), "Mina: computer, expert"),
        (SeatInfo("Mina", computer, "flat200"), "Mina: computer, flat200"),
        (SeatInfo("Mina", computer), "Mina: computer"),
        (SeatInfo("Sora", computer, "casual", "Old Owl"), "Sora: Old Owl, casual"),
        (SeatInfo("Sora", computer, program="Old Owl"), "Sora: Old Owl"),
        (SeatInfo("<b>Ada", PlayerKind.HUMAN), "<b>Ada: a person"),
    ):
        assert texts.player(seat) == told
