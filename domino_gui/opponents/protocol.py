"""The opponent protocol: what both ends say, each as one line of JSON.

The asking end sends requests (`Hello`, `Choose`, `Cancel`, `Quit`) and reads replies; the
program that plays does the reverse (``interfaces.md``, "The opponent protocol"). Neither trusts
the other: whatever is wrong with a line becomes one `ProtocolError`. Lines are cut out of the
stream by `domino_gui.opponents.lines.LineSplitter`, which bounds them to `PROTOCOL_LINE` bytes.
"""

from __future__ import annotations

from typing import Annotated, Any, Final

import msgspec
from msgspec import Meta

from domino_gui.engine.events import (
    ACTIONS,
    MATCH_EVENTS,
    Place,
    Seat,
    decode_tile,
    encode_tile,
)
from domino_gui.engine.json_limits import (
    NESTING,
    PROTOCOL_LINE,
    nests_too_deep,
    one_line,
    read_json,
)

PROTOCOL: Final = 1
"""The version of the protocol that this program speaks."""

LONGEST_BUDGET: Final = 3_600_000
"""An hour, in milliseconds: whoever asks for more has made a mistake."""

Integer = Annotated[int, Meta(ge=-(2**63), le=2**63 - 1)]
Id = Integer | Annotated[str, Meta(max_length=64)]
"""Names a request; this program counts, others may as well use words."""
Budget = (
    Annotated[int, Meta(ge=0, le=LONGEST_BUDGET)] | Annotated[float, Meta(ge=0, le=LONGEST_BUDGET)]
)
Name = Annotated[str, Meta(max_length=64)]
Estimated = Annotated[float, Meta(ge=-1e6, le=1e6)]


class ProtocolError(Exception):
    """A line that cannot be understood."""

    def __init__(self, reason: str, request: Id | None = None) -> None:
        """``request`` is the id that the line names, None where none can be found."""
        self.reason = one_line(reason)
        self.request = request
        super().__init__(self.reason)


# -- requests ----------------------------------------------------------------------------------


class Request(msgspec.Struct, frozen=True, tag_field="cmd"):
    """What a playing program can be asked."""


class Hello(Request, frozen=True, tag="hello"):
    """Say who you are; answered by `HelloReply`."""


class View(msgspec.Struct, frozen=True):
    """What one seat may see (see `domino_gui.engine.seat_view`)."""

    seat: Seat
    events: list[MATCH_EVENTS]


class Choose(Request, frozen=True, tag="choose"):
    """Choose an action; answered by exactly one of `Choice`, `Cancelled` and `ErrorReply`."""

    id: Id
    level: Name
    budget_ms: Budget
    """Time to think in milliseconds; 0 for a fixed amount of work, alike on every machine."""
    seed: Integer
    view: View


class Cancel(Request, frozen=True, tag="cancel"):
    """Stop thinking about the request ``id``."""

    id: Id


class Quit(Request, frozen=True, tag="quit"):
    """End the program."""


REQUESTS = Hello | Choose | Cancel | Quit


# -- replies -----------------------------------------------------------------------------------


class Reply(msgspec.Struct, frozen=True, tag_field="reply"):
    """What a playing program answers."""


class HelloReply(Reply, frozen=True, tag="hello"):
    """Who is playing, and at which levels, the weakest first."""

    protocol: int
    name: Name
    levels: Annotated[list[Name], Meta(max_length=64)]


class Estimate(msgspec.Struct, frozen=True):
    """What a placement is thought to be worth."""

    action: Place
    points_now: Annotated[int, Meta(ge=0, le=10**6)]
    """Raw points that it pays at once."""
    expected: Estimated
    """Expected change, from now to the end of the round and ``points_now`` included, of own side's
    score less the best other side's, in raw points."""
    spread: Annotated[float, Meta(ge=0, le=1e6)]
    """Standard deviation of that change."""
    win: Annotated[float, Meta(ge=0, le=1)] | None
    """Estimated probability of winning the match; None where it was not estimated."""
    samples: Annotated[int, Meta(ge=0)]
    """How many continuations were looked at."""


class Choice(Reply, frozen=True, tag="choice"):
    """What was chosen, and what every placement is thought to be worth, the best first."""

    id: Id
    action: ACTIONS
    analysis: Annotated[list[Estimate], Meta(max_length=1024)] = []


class Cancelled(Reply, frozen=True, tag="cancelled"):
    """The request was dropped; nothing was chosen."""

    id: Id


class ErrorReply(Reply, frozen=True, tag="error"):
    """The request could not be understood or answered; ``id`` is None where it is not known."""

    id: Id | None
    message: str


REPLIES = HelloReply | Choice | Cancelled | ErrorReply


# -- lines -------------------------------------------------------------------------------------


_encoder: Final = msgspec.json.Encoder(enc_hook=encode_tile)


def encode(message: Request | Reply) -> bytes:
    """Return a message as one line, its line break included."""
    return _encoder.encode(message) + b"\n"


def decode_request(line: bytes) -> REQUESTS:
    """Return the request written in ``line``; `ProtocolError` if it is none."""
    request: REQUESTS = _decode(line, REQUESTS)
    return request


def decode_reply(line: bytes) -> REPLIES:
    """Return the reply written in ``line``; `ProtocolError` if it is none."""
    reply: REPLIES = _decode(line, REPLIES)
    return reply


def _decode(line: bytes, kind: Any) -> Any:
    if len(line) > PROTOCOL_LINE:
        raise ProtocolError(too_long())
    try:
        text = line.decode()
    except UnicodeDecodeError:
        raise ProtocolError("not UTF-8 text") from None
    if nests_too_deep(line):
        raise ProtocolError(f"nested deeper than {NESTING} levels")
    try:
        value = read_json(text)
    except ValueError as error:
        raise ProtocolError(str(error)) from None
    try:
        return msgspec.convert(value, kind, dec_hook=decode_tile)
    except (ValueError, msgspec.ValidationError) as error:
        raise ProtocolError(str(error), _id_named_in(value)) from None


def too_long() -> str:
    """Return the reason why a line longer than the limit is refused."""
    return f"a line longer than {PROTOCOL_LINE // 1024 // 1024} MiB"


def _id_named_in(value: Any) -> Id | None:
    """Return which request a damaged message belongs to; None if it does not tell."""
    found = value.get("id") if isinstance(value, dict) else None
    try:
        return None if found is None else msgspec.convert(found, Id)
    except (ValueError, msgspec.ValidationError):
        return None
