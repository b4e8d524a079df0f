"""Tables set up by hand: read from words, and judged by the rules like any other."""

import pytest

from domino_gui.engine.events import Pass, Place
from domino_gui.engine.layout import End, Layout, Port, Spinners
from domino_gui.engine.match import Phase
from domino_gui.engine.rules import ALL_FIVES, MUGGINS, Rules
from domino_gui.engine.tiles import Tile
from domino_gui.learning.set_table import (
    LEARNER,
    Placement,
    match_of,
    parse_end,
    parse_placement,
)

TWO = Rules(ALL_FIVES, 2, partners=False)


def test_placements_are_read_as_they_are_written() -> None:
    placement = Placement(Tile(0, 5), End(Tile(5, 5), Port.STRAIGHT_A))
    assert parse_placement("0|5 at 5|5 straight-a") == placement
    assert str(placement) == "0|5 at 5|5 straight-a"
    assert parse_placement("5|5") == Placement(Tile(5, 5), None)
    assert str(parse_placement("5|5")) == "5|5"


@pytest.mark.parametrize(
    "text", ["", "7|7", "5|3", "0|5 at", "0|5 at 5|5", "0|5 at 5|5 low", "0|5 at 1|5 branch-a"]
)
def test_other_words_are_refused(text: str) -> None:
    with pytest.raises(ValueError, match=r"is no|has no side"):
        parse_placement(text)


def test_only_sides_that_a_tile_has_are_ends() -> None:
    assert parse_end("1|4 high") == End(Tile(1, 4), Port.HIGH)
    with pytest.raises(ValueError, match="has no side straight-a"):
        parse_end("1|4 straight-a")


def test_a_match_stands_as_it_was_set_up() -> None:
    layout = Layout(Spinners.FIRST)
    layout.place(Tile(3, 6), None)
    layout.place(Tile(6, 6), End(Tile(3, 6), Port.HIGH))
    match = match_of(TWO, ["You", "Mina"], layout, [[Tile(2, 6)], [None] * 3], [None])
    assert match.phase is Phase.PLAY
    assert match.round.turn == LEARNER
    assert match.round.layout.count == 15
    assert match.legal_actions() == [
        Place(Tile(2, 6), End(Tile(6, 6), Port.STRAIGHT_B)),
    ]
    assert match.scores == [0, 0]
    assert match.events[-1].points == 15  # type: ignore[attr-defined]


def test_a_table_of_its_own_is_not_changed_by_play() -> None:
    layout = Layout(Spinners.NONE)
    layout.place(Tile(2, 4), None)
    match = match_of(Rules(MUGGINS, 2, partners=False), ["", ""], layout, [[Tile(0, 1)], [None]])
    assert match.legal_actions() == [Pass()]
    match.round.layout.place(Tile(0, 4), End(Tile(2, 4), Port.HIGH))
    assert len(layout) == 1
    assert match_of(TWO, ["", ""], Layout(Spinners.FIRST)).round.hands == [[], []]
