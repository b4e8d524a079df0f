"""What the controller has to tell besides the events of the match; the interface has the words."""

# Annotations are evaluated at once: NamedTuple would compile each of them as a string.

import re
from enum import Enum, auto
from typing import Final, NamedTuple


class NoticeKind(Enum):
    """What a notice is about."""

    NOT_WRITTEN = auto()
    """The disk does not take the latest events. Play goes on; they are written when it can."""
    WRITTEN_AGAIN = auto()
    """Everything is on the disk again."""
    CUT_OFF = auto()
    """The record's last line, cut off by a crash, was left out."""
    RESEALED = auto()
    """The deal's key was not in the file: it was sealed anew, and the match is practice."""
    PROGRAM_RESTARTED = auto()
    """A seat's opponent program failed and is asked again after a restart."""
    PROGRAM_REPLACED = auto()
    """It failed again: the built-in player plays for this seat until the match is closed."""
    PROGRAM_MISSING = auto()
    """No program of the name that the match gives (`Notice.detail`) has been added: ours plays."""
    NO_ADVICE = auto()
    """The program that judges placements failed twice: nothing can be said of them any more."""


class Fault(Enum):
    """What an opponent program did wrong."""

    NOT_STARTED = auto()
    DIED = auto()
    """It ended."""
    SILENT = auto()
    """No answer came in time; also where it closed its output, which nobody can see sooner."""
    NO_PROTOCOL = auto()
    """It said what the protocol does not know."""
    FLOODED = auto()
    """It sent a line longer than the protocol allows."""
    OTHER_VERSION = auto()
    """It speaks another version of the protocol."""
    NO_SUCH_LEVEL = auto()
    """It does not play at the level chosen."""
    REFUSED = auto()
    """It answered a request with an error."""
    WRONG_REQUEST = auto()
    """It answered what nobody had asked."""
    ILLEGAL_ACTION = auto()
    """It chose what the rules do not allow."""


class Notice(NamedTuple):
    """Something a person at the table should know. It never asks for anything."""

    kind: NoticeKind
    seat: int | None = None
    """Whose program failed."""
    fault: Fault | None = None
    detail: str = ""
    """More about it, from the system or the program; one line of plain text, untranslated."""
    complaints: str = ""
    """What the program wrote last to its standard error."""


_TILE: Final = re.compile(
    r"(?<!\d)[0-6][^\w.]{1,2}[0-6](?!\d)"
    r"(?:[^\w.]{1,2}[0-6](?!\d)(?![^\w.]{1,2}[0-6]))?"  # of three halves any two may be a tile
)


def without_tiles(text: str) -> str:
    """Return what a program says without anything that looks like a tile.

    It sees its own hand, which nobody else may see before the round is over.
    """
    return _TILE.sub("?|?", text)
