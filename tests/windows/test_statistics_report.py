from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from domino_gui.engine.rules import RuleSetId
from domino_gui.storage import statistics
from domino_gui.storage.library import Library, LibraryError, Trouble
from domino_gui.storage.statistics import Figures, Sample
from domino_gui.windows import statistics_texts as texts
from domino_gui.windows.statistics_report import Report, StatisticsReport
from domino_gui.windows.statistics_table import StatisticsTable
from tests.windows import played
from tests.windows.played import ADA, BEN, JOON, play

MINA = Sample("Mina")


@pytest.fixture
def shown(parent: QWidget, qtbot: QtBot) -> StatisticsReport:
    del qtbot
    layout = QVBoxLayout(parent)
    report = StatisticsReport(14, parent)
    layout.addWidget(report)
    parent.resize(1100, 650)
    return report


@pytest.fixture
def library() -> Iterator[Library]:
    with played.library() as library:
        yield library


def show(shown: StatisticsReport, library: Library) -> Report:
    """Show all of Mina's matches."""
    played.refresh(library)
    report = Report.of(library, MINA)
    shown.show_report(library, report)
    return report


def go_to(shown: StatisticsReport, page: QWidget) -> None:
    """Click on the tab of a page."""
    bar = shown.pages.tabBar()
    at = bar.tabRect(shown.pages.indexOf(page)).center()
    QTest.mouseClick(bar, Qt.MouseButton.LeftButton, pos=at)
    assert shown.pages.currentWidget() is page


def column(table: StatisticsTable, number: int) -> list[str]:
    model = table.model()
    return [model.index(row, number).data() for row in range(model.rowCount())]


def test_all_that_is_shown_is_what_the_database_tells(
    shown: StatisticsReport, library: Library
) -> None:
    play(4, ADA)
    play(3, BEN, rules=RuleSetId.FIVE_UP)
    play(2, JOON, BEN)
    together = show(shown, library).figures
    assert together == statistics.figures(library, MINA)
    assert together.matches == 9
    assert shown.won.rate.text() == texts.percent(together.win_rate or 0)
    assert shown.won.bar.share == texts.share_of(together)
    assert shown.facts.facts[0].value == "9"
    assert len(column(shown.over_time.table, 0)) == len(shown.over_time.chart.points) == 4
    for page, names, found in (
        (shown.by_rules, ["All Fives", "Five Up"], statistics.by_rules(library, MINA)),
        (shown.by_seats, ["2 player(s)", "3 player(s)"], statistics.by_seats(library, MINA)),
        (shown.by_opponent, ["Ben", "Ada", "Joon"], statistics.by_opponent(library, MINA)),
        (shown.by_level, ["casual", "expert"], statistics.by_level(library, MINA)),
    ):
        go_to(shown, page)
        assert column(page, 0) == names
        assert column(page, 1) == [str(figures.matches) for _, figures in found]
        assert column(page, 2) == [texts.percent(figures.win_rate or 0) for _, figures in found]


def test_a_page_is_asked_for_when_it_is_first_seen_and_only_then(
    shown: StatisticsReport, library: Library, monkeypatch: pytest.MonkeyPatch
) -> None:
    play(2)
    asked: list[str] = []
    by_level = statistics.by_level

    def counting(library: Library, sample: Sample) -> list[tuple[str, Figures]]:
        asked.append("by_level")
        return by_level(library, sample)

    monkeypatch.setattr(statistics, "by_level", counting)
    show(shown, library)
    assert asked == []
    for page in (shown.by_level, shown.by_rules, shown.by_level):
        go_to(shown, page)
    assert asked == ["by_level"]
    play(1)
    show(shown, library)
    assert len(asked) == 2
    assert column(shown.by_level, 1) == ["3"]


def test_a_page_that_cannot_be_asked_for_is_told_and_asked_for_again(
    shown: StatisticsReport, library: Library, monkeypatch: pytest.MonkeyPatch
) -> None:
    def broken(*_: object) -> None:
        raise LibraryError(Trouble.BUSY, "locked")

    play(2)
    show(shown, library)
    told: list[LibraryError] = []
    shown.troubled.connect(told.append)
    with monkeypatch.context() as patched:
        patched.setattr(statistics, "by_rules", broken)
        go_to(shown, shown.by_rules)
    assert [error.trouble for error in told] == [Trouble.BUSY]
    go_to(shown, shown.over_time)
    go_to(shown, shown.by_rules)
    assert column(shown.by_rules, 0) == ["All Fives"]


def test_points_are_told_where_one_rule_set_alone_was_played(
    shown: StatisticsReport, library: Library
) -> None:
    play(3, rules=RuleSetId.FIVE_UP)
    report = show(shown, library)
    assert report.rules is RuleSetId.FIVE_UP
    assert report.even == 0.5
    figures = report.figures
    assert figures.points_per_round is not None
    points = shown.facts.facts[1]
    assert points.caption == "Points per round"
    assert points.value == texts.decimal(figures.points_per_round / 5)
    play(1)
    assert show(shown, library).rules is None
    assert shown.facts.facts[1].value == texts.NOTHING


def test_levels_have_a_page_only_where_there_are_any(shown: StatisticsReport) -> None:
    page = shown.pages.indexOf(shown.by_level)
    shown.offer_levels(there_are=False)
    assert not shown.pages.isTabVisible(page)
    shown.offer_levels(there_are=True)
    assert shown.pages.isTabVisible(page)


def test_the_table_in_sight_is_the_one_that_is_copied(
    shown: StatisticsReport, library: Library
) -> None:
    play(2)
    show(shown, library)
    assert shown.table is shown.over_time.table
    go_to(shown, shown.by_opponent)
    assert shown.table is shown.by_opponent


def test_other_matches_are_another_picture(shown: StatisticsReport, library: Library) -> None:
    play(3)
    pictures = []
    for _ in range(2):
        show(shown, library)
        pictures.append([shown.won.bar.grab().toImage(), shown.over_time.chart.grab().toImage()])
        play(3)
    (bar, chart), (other_bar, other_chart) = pictures
    assert bar != other_bar
    assert chart != other_chart


def test_of_no_matches_there_is_nothing_to_report(library: Library) -> None:
    assert Report.of(library, MINA) == Report(MINA)
