from __future__ import annotations

import pytest
from PySide6.QtCore import QSize

from domino_gui.engine.rules import RuleSetId
from domino_gui.table.picture import picture
from tests.table.tables import Table, played, two_fives


def test_the_picture_is_the_one_the_window_shows() -> None:
    match = two_fives()
    table = Table(match)
    table.view.resize(1280, 800)
    window = table.picture()
    assert picture(match, viewer=0) == window.convertToFormat(picture(match, viewer=0).format())


@pytest.mark.parametrize("ratio", [1.0, 1.5, 2.0])
def test_it_is_as_large_as_asked_for(ratio: float) -> None:
    made = picture(played(RuleSetId.DRAW, 2, 99), QSize(1024, 640), ratio=ratio)
    assert made.size() == QSize(1024, 640) * ratio


def test_an_onlooker_sees_other_than_a_player() -> None:
    match = two_fives()
    assert picture(match) != picture(match, viewer=0)
