"""What of the count is shown can be switched off, also in a match: then nothing says it."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import Qt

from domino_gui.engine.events import Place, TilePlaced
from domino_gui.engine.rules import RuleSetId
from domino_gui.storage.match_setup import MatchSetup
from domino_gui.table.count_bar import CountBarItem
from domino_gui.table.ghosts import GhostItem
from domino_gui.table.labels import WordItem
from domino_gui.table.marks import MarkItem
from domino_gui.windows.desk import Stage
from tests.windows.conftest import Person
from tests.windows.test_own_count import accessible_texts, place_by_keys

OpenWindow = Callable[..., Person]
COUNTED = [each for each in RuleSetId if each is not RuleSetId.DRAW]


def begin(open_window: OpenWindow, rules: RuleSetId, **how: object) -> Person:
    """Play until a few tiles lie and a person is to place one."""
    person = open_window(MatchSetup(rules), **how)
    for _ in range(200):
        desk = person.desk
        if person.wait() is not Stage.CHOOSING:
            person.press(Qt.Key.Key_Space)
        elif desk.may(Place) and len(desk.match.round.layout) > 2:
            break
        else:
            desk.choose(desk.match.legal_actions()[0])
    person.host.window.scene.finish()
    return person


def shown(person: Person, *kinds: type) -> list[object]:
    return [item for item in person.host.window.scene.items() if isinstance(item, kinds)]


def read_out(person: Person) -> list[str]:
    targets = person.host.window.view.targets
    assert targets is not None
    targets.follow()
    return [text for text in accessible_texts(person.host.window.view) if text]


def ghosts(person: Person) -> list[GhostItem]:
    items = person.host.window.scene.items()
    return [item for item in items if isinstance(item, GhostItem)]


def pick(person: Person) -> list[GhostItem]:
    """Pick a tile with a key and choose its first place; return its places as they are seen."""
    scene = person.host.window.scene
    tile = scene.offers.places[0].place.tile
    person.press(Qt.Key(int(Qt.Key.Key_1) + scene.rack_tiles.index(tile)))
    person.press(Qt.Key.Key_Right)
    return ghosts(person)


@pytest.mark.parametrize("rules", COUNTED)
def test_the_count_of_the_table_goes_and_comes_by_its_switch(
    open_window: OpenWindow, rules: RuleSetId
) -> None:
    person = begin(open_window, rules)
    switch = person.host.window.menus.switches["show_count"]
    assert shown(person, MarkItem)
    assert shown(person, CountBarItem)
    assert any("scoring ends" in text for text in read_out(person))
    switch.trigger()
    assert not shown(person, MarkItem, CountBarItem)
    assert not any("scoring ends" in text for text in read_out(person))
    switch.trigger()
    assert shown(person, MarkItem)
    assert shown(person, CountBarItem)


@pytest.mark.parametrize("rules", COUNTED)
def test_the_count_at_places_goes_and_comes_by_its_switch(
    open_window: OpenWindow, rules: RuleSetId
) -> None:
    person = begin(open_window, rules)
    switch, scene = (
        person.host.window.menus.switches["show_preview_count"],
        person.host.window.scene,
    )
    places = pick(person)
    chosen = scene.chosen
    assert chosen is not None
    assert all(ghost.outcome.count for ghost in places)
    assert any(f"count {chosen.count}" in text for text in read_out(person))
    switch.trigger()
    assert scene.chosen == chosen  # nothing else has changed
    for ghost in ghosts(person):
        assert not ghost.outcome.count
        assert not ghost.outcome.points
    bar = scene.board.dressing.bar
    assert bar is not None
    assert not bar.is_preview
    assert not any("count " in text for text in read_out(person))
    switch.trigger()
    assert all(ghost.outcome.count for ghost in ghosts(person))


@pytest.mark.parametrize("asked_after", ["own", "all"])
def test_no_place_tells_what_is_to_be_counted_once_it_is_taken(
    open_window: OpenWindow, asked_after: str
) -> None:
    person = begin(open_window, RuleSetId.ALL_FIVES)
    assert all(ghost.outcome.count for ghost in pick(person))
    person.host.settings.prefer("count_yourself", asked_after)
    assert ghosts(person)
    assert not any(ghost.outcome.count or ghost.outcome.points for ghost in ghosts(person))
    assert not any("count " in text for text in read_out(person))
    person.host.settings.prefer("count_yourself", "off")
    assert all(ghost.outcome.count for ghost in ghosts(person))


def test_with_both_off_points_are_still_told_but_no_sum(open_window: OpenWindow) -> None:
    person = begin(open_window, RuleSetId.ALL_FIVES, show_count=False, show_preview_count=False)
    menus, scene = person.host.window.menus, person.host.window.scene
    for choice in (menus.paces["slow"], menus.motions["on"]):
        choice.trigger()
    placed = place_by_keys(person, scoring=True)
    words = False
    while scene.busy and isinstance(person.desk.match.events[-1], TilePlaced):
        assert not shown(person, MarkItem, CountBarItem)
        words = words or bool(shown(person, WordItem))
        running = scene._choreography._running
        assert running is not None
        running.setCurrentTime(min(running.currentTime() + 40, running.totalDuration()))
    assert placed.points
    assert words
    assert not shown(person, MarkItem, CountBarItem)
    log = person.host.window.panel.log
    person.qtbot.waitUntil(lambda: any(each.points for each in log.entries))


def test_what_is_off_stays_off_in_a_replay(open_window: OpenWindow) -> None:
    person = begin(open_window, RuleSetId.ALL_FIVES, show_count=False)
    person.desk.give_up()
    person.wait(Stage.MATCH_OVER)
    person.host.window.menus.replay.trigger()
    page = person.host.replays.page
    assert page.is_shown
    page.menu.back.trigger()
    assert not [item for item in page.scene.items() if isinstance(item, MarkItem | CountBarItem)]


def test_in_draw_where_nothing_is_counted_the_open_ends_stay_marked(
    open_window: OpenWindow,
) -> None:
    person = begin(open_window, RuleSetId.DRAW, show_count=False)
    assert shown(person, MarkItem)
    assert not shown(person, CountBarItem)
