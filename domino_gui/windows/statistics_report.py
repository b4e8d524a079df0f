"""Everything that is told of some matches: the summary, and below it a page for each comparison."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple, Self

from PySide6.QtWidgets import QHBoxLayout, QTabWidget, QVBoxLayout, QWidget

from domino_gui.engine.rules import RuleSetId
from domino_gui.storage import statistics
from domino_gui.storage.library import Library
from domino_gui.storage.statistics import Figures, Form, Period, Sample
from domino_gui.windows import statistics_texts as texts
from domino_gui.windows.rule_set_texts import level_name, rule_set_name
from domino_gui.windows.statistics_over_time import OverTimePage
from domino_gui.windows.statistics_summary import FactsBox, WinBox
from domino_gui.windows.statistics_table import StatisticsTable
from domino_gui.windows.statistics_tables import Group, comparison


class Report(NamedTuple):
    """What the database tells of a sample."""

    figures: Figures
    by_rules: Sequence[tuple[RuleSetId, Figures]] = ()
    by_seats: Sequence[tuple[Form, Figures]] = ()
    by_opponent: Sequence[tuple[str, Figures]] = ()
    by_level: Sequence[tuple[str, Figures]] = ()
    over_time: Sequence[Period] = ()

    @classmethod
    def of(cls, library: Library, sample: Sample) -> Self:
        """Ask the database; it may raise `LibraryError`."""
        together = statistics.figures(library, sample)
        if not together.matches:
            return cls(together)
        return cls(
            together,
            statistics.by_rules(library, sample),
            statistics.by_seats(library, sample),
            statistics.by_opponent(library, sample),
            statistics.by_level(library, sample),
            statistics.over_time(library, sample),
        )

    @property
    def rules(self) -> RuleSetId | None:
        """The only rule set that was played; None of several."""
        return self.by_rules[0][0] if len(self.by_rules) == 1 else None

    @property
    def even(self) -> float | None:
        """What an even share would be; None where it depends on the table."""
        return texts.even_share([form for form, _ in self.by_seats])


class StatisticsReport(QWidget):
    """Shows a report of at least one match."""

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
        for page, title in (
            (self.over_time, self.tr("Over &time")),
            (self.by_rules, self.tr("By rule &set")),
            (self.by_seats, self.tr("By pla&yers")),
            (self.by_opponent, self.tr("By oppone&nt")),
            (self.by_level, self.tr("By le&vel")),
        ):
            self.pages.addTab(page, title)
            page.setAccessibleName(title.replace("&", ""))
        self.pages.tabBar().setAccessibleName(self.tr("Comparisons"))
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

    def show_report(self, report: Report) -> None:
        """Show another report."""
        rules, even = report.rules, report.even
        share = texts.share_of(report.figures, even)
        assert share is not None
        self.won.show_share(share, report.figures)
        self.facts.show_facts(self.tr("In figures"), texts.facts(report.figures, rules))
        self.over_time.show_periods(report.over_time, rules, even)
        self._compare(
            self.by_rules,
            self.tr("Rule set"),
            [Group(rule_set_name(each), of, each, even) for each, of in report.by_rules],
        )
        self._compare(
            self.by_seats,
            self.tr("Players"),
            [
                Group(texts.form_name(each), of, rules, texts.even_share([each]))
                for each, of in report.by_seats
            ],
        )
        self._compare(
            self.by_opponent,
            self.tr("Opponent"),
            [Group(each, of, rules, even) for each, of in report.by_opponent],
        )
        self._compare(
            self.by_level,
            self.tr("Level"),
            [
                Group(level_name(each), dict(report.by_level)[each], rules, even)
                for each in texts.by_strength(each for each, _ in report.by_level)
            ],
        )

    def _compare(self, table: StatisticsTable, title: str, groups: list[Group]) -> None:
        """Fill a table; where there is nothing to tell apart, its page is out of sight."""
        table.show_content(comparison(title, groups))
        self.pages.setTabVisible(self.pages.indexOf(table), bool(groups))
