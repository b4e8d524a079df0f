"""The reasons of a count: they add up to it, and each is true of the table."""

from __future__ import annotations

from random import Random

import pytest

from domino_gui.engine.deal import ShuffledDealer
from domino_gui.engine.layout import BRANCHES, STRAIGHTS, End, Layout, Spinners
from domino_gui.engine.match import Match, Phase
from domino_gui.engine.rules import RuleSetId
from domino_gui.engine.tiles import Tile
from domino_gui.learning.counting import Step, Why, explain
from tests.strategies import start

POSITIONS = 10_000
"""Of every rule set."""


def laid(spinners: Spinners, *placements: tuple[str, str | None]) -> Layout:
    """A table of these tiles, each at a port such as ``5|5 straight-a``."""
    layout = Layout(spinners)
    for name, at in placements:
        end = None
        if at is not None:
            tile, port = at.split()
            end = next(e for e in layout.open_ends if str(e) == f"{Tile.parse(tile)} {port}")
        layout.place(Tile.parse(name), end)
    return layout


def told(layout: Layout) -> list[tuple[str, int, Why]]:
    """The steps with the tile's name, without the end."""
    return [(step.tile.name, step.adds, step.why) for step in explain(layout)]


def test_an_empty_table_needs_no_reasons() -> None:
    assert explain(Layout(Spinners.FIRST)) == ()


@pytest.mark.parametrize(("name", "count"), [("4|6", 10), ("5|5", 10), ("0|0", 0)])
def test_a_tile_alone_counts_all_its_pips(name: str, count: int) -> None:
    assert told(laid(Spinners.FIRST, (name, None))) == [(name, count, Why.LONE_TILE)]


def test_the_first_example_of_the_rules_is_told_step_by_step() -> None:
    table = [("3|6", None), ("6|6", "3|6 high"), ("2|6", "6|6 straight-b")]
    assert told(laid(Spinners.FIRST, *table[:2])) == [
        ("3|6", 3, Why.OPEN_HALF),
        ("6|6", 12, Why.OPEN_DOUBLE),
        ("6|6", 0, Why.BRANCHES_CLOSED),
    ]
    assert told(laid(Spinners.FIRST, *table)) == [
        ("3|6", 3, Why.OPEN_HALF),
        ("6|6", 0, Why.COVERED_DOUBLE),
        ("6|6", 0, Why.ARM_NOT_BEGUN),
        ("6|6", 0, Why.ARM_NOT_BEGUN),
        ("2|6", 2, Why.OPEN_HALF),
    ]


def test_without_spinners_nobody_speaks_of_branches() -> None:
    table = [("3|6", None), ("6|6", "3|6 high"), ("2|6", "6|6 straight-b")]
    assert [why for *_, why in told(laid(Spinners.NONE, *table))] == [
        Why.OPEN_HALF,
        Why.COVERED_DOUBLE,
        Why.OPEN_HALF,
    ]


def test_the_walk_goes_along_the_line_and_then_along_the_branches() -> None:
    layout = laid(
        Spinners.EVERY,
        ("1|1", None),
        ("1|4", "1|1 straight-a"),
        ("4|4", "1|4 high"),
        ("1|2", "1|1 straight-b"),
        ("1|5", "1|1 branch-a"),
    )
    assert [step.tile.name for step in explain(layout)] == [
        *("4|4", "4|4", "1|1", "1|1", "1|2", "1|5"),
    ]


def _is_true(step: Step, layout: Layout) -> bool:
    """Look at the table for what a reason claims."""
    tile, open_ends = step.tile, set(layout.open_ends)
    straights = [End(tile, port) in open_ends for port in STRAIGHTS]
    match step.why:
        case Why.LONE_TILE:
            return len(layout) == 1 and step.adds == tile.pips
        case Why.OPEN_HALF:
            return not tile.double and step.end in open_ends and step.adds == step.end.number
        case Why.OPEN_DOUBLE:
            return tile.double and any(straights) and step.adds == tile.pips
        case Why.COVERED_DOUBLE:
            return tile.double and not any(straights) and step.adds == 0
        case Why.BRANCHES_CLOSED:
            closed = not any(End(tile, port) in open_ends for port in BRANCHES)
            return layout.is_spinner(tile) and any(straights) and closed
        case Why.ARM_NOT_BEGUN:
            begun = any(placed.at == step.end for placed in layout.placed)
            return step.end in open_ends and not begun and step.adds == 0


@pytest.mark.parametrize("rules", RuleSetId)
def test_the_reasons_add_up_to_the_count_and_are_true(rules: RuleSetId) -> None:
    chance, seen, seed = Random(rules.value), 0, 0
    while seen < POSITIONS:
        seed += 1
        match = Match(start(rules, hand_size=chance.choice((5, 7, 14))))
        match.open_round(ShuffledDealer(seed))
        while match.phase is Phase.PLAY:
            match.act(match.round.turn, chance.choice(match.legal_actions()))
            layout, seen = match.round.layout, seen + 1
            steps = explain(layout)
            assert sum(step.adds for step in steps) == layout.count
            assert len(set(steps)) == len(steps)
            assert all(_is_true(step, layout) for step in steps)
            # What is not told adds nothing: every scoring end has its step.
            adding = [(step.tile, step.adds) for step in steps if step.adds]
            ends = [(each.end.tile, each.adds) for each in layout.scoring_ends() if each.adds]
            if len(layout) > 1:
                assert sorted(adding, key=str) == sorted(ends, key=str)
