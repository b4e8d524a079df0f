"""Labels for words that may hold anybody's names, each in the colour and size of its role."""

from __future__ import annotations

from collections.abc import Iterable
from enum import Enum

from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QFont, QFontMetrics, QPalette
from PySide6.QtWidgets import QLabel, QWidget

from domino_gui.table.themes import Room
from domino_gui.windows.theme import SMALLEST_PRINT, room_of

_JOINT = " + "
"""Between the names of partners."""


def joined(names: Iterable[str]) -> str:
    """Return the names of those who play together."""
    return _JOINT.join(names)


def are_joined(names: str) -> bool:
    """Tell whether these are the names of partners."""
    return _JOINT in names


def shortened(names: str, metrics: QFontMetrics, room: float) -> str:
    """Return a name, or those of partners, in at most ``room`` pixels; of each a part remains.

    It is one line, whatever stands in a record.
    """
    names = " ".join(names.splitlines())
    if metrics.horizontalAdvance(names) <= room:
        return names
    one, joint, other = names.partition(_JOINT)
    parts = [one, other] if joint else [names]
    share = (room - metrics.horizontalAdvance(joint)) / len(parts)
    return joint.join(
        metrics.elidedText(part, Qt.TextElideMode.ElideRight, round(share)) for part in parts
    )


class Role(Enum):
    """What a label is for: its colour in the room, its share of the size of plain text, if bold."""

    PLAIN = ("ink", 1.0, False)
    HEADING = ("heading", 1.0, True)
    TITLE = ("ink", 1.12, True)
    SMALL = ("heading", 0.88, False)
    FIGURES = ("soft_ink", 1.0, False)
    REFUSAL = ("loss", 1.0, False)
    NOTICE = ("warning_ink", 1.0, False)


class Label(QLabel):
    """A wrapped text, never taken for markup."""

    def __init__(self, role: Role, parent: QWidget) -> None:
        super().__init__(parent)
        self._role = role
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setWordWrap(True)
        self._room: Room | None = None
        self._take_colour()

    def set_pixels(self, pixels: int) -> None:
        """Set the size of plain text; this label's follows from its role."""
        _, share, bold = self._role.value
        font = QFont(self.font())
        font.setPixelSize(max(SMALLEST_PRINT, round(share * pixels)))
        font.setBold(bold)
        self.setFont(font)

    def _take_colour(self) -> None:
        room = room_of(self)
        if room is not self._room:
            self._room = room
            palette = QPalette()
            palette.setColor(QPalette.ColorRole.WindowText, getattr(room, self._role.value[0]))
            self.setPalette(palette)

    def changeEvent(self, event: QEvent) -> None:
        """Take the colour of the room when it changes."""
        if event.type() == QEvent.Type.PaletteChange:
            self._take_colour()
        super().changeEvent(event)
