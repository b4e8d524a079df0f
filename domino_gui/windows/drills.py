"""Who brings the drill to the window, and keeps what is answered."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Qt

from domino_gui.learning.drill import Drill
from domino_gui.storage.learner import Answered, read_learner
from domino_gui.storage.places import learner_path
from domino_gui.windows.drill_page import DrillPage
from domino_gui.windows.kept_answers import KeptAnswers

if TYPE_CHECKING:
    from domino_gui.windows.host import Host
    from domino_gui.windows.page import Page


class Drills(QObject):
    """Shows the drill in a host's window, on a page that is made when it is first wanted."""

    def __init__(self, host: Host) -> None:
        super().__init__(host)
        self._host, window = host, host.window
        self.page = DrillPage(window.menus, window.colours, window)
        window.add_page(self.page)
        self.page.answered.connect(KeptAnswers(window, self).keep)
        self.page.left.connect(self.leave)
        self.page.progress_wanted.connect(self.show_progress)
        self._left: Path | None = None  # the match that was being played before
        self._before: Page | None = None  # the page to go back to, where it was no match

    def show(self) -> None:
        """Begin to drill, or go on; a match that is being played is left, and comes back after."""
        if self.page.is_shown:
            return
        host, window = self._host, self._host.window
        before = window.page
        self._left = host.leave_match()
        self._before = None if before is None or before.seen is not None else before
        self.page.begin(Drill(self._answers(), Random()))
        window.show_page(self.page)

    def leave(self) -> None:
        """Go back to what was shown before."""
        left, self._left = self._left, None
        before, self._before = self._before, None
        if self._host.go_back_to(left):
            return
        if before is None or before is self._host.welcome.page:
            self._host.show_first_page()
        else:
            self._host.window.show_page(before)

    def show_progress(self) -> None:
        """Show how the counting has gone so far."""
        from domino_gui.windows.drill_progress import DrillProgress

        drill = self.page.drill
        if drill is not None:
            window = self._host.window
            dialog = DrillProgress(drill.answers, drill.schedule, window.pixels, window)
            dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
            dialog.finished.connect(self.page.go_on)
            self.page.pause()
            dialog.open()

    def _answers(self) -> list[Answered]:
        try:
            learnt = read_learner(learner_path())
        except OSError as error:
            text = self.tr("What you answered in earlier drills cannot be read.")
            self._host.window.notices.add(text, error.strerror or str(error))
            return []
        return [each for each in learnt if isinstance(each, Answered)]
