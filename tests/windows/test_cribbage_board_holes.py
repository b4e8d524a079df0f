"""The holes of a cribbage board: one for each point, none upon another, pegs where they belong."""

from itertools import pairwise
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from domino_gui.engine.match import Match
from domino_gui.windows.cribbage_board_holes import Spot, Track, track_of
from domino_gui.windows.score_sheet_rounds import Pegs
from tests.strategies import start

fives = st.integers(-40, 900).map(lambda points: 5 * points)
targets = st.integers(11, 121)


def apart(one: Spot, other: Spot) -> float:
    return ((one.x - other.x) ** 2 + (one.y - other.y) ** 2) ** 0.5


def all_spots(track: Track) -> list[Spot]:
    return [
        *track.start,
        *(track.hole(number) for number in range(1, track.holes)),
        *track.finish,
    ]


@given(targets)
def test_no_hole_lies_upon_another_and_all_lie_on_the_board(holes: int) -> None:
    track = Track(holes)
    spots = all_spots(track)
    assert len(spots) == holes - 1 + 4
    for index, spot in enumerate(spots):
        assert 0.5 <= spot.x <= track.width - 0.5
        assert 0.5 <= spot.y <= track.height - 0.5
        assert all(apart(spot, other) > 0.95 for other in spots[index + 1 :])


def test_sixty_one_goes_out_and_back_in_groups_of_five() -> None:
    track = Track(61)
    holes = [track.hole(number) for number in range(1, 61)]
    assert {spot.y for spot in holes[:30]} == {holes[0].y}
    assert {spot.y for spot in holes[30:]} == {holes[30].y} != {holes[0].y}
    assert [spot.x for spot in holes[:30]] == [spot.x for spot in reversed(holes[30:])]
    wide = [number for number, (a, b) in enumerate(pairwise(holes[:30]), 1) if b.x - a.x > 1.1]
    assert wide == [5, 10, 15, 20, 25]
    assert track.hole(61).x < holes[-1].x  # beside the start, as on boards of wood


@given(targets, fives, fives)
def test_the_pegs_stand_in_the_holes_of_their_scores(holes: int, front: int, back: int) -> None:
    track = Track(holes)
    at_front, at_back = track.spots(Pegs(front, back))
    assert at_front != at_back or front == back
    for points, spot in ((front, at_front), (back, at_back)):
        number = points // 5
        if number <= 0:
            assert spot in track.start
        elif number >= holes:
            assert spot in track.finish
        else:
            assert spot == track.hole(number)


def test_a_score_that_stays_in_its_hole_keeps_both_pegs_in_sight() -> None:
    track = Track(61)
    assert track.spots(Pegs(0, 0)) == track.start
    assert track.spots(Pegs(305, 320)) == track.finish
    assert set(track.spots(Pegs(-10, -5))) == set(track.start)


@pytest.mark.parametrize(
    ("rules", "house", "holes"),
    [
        ("five-up", {}, 61),
        ("five-up", {"target": 605}, 121),
        ("five-up", {"target": 303}, 61),
        ("five-up", {"target": 1000}, None),
        ("five-up", {"target": 20}, None),
        ("all-fives", {}, None),
        ("draw", {}, None),
    ],
)
def test_a_board_is_for_five_up_and_a_target_that_makes_one(
    rules: str, house: dict[str, Any], holes: int | None
) -> None:
    track = track_of(Match(start(rules, **house)).rules)
    assert (None if track is None else track.holes) == holes
