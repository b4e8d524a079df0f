"""Who brings replays to the window, and leads from them to matches that are played."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from domino_gui.game.going_on import can_go_on, gone_on
from domino_gui.game.replay import shown_again
from domino_gui.storage.filing import lies_in
from domino_gui.storage.live_record import LiveRecord
from domino_gui.storage.places import finished_folder, matches_folder
from domino_gui.storage.reviews import Review, ReviewedRound, read_review, write_review
from domino_gui.windows.desk import Stage
from domino_gui.windows.replay_page import ReplayPage

if TYPE_CHECKING:
    from domino_gui.engine.events import SeatInfo
    from domino_gui.engine.record import History
    from domino_gui.windows.host import Host


class Replays(QObject):
    """Shows replays in a host's window, on a page that is made with the first of them."""

    def __init__(self, host: Host) -> None:
        super().__init__(host)
        self._host, window = host, host.window
        self.page = page = ReplayPage(window.menus, window.colours, window)
        window.add_page(page)
        page.go_on_wanted.connect(self.ask_who_goes_on)
        page.reviewed.connect(self._keep)
        page.over_time_wanted.connect(host.dialogs.show_review)
        page.known_review = self._known
        self._left: Path | None = None  # the match that was being played before
        self._path: Path | None = None  # of the match that is shown
        self._review: Review | None = None  # what is known of it

    def show(self, history: History, path: Path | None = None) -> None:
        """Show a match again; one that is being played is left, and comes back after it.

        Of a match that is not over, its finished rounds; where there is none, that is said. Its
        record lies at ``path``: there is kept what a review of it finds out.
        """
        host, window = self._host, self._host.window
        if len(shown_again(history.match)) == 1:
            window.notices.add(
                self.tr("No round of this match is over, so there is no replay yet.")
            )
            return
        left = host.leave_match()
        if left is not None or not self.page.is_shown:
            self._left = left
        self._path, self._review = path, None if path is None else read_review(path)
        self.page.show_replay(history)
        window.show_page(self.page)
        host.settings.apply_to_match()

    def review(self, history: History, path: Path | None = None) -> None:
        """Show a match again, with what its choices cost."""
        self.show(history, path)
        if self.page.is_shown:
            self.page.show_review()

    def _known(self) -> Review | None:
        return self._review

    def _keep(self, reviewed: ReviewedRound) -> None:
        """Keep what was found out of a round; beside the record where that is one of our own."""
        replaying, path = self.page.replaying, self._path
        if replaying is None:
            return
        if self._review is None:
            started = replaying.match.started
            names = tuple(seat.name for seat in started.seats)
            begun = started.started
            self._review = Review(started.rules, names, begun if isinstance(begun, str) else "")
        self._review = self._review.with_round(reviewed)
        if path is not None and path.exists() and _is_ours(path):
            write_review(path, self._review)

    def leave(self) -> None:
        """Go back to the match that was being played, else to the first page."""
        left, self._left = self._left, None
        if not self._host.go_back_to(left):
            self._host.show_first_page()

    def ask_who_goes_on(self) -> None:
        """Offer to play on from where the replay stands."""
        replaying = self.page.replaying
        if replaying is None or not can_go_on(replaying.match):
            return
        replaying.stop()
        self._host.dialogs.ask_who_goes_on(replaying.match, self.go_on)

    def go_on(self, seats: Sequence[SeatInfo]) -> None:
        """Begin a match where the replay stands, with these ``seats``; between rounds, deal."""
        replaying = self.page.replaying
        if replaying is None:
            return
        now = datetime.now().astimezone().isoformat(timespec="seconds")
        replay = replaying.replay
        started, played = gone_on(replay.events, replay.step.length, seats, now)
        self._host.play(LiveRecord.create(matches_folder(), started, played))
        desk = self._host.window.desk
        if desk is not None and desk.stage is Stage.ROUND_OVER:
            desk.go_on()  # how it ended has been seen


def _is_ours(path: Path) -> bool:
    """Tell whether a record lies where the program keeps its own; beside others nothing is put."""
    return lies_in(path, matches_folder()) or lies_in(path, finished_folder())
