from __future__ import annotations

from domino_gui.table.palettes import with_alpha
from tests.table.painting import palette


def test_a_palette_is_read_once_so_that_pictures_can_be_kept_by_it() -> None:
    assert palette() is palette()
    assert hash(palette("light")) != hash(palette("dark"))


def test_fading_leaves_the_palette_as_it_is() -> None:
    colour = palette().text
    assert with_alpha(colour, 0.5).alpha() in (127, 128)
    assert colour.alpha() == 255
