"""Every number below a picture is the engine's, and every picture can be told in words."""

import re

import pytest
from pytestqt.qtbot import QtBot

from domino_gui.engine.rules import RULE_SETS, RuleSet, RuleSetId
from domino_gui.windows.languages import Language, Translators
from domino_gui.windows.rule_book_parts import Drawn, Told
from domino_gui.windows.rule_book_texts import chapters
from domino_gui.windows.rule_example_texts import caption, in_words, pips_text
from domino_gui.windows.rule_examples import Example, HandsExample, TableExample, hands, laid
from domino_gui.windows.rule_set_texts import signed_points
from tests.windows.test_rule_examples import rules


def examples(rule_set: RuleSet) -> list[Example]:
    return [
        example
        for chapter in chapters(Told(rule_set))
        for part in chapter.parts
        if isinstance(part, Drawn)
        for example in part.examples
    ]


def summed(text: str) -> int:
    """What a sum makes that is spelled out: ``3 + 12 = 15``; both sides must agree."""
    sides = [sum(map(int, re.findall(r"\d+", side))) for side in text.split("=")]
    assert len(set(sides)) == 1
    return sides[0]


@pytest.mark.parametrize("rule_set", RULE_SETS.values(), ids=list(RULE_SETS))
def test_the_count_below_a_table_is_that_of_the_engine(rule_set: RuleSet, qtbot: QtBot) -> None:
    del qtbot
    tables = [each for each in examples(rule_set) if isinstance(each, TableExample)]
    assert tables
    for table in tables:
        title, told = caption(table)
        assert table.layout.placed[-1].tile.name in title
        if rule_set.scores_placements:
            spelled, pays = told.split(" · ")
            assert summed(spelled) == table.layout.count
            assert sum(end.adds for end in table.scoring) == table.layout.count
            scored = re.match(r"scores (\d+)", pays)
            shown = int(scored[1]) if scored else 0
            assert shown * rule_set.points_shown_in == table.points
        else:
            numbers = sorted({end.number for end in table.layout.open_ends})
            assert [int(number) for number in re.findall(r"\d", told)] == numbers


@pytest.mark.parametrize("rule_set", RULE_SETS.values(), ids=list(RULE_SETS))
def test_the_points_below_hands_are_those_of_the_engine(rule_set: RuleSet, qtbot: QtBot) -> None:
    del qtbot
    settled = [each for each in examples(rule_set) if isinstance(each, HandsExample)]
    assert settled
    for each in settled:
        lines = [line.split()[-1] for line in caption(each)[1:] if ": " in line]
        paid = [
            signed_points(rule_set, points)
            for points in each.settled.points
            if points or rule_set.id is RuleSetId.FIVE_UP
        ]
        assert lines == paid


def test_a_settlement_is_spelled_out(qtbot: QtBot) -> None:
    del qtbot
    told = caption(hands(rules(RuleSetId.ALL_FIVES, 3), "", "6|6", "0|5", out=0))
    assert told == ["A goes out", "A: 12 + 5 = 17 → 15 · +15"]


@pytest.mark.parametrize("language", [Language.ENGLISH, Language.KOREAN])
def test_every_picture_is_told_in_words(language: Language, qtbot: QtBot) -> None:
    del qtbot
    translators = Translators()
    translators.use(language)
    try:
        for rule_set in RULE_SETS.values():
            for example in examples(rule_set):
                words = in_words(example)
                assert "{" not in words
                assert "%n" not in words
                if isinstance(example, TableExample):
                    assert all(placed.tile.name in words for placed in example.layout.placed)
        one, many = pips_text(1), pips_text(12)
    finally:
        translators.fall_silent()
    expected = ("1 pip", "12 pips") if language is Language.ENGLISH else ("눈값 1", "눈값 12")
    assert (one, many) == expected


def test_a_table_is_told_as_it_is_joined(qtbot: QtBot) -> None:
    del qtbot
    words = in_words(laid(rules(RuleSetId.FIVE_UP), "3|6", "6|6"))
    assert "Tiles: 3|6, 6|6." in words
    assert "Spinners: 6|6." in words
    assert "3|6 (high end) – 6|6 (straight A)" in words
    assert "6|6 (straight B) 6" in words
    assert "Scoring ends: 3|6 3; 6|6 12." in words
