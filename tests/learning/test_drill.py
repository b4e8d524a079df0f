"""A drill asks, judges, and explains; what is asked next follows what was answered."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta
from random import Random

import pytest

from domino_gui.learning.counting import Step, Why
from domino_gui.learning.drill import Drill
from domino_gui.learning.mistakes import Kind, Misread, Slip
from domino_gui.learning.positions import Difficulty, position
from domino_gui.learning.repetition import SOON
from domino_gui.storage.learner import Answered, Asked

NOW = datetime(2026, 12, 1, 12, tzinfo=UTC)


def drill(difficulty: Difficulty | None = None, asked: Asked = Asked.COUNT) -> Drill:
    made = Drill([], Random(3))
    made.difficulty, made.asked = difficulty, asked
    return made


def asking(made: Drill, *, pays: bool) -> Drill:
    """Go on until a position of that kind is asked about."""
    while (made.ask(NOW).points > 0) is not pays:
        made.answer(made.right, 1000, NOW)
    return made


def test_nothing_can_be_answered_that_was_not_asked() -> None:
    with pytest.raises(RuntimeError):
        drill().answer(5, 1000, NOW)


@pytest.mark.parametrize("difficulty", [*Difficulty])
@pytest.mark.parametrize("asked", [*Asked])
def test_an_answer_is_kept_raw_with_its_question(difficulty: Difficulty, asked: Asked) -> None:
    made = drill(difficulty, asked)
    for number in range(6):
        shown = made.ask(NOW)
        right = made.answer(made.right, 1500, NOW)
        assert right.is_right
        assert right.right == (shown.points if asked is Asked.POINTS else shown.layout.count)
        assert (right.difficulty, right.number, right.ms) == (difficulty, number, 1500)
    made.ask(NOW)
    assert not made.answer(made.right + 1, 1500, NOW).is_right
    made.ask(NOW)
    late = made.answer(None, 5000, NOW)
    assert late.given is None
    assert not late.is_right
    assert len(made.answers) == 8


def test_points_of_five_up_are_told_as_they_are_shown() -> None:
    made = asking(drill(Difficulty.TREES, Asked.POINTS), pays=True)
    assert made.divisor == 5
    assert made.right * 5 == made.position.layout.count
    assert made.missed(made.position.layout.count) is Misread.NOT_DIVIDED
    answer = made.answer(made.right, 1000, NOW)
    assert answer.given == answer.right == made.position.points


def test_a_count_that_is_no_multiple_of_five_pays_nothing() -> None:
    made = asking(drill(Difficulty.ONE_DOUBLE, Asked.POINTS), pays=False)
    assert made.right == 0
    assert made.missed(made.position.layout.count) is Misread.NO_MULTIPLE


def test_who_sees_no_multiple_of_five_is_told_that_it_pays() -> None:
    made = asking(drill(Difficulty.TWO_ENDS, Asked.POINTS), pays=True)
    assert made.missed(0) is Misread.PAYS


def test_points_of_a_count_that_was_counted_wrongly_are_explained_by_its_ends() -> None:
    made = drill(Difficulty.ONE_DOUBLE, Asked.POINTS)
    for _ in range(200):
        shown = made.ask(NOW)
        wrong = {
            count: found
            for count in range(5, 40, 5)
            if count != shown.points and isinstance(found := made.missed(count), tuple) and found
        }
        made.answer(made.right, 1000, NOW)
        for count, found in wrong.items():
            assert shown.layout.count + sum(slip.off for slip in found) == count
        if any(found[0].kind is Kind.DOUBLE_ONCE for found in wrong.values()):
            return
    pytest.fail("no double was ever counted once")


def test_the_slip_behind_a_wrong_count_is_found() -> None:
    made = drill(Difficulty.ONE_DOUBLE)
    doubles: list[Step] = []
    while not doubles:
        if made.ask(NOW).layout.count:
            made.answer(made.right, 1000, NOW)
        doubles = [step for step in made.steps if step.why is Why.OPEN_DOUBLE and step.adds]
    (step,) = doubles
    assert made.missed(made.right - step.tile.low) == (Slip(Kind.DOUBLE_ONCE, step, step.tile.low),)


def test_what_was_wrong_comes_back_after_others_and_the_level_rises() -> None:
    made = drill()
    made.ask(NOW)
    first = made.question
    made.answer(None, 1000, NOW)
    asked = []
    for minute in range(60):
        now = NOW + timedelta(minutes=minute)
        made.ask(now)
        asked.append(made.question)
        made.answer(made.right, 1000, now)
    assert asked.index(first) >= SOON
    assert asked.count(first) == 1  # rightly answered, it rests
    assert [*dict.fromkeys(question.difficulty for question in asked)] == [*Difficulty]
    assert made.schedule.level is Difficulty.TREES


def test_the_same_position_can_be_asked_for_something_else() -> None:
    made = drill(Difficulty.SPINNER)
    shown = made.ask(NOW)
    made.asked = Asked.POINTS
    before = made.asking
    made.ask_this()
    assert [before, made.asking] == [Asked.COUNT, Asked.POINTS]
    assert made.position is shown


def test_a_drill_goes_on_from_what_was_answered_before() -> None:
    made = drill(Difficulty.SPINNER)
    answers: list[Answered] = []
    for _ in range(4):
        made.ask(NOW)
        answers.append(made.answer(made.right, 1000, NOW))
    again = Drill(answers, Random(1))
    again.difficulty = Difficulty.SPINNER
    assert again.ask(NOW).layout.placed == position(Difficulty.SPINNER, 4).layout.placed
