"""The walk lights one step after the other, where it is meant, and keeps what was passed."""

from __future__ import annotations

from itertools import pairwise

import pytest
from PySide6.QtCore import QPointF
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from domino_gui.engine.deal import ShuffledDealer
from domino_gui.engine.layout import End, Layout, Port, Spinners
from domino_gui.engine.match import Match, Phase
from domino_gui.engine.rules import RuleSetId
from domino_gui.engine.tiles import Tile
from domino_gui.learning.counting import Why, explain
from domino_gui.learning.positions import Difficulty, position
from domino_gui.table.items import Item
from domino_gui.table.marks import MarkItem
from domino_gui.table.scene import TableScene
from domino_gui.table.themes import theme
from domino_gui.windows.count_table import CountTable
from domino_gui.windows.why_walk import WhyWalk, _Veil, ground_of
from tests.strategies import start

DARK = theme("dark").table


@pytest.fixture
def table(parent: QWidget) -> CountTable:
    table = CountTable(theme().table, parent)
    parent.resize(900, 700)
    table.resize(900, 700)
    table.show()
    return table


def lit(table: CountTable) -> list[Item]:
    """What lies on the table but its tiles, the veil apart."""
    return [item for item in table.scene().items() if isinstance(item, MarkItem)]


def veils(table: CountTable) -> list[_Veil]:
    return [item for item in table.scene().items() if isinstance(item, _Veil)]


@pytest.mark.parametrize("difficulty", [*Difficulty])
def test_every_step_is_lit_in_turn_and_its_number_stays(
    table: CountTable, difficulty: Difficulty
) -> None:
    for number in range(12):
        layout = position(difficulty, number).layout
        table.show_layout(layout)
        walk = WhyWalk(table.ground, table)
        seen: list[int] = []
        walk.walked.connect(seen.append)
        steps = explain(layout)
        walk.begin(steps)
        for at, step in enumerate(steps):
            assert walk.step == at
            badges = {each.adds for each in lit(table) if isinstance(each, MarkItem)}
            assert badges == {passed.adds for passed in steps[: at + 1]}
            (veil,) = veils(table)
            ground = table.ground()
            assert ground is not None
            tile = ground.poses[step.tile].rect
            if step.why in (Why.OPEN_DOUBLE, Why.COVERED_DOUBLE):
                assert list(veil.lit) == [tile]
            elif step.why is Why.OPEN_HALF:
                (half,) = veil.lit
                assert tile.contains(half.center())
                assert step.end is not None
                # The half that is lit is the one nearer to the end's mark.
                mark = ground.marks[step.end]
                away = [_apart(mark, point) for point in (half.center(), tile.center())]
                assert away[0] < away[1]
            walk.go(1)
        assert walk.is_last
        assert seen == [*range(len(steps)), len(steps) - 1]
        walk.end()
        assert not lit(table)
        assert not veils(table)


def _apart(one: QPointF, other: QPointF) -> float:
    return (one - other).manhattanLength()


def test_numbers_stand_apart_at_the_end_of_the_walk(table: CountTable) -> None:
    layout = Layout(Spinners.FIRST)
    for low, high, at in (
        (4, 4, None),
        (1, 4, End(Tile(4, 4), Port.STRAIGHT_A)),
        (4, 6, End(Tile(4, 4), Port.STRAIGHT_B)),
    ):
        layout.place(Tile(low, high), at)
    table.show_layout(layout)
    walk = WhyWalk(table.ground, table)
    walk.begin(explain(layout), at=4)
    places = sorted((item.pos().x(), item.pos().y()) for item in lit(table))
    assert len(places) == 5
    assert all(abs(a[0] - b[0]) + abs(a[1] - b[1]) > 20 for a, b in pairwise(places))


def test_the_walk_goes_back_and_never_beyond(table: CountTable) -> None:
    layout = position(Difficulty.TWO_ENDS, 1).layout
    table.show_layout(layout)
    walk = WhyWalk(table.ground, table)
    walk.go(1)
    assert walk.step == -1
    walk.begin(explain(layout), at=1)
    walk.go(-1)
    walk.go(-1)
    assert walk.step == 0
    walk.begin(())
    assert walk.step == -1
    assert not lit(table)


def test_what_is_lit_follows_the_table(table: CountTable) -> None:
    layout = position(Difficulty.ONE_DOUBLE, 3).layout
    table.show_layout(layout)
    walk = WhyWalk(table.ground, table)
    table.restaged.connect(walk.refresh)
    walk.begin(explain(layout))
    (before,) = veils(table)
    was = before.lit
    table.resize(500, 400)
    (veil,) = veils(table)
    assert veil.lit != was
    table.set_colours(DARK)
    (veil,) = veils(table)
    assert veil.palette is DARK
    table.show_layout(position(Difficulty.TREES, 3).layout)
    assert not veils(table) or veils(table)[0].lit  # another table: nothing fails


@pytest.mark.parametrize("rules", RuleSetId)
def test_it_walks_on_the_table_of_a_match(qtbot: QtBot, rules: RuleSetId) -> None:
    del qtbot
    match = Match(start(rules))
    match.open_round(ShuffledDealer(5))
    scene = TableScene(colours=theme().table)
    walk = WhyWalk(lambda: ground_of(scene), scene)
    walk.begin(())
    for _ in range(14):
        if match.phase is not Phase.PLAY:
            break
        match.act(match.round.turn, match.legal_actions()[0])
        scene.show_match(match, 0)
        steps = explain(match.round.layout)
        walk.begin(steps)
        for _ in steps:
            veil = [item for item in scene.items() if isinstance(item, _Veil)]
            assert len(veil) == (1 if steps else 0)
            walk.go(1)
    walk.end()
    assert not [item for item in scene.items() if isinstance(item, _Veil)]
