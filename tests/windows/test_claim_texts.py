from __future__ import annotations

import pytest
from pytestqt.qtbot import QtBot

from domino_gui.engine.events import Points, PointsClaimed, TilePlaced
from domino_gui.engine.match import Match
from domino_gui.engine.rules import RuleSetId
from domino_gui.windows.claim_texts import ClaimTexts
from domino_gui.windows.claims import Verdict
from tests.claimable import FIVES, led
from tests.engine.rigged import dealt, place
from tests.strategies import start

NAMES = ("Ada", "Ben")


@pytest.fixture
def texts(qtbot: QtBot) -> ClaimTexts:
    del qtbot
    return ClaimTexts()


def verdict(match: Match, claimed: int) -> Verdict:
    placed = match.claimable
    assert placed is not None
    points: Points = -5
    return Verdict(PointsClaimed(0, claimed, points), placed, match.round.layout.copy())


def test_it_asks_who_placed_and_then_the_others(texts: ClaimTexts) -> None:
    placed = led(None, None).match.claimable
    assert isinstance(placed, TilePlaced)
    assert texts.question(placed, (0,), NAMES) == f"Ada: points for {FIVES}?"
    assert texts.question(placed, (1,), NAMES) == f"Ada left {FIVES}: points?"


def test_a_wrong_claim_is_explained_by_what_was_missed(texts: ClaimTexts) -> None:
    match = led(None, None).match
    first, total, *rest = texts.verdict(verdict(match, 5), match.rules, NAMES).splitlines()
    assert first == "Ada claimed 5, but it was worth 10."
    assert total == "10"
    assert rest


def test_points_are_told_as_they_are_shown(texts: ClaimTexts) -> None:
    match = dealt(start(RuleSetId.FIVE_UP, hand_size=2, claim=True), "5|5 0|1", "0|5 1|2")
    place(match, "5|5")
    text = texts.verdict(verdict(match, 15), match.rules, NAMES)
    assert text.startswith("Ada claimed 3, but it was worth 2.\n10")


def test_what_was_worth_nothing_is_said_so(texts: ClaimTexts) -> None:
    match = dealt(start(RuleSetId.ALL_FIVES, hand_size=2, claim=True), "1|3 0|1", "0|5 1|2")
    place(match, "1|3")
    text = texts.verdict(verdict(match, 5), match.rules, NAMES)
    assert text.startswith("Ada claimed 5, but it was worth nothing.\n4")
