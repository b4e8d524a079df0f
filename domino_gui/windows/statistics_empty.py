"""What stands where no match counts: why, how statistics come about, and the way there."""

from __future__ import annotations

from datetime import datetime
from enum import Enum
from typing import Final

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QIcon
from PySide6.QtWidgets import QLabel, QPushButton, QVBoxLayout, QWidget

from domino_gui.resource_files import resource

_WIDTH: Final = 44
"""Of a line of text, in sizes of plain text."""


class Why(Enum):
    """Why there are no statistics."""

    NEVER = "never"
    """Nobody has played a match that counts."""
    CHOICES = "choices"
    """None of them fits what is chosen."""
    RESET = "reset"
    """None since they were reset."""


class EmptyStatistics(QWidget):
    """An invitation instead of a table of nothing."""

    wanted = Signal(object)
    """A person wants to do something about it: the `Why`."""

    def __init__(self, pixels: int, parent: QWidget) -> None:
        """``pixels`` is the size of plain text."""
        super().__init__(parent)
        self.why = Why.NEVER
        self._pixels = pixels
        picture = QLabel(self)
        side = QSize(6 * pixels, 6 * pixels)
        icon = QIcon(str(resource("icons", "fives.svg")))
        picture.setPixmap(icon.pixmap(side, self.devicePixelRatioF()))
        self.heading = self._label(1.6)
        self.text = self._label(1.0)
        self.more = self._label(1.0)
        self.button = QPushButton(self)
        self.button.setAutoDefault(True)  # Enter presses it where it is in focus
        self.button.clicked.connect(lambda: self.wanted.emit(self.why))
        column = QVBoxLayout(self)
        column.setSpacing(pixels)
        column.addStretch(1)
        for widget in (picture, self.heading, self.text, self.more, self.button):
            column.addWidget(widget, 0, Qt.AlignmentFlag.AlignHCenter)
        column.addStretch(2)

    def _label(self, share: float) -> QLabel:
        label = QLabel(self)
        label.setTextFormat(Qt.TextFormat.PlainText)
        label.setWordWrap(True)
        label.setAlignment(Qt.AlignmentFlag.AlignCenter)
        label.setFixedWidth(_WIDTH * self._pixels)
        weight = "bold" if share > 1 else "normal"
        # Here, for the style sheet of the dialog sets the size of all labels.
        label.setStyleSheet(
            f"QLabel {{ font-size: {round(share * self._pixels)}px; font-weight: {weight}; }}"
        )
        return label

    def say(self, why: Why, name: str = "", since: datetime | None = None) -> None:
        """Say why there is nothing, of whom, and since when."""
        self.why = why
        practice = self.tr(
            "Practice is not counted: where moves were taken back, hints given or the deal could"
            " be known, the result tells nothing of how well somebody plays. Giving up counts as"
            " lost; a match that was left waits, and counts once it has been finished."
        )
        if why is Why.NEVER:
            self.heading.setText(self.tr("Your first match is still to come"))
            self.text.setText(
                self.tr(
                    "Every match played to its end is counted here by the names of the people in"
                    " it: how often they win and how sure that is, their points, their best"
                    " counts, their streaks."
                )
            )
            self.button.setText(self.tr("&New match…"))
        elif why is Why.CHOICES:
            self.heading.setText(self.tr("No match fits these choices"))
            self.text.setText(
                self.tr(
                    "Of “{name}” there are matches, but none to which all of them apply."
                ).format(name=name)
            )
            self.button.setText(self.tr("Show &all matches"))
        else:
            when = "" if since is None else f"{since:%Y-%m-%d %H:%M}"
            self.heading.setText(self.tr("A fresh start"))
            self.text.setText(
                self.tr(
                    "The statistics of “{name}” begin anew with the next match. What was played"
                    " before {time} is kept in the library, and not counted."
                ).format(name=name, time=when)
            )
            self.button.setText(self.tr("&New match…"))
        self.more.setText(practice if why is not Why.CHOICES else "")
        self.more.setVisible(why is not Why.CHOICES)
        for label in (self.heading, self.text, self.more):
            # A layout would not ask a wrapped text how high it gets.
            label.ensurePolished()
            label.setMinimumHeight(max(0, label.heightForWidth(label.width())))
