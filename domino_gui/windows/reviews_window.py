"""The window of reviews: the latest matches of people, and what they lost per round over time."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from PySide6.QtCore import QModelIndex, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QDialog, QDialogButtonBox, QHBoxLayout, QLabel, QVBoxLayout, QWidget

from domino_gui.engine.events import PlayerKind
from domino_gui.engine.rules import RULE_SETS, RuleSetId
from domino_gui.storage.library import Entry, LibraryError, Query
from domino_gui.storage.places import finished_folder, matches_folder
from domino_gui.storage.reviews import Review, review_path, reviews_in
from domino_gui.windows import library_texts
from domino_gui.windows import review_texts as texts
from domino_gui.windows.chart_axis import fitting_axis
from domino_gui.windows.library_index import LibraryIndex
from domino_gui.windows.library_troubles import trouble_text
from domino_gui.windows.review_grades import Grade, grades_of, points_of
from domino_gui.windows.rule_set_texts import rule_set_name
from domino_gui.windows.statistics_choices import Choice
from domino_gui.windows.statistics_table import Content, StatisticsTable
from domino_gui.windows.statistics_texts import mark
from domino_gui.windows.theme import dress
from domino_gui.windows.time_chart import Legend, TimeChart

_MOST: Final = 100
"""Matches that are listed."""


class ReviewsWindow(QDialog):
    """Lists matches to be reviewed, and draws how reviews turned out."""

    review_wanted = Signal(object)
    """The `Path` of a record that is to be reviewed; the window is closed."""

    def __init__(self, pixels: int, parent: QWidget | None = None) -> None:
        """``pixels`` is the size of plain text."""
        super().__init__(parent)
        self.setWindowTitle(self.tr("Review"))
        self.setObjectName("reviews")
        dress(self, pixels)
        self._pixels = pixels
        self._grades: list[Grade] = []
        self._reviews: dict[Path, Review] = {}
        self.entries: list[Entry] = []
        """The matches that are listed, the latest first."""
        self.index = LibraryIndex(self)
        self.name, self.rules = Choice(self), Choice(self)
        self.name.setAccessibleName(self.tr("Whose choices"))
        self.rules.setAccessibleName(self.tr("Rules"))
        self.chart = TimeChart(pixels, self)
        self.chart.setAccessibleName(self.tr("Points lost per round over time"))
        self.table = StatisticsTable(pixels, self)
        self.table.setAccessibleName(self.tr("Matches to review"))
        self.words = QLabel(self)
        self.words.setWordWrap(True)
        self.trouble = QLabel(self)
        self.trouble.setWordWrap(True)
        self.trouble.setProperty("role", "notice")
        self.trouble.hide()
        self.buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Close, self)
        role = QDialogButtonBox.ButtonRole.ActionRole
        self.review = self.buttons.addButton(self.tr("&Review"), role)
        self._lay_out()
        self._connect()
        self.index.open()
        self.look_up()
        self.index.refresh()
        self.table.setFocus()

    def _lay_out(self) -> None:
        column, row, pixels = QVBoxLayout(self), QHBoxLayout(), self._pixels
        margin = pixels * 3 // 4
        column.setContentsMargins(margin, margin, margin, margin)
        column.setSpacing(pixels // 2)
        row.addWidget(self.name, 1)
        row.addWidget(self.rules, 1)
        row.addStretch(1)
        column.addLayout(row)
        column.addWidget(self.chart, 4)
        column.addWidget(self.words)
        column.addWidget(self.trouble)
        column.addWidget(self.table, 5)
        column.addWidget(self.buttons)
        size = QSize(68 * pixels, 46 * pixels)
        above = self.parentWidget()
        self.resize(size if above is None else size.boundedTo(above.window().size()))

    def _connect(self) -> None:
        self.name.currentIndexChanged.connect(lambda _: self._draw())
        self.rules.currentIndexChanged.connect(lambda _: self._draw())
        self.index.changed.connect(self.look_up)
        self.index.troubled.connect(self._tell_trouble)
        self.review.clicked.connect(self._review)
        self.table.doubleClicked.connect(self._review)
        self.table.walked.connect(lambda _: self._offer())
        self.buttons.rejected.connect(self.reject)

    # -- what is shown -------------------------------------------------------------------------

    def look_up(self) -> None:
        """Look which matches and which reviews there are."""
        found = [*reviews_in(finished_folder()), *reviews_in(matches_folder())]
        self._reviews = {path.resolve(): review for path, review in found}
        self._grades = grades_of(found)
        names = sorted({grade.name for grade in self._grades})
        self.name.offer([(name, name) for name in names])
        rules = {grade.rules for grade in self._grades}
        self.rules.offer([(rule_set_name(each), each) for each in RuleSetId if each in rules])
        self._list()
        self._draw()

    def _list(self) -> None:
        entries: list[Entry] = []
        if self.index.library is not None:
            try:
                entries = self.index.library.search(Query(over=True, with_people=True), most=_MOST)
            except LibraryError as error:
                self._tell_trouble(error)
        row, now = max(0, self.table.currentIndex().row()), library_texts.today()
        self.entries = entries
        rows = [
            (
                library_texts.time_text(library_texts.begun(entry), now),
                rule_set_name(entry.rules),
                library_texts.players_text(entry, short=True),
                library_texts.scores_text(entry),
                self._grade(entry),
            )
            for entry in entries
        ]
        titles = (
            self.tr("Begun"),
            self.tr("Rules"),
            self.tr("Players"),
            self.tr("Points"),
            self.tr("Lost per round"),
        )
        self.table.show_content(Content(titles, rows))
        self.table.go_to(min(row, len(rows) - 1))
        self._offer()

    def _grade(self, entry: Entry) -> str:
        """Return what people lost per round, where it is known."""
        review = self._reviews.get(review_path(entry.path).resolve())
        people = [n for n, seat in enumerate(entry.seats) if seat.player is PlayerKind.HUMAN]
        lost = [] if review is None else [review.lost_by(seat) for seat in people]
        known = [each for each in lost if each is not None]
        if not known:
            return self.tr("not reviewed")
        return " · ".join(texts.tenths(RULE_SETS[entry.rules], each) for each in known)

    def _draw(self) -> None:
        chosen = [
            grade
            for grade in self._grades
            if (grade.name, grade.rules) == (self.name.value, self.rules.value)
        ]
        points = points_of(chosen)
        self.chart.setVisible(bool(points))
        for choice in (self.name, self.rules):
            choice.setVisible(bool(self._grades))
        axis = fitting_axis([each for p in points for each in (p.value, p.line)], mark)
        legend = Legend(
            self.tr("points lost per round in a match"), self.tr("the latest five together"), ""
        )
        self.chart.show_points(points, axis, legend)
        if not self.entries:
            self.words.setText(
                self.tr(
                    "No match that a person played is over yet. Once one is, it stands here. A "
                    "round can be reviewed at the table as soon as it is over."
                )
            )
        elif not points and self._grades:
            self.words.setText(self.tr("No such match has been reviewed."))
        elif not points:
            self.words.setText(
                self.tr(
                    "A review tells what each of your choices cost, held against the best that you"
                    " could have known of. Choose a match."
                )
            )
        self.words.setVisible(not points or not self.entries)

    def _tell_trouble(self, error: LibraryError) -> None:
        self.trouble.setText(trouble_text(error))
        self.trouble.setToolTip(str(error))
        self.trouble.show()

    # -- what can be done ----------------------------------------------------------------------

    def _offer(self) -> None:
        is_chosen = 0 <= self.table.currentIndex().row() < len(self.entries)
        self.review.setEnabled(is_chosen)
        self.review.setDefault(is_chosen)
        self.buttons.button(QDialogButtonBox.StandardButton.Close).setDefault(not is_chosen)

    def _review(self, _: bool | QModelIndex = False) -> None:
        row = self.table.currentIndex().row()
        if 0 <= row < len(self.entries):
            path = self.entries[row].path
            self.accept()
            self.review_wanted.emit(path)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Let Return begin the review also from the list."""
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and self.table.hasFocus():
            self._review()
        else:
            super().keyPressEvent(event)

    def done(self, result: int) -> None:
        """Close, and leave the library to others."""
        self.index.close()
        super().done(result)
