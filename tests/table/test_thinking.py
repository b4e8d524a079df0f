"""The mark of a seat that thinks: where it stands, how it breathes, and that it costs nothing."""

from __future__ import annotations

import itertools
from collections.abc import Callable

import pytest
from PySide6.QtCore import QObject, QRectF
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent
from pytestqt.qtbot import QtBot

from domino_gui.engine.deal import ShuffledDealer
from domino_gui.engine.rules import RuleSetId
from domino_gui.table import accessible
from domino_gui.table.choreography import Pace
from domino_gui.table.items import TileItem
from domino_gui.table.labels import LabelItem
from domino_gui.table.thinking import Breath, PipItem, breathe, pips
from tests.table.painting import COLOURS, keeps_within_itself
from tests.table.tables import Table, TableOf, played, started

NAMES = ("You", "Mina", "Grandma Theodora of the long name", "주노")
ROOM = QRectF(100, 10, 60, 20)


def shown(table: Table) -> list[PipItem]:
    """The mark on a table, from the left."""
    found = [item for item in table.scene.items() if isinstance(item, PipItem)]
    return sorted(found, key=PipItem.x)


def thinker_of(table: Table) -> int:
    """Let the seat in turn think."""
    seat = table.match.round.turn
    table.scene.show_thinking(seat)
    return seat


# -- the mark itself -------------------------------------------------------------------------------


def test_a_pip_paints_nothing_beside_itself() -> None:
    assert keeps_within_itself(pips(ROOM, 2.0, COLOURS)[1])


@pytest.mark.parametrize("scale", [0.74, 1.0, 2.4])
def test_three_pips_stand_side_by_side_in_the_room_they_have(scale: float) -> None:
    room = QRectF(100, 10, 60 * scale, 20 * scale)
    marks = pips(room, scale, COLOURS)
    assert len(marks) == 3
    covered = [mark.bounds.translated(mark.pos()) for mark in marks]
    assert all(room.contains(each) for each in covered)
    assert all(one.right() < two.left() for one, two in itertools.pairwise(covered))


def test_each_pip_breathes_in_its_turn_and_all_are_full_at_rest() -> None:
    marks = pips(ROOM, 1.0, COLOURS)
    fullest = []
    for mark in range(3):
        breaths = []
        for step in range(100):
            breathe(marks, step / 100)
            breaths.append(marks[mark].opacity())
        assert min(breaths) < 0.4
        assert max(breaths) > 0.9
        # Nothing jumps, not even from the end of a breath to the next.
        assert max(abs(a - b) for a, b in itertools.pairwise([*breaths, breaths[0]])) < 0.08
        fullest.append(breaths.index(max(breaths)))
    assert fullest == sorted(set(fullest))
    breathe(marks, None)
    assert [(mark.opacity(), mark.scale()) for mark in marks] == [(1.0, 1.0)] * 3


def at(breath: Breath) -> float | None:
    """Look anew each time: it changes by itself."""
    return breath.at


def test_a_breath_goes_on_as_long_as_it_is_kept(qtbot: QtBot) -> None:
    parent = QObject()
    breath = Breath(parent)
    assert at(breath) is None
    with qtbot.waitSignal(breath.drawn, timeout=5_000):
        breath.keep(going=True)
    breath._line.setPaused(True)
    breath._line.setCurrentTime(700)
    before = at(breath)
    assert before is not None
    breath.keep(going=True)
    assert at(breath) == before
    breath.keep(going=False)
    assert at(breath) is None


# -- where it stands -------------------------------------------------------------------------------


@pytest.mark.parametrize("size", [(480, 380), (640, 520), (980, 740), (2300, 1500)])
@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("viewer", [0, None])
def test_it_stands_at_the_seat_beside_what_is_written_and_covers_nothing(
    table_of: TableOf, seats: int, viewer: int | None, size: tuple[int, int]
) -> None:
    match = started(RuleSetId.FIVE_UP, seats, names=NAMES)
    match.open_round(ShuffledDealer(3))
    table = table_of(match, viewer)
    table.view.resize(*size)
    for seat in range(seats):
        if seat == viewer:
            continue
        while match.round.turn != seat:
            table.act(match.legal_actions()[0])
        thinker_of(table)
        arrangement = table.stage.arrangement
        place = (seat - table.stage.sight.bottom) % seats - 1
        home = arrangement.own_label if place < 0 else arrangement.plate(place)
        (label,) = [
            item for item in table.scene.items() if isinstance(item, LabelItem) and item.in_turn
        ]
        covered = [mark.bounds.translated(mark.pos()) for mark in shown(table)]
        assert len(covered) == 3
        assert all(home.contains(each) for each in covered)
        tiles = [item.pose.rect for item in table.scene.items() if isinstance(item, TileItem)]
        assert not any(tile.intersects(each) for tile in tiles for each in covered)
        assert all(label.free.contains(each) for each in covered)


def test_it_is_shown_at_the_seat_in_turn_alone_until_something_happens(table_of: TableOf) -> None:
    table = table_of(played(RuleSetId.ALL_FIVES, 3, 4, in_turn=1))
    before = table.picture()
    thinker_of(table)
    assert len(shown(table)) == 3
    assert table.picture() != before
    table.scene.show_thinking(None)
    assert not shown(table)
    assert table.picture() == before
    thinker_of(table)
    table.act(table.match.legal_actions()[0])
    assert not shown(table)


@pytest.mark.parametrize(
    "change",
    [
        lambda table: table.view.resize(1300, 900),
        lambda table: table.scene.zoom(1.4),
        lambda table: table.scene.sort_rack(),
        lambda table: table.scene.finish(),
    ],
    ids=["resized", "zoomed", "sorted", "finished"],
)
def test_it_stays_whatever_is_done_at_the_table_meanwhile(
    table_of: TableOf, change: Callable[[Table], None]
) -> None:
    table = table_of(played(RuleSetId.ALL_FIVES, 2, 4, in_turn=1), 0, Pace.NORMAL)
    thinker_of(table)
    change(table)
    assert len(shown(table)) == 3


# -- what it costs ---------------------------------------------------------------------------------


def test_a_breath_has_nothing_painted_but_its_pips(table_of: TableOf, qtbot: QtBot) -> None:
    table = table_of(played(RuleSetId.ALL_FIVES, 4, 4, in_turn=1), 0, Pace.NORMAL)
    table.follow()
    thinker_of(table)
    table.follow()
    changed: list[QRectF] = []
    table.scene.changed.connect(changed.extend)
    assert table.scene._breath is not None
    for _ in range(3):
        with qtbot.waitSignal(table.scene._breath.drawn, timeout=5_000):
            pass
    qtbot.waitUntil(lambda: bool(changed), timeout=5_000)
    room = QRectF()
    for mark in shown(table):
        room = room.united(mark.sceneBoundingRect())
    assert all(room.adjusted(-3, -3, 3, 3).contains(rect) for rect in changed)


def test_nothing_is_loaded_or_runs_before_somebody_thinks(table_of: TableOf) -> None:
    table = table_of(played(RuleSetId.ALL_FIVES, 2, 4, in_turn=1), 0, Pace.NORMAL)
    assert table.scene._breath is None
    table.scene.show_thinking(None)
    assert table.scene._breath is None


# -- who cannot see it -----------------------------------------------------------------------------


def test_that_somebody_thinks_is_told_once_and_politely(
    table_of: TableOf, monkeypatch: pytest.MonkeyPatch, qtbot: QtBot
) -> None:
    told: list[tuple[str, QAccessible.AnnouncementPoliteness]] = []

    class Announcement(QAccessibleAnnouncementEvent):
        def setPoliteness(self, politeness: QAccessible.AnnouncementPoliteness) -> None:  # noqa: N802
            super().setPoliteness(politeness)
            told.append((self.message(), self.politeness()))

    monkeypatch.setattr(accessible, "QAccessibleAnnouncementEvent", Announcement)
    table = table_of(played(RuleSetId.ALL_FIVES, 2, 4, in_turn=1), 0, Pace.NORMAL)
    table.follow()
    thinker_of(table)
    table.follow()
    said = ("Mina is thinking", QAccessible.AnnouncementPoliteness.Polite)
    assert told == [said]
    assert table.view.accessibleDescription() == "Mina is thinking"
    assert table.scene._breath is not None
    with qtbot.waitSignal(table.scene._breath.drawn, timeout=5_000):
        pass
    table.view.resize(1300, 900)
    table.follow()
    assert told == [said]
    table.scene.show_thinking(None)
    table.follow()
    assert table.view.accessibleDescription() == ""
    thinker_of(table)
    table.follow()
    assert told == [said, said]
