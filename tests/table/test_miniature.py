"""A table in small shows what lies on it, and never what is held."""

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QImage, QPainter

from domino_gui.engine.events import Place
from domino_gui.engine.match import Match
from domino_gui.engine.rules import RuleSetId
from domino_gui.engine.tiles import Tile
from domino_gui.table.miniature import Miniature
from tests.engine.rigged import dealt
from tests.strategies import start
from tests.table.painting import COLOURS
from tests.table.tables import making_way

HANDS = ("6|6 1|2 1|1 0|0 0|1 0|2 0|3 0|4 0|5", "5|6 2|2 2|3 2|4 2|5 2|6 3|3 3|4 3|5")
OTHERS = ("6|6 5|5 4|4 3|6 4|6 1|3 1|4 1|5 1|6", "5|6 0|6 4|5 0|0 0|1 0|2 0|3 0|4 0|5")


def begun(*hands: str) -> Match:
    """A round in which 6|6 lies, and 5|6 at it."""
    match = dealt(start(), *hands)
    first, *_ = [action for action in match.legal_actions() if _places(action, "6|6")]
    match.act(0, first)
    second, *_ = [action for action in match.legal_actions() if _places(action, "5|6")]
    match.act(1, second)
    return match


def _places(action: object, tile: str) -> bool:
    return isinstance(action, Place) and action.tile == Tile.parse(tile)


def picture(match: Match, width: int = 360, height: int = 220, bottom: int = 0) -> QImage:
    image = QImage(width, height, QImage.Format.Format_RGB32)
    painter = QPainter(image)
    Miniature(match, bottom).paint(painter, QRectF(image.rect()), COLOURS, 1.0)
    painter.end()
    return image


def test_what_is_held_makes_no_difference_to_the_picture() -> None:
    assert begun(*HANDS).round.hands != begun(*OTHERS).round.hands
    assert picture(begun(*HANDS)) == picture(begun(*OTHERS))


def test_what_lies_makes_a_difference() -> None:
    match = begun(*HANDS)
    before = picture(match)
    match.act(match.round.turn, match.legal_actions()[0])
    assert picture(match) != before


def test_the_count_of_tiles_held_is_seen_at_both_edges() -> None:
    match = dealt(start(), *HANDS)
    assert picture(match) != picture(Match(start()))


@pytest.mark.parametrize("size", [(1, 1), (40, 24), (120, 300), (1600, 900)])
def test_any_size_can_be_painted(size: tuple[int, int]) -> None:
    for rules, seats in ((RuleSetId.DRAW, 3), (RuleSetId.FIVE_UP, 4)):
        assert not picture(Match(start(rules, seats)), *size).isNull()
    assert not picture(begun(*HANDS), *size).isNull()


def test_a_table_that_would_have_to_be_laid_anew_is_shown_without() -> None:
    match, place = making_way()
    match.act(match.round.turn, place)
    assert not picture(match).isNull()
