"""Who brings replays to the window, and leads from them to matches that are played."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from domino_gui.game.going_on import can_go_on, gone_on
from domino_gui.game.replay import shown_again
from domino_gui.storage.live_record import LiveRecord, is_unfinished
from domino_gui.storage.places import matches_folder
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
        self._left: Path | None = None  # the match that was being played before

    def show(self, history: History) -> None:
        """Show a match again; one that is being played is left, and comes back after it.

        Of a match that is not over, its finished rounds; where there is none, that is said.
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
        self.page.show_replay(history)
        window.show_page(self.page)
        host.settings.apply_to_match()

    def leave(self) -> None:
        """Go back to the match that was being played, else to the first page."""
        left, self._left = self._left, None
        if left is None or not is_unfinished(left) or not self._host.open_record(left):
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
