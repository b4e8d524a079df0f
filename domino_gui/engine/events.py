"""What can happen in a match, and how each of it is written as one line of JSON.

Events are named in the past: they have happened. Actions are what a player may choose to do.
Points are raw everywhere (``interfaces.md``, "The record").
"""

# Annotations are evaluated here, not kept as strings: msgspec would compile each string anew, which
# is a part of the time in which the program starts.

from collections.abc import Sequence
from enum import StrEnum
from typing import Annotated, Any, Final

import msgspec
from msgspec import UNSET, Meta, UnsetType

from domino_gui.engine.layout import End
from domino_gui.engine.rules import HouseRules, RuleSetId
from domino_gui.engine.tiles import TILES, Tile

FORMAT: Final = 1
"""The format of records that this program writes and reads."""

Seat = Annotated[int, Meta(ge=0, le=3)]
Side = Annotated[int, Meta(ge=0, le=3)]
Points = int | float
"""Raw points, exact: a split can leave halves."""
TileNumber = Annotated[int, Meta(ge=0, le=len(TILES))]
"""How many tiles, where a view does not name them."""
Hash = Annotated[str, Meta(pattern=r"^[0-9a-f]{64}\Z")]


class PlayerKind(StrEnum):
    """Who decides for a seat."""

    HUMAN = "human"
    COMPUTER = "computer"


class SeatInfo(msgspec.Struct, frozen=True, omit_defaults=True):
    """Who sits where."""

    name: Annotated[str, Meta(max_length=64)]
    player: PlayerKind
    level: str | UnsetType = UNSET
    """A computer's level, or the name of a yardstick player."""
    program: str | UnsetType = UNSET
    """Another's opponent program."""


class Event(msgspec.Struct, frozen=True, omit_defaults=True, tag_field="event", gc=False):
    """One thing that happened; a match is the list of its events."""


class MatchStarted(Event, frozen=True, gc=False, tag="match"):
    """The first event: which rules, and who plays."""

    format: int
    rules: RuleSetId
    options: HouseRules
    seats: list[SeatInfo]
    sides: list[list[Seat]]
    started: str | UnsetType = UNSET
    practice: bool = False


class LotTurned(Event, frozen=True, gc=False, tag="lot"):
    """Each candidate turned up a tile; equal candidates turn again, and nobody leads yet."""

    tiles: dict[str, Tile]
    leader: Seat | None


class RoundDealt(Event, frozen=True, gc=False, tag="deal"):
    """The tiles were dealt. In a seat's view, what it cannot see is a number of tiles."""

    round: Annotated[int, Meta(ge=1)]
    leader: Seat
    hands: list[list[Tile] | TileNumber]
    boneyard: list[Tile] | TileNumber
    seal: Hash
    key: Hash | UnsetType = UNSET
    number: int | UnsetType = UNSET


class TilePlaced(Event, frozen=True, gc=False, tag="place"):
    """A tile was laid; the count it made, and the points it is worth."""

    seat: Seat
    tile: Tile
    at: End | None
    count: int
    points: Points


class PointsClaimed(Event, frozen=True, gc=False, tag="claim"):
    """House rule ``claim``: a seat named what the last placement is worth, and so scored it.

    A claim of anything else costs `WRONG_CLAIM` instead.
    """

    seat: Seat
    claimed: Annotated[int, Meta(ge=0)]
    points: Points


WRONG_CLAIM: Final = -5
"""Raw points of a claim that is wrong."""


class TileDrawn(Event, frozen=True, gc=False, tag="draw"):
    """A tile was taken from the boneyard; None where the viewer may not know which."""

    seat: Seat
    tile: Tile | None


class TurnPassed(Event, frozen=True, gc=False, tag="pass"):
    """A player could neither play nor draw."""

    seat: Seat


class RoundEnding(StrEnum):
    """How a round ends."""

    DOMINO = "domino"
    BLOCKED = "blocked"


class RoundSettled(Event, frozen=True, gc=False, tag="round"):
    """A round ended and was settled: pips left by seat, points and scores by side."""

    ended: RoundEnding
    seat: Seat | None
    left: list[int]
    points: list[Points]
    scores: list[Points]
    key: Hash
    number: int | UnsetType = UNSET


class Resigned(Event, frozen=True, gc=False, tag="resign"):
    """A seat gave the match up."""

    seat: Seat


class MatchEnded(Event, frozen=True, gc=False, tag="match-end"):
    """The match is over; no winners in a drawn game."""

    winners: list[Side]
    scores: list[Points]
    key: Hash | UnsetType = UNSET
    number: int | UnsetType = UNSET


class Undone(Event, frozen=True, gc=False, tag="undo"):
    """Only in live files: the list went back to its first ``to`` events."""

    to: Annotated[int, Meta(ge=1)]


class Redone(Event, frozen=True, gc=False, tag="redo"):
    """Only in live files: the list went forward again to its first ``to`` events."""

    to: Annotated[int, Meta(ge=1)]


class Action(msgspec.Struct, frozen=True, tag_field="type", gc=False):
    """What a player chooses to do in turn."""


class Place(Action, frozen=True, gc=False, tag="place"):
    """Lay ``tile`` at ``at``; None for the first tile of a round."""

    tile: Tile
    at: End | None


class Draw(Action, frozen=True, gc=False, tag="draw"):
    """Take the next tile of the boneyard."""


class Pass(Action, frozen=True, gc=False, tag="pass"):
    """Let the turn go by."""


MATCH_EVENTS = (
    MatchStarted
    | LotTurned
    | RoundDealt
    | TilePlaced
    | PointsClaimed
    | TileDrawn
    | TurnPassed
    | RoundSettled
    | Resigned
    | MatchEnded
)
"""What a match, and so a seat's view of it, consists of."""

RECORD_EVENTS = MATCH_EVENTS | Undone | Redone
"""What can stand in a live file."""

ACTIONS = Place | Draw | Pass


def encode_tile(value: Any) -> str:
    """Write what msgspec does not know by itself (its ``enc_hook``)."""
    if isinstance(value, Tile):
        return value.name
    raise NotImplementedError(type(value).__name__)


def decode_tile(kind: type, value: Any) -> Any:
    """Read what msgspec does not know by itself (its ``dec_hook``); `ValueError` if no tile."""
    if kind is Tile:
        return Tile.parse(value)
    raise NotImplementedError(kind.__name__)


_encoder: Final = msgspec.json.Encoder(enc_hook=encode_tile)


def encode_event(event: Event) -> bytes:
    """Return an event as one line of a record, without the line break."""
    return _encoder.encode(event)


def event_of(value: Any) -> Event:
    """Return the event that a JSON value tells of; `msgspec.ValidationError` if it is none."""
    event: Event = msgspec.convert(value, RECORD_EVENTS, dec_hook=decode_tile)
    return event


def encode_events(events: Sequence[Event]) -> bytes:
    """Return events as the text of a record, a line each."""
    return b"".join(encode_event(event) + b"\n" for event in events)
