from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QAccessible, QAction
from PySide6.QtWidgets import QAbstractButton, QApplication
from pytestqt.qtbot import QtBot

from domino_gui.engine.rules import RuleSetId
from domino_gui.table.choreography import Pace
from domino_gui.table.labels import WoodItem
from domino_gui.table.themes import theme
from domino_gui.windows.languages import Language, Translators
from domino_gui.windows.page import Page
from domino_gui.windows.transport_button import Sign
from tests.windows.replayed import ADA, FOUR, MINA, history_of, spectate
from tests.windows.test_main_window import SIZES, cut_off, needs_translations


def test_keys_lead_through_the_match(qtbot: QtBot) -> None:
    person = spectate(qtbot, history_of(seats=FOUR[:3], seed=3))
    replay = person.replaying.replay
    first, second, *_ = replay.rounds
    last = replay.last
    for key, at in (
        (Qt.Key.Key_Left, last - 1),
        (Qt.Key.Key_Right, last),
        (Qt.Key.Key_Right, last),
        (Qt.Key.Key_Up, replay.rounds[-1]),
        (Qt.Key.Key_PageUp, replay.rounds[-2]),
        (Qt.Key.Key_Home, 0),
        (Qt.Key.Key_Left, 0),
        (Qt.Key.Key_Down, first),
        (Qt.Key.Key_PageDown, second),
        (Qt.Key.Key_Right, second + 1),
        (Qt.Key.Key_End, last),
    ):
        person.press(key)
        assert person.at == at
    person.press(Qt.Key.Key_Home)
    person.press(Qt.Key.Key_Space)
    assert person.plays()
    person.press(Qt.Key.Key_Space)
    assert not person.plays()


def test_keys_lead_through_the_match_while_the_table_moves(qtbot: QtBot) -> None:
    person = spectate(qtbot, history_of(), Pace.SLOW)
    person.press(Qt.Key.Key_Home)
    first = person.replaying.replay.rounds[0]
    person.press(Qt.Key.Key_Down)
    for number in range(1, 5):
        person.press(Qt.Key.Key_Right)
        assert person.moves()
        assert person.at == first + number
    person.press(Qt.Key.Key_Left)
    assert person.at == first + 3
    assert not person.moves()
    # Space goes on and stops at once, too.
    person.press(Qt.Key.Key_Space)
    assert person.moves()
    assert person.plays()
    person.press(Qt.Key.Key_Space)
    assert not person.plays()
    assert not person.moves()


def test_buttons_lead_through_the_match(qtbot: QtBot) -> None:
    person = spectate(qtbot, history_of(seats=FOUR[:3], seed=3))
    buttons, replay = person.page.bar.buttons, person.replaying.replay
    for sign in (Sign.STEP, Sign.NEXT, Sign.END):
        assert not buttons[sign].isEnabled()
    person.click(buttons[Sign.START])
    assert person.at == 0
    for sign in (Sign.BACK, Sign.PREVIOUS, Sign.START):
        assert not buttons[sign].isEnabled()
    for sign, at in (
        (Sign.NEXT, replay.rounds[0]),
        (Sign.NEXT, replay.rounds[1]),
        (Sign.STEP, replay.rounds[1] + 1),
        (Sign.BACK, replay.rounds[1]),
        (Sign.PREVIOUS, replay.rounds[0]),
        (Sign.END, replay.last),
    ):
        person.click(buttons[sign])
        assert person.at == at
    person.click(buttons[Sign.START])
    person.click(buttons[Sign.PLAY])
    assert person.plays()
    assert person.sign() is Sign.PAUSE
    assert buttons[Sign.PLAY].accessibleName() == "Pause"
    # Whoever has clicked goes on with the keys of the replay.
    person.press(Qt.Key.Key_Space)
    assert not person.plays()
    assert person.sign() is Sign.PLAY


def test_a_button_that_the_tab_key_has_reached_is_pressed_by_space_and_enter(qtbot: QtBot) -> None:
    person = spectate(qtbot, history_of())
    back = person.page.bar.buttons[Sign.BACK]
    for _ in range(40):
        if back.hasFocus():
            break
        person.press(Qt.Key.Key_Tab)
    assert back.hasFocus()
    last = person.replaying.replay.last
    person.press(Qt.Key.Key_Space)
    assert person.at == last - 1
    person.press(Qt.Key.Key_Return)
    assert person.at == last - 2
    assert not person.plays()


def test_a_press_on_the_slider_leads_there(qtbot: QtBot) -> None:
    person = spectate(qtbot, history_of())
    slider = person.page.bar.slider
    for step in (0, person.replaying.replay.rounds[0], 7):
        person.click(slider, QPoint(round(slider.x_of(step)), slider.height() // 3))
        assert person.at == step
        assert slider.value() == step


def test_zooming_keeps_the_keys_of_the_replay(qtbot: QtBot) -> None:
    person = spectate(qtbot, history_of())
    person.window.menus.zoom_in.trigger()
    assert person.is_zoomed()
    person.press(Qt.Key.Key_Home)
    assert person.at == 0
    person.window.menus.zoom_in.trigger()
    person.press(Qt.Key.Key_0, Qt.KeyboardModifier.ControlModifier)
    assert not person.is_zoomed()
    assert person.at == 0


def test_no_two_commands_that_can_be_carried_out_share_a_key(qtbot: QtBot) -> None:
    person = spectate(qtbot, history_of())
    window = person.window
    for _ in range(2):
        shown = {
            action
            for menu in window.menuBar().actions()
            if menu.isVisible()
            for action in (*_actions(menu), window.menus.put_back)
            if action.isEnabled()
        }
        keys = [key.toString() for action in shown for key in action.shortcuts()]
        assert len(keys) == len({*keys})
        window.menus.zoom_in.trigger()


def _actions(menu: QAction) -> list[QAction]:
    found: list[QAction] = []
    for action in menu.menu().actions():  # type: ignore[attr-defined]
        found += _actions(action) if action.menu() is not None else [action]
    return found


def test_its_menu_is_there_as_long_as_the_page_is(qtbot: QtBot) -> None:
    person = spectate(qtbot, history_of())
    window, menus = person.window, person.window.menus

    def titles() -> list[str]:
        return [menu.text() for menu in window.menuBar().actions() if menu.isVisible()]

    assert titles() == ["&Game", "&Replay", "&View", "&Help"]
    window.show_page(Page(window))
    assert titles() == ["&Game", "&Move", "&View", "&Help"]
    assert person.page.replaying is None
    assert [key.toString() for key in menus.show_all.shortcuts()] == ["Home", "Ctrl+0"]
    # Nothing of it answers any more.
    for action in (person.page.menu.play, person.page.menu.step, menus.zoom_in):
        action.trigger()


def test_the_panel_follows(qtbot: QtBot) -> None:
    person = spectate(qtbot, history_of(seats=FOUR[:3], seed=3))
    panel, replay = person.page.panel, person.replaying.replay
    assert panel.result.isVisible()
    assert panel.rematch.isVisible()
    assert not panel.message.isVisible()
    person.press(Qt.Key.Key_Home)
    assert not panel.result.isVisible()
    assert not panel.rematch.isVisible()
    assert panel.log.entries == []
    assert panel.message.text().splitlines() == [
        "Ada: a person",
        "Mina: computer, expert",
        "Theo: computer, club",
    ]
    person.replaying.go_to(replay.rounds[1] + 3)
    match = person.replaying.match
    tiles = [entry.tile for entry in panel.log.entries if entry.tile]
    assert tiles[-len(match.round.layout) :] == [p.tile.name for p in match.round.layout.placed]
    assert person.window.windowTitle().startswith("Replay · ")
    assert "Round 2" in person.window.windowTitle()
    person.replaying.go_to(replay.rounds[1] - 1)
    assert panel.result.isVisible()


def test_a_press_on_a_line_of_the_log_leads_there(qtbot: QtBot) -> None:
    person = spectate(qtbot, history_of(RuleSetId.DRAW, FOUR[:3], seed=3))
    log = person.page.panel.log
    person.replaying.go_to(person.replaying.replay.rounds[0] + 12)
    entries = log.entries[:]
    height = log._line_height
    for number in reversed(range(len(entries))):
        person.click(log.viewport(), QPoint(20, number * height + height // 2))
        last = log.entries[-1]
        assert (len(log.entries), last.tile) == (number + 1, entries[number].tile)
    person.click(log.viewport(), QPoint(20, 5 * height))  # below the last line
    assert len(log.entries) == 1


def test_a_match_between_computers_has_no_rematch(qtbot: QtBot) -> None:
    person = spectate(qtbot, history_of(seats=(MINA, MINA)))
    assert person.page.panel.result.isVisible()
    assert not person.page.panel.rematch.isVisible()
    assert not person.window.menus.rematch.isEnabled()


def test_points_fly_to_the_scores_beside_the_replay(qtbot: QtBot) -> None:
    person = spectate(qtbot, history_of(seats=FOUR[:3]))
    points = [person.page.scene.score_point(seat) for seat in range(3)]
    assert len({point.y() for point in points if point is not None}) == 3


def test_what_can_be_done_depends_on_the_place(qtbot: QtBot) -> None:
    person = spectate(qtbot, history_of())
    go_on = person.page.menu.go_on
    assert not go_on.isEnabled()
    assert not person.page.go_on.isVisible()
    person.press(Qt.Key.Key_Left)
    person.press(Qt.Key.Key_Left)
    assert go_on.isEnabled()
    assert person.page.go_on.isVisible()
    wanted: list[None] = []
    person.page.go_on_wanted.connect(lambda: wanted.append(None))
    person.click(person.page.go_on)
    person.press(Qt.Key.Key_G, Qt.KeyboardModifier.ControlModifier)
    assert len(wanted) == 2
    person.press(Qt.Key.Key_Home)
    assert not go_on.isEnabled()


def test_it_is_left_by_button_and_key(qtbot: QtBot) -> None:
    person = spectate(qtbot, history_of())
    left: list[None] = []
    person.window.menus.leave.triggered.connect(lambda: left.append(None))
    person.click(person.page.bar.close_button)
    person.press(Qt.Key.Key_W, Qt.KeyboardModifier.ControlModifier)
    assert len(left) == 2


def test_hands_are_chosen_in_the_menu(qtbot: QtBot) -> None:
    person = spectate(qtbot, history_of(seats=FOUR[:3]))
    person.replaying.go_to(5)
    choices = {action.text(): action for action in person.page.menu.hands.actions()}
    assert [*choices] == [
        "All &open",
        "All &closed",
        *(f"As {seat.name} saw them" for seat in FOUR[:3]),
    ]
    assert next(iter(choices.values())).isChecked()
    choices["As Theo saw them"].trigger()
    assert person.replaying.hands.seat == 2
    (wood,) = [item for item in person.page.scene.items() if isinstance(item, WoodItem)]
    assert wood.keys == []  # digits pick nothing here
    assert person.page.bar.hands.accessibleName() == "Hands: Theo"
    choices["All &closed"].trigger()
    assert person.replaying.hands == (False, None)
    assert choices["All &closed"].isChecked()
    assert person.page.bar.hands.accessibleName() == "Hands: closed"
    # Another match, other people.
    person.page.show_replay(history_of(seats=(ADA, MINA)))
    assert len(person.page.menu.hands.actions()) == 4


@pytest.mark.qt_log_ignore("This plugin does not support")  # a menu upon the window
def test_the_button_of_the_hands_opens_their_menu(qtbot: QtBot) -> None:
    person = spectate(qtbot, history_of())
    person.click(person.page.bar.hands)
    assert person.page.menu.hands.isVisible()
    person.page.menu.hands.close()


@needs_translations
@pytest.mark.parametrize("name", ["light", "contrast"])
@pytest.mark.parametrize("language", [Language.KOREAN, Language.ENGLISH])
@pytest.mark.parametrize("rules", RuleSetId)
def test_nothing_is_cut_off(qtbot: QtBot, rules: RuleSetId, language: Language, name: str) -> None:
    translators = Translators()
    translators.use(language)
    try:
        long = "W" * 64
        seats = tuple(type(seat)(long, seat.player, seat.level) for seat in FOUR)
        person = spectate(qtbot, history_of(rules, seats, seed=2))
        person.window.set_theme(theme(name))
        replay = person.replaying.replay
        for size in SIZES:
            person.window.resize(*size)
            for step in (replay.last, replay.rounds[0] + 9, 0):
                person.replaying.go_to(step)
                QApplication.processEvents()
                assert cut_off(person.window) == []
                assert person.page.panel.log.height() > 3 * person.window.pixels
    finally:
        translators.fall_silent()


def test_every_button_has_a_name_to_be_read_out(qtbot: QtBot) -> None:
    person = spectate(qtbot, history_of())
    for button in person.window.findChildren(QAbstractButton):
        if button.isVisible():
            assert button.accessibleName() or button.text()
    slider = person.page.bar.slider
    assert slider.accessibleName() == "Place in the match"
    assert slider.accessibleDescription() == person.place


def test_each_place_is_said_aloud_once_with_what_happened(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    person = spectate(qtbot, history_of(seats=FOUR[:3], seed=3))
    said: list[str] = []
    monkeypatch.setattr(
        QAccessible, "updateAccessibility", lambda event: said.append(event.message())
    )
    first = person.replaying.replay.rounds[0]
    person.press(Qt.Key.Key_Home)
    person.replaying.go_to(first)
    person.press(Qt.Key.Key_Right)
    placed = person.replaying.match.round.layout.placed[0].tile
    leader = person.replaying.match.events[-1].seat  # type: ignore[attr-defined]
    assert said[0] == "Before the first round"
    assert said[1].startswith("Round 1, deal")
    assert said[2].startswith("Round 1, placement 1 of ")
    assert f": {FOUR[leader].name} led {placed}" in said[2]
    person.page.follow()
    assert len(said) == 3


def test_at_the_end_nothing_is_offered_twice(qtbot: QtBot) -> None:
    person = spectate(qtbot, history_of())
    shown = [
        button.accessibleName() or button.text()
        for button in person.page.findChildren(QAbstractButton)
        if button.isVisible()
    ]
    assert len(shown) == len(set(shown))
    assert "Rematch" in shown
    assert "First page" not in shown  # for it may lead back to the match that was left
