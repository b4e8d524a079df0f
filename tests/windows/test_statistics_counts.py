from __future__ import annotations

from collections.abc import Iterator

import pytest

from domino_gui.windows.languages import Language, Translators
from domino_gui.windows.statistics_counts import Counts


@pytest.fixture
def translators(qapp: object) -> Iterator[Translators]:
    del qapp
    translators = Translators()
    yield translators
    translators.fall_silent()


def words(number: int) -> list[str]:
    counts = Counts()
    return [
        counts.won("1", number),
        counts.too_early(number),
        counts.streak(number),
        counts.rounds(number),
        counts.of_placements(number),
        counts.players(number),
        counts.days(number),
        counts.weeks(number),
        counts.months(number),
    ]


@pytest.mark.parametrize("language", [Language.ENGLISH, Language.KOREAN])
def test_numbers_stand_in_the_words_and_nothing_is_left_open(
    translators: Translators, language: Language
) -> None:
    translators.use(language)
    for number in (1, 7):
        for text in words(number):
            assert str(number) in text
            assert "%" not in text
            assert "(s)" not in text
            assert "(es)" not in text


def test_one_is_told_as_one_in_english(translators: Translators) -> None:
    translators.use(Language.ENGLISH)
    assert Counts().rounds(1) == "1 round"
    assert Counts().rounds(2) == "2 rounds"
    assert Counts().won("1", 1) == "1 of 1 match"


def test_matches_lost_one_after_another_are_told_too() -> None:
    assert Counts().streak(-3) == "3 lost"
    assert Counts().streak(0) == ""
