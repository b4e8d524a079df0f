"""What is opened, what is kept, and what is said where that fails."""

import os
from collections.abc import Callable
from pathlib import Path

import pytest
from msgspec.structs import replace
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from domino_gui.engine.deal import ShuffledDealer
from domino_gui.engine.events import PlayerKind, TilePlaced, encode_events
from domino_gui.engine.match import Phase
from domino_gui.engine.record import read_record
from domino_gui.engine.rules import HouseRules, RuleSetId
from domino_gui.game import computer
from domino_gui.storage.append_file import AppendFile
from domino_gui.storage.library import Library, LibraryError, Query, Trouble
from domino_gui.storage.match_setup import MatchSetup
from domino_gui.storage.places import finished_folder, library_path, matches_folder
from domino_gui.windows.desk import Stage
from domino_gui.windows.play_options import PlayOptions, Watch
from domino_gui.windows.replay_page import ReplayPage
from domino_gui.windows.score_panel import ScoreRow
from tests.engine.rigged import dealt
from tests.strategies import start
from tests.table.tables import making_way
from tests.windows.conftest import RESTING, Person, people

OpenWindow = Callable[..., Person]


def test_the_first_start_is_all_fives_against_the_computer(open_window: OpenWindow) -> None:
    person = open_window()
    started = person.desk.match.started
    assert started.rules is RuleSetId.ALL_FIVES
    assert [seat.player for seat in started.seats] == [PlayerKind.HUMAN, PlayerKind.COMPUTER]


def test_the_window_wears_the_game_s_tile(open_window: OpenWindow, qtbot: QtBot) -> None:
    window = open_window().host.window
    qtbot.waitUntil(lambda: not window.windowIcon().isNull())
    picture = window.windowIcon().pixmap(64).toImage()
    assert picture.pixelColor(32, 32).alpha() == 255
    assert picture.pixelColor(0, 0).alpha() == 0


def test_a_match_closed_in_mid_round_is_gone_on_with_at_the_same_table(
    open_window: OpenWindow,
) -> None:
    person = open_window(MatchSetup(RuleSetId.FIVE_UP))
    for _ in range(3):
        person.play_by_clicks()
    person.wait(Stage.CHOOSING)
    events = person.desk.match.events[:]
    poses = dict(person.host.window.scene.stage.poses)  # type: ignore[union-attr]
    person.host.window.close()
    again = open_window()
    assert again.desk.match.events == events
    again.wait(Stage.CHOOSING)
    assert again.host.window.scene.stage is not None
    shown = again.host.window.scene.stage.sight
    assert shown.layout.placed == person.desk.match.round.layout.placed
    assert set(again.host.window.scene.stage.poses) == set(poses)
    assert len(list(matches_folder().iterdir())) == 1
    again.play_by_clicks()
    again.wait()
    assert len(again.desk.match.events) > len(events)


def test_a_second_window_leaves_the_match_of_the_first_alone(open_window: OpenWindow) -> None:
    first = open_window()
    first.wait(Stage.CHOOSING)
    second = open_window(MatchSetup(RuleSetId.DRAW))
    assert second.desk.match.rules.rule_set.id is RuleSetId.DRAW
    (notice,) = second.host.window.notices.texts
    assert "another window" in notice


def test_a_file_played_on_is_gone_on_with_at_the_next_start_before_all_others(
    open_window: OpenWindow, tmp_path: Path
) -> None:
    older = open_window()
    older.wait(Stage.CHOOSING)
    older.host.window.close()
    match = dealt(start(), *HANDS)
    path = written(tmp_path, encode_events(match.events))
    person = open_window(file=path)
    person.wait(Stage.CURTAIN)
    person.qtbot.waitUntil(lambda: bool(person.host.settings.preferences.playing), timeout=5_000)
    person.host.window.close()
    again = open_window(writes_preferences=False)
    assert again.desk.match.events == match.events
    assert not again.host.window.notices.texts
    again.desk.give_up()
    again.wait(Stage.MATCH_OVER)
    again.host.window.close()
    assert open_window(writes_preferences=False).desk.match.started == older.desk.match.started


def test_a_match_played_last_that_is_gone_is_not_missed(
    open_window: OpenWindow, tmp_path: Path
) -> None:
    for name in (str(tmp_path / "gone.domino"), "\0"):
        person = open_window(playing=os.fsencode(name))
        person.wait(Stage.CHOOSING)
        assert not person.host.window.notices.texts
        person.host.window.close()


def test_a_match_left_for_another_is_said_to_be_kept(open_window: OpenWindow) -> None:
    person = open_window(MatchSetup(RuleSetId.MUGGINS))
    person.wait(Stage.CHOOSING)
    person.host.begin(MatchSetup(RuleSetId.MUGGINS))
    assert not person.host.window.notices.texts
    while not any(isinstance(event, TilePlaced) for event in person.desk.match.events):
        person.play_by_clicks()
    person.wait(Stage.CHOOSING)
    person.play_by_clicks()
    person.host.window.notices.add("About the match before.")
    person.host.begin(MatchSetup(RuleSetId.MUGGINS))
    notices = person.host.window.notices
    assert notices.texts == ["Your unfinished match is kept: you find it on the first page."]
    person.host.begin(MatchSetup(RuleSetId.MUGGINS))
    assert not notices.isVisible()


def test_the_panel_tells_nothing_of_the_match_before_while_another_is_dealt(
    open_window: OpenWindow,
) -> None:
    person = open_window(MatchSetup(RuleSetId.FIVE_UP, seats=3), pace="normal")
    window = person.host.window
    window.scene.finish()
    person.wait(Stage.CHOOSING)
    assert window.panel.seal.text()
    person.host.begin(MatchSetup())
    assert window.scene.busy
    panel = window.panel
    one, two, *_ = panel.scores.findChildren(ScoreRow)
    assert (one.accessibleName(), two.accessibleName()) == ("You: 0 points", "Mina: 0 points")
    assert panel.seal.text() == ""
    assert panel.message.text().startswith("A lot decides who leads")


def test_a_match_that_ended_is_followed_by_a_new_one(open_window: OpenWindow) -> None:
    person = open_window(MatchSetup(RuleSetId.DRAW))
    person.wait(Stage.CHOOSING)
    person.desk.give_up()
    person.wait(Stage.MATCH_OVER)
    person.host.window.close()
    again = open_window()
    assert again.desk.match.phase is not Phase.OVER


def written(folder: Path, text: bytes) -> Path:
    path = folder / "x.domino"
    path.write_bytes(text)
    return path


@pytest.mark.parametrize(
    "text",
    [b"", b"no record\n", b"\xff\xfe\n", b'{"event":"deal"}\n', b"[" * 4000 + b"\n"],
    ids=["empty", "text", "not UTF-8", "no match", "nested"],
)
def test_a_damaged_file_is_named_and_the_game_opens_all_the_same(
    open_window: OpenWindow, tmp_path: Path, text: bytes
) -> None:
    path = written(tmp_path, text)
    person = open_window(file=path)
    (notice,) = person.host.window.notices.texts
    assert "x.domino" in notice
    assert person.host.window.notices.isVisible()
    assert person.wait() is Stage.CHOOSING
    assert path.read_bytes() == text


def test_a_missing_file_is_named(open_window: OpenWindow, tmp_path: Path) -> None:
    person = open_window(file=tmp_path / "nowhere.domino")
    assert "nowhere.domino" in person.host.window.notices.texts[0]


HANDS = ("6|6 1|2 1|1 0|0 0|1 0|2 0|3 0|4 0|5", "5|6 2|2 2|3 2|4 2|5 2|6 3|3 3|4 3|5")


def test_an_unfinished_file_is_gone_on_with_and_appended_to(
    open_window: OpenWindow, tmp_path: Path
) -> None:
    match = dealt(start(), *HANDS)
    path = written(tmp_path, encode_events(match.events))
    person = open_window(file=path)
    assert person.desk.match.events == match.events
    person.wait(Stage.CURTAIN)
    person.play_by_clicks()
    person.play_by_clicks()
    assert read_record(path).match.events == person.desk.match.events
    assert len(person.desk.match.events) == len(match.events) + 1


def test_a_finished_file_is_shown_with_its_end(open_window: OpenWindow, tmp_path: Path) -> None:
    match = dealt(start(), *HANDS)
    match.resign(0)
    text = encode_events(match.events)
    path = written(tmp_path, text)
    person = open_window(file=path)
    page = person.host.window.page
    assert isinstance(page, ReplayPage)
    panel = page.panel
    assert panel.result.isVisible()
    assert "Winner: Seat 1" in panel.result.accessibleName()
    assert path.read_bytes() == text


def test_a_line_cut_off_by_a_crash_is_left_out_with_a_notice(
    open_window: OpenWindow, tmp_path: Path
) -> None:
    match = dealt(start(), *HANDS)
    path = written(tmp_path, encode_events(match.events) + b'{"event":"pla')
    person = open_window(file=path)
    person.wait(Stage.CURTAIN)
    assert any("cut off" in text for text in person.host.window.notices.texts)


def test_computers_alone_play_until_enough_matches_have_ended(open_window: OpenWindow) -> None:
    watch = Watch(RuleSetId.DRAW, 2, "casual", seed=7)
    options = PlayOptions(watch=watch, quit_after=2, speed="max")
    person = open_window(options=options)
    person.qtbot.waitUntil(lambda: not person.host.window.isVisible(), timeout=30_000)
    records = [read_record(path) for path in matches_folder().rglob("*.domino")]
    assert [record.match.phase for record in records] == [Phase.OVER] * 2


def test_a_dead_opponent_is_replaced_with_a_notice_and_the_match_goes_on(
    open_window: OpenWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(computer, "own_program", lambda _: ["/bin/false"])
    person = open_window(MatchSetup(RuleSetId.DRAW))
    while person.wait() is not Stage.MATCH_OVER:
        person.play_by_clicks()
    texts = person.host.window.notices.texts
    assert any("built-in player" in text for text in texts)
    person.click(person.host.window.notices.close_button)
    assert not person.host.window.notices.isVisible()


# -- tables -----------------------------------------------------------------------------------


def _making_way(folder: Path, name: str) -> Path:
    """Return the record of a round in which tiles that lie have to make way for the last one."""
    match, place = making_way()
    match.act(match.round.turn, place)
    path = folder / f"{name}.domino"
    path.write_bytes(encode_events(match.events))
    return path


def test_a_table_is_laid_anew_for_the_match_that_is_shown_and_for_no_other(
    open_window: OpenWindow, tmp_path: Path
) -> None:
    person = open_window(file=_making_way(tmp_path, "one"))
    laying, qtbot = person.host.window.scene.laying, person.qtbot
    qtbot.waitUntil(lambda: laying._program is not None)
    person.host.begin(MatchSetup())
    assert laying._program is None
    with qtbot.waitSignal(laying.laid):
        assert person.host.open_record(_making_way(tmp_path, "another"))


def test_a_window_that_is_closed_lets_no_table_be_laid(
    open_window: OpenWindow, tmp_path: Path
) -> None:
    person = open_window(file=_making_way(tmp_path, "one"))
    laying = person.host.window.scene.laying
    person.qtbot.waitUntil(lambda: laying._program is not None)
    person.host.window.close()
    person.desk.show_again()
    assert laying._program is None
    assert laying._asked is None


# -- from match to match -----------------------------------------------------------------------


def given_up(person: Person) -> None:
    person.wait(Stage.CHOOSING, Stage.CURTAIN)
    person.desk.give_up()
    person.wait(Stage.MATCH_OVER)


def test_a_match_that_is_over_is_filed_and_taken_into_the_library(
    open_window: OpenWindow,
) -> None:
    person = open_window(MatchSetup(RuleSetId.DRAW))
    path = person.host.playing
    assert path is not None
    given_up(person)
    assert not path.exists()
    filed = finished_folder() / path.name
    assert read_record(filed).match.events == person.desk.match.events
    library = Library.open(library_path())
    (entry,) = library.search(Query())
    library.close()
    assert entry.path == filed
    assert entry.resigned == 0
    assert not person.host.window.has_notices


def test_a_library_that_fails_is_told_and_nothing_else_happens(
    open_window: OpenWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(_: Path) -> Library:
        raise LibraryError(Trouble.FULL, "no space is left on the disk")

    monkeypatch.setattr(Library, "open", fail)
    person = open_window(MatchSetup(RuleSetId.DRAW))
    given_up(person)
    (notice,) = person.host.window.notices.texts
    assert "library" in notice
    assert len(list(finished_folder().iterdir())) == 1


def test_a_rematch_is_one_key_with_the_same_players(open_window: OpenWindow) -> None:
    person = open_window(people("Ada", "Bo", rules=RuleSetId.MUGGINS))
    given_up(person)
    person.press(Qt.Key.Key_R, Qt.KeyboardModifier.ControlModifier)
    person.wait(Stage.CURTAIN)
    assert [seat.name for seat in person.desk.match.started.seats] == ["Ada", "Bo"]
    assert person.desk.match.rules.rule_set.id is RuleSetId.MUGGINS


def test_seats_are_exchanged_for_a_rematch_by_another(open_window: OpenWindow) -> None:
    setup = people("Ada", "Bo", "Cy", "Di", rules=RuleSetId.MUGGINS, partners=True)
    person = open_window(setup)
    given_up(person)
    both = Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.ShiftModifier
    person.press(Qt.Key.Key_R, both)
    person.wait(Stage.CURTAIN)
    started = person.desk.match.started
    assert [seat.name for seat in started.seats] == ["Di", "Ada", "Bo", "Cy"]
    assert started.sides == [[0, 2], [1, 3]]


def test_no_rematch_is_played_before_the_match_is_over(open_window: OpenWindow) -> None:
    person = open_window()
    person.wait(Stage.CHOOSING)
    menus = person.host.window.menus
    assert not menus.rematch.isEnabled()
    assert not menus.rematch_exchanged.isEnabled()


def test_a_deal_number_gives_the_deal_again_for_practice(open_window: OpenWindow) -> None:
    person = open_window(seed=None)
    person.host.begin(MatchSetup(RuleSetId.MUGGINS), number=42)
    person.wait(Stage.CHOOSING)
    assert person.desk.practice
    deal = person.desk.match.deal
    assert deal is not None
    expected = ShuffledDealer(first=42).deal(2, 7)
    assert (deal.number, deal.hands) == (42, expected.hands)
    person.desk.give_up()
    person.wait(Stage.MATCH_OVER)
    person.host.rematch()
    assert not person.desk.practice


def test_what_follows_a_demonstration_is_not_dealt_from_its_seed(open_window: OpenWindow) -> None:
    watch = Watch(RuleSetId.DRAW, 2, "beginner", seed=7)
    person = open_window(options=PlayOptions(watch=watch, speed="max"), seed=None)
    person.qtbot.waitUntil(lambda: person.desk.match.deal is not None, timeout=10_000)
    person.host.show_first_page()
    numbers = []
    for _ in range(2):
        person.host.begin(MatchSetup(RuleSetId.DRAW))
        person.wait(Stage.CHOOSING, Stage.MATCH_OVER)
        assert person.desk.match.deal is not None
        numbers.append(person.desk.match.deal.number)
    dealer = ShuffledDealer(7)
    foreseen = [dealer.deal(2, 7).number for _ in range(10)]
    assert not {*numbers} & {*foreseen}


def test_leaving_says_nothing_and_loses_nothing(open_window: OpenWindow) -> None:
    person = open_window()
    person.wait(Stage.CHOOSING)
    path = person.host.playing
    assert path is not None
    events = person.desk.match.events
    person.host.window.menus.leave.trigger()
    assert person.host.playing is None
    assert read_record(path).match.events == events
    assert not person.host.window.has_notices
    AppendFile.open(path).close()


@pytest.mark.parametrize("leaving", ["for another", "for the first page"])
def test_a_match_that_is_left_before_its_end_was_seen_is_filed_and_the_next_is_kept(
    open_window: OpenWindow, leaving: str
) -> None:
    setup = people("Ada", "Ben", rules=RuleSetId.MUGGINS)
    person = open_window(replace(setup, house=HouseRules(hand_size=1, target=5)), pace="slow")
    scene, (first,) = person.host.window.scene, matches_folder().glob("*.domino")
    while person.desk.match.phase is not Phase.OVER:
        scene.finish()
        if person.desk.stage in RESTING:
            person.play_by_clicks()
    assert scene.busy
    assert person.desk.stage is Stage.WAITING
    if leaving == "for another":
        person.host.begin(setup)
        scene.finish()
        assert person.host.playing is not None
        assert read_record(person.host.playing).match.events == person.desk.match.events
        assert len(person.desk.match.events) > 1
    else:
        person.host.leave()
    assert not first.exists()
    assert (finished_folder() / first.name).exists()
