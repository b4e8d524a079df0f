"""Placing, drawing and passing in a lesson: as in play, and every wrong act is explained."""

from typing import Any

import pytest
from PySide6.QtWidgets import QMainWindow
from pytestqt.qtbot import QtBot

from domino_gui.engine.events import Place
from domino_gui.engine.tiles import Tile
from domino_gui.learning.lesson_tasks import Lay, PassOn, Position, Wish, placements
from domino_gui.table.scene import TableScene
from domino_gui.windows.lesson_placing import PlacingAsking
from domino_gui.windows.menus import Menus
from tests.learning.lesson_files import position

NAMES = ["You", "Mina"]


class Asked:
    """Something that was asked, and all that was answered to it."""

    def __init__(self, task: Lay | PassOn, table: Position, qtbot: QtBot) -> None:
        self.window = QMainWindow()
        qtbot.addWidget(self.window)
        self.menus = Menus(self.window)
        self.scene = TableScene(self.window)
        self.scene.show_match(table.match(NAMES), 0)
        self.asking = PlacingAsking(task, table, NAMES, self.scene, self.menus, self.window)
        self.answers: list[Any] = []
        self.asking.answered.connect(lambda right, lines: self.answers.append((right, lines)))
        self.asking.begin()

    def is_right(self) -> bool:
        """Whether the last answer was right."""
        right: bool = self.answers[-1][0]
        return right

    @property
    def lying(self) -> int:
        """How many tiles lie on the table."""
        return len(self.asking.match.round.layout)


def test_a_wrong_placement_is_taken_back_and_a_right_one_stays(qtbot: QtBot) -> None:
    table = position("2|4", hands=("2|6 1|4", 5))
    right, wrong = placements(table)
    asked = Asked(Lay(Wish.SCORES, (right,)), table, qtbot)
    asked.scene.place_chosen.emit(wrong)
    assert not asked.is_right()
    assert asked.lying < 2
    assert wrong.tile in asked.scene.rack_tiles
    assert asked.scene.offers.playable
    asked.scene.place_chosen.emit(right)
    assert asked.is_right()
    assert asked.lying == 2
    assert right.tile not in asked.scene.rack_tiles


def test_the_second_wrong_placement_is_told_where_the_right_tile_is(qtbot: QtBot) -> None:
    table = position("2|4", hands=("2|6 1|4", 5))
    right, wrong = placements(table)
    asked = Asked(Lay(Wish.SCORES, (right,)), table, qtbot)
    for _ in range(2):
        asked.scene.place_chosen.emit(wrong)
    assert asked.answers[-1][1][-1].endswith("2|6")


def test_the_last_tile_of_a_hand_ends_nothing(qtbot: QtBot) -> None:
    table = position("2|4", hands=("2|6", 5))
    (only,) = placements(table)
    asked = Asked(Lay(Wish.ANY, (only,)), table, qtbot)
    asked.scene.place_chosen.emit(only)
    assert asked.answers == [(True, asked.answers[0][1])]


def test_drawing_goes_on_until_a_tile_fits_which_is_then_placed(qtbot: QtBot) -> None:
    table = position("2|5", hands=("0|3", 5), boneyard="1|6 2|3 5|5")
    asked = Asked(Lay(Wish.ANY, (), 2), table, qtbot)
    assert asked.asking.offers_turn
    assert asked.scene.offers.can_draw
    asked.menus.pass_turn.trigger()
    assert asked.answers[-1][0] is False
    asked.menus.draw.trigger()
    asked.scene.draw_chosen.emit()
    asked.menus.draw.trigger()
    assert "You can play" in asked.answers[-1][1][0]
    (action, *_) = asked.asking.match.legal_actions()
    assert isinstance(action, Place)
    assert action.tile.name == "2|3"
    asked.scene.place_chosen.emit(action)
    assert asked.answers[-1][0] is True


def test_passing_is_right_where_nothing_else_is_left(qtbot: QtBot) -> None:
    asked = Asked(PassOn(), position("2|5", hands=("0|3", 5)), qtbot)
    asked.menus.draw.trigger()
    assert asked.answers[-1][0] is False
    asked.menus.pass_turn.trigger()
    assert asked.answers[-1][0] is True


@pytest.mark.parametrize("task", [PassOn(), Lay(Wish.ANY, ())])
def test_nothing_is_heard_once_it_has_ended(qtbot: QtBot, task: Lay | PassOn) -> None:
    asked = Asked(task, position("2|5", hands=("0|3 2|6", 5)), qtbot)
    asked.asking.end()
    asked.menus.draw.trigger()
    asked.menus.pass_turn.trigger()
    asked.scene.draw_chosen.emit()
    assert asked.answers == []
    assert not asked.scene.offers.is_asked


def test_how_one_of_several_places_is_chosen_is_told_while_one_is_to_be(qtbot: QtBot) -> None:
    table = position("5|5", "1|5 at 5|5 straight-a", hands=("1|3 0|5", 5))
    asked = Asked(Lay(Wish.ANY, tuple(placements(table))), table, qtbot)
    assert asked.asking.how.isHidden()
    asked.scene.pick(Tile(1, 3))
    assert asked.asking.how.isHidden()  # it fits at one place
    table = position("4|4", hands=("4|5", 5))
    asked = Asked(Lay(Wish.ANY, tuple(placements(table))), table, qtbot)
    asked.scene.pick(Tile(4, 5))
    assert not asked.asking.how.isHidden()
    assert "Enter" in asked.asking.how.text()
    asked.scene.cancel_pick()
    assert asked.asking.how.isHidden()
