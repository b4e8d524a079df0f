from __future__ import annotations

import pytest
from PySide6.QtGui import QColor, QPalette
from PySide6.QtWidgets import QApplication, QCheckBox, QComboBox, QDialog, QLabel, QToolTip, QWidget
from pytestqt.qtbot import QtBot

from domino_gui.table.themes import theme, theme_names
from domino_gui.windows.main_window import MainWindow
from domino_gui.windows.theme import (
    application_palette,
    colours_of,
    dialog_style,
    dress,
    dress_application,
    font_pixels,
    menu_bar_palette,
    panel_width,
    room_of,
    scroll_bar_style,
)

pytestmark = pytest.mark.usefixtures("qapp")

Role = QPalette.ColorRole


class Window(QWidget):
    def __init__(self, name: str) -> None:
        super().__init__()
        self.room, self.colours = theme(name).room, theme(name).table


@pytest.mark.parametrize(
    ("width", "height", "pixels"),
    [(1024, 640, 12), (1280, 800, 14), (2560, 1600, 26), (3840, 2160, 26), (1600, 640, 12)],
)
def test_text_grows_with_the_window_within_what_can_be_read(
    width: int, height: int, pixels: int
) -> None:
    assert font_pixels(width, height) == pixels


@pytest.mark.parametrize(("width", "height"), [(1024, 640), (1280, 800), (2560, 1600)])
def test_the_table_keeps_three_quarters_of_the_window(width: int, height: int) -> None:
    assert 0.2 < panel_width(width, font_pixels(width, height)) / width < 0.25


def test_a_widget_takes_the_colours_of_the_window_above_it() -> None:
    window, alone = Window("dark"), QWidget()
    inner = QLabel(QWidget(window))
    assert room_of(inner) is room_of(QDialog(window)) is theme("dark").room
    assert room_of(alone) is theme().room
    window.room = theme("contrast").room
    assert room_of(inner) is theme("contrast").room


def test_tables_and_tiles_look_as_in_the_window_above() -> None:
    window = Window("dark")
    inner = QLabel(QWidget(window))
    assert colours_of(inner) is theme("dark").table
    assert colours_of(QWidget()) is theme().table
    window.colours = theme("contrast").table
    assert colours_of(inner) is theme("contrast").table


@pytest.mark.parametrize("name", theme_names())
def test_the_window_tells_its_colours(name: str, qtbot: QtBot) -> None:
    window = MainWindow(theme(name))
    qtbot.addWidget(window)
    assert room_of(QWidget(window)) is theme(name).room
    assert colours_of(QWidget(window)) is theme(name).table


@pytest.mark.parametrize("name", theme_names())
def test_whatever_qt_paints_by_itself_has_colours_of_the_room(name: str) -> None:
    room = theme(name).room
    palette = application_palette(room)
    for ground, ink in (
        (Role.Window, Role.WindowText),
        (Role.Base, Role.Text),
        (Role.Button, Role.ButtonText),
        (Role.ToolTipBase, Role.ToolTipText),
    ):
        assert palette.color(ground) in (room.paper, room.card)
        assert palette.color(ink) == room.ink
    assert palette.color(Role.Highlight) == room.primary
    assert palette.color(QPalette.ColorGroup.Disabled, Role.Text) == room.faint_ink
    assert menu_bar_palette(room).color(Role.Window) == room.menu


def test_menus_lists_and_tool_tips_are_dressed_with_the_application(qapp: QApplication) -> None:
    room = theme("dark").room
    dress_application(room)
    assert qapp.palette().color(Role.Window) == room.paper
    assert QToolTip.palette().color(Role.ToolTipBase) == room.card
    dress_application(theme().room)


@pytest.mark.parametrize("name", theme_names())
def test_outlines_of_what_is_filled_in_can_be_seen(name: str) -> None:
    room = theme(name).room
    dress_application(room)
    box = QCheckBox()
    box.resize(30, 30)
    image = box.grab().toImage()
    shades = [abs(image.pixelColor(x, 15).lightness() - room.card.lightness()) for x in range(30)]
    assert max(shades) > 60
    dress_application(theme().room)


def test_a_dialog_is_dressed_like_the_window_it_belongs_to() -> None:
    window = Window("dark")
    dialog = QDialog(window)
    dress(dialog, 14)
    assert dialog.styleSheet() == dialog_style(14, window.room)
    assert window.room.card.name() in dialog.styleSheet()


@pytest.mark.qt_log_ignore("This plugin does not support")  # of lists that open
@pytest.mark.parametrize("name", theme_names())
def test_a_list_that_opens_is_written_on_a_card(name: str) -> None:
    window = Window(name)
    dress_application(window.room)
    dialog = QDialog(window)
    box = QComboBox(dialog)
    box.addItems(["one", "two"])
    dress(dialog, 14)
    dialog.show()
    box.showPopup()
    image = box.view().window().grab().toImage()
    ground = image.pixelColor(image.width() - 5, image.height() - 5)
    box.hidePopup()
    dialog.close()
    assert ground.name() == window.room.card.name()
    assert box.view().palette().color(Role.HighlightedText) == window.room.primary_ink
    dress_application(theme().room)


@pytest.mark.parametrize("name", theme_names())
def test_styles_are_complete(name: str) -> None:
    room = theme(name).room
    for style in (scroll_bar_style(14, room), dialog_style(14, room)):
        assert style.count("{") == style.count("}")
        assert "None" not in style
        assert "QColor" not in style
    assert QColor(room.line).name() in scroll_bar_style(14, room)
