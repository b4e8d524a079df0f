"""Computers alone at the table: their hands lie open or closed, as the watcher likes."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from domino_gui.engine.match import Match, Phase
from domino_gui.engine.rules import RuleSetId
from domino_gui.engine.tiles import Tile
from domino_gui.storage.match_setup import MatchSetup
from domino_gui.windows.play_options import PlayOptions, Watch
from tests.table.hidden import faces_drawn, seen_by_all
from tests.windows.conftest import Person, people

OpenWindow = Callable[..., Person]
WATCHED = PlayOptions(watch=Watch(RuleSetId.ALL_FIVES, 4, "beginner", seed=1))


def watching(open_window: OpenWindow, **preferences: object) -> Person:
    """Somebody before a match of which some tiles lie on the table, and the next has to wait."""
    person = open_window(options=WATCHED, pace="fast", **preferences)
    person.host.window.menus.motions["off"].trigger()
    person.qtbot.waitUntil(lambda: len(person.desk.match.round.layout) > 1, timeout=20_000)
    person.desk._controller.hold(held=True)
    return person


def held(match: Match) -> set[Tile]:
    return {tile for hand in match.round.hands for tile in hand if tile is not None}


@pytest.mark.parametrize("is_open", [False, True])
def test_hands_lie_as_the_watcher_prefers_and_turn_at_once(
    open_window: OpenWindow, is_open: bool
) -> None:
    person = watching(open_window, open_hands=is_open)
    match, scene = person.desk.match, person.host.window.scene
    for shown in (is_open, not is_open, is_open):
        assert faces_drawn(scene) == seen_by_all(match) | (held(match) if shown else set())
        assert scene.rack_tiles == ()
        person.host.window.menus.switches["open_hands"].trigger()


def test_they_turn_in_the_middle_of_a_movement_too(open_window: OpenWindow) -> None:
    person = open_window(options=WATCHED, pace="slow")
    scene = person.host.window.scene
    person.qtbot.waitUntil(
        lambda: scene.busy and person.desk.match.phase is Phase.PLAY, timeout=20_000
    )
    person.host.window.menus.switches["open_hands"].trigger()
    assert not scene.busy
    assert held(person.desk.match) <= faces_drawn(scene)


def test_where_a_person_plays_no_hand_is_opened(open_window: OpenWindow) -> None:
    for setup in (MatchSetup(), people("Ada", "Ben")):
        person = open_window(setup, open_hands=True, comes_in=False)
        person.host.begin(setup)
        person.wait()
        match = person.desk.match
        own = set() if person.desk.viewer is None else {*match.round.hands[person.desk.viewer]}
        assert faces_drawn(person.host.window.scene) == seen_by_all(match) | own


def test_a_watcher_is_offered_nothing_to_take_back(open_window: OpenWindow) -> None:
    panel = watching(open_window).host.window.panel
    assert not panel.undo.isVisible()
    assert not panel.hint.isVisible()
    assert panel.why.isVisible()
