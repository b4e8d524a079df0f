"""What the desk decides: when a person is asked, what may be done, what is said."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import Qt

from domino_gui.engine.events import Draw, Pass, Place, TilePlaced
from domino_gui.engine.rules import Rule, RuleSetId
from domino_gui.engine.tiles import Tile
from domino_gui.storage.match_setup import MatchSetup
from domino_gui.windows.desk import Stage
from tests.windows.conftest import Person, people

OpenWindow = Callable[..., Person]


def test_only_what_the_engine_allows_may_be_done(open_window: OpenWindow) -> None:
    person = open_window(MatchSetup(RuleSetId.MUGGINS))
    person.wait(Stage.CHOOSING)
    kinds = {type(action) for action in person.desk.match.legal_actions()}
    assert {kind for kind in (Place, Draw, Pass) if person.desk.may(kind)} == kinds


def test_what_the_rules_forbid_is_refused_with_a_sentence_and_changes_nothing(
    open_window: OpenWindow,
) -> None:
    person = open_window()
    person.wait(Stage.CHOOSING)
    events = person.desk.match.events[:]
    for key in (Qt.Key.Key_D, Qt.Key.Key_P):
        person.desk.refusal.forget()
        person.press(key)
        assert person.desk.refusal.text == "You can play, and so may neither draw nor pass."
        assert person.host.window.panel.refusal.text() == person.desk.refusal.text
    assert not person.host.window.panel.draw.isVisible()
    assert person.desk.match.events == events


def test_a_tile_that_fits_nowhere_says_why_when_it_is_clicked(open_window: OpenWindow) -> None:
    person = open_window()
    scene = person.host.window.scene
    idle: list[Tile] = []
    for _ in range(200):
        person.wait(Stage.CHOOSING)
        idle = [tile for tile in scene.rack_tiles if not scene.offers.of(tile)]
        if idle and person.desk.may(Place):
            break
        person.play_by_clicks()
    person.click_tile(idle[0])
    # At the tile, and not once more beside the table; which rule it is can be read, though.
    assert person.desk.refusal.text == ""
    assert person.desk.refusal.rule is Rule.NO_MATCH
    playable = next(tile for tile in scene.rack_tiles if scene.offers.of(tile))
    scene.pick(playable, places_at_once=False)
    assert person.desk.refusal.rule is None


def test_a_tile_that_is_touched_out_of_turn_says_that_beside_the_table(
    open_window: OpenWindow,
) -> None:
    person = open_window(MatchSetup(RuleSetId.DRAW))
    person.wait(Stage.CHOOSING)
    person.desk.give_up()
    scene = person.host.window.scene
    scene.refuse(scene.rack_tiles[0])
    assert person.host.window.panel.refusal.text() == "The match is over."


def test_draws_are_clicked_where_that_is_preferred(open_window: OpenWindow) -> None:
    person = open_window(automatic_draws=False)
    panel = person.host.window.panel
    for _ in range(300):
        if person.wait() is Stage.CHOOSING and person.desk.may(Draw):
            break
        person.play_by_clicks()
    hand = len(person.host.window.scene.rack_tiles)
    assert "Draw one" in panel.message.text()
    person.click(panel.draw)
    person.wait()
    assert len(person.host.window.scene.rack_tiles) == hand + 1


def test_nobody_may_choose_behind_the_curtain(open_window: OpenWindow) -> None:
    person = open_window(people("Ada", "Ben"))
    person.wait(Stage.CURTAIN)
    events = person.desk.match.events[:]
    person.desk.choose(person.desk.match.legal_actions()[0])
    assert person.desk.match.events == events
    assert not any(person.desk.may(kind) for kind in (Place, Draw, Pass))


def test_another_language_in_the_middle_of_a_movement_stops_nothing(
    open_window: OpenWindow,
) -> None:
    person = open_window(MatchSetup(RuleSetId.MUGGINS), pace="fast")
    window = person.host.window
    person.wait(Stage.CHOOSING)
    window.scene.finish()
    person.desk.choose(person.desk.match.legal_actions()[0])
    assert window.scene.busy
    window.menus.languages["ko"].trigger()
    window.menus.languages["en"].trigger()
    person.wait()


def test_another_size_in_the_middle_of_a_movement_stops_nothing(open_window: OpenWindow) -> None:
    person = open_window(MatchSetup(RuleSetId.MUGGINS), pace="fast")
    person.wait(Stage.CHOOSING)
    person.host.window.scene.finish()
    person.desk.choose(person.desk.match.legal_actions()[0])
    assert person.host.window.scene.busy
    person.host.window.resize(1100, 700)
    person.wait()


def test_a_round_is_played_with_animation(open_window: OpenWindow) -> None:
    person = open_window(MatchSetup(RuleSetId.DRAW), pace="fast")
    for _ in range(200):
        if person.wait() is Stage.MATCH_OVER:
            break
        person.press(Qt.Key.Key_Space)
        person.play_by_clicks()
    assert person.desk.stage is Stage.MATCH_OVER


@pytest.mark.parametrize("ends", ["by itself", "skipped", "without animation"])
def test_the_panel_tells_nothing_before_the_table(open_window: OpenWindow, ends: str) -> None:
    person = open_window(
        MatchSetup(RuleSetId.MUGGINS), pace=None if ends == "without animation" else "fast"
    )
    window = person.host.window
    person.wait(Stage.CHOOSING)
    window.scene.finish()
    told = window.panel.log.entries[:]
    message = window.panel.message.text()
    (place, *_) = person.desk.match.legal_actions()
    person.desk.choose(place)
    if ends != "without animation":
        assert window.scene.busy
        assert window.panel.log.entries == told
        assert window.panel.message.text() == message
        if ends == "skipped":
            person.press(Qt.Key.Key_Space)
        else:
            person.qtbot.waitUntil(lambda: not person.desk.is_behind, timeout=5_000)
    assert len(window.panel.log.entries) == len(told) + 1
    person.wait(Stage.CHOOSING, Stage.ROUND_OVER)
    person.qtbot.waitUntil(lambda: not person.desk.is_behind, timeout=5_000)
    placed = [event for event in person.desk.match.events if isinstance(event, TilePlaced)]
    tiles = [entry.tile for entry in window.panel.log.entries if entry.tile]
    assert tiles[-len(placed) :] == [event.tile.name for event in placed]


def test_the_result_gives_way_to_the_next_deal(open_window: OpenWindow) -> None:
    person = open_window(MatchSetup(RuleSetId.MUGGINS))
    while person.wait() is not Stage.ROUND_OVER:
        person.play_by_clicks()
    panel = person.host.window.panel
    assert panel.result.isVisible()
    person.host.window.menus.motions["on"].trigger()
    person.press(Qt.Key.Key_Space)
    assert person.desk.is_behind
    assert not panel.result.isVisible()
    assert not panel.go_on.isVisible()
    assert person.host.window.view.hasFocus()
    person.press(Qt.Key.Key_Space)
    person.wait(Stage.CHOOSING)


def test_the_end_of_a_round_can_be_taken_back_with_the_same_deal(open_window: OpenWindow) -> None:
    person = open_window(MatchSetup(RuleSetId.MUGGINS))
    while person.wait() is not Stage.ROUND_OVER:
        person.play_by_clicks()
    deal, scores = person.desk.match.deal, person.desk.match.scores[:]
    person.undo()
    assert person.wait() is Stage.CHOOSING
    assert person.desk.match.deal == deal
    assert person.desk.match.scores != scores
    while person.wait() is not Stage.ROUND_OVER:
        person.press(Qt.Key.Key_Y, Qt.KeyboardModifier.ControlModifier)
    assert person.desk.match.scores == scores


def test_what_alone_can_be_placed_is_placed_where_that_is_preferred(
    open_window: OpenWindow,
) -> None:
    person = open_window(MatchSetup(RuleSetId.MUGGINS))
    actions = person.desk.match.legal_actions
    for _ in range(200):
        if person.wait() is Stage.CHOOSING and len(actions()) == 1:
            break
        person.play_by_clicks()
    (place,) = actions()
    assert isinstance(place, Place)
    person.host.window.menus.switches["automatic_placements"].trigger()
    person.qtbot.waitUntil(
        lambda: any(
            isinstance(event, TilePlaced) and event.tile is place.tile and event.seat == 0
            for event in person.desk.match.events
        ),
        timeout=5_000,
    )
