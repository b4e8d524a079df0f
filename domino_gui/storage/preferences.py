"""What a person prefers, in a JSON file that may be missing, damaged, or of another version.

What an older version wrote is carried over; what a newer one wrote is left exactly as it is.
"""

# Annotations are evaluated at once: msgspec would compile each of them as a string.

import contextlib
import os
import time
from pathlib import Path
from typing import Annotated, Any, Final, Literal, NamedTuple

import msgspec
from msgspec import Meta

from domino_gui.engine.json_limits import nests_too_deep, one_line
from domino_gui.engine.plain_file import open_plain
from domino_gui.storage.match_setup import NAME_LENGTH, MatchSetup
from domino_gui.storage.places import kept_name
from domino_gui.storage.programs import AddedProgram, checked, reseated

FORMAT: Final = 2
"""The format of preferences that this program writes; it reads the older ones too."""
_LARGEST: Final = 2 * 1024 * 1024
"""Bytes of a file that could be ours."""
MOST_CLOCK_S: Final = 60
"""Seconds that a count may be waited for at most."""
MOST_RESETS: Final = 1000
"""People whose statistics were begun anew."""
MOST_PROGRAMS: Final = 32
"""Opponent programs that can be added."""
_HALF_WRITTEN_S: Final = 60
"""Seconds after which nobody writes a file any more that was begun."""
_LONGEST_PATH: Final = 16 * 1024
"""Bytes that hold any path."""


class Preferences(msgspec.Struct, frozen=True):
    """Everything that is remembered between two starts, but not what happened in a match."""

    format: int = FORMAT
    language: Literal["system", "ko", "en"] = "system"
    pace: Literal["slow", "normal", "fast"] = "normal"
    """How fast things move, and how long computers wait between moves."""
    motion: Literal["automatic", "on", "off"] = "automatic"
    """Whether anything moves at all; "automatic" as the system is set."""
    theme: Annotated[str, Meta(pattern="^[a-z][a-z0-9_-]{0,39}$")] = "automatic"
    """Which colours; "automatic" for those that go with the system."""
    automatic_draws: bool = True
    """Whether forced draws are done for people."""
    automatic_passes: bool = True
    """Whether forced passes are done for people."""
    automatic_placements: bool = False
    """Whether a tile is placed for people where it is all that they may do."""
    confirm_placements: bool = False
    """Whether a second click or key is needed to place a tile."""
    coach: bool = False
    """Whether a word is said before a placement that gives much away."""
    score_sheet: Literal["strokes", "board"] = "strokes"
    """How scores of Five Up are drawn; those of others are always strokes."""
    open_hands: bool = False
    """Whether the hands lie face up in a match in which no person plays."""
    show_count: bool = True
    """Whether the count of the table is shown, with what each end adds."""
    show_preview_count: bool = True
    """Whether the places of a tile show the count that they would make, and the points."""
    count_yourself: Literal["off", "own", "all"] = "off"
    """After which placements the count is asked before it is shown."""
    count_what: Literal["count", "points"] = "count"
    """What is asked then: the count, or the points that it pays."""
    count_clock_s: Annotated[int, Meta(ge=0, le=MOST_CLOCK_S)] = 0
    """Seconds in which it is to be told; 0 for any time."""
    claim_ms: Literal[0, 2000, 4000, 8000, 15000] = 4000
    """House rule ``claim``: milliseconds in which a person may claim; 0 for any time."""
    statistics_since: Annotated[
        dict[
            Annotated[str, Meta(max_length=NAME_LENGTH)],
            Annotated[str, Meta(max_length=40)],
        ],
        Meta(max_length=MOST_RESETS),
    ] = {}
    """By a person's name, the time (ISO 8601) from which on matches count for the statistics; ""
    for everybody."""
    match: MatchSetup = MatchSetup()
    """What was chosen for the last new match."""
    programs: Annotated[tuple[AddedProgram, ...], Meta(max_length=MOST_PROGRAMS)] = ()
    """Other people's opponent programs, in the order in which they were added."""
    geometry: Annotated[bytes, Meta(max_length=4096)] = b""
    """Where the window lay, as Qt saves it."""
    playing: Annotated[bytes, Meta(max_length=_LONGEST_PATH)] = b""
    """The record of the match played last, as the system spells its path; empty for none."""


class Found(NamedTuple):
    """What a file of preferences told."""

    preferences: Preferences
    """The defaults where the file cannot be used."""
    problem: str | None
    """Why it cannot be used, in English; None if all is well or there is no file yet."""
    is_newer: bool = False
    """Whether a newer version of the program wrote it: then nothing is written there."""


def with_program(preferences: Preferences, before: str, after: AddedProgram | None) -> Preferences:
    """Return ``preferences`` with the program called ``before`` changed into another.

    An empty ``before`` adds ``after``, None removes. The match offered next follows.
    """
    programs = [*preferences.programs]
    places = [index for index, program in enumerate(programs) if program.name == before]
    index = places[0] if places else len(programs)
    programs[index : index + 1] = [] if after is None else [after]
    match = preferences.match
    if places:
        match = reseated(match, before, "" if after is None else after.name)
    return msgspec.structs.replace(preferences, programs=tuple(programs), match=match)


def read_preferences(path: Path) -> Found:
    """Read preferences; whatever is wrong with the file, it stays as it is."""
    try:
        with open_plain(path) as file:
            data = file.read(_LARGEST + 1)
    except FileNotFoundError:
        return Found(Preferences(), None)
    except OSError as error:
        return Found(Preferences(), f"cannot be opened: {error.strerror}")
    try:
        return Found(_decode(data), None)
    except NewerError as error:
        return Found(Preferences(), str(error), is_newer=True)
    except ValueError as error:
        return Found(Preferences(), one_line(str(error)))


class NewerError(ValueError):
    """A newer version of the program wrote the file."""


class _Head(msgspec.Struct):
    """As much as every format has."""

    format: Annotated[int, Meta(ge=1)] = 1


def _decode(data: bytes) -> Preferences:
    if len(data) > _LARGEST:
        raise ValueError(f"larger than {_LARGEST // 1024 // 1024} MiB")
    if nests_too_deep(data):
        raise ValueError("nested too deep")
    written = msgspec.json.decode(data, type=_Head).format
    if written > FORMAT:
        raise NewerError(f"written in format {written}; this program reads format {FORMAT}")
    if written == FORMAT:
        preferences = msgspec.json.decode(data, type=Preferences)
    else:
        preferences = msgspec.convert(_carried_over(msgspec.json.decode(data)), Preferences)
    return msgspec.structs.replace(
        preferences,
        match=preferences.match if preferences.match.is_playable else MatchSetup(),
        programs=checked(preferences.programs),
    )


def _carried_over(written: dict[str, Any]) -> dict[str, Any]:
    """Return what was written in format 1 as format 2 has it.

    "off" and "automatic" stood among the paces, where they told whether anything moves.
    """
    carried = written | {"format": FORMAT}
    if written.get("pace") in ("automatic", "off"):
        carried |= {"pace": "normal", "motion": written["pace"]}
    return carried


def write_preferences(path: Path, preferences: Preferences) -> str | None:
    """Write preferences whole or not at all; return why that failed, None if it did not.

    A damaged file there is kept under another name; nothing is written in place of a newer one.
    """
    # Of its own: another copy of the program may be writing at this moment.
    partial = path.with_name(f"{path.name}.{os.getpid()}.part")
    found = read_preferences(path)
    if found.is_newer:
        return found.problem
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        with partial.open("wb") as file:
            file.write(msgspec.json.format(msgspec.json.encode(preferences), indent=2))
            file.flush()
            os.fsync(file.fileno())
        if found.problem is not None:
            path.rename(kept_name(path))
        partial.replace(path)
    except OSError as error:
        with contextlib.suppress(OSError):
            partial.unlink()
        return error.strerror or type(error).__name__
    _clear_up(path)
    return None


def _clear_up(path: Path) -> None:
    """Remove what programs have left half written beside ``path`` that were killed in doing so."""
    long_ago = time.time() - _HALF_WRITTEN_S
    with contextlib.suppress(OSError):
        for partial in path.parent.glob(f"{path.name}*.part"):
            if partial.stat().st_mtime < long_ago:
                partial.unlink()
