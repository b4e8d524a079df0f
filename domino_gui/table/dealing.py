"""How a round begins and ends on the table: who gets which tile when, and whose hand opens when.

Nothing here moves; it is told when each tile sets out and lands, in parts of the whole time.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from msgspec.structs import replace
from PySide6.QtCore import QPointF

from domino_gui.engine.events import LotTurned
from domino_gui.table.items import Move, TileItem, TilePose
from domino_gui.table.staging import Back, Key, Spare, Stage, other_rack, others
from domino_gui.table.tile_art import Facing, TileLook

_FLIGHT: Final = 0.28
"""How long one tile of a deal is on its way."""
_TURN: Final = 0.45
"""How long one hand takes to open."""


def turned_up(event: LotTurned, stage: Stage) -> list[TilePose]:
    """Return where the tile that each candidate turned up lies: on the table before the seat."""
    unit = 30 * stage.arrangement.scale
    return [
        TilePose(TileLook(tile, Facing.UP, unit), _before(stage, int(name), unit), 90)
        for name, tile in event.tiles.items()
    ]


def _before(stage: Stage, seat: int, unit: float) -> QPointF:
    table, bottom = stage.arrangement.table, stage.sight.bottom
    if seat == bottom:
        return QPointF(stage.arrangement.rack.center().x(), table.bottom() - 1.3 * unit)
    rack = other_rack(stage.arrangement, others(stage.sight).index(seat))
    return QPointF(rack.center().x(), table.top() + 1.3 * unit)


def hands(
    moves: Iterable[Move], tiles: dict[Key, TileItem], stage: Stage
) -> tuple[list[list[Move]], list[Move]]:
    """Return the moves of each seat's tiles, as they stand, and those of all others."""
    owner = {
        id(item): seat.seat
        for key, item in tiles.items()
        for seat in stage.sight.seats
        if (isinstance(key, Back) and key.seat == seat.seat) or key in seat.hand
    }
    place = {id(tiles[key]): number for number, key in enumerate(stage.poses)}
    own: list[list[Move]] = [[] for _ in stage.sight.seats]
    rest: list[Move] = []
    for move in sorted(moves, key=lambda move: place[id(move.item)]):
        seat = owner.get(id(move.item))
        (rest if seat is None else own[seat]).append(move)
    return own, rest


def one_by_one(dealt: Sequence[Sequence[Move]], leader: int) -> list[Move]:
    """Return the same moves, each seat in turn getting a tile, beginning with the leader."""
    seats = len(dealt)
    in_order = [
        dealt[seat][number]
        for number in range(max(map(len, dealt), default=0))
        for step in range(seats)
        if number < len(dealt[seat := (leader + step) % seats])
    ]
    return [
        replace(move, begins=begins, ends=begins + _FLIGHT)
        for number, move in enumerate(in_order)
        for begins in [(1 - _FLIGHT) * number / len(in_order)]
    ]


def hand_by_hand(opened: Sequence[Sequence[Move]]) -> list[Move]:
    """Return the same moves, one hand after another."""
    hands = [hand for hand in opened if hand]
    step = (1 - _TURN) / max(len(hands) - 1, 1)
    return [
        replace(move, begins=number * step, ends=number * step + _TURN)
        for number, hand in enumerate(hands)
        for move in hand
    ]


def as_dealt(stage: Stage, arrived: Sequence[int]) -> Stage:
    """Return what is told while only so many tiles have come to each seat."""
    sight = stage.sight
    missing = sum(len(seat.hand) for seat in sight.seats) - sum(arrived)
    seats = tuple(replace(seat, hand=seat.hand[: arrived[seat.seat]]) for seat in sight.seats)
    return replace(stage, sight=replace(sight, seats=seats, drawable=sight.drawable + missing))


def pile(stage: Stage) -> TilePose | None:
    """Return how the uppermost tile of the boneyard lies, if there is one."""
    lying = [pose for key, pose in stage.poses.items() if isinstance(key, Spare)]
    return lying[-1] if lying else None
