from datetime import date

import pytest
from PySide6.QtCore import QDate
from PySide6.QtWidgets import QWidget

from domino_gui.windows import library_dates
from domino_gui.windows.library_dates import DateChoice, Dates, Span, dates_of

NOW = date(2026, 12, 3)  # a Thursday


@pytest.mark.parametrize(
    ("span", "since"),
    [
        (Span.ALWAYS, None),
        (Span.WEEK, date(2026, 11, 30)),
        (Span.MONTH, date(2026, 12, 1)),
        (Span.YEAR, date(2026, 1, 1)),
    ],
)
def test_a_span_begins_on_its_first_day_and_is_not_over(span: Span, since: date | None) -> None:
    assert dates_of(span, NOW) == Dates(since, None)


@pytest.fixture
def choice(parent: QWidget, monkeypatch: pytest.MonkeyPatch) -> DateChoice:
    monkeypatch.setattr(library_dates, "today", lambda: NOW)
    choice = DateChoice(14, parent)
    choice.show()
    return choice


def choose(choice: DateChoice, span: Span) -> None:
    choice.spans.setCurrentIndex([*Span].index(span))


def test_every_choice_is_told(choice: DateChoice) -> None:
    told: list[Dates] = []
    choice.changed.connect(lambda: told.append(choice.dates()))
    for span in (Span.WEEK, Span.YEAR, Span.ALWAYS):
        choose(choice, span)
    assert told == [dates_of(span, NOW) for span in (Span.WEEK, Span.YEAR, Span.ALWAYS)]


def test_dates_of_one_s_own_have_fields_only_while_they_are_wanted(choice: DateChoice) -> None:
    assert not choice.since.isVisible()
    choose(choice, Span.OWN)
    assert choice.since.isVisible()
    assert choice.until.isVisible()
    choice.clear()
    assert not choice.until.isVisible()
    assert choice.dates() == Dates()


def test_dates_of_one_s_own_are_taken_in_the_order_of_time(choice: DateChoice) -> None:
    choose(choice, Span.OWN)
    choice.since.setDate(QDate(2026, 5, 6))
    choice.until.setDate(QDate(2026, 3, 4))
    assert choice.dates() == Dates(date(2026, 3, 4), date(2026, 5, 6))
