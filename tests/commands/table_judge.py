"""Judges the data that `render` writes, from that data and the record alone.

Written from what is promised, with nothing of the program: whoever reads the JSON knows no more.
"""

from __future__ import annotations

from itertools import combinations
from typing import Any, NamedTuple

Json = dict[str, Any]

BRANCHING = {"all-fives": "first", "five-up": "every"}
"""Which doubles can grow branches; in the other rule sets none."""


class _Touch(NamedTuple):
    """How two tiles lie side by side."""

    direction: tuple[int, int]
    """From the first to the second."""
    halves: list[tuple[int, int]]
    """The halves that share some edge, by number."""


def judge(table: Json, record: list[Json], number: int) -> list[str]:
    """Return what is wrong with the table after so many placements of a record's last round."""
    begun = max(index for index, event in enumerate(record) if event["event"] == "deal")
    placed = [event for event in record[begun:] if event["event"] == "place"][:number]
    tiles = {tile["tile"]: tile for tile in table["tiles"]}
    if [*tiles] != [event["tile"] for event in placed]:
        return ["other tiles than were placed"]
    touching = {
        (one, other): touch
        for one, other in combinations(tiles, 2)
        if (touch := _touch(tiles[one], tiles[other])) is not None
    }
    return [
        *[fault for tile in tiles.values() for fault in _shape(tile)],
        *_overlaps(tiles),
        *_joints(tiles, placed, touching),
        *_ends(table, placed, BRANCHING.get(record[0]["rules"], "none")),
    ]


def _numbers(tile: str) -> tuple[int, int]:
    low, high = tile.split("|")
    return int(low), int(high)


def _shape(tile: Json) -> list[str]:
    first, second = tile["halves"]
    corners = {(half["x"], half["y"]) for half in (first, second)}
    far = (tile["x"] + tile["w"] - 1, tile["y"] + tile["h"] - 1)
    fits = (
        sorted((tile["w"], tile["h"])) == [1, 2]
        and corners == {(tile["x"], tile["y"]), far}
        and sorted((first["value"], second["value"])) == [*_numbers(tile["tile"])]
        and all(value * 2 == int(value * 2) for value in (tile["x"], tile["y"]))
    )
    return [] if fits else [f"{tile['tile']} and its halves do not fit"]


def _gaps(one: Json, other: Json) -> tuple[float, float]:
    """Return the room between two tiles, or halves, to the right and down; below 0 none."""

    def gap(axis: str, side: str) -> float:
        near, far = one, other
        if near[axis] > far[axis]:
            near, far = far, near
        return float(far[axis] - near[axis] - near.get(side, 1))

    return gap("x", "w"), gap("y", "h")


def _overlaps(tiles: dict[str, Json]) -> list[str]:
    return [
        f"{one} and {other} overlap"
        for one, other in combinations(tiles, 2)
        if max(_gaps(tiles[one], tiles[other])) < 0
    ]


def _touch(one: Json, other: Json) -> _Touch | None:
    across, down = _gaps(one, other)
    if max(across, down) != 0 or min(across, down) >= 0:
        return None
    if across == 0:
        direction = (1 if other["x"] > one["x"] else -1, 0)
    else:
        direction = (0, 1 if other["y"] > one["y"] else -1)
    halves = [
        (mine, theirs)
        for mine, half in enumerate(one["halves"])
        for theirs, next_to in enumerate(other["halves"])
        if max(_gaps(half, next_to)) == 0 and min(_gaps(half, next_to)) < 0
    ]
    return _Touch(direction, halves)


def _joints(
    tiles: dict[str, Json], placed: list[Json], touching: dict[tuple[str, str], _Touch]
) -> list[str]:
    """Attached tiles touch, equal halves together, on the right side; others do not touch."""
    found = []
    left = touching.copy()
    sides: dict[tuple[str, tuple[int, int]], str] = {}
    for event in placed[1:]:
        tile, at, port = event["tile"], event["at"]["tile"], event["at"]["port"]
        touch = left.pop((at, tile), None)
        if touch is None:
            if not tiles[tile].get("apart"):
                found.append(f"{tile} does not touch {at}")
            continue
        if tiles[tile].get("apart"):
            found.append(f"{tile} lies apart, and yet touches {at}")
        for mine, theirs in touch.halves:
            if tiles[at]["halves"][mine]["value"] != tiles[tile]["halves"][theirs]["value"]:
                found.append(f"{tile} shows another number to {at}")
        found += _wrong_side(tiles, tile, at, port, touch)
        back = (-touch.direction[0], -touch.direction[1])
        for key in ((at, touch.direction), (tile, back)):
            is_double = len({*_numbers(key[0])}) == 1
            if is_double and key in sides:
                found.append(f"{sides[key]} and {tile} lie on one side of {key[0]}")
            sides[key] = tile
    return found + [f"{one} and {other} touch" for one, other in left]


def _wrong_side(tiles: dict[str, Json], tile: str, at: str, port: str, touch: _Touch) -> list[str]:
    """A double's straights leave its long sides, its branches the short ends; it lies across."""
    found = []
    along_x = touch.direction[0] != 0
    low, high = _numbers(at)
    if low == high:
        from_long_side = (tiles[at]["w"] < tiles[at]["h"]) == along_x
        if from_long_side == port.startswith("branch"):
            found.append(f"{tile} leaves {at} on the wrong side")
    else:
        value = low if port == "low" else high
        if {tiles[at]["halves"][mine]["value"] for mine, _ in touch.halves} != {value}:
            found.append(f"{tile} lies at the wrong half of {at}")
    if len({*_numbers(tile)}) == 1 and (tiles[tile]["w"] < tiles[tile]["h"]) != along_x:
        found.append(f"the double {tile} does not lie across")
    return found


def _ends(table: Json, placed: list[Json], branching: str) -> list[str]:
    """Every open end is told once, and what they add makes the count that the record has."""
    covered: set[tuple[str, str]] = set()
    doubles = []
    for event in placed:
        low, high = _numbers(event["tile"])
        if low == high:
            doubles.append(event["tile"])
        if event["at"] is not None:
            at = (event["at"]["tile"], event["at"]["port"])
            covered.add(at)
            value = _value(*at)
            own = "straight-a" if low == high else ("low" if value == low else "high")
            covered.add((event["tile"], own))
    spinners = {"none": [], "first": doubles[:1], "every": doubles}[branching]
    expected = set()
    for event in placed:
        tile = event["tile"]
        ports = ["straight-a", "straight-b"] if tile in doubles else ["low", "high"]
        if tile in spinners and all((tile, port) in covered for port in ports):
            ports = ["branch-a", "branch-b"]
        expected |= {(tile, port) for port in ports} - covered
    ends = {(end["tile"], end["port"]): end for end in table["ends"]}
    found = []
    if {*ends} != expected or len(ends) != len(table["ends"]):
        found.append("the open ends are others")
    if any(end["value"] != _value(*key) for key, end in ends.items()):
        found.append("an end shows another number")
    if not table["count"] == placed[-1]["count"] == sum(end["adds"] for end in table["ends"]):
        found.append("what the ends add does not make the count")
    if any(end["adds"] for end in table["ends"] if end["port"].startswith("branch")):
        found.append("a branch that is not begun adds nothing")
    return found


def _value(tile: str, port: str) -> int:
    low, high = _numbers(tile)
    return low if port == "low" else high
