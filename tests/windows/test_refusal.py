"""What is said of what the rules forbid, at the tile or beside the table."""

import pytest

from domino_gui.engine.deal import ShuffledDealer
from domino_gui.engine.match import Match
from domino_gui.engine.rules import Rule, RuleSetId
from domino_gui.windows.refusal import Refusal
from tests.strategies import start


@pytest.fixture
def match() -> Match:
    """A match whose first tile is to be led."""
    match = Match(start(RuleSetId.MUGGINS, 2))
    match.open_round(ShuffledDealer(1))
    return match


def refused(match: Match, *, is_choosing: bool) -> tuple[Rule | None, str]:
    refusal = Refusal()
    refusal.refuse_tile(match, is_choosing=is_choosing)
    return refusal.rule, refusal.text


def test_why_a_tile_does_not_fit_is_said_at_the_tile_alone(match: Match) -> None:
    assert refused(match, is_choosing=True) == (Rule.LEAD_HIGHEST_DOUBLE, "")
    match.act(match.round.turn, match.legal_actions()[0])
    assert refused(match, is_choosing=True) == (Rule.NO_MATCH, "")


def test_why_none_can_be_played_is_said_beside_the_table(match: Match) -> None:
    rule, text = refused(match, is_choosing=False)
    assert rule is Rule.OUT_OF_TURN
    assert text
    match.resign(0)
    assert refused(match, is_choosing=False) == (Rule.MATCH_OVER, "The match is over.")


def test_between_rounds_it_is_nobodys_turn() -> None:
    rule, text = refused(Match(start(RuleSetId.MUGGINS, 2)), is_choosing=False)
    assert rule is Rule.NOT_NOW
    assert text


def test_the_last_refusal_alone_stands_until_something_is_allowed(match: Match) -> None:
    refusal = Refusal()
    refusal.refuse_tile(match, is_choosing=True)
    refusal.refuse(Rule.MUST_PLAY)
    assert refusal.text == "You can play, and so may neither draw nor pass."
    refusal.forget()
    assert (refusal.rule, refusal.text) == (None, "")
