"""Notices above the table: what went wrong and was mended, until they are closed."""

from __future__ import annotations

from typing import Final

from PySide6.QtWidgets import QFrame, QHBoxLayout, QPushButton, QWidget

from domino_gui.windows.result_panel import plain_label

_MOST: Final = 3
"""Notices shown at once; older ones give way, so that the table keeps its room."""


class NoticeBar(QFrame):
    """A bar that is there only while it has something to say."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("notices")
        self.texts: list[str] = []
        self._label = plain_label("plain", self)
        self.close_button = QPushButton(self)
        self.close_button.clicked.connect(self.clear)
        layout = QHBoxLayout(self)
        layout.setContentsMargins(12, 6, 12, 6)
        layout.addWidget(self._label, 1)
        layout.addWidget(self.close_button)
        self.retranslate()
        self.hide()

    def add(self, text: str) -> None:
        """Show ``text`` below what is shown already."""
        self.texts = [*(shown for shown in self.texts if shown != text), text][-_MOST:]
        self._label.setText("\n".join(self.texts))
        self.setAccessibleName(self._label.text())
        self.show()

    def clear(self) -> None:
        """Show nothing any more."""
        self.texts = []
        self.hide()

    def retranslate(self) -> None:
        """Speak the language of now; what was said stays as it was said."""
        self.close_button.setText(self.tr("Close"))
