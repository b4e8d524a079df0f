"""Colours, and the style of panel, menus and buttons: dark teal around warm paper."""

from __future__ import annotations

from typing import Final

TEAL: Final = "#1f5c52"
DEEP_TEAL: Final = "#0b211e"
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

SIDE_COLOURS: Final = ("#1f7d6d", "#bd6526", "#3d64a8", "#8a4a86")
"""The bars of up to four sides; their names stand beside them."""

_BASE_WIDTH, _BASE_HEIGHT = 1280, 800
_BASE_FONT = 14
_SMALLEST_FONT, _LARGEST_FONT = 12, 26


def font_pixels(width: int, height: int) -> int:
    """Return the size of plain text, in pixels, for a window of ``width`` x ``height``."""
    scale = min(width / _BASE_WIDTH, height / _BASE_HEIGHT)
    return max(_SMALLEST_FONT, min(_LARGEST_FONT, round(_BASE_FONT * scale)))


def panel_width(width: int, pixels: int) -> int:
    """Return how wide the side panel is: under a quarter of the window, room for its words."""
    return max(round(0.235 * width), round(19.5 * pixels))


def window_style(pixels: int) -> str:
    """Return the style sheet of the main window for plain text of ``pixels``."""
    return f"""
QMenuBar {{ background: {DEEP_TEAL}; color: #e6efe9; font-size: {pixels}px; }}
QMenuBar::item {{ background: transparent; padding: {pixels // 3}px {pixels * 3 // 4}px; }}
QMenuBar::item:selected {{ background: {TEAL}; color: white; }}
#caption {{ background: transparent; color: #b6c9c1; font-size: {pixels}px;
  padding: 0 {pixels}px; }}
QMenu {{ font-size: {pixels}px; }}
#notices {{ background: {WARNING}; border-bottom: 1px solid #c79a3f; }}
#notices QLabel {{ color: #3a2b06; font-size: {pixels}px; }}
#panel {{ background: {PAPER}; }}
#panel QLabel {{ color: {INK}; font-size: {pixels}px; }}
#panel QLabel[role="heading"] {{ color: {TAN}; font-weight: bold; }}
#panel QLabel[role="title"] {{ font-weight: bold; font-size: {pixels * 9 // 8}px; }}
#panel QLabel[role="small"] {{ color: {TAN}; font-size: {max(11, pixels * 7 // 8)}px; }}
#panel QLabel[role="figures"] {{ color: {SOFT_INK}; }}
#panel QLabel[role="refusal"] {{ color: {LOSS}; }}
#panel QFrame[role="rule"] {{ background: {LINE}; border: none; max-height: 1px; }}
#panel QListView {{ background: transparent; border: none; font-size: {pixels}px; color: {INK};
  outline: none; }}
{scroll_bar_style(pixels, "#panel")}
#result {{ background: {CARD}; border: 1px solid {LINE}; border-radius: {pixels // 2}px; }}
{button_style(pixels, "#panel QPushButton")}
{button_style(pixels, "#notices QPushButton")}
"""


def scroll_bar_style(pixels: int, selector: str) -> str:
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
{selector}[role="primary"] {{ background: {TEAL}; color: white; border-color: {TEAL};
  font-weight: bold; }}
{selector}[role="primary"]:hover {{ background: #287466; }}
{selector}[role="primary"]:disabled {{ background: {PAPER}; color: #979480;
  border-color: {LINE}; }}
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
