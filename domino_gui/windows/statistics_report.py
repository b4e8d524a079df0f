"""Everything that is told of some matches: the summary, and below it a page for each comparison."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple, Self

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QHBoxLayout, QTabWidget, QVBoxLayout, QWidget

from domino_gui.engine.rules import RuleSetId
from domino_gui.storage import statistics
from domino_gui.storage.library import Library, LibraryError
from domino_gui.storage.statistics import Figures, Form, Sample
from domino_gui.windows import statistics_texts as texts
from domino_gui.windows.rule_set_texts import level_name, rule_set_name
from domino_gui.windows.statistics_over_time import OverTimePage
from domino_gui.windows.statistics_summary import FactsBox, WinBox
from domino_gui.windows.statistics_table import StatisticsTable
from domino_gui.windows.statistics_tables import Group, comparison


class Report(NamedTuple):
    """What the database tells of all matches of a sample together."""

    sample: Sample
    figures: Figures = Figures()
    kinds: tuple[tuple[RuleSetId, Form], ...] = ()
    """Which rule sets were played, at which tables."""

    @classmethod
    def of(cls, library: Library, sample: Sample) -> Self:
        """Ask the database; it may raise `LibraryError`."""
        figures = statistics.figures(library, sample)
        return cls(sample, figures, tuple(statistics.kinds(library, sample)))

    @property
    def played(self) -> frozenset[RuleSetId]:
        """The rule sets that were played."""
        return frozenset(rules for rules, _ in self.kinds)

    @property
    def rules(self) -> RuleSetId | None:
        """The only rule set that was played; None of several."""
        return texts.only(self.played)

    @property
    def pays(self) -> bool:
        """Whether placements pay in all of them."""
        return texts.all_pay(self.played)

    @property
    def even(self) -> float | None:
        """What an even share would be; None where it depends on the table."""
        return texts.even_share([form for _, form in self.kinds])

    def group(self, name: str, figures: Figures) -> Group:
        """Return some of the matches as a row of a table."""
        return Group(name, figures, self.rules, self.even, self.pays)


class StatisticsReport(QWidget):
    """Shows a report of at least one match. What a page compares is asked when it is first seen."""

    troubled = Signal(object)
    """The library could not be read: a `LibraryError`. The page stays as it is."""

    def __init__(self, pixels: int, parent: QWidget) -> None:
        """``pixels`` is the size of plain text."""
        super().__init__(parent)
        self.won = WinBox(pixels, self)
        self.facts = FactsBox(pixels, self)
        self.pages = QTabWidget(self)
        self.pages.setDocumentMode(True)
        self.over_time = OverTimePage(pixels, self)
        self.by_rules, self.by_seats, self.by_opponent, self.by_level = (
            StatisticsTable(pixels, self) for _ in range(4)
        )
        self._asking: dict[QWidget, Callable[[Library, Report], None]] = {}
        for page, title, ask in (
            (self.over_time, self.tr("Over &time"), self._ask_over_time),
            (self.by_rules, self.tr("By rule &set"), self._ask_by_rules),
            (self.by_seats, self.tr("By pla&yers"), self._ask_by_seats),
            (self.by_opponent, self.tr("By oppone&nt"), self._ask_by_opponent),
            (self.by_level, self.tr("By le&vel"), self._ask_by_level),
        ):
            self.pages.addTab(page, title)
            page.setAccessibleName(title.replace("&", ""))
            self._asking[page] = ask
        self.pages.tabBar().setAccessibleName(self.tr("Comparisons"))
        self.pages.currentChanged.connect(lambda _: self._ask())
        self._shown: tuple[Library, Report] | None = None
        self._stale: set[QWidget] = set()  # pages that show another report still
        above, column = QHBoxLayout(), QVBoxLayout(self)
        above.addWidget(self.won, 3)
        above.addWidget(self.facts, 5)
        column.addLayout(above)
        column.addWidget(self.pages, 1)
        column.setContentsMargins(0, 0, 0, 0)
        for layout in (above, column):
            layout.setSpacing(pixels // 2)

    @property
    def table(self) -> StatisticsTable:
        """The table that is in sight."""
        page = self.pages.currentWidget()
        if isinstance(page, OverTimePage):
            return page.table
        assert isinstance(page, StatisticsTable)
        return page

    def offer_levels(self, *, there_are: bool) -> None:
        """Have a page that compares levels only where computers have been played against."""
        self.pages.setTabVisible(self.pages.indexOf(self.by_level), there_are)

    def show_report(self, library: Library, report: Report) -> None:
        """Show another report, and ask ``library`` for the rest as it is looked at."""
        share = texts.share_of(report.figures, report.even)
        assert share is not None
        self.won.show_share(share, report.figures)
        self.facts.show_facts(self.tr("In figures"), texts.facts(report.figures, report.played))
        self._shown = library, report
        self._stale = {*self._asking}
        self._ask()

    def _ask(self) -> None:
        """Ask for what the page in sight compares, unless that is known."""
        page = self.pages.currentWidget()
        if self._shown is None or page not in self._stale:
            return
        try:
            self._asking[page](*self._shown)
        except LibraryError as error:
            self.troubled.emit(error)
        else:
            self._stale.remove(page)

    def _ask_over_time(self, library: Library, report: Report) -> None:
        periods = statistics.over_time(library, report.sample)
        self.over_time.show_periods(periods, report.rules, report.even)

    def _ask_by_rules(self, library: Library, report: Report) -> None:
        groups = [
            Group(rule_set_name(rules), figures, rules, report.even, texts.all_pay([rules]))
            for rules, figures in statistics.by_rules(library, report.sample)
        ]
        self.by_rules.show_content(comparison(self.tr("Rule set"), groups))

    def _ask_by_seats(self, library: Library, report: Report) -> None:
        groups = [
            report.group(texts.form_name(form), figures)._replace(even=texts.even_share([form]))
            for form, figures in statistics.by_seats(library, report.sample)
        ]
        self.by_seats.show_content(comparison(self.tr("Players"), groups))

    def _ask_by_opponent(self, library: Library, report: Report) -> None:
        groups = [
            report.group(" ".join(name.splitlines()), figures)
            for name, figures in statistics.by_opponent(library, report.sample)
        ]
        self.by_opponent.show_content(comparison(self.tr("Opponent"), groups))

    def _ask_by_level(self, library: Library, report: Report) -> None:
        found = dict(statistics.by_level(library, report.sample))
        groups = [
            report.group(level_name(level), found[level]) for level in texts.by_strength(found)
        ]
        self.by_level.show_content(comparison(self.tr("Level"), groups))
