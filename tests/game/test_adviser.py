"""What is thought of placements comes in time, from what the seat sees; nothing stays behind."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from domino_gui.engine.deal import ShuffledDealer
from domino_gui.engine.events import Event, Place, RoundDealt
from domino_gui.engine.match import Match
from domino_gui.engine.rules import RuleSetId
from domino_gui.engine.seat_view import seat_view
from domino_gui.game.adviser import Advice, Adviser
from domino_gui.game.notices import Fault, Notice, NoticeKind
from domino_gui.opponents.placements import distinct_placements
from domino_gui.opponents.protocol import Choose, decode_request
from tests.game.table import LONG, PROGRAMS, collected
from tests.strategies import FORMS, form_name, start

Make = Callable[..., Adviser]


@pytest.fixture
def make() -> Iterator[Make]:
    made: list[Adviser] = []

    def make_one(name: str = "", *arguments: str, budget_ms: int = 0) -> Adviser:
        program = [sys.executable, str(PROGRAMS / f"{name}.py"), *arguments] if name else None
        made.append(Adviser(program=program, budget_ms=budget_ms, grace_ms=LONG, level="master"))
        return made[-1]

    yield make_one
    for adviser in made:
        adviser.close()


def begun(rules: str = "all-fives", seats: int = 2, *, partners: bool = False) -> Match:
    match = Match(start(rules, seats, partners=partners))
    match.open_round(ShuffledDealer(3))
    return match


def view_of(match: Match) -> tuple[list[Event], int]:
    seat = match.round.turn
    return seat_view(match.events, seat), seat


def advice_of(adviser: Adviser, match: Match, qtbot: QtBot) -> Advice:
    with qtbot.waitSignal(adviser.advised, timeout=LONG) as told:
        adviser.ask(*view_of(match))
        assert adviser.is_asked
    assert told.args is not None
    assert isinstance(told.args[0], Advice)
    return told.args[0]


@pytest.mark.parametrize("form", FORMS, ids=form_name)
def test_every_placement_is_judged_once_in_every_form(
    form: tuple[RuleSetId, int, bool], make: Make, qtbot: QtBot
) -> None:
    rules, seats, partners = form
    match = begun(rules, seats, partners=partners)
    match.act(match.round.turn, match.legal_actions()[0])
    while not isinstance(match.legal_actions()[0], Place):
        match.act(match.round.turn, match.legal_actions()[0])
    advice = advice_of(make(), match, qtbot)
    assert (advice.seat, advice.events) == (match.round.turn, len(match.events))
    judged = [each.action for each in advice.estimates]
    assert len(judged) == len(set(judged)) == len(distinct_placements(match))
    assert set(judged) <= set(match.legal_actions())
    assert advice.best is advice.estimates[0]


def test_the_same_view_is_advised_alike_where_the_effort_is_fixed(make: Make, qtbot: QtBot) -> None:
    assert advice_of(make(), begun(), qtbot) == advice_of(make(), begun(), qtbot)


def test_the_program_is_told_what_the_seat_may_see_and_no_more(
    make: Make, qtbot: QtBot, tmp_path: Path
) -> None:
    match, told = begun(), tmp_path / "told.txt"
    adviser = make("spy", str(told))
    # It plays by the protocol and judges nothing: that is an answer as well.
    assert advice_of(adviser, match, qtbot).estimates == ()
    (line,) = told.read_bytes().splitlines()
    asked = decode_request(line)
    assert isinstance(asked, Choose)
    deal = next(event for event in asked.view.events if isinstance(event, RoundDealt))
    open_hands = [hand for hand in deal.hands if not isinstance(hand, int)]
    assert len(open_hands) == 1
    assert asked.view.seat == match.round.turn
    assert isinstance(deal.boneyard, int)


def test_a_later_question_takes_the_place_of_an_earlier_one(make: Make, qtbot: QtBot) -> None:
    adviser, first = make(), begun()
    second = first.copy()
    second.act(second.round.turn, second.legal_actions()[0])
    with collected(adviser.advised) as told:
        adviser.ask(*view_of(first))
        advice = advice_of(adviser, second, qtbot)
    assert told == [advice]
    assert advice.events == len(second.events)


def test_nothing_comes_of_what_is_cancelled(make: Make, qtbot: QtBot) -> None:
    adviser, match = make(), begun()
    with collected(adviser.advised) as told:
        adviser.ask(*view_of(match))
        adviser.cancel()
        adviser.cancel()
        assert not adviser.is_asked
        advice = advice_of(adviser, match, qtbot)
    assert told == [advice]


def test_another_seat_than_the_one_in_turn_has_nothing_to_ask(make: Make) -> None:
    match = begun()
    other = 1 - match.round.turn
    with pytest.raises(ValueError, match="nothing to choose"):
        make().ask(seat_view(match.events, other), other)


def test_a_program_that_dies_once_is_started_again_without_a_word(
    make: Make, qtbot: QtBot, tmp_path: Path
) -> None:
    adviser = make("dies_once", str(tmp_path / "died"))
    with collected(adviser.noticed) as notices:
        advice_of(adviser, begun(), qtbot)
    assert notices == []


def test_one_that_fails_again_is_told_of_once_and_advises_nothing_more(
    make: Make, qtbot: QtBot
) -> None:
    adviser = make("dies_at_once")
    with collected(adviser.noticed) as notices:
        assert advice_of(adviser, begun(), qtbot).best is None
        assert advice_of(adviser, begun(), qtbot).best is None
    (notice,) = notices
    assert isinstance(notice, Notice)
    assert (notice.kind, notice.fault) == (NoticeKind.NO_ADVICE, Fault.DIED)


def test_closing_ends_the_program_whatever_it_is_at(make: Make) -> None:
    adviser = make(budget_ms=LONG)
    adviser.prepare()
    adviser.ask(*view_of(begun()))
    adviser.close()  # that nothing runs on, the tests of this room look to themselves
    assert not adviser.is_asked
