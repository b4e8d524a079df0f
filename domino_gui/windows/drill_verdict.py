"""What is said to an answer: a quiet yes with the time, or what was missed and the walk."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QSize, Qt, Signal
from PySide6.QtGui import (
    QAccessible,
    QAccessibleAnnouncementEvent,
    QAction,
    QFont,
    QKeyEvent,
    QPainter,
    QPaintEvent,
    QPen,
    QPolygonF,
)
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from domino_gui.learning.drill import Drill
from domino_gui.storage.learner import Answered
from domino_gui.windows import drill_texts, why_texts
from domino_gui.windows.buttons import CommandButton, PaperButton
from domino_gui.windows.drill_texts import DrillCounts
from domino_gui.windows.labels import Label, Role
from domino_gui.windows.theme import BASE_FONT, room_of
from domino_gui.windows.why_walk import WhyWalk


class VerdictMark(QWidget):
    """A tick or a cross, drawn."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.is_right = True
        self._side = 2 * BASE_FONT

    def set_pixels(self, pixels: int) -> None:
        """Set the size of plain text."""
        self._side = round(2.2 * pixels)
        self.setFixedSize(self.sizeHint())

    def sizeHint(self) -> QSize:
        """Return a square."""
        return QSize(self._side, self._side)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint it in a round, heavy pen."""
        del event
        painter, room, side = QPainter(self), room_of(self), self._side
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        pen = QPen(room.gain if self.is_right else room.loss, 0.13 * side)
        pen.setCapStyle(Qt.PenCapStyle.RoundCap)
        pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
        painter.setPen(pen)
        strokes = (
            [[(0.18, 0.55), (0.42, 0.78), (0.84, 0.24)]]
            if self.is_right
            else [[(0.22, 0.22), (0.78, 0.78)], [(0.78, 0.22), (0.22, 0.78)]]
        )
        for stroke in strokes:
            painter.drawPolyline(QPolygonF([QPointF(x, y) * side for x, y in stroke]))


class _WalkButton(PaperButton):
    """Leaves the arrows to whom it stands in: they walk."""

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Take all other keys."""
        if event.key() in (Qt.Key.Key_Left, Qt.Key.Key_Right):
            event.ignore()
        else:
            super().keyPressEvent(event)


class DrillVerdict(QWidget):
    """Follows a `WhyWalk` where the answer was wrong."""

    next_wanted = Signal()
    """On to the next position."""

    def __init__(self, walk: WhyWalk, rules: QAction, parent: QWidget) -> None:
        """``rules`` is the command that opens the rule book."""
        super().__init__(parent)
        self._walk, self._counts = walk, DrillCounts(self)
        self._told: tuple[Drill, Answered, int | None] | None = None
        self._pixels = BASE_FONT
        self.mark = VerdictMark(self)
        self.head = Label(Role.TITLE, self)
        """Right and how quick, or what was given and what it is."""
        self.missed = Label(Role.TITLE, self)
        self.sum = Label(Role.TITLE, self)
        self.pays = Label(Role.PLAIN, self)
        self.place = Label(Role.SMALL, self)
        """Which step is lit, of how many."""
        self.reason = Label(Role.PLAIN, self)
        self.back = _WalkButton(self)
        self.on = _WalkButton(self, primary=True)
        """The next step; after the last of them, the next position."""
        self.skip = _WalkButton(self)
        """The next position at once."""
        self.back.clicked.connect(lambda: walk.go(-1))
        self.on.clicked.connect(self._go_on)
        self.skip.clicked.connect(self.next_wanted)
        self.rules = CommandButton(rules, self)
        for button in (self.back, self.on, self.skip, self.rules):
            button.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        walk.walked.connect(self._follow)
        self._lay_out()

    def _lay_out(self) -> None:
        self._column, head = QVBoxLayout(self), QHBoxLayout()
        self._steps, self._ways = QHBoxLayout(), QHBoxLayout()
        self._column.setContentsMargins(0, 0, 0, 0)
        head.addWidget(self.mark, 0, Qt.AlignmentFlag.AlignTop)
        head.addWidget(self.head, 1, Qt.AlignmentFlag.AlignVCenter)
        self._column.addLayout(head)
        for label in (self.missed, self.pays, self.sum, self.place, self.reason):
            self._column.addWidget(label)
        self._steps.addWidget(self.back, 1)
        self._steps.addWidget(self.on, 2)
        self._column.addLayout(self._steps)
        self._ways.addWidget(self.rules, 1)
        self._ways.addWidget(self.skip, 2)
        self._column.addLayout(self._ways)
        self._column.addStretch(1)

    def tell(self, drill: Drill, answered: Answered, given: int | None) -> None:
        """Say what an answer is worth; a wrong one begins the walk."""
        self._told = drill, answered, given
        self._say()
        right = answered.is_right
        if not right:
            self._walk.begin(drill.steps)
        self._announce(self.head.text() if right else f"{self.head.text()} {self.missed.text()}")
        self.on.setFocus()

    def _say(self) -> None:
        if self._told is None:
            return
        drill, answered, given = self._told
        right = answered.is_right
        self.mark.is_right = right
        self.mark.update()
        if right:
            text = self.tr("Right, in {time}").format(time=drill_texts.seconds(answered.ms))
            self.head.setText(text)
        else:
            self.head.setText(drill_texts.given_and_right(drill, given))
        self.missed.setText("" if right else drill_texts.missed(drill, given))
        self.pays.setText("" if right else drill_texts.pays(drill))
        self.sum.setText(why_texts.reckoning(drill.steps))
        for label in (self.missed, self.pays):
            label.setVisible(bool(label.text()))
        for widget in (self.place, self.reason, self.back, self.rules):
            widget.setVisible(not right)
        self._say_step()

    def _say_step(self) -> None:
        walk, next_position = self._walk, self.tr("Next position")
        walks = 0 <= walk.step < len(walk.steps)
        self.on.setText(self.tr("Next step") if walks and not walk.is_last else next_position)
        self.skip.setText(next_position)
        self.skip.setVisible(walks and not walk.is_last)
        self.back.setText(self.tr("Back"))
        self.back.setEnabled(walk.step > 0)
        if walks:
            self.place.setText(self._counts.step(walk.step + 1, len(walk.steps)))
            self.reason.setText(why_texts.sentence(walk.steps[walk.step]))
        for button in (self.back, self.on, self.skip):
            button.setAccessibleName(button.text())

    def _follow(self, step: int) -> None:
        if self.back.hasFocus() and step <= 0:
            self.on.setFocus()
        self._say_step()
        if step > 0 and self.isVisible():
            self._announce(self.reason.text())

    def _go_on(self) -> None:
        if self._walk.step >= 0 and not self._walk.is_last:
            self._walk.go(1)
        else:
            self.next_wanted.emit()

    def _announce(self, words: str) -> None:
        QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(self, words))

    def set_pixels(self, pixels: int) -> None:
        """Set the size of plain text."""
        self._pixels = pixels
        self._column.setSpacing(round(0.5 * pixels))
        for row in (self._steps, self._ways):
            row.setSpacing(pixels // 2)
        self.mark.set_pixels(pixels)
        for label in (self.head, self.missed, self.sum, self.pays, self.place, self.reason):
            label.set_pixels(pixels)
        font = QFont(self.sum.font())
        font.setPixelSize(round(1.4 * pixels))
        self.sum.setFont(font)
        for button in (self.back, self.on, self.skip, self.rules):
            button.set_pixels(pixels)

    def retranslate(self) -> None:
        """Speak the language of now."""
        self._say()
