"""What is asked for hints is asked in time, and of nobody who is not at the screen."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from domino_gui.engine.events import Place
from domino_gui.engine.tiles import Tile
from domino_gui.game.adviser import Advice
from domino_gui.opponents.protocol import Estimate
from domino_gui.windows.desk import Stage
from domino_gui.windows.hinting import MUCH, Hinting, Step, gives_much_away
from tests.windows.conftest import Person, people

PLACE = Place(Tile(1, 2), None)


def hinting(person: Person) -> Hinting:
    return person.host.window.table.hints.hinting


def asks(told: Hinting) -> bool:
    """Whether an advice is to come; it changes behind the back of a type checker."""
    return told.adviser.is_asked


def to_placement(person: Person) -> None:
    while not (person.wait() is Stage.CHOOSING and person.desk.may(Place)):
        person.play_by_clicks()


@pytest.mark.parametrize(
    ("lost", "spread", "samples", "speaks"),
    [
        (MUCH, 1.0, 400, False),
        (MUCH + 0.5, 1.0, 400, True),
        (10.0, 60.0, 100, False),
        (10.0, 0.0, 1, True),
    ],
)
def test_much_is_more_than_a_few_points_and_more_than_luck(
    lost: float, spread: float, samples: int, speaks: bool
) -> None:
    best = Estimate(PLACE, 0, 3.0, spread, None, samples)
    chosen = Estimate(PLACE, 0, 3.0 - lost, spread, None, samples)
    assert gives_much_away(chosen, best) is speaks


def test_an_advice_about_another_moment_is_not_taken(open_window: Callable[..., Person]) -> None:
    person = open_window()
    to_placement(person)
    told, match = hinting(person), person.desk.match
    seat, length = match.round.turn, len(match.events)
    found = (Estimate(PLACE, 0, 1.0, 1.0, None, 400),)
    taken = []
    for advice in (
        Advice(seat, length - 1, found),
        Advice(1 - seat, length, found),
        Advice(seat, length, found),
    ):
        told._take(advice)
        taken.append(told.advice)
    assert taken == [None, None, Advice(seat, length, found)]
    assert told.step is Step.NOTHING


def test_nothing_is_asked_while_nobody_may_choose_and_the_coach_is_off(
    open_window: Callable[..., Person],
) -> None:
    person = open_window(people("Ann", "Ben"))
    to_placement(person)
    told = hinting(person)
    assert not asks(told)
    told.set_coaching(wanted=True)
    assert asks(told)
    person.play_by_clicks()
    while person.desk.stage is Stage.CHOOSING:
        person.play_by_clicks()
    assert person.wait() in (Stage.CURTAIN, Stage.ROUND_OVER)
    assert not asks(told)
    assert not told.may_ask
    told.ask()
    assert told.step is Step.NOTHING


def test_closing_the_match_ends_the_program(open_window: Callable[..., Person]) -> None:
    person = open_window(coach=True)
    to_placement(person)
    told = hinting(person)
    person.host.show_first_page()
    assert not asks(told)
