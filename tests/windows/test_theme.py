import pytest
from PySide6.QtGui import QColor

from domino_gui.windows import theme
from domino_gui.windows.theme import (
    dialog_style,
    font_pixels,
    menu_bar_palette,
    panel_width,
    paper_palette,
    scroll_bar_style,
)


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


def contrast(one: QColor, other: QColor) -> float:
    def light(colour: QColor) -> float:
        parts = [
            part / 12.92 if part <= 0.04 else ((part + 0.055) / 1.055) ** 2.4
            for part in (colour.redF(), colour.greenF(), colour.blueF())
        ]
        return 0.2126 * parts[0] + 0.7152 * parts[1] + 0.0722 * parts[2]

    dark, bright = sorted((light(one), light(other)))
    return (bright + 0.05) / (dark + 0.05)


@pytest.mark.parametrize("ink", [theme.INK, theme.SOFT_INK, theme.TAN, theme.GAIN, theme.LOSS])
def test_words_stand_out_from_the_paper(ink: str) -> None:
    assert contrast(QColor(ink), QColor(theme.PAPER)) >= 4.5


def test_words_stand_out_in_menus_and_notices() -> None:
    bar = menu_bar_palette()
    assert contrast(bar.color(bar.ColorRole.Window), bar.color(bar.ColorRole.WindowText)) >= 7
    assert contrast(QColor(theme.WARNING), QColor(theme.WARNING_INK)) >= 7
    assert paper_palette().color(bar.ColorRole.Window) == QColor(theme.PAPER)


def test_styles_are_complete() -> None:
    for style in (scroll_bar_style(14), dialog_style(14)):
        assert style.count("{") == style.count("}")
        assert "None" not in style
