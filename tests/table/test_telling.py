from __future__ import annotations

import pytest
from PySide6.QtCore import QAbstractAnimation, QPointF, QRectF

from domino_gui.engine.rules import RuleSetId
from domino_gui.table.framing import Spread
from domino_gui.table.labels import WordItem
from domino_gui.table.marks import MarkItem
from domino_gui.table.staging import other_label, others
from domino_gui.table.telling import beside_label, count_up, fly_points, go_along, say
from tests.table.painting import COLOURS
from tests.table.tables import Table, TableOf, played


@pytest.fixture
def table(table_of: TableOf) -> Table:
    return table_of(played(RuleSetId.FIVE_UP, 4, 9))


def _at(animation: QAbstractAnimation, part: float) -> None:
    animation.setCurrentTime(round(animation.totalDuration() * part))


def _word(table: Table) -> WordItem:
    (word,) = [item for item in table.scene.items() if isinstance(item, WordItem)]
    return word


def test_ends_grow_as_they_light_up_and_are_as_large_as_ever_afterwards(table: Table) -> None:
    board, stage = table.scene.board, table.stage
    picture = table.picture()
    scoring = sum(adds is not None for _, _, adds in stage.marks)
    assert scoring > 2
    told = count_up(board, stage, 100, 200)
    told.start()
    seen = []
    for now in range(0, told.totalDuration(), 20):
        told.setCurrentTime(now)
        marks = [mark for mark in board.dressing.marks if mark.isVisible()]
        seen.append(len(marks))
        if now < scoring * 100 and marks:
            assert [mark.scale() for mark in marks[:-1]] == [1] * (len(marks) - 1)
    assert seen == sorted(seen)
    assert set(seen) >= set(range(1, scoring + 1))
    told.setCurrentTime(told.totalDuration())
    assert table.picture() == picture


def test_a_table_that_counts_nothing_adds_nothing_up(table_of: TableOf) -> None:
    table = table_of(played(RuleSetId.DRAW, 2, 5))
    picture = table.picture()
    told = count_up(table.scene.board, table.stage, 100, 200)
    told.start()
    told.setCurrentTime(told.totalDuration())
    assert table.picture() == picture


def test_points_come_out_of_the_count_bar_and_fly_to_the_score(table: Table) -> None:
    board, stage, aim = table.scene.board, table.stage, QPointF(1200, 80)
    bar = board.dressing.bar
    assert bar is not None
    flight = fly_points(board, "+2", stage, 1, 1000, placed_at=QPointF(300, 300), aim=aim)
    word = _word(table)
    _at(flight, 0.35)
    beside = word.sceneBoundingRect()
    assert beside.left() > bar.sceneBoundingRect().right() - 2  # nothing said there is covered
    assert abs(beside.center().y() - bar.pos().y()) < 3
    assert word.opacity() == 1
    _at(flight, 1)
    assert word.pos() == aim


def test_without_a_bar_points_rise_from_the_tile(table_of: TableOf) -> None:
    table = table_of(played(RuleSetId.FIVE_UP, 4, 0))
    assert table.scene.board.dressing.bar is None
    flight = fly_points(table.scene.board, "+2", table.stage, 0, 1000, placed_at=QPointF(300, 300))
    _at(flight, 0.35)
    assert _word(table).pos() == QPointF(300, 300)


def test_points_without_a_score_to_fly_to_fade_at_the_seat(table: Table) -> None:
    flight = fly_points(table.scene.board, "+2", table.stage, 2, 1000)
    word = _word(table)
    _at(flight, 0.8)
    assert word.pos() == beside_label(word, table.stage, 2)
    _at(flight, 1)
    assert word.opacity() == 0


def test_a_word_is_said_at_a_seat_and_goes(table: Table) -> None:
    said = say(table.scene.board, "pass", table.stage, 3, 1000)
    word = _word(table)
    _at(said, 0.5)
    assert word.opacity() == 1
    _at(said, 1)
    assert word.opacity() == 0


@pytest.mark.parametrize("size", [(1024, 640), (2160, 1550)])
def test_words_stand_at_the_label_of_their_seat_and_hide_nothing(
    table: Table, size: tuple[int, int]
) -> None:
    table.view.resize(*size)
    stage = table.stage
    for seat in range(4):
        word = WordItem("+100", 26 * stage.arrangement.scale, COLOURS, COLOURS.text)
        word.setPos(beside_label(word, stage, seat))
        place = word.bounds.translated(word.pos())
        assert QRectF(QPointF(), stage.arrangement.size).contains(place)
        if seat == stage.sight.bottom:
            label = stage.arrangement.own_label
        else:
            label = other_label(stage.arrangement, others(stage.sight).index(seat))
        assert not label.intersects(place)
        assert label.adjusted(-4, -4, 4, 4).intersects(place)


def test_what_belongs_to_the_tiles_goes_along_with_them() -> None:
    before, after = Spread(40, QPointF(100, 100)), Spread(20, QPointF(300, 50))
    mark = MarkItem(5, 12, COLOURS)
    mark.setPos(before.point(3, 4))
    step = go_along([mark], before, after, fades=False)
    step(0.5)
    assert 0.5 < mark.scale() < 1
    step(1)
    assert mark.pos() == after.point(3, 4)
    assert mark.scale() == 0.5
    assert mark.opacity() == 1


def test_what_is_no_longer_true_fades_on_the_way() -> None:
    spread = Spread(40, QPointF(100, 100))
    mark = MarkItem(5, 12, COLOURS)
    step = go_along([mark], spread, spread, fades=True)
    step(0.2)
    assert 0 < mark.opacity() < 1
    step(0.5)
    assert mark.opacity() == 0
