"""What a person prefers, in a JSON file that may be missing, damaged, or of a newer program."""

# Annotations are evaluated at once: msgspec would compile each of them as a string.

import contextlib
import os
from pathlib import Path
from typing import Annotated, Final, Literal, NamedTuple

import msgspec
from msgspec import Meta

from domino_gui.engine.json_limits import nests_too_deep, one_line
from domino_gui.storage.match_setup import MatchSetup
from domino_gui.storage.programs import AddedProgram, checked, reseated

FORMAT: Final = 1
"""The format of preferences that this program writes and reads."""
_LARGEST: Final = 2 * 1024 * 1024
"""Bytes of a file that could be ours."""
MOST_PROGRAMS: Final = 32
"""Opponent programs that can be added."""
_LONGEST_PATH: Final = 16 * 1024
"""Bytes that hold any path."""


class Preferences(msgspec.Struct, frozen=True):
    """Everything that is remembered between two starts, but not what happened in a match."""

    format: int = FORMAT
    language: Literal["system", "ko", "en"] = "system"
    pace: Literal["automatic", "slow", "normal", "fast", "off"] = "automatic"
    """How fast things move; "automatic", as the system is set, until somebody chooses one."""
    theme: Annotated[str, Meta(pattern="^[a-z][a-z0-9_-]{0,39}$")] = "automatic"
    """Which colours; "automatic" for those that go with the system."""
    automatic_draws: bool = True
    """Whether forced draws are done for people."""
    automatic_passes: bool = True
    """Whether forced passes are done for people."""
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
        with path.open("rb") as file:
            data = file.read(_LARGEST + 1)
    except FileNotFoundError:
        return Found(Preferences(), None)
    except OSError as error:
        return Found(Preferences(), f"cannot be opened: {error.strerror}")
    try:
        return Found(_decode(data), None)
    except ValueError as error:
        return Found(Preferences(), one_line(str(error)))


class _Head(msgspec.Struct):
    """As much as every format has."""

    format: int = FORMAT


def _decode(data: bytes) -> Preferences:
    if len(data) > _LARGEST:
        raise ValueError(f"larger than {_LARGEST // 1024 // 1024} MiB")
    if nests_too_deep(data):
        raise ValueError("nested too deep")
    written = msgspec.json.decode(data, type=_Head).format
    if written != FORMAT:
        raise ValueError(f"written in format {written}; this program reads format {FORMAT}")
    preferences = msgspec.json.decode(data, type=Preferences)
    return msgspec.structs.replace(
        preferences,
        match=preferences.match if preferences.match.is_playable else MatchSetup(),
        programs=checked(preferences.programs),
    )


def write_preferences(path: Path, preferences: Preferences) -> str | None:
    """Write preferences whole or not at all; return why that failed, None if it did not.

    A file there that cannot be used, damaged or a newer program's, is kept under another name.
    """
    partial = path.with_name(path.name + ".part")
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        with partial.open("wb") as file:
            file.write(msgspec.json.format(msgspec.json.encode(preferences), indent=2))
            file.flush()
            os.fsync(file.fileno())
        if read_preferences(path).problem is not None:
            path.rename(_free_name(path))
        partial.replace(path)
    except OSError as error:
        with contextlib.suppress(OSError):
            partial.unlink()
        return error.strerror or type(error).__name__
    return None


def _free_name(path: Path) -> Path:
    """Return a name beside ``path`` that no file has."""
    number = 1
    while (kept := path.with_name(f"{path.stem}.kept-{number}{path.suffix}")).exists():
        number += 1
    return kept
