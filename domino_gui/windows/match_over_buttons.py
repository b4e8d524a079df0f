"""What else can be done once a match is over: replay it, review it, go to the first page."""

from __future__ import annotations

from PySide6.QtWidgets import QHBoxLayout, QWidget

from domino_gui.windows.buttons import CommandButton
from domino_gui.windows.menus import Menus


class MatchOverButtons(QWidget):
    """A row of buttons below those that lead to another match."""

    def __init__(self, menus: Menus, parent: QWidget) -> None:
        super().__init__(parent)
        self._menus = menus
        self.first_page = CommandButton(menus.leave, self, shows_keys=False)
        self.replay = CommandButton(menus.replay, self, shows_keys=False)
        self.review = CommandButton(menus.review, self, shows_keys=False)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        self._buttons = (self.first_page, self.replay, self.review)
        for button in self._buttons:
            row.addWidget(button)
        self.retranslate()

    def set_pixels(self, pixels: int) -> None:
        """Set the size of the words."""
        row = self.layout()
        assert row is not None
        row.setSpacing(pixels // 4)  # three in a row have no more room to spare
        for button in self._buttons:
            button.set_pixels(pixels)

    def offer(self) -> None:
        """Show what there is a use for here: a replay is not replayed."""
        for button in (self.replay, self.review):
            button.setVisible(self._menus.replay.isEnabled())
        self.show()

    def retranslate(self) -> None:
        """Speak the language of now; there is less room than in a menu."""
        self.first_page.say(self.tr("First page"))
        self.replay.say(self.tr("Replay"))
        self.review.say(self.tr("Review"))
