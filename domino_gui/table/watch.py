"""What is seen of the match, kept in step with it: the sight, where tiles lie, how racks stand."""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtCore import QSizeF

from domino_gui.engine.events import Action, Event, LotTurned, RoundDealt, TilePlaced
from domino_gui.engine.layout import Layout
from domino_gui.engine.match import Match
from domino_gui.engine.tiles import Tile
from domino_gui.table.arrangement import arrange
from domino_gui.table.choice import Choice
from domino_gui.table.geometry import TableGeometry
from domino_gui.table.offers import Offers, weigh
from domino_gui.table.rack import RackOrders
from domino_gui.table.sight import Sight, before_deal, covered, see
from domino_gui.table.staging import RackState, Stage, stage


class Watch:
    """Follows one match for one viewer at a time."""

    def __init__(self, match: Match, viewer: int | None) -> None:
        self.viewer = viewer
        """Whose rack lies face up; None for nobody's."""
        self.thinking: int | None = None
        """The seat that is said to be thinking, until something happens."""
        self._match, self._sight = match, see(match, viewer)
        self._round = match.round_number
        self._orders = RackOrders()
        self._geometry = TableGeometry.of(match.round.layout)

    def look_at(self, match: Match, viewer: int | None) -> None:
        """See a match as it stands."""
        self._note(match, see(match, viewer))
        self.viewer = viewer
        self._geometry = TableGeometry.of(match.round.layout)

    def follow(self, event: Event, match: Match) -> None:
        """See what an event changed; ``match`` stands after it."""
        sight = see(match, self.viewer, event)
        if isinstance(event, LotTurned):
            sight = before_deal(sight)
        if isinstance(event, LotTurned | RoundDealt):
            self._geometry = TableGeometry(sight.layout.spinners)
        elif isinstance(event, TilePlaced):
            self._lay_last(sight.layout)
        self._note(match, sight)

    def cover(self) -> None:
        """See nobody's rack any more."""
        self.viewer, self._sight = None, covered(self._sight)

    def arrange_rack(self, order: Iterable[Tile]) -> None:
        """Stand the viewer's tiles in this order, until the next deal."""
        if self.viewer is not None:
            self._orders.arrange(self.viewer, order)

    def weigh(self, actions: Iterable[Action]) -> Offers:
        """Return actions of the seat in turn with what they would make."""
        return weigh(self._match, self._geometry, actions)

    def stage(self, size: QSizeF, choice: Choice) -> Stage:
        """Return the picture of what is seen."""
        sight, offers = self._sight, choice.offers
        hand = [tile for tile in sight.seats[sight.bottom].hand if tile is not None]
        rack = RackState(
            order=self._orders.order(sight.bottom, hand),
            playable=offers.playable if offers.is_asked else None,
            picked=choice.picked,
        )
        shown = stage(
            sight,
            self._geometry,
            arrange(size, sight.rules.seats),
            rack,
            [offered.laid for offered in offers.places],
        )
        return shown._replace(thinking=self.thinking)

    def _note(self, match: Match, sight: Sight) -> None:
        if self._round != match.round_number:
            self._orders.forget()
        self._match, self._sight, self._round = match, sight, match.round_number
        self.thinking = None

    def _lay_last(self, layout: Layout) -> None:
        """Lay the tile that came last where it belongs, those before it staying where they are."""
        if len(self._geometry.laid) == len(layout) - 1:
            self._geometry.place(layout.placed[-1])
        else:
            # The match was already seen as it stood after this placement.
            self._geometry = TableGeometry.of(layout)
