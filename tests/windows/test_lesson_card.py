"""A lesson's card says whether it is done, not by a colour alone."""

from PySide6.QtWidgets import QWidget

from domino_gui.engine.tiles import Tile
from domino_gui.windows.lesson_card import LessonCard


def test_a_tick_and_a_word_say_that_it_is_done(parent: QWidget) -> None:
    card = LessonCard("3", Tile(6, 6), parent)
    card.resize(300, card.heightForWidth(300))
    card.tell("The spinner", "Four arms.", done=False)
    before = card.grab().toImage()
    assert card.accessibleName() == "The spinner"
    card.tell("The spinner", "Four arms.", done=True)
    assert card.accessibleName() == "The spinner, done"
    assert card.grab().toImage() != before
    assert card.key == "3"


def test_one_without_a_key_has_its_tick_at_the_edge(parent: QWidget) -> None:
    card = LessonCard("", Tile(6, 6), parent)
    card.resize(300, card.heightForWidth(300))
    card.tell("Mine", "My own.", done=False)
    before = card.grab().toImage()
    card.tell("Mine", "My own.", done=True)
    assert card.grab().toImage() != before
