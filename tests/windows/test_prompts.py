from __future__ import annotations

from types import SimpleNamespace
from typing import Any, cast

import pytest

from domino_gui.engine.deal import ShuffledDealer
from domino_gui.engine.match import Match
from domino_gui.engine.rules import RuleSetId
from domino_gui.windows.desk import Desk, Picking, Stage
from domino_gui.windows.prompts import Prompts
from tests.claimable import led
from tests.table.tables import given, must_draw, started, two_fives

NAMES = ["Ada", "Ben"]


def _at(match: Match, stage: Stage = Stage.CHOOSING, **told: Any) -> Desk:
    """What a desk tells of a match."""
    usual = {"chooser": 0, "thinker": None, "people": [0], "picking": Picking.NOTHING}
    desk = SimpleNamespace(
        match=match, stage=stage, claims=SimpleNamespace(verdicts=()), **usual | told
    )
    desk.may = lambda kind: any(isinstance(action, kind) for action in match.legal_actions())
    return cast(Desk, desk)


def _must_pass() -> Match:
    match = must_draw()
    match.round.boneyard.clear()
    return match


@pytest.mark.parametrize(
    ("match", "said"),
    [
        (lambda: given(["5|5 0|0", "4|5 1|1"]), "Ada: lead with a tile."),
        (two_fives, "Ada: choose a tile, then its place."),
        (must_draw, "Ada: no tile fits. Draw one."),
        (_must_pass, "Ada: no tile fits and the boneyard is empty. Pass."),
    ],
)
def test_who_has_to_choose_is_told_what_to_do(match: Any, said: str) -> None:
    assert Prompts().to_do(_at(match()), NAMES) == said


@pytest.mark.parametrize(
    ("picking", "said"),
    [
        (
            Picking.SEVERAL_PLACES,
            "Several places: click one, or choose with the arrows, then Enter.",
        ),
        (Picking.TO_CONFIRM, "Once more places it there; Escape puts it back."),
    ],
)
def test_with_a_tile_taken_up_it_is_told_how_to_go_on(picking: Picking, said: str) -> None:
    desk = _at(two_fives(), picking=picking)
    assert Prompts().to_do(desk, NAMES) == said
    desk.stage = Stage.WAITING
    assert Prompts().to_do(desk, NAMES) == "Turn: Ada"


def test_else_it_is_told_who_is_waited_for() -> None:
    match, prompts = two_fives(), Prompts()
    assert prompts.to_do(_at(match, Stage.WAITING), NAMES) == "Turn: Ada"
    assert prompts.to_do(_at(match, Stage.CURTAIN), NAMES) == "Next player: Ada"
    thinking = _at(match, Stage.WAITING, thinker=1)
    assert prompts.to_do(thinking, NAMES) == "Thinking: Ben …"
    match.resign(0)
    assert prompts.to_do(_at(match, Stage.MATCH_OVER), NAMES) == ""


def test_the_button_says_what_it_leads_on_to() -> None:
    prompts, match = Prompts(), started(names=["Theodora", "Ben"])
    match.open_round(ShuffledDealer(1))
    said = {
        stage: prompts.going_on(_at(match, stage), lambda name: name[:4] + "…") for stage in Stage
    }
    assert said.pop(Stage.CURTAIN) == "Theo…: show my tiles"
    assert said.pop(Stage.ROUND_OVER) == "Next round"
    assert {*said.values()} == {""}
    alone = _at(match, Stage.ROUND_OVER, people=[])
    assert prompts.going_on(alone, str) == ""


def test_the_caption_tells_which_match_it_is() -> None:
    match = started(RuleSetId.FIVE_UP)
    assert Prompts().caption(match, practice=False) == ["Five Up", "first to 61"]
    match.open_round(ShuffledDealer(1))
    assert Prompts().caption(match, practice=True) == [
        "Five Up", "Round 1", "first to 61", "practice",
    ]  # fmt: skip
    assert Prompts().caption(started(RuleSetId.DRAW), practice=False) == ["Draw"]


def test_who_claims_what_somebody_left_is_told() -> None:
    match = led(None, None).match
    match.claim(1, 10)
    assert Prompts().to_do(_at(match, Stage.WAITING), NAMES).splitlines() == [
        "Ben claims 10 that Ada left.",
        "Turn: Ben",
    ]
    match = led(None, None).match
    match.claim(0, 10)
    assert Prompts().to_do(_at(match, Stage.WAITING), NAMES) == "Turn: Ben"
