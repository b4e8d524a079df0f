"""Why a lesson's table counts as it does: the walk along its ends, once the count is told."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from domino_gui.table.view import TableView
from domino_gui.windows.menus import Menus
from domino_gui.windows.page import Page
from domino_gui.windows.theme import BASE_FONT

if TYPE_CHECKING:
    from domino_gui.windows.rule_topics import RuleTopic
    from domino_gui.windows.why_on_table import WhyOnTable


class LessonWhy(QObject):
    """Begins and ends the walk; it is loaded with the first."""

    over = Signal()
    """The walk is over: the page goes on."""

    def __init__(self, menus: Menus, view: TableView, page: Page) -> None:
        super().__init__(page)
        self._menus, self._view, self._page = menus, view, page
        self._why: WhyOnTable | None = None
        self._pixels = BASE_FONT
        menus.why.triggered.connect(self.walk)

    def walk(self) -> None:
        """Walk along the ends, or no more."""
        if not self._page.is_shown or self.end():
            return
        if self._why is None:
            from domino_gui.windows.why_on_table import WhyOnTable

            self._why = WhyOnTable(self._menus, self._view, self._page)
            self._why.set_pixels(self._pixels)
            self._why.walking.connect(self._tell)
        self._why.begin()

    def end(self) -> bool:
        """End the walk; False if there was none."""
        if self._why is None or not self._why.is_on:
            return False
        self._why.end()
        return True

    @property
    def topic(self) -> RuleTopic | None:
        """The rule that the end goes by which is lit; None where none is."""
        return None if self._why is None else self._why.topic

    def set_pixels(self, pixels: int) -> None:
        """Set the size of plain text."""
        self._pixels = pixels
        if self._why is not None:
            self._why.set_pixels(pixels)

    def retranslate(self) -> None:
        """Speak the language of now."""
        if self._why is not None:
            self._why.retranslate()

    def _tell(self) -> None:
        if self._why is not None and not self._why.is_on:
            self.over.emit()
