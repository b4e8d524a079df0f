"""Where points are entered that may be halves: a settlement can be split."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QRegularExpression, Signal
from PySide6.QtGui import QRegularExpressionValidator
from PySide6.QtWidgets import QWidget

from domino_gui.engine.settlement import exact
from domino_gui.windows.buttons import PaperButton
from domino_gui.windows.count_entry import CountEntry

_HALF: Final = ".5"


class AmountEntry(CountEntry):
    """The same as where a count is entered, with a key for a half."""

    given = Signal(object)
    """Points were entered: a whole number, or one with a half."""

    def __init__(self, parent: QWidget, *, halves: bool = True) -> None:
        """``halves`` offers a key for them; they can be typed in any case."""
        self._is_made = False  # what is made first calls what is overridden here
        super().__init__(parent)
        amount = QRegularExpression(r"[0-9]{0,3}(?:[.,]5?)?")
        self.field.setValidator(QRegularExpressionValidator(amount, self))
        self.half = PaperButton(self)
        self.half.setText("½")
        self.half.setFocusPolicy(self.enter.focusPolicy())
        self.half.clicked.connect(self._add_half)
        self._is_made = True
        self._column.addWidget(self.half)
        self.half.setVisible(halves)
        self.retranslate()

    def set_pixels(self, pixels: int) -> None:
        """Set the size of plain text."""
        super().set_pixels(pixels)
        if self._is_made:
            self.half.set_pixels(pixels)

    def retranslate(self) -> None:
        """Speak the language of now."""
        super().retranslate()
        if self._is_made:
            self.half.setAccessibleName(self.tr("and a half"))

    def _add_half(self) -> None:
        if _HALF not in self.field.text():
            self.field.insert(_HALF if self.field.text() else f"0{_HALF}")

    def _submit(self) -> None:
        text = self.field.text().replace(",", ".").rstrip(".")
        if text:
            self.given.emit(exact(float(text)))
