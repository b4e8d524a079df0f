"""What was answered wrongly comes back: soon, then ever later, until it is known."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta
from random import Random

from hypothesis import given
from hypothesis import strategies as st

from domino_gui.engine.rules import RuleSetId
from domino_gui.learning.positions import Difficulty
from domino_gui.learning.repetition import (
    LATEST,
    MASTERED,
    RESTS,
    SLOW_MS,
    SOON,
    Question,
    Schedule,
)
from domino_gui.storage.learner import Answered, Asked

NOW = datetime(2026, 12, 1, 12, tzinfo=UTC)
SPINNER = Difficulty.SPINNER


def answer(
    number: int,
    *,
    right: bool = True,
    when: datetime = NOW,
    ms: int = 4000,
    difficulty: str = SPINNER,
) -> Answered:
    """An answer to a position whose count is ten."""
    given = 10 if right else 9
    return Answered(when, RuleSetId.ALL_FIVES, Asked.COUNT, given, 10, ms, difficulty, number)


def others(schedule: Schedule, when: datetime = NOW) -> None:
    """Answer as many other questions rightly as have to come between."""
    for number in range(100, 100 + SOON):
        schedule.note(answer(number, when=when))


def test_what_was_right_does_not_come_back() -> None:
    schedule = Schedule([answer(number) for number in range(10)])
    assert schedule.due(SPINNER, NOW + timedelta(days=100)) == []
    assert schedule.next(SPINNER, NOW, Random(1)) == Question(SPINNER, 10)


def test_what_was_wrong_comes_back_after_a_few_others() -> None:
    schedule = Schedule([answer(4, right=False)])
    assert schedule.due(SPINNER, NOW) == []
    others(schedule)
    assert schedule.due(SPINNER, NOW) == [Question(SPINNER, 4)]
    asked = {schedule.next(SPINNER, NOW, Random(seed)) for seed in range(20)}
    assert Question(SPINNER, 4) in asked
    assert len(asked) == 2  # something new comes in between


def test_it_rests_longer_each_time_until_it_is_known() -> None:
    schedule, now = Schedule([answer(4, right=False)]), NOW
    for rest in RESTS:
        others(schedule, now)
        assert schedule.due(SPINNER, now) == [Question(SPINNER, 4)]
        schedule.note(answer(4, when=now))
        others(schedule, now)
        assert schedule.due(SPINNER, now + rest - timedelta(seconds=1)) == []
        now += rest
        assert schedule.learning(SPINNER) == 1
    schedule.note(answer(4, when=now))
    assert schedule.learning(SPINNER) == 0


def test_a_wrong_answer_begins_anew() -> None:
    schedule = Schedule([answer(4, right=False), answer(4), answer(4, right=False)])
    others(schedule)
    assert schedule.due(SPINNER, NOW) == [Question(SPINNER, 4)]


def test_a_slow_answer_is_no_sign_of_knowing() -> None:
    schedule = Schedule([answer(4, ms=SLOW_MS + 1)])
    others(schedule)
    assert schedule.due(SPINNER, NOW) == [Question(SPINNER, 4)]
    schedule.note(answer(4, ms=SLOW_MS + 1))
    others(schedule)
    assert schedule.due(SPINNER, NOW) == [Question(SPINNER, 4)]


def test_difficulties_do_not_disturb_each_other_and_strange_ones_tell_nothing() -> None:
    schedule = Schedule([answer(4, right=False), answer(9, right=False, difficulty="hyperspace")])
    schedule.note(answer(3, right=False, difficulty=""))
    others(schedule)
    assert schedule.due(Difficulty.TREES, NOW) == []
    assert schedule.learning(SPINNER) == 1
    assert schedule.next(Difficulty.TREES, NOW, Random(1)) == Question(Difficulty.TREES, 0)


@given(
    st.lists(st.tuples(st.integers(0, 5), st.booleans(), st.integers(0, 2 * SLOW_MS)), max_size=40)
)
def test_the_schedule_is_a_fold_of_the_answers(told: list[tuple[int, bool, int]]) -> None:
    answers = [
        answer(number, right=right, ms=ms, when=NOW + timedelta(hours=hour))
        for hour, (number, right, ms) in enumerate(told)
    ]
    one, by_one = Schedule(answers), Schedule()
    for each in answers:
        by_one.note(each)
    later = NOW + timedelta(days=365)
    assert one.due(SPINNER, later) == by_one.due(SPINNER, later)
    # Whatever was last answered wrongly is still being learnt, and comes back.
    last = {each.number: each for each in answers}
    wrong = {number for number, each in last.items() if not each.is_right}
    others(one)
    assert wrong <= {question.number for question in one.due(SPINNER, later)}


def test_the_level_rises_with_what_is_mastered_and_falls_with_what_is_forgotten() -> None:
    schedule = Schedule()
    levels = [schedule.level]
    for number in range(MASTERED):
        schedule.note(answer(number, difficulty=Difficulty.TWO_ENDS))
    levels.append(schedule.level)
    schedule.note(answer(98, difficulty=Difficulty.TWO_ENDS, right=False))
    levels.append(schedule.level)  # one of the latest may be wrong
    schedule.note(answer(99, difficulty=Difficulty.TWO_ENDS, ms=SLOW_MS + 1))
    levels.append(schedule.level)
    for difficulty in Difficulty:
        for number in range(LATEST):
            schedule.note(answer(100 + number, difficulty=difficulty))
    levels.append(schedule.level)
    assert levels == [
        Difficulty.TWO_ENDS,
        Difficulty.ONE_DOUBLE,
        Difficulty.ONE_DOUBLE,
        Difficulty.TWO_ENDS,
        Difficulty.TREES,
    ]


def test_who_follows_the_schedule_gets_what_came_back_of_any_difficulty() -> None:
    schedule = Schedule([answer(4, right=False)])
    others(schedule)
    asked = [schedule.next(None, NOW, Random(seed)) for seed in range(60)]
    assert asked.count(Question(SPINNER, 4)) > 20
    new = {question.difficulty for question in asked if question != Question(SPINNER, 4)}
    assert new == {Difficulty.TWO_ENDS}
    assert schedule.learning() == schedule.learning(SPINNER) == 1


def test_what_is_new_is_now_and_then_easier_than_the_level() -> None:
    schedule = Schedule()
    for difficulty in (Difficulty.TWO_ENDS, Difficulty.ONE_DOUBLE):
        for number in range(MASTERED):
            schedule.note(answer(number, difficulty=difficulty))
    asked = [schedule.next(None, NOW, Random(seed)).difficulty for seed in range(100)]
    assert asked.count(Difficulty.SPINNER) > 60
    assert {Difficulty.TWO_ENDS, Difficulty.ONE_DOUBLE} < set(asked)
    assert Difficulty.BRANCHES not in asked
