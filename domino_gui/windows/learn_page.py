"""The page from which everything that teaches is reached: lessons, drills, review, rule book."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from itertools import pairwise
from typing import Final

from PySide6.QtCore import QEvent, QObject, QRectF, Qt, Signal
from PySide6.QtGui import QFocusEvent, QKeyEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import (
    QAbstractButton,
    QFrame,
    QGridLayout,
    QHBoxLayout,
    QScrollArea,
    QVBoxLayout,
    QWidget,
)

from domino_gui.engine.tiles import Tile
from domino_gui.learning.lessons import Lesson
from domino_gui.table.cloth import lay_cloth
from domino_gui.table.palettes import Palette
from domino_gui.windows import page_focus
from domino_gui.windows.learn_heading import LearnHeading
from domino_gui.windows.lesson_card import LessonCard
from domino_gui.windows.menus import Menus
from domino_gui.windows.page import Page
from domino_gui.windows.page_buttons import ARROWS, WayCard
from domino_gui.windows.theme import BASE_FONT, colours_of, room_of, scroll_bar_style

_DIGITS: Final = "1234567890"
_COLUMNS: Final = 2
_ROOMY: Final = 1.4
"""How much higher than its words need a card may be, where there is room."""


class LearnPage(Page):
    """Shows the ways to learn; where they lead is somebody else's business."""

    lesson_wanted = Signal(str)
    """The lesson with that id."""
    drills = Signal()
    review = Signal()
    rule_book = Signal()
    practice = Signal()
    left = Signal()
    """Back to the first page."""

    def __init__(self, menus: Menus, language: Callable[[], str], parent: QWidget) -> None:
        """``language`` tells in which the lessons are to be offered."""
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)  # the cloth covers all of it
        self.setFocusPolicy(Qt.FocusPolicy.ClickFocus)
        self._menus = menus
        self._look = (BASE_FONT, 0, 0)
        self._lessons: list[Lesson] = []
        self._done: set[str] = set()
        self._language = language
        self.heading = LearnHeading(self)
        self._sheet = QWidget(self)
        self.area = QScrollArea(self)
        self.cards: list[LessonCard] = []
        """One for each lesson, in their order."""
        self.ways = {
            "drills": WayCard("D", (Tile(3, 5),), self._sheet),
            "review": WayCard("V", (Tile(2, 6),), self._sheet),
            "rule_book": WayCard("R", (Tile(0, 4),), self._sheet),
            "practice": WayCard("P", (Tile(5, 5),), self._sheet),
        }
        """What there is besides lessons, by name."""
        for name, card in self.ways.items():
            card.clicked.connect(getattr(self, name))
            card.installEventFilter(self)
        self._lay_out()
        self.retranslate()

    def _lay_out(self) -> None:
        self._column = column = QVBoxLayout(self)
        column.addWidget(self.heading)
        column.addWidget(self.area, 1)
        self._row = QHBoxLayout(self._sheet)
        self._row.setContentsMargins(0, 0, 0, 0)
        lessons, self._side = QVBoxLayout(), QVBoxLayout()
        self._grid = QGridLayout()
        for number in range(_COLUMNS):
            self._grid.setColumnStretch(number, 1)
        lessons.addLayout(self._grid)
        lessons.addStretch(1)
        for card in self.ways.values():
            self._side.addWidget(card)
        self._side.addStretch(1)
        self._row.addLayout(lessons, 5)
        self._row.addLayout(self._side, 3)
        area = self.area
        area.setWidget(self._sheet)
        area.setWidgetResizable(True)
        area.setFrameShape(QFrame.Shape.NoFrame)
        area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        for see_through in (area.viewport(), self._sheet):
            see_through.setAutoFillBackground(False)

    # -- what is offered -----------------------------------------------------------------------

    def offer(self, lessons: Sequence[Lesson], done: set[str]) -> None:
        """Offer these lessons; ``done`` has the ids of those done."""
        self._done = done
        if [*lessons] != self._lessons:
            self._lessons = [*lessons]
            self._make_cards()
        self.retranslate()

    def _make_cards(self) -> None:
        for card in self.cards:
            self._grid.removeWidget(card)
            card.deleteLater()
        self.cards = []
        rows = -(-len(self._lessons) // _COLUMNS)
        taken: list[Tile] = []
        for number, lesson in enumerate(self._lessons):
            key = _DIGITS[number] if number < len(_DIGITS) else ""
            taken.append(_tile_of(lesson, taken))
            card = LessonCard(key, taken[-1], self._sheet)
            card.clicked.connect(lambda _=False, which=lesson.id: self.lesson_wanted.emit(which))
            card.installEventFilter(self)
            self.cards.append(card)
            self._grid.addWidget(card, number % rows, number // rows)
        in_order = [*self.cards, *self.ways.values()]
        for before, after in pairwise(in_order):
            self.setTabOrder(before, after)
        self._fit()

    @property
    def first(self) -> QAbstractButton:
        """The button that Enter presses unless another is chosen: the next lesson to be done."""
        for card, lesson in zip(self.cards, self._lessons, strict=True):
            if lesson.id not in self._done:
                return card
        return self.ways["practice"]

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Bring a card into sight that takes the focus; arrows do not scroll there. For Qt."""
        if event.type() == QEvent.Type.FocusIn and isinstance(watched, QWidget):
            self.area.ensureWidgetVisible(watched, 0, 0)
        elif isinstance(event, QKeyEvent) and event.key() in ARROWS:
            if event.type() == QEvent.Type.KeyPress:
                self.keyPressEvent(event)
            return True
        return super().eventFilter(watched, event)

    # -- keys ----------------------------------------------------------------------------------

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Hand the focus on to what Enter is for."""
        self.first.setFocus(event.reason())

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Take a way by its key, or go to the next button in the direction of an arrow."""
        text = event.text().upper()
        by_key = {card.key: card for card in (*self.cards, *self.ways.values()) if card.key}
        if event.key() in ARROWS:
            page_focus.go(self, event.key(), self.first)
        elif event.isAutoRepeat():
            super().keyPressEvent(event)
        elif event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.first.click()
        elif text in by_key:
            by_key[text].click()
        else:
            super().keyPressEvent(event)

    def put_back(self) -> bool:
        """Go back to the first page."""
        self.left.emit()
        return True

    def enable(self) -> None:
        """Enable the ways back."""
        for action in (self._menus.put_back, self._menus.leave):
            action.setEnabled(True)

    # -- looks ---------------------------------------------------------------------------------

    def set_look(self, pixels: int, width: int, height: int) -> None:
        """Fit everything into a window of this size with plain text of ``pixels``."""
        self._look = pixels, width, height
        self._fit()

    def set_colours(self, colours: Palette) -> None:
        """Paint cloth and tiles in other colours."""
        del colours  # they are asked for when it is painted
        self._dress()
        self.update()

    def _dress(self) -> None:
        style = scroll_bar_style(self._look[0], room_of(self), "QScrollArea")
        self.area.setStyleSheet(style)

    def _fit(self) -> None:
        pixels, width, height = self._look
        beside = max(2 * pixels, (width - max(84 * pixels, round(0.7 * width))) // 2)
        gap = pixels if height < 42 * pixels else round(1.4 * pixels)
        self._column.setContentsMargins(beside, gap, beside, gap)
        self._column.setSpacing(gap)
        self._row.setSpacing(gap)
        self._side.setSpacing(gap)
        self._grid.setSpacing(round(0.7 * gap))
        self.heading.set_pixels(pixels)
        inner = width - 2 * beside - gap
        share = (inner * 5 // 8 - gap) // _COLUMNS
        for card in (*self.cards, *self.ways.values()):
            card.set_look(pixels, tall=False)
        if self.cards:
            needed = max(card.heightForWidth(share) for card in self.cards)
            rows = -(-len(self.cards) // _COLUMNS)
            room = height - 2 * pixels - self.heading.height() - 3 * gap
            each_row = room // rows - self._grid.spacing()
            high = max(needed, min(each_row, round(_ROOMY * needed)))
            for each in self.cards:
                each.setFixedHeight(high)
        self._fit_ways(inner * 3 // 8, gap)
        self._dress()

    def _fit_ways(self, width: int, gap: int) -> None:
        """Let the other ways together be as high as the lessons."""
        rows = -(-len(self.cards) // _COLUMNS)
        lessons = rows * (self.cards[0].height() + self._grid.spacing()) if rows else 0
        share = (lessons - self._grid.spacing() - (len(self.ways) - 1) * gap) // len(self.ways)
        for way in self.ways.values():
            needed = way.heightForWidth(width)
            way.setFixedHeight(min(max(needed, share), 2 * needed))

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the cloth."""
        painter = QPainter(self)
        size, ratio = QRectF(self.rect()).size(), self.devicePixelRatioF()
        lay_cloth(painter, event.rect(), size, ratio, colours_of(self))

    def retranslate(self) -> None:
        """Speak the language of now."""
        self.caption = [self.tr("Learn to count")]
        self.captioned.emit()
        done = sum(lesson.id in self._done for lesson in self._lessons)
        self.heading.say(
            self.tr("Learn to count"),
            self.tr("{done} of {lessons} lessons done").format(
                done=done, lessons=len(self._lessons)
            )
            if done
            else self.tr("From the first tile to scoring on purpose, at your own pace."),
        )
        language = self._language()
        for card, lesson in zip(self.cards, self._lessons, strict=True):
            card.tell(
                lesson.title.in_(language),
                lesson.about.in_(language),
                done=lesson.id in self._done,
            )
        texts = {
            "drills": (
                self.tr("Drills"),
                self.tr("Count tables by the clock; what you missed comes back."),
            ),
            "review": (
                self.tr("Review"),
                self.tr("What the choices of your last matches were worth."),
            ),
            "rule_book": (self.tr("Rule book"), self.tr("Every rule, with tables as examples.")),
            "practice": (
                self.tr("Practice match"),
                self.tr("Against a beginner, every count shown, the rules beside it."),
            ),
        }
        for name, (title, about) in texts.items():
            self.ways[name].say(title, about)
        self.area.setAccessibleName(self.tr("Lessons"))
        self._fit()


def _tile_of(lesson: Lesson, taken: Collection[Tile]) -> Tile:
    """Return a tile that stands for a lesson: a double of its tables, else any, not yet taken."""
    tiles = [placed.tile for page in lesson.pages for placed in page.position.layout.placed]
    free = [tile for tile in tiles if tile not in taken] or tiles or [Tile(5, 5)]
    return next((tile for tile in free if tile.double), free[0])
