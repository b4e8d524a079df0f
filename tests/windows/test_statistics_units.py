from datetime import date, timedelta

import pytest

from domino_gui.windows.statistics_units import Unit, unit_of

MONDAY = date(2026, 3, 2)


@pytest.mark.parametrize(
    ("starts", "unit"),
    [
        ([MONDAY], Unit.DAY),
        ([date(2026, 3, 1)], Unit.DAY),
        ([MONDAY + timedelta(days=day) for day in range(20)], Unit.DAY),
        ([MONDAY, MONDAY + timedelta(days=7)], Unit.DAY),
        ([date(2026, 5, 1), date(2026, 6, 1)], Unit.DAY),
        ([MONDAY + timedelta(days=7 * week) for week in range(10)], Unit.WEEK),
        ([MONDAY, MONDAY + timedelta(days=28)], Unit.WEEK),
        ([date(2026, month, 1) for month in range(1, 8)], Unit.MONTH),
        ([date(2020, 1, 1), date(2026, 12, 1)], Unit.MONTH),
    ],
)
def test_periods_are_known_by_their_first_days(starts: list[date], unit: Unit) -> None:
    assert unit_of(starts) is unit


def test_a_period_is_called_by_as_much_of_its_first_day_as_tells_it() -> None:
    first = date(2026, 3, 1)
    assert Unit.MONTH.called(first) == "2026-03"
    assert Unit.WEEK.called(first) == Unit.DAY.called(first) == "2026-03-01"


def test_every_unit_has_words_of_its_own() -> None:
    for words in (
        {unit.title for unit in Unit},
        {unit.point for unit in Unit},
        {unit.together(3) for unit in Unit},
    ):
        assert len(words) == len(Unit)
