from collections.abc import Callable

import pytest
from PySide6.QtCore import QUrl
from PySide6.QtGui import QPixmap, QTextDocument
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from domino_gui.engine.rules import RULE_SETS, RuleSetId
from domino_gui.table.themes import theme
from domino_gui.windows.rule_book_parts import Told
from domino_gui.windows.rule_page import RulePage
from domino_gui.windows.rule_topics import RuleTopic, topics

ALL_FIVES = RULE_SETS[RuleSetId.ALL_FIVES]
Opener = Callable[..., RulePage]


class Window(QWidget):
    """A window with a room of its own."""

    room = theme().room
    colours = theme().table


@pytest.fixture
def opened(qtbot: QtBot) -> Opener:
    windows = []

    def opener(width: int = 700, height: int = 500) -> RulePage:
        window = Window()
        windows.append(window)  # else nobody would keep it
        qtbot.addWidget(window)
        window.resize(width, height)
        page = RulePage(Told(ALL_FIVES), 14, window)
        page.resize(width, height)
        window.show()
        return page

    return opener


def test_each_chapter_can_be_brought_up_and_is_known_to_be_read(opened: Opener) -> None:
    page = opened()
    told: list[object] = []
    page.reading.connect(told.append)
    for topic in topics(ALL_FIVES)[:-3]:
        page.open_at(topic)
        assert told[-1] is topic


def test_who_reads_stays_where_they_are_when_all_is_written_anew(opened: Opener) -> None:
    page = opened()
    page.open_at(RuleTopic.SETTLEMENT)
    told: list[object] = []
    page.reading.connect(told.append)
    page.set_pixels(20)
    assert told[-1] is RuleTopic.SETTLEMENT
    page.resize(420, 500)
    assert told[-1] is RuleTopic.SETTLEMENT
    page.say_pictures(wanted=True)
    assert told[-1] is RuleTopic.SETTLEMENT


def test_no_line_is_longer_than_can_be_read(opened: Opener) -> None:
    page = opened(2000, 900)
    frame = page.document().rootFrame().frameFormat()
    assert 2000 - frame.leftMargin() - frame.rightMargin() <= 50 * 14
    assert frame.leftMargin() == pytest.approx(frame.rightMargin())
    narrow = opened(360, 500)
    assert not narrow.horizontalScrollBar().isVisible()


def test_words_are_found_one_after_another_and_round(opened: Opener) -> None:
    page = opened()
    places = page.seek("blocked")
    assert places > 2
    page.start_from_top()
    assert [page.go_to_found(1) for _ in range(places + 1)] == [*range(places), 0]
    assert page.go_to_found(-1) == places - 1
    assert page.textCursor().selectedText().lower() == "blocked"
    assert page.seek("no such words at all") == 0
    assert page.go_to_found(1) is None
    assert page.seek("") == 0


def test_pictures_are_painted_for_the_page(opened: Opener) -> None:
    page = opened()
    image = QTextDocument.ResourceType.ImageResource.value
    assert isinstance(page.loadResource(image, QUrl("example:0")), QPixmap)
    assert not isinstance(page.loadResource(image, QUrl("example:999")), QPixmap)


def test_other_colours_are_taken_with_the_room(opened: Opener) -> None:
    page = opened()
    window = page.parentWidget()
    assert isinstance(window, Window)
    page.open_at(RuleTopic.COUNT)
    before = page.toHtml()
    dark = theme("dark")
    window.room, window.colours = dark.room, dark.table
    page.setStyleSheet("QTextBrowser { background: black; }")
    assert page.toHtml() != before
    assert dark.room.heading.name() in page.toHtml()
