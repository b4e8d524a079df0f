"""Where points are claimed in play: on a card beside the table, which leaves it the keys."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtWidgets import QWidget

from domino_gui.windows.claim_card import ClaimCard
from domino_gui.windows.desk import Desk, Stage

if TYPE_CHECKING:
    from domino_gui.windows.table_page import TablePage


class ClaimAsking:
    """Shows the claims of a desk on the card of a page."""

    def __init__(self, page: TablePage) -> None:
        self._page = page
        self.card = ClaimCard(page.panel)
        page.panel.add_card(self.card)

    def follow(self, desk: Desk) -> None:
        """Ask for claims, and explain wrong ones; a claim leaves the keys to the table."""
        focused: QWidget | None = self._page.window().focusWidget()
        had_focus = focused is not None and self.card.isAncestorOf(focused)
        names = [self._page.short(seat.name) for seat in desk.match.started.seats]
        self.card.follow(desk.claims, desk.match, names)
        if had_focus and desk.stage is not Stage.CLAIMING and not desk.claims.verdicts:
            self._page.view.setFocus()

    def wait(self) -> None:
        """Ask nothing while the table has yet to tell what happened, and leave it the keys."""
        if self.card.isVisible():
            self.card.hide()
            self._page.view.setFocus()
