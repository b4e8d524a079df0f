"""Who brings matches to the window: one to go on with, a file, a new one, a demonstration."""

from __future__ import annotations

import gc
import os
from datetime import datetime
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QObject, QTimer, Signal

from domino_gui.windows.dialogs import Dialogs
from domino_gui.windows.settings import Settings
from domino_gui.windows.welcome import Welcome

if TYPE_CHECKING:
    from domino_gui.engine.deal import Dealer
    from domino_gui.engine.match import Match
    from domino_gui.engine.record import History, RecordError
    from domino_gui.storage.live_record import LiveRecord
    from domino_gui.storage.match_setup import MatchSetup
    from domino_gui.windows.drills import Drills
    from domino_gui.windows.learning import Learning
    from domino_gui.windows.own_count import OwnCount
    from domino_gui.windows.play_options import PlayOptions, Watch
    from domino_gui.windows.replays import Replays


class Host(QObject):
    """Opens the window on its first page or on a match, and leads from match to match."""

    painted = Signal()
    """What the window opened on has been seen for the first time, all of it."""

    def __init__(self, options: PlayOptions) -> None:
        super().__init__()
        self._options = options
        self.settings = Settings(options.speed, self)
        self.window = self.settings.window
        self.dealer: Dealer | None = None
        """Who deals; None for an unforeseeable dealer of each match's own."""
        self._demonstrator: Dealer | None = None  # deals what is watched from the command line
        self._ended = 0
        self._record: LiveRecord | None = None  # of the match that is shown
        self._shown: Path | None = None  # where that lies, also once it is over
        self._opened = False
        self._painted = False
        self.dialogs = Dialogs(self)
        self.welcome = Welcome(self)
        self._replays: Replays | None = None  # until there is something to be seen again
        self._drills: Drills | None = None  # until somebody wants to drill
        self._learning: Learning | None = None  # until somebody wants to learn
        self._connect()

    def _connect(self) -> None:
        menus = self.window.menus
        menus.rematch.triggered.connect(self.rematch)
        menus.rematch_exchanged.triggered.connect(lambda: self.rematch(exchanged=True))
        menus.leave.triggered.connect(self.leave)
        menus.replay.triggered.connect(self.replay)
        menus.review.triggered.connect(self.review)
        menus.learn.triggered.connect(self.learn)
        self.window.closed.connect(self.close)

    # -- start and end -------------------------------------------------------------------------

    def open(self) -> None:
        """Show the window: on a match where one is asked for, else on the first page."""
        geometry = self.settings.preferences.geometry
        if geometry:
            self.window.restoreGeometry(geometry)
        else:
            self.window.fit(self.window.screen().availableSize())
        self._opened = True
        options = self._options
        if options.watch is None and options.file is None:
            self.show_first_page()
            self.window.show()
        else:
            # Shown first, the table has its size before it has anything to lay out.
            self.window.show_page(self.window.table)
            self.window.show()
            if options.watch is not None:
                self._watch(options.watch)
            elif options.file is not None and not self.open_record(options.file):
                self.show_first_page()
        if self.window.page is not None:
            self.window.page.canvas.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Wait for the first picture; only then do what can wait."""
        if event.type() == QEvent.Type.Paint:
            watched.removeEventFilter(self)
            QTimer.singleShot(0, self._after_first_picture)
        return False

    def _after_first_picture(self) -> None:
        self._painted = True
        self.welcome.fill()
        self.painted.emit()
        QTimer.singleShot(0, self._do_what_could_wait)

    def _do_what_could_wait(self) -> None:
        from PySide6.QtGui import QIcon

        from domino_gui.resource_files import resource

        if not gc.isenabled():
            # The program starts without, see __main__. What is there by now will stay: to look
            # through it each time would make a frame late.
            gc.freeze()
            gc.enable()
        self.window.setWindowIcon(QIcon(str(resource("icons", "fives.svg"))))
        self._remember_match()
        self.settings.complete()
        self.welcome.tidy()
        self.dialogs.accept_files()

    def close(self) -> None:
        """Leave the match where it is, and write the preferences."""
        if not self._opened:
            return
        self._opened = False
        if self.window.desk is not None:
            self.window.desk.close()
        geometry = bytes(self.window.saveGeometry().data())
        self.settings.keep(geometry=geometry)

    # -- pages ---------------------------------------------------------------------------------

    def show_first_page(self) -> None:
        """Leave the match that is shown, which is kept as it stands, and offer what can be done."""
        self.leave_match()
        self.welcome.show()
        if self._painted:
            QTimer.singleShot(0, self.welcome.fill)

    def leave_match(self) -> Path | None:
        """Play no match any more, whatever is shown next; return the record of the one that was."""
        left = self.playing
        self._forget_notices()
        self._leave_desk()
        self._record = self._shown = None
        return left

    def _leave_desk(self) -> None:
        """Leave the table before anything else is shown on it, which would be taken for an end.

        A match that is over is filed, also where its end was still to be seen.
        """
        from domino_gui.engine.match import Phase

        desk = self.window.desk
        self.window.leave_desk()
        if desk is not None and desk.match.phase is Phase.OVER:
            self._file_match()

    def leave(self) -> None:
        """Leave what is shown: a replay for the match that was played before, if there is one."""
        if self._replays is not None and self._replays.page.is_shown:
            self._replays.leave()
        elif self._drills is not None and self._drills.page.is_shown:
            self._drills.leave()
        elif self._learning is not None and self._learning.is_shown:
            self._learning.leave()
        else:
            self.show_first_page()

    @property
    def replays(self) -> Replays:
        """Who shows matches again; made when there is one."""
        if self._replays is None:
            from domino_gui.windows.replays import Replays

            self._replays = Replays(self)
        return self._replays

    @property
    def learning(self) -> Learning:
        """Who shows lessons and all else that teaches; made when that is wanted."""
        if self._learning is None:
            from domino_gui.windows.learning import Learning

            self._learning = Learning(self)
        return self._learning

    @property
    def drills(self) -> Drills:
        """Who drills counting; made when that is wanted."""
        if self._drills is None:
            from domino_gui.windows.drills import Drills

            self._drills = Drills(self)
        return self._drills

    def learn(self) -> None:
        """Show the page that leads to all that teaches."""
        self.learning.show()

    def replay(self) -> None:
        """Show the match again that is shown; one that is not over is kept as it stands."""
        page = self.window.page
        if page is not None and page.history is not None:
            self.replays.show(page.history, self._shown)

    def review(self) -> None:
        """Review the match that is shown, as far as its rounds are over; else offer some."""
        from domino_gui.game.replay import shown_again

        page = self.window.page
        if self._replays is not None and self._replays.page.is_shown:
            self._replays.page.toggle_review()
        elif page is None or page.history is None or len(shown_again(page.history.match)) == 1:
            self.dialogs.show_review()
        else:
            self.replays.review(page.history, self._shown)

    def _forget_notices(self) -> None:
        """Show no notices any more about a match that is left."""
        if self.window.desk is not None and self.window.has_notices:
            self.window.notices.clear()

    # -- matches -------------------------------------------------------------------------------

    @property
    def playing(self) -> Path | None:
        """The record of the match that is being played; None where there is none."""
        return None if self._record is None else self._record.path

    def open_record(self, path: Path) -> bool:
        """Show the match in a file, and go on with it if it is unfinished; False if that fails.

        Why it fails is said in the window.
        """
        from domino_gui.engine.match import Phase
        from domino_gui.engine.record import RecordError
        from domino_gui.storage.live_record import LiveRecord

        try:
            record = LiveRecord.resume(path)
        except (RecordError, OSError) as error:
            self.explain(path, error)
            return False
        if record.history.match.phase is Phase.OVER:
            record.close()
            self.replays.show(record.history, path)
        else:
            self.play(record)
        return True

    def go_back_to(self, left: Path | None) -> bool:
        """Go on with the match that was left, if any; False where there is nothing to go on with.

        ``left`` is its record, as `leave_match` returned it.
        """
        from domino_gui.storage.live_record import is_unfinished

        return left is not None and is_unfinished(left) and self.open_record(left)

    def play(self, record: LiveRecord) -> None:
        """Go on with the match of a record."""
        self._show(record.history, record)

    def explain(self, path: Path, error: RecordError | OSError) -> None:
        """Say why a record cannot be opened; a damaged one of our own is kept aside."""
        from domino_gui.windows.notice_texts import cannot_open, in_use, kept_aside
        from domino_gui.windows.shelving import keep_aside

        if isinstance(error, OSError):
            self.window.notices.add(in_use(path), str(error))
            return
        text = cannot_open(path, error)
        if keep_aside(path, error):
            text = f"{text} {kept_aside()}"
        self.window.notices.add(text, error.reason)

    def begin(
        self,
        setup: MatchSetup,
        *,
        number: int | None = None,
        practice: bool = False,
        dealer: Dealer | None = None,
    ) -> None:
        """Begin a new match, which is kept.

        A deal ``number`` gives the first deal; since its tiles may be known, the match is then for
        practice.
        """
        from msgspec.structs import replace

        from domino_gui.engine.deal import ShuffledDealer
        from domino_gui.storage.live_record import LiveRecord
        from domino_gui.storage.places import matches_folder
        from domino_gui.windows.match_setup import match_started

        started = match_started(setup, datetime.now().astimezone())
        if practice or number is not None:
            started = replace(started, practice=True)
        if number is not None:
            dealer = ShuffledDealer(first=number)
        record = LiveRecord.create(matches_folder(), started)
        self._show(record.history, record, dealer)

    def _watch(self, watch: Watch) -> None:
        """Let computers play each other, in a match that is kept like any other."""
        from domino_gui.engine.deal import ShuffledDealer
        from domino_gui.windows.match_setup import watched

        self._demonstrator = self.dealer or ShuffledDealer(watch.seed)
        self.begin(watched(watch), dealer=self._demonstrator)

    def rematch(self, *, exchanged: bool = False) -> None:
        """Play again, with the same players and rules; with everybody a seat further on."""
        from domino_gui.game.going_on import people_of
        from domino_gui.windows.match_setup import a_seat_on, setup_of

        seen = None if self.window.page is None else self.window.page.seen
        if seen is None:
            return
        setup = setup_of(seen.started)
        dealer = None if people_of(seen.started) else self._demonstrator
        self.begin(a_seat_on(setup) if exchanged else setup, dealer=dealer)

    def _show(
        self, history: History, record: LiveRecord | None, dealer: Dealer | None = None
    ) -> None:
        from domino_gui.engine.deal import ShuffledDealer
        from domino_gui.windows.desk import Desk
        from domino_gui.windows.players import players_for

        left = self.window.desk
        self._forget_notices()
        if left is not None and self._record is not None and _is_begun(left.match):
            text = self.tr("Your unfinished match is kept: you find it on the first page.")
            self.window.notices.add(text)
        self._leave_desk()
        self._record = record
        self._shown = None if record is None else record.path
        desk = Desk(
            history,
            players_for(history.match, self.settings.preferences.programs),
            record=record,
            dealer=dealer or self.dealer or ShuffledDealer(),
            scene=self.window.scene,
        )
        desk.ended.connect(self._match_ended)
        desk.noticed.connect(self._notice)
        desk.counting.began.connect(self._keep_counts)
        self.window.show_desk(desk)
        self.settings.apply_to_match()
        desk.start()
        if self._painted:
            self._remember_match()

    def _keep_counts(self, own_count: OwnCount) -> None:
        """Keep what is answered where a count is asked in play."""
        from domino_gui.windows.kept_answers import KeptAnswers

        own_count.answered.connect(KeptAnswers(self.window, own_count).keep)

    def _remember_match(self) -> None:
        """Keep in mind which match is played: it comes first at the next start."""
        if self._record is not None:
            self.settings.change(playing=os.fsencode(self._record.path.absolute()))

    def _match_ended(self) -> None:
        self._file_match()
        self._ended += 1
        wanted = self._options.quit_after
        if wanted is not None and self._ended >= wanted:
            self.window.close()
        elif self._options.watch is not None and wanted is not None:
            QTimer.singleShot(0, self.rematch)

    def _file_match(self) -> None:
        """File the match that is over; what is not on the disk yet has to come there first."""
        record, self._record = self._record, None
        if record is None or record.failure is not None:
            return
        from domino_gui.windows.shelving import shelve

        record.close()
        self._shown, problem = shelve(record.path)
        if problem is not None:
            text = self.tr("The match is kept, but the library does not list it yet.")
            self.window.notices.add(text, problem)

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
    from domino_gui.engine.events import TilePlaced
    from domino_gui.engine.match import Phase
    from domino_gui.game.going_on import people_of

    people = people_of(match.started)
    return match.phase is not Phase.OVER and any(
        isinstance(event, TilePlaced) and event.seat in people for event in match.events
    )
