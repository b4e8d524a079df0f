"""The card on which people claim; how it is used in a match is told in test_claims."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from domino_gui.engine.events import encode_events
from domino_gui.windows.claim_card import ClaimCard
from domino_gui.windows.desk import Stage
from tests.claimable import FIVES, led
from tests.windows.conftest import Person

OpenWindow = Callable[..., Person]


@pytest.fixture
def asked(open_window: OpenWindow, tmp_path: Path) -> Person:
    """Somebody who may claim the double five they have led."""
    path = tmp_path / "stopped.domino"
    path.write_bytes(encode_events(led(None, None).match.events))
    person = open_window(file=path, claim_ms=0)
    person.wait(Stage.CLAIMING)
    return person


def card(person: Person) -> ClaimCard:
    (found,) = person.host.window.findChildren(ClaimCard)
    return found


def test_what_is_typed_goes_to_the_field_at_once(asked: Person) -> None:
    assert asked.host.window.focusWidget() is card(asked).entry.field


def test_without_an_end_no_time_is_drawn(asked: Person) -> None:
    assert not card(asked).time_line.isVisible()


def test_the_time_is_drawn_shorter_and_shorter(asked: Person) -> None:
    line = card(asked).time_line
    line.resize(200, 8)
    widths = []
    for left in (1.0, 0.5, 0.0):
        line.show_left(left)
        image = line.grab().toImage()
        empty = image.pixelColor(image.width() - 8, image.height() // 2)
        row = [image.pixelColor(x, image.height() // 2) for x in range(image.width())]
        widths.append(sum(colour != empty for colour in row))
    assert widths[1] > widths[2]


def test_space_claims_nothing_by_mistake_while_a_number_is_typed(asked: Person) -> None:
    QTest.keyClicks(asked.host.window.focusWidget(), "1 0")
    assert card(asked).entry.field.text() == "10"
    assert asked.desk.claims.claimants == (0,)


def test_escape_claims_nothing_and_leaves_the_screen_full(asked: Person) -> None:
    window = asked.host.window
    window.showFullScreen()
    asked.qtbot.waitUntil(window.isFullScreen)
    asked.press(Qt.Key.Key_Escape)
    assert asked.desk.claims.claimants == (1,)
    assert window.isFullScreen()


def test_everything_has_a_name(asked: Person) -> None:
    shown = card(asked)
    assert shown.entry.field.accessibleName() == f"person 0: points for {FIVES}?"
    assert shown.no_claim.accessibleName() == "No claim"
    assert shown.time_line.accessibleName()


def test_it_speaks_another_language_at_once(asked: Person) -> None:
    before = card(asked).no_claim.text()
    asked.host.settings.change(language="ko")
    asked.qtbot.waitUntil(lambda: card(asked).no_claim.text() != before)
    assert card(asked).isVisible()


@pytest.mark.parametrize("size", [(1024, 640), (1280, 800), (2560, 1600)])
@pytest.mark.parametrize("language", ["en", "ko"])
def test_all_that_a_wrong_claim_missed_can_be_read(
    asked: Person, size: tuple[int, int], language: str
) -> None:
    window = asked.host.window
    window.resize(*size)
    asked.host.settings.change(language=language)
    QTest.keyClicks(window.focusWidget(), "25")
    asked.press(Qt.Key.Key_Return)
    asked.press(Qt.Key.Key_Escape)  # nobody else claims
    verdict = card(asked).verdict
    asked.qtbot.waitUntil(verdict.isVisible)
    for more in ("", " and what was missed, in a line that has to be wrapped" * 3):
        verdict.setText(verdict.text() + more)
        asked.qtbot.waitUntil(lambda: verdict.height() >= verdict.heightForWidth(verdict.width()))
