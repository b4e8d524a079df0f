"""The window in every size and language: everything there, nothing cut off."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import QEvent, QSize, Qt
from PySide6.QtWidgets import QAbstractButton, QApplication, QDialog, QLabel, QLineEdit, QWidget
from pytestqt.qtbot import QtBot

from domino_gui.engine.events import PlayerKind
from domino_gui.engine.rules import RULE_SETS, Partners, RuleSetId
from domino_gui.resource_files import resource
from domino_gui.storage.match_setup import MatchSetup, SeatSetup
from domino_gui.windows.desk import Stage
from domino_gui.windows.languages import Language
from domino_gui.windows.main_window import MainWindow
from domino_gui.windows.score_panel import ScoreRow
from tests.windows.conftest import Person, people

OpenWindow = Callable[..., Person]
SIZES = [(1024, 640), (1280, 800), (2560, 1600)]

needs_translations = pytest.mark.skipif(
    not resource("translations", "fives_ko.qm").exists(), reason="translations are not compiled"
)


def cut_off(window: QWidget) -> list[str]:
    """What does not show whole: buttons and labels smaller than their words."""
    found = []
    for widget in window.findChildren(QWidget):
        if not widget.isVisible():
            continue
        if isinstance(widget, QAbstractButton) and widget.text():
            if widget.width() < widget.sizeHint().width() - 1:
                found.append(widget.text())
        elif isinstance(widget, QLabel) and widget.text():
            needed = widget.heightForWidth(widget.width())
            if widget.height() < max(needed, 0) or (
                not widget.wordWrap() and widget.width() < widget.sizeHint().width()
            ):
                found.append(widget.text())
        elif widget.window() is window and not isinstance(widget, QLineEdit):
            corner = widget.mapTo(window, widget.rect().bottomRight())
            if widget.parentWidget() is window and not window.rect().contains(corner):
                found.append(type(widget).__name__)
    return found


@needs_translations
@pytest.mark.parametrize("language", ["ko", "en"])
@pytest.mark.parametrize("rules", RuleSetId)
def test_nothing_is_cut_off_at_the_end_of_a_round(
    open_window: OpenWindow, rules: RuleSetId, language: str
) -> None:
    partners = RULE_SETS[rules].partners is Partners.ALWAYS
    person = open_window(MatchSetup(rules, 4, partners), language=language)
    window = person.host.window
    while person.wait() not in (Stage.ROUND_OVER, Stage.MATCH_OVER):
        person.play_by_clicks()
    assert window.panel.result.isVisible()
    for size in SIZES:
        window.resize(*size)
        QApplication.processEvents()
        assert cut_off(window) == []
        # The log keeps some lines, and nothing scrolls sideways.
        assert window.panel.log.height() > 3 * window.pixels
        assert window.panel.log.horizontalScrollBar().maximum() == 0


@needs_translations
@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
@pytest.mark.parametrize("language", ["ko", "en"])
def test_nothing_is_cut_off_in_a_new_window_nor_in_its_dialogs(
    open_window: OpenWindow, language: str, size: tuple[int, int]
) -> None:
    setup = MatchSetup(RuleSetId.MUGGINS, 4, partners=True)
    person = open_window(setup, language=language)
    window = person.host.window
    window.resize(*size)
    person.wait(Stage.CHOOSING, Stage.ROUND_OVER)
    QApplication.processEvents()
    assert cut_off(window) == []
    menus = window.menus
    for action in (menus.new_match, menus.rules, menus.about, menus.give_up):
        action.trigger()
        QApplication.processEvents()
        (dialog,) = [child for child in window.findChildren(QDialog) if child.isVisible()]
        assert cut_off(dialog) == []
        assert dialog.width() <= size[0]
        assert dialog.height() <= size[1]
        dialog.close()
        QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)


@needs_translations
def test_the_language_changes_at_once(open_window: OpenWindow) -> None:
    person = open_window(language="en")
    person.wait(Stage.CHOOSING)
    window = person.host.window
    assert window.menus.draw.text() == "&Draw"
    window.menus.rules.trigger()
    (book,) = window.findChildren(QDialog)
    events = person.desk.match.events[:]
    window.menus.languages[Language.KOREAN].trigger()
    QApplication.processEvents()
    assert window.menus.draw.text() == "뽑기(&D)"
    assert window.panel.undo.text().startswith("무르기")
    assert "올 파이브스" in window.windowTitle()
    assert "올 파이브스" in book.windowTitle()
    assert QApplication.applicationDisplayName() == "파이브스"
    assert "타일을" in window.panel.message.text()
    assert person.desk.match.events == events
    # The table still offers what may be chosen.
    person.play_by_clicks()
    person.wait()
    assert len(person.desk.match.events) > len(events)
    window.menus.languages[Language.ENGLISH].trigger()
    QApplication.processEvents()
    assert window.menus.draw.text() == "&Draw"


def test_names_are_shown_as_plain_text_however_long(open_window: OpenWindow) -> None:
    name = "<img src=x> & " + "W" * 50
    person = open_window(people(name[:64], "Ben"))
    person.wait(Stage.CURTAIN)
    window = person.host.window
    window.resize(1024, 640)
    QApplication.processEvents()
    assert cut_off(window) == []
    labels = [label for label in window.findChildren(QLabel) if "<img" in label.text()]
    assert all(label.textFormat() is Qt.TextFormat.PlainText for label in labels)


def test_every_button_and_list_has_a_name_to_be_read_out(open_window: OpenWindow) -> None:
    person = open_window()
    person.wait(Stage.CHOOSING)
    QApplication.processEvents()
    for button in person.host.window.findChildren(QAbstractButton):
        if button.isVisible():
            assert button.accessibleName() or button.text()
    assert person.host.window.panel.log.accessibleName() == "This round"


def test_a_match_between_computers_offers_no_choices(open_window: OpenWindow) -> None:
    players = tuple(SeatSetup(PlayerKind.COMPUTER) for _ in range(4))
    person = open_window(MatchSetup(RuleSetId.DRAW, 2, players=players))  # type: ignore[arg-type]
    person.wait(Stage.MATCH_OVER)
    menus = person.host.window.menus
    assert not menus.give_up.isEnabled()
    assert not menus.undo.isEnabled()
    assert person.host.window.view.hasFocus()


@pytest.mark.parametrize(("room", "fills"), [((1366, 768), True), ((1920, 1040), False)])
def test_the_first_window_is_no_larger_than_the_screen(
    qtbot: QtBot, room: tuple[int, int], fills: bool
) -> None:
    window = MainWindow()
    qtbot.addWidget(window)
    window.fit(QSize(*room))
    assert window.isMaximized() is fills
    assert window.width() < room[0]
    assert window.height() < room[1]


def test_the_end_of_a_round_stays_readable_with_the_longest_names(open_window: OpenWindow) -> None:
    names = [letter * 64 for letter in "WMQG"]
    person = open_window(people(*names, rules=RuleSetId.FIVE_UP, partners=True))
    window = person.host.window
    window.resize(1024, 640)
    while person.wait() is not Stage.ROUND_OVER:
        QApplication.processEvents()
        assert cut_off(window) == []
        person.play_by_clicks()
    QApplication.processEvents()
    assert cut_off(window) == []
    words = " ".join(label.text() for label in window.panel.result.findChildren(QLabel))
    for fact in ("went out", "raw, −", "Scores: ", "Next to lead: ", "… + QQ"):
        assert fact in words
    assert window.panel.log.height() > 3 * window.pixels


@pytest.mark.parametrize("size", [(1024, 640), (1280, 800)])
def test_points_fly_to_the_score_in_the_panel(
    open_window: OpenWindow, size: tuple[int, int]
) -> None:
    person = open_window()
    person.wait(Stage.CHOOSING)
    window = person.host.window
    window.resize(*size)
    QApplication.processEvents()
    table = window.view.viewport()
    for seat, row in enumerate(window.panel.findChildren(ScoreRow)):
        place = window.scene.score_point(seat)
        assert place is not None
        assert place.x() > table.width()
        assert row.rect().contains(row.mapFrom(window, table.mapTo(window, place.toPoint())))
