"""What was answered, in play or in a drill, kept for another day."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from domino_gui.storage.learner import Answered, write_learnt
from domino_gui.storage.places import learner_path

if TYPE_CHECKING:
    from domino_gui.windows.main_window import MainWindow


class KeptAnswers(QObject):
    """Writes answers down; says once where that fails."""

    def __init__(self, window: MainWindow, parent: QObject) -> None:
        super().__init__(parent)
        self._window = window
        self._failed = False

    def keep(self, answered: Answered) -> None:
        """Write an answer down."""
        problem = write_learnt(learner_path(), answered)
        if problem is not None and not self._failed:
            text = self.tr("Your answers cannot be kept for another day; everything else goes on.")
            self._window.notices.add(text, problem)
        self._failed = problem is not None
