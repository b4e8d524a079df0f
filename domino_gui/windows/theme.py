"""What a room looks like: its colours as Qt is told them, and sizes that follow the window.

The colours themselves are data, see `domino_gui.table.themes`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, TypeVar

from PySide6.QtGui import QColor, QPalette
from PySide6.QtWidgets import QApplication, QToolTip, QWidget

from domino_gui.table.palettes import Palette
from domino_gui.table.themes import Room, theme

if TYPE_CHECKING:
    from PySide6.QtWidgets import QDialog

_BASE_WIDTH, _BASE_HEIGHT = 1280, 800
BASE_FONT: Final = 14
_SMALLEST_FONT, _LARGEST_FONT = 12, 26
_Kind = TypeVar("_Kind")
SMALLEST_PRINT: Final = 11
"""The size of the smallest print, in pixels."""


def font_pixels(width: int, height: int) -> int:
    """Return the size of plain text, in pixels, for a window of ``width`` x ``height``."""
    scale = min(width / _BASE_WIDTH, height / _BASE_HEIGHT)
    return max(_SMALLEST_FONT, min(_LARGEST_FONT, round(BASE_FONT * scale)))


def panel_width(width: int, pixels: int) -> int:
    """Return how wide the side panel is: under a quarter of the window, room for its words."""
    return max(round(0.235 * width), round(19.5 * pixels))


def room_of(widget: QWidget) -> Room:
    """Return the colours of the room that a widget stands in: those of the window above it."""
    return _from_above(widget, "room", Room) or theme().room


def colours_of(widget: QWidget) -> Palette:
    """Return what tables and tiles look like in the window above a widget."""
    return _from_above(widget, "colours", Palette) or theme().table


def _from_above(widget: QWidget, name: str, kind: type[_Kind]) -> _Kind | None:
    """Return what a widget or the nearest above it has by that name; None where none has it."""
    above: QWidget | None = widget
    while above is not None:
        found = getattr(above, name, None)
        if isinstance(found, kind):
            return found
        above = above.parentWidget()
    return None


def application_palette(room: Room) -> QPalette:
    """Return the colours of everything that Qt paints by itself."""
    role = QPalette.ColorRole
    palette = QPalette(room.card, room.paper)
    for colour, roles in (
        (room.paper, (role.Window, role.AlternateBase)),
        (room.card, (role.Base, role.Button, role.ToolTipBase)),
        (room.ink, (role.WindowText, role.Text, role.ButtonText, role.ToolTipText)),
        (room.faint_ink, (role.PlaceholderText,)),
        (room.line, (role.Midlight, role.Mid)),
        (room.primary, (role.Highlight,)),
        (room.primary_ink, (role.HighlightedText, role.BrightText)),
        (room.gain, (role.Link, role.LinkVisited)),
    ):
        for each in roles:
            palette.setColor(each, colour)
    for each in (role.WindowText, role.Text, role.ButtonText):
        palette.setColor(QPalette.ColorGroup.Disabled, each, room.faint_ink)
    return palette


def dress_application(room: Room) -> None:
    """Give everything that Qt paints by itself the colours of a room."""
    palette = application_palette(room)
    QApplication.setPalette(palette)
    QToolTip.setPalette(palette)
    # Their outlines are what Qt makes of the window's colour, by darkening it: on a dark paper,
    # and on a black one above all, they would not be seen.
    palette.setColor(QPalette.ColorRole.Window, room.faint_ink.lighter(_DARKENED))
    for kind in _OUTLINED:
        # What is said to be wanted, bytes, is refused.
        QApplication.setPalette(palette, kind)  # type: ignore[arg-type]


_OUTLINED: Final = (
    *("QMenu", "QPushButton", "QRadioButton", "QCheckBox", "QComboBox", "QLineEdit"),
    *("QAbstractItemView", "QAbstractSpinBox"),
)
_DARKENED: Final = 140
"""Percent, by which Qt darkens what it takes for an outline."""


def menu_bar_palette(room: Room) -> QPalette:
    """Return the colours of the menu bar and what stands in it."""
    role = QPalette.ColorRole
    palette = QPalette()
    for colour, roles in (
        (room.menu, (role.Window, role.Button)),
        (room.menu_ink, (role.WindowText, role.ButtonText, role.Text)),
        (room.primary, (role.Highlight,)),
        (room.primary_ink, (role.HighlightedText,)),
    ):
        for each in roles:
            palette.setColor(each, colour)
    return palette


def filled(colour: QColor) -> QPalette:
    """Return the palette of what is nothing but a surface."""
    palette = QPalette()
    palette.setColor(QPalette.ColorRole.Window, colour)
    return palette


def scroll_bar_style(pixels: int, room: Room, selector: str = "") -> str:
    """Return the style of the scroll bars within ``selector``: narrow, without arrows."""
    bar = f"{selector} QScrollBar"
    return f"""
{bar}:vertical {{ background: transparent; width: {pixels * 2 // 3}px; margin: 0; }}
{bar}::handle:vertical {{ background: {room.line.name()}; border-radius: {pixels // 3}px;
  min-height: {2 * pixels}px; }}
{bar}::handle:vertical:hover {{ background: {room.heading.name()}; }}
{bar}::add-line:vertical, {bar}::sub-line:vertical {{ height: 0; }}
{bar}::add-page:vertical, {bar}::sub-page:vertical {{ background: transparent; }}
"""


def button_style(pixels: int, room: Room, selector: str) -> str:
    """Return the style of the buttons that ``selector`` names; a default button stands out."""
    pad = pixels // 2
    line, heading, focus = room.line.name(), room.heading.name(), room.focus.name()
    primary, lit = room.primary.name(), room.primary_lit.name()
    return f"""
{selector} {{ background: {room.card.name()}; color: {room.ink.name()}; border: 2px solid {line};
  border-radius: {pixels // 2}px; padding: {pad}px {pad}px; font-size: {pixels}px; }}
{selector}:hover {{ border-color: {heading}; }}
{selector}:pressed {{ background: {room.trough.name()}; }}
{selector}:disabled {{ color: {room.faint_ink.name()}; background: {room.paper.name()}; }}
{selector}:default {{ background: {primary}; color: {room.primary_ink.name()};
  border-color: {primary}; }}
{selector}:default:hover {{ background: {lit}; border-color: {lit}; }}
{selector}:default:disabled {{ background: {room.paper.name()}; color: {room.faint_ink.name()};
  border-color: {line}; }}
{selector}:focus {{ border: 3px solid {focus}; padding: {pad - 1}px {pad - 1}px; }}
"""


def dialog_style(pixels: int, room: Room) -> str:
    """Return the style sheet of dialogs for plain text of ``pixels``."""
    paper, card, ink, line = (
        colour.name() for colour in (room.paper, room.card, room.ink, room.line)
    )
    focus, primary, primary_ink = (
        colour.name() for colour in (room.focus, room.primary, room.primary_ink)
    )
    return f"""
QDialog {{ background: {paper}; }}
QDialog QLabel, QDialog QRadioButton, QDialog QCheckBox, QDialog QComboBox, QDialog QLineEdit,
QDialog QGroupBox, QDialog QTextBrowser, QDialog QListWidget, QDialog QPlainTextEdit,
QDialog QProgressBar, QDialog QAbstractSpinBox {{ font-size: {pixels}px; color: {ink}; }}
QDialog QGroupBox {{ font-weight: bold; border: 1px solid {line}; border-radius: {pixels // 2}px;
  margin-top: {pixels * 3 // 4}px; padding: {pixels // 2}px; background: {card}; }}
QDialog QGroupBox::title {{ subcontrol-origin: margin; left: {pixels}px; padding: 0 4px;
  color: {room.heading.name()}; }}
QDialog QDialogButtonBox {{ dialogbuttonbox-buttons-have-icons: 0; }}
QDialog QRadioButton {{ font-weight: bold; }}
QDialog QRadioButton, QDialog QCheckBox {{ spacing: {pixels // 2}px; }}
QDialog QRadioButton::indicator, QDialog QCheckBox::indicator {{ width: {pixels}px;
  height: {pixels}px; }}
QDialog QLabel[role="description"] {{ color: {room.soft_ink.name()};
  padding-left: {pixels * 7 // 4}px; }}
QDialog QTextBrowser, QDialog QListWidget, QDialog QPlainTextEdit {{ background: {card};
  border: 1px solid {line}; padding: {pixels // 2}px; }}
QDialog QListWidget:focus, QDialog QPlainTextEdit:focus {{ border: 2px solid {focus};
  padding: {pixels // 2 - 1}px; }}
QDialog QListWidget::item {{ padding: {pixels // 4}px; }}
QDialog QTableView {{ background: {card}; alternate-background-color: {paper}; color: {ink};
  border: 1px solid {line}; padding: 1px; font-size: {pixels}px; outline: 0; gridline-color: {line};
  selection-background-color: {primary}; selection-color: {primary_ink}; }}
QDialog QTableView:focus {{ border: 2px solid {focus}; padding: 0; }}
QDialog QTableView::item {{ padding: 0 {pixels // 3}px; }}
QDialog QHeaderView {{ background: {paper}; border: 0; }}
QDialog QHeaderView::section {{ background: {paper}; color: {room.heading.name()}; border: 0;
  border-bottom: 1px solid {line}; padding: {pixels // 4}px {pixels // 2}px;
  font-size: {pixels}px; font-weight: bold; }}
QDialog QTabWidget::pane {{ border: 0; border-top: 1px solid {line}; }}
QDialog QTabBar {{ font-size: {pixels}px; qproperty-drawBase: 0; }}
QDialog QTabBar::tab {{ background: {paper}; color: {ink}; border: 2px solid {paper};
  border-bottom: 3px solid {paper}; padding: {pixels // 4}px {pixels * 3 // 4}px; }}
QDialog QTabBar::tab:hover {{ border-bottom-color: {line}; }}
QDialog QTabBar::tab:selected {{ border-bottom-color: {room.heading.name()}; }}
QDialog QTabBar::tab:selected:focus {{ border-color: {focus}; }}
QDialog QListWidget#findings::item {{ padding: {pixels // 4}px 0; }}
QDialog QListWidget::item:selected {{ background: {primary}; color: {primary_ink}; }}
QDialog QComboBox {{ combobox-popup: 0; }}
QDialog QComboBox QAbstractItemView {{ background: {card}; color: {ink}; border: 1px solid {line};
  selection-background-color: {primary}; selection-color: {primary_ink}; outline: 0; }}
QDialog QComboBox QAbstractItemView::item {{ padding: {pixels // 4}px; }}
QDialog QProgressBar {{ background: {room.trough.name()}; border: 1px solid {line};
  border-radius: {pixels // 4}px; text-align: center; }}
QDialog QProgressBar::chunk {{ background: {primary}; border-radius: {pixels // 4}px; }}
QDialog QLabel[role="note"] {{ color: {room.soft_ink.name()}; }}
QDialog QLabel[role="notice"] {{ color: {room.warning_ink.name()}; }}
QDialog QLabel[role="problem"] {{ color: {room.loss.name()}; font-weight: bold; }}
{scroll_bar_style(pixels, room, "QDialog")}
{button_style(pixels, room, "QDialog QPushButton")}
QDialog QPushButton {{ min-width: {pixels * 7}px; }}
"""


def dress(dialog: QDialog, pixels: int) -> None:
    """Give a dialog the look of its room, for plain text of ``pixels``."""
    dialog.setStyleSheet(dialog_style(pixels, room_of(dialog)))
