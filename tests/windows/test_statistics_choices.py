from __future__ import annotations

from datetime import datetime

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QComboBox, QLabel, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from domino_gui.engine.rules import RuleSetId
from domino_gui.storage.statistics import Sample
from domino_gui.windows.library_dates import Span
from domino_gui.windows.statistics_choices import StatisticsChoices


@pytest.fixture
def choices(parent: QWidget, qtbot: QtBot) -> StatisticsChoices:
    layout = QVBoxLayout(parent)
    choices = StatisticsChoices(14, parent)
    layout.addWidget(choices)
    choices.offer_names(["Mina", "Joon"])
    choices.offer_others(["Ada", "Ben"], ["master", "casual"])
    parent.resize(900, 100)
    parent.activateWindow()
    qtbot.waitUntil(parent.isActiveWindow, timeout=5_000)
    return choices


def words(box: QComboBox) -> list[str]:
    return [box.itemText(row) for row in range(box.count())]


def down(box: QComboBox, times: int = 1) -> None:
    """Choose as the keyboard does."""
    box.setFocus()
    for _ in range(times):
        QTest.keyClick(box, Qt.Key.Key_Down)


def test_at_first_all_matches_of_the_first_name_count(choices: StatisticsChoices) -> None:
    assert choices.sample() == Sample("Mina")
    assert not choices.is_narrowed


def test_what_is_chosen_by_keys_applies_together_and_is_told_once_each(
    choices: StatisticsChoices,
) -> None:
    told: list[str] = []
    choices.changed.connect(lambda: told.append("changed"))
    choices.renamed.connect(lambda: told.append("renamed"))
    down(choices.name)
    down(choices.rules, 3)
    down(choices.form, 4)
    down(choices.opponent)
    down(choices.level)
    assert choices.sample() == Sample(
        "Joon", RuleSetId.FIVE_UP, seats=4, partners=True, opponent="Ada", level="casual"
    )
    assert choices.is_narrowed
    assert told == ["renamed", *["changed"] * 9]


def test_levels_are_offered_from_the_weakest_on(choices: StatisticsChoices) -> None:
    assert words(choices.level) == ["All", "casual", "master"]


def test_dates_are_meant_as_clocks_here_show_them(choices: StatisticsChoices) -> None:
    choices.dates.spans.setCurrentIndex([*Span].index(Span.OWN))
    sample = choices.sample()
    assert sample.since is not None
    assert sample.until is not None
    assert (sample.since.hour, sample.since.minute) == (0, 0)
    assert (sample.until.hour, sample.until.minute, sample.until.second) == (23, 59, 59)
    assert sample.since.utcoffset() == sample.since.replace(tzinfo=None).astimezone().utcoffset()
    assert sample.until.date() == datetime.now().astimezone().date()
    assert choices.is_narrowed


def test_whoever_was_chosen_stays_so_while_still_offered(choices: StatisticsChoices) -> None:
    down(choices.name)
    down(choices.opponent, 2)
    choices.offer_names(["Sora", "Joon"])
    choices.offer_others(["Ben"], [])
    assert choices.sample() == Sample("Joon", opponent="Ben")
    choices.offer_names(["Sora"])
    choices.offer_others([], [])
    assert choices.sample() == Sample("Sora")
    choices.offer_names([])
    assert choices.sample() == Sample("")


def test_everything_can_be_shown_again(choices: StatisticsChoices) -> None:
    for box in (choices.rules, choices.form, choices.opponent, choices.level):
        down(box)
    choices.dates.spans.setCurrentIndex(1)
    told: list[None] = []
    choices.changed.connect(lambda: told.append(None))
    choices.show_everything()
    assert choices.sample() == Sample("Mina")
    assert len(told) == 1


def test_a_name_on_several_lines_is_shown_on_one_and_asked_for_as_it_is(
    choices: StatisticsChoices,
) -> None:
    choices.offer_names(["Mi\nna"])
    assert words(choices.name) == ["Mi na"]
    assert choices.sample().name == "Mi\nna"


def test_every_list_has_a_name_and_a_letter_that_leads_to_it(choices: StatisticsChoices) -> None:
    boxes = choices.findChildren(QComboBox)
    labels = [label for label in choices.findChildren(QLabel) if label.buddy() in boxes]
    assert {label.buddy() for label in labels} == {*boxes}
    assert all(box.accessibleName() for box in boxes)
    letters = [label.text().partition("&")[2][:1].lower() for label in labels]
    assert len({*letters}) == len(letters) == 6
