"""A table set up by hand, as a match that a scene can show and the rules can judge."""

# Annotations are evaluated at once: NamedTuple would compile each of them as a string.

from collections.abc import Sequence
from typing import NamedTuple

from domino_gui.engine.events import FORMAT, MatchStarted, PlayerKind, SeatInfo, TilePlaced
from domino_gui.engine.layout import End, Layout, Port
from domino_gui.engine.match import Match, Phase
from domino_gui.engine.round import Hand
from domino_gui.engine.rules import Rules
from domino_gui.engine.tiles import Tile

LEARNER = 0
"""The seat of who learns: always the first, and in turn."""


class Placement(NamedTuple):
    """A tile and what it is attached to; None for the first."""

    tile: Tile
    at: End | None

    def __str__(self) -> str:
        return self.tile.name if self.at is None else f"{self.tile} at {self.at}"


def parse_end(text: str) -> End:
    """Return the end that is written ``5|5 straight-a``; `ValueError` if that is none."""
    name, _, port = text.strip().partition(" ")
    tile = Tile.parse(name)
    try:
        end = End(tile, Port(port.strip()))
    except ValueError:
        raise ValueError(f"{port[:12]!r} is no side of a tile") from None
    if tile.double is (end.port in (Port.LOW, Port.HIGH)):
        raise ValueError(f"{tile} has no side {end.port}")
    return end


def parse_placement(text: str) -> Placement:
    """Return the placement that is written ``5|5`` or ``0|5 at 5|5 straight-a``; `ValueError`."""
    name, at, end = text.partition(" at ")
    return Placement(Tile.parse(name.strip()), parse_end(end) if at else None)


def match_of(
    rules: Rules,
    names: Sequence[str],
    layout: Layout,
    hands: Sequence[Hand] = (),
    boneyard: Sequence[Tile | None] = (),
) -> Match:
    """Return a match in which just these tiles lie and are held; None for a face nobody sees.

    It has no deal, and so no seal; the first seat, `LEARNER`, is in turn. Its events tell no more
    than what was placed last.
    """
    seats = [SeatInfo(name, PlayerKind.HUMAN) for name in names]
    sides = [[*side] for side in rules.sides]
    match = Match(MatchStarted(FORMAT, rules.rule_set.id, rules.house, seats, sides, practice=True))
    table = match.round
    table.hands = [[*hand] for hand in hands] or [[] for _ in seats]
    table.boneyard = [*boneyard]
    table.layout = layout.copy()
    table.turn = LEARNER
    if layout.placed:
        last = layout.placed[-1]
        pays = match.worth(len(seats) - 1, layout.count)
        match.events.append(TilePlaced(len(seats) - 1, last.tile, last.at, layout.count, pays))
    match.round_number, match.phase = 1, Phase.PLAY
    return match
