"""The choices above the statistics: whose they are, and which matches count."""

from __future__ import annotations

from collections.abc import Iterable
from datetime import date, datetime, time
from typing import Any, Final

from PySide6.QtCore import QSignalBlocker, Signal
from PySide6.QtWidgets import QComboBox, QGridLayout, QLabel, QSizePolicy, QWidget

from domino_gui.engine.rules import RuleSetId
from domino_gui.storage.statistics import Form, Sample
from domino_gui.windows.library_dates import DateChoice
from domino_gui.windows.rule_set_texts import level_name, rule_set_name
from domino_gui.windows.statistics_texts import by_strength, form_name

_FORMS: Final = tuple(
    Form(seats=seats, partners=partners)
    for seats, partners in ((2, False), (3, False), (4, False), (4, True))
)
_MOST_SEEN: Final = 16
"""Of a list, at once; it is scrolled where there is more."""


class Choice(QComboBox):
    """A list of things, each with its words."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._values: list[Any] = []
        self.setMaxVisibleItems(_MOST_SEEN)
        self.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        self.setMinimumContentsLength(7)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    @property
    def value(self) -> Any:
        """What is chosen; None while nothing is offered."""
        return self._values[self.currentIndex()] if self._values else None

    def offer(self, choices: Iterable[tuple[str, Any]]) -> None:
        """Offer other things; what was chosen stays so if it is among them, else the first is."""
        offered, chosen = [*choices], self.value
        self._values = []
        with QSignalBlocker(self):
            self.clear()
            self.addItems([" ".join(words.splitlines()) for words, _ in offered])
            self._values = [value for _, value in offered]
            self.choose(chosen if chosen in self._values else None)

    def choose(self, value: Any) -> None:
        """Choose what is offered; the first of all where it is not."""
        index = self._values.index(value) if value in self._values else 0
        self.setCurrentIndex(index if self._values else -1)


class StatisticsChoices(QWidget):
    """A row of lists; what is chosen in them applies together."""

    changed = Signal()
    """Other matches count."""
    renamed = Signal()
    """Another person's matches count."""

    def __init__(self, pixels: int, parent: QWidget) -> None:
        """``pixels`` is the size of plain text."""
        super().__init__(parent)
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._grid.setHorizontalSpacing(pixels * 2 // 3)
        self._grid.setVerticalSpacing(pixels // 5)
        self.name = self._list(self.tr("&Name"))
        self.rules = self._list(self.tr("Rule se&t"))
        self.form = self._list(self.tr("&Players"))
        self.opponent = self._list(self.tr("&Opponent"))
        self.level = self._list(self.tr("&Level"))
        self.dates = DateChoice(pixels, self)
        self._add(self.tr("P&eriod"), self.dates, self.dates.spans, 0)
        self.name.currentIndexChanged.connect(lambda _: self.renamed.emit())
        for box in self._lists:
            box.currentIndexChanged.connect(lambda _: self.changed.emit())
        self.dates.changed.connect(self.changed)
        with QSignalBlocker(self):
            self._offer(self.rules, [(rule_set_name(each), each) for each in RuleSetId])
            self._offer(self.form, [(form_name(each), each) for each in _FORMS])
            self.offer_others((), ())

    @property
    def _lists(self) -> tuple[Choice, ...]:
        return (self.rules, self.form, self.opponent, self.level)

    def _list(self, title: str) -> Choice:
        box = Choice(self)
        box.setAccessibleName(title.replace("&", ""))
        self._add(title, box, box, 1)
        return box

    def _add(self, title: str, widget: QWidget, buddy: QWidget, stretch: int) -> None:
        label, column = QLabel(title, self), self._grid.count() // 2
        label.setBuddy(buddy)
        self._grid.addWidget(label, 0, column)
        self._grid.addWidget(widget, 1, column)
        self._grid.setColumnStretch(column, stretch)

    def _offer(self, box: Choice, choices: list[tuple[str, Any]]) -> None:
        box.offer([(self.tr("All"), None), *choices])

    def offer_names(self, names: Iterable[str]) -> None:
        """Offer the people there are; whoever was chosen stays so, else the first is."""
        self.name.offer((name, name) for name in names)

    def offer_others(self, opponents: Iterable[str], levels: Iterable[str]) -> None:
        """Offer whom, and what levels, the chosen person has played against."""
        self._offer(self.opponent, [(name, name) for name in opponents])
        self._offer(self.level, [(level_name(level), level) for level in by_strength(levels)])

    @property
    def is_narrowed(self) -> bool:
        """Whether some matches of the person do not count."""
        chosen = any(box.value is not None for box in self._lists)
        return chosen or any(self.dates.dates())

    def show_everything(self) -> None:
        """Let all matches of the person count."""
        with QSignalBlocker(self):
            for box in self._lists:
                box.choose(None)
            self.dates.clear()
        self.changed.emit()

    def sample(self) -> Sample:
        """Return what is chosen."""
        form: Form | None = self.form.value
        since, until = self.dates.dates()
        return Sample(
            name=self.name.value or "",
            rules=self.rules.value,
            seats=None if form is None else form.seats,
            partners=None if form is None else form.partners,
            opponent=self.opponent.value,
            level=self.level.value,
            since=None if since is None else _moment(since, time.min),
            until=None if until is None else _moment(until, time.max),
        )


def _moment(day: date, clock: time) -> datetime:
    """Return a moment of a day here."""
    return datetime.combine(day, clock).astimezone()
