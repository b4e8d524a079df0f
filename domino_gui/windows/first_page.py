"""The first page: what can be gone on with, and the ways into the game."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QPointF, QRect, QRectF, Qt, Signal
from PySide6.QtGui import QFocusEvent, QFont, QKeyEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QAbstractButton, QHBoxLayout, QVBoxLayout, QWidget

from domino_gui.engine.tiles import Tile
from domino_gui.table.cloth import lay_cloth
from domino_gui.table.palettes import Palette
from domino_gui.table.tile_art import Facing, TileLook, margin, tile_pixmap
from domino_gui.windows import page_focus
from domino_gui.windows.menus import Menus
from domino_gui.windows.page import Page
from domino_gui.windows.page_buttons import ARROWS, PageButton, PageCommand, WayCard
from domino_gui.windows.theme import BASE_FONT, colours_of
from domino_gui.windows.unfinished_card import UnfinishedCard


class Banner(QWidget):
    """The game's name, what it is, and a few tiles as they come to lie."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._pixels = BASE_FONT

    def set_pixels(self, pixels: int, *, roomy: bool) -> None:
        """Set the size of plain text, and whether there is room for large tiles."""
        self._pixels = pixels
        self.setFixedHeight(round((8.5 if roomy else 4.6) * pixels))

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the words at the left, the tiles at the right."""
        del event
        painter, pixels, palette = QPainter(self), self._pixels, colours_of(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        name, about = QFont(self.font()), QFont(self.font())
        name.setPixelSize(round(0.46 * self.height()))
        name.setBold(True)
        about.setPixelSize(round(1.1 * pixels))
        middle = round(0.62 * self.height())
        painter.setPen(palette.text)
        painter.setFont(name)
        upper = QRect(0, 0, self.width(), middle)
        painter.drawText(upper, _LEFT | Qt.AlignmentFlag.AlignBottom, "Fives")
        painter.setPen(palette.text_soft)
        painter.setFont(about)
        lower = QRect(0, middle, self.width(), self.height() - middle)
        text = self.tr("Dominoes that add up to five, ten, fifteen …")
        painter.drawText(lower, _LEFT | Qt.AlignmentFlag.AlignVCenter, text)
        self._paint_tiles(painter)

    def _paint_tiles(self, painter: QPainter) -> None:
        """Paint a line with a spinner in it, its ends making ten."""
        palette, ratio = colours_of(self), self.devicePixelRatioF()
        unit = float(round(0.4 * self.height()))
        top = (self.height() - unit) / 2
        x = self.width() - 7 * unit
        edge = margin(unit)
        for tile, facing, spinner in _LINE:
            high = facing.size(unit).height()
            look = TileLook(tile, facing, unit, spinner=spinner)
            corner = QPointF(round(x), round(top - (high - unit) / 2))
            painter.drawPixmap(corner - QPointF(edge, edge), tile_pixmap(look, palette, ratio))
            x += facing.size(unit).width()


_LEFT: Final = Qt.AlignmentFlag.AlignLeft
_LINE: Final = (
    (Tile(0, 5), Facing.LEFT, False),
    (Tile(5, 5), Facing.UP, True),
    (Tile(4, 5), Facing.RIGHT, False),
    (Tile(4, 6), Facing.LEFT, False),
)


class FirstPage(Page):
    """Shows the ways; where they lead is somebody else's business."""

    go_on = Signal()
    more = Signal()
    """The other unfinished matches are asked for."""
    computer = Signal()
    people = Signal()
    learn = Signal()
    watch = Signal()
    returned = Signal()
    """Somebody comes back to the window from another one."""

    def __init__(self, menus: Menus, parent: QWidget) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)  # the cloth covers all of it
        # By clicks, for then Tab goes from button to button alone.
        self.setFocusPolicy(Qt.FocusPolicy.ClickFocus)
        self._computer_note = ""
        self._look = (BASE_FONT, 0, 0)
        self.banner = Banner(self)
        self.unfinished: UnfinishedCard | None = None
        """The match that can be gone on with; None where there is none."""
        self.cards = (
            WayCard("1", (Tile(5, 5), None), self),
            WayCard("2", (Tile(1, 4), Tile(4, 6)), self),
            WayCard("3", (Tile(2, 3), Tile(5, 5)), self),
        )
        for card, way in zip(self.cards, (self.computer, self.people, self.learn), strict=True):
            card.clicked.connect(way)
        self.watch_button = PageButton(self)
        self.watch_button.clicked.connect(self.watch)
        self.small = (
            PageCommand(menus.new_match, self, shows_keys=False),
            PageCommand(menus.library, self, shows_keys=False),
            PageCommand(menus.statistics, self, shows_keys=False),
            self.watch_button,
            PageCommand(menus.rules, self, shows_keys=False),
            PageCommand(menus.preferences, self, shows_keys=False),
        )
        """Further ways, at the foot of the page."""
        self._lay_out()
        self.retranslate()

    def _lay_out(self) -> None:
        self._column = column = QVBoxLayout(self)
        self._ways, self._foot = QHBoxLayout(), QHBoxLayout()
        column.addStretch(1)
        column.addWidget(self.banner)
        for card in self.cards:
            self._ways.addWidget(card, 1)
        column.addLayout(self._ways)
        self._foot.addStretch(1)
        for button in self.small:
            self._foot.addWidget(button)
        self._foot.addStretch(1)
        column.addLayout(self._foot)
        column.addStretch(1)

    # -- what can be gone on with --------------------------------------------------------------

    def expect(self, unfinished: int) -> None:
        """Make room for what can be gone on with, of which there are so many matches."""
        if not unfinished:
            if self.unfinished is not None:
                self.unfinished.hide()
                self.unfinished.deleteLater()
                self.unfinished = None
        else:
            if self.unfinished is None:
                self.unfinished = UnfinishedCard(self)
                self.unfinished.go_on.connect(self.go_on)
                self.unfinished.more.connect(self.more)
                self._column.insertWidget(2, self.unfinished)
                self.setTabOrder(self.unfinished.more_button, self.cards[0])
            self.unfinished.expect(unfinished - 1)
        self._fit()

    @property
    def _first(self) -> QAbstractButton:
        """The button that Enter presses unless another is chosen."""
        return self.cards[0] if self.unfinished is None else self.unfinished.go_on_button

    def offer(self, against_computer: str) -> None:
        """Say which match the computer is played in."""
        self._computer_note = against_computer
        self.retranslate()

    def come_back(self) -> None:
        """Let what is offered be looked at again."""
        self.returned.emit()

    # -- keys ----------------------------------------------------------------------------------

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Hand the focus on to what Enter is for."""
        self._first.setFocus(event.reason())

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Take a way by its number, or go to the next button in the direction of an arrow."""
        key = event.key()
        if Qt.Key.Key_1 <= key <= Qt.Key.Key_3 and not event.isAutoRepeat():
            self.cards[key - Qt.Key.Key_1].click()
        elif key in ARROWS:
            page_focus.go(self, key, self._first)
        elif key in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and not event.isAutoRepeat():
            self._first.click()
        else:
            super().keyPressEvent(event)

    # -- looks ---------------------------------------------------------------------------------

    def set_look(self, pixels: int, width: int, height: int) -> None:
        """Fit everything into a window of this size with plain text of ``pixels``."""
        self._look = pixels, width, height - 2 * pixels  # the menus take the rest
        self._fit()

    def set_colours(self, colours: Palette) -> None:
        """Paint cloth and tiles in other colours."""
        del colours  # they are asked for when it is painted
        self.update()

    def _fit(self) -> None:
        pixels, width, height = self._look
        if not width:
            return  # the window has yet to tell
        beside = max(2 * pixels, (width - max(80 * pixels, round(0.62 * width))) // 2)
        gap = pixels if height < 42 * pixels else round(1.5 * pixels)
        self._column.setContentsMargins(beside, gap, beside, gap)
        for box in (self._column, self._ways):
            box.setSpacing(gap)
        self._foot.setSpacing(pixels // 2)
        for button in self.small:
            button.set_pixels(pixels)
        share = (width - 2 * beside - 2 * gap) // len(self.cards)
        tall = self.unfinished is None
        for card in self.cards:
            card.set_look(pixels, tall=tall)
        high = max(card.heightForWidth(share) for card in self.cards)
        for card in self.cards:
            card.setFixedHeight(high)
        self.banner.set_pixels(pixels, roomy=tall or height > 50 * pixels)
        if self.unfinished is not None:
            self.unfinished.set_look(pixels, roomy=width > 75 * pixels)
            used = self.banner.height() + high + self.small[0].sizeHint().height() + 6 * gap
            most = max(22 * pixels, round(0.42 * height))
            self.unfinished.setFixedHeight(max(12 * pixels, min(most, height - used)))

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the cloth."""
        painter = QPainter(self)
        size, ratio = QRectF(self.rect()).size(), self.devicePixelRatioF()
        lay_cloth(painter, event.rect(), size, ratio, colours_of(self))

    def retranslate(self) -> None:
        """Speak the language of now."""
        computer, people, learn = self.cards
        computer.say(
            self.tr("Play the computer"),
            self.tr("At once, at your pace. It sees only its own tiles."),
            self._computer_note,
        )
        people.say(
            self.tr("Around one machine"),
            self.tr("Two to four people take turns at this screen, each with a hidden rack."),
        )
        learn.say(
            self.tr("Learn to count"),
            self.tr("Lessons to do, drills, a review of your matches, the rule book."),
        )
        self.watch_button.setText(self.tr("Watch four computers"))
        if self.unfinished is not None:
            self.unfinished.retranslate()
        self._fit()
