"""Several people before one screen: a curtain between them, and never another's rack."""

from collections.abc import Callable

import pytest
from msgspec.structs import replace
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QAbstractButton

from domino_gui.engine.rules import HouseRules, RuleSetId
from domino_gui.engine.tiles import TILES, Tile
from domino_gui.windows import curtain
from domino_gui.windows.desk import Stage
from tests.windows.conftest import Person, people

OpenWindow = Callable[..., Person]


def faces(person: Person) -> set[Tile]:
    """The tiles that the picture shows face up in the racks."""
    scene = person.host.window.scene
    assert scene.stage is not None
    shown = {tile for seat in scene.stage.sight.seats for tile in seat.hand if tile is not None}
    on_table = {placed.tile for placed in scene.stage.sight.layout.placed}
    keys = {key for key in scene.stage.poses if isinstance(key, Tile)}
    assert keys - on_table == shown
    return shown


def test_a_curtain_hides_the_racks_until_the_next_person_takes_over(
    open_window: OpenWindow,
) -> None:
    person = open_window(people("Ada", "Ben"))
    person.wait(Stage.CURTAIN)
    panel = person.host.window.panel
    assert faces(person) == set()
    leader = person.desk.match.round.turn
    assert ("Ada", "Ben")[leader] in panel.go_on.text()
    assert panel.go_on.hasFocus()
    person.click(panel.go_on)
    assert faces(person) == set(person.desk.match.round.hands[leader])
    person.play_by_clicks()
    person.wait(Stage.CURTAIN)
    assert faces(person) == set()
    person.press(Qt.Key.Key_Return)
    assert person.desk.viewer == 1 - leader


def test_nobody_sees_anothers_rack_in_a_whole_round(open_window: OpenWindow) -> None:
    names = ("Ada", "Ben", "Cho", "Dee")
    person = open_window(people(*names, rules=RuleSetId.FIVE_UP, partners=True))
    while person.wait() not in (Stage.ROUND_OVER, Stage.MATCH_OVER):
        if person.desk.stage is Stage.CURTAIN:
            assert faces(person) == set()
        else:
            turn = person.desk.match.round.turn
            assert person.desk.viewer == turn
            assert faces(person) == set(person.desk.match.round.hands[turn])
        person.play_by_clicks()
    left = {tile for hand in person.desk.match.round.hands for tile in hand}
    assert faces(person) == left


def test_with_animation_the_rack_is_covered_before_the_move_is_shown(
    open_window: OpenWindow,
) -> None:
    person = open_window(people("Ada", "Ben"), pace="slow")
    scene = person.host.window.scene
    person.qtbot.waitUntil(lambda: person.desk.match.round_number == 1, timeout=5_000)
    scene.finish()
    person.wait(Stage.CURTAIN)
    person.desk.go_on()
    person.wait(Stage.CHOOSING)
    scene.finish()
    person.desk.choose(person.desk.match.legal_actions()[0])
    assert scene.busy
    assert faces(person) == set()


def test_nobody_takes_back_what_another_person_played(open_window: OpenWindow) -> None:
    person = open_window(people("Ada", "Ben", rules=RuleSetId.DRAW))
    person.wait(Stage.CURTAIN)
    undo = person.host.window.menus.undo
    person.play_by_clicks()
    leader = person.desk.viewer
    assert not undo.isEnabled()
    before = person.desk.match.events[:]
    person.play_by_clicks()
    person.wait(Stage.CURTAIN)
    # Until the next person has taken over, a slip can be mended.
    assert undo.isEnabled()
    person.undo()
    assert person.desk.match.events == before
    person.wait(Stage.CURTAIN)
    assert person.desk.chooser == leader
    person.play_by_clicks()
    person.play_by_clicks()
    person.wait(Stage.CURTAIN)
    person.play_by_clicks()
    assert person.desk.viewer != leader
    events = person.desk.match.events[:]
    assert not undo.isEnabled()
    person.desk.undo()
    assert person.desk.match.events == events


def words(person: Person) -> str:
    """All that a screen reader or a pointer finds on the table."""
    window = person.host.window
    buttons = window.view.viewport().findChildren(QAbstractButton)
    said = [button.accessibleName() for button in buttons]
    said += [button.toolTip() for button in buttons]
    said += [item.toolTip() for item in window.scene.items()]
    return " ".join(said)


def test_seats_turn_round_once_for_each_hand_over(open_window: OpenWindow) -> None:
    person = open_window(people("Ada", "Ben", "Cho"))
    scene = person.host.window.scene
    for _ in range(4):
        person.wait(Stage.CURTAIN)
        assert scene.stage is not None
        behind = scene.stage
        assert behind.sight.bottom == person.desk.chooser
        assert not any(tile.name in words(person) for tile in TILES)
        person.play_by_clicks()
        before = scene.stage
        assert before.sight.bottom == behind.sight.bottom
        assert before.own == behind.own
        assert scene.rack_tiles[0].name in _read_out(person)
        while person.desk.stage is Stage.CHOOSING:
            person.play_by_clicks()


def _read_out(person: Person) -> str:
    person.qtbot.waitUntil(lambda: "tile " in words(person), timeout=5_000)
    return words(person)


def test_a_side_of_partners_gives_up_together(open_window: OpenWindow) -> None:
    names = ("Ada", "Ben", "Cho", "Dee")
    person = open_window(people(*names, rules=RuleSetId.ALL_FIVES, partners=True))
    person.wait(Stage.CURTAIN)
    turn = person.desk.chooser
    assert turn is not None
    person.desk.give_up()
    assert person.wait() is Stage.MATCH_OVER
    assert person.desk.match.winners == [1 - turn % 2]


def test_whoever_leads_the_next_round_takes_over_first(open_window: OpenWindow) -> None:
    person = open_window(people("Ada", "Ben", rules=RuleSetId.MUGGINS))
    while person.wait() is not Stage.ROUND_OVER:
        person.play_by_clicks()
    person.play_by_clicks()
    assert person.wait() is Stage.CURTAIN
    assert faces(person) == set()


def test_a_key_pressed_once_too_often_opens_no_rack(
    open_window: OpenWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    person = open_window(people("Ada", "Ben", rules=RuleSetId.MUGGINS))
    person.wait(Stage.CURTAIN)
    person.play_by_clicks()
    monkeypatch.setattr(curtain, "FALL_MS", 3_600_000)
    person.play_by_clicks()
    person.wait(Stage.CURTAIN)
    for key in (Qt.Key.Key_Return, Qt.Key.Key_Space):
        person.press(key)
    assert person.desk.stage is Stage.CURTAIN
    assert faces(person) == set()
    monkeypatch.setattr(curtain, "FALL_MS", 0)
    person.press(Qt.Key.Key_Return)
    assert faces(person)


def test_what_alone_can_be_placed_waits_for_the_owner_of_the_rack(
    open_window: OpenWindow,
) -> None:
    setup = people("Ada", "Ben", rules=RuleSetId.ALL_FIVES)
    house = HouseRules(lead_highest_double=True)
    person = open_window(replace(setup, house=house), automatic_placements=True)
    person.wait(Stage.CURTAIN)
    person.qtbot.waitUntil(lambda: person.desk._controller._pause.is_over, timeout=5_000)
    assert not person.desk.match.round.layout.placed
    leader = person.desk.chooser
    person.press(Qt.Key.Key_Return)
    person.wait(Stage.CURTAIN)
    assert len(person.desk.match.round.layout.placed) == 1
    assert person.desk.chooser != leader
    assert faces(person) == set()
