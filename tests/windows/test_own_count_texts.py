"""What is said to an answer is true of the table."""

from __future__ import annotations

from domino_gui.engine.events import TilePlaced
from domino_gui.engine.layout import Layout
from domino_gui.engine.rules import RULE_SETS, Rules, RuleSetId
from domino_gui.engine.tiles import Tile
from domino_gui.learning.counting import Why
from domino_gui.storage.learner import Asked
from domino_gui.windows import own_count_texts as texts
from domino_gui.windows.drill_texts import seconds
from domino_gui.windows.own_count import Answer, Question


def led(name: str, rules: RuleSetId, asked: Asked = Asked.COUNT, points: int = 0) -> Question:
    layout = Layout(RULE_SETS[rules].spinners)
    layout.place(Tile.parse(name), None)
    placed = TilePlaced(0, Tile.parse(name), None, layout.count, points)
    return Question(placed, layout, Rules(RULE_SETS[rules], 2, partners=False), asked, 0)


def test_points_of_five_up_are_asked_as_they_are_shown() -> None:
    question = led("5|5", RuleSetId.FIVE_UP, Asked.POINTS, 10)
    assert texts.question(question) == "What does it pay (count ÷ 5)?"
    assert question.right == 2
    muggins = led("5|5", RuleSetId.MUGGINS, Asked.POINTS, 10)
    assert texts.question(muggins) == "What does it pay?"
    assert muggins.right == 10


def test_a_wrong_count_is_told_with_what_was_missed() -> None:
    question = led("4|6", RuleSetId.ALL_FIVES)
    answer = Answer(question, 6, 900)
    assert texts.wrong(answer) == (
        "You said 6. It is 10. You counted half of 4|6: the only tile counts whole, 10."
    )
    step = texts.missed_step(answer)
    assert step is not None
    assert step.why is Why.LONE_TILE
    assert not answer.is_right


def test_what_nothing_explains_is_only_told() -> None:
    answer = Answer(led("4|6", RuleSetId.ALL_FIVES), 99, 900)
    assert texts.wrong(answer) == "You said 99. It is 10."
    assert texts.missed_step(answer) is None


def test_a_misreading_of_points_is_told() -> None:
    answer = Answer(led("3|6", RuleSetId.ALL_FIVES, Asked.POINTS), 9, 900)
    assert "no multiple of five" in texts.wrong(answer)
    assert texts.missed_step(answer) is None


def test_a_right_one_is_praised() -> None:
    answer = Answer(led("4|6", RuleSetId.ALL_FIVES), 10, 2340)
    assert texts.right(answer) == f"10 is right, in {seconds(2340)}"
