"""What was answered in play, kept for another day."""

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
        path = learner_path()
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
            problem = write_learnt(path, answered)
        except OSError as error:
            problem = error.strerror or str(error)
        if problem is not None and not self._failed:
            text = self.tr("Your answers cannot be kept for another day; the match goes on.")
            self._window.notices.add(text, problem)
        self._failed = problem is not None
