from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QGraphicsItem

from domino_gui.table.items import font, text_width
from domino_gui.table.labels import LabelItem, SorterItem, WoodItem, WordItem
from tests.table.painting import COLOURS, keeps_within_itself, rendered

NARROW, ROOM = QRectF(0, 0, 70, 40), QRectF(0, 0, 160, 40)


def _label(first: str = "Mina", rect: QRectF = ROOM) -> LabelItem:
    return LabelItem(rect, (first, "7 tiles"), 1, COLOURS)


@pytest.mark.parametrize(
    "item",
    [
        lambda: _label("Grandma Theodora of the long name", NARROW),
        lambda: _label("이름이 아주아주 긴 우리 할머니", NARROW),
        lambda: WordItem("pass", 20, COLOURS, COLOURS.text),
        lambda: WoodItem(QRectF(0, 0, 300, 40), [(40, "1"), (90, "2")], 1, COLOURS),
        lambda: SorterItem(QRectF(0, 0, 44, 42), 1, COLOURS),
    ],
    ids=["long name", "long Korean name", "word", "rack", "sorter"],
)
def test_what_is_written_stays_in_its_place(item: Callable[[], QGraphicsItem]) -> None:
    assert keeps_within_itself(item())


def test_the_seat_in_turn_is_marked_by_more_than_a_colour() -> None:
    label = _label()
    label.in_turn = True
    image = rendered(label, ROOM)
    assert image.pixelColor(4, 10).lightness() > 150  # the arrow
    assert rendered(label, ROOM).pixelColor(4, 34).lightness() == 0  # text makes way for it
    assert rendered(_label(), ROOM).pixelColor(4, 34).lightness() > 0


def test_a_label_at_the_right_edge_ends_there() -> None:
    label = _label()
    label.align = Qt.AlignmentFlag.AlignRight
    image = rendered(label, ROOM)
    assert all(image.pixel(x, y) == image.pixel(0, 0) for x in range(60) for y in range(40))


def test_a_name_is_never_taken_for_markup() -> None:
    assert rendered(_label("<b>A</b>"), ROOM) != rendered(_label("A"), ROOM)


def _first_bright(image: QImage, rows: range) -> int:
    """The leftmost column of these rows in which something is painted."""
    return next(
        x
        for x in range(image.width())
        if any(image.pixelColor(x, y).lightness() > 60 for y in rows)
    )


@pytest.mark.parametrize("name", ["Mina", "W" * 64])
@pytest.mark.parametrize("side", [Qt.AlignmentFlag.AlignLeft, Qt.AlignmentFlag.AlignRight])
def test_the_arrow_stands_beside_the_name(name: str, side: Qt.AlignmentFlag) -> None:
    label, marked = _label(name), _label(name)
    label.align = marked.align = side
    marked.in_turn = True
    arrow = _first_bright(rendered(marked, ROOM), range(4, 18))
    if side == Qt.AlignmentFlag.AlignRight and name == "Mina":
        start = _first_bright(rendered(label, ROOM), range(4, 18))
        assert 6 <= start - arrow <= 16
    else:
        assert arrow < 20  # the name starts at the edge, or fills the line


@pytest.mark.parametrize("text", ["7 tiles", "W" * 64])
@pytest.mark.parametrize("side", [Qt.AlignmentFlag.AlignLeft, Qt.AlignmentFlag.AlignRight])
@pytest.mark.parametrize("in_turn", [False, True])
def test_what_is_kept_free_beside_the_second_line_stays_free(
    text: str, side: Qt.AlignmentFlag, *, in_turn: bool
) -> None:
    label = LabelItem(ROOM, ("Mina", text), 1, COLOURS)
    label.align, label.in_turn, label.kept_free = side, in_turn, 50
    free = label.free
    assert label.fits is (text == "7 tiles")
    assert free.width() == 50
    assert ROOM.left() <= free.left() < free.right() <= ROOM.right()
    image = rendered(label, ROOM)
    inside = free.adjusted(1, 1, -1, -1).toAlignedRect()
    assert all(
        image.pixelColor(x, y).lightness() == 0
        for x in range(inside.left(), inside.right())
        for y in range(inside.top(), inside.bottom())
    )
    beside = free.left() - 8 if side == Qt.AlignmentFlag.AlignLeft else free.right() + 8
    columns = range(int(beside) - 8, int(beside) + 8)
    assert any(image.pixelColor(x, y).lightness() for x in columns for y in range(20, 40))


def test_a_long_second_line_gets_smaller_before_it_is_cut_short() -> None:
    wide, narrow = QRectF(0, 0, 200, 40), QRectF(0, 0, 100, 40)
    lines = ("W" * 64, "13 tiles · thinking.")
    cut = rendered(LabelItem(narrow, ("W" * 64, "13 tiles · thin…"), 1, COLOURS), narrow)
    assert text_width(lines[1], font(13)) > narrow.width()
    fitted = rendered(LabelItem(narrow, lines, 1, COLOURS), narrow)
    assert fitted != cut
    assert fitted != rendered(LabelItem(wide, lines, 1, COLOURS), narrow)
