"""A page of the window: what is asked of each, whatever it shows."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

if TYPE_CHECKING:
    from domino_gui.engine.match import Match
    from domino_gui.engine.record import History
    from domino_gui.engine.rules import Rules
    from domino_gui.table.choreography import Pace
    from domino_gui.table.palettes import Palette
    from domino_gui.windows.rule_topics import RuleTopic


class Page(QWidget):
    """Does nothing of what it is asked; each page does as much of it as concerns it."""

    captioned = Signal()
    """The `caption` may be another."""
    told = Signal(object)
    """The `Match` that is shown from now on, as it stands; never where none is."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.caption: list[str] = []
        """What is shown, in a few words, for the window's title."""
        self.is_shown = False
        """Whether it is this page that the window shows; only then may it enable commands."""

    @property
    def seen(self) -> Match | None:
        """The match that is shown, as far as its table has shown it; None where there is none."""
        return None

    @property
    def rules(self) -> Rules | None:
        """The rules that what is shown goes by; None where there are none."""
        return None if self.seen is None else self.seen.rules

    @property
    def topic(self) -> RuleTopic | None:
        """The rule that what is shown now raises: the rule book opens there; None for no one."""
        return None

    @property
    def canvas(self) -> QWidget:
        """What has been painted once the page has been seen."""
        return self

    def set_look(self, pixels: int, width: int, height: int) -> None:
        """Fit a window of this size, with plain text of ``pixels``."""

    @property
    def history(self) -> History | None:
        """The match that is shown, as it is recorded; None where there is none."""
        return None

    def set_pace(self, pace: Pace, pause_ms: int, reading_ms: int) -> None:
        """Let tables move at a pace, what comes by itself wait, and a lot be read so long.

        Times are milliseconds.
        """

    def peg_five_up(self, *, wanted: bool) -> None:
        """Show the scores of Five Up on a board, or as strokes like others."""

    def show_counts(self, *, live: bool, preview: bool) -> None:
        """Show the count of the table, and those that placements would make, or do not."""

    def set_colours(self, colours: Palette) -> None:
        """Let table and tiles look otherwise, all at once."""

    def retranslate(self) -> None:
        """Speak the language of now."""

    def enable(self) -> None:
        """Enable the commands of a match that can be carried out here now; all are disabled."""

    def come_back(self) -> None:
        """Take note that somebody comes back to the window from another one."""

    def put_back(self) -> bool:
        """Do what Escape is for; False where that is nothing."""
        return False

    def come_to_rest(self) -> None:
        """Let nothing move or happen any more: the window closes."""
