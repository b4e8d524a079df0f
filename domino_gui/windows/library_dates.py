"""From when until when matches are looked for: a span that has a name, or dates of one's own."""

# Annotations are evaluated at once: NamedTuple would compile each of them as a string.

from datetime import date, timedelta
from enum import Enum
from typing import NamedTuple

from PySide6.QtCore import QCoreApplication, QDate, Signal
from PySide6.QtWidgets import QComboBox, QDateEdit, QHBoxLayout, QLabel, QWidget

from domino_gui.windows.library_texts import today


class Span(Enum):
    """Which dates are meant."""

    ALWAYS = "always"
    WEEK = "week"
    MONTH = "month"
    YEAR = "year"
    OWN = "own"


class Dates(NamedTuple):
    """The first day and the last; None: no such bound."""

    since: date | None = None
    until: date | None = None


def dates_of(span: Span, now: date) -> Dates:
    """Return the days of a span that has a name; its end is left open."""
    since = {
        Span.WEEK: now - timedelta(days=now.weekday()),
        Span.MONTH: now.replace(day=1),
        Span.YEAR: now.replace(month=1, day=1),
    }
    return Dates(since.get(span))


def _words() -> dict[Span, str]:
    return {
        Span.ALWAYS: QCoreApplication.translate("Library", "Any time"),
        Span.WEEK: QCoreApplication.translate("Library", "This week"),
        Span.MONTH: QCoreApplication.translate("Library", "This month"),
        Span.YEAR: QCoreApplication.translate("Library", "This year"),
        Span.OWN: QCoreApplication.translate("Library", "From … until …"),
    }


class DateChoice(QWidget):
    """A list of spans and, where dates of one's own are wanted, fields for them."""

    changed = Signal()

    def __init__(self, pixels: int, parent: QWidget) -> None:
        """``pixels`` is the size of plain text."""
        super().__init__(parent)
        self.spans = QComboBox(self)
        self.since, self.until = QDateEdit(self), QDateEdit(self)
        self._dash = QLabel("–", self)
        for span in Span:
            self.spans.addItem("", span)
        self.retranslate()
        now = QDate.currentDate()
        for field, day in ((self.since, now.addMonths(-1)), (self.until, now)):
            field.setDisplayFormat("yyyy-MM-dd")
            field.setCalendarPopup(True)
            field.setDate(day)
            field.dateChanged.connect(lambda _: self.changed.emit())
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(pixels // 3)
        for widget in (self.spans, self.since, self._dash, self.until):
            row.addWidget(widget)
        self.spans.currentIndexChanged.connect(self._choose)
        self._offer_fields()

    def retranslate(self) -> None:
        """Speak the language of now."""
        for row, words in enumerate(_words().values()):
            self.spans.setItemText(row, words)
        self.spans.setAccessibleName(self.tr("Dates"))
        self.since.setAccessibleName(self.tr("First day"))
        self.until.setAccessibleName(self.tr("Last day"))

    @property
    def span(self) -> Span:
        """What is chosen in the list."""
        return Span(self.spans.currentData())

    def dates(self) -> Dates:
        """Return the days that are meant now; dates of one's own in the order of time."""
        if self.span is not Span.OWN:
            return dates_of(self.span, today())
        one, other = (field.date().toPython() for field in (self.since, self.until))
        assert isinstance(one, date)
        assert isinstance(other, date)
        return Dates(min(one, other), max(one, other))

    def clear(self) -> None:
        """Mean any time again."""
        self.spans.setCurrentIndex(0)

    def _choose(self) -> None:
        self._offer_fields()
        self.changed.emit()

    def _offer_fields(self) -> None:
        for widget in (self.since, self._dash, self.until):
            widget.setVisible(self.span is Span.OWN)
