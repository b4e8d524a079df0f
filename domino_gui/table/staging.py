"""Where every tile of a sight is seen: the picture as data, before anything is drawn.

A `Stage` is settled; what moves between two of them is the choreography's business.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

import msgspec
from msgspec.structs import replace
from PySide6.QtCore import QPointF, QRectF

from domino_gui.engine.layout import End
from domino_gui.engine.tiles import Tile
from domino_gui.table.arrangement import Arrangement, Row, row_of
from domino_gui.table.framing import Framing, Look, Spread, View, view
from domino_gui.table.geometry import Laid, Rect, TableGeometry
from domino_gui.table.items import TilePose
from domino_gui.table.sight import Sight
from domino_gui.table.tile_art import Facing, TileLook


class Back(msgspec.Struct, frozen=True):
    """A tile that shows its back, by its number in the rack of a seat."""

    seat: int
    number: int


class Spare(msgspec.Struct, frozen=True):
    """One of the tiles drawn for the pile of the boneyard."""

    number: int


Key = Tile | Back | Spare
"""What a tile on the picture is known by; a face that may not be seen is no key."""

PILE: Final = 6
"""The most tiles that the pile of the boneyard shows."""


class RackState(msgspec.Struct, frozen=True):
    """What the viewer is doing with the own rack."""

    order: tuple[Tile, ...]
    """The tiles as they stand, from the left."""
    playable: frozenset[Tile] | None = None
    """None while nothing is asked of the viewer: then no tile is dimmed."""
    picked: Tile | None = None
    tried: Laid | None = None
    """Where the picked tile lies on the table until that is confirmed; None while it does not."""
    aim: Tile | None = None
    """The tile whose places are to be in sight."""
    suggested: Tile | None = None
    """The tile that is said to be good to place."""


class Stage(msgspec.Struct, frozen=True):
    """A settled picture."""

    sight: Sight
    arrangement: Arrangement
    view: View
    poses: dict[Key, TilePose]
    own: Row
    rack: RackState
    marks: tuple[tuple[End, QPointF, int | None], ...]
    """Each open end's mark: its middle, and what it adds, None where it does not count; scoring
    ends first, in their order. None at all where the count is not told."""
    links: tuple[tuple[QPointF, QPointF], ...]
    """For each tile laid apart: from its parent's middle to its own."""
    thinking: int | None = None
    """The seat that is said to be thinking."""

    @property
    def spread(self) -> Spread:
        """How half-tile units become pixels."""
        return self.view.spread

    def shows(self, laid: Laid) -> bool:
        """Tell whether all of a tile on the table, or of a place for one, is in sight."""
        return self.arrangement.window.contains(self.spread.rect(laid))

    @property
    def wood(self) -> QRectF:
        """The wooden rack below the tiles of whoever is nearest."""
        room, scale = self.arrangement.wood, self.arrangement.scale
        width = max(self.own.bounds.width() + 2 * _CORNER * scale, 260 * scale)
        rect = QRectF(0, room.top(), min(width, room.width()), room.height())
        rect.moveCenter(room.center())
        return rect

    @property
    def sorter(self) -> QRectF | None:
        """The corner of the wood where a click sorts the rack; None while it lies not face up."""
        if self.sight.viewer is None or self.sight.is_open:
            return None
        wood = self.wood
        return wood.adjusted(wood.width() - _CORNER * self.arrangement.scale, 0, 0, 0)


_CORNER: Final = 44.0
"""Pixels of the wood beside the tiles, at the usual scale."""

_TRIED: Final = 40.0
"""How high in the stack of the picture a tile is whose place is yet to be confirmed."""

_ALL: Final = Framing()


def stage(
    sight: Sight,
    geometry: TableGeometry,
    arrangement: Arrangement,
    rack: RackState,
    previews: Sequence[Laid] = (),
    framing: Framing = _ALL,
) -> Stage:
    """Return the picture of ``sight``; the table makes room for ``previews`` too.

    Where a hand chose to look at a part of the table, that gives way to what has come since: the
    last tile placed, or the places of the tile that is picked.
    """
    ends: list[tuple[End, int | None]] = [
        (scoring.end, scoring.adds) for scoring in sight.scoring_ends()
    ]
    ends += [(end, None) for end in sight.hollow_ends()]
    marked = [] if sight.is_open else [end for end, _ in ends]
    seen = view(
        _around(geometry.bounds(ends=marked), *previews),
        arrangement.table,
        arrangement.scale,
        framing,
        tiles=geometry.laid.values(),
        needed=_needed(sight, geometry, rack, previews, framing.look, marked),
    )
    spread = seen.spread
    poses: dict[Key, TilePose] = {}
    for laid in geometry.laid.values():
        poses[laid.tile] = lying(laid, spread, spinner=sight.layout.is_spinner(laid.tile))
    middles = {end: mark_point(end, spread.point(*geometry.mark(end)), poses) for end in marked}
    told = ends if sight.tells_count or not sight.counts else []
    own = _stand_own(poses, sight, arrangement, rack)
    if rack.picked in poses and rack.tried is not None:
        poses[rack.tried.tile] = trying(rack.tried, spread)
    for place, seat in enumerate(others(sight)):
        _stand_other(poses, sight, arrangement, place, seat)
    for number in range(min(sight.drawable, PILE)):
        poses[Spare(number)] = _spare(arrangement, number)
    return Stage(
        sight=sight,
        arrangement=arrangement,
        view=seen,
        poses=poses,
        own=own,
        rack=rack,
        marks=tuple((end, middles[end], adds) for end, adds in told if end in middles),
        links=tuple(
            (poses[laid.parent].centre, poses[laid.tile].centre)
            for laid in geometry.laid.values()
            if laid.apart and laid.parent is not None
        ),
    )


def mark_point(end: End, outside: QPointF, lying: Mapping[Key, TilePose]) -> QPointF:
    """Return the middle of an end's mark: nearer to its tile where another lies in the way."""
    own = lying[end.tile]
    room = own.look.unit / 2 - 0.01
    for pose in lying.values():
        way = pose.way_to(outside)
        if pose is not own and max(abs(way.x()), abs(way.y())) < room:
            return outside - own.way_to(outside) / 2
    return outside


def _around(*parts: Rect | Laid) -> Rect:
    """Return the part of the table that has all of these in it."""
    left, top = min(part.x for part in parts), min(part.y for part in parts)
    right, bottom = max(part.x + part.w for part in parts), max(part.y + part.h for part in parts)
    return Rect(left, top, right - left, bottom - top)


def _needed(
    sight: Sight,
    geometry: TableGeometry,
    rack: RackState,
    previews: Sequence[Laid],
    look: Look | None,
    marked: Sequence[End],
) -> Rect | None:
    """Return the part of the table that must be seen, whatever a hand chose to look at."""
    if look is None:
        return None
    new: list[Rect | Laid] = []
    if rack.aim is not None:
        new += [laid for laid in previews if laid.tile is rack.aim is not look.aim]
    elif sight.last in geometry.laid and sight.last is not look.last:
        ends = [geometry.mark(end) for end in marked if end.tile is sight.last]
        new += [geometry.laid[sight.last], *(Rect(x - 0.5, y - 0.5, 1.0, 1.0) for x, y in ends)]
    return _around(*new) if new else None


def others(sight: Sight) -> list[int]:
    """Return the other seats, clockwise from the viewer's left."""
    seats = sight.rules.seats
    return [(sight.bottom + step) % seats for step in range(1, seats)]


def lying(laid: Laid, spread: Spread, *, spinner: bool) -> TilePose:
    """Return how a tile lies on the table.

    Tiles further right and down lie above, so that no shadow falls on a neighbour.
    """
    low, high = laid.halves
    facing = Facing((int(_sign(low.x - high.x)), int(_sign(low.y - high.y))))
    centre = spread.rect(laid).center()
    height = 10 + (laid.x + laid.y + (laid.w + laid.h) / 2) * 0.01 + spinner * 2
    return TilePose(TileLook(laid.tile, facing, spread.unit, spinner), centre, height)


def trying(laid: Laid, spread: Spread) -> TilePose:
    """Return how a tile lies on a place that is yet to be confirmed: above all marks."""
    return replace(lying(laid, spread, spinner=False), z=_TRIED)


def _sign(value: float) -> int:
    return (value > 0) - (value < 0)


def rack_row(arrangement: Arrangement, tiles: int) -> Row:
    """Return where the viewer's tiles stand."""
    return row_of(tiles, arrangement.rack, loose=1.42, centred=True)


def _stand_own(
    poses: dict[Key, TilePose], sight: Sight, arrangement: Arrangement, rack: RackState
) -> Row:
    hand = sight.seats[sight.bottom].hand
    row = rack_row(arrangement, len(hand))
    shown: list[Key] = (
        list(rack.order) if None not in hand else [Back(sight.bottom, i) for i in range(len(hand))]
    )
    for number, (key, centre) in enumerate(zip(shown, row.centres, strict=True)):
        face = key if isinstance(key, Tile) else None
        dimmed = rack.playable is not None and face not in rack.playable
        look = TileLook(face, Facing.UP, row.unit, dimmed=dimmed)
        is_picked = face is not None and face is rack.picked
        if is_picked:
            centre -= QPointF(0, 10 * arrangement.scale)  # noqa: PLW2901  # the same, lifted
        poses[key] = TilePose(look, centre, 50 + number * 0.1)
    return row


def _stand_other(
    poses: dict[Key, TilePose], sight: Sight, arrangement: Arrangement, place: int, seat: int
) -> None:
    hand = sight.seats[seat].hand
    row = row_of(
        len(hand),
        other_rack(arrangement, place),
        loose=1.2,
        centred=len(arrangement.seats) == 1,
    )
    centres = row.centres
    if is_mirrored(arrangement, place) and centres:
        shift = other_rack(arrangement, place).right() - row.bounds.right()
        centres = tuple(centre + QPointF(shift, 0) for centre in centres)
    for number, (face, centre) in enumerate(zip(hand, centres, strict=True)):
        key: Key = Back(seat, number) if face is None else face
        poses[key] = TilePose(TileLook(face, Facing.UP, row.unit), centre, 30 + number * 0.1)


def is_mirrored(arrangement: Arrangement, place: int) -> bool:
    """Tell whether a seat's label stands right of its rack: the last of several, at the edge."""
    return len(arrangement.seats) > 1 and place == len(arrangement.seats) - 1


def other_label(arrangement: Arrangement, place: int) -> QRectF:
    """Return the room for the label of the seat at ``place`` above the table."""
    group, width = arrangement.seats[place], arrangement.label_width
    left = group.right() - width if is_mirrored(arrangement, place) else group.left()
    return QRectF(left, group.top(), width, group.height())


def other_rack(arrangement: Arrangement, place: int) -> QRectF:
    """Return the room for the rack of the seat at ``place`` above the table."""
    group = arrangement.seats[place]
    taken = arrangement.label_width + 8 * arrangement.scale
    if len(arrangement.seats) == 1:
        return group.adjusted(taken, 0, -taken, 0)
    if is_mirrored(arrangement, place):
        return group.adjusted(10 * arrangement.scale, 0, -taken, 0)
    return group.adjusted(taken, 0, -10 * arrangement.scale, 0)


def _spare(arrangement: Arrangement, number: int) -> TilePose:
    """Return one tile of the pile at the boneyard."""
    room, scale = arrangement.boneyard, arrangement.scale
    unit = room.height() * 0.44
    x = arrangement.boneyard_label.left() - 4 * scale - (PILE - number) * 3.2 * scale - unit
    return TilePose(
        TileLook(None, Facing.UP, unit), QPointF(x, room.center().y()), 20 + number * 0.1
    )
