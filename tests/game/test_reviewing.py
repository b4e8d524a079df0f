"""A review in the background: what it asks, in which order, and when it has enough."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from msgspec.structs import replace
from PySide6.QtCore import QCoreApplication
from pytestqt.qtbot import QtBot

from domino_gui.engine.events import TilePlaced
from domino_gui.engine.match import Match
from domino_gui.engine.rules import RuleSetId
from domino_gui.game.reviewing import LOOKS, Reviewing
from domino_gui.opponents.placements import distinct_placements
from domino_gui.opponents.protocol import Estimate
from domino_gui.storage.reviews import Review, ReviewedRound
from tests.oracle import Oracle
from tests.simulated import begun, played_out

EVENTS = played_out(begun(RuleSetId.MUGGINS, target=60), 2).events


def oracle_of(spread: float = 0.0) -> Oracle:
    """Return one to whom the first placement is the best, each other a point worse."""

    def judge(match: Match) -> tuple[Estimate, ...]:
        places = distinct_placements(match)
        return tuple(
            Estimate(place, 0, float(-n), spread, 0.5, 100) for n, place in enumerate(places)
        )

    return Oracle(judge)


def reviewing(oracle: Any, seat: int = 0, known: Review | None = None) -> Reviewing:
    return Reviewing(EVENTS, seat, known, oracle)


@pytest.fixture
def review_of(qtbot: QtBot) -> Iterator[Any]:
    made: list[Reviewing] = []

    def run(oracle: Oracle, first: int = 1, **more: Any) -> tuple[Reviewing, list[ReviewedRound]]:
        work = reviewing(oracle, **more)
        made.append(work)
        kept: list[ReviewedRound] = []
        work.reviewed.connect(kept.append)
        with qtbot.waitSignal(work.ended):
            work.begin(first)
        return work, kept

    yield run
    for work in made:
        work.close()
        work.deleteLater()


def test_every_choice_of_every_round_is_judged_by_what_the_seat_saw(review_of: Any) -> None:
    oracle = oracle_of()
    work, kept = review_of(oracle)
    assert work.is_complete
    assert work.share == 1
    assert not work.is_running
    assert len(work.rounds) > 1
    judged = [each for made in work.rounds.values() for each in made]
    # Known exactly, each is asked once; and in order.
    assert [at for at, *_ in oracle.asked] == [each.choice.at for each in judged]
    for each in judged:
        event = EVENTS[each.choice.at]
        assert isinstance(event, TilePlaced)
        assert event.seat == 0
        assert each.chosen is not None
    assert [each.round for each in kept] == [n for n, made in work.rounds.items() if made]
    for each in kept:
        assert each.lost == sum(made.lost for made in work.rounds[each.round])


def test_what_is_uncertain_is_looked_at_again_in_other_worlds(review_of: Any) -> None:
    oracle = oracle_of(spread=500.0)
    work, _ = review_of(oracle)
    first = work.rounds[1][0]
    seeds = [seed for at, _, seed in oracle.asked if at == first.choice.at]
    assert seeds == [*range(1, LOOKS + 1)]
    assert first.estimates[0].samples == 100 * LOOKS
    assert all(each.lost == 0 for made in work.rounds.values() for each in made)


def test_the_round_that_is_looked_at_comes_first_then_those_after_it(review_of: Any) -> None:
    _, kept = review_of(oracle_of(), first=2)
    numbers = [each.round for each in kept]
    assert numbers[0] == 2
    assert sorted(numbers) == sorted(set(numbers))
    assert numbers[-1] == 1


def test_what_is_known_is_not_asked_again(review_of: Any) -> None:
    work, kept = review_of(oracle_of())
    review = Review(RuleSetId.MUGGINS, ("Ada", "Mina"))
    for each in kept:
        review = review.with_round(each)
    oracle = oracle_of()
    again, none = review_of(oracle, known=review)
    assert oracle.asked == []
    assert none == []
    assert again.rounds == work.rounds
    # Of another seat nothing is known, nor of a round in which something else was done.
    other = oracle_of()
    review_of(other, seat=1, known=review)
    assert other.asked
    changed = review.with_round(replace(kept[0], told="another"))
    oracle = oracle_of()
    _, anew = review_of(oracle, known=changed)
    assert [each.round for each in anew] == [kept[0].round]


def test_it_can_be_stopped_and_goes_on_later(qtbot: QtBot) -> None:
    oracle = oracle_of()
    work = reviewing(oracle)
    kept: list[ReviewedRound] = []
    work.reviewed.connect(kept.append)
    with qtbot.waitSignal(work.reviewed):
        work.begin(1)
    work.stop()
    assert not work.is_running
    assert 0 < work.share < 1
    asked = len(oracle.asked)
    QCoreApplication.processEvents()  # an answer to what was asked would lead to the next question
    assert len(oracle.asked) == asked
    with qtbot.waitSignal(work.ended):
        work.begin(1)
    assert work.is_complete
    assert len({each.round for each in kept}) == len(kept)
    work.close()
    assert oracle.closed


def test_a_program_that_knows_nothing_ends_it(review_of: Any) -> None:
    work, kept = review_of(Oracle(lambda _: ()))
    assert work.failed
    assert kept == []
    assert not work.is_running
    work.begin(1)
    assert not work.is_running


def test_our_own_program_reviews_a_round(qtbot: QtBot) -> None:
    work = Reviewing(EVENTS, 1, None)
    with qtbot.waitSignal(work.reviewed, timeout=30_000) as one:
        work.begin(1)
    work.stop()
    (reviewed,) = one.args
    assert reviewed.round == 1
    assert [each.at for each in reviewed.choices] == [e.choice.at for e in work.rounds[1]]
    assert all(len(each.estimates) > 1 for each in reviewed.choices)
    work.close()
