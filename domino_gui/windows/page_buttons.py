"""What is pressed on the first page: cards for the ways in, and smaller buttons."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QPointF, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QFontMetrics, QKeyEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QAbstractButton, QWidget

from domino_gui.engine.tiles import Tile
from domino_gui.table.tile_art import Facing, TileLook, margin, tile_pixmap
from domino_gui.windows.buttons import CommandButton, PaperButton
from domino_gui.windows.theme import BASE_FONT, colours_of, room_of

ARROWS: Final = (Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_Up, Qt.Key.Key_Down)
"""Keys that go from one button to the next, wherever that stands: the page sees to it."""

_PITCH: Final = 1.14
"""From one tile on a card to the next, in tile widths."""
_WRAPPED: Final = int(Qt.TextFlag.TextWordWrap)


class PageButton(PaperButton):
    """A button that leaves the arrows to its page."""

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Leave the arrows to the page."""
        if event.key() in ARROWS:
            event.ignore()
        else:
            super().keyPressEvent(event)


class PageCommand(CommandButton):
    """The same for a command of the menus."""

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Leave the arrows to the page."""
        if event.key() in ARROWS:
            event.ignore()
        else:
            super().keyPressEvent(event)


class WayCard(QAbstractButton):
    """A way into the game: a picture of tiles, its name, what it is, and the key that takes it."""

    def __init__(self, key: str, tiles: tuple[Tile | None, ...], parent: QWidget) -> None:
        """``tiles`` stand on the card, None with its back to the front."""
        super().__init__(parent)
        self.key = key
        """What stands on the key that takes this way; its page sees to it."""
        self._tiles = tiles
        self._about = self._note = ""
        self._pixels, self._tall = BASE_FONT, False
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)

    def say(self, title: str, about: str, note: str = "") -> None:
        """Say what the way is called, what it is, and what in particular it leads to."""
        self._about, self._note = about, note
        self.setText(title)
        self.setAccessibleName(title)
        self.setAccessibleDescription(f"{about} {note}".strip())
        self.updateGeometry()
        self.update()

    def set_look(self, pixels: int, *, tall: bool) -> None:
        """Set the size of plain text; on a ``tall`` card the tiles stand above the words."""
        self._pixels, self._tall = pixels, tall
        self.updateGeometry()
        self.update()

    def _font(self, share: float, *, bold: bool = False) -> QFont:
        font = QFont(self.font())
        font.setPixelSize(round(share * self._pixels))
        font.setBold(bold)
        return font

    @property
    def _unit(self) -> float:
        """The side of a half of the tiles on the card."""
        return float(round((2.6 if self._tall else 1.9) * self._pixels))

    @property
    def _edge(self) -> int:
        """How much is left free around everything."""
        return round((1.8 if self._tall else 1.4) * self._pixels)

    @property
    def _gap(self) -> int:
        return round(0.35 * self._pixels)

    def _room(self, width: int) -> QRect:
        """Return where the words may stand on a card of a width, however high they are."""
        left, top = self._edge, self._edge
        if self._tall:
            top += round(2 * self._unit + 1.2 * self._pixels)
        else:
            left += round(self._unit * (1 + _PITCH * (len(self._tiles) - 1)) + self._pixels)
        return QRect(left, top, width - left - self._edge, 0)

    def _parts(self) -> list[tuple[str, QFont]]:
        parts = [(self.text(), self._font(1.25, bold=True)), (self._about, self._font(1.0))]
        return [*parts, (self._note, self._font(1.0, bold=True))] if self._note else parts

    def heightForWidth(self, width: int) -> int:
        """Return the height in which all the words can be read."""
        room, parts = self._room(width), self._parts()
        words = sum(_height(text, font, room.width()) for text, font in parts)
        high = room.top() + words + (len(parts) - 1) * self._gap + self._edge
        return max(high, round(2 * self._edge + 2 * self._unit))

    def sizeHint(self) -> QSize:
        """Return the narrowest that the words can be read in; the page sees to the height."""
        return QSize(17 * self._pixels, self.minimumHeight())

    def minimumSizeHint(self) -> QSize:
        """Return the same: words are not cut off."""
        return self.sizeHint()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the card: paper with an edge, the tiles at its left, the words right of them."""
        del event
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        room = room_of(self)
        lit = self.underMouse() or self.isDown()
        # The focus is a wider line too: not everybody tells it by its colour.
        edge = (room.focus, 4) if self.hasFocus() else (room.heading if lit else room.line, 2)
        fill = room.trough if self.isDown() else room.card
        paint_paper(painter, self.rect(), self._pixels, fill, QPen(*edge))
        self._paint_tiles(painter)
        self._paint_words(painter, room.ink, room.soft_ink, room.gain)
        self._paint_key(painter, room.heading, room.line)

    def _paint_tiles(self, painter: QPainter) -> None:
        palette = colours_of(self)
        unit, ratio = self._unit, self.devicePixelRatioF()
        top = self._edge if self._tall else round((self.height() - 2 * unit) / 2)
        corner = QPointF(self._edge, top)
        for tile in self._tiles:
            look = TileLook(tile, Facing.UP, unit)
            edge = margin(unit)
            painter.drawPixmap(corner - QPointF(edge, edge), tile_pixmap(look, palette, ratio))
            corner += QPointF(round(_PITCH * unit), 0)

    def _paint_words(self, painter: QPainter, *inks: QColor) -> None:
        room = self._room(self.width())
        heights = [_height(text, font, room.width()) for text, font in self._parts()]
        top = room.top()
        if not self._tall:
            top = round((self.height() - sum(heights) - (len(heights) - 1) * self._gap) / 2)
        for (text, font), high, ink in zip(self._parts(), heights, inks, strict=False):
            painter.setFont(font)
            painter.setPen(ink)
            painter.drawText(QRect(room.left(), top, room.width(), high), _WRAPPED, text)
            top += high + self._gap

    def _paint_key(self, painter: QPainter, ink: QColor, line: QColor) -> None:
        """Paint the key that takes this way, as it looks on a keyboard."""
        side = round(1.5 * self._pixels)
        away = round(0.7 * self._pixels)
        cap = QRectF(self.width() - away - side, away, side, side)
        painter.setPen(QPen(line, 1.5))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawRoundedRect(cap, 0.3 * self._pixels, 0.3 * self._pixels)
        painter.setPen(ink)
        painter.setFont(self._font(0.88, bold=True))
        painter.drawText(cap, Qt.AlignmentFlag.AlignCenter, self.key)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Take Return like Space, and leave the arrows to the page."""
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            if not event.isAutoRepeat():
                self.click()
        elif event.key() in ARROWS:
            event.ignore()
        else:
            super().keyPressEvent(event)


def _height(text: str, font: QFont, width: int) -> int:
    """Return how high a text is that is wrapped."""
    return QFontMetrics(font).boundingRect(QRect(0, 0, width, 10_000), _WRAPPED, text).height()


def paint_paper(painter: QPainter, rect: QRect, pixels: int, fill: QColor, edge: QPen) -> None:
    """Paint a piece of paper with round corners and an edge that fills ``rect``."""
    painter.setBrush(fill)
    painter.setPen(edge)
    inset = edge.widthF() / 2
    outline = QRectF(rect).adjusted(inset, inset, -inset, -inset)
    painter.drawRoundedRect(outline, 0.8 * pixels, 0.8 * pixels)
