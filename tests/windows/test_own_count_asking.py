"""The card on which a count is asked in play, between the table and whoever answers."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from domino_gui.engine.events import Place, TilePlaced
from domino_gui.engine.rules import RuleSetId
from domino_gui.storage.match_setup import MatchSetup
from domino_gui.windows.own_count import Question
from domino_gui.windows.own_count_asking import OwnCountAsking
from tests.windows.conftest import Person

OpenWindow = Callable[..., Person]


@pytest.fixture
def person(open_window: OpenWindow) -> Person:
    """Somebody who has placed a tile, and is asked its count."""
    person = open_window(MatchSetup(RuleSetId.ALL_FIVES), count_yourself="own")
    while not person.host.window.table.is_asked:
        person.qtbot.waitUntil(
            lambda: person.host.window.table.is_asked or person.desk.may(Place), timeout=20_000
        )
        if person.desk.may(Place):
            person.desk.choose(person.desk.match.legal_actions()[0])
    return person


def asking_of(person: Person) -> tuple[OwnCountAsking, Question]:
    own_count = person.desk.counting.own_count
    assert own_count is not None
    assert own_count.question is not None
    return person.host.window.table.count_asking, own_count.question


def test_what_is_placed_is_asked_on_its_card(person: Person) -> None:
    asking, question = asking_of(person)
    assert asking.card.entry.question.text() == "What is the count now?"
    assert person.host.window.focusWidget() is asking.card.entry.field
    placed = [each for each in person.desk.match.events if isinstance(each, TilePlaced)]
    assert question.placed == placed[-1]


def test_a_right_answer_is_praised_and_the_keys_are_the_tables(person: Person) -> None:
    asking, question = asking_of(person)
    asking.card.entered.emit(question.right)
    assert asking.card.verdict.text().startswith(f"{question.right} is right")
    assert person.host.window.view.hasFocus()


@pytest.mark.parametrize("ends", ["entered", "time over"])
def test_what_is_wrong_or_late_is_explained_on_the_table(person: Person, ends: str) -> None:
    asking, question = asking_of(person)
    if ends == "entered":
        asking.card.entered.emit(question.right + 1)
    else:
        asking.card.time_over.emit()
    assert not asking.card.isVisible()
    assert person.host.window.table.why.is_on
    assert f"It is {question.right}." in person.host.window.table.why.bar.head.text()


def test_what_is_skipped_is_put_away(person: Person) -> None:
    asking, _ = asking_of(person)
    asking.card.skipped.emit()
    assert not asking.card.isVisible()
    assert not person.host.window.table.is_asked


def test_the_next_match_is_asked_on_the_same_card(person: Person) -> None:
    asking, _ = asking_of(person)
    person.host.begin(MatchSetup(RuleSetId.MUGGINS))
    assert not asking.card.isVisible()
    assert person.host.window.table.count_asking is asking
    person.qtbot.waitUntil(lambda: person.desk.may(Place), timeout=20_000)
    person.desk.choose(person.desk.match.legal_actions()[0])
    person.qtbot.waitUntil(lambda: person.host.window.table.is_asked, timeout=20_000)
    assert asking.card.isVisible()
