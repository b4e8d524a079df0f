"""What is seen of the match, kept in step with it: the sight, where tiles lie, how racks stand."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from msgspec.structs import replace
from PySide6.QtCore import QSizeF

from domino_gui.engine.events import Action, Event, LotTurned, Place
from domino_gui.engine.match import Match
from domino_gui.engine.tiles import Tile
from domino_gui.storage.racks import ArrangedRacks
from domino_gui.table.arrangement import arrange
from domino_gui.table.choice import Choice
from domino_gui.table.framing import Framing, Look
from domino_gui.table.geometry import Laid
from domino_gui.table.laying import Laying
from domino_gui.table.offers import Offers, weigh
from domino_gui.table.rack import RackOrders
from domino_gui.table.sight import Sight, Telling, before_deal, covered, see
from domino_gui.table.staging import RackState, Stage, stage


class Watch:
    """Follows one match for one viewer at a time."""

    def __init__(
        self,
        match: Match,
        viewer: int | None,
        bottom: int | None = None,
        *,
        laying: Laying | None = None,
        hands_open: bool = False,
        telling: Telling = Telling(),  # noqa: B008  # it never changes
    ) -> None:
        self.viewer = viewer
        """Whose rack lies face up; None for nobody's."""
        self.hands_open = hands_open
        """Whether every hand lies face up in what is seen from now on."""
        self.telling = telling
        """What is told of counts in what is seen from now on."""
        self._bottom = bottom  # who is nearest while there is no viewer
        self.thinking: int | None = None
        """The seat that is said to be thinking, until something happens."""
        self._look: Look | None = None  # what a hand chose, until the next round
        self._match = match
        self._sight = self._see(match)
        self._round = match.round_number
        self._orders = RackOrders()
        self._stand_racks()
        self._laying = laying or Laying()
        self._geometry = self._laying.table(self._sight.layout)

    def look_at(self, match: Match, viewer: int | None, bottom: int | None = None) -> None:
        """See a match as it stands; without a viewer, the seat ``bottom`` is nearest."""
        self.viewer, self._bottom = viewer, bottom
        self._note(match, self._see(match))

    def follow(self, event: Event, match: Match) -> None:
        """See what an event changed; ``match`` stands after it."""
        sight = self._see(match, event)
        self._note(match, before_deal(sight) if isinstance(event, LotTurned) else sight)

    def tell(self, telling: Telling) -> None:
        """See the same with other counts told."""
        self.telling = telling
        self._sight = replace(self._sight, telling=telling)

    def _see(self, match: Match, event: Event | None = None) -> Sight:
        sight = see(match, self.viewer, event, bottom=self._bottom, hands_open=self.hands_open)
        return replace(sight, telling=self.telling)

    def cover(self, bottom: int | None = None) -> None:
        """See nobody's rack any more; the seat ``bottom`` is nearest from now on, if given."""
        self.viewer, self._sight = None, covered(self._sight, bottom)
        self._bottom = self._sight.bottom

    def lay_again(self) -> None:
        """See the tiles as they are to lie, where others made way for one: see `Laying`."""
        self._geometry = self._laying.table(self._sight.layout)

    def arrange_rack(self, order: Iterable[Tile]) -> None:
        """Stand the viewer's tiles in this order."""
        if self.viewer is not None:
            self._orders.arrange(self.viewer, order)

    def sort_rack(self, hand: Iterable[Tile]) -> None:
        """Stand the viewer's tiles, ``hand``, in the order of the set; the next rounds' too."""
        if self.viewer is not None:
            self._orders.sort(self.viewer, hand)

    @property
    def racks(self) -> ArrangedRacks:
        """How everybody has arranged their rack, to be kept for another day."""
        return ArrangedRacks(round=self._round, racks=self._orders.kept())

    def restore_racks(self, racks: ArrangedRacks) -> None:
        """Let racks stand as they did when they were kept, in the same round or an earlier one."""
        self._orders.restore(racks.racks, same_round=racks.round == self._round)

    def look(self, look: Look | None, choice: Choice) -> None:
        """See what a hand chose to look at, until what comes next asks for more; None: all."""
        if look is not None:
            look = replace(look, last=self._sight.last, aim=choice.aim)
        self._look = look

    def look_ahead(self, actions: Iterable[Action]) -> Iterator[Laid]:
        """Find out where tiles would lie, one at each step, so that `weigh` takes less time."""
        geometry = self._geometry  # it remembers; and this one lies as it does now, whatever comes
        places = [action for action in actions if isinstance(action, Place)]
        return (geometry.preview(place.tile, place.at) for place in places)

    def look_at_places(self) -> None:
        """See the places of the picked tile again, though a hand has looked elsewhere since."""
        if self._look is not None:
            self._look = replace(self._look, aim=None)

    def weigh(self, actions: Iterable[Action]) -> Offers:
        """Return actions of the seat in turn with what they would make."""
        return weigh(self._match, self._geometry, actions)

    def stage(self, size: QSizeF, choice: Choice, ratio: float = 1.0) -> Stage:
        """Return the picture of what is seen, with ``ratio`` device pixels in each pixel."""
        sight, offers = self._sight, choice.offers
        hand = [tile for tile in sight.seats[sight.bottom].hand if tile is not None]
        rack = RackState(
            order=self._orders.order(sight.bottom, hand),
            playable=offers.playable if offers.is_asked else None,
            picked=choice.picked,
            tried=choice.tried.laid if choice.tried is not None else None,
            aim=choice.aim,
            suggested=choice.suggested,
        )
        shown = stage(
            sight,
            self._geometry,
            arrange(size, sight.rules.seats),
            rack,
            [offered.laid for offered in offers.places],
            Framing(self._look, ratio),
        )
        return replace(shown, thinking=self.thinking)

    def _note(self, match: Match, sight: Sight) -> None:
        is_other_match = self._match.started != match.started
        is_new_round = self._round != match.round_number
        self._match, self._sight, self._round = match, sight, match.round_number
        if is_other_match:
            self._orders.forget()
        if is_other_match or is_new_round:
            self._stand_racks()
            self._look = None
        self.thinking = None
        self.lay_again()

    def _stand_racks(self) -> None:
        """Stand everybody's tiles as they were dealt, or as their owners are known to want them."""
        if self._match.deal is not None:
            hands = self._match.deal.hands
            self._orders.deal([() if isinstance(hand, int) else hand for hand in hands])
