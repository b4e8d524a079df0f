"""The card on which points are claimed, beside a table that tells first and keeps the keys."""

from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import Qt

from domino_gui.engine.events import encode_events
from domino_gui.engine.rules import RuleSetId
from domino_gui.storage.match_setup import MatchSetup
from domino_gui.windows.desk import Stage
from tests.claimable import led
from tests.windows.conftest import Person

OpenWindow = Callable[..., Person]


@pytest.fixture
def person(open_window: OpenWindow, tmp_path: Path) -> Person:
    """Two people at one screen, where one has led a tile that either may claim."""
    path = tmp_path / "led.domino"
    path.write_bytes(encode_events(led(None, None).match.events))
    person = open_window(file=path, claim_ms=0)
    person.wait(Stage.CLAIMING)
    return person


def test_who_may_claim_types_on_the_card_at_once(person: Person) -> None:
    card = person.host.window.table.claim_asking.card
    focused = person.host.window.focusWidget()
    assert card.isVisible()
    assert focused is not None
    assert card.isAncestorOf(focused)


def test_after_a_claim_the_keys_are_the_tables(person: Person) -> None:
    card = person.host.window.table.claim_asking.card
    card.entry.entered.emit(10)
    person.wait(Stage.CURTAIN)
    assert not card.isVisible()
    focused = person.host.window.focusWidget()
    assert focused is not None
    assert not card.isAncestorOf(focused)


def test_while_the_table_has_yet_to_tell_nothing_is_asked(person: Person) -> None:
    asking = person.host.window.table.claim_asking
    asking.wait()
    assert not asking.card.isVisible()
    assert person.host.window.view.hasFocus()
    asking.follow(person.desk)
    assert asking.card.isVisible()


def test_the_card_goes_with_its_match_and_comes_back_with_the_next(person: Person) -> None:
    table = person.host.window.table
    asking = table.claim_asking
    person.host.begin(MatchSetup(RuleSetId.MUGGINS))
    assert not asking.card.isVisible()
    assert table.claim_asking is asking


def test_it_speaks_the_language_of_now(person: Person) -> None:
    card = person.host.window.table.claim_asking.card
    spoken = card.no_claim.text()
    person.host.window.menus.languages["ko"].trigger()
    person.qtbot.waitUntil(lambda: card.no_claim.text() != spoken)
    assert card.isVisible()
    person.press(Qt.Key.Key_Escape)
    assert person.desk.claims.claimants == (1,)
