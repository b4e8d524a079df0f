"""The dialog for preferences that have no place in a menu, a page for each kind."""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtWidgets import QDialog, QDialogButtonBox, QTabWidget, QVBoxLayout, QWidget

from domino_gui.storage.programs import AddedProgram
from domino_gui.windows.programs_page import ProgramsPage
from domino_gui.windows.theme import dress


class PreferencesDialog(QDialog):
    """Pages of preferences; each tells by itself what was changed."""

    def __init__(
        self, programs: Iterable[AddedProgram], pixels: int, parent: QWidget | None = None
    ) -> None:
        """``pixels`` is the size of plain text."""
        super().__init__(parent)
        self.setWindowTitle(self.tr("Preferences"))
        self.setObjectName("preferences")
        dress(self, pixels)
        self.programs = ProgramsPage(programs, pixels, self)
        self.pages = QTabWidget(self)
        self.pages.setDocumentMode(True)
        self.pages.setTabBarAutoHide(True)  # one page alone needs no tab
        self.pages.addTab(self.programs, self.tr("Opponents"))
        buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Close, self)
        buttons.rejected.connect(self.reject)
        layout = QVBoxLayout(self)
        layout.setSpacing(pixels // 2)
        margin = pixels * 3 // 4
        layout.setContentsMargins(margin, margin, margin, margin)
        layout.addWidget(self.pages)
        layout.addWidget(buttons)
        self.resize(62 * pixels, 40 * pixels)
        self.programs.list.setFocus()

    def done(self, result: int) -> None:
        """Close, and leave nothing running."""
        self.programs.trial.stop()
        super().done(result)
