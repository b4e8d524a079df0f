"""Commands of play reach the table of a lesson while it is shown, and no other table."""

from PySide6.QtWidgets import QMainWindow
from pytestqt.qtbot import QtBot

from domino_gui.learning.lesson_tasks import Lay, Wish
from domino_gui.table.scene import TableScene
from domino_gui.windows.lesson_commands import LessonCommands
from domino_gui.windows.lesson_placing import PlacingAsking
from domino_gui.windows.menus import Menus
from domino_gui.windows.page import Page
from tests.learning.lesson_files import position

NAMES = ["You", "Mina"]


def test_they_do_what_they_do_in_play_only_while_the_page_is_shown(qtbot: QtBot) -> None:
    window = QMainWindow()
    qtbot.addWidget(window)
    menus, page, scene = Menus(window), Page(window), TableScene(window)
    table = position("2|4", "2|2 at 2|4 low", hands=("4|6 1|2 0|4", 5))
    scene.show_match(table.match(NAMES), 0)
    commands = LessonCommands(menus, scene, page)
    commands.enable(None)
    assert not menus.pick[0].isEnabled()
    asking = PlacingAsking(Lay(Wish.ANY, ()), table, NAMES, scene, menus, window)
    asking.begin()
    commands.enable(asking)
    assert not menus.draw.isEnabled()
    assert not menus.place.isEnabled()
    menus.pick[1].trigger()
    assert [scene.picked] == [None]
    page.is_shown = True
    before = scene.rack_tiles
    menus.sort_rack.trigger()
    assert scene.rack_tiles == tuple(sorted(before, key=lambda tile: tile.index))
    menus.pick[1].trigger()
    assert scene.picked is scene.rack_tiles[1]
    commands.enable(asking)
    assert menus.place.isEnabled()
    menus.next_place.trigger()
    first = scene.chosen
    menus.previous_place.trigger()
    assert first is not None
    with qtbot.waitSignal(scene.place_chosen):
        menus.place.trigger()
