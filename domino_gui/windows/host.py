"""Who brings matches to the window: the one left unfinished, a file, a new one, a demonstration."""

from __future__ import annotations

import gc
import os
from datetime import datetime
from pathlib import Path

from PySide6.QtCore import QEvent, QObject, QTimer, Signal

from domino_gui.engine.deal import Dealer, ShuffledDealer
from domino_gui.engine.events import MatchStarted, PlayerKind, TilePlaced
from domino_gui.engine.match import Match, Phase
from domino_gui.engine.record import History, RecordError
from domino_gui.resource_files import resource
from domino_gui.storage.live_record import LiveRecord, is_unfinished, unfinished_records
from domino_gui.storage.match_setup import MatchSetup
from domino_gui.storage.places import matches_folder
from domino_gui.windows.desk import Desk
from domino_gui.windows.dialogs import Dialogs
from domino_gui.windows.play_options import PlayOptions, Watch
from domino_gui.windows.players import players_for
from domino_gui.windows.settings import Settings


class Host(QObject):
    """Opens the window, and brings the matches to it."""

    painted = Signal()
    """The table has been seen for the first time."""

    def __init__(self, options: PlayOptions) -> None:
        super().__init__()
        self._options = options
        self.settings = Settings(options.speed, self)
        self.window = self.settings.window
        self.dealer: Dealer | None = None
        """Who deals; None for an unforeseeable dealer of each match's own."""
        self._ended = 0
        self._record: LiveRecord | None = None  # of the match that is shown
        self._opened = False
        self._painted = False
        self.dialogs = Dialogs(self)
        self._connect()

    def _connect(self) -> None:
        self.window.menus.rematch.triggered.connect(self.rematch)
        self.window.closed.connect(self.close)

    # -- start and end -------------------------------------------------------------------------

    def open(self) -> None:
        """Show the window on its first match."""
        geometry = self.settings.preferences.geometry
        if geometry:
            self.window.restoreGeometry(geometry)
        else:
            self.window.fit(self.window.screen().availableSize())
        self._opened = True
        self.window.view.viewport().installEventFilter(self)
        # Shown first, the table has its size before it has anything to lay out.
        self.window.show()
        self._bring_first_match()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Wait for the first picture of the table; only then do what can wait."""
        if event.type() == QEvent.Type.Paint:
            watched.removeEventFilter(self)
            QTimer.singleShot(0, self._after_first_picture)
        return False

    def _after_first_picture(self) -> None:
        self.painted.emit()
        QTimer.singleShot(0, self._do_what_could_wait)

    def _do_what_could_wait(self) -> None:
        from PySide6.QtGui import QIcon

        if not gc.isenabled():
            # The program starts without, see __main__. What is there by now will stay: to look
            # through it each time would make a frame late.
            gc.freeze()
            gc.enable()
        self._painted = True
        self.window.setWindowIcon(QIcon(str(resource("icons", "fives.svg"))))
        self._remember_match()
        self.settings.complete()

    def close(self) -> None:
        """Leave the match where it is, and write the preferences."""
        if not self._opened:
            return
        self._opened = False
        if self.window.desk is not None:
            self.window.desk.close()
        geometry = bytes(self.window.saveGeometry().data())
        self.settings.keep(geometry=geometry)

    # -- matches -------------------------------------------------------------------------------

    def _bring_first_match(self) -> None:
        options = self._options
        if options.watch is not None:
            self._watch(options.watch)
        elif options.file is None or not self.open_record(options.file):
            self._resume_or_begin()

    def _resume_or_begin(self) -> None:
        """Go on with the match played last, wherever it is; else with another, or a new one."""
        tried = []
        last = Path(os.fsdecode(self.settings.preferences.playing))
        if self.settings.preferences.playing and is_unfinished(last):
            if self.open_record(last):
                return
            tried.append(last)
        for path in unfinished_records(matches_folder()):
            if path not in tried and self.open_record(path):
                return
        self.begin(self.settings.preferences.match)

    def open_record(self, path: Path) -> bool:
        """Show the match in a file, and go on with it if it is unfinished; False if that fails.

        Why it fails is said in the window.
        """
        try:
            record = LiveRecord.resume(path)
        except RecordError as error:
            from domino_gui.windows.notice_texts import cannot_open

            self.window.notices.add(cannot_open(path, error), error.reason)
            return False
        except OSError as error:
            from domino_gui.windows.notice_texts import in_use

            self.window.notices.add(in_use(path), str(error))
            return False
        if record.history.match.phase is Phase.OVER:
            record.close()
            self._show(record.history, None)
        else:
            self._show(record.history, record)
        return True

    def begin(self, setup: MatchSetup) -> None:
        """Begin a new match, which is kept; what was chosen is offered again the next time."""
        started = self._started(setup)
        record = LiveRecord.create(matches_folder(), started)
        self._show(record.history, record)

    def _started(self, setup: MatchSetup) -> MatchStarted:
        from domino_gui.windows.match_setup import match_started

        return match_started(setup, datetime.now().astimezone())

    def _watch(self, watch: Watch) -> None:
        """Let computers play each other, in a match that is kept like any other."""
        from domino_gui.windows.match_setup import watched

        if self.dealer is None:
            self.dealer = ShuffledDealer(watch.seed)
        self.begin(watched(watch))

    def rematch(self) -> None:
        """Play again, with the same players and rules."""
        desk = self.window.desk
        if desk is None:
            return
        if self._options.watch is not None:
            self._watch(self._options.watch)
            return
        from domino_gui.windows.match_setup import setup_of

        self.begin(setup_of(desk.match.started))

    def _show(self, history: History, record: LiveRecord | None) -> None:
        left = self.window.desk
        if left is not None and self.window.has_notices:
            self.window.notices.clear()  # they were about the match before
        if left is not None and self._record is not None and _is_begun(left.match):
            text = self.tr("Your unfinished match is kept: Game > Open record.")
            self.window.notices.add(text)
        self._record = record
        desk = Desk(
            history,
            players_for(history.match, self.settings.preferences.programs),
            record=record,
            dealer=self.dealer or ShuffledDealer(),
            scene=self.window.scene,
        )
        desk.ended.connect(self._match_ended)
        desk.noticed.connect(self._notice)
        self.window.show_desk(desk)
        self.settings.apply_to_match()
        desk.start()
        if self._painted:
            self._remember_match()

    def _remember_match(self) -> None:
        """Keep in mind which match is played: it comes first at the next start."""
        if self._record is not None:
            self.settings.change(playing=os.fsencode(self._record.path.absolute()))

    def _match_ended(self) -> None:
        self._ended += 1
        wanted = self._options.quit_after
        if wanted is not None and self._ended >= wanted:
            self.window.close()
        elif self._options.watch is not None and wanted is not None:
            QTimer.singleShot(0, self.rematch)

    def _notice(self, notice: object) -> None:
        from domino_gui.game.notices import Notice
        from domino_gui.windows.logging_faults import log_notice
        from domino_gui.windows.notice_texts import notice_text

        assert isinstance(notice, Notice)
        if self.window.desk is not None:
            started = self.window.desk.match.started
            names = [self.window.short(seat.name) for seat in started.seats]
            about = "" if notice.seat is None else f"seat {notice.seat}"
            self.window.notices.add(notice_text(notice, names), notice.detail, about)
            log_notice(notice, started, datetime.now().astimezone())


def _is_begun(match: Match) -> bool:
    """Tell whether a person has placed a tile in a match that can still be gone on with."""
    seats = match.started.seats
    return match.phase is not Phase.OVER and any(
        isinstance(event, TilePlaced) and seats[event.seat].player is PlayerKind.HUMAN
        for event in match.events
    )
