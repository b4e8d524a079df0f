"""Notices above the table: what went wrong and was mended, until they are closed."""

from __future__ import annotations

from html import escape
from typing import Final

from PySide6.QtCore import QEvent, Signal
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QWidget

from domino_gui.windows.buttons import PaperButton
from domino_gui.windows.labels import Label, Role
from domino_gui.windows.theme import filled, room_of

_MOST: Final = 3
"""Notices shown at once; older ones give way, so that the table keeps its room."""


class NoticeBar(QWidget):
    """A bar that is there only while it has something to say."""

    report_wanted = Signal()
    """A fault that is shown is to be reported."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._notices: dict[str, tuple[str, str]] = {}  # texts and details, by what they are about
        self._reportable: set[str] = set()  # what those are about that can be reported
        self._label = Label(Role.NOTICE, self)
        self.report_button = PaperButton(self)
        self.report_button.clicked.connect(self.report_wanted)
        self.report_button.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.report_button.hide()
        self.close_button = PaperButton(self)
        self.close_button.clicked.connect(self.clear)
        self.close_button.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self._room = room_of(self)
        self.setPalette(filled(self._room.warning))
        self.setAutoFillBackground(True)
        layout = QHBoxLayout(self)
        layout.setContentsMargins(12, 6, 12, 6)
        layout.addWidget(self._label, 1)
        layout.addWidget(self.report_button)
        layout.addWidget(self.close_button)
        self.retranslate()
        self.hide()

    def set_pixels(self, pixels: int) -> None:
        """Set the size of plain text."""
        for part in (self._label, self.report_button, self.close_button):
            part.set_pixels(pixels)

    @property
    def texts(self) -> list[str]:
        """What is shown, the latest last."""
        return [text for text, _ in self._notices.values()]

    def add(
        self, text: str, detail: str = "", about: str = "", *, reportable: bool = False
    ) -> None:
        """Show ``text`` below what is shown already, and the English ``detail`` at the pointer.

        It takes the place of what was said before ``about`` the same. One that is ``reportable``
        is of a fault of the program.
        """
        if reportable:
            self._reportable.add(about or text)
        self._notices.pop(about or text, None)
        self._notices[about or text] = text, detail
        for eldest in [*self._notices][:-_MOST]:
            del self._notices[eldest]
        self.report_button.setVisible(bool(self._reportable & {*self._notices}))
        self._label.setText("\n".join(self.texts))
        details = "\n".join(detail for _, detail in self._notices.values() if detail)
        self.setAccessibleDescription(details)
        # Escaped, for it may quote a file, and a tool tip cannot be told to be plain text.
        marked = escape(details).replace("\n", "<br>")
        self._label.setToolTip(f"<p>{marked}</p>" if details else "")
        self.setAccessibleName(self._label.text())
        self.show()

    def clear(self) -> None:
        """Show nothing any more."""
        self._notices.clear()
        self._reportable.clear()
        self.hide()

    def retranslate(self) -> None:
        """Speak the language of now; what was said stays as it was said."""
        self.report_button.setText(self.tr("Report…"))
        self.close_button.setText(self.tr("Close"))

    def changeEvent(self, event: QEvent) -> None:
        """Speak another language, take other colours, when they change."""
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        elif event.type() == QEvent.Type.PaletteChange and room_of(self) is not self._room:
            self._room = room_of(self)
            self.setPalette(filled(self._room.warning))
        super().changeEvent(event)
