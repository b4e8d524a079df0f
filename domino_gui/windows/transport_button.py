"""The buttons below a replay: each shows a sign that everybody knows from a player of music."""

from __future__ import annotations

from enum import Enum

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QAction, QKeyEvent, QKeySequence, QPainter, QPaintEvent, QPolygonF
from PySide6.QtWidgets import QWidget

from domino_gui.windows.buttons import PaperButton, without_mnemonic

_BAR = 0.22
"""How wide the bar of a sign is, its height being 1."""


class Sign(Enum):
    """What a sign is made of, from the left: bars, and triangles that point one way."""

    START = "|<<"
    PREVIOUS = "<<"
    BACK = "<|"
    PLAY = ">"
    PAUSE = "| |"
    STEP = "|>"
    NEXT = ">>"
    END = ">>|"


def shapes(sign: Sign, room: QRectF) -> list[QPolygonF]:
    """Return the bars and triangles of a sign, in the middle of ``room`` and as high."""
    widths = {"|": _BAR, " ": _BAR, "<": 0.72, ">": 0.72}
    unit = room.height()
    x = room.center().x() - sum(widths[part] for part in sign.value) * unit / 2
    made = []
    for part in sign.value:
        left, right = x, x + widths[part] * unit
        x = right
        if part == "|":
            made.append(QPolygonF(QRectF(left, room.top(), right - left, unit)))
        elif part != " ":
            tip, base = (right, left) if part == ">" else (left, right)
            points = (
                QPointF(base, room.top()),
                QPointF(base, room.bottom()),
                QPointF(tip, room.center().y()),
            )
            made.append(QPolygonF(points))
    return made


class TransportButton(PaperButton):
    """A button with a sign for a command; a tool tip has its words and keys.

    It is reached by the Tab key alone, and only then pressed by Space: whoever has clicked on it
    goes on with the keys of the replay.
    """

    def __init__(self, sign: Sign, action: QAction, parent: QWidget) -> None:
        super().__init__(parent)
        self.sign = sign
        self._action = action
        self._pixels = 0
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.clicked.connect(action.trigger)
        action.changed.connect(self.follow)
        self.follow()

    def set_pixels(self, pixels: int) -> None:
        """Set the size of plain text, which the sign goes by."""
        self._pixels = pixels
        super().set_pixels(pixels)
        self.updateGeometry()

    def show_sign(self, sign: Sign) -> None:
        """Show another sign."""
        if sign is not self.sign:
            self.sign = sign
            self.update()

    def follow(self) -> None:
        """Say what the command says, and be enabled when it is."""
        text = without_mnemonic(self._action.text())
        keys = self._action.shortcut().toString(QKeySequence.SequenceFormat.NativeText)
        self.setAccessibleName(text)
        self.setToolTip(f"{text} ({keys})" if keys else text)
        self.setEnabled(self._action.isEnabled())

    def sizeHint(self) -> QSize:
        """Return a size that a finger finds."""
        return QSize(round(2.7 * self._pixels), round(2.2 * self._pixels))

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the button, and the sign onto it."""
        super().paintEvent(event)
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(self.ink)
        height = 0.8 * self._pixels
        middle = QRectF(self.rect()).center()
        room = QRectF(0, middle.y() - height / 2, self.width(), height)
        for shape in shapes(self.sign, room):
            painter.drawPolygon(shape)

    def event(self, event: QEvent) -> bool:
        """Claim Space before the menu takes it, where the button has the focus, for Qt."""
        if (
            event.type() is QEvent.Type.ShortcutOverride
            and isinstance(event, QKeyEvent)
            and event.key() == Qt.Key.Key_Space
        ):
            event.accept()
            return True
        return super().event(event)
