"""The words of the drill."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import UTC, datetime
from random import Random

import pytest
from pytestqt.qtbot import QtBot

from domino_gui.learning.drill import Drill
from domino_gui.learning.positions import Difficulty
from domino_gui.storage.learner import Asked
from domino_gui.windows import drill_texts
from domino_gui.windows.drill_texts import DrillCounts
from domino_gui.windows.languages import Language, Translators

NOW = datetime(2026, 12, 1, 12, tzinfo=UTC)


@pytest.fixture(params=(Language.ENGLISH, Language.KOREAN))
def spoken(qtbot: QtBot, request: pytest.FixtureRequest) -> Iterator[Language]:
    del qtbot
    translators = Translators()
    translators.use(request.param)
    yield request.param
    translators.fall_silent()


def asking(difficulty: Difficulty, asked: Asked, *, pays: bool) -> Drill:
    drill = Drill([], Random(1))
    drill.difficulty, drill.asked = difficulty, asked
    while (drill.ask(NOW).points > 0) is not pays:
        drill.answer(drill.right, 1000, NOW)
    return drill


def test_every_choice_has_words_of_its_own(spoken: Language) -> None:
    difficulties = {drill_texts.difficulty_name(each) for each in (None, *Difficulty)}
    assert len(difficulties) == len(Difficulty) + 1
    assert len({drill_texts.asked_name(each) for each in Asked}) == len(Asked)
    assert all(name.isascii() is (spoken is Language.ENGLISH) for name in difficulties)


@pytest.mark.parametrize("difficulty", [Difficulty.SPINNER, Difficulty.TREES])
def test_points_are_explained_with_their_numbers(difficulty: Difficulty, spoken: Language) -> None:
    del spoken
    drill = asking(difficulty, Asked.POINTS, pays=True)
    words = drill_texts.pays(drill)
    assert str(drill.position.layout.count) in words
    assert str(drill.right) in words
    none = asking(difficulty, Asked.POINTS, pays=False)
    assert str(none.position.layout.count) in drill_texts.pays(none)
    assert drill_texts.pays(asking(difficulty, Asked.COUNT, pays=True)) == ""


def test_each_question_is_another(spoken: Language) -> None:
    del spoken
    questions = {
        drill_texts.question(asking(difficulty, asked, pays=True))
        for difficulty, asked in (
            (Difficulty.SPINNER, Asked.COUNT),
            (Difficulty.SPINNER, Asked.POINTS),
            (Difficulty.TREES, Asked.POINTS),
        )
    }
    assert len(questions) == 3


def test_what_was_given_stands_beside_what_it_is(spoken: Language) -> None:
    del spoken
    drill = asking(Difficulty.SPINNER, Asked.COUNT, pays=True)
    assert "99" in drill_texts.given_and_right(drill, 99)
    for given in (99, None):
        assert str(drill.right) in drill_texts.given_and_right(drill, given)
    assert drill_texts.missed(drill, None) == ""
    assert drill_texts.missed(drill, 99) == ""


def test_numbers_are_told_in_one_and_many(spoken: Language) -> None:
    counts = DrillCounts()
    told = [counts.learning(1), counts.learning(2), counts.clock(5), counts.step(2, 4)]
    assert not any("(s)" in words or "%n" in words for words in told)
    if spoken is Language.ENGLISH:
        assert told == [
            "1 position still being learnt",
            "2 positions still being learnt",
            "5 seconds",
            "Step 2 of 4",
        ]
    assert counts.learning(0) != counts.learning(1)
    assert drill_texts.seconds(4_240).startswith("4.2")
