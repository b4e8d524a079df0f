"""The window of statistics: how a person fares, in numbers, in words and drawn."""

from __future__ import annotations

from datetime import datetime
from pathlib import Path

from PySide6.QtCore import QEvent, QSize, Signal
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import (
    QDialog,
    QDialogButtonBox,
    QLabel,
    QPushButton,
    QStackedWidget,
    QVBoxLayout,
    QWidget,
)

from domino_gui.storage import statistics
from domino_gui.storage.library import LibraryError, Progress
from domino_gui.storage.statistics import Person, Sample
from domino_gui.windows.library_bar import LibraryBar
from domino_gui.windows.library_index import LibraryIndex
from domino_gui.windows.library_troubles import trouble_text
from domino_gui.windows.statistics_choices import StatisticsChoices
from domino_gui.windows.statistics_empty import EmptyStatistics, Why
from domino_gui.windows.statistics_files import ask_where, export, suggested_name
from domino_gui.windows.statistics_report import Report, StatisticsReport
from domino_gui.windows.statistics_reset import ask_whose
from domino_gui.windows.statistics_since import EVERYBODY, Since, counted_since, reset
from domino_gui.windows.theme import dress


class StatisticsWindow(QDialog):
    """Asks the library once for each choice, and shows what it answers."""

    since_changed = Signal(object)
    """Matches count from other times on: what is to be kept as ``statistics_since``."""
    match_wanted = Signal()
    """A person wants to play."""

    def __init__(self, since: Since, pixels: int, parent: QWidget | None = None) -> None:
        """``since`` is from when matches count, by name; ``pixels`` the size of plain text."""
        super().__init__(parent)
        self.setWindowTitle(self.tr("Statistics"))
        self.setObjectName("statistics")
        dress(self, pixels)
        self._pixels = pixels
        self._since = dict(since)
        self._before: list[dict[str, str]] = []  # what each reset changed, the last one last
        self._shown: Report | None = None
        self.index = LibraryIndex(self)
        self.choices = StatisticsChoices(pixels, self)
        self.bar = LibraryBar(pixels, self)
        self.report = StatisticsReport(pixels, self)
        self.empty = EmptyStatistics(pixels, self)
        self.pages = QStackedWidget(self)
        self.pages.addWidget(self.report)
        self.pages.addWidget(self.empty)
        self.counted = QLabel(self)
        self.buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Close, self)
        self.copy = self._button(self.tr("&Copy table"))
        self.export = self._button(self.tr("E&xport…"))
        self.reset = self._button(self.tr("Rese&t…"))
        self._lay_out()
        self._connect()
        self._open()

    def _button(self, text: str) -> QPushButton:
        button = self.buttons.addButton(text, QDialogButtonBox.ButtonRole.ActionRole)
        button.setAutoDefault(False)
        return button

    def _lay_out(self) -> None:
        column, margin = QVBoxLayout(self), self._pixels * 3 // 4
        column.setContentsMargins(margin, margin, margin, margin)
        column.setSpacing(self._pixels // 2)
        column.addWidget(self.choices)
        column.addWidget(self.bar)
        column.addWidget(self.pages, 1)
        column.addWidget(self.counted)
        column.addWidget(self.buttons)
        size = QSize(82 * self._pixels, 52 * self._pixels)
        above = self.parentWidget()
        self.resize(size if above is None else size.boundedTo(above.window().size()))

    def _connect(self) -> None:
        self.choices.changed.connect(self.look_up)
        self.choices.renamed.connect(self._rename)
        self.index.changed.connect(self._take_news)
        self.index.troubled.connect(self._tell_trouble)
        self.report.troubled.connect(self._tell_trouble)
        self.index.progressed.connect(self._tell_progress)
        self.index.refreshed.connect(lambda: self.bar.drop("progress"))
        self.empty.wanted.connect(self._help)
        self.copy.clicked.connect(self._copy)
        self.export.clicked.connect(self.ask_where_to_export)
        self.reset.clicked.connect(self.ask_to_reset)
        self.buttons.rejected.connect(self.reject)
        undo = QShortcut(QKeySequence(QKeySequence.StandardKey.Undo), self)
        undo.activated.connect(self.undo_reset)

    # -- what is shown -------------------------------------------------------------------------

    def _open(self) -> None:
        self.index.open()
        self._take_news()
        self.index.refresh()
        self.choices.name.setFocus()

    def _take_news(self) -> None:
        """Offer who there is now, and look again."""
        library, people = self.index.library, list[Person]()
        if library is not None:
            try:
                people = statistics.names(library)
            except LibraryError as error:
                self._tell_trouble(error)
        self.choices.offer_names(person.name for person in people)
        self._rename()

    def _rename(self) -> None:
        """Offer whom the person has met, and look again."""
        library, name = self.index.library, self.choices.name.value
        if library is not None and name is not None:
            try:
                levels = statistics.levels(library, name)
                self.choices.offer_others(statistics.opponents(library, name), levels)
                self.report.offer_levels(there_are=bool(levels))
            except LibraryError as error:
                self._tell_trouble(error)
        self.look_up()

    @property
    def sample(self) -> Sample:
        """What is chosen, as far as it counts."""
        chosen = self.choices.sample()
        begun = [
            moment
            for moment in (chosen.since, counted_since(self._since, chosen.name))
            if moment is not None
        ]
        return chosen._replace(since=max(begun, default=None))

    def look_up(self) -> None:
        """Ask the library, and show what it answers."""
        library, report = self.index.library, Report(self.sample)
        if library is not None and self.choices.name.value is not None:
            try:
                report = Report.of(library, report.sample)
            except LibraryError as error:
                self._tell_trouble(error)
        found = report.figures.matches > 0
        if library is None or not found:
            self._say_why()
        elif report != self._shown:  # else whoever reads a table would lose the place
            self.report.show_report(library, report)
        self._shown = report
        self.pages.setCurrentWidget(self.report if found else self.empty)
        for button in (self.copy, self.export):
            button.setEnabled(found)
        self.reset.setEnabled(self.choices.name.value is not None)
        self.buttons.button(QDialogButtonBox.StandardButton.Close).setDefault(found)
        self.empty.button.setDefault(not found)
        self.choices.setVisible(self.choices.name.value is not None)
        self._say_since()

    def _say_why(self) -> None:
        """Say why no match counts."""
        name, since = self.choices.name.value, self._counted_since
        if name is None:
            self.empty.say(Why.NEVER)
        elif self.choices.is_narrowed:
            self.empty.say(Why.CHOICES, name)
        elif since is not None:
            self.empty.say(Why.RESET, name, since)
        else:
            self.empty.say(Why.NEVER)

    @property
    def _counted_since(self) -> datetime | None:
        return counted_since(self._since, self.choices.name.value or "")

    def _say_since(self) -> None:
        """Say from when on matches count, if not all do."""
        since = self._counted_since
        text = self.tr("Matches count since the reset of {time}.")
        self.counted.setText("" if since is None else text.format(time=f"{since:%Y-%m-%d %H:%M}"))
        self.counted.setVisible(since is not None and self.pages.currentWidget() is self.report)

    def _tell_trouble(self, error: LibraryError) -> None:
        self.bar.tell("trouble", trouble_text(error), str(error))

    def _tell_progress(self, progress: Progress) -> None:
        text = self.tr("Looking through the matches: {done} of {of}")
        self.bar.tell("progress", text.format(done=progress.done, of=progress.of))

    # -- what can be done ----------------------------------------------------------------------

    def _help(self, why: Why) -> None:
        if why is Why.CHOICES:
            self.choices.show_everything()
            self.choices.name.setFocus()
        else:
            self.accept()
            self.match_wanted.emit()

    def _copy(self) -> None:
        self.report.table.copy()

    def ask_where_to_export(self) -> None:
        """Let a file be named, and write the matches that are shown there."""
        name = self.choices.name.value or ""
        ask_where(self, suggested_name(name, datetime.now().astimezone().date()), self.export_to)

    def export_to(self, path: Path) -> None:
        """Write the matches that are shown to a file, and say how that went."""
        if self.index.library is None:
            return
        try:
            self.bar.tell("export", export(self.index.library, self.sample, path))
        except LibraryError as error:
            self._tell_trouble(error)

    def ask_to_reset(self) -> None:
        """Let statistics begin anew, if that is meant, and of whom."""
        ask_whose(self, self._pixels, self.choices.name.value or "", self._reset)

    def _reset(self, name: str) -> None:
        self._before.append(self._since)
        self._count_since(reset(self._since, name, datetime.now().astimezone()))
        text = self.tr("The statistics of everybody begin anew. No match is lost.")
        if name != EVERYBODY:
            text = self.tr("The statistics of “{name}” begin anew. No match is lost.")
        told = text.format(name=name)
        line = self.bar.tell("reset", told, act=self.tr("Undo"), slot=self.undo_reset)
        assert line.act is not None
        line.act.setFocus()

    def undo_reset(self) -> None:
        """Let matches count again as before the last reset."""
        if self._before:
            self._count_since(self._before.pop())
            if not self._before:
                self.bar.drop("reset")
                self.choices.name.setFocus()

    def _count_since(self, since: dict[str, str]) -> None:
        self._since = since
        self.since_changed.emit(since)
        self.look_up()

    def changeEvent(self, event: QEvent) -> None:
        """Look for what has changed meanwhile, when a person comes back to the window."""
        if event.type() == QEvent.Type.ActivationChange and self.isActiveWindow():
            self.index.refresh()
        super().changeEvent(event)

    def done(self, result: int) -> None:
        """Close, and leave the library to others."""
        self.index.close()
        super().done(result)
