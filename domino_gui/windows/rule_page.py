"""The page of the rule book that is read: a column of text and pictures, searched and scrolled."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QEvent, QSignalBlocker, Qt, QUrl, Signal
from PySide6.QtGui import (
    QAccessible,
    QColor,
    QPixmap,
    QResizeEvent,
    QTextBlock,
    QTextCharFormat,
    QTextCursor,
    QTextDocument,
    QTextFrameFormat,
)
from PySide6.QtWidgets import QTextBrowser, QTextEdit, QWidget

from domino_gui.table.themes import Room
from domino_gui.windows.rule_book_html import SCHEME, RulePageText
from domino_gui.windows.rule_book_parts import Told
from domino_gui.windows.rule_book_texts import chapters
from domino_gui.windows.rule_set_texts import rule_set_name
from domino_gui.windows.rule_topics import RuleTopic
from domino_gui.windows.theme import colours_of, room_of

_COLUMN: Final = 46
"""How wide the column of text is at most, in sizes of plain text: some 80 letters."""
_EDGE: Final = 1.5
"""The least that is left free beside it."""


class RulePage(QTextBrowser):
    """Shows the book of one rule set, and tells which chapter is being read."""

    reading = Signal(object)
    """The `RuleTopic` at the top of what is in sight; None above the first."""

    def __init__(self, told: Told, pixels: int, parent: QWidget) -> None:
        """``pixels`` is the size of plain text."""
        super().__init__(parent)
        self.setOpenLinks(False)
        if QAccessible.isActive():
            # Whoever is read to goes through the text with the arrows; others scroll with them.
            by_keys = Qt.TextInteractionFlag.TextSelectableByKeyboard
            self.setTextInteractionFlags(self.textInteractionFlags() | by_keys)
        self._told, self._pixels = told, pixels
        self._says_pictures = False
        self._room: Room | None = None
        self._wide = 0
        self._shown: RulePageText | None = None
        self._tops: list[tuple[RuleTopic, QTextBlock]] = []
        self._sought = ""
        self._place: tuple[RuleTopic | None, int] = (None, 0)
        self.verticalScrollBar().valueChanged.connect(self._tell_reading)
        self._write()

    # -- what is shown -------------------------------------------------------------------------

    @property
    def told(self) -> Told:
        """What is told of."""
        return self._told

    def show_book(self, told: Told) -> None:
        """Show the book of another rule set, or beside another match, from its beginning."""
        self._told = told
        self._write()
        self.verticalScrollBar().setValue(0)
        self._tell_reading()

    def set_pixels(self, pixels: int) -> None:
        """Set the size of plain text."""
        if pixels != self._pixels:
            self._pixels = pixels
            self._write_again()

    def say_pictures(self, wanted: bool) -> None:
        """Say below each picture what it shows."""
        self._says_pictures = wanted
        self._write_again()

    def retranslate(self) -> None:
        """Tell all in the language of now."""
        self._write_again()

    def _write(self) -> None:
        self._room = room_of(self)
        self._wide = self._column()
        title = rule_set_name(self._told.rule_set.id)
        page = RulePageText(title, chapters(self._told), self._pixels, self._wide, self._room)
        page.says_pictures = self._says_pictures
        self._shown = page
        html = page.html()
        self.document().setDefaultStyleSheet(page.style)
        with QSignalBlocker(self.verticalScrollBar()):
            self.setHtml(html)
        self._find_tops()
        self._fit()
        self.setAccessibleName(title)
        self.seek(self._sought)

    def _write_again(self) -> None:
        """Write the same book otherwise; who reads goes on where they were."""
        self._write_at(*self._reading_place())

    def _write_at(self, topic: RuleTopic | None, beyond: int) -> None:
        self._write()
        if topic is not None:
            bar = self.verticalScrollBar()
            bar.setValue(self._top_of(topic) + beyond)

    def _column(self) -> int:
        free = self.viewport().width() - round(2 * _EDGE * self._pixels)
        return max(20 * self._pixels, min(free, _COLUMN * self._pixels))

    def _fit(self) -> None:
        """Keep the column in the middle, and room below it for the last chapter to come up."""
        frame = self.document().rootFrame()
        shape = QTextFrameFormat(frame.frameFormat())
        beside = max(_EDGE * self._pixels, (self.viewport().width() - self._wide) / 2)
        shape.setLeftMargin(beside)
        shape.setRightMargin(beside)
        shape.setBottomMargin(self.viewport().height() * 0.5)
        frame.setFrameFormat(shape)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Fit the column to the room there is now."""
        place = self._place  # before the old lines are broken anew
        super().resizeEvent(event)
        if self._column() != self._wide:
            self._write_at(*place)
        else:
            self._fit()

    def changeEvent(self, event: QEvent) -> None:
        """Take the colours of the room when they change."""
        super().changeEvent(event)
        changes = (QEvent.Type.StyleChange, QEvent.Type.PaletteChange)
        if event.type() in changes and room_of(self) is not self._room:
            self._write_again()

    def loadResource(self, kind: int, name: QUrl | str) -> object:  # noqa: N802  # as Qt calls it
        """Paint a picture of the page when it is first seen, for Qt."""
        url = QUrl(name)
        if self._shown is not None and url.scheme() == SCHEME:
            number = int(url.path())
            if number < len(self._shown.pictures):
                return self._picture(number)
        return super().loadResource(kind, url)

    def _picture(self, number: int) -> QPixmap:
        assert self._shown is not None
        return self._shown.pictures[number].pixmap(colours_of(self), self.devicePixelRatioF())

    # -- chapters ------------------------------------------------------------------------------

    def _find_tops(self) -> None:
        self._tops = []
        block = self.document().begin()
        while block.isValid():
            for name in self._names(block):
                if name in list(RuleTopic):
                    self._tops.append((RuleTopic(name), block))
            block = block.next()

    @staticmethod
    def _names(block: QTextBlock) -> list[str]:
        return [
            name for piece in block.textFormats() for name in piece.format.anchorNames() if name
        ]

    def _top_of(self, topic: RuleTopic) -> int:
        layout = self.document().documentLayout()
        for each, block in self._tops:
            if each is topic:
                return round(layout.blockBoundingRect(block).top())
        return 0

    def open_at(self, topic: RuleTopic) -> None:
        """Bring a chapter to the top."""
        self.verticalScrollBar().setValue(self._top_of(topic))
        self._tell_reading()

    def _reading_place(self) -> tuple[RuleTopic | None, int]:
        """Return the chapter at the top of what is in sight, and how far it is scrolled."""
        at, found = self.verticalScrollBar().value(), None
        beyond = at
        for topic, _ in self._tops:
            top = self._top_of(topic)
            if top > at + self._pixels:
                break
            found, beyond = topic, at - top
        return found, beyond

    def _tell_reading(self) -> None:
        self._place = self._reading_place()
        self.reading.emit(self._place[0])

    # -- finding text --------------------------------------------------------------------------

    def seek(self, words: str) -> int:
        """Mark all places with these words; return how many there are."""
        self._sought = words
        marks = []
        cursor = self.document().find(words) if words else QTextCursor()
        while not cursor.isNull():
            marks.append(self._mark(cursor, strong=False))
            cursor = self.document().find(words, cursor)
        self.setExtraSelections(marks)
        return len(marks)

    def go_to_found(self, step: int) -> int | None:
        """Go on to the next place, or back; return which of them it is, from 0."""
        if not self._sought:
            return None
        back = QTextDocument.FindFlag.FindBackward
        flags = back if step < 0 else QTextDocument.FindFlag(0)
        document = self.document()
        cursor = document.find(self._sought, self.textCursor(), flags)
        if cursor.isNull():  # round
            start = QTextCursor(document)
            if step < 0:
                start.movePosition(QTextCursor.MoveOperation.End)
            cursor = document.find(self._sought, start, flags)
        if cursor.isNull():
            return None
        self.setTextCursor(cursor)
        bar = self.verticalScrollBar()
        bar.setValue(bar.value() + self.cursorRect().top() - self.viewport().height() // 3)
        marks = self.extraSelections()
        starts = [mark.cursor.selectionStart() for mark in marks]
        number = starts.index(cursor.selectionStart())
        self.setExtraSelections(
            [self._mark(mark.cursor, strong=at == number) for at, mark in enumerate(marks)]
        )
        return number

    def start_from_top(self) -> None:
        """Let the next search begin at what is in sight."""
        self.setTextCursor(self.cursorForPosition(self.viewport().rect().topLeft()))

    def _mark(self, cursor: QTextCursor, *, strong: bool) -> QTextEdit.ExtraSelection:
        room, mark = room_of(self), QTextEdit.ExtraSelection()
        mark.cursor = QTextCursor(cursor)
        look = QTextCharFormat()
        fill: QColor = room.primary if strong else room.warning
        look.setBackground(fill)
        look.setForeground(room.primary_ink if strong else room.warning_ink)
        mark.format = look
        return mark
