"""The window as a picture, and the table on it as data, without anybody in front of it.

For what is no game being played: the command line, checks over thousands of rounds. Nothing is
written, nobody's preferences matter, and no computer thinks.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from typing import Final

from msgspec.structs import replace
from PySide6.QtCore import QBuffer, QByteArray, QEvent, QEventLoop, QIODevice, QSize, QSizeF
from PySide6.QtGui import QImage, QImageWriter

from domino_gui.engine.deal import ShuffledDealer
from domino_gui.engine.events import PlayerKind, RoundDealt, TilePlaced
from domino_gui.engine.match import Match
from domino_gui.engine.record import History
from domino_gui.game.players import Human, Player
from domino_gui.table.choice import Choice
from domino_gui.table.description import Description, describe
from domino_gui.table.themes import Theme, theme
from domino_gui.table.watch import Watch
from domino_gui.windows.application import application
from domino_gui.windows.curtain import only_person
from domino_gui.windows.desk import Desk, placements_of_person
from domino_gui.windows.main_window import MainWindow
from domino_gui.windows.theme import dress_application


def placements(match: Match) -> Iterator[Match]:
    """Yield the match after each placement of its last round; it goes on meanwhile."""
    deals = [index for index, event in enumerate(match.events) if isinstance(event, RoundDealt)]
    if not deals:
        return
    now = Match.replay(match.events[: deals[-1] + 1])
    for event in match.events[deals[-1] + 1 :]:
        now.apply(event)
        if isinstance(event, TilePlaced):
            yield now


_PASSES: Final = 20
"""Words that grow move what stands below them: each pass of events may ask for another. Five do."""


class Portrait:
    """A window of one size that shows whatever match it is handed."""

    def __init__(self, size: QSize, chosen: Theme | None = None) -> None:
        """``size`` is the whole window's, logical pixels, no less than `MainWindow` allows.

        Without ``chosen`` it wears the usual theme, however the system is set.
        """
        self._application = application()
        chosen = chosen or theme()
        dress_application(chosen.room)
        self.window = MainWindow(chosen)
        """What is seen on the pictures, for whoever wants it otherwise than a match has it."""
        self.window.scene.laying.at_once = True
        self.window.resize(size)
        # Only a window that is shown and active looks as it does in front of somebody.
        self.window.show()
        self._settle()

    def close(self) -> None:
        """Take the window away."""
        if self.window.desk is not None:
            self.window.desk.close()
        self.window.close()
        self.window.deleteLater()
        self._bury()

    def tables(self, match: Match) -> Iterator[Description]:
        """Return the table after each placement of the last round, laid out as the tiles came."""
        return map(self.table, placements(match))

    def table(self, match: Match) -> Description:
        """Return the table as the match stands."""
        viewer, laying, choice = only_person(match), self.window.scene.laying, Choice()
        watch = Watch(match, viewer, laying=laying)
        if viewer is not None:
            # Behind the curtain between several people nothing is offered yet.
            choice.offer(partial(watch.weigh, placements_of_person(match)))
        shown = watch.stage(QSizeF(self.window.view.viewport().size()), choice)
        layout = shown.sight.layout
        return describe(layout, laying.table(layout), shown.spread.unit)

    def picture(self, match: Match, *, practice: bool = False) -> QImage:
        """Return the window on a match that stands still: what would happen next does not."""
        seats = match.started.seats
        desk = Desk(
            _history(match, practice=practice),
            [Human() if seat.player is PlayerKind.HUMAN else Player() for seat in seats],
            record=None,
            dealer=ShuffledDealer(),
            scene=self.window.scene,
        )
        self.window.show_desk(desk)
        desk.stand_still()
        self._settle()
        return self.window.grab().toImage()

    def png(self, match: Match, *, practice: bool = False) -> bytes:
        """Return the same as the content of a PNG file."""
        written = QByteArray()
        buffer = QBuffer(written)
        buffer.open(QIODevice.OpenModeFlag.WriteOnly)
        QImageWriter(buffer, b"PNG").write(self.picture(match, practice=practice))
        return bytes(written.data())

    def _settle(self) -> None:
        """Let everything take its place."""
        self.window.activateWindow()
        loop = QEventLoop()
        for _ in range(_PASSES):
            if not loop.processEvents(QEventLoop.ProcessEventsFlag.ExcludeUserInputEvents):
                break
        self._bury()

    def _bury(self) -> None:
        """Let go what is to be deleted: no event loop is running that would."""
        self._application.sendPostedEvents(None, QEvent.Type.DeferredDelete)


def _history(match: Match, *, practice: bool) -> History:
    """Return the events of a match as if they had just been read."""
    history = History(replace(match.started, practice=match.started.practice or practice))
    for event in match.events[1:]:
        history.append(event)
    return history
