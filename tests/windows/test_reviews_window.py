"""Reviews in the whole window: from a round or a match that is over, and from the list of them."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from msgspec.structs import replace
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from domino_gui.engine.record import write_record
from domino_gui.engine.rules import RuleSetId
from domino_gui.storage.match_setup import MatchSetup
from domino_gui.storage.places import finished_folder, matches_folder
from domino_gui.storage.reviews import Review, ReviewedRound, read_review, write_review
from domino_gui.windows.desk import Stage
from domino_gui.windows.replay_page import ReplayPage
from domino_gui.windows.reviews_window import ReviewsWindow
from tests.windows.conftest import Person, people
from tests.windows.replayed import ADA, MINA, history_of
from tests.windows.reviewed import oracle

OpenWindow = Callable[..., Person]
Key = Qt.Key


def page_of(person: Person) -> ReplayPage:
    page = person.host.window.page
    assert isinstance(page, ReplayPage)
    return page


def reviews_of(person: Person) -> ReviewsWindow:
    (found,) = [each for each in person.host.window.findChildren(ReviewsWindow) if each.isVisible()]
    return found


def complete(person: Person) -> None:
    """Wait until the review that is shown is through."""
    page = page_of(person)

    def is_complete() -> bool:
        review = page.review
        return review is not None and review.work is not None and review.work.is_complete

    person.qtbot.waitUntil(is_complete)


@pytest.fixture
def finished() -> list[Path]:
    """Matches of one's own that are over, the last one the latest."""
    finished_folder().mkdir(parents=True)
    paths = []
    for day in (1, 2, 3):
        history = history_of(seats=(ADA, MINA), seed=day)
        first, *events = history.match.events
        path = finished_folder() / f"match-{day}.domino"
        write_record(path, [replace(first, started=f"2026-05-0{day}T10:00:00+00:00"), *events])
        paths.append(path)
    return paths


@pytest.fixture(autouse=True)
def judged_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let nobody wait for the opponent program."""
    monkeypatch.setattr("domino_gui.game.reviewing.usual_adviser", oracle)


def test_a_round_that_is_over_is_reviewed_by_a_key_and_the_match_goes_on(
    open_window: OpenWindow,
) -> None:
    person = open_window(people("Ada", "Mina", rules=RuleSetId.MUGGINS))
    while person.wait() is not Stage.ROUND_OVER:
        assert person.host.window.panel.review is None
        person.play_by_clicks()
    button = person.host.window.panel.review
    assert button is not None
    assert button.isVisible()
    assert button.accessibleName() == "Review the round"
    playing = person.host.playing
    assert playing is not None
    person.press(Key.Key_F6)
    complete(person)
    replaying = page_of(person).replaying
    assert replaying is not None
    # Nothing but the round that is over is told of; what was found out lies beside the record.
    assert replaying.replay.steps[-1].round == 1
    kept = read_review(playing)
    assert kept is not None
    assert [each.round for each in kept.rounds] == [1]
    person.press(Key.Key_W, Qt.KeyboardModifier.ControlModifier)
    assert person.host.playing == playing
    assert person.wait() is Stage.ROUND_OVER


def test_a_match_that_is_over_is_reviewed_and_its_review_goes_with_the_record(
    open_window: OpenWindow,
) -> None:
    person = open_window(MatchSetup(RuleSetId.DRAW))
    while person.wait() is not Stage.MATCH_OVER:
        person.play_by_clicks()
    more = person.host.window.panel._match_over
    assert more is not None
    person.click(more.review)
    complete(person)
    (path,) = finished_folder().glob("*.domino")
    kept = read_review(path)
    assert kept is not None
    assert {each.seat for each in kept.rounds} == {0}
    page = page_of(person)
    person.press(Key.Key_F6)
    assert page.review is None
    person.press(Key.Key_F6)
    assert page.review is not None


def test_where_there_is_nothing_to_review_matches_are_offered(
    open_window: OpenWindow, finished: list[Path]
) -> None:
    person = open_window(comes_in=False)
    person.press(Key.Key_F6)
    window = reviews_of(person)
    person.qtbot.waitUntil(lambda: len(window.entries) == len(finished))
    assert [entry.path for entry in window.entries] == finished[::-1]
    assert [row[-1] for row in window.table.rows.content.rows] == ["not reviewed"] * 3
    assert window.chart.isHidden()
    assert "Choose a match" in window.words.text()
    window.table.setFocus()
    QTest.keyClick(window.table, Key.Key_Down)
    QTest.keyClick(window.table, Key.Key_Return)
    complete(person)
    assert read_review(finished[1]) is not None
    replaying = page_of(person).replaying
    assert replaying is not None
    assert replaying.history.match.started.started == "2026-05-02T10:00:00+00:00"
    # From there, the way back shows the grade.
    panel = page_of(person).review_panel
    assert panel is not None
    person.click(panel.over_time)
    window = reviews_of(person)
    kept = read_review(finished[1])
    assert kept is not None
    lost = kept.lost_by(0)
    assert lost is not None
    assert [row[-1] for row in window.table.rows.content.rows] == [
        "not reviewed",
        f"{lost:.1f}",
        "not reviewed",
    ]
    assert len(window.chart.points) == 1
    window.reject()


def test_grades_are_drawn_by_person_and_rules(
    open_window: OpenWindow, finished: list[Path]
) -> None:
    for number, path in enumerate(finished):
        rules = (RuleSetId.MUGGINS, RuleSetId.MUGGINS, RuleSetId.FIVE_UP)[number]
        rounds = (ReviewedRound(1, 0, "x", 10.0 * number), ReviewedRound(1, 1, "x", 5.0))
        started = f"2026-05-0{number + 1}T10:00:00+00:00"
        write_review(path, Review(rules, ("Ada", "Mina"), started, rounds=rounds))
    person = open_window(comes_in=False)
    person.host.dialogs.show_review()
    window = reviews_of(person)
    assert [window.name.itemText(n) for n in range(window.name.count())] == ["Ada", "Mina"]
    assert [point.value for point in window.chart.points] == [0, 10]
    window.rules.setFocus()
    QTest.keyClick(window.rules, Key.Key_Down)
    assert [point.value for point in window.chart.points] == [4]
    window.name.setFocus()
    QTest.keyClick(window.name, Key.Key_Down)
    assert [point.value for point in window.chart.points] == [1]
    QTest.keyClick(window, Key.Key_Escape)
    assert not window.isVisible()


def test_where_no_match_is_over_that_is_said(open_window: OpenWindow) -> None:
    person = open_window(comes_in=False)
    person.host.dialogs.show_review()
    window = reviews_of(person)
    assert window.words.text().startswith("No match that a person played is over yet.")
    assert not window.review.isEnabled()
    QTest.keyClick(window, Key.Key_Return)  # closes it
    assert not window.isVisible()


def test_beside_somebody_else_s_record_nothing_is_put(
    open_window: OpenWindow, tmp_path: Path
) -> None:
    path = tmp_path / "theirs.domino"
    write_record(path, history_of(seats=(ADA, MINA), seed=3).exported())
    person = open_window(file=path, comes_in=False)
    person.press(Key.Key_F6)
    complete(person)
    assert [each.name for each in tmp_path.iterdir() if each.is_file()] == ["theirs.domino"]
    # Yet what is known is not found out again while it is shown.
    person.press(Key.Key_F6)
    person.press(Key.Key_F6)
    review = page_of(person).review
    assert review is not None
    assert review.work is not None
    assert review.work.is_complete
    assert not matches_folder().exists() or not [*matches_folder().glob("*.review")]
