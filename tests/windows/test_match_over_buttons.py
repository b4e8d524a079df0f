"""The buttons do what their commands do, in fewer words."""

from PySide6.QtWidgets import QMainWindow
from pytestqt.qtbot import QtBot

from domino_gui.windows.match_over_buttons import MatchOverButtons
from domino_gui.windows.menus import Menus
from domino_gui.windows.side_panel import Shown, SidePanel


def test_they_lead_to_the_first_page_and_to_the_replay(qtbot: QtBot) -> None:
    window = QMainWindow()
    qtbot.addWidget(window)
    menus = Menus(window)
    buttons = MatchOverButtons(menus, window)
    buttons.offer()
    assert (buttons.first_page.text(), buttons.replay.text()) == ("First page", "Replay")
    for button, action in ((buttons.first_page, menus.leave), (buttons.replay, menus.replay)):
        with qtbot.waitSignal(action.triggered):
            button.click()


def test_what_is_replayed_offers_no_replay(qtbot: QtBot) -> None:
    window = QMainWindow()
    qtbot.addWidget(window)
    menus = Menus(window)
    menus.replay.setEnabled(False)
    buttons = MatchOverButtons(menus, window)
    buttons.offer()
    assert buttons.replay.isHidden()
    assert not buttons.first_page.isHidden()


def test_they_come_with_the_end_of_a_match_alone(qtbot: QtBot) -> None:
    window = QMainWindow()
    qtbot.addWidget(window)
    panel = SidePanel(Menus(window), window)
    window.setCentralWidget(panel)
    window.show()
    panel.show_buttons(Shown(undo=True), go_on="")
    assert panel.findChild(MatchOverButtons) is None  # made when it is first needed
    panel.show_buttons(Shown(ended=True), go_on="")
    buttons = panel.findChild(MatchOverButtons)
    assert isinstance(buttons, MatchOverButtons)
    assert buttons.isVisible()
    panel.wait()
    assert not buttons.isVisible()
