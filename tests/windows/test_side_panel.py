import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QMainWindow
from pytestqt.qtbot import QtBot

from domino_gui.engine.deal import ShuffledDealer
from domino_gui.engine.match import Match
from domino_gui.windows.menus import Menus
from domino_gui.windows.side_panel import Shown, SidePanel
from tests.engine.rigged import KEY, dealt, place
from tests.strategies import start
from tests.windows.conftest import press


@pytest.fixture
def window(qtbot: QtBot) -> QMainWindow:
    made = QMainWindow()
    qtbot.addWidget(made)
    return made


def test_the_seal_is_shown_while_the_round_is_played(window: QMainWindow) -> None:
    panel = SidePanel(Menus(window), window)
    match = dealt(start(hand_size=1), "6|6", "4|5")
    panel.show_match(match)
    assert match.deal is not None
    seal = match.deal.seal
    assert panel.seal.text().startswith(f"Deal sealed: {seal[:4]} {seal[4:8]} … {seal[-4:]}")
    assert "Opened when the round ends" in panel.seal.text()
    assert panel.seal.toolTip() == seal
    assert KEY not in panel.seal.text()
    place(match, "6|6")
    panel.show_match(match)
    assert "Opened when" not in panel.seal.text()


def test_the_deal_number_is_secret_until_the_round_is_over(window: QMainWindow) -> None:
    panel = SidePanel(Menus(window), window)
    match = Match(start("draw"))
    match.open_round(ShuffledDealer(first=123_456_789))
    panel.show_match(match)
    assert "Deal number" not in panel.seal.text()
    match.resign(0)
    panel.show_match(match)
    number = "123 456 789".replace(" ", "\N{NO-BREAK SPACE}")
    assert f"Deal number: {number}" in panel.seal.text()


@pytest.mark.parametrize(("seats", "height", "has_room"), [(2, 620, True), (4, 620, False)])
@pytest.mark.parametrize("higher", [0, 180])
def test_strokes_of_many_sides_wait_for_a_high_window(
    window: QMainWindow, seats: int, height: int, higher: int, *, has_room: bool
) -> None:
    panel = SidePanel(Menus(window), window)
    panel.set_look(12, roomy=True)
    panel.resize(240, height + higher)
    panel.show_match(Match(start("muggins", seats, partners=False)))
    low = panel.scores.sizeHint().height()
    panel.set_look(12, roomy=False)
    has_strokes = low > panel.scores.sizeHint().height()
    assert has_strokes is (has_room or higher > 0)


def test_a_button_says_and_does_what_its_command_does(window: QMainWindow) -> None:
    menus = Menus(window)
    panel = SidePanel(menus, window)
    window.setCentralWidget(panel)
    window.show()
    assert panel.draw.text() == "Draw  D"
    assert panel.draw.accessibleName() == "Draw"
    menus.draw.setEnabled(False)
    assert not panel.draw.isEnabled()
    menus.draw.setEnabled(True)
    done = []
    menus.draw.triggered.connect(lambda: done.append("drawn"))
    panel.draw.setFocus()
    press(window, Qt.Key.Key_Return)
    assert done == ["drawn"]


def test_the_button_that_goes_on_has_the_focus(window: QMainWindow) -> None:
    panel = SidePanel(Menus(window), window)
    window.setCentralWidget(panel)
    window.show()
    panel.show_buttons(Shown(), go_on="Ben & Co: show my tiles")
    assert panel.go_on.hasFocus() or window.focusWidget() is panel.go_on
    assert panel.go_on.text() == "Ben && Co: show my tiles"
    panel.show_buttons(Shown(ended=True), go_on="")
    assert panel.rematch.isVisible()
    assert not panel.go_on.isVisible()
