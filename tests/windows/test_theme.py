import pytest

from domino_gui.windows.theme import dialog_style, font_pixels, panel_width, window_style


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


def test_styles_are_complete() -> None:
    for style in (window_style(14), dialog_style(14)):
        assert style.count("{") == style.count("}")
        assert "None" not in style
