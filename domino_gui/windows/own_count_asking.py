"""Where a count is asked in play: on a card beside the table, and explained on the table."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from domino_gui.windows import own_count_texts
from domino_gui.windows.own_count import Answer, OwnCount
from domino_gui.windows.own_count_card import OwnCountCard

if TYPE_CHECKING:
    from domino_gui.windows.table_page import TablePage


class OwnCountAsking(QObject):
    """Puts what an `OwnCount` asks on the card of a page, and tells it what was answered."""

    def __init__(self, page: TablePage) -> None:
        super().__init__(page)
        self._page = page
        self._own_count: OwnCount | None = None
        self.card = card = OwnCountCard(page.panel)
        page.panel.add_card(card)
        card.entered.connect(self._answer)
        card.time_over.connect(lambda: self._answer(None))
        card.skipped.connect(self._skip)

    def attend(self, own_count: OwnCount) -> None:
        """Ask what ``own_count`` asks from now on, in the match that is played now."""
        self._own_count = own_count
        own_count.asked.connect(self._ask)
        own_count.told.connect(self._tell)
        own_count.explaining.connect(self._explain)

    def _ask(self) -> None:
        desk, page = self._page.desk, self._page
        if desk is None or self._own_count is None or self._own_count.question is None:
            return
        question = self._own_count.question
        seat = question.placed.seat
        is_shared = len(desk.people) > 1 and seat in desk.people
        name = page.short(desk.match.started.seats[seat].name) if is_shared else ""
        page.panel.say("")
        self.card.ask(question, name)
        page.follow()

    def _answer(self, given: int | None) -> None:
        if self._own_count is not None:
            self._own_count.answer(given)

    def _skip(self) -> None:
        if self._own_count is not None:
            self._own_count.skip()

    def _tell(self, answer: Answer | None) -> None:
        if answer is not None and answer.is_right:
            self.card.praise(answer)
        else:
            self.card.put_away()
        self._page.view.setFocus()

    def _explain(self, answer: Answer) -> None:
        at = own_count_texts.missed_step(answer)
        self._page.why.begin(head=own_count_texts.wrong(answer), at=at)
