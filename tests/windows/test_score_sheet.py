"""The score sheet follows its match, on paper or on a board."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from domino_gui.engine.match import Match
from domino_gui.engine.rules import RuleSetId
from domino_gui.storage.places import preferences_path
from domino_gui.storage.preferences import read_preferences
from domino_gui.windows.desk import Stage
from domino_gui.windows.score_sheet import ScoreSheet
from tests.engine.rigged import dealt, place
from tests.strategies import start
from tests.windows.conftest import Person, people
from tests.windows.sheets import played, speaking_korean


def opened(qtbot: QtBot, match: Match, *, pegged: bool = False) -> ScoreSheet:
    sheet = ScoreSheet(match, 14, pegged=pegged)
    qtbot.addWidget(sheet)
    sheet.show()
    return sheet


def test_it_follows_the_match(qtbot: QtBot) -> None:
    match = dealt(start(hand_size=2), "5|5 0|0", "4|5 1|1")
    sheet = opened(qtbot, match)
    assert sheet.windowTitle() == "Score sheet: All Fives"
    place(match, "5|5")
    sheet.show_match(match)
    assert "Seat 0: 10 points" in sheet.paper.accessibleDescription()
    placed = sheet.table.item(0, 1)
    assert placed is not None
    assert placed.text() == "10"


def test_another_match_may_be_of_another_rule_set(qtbot: QtBot) -> None:
    sheet = opened(qtbot, played("five-up", 3, 2), pegged=True)
    sheet.show_match(played("draw", 4, 1))
    assert sheet.windowTitle() == "Score sheet: Draw"
    assert sheet.paper.isVisible()
    assert sheet.table.columnCount() == 1 + 4 * 2
    sheet.show_match(played("five-up", 2, 2))
    assert sheet.board.isVisible()
    assert sheet.table.columnCount() == 1 + 2 * 3


def test_five_up_changes_between_strokes_and_board(qtbot: QtBot) -> None:
    sheet = opened(qtbot, played("five-up", 2, 2))
    assert sheet.paper.isVisible()
    assert not sheet.board.isVisible()
    with qtbot.waitSignal(sheet.chosen) as chosen:
        sheet.on_board.click()
    assert chosen.args == ["board"]
    assert sheet.board.isVisible()
    assert not sheet.paper.isVisible()
    with qtbot.waitSignal(sheet.chosen) as chosen:
        sheet.as_strokes.click()
    assert chosen.args == ["strokes"]
    assert sheet.paper.isVisible()


@pytest.mark.parametrize(("rules", "target"), [("all-fives", 250), ("five-up", 5000)])
def test_what_makes_no_board_is_on_paper_whatever_is_preferred(
    qtbot: QtBot, rules: str, target: int
) -> None:
    sheet = opened(qtbot, Match(start(rules, target=target)), pegged=True)
    assert sheet.paper.isVisible()
    assert not sheet.board.isVisible()
    assert not sheet.on_board.isVisible()


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_all_sides_and_headings_are_in_sight_in_a_small_window(qtbot: QtBot, seats: int) -> None:
    sheet = ScoreSheet(played("muggins", seats, 3), 12)
    qtbot.addWidget(sheet)
    sheet.show()
    assert sheet.width() <= 1024
    assert sheet.height() <= 640
    assert not sheet.table.horizontalScrollBar().isVisible()
    assert sheet.paper.width() >= sheet.paper.minimumSizeHint().width()


def test_f2_opens_it_beside_the_match_which_it_follows(
    open_window: Callable[..., Person],
) -> None:
    person = open_window(people("Ann", "Ben", rules=RuleSetId.FIVE_UP))
    person.wait(Stage.CURTAIN)
    person.press(Qt.Key.Key_F2)
    person.press(Qt.Key.Key_F2)
    (sheet,) = person.host.window.findChildren(ScoreSheet)
    assert sheet.isVisible()
    assert "Ann: 0 points" in sheet.paper.accessibleDescription()
    person.desk.give_up()
    person.wait(Stage.MATCH_OVER)
    person.host.rematch()
    person.wait(Stage.CURTAIN)
    for _ in range(6):
        person.play_by_clicks()
    scores = [f"{score:g} points" for score in [each / 5 for each in person.desk.seen.scores]]
    told = sheet.paper.accessibleDescription().replace("−", "-").splitlines()
    assert [line.partition(": ")[2] for line in told] == scores


def test_a_board_is_remembered_and_stands_in_the_panel_too(
    open_window: Callable[..., Person],
) -> None:
    person = open_window(people("Ann", "Ben", rules=RuleSetId.FIVE_UP))
    person.wait(Stage.CURTAIN)
    panel = person.host.window.panel.scores
    before = panel.grab().toImage()
    person.host.window.menus.score_sheet.trigger()
    (sheet,) = person.host.window.findChildren(ScoreSheet)
    sheet.on_board.click()
    assert panel.grab().toImage() != before
    assert read_preferences(preferences_path()).preferences.score_sheet == "board"


def test_it_speaks_another_language_at_once(qtbot: QtBot) -> None:
    sheet = opened(qtbot, played("five-up", 2, 2), pegged=True)
    with speaking_korean():
        assert sheet.windowTitle() == "점수표: 파이브 업"
        assert sheet.board.accessibleName() == "크리비지 보드"
    assert sheet.windowTitle() == "Score sheet: Five Up"
