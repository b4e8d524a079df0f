"""What is looked for in the library: part of a name, as it is typed, and what else a match is."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from PySide6.QtCore import QSignalBlocker, Signal
from PySide6.QtWidgets import QComboBox, QHBoxLayout, QLineEdit, QVBoxLayout, QWidget

from domino_gui.engine.rules import RuleSetId
from domino_gui.storage.library import Query
from domino_gui.windows.library_dates import DateChoice
from domino_gui.windows.rule_set_texts import level_name, rule_set_name

_MOST_SEEN = 16
"""Of a list, at once; it is scrolled where there is more."""


class LibraryFilters(QWidget):
    """A field and lists; whatever is changed in them is told at once."""

    changed = Signal()

    def __init__(self, pixels: int, parent: QWidget) -> None:
        """``pixels`` is the size of plain text."""
        super().__init__(parent)
        self.words = QLineEdit(self)
        self.words.setClearButtonEnabled(True)
        self.words.setAcceptDrops(False)  # files are dropped on the window
        self.words.textChanged.connect(self.changed)
        self.rules, self.over, self.people = self._list(), self._list(), self._list()
        self.opponent, self.level = self._list(), self._list()
        self._names: tuple[str, ...] = ()
        self._levels: tuple[str, ...] = ()
        self.dates = DateChoice(pixels, self)
        self.dates.changed.connect(self.changed)
        self.retranslate()
        self._lay_out(pixels)

    def _list(self) -> QComboBox:
        box = QComboBox(self)
        box.setMaxVisibleItems(_MOST_SEEN)
        box.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        box.currentIndexChanged.connect(lambda _: self.changed.emit())
        return box

    def retranslate(self) -> None:
        """Speak the language of now; what is chosen stays chosen."""
        self.words.setPlaceholderText(self.tr("Search names"))
        for widget, name in (
            (self.words, self.tr("Search names")),
            (self.rules, self.tr("Rule set")),
            (self.over, self.tr("State")),
            (self.people, self.tr("Who plays")),
            (self.opponent, self.tr("Player")),
            (self.level, self.tr("Level")),
        ):
            widget.setAccessibleName(name)
        rule_sets = [(rule_set_name(rules), rules) for rules in RuleSetId]
        _offer(self.rules, [(self.tr("All rule sets"), None), *rule_sets])
        states = [(self.tr("Finished"), True), (self.tr("Unfinished"), False)]
        _offer(self.over, [(self.tr("Finished or not"), None), *states])
        people = [(self.tr("With people"), True), (self.tr("Computers alone"), False)]
        _offer(self.people, [(self.tr("Everybody"), None), *people])
        self.dates.retranslate()
        self.offer_players(self._names, self._levels)

    def offer_players(self, names: Iterable[str], levels: Iterable[str]) -> None:
        """Offer these names and levels; what is chosen stays chosen as long as it is offered."""
        self._names, self._levels = (*names,), (*levels,)
        offered = [(" ".join(name.splitlines()), name) for name in self._names]
        _offer(self.opponent, [(self.tr("All opponents"), ""), *offered])
        known = [(level_name(level), level) for level in self._levels]
        _offer(self.level, [(self.tr("All levels"), ""), *known])

    def _lay_out(self, pixels: int) -> None:
        column, first, second = QVBoxLayout(self), QHBoxLayout(), QHBoxLayout()
        for layout in (column, first, second):
            layout.setSpacing(pixels // 2)
        column.setContentsMargins(0, 0, 0, 0)
        first.addWidget(self.words, 1)
        first.addWidget(self.dates)
        for box in (self.rules, self.over, self.people, self.opponent, self.level):
            box.setMinimumContentsLength(8)
            second.addWidget(box, 1)
        column.addLayout(first)
        column.addLayout(second)

    def query(self) -> Query:
        """Return what is looked for."""
        since, until = self.dates.dates()
        rules = self.rules.currentData()  # a plain string: Qt keeps no kinds of strings apart
        return Query(
            words=self.words.text().strip(),
            rules=None if rules is None else RuleSetId(rules),
            over=self.over.currentData(),
            with_people=self.people.currentData(),
            opponent=self.opponent.currentData(),
            level=self.level.currentData(),
            since=since,
            until=until,
        )

    def look_for_unfinished(self) -> None:
        """Look for all matches that can be gone on with."""
        self.clear()
        self.over.setCurrentIndex(self.over.findData(False))  # noqa: FBT003  # what it stands for

    def clear(self) -> None:
        """Look for everything again."""
        with QSignalBlocker(self):
            self.words.clear()
            self.dates.clear()
            for box in (self.rules, self.over, self.people, self.opponent, self.level):
                box.setCurrentIndex(0)
        self.changed.emit()


def _offer(box: QComboBox, choices: list[tuple[str, Any]]) -> None:
    """Fill a list; the first choice stands where what was chosen is not offered any more."""
    offered = [(box.itemText(row), box.itemData(row)) for row in range(box.count())]
    if offered == choices:
        return
    before = box.currentData()
    with QSignalBlocker(box):
        box.clear()
        for words, value in choices:
            box.addItem(words, value)
        values = [value for _, value in choices]
        box.setCurrentIndex(values.index(before) if before in values else 0)
    if box.currentData() != before:
        box.currentIndexChanged.emit(box.currentIndex())
