"""The number of a deal that is to be played again; empty for one that nobody can know."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QGroupBox, QLabel, QLineEdit, QVBoxLayout, QWidget

from domino_gui.engine.deal import NUMBER_BITS

_LARGEST: Final = 2**NUMBER_BITS - 1
_LONGEST: Final = 24
"""Characters of a number with blanks between its digits."""


class DealNumberBox(QGroupBox):
    """A field for a deal number, and what comes of it, told while it is typed."""

    changed = Signal()
    """What is typed is another number, or none."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setTitle(self.tr("Deal"))
        self.field = QLineEdit(self)
        self.field.setMaxLength(_LONGEST)
        self.field.setAccessibleName(self.tr("Deal number"))
        self.field.setPlaceholderText(self.tr("Deal number, to play a deal again"))
        self.note = QLabel(self)
        self.note.setWordWrap(True)
        self.note.setProperty("role", "note")
        column = QVBoxLayout(self)
        column.addWidget(self.field)
        column.addWidget(self.note)
        column.addStretch(1)
        self.field.textChanged.connect(self._tell)
        self._tell()

    @property
    def number(self) -> int | None:
        """The number that is typed; None where there is none, or no good one."""
        typed = self._typed
        return int(typed) if typed and self.is_good else None

    @property
    def is_good(self) -> bool:
        """Whether a match can be begun with what is typed: a deal number, or nothing."""
        typed = self._typed
        return not typed or (typed.isascii() and typed.isdigit() and int(typed) <= _LARGEST)

    @property
    def _typed(self) -> str:
        return "".join(self.field.text().split())

    def _tell(self) -> None:
        if not self.is_good:
            text = self.tr("A deal number has digits alone, and is {largest} at most.")
            text = text.format(largest=_LARGEST)
        elif self._typed:
            text = self.tr(
                "The first round is just this deal. Its tiles may be known, so the match is for"
                " practice."
            )
        else:
            text = self.tr("Without a number, nobody can know the deal.")
        self.note.setText(text)
        self.field.setAccessibleDescription(text)
        self.changed.emit()
