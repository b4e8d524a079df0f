"""What a lesson asks for: right is what the engine says, and nothing else passes."""

import pytest

from domino_gui.engine.events import Place
from domino_gui.engine.layout import End, Port
from domino_gui.engine.rules import RuleSetId
from domino_gui.engine.tiles import TILES, Tile
from domino_gui.learning.lesson_tasks import (
    Blocked,
    Count,
    Ends,
    Lay,
    PassOn,
    Pays,
    PlayOn,
    Settle,
    Wish,
    counting_spots,
    is_blocked,
    outcome,
    placements,
    spots,
    wished,
)
from domino_gui.learning.set_table import parse_end, parse_placement
from tests.learning.lesson_files import position

SPINNER = ("3|6", "6|6 at 3|6 high", "2|6 at 6|6 straight-b")
TWELVES = ("", "5|6 0|1", "2|2 4|4")


def place(text: str) -> Place:
    return Place(*parse_placement(text))


def test_counts_and_what_they_pay_are_the_engines() -> None:
    table = position("3|6", "6|6 at 3|6 high")
    Count(15).check(table)
    Pays(15).check(table)
    with pytest.raises(ValueError, match="the ends make 15, not 9"):
        Count(9).check(table)
    with pytest.raises(ValueError, match="the count pays 15, not 0"):
        Pays(0).check(table)
    Pays(0).check(position("4|6", rules=RuleSetId.DRAW))


def test_halves_doubles_and_open_branches_can_be_pointed_at() -> None:
    table = position(*SPINNER)
    assert [str(spot) for spot in spots(table.layout)] == [
        *("3|6 low", "3|6 high", "6|6 straight-a", "2|6 low", "2|6 high"),
        *("6|6 branch-a", "6|6 branch-b"),
    ]
    assert counting_spots(table.layout) == {parse_end("3|6 low"), parse_end("2|6 low")}
    Ends(frozenset({parse_end("3|6 low"), parse_end("2|6 low")})).check(table)
    with pytest.raises(ValueError, match=r"the ends that count are 2\|6 low, 3\|6 low"):
        Ends(frozenset({parse_end("3|6 low")})).check(table)


def test_a_double_is_pointed_at_as_a_whole_whichever_side_is_open() -> None:
    table = position("4|4", "1|4 at 4|4 straight-a")
    assert counting_spots(table.layout) == {
        End(Tile(4, 4), Port.STRAIGHT_A),
        End(Tile(1, 4), Port.LOW),
    }


def test_an_outcome_tells_what_unseen_tiles_can_make() -> None:
    table = position("3|6", hands=("6|6 0|1", 5))
    made = outcome(table, place("6|6 at 3|6 high"))
    assert (made.makes, made.pays, made.fits) == (15, 15, ())
    after = table.layout.copy()
    after.place(Tile(6, 6), End(Tile(3, 6), Port.HIGH))
    unseen = set(TILES) - {Tile(3, 6), Tile(6, 6), Tile(0, 1)}
    counts = {
        tile: [after.count_after(tile, end) for end in after.ends_for(tile)] for tile in unseen
    }
    best = max(count for each in counts.values() for count in each if count % 5 == 0)
    assert made.next_most == best
    assert set(made.next_tiles) == {tile for tile, each in counts.items() if best in each}


def test_wishes_choose_among_all_placements() -> None:
    table = position("2|4", hands=("2|6 1|4 4|5", 5))
    assert len(wished(table, Wish.ANY)) == len(placements(table)) == 3
    assert [each.place for each in wished(table, Wish.SCORES)] == [place("2|6 at 2|4 low")]
    assert wished(table, Wish.MOST) == wished(table, 10) == wished(table, Wish.SCORES)
    least = min(outcome(table, each).next_most for each in placements(table))
    assert {each.next_most for each in wished(table, Wish.SAFEST)} == {least}
    most = max(len(outcome(table, each).fits) for each in placements(table))
    assert {len(each.fits) for each in wished(table, Wish.KEEPS)} == {most}
    assert wished(position("2|4", hands=("2|5", 5)), Wish.MOST) == []


def test_placements_at_equal_sides_are_one_answer() -> None:
    table = position("6|6", hands=("4|6", 5))
    lay = Lay(Wish.ANY, (place("4|6 at 6|6 straight-a"),))
    lay.check(table)
    assert lay.is_right(place("4|6 at 6|6 straight-b"))
    branches = position(*SPINNER, hands=("5|6", 5))
    Lay(10, (place("5|6 at 6|6 branch-b"),)).check(branches)


def test_answers_that_are_too_few_too_many_or_impossible_are_refused() -> None:
    table = position("2|4", hands=("2|6 1|4 4|5", 5))
    with pytest.raises(ValueError, match=r"what does that is 2\|6 at 2\|4 low"):
        Lay(Wish.SCORES, ()).check(table)
    with pytest.raises(ValueError, match="what does that is"):
        Lay(Wish.SCORES, (place("2|6 at 2|4 low"), place("4|5 at 2|4 high"))).check(table)
    with pytest.raises(ValueError, match="no tile of the rack can do that"):
        Lay(35, ()).check(table)


def test_drawing_goes_on_to_the_first_tile_that_fits() -> None:
    table = position("2|5", hands=("0|3", 5), boneyard="1|6 0|4 2|3 5|5")
    Lay(Wish.ANY, (), 3).check(table)
    with pytest.raises(ValueError, match="so many tiles are drawn: 3, not 2"):
        Lay(Wish.ANY, (), 2).check(table)
    with pytest.raises(ValueError, match="nothing is drawn where a tile of the rack fits"):
        Lay(Wish.ANY, (), 1).check(position("2|5", hands=("2|3", 5), boneyard="1|6"))
    with pytest.raises(ValueError, match="must be named"):
        Lay(Wish.ANY, (), 1).check(position("2|5", hands=("0|3", 5), boneyard=4))
    with pytest.raises(ValueError, match="no tile of the boneyard fits"):
        Lay(Wish.ANY, (), 1).check(position("2|5", hands=("0|3", 5), boneyard="1|6"))


def test_only_who_can_do_nothing_passes() -> None:
    PassOn().check(position("2|5", hands=("0|3", 4)))
    with pytest.raises(ValueError, match="who can play"):
        PassOn().check(position("2|5", hands=("2|3", 4)))
    with pytest.raises(ValueError, match="while the boneyard has tiles"):
        PassOn().check(position("2|5", hands=("0|3", 4), boneyard=1))


@pytest.mark.parametrize(
    ("rules", "side", "points"),
    [(RuleSetId.ALL_FIVES, 0, 25), (RuleSetId.MUGGINS, 0, 20), (RuleSetId.FIVE_UP, 1, -10)],
)
def test_the_worked_settlements_hold(rules: RuleSetId, side: int, points: int) -> None:
    table = position("3|6", rules=rules, hands=TWELVES, boneyard=3)
    Settle(side, 0, points).check(table)
    with pytest.raises(ValueError, match=f"the settlement pays {points}, not 1"):
        Settle(side, 0, 1).check(table)


def test_a_settlement_needs_an_end_that_can_have_come() -> None:
    table = position("3|6", hands=TWELVES)
    with pytest.raises(ValueError, match="seat 1 still holds tiles"):
        Settle(0, 1, 25).check(table)
    with pytest.raises(ValueError, match="the round is not blocked"):
        Settle(0, None, 25).check(table)
    with pytest.raises(ValueError, match="only one seat goes out"):
        Settle(0, 0, 25).check(position("3|6", hands=("", "", "5|6")))
    with pytest.raises(ValueError, match="must be named"):
        Settle(0, 0, 25).check(position("3|6", hands=("", 3)))


def test_blocked_is_what_nobody_can_go_on_with() -> None:
    stuck = position("2|4", hands=("0|1", "3|3"))
    assert is_blocked(stuck)
    Blocked(answer=True).check(stuck)
    for free in (
        position("2|4", hands=("0|1", "3|3"), boneyard=1),
        position("2|4", hands=("0|1", "2|3")),
    ):
        assert not is_blocked(free)
        Blocked(answer=False).check(free)
        with pytest.raises(ValueError, match="the round is not blocked"):
            Blocked(answer=True).check(free)
    with pytest.raises(ValueError, match="must be named"):
        Blocked(answer=True).check(position("2|4", hands=("0|1", 1)))
    with pytest.raises(ValueError, match="before its first tile"):
        Blocked(answer=False).check(position(hands=("0|1", "2|2")))


def test_a_match_to_be_played_has_no_answer() -> None:
    PlayOn("casual").check(position("5|5"))
