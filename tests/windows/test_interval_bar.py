import pytest
from PySide6.QtCore import QLineF, QRectF
from PySide6.QtGui import QColor, QImage, QPainter
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from domino_gui.table.themes import Room, theme, theme_names
from domino_gui.windows.interval_bar import QUARTERS, IntervalBar, Share, paint_share, whiskers

WIDTH, HEIGHT = 200, 20
MARKS = tuple(f"{quarter:.0%}" for quarter in QUARTERS)


def painted(share: Share, room: Room) -> QImage:
    image = QImage(WIDTH, HEIGHT, QImage.Format.Format_RGB32)
    image.fill(room.card)
    painter = QPainter(image)
    paint_share(painter, QRectF(0, 0, WIDTH, HEIGHT), share, room)
    painter.end()
    return image


def colours(image: QImage, y: int) -> list[QColor]:
    return [image.pixelColor(x, y) for x in range(WIDTH)]


@pytest.mark.parametrize("value", [0.0, 0.25, 0.62, 1.0])
def test_the_bar_is_as_long_as_the_share(qtbot: QtBot, value: float) -> None:
    del qtbot
    room = theme().room
    row = colours(painted(Share(value, value, value), room), 6)  # above the whiskers
    filled = [x for x in range(3, WIDTH - 3) if row[x] == room.gain]
    assert abs(len(filled) - value * (WIDTH - 6)) <= 5
    assert filled == [*range(3, 3 + len(filled))]


@pytest.mark.parametrize("name", theme_names())
def test_whiskers_stand_out_from_the_bar_and_from_its_empty_part(qtbot: QtBot, name: str) -> None:
    del qtbot
    room = theme(name).room
    row = colours(painted(Share(0.5, 0.3, 0.7), room), HEIGHT // 2)
    assert all(is_like(row[x], room.card) for x in range(65, 95))
    assert all(is_like(row[x], room.ink) for x in range(105, 135))
    for part, mark in ((room.gain, room.card), (room.trough, room.ink)):
        assert contrast(part, mark) >= 3
    assert row[40] == room.gain
    assert row[160] == room.trough


def is_like(one: QColor, other: QColor) -> bool:
    """Tell whether two colours are the same but for what edges mix in."""
    return all(
        abs(a - b) <= 24
        for a, b in zip(one.getRgb()[:3], other.getRgb()[:3], strict=True)  # type: ignore[index]
    )


def contrast(one: QColor, other: QColor) -> float:
    def light(colour: QColor) -> float:
        parts = (colour.redF(), colour.greenF(), colour.blueF())
        red, green, blue = (p / 12.92 if p <= 0.04 else ((p + 0.055) / 1.055) ** 2.4 for p in parts)
        return 0.2126 * red + 0.7152 * green + 0.0722 * blue + 0.05

    dark, bright = sorted((light(one), light(other)))
    return bright / dark


def test_whiskers_reach_from_one_end_of_the_interval_to_the_other_and_above_the_bar(
    qtbot: QtBot,
) -> None:
    del qtbot
    room = theme().room
    above = colours(painted(Share(0.5, 0.3, 0.7), room), 2)  # only their ends reach so far
    ends = [x for x in range(WIDTH) if above[x] != room.card]
    assert {round(x / 10) for x in ends} == {6, 14}


def test_an_even_share_is_drawn_only_where_it_is_known(qtbot: QtBot) -> None:
    del qtbot
    room = theme().room
    known = painted(Share(0.2, 0.1, 0.3, even=0.5), room)
    unknown = painted(Share(0.2, 0.1, 0.3), room)
    differ = {
        x for x in range(WIDTH) for y in range(HEIGHT) if known.pixel(x, y) != unknown.pixel(x, y)
    }
    assert differ
    assert all(abs(x - WIDTH / 2) <= 2 for x in differ)


def test_whiskers_are_three_lines() -> None:
    assert whiskers(QLineF(0, 5, 10, 5), 2) == [
        QLineF(0, 5, 10, 5),
        QLineF(0, 3, 0, 7),
        QLineF(10, 3, 10, 7),
    ]
    assert whiskers(QLineF(5, 0, 5, 10), 2)[1] == QLineF(3, 0, 7, 0)


def test_the_large_bar_says_what_it_shows_and_shows_other_shares_otherwise(
    parent: QWidget,
) -> None:
    bar = IntervalBar(parent)
    bar.resize(300, bar.sizeHint().height())
    empty = bar.grab().toImage()
    bar.show_share(Share(0.25, 0.1, 0.4), "a quarter", MARKS)
    quarter = bar.grab().toImage()
    bar.show_share(Share(0.75, 0.6, 0.9), "three quarters", MARKS)
    assert bar.accessibleName() == "three quarters"
    assert empty != quarter != bar.grab().toImage() != empty


def test_the_large_bar_takes_other_colours(parent: QWidget) -> None:
    parent.room = theme("light").room  # type: ignore[attr-defined]
    bar = IntervalBar(parent)
    bar.resize(300, 60)
    bar.show_share(Share(0.5, 0.4, 0.6), "half", MARKS)
    bar.show()
    assert theme("light").room.gain.rgb() in pixels(bar)
    parent.room = theme("dark").room  # type: ignore[attr-defined]
    assert theme("dark").room.gain.rgb() in pixels(bar)


def pixels(widget: QWidget) -> set[int]:
    image = widget.grab().toImage().convertToFormat(QImage.Format.Format_RGB32)
    return {
        image.pixelColor(x, y).rgb()
        for x in range(image.width())
        for y in range(0, image.height(), 4)
    }
