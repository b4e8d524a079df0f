"""Let a monkey loose on the window: keys, clicks, drags, drops and commands, drawn by lot.

    python -m tests.long.monkey --acts 20000 --seed 1

It plays the real window by real events, and whatever else opens: menus, dialogs, the library. In
between it plays as people do, so that rounds and matches end. After every act no face of a tile
may be on the table that nobody at the screen may see. In the end every record that the game keeps
is valid, none of what it had written is gone, and what was dropped on it is as it was. Ends with
status 1 at the first fault: an exception, a message of Qt, a tile that was seen, a record. The same
seed draws the same acts; what they meet depends on how fast the machine is.

The window is not seen, unless QT_QPA_PLATFORM says where it is to be shown, as xcb or wayland.
"""

from __future__ import annotations

import argparse
import faulthandler
import itertools
import os
import random
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from typing import Final, NamedTuple

import shiboken6
from PySide6.QtCore import QEvent, QMimeData, QObject, QPoint, QPointF, Qt, QTimer, QUrl, Slot
from PySide6.QtGui import (
    QAction,
    QDesktopServices,
    QDragEnterEvent,
    QDropEvent,
    QGuiApplication,
    QKeyEvent,
    QMouseEvent,
    QWheelEvent,
)
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QAbstractSlider,
    QApplication,
    QComboBox,
    QFileDialog,
    QMenu,
    QWidget,
)

from domino_gui.commands.terminal import whole_number
from domino_gui.commands.verify import judge
from domino_gui.engine.events import Draw, Pass, Place, PlayerKind, SeatInfo, encode_events
from domino_gui.engine.match import Phase
from domino_gui.engine.record import read_record, write_record
from domino_gui.engine.rules import HouseRules, RuleSetId
from domino_gui.engine.tiles import Tile
from domino_gui.game.program import Program
from domino_gui.storage import places
from domino_gui.storage.match_setup import MatchSetup, SeatSetup
from domino_gui.windows.application import application
from domino_gui.windows.desk import Stage
from domino_gui.windows.host import Host
from domino_gui.windows.play_options import PlayOptions
from tests.long.endurance import Faults
from tests.simulated import begun, played_out
from tests.strategies import FORMS
from tests.table.hidden import faces_drawn, seen_by_all

HANGS_S: Final = 120
"""Seconds without an act after which the program hangs: every thread tells where it is."""
EVERY: Final = 20
"""Acts between two looks into the record."""
PEOPLE: Final = ("Ada", "Ben", "Cho", "Dee")
TEXTS: Final = ("a", "0", "12", "Ada", "미나", "%n", "<b>x</b>", "&amp;", "\u202e", "🁣", "z" * 200)
ODD_NAMES: Final = ("", "a\nb\0", "<b>x</b>&y %1 {name}", "\u202eabc", "W" * 64)
MODIFIERS: Final = (
    *(Qt.KeyboardModifier.NoModifier,) * 6,
    Qt.KeyboardModifier.ControlModifier,
    Qt.KeyboardModifier.ShiftModifier,
    Qt.KeyboardModifier.AltModifier,
    Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.ShiftModifier,
)
KEYS: Final = (
    *(Qt.Key(number) for number in range(Qt.Key.Key_Space, Qt.Key.Key_QuoteLeft)),
    *(Qt.Key(number) for number in range(Qt.Key.Key_F1, Qt.Key.Key_F13)),
    *(Qt.Key.Key_Escape, Qt.Key.Key_Tab, Qt.Key.Key_Backtab, Qt.Key.Key_Backspace) * 3,
    *(Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Delete, Qt.Key.Key_Menu) * 3,
    *(Qt.Key.Key_Home, Qt.Key.Key_End, Qt.Key.Key_PageUp, Qt.Key.Key_PageDown) * 2,
    *(Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_Up, Qt.Key.Key_Down, Qt.Key.Key_Space) * 5,
)
LEFT: Final = Qt.MouseButton.LeftButton
NONE: Final = Qt.KeyboardModifier.NoModifier
COPY: Final = Qt.DropAction.CopyAction


class SeenError(Exception):
    """Something is not as it must be."""


def lay_out_baits(folder: Path) -> list[Path]:
    """Make files of every kind that somebody may drop on the window or choose in a dialog."""
    folder.mkdir(parents=True)
    whole = [played_out(begun(rules, 2, target=30), 3).events for rules in (*RuleSetId,)[:3]]
    whole.append(played_out(begun(RuleSetId.DRAW, 4, partners=True), 4).events)
    for number, events in enumerate(whole):
        write_record(folder / f"whole-{number}.domino", events)
        write_record(folder / f"left-{number}.domino", events[: 2 * len(events) // 3])
    text = encode_events(whole[0])
    lines = text.splitlines(keepends=True)
    for number, name in enumerate(ODD_NAMES):
        seats = [
            SeatInfo(name, PlayerKind.HUMAN),
            SeatInfo(name, PlayerKind.COMPUTER, level="club"),
        ]
        odd = played_out(begun(RuleSetId.MUGGINS, seats, started="0001-01-01", target=10), 5).events
        write_record(folder / f"odd-{number}.domino", odd)
        write_record(folder / f"left-odd-{number}.domino", odd[: len(odd) // 2])
    for name, content in {
        "cut-off.domino": text[: 2 * len(text) // 3],
        "damaged.domino": b"".join([*lines[:4], b"{}\n", *lines[5:]]),
        "newer.domino": text.replace(b'"format":1', b'"format":2', 1),
        "newer-event.domino": b"".join([*lines[:4], b'{"event":"dance"}\n', *lines[4:]]),
        "noise.domino": random.Random(0).randbytes(100_000),
        "long-line.domino": b"x" * 200_000,
        "empty.domino": b"",
        "holiday.png": b"\x89PNG\r\n",
    }.items():
        (folder / name).write_bytes(content)
    (folder / "folder.domino").mkdir()
    (folder / "nowhere.domino").symlink_to(folder / "gone.domino")
    if hasattr(os, "mkfifo"):
        os.mkfifo(folder / "pipe.domino")
    return sorted([*folder.iterdir(), folder / "gone.domino"])


class Written(NamedTuple):
    """A record as it was on the disk at some time."""

    path: Path
    data: bytes


def records() -> dict[Path, bytes]:
    """Return every record that the game keeps, wherever it has put it."""
    found = {}
    for path in places.matches_folder().rglob("*.domino"):
        if path.is_file() and (data := path.read_bytes()):
            found[path] = data
    return found


class Monkey(QObject):
    """Does something, again and again, until it has done so much or something is wrong."""

    def __init__(self, host: Host, baits: list[Path], rng: random.Random, acts: int) -> None:
        super().__init__()
        self._host, self._baits, self._rng, self.left = host, baits, rng, acts
        self._baits_to_write = [path for path in baits if may_change(path)]
        self._ways: dict[Callable[[], None], int] = {
            self._play: 30,
            self._press: 25,
            self._click: 12,
            self._push: 12,
            self._command: 6,
            self._drag: 5,
            self._begin: 1,
            self._turn_wheel: 1,
            self._drop: 1,
            self._resize: 1,
            self._type: 3,
            self._choose: 3,
            self._close: 2,
            self._kill_programs: 1,
        }
        self._where: QWidget = host.window
        """What it acts on; held, for what is inside goes with it where Qt shows it for a moment."""
        self.done: Counter[str] = Counter()
        """How often it did what, and what it saw."""
        self.fault: str | None = None
        self.last: list[str] = []
        """What it did last, for who looks for what was wrong."""

    def begin(self) -> None:
        """Go on by way of the event loop: a dialog that waits in one of its own is met as well."""
        QTimer.singleShot(self._rng.choice((0, 0, 0, 0, 1, 5, 30)), self, self._act)

    @Slot()
    def _act(self) -> None:
        if self.fault is not None or self.left <= 0:
            QApplication.exit()
            return
        self.left -= 1
        self.begin()
        faulthandler.dump_traceback_later(HANGS_S, exit=True)
        self._where = self._top()
        (way,) = self._rng.choices([*self._ways], [*self._ways.values()])
        if isinstance(self._where, QFileDialog):
            way = self._choose_file
        self.done[way.__name__] += 1
        self.last = [*self.last[-19:], way.__name__]
        way()
        try:
            self._look()
            if self.left % EVERY == 0:
                self._look_into_record()
        except Exception as error:  # noqa: BLE001  # whatever is wrong with what it sees
            self.fault = f"{type(error).__name__}: {error}"

    def _say(self, what: str) -> None:
        self.last[-1] += f" {what}"

    # -- what is seen --------------------------------------------------------------------------

    def _look(self) -> None:
        window = self._host.window
        for widget in QApplication.topLevelWidgets():
            if widget.isVisible() and not isinstance(widget, QMenu):
                self.done[f"saw {type(widget).__name__}"] += 1
        if window.page is not None:
            self.done[f"saw {type(window.page).__name__}"] += 1
        desk = window.desk
        if desk is None or window.page is not window.table:
            return
        self.done[f"stage {desk.stage.name}"] += 1
        match = desk.match
        # A new round is told event by event, below the hands that lay open at the end of the last.
        is_told = not desk.is_behind and len(desk.seen.events) == len(match.events)
        if match.phase is not Phase.PLAY or not is_told or not desk.people:
            return
        seen = seen_by_all(match)
        if desk.viewer is not None:
            seen |= {tile for tile in match.round.hands[desk.viewer] if tile is not None}
            turn = match.round.turn
            if turn in desk.people and turn != desk.viewer:
                raise SeenError(f"the rack of {desk.viewer} lies open in the turn of {turn}")
        strangers: set[Tile] = faces_drawn(window.scene) - seen
        if strangers:
            raise SeenError(f"seen by {desk.viewer}: {strangers} ({desk.stage})")

    def _look_into_record(self) -> None:
        """See that all that has happened is in the file."""
        desk, record = self._host.window.desk, self._host._record
        if desk is None or record is None or record._first:
            return  # what was sealed anew is written with what happens next
        self.done["looked into a record"] += 1
        kept = read_record(record.path, forgive_cut_off=True).match.events
        if kept != desk.match.events:
            raise SeenError(f"{record.path} holds {len(kept)} of {len(desk.match.events)} events")

    # -- where it acts -------------------------------------------------------------------------

    def _top(self) -> QWidget:
        """Return what takes keys and clicks now, or one of several windows that do."""
        upon = QApplication.activePopupWidget() or QApplication.activeModalWidget()
        if upon is not None:
            return upon
        shown = [each for each in QApplication.topLevelWidgets() if each.isVisible()]
        shown = [each for each in shown if each.isWindow() and each.windowHandle() is not None]
        self._rng.shuffle(shown)
        return next(iter(shown), self._host.window)

    def _inside(self, kind: type[QWidget]) -> QWidget | None:
        top = self._where
        found = [each for each in top.findChildren(kind) if each.isVisible() and each.isEnabled()]
        return self._rng.choice(found) if found else None

    def _point(self, widget: QWidget) -> QPoint:
        across, down = (max(1, each) for each in widget.size().toTuple())
        return QPoint(self._rng.randrange(across), self._rng.randrange(down))

    # -- what it does --------------------------------------------------------------------------

    def _choose_file(self) -> None:
        """Choose one of the baits or of the records; no other file of the machine is touched."""
        dialog = self._where
        assert isinstance(dialog, QFileDialog)
        saves = dialog.acceptMode() is QFileDialog.AcceptMode.AcceptSave
        chosen = self._rng.choice([*(self._baits_to_write if saves else self._baits), *records()])
        self._say(f"{dialog.windowTitle()} {chosen.name}")
        dialog.done(0)
        if self._rng.random() < 0.7:
            dialog.fileSelected.emit(str(chosen))

    def _press(self) -> None:
        top = self._where
        focused: QWidget | None = top.focusWidget()
        target = top if focused is None else focused
        key, modifier = self._rng.choice(KEYS), self._rng.choice(MODIFIERS)
        if key is Qt.Key.Key_Q and modifier is Qt.KeyboardModifier.ControlModifier:
            return  # it is not to end before it has done enough
        self._say(f"{key.name} {modifier} {type(target).__name__} in {type(top).__name__}")
        QTest.keyClick(target, key, modifier)

    def _type(self) -> None:
        target: QWidget | None = self._where.focusWidget()
        if target is None:
            return
        text = self._rng.choice(TEXTS)
        self._say(f"{text!r} {type(target).__name__}")
        for kind in (QEvent.Type.KeyPress, QEvent.Type.KeyRelease):
            QApplication.sendEvent(target, QKeyEvent(kind, 0, NONE, text))

    def _click(self) -> None:
        top = self._where
        at = self._point(top)
        target = top.childAt(at) or top
        self._say(f"{type(target).__name__} in {type(top).__name__}")
        button = self._rng.choice((LEFT, LEFT, LEFT, Qt.MouseButton.RightButton))
        clicks = self._rng.choice((QTest.mouseClick, QTest.mouseClick, QTest.mouseDClick))
        clicks(target, button, NONE, target.mapFrom(top, at))

    def _push(self) -> None:
        top = self._where
        button = self._inside(QAbstractButton)
        if button is not None:
            self._say(f"{getattr(button, 'text', str)()!r} in {type(top).__name__}")
            QTest.mouseClick(button, LEFT)

    def _command(self) -> None:
        if QApplication.activeModalWidget() is not None:
            return
        menus = self._host.window.menus
        actions = [each for each in self._host.window.findChildren(QAction) if each.isEnabled()]
        # One that belongs to nothing any more only waits to be deleted.
        actions = [each for each in actions if each.associatedObjects() and each is not menus.quit]
        actions = [each for each in actions if each.menu() is None]
        if actions:
            action = self._rng.choice(actions)
            self._say(action.text())
            action.trigger()

    def _drag(self) -> None:
        top = self._where
        at = self._point(top)
        target = top.childAt(at) or top
        start = target.mapFrom(top, at)
        QTest.mousePress(target, LEFT, NONE, start)
        for _ in range(self._rng.randrange(1, 5)):
            if shiboken6.isValid(target):
                self._move(target, self._point(target))
        if shiboken6.isValid(target) and self._rng.random() < 0.9:
            QTest.mouseRelease(target, LEFT, NONE, self._point(target))

    @staticmethod
    def _move(target: QWidget, to: QPoint) -> None:
        where, kind = QPointF(target.mapToGlobal(to)), QEvent.Type.MouseMove
        nothing = Qt.MouseButton.NoButton
        QApplication.sendEvent(target, QMouseEvent(kind, QPointF(to), where, nothing, LEFT, NONE))

    def _turn_wheel(self) -> None:
        top = self._where
        at = self._point(top)
        target = top.childAt(at) or top
        turned = QPoint(0, self._rng.choice((-240, -120, 120, 240)))
        event = QWheelEvent(
            QPointF(target.mapFrom(top, at)),
            QPointF(top.mapToGlobal(at)),
            QPoint(),
            turned,
            Qt.MouseButton.NoButton,
            self._rng.choice(MODIFIERS),
            Qt.ScrollPhase.NoScrollPhase,
            False,  # noqa: FBT003
        )
        QApplication.sendEvent(target, event)

    def _drop(self) -> None:
        top, data = self._where, QMimeData()
        chosen = self._rng.choice([*self._baits, *records()])
        self._say(f"{chosen.name} on {type(top).__name__}")
        data.setUrls([QUrl.fromLocalFile(str(chosen))])
        at = self._point(top)
        enter = QDragEnterEvent(at, COPY, data, LEFT, NONE)
        QApplication.sendEvent(top, enter)
        if enter.isAccepted():
            QApplication.sendEvent(top, QDropEvent(QPointF(at), COPY, data, LEFT, NONE))

    def _resize(self) -> None:
        self._host.window.resize(self._rng.randrange(300, 2600), self._rng.randrange(300, 1700))

    def _choose(self) -> None:
        """Choose in a list, a box of choices, or by a slider."""
        kind = self._rng.choice((QComboBox, QAbstractItemView, QAbstractSlider))
        found = self._inside(kind)
        if isinstance(found, QComboBox) and found.count():
            found.setCurrentIndex(self._rng.randrange(found.count()))
            found.activated.emit(found.currentIndex())
        elif isinstance(found, QAbstractItemView) and (rows := found.model().rowCount()):
            found.setCurrentIndex(found.model().index(self._rng.randrange(min(100, rows)), 0))
        elif isinstance(found, QAbstractSlider):
            found.setValue(self._rng.randint(found.minimum(), found.maximum()))

    def _close(self) -> None:
        """Close what is open upon or beside the window."""
        top = self._where
        if top is not self._host.window:
            top.close()

    def _kill_programs(self) -> None:
        """Let the programs of the opponents die, seldom."""
        if self._rng.random() < 0.2:
            for program in programs():
                program._process.kill()

    def _begin(self) -> None:
        """Sit down to a short match in any form, with any number of people."""
        if QApplication.activeModalWidget() is not None:
            return
        rng = self._rng
        rules, number, partners = rng.choice(FORMS)
        people = rng.randint(0, number)
        seats = [SeatSetup() for _ in range(4)]
        for seat in range(people):
            seats[seat] = SeatSetup(PlayerKind.HUMAN, name=PEOPLE[seat])
        for seat in range(people, 4):
            seats[seat] = SeatSetup(level=rng.choice(("beginner", "casual")))
        players = rng.sample(seats[:number], number) + seats[number:]
        house = HouseRules() if rules is RuleSetId.DRAW else HouseRules(target=rng.choice((15, 60)))
        one, two, three, four = players
        setup = MatchSetup(rules, number, partners, (one, two, three, four), house)
        self._say(f"{rules} {number} {people}")
        self._host.begin(setup, practice=rng.random() < 0.2)

    def _play(self) -> None:
        """Do what is asked, by keys, as somebody does who knows the game."""
        window, desk = self._host.window, self._host.window.desk
        upon = QApplication.activePopupWidget() or QApplication.activeModalWidget()
        if upon is not None or desk is None or window.page is not window.table:
            return
        focused: QWidget | None = window.focusWidget()
        target = window if focused is None else focused
        if desk.stage is not Stage.CHOOSING:
            if desk.stage is Stage.CURTAIN:
                desk._curtain._fallen.invalidate()  # half a second is too long for a monkey
            self._say(f"goes on, {desk.stage.name}")
            QTest.keyClick(target, Qt.Key.Key_Space)
            return
        action = self._rng.choice(desk.match.legal_actions())
        if isinstance(action, Place):
            window.scene.place_chosen.emit(action)
        elif isinstance(action, Draw):
            QTest.keyClick(target, Qt.Key.Key_D)
        elif isinstance(action, Pass):
            QTest.keyClick(target, Qt.Key.Key_P)
        self._say(f"{action}")


def programs() -> list[Program]:
    """Return the programs that play at a table."""
    app = QApplication.instance()
    return [] if app is None else app.findChildren(Program)


class Swallowed(QObject):
    """Takes what would be shown by other programs, such as folders."""

    @Slot(QUrl)
    def take(self, _: QUrl) -> None:
        """Do nothing."""


def let_loose(folder: Path, acts: int, seed: int) -> tuple[Monkey, list[str]]:
    """Let a monkey act so often; return it, and what went wrong."""
    app = application()
    app.setQuitOnLastWindowClosed(False)
    baits = lay_out_baits(folder / "baits")
    before = {path: path.read_bytes() for path in baits if path.is_file() and not may_change(path)}
    swallowed = Swallowed()
    for scheme in ("file", "http", "https", "mailto"):
        QDesktopServices.setUrlHandler(scheme, swallowed, "take")  # type: ignore[arg-type]
    faults = Faults()
    host = Host(PlayOptions())
    host.open()
    monkey = Monkey(host, baits, random.Random(seed), acts)
    host.painted.connect(monkey.begin)
    app.exec()
    wrong = [] if monkey.fault is None else [monkey.fault]
    for _ in itertools.takewhile(_is_something_open, range(20)):
        pass
    host.window.close()
    while programs():
        app.processEvents()
        # Outside of `exec` nothing is deleted by itself.
        app.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    faulthandler.cancel_dump_traceback_later()
    faults.stop()
    wrong += faults.told
    wrong += [
        f"{path.name} has changed" for path, data in before.items() if path.read_bytes() != data
    ]
    for path in records():
        status, verdict = judge(path)
        if status:
            wrong.append(f"{path}: {verdict}")
    if wrong:
        wrong.append("it did last:\n  " + "\n  ".join(monkey.last))
    return monkey, wrong


def may_change(path: Path) -> bool:
    """Whether a bait may be gone on with, in its own place, or written over."""
    return path.name.startswith(("left", "cut-off", "gone"))


def _is_something_open(_: int) -> bool:
    upon = QApplication.activePopupWidget() or QApplication.activeModalWidget()
    if upon is not None:
        upon.close()
    QGuiApplication.processEvents()
    return upon is not None


def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--acts", type=whole_number(1, 10**7), default=20_000, help="(20000)")
    parser.add_argument("--seed", type=int, default=1, help="of what is done (1)")
    wanted = parser.parse_args(arguments)
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    begun_at = time.monotonic()
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        for kind in ("DATA", "CONFIG", "CACHE", "STATE"):
            os.environ[f"XDG_{kind}_HOME"] = str(folder / kind.lower())
        os.environ["PATH"] = ""  # what it types as the name of a program is started by nobody
        os.chdir(folder)
        monkey, wrong = let_loose(folder, wanted.acts, wanted.seed)
        kept = len(records())
    took = time.monotonic() - begun_at
    print(f"{wanted.acts - monkey.left} acts in {took:.0f} s; {kept} records")
    for what, number in sorted(monkey.done.items()):
        print(f"{number:7} {what}")
    print("\n".join(wrong) or "nothing went wrong")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
