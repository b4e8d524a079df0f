"""What is shown of a computer that thinks, and what may be done meanwhile.

Computers answer when a test says so, and a second is either over at once or never.
"""

from __future__ import annotations

import sys
from collections.abc import Callable

import pytest
from PySide6.QtCore import QPointF, Qt
from PySide6.QtTest import QTest

from domino_gui.engine.events import PlayerKind, TilePlaced
from domino_gui.engine.match import Match
from domino_gui.engine.rules import RuleSetId
from domino_gui.game.notices import Fault, Notice, NoticeKind
from domino_gui.game.players import Human, Player
from domino_gui.storage.match_setup import MatchSetup, SeatSetup
from domino_gui.table.thinking import PipItem
from domino_gui.windows import players, settings, thinker
from domino_gui.windows.desk import Stage
from tests.game.table import PROGRAMS, Scripted
from tests.windows.conftest import Person, people

OpenWindow = Callable[..., Person]

ENDLESS = 10**6
OURS = players.players_for
"""Who sits down unless a test has others come."""
WATCHED = MatchSetup(
    RuleSetId.ALL_FIVES, 4, partners=True, players=(SeatSetup(PlayerKind.COMPUTER),) * 4
)


@pytest.fixture(autouse=True)
def slow_thinkers(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let every computer wait for a test to answer for it, and seem to have waited a second."""

    def seated(match: Match, *_: object) -> list[Player]:
        return [
            Human() if seat.player is PlayerKind.HUMAN else Scripted(waits=True)
            for seat in match.started.seats
        ]

    monkeypatch.setattr(players, "players_for", seated)
    monkeypatch.setattr(thinker, "THINKING_AFTER_MS", 0)


def computer(person: Person) -> Scripted:
    """The computer whose turn it is."""
    player = person.desk._controller.players[person.desk.match.round.turn]
    assert isinstance(player, Scripted)
    return player


def asked(person: Person) -> Scripted:
    """Place for the person until a computer has to choose, and return it."""
    desk, scene = person.desk, person.host.window.scene

    def is_asked() -> bool:
        scene.finish()
        if desk.stage is Stage.CHOOSING:
            desk.choose(desk.match.legal_actions()[0])
        return desk.thinking._asked is not None

    person.qtbot.waitUntil(is_asked, timeout=20_000)
    scene.finish()
    return computer(person)


def thinking(person: Person) -> Scripted:
    """The same, once it is shown to be thinking."""
    player = asked(person)
    person.qtbot.waitUntil(lambda: person.desk.thinker is not None, timeout=20_000)
    return player


def pips(person: Person) -> list[PipItem]:
    """The mark that is shown, from the left."""
    items = person.host.window.scene.items()
    return sorted((item for item in items if isinstance(item, PipItem)), key=PipItem.x)


def breathes(person: Person) -> bool:
    breath = person.host.window.scene._breath
    return breath is not None and breath.at is not None


def is_shown(person: Person) -> bool:
    """Tell whether the window says in every way that somebody thinks; all of them or none."""
    panel, view = person.host.window.panel, person.host.window.view
    assert view.targets is not None
    view.targets.follow()
    shown = {
        "Thinking" in panel.message.text(),
        "thinking" in view.accessibleDescription(),
        len(pips(person)) == 3,
    }
    (is_so,) = shown
    return is_so


# -- when it is shown ------------------------------------------------------------------------------


@pytest.mark.parametrize("pace", [None, "fast"])
def test_a_computer_that_is_waited_for_is_said_to_think_at_its_seat(
    open_window: OpenWindow, pace: str | None
) -> None:
    person = open_window(pace=pace)
    thinking(person)
    assert person.host.window.panel.message.text() == "Thinking: Mina …"
    assert is_shown(person)
    stage = person.host.window.scene.stage
    assert stage is not None
    plate = stage.arrangement.plate(0)
    assert all(plate.contains(pip.sceneBoundingRect()) for pip in pips(person))
    assert person.host.window.view.accessibleDescription() == "Mina is thinking"


def test_nothing_is_shown_before_a_second_is_over(
    open_window: OpenWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(thinker, "THINKING_AFTER_MS", ENDLESS)
    person = open_window()
    asked(person)
    assert not is_shown(person)
    person.desk.thinking._clock.timeout.emit()
    assert person.desk.thinker is None  # the clock alone decides


def test_while_the_table_moves_nobody_is_shown_and_then_whoever_still_thinks_at_once(
    open_window: OpenWindow,
) -> None:
    person = open_window(pace="slow")
    person.wait(Stage.CHOOSING)
    scene = person.host.window.scene
    scene.finish()
    person.desk.choose(person.desk.match.legal_actions()[0])
    person.qtbot.waitUntil(lambda: not person.desk.thinking._clock.isActive(), timeout=20_000)
    assert scene.busy
    assert not pips(person)
    scene.finish()
    assert is_shown(person)


def test_who_has_chosen_is_not_said_to_think_while_the_pace_lets_it_wait(
    open_window: OpenWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(settings.STILL_PACE_MS, "normal", ENDLESS)
    person = open_window()
    player = asked(person)
    events = len(person.desk.match.events)
    player.answer()
    person.desk.thinking.show()
    assert not is_shown(person)
    assert len(person.desk.match.events) == events
    assert person.host.window.panel.message.text() == "Turn: Mina"


# -- when it goes ----------------------------------------------------------------------------------


def answer(person: Person) -> None:
    computer(person).answer()


def undo(person: Person) -> None:
    person.undo()


def begin_another(person: Person) -> None:
    person.host.begin(people("Ada", "Ben"))


def restart(person: Person) -> None:
    person.desk.thinking._clock.setInterval(ENDLESS)
    computer(person).noticed.emit(Notice(NoticeKind.PROGRAM_RESTARTED, fault=Fault.DIED))


def give_up(person: Person) -> None:
    person.desk.give_up()


@pytest.mark.parametrize("pace", [None, "slow"])
@pytest.mark.parametrize("way", [answer, undo, begin_another, restart, give_up])
def test_it_goes_at_once(
    open_window: OpenWindow, pace: str | None, way: Callable[[Person], None]
) -> None:
    person = open_window(pace=pace)
    thinking(person)
    way(person)
    assert person.desk.thinker is None
    assert not pips(person)


def test_nothing_breathes_in_a_window_that_is_closed(open_window: OpenWindow) -> None:
    person = open_window(pace="normal")
    player = thinking(person)
    assert breathes(person)
    person.host.window.close()
    assert not breathes(person)
    assert player.done[-2:] == ["cancel", "close"]


def test_undoing_takes_back_what_a_computer_was_asked(open_window: OpenWindow) -> None:
    person = open_window()
    player = thinking(person)
    placed = len(person.desk.match.round.layout)
    undo(person)
    assert player.done[-1] == "cancel"
    assert len(person.desk.match.round.layout) == placed - 1
    assert person.wait() is Stage.CHOOSING
    player.answer()  # too late
    assert len(person.desk.match.round.layout) == placed - 1


def test_a_program_that_thinks_for_ever_holds_up_nothing(
    open_window: OpenWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(players, "players_for", OURS)
    thinks_until_it_need_not = [sys.executable, str(PROGRAMS / "late.py")]
    monkeypatch.setattr("domino_gui.game.computer.own_program", lambda _: thinks_until_it_need_not)
    person = open_window()
    window = person.host.window

    def place() -> None:
        (place, *_) = person.desk.match.legal_actions()
        person.desk.choose(place)

    person.wait(Stage.CHOOSING)
    place()
    (_, latecomer) = person.desk._controller.players
    assert isinstance(latecomer, players.Latecomer)

    def is_thinking() -> bool:
        return latecomer.computer is not None and latecomer.computer._id > 0

    person.qtbot.waitUntil(lambda: is_thinking() and is_shown(person), timeout=20_000)
    window.menus.zoom_in.trigger()
    assert window.scene.is_zoomed
    assert is_shown(person)
    undo(person)
    assert person.wait() is Stage.CHOOSING
    assert not is_shown(person)
    place()
    person.wait(Stage.CHOOSING, Stage.ROUND_OVER)  # it has heard that it was not asked any more
    assert any(
        isinstance(event, TilePlaced) and event.seat == 1 for event in person.desk.match.events
    )
    assert not window.has_notices


# -- meanwhile -------------------------------------------------------------------------------------


def test_everything_around_it_can_be_changed_and_it_stays(open_window: OpenWindow) -> None:
    person = open_window(pace="normal")
    thinking(person)
    window = person.host.window
    person.qtbot.waitUntil(lambda: "dark" in window.menus.themes, timeout=5_000)
    changes: list[Callable[[], object]] = [
        window.menus.themes["dark"].trigger,
        window.menus.themes["light"].trigger,
        lambda: window.resize(1024, 640),
        window.menus.zoom_in.trigger,
        lambda: window.scene.pan(QPointF(40, 0)),
        window.menus.show_all.trigger,
        window.menus.sort_rack.trigger,
        window.scene.finish,
        window.menus.motions["off"].trigger,
        window.menus.motions["on"].trigger,
        window.menus.paces["slow"].trigger,
    ]
    for change in changes:
        change()
        assert len(pips(person)) == 3
        assert is_shown(person)
    window.menus.languages["ko"].trigger()
    person.qtbot.waitUntil(lambda: "생각" in window.panel.message.text(), timeout=5_000)
    assert len(pips(person)) == 3
    window.menus.languages["en"].trigger()
    person.qtbot.waitUntil(lambda: "Thinking" in window.panel.message.text(), timeout=5_000)
    assert is_shown(person)


def test_a_breath_goes_on_when_the_table_is_drawn_anew(open_window: OpenWindow) -> None:
    person = open_window(pace="normal")
    thinking(person)
    scene = person.host.window.scene
    breath = scene._breath
    assert breath is not None
    breath._line.setPaused(True)
    breath._line.setCurrentTime(900)
    before = [pip.opacity() for pip in pips(person)]
    assert len(set(before)) > 1
    scene.zoom(1.3)
    assert [pip.opacity() for pip in pips(person)] == before


def test_where_nothing_moves_the_mark_is_still(open_window: OpenWindow) -> None:
    person = open_window()
    thinking(person)
    assert not breathes(person)
    assert [pip.opacity() for pip in pips(person)] == [1.0, 1.0, 1.0]
    person.host.window.menus.motions["on"].trigger()
    assert breathes(person)
    person.host.window.menus.motions["off"].trigger()
    assert not breathes(person)
    assert [pip.opacity() for pip in pips(person)] == [1.0, 1.0, 1.0]


def test_the_rack_is_arranged_and_dragged_while_somebody_thinks(open_window: OpenWindow) -> None:
    person = open_window(pace="normal")
    player = thinking(person)
    scene, view = person.host.window.scene, person.host.window.view
    assert scene.stage is not None
    first, *_, last = scene.rack_tiles
    start, end = (view.mapFromScene(scene.stage.poses[tile].centre) for tile in (first, last))
    QTest.mousePress(view.viewport(), Qt.MouseButton.LeftButton, pos=start)
    QTest.mouseMove(view.viewport(), (start + end) / 2)
    QTest.mouseMove(view.viewport(), end)
    assert scene._is_dragging
    assert is_shown(person)
    player.answer()
    assert not pips(person)


# -- several computers -----------------------------------------------------------------------------


def test_four_computers_are_followed_one_after_another(open_window: OpenWindow) -> None:
    person = open_window(WATCHED)
    seen = []
    for _ in range(8):
        player = thinking(person)
        assert is_shown(person)
        assert person.desk.thinker == person.desk.match.round.turn
        seen.append(person.desk.thinker)
        player.answer()
        assert person.desk.thinker is None
    assert set(seen) == {0, 1, 2, 3}


def test_space_brings_the_next_move_at_once(
    open_window: OpenWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(settings.STILL_PACE_MS, "normal", ENDLESS)
    person = open_window(WATCHED)
    for _ in range(4):
        player = asked(person)
        events = len(person.desk.match.events)
        player.answer()
        assert len(person.desk.match.events) == events
        assert person.desk.can_go_on
        person.press(Qt.Key.Key_Space)
        assert len(person.desk.match.events) == events + 1


def test_a_pace_chosen_in_the_menu_holds_for_the_move_that_is_waited_for(
    open_window: OpenWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(settings.PACE_MS, "slow", ENDLESS)
    person = open_window(pace="slow")
    player = asked(person)
    events = len(person.desk.match.events)
    player.answer()
    assert len(person.desk.match.events) == events
    person.host.window.menus.paces["fast"].trigger()
    person.qtbot.waitUntil(lambda: len(person.desk.match.events) > events, timeout=20_000)
