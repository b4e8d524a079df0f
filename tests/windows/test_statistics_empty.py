from __future__ import annotations

from datetime import UTC, datetime

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel, QVBoxLayout, QWidget

from domino_gui.windows.statistics_empty import EmptyStatistics, Why


@pytest.fixture
def empty(parent: QWidget) -> EmptyStatistics:
    layout = QVBoxLayout(parent)
    empty = EmptyStatistics(14, parent)
    layout.addWidget(empty)
    parent.resize(900, 600)
    return empty


def said(empty: EmptyStatistics) -> str:
    return "\n".join(label.text() for label in empty.findChildren(QLabel) if label.isVisible())


def test_before_the_first_match_it_is_told_what_counts_and_why_practice_does_not(
    empty: EmptyStatistics,
) -> None:
    empty.say(Why.NEVER)
    assert "names of the people" in said(empty)
    assert "Practice is not counted: where moves were taken back" in said(empty)


def test_where_choices_leave_nothing_they_are_told_to(empty: EmptyStatistics) -> None:
    empty.say(Why.NEVER)
    empty.say(Why.CHOICES, "Mina")
    assert "Of “Mina” there are matches" in said(empty)
    assert "Practice" not in said(empty)


def test_after_a_reset_it_is_told_that_nothing_is_lost(empty: EmptyStatistics) -> None:
    empty.say(Why.RESET, "Mina", datetime(2026, 11, 30, 20, 15, tzinfo=UTC))
    assert "2026-11-30 20:15" in said(empty)
    assert "kept in the library" in said(empty)


@pytest.mark.parametrize("why", Why)
def test_there_is_a_button_that_leads_on(empty: EmptyStatistics, why: Why) -> None:
    wanted: list[Why] = []
    empty.wanted.connect(wanted.append)
    empty.say(why, "Mina", datetime(2026, 11, 30, tzinfo=UTC))
    assert empty.button.text()
    QTest.mouseClick(empty.button, Qt.MouseButton.LeftButton)
    assert wanted == [why]


@pytest.mark.parametrize("why", Why)
def test_no_word_is_cut_off(empty: EmptyStatistics, why: Why) -> None:
    empty.say(why, "Maximiliana Weatherington", datetime(2026, 11, 30, tzinfo=UTC))
    for label in empty.findChildren(QLabel):
        if label.isVisible() and label.wordWrap():
            assert label.height() >= label.heightForWidth(label.width())
