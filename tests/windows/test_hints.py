"""A hint is told in three steps, by the key, and the coach speaks before much is given away."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import Qt

from domino_gui.engine.events import Place
from domino_gui.engine.record import read_record
from domino_gui.engine.rules import HouseRules, RuleSetId
from domino_gui.engine.seat_view import seat_view
from domino_gui.game.adviser import Advice
from domino_gui.opponents.protocol import Estimate
from domino_gui.storage.match_setup import MatchSetup
from domino_gui.windows.desk import Stage
from domino_gui.windows.hinting import Hinting, Step
from tests.windows.conftest import Person, people

LONG = 30_000
H, ENTER = Qt.Key.Key_H, Qt.Key.Key_Return


def hinting(person: Person) -> Hinting:
    return person.host.window.table.hints.hinting


def words(person: Person) -> str:
    """What stands on the card; nothing where there is none."""
    card = person.host.window.panel.hint_card
    return card.words.accessibleName() if card.isVisible() else ""


def to_placement(person: Person) -> None:
    """Play until a person has several placements to choose from."""
    while not (
        person.wait() is Stage.CHOOSING
        and person.desk.may(Place)
        and len(
            {each.tile for each in person.desk.match.legal_actions() if isinstance(each, Place)}
        )
        > 1
    ):
        person.play_by_clicks()


def agree(person: Person) -> None:
    """Say yes; the window is the active one again, as a window manager sees to."""
    person.say_yes()
    window = person.host.window
    window.activateWindow()
    person.qtbot.waitUntil(window.isActiveWindow, timeout=LONG)


def ask(person: Person) -> Step:
    """Press the key, say yes where that is asked, and wait for what is told."""
    rated, told = not person.desk.practice, hinting(person)
    before = told.step
    person.press(H)
    if rated:
        agree(person)
    person.qtbot.waitUntil(lambda: told.step not in (before, Step.ASKED), timeout=LONG)
    return told.step


def advise(person: Person, *worth: float) -> tuple[Place, ...]:
    """Let the adviser have found that the placements are worth so much, the best first."""
    told, match = hinting(person), person.desk.match
    places = [each for each in match.legal_actions() if isinstance(each, Place)]
    first = {each.tile: each for each in reversed(places)}
    chosen = list(first.values())[: len(worth)]
    assert len(chosen) == len(worth)
    estimates = tuple(
        Estimate(place, 0, value, 1.0, None, 400)
        for place, value in zip(chosen, worth, strict=True)
    )
    told.adviser.cancel()
    told._take(Advice(match.round.turn, len(match.events), estimates))
    return tuple(chosen)


@pytest.fixture
def coached(open_window: Callable[..., Person]) -> Callable[..., Person]:
    def make(**preferences: object) -> Person:
        person = open_window(people("Ann", "Ben"), coach=True, **preferences)
        to_placement(person)
        return person

    return make


# -- hints -----------------------------------------------------------------------------------------


def test_a_hint_tells_the_tile_then_the_end_then_why(open_window: Callable[..., Person]) -> None:
    person = open_window()
    to_placement(person)
    scene, events = person.host.window.scene, len(person.desk.match.events)
    assert ask(person) is Step.TILE
    best = hinting(person).best.action
    assert words(person) == f"Try {best.tile.name}."
    assert (scene.suggested, scene.picked) == (best.tile, None)
    assert ask(person) is Step.PLACE
    assert scene.picked is best.tile
    assert scene.chosen is not None
    assert scene.chosen.place == best
    assert words(person).startswith(f"Place {best.tile.name} on " if best.at else "Lead with")
    assert ask(person) is Step.WHY
    assert words(person).count(".") >= 2
    person.press(H)
    assert hinting(person).step is Step.WHY
    assert len(person.desk.match.events) == events
    person.press(ENTER)
    person.qtbot.waitUntil(lambda: len(person.desk.match.events) > events, timeout=LONG)
    assert hinting(person).step is Step.NOTHING or person.desk.may(Place)
    assert words(person) == ""


def test_the_first_hint_of_a_rated_match_is_asked_about_and_makes_it_practice_for_good(
    open_window: Callable[..., Person],
) -> None:
    person = open_window()
    to_placement(person)
    path, events = person.host.playing, list(person.desk.match.events)
    assert path is not None
    person.press(H)
    assert not read_record(path).history.practice
    agree(person)
    told = hinting(person)
    person.qtbot.waitUntil(lambda: told.step is Step.TILE, timeout=LONG)
    assert person.desk.practice
    assert "practice" in person.host.window.table.caption
    person.host.leave_match()
    assert read_record(path).history.practice
    assert read_record(path).match.events == events


def test_a_hint_that_is_declined_leaves_the_match_rated(open_window: Callable[..., Person]) -> None:
    person = open_window()
    to_placement(person)
    person.press(H)
    person.press(Qt.Key.Key_Escape)
    assert not person.desk.practice
    assert words(person) == ""


def test_nothing_is_hinted_at_while_another_plays_or_nothing_can_be_placed(
    open_window: Callable[..., Person],
) -> None:
    person = open_window(people("Ann", "Ben"))
    menus, panel = person.host.window.menus, person.host.window.panel
    assert person.wait() in (Stage.CHOOSING, Stage.CURTAIN)
    to_placement(person)
    assert menus.hint.isEnabled()
    person.play_by_clicks()
    assert person.wait() is Stage.CURTAIN
    assert not menus.hint.isEnabled()
    assert panel.hint.isVisible()  # the buttons beside it stay where they are
    assert words(person) == ""


def test_the_button_in_the_panel_asks_as_well(open_window: Callable[..., Person]) -> None:
    person = open_window()
    to_placement(person)
    person.click(person.host.window.panel.hint)
    person.say_yes()
    told = hinting(person)
    person.qtbot.waitUntil(lambda: told.step is Step.TILE, timeout=LONG)


def test_hints_are_given_where_points_are_claimed(open_window: Callable[..., Person]) -> None:
    setup = MatchSetup(RuleSetId.MUGGINS, house=HouseRules(claim=True))
    person = open_window(setup)
    to_placement(person)
    assert ask(person) is Step.TILE


def test_what_is_asked_is_asked_with_the_view_of_whoever_chooses(
    open_window: Callable[..., Person],
) -> None:
    person = open_window(people("Ann", "Ben"))
    to_placement(person)
    match = person.desk.match
    assert person.desk.view() == seat_view(match.events, match.round.turn)
    person.play_by_clicks()
    person.wait(Stage.CURTAIN)
    assert person.desk.view() == []


def test_where_the_adviser_fails_the_match_stays_rated(open_window: Callable[..., Person]) -> None:
    person = open_window()
    to_placement(person)
    told, match = hinting(person), person.desk.match
    told.step = Step.ASKED
    told._take(Advice(match.round.turn, len(match.events), ()))
    assert told.step is Step.NONE_FOUND
    assert words(person) == "No hint can be given just now."
    assert not person.desk.practice


# -- the coach -------------------------------------------------------------------------------------


def test_the_coach_speaks_before_much_is_given_away_and_a_second_key_places_it(
    coached: Callable[..., Person],
) -> None:
    person = coached()
    best, worst = advise(person, 6.0, -6.0)
    scene, events = person.host.window.scene, len(person.desk.match.events)
    person.desk.choose(worst)
    assert len(person.desk.match.events) == events
    assert hinting(person).step is Step.WARNING
    assert words(person).startswith(f"{worst.tile.name} here may give away about 12 points.")
    assert f"Better: {best.tile.name} on " in words(person) or best.at is None
    assert (scene.picked, scene.suggested) == (worst.tile, best.tile)
    assert scene.tried is not None
    assert person.desk.practice
    person.press(ENTER)
    placed = person.desk.match.events[events]
    assert placed.tile is worst.tile  # type: ignore[attr-defined]
    assert words(person) == ""


def test_the_buttons_of_the_card_place_either(coached: Callable[..., Person]) -> None:
    for chosen in (0, 1):
        person = coached()
        both = advise(person, 6.0, -6.0)
        events, card = len(person.desk.match.events), person.host.window.panel.hint_card
        person.desk.choose(both[1])
        person.click((card.take, card.keep)[chosen])
        assert person.desk.match.events[events].tile is both[chosen].tile  # type: ignore[attr-defined]


@pytest.mark.parametrize("confirms", [False, True])
def test_the_coach_speaks_to_clicks_too_and_a_second_click_places(
    coached: Callable[..., Person], confirms: bool
) -> None:
    person = coached(confirm_placements=confirms)
    _, worst = advise(person, 6.0, -6.0)
    events = len(person.desk.match.events)
    person.click_tile(worst.tile)
    if person.host.window.scene.tried is None:
        person.click_place(worst)
    assert hinting(person).step is Step.WARNING
    assert len(person.desk.match.events) == events
    person.click_place(worst)
    assert len(person.desk.match.events) > events


def test_the_coach_is_silent_where_little_is_lost_or_nothing_is_known(
    coached: Callable[..., Person],
) -> None:
    person = coached()
    events = len(person.desk.match.events)
    _, other = advise(person, 6.0, 3.0)
    person.desk.choose(other)
    assert len(person.desk.match.events) > events
    assert not person.desk.practice
    to_placement(person)
    hinting(person).adviser.cancel()
    hinting(person).advice = None
    events = len(person.desk.match.events)
    person.desk.choose(person.desk.match.legal_actions()[-1])
    assert len(person.desk.match.events) > events
    assert not person.desk.practice


def test_the_coach_finds_out_by_itself_as_soon_as_somebody_may_choose(
    coached: Callable[..., Person],
) -> None:
    person = coached()
    told = hinting(person)
    person.qtbot.waitUntil(lambda: told.advice is not None, timeout=LONG)
    assert told.step is Step.NOTHING
    assert words(person) == ""
    assert not person.desk.practice


def test_after_undoing_the_coach_speaks_again(coached: Callable[..., Person]) -> None:
    person = coached()
    _, worst = advise(person, 6.0, -6.0)
    person.desk.choose(worst)
    person.press(ENTER)
    person.wait()
    if not person.desk.can_undo:
        pytest.skip("another has the screen")
    person.undo()
    if person.wait() is Stage.CURTAIN:
        person.click(person.host.window.panel.go_on)
    _, worst = advise(person, 6.0, -6.0)
    person.desk.choose(worst)
    assert hinting(person).step is Step.WARNING


def test_the_coach_can_be_switched_off_and_on_in_the_menu(
    open_window: Callable[..., Person],
) -> None:
    person = open_window(people("Ann", "Ben"))
    to_placement(person)
    switch = person.host.window.menus.switches["coach"]
    assert not switch.isChecked()
    switch.trigger()
    assert person.host.settings.preferences.coach
    events = len(person.desk.match.events)
    _, worst = advise(person, 6.0, -6.0)
    person.desk.choose(worst)
    assert len(person.desk.match.events) == events
    switch.trigger()
    person.host.window.scene.cancel_pick()
    _, worst = advise(person, 6.0, -6.0)
    hinting(person).warned = None
    person.desk.choose(worst)
    assert len(person.desk.match.events) > events


def test_the_program_that_is_asked_ends_with_the_match(open_window: Callable[..., Person]) -> None:
    person = open_window()
    to_placement(person)
    told = hinting(person)
    told.prepare()
    person.host.show_first_page()
    assert not told.adviser.is_asked  # that nothing runs on, the tests of this room look to
