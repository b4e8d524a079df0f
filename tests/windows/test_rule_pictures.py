import pytest
from pytestqt.qtbot import QtBot

from domino_gui.engine.rules import RuleSetId
from domino_gui.table.themes import theme, theme_names
from domino_gui.windows.rule_examples import hands, laid, rack
from domino_gui.windows.rule_pictures import RulePicture
from tests.windows.test_rule_examples import GROWN, rules

TABLE = laid(rules(RuleSetId.FIVE_UP), *GROWN)
EXAMPLES = (
    TABLE,
    rack(TABLE, "0|0 6|6", "2|6"),
    hands(rules(RuleSetId.ALL_FIVES, 3), "", "6|6", "5|6 0|1", out=0),
)


@pytest.mark.parametrize("ratio", [1.0, 1.5, 2.0])
def test_pictures_have_the_pixels_of_the_screen(ratio: float, qtbot: QtBot) -> None:
    del qtbot
    for example in EXAMPLES:
        picture = RulePicture(example, 14, 600)
        pixmap = picture.pixmap(theme().table, ratio)
        assert pixmap.devicePixelRatio() == ratio
        assert pixmap.width() == int(picture.size.width() * ratio + 0.5)


def test_each_theme_paints_its_own(qtbot: QtBot) -> None:
    del qtbot
    for example in EXAMPLES:
        picture = RulePicture(example, 14, 600)
        painted = [
            bytes(picture.pixmap(theme(name).table, 1.0).toImage().constBits())
            for name in theme_names()
        ]
        assert len({*painted}) == len(painted)


def test_a_table_that_is_too_wide_is_made_smaller(qtbot: QtBot) -> None:
    del qtbot
    large, small = RulePicture(TABLE, 26, 2000), RulePicture(TABLE, 26, 400)
    assert small.size.width() <= 400 < large.size.width()
    assert small.size.height() < large.size.height()


def test_text_and_tiles_grow_together(qtbot: QtBot) -> None:
    del qtbot
    for example in EXAMPLES:
        assert (
            RulePicture(example, 12, 2000).size.width()
            < RulePicture(example, 26, 2000).size.width()
        )
