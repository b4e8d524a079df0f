"""Why the count is what it is: every end is lit and told, for table and preview, and play waits."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest

from domino_gui.engine.events import Place
from domino_gui.engine.layout import Layout
from domino_gui.engine.rules import RuleSetId
from domino_gui.learning.counting import explain
from domino_gui.storage.match_setup import MatchSetup
from domino_gui.windows import why_texts
from domino_gui.windows.desk import Stage
from domino_gui.windows.rule_book import RuleBookDialog
from domino_gui.windows.rule_topics import of_why
from domino_gui.windows.settings import STILL_PACE_MS
from domino_gui.windows.why_on_table import WhyOnTable
from domino_gui.windows.why_walk import _Veil
from tests.windows.conftest import Person

OpenWindow = Callable[..., Person]
COUNTED = [each for each in RuleSetId if each is not RuleSetId.DRAW]


def play(person: Person, placed: int) -> Layout:
    """Play on until so many tiles lie and a person chooses where to place one; return the table."""
    for _ in range(400):
        stage, desk = person.wait(), person.desk
        if stage is not Stage.CHOOSING:
            desk.go_on()
            continue
        (action, *_) = desk.match.legal_actions()
        if isinstance(action, Place) and len(desk.match.round.layout) >= placed:
            return desk.match.round.layout
        desk.choose(action)
    raise AssertionError("never so many tiles")


def why_of(person: Person) -> WhyOnTable:
    return person.host.window.table.why


def veils(person: Person) -> int:
    return sum(isinstance(item, _Veil) for item in person.host.window.scene.items())


@pytest.mark.parametrize("rules", COUNTED)
def test_every_end_is_lit_in_turn_with_its_reason(
    open_window: OpenWindow, rules: RuleSetId
) -> None:
    person = open_window(MatchSetup(rules))
    steps = explain(play(person, 4))
    person.press(Qt.Key.Key_W)
    why = why_of(person)
    for number, step in enumerate(steps):
        assert why.walk.step == number
        assert why.bar.reason.text() == why_texts.sentence(step)
        assert why.bar.place.text() == f"Step {number + 1} of {len(steps)}"
        assert why.bar.reason.text() in why.bar.accessibleDescription()
        assert veils(person) == 1
        person.press(Qt.Key.Key_Right)
    assert why.bar.sum.text().startswith(why_texts.reckoning(steps))
    person.press(Qt.Key.Key_Left)
    assert why.walk.step == max(0, len(steps) - 2)
    person.press(Qt.Key.Key_Escape)
    assert (why.is_on, why.bar.isVisible(), veils(person)) == (False, False, 0)
    assert person.host.window.view.hasFocus()


@pytest.mark.parametrize("rules", COUNTED)
def test_the_place_that_is_chosen_is_walked_along_as_if_it_were_taken(
    open_window: OpenWindow, rules: RuleSetId
) -> None:
    person = open_window(MatchSetup(rules))
    before = play(person, 3)
    scene = person.host.window.scene
    person.press(Qt.Key.Key_1)
    while scene.picked is None:
        number = scene.rack_tiles.index(next(iter(scene.offers.playable)))
        person.press(Qt.Key(int(Qt.Key.Key_1) + number))
    person.press(Qt.Key.Key_Right)
    chosen = scene.chosen
    assert chosen is not None
    after = before.copy()
    after.place(chosen.place.tile, chosen.place.at)
    person.press(Qt.Key.Key_W)
    why = why_of(person)
    assert why.walk.steps == explain(after)
    assert scene.tried == chosen
    lit = [step.tile for step in why.walk.steps].index(chosen.place.tile)
    for _ in range(lit):
        person.press(Qt.Key.Key_Right)
    assert veils(person) == 1
    person.press(Qt.Key.Key_Escape)
    assert scene.picked is chosen.place.tile
    assert scene.chosen == chosen
    now: object = scene.tried
    assert now is None
    person.press(Qt.Key.Key_Return)
    assert chosen.place.tile in [placed.tile for placed in person.desk.match.round.layout.placed]


def test_steps_come_by_themselves_until_a_hand_walks(open_window: OpenWindow) -> None:
    person = open_window()
    play(person, 4)
    person.host.window.table.why.set_step_ms(1)
    person.press(Qt.Key.Key_W)
    why = why_of(person)
    person.qtbot.waitUntil(lambda: why.walk.is_last)
    assert why.is_on
    person.press(Qt.Key.Key_Escape)
    person.press(Qt.Key.Key_W)
    assert why.by_itself.isActive()
    person.press(Qt.Key.Key_Right)
    assert not why.by_itself.isActive()


def test_the_steps_follow_the_pace(
    open_window: OpenWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(STILL_PACE_MS, "normal", 900)
    person = open_window(pace="normal")
    normal = why_of(person).by_itself.interval()
    person.host.window.menus.paces["slow"].trigger()
    assert why_of(person).by_itself.interval() > normal > 900


def test_computers_wait_while_somebody_walks(open_window: OpenWindow) -> None:
    person = open_window()
    play(person, 2)
    desk = person.desk
    person.press(Qt.Key.Key_W)
    desk.choose(desk.match.legal_actions()[0])  # as a program might; a person's hand ends it first
    if not why_of(person).is_on:
        person.host.window.table.show_why()
    events = len(desk.match.events)
    person.qtbot.waitUntil(lambda: desk._controller._answer is not None)
    assert len(desk.match.events) == events
    person.press(Qt.Key.Key_Escape)
    person.wait()
    assert len(desk.match.events) > events


def test_a_click_on_the_table_ends_it_and_does_nothing_else(open_window: OpenWindow) -> None:
    person = open_window()
    play(person, 2)
    person.press(Qt.Key.Key_W)
    assert why_of(person).is_on
    QTest.mouseClick(
        person.host.window.view.viewport(), Qt.MouseButton.LeftButton, pos=QPoint(200, 200)
    )
    assert not why_of(person).is_on
    assert person.desk.stage is Stage.CHOOSING


def test_picking_a_tile_ends_it(open_window: OpenWindow) -> None:
    person = open_window()
    play(person, 2)
    scene = person.host.window.scene
    person.press(Qt.Key.Key_W)
    number = scene.rack_tiles.index(next(iter(scene.offers.playable)))
    person.press(Qt.Key(int(Qt.Key.Key_1) + number))
    assert not why_of(person).is_on
    assert scene.picked is not None


def test_the_button_beside_the_table_begins_it(open_window: OpenWindow) -> None:
    person = open_window()
    play(person, 2)
    person.click(person.host.window.panel.why)
    assert why_of(person).is_on
    assert why_of(person).bar.hasFocus()
    person.click(why_of(person).bar.close_button)
    assert not why_of(person).is_on


def test_before_the_first_tile_and_without_a_count_that_is_said(open_window: OpenWindow) -> None:
    person = open_window(MatchSetup(RuleSetId.DRAW))
    person.wait(Stage.CHOOSING)
    person.press(Qt.Key.Key_W)
    assert why_of(person).bar.head.text().startswith("In this rule set")
    person.press(Qt.Key.Key_Return)
    assert not why_of(person).is_on
    person = open_window(MatchSetup(RuleSetId.MUGGINS))
    person.wait(Stage.CHOOSING)
    if not person.desk.match.round.layout.placed:
        person.press(Qt.Key.Key_W)
        assert why_of(person).bar.head.text().startswith("No tile lies")
        assert why_of(person).is_on


def test_it_follows_the_window_and_speaks_the_language_of_now(open_window: OpenWindow) -> None:
    person = open_window()
    play(person, 3)
    person.press(Qt.Key.Key_W)
    why, window = why_of(person), person.host.window
    window.resize(1000, 620)
    person.qtbot.waitUntil(lambda: why.bar.width() == window.view.width())
    assert why.is_on
    assert veils(person) == 1
    bottom = why.bar.mapToGlobal(QPoint(0, why.bar.height())).y()
    assert bottom == window.view.mapToGlobal(QPoint(0, window.view.height())).y()
    english = why.bar.reason.text()
    window.menus.languages["ko"].trigger()
    person.qtbot.waitUntil(lambda: why.bar.reason.text() != english)
    assert why.is_on


def test_the_rule_of_the_step_is_at_hand(open_window: OpenWindow) -> None:
    person = open_window()
    steps = explain(play(person, 3))
    person.press(Qt.Key.Key_W)
    page = person.host.window.page
    assert page is not None
    assert page.topic is of_why(steps[0].why)
    person.press(Qt.Key.Key_F1)
    assert person.host.window.findChildren(RuleBookDialog)
    person.press(Qt.Key.Key_Escape)
    assert page.topic is None


def test_in_a_replay_the_arrows_walk_and_what_goes_on_by_itself_stops(
    open_window: OpenWindow,
) -> None:
    person = open_window()
    play(person, 4)
    person.desk.give_up()
    person.wait(Stage.MATCH_OVER)
    person.host.window.menus.replay.trigger()
    page = person.host.replays.page
    person.press(Qt.Key.Key_Left)
    replaying = page.replaying
    assert replaying is not None
    replaying.play_or_stop()
    replaying.step()
    replaying.back()
    person.press(Qt.Key.Key_W)
    assert page.is_walking
    assert not replaying.is_playing
    at, step = replaying.replay.at, page.why.walk.step
    person.press(Qt.Key.Key_Right)
    assert page.why.walk.step == step + 1
    assert replaying.replay.at == at
    person.press(Qt.Key.Key_Escape)
    assert not page.why.bar.isVisible()
    assert page.is_shown
