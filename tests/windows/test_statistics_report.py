from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from domino_gui.engine.rules import RuleSetId
from domino_gui.storage import statistics
from domino_gui.storage.statistics import Figures, Sample
from domino_gui.windows import statistics_texts as texts
from domino_gui.windows.statistics_report import Report, StatisticsReport
from domino_gui.windows.statistics_table import StatisticsTable
from tests.windows.played import ADA, BEN, JOON, library, play

MINA = Sample("Mina")


@pytest.fixture
def shown(parent: QWidget, qtbot: QtBot) -> StatisticsReport:
    del qtbot
    layout = QVBoxLayout(parent)
    report = StatisticsReport(14, parent)
    layout.addWidget(report)
    parent.resize(1100, 650)
    return report


def column(table: StatisticsTable, number: int) -> list[str]:
    model = table.model()
    return [model.index(row, number).data() for row in range(model.rowCount())]


def seen(report: StatisticsReport) -> list[str]:
    pages = report.pages
    return [pages.tabText(page) for page in range(pages.count()) if pages.isTabVisible(page)]


def test_all_that_is_shown_is_what_the_database_tells(shown: StatisticsReport) -> None:
    play(4, ADA)
    play(3, BEN, rules=RuleSetId.FIVE_UP)
    play(2, JOON, BEN)
    with library() as opened:
        report = Report.of(opened, MINA)
        together = statistics.figures(opened, MINA)
        by_opponent = statistics.by_opponent(opened, MINA)
        by_rules = statistics.by_rules(opened, MINA)
    shown.show_report(report)
    assert together.matches == 9
    assert together.win_rate is not None
    assert shown.won.rate.text() == texts.percent(together.win_rate)
    assert shown.won.bar.share == texts.share_of(together)
    assert [fact.value for fact in shown.facts.facts][:1] == ["9"]
    assert column(shown.by_opponent, 0) == [name for name, _ in by_opponent]
    assert column(shown.by_opponent, 1) == [str(figures.matches) for _, figures in by_opponent]
    assert column(shown.by_rules, 2) == [
        texts.percent(figures.win_rate or 0) for _, figures in by_rules
    ]
    assert column(shown.by_rules, 0) == ["All Fives", "Five Up"]
    assert column(shown.by_level, 0) == ["casual", "expert"]
    assert len(column(shown.over_time.table, 0)) == len(shown.over_time.chart.points) == 4


def test_points_are_told_where_one_rule_set_alone_was_played(shown: StatisticsReport) -> None:
    play(3, rules=RuleSetId.FIVE_UP)
    with library() as opened:
        report = Report.of(opened, MINA)
    assert report.rules is RuleSetId.FIVE_UP
    assert report.even == 0.5
    shown.show_report(report)
    figures = report.figures
    assert figures.points_per_round is not None
    points = shown.facts.facts[1]
    assert points.caption == "Points per round"
    assert points.value == texts.decimal(figures.points_per_round / 5)
    play(1)
    with library() as opened:
        shown.show_report(Report.of(opened, MINA))
    assert shown.facts.facts[1].value == texts.NOTHING


def test_a_page_without_anything_to_compare_is_out_of_sight(shown: StatisticsReport) -> None:
    play(2, JOON)
    with library() as opened:
        shown.show_report(Report.of(opened, MINA))
    assert "By le&vel" not in seen(shown)
    play(1, ADA)
    with library() as opened:
        shown.show_report(Report.of(opened, MINA))
    assert "By le&vel" in seen(shown)


def test_the_table_in_sight_is_the_one_that_is_copied(shown: StatisticsReport) -> None:
    play(2)
    with library() as opened:
        shown.show_report(Report.of(opened, MINA))
    assert shown.table is shown.over_time.table
    bar = shown.pages.tabBar()
    at: QPoint = bar.tabRect(shown.pages.indexOf(shown.by_opponent)).center()
    QTest.mouseClick(bar, Qt.MouseButton.LeftButton, pos=at)
    assert shown.table is shown.by_opponent


def test_other_matches_are_another_picture(shown: StatisticsReport) -> None:
    play(3)
    pictures = []
    for _ in range(2):
        with library() as opened:
            shown.show_report(Report.of(opened, MINA))
        pictures.append([shown.won.bar.grab().toImage(), shown.over_time.chart.grab().toImage()])
        play(3)
    (bar, chart), (other_bar, other_chart) = pictures
    assert bar != other_bar
    assert chart != other_chart


def test_without_matches_nothing_else_is_asked() -> None:
    with library() as opened:
        assert Report.of(opened, MINA) == Report(Figures())
