"""What a scene tells of tiles, and matches that look the same though hidden tiles are others."""

from __future__ import annotations

import random
import re
from typing import Any, Final

import msgspec
from msgspec import UNSET
from msgspec.structs import replace
from PySide6.QtGui import QImage

from domino_gui.engine.events import Event, Place, RoundDealt, TileDrawn, TilePlaced
from domino_gui.engine.match import Match
from domino_gui.engine.rules import RuleError
from domino_gui.engine.tiles import TILES, Tile
from domino_gui.table.arrangement import Arrangement
from domino_gui.table.framing import View
from domino_gui.table.items import TileItem
from domino_gui.table.palettes import Palette
from domino_gui.table.scene import TableScene
from domino_gui.table.tile_art import tile_pixmap

_NAME: Final = re.compile(r"[0-6]\|[0-6]")
_SWAPS: Final = 60
"""Pairs of hidden tiles that are tried to be exchanged."""
_WITHOUT_TILES: Final = (Arrangement, Palette, View)


# -- the scene -------------------------------------------------------------------------------------


def faces_drawn(scene: TableScene) -> set[Tile]:
    """Every tile that the items of a scene, or the pictures that it holds as data, tell of."""
    found: set[Tile] = set()
    for item in scene.items():
        _collect(vars(item), found)
        found |= tiles_named(item.toolTip())
        if isinstance(item, TileItem):
            _check_picture(item)
    for told in (scene.stage, scene.board.stage, {*scene.board.tiles}, vars(scene.choice)):
        _collect(told, found)
    return found


def _check_picture(item: TileItem) -> None:
    """What a tile wears is the picture of what it says that it is: a back, for one that is None."""
    due = tile_pixmap(item._look, item.palette, item.ratio)
    shown = item.pixmap()
    assert shown.cacheKey() == due.cacheKey() or shown.toImage() == due.toImage()


def _collect(value: Any, found: set[Tile]) -> None:
    """Add every tile that is found in a value, however deep."""
    if isinstance(value, Tile):
        found.add(value)
    elif isinstance(value, str):
        found |= tiles_named(value)
    elif isinstance(value, dict):
        for key, each in value.items():
            _collect(key, found)
            _collect(each, found)
    elif isinstance(value, list | tuple | set | frozenset):
        for each in value:
            _collect(each, found)
    elif isinstance(value, msgspec.Struct) and not isinstance(value, _WITHOUT_TILES):
        for field in value.__struct_fields__:
            _collect(getattr(value, field), found)


def tiles_named(text: str) -> set[Tile]:
    """The tiles that a text names."""
    return {Tile.parse("|".join(sorted(name.split("|")))) for name in _NAME.findall(text)}


def bytes_of(picture: QImage) -> bytes:
    """Every pixel of a picture."""
    return bytes(picture.constBits())


# -- what looks the same ---------------------------------------------------------------------------


def seen_by_all(match: Match) -> set[Tile]:
    """The tiles that everybody at the table has seen in the round being played."""
    return {placed.tile for placed in match.round.layout.placed}


class Twins:
    """A match, and others in which the same was seen though the hidden tiles are others."""

    def __init__(self, match: Match, viewer: int | None, seed: int) -> None:
        """Nothing is hidden that ``viewer`` holds."""
        deals = [n for n, event in enumerate(match.events) if isinstance(event, RoundDealt)]
        self._start = deals[-1]
        self._before = Match.replay(match.events[: self._start])
        self._events = match.events[self._start :]
        self._rng = random.Random(seed)
        own = set() if viewer is None else {*match.round.hands[viewer]}
        self._hidden = [tile for tile in TILES if tile not in seen_by_all(match) | own]
        self.match = self._told({})
        """The match itself, without the key of its deal: its seal fits no twin's."""
        self.swapped: dict[Tile, Tile] = {}
        """Which tile the twin has instead of which."""
        self.twin = self._find()

    def at(self, length: int) -> list[Match]:
        """Both as they were after so many events."""
        return [self._told(swapped, length) for swapped in ({}, self.swapped)]

    @property
    def differ(self) -> bool:
        """Whether the hands are others in the twin; now and then everything hidden is known."""
        return self.match.round.hands != self.twin.round.hands

    def _find(self) -> Match:
        """Swap hidden tiles, two at a time, as long as nobody could have told the difference."""
        twin = self.match
        for _ in range(_SWAPS if len(self._hidden) > 1 else 0):
            one, other = self._rng.sample(self._hidden, 2)
            at_one, at_other = (self.swapped.get(tile, tile) for tile in (one, other))
            tried = self.swapped | {one: at_other, other: at_one}
            try:
                found = self._told(tried)
            except RuleError:
                continue
            if _may_place(found) is _may_place(self.match):
                self.swapped, twin = tried, found
        return twin

    def _told(self, swapped: dict[Tile, Tile], length: int | None = None) -> Match:
        match = self._before.copy()
        end = None if length is None else length - self._start
        for event in self._events[:end]:
            match.apply(_with(event, swapped))
        return match


def _may_place(match: Match) -> bool:
    return any(isinstance(action, Place) for action in match.legal_actions())


def _with(event: Event, swapped: dict[Tile, Tile]) -> Event:
    """The same event with other tiles in it, and without what only fits the tiles that it had."""
    if isinstance(event, RoundDealt):
        assert not isinstance(event.boneyard, int)
        hands = [
            hand if isinstance(hand, int) else [swapped.get(tile, tile) for tile in hand]
            for hand in event.hands
        ]
        boneyard = [swapped.get(tile, tile) for tile in event.boneyard]
        return replace(event, hands=hands, boneyard=boneyard, key=UNSET, number=UNSET)
    if isinstance(event, TileDrawn) and event.tile is not None:
        return replace(event, tile=swapped.get(event.tile, event.tile))
    assert not isinstance(event, TilePlaced) or event.tile not in swapped
    return event
