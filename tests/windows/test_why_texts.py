"""The words for a count: their numbers add up to it, in both languages."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from random import Random
from typing import Final

import pytest
from pytestqt.qtbot import QtBot

from domino_gui.engine.deal import ShuffledDealer
from domino_gui.engine.layout import End, Layout, Port, Spinners
from domino_gui.engine.match import Match, Phase
from domino_gui.engine.rules import RuleSetId
from domino_gui.engine.tiles import Tile
from domino_gui.learning.counting import Step, explain
from domino_gui.windows.languages import Language, Translators
from domino_gui.windows.why_texts import described, reckoning, sentence
from tests.strategies import start

POSITIONS: Final = 10_000
"""Of every rule set."""
SPOKEN: Final = (Language.ENGLISH, Language.KOREAN)


@pytest.fixture(params=SPOKEN)
def spoken(qtbot: QtBot, request: pytest.FixtureRequest) -> Iterator[Language]:
    """One language after the other."""
    del qtbot
    translators = Translators()
    translators.use(request.param)
    yield request.param
    translators.fall_silent()


def numbers(words: str) -> list[int]:
    """The numbers in a sentence, those in the names of tiles left out."""
    return [int(number) for number in re.findall(r"\d+", re.sub(r"\d\|\d", "", words))]


def positions(rules: RuleSetId) -> Iterator[Layout]:
    """Tables as they come when matches are played by chance."""
    chance, seed = Random(f"words {rules}"), 0
    while True:
        seed += 1
        match = Match(start(rules, hand_size=chance.choice((5, 7, 14))))
        match.open_round(ShuffledDealer(seed))
        while match.phase is Phase.PLAY:
            match.act(match.round.turn, chance.choice(match.legal_actions()))
            yield match.round.layout


@cache
def said(step: Step, language: Language) -> int:
    """What a sentence says that a step adds; it names its tile, and its own sum is right."""
    del language  # there are few hundred steps, each is put into words once in each language
    words = sentence(step)
    assert step.tile.name in words
    assert "{" not in words
    *parts, last = numbers(words)
    assert not parts or sum(parts) == last
    return last


@pytest.mark.parametrize("rules", RuleSetId)
def test_the_numbers_in_the_words_add_up_to_the_count(rules: RuleSetId, spoken: Language) -> None:
    for _, layout in zip(range(POSITIONS), positions(rules), strict=False):
        steps = explain(layout)
        assert sum(said(step, spoken) for step in steps) == layout.count
        assert numbers(reckoning(steps))[-1] == layout.count


@pytest.mark.usefixtures("spoken")
def test_a_sum_is_spelled_out_with_what_ends_a_line() -> None:
    layout = Layout(Spinners.FIRST)
    layout.place(Tile(3, 6), None)
    assert reckoning(explain(layout)) == "9"
    layout.place(Tile(6, 6), End(Tile(3, 6), Port.HIGH))
    assert reckoning(explain(layout)) == "3 + 12 = 15"
    layout.place(Tile(2, 6), End(Tile(6, 6), Port.STRAIGHT_B))
    assert reckoning(explain(layout)) == "3 + 2 = 5"


def test_the_languages_speak_for_themselves(spoken: Language) -> None:
    layout = Layout(Spinners.NONE)
    layout.place(Tile(4, 4), None)
    layout.place(Tile(1, 4), End(Tile(4, 4), Port.STRAIGHT_A))
    words = {sentence(step) for step in explain(layout)}
    assert ("The double 4|4 has a long side open, so both halves count: 4 + 4 = 8" in words) is (
        spoken is Language.ENGLISH
    )
    assert any("더블타일 4|4" in each for each in words) is (spoken is Language.KOREAN)


def test_who_cannot_see_the_table_is_told_how_it_lies(spoken: Language) -> None:
    layout = Layout(Spinners.FIRST)
    layout.place(Tile(4, 4), None)
    for low, high, port in ((1, 4, "STRAIGHT_A"), (4, 6, "STRAIGHT_B"), (4, 5, "BRANCH_B")):
        layout.place(Tile(low, high), End(Tile(4, 4), Port[port]))
    words = described(layout)
    assert re.findall(r"\d\|\d", words.replace("의", " ")) == [
        *("1|4", "4|4", "4|6"),
        *("4|4", "4|5"),
    ]
    assert ("Branch B of 4|4: 4|5." in words) is (spoken is Language.ENGLISH)
    assert described(Layout(Spinners.NONE)) == ""
