import pytest

from domino_gui.windows.tally import strokes


@pytest.mark.parametrize(
    ("points", "number"), [(0, 0), (4, 0), (5, 1), (10, 2), (50, 10), (175, 35), (7.5, 1), (-20, 0)]
)
def test_there_is_a_stroke_for_every_five(points: float, number: int) -> None:
    assert len(strokes(points, 20)) == number


def test_fifty_is_a_large_cross_and_four_small_ones_within_its_square() -> None:
    lines = strokes(50, 20)
    lengths = sorted(round(line.length()) for line in lines)
    assert lengths[-2:] == [21, 21]
    assert max(lengths[:-2]) <= 7
    assert all(-2 <= value <= 22 for line in lines for value in (line.x1(), line.y1(), line.x2()))


def test_the_next_fifty_stand_beside_the_first() -> None:
    lines = strokes(100, 20)
    assert min(line.x1() for line in lines[10:]) > max(line.x2() for line in lines[:2])
