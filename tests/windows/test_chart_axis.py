import pytest
from hypothesis import given
from hypothesis import strategies as st

from domino_gui.windows.chart_axis import fitting_axis, fixed_axis

values = st.floats(-500, 500).map(lambda value: round(value, 3))


@given(st.lists(values, max_size=20))
def test_all_values_lie_between_the_ends_of_a_fitting_axis(measured: list[float]) -> None:
    axis = fitting_axis(measured, str)
    assert axis.low <= min([0, *measured])
    assert axis.high >= max([1, *measured])


@given(st.lists(values, min_size=1, max_size=20))
def test_its_marks_are_few_round_and_evenly_spaced(measured: list[float]) -> None:
    marks = [value for value, _ in fitting_axis(measured, str).marks]
    assert 3 <= len(marks) <= 8
    step = marks[1] - marks[0]
    assert f"{step:e}"[0] in "125"
    assert marks == pytest.approx([marks[0] + number * step for number in range(len(marks))])
    assert 0.0 in marks  # of points above and below nothing, nothing is what one looks for


def test_a_fixed_axis_has_the_marks_that_it_is_given_with_their_words() -> None:
    axis = fixed_axis((0.0, 0.5, 1.0), lambda value: f"{value:.0%}", 0.5)
    assert axis.marks == ((0.0, "0%"), (0.5, "50%"), (1.0, "100%"))
    assert (axis.low, axis.high, axis.even) == (0.0, 1.0, 0.5)
