"""What was missed is said with its tile, in both languages."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from pytestqt.qtbot import QtBot

from domino_gui.engine.layout import End, Port
from domino_gui.engine.tiles import Tile
from domino_gui.learning.counting import Step, Why
from domino_gui.learning.mistakes import Kind, Slip
from domino_gui.windows.languages import Language, Translators
from domino_gui.windows.mistake_texts import sentence


@pytest.fixture(params=(Language.ENGLISH, Language.KOREAN))
def spoken(qtbot: QtBot, request: pytest.FixtureRequest) -> Iterator[Language]:
    """One language after the other."""
    del qtbot
    translators = Translators()
    translators.use(request.param)
    yield request.param
    translators.fall_silent()


@pytest.mark.parametrize("kind", Kind)
def test_every_mistake_has_words_of_its_own(kind: Kind, spoken: Language) -> None:
    tile = Tile(4, 4)
    step = Step(tile, End(tile, Port.STRAIGHT_A), 8, Why.OPEN_DOUBLE)
    words = {each: sentence(Slip(each, step, 4)) for each in Kind}
    assert tile.name in words[kind]
    assert list(words.values()).count(words[kind]) == 1
    assert words[kind].isascii() is (spoken is Language.ENGLISH)


def test_a_double_counted_once_counts_twice(spoken: Language) -> None:
    step = Step(Tile(4, 4), End(Tile(4, 4), Port.STRAIGHT_A), 8, Why.OPEN_DOUBLE)
    words = sentence(Slip(Kind.DOUBLE_ONCE, step, 4))
    if spoken is Language.ENGLISH:
        assert words == "You counted the double 4|4 once: it counts 8."
    else:
        assert "8" in words
