import re

import pytest
from pytestqt.qtbot import QtBot

from domino_gui.engine.rules import RULE_SETS, HouseRules, Rules, RuleSet, RuleSetId
from domino_gui.table.themes import theme
from domino_gui.windows.rule_book_html import RulePageText
from domino_gui.windows.rule_book_parts import Drawn, Told
from domino_gui.windows.rule_book_texts import chapters
from domino_gui.windows.rule_topics import topics


def page(told: Told, wide: int = 600) -> RulePageText:
    return RulePageText("Rules", chapters(told), 14, wide, theme().room)


@pytest.mark.parametrize("rule_set", RULE_SETS.values(), ids=list(RULE_SETS))
def test_every_chapter_has_an_anchor_and_every_example_a_picture_told_in_words(
    rule_set: RuleSet, qtbot: QtBot
) -> None:
    del qtbot
    written = page(Told(rule_set))
    html = written.html()
    assert re.findall(r'name="([a-z-]+)"', html) == ["top", *topics(rule_set)]
    examples = [
        each
        for chapter in chapters(Told(rule_set))
        for part in chapter.parts
        if isinstance(part, Drawn)
        for each in part.examples
    ]
    numbers = re.findall(r'src="example:(\d+)"', html)
    assert [int(number) for number in numbers] == list(range(len(examples)))
    assert len(written.pictures) == len(examples)
    assert all(re.findall(r'alt="([^"]*)"', html))


@pytest.mark.parametrize("wide", [280, 400, 640])
def test_no_row_of_pictures_is_wider_than_the_column(wide: int, qtbot: QtBot) -> None:
    del qtbot
    written = page(Told(RULE_SETS[RuleSetId.FIVE_UP]), wide)
    for row in re.findall(r"<tr>(<td valign=.*?)</tr>", written.html()):
        widths = [int(number) + 14 for number in re.findall(r'width="(\d+)"', row)]
        assert sum(widths) <= wide


def test_what_differs_in_the_match_is_marked_in_words() -> None:
    muggins = RULE_SETS[RuleSetId.MUGGINS]
    match = Rules(muggins, 2, partners=False, house=HouseRules(claim=True))
    assert "In this match:" in page(Told(muggins, match)).html()
    assert "In this match:" not in page(Told(muggins)).html()


def test_pictures_are_told_in_words_below_where_that_is_wanted() -> None:
    written = page(Told(RULE_SETS[RuleSetId.DRAW]))
    plain = written.html()
    written.says_pictures = True
    assert plain.count("(high end)") < written.html().count("(high end)")
