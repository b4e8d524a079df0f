"""What a point of the picture belongs to: a place for a tile, the rack, the boneyard."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QPointF

from domino_gui.table.offers import OfferedPlace
from domino_gui.table.staging import Spare, Stage

_CATCH: Final = 1.7
"""How near, in half-tile units, a place catches a dragged tile."""
_CATCH_LEAST: Final = 64
"""The same in pixels, at the usual scale, where tiles are small."""


def place_at(stage: Stage, places: Sequence[OfferedPlace], point: QPointF) -> OfferedPlace | None:
    """Return the place at a point where the table is in sight; the nearest where they overlap."""
    if not stage.arrangement.window.contains(point):
        return None
    hit = [
        (_distance(rect.center(), point), number)
        for number, offered in enumerate(places)
        if (rect := stage.spread.rect(offered.laid)).contains(point)
    ]
    return places[min(hit)[1]] if hit else None


def catching(stage: Stage, places: Sequence[OfferedPlace], point: QPointF) -> OfferedPlace | None:
    """Return the place that catches a tile dragged to a point, on the picture or beyond it."""
    if is_over_rack(stage, point):
        return None
    size = stage.arrangement.size
    x, y = min(max(point.x(), 0), size.width()), min(max(point.y(), 0), size.height())
    near = [
        (_distance(rect.center(), QPointF(x, y)), number)
        for number, offered in enumerate(places)
        if (rect := stage.spread.rect(offered.laid)).intersects(stage.arrangement.window)
    ]
    distance, number = min(near, default=(math.inf, 0))
    reach = max(_CATCH * stage.spread.unit, _CATCH_LEAST * stage.arrangement.scale)
    return places[number] if distance <= reach else None


def is_over_rack(stage: Stage, point: QPointF) -> bool:
    """Tell whether a tile let go at a point is meant for the rack."""
    return point.y() > stage.arrangement.rack.top()


def is_boneyard(stage: Stage, point: QPointF) -> bool:
    """Tell whether a click at a point is for the boneyard: its pile, or the room around it."""
    pile = [pose.rect for key, pose in stage.poses.items() if isinstance(key, Spare)]
    return any(rect.contains(point) for rect in (*pile, stage.arrangement.boneyard))


def is_sorter(stage: Stage, point: QPointF) -> bool:
    """Tell whether a click at a point sorts the rack."""
    return stage.sorter is not None and stage.sorter.contains(point)


def _distance(one: QPointF, other: QPointF) -> float:
    return math.hypot(one.x() - other.x(), one.y() - other.y())
