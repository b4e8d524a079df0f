"""The dialog for preferences, a page for each kind."""

from __future__ import annotations

from PySide6.QtCore import QSize
from PySide6.QtWidgets import QDialog, QDialogButtonBox, QTabWidget, QVBoxLayout, QWidget

from domino_gui.storage.preferences import Preferences
from domino_gui.windows.learning_page import LearningPage
from domino_gui.windows.play_page import PlayPage
from domino_gui.windows.programs_page import ProgramsPage
from domino_gui.windows.screen_room import Scrolled, screen_room
from domino_gui.windows.theme import dress


class PreferencesDialog(QDialog):
    """Pages of preferences; each tells by itself what was changed."""

    def __init__(
        self, preferences: Preferences, pixels: int, parent: QWidget | None = None
    ) -> None:
        """``pixels`` is the size of plain text."""
        super().__init__(parent)
        self.setWindowTitle(self.tr("Preferences"))
        self.setObjectName("preferences")
        dress(self, pixels)
        self.play = PlayPage(preferences, pixels, self)
        self.learning = LearningPage(preferences, pixels, self)
        self.programs = ProgramsPage(preferences.programs, pixels, self)
        self.pages = QTabWidget(self)
        self.pages.setDocumentMode(True)
        buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Close, self)
        buttons.rejected.connect(self.reject)
        layout = QVBoxLayout(self)
        layout.setSpacing(pixels // 2)
        margin = pixels * 3 // 4
        layout.setContentsMargins(margin, margin, margin, margin)
        beside = 2 * buttons.sizeHint().height() + 3 * pixels  # its tabs are no higher
        for page, title in (
            (self.play, self.tr("Play")),
            (self.learning, self.tr("Learning")),
            (self.programs, self.tr("Opponents")),
        ):
            self.pages.addTab(Scrolled(page, pixels, beside=beside), title)
        layout.addWidget(self.pages)
        layout.addWidget(buttons)
        self.resize((QSize(62, 40) * pixels).boundedTo(screen_room(self)))
        self.play.setFocus()

    def done(self, result: int) -> None:
        """Close, and leave nothing running."""
        self.programs.trial.stop()
        super().done(result)
