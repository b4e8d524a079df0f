"""The conditions that every table must meet, written from what is promised, not from the code.

Everything is told by rectangles: nothing here knows how a table is laid.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations
from typing import NamedTuple

from domino_gui.engine.layout import BRANCHES, End, Layout, Placed, Port
from domino_gui.engine.tiles import TILES, Tile
from domino_gui.table.geometry import Laid, TableGeometry

AIR = 0.5
"""Half-tile units between tiles that are not attached."""


class Box(NamedTuple):
    left: float
    top: float
    right: float
    bottom: float


def _box(laid: Laid) -> Box:
    return Box(laid.x, laid.y, laid.x + laid.w, laid.y + laid.h)


def _gaps(one: Box, other: Box) -> tuple[float, float]:
    """Return the air between two boxes along x and y; below 0 where they overlap."""
    return (
        max(one.left, other.left) - min(one.right, other.right),
        max(one.top, other.top) - min(one.bottom, other.bottom),
    )


def _apart_enough(one: Box, other: Box) -> bool:
    return max(_gaps(one, other)) >= AIR


def _half_box(laid: Laid, port: Port) -> Box:
    half = laid.halves[0 if port is Port.LOW else 1]
    return Box(half.x, half.y, half.x + 1, half.y + 1)


def edge(laid: Laid, port: Port) -> tuple[float, float, float, float] | None:
    """Return the middle of the edge where a port is, and the way out of it.

    A plain half's is its outer edge. A double's straights and branches have two edges each; which
    of the two a port has, is for its neighbours to say: None.
    """
    if laid.tile.double:
        return None
    half, other = laid.halves if port is Port.LOW else laid.halves[::-1]
    dx, dy = half.x - other.x, half.y - other.y
    return half.x + 0.5 + dx / 2, half.y + 0.5 + dy / 2, dx, dy


def _sides(laid: Laid, *, long: bool) -> Iterator[tuple[float, float, float, float]]:
    """Yield the middles of the two long sides or the two short ends, and the ways out."""
    x, y = laid.x + laid.w / 2, laid.y + laid.h / 2
    along_x = (laid.w > laid.h) != long
    for sign in (-1, 1):
        if along_x:
            yield x + sign * laid.w / 2, y, sign, 0
        else:
            yield x, y + sign * laid.h / 2, 0, sign


def _edges(laid: Laid, port: Port) -> list[tuple[float, float, float, float]]:
    one = edge(laid, port)
    return [one] if one else list(_sides(laid, long=port not in BRANCHES))


def joint(geometry: TableGeometry, placed: Placed) -> tuple[float, float, float, float] | None:
    """Return the edge of the parent that a tile touches with the middle of its own; None: none."""
    assert placed.at is not None
    assert placed.by is not None
    laid, parent = geometry.laid[placed.tile], geometry.laid[placed.at.tile]
    for x, y, dx, dy in _edges(parent, placed.at.port):
        if placed.tile.double:
            # crosswise: the double's own long side, seen from outside, is the same edge; slid, one
            # of its halves has just that edge
            slides = (0.0, 0.5, -0.5)
            touched = [(x + s * dy, y + s * dx, -dx, -dy) for s in slides]
            if any(one in touched for one in _sides(laid, long=True)):
                return x, y, dx, dy
        else:
            half = _half_box(laid, placed.by)
            middle = (half.left + half.right) / 2, (half.top + half.bottom) / 2
            if middle == (x + dx / 2, y + dy / 2):
                return x, y, dx, dy
    return None


def faults(geometry: TableGeometry, layout: Layout) -> list[str]:
    """Return what is wrong with a table, in words; room for what is to come is in `cramped`."""
    found = []
    if [*geometry.laid] != [placed.tile for placed in layout.placed]:
        found.append("the tiles are not those of the layout, in order")
    parents = {placed.tile: placed.at.tile if placed.at else None for placed in layout.placed}
    for laid in geometry.laid.values():
        if sorted((laid.w, laid.h)) != [1, 2]:
            found.append(f"{laid.tile} is {laid.w} by {laid.h}")
        if {(h.x, h.y) for h in laid.halves} != {
            (laid.x, laid.y),
            (laid.x + laid.w - 1, laid.y + laid.h - 1),
        } or tuple(h.value for h in laid.halves) != (laid.tile.low, laid.tile.high):
            found.append(f"the halves of {laid.tile} are elsewhere")
        if laid.parent is not parents[laid.tile]:
            found.append(f"{laid.tile} names the wrong parent")
        if any(value % 0.5 for value in (laid.x, laid.y)):
            found.append(f"{laid.tile} lies between the half units")
    for one, other in combinations(geometry.laid.values(), 2):
        attached = (one.parent is other.tile and not one.apart) or (
            other.parent is one.tile and not other.apart
        )
        if max(_gaps(_box(one), _box(other))) < 0:
            found.append(f"{one.tile} and {other.tile} overlap")
        elif not attached and not _apart_enough(_box(one), _box(other)):
            found.append(f"{one.tile} and {other.tile} touch")
    found += _wrong_joints(geometry, layout)
    found += _wrong_marks(geometry, layout)
    return found


def _own_side(laid: Laid, touched: tuple[float, float, float, float]) -> tuple[float, ...]:
    """Return the middle of the edge with which a tile lies at another's."""
    x, y, dx, dy = touched
    if not laid.tile.double:
        return x, y
    return next((ex, ey) for ex, ey, ox, oy in _sides(laid, long=True) if (ox, oy) == (-dx, -dy))


def slid(geometry: TableGeometry, layout: Layout) -> list[Tile]:
    """Return the doubles that do not lie in the middle of their arm: the last but one resort."""
    found = []
    for placed in layout.placed[1:]:
        laid = geometry.laid[placed.tile]
        if placed.tile.double and not laid.apart:
            touched = joint(geometry, placed)
            if touched is not None and _own_side(laid, touched) != touched[:2]:
                found.append(placed.tile)
    return found


def _wrong_joints(geometry: TableGeometry, layout: Layout) -> list[str]:
    found = []
    used: dict[tuple[Tile, tuple[float, ...]], Tile] = {}
    first = layout.placed[0]
    laid = geometry.laid[first.tile]
    if (laid.w > laid.h) == first.tile.double:
        found.append("a led double lies upright, any other first tile level")
    for placed in layout.placed[1:]:
        assert placed.at is not None
        if geometry.laid[placed.tile].apart:
            continue
        touched = joint(geometry, placed)
        if touched is None:
            found.append(f"{placed.tile} does not touch {placed.at} as it should")
            continue
        own = _own_side(geometry.laid[placed.tile], touched)
        for key in ((placed.at.tile, touched[:2]), (placed.tile, own)):
            if key in used:
                found.append(f"{placed.tile} and {used[key]} share an edge of {key[0]}")
            used[key] = placed.tile
        parent = geometry.laid[placed.at.tile]
        if parent.tile.double and placed.at.port not in BRANCHES:
            mine = geometry.laid[placed.tile]
            if (mine.w > mine.h) != (touched[2] != 0):
                found.append(f"{placed.tile} lies along the side of {parent.tile}")
    return found


def _wrong_marks(geometry: TableGeometry, layout: Layout) -> Iterator[str]:
    for end in layout.open_ends:
        middles = [
            (x + dx / 2, y + dy / 2) for x, y, dx, dy in _edges(geometry.laid[end.tile], end.port)
        ]
        if geometry.mark(end) not in middles:
            yield f"the mark of {end} is not outside it"


def cramped(geometry: TableGeometry, layout: Layout) -> list[str]:
    """Return the open ends without room for their mark, or for a tile that may still come there."""
    lying = set(geometry.laid)
    found = []
    marks = {end: geometry.mark(end) for end in layout.open_ends}
    for end, (x, y) in marks.items():
        square = Box(x - 0.5, y - 0.5, x + 0.5, y + 0.5)
        found += [
            f"the mark of {end} covers {other.tile}"
            for other in geometry.laid.values()
            if max(_gaps(square, _box(other))) < 0
        ]
        for tile in TILES:
            if tile in lying or not tile.numbers >> end.number & 1:
                continue
            if not any(_fits(geometry, end, box) for box in _ghosts(geometry, end, tile)):
                found.append(f"no room for {tile} at {end}")
    for (one, at), (other, there) in combinations(marks.items(), 2):
        if max(abs(at[0] - there[0]), abs(at[1] - there[1])) < 1:
            found.append(f"the marks of {one} and {other} overlap")
    return found


def _fits(geometry: TableGeometry, end: End, ghost: Box) -> bool:
    return all(
        _apart_enough(ghost, _box(other))
        for other in geometry.laid.values()
        if other.tile is not end.tile
    )


def _ghosts(geometry: TableGeometry, end: End, tile: Tile) -> list[Box]:
    """Return where a tile may lie at an end: crosswise, or straight on, or turned at once."""
    mx, my = geometry.mark(end)
    laid = geometry.laid[end.tile]
    dx, dy = next(
        (dx, dy) for x, y, dx, dy in _edges(laid, end.port) if (x + dx / 2, y + dy / 2) == (mx, my)
    )
    near = Box(mx - 0.5, my - 0.5, mx + 0.5, my + 0.5)
    across = [(dy, dx), (-dy, -dx)]
    if tile.double:
        w, h = (0.5, 1.0) if dx else (1.0, 0.5)
        return [Box(mx - w, my - h, mx + w, my + h)]
    ways = [(dx, dy)]
    if not (end.tile.double and end.port not in BRANCHES):
        ways += across
    return [
        Box(
            min(near.left, near.left + wx),
            min(near.top, near.top + wy),
            max(near.right, near.right + wx),
            max(near.bottom, near.bottom + wy),
        )
        for wx, wy in ways
    ]
