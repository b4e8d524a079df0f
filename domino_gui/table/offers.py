"""What the viewer may do now, with what each placement would make. The engine reckons it all."""

from __future__ import annotations

from collections.abc import Iterable

import msgspec

from domino_gui.engine.events import Action, Draw, Place, Points
from domino_gui.engine.layout import ScoringEnd
from domino_gui.engine.match import Match
from domino_gui.engine.tiles import Tile
from domino_gui.table.geometry import Laid, TableGeometry


class OfferedPlace(msgspec.Struct, frozen=True):
    """A legal placement and its outcome."""

    place: Place
    laid: Laid
    """Where the tile would lie."""
    ends: tuple[ScoringEnd, ...]
    """The scoring ends it would leave."""
    count: int
    points: Points
    """Raw points it would pay."""


class Offers(msgspec.Struct, frozen=True):
    """Everything the viewer may choose from; empty while another chooses."""

    places: tuple[OfferedPlace, ...] = ()
    can_draw: bool = False
    is_asked: bool = False
    """Whether anything at all was offered."""

    @property
    def playable(self) -> frozenset[Tile]:
        """The tiles that can be placed."""
        return frozenset(offered.place.tile for offered in self.places)

    def of(self, tile: Tile) -> list[OfferedPlace]:
        """Return the places of one tile, from left to right."""
        places = [offered for offered in self.places if offered.place.tile is tile]
        return sorted(places, key=lambda offered: (offered.laid.x, offered.laid.y))


def weigh(match: Match, geometry: TableGeometry, actions: Iterable[Action]) -> Offers:
    """Return ``actions``, legal for the seat in turn, with their outcomes."""
    actions = list(actions)
    places = tuple(
        _weigh(match, geometry, action) for action in actions if isinstance(action, Place)
    )
    can_draw = any(isinstance(action, Draw) for action in actions)
    return Offers(places, can_draw, bool(actions))


def _weigh(match: Match, geometry: TableGeometry, place: Place) -> OfferedPlace:
    after = match.round.layout.copy()
    after.place(place.tile, place.at)
    return OfferedPlace(
        place=place,
        laid=geometry.preview(place.tile, place.at),
        ends=tuple(after.scoring_ends()),
        count=after.count,
        points=match.worth(match.round.turn, after.count),
    )
