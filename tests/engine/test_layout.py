from __future__ import annotations

import random

import pytest

from domino_gui.engine.layout import (
    End,
    Layout,
    NoMatchError,
    NotOpenError,
    Placed,
    Port,
    ScoringEnd,
    Spinners,
)
from domino_gui.engine.tiles import TILES, Tile
from tests.engine.rigged import end, plain

EVERY, FIRST, NONE = Spinners.EVERY, Spinners.FIRST, Spinners.NONE
WITH_FIVES = pytest.mark.parametrize("spinners", Spinners)


def lay(spinners: Spinners, *placements: tuple[str, str | None]) -> tuple[Layout, list[int]]:
    """Lay tiles, each legal; return the layout and the count after each."""
    layout = Layout(spinners)
    counts = []
    for name, spot in placements:
        tile, at = Tile.parse(name), end(spot)
        layout.check(tile, at)
        foretold = layout.count_after(tile, at)
        layout.place(tile, at)
        assert layout.count == foretold == sum(scoring.adds for scoring in layout.scoring_ends())
        counts.append(layout.count)
    return layout, counts


def opens(layout: Layout) -> set[str]:
    return {f"{spot} {spot.number}" for spot in layout.open_ends}


def adds(layout: Layout) -> dict[str, list[int]]:
    """What each tile adds, by its name."""
    found: dict[str, list[int]] = {}
    for scoring in layout.scoring_ends():
        found.setdefault(scoring.end.tile.name, []).append(scoring.adds)
    return found


# -- worked examples of rules.md ---------------------------------------------------------------

SPINNER = [("3|6", None), ("6|6", "3|6 high"), ("2|6", "6|6 straight-b")]

TWO_DOUBLES = [
    ("1|4", None),
    ("1|1", "1|4 low"),
    ("4|4", "1|4 high"),
    ("3|4", "4|4 straight-b"),
    ("1|2", "1|1 straight-b"),
    ("1|5", "1|1 branch-a"),
    ("5|5", "1|5 high"),
    ("0|5", "5|5 straight-b"),
    ("1|3", "1|1 branch-b"),
]


def test_worked_example_all_fives_a_spinner_counts_until_both_straights_are_filled() -> None:
    assert lay(FIRST, *SPINNER)[1] == [9, 15, 5]


@pytest.mark.parametrize("spinners", [FIRST, EVERY])
def test_worked_example_all_fives_and_five_up_two_doubles(spinners: Spinners) -> None:
    assert lay(spinners, *TWO_DOUBLES)[1] == [5, 6, 10, 5, 5, 10, 15, 5, 8]


def test_worked_example_muggins_the_sixth_placement_is_illegal() -> None:
    layout, counts = lay(NONE, *TWO_DOUBLES[:5])
    assert counts == [5, 6, 10, 5, 5]
    before = opens(layout)
    with pytest.raises(NotOpenError, match=r"1\|1 branch-a is not open"):
        layout.check(Tile(1, 5), end("1|1 branch-a"))
    assert opens(layout) == before == {"3|4 low 3", "1|2 high 2"}


@WITH_FIVES
def test_worked_example_a_led_double_counts_both_halves_until_its_second_straight(
    spinners: Spinners,
) -> None:
    assert lay(spinners, ("5|5", None), ("0|5", "5|5 straight-a"))[1] == [10, 10]
    assert lay(spinners, ("5|5", None), ("0|5", "5|5 straight-b"))[1] == [10, 10]


@WITH_FIVES
def test_worked_example_double_blank_counts_nothing(spinners: Spinners) -> None:
    layout, counts = lay(spinners, ("0|0", None))
    assert counts == [0]
    assert layout.scoring_ends() == [ScoringEnd(End(Tile(0, 0), Port.STRAIGHT_A), 0)]


@WITH_FIVES
def test_worked_example_which_end_matters(spinners: Spinners) -> None:
    # 5|5 with one straight open at one end, a plain 5 at the other.
    before = [("1|5", None), ("5|5", "1|5 high"), ("1|2", "1|5 low"), ("2|5", "1|2 high")]
    layout, counts = lay(spinners, *before)
    assert counts[-1] == 15
    assert layout.count_after(Tile(0, 5), end("5|5 straight-b")) == 5
    assert layout.count_after(Tile(0, 5), end("2|5 high")) == 10


# -- the positions that the Five Up original spells out ----------------------------------------

SPELLED_OUT: list[tuple[list[tuple[str, str | None]], set[str], dict[str, list[int]]]] = [
    ([("2|2", None)], {"2|2 straight-a 2", "2|2 straight-b 2"}, {"2|2": [4]}),
    ([("0|0", None)], {"0|0 straight-a 0", "0|0 straight-b 0"}, {"0|0": [0]}),
    (SPINNER[:2], {"3|6 low 3", "6|6 straight-b 6"}, {"3|6": [3], "6|6": [12]}),
    (TWO_DOUBLES[:1], {"1|4 high 4", "1|4 low 1"}, {"1|4": [1, 4]}),
    (TWO_DOUBLES[:2], {"1|1 straight-b 1", "1|4 high 4"}, {"1|1": [2], "1|4": [4]}),
    (TWO_DOUBLES[:3], {"1|1 straight-b 1", "4|4 straight-b 4"}, {"1|1": [2], "4|4": [8]}),
    (
        TWO_DOUBLES[:4],
        {"1|1 straight-b 1", "3|4 low 3", "4|4 branch-a 4", "4|4 branch-b 4"},
        {"1|1": [2], "3|4": [3]},
    ),
    (
        TWO_DOUBLES[:5],
        {
            "1|1 branch-a 1",
            "1|1 branch-b 1",
            "1|2 high 2",
            "3|4 low 3",
            "4|4 branch-a 4",
            "4|4 branch-b 4",
        },
        {"1|2": [2], "3|4": [3]},
    ),
    (
        TWO_DOUBLES[:6],
        {
            "1|1 branch-b 1",
            "1|2 high 2",
            "1|5 high 5",
            "3|4 low 3",
            "4|4 branch-a 4",
            "4|4 branch-b 4",
        },
        {"1|2": [2], "1|5": [5], "3|4": [3]},
    ),
    (
        TWO_DOUBLES[:8],
        {
            "0|5 low 0",
            "1|1 branch-b 1",
            "1|2 high 2",
            "3|4 low 3",
            "4|4 branch-a 4",
            "4|4 branch-b 4",
            "5|5 branch-a 5",
            "5|5 branch-b 5",
        },
        {"0|5": [0], "1|2": [2], "3|4": [3]},
    ),
    (
        TWO_DOUBLES,
        {
            "0|5 low 0",
            "1|2 high 2",
            "1|3 high 3",
            "3|4 low 3",
            "4|4 branch-a 4",
            "4|4 branch-b 4",
            "5|5 branch-a 5",
            "5|5 branch-b 5",
        },
        {"0|5": [0], "1|2": [2], "1|3": [3], "3|4": [3]},
    ),
]


@pytest.mark.parametrize(
    ("placements", "open_ends", "scoring"),
    SPELLED_OUT,
    ids=[f"{len(each[0])} tiles to {each[0][-1][0]}" for each in SPELLED_OUT],
)
def test_five_up_positions_have_the_open_ends_and_contributions_spelled_out(
    placements: list[tuple[str, str | None]], open_ends: set[str], scoring: dict[str, list[int]]
) -> None:
    layout, _ = lay(EVERY, *placements)
    assert opens(layout) == open_ends
    assert adds(layout) == scoring


# -- open ends, "Shared by all four" 1 ---------------------------------------------------------


def test_an_empty_table_has_no_ends_and_takes_any_tile() -> None:
    layout = Layout(FIRST)
    assert layout.open_ends == []
    assert layout.scoring_ends() == []
    assert len(layout) == layout.count == 0
    assert all(layout.fits(tile) for tile in TILES)
    with pytest.raises(NotOpenError):
        layout.check(Tile(1, 2), end("0|1 high"))


def test_only_the_first_double_placed_is_the_spinner_of_all_fives() -> None:
    layout, _ = lay(FIRST, *TWO_DOUBLES[:5])
    assert layout.is_spinner(Tile(1, 1))
    assert not layout.is_spinner(Tile(4, 4))
    assert not layout.is_spinner(Tile(1, 4))
    assert opens(layout) == {"1|1 branch-a 1", "1|1 branch-b 1", "1|2 high 2", "3|4 low 3"}


def test_every_double_and_nothing_else_is_a_spinner_in_five_up() -> None:
    layout, _ = lay(EVERY, *TWO_DOUBLES[:5])
    assert [placed.tile.name for placed in layout.placed if layout.is_spinner(placed.tile)] == [
        "1|1",
        "4|4",
    ]


def test_without_spinners_the_line_always_has_two_ends() -> None:
    rng = random.Random(5)
    for _ in range(50):
        layout = Layout(NONE)
        waiting = rng.sample(TILES, 28)
        layout.place(waiting.pop(), None)
        while tile := next(filter(layout.fits, waiting), None):
            waiting.remove(tile)
            layout.place(tile, rng.choice(layout.ends_for(tile)))
            assert len(layout.open_ends) == 2
            assert not layout.is_spinner(tile)


@pytest.mark.parametrize("first", ["straight-a", "straight-b"])
def test_either_straight_may_be_filled_first_and_branches_open_after_both(first: str) -> None:
    second = "straight-b" if first == "straight-a" else "straight-a"
    layout, _ = lay(FIRST, ("6|6", None), ("2|6", f"6|6 {first}"))
    assert opens(layout) == {"2|6 low 2", f"6|6 {second} 6"}
    layout.place(Tile(3, 6), end(f"6|6 {second}"))
    assert opens(layout) == {"2|6 low 2", "3|6 low 3", "6|6 branch-a 6", "6|6 branch-b 6"}
    layout.place(Tile(4, 6), end("6|6 branch-b"))
    assert layout.count == 2 + 3 + 4
    layout.place(Tile(5, 6), end("6|6 branch-a"))
    assert opens(layout) == {"2|6 low 2", "3|6 low 3", "4|6 low 4", "5|6 low 5"}
    assert layout.count == 2 + 3 + 4 + 5


def test_a_double_on_a_branch_opens_branches_of_its_own_in_five_up() -> None:
    layout, _ = lay(
        EVERY,
        *TWO_DOUBLES[:5],
        ("1|6", "1|1 branch-a"),
        ("6|6", "1|6 high"),
        ("2|6", "6|6 straight-b"),
    )
    assert {"6|6 branch-a 6", "6|6 branch-b 6", "2|6 low 2"} <= opens(layout)


def test_a_double_touches_with_its_straight_a_and_others_with_the_equal_half() -> None:
    layout, _ = lay(FIRST, *TWO_DOUBLES[:4])
    assert layout.placed == [
        Placed(Tile(1, 4), None, None),
        Placed(Tile(1, 1), End(Tile(1, 4), Port.LOW), Port.STRAIGHT_A),
        Placed(Tile(4, 4), End(Tile(1, 4), Port.HIGH), Port.STRAIGHT_A),
        Placed(Tile(3, 4), End(Tile(4, 4), Port.STRAIGHT_B), Port.HIGH),
    ]


def test_a_tile_fits_where_an_end_shows_one_of_its_numbers() -> None:
    layout, _ = lay(NONE, ("1|4", None), ("4|4", "1|4 high"))
    showing = [tile for tile in TILES if {1, 4} & {tile.low, tile.high}]
    assert [tile for tile in TILES if layout.fits(tile)] == showing
    assert layout.ends_for(Tile(1, 4)) == [end("1|4 low"), end("4|4 straight-b")]
    assert layout.ends_for(Tile(4, 4)) == [end("4|4 straight-b")]
    assert layout.ends_for(Tile(2, 3)) == []


def test_ends_that_were_asked_for_may_be_changed_freely() -> None:
    layout, _ = lay(NONE, ("1|4", None))
    layout.ends_for(Tile(1, 1)).clear()
    layout.ends_for(Tile(1, 2)).clear()
    layout.open_ends.clear()
    assert opens(layout) == {"1|4 low 1", "1|4 high 4"}


@pytest.mark.parametrize(
    ("tile", "spot", "error", "message"),
    [
        ("2|3", None, NotOpenError, "only the first tile of a round is laid without an end"),
        ("4|5", "1|4 high", NotOpenError, r"1\|4 high is not open"),
        ("1|5", "1|4 straight-a", NotOpenError, r"1\|4 straight-a is not open"),
        ("4|5", "4|4 branch-a", NotOpenError, r"4\|4 branch-a is not open"),
        ("5|5", "5|5 straight-a", NotOpenError, r"5\|5 straight-a is not open"),
        ("4|5", "4|4 low", NotOpenError, r"4\|4 low is not open"),
        ("2|3", "1|4 low", NoMatchError, r"2\|3 does not show 1, the number at 1\|4 low"),
        ("1|3", "4|4 straight-b", NoMatchError, r"1\|3 does not show 4"),
    ],
    ids=plain,
)
def test_what_may_not_be_attached_is_refused_with_its_reason(
    tile: str, spot: str | None, error: type[Exception], message: str
) -> None:
    layout, _ = lay(EVERY, ("1|4", None), ("4|4", "1|4 high"))
    with pytest.raises(error, match=f"^{message}"):
        layout.check(Tile.parse(tile), end(spot))


# -- count, "Shared by all four" 2 -------------------------------------------------------------


@pytest.mark.parametrize("tile", TILES, ids=plain)
def test_a_tile_alone_counts_all_its_pips(tile: Tile) -> None:
    layout = Layout(FIRST)
    assert layout.count_after(tile, None) == tile.pips
    layout.place(tile, None)
    assert layout.count == tile.pips
    assert sum(scoring.adds for scoring in layout.scoring_ends()) == tile.pips


def test_scoring_ends_come_as_their_tiles_came() -> None:
    layout, _ = lay(EVERY, *TWO_DOUBLES)
    assert layout.scoring_ends() == [
        ScoringEnd(End(Tile(3, 4), Port.LOW), 3),
        ScoringEnd(End(Tile(1, 2), Port.HIGH), 2),
        ScoringEnd(End(Tile(0, 5), Port.LOW), 0),
        ScoringEnd(End(Tile(1, 3), Port.HIGH), 3),
    ]


def test_a_double_scores_at_the_straight_that_is_open() -> None:
    layout, _ = lay(FIRST, ("5|5", None), ("0|5", "5|5 straight-a"))
    assert layout.scoring_ends()[0] == ScoringEnd(End(Tile(5, 5), Port.STRAIGHT_B), 10)


def test_the_largest_count_of_all_fives_is_36() -> None:
    _, counts = lay(
        FIRST,
        ("0|0", None),
        ("0|6", "0|0 straight-a"),
        ("0|5", "0|0 straight-b"),
        ("0|4", "0|0 branch-a"),
        ("0|1", "0|0 branch-b"),
        ("6|6", "0|6 high"),
        ("5|5", "0|5 high"),
        ("4|4", "0|4 high"),
        ("1|6", "0|1 high"),
    )
    assert counts == [0, 6, 11, 15, 16, 22, 27, 31, 36]


# -- copies ------------------------------------------------------------------------------------


def test_a_copy_goes_on_by_itself() -> None:
    layout, _ = lay(FIRST, *TWO_DOUBLES[:4])
    twin = layout.copy()
    twin.place(Tile(1, 2), end("1|1 straight-b"))
    assert (len(layout), layout.count) == (4, 5)
    assert opens(layout) == {"1|1 straight-b 1", "3|4 low 3"}
    layout.place(Tile(1, 6), end("1|1 straight-b"))
    assert (layout.count, twin.count) == (9, 5)
    assert twin.placed[4].tile is Tile(1, 2)
    assert {"1|1 branch-a 1", "1|1 branch-b 1"} <= opens(layout) & opens(twin)
    assert layout.copy().the_spinner is Tile(1, 1)


def test_open_numbers_are_those_of_the_open_ends() -> None:
    layout, _ = lay(FIRST, *TWO_DOUBLES[:4])
    assert layout.open_numbers == 1 << 1 | 1 << 3
    layout.place(Tile(3, 3), end("3|4 low"))
    assert layout.open_numbers == 1 << 1 | 1 << 3
    layout.place(Tile(3, 5), end("3|3 straight-b"))
    assert layout.open_numbers == 1 << 1 | 1 << 5
