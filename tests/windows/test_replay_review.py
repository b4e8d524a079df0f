"""The review beside a replay: shown, walked through, stopped, closed, by keys and mouse."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from domino_gui.engine.events import SeatInfo, TilePlaced
from domino_gui.engine.rules import RuleSetId
from domino_gui.game import reviewing
from domino_gui.learning.review import costliest
from domino_gui.storage.reviews import Review, ReviewedRound
from domino_gui.windows.replay_review import ReplayReview
from domino_gui.windows.replaying import Hands
from domino_gui.windows.review_marks import Sign
from domino_gui.windows.review_panel import ReviewPanel
from tests.windows.replayed import ADA, FOUR, MINA, THEO, Spectator, history_of, spectate
from tests.windows.reviewed import oracle

Key = Qt.Key


def review_of(one: Spectator) -> tuple[ReplayReview, ReviewPanel]:
    assert one.page.review is not None
    assert one.page.review_panel is not None
    return one.page.review, one.page.review_panel


Reviewer = Callable[..., Spectator]


@pytest.fixture
def reviewer(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> Reviewer:
    """Open the review of a match, at its first round."""

    def opener(
        seats: tuple[SeatInfo, ...] = (ADA, MINA),
        rules: RuleSetId = RuleSetId.MUGGINS,
        *,
        waits: bool = False,
    ) -> Spectator:
        monkeypatch.setattr(reviewing, "usual_adviser", lambda: oracle(waits=waits))
        one = spectate(qtbot, history_of(rules, seats))
        one.press(Key.Key_Home)
        one.press(Key.Key_Down)
        one.page.toggle_review()
        review, panel = review_of(one)
        if not waits:
            qtbot.waitUntil(lambda: review.work is not None and review.work.is_complete)
        assert panel.isVisible()
        assert not one.page.panel.isVisible()
        return one

    return opener


def test_a_round_is_told_as_a_graph_a_list_and_a_grade(reviewer: Reviewer) -> None:
    one = reviewer()
    review, panel = review_of(one)
    assert review.work is not None
    made = review.work.rounds[1]
    assert panel.title.text() == "Review: round 1"
    assert len(panel.chart.points) == panel.list.rowCount() == len(made) > 2
    lost = sum(each.lost for each in made)
    assert lost > 0
    assert panel.grade.text() == f"This round: {lost:.1f} points lost"
    assert panel.of_match.text().startswith("Match: ")
    assert panel.progress.isHidden()
    # The three costliest have their signs, in the graph and in the list.
    costly = [made.index(each) for each in costliest(made)]
    assert sorted(panel.chart.signs) == sorted(costly)
    assert [panel.chart.signs[at] for at in costly] == [*range(1, len(costly) + 1)]


def test_it_follows_the_replay_from_round_to_round(reviewer: Reviewer) -> None:
    one = reviewer()
    review, panel = review_of(one)
    one.page.view.setFocus()
    one.press(Key.Key_PageDown)
    assert panel.title.text() == "Review: round 2"
    assert review.work is not None
    assert panel.list.rowCount() == len(review.work.rounds[2])


def test_a_choice_leads_to_its_place_as_the_seat_saw_it(reviewer: Reviewer) -> None:
    one = reviewer()
    review, panel = review_of(one)
    assert review.work is not None
    made = review.work.rounds[1]
    row = made.index(costliest(made)[0])
    panel.list.setFocus()
    one.press(Key.Key_Home)  # the list's, not the replay's
    assert one.replaying.replay.step.round == 1
    for _ in range(row):
        one.press(Key.Key_Down)
    one.press(Key.Key_Return)  # there already, maybe, without having been told of
    each = made[row]
    assert one.replaying.replay.step.length == each.choice.at
    assert one.replaying.hands == Hands(are_open=False, seat=0)
    # Both tiles are marked on the rack, both places on the table.
    marks = one.page.marks
    assert marks.shown == {
        Sign.CHOSEN: each.choice.place,
        Sign.BETTER: each.better[0].action,
    }
    assert len(marks.items) == 6
    told = panel.told.text()
    assert told.startswith("Cost ")
    assert f"● {each.choice.place.tile.name}" in told
    assert f"✓ {each.better[0].action.tile.name}" in told
    assert panel.list.currentRow() == row
    # A step further, nothing is marked any more; what happens then is what was chosen.
    one.page.view.setFocus()
    one.press(Key.Key_Right)
    assert marks.items == []
    placed = one.replaying.replay.step.events[0]
    assert isinstance(placed, TilePlaced)
    assert placed.tile is each.choice.place.tile
    assert panel.list.currentRow() == -1


def test_what_was_best_has_no_better_place(reviewer: Reviewer) -> None:
    one = reviewer()
    review, panel = review_of(one)
    assert review.work is not None
    number, made = next(
        (number, made)
        for number, made in review.work.rounds.items()
        if any(not each.is_clear for each in made)
    )
    one.replaying.go_to(one.replaying.replay.rounds[number - 1])
    row = next(at for at, each in enumerate(made) if not each.is_clear)
    review.go_to(row)
    assert one.page.marks.shown == {Sign.CHOSEN: made[row].choice.place}
    assert panel.told.text().startswith("Nothing better was found.")
    item = panel.list.item(row, 2)
    assert item is not None
    assert item.text() == "best"


def test_the_graph_is_walked_through_by_keys_and_clicked(reviewer: Reviewer) -> None:
    one = reviewer()
    review, panel = review_of(one)
    assert review.work is not None
    made = review.work.rounds[1]
    panel.chart.setFocus()
    one.press(Key.Key_Home)
    one.press(Key.Key_Right)
    at = panel.chart.current
    assert one.replaying.replay.step.length == made[at].choice.at
    assert panel.list.currentRow() == at
    place = panel.chart.place(0).toPoint()
    QTest.mouseClick(panel.chart, Qt.MouseButton.LeftButton, pos=place)
    assert one.replaying.replay.step.length == made[0].choice.at


def test_keys_go_from_choice_to_choice_through_the_match(reviewer: Reviewer) -> None:
    one = reviewer()
    review, _ = review_of(one)
    assert review.work is not None
    every = [each.choice.at for made in review.work.rounds.values() for each in made]
    one.page.view.setFocus()
    one.press(Key.Key_Home)
    seen = []
    for _ in every:
        one.press(Key.Key_C)
        seen.append(one.replaying.replay.step.length)
    assert seen == every
    one.press(Key.Key_C)  # there is no further one
    one.press(Key.Key_C, Qt.KeyboardModifier.ShiftModifier)
    assert one.replaying.replay.step.length == every[-2]


def test_it_is_stopped_and_goes_on(reviewer: Reviewer) -> None:
    one = reviewer(waits=True)
    review, panel = review_of(one)
    assert review.work is not None
    assert review.work.is_running
    assert panel.progress.isVisible()
    one.click(panel.stop)
    assert panel.stop.text() == "Go on reviewing"
    one.click(panel.stop)
    assert panel.stop.text() == "Stop"
    assert panel.grade.text() == "Being looked at…"


def test_escape_closes_it_and_what_was_marked_goes(reviewer: Reviewer) -> None:
    one = reviewer()
    one.press(Key.Key_C)
    assert one.page.marks.items
    one.press(Key.Key_Escape)
    assert one.page.review is None
    assert one.page.marks.items == []
    assert one.page.panel.isVisible()
    assert one.page.review_panel is not None
    assert not one.page.review_panel.isVisible()
    assert not one.page.menu.next_choice.isEnabled()
    one.press(Key.Key_Right)  # the replay is as ever


def test_each_of_several_people_is_chosen_by_name(reviewer: Reviewer, qtbot: QtBot) -> None:
    theo = THEO.__class__("Theo", ADA.player)
    one = reviewer((ADA, theo, MINA), RuleSetId.ALL_FIVES)
    review, panel = review_of(one)
    assert [panel.people.itemText(n) for n in range(panel.people.count())] == ["Ada", "Theo"]
    panel.people.setFocus()
    one.press(Key.Key_Down)
    qtbot.waitUntil(lambda: review.work is not None and review.work.seat == 1)
    qtbot.waitUntil(lambda: review.work is not None and review.work.is_complete)
    one.page.view.setFocus()
    one.press(Key.Key_C)
    assert one.replaying.hands.seat == 1


def test_of_computers_all_can_be_looked_at(reviewer: Reviewer) -> None:
    _, panel = review_of(reviewer(FOUR[1:], RuleSetId.FIVE_UP))
    assert panel.people.isVisible()
    assert panel.people.count() == 3


def test_what_is_found_out_is_handed_on_and_asked_for_again(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    one = spectate(qtbot, history_of())
    kept: list[ReviewedRound] = []
    monkeypatch.setattr(reviewing, "usual_adviser", oracle)
    one.page.reviewed.connect(kept.append)
    one.page.toggle_review()
    review, _ = review_of(one)
    qtbot.waitUntil(lambda: review.work is not None and review.work.is_complete)
    assert {each.round for each in kept} == {1, 2, 3} & {each.round for each in kept}
    one.page.toggle_review()
    known = Review(RuleSetId.MUGGINS, ("Ada", "Mina"), rounds=tuple(kept))
    one.page.known_review = lambda: known
    monkeypatch.setattr(reviewing, "usual_adviser", lambda: oracle(waits=True))
    one.page.toggle_review()
    review, panel = review_of(one)
    assert review.work is not None
    assert review.work.is_complete
    assert panel.progress.isHidden()


@pytest.mark.parametrize("rules", [RuleSetId.DRAW, RuleSetId.FIVE_UP])
def test_every_rule_set_is_reviewed(reviewer: Reviewer, rules: RuleSetId) -> None:
    _, panel = review_of(reviewer(rules=rules))
    assert panel.list.rowCount()


def test_another_replay_ends_it(reviewer: Reviewer) -> None:
    one = reviewer()
    one.page.show_replay(history_of(seed=5))
    assert one.page.review is None
    assert one.page.panel.isVisible()
