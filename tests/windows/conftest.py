"""A window on a match, driven as a person drives it."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path

import pytest
from msgspec.structs import replace
from PySide6.QtCore import QEvent, QPointF, Qt
from PySide6.QtGui import QMouseEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMessageBox, QWidget
from pytestqt.qtbot import QtBot

from domino_gui.engine.deal import ShuffledDealer
from domino_gui.engine.events import Place, PlayerKind
from domino_gui.engine.rules import RuleSetId
from domino_gui.engine.tiles import Tile
from domino_gui.game import trial
from domino_gui.game.program import Program
from domino_gui.storage.match_setup import MatchSetup, SeatSetup
from domino_gui.storage.places import preferences_path
from domino_gui.storage.preferences import Preferences, write_preferences
from domino_gui.windows import curtain
from domino_gui.windows.application import application
from domino_gui.windows.desk import Desk, Stage
from domino_gui.windows.host import Host
from domino_gui.windows.main_window import MainWindow
from domino_gui.windows.play_options import PlayOptions
from domino_gui.windows.settings import STILL_PACE_MS

RESTING = (Stage.CHOOSING, Stage.CURTAIN, Stage.ROUND_OVER, Stage.MATCH_OVER)


def press(
    window: QWidget, key: Qt.Key, modifier: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier
) -> None:
    """Press a key where the focus of a window is."""
    focused: QWidget | None = window.focusWidget()
    QTest.keyClick(window if focused is None else focused, key, modifier)


@dataclass
class Person:
    """Sits before the window; everything is done with mouse and keys."""

    host: Host
    qtbot: QtBot

    @property
    def desk(self) -> Desk:
        desk = self.host.window.desk
        assert desk is not None
        return desk

    def wait(self, *stages: Stage) -> Stage:
        """Wait until something is asked of a person."""
        wanted = stages or RESTING
        self.qtbot.waitUntil(lambda: self.desk.stage in wanted, timeout=20_000)
        return self.desk.stage

    def click(self, widget: QWidget) -> None:
        assert widget.isVisible()
        assert widget.isEnabled()
        QTest.mouseClick(widget, Qt.MouseButton.LeftButton)

    def click_table(self, point: QPointF) -> None:
        view = self.host.window.view
        QTest.mouseClick(view.viewport(), Qt.MouseButton.LeftButton, pos=view.mapFromScene(point))

    def click_tile(self, tile: Tile) -> None:
        stage = self.host.window.scene.stage
        assert stage is not None
        self.click_table(stage.poses[tile].centre)

    def drag_tile(self, tile: Tile, to: QPointF) -> None:
        """Drag a tile of the rack to a point of the table, and let go of it there."""
        view, stage = self.host.window.view, self.host.window.scene.stage
        assert stage is not None
        start, end = (view.mapFromScene(point) for point in (stage.poses[tile].centre, to))
        left = Qt.MouseButton.LeftButton
        QTest.mousePress(view.viewport(), left, pos=start)
        for point in ((start + end) / 2, end):
            move = QMouseEvent(
                QEvent.Type.MouseMove,
                QPointF(point),
                QPointF(view.viewport().mapToGlobal(point)),
                Qt.MouseButton.NoButton,
                left,
                Qt.KeyboardModifier.NoModifier,
            )
            QApplication.sendEvent(view.viewport(), move)
        QTest.mouseRelease(view.viewport(), left, pos=end)

    def click_place(self, place: Place) -> None:
        scene = self.host.window.scene
        assert scene.stage is not None
        (offered,) = [offered for offered in scene.places if offered.place == place]
        self.click_table(scene.stage.spread.rect(offered.laid).center())

    def press(
        self, key: Qt.Key, modifier: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier
    ) -> None:
        """Press a key where the focus is, as a keyboard does."""
        press(self.host.window, key, modifier)

    def say_yes(self) -> None:
        """Answer the question that is open."""
        (box,) = [each for each in self.host.window.findChildren(QMessageBox) if each.isVisible()]
        accepting = QMessageBox.ButtonRole.AcceptRole
        (yes,) = [each for each in box.buttons() if box.buttonRole(each) is accepting]
        yes.click()

    def undo(self) -> None:
        """Take a move back, and say so again where that is asked."""
        rated = not self.desk.practice
        self.press(Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
        if rated:
            self.say_yes()

    def play_by_clicks(self) -> None:
        """Do what is asked, by mouse clicks alone."""
        window, panel = self.host.window, self.host.window.panel
        stage = self.wait()
        if stage in (Stage.CURTAIN, Stage.ROUND_OVER):
            self.click(panel.go_on)
        elif stage is Stage.CHOOSING:
            action = self.desk.match.legal_actions()[-1]
            if isinstance(action, Place):
                self.click_tile(action.tile)
                if window.scene.places:
                    self.click_place(action)
            else:
                self.click(panel.draw if panel.draw.isVisible() else panel.pass_turn)


@pytest.fixture
def patient_trial(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let no program fail its trial for being late on a busy machine."""
    monkeypatch.setattr(trial, "SLACK_MS", 60_000)


@pytest.fixture
def parent(qtbot: QtBot) -> QWidget:
    """A visible widget for others to lie in."""
    widget = QWidget()
    qtbot.addWidget(widget)
    widget.show()
    return widget


@pytest.fixture
def open_window(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> Iterator[Callable[..., Person]]:
    """Open the game as the command line does; no animations unless a test wants them."""
    app = application()
    app.clipboard().clear()  # of what the test before has copied
    monkeypatch.setitem(STILL_PACE_MS, "normal", 0)
    monkeypatch.setattr(curtain, "FALL_MS", 0)
    # The screen that there is not has only 800 x 800 pixels.
    monkeypatch.setattr(MainWindow, "fit", lambda *_: None)
    hosts: list[Host] = []

    def opener(
        setup: MatchSetup | None = None,
        *,
        file: Path | None = None,
        options: PlayOptions | None = None,
        seed: int | None = 1,
        writes_preferences: bool = True,
        pace: str | None = None,
        comes_in: bool = True,
        **preferences: object,
    ) -> Person:
        moves = {"motion": "off"} if pace is None else {"pace": pace, "motion": "on"}
        chosen = replace(Preferences(), match=setup or MatchSetup(), **moves | preferences)
        if writes_preferences:
            write_preferences(preferences_path(), chosen)
        host = Host(options or PlayOptions(file=file))
        if seed is not None:
            host.dealer = ShuffledDealer(seed)
        hosts.append(host)
        host.open()
        host.window.activateWindow()
        qtbot.waitUntil(host.window.isActiveWindow, timeout=30_000)
        if comes_in and host.window.page is host.welcome.page:
            come_in(host, qtbot)
        return Person(host, qtbot)

    yield opener
    for host in hosts:
        host.window.close()
        host.settings.translators.fall_silent()
        host.window.deleteLater()
        host.deleteLater()
    # The programs of the opponents leave by themselves, and are gone before the next test.
    qtbot.waitUntil(lambda: not app.findChildren(Program), timeout=60_000)


def come_in(host: Host, qtbot: QtBot) -> None:
    """Go on with what the first page offers, else begin the match that was chosen last."""
    qtbot.waitUntil(lambda: host._painted, timeout=5_000)
    unfinished = host.welcome.page.unfinished
    if unfinished is None:
        host.begin(host.settings.preferences.match)
    else:
        QTest.mouseClick(unfinished.go_on_button, Qt.MouseButton.LeftButton)
    # Until the table is seen, no screen reader finds anything on it.
    qtbot.waitUntil(lambda: host.window.view.targets is not None, timeout=5_000)


def people(
    *names: str, rules: RuleSetId = RuleSetId.ALL_FIVES, partners: bool = False
) -> MatchSetup:
    """A match between people alone."""
    seats = [SeatSetup(PlayerKind.HUMAN, name=name) for name in names]
    seats += [SeatSetup()] * (4 - len(seats))
    one, two, three, four = seats
    return MatchSetup(rules, len(names), partners, (one, two, three, four))
