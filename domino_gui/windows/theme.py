"""Colours, and the style of panel, menus and buttons: dark teal around warm paper."""

from __future__ import annotations

from typing import Final

from PySide6.QtGui import QColor, QPalette

TEAL: Final = "#1f5c52"
DEEP_TEAL: Final = "#0b211e"
CAPTION: Final = "#b6c9c1"
PAPER: Final = "#f3efe4"
CARD: Final = "#fffdf6"
INK: Final = "#1b2523"
SOFT_INK: Final = "#4c524a"
TAN: Final = "#75663f"
"""Headings and small print: 5:1 against the paper."""
LINE: Final = "#d2c9b1"
GAIN: Final = "#19695c"
LOSS: Final = "#a2481d"
FOCUS: Final = "#d9822b"
WARNING: Final = "#ffe7b8"
WARNING_INK: Final = "#3a2b06"
LIGHT_TEAL: Final = "#287466"
FAINT_INK: Final = "#979480"
"""On what cannot be pressed now."""

SIDE_COLOURS: Final = ("#1f7d6d", "#bd6526", "#3d64a8", "#8a4a86")
"""The bars of up to four sides; their names stand beside them."""

_BASE_WIDTH, _BASE_HEIGHT = 1280, 800
BASE_FONT: Final = 14
_SMALLEST_FONT, _LARGEST_FONT = 12, 26
SMALLEST_PRINT: Final = 11
"""The size of the smallest print, in pixels."""


def font_pixels(width: int, height: int) -> int:
    """Return the size of plain text, in pixels, for a window of ``width`` x ``height``."""
    scale = min(width / _BASE_WIDTH, height / _BASE_HEIGHT)
    return max(_SMALLEST_FONT, min(_LARGEST_FONT, round(BASE_FONT * scale)))


def panel_width(width: int, pixels: int) -> int:
    """Return how wide the side panel is: under a quarter of the window, room for its words."""
    return max(round(0.235 * width), round(19.5 * pixels))


def menu_bar_palette() -> QPalette:
    """Return the colours of the menu bar and what stands in it."""
    palette = QPalette()
    for role, colour in (
        (QPalette.ColorRole.Window, DEEP_TEAL),
        (QPalette.ColorRole.Button, DEEP_TEAL),
        (QPalette.ColorRole.WindowText, "#dfeae4"),
        (QPalette.ColorRole.ButtonText, "#dfeae4"),
        (QPalette.ColorRole.Text, "#dfeae4"),
        (QPalette.ColorRole.Highlight, TEAL),
        (QPalette.ColorRole.HighlightedText, "white"),
    ):
        palette.setColor(role, QColor(colour))
    return palette


def paper_palette() -> QPalette:
    """Return the colours of the side panel."""
    palette = QPalette()
    palette.setColor(QPalette.ColorRole.Window, QColor(PAPER))
    palette.setColor(QPalette.ColorRole.WindowText, QColor(INK))
    return palette


def scroll_bar_style(pixels: int, selector: str = "") -> str:
    """Return the style of the scroll bars within ``selector``: narrow, without arrows."""
    bar = f"{selector} QScrollBar"
    return f"""
{bar}:vertical {{ background: transparent; width: {pixels * 2 // 3}px; margin: 0; }}
{bar}::handle:vertical {{ background: {LINE}; border-radius: {pixels // 3}px;
  min-height: {2 * pixels}px; }}
{bar}::handle:vertical:hover {{ background: {TAN}; }}
{bar}::add-line:vertical, {bar}::sub-line:vertical {{ height: 0; }}
{bar}::add-page:vertical, {bar}::sub-page:vertical {{ background: transparent; }}
"""


def button_style(pixels: int, selector: str) -> str:
    """Return the style of the buttons that ``selector`` names; a default button stands out."""
    pad = pixels // 2
    return f"""
{selector} {{ background: {CARD}; color: {INK}; border: 2px solid {LINE};
  border-radius: {pixels // 2}px; padding: {pad}px {pad}px; font-size: {pixels}px; }}
{selector}:hover {{ background: white; border-color: {TAN}; }}
{selector}:pressed {{ background: {LINE}; }}
{selector}:disabled {{ color: #979480; background: {PAPER}; }}
{selector}:focus {{ border-color: {FOCUS}; }}
"""


def dialog_style(pixels: int) -> str:
    """Return the style sheet of dialogs for plain text of ``pixels``."""
    return f"""
QDialog {{ background: {PAPER}; }}
QDialog QLabel, QDialog QRadioButton, QDialog QCheckBox, QDialog QComboBox, QDialog QLineEdit,
QDialog QGroupBox, QDialog QTextBrowser {{ font-size: {pixels}px; color: {INK}; }}
QDialog QGroupBox {{ font-weight: bold; border: 1px solid {LINE}; border-radius: {pixels // 2}px;
  margin-top: {pixels * 3 // 4}px; padding: {pixels // 2}px; background: {CARD}; }}
QDialog QGroupBox::title {{ subcontrol-origin: margin; left: {pixels}px; padding: 0 4px;
  color: {TAN}; }}
QDialog QDialogButtonBox {{ dialogbuttonbox-buttons-have-icons: 0; }}
QDialog QRadioButton {{ font-weight: bold; }}
QDialog QRadioButton::indicator, QDialog QCheckBox::indicator {{ width: {pixels}px;
  height: {pixels}px; }}
QDialog QLabel[role="description"] {{ color: {SOFT_INK}; padding-left: {pixels * 7 // 4}px; }}
QDialog QTextBrowser {{ background: {CARD}; border: 1px solid {LINE}; padding: {pixels // 2}px; }}
{scroll_bar_style(pixels, "QDialog")}
{button_style(pixels, "QDialog QPushButton")}
QDialog QPushButton {{ min-width: {pixels * 7}px; }}
QDialog QPushButton:default {{ background: {TEAL}; color: white; border-color: {TEAL}; }}
QDialog QPushButton:default:focus {{ border-color: {FOCUS}; }}
"""
