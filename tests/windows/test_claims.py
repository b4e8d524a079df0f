"""House rule ``claim`` at the window: nothing tells what a tile is worth before that is over."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel, QWidget

from domino_gui.engine.events import PlayerKind, PointsClaimed, RoundSettled, encode_events
from domino_gui.engine.match import Phase
from domino_gui.engine.record import History, read_record
from domino_gui.engine.rules import HouseRules, RuleSetId
from domino_gui.storage.match_setup import MatchSetup, SeatSetup
from domino_gui.windows.claim_card import ClaimCard
from domino_gui.windows.desk import Stage
from tests.claimable import FIVES, last_tile, led
from tests.windows.conftest import Person, people

OpenWindow = Callable[..., Person]
ENDLESS = 0


def stopped(tmp_path: Path, history: History) -> Path:
    """A record that stops where points are yet to be claimed."""
    path = tmp_path / "stopped.domino"
    path.write_bytes(encode_events(history.match.events))
    return path


@pytest.fixture
def go_on_with(open_window: OpenWindow, tmp_path: Path) -> Callable[..., Person]:
    """Open such a match; people may take as long as they like."""

    def opener(history: History, **preferences: object) -> Person:
        chosen = {"claim_ms": ENDLESS} | preferences
        return open_window(file=stopped(tmp_path, history), **chosen)

    return opener


def card(person: Person) -> ClaimCard:
    (found,) = person.host.window.findChildren(ClaimCard)
    return found


def enter(person: Person, points: int) -> None:
    """Type what is claimed, and Enter."""
    QTest.keyClicks(person.host.window.focusWidget(), str(points))
    person.press(Qt.Key.Key_Return)


def claims(person: Person) -> list[tuple[int, int, object]]:
    return [
        (event.seat, event.claimed, event.points)
        for event in person.desk.match.events
        if isinstance(event, PointsClaimed)
    ]


def told(person: Person) -> str:
    """All that stands, or is read out, on the table and beside it."""
    window = person.host.window
    stage, bar = window.scene.stage, window.scene.board.dressing.bar
    assert stage is not None
    words = [window.scene.texts.table(stage.sight)]
    words += [] if bar is None else [bar.total, bar.remark]
    words += [str(mark.adds) for mark in window.scene.board.dressing.marks]
    words += [" ".join(entry[:3]) for entry in window.panel.log.entries]
    seen = [each for each in window.panel.findChildren(QWidget) if each.isVisible()]
    words += [each.text() for each in seen if isinstance(each, QLabel)]
    words += [each.accessibleName() for each in seen]
    words.append(window.panel.log.accessibleDescription())
    return "\n".join(words)


def tells(person: Person) -> bool:
    """Whether anything tells that the double five is worth ten."""
    return "10" in told(person).replace("(muggins)", "")


def test_nothing_is_told_until_it_is_claimed_by_keys(go_on_with: Callable[..., Person]) -> None:
    person = go_on_with(led(None, None))
    person.wait(Stage.CLAIMING)
    assert not tells(person)
    assert card(person).isVisible()
    enter(person, 10)
    assert claims(person) == [(0, 10, 10)]
    assert person.desk.match.scores == [10, 0]
    person.wait(Stage.CURTAIN)
    assert tells(person)
    assert not card(person).isVisible()
    assert person.host.window.panel.log.entries[-1][:3] == ("person 0 claimed 10", "", "+10")


def test_no_claim_by_escape_passes_it_on_and_in_the_end_it_is_told(
    go_on_with: Callable[..., Person],
) -> None:
    person = go_on_with(led(None, None))
    person.wait(Stage.CLAIMING)
    assert card(person).entry.question.text() == f"person 0: points for {FIVES}?"
    person.press(Qt.Key.Key_Escape)
    assert person.desk.claims.claimants == (1,)
    assert card(person).entry.question.text() == f"person 0 left {FIVES}: points?"
    assert not tells(person)
    person.click(card(person).no_claim)
    person.wait(Stage.CURTAIN)
    assert claims(person) == []
    assert tells(person)
    assert person.host.window.panel.log.entries[-1].words == "Nobody claimed 10"


def test_the_buttons_on_the_screen_claim_too(go_on_with: Callable[..., Person]) -> None:
    person = go_on_with(led(None, None))
    person.wait(Stage.CLAIMING)
    for number in (1, 0):
        person.click(card(person).entry.digits[number])
    person.click(card(person).entry.enter)
    assert claims(person) == [(0, 10, 10)]


def test_zero_claims_nothing(go_on_with: Callable[..., Person]) -> None:
    person = go_on_with(led(None, None))
    person.wait(Stage.CLAIMING)
    enter(person, 0)
    assert claims(person) == []
    assert person.desk.claims.claimants == (1,)


def test_a_wrong_claim_is_explained_once_that_gives_nothing_away(
    go_on_with: Callable[..., Person],
) -> None:
    person = go_on_with(led(None, None))
    panel = person.host.window.panel
    person.wait(Stage.CLAIMING)
    enter(person, 5)
    assert claims(person) == [(0, 5, -5)]
    assert not tells(person)
    assert person.desk.claims.verdicts == ()
    person.press(Qt.Key.Key_Escape)
    person.wait(Stage.CURTAIN)
    verdict = card(person).verdict.text()
    assert verdict.startswith("person 0 claimed 5, but it was worth 10.\n10\n")
    assert "You counted half of 5|5" in verdict or "once" in verdict
    assert panel.go_on.text() == "Go on"
    person.press(Qt.Key.Key_Return)
    assert not card(person).isVisible()
    assert person.desk.stage is Stage.CURTAIN
    assert "show my tiles" in panel.go_on.text()


def test_of_several_people_at_the_screen_anybody_claims_for_their_seat(
    go_on_with: Callable[..., Person],
) -> None:
    hands = ("5|5 0|1", "0|5 1|2", "2|2 2|3")
    person = go_on_with(led(None, None, None, hands=hands))
    person.wait(Stage.CLAIMING)
    assert card(person).names == []
    person.press(Qt.Key.Key_Escape)
    assert [button.text() for button in card(person).names] == ["person 1", "person 2"]
    enter(person, 15)
    assert claims(person) == []
    person.click(card(person).names[1])
    assert claims(person) == [(2, 15, -5)]
    assert card(person).names == []
    enter(person, 10)
    assert claims(person) == [(2, 15, -5), (1, 10, 10)]


def test_a_name_is_reached_and_pressed_by_keys(go_on_with: Callable[..., Person]) -> None:
    hands = ("5|5 0|1", "0|5 1|2", "2|2 2|3")
    person = go_on_with(led(None, None, None, hands=hands))
    person.wait(Stage.CLAIMING)
    person.press(Qt.Key.Key_Escape)
    enter(person, 10)
    person.press(Qt.Key.Key_Tab)
    person.press(Qt.Key.Key_Return)
    assert claims(person) == [(2, 10, 10)]


def test_the_time_runs_out_by_itself(go_on_with: Callable[..., Person]) -> None:
    person = go_on_with(led(None, None), claim_ms=2000)
    person.wait(Stage.CLAIMING)
    assert card(person).time_line.isVisible()
    assert person.desk.claims.time_left is not None
    person.desk.set_claim_time(1)
    person.wait(Stage.CURTAIN)
    assert claims(person) == []


def test_a_computer_claims_what_a_person_lets_be(go_on_with: Callable[..., Person]) -> None:
    person = go_on_with(led(None, "master"))
    person.wait(Stage.CLAIMING)
    person.press(Qt.Key.Key_Escape)
    person.qtbot.waitUntil(lambda: claims(person) == [(1, 10, 10)], timeout=10_000)


def test_space_at_the_table_claims_nothing_but_first_ends_what_moves(
    go_on_with: Callable[..., Person],
) -> None:
    person = go_on_with(led(None, None))
    person.wait(Stage.CLAIMING)
    person.host.window.view.setFocus()
    person.press(Qt.Key.Key_Space)
    assert person.desk.claims.claimants == (1,)


def test_at_the_end_of_a_round_the_last_tile_is_claimed_first(
    go_on_with: Callable[..., Person],
) -> None:
    person = go_on_with(last_tile(None, None))
    person.wait(Stage.CLAIMING)
    enter(person, 5)
    person.wait(Stage.ROUND_OVER)
    assert isinstance(person.desk.match.events[-1], RoundSettled)
    assert person.host.window.panel.result.isVisible()


def test_giving_up_and_leaving_while_it_is_asked(go_on_with: Callable[..., Person]) -> None:
    person = go_on_with(led(None, None))
    person.wait(Stage.CLAIMING)
    person.desk.give_up(0)
    person.wait(Stage.MATCH_OVER)
    assert not card(person).isVisible()


def test_taken_back_it_is_asked_no_more(go_on_with: Callable[..., Person]) -> None:
    person = go_on_with(led(None, "master"))
    person.wait(Stage.CLAIMING)
    person.host.window.view.setFocus()
    person.undo()
    person.wait(Stage.CHOOSING)
    assert not card(person).isVisible()
    person.press(Qt.Key.Key_Y, Qt.KeyboardModifier.ControlModifier)
    person.wait(Stage.CLAIMING)
    assert card(person).isVisible()
    assert not tells(person)


def wait(person: Person) -> Stage:
    """Wait until somebody has to do something, be it to read what was claimed wrongly."""
    due = (Stage.CLAIMING, Stage.CHOOSING, Stage.ROUND_OVER, Stage.MATCH_OVER)
    desk = person.desk
    person.qtbot.waitUntil(lambda: desk.stage in due or bool(desk.claims.verdicts), timeout=20_000)
    return desk.stage


@pytest.mark.parametrize("pace", [None, "fast"])
def test_a_whole_match_against_computers_comes_to_its_end(
    open_window: OpenWindow, pace: str | None
) -> None:
    """A person plays by clicks, and claims what is there, or nothing, or wrongly."""
    setup = MatchSetup(
        RuleSetId.ALL_FIVES, 2, players=(SeatSetup(PlayerKind.HUMAN), *(SeatSetup(),) * 3),
        house=HouseRules(claim=True, hand_size=3, target=100),
    )  # fmt: skip
    person = open_window(setup, claim_ms=ENDLESS, pace=pace)
    asked = rounds = 0
    for _ in range(300):  # far more than two rounds of three tiles take
        if rounds == 2:
            break
        stage = wait(person)
        if person.desk.claims.verdicts and not person.host.window.scene.busy:
            person.host.window.menus.go_on.trigger()
        elif stage is Stage.CLAIMING:
            asked += 1
            placed = person.desk.match.claimable
            assert placed is not None
            if asked % 3 == 0:
                person.desk.claims.let_be()
            else:
                person.desk.claims.claim(0, 5 if asked % 3 == 1 else int(placed.points))
        elif stage is Stage.CHOOSING:
            person.play_by_clicks()
        else:
            rounds += 1
            if stage is Stage.MATCH_OVER:
                break
            person.host.window.menus.go_on.trigger()
            if person.desk.stage is Stage.ROUND_OVER:
                person.host.window.menus.go_on.trigger()
    assert asked
    assert claims(person)


def test_watched_matches_tell_everything_at_once(open_window: OpenWindow) -> None:
    setup = MatchSetup(
        RuleSetId.MUGGINS, 3, players=(SeatSetup(PlayerKind.COMPUTER),) * 4,
        house=HouseRules(claim=True, target=30),
    )  # fmt: skip
    person = open_window(setup, pace=None)
    person.wait(Stage.MATCH_OVER, Stage.ROUND_OVER)
    assert person.desk.claims.claimants == ()
    assert claims(person)


def test_people_are_asked_in_hot_seat_from_the_first_placement(open_window: OpenWindow) -> None:
    from msgspec.structs import replace

    setup = replace(people("Ada", "Ben"), house=HouseRules(claim=True))
    person = open_window(setup, claim_ms=ENDLESS)
    person.wait(Stage.CURTAIN)
    person.play_by_clicks()
    person.play_by_clicks()
    person.wait(Stage.CLAIMING)
    assert person.desk.match.phase is Phase.PLAY
    assert not person.host.window.scene.board.dressing.bar
    record = person.host.playing
    assert record is not None
    assert read_record(record).match.claimable is not None


def test_the_card_makes_room_while_the_table_shows_a_claim(
    go_on_with: Callable[..., Person],
) -> None:
    person = go_on_with(led(None, None), pace="slow", motion="on")
    person.wait(Stage.CLAIMING)
    enter(person, 15)
    assert person.host.window.scene.busy
    assert not card(person).isVisible()
    person.wait(Stage.CLAIMING)
    assert card(person).isVisible()
    assert card(person).entry.field.hasFocus()
