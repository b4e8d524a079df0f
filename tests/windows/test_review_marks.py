"""What was chosen and what was better, on the table."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPointF, QRectF
from pytestqt.qtbot import QtBot

from domino_gui.engine.rules import RuleSetId
from domino_gui.opponents.placements import distinct_placements
from domino_gui.table.ghosts import GhostItem
from domino_gui.windows.review_marks import ReviewMarks, Sign, SignItem, rooms
from tests.windows.replayed import history_of, spectate
from tests.windows.reviewed import judged_round

LYING, STANDING = QRectF(0, 0, 100, 50), QRectF(25, -25, 50, 100)


def test_places_apart_have_all_of_their_room() -> None:
    apart = {Sign.CHOSEN: LYING, Sign.BETTER: LYING.translated(200, 0)}
    assert rooms(apart) == apart
    assert rooms({Sign.CHOSEN: LYING}) == {Sign.CHOSEN: LYING}


@pytest.mark.parametrize("rect", [LYING, STANDING])
def test_two_tiles_on_one_place_share_it(rect: QRectF) -> None:
    shared = rooms({Sign.CHOSEN: rect, Sign.BETTER: QRectF(rect)})
    one, other = shared[Sign.CHOSEN], shared[Sign.BETTER]
    assert one.united(other) == rect
    assert one.intersected(other).isEmpty()
    assert one.size() == other.size()


def test_across_each_other_the_better_one_is_told() -> None:
    across = rooms({Sign.CHOSEN: LYING, Sign.BETTER: STANDING})
    assert across[Sign.CHOSEN].isEmpty()
    assert across[Sign.BETTER] == STANDING


@pytest.mark.parametrize("rules", [RuleSetId.ALL_FIVES, RuleSetId.DRAW])
def test_every_choice_of_a_round_is_marked_where_it_lies(qtbot: QtBot, rules: RuleSetId) -> None:
    one = spectate(qtbot, history_of(rules))
    replaying, scene = one.replaying, one.page.scene
    marks = ReviewMarks(scene)
    made = judged_round(replaying.replay.events)
    assert made
    for each in made:
        chosen = each.choice.place
        better = next(other.action for other in each.estimates if other.action != chosen)
        replaying.show_choice(each.choice.at, 0, [chosen, better])
        assert {chosen, better} <= set(distinct_placements(replaying.match)) | {chosen}
        marks.show(chosen, better)
        ghosts = [item for item in marks.items if isinstance(item, GhostItem)]
        signs = [item for item in marks.items if isinstance(item, SignItem)]
        assert len(ghosts) == 2
        assert sorted(item.sign.value for item in signs) == ["better"] * 2 + ["chosen"] * 2
        assert [item.is_chosen for item in ghosts] == [False, True]
        for item in ghosts:
            place = item.rect.translated(item.pos())
            assert scene.sceneRect().contains(place)
            # No number of an end lies on those of a place.
            assert not [
                mark
                for mark in scene.board.dressing.marks
                if mark.isVisible() and place.contains(mark.pos())
            ]
        # Signs never cover each other.
        places = [item.pos() for item in signs]
        apart = [QPointF(a - b).manhattanLength() for a in places for b in places if a is not b]
        assert min(apart) > 8
    marks.end()
    assert marks.items == []
    assert all(mark.isVisible() for mark in scene.board.dressing.marks)


def test_marks_go_when_the_table_offers_something_else(qtbot: QtBot) -> None:
    one = spectate(qtbot, history_of())
    replaying = one.replaying
    marks = ReviewMarks(one.page.scene)
    each = judged_round(replaying.replay.events)[0]
    replaying.show_choice(each.choice.at, 0, [each.choice.place])
    marks.show(each.choice.place, None)
    assert len(marks.items) == 3
    replaying.step()
    assert marks.items == []
