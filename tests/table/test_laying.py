from __future__ import annotations

import sys
from collections.abc import Iterator

import pytest
from pytestqt.qtbot import QtBot

from domino_gui.engine.layout import Layout, Spinners
from domino_gui.engine.tiles import TILES
from domino_gui.game import program
from domino_gui.table.geometry import TableGeometry
from domino_gui.table.laying import Laying
from tests.game.leftovers import running_processes
from tests.table import layouts
from tests.table.tables import making_way


@pytest.fixture
def laying(qtbot: QtBot) -> Iterator[Laying]:
    laying = Laying()
    yield laying
    laying.close()
    qtbot.waitUntil(lambda: not running_processes())


def _making_way(further: int = 0) -> Layout:
    """Return a layout whose last tile, but for some that lie with it, makes others move."""
    match, place = making_way()
    layout = match.round.layout
    layout.place(place.tile, place.at)
    lying = [placed.tile for placed in layout.placed]
    left = [tile for tile in TILES if tile not in lying]
    for _ in range(further):
        tile = next(tile for tile in left if layout.ends_for(tile))
        left.remove(tile)
        layout.place(tile, layout.ends_for(tile)[0])
    return layout


def _without_last(layout: Layout) -> Layout:
    shorter = Layout(layout.spinners)
    for placed in layout.placed[:-1]:
        shorter.place(placed.tile, placed.at)
    return shorter


def test_what_makes_nothing_move_is_laid_at_once(laying: Laying) -> None:
    layout = _without_last(_making_way())
    assert laying.table(layout).laid == TableGeometry.of(layout).laid
    assert laying._asked is None


def test_where_others_make_way_the_tile_lies_still_until_it_is_known_how(
    laying: Laying, qtbot: QtBot
) -> None:
    layout = _making_way()
    before, last = laying.table(_without_last(layout)), layout.placed[-1]
    told = before.preview(last.tile, last.at)
    with qtbot.waitSignal(laying.laid):
        assert laying.table(layout).laid == {**before.laid, last.tile: told}
    anew = laying.table(layout)
    assert anew.laid == TableGeometry.of(layout).laid
    assert not before.laid.items() <= anew.laid.items()


def test_what_comes_meanwhile_lies_still_too_and_has_its_place_on_the_new_table(
    laying: Laying, qtbot: QtBot
) -> None:
    longer = _making_way(1)
    layout = _without_last(longer)
    with qtbot.waitSignal(laying.laid):
        for_now = laying.table(layout).laid
        assert for_now.items() <= laying.table(longer).laid.items()
    while laying.table(longer).laid != TableGeometry.of(longer).laid:
        with qtbot.waitSignal(laying.laid):
            pass
    assert laying._asked is None


def test_what_was_laid_is_known_after_going_back_and_forth(
    laying: Laying, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    layout = _making_way()
    with qtbot.waitSignal(laying.laid):
        laying.table(layout)
    anew = laying.table(layout)
    monkeypatch.setattr(TableGeometry, "place", None)
    for shorter in layouts.stages(_without_last(layout)):
        laying.table(shorter)
    assert laying.table(layout) is anew


def test_only_the_table_that_is_wanted_is_laid(laying: Laying, qtbot: QtBot) -> None:
    layout = _making_way()
    laying.table(layout)
    qtbot.waitUntil(lambda: len(running_processes()) == 1)
    (first,) = running_processes()
    laying.table(layout)
    assert running_processes() == [first]
    told: list[None] = []
    laying.laid.connect(lambda: told.append(None))
    laying.table(_without_last(layout))
    qtbot.waitUntil(lambda: not running_processes())
    assert told == []


def test_once_closed_it_waits_for_nothing(laying: Laying, qtbot: QtBot) -> None:
    told: list[None] = []
    laying.laid.connect(lambda: told.append(None))
    laying.table(_making_way())
    qtbot.waitUntil(lambda: bool(running_processes()))
    laying.close()
    assert len(laying.table(_making_way()).laid) == len(_making_way())
    assert not laying._soon.isActive()
    qtbot.waitUntil(lambda: not running_processes())
    assert told == []


@pytest.mark.parametrize("source", ["", "print('no table', flush=True)", "raise SystemExit(3)"])
def test_where_the_process_fails_the_table_is_laid_all_the_same(
    laying: Laying, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, source: str
) -> None:
    monkeypatch.setattr(program, "own_program", lambda _: [sys.executable, "-c", source])
    layout = _making_way()
    with qtbot.waitSignal(laying.laid):
        laying.table(layout)
    assert laying.table(layout).laid == TableGeometry.of(layout).laid


def test_for_a_picture_every_table_is_laid_at_once(laying: Laying) -> None:
    laying.at_once = True
    layout = _making_way()
    assert laying.table(layout).laid == TableGeometry.of(layout).laid
    assert laying._asked is None


def test_another_round_begins_with_an_empty_table(laying: Laying) -> None:
    first, second = (layouts.at_random(Spinners.NONE, seed) for seed in (1, 2))
    assert first.placed[0] != second.placed[0]
    for layout in (first, second, Layout(Spinners.FIRST)):
        assert laying.table(layout).laid == TableGeometry.of(layout).laid
    assert len(laying._known) == 1
