"""The hints and the coach of one match, in words, on the card beside the table."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject

from domino_gui.table.scene import TableScene
from domino_gui.windows.desk import Desk
from domino_gui.windows.hint_texts import Position, placement_text, reasons_text, warning_text
from domino_gui.windows.hinting import Hinting, Step
from domino_gui.windows.side_panel import SidePanel


class Hints(QObject):
    """Puts into words what `Hinting` has found, and tells it what a person wants."""

    def __init__(
        self, desk: Desk, scene: TableScene, panel: SidePanel, short: Callable[[str], str]
    ) -> None:
        super().__init__(desk)
        self._desk, self._panel, self._short = desk, panel, short
        self.hinting = hinting = Hinting(desk, scene)
        self.ask, self.prepare, self.set_coaching = (
            hinting.ask,
            hinting.prepare,
            hinting.set_coaching,
        )
        hinting.changed.connect(self.tell)
        hinting.noticed.connect(desk.noticed)
        panel.hint_card.all_the_same.connect(hinting.keep)
        panel.hint_card.instead.connect(hinting.take)

    @property
    def may_ask(self) -> bool:
        """Whether there is something to be hinted at."""
        return self.hinting.may_ask

    def tell(self) -> None:
        """Show what has been asked for so far, in the language of now."""
        hinting, card = self.hinting, self._panel.hint_card
        match hinting.step:
            case Step.NOTHING:
                card.hide()
            case Step.ASKED:
                card.tell(self.tr("Hint"), self.tr("Looking for the best placement …"))
            case Step.NONE_FOUND:
                card.tell(self.tr("Hint"), self.tr("No hint can be given just now."))
            case Step.TILE:
                text = self.tr("Try {tile}.").format(tile=hinting.best.action.tile.name)
                card.tell(self.tr("Hint"), text, self.tr("H once more: where it goes"))
            case Step.PLACE:
                card.tell(
                    self.tr("Hint"), self._where(), self.tr("Enter places it. H once more: why")
                )
            case Step.WHY:
                card.tell(self.tr("Hint"), f"{self._where()}\n{self._why()}")
            case Step.WARNING:
                card.warn(
                    self.tr("Coach"),
                    self._warning(),
                    keep=self.tr("Play it all the same"),
                    take=self._other_way(),
                )

    def _other_way(self) -> str:
        better, warned = self.hinting.best.action, self.hinting.warned
        if warned is not None and better.tile is warned.tile:
            return self.tr("Take the other end")
        return self.tr("Take {tile} instead").format(tile=better.tile.name)

    def _where(self) -> str:
        return placement_text(self.hinting.best.action, self._position.layout)

    def _why(self) -> str:
        hinting = self.hinting
        assert hinting.advice is not None
        reasons = hinting.reasons(hinting.best.action)
        return reasons_text(reasons, hinting.advice.estimates, self._position)

    def _warning(self) -> str:
        hinting = self.hinting
        assert hinting.warned is not None
        chosen, better = (hinting.reasons(hinting.warned), hinting.reasons(hinting.best.action))
        return warning_text(hinting.cost, chosen, better, self._position)

    @property
    def _position(self) -> Position:
        match = self._desk.match
        names = [self._short(seat.name) for seat in match.started.seats]
        return Position(match.rules, match.round.layout, names)
