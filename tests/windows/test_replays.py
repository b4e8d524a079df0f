"""From matches to their replays and back, in the whole window."""

from __future__ import annotations

import random
from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QApplication, QFileDialog

from domino_gui.engine.events import MatchStarted, RoundDealt
from domino_gui.engine.match import Phase
from domino_gui.engine.record import exported, read_record, write_record
from domino_gui.engine.rules import RuleSetId
from domino_gui.storage.match_setup import MatchSetup
from domino_gui.storage.places import finished_folder, matches_folder
from domino_gui.windows.deal_dialog import DealDialog
from domino_gui.windows.desk import Stage
from domino_gui.windows.going_on_dialog import GoingOnDialog
from domino_gui.windows.replay_page import ReplayPage
from domino_gui.windows.score_sheet import ScoreSheet
from tests.windows.conftest import Person
from tests.windows.replayed import ADA, FOUR, MINA, THEO, history_of

OpenWindow = Callable[..., Person]


def replay_of(person: Person) -> ReplayPage:
    page = person.host.window.page
    assert isinstance(page, ReplayPage)
    assert page.replaying is not None
    return page


def is_replay(person: Person) -> bool:
    return isinstance(person.host.window.page, ReplayPage)


@pytest.fixture
def finished(tmp_path: Path) -> Path:
    """A finished record of somebody's, as it is given away."""
    path = tmp_path / "theirs.domino"
    write_record(path, history_of(seats=(ADA, MINA), seed=3).exported())
    return path


@pytest.fixture
def unfinished() -> Path:
    """A record of one's own that stops in its second round."""
    matches_folder().mkdir(parents=True)
    path = matches_folder() / "left.domino"
    write_record(path, history_of(seats=(ADA, MINA), seed=3, rounds=1).match.events)
    return path


def test_a_finished_record_opens_at_its_end_and_stays_as_it_is(
    open_window: OpenWindow, finished: Path
) -> None:
    before = finished.read_bytes()
    person = open_window(file=finished, comes_in=False)
    page = replay_of(person)
    assert page.panel.result.isVisible()
    assert person.host.window.desk is None
    for key in (Qt.Key.Key_Home, Qt.Key.Key_Right, Qt.Key.Key_Space):
        person.press(key)
    assert page.replaying is not None
    person.qtbot.waitUntil(lambda: page.replaying is not None and page.replaying.is_at_end)
    assert finished.read_bytes() == before
    assert not matches_folder().exists()


def test_it_moves_at_the_pace_that_is_preferred(open_window: OpenWindow, finished: Path) -> None:
    person = open_window(file=finished, comes_in=False, pace="slow")
    page = replay_of(person)
    person.press(Qt.Key.Key_Home)
    person.press(Qt.Key.Key_Right)
    moves = [page.scene.busy]
    person.host.window.menus.motions["off"].trigger()
    person.press(Qt.Key.Key_Right)
    moves.append(page.scene.busy)
    assert moves == [True, False]


def test_a_replay_is_left_for_the_first_page(open_window: OpenWindow, finished: Path) -> None:
    person = open_window(file=finished, comes_in=False)
    person.click(replay_of(person).bar.close_button)
    assert person.host.window.page is person.host.welcome.page


def test_what_is_open_beside_a_match_follows_the_replay(
    open_window: OpenWindow, finished: Path
) -> None:
    person = open_window(MatchSetup(RuleSetId.MUGGINS))
    person.wait(Stage.CHOOSING)
    person.press(Qt.Key.Key_F2)
    person.press(Qt.Key.Key_F3)
    window = person.host.window
    (sheet,), (dialog,) = window.findChildren(ScoreSheet), window.findChildren(DealDialog)
    assert dialog.rounds.count() == 1
    assert person.host.open_record(finished)
    shown = replay_of(person).seen
    assert shown is not None
    told = sheet.paper.accessibleDescription().splitlines()
    assert [line.partition(":")[0] for line in told] == [ADA.name, MINA.name]
    assert dialog.rounds.count() > 1
    person.press(Qt.Key.Key_W, Qt.KeyboardModifier.ControlModifier)
    person.wait(Stage.CHOOSING)
    assert dialog.rounds.count() == 1
    assert sheet.isVisible()
    person.host.show_first_page()  # where there is nothing to follow
    assert not sheet.isVisible()
    assert not dialog.isVisible()


def test_a_replay_is_left_for_the_match_that_was_played_before(
    open_window: OpenWindow, finished: Path
) -> None:
    person = open_window(MatchSetup(RuleSetId.MUGGINS))
    person.wait(Stage.CHOOSING)
    person.play_by_clicks()
    person.wait()
    playing, events = person.host.playing, person.desk.match.events[:]
    assert playing is not None
    assert person.host.open_record(finished)
    assert is_replay(person)
    assert [person.host.playing] == [None]
    # Another replay in between changes nothing of that.
    assert person.host.open_record(finished)
    person.press(Qt.Key.Key_W, Qt.KeyboardModifier.ControlModifier)
    assert not is_replay(person)
    assert person.host.playing == playing
    assert person.desk.match.events[: len(events)] == events
    # What was left once is not come back to later.
    person.host.show_first_page()
    assert person.host.open_record(finished)
    person.press(Qt.Key.Key_W, Qt.KeyboardModifier.ControlModifier)
    assert person.host.window.page is person.host.welcome.page


def test_a_match_that_is_over_is_seen_again_by_a_key(open_window: OpenWindow) -> None:
    person = open_window(MatchSetup(RuleSetId.DRAW))
    assert not person.host.window.menus.replay.isEnabled()
    while person.wait() is not Stage.MATCH_OVER:
        person.play_by_clicks()
    events = person.desk.match.events[:]
    person.press(Qt.Key.Key_F4)
    replaying = replay_of(person).replaying
    assert replaying is not None
    assert replaying.match.events == events
    person.press(Qt.Key.Key_Home)
    assert replaying.replay.at == 0
    assert read_record(next(finished_folder().glob("*.domino"))).match.events == events


def test_of_an_unfinished_match_its_finished_rounds_alone_are_seen_again(
    open_window: OpenWindow, unfinished: Path
) -> None:
    person = open_window(file=unfinished)
    hidden = {tile for hand in person.desk.match.round.hands for tile in hand}
    assert hidden
    person.press(Qt.Key.Key_F4)
    replaying = replay_of(person).replaying
    assert replaying is not None
    assert replaying.replay.steps[-1].round == 1
    assert replaying.match.phase in (Phase.LOT, Phase.DEAL)
    person.press(Qt.Key.Key_W, Qt.KeyboardModifier.ControlModifier)
    assert person.host.playing == unfinished


def test_where_no_round_is_over_that_is_said(open_window: OpenWindow) -> None:
    person = open_window()
    person.wait(Stage.CHOOSING)
    person.host.replay()
    assert not is_replay(person)
    assert person.host.window.notices.texts == [
        "No round of this match is over, so there is no replay yet."
    ]


# -- going on from here ------------------------------------------------------------------------


def go_on(person: Person, seat: int | None = None) -> MatchStarted:
    """Choose to go on from where the replay stands; return how the new match began."""
    person.press(Qt.Key.Key_G, Qt.KeyboardModifier.ControlModifier)
    (dialog,) = person.host.window.findChildren(GoingOnDialog)
    if seat is not None:
        dialog.choices.button(seat).click()
    dialog.accept()
    QApplication.processEvents()
    assert not is_replay(person)
    return person.desk.match.started


def test_a_match_goes_on_from_the_middle_of_a_round(
    open_window: OpenWindow, finished: Path
) -> None:
    person = open_window(file=finished, comes_in=False)
    replaying = replay_of(person).replaying
    assert replaying is not None
    replaying.go_to(replaying.replay.rounds[1] + 3)
    there = replaying.match
    started = go_on(person)
    assert started.practice
    assert [seat.name for seat in started.seats] == ["Ada", "Mina"]
    assert started.started != there.started.started
    assert exported(person.desk.match.events[1 : len(there.events)]) == there.events[1:]
    assert person.desk.practice
    while person.wait() is not Stage.MATCH_OVER:
        person.play_by_clicks()
    (record,) = finished_folder().glob("*.domino")
    read = read_record(record)
    assert read.history.practice
    assert read.match.phase is Phase.OVER
    assert finished.exists()


def test_a_match_goes_on_with_the_next_deal_from_a_settled_round(
    open_window: OpenWindow, finished: Path
) -> None:
    person = open_window(file=finished, comes_in=False)
    replaying = replay_of(person).replaying
    assert replaying is not None
    replaying.go_to(replaying.replay.rounds[1] - 1)
    before = len(replaying.match.events)
    go_on(person)
    person.wait(Stage.CHOOSING)
    assert isinstance(person.desk.match.events[before], RoundDealt)
    assert person.desk.match.round_number == 2


def test_another_seat_is_taken_and_its_computer_takes_ones_own(
    open_window: OpenWindow, tmp_path: Path
) -> None:
    path = tmp_path / "four.domino"
    write_record(path, history_of(seats=FOUR[:3], seed=2).match.events)
    person = open_window(file=path, comes_in=False)
    person.press(Qt.Key.Key_PageUp)
    started = go_on(person, seat=2)
    assert [(seat.name, seat.level or "") for seat in started.seats] == [
        ("Theo", "club"),
        ("Mina", "expert"),
        ("Ada", ""),
    ]
    assert person.desk.people == [2]
    person.wait(Stage.CHOOSING)


def test_watched_computers_can_go_on_playing(open_window: OpenWindow, tmp_path: Path) -> None:
    path = tmp_path / "watched.domino"
    write_record(path, history_of(RuleSetId.DRAW, (MINA, THEO), seed=2).match.events)
    person = open_window(file=path, comes_in=False)
    person.press(Qt.Key.Key_Home)
    person.press(Qt.Key.Key_Down)
    go_on(person, seat=2)
    assert person.desk.people == []
    person.wait(Stage.MATCH_OVER)


def test_a_match_that_goes_on_leaves_the_replayed_one_behind(
    open_window: OpenWindow, unfinished: Path
) -> None:
    person = open_window(file=unfinished)
    person.press(Qt.Key.Key_F4)
    before = unfinished.read_bytes()
    go_on(person)
    person.wait(Stage.CHOOSING)
    assert person.host.playing != unfinished
    assert unfinished.read_bytes() == before


def test_a_rematch_is_a_key_away_where_people_took_part(
    open_window: OpenWindow, finished: Path
) -> None:
    person = open_window(file=finished, comes_in=False)
    person.press(Qt.Key.Key_R, Qt.KeyboardModifier.ControlModifier)
    assert not is_replay(person)
    match = person.desk.match
    assert [seat.name for seat in match.started.seats] == ["Ada", "Mina"]
    assert match.rules.rule_set.id is RuleSetId.MUGGINS
    assert not person.desk.practice


# -- records given away ------------------------------------------------------------------------


def save(person: Person, path: Path) -> str:
    """Save the record that is shown; return the name that was offered."""
    person.press(Qt.Key.Key_S, Qt.KeyboardModifier.ControlModifier)
    (dialog,) = person.host.window.findChildren(QFileDialog)
    (offered,) = dialog.selectedFiles()
    dialog.fileSelected.emit(str(path))
    dialog.close()
    return Path(offered).name


def test_a_match_is_saved_and_copied_while_it_is_played_without_its_secrets(
    open_window: OpenWindow, tmp_path: Path
) -> None:
    person = open_window(MatchSetup(RuleSetId.MUGGINS))
    person.wait(Stage.CHOOSING)
    path = tmp_path / "given.domino"
    playing = person.host.playing
    assert playing is not None
    assert save(person, path) == playing.name
    given = read_record(path).match
    assert given.events == exported(person.desk.match.events)
    assert given.deal is not None
    assert not given.deal.key
    person.press(
        Qt.Key.Key_C, Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.ShiftModifier
    )
    assert QGuiApplication.clipboard().text() == path.read_text(encoding="utf-8")


def test_a_replayed_match_is_saved_whole_wherever_it_stands(
    open_window: OpenWindow, finished: Path, tmp_path: Path
) -> None:
    person = open_window(file=finished, comes_in=False)
    person.press(Qt.Key.Key_Home)
    path = tmp_path / "copy.domino"
    save(person, path)
    assert path.read_bytes() == finished.read_bytes()


def test_a_disk_that_does_not_take_it_is_told_of(
    open_window: OpenWindow, finished: Path, tmp_path: Path
) -> None:
    person = open_window(file=finished, comes_in=False)
    save(person, tmp_path / "no such folder" / "copy.domino")
    (text,) = person.host.window.notices.texts
    assert text == "copy.domino cannot be saved (No such file or directory)."


def test_the_rules_are_those_of_the_match_that_is_seen_again(
    open_window: OpenWindow, finished: Path
) -> None:
    from domino_gui.windows.rule_book import RuleBookDialog

    person = open_window(MatchSetup(RuleSetId.DRAW), file=finished, comes_in=False)
    person.press(Qt.Key.Key_F1)
    (book,) = person.host.window.findChildren(RuleBookDialog)
    assert "Muggins" in book.windowTitle()
    book.close()


@pytest.mark.parametrize("pace", ["fast", None])
def test_hasty_keys_do_no_harm(open_window: OpenWindow, finished: Path, pace: str | None) -> None:
    person = open_window(file=finished, comes_in=False, pace=pace)
    rng = random.Random(1)
    replaying = replay_of(person).replaying
    assert replaying is not None
    keys = [
        *(Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_Up, Qt.Key.Key_Down),
        *(Qt.Key.Key_Home, Qt.Key.Key_End, Qt.Key.Key_Space, Qt.Key.Key_Escape),
        *(Qt.Key.Key_Plus, Qt.Key.Key_D, Qt.Key.Key_1, Qt.Key.Key_Return),
    ]
    for _ in range(300):
        person.press(rng.choice(keys))
        QApplication.processEvents()
    replaying.stop()
    replay_of(person).scene.finish()
    assert replaying.seen is replaying.match
