"""The card of a match that can be gone on with: its table in small, who plays, how it stands."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QRectF, Qt, Signal
from PySide6.QtGui import QFont, QPainter, QPainterPath, QPaintEvent, QPen
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from domino_gui.windows.labels import Label, Role, shortened
from domino_gui.windows.page_buttons import PageButton, paint_paper
from domino_gui.windows.theme import BASE_FONT, colours_of, room_of

if TYPE_CHECKING:
    from domino_gui.table.miniature import Miniature
    from domino_gui.windows.unfinished import Unfinished

_LINE: Final = 1.6
"""The height of a side's line, in sizes of plain text."""
_RIGHT: Final = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
_LEFT: Final = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter


class TableWindow(QWidget):
    """A look at a table in small; the cloth alone until there is one."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.miniature: Miniature | None = None
        self.pixels = BASE_FONT
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)

    def show_table(self, miniature: Miniature | None) -> None:
        """Show another table."""
        self.miniature = miniature
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the table, its corners as round as the card's."""
        del event
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        rect, palette, ratio = QRectF(self.rect()), colours_of(self), self.devicePixelRatioF()
        shape = QPainterPath()
        shape.addRoundedRect(rect, 0.5 * self.pixels, 0.5 * self.pixels)
        painter.setClipPath(shape)
        if self.miniature is None:
            from domino_gui.table.cloth import lay_cloth

            lay_cloth(painter, rect, rect.size(), ratio, palette)
        else:
            self.miniature.paint(painter, rect, palette, ratio)
        painter.setClipping(False)
        painter.setPen(QPen(room_of(self).line, 1.5))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawPath(shape)


class ScoreLines(QWidget):
    """A line for each side: its colour, its name, its points."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._lines: list[tuple[str, str]] = []
        self._pixels = BASE_FONT

    def show_lines(self, lines: list[tuple[str, str]]) -> None:
        """Show names and points."""
        self._lines = lines
        self._fit()
        self.update()

    def set_pixels(self, pixels: int) -> None:
        """Set the size of plain text."""
        self._pixels = pixels
        self._fit()

    def _fit(self) -> None:
        self.setFixedHeight(round(_LINE * self._pixels * len(self._lines)))

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the lines; a long name is shortened, no points are."""
        del event
        painter, room, pixels = QPainter(self), room_of(self), self._pixels
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        high = _LINE * pixels
        for side, (name, points) in enumerate(self._lines):
            line = QRectF(0, side * high, self.width(), high)
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(room.sides[side])
            painter.drawRoundedRect(
                QRectF(0, line.top() + 0.3 * pixels, 0.3 * pixels, pixels), 2, 2
            )
            font = QFont(self.font())
            font.setPixelSize(round(1.05 * pixels))
            font.setBold(True)
            painter.setFont(font)
            painter.setPen(room.ink)
            painter.drawText(line, _RIGHT, points)
            metrics = painter.fontMetrics()
            left = 0.9 * pixels
            room_left = line.width() - left - metrics.horizontalAdvance(points) - pixels
            words = shortened(name, metrics, room_left)
            painter.drawText(line.adjusted(left, 0, 0, 0), _LEFT, words)


class UnfinishedCard(QWidget):
    """Offers to go on with a match."""

    go_on = Signal()
    more = Signal()
    """The other unfinished matches are asked for."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._pixels = BASE_FONT
        self._others = 0
        self._shown: Unfinished | None = None
        self.table = TableWindow(self)
        self._heading = Label(Role.HEADING, self)
        self._title = Label(Role.TITLE, self)
        self.scores = ScoreLines(self)
        """The sides and their points."""
        self._when = Label(Role.SMALL, self)
        self._when.setWordWrap(False)
        self.go_on_button = PageButton(self, primary=True)
        self.more_button = PageButton(self)
        self.go_on_button.clicked.connect(self.go_on)
        self.more_button.clicked.connect(self.more)
        row = self._row = QHBoxLayout(self)
        row.addWidget(self.table)
        column = self._column = QVBoxLayout()
        row.addLayout(column)
        head = QHBoxLayout()
        column.addLayout(head)
        head.addWidget(self._heading, 1)
        head.addWidget(self._when)
        column.addWidget(self._title)
        column.addWidget(self.scores)
        column.addStretch(1)
        buttons = QHBoxLayout()
        column.addLayout(buttons)
        buttons.addWidget(self.go_on_button, 1)
        buttons.addWidget(self.more_button)
        self.retranslate()

    def expect(self, others: int) -> None:
        """Make room for a match that is about to be read, besides so many others."""
        self._others, self._shown = others, None
        self.table.show_table(None)
        self._tell()

    def show_match(self, unfinished: Unfinished, miniature: Miniature) -> None:
        """Show a match that was read."""
        self._shown = unfinished
        self.table.show_table(miniature)
        self._tell()
        self.repaint()  # at once: the page has been waiting for it

    def set_look(self, pixels: int, *, roomy: bool) -> None:
        """Set the size of plain text, and whether the table may take more room than the words."""
        self._pixels = self.table.pixels = pixels
        self._row.setStretch(0, 3 if roomy else 1)
        self._row.setStretch(1, 2 if roomy else 1)
        self._row.setContentsMargins(pixels, pixels, pixels * 3 // 2, pixels)
        self._row.setSpacing(pixels * 3 // 2)
        self._column.setSpacing(pixels // 2)
        for label in (self._heading, self._title, self._when):
            label.set_pixels(pixels)
        self.go_on_button.set_pixels(round(1.15 * pixels))
        self.more_button.set_pixels(pixels)
        self.scores.set_pixels(pixels)

    def retranslate(self) -> None:
        """Speak the language of now."""
        self._heading.setText(self.tr("Your unfinished match"))
        self.go_on_button.setText(self.tr("Go on"))
        self._tell()

    def _tell(self) -> None:
        """Say who plays and how it stands."""
        self.more_button.setVisible(self._others > 0)
        self.more_button.setText(self.tr("%n more unfinished match(es)…", "", self._others))
        if self._shown is None:
            for label in (self._title, self._when):
                label.setText("")
            self.scores.show_lines([])
            return
        from datetime import datetime

        from domino_gui.windows.first_page_texts import last_played, score_lines, title

        shown = self._shown
        self._title.setText(title(shown.match))
        self._when.setText(last_played(shown.changed, datetime.now().astimezone()))
        lines = score_lines(shown.match)
        self.scores.show_lines(lines)
        told = [self._title.text(), *map(": ".join, lines), self._when.text()]
        self.go_on_button.setAccessibleDescription(". ".join(told))
        self.table.setAccessibleName(self.tr("The table in small"))

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the paper of the card."""
        del event
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        room = room_of(self)
        paint_paper(painter, self.rect(), self._pixels, room.card, QPen(room.line, 2))
