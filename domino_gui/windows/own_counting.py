"""Counting for oneself at one desk: nothing is asked, nor loaded, until it is preferred."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from domino_gui.engine.events import Event
from domino_gui.engine.match import Match
from domino_gui.table.watched_table import WatchedTable

if TYPE_CHECKING:
    from domino_gui.windows.own_count import OwnCount


class OwnCounting(QObject):
    """Stands before the `OwnCount` of a match, there or not."""

    began = Signal(object)
    """An `OwnCount` asks counts from now on."""
    over = Signal()
    """Nothing is asked any more."""

    def __init__(self, scene: WatchedTable, people: Sequence[int], parent: QObject) -> None:
        super().__init__(parent)
        self._scene, self._people = scene, people
        self.own_count: OwnCount | None = None
        """What asks the count of placements; None until that is preferred."""

    def want(self, of: str, what: str, clock_s: int) -> None:
        """Ask the count ``of`` placements, as preferences name them: "own", "all", or "off".

        ``what`` is to be told, within ``clock_s`` seconds, or 0 for any time.
        """
        if self.own_count is None:
            if of == "off" or not self._people:
                return
            from domino_gui.windows.own_count import OwnCount

            self.own_count = OwnCount(self._scene, self._people, self)
            self.own_count.over.connect(self.over)
            self.began.emit(self.own_count)
        self.own_count.want(of, what, clock_s)

    @property
    def is_open(self) -> bool:
        """Whether whatever happens has to wait."""
        return self.own_count is not None and self.own_count.is_open

    @property
    def hides(self) -> bool:
        """Whether the count of what was placed last is yet to be told."""
        return self.own_count is not None and self.own_count.hides

    @property
    def is_asked(self) -> bool:
        """Whether an answer is awaited."""
        return self.own_count is not None and self.own_count.is_asked

    def in_turn(self, act: Callable[[], None]) -> None:
        """Do something once nothing is asked any more, in the order in which it came."""
        if self.own_count is None:
            act()
        else:
            self.own_count.in_turn(act)

    def follow(self, event: Event, match: Match) -> None:
        """Withhold the count of a placement that is shown next, if it is to be asked."""
        if self.own_count is not None:
            self.own_count.follow(event, match)

    def be_still(self) -> None:
        """Ask, or explain, now that nothing moves at the table any more."""
        if self.own_count is not None:
            self.own_count.be_still()

    def skip(self) -> None:
        """Show what is asked unasked, or explain no longer; nothing where nothing is."""
        if self.own_count is not None:
            self.own_count.skip()

    def end_explaining(self) -> None:
        """Go on, once a wrong answer has been explained; nothing where none is."""
        if self.own_count is not None and self.own_count.is_explained:
            self.own_count.go_on()

    def forget(self) -> None:
        """Ask nothing, and do nothing of what waits: nobody plays here any more."""
        if self.own_count is not None:
            self.own_count.forget()
