"""Matches to be replayed, and a window with the page on which they are."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from domino_gui.engine.events import PlayerKind, SeatInfo
from domino_gui.engine.record import History
from domino_gui.engine.rules import RuleSetId
from domino_gui.table.choreography import Pace
from domino_gui.windows.main_window import MainWindow
from domino_gui.windows.replay_page import ReplayPage
from domino_gui.windows.replaying import Replaying
from domino_gui.windows.transport_button import Sign
from tests.simulated import begun, played_out
from tests.windows.conftest import press

ADA = SeatInfo("Ada", PlayerKind.HUMAN)
MINA = SeatInfo("Mina", PlayerKind.COMPUTER, "expert")
THEO = SeatInfo("Theo", PlayerKind.COMPUTER, "club")
OWL = SeatInfo("Sora", PlayerKind.COMPUTER, "casual", "Old Owl")
FOUR = (ADA, MINA, THEO, OWL)


def history_of(
    rules: RuleSetId = RuleSetId.MUGGINS,
    seats: tuple[SeatInfo, ...] = (ADA, MINA),
    *,
    seed: int = 1,
    rounds: int | None = None,
    **house: Any,
) -> History:
    """A match that was played to its end by chance, or so many rounds and a bit of it."""
    if rules is not RuleSetId.DRAW:
        house.setdefault("target", 60)
    history = History(begun(rules, seats, **house))
    deals = 0
    for event in played_out(begun(rules, seats, **house), seed).events[1:]:
        deals += type(event).__name__ == "RoundDealt"
        history.append(event)
        if rounds is not None and deals > rounds and len(history.match.round.layout) > 3:
            break
    return history


@dataclass
class Spectator:
    """Sits before a replay; everything is done with mouse and keys."""

    window: MainWindow
    page: ReplayPage

    @property
    def replaying(self) -> Replaying:
        assert self.page.replaying is not None
        return self.page.replaying

    @property
    def at(self) -> int:
        return self.replaying.replay.at

    def moves(self) -> bool:
        return self.page.scene.busy

    def is_zoomed(self) -> bool:
        return self.page.scene.is_zoomed

    def plays(self) -> bool:
        return self.replaying.is_playing

    def sign(self) -> Sign:
        """What the button shows that plays and stops."""
        return self.page.bar.buttons[Sign.PLAY].sign

    @property
    def place(self) -> str:
        """Where the replay stands, as it is told."""
        return self.page.bar.place.text()

    def press(
        self, key: Qt.Key, modifier: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier
    ) -> None:
        press(self.window, key, modifier)

    def click(self, widget: QWidget, at: QPoint | None = None) -> None:
        assert widget.isVisible()
        assert widget.isEnabled()
        QTest.mouseClick(widget, Qt.MouseButton.LeftButton, pos=at or widget.rect().center())


def spectate(qtbot: QtBot, history: History, pace: Pace = Pace.OFF) -> Spectator:
    """Open a window on a replay, without anything else of the program."""
    window = MainWindow()
    qtbot.addWidget(window)
    page = ReplayPage(window.menus, window.colours, window)
    page.scene.laying.at_once = True
    window.show_page(page)
    page.show_replay(history)
    page.set_pace(pace, 60_000, 0)
    window.show()
    window.activateWindow()
    qtbot.waitUntil(window.isActiveWindow, timeout=5_000)
    QApplication.processEvents()
    return Spectator(window, page)
