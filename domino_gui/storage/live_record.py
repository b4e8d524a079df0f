"""The record of the match being played: appended to event by event, so that nothing is lost.

``interfaces.md``, "The record": a file is appended to one event at a time and flushed to disk
before the interface shows the event as done. Nothing in a file is ever changed but for a last
line that a crash cut off.
"""

# Annotations are evaluated at once: NamedTuple would compile each of them as a string.

import contextlib
import os
from collections import deque
from collections.abc import Iterable, Sequence
from datetime import datetime
from pathlib import Path
from typing import Final, NamedTuple, Self

import msgspec
from msgspec import UNSET
from msgspec.structs import replace

from domino_gui.engine.deal import seal
from domino_gui.engine.events import (
    Event,
    MatchEnded,
    MatchStarted,
    RoundDealt,
    RoundSettled,
    Undone,
    encode_event,
    encode_events,
)
from domino_gui.engine.plain_file import open_plain
from domino_gui.engine.record import History, read_record
from domino_gui.storage.append_file import AppendFile, InUseError

SUFFIX: Final = ".domino"
_LONGEST_END: Final = 4096
"""Bytes that hold the line of any match's end."""


class NotWrittenError(OSError):
    """The disk did not take the latest events; they wait and are written with the next ones."""


class _Read(NamedTuple):
    """How much of a file was read, in bytes."""

    size: int
    end: int
    """Where its last whole line ends."""


class LiveRecord:
    """A match being played, and the file that it is kept in.

    Where somebody deletes or replaces that file meanwhile, the match goes on in another.
    """

    def __init__(self, history: History, path: Path, file: AppendFile | None) -> None:
        """Use `create` or `resume`."""
        self.history = history
        """The match of the file. Whoever changes it hands the same events to `append`."""
        self.path = path
        self.cut_off = False
        """Whether a last line, cut off by a crash, was left out."""
        self.resealed = False
        """Whether the deal had to be sealed anew (see `reseal`)."""
        self.failure: NotWrittenError | None = None
        """Why the latest events are not on the disk; None while all is well."""
        self._file = file
        self._read: _Read | None = None
        """What was read of the file; None if it is new."""
        self._waiting: deque[bytes] = deque()
        """Pieces not yet on the disk."""
        self._first = b""
        """What comes before the first event of a resumed match."""
        self._closed = False

    @classmethod
    def create(cls, folder: Path, started: MatchStarted, played: Sequence[Event] = ()) -> Self:
        """Begin the record of a new match in a new file of ``folder``.

        ``played`` is what has happened in it, where it goes on from another. A disk that fails
        shows in `failure`. `RuleError` if nobody can play so.
        """
        record = cls(History(started), folder / file_name(started), None)
        for event in played:
            record.history.append(event)
        record._waiting.append(encode_events([started, *played]))
        with contextlib.suppress(NotWrittenError):
            record.append([])
        return record

    @classmethod
    def resume(cls, path: Path) -> Self:
        """Go on with the record at ``path``, which stays as it is until something happens.

        Raises:
            RecordError: the file is damaged.
            InUseError: another program is writing to it.
        """
        file = None
        try:
            file = AppendFile.open(path)
        except InUseError:
            raise
        except OSError:
            pass  # as it cannot be read either, or can be once the first event is written
        try:
            record = read_record(path, forgive_cut_off=True)
            live = cls(record.history, path, file)
            live._prepare(record.cut_off)
        except BaseException:
            if file is not None:
                file.close()
            raise
        return live

    def _prepare(self, cut_off: int | None) -> None:
        """Make ready to append after what was read."""
        self.cut_off = cut_off is not None
        size = self.path.stat().st_size if self._file is None else self._file.end
        end = size if cut_off is None else cut_off
        self._read = _Read(size, end)
        if self._file is not None:
            self._file.end = end
        if not _ends_with_line_break(self.path, end):
            self._first = b"\n"
        anew = reseal(self.history)
        if anew:
            self._first += encode_events(anew)
            self.resealed = True

    def append(self, events: Iterable[Event], *, at_once: bool = False) -> None:
        """Write events, one at a time, after those that wait; none just writes what waits.

        ``at_once`` keeps them together: a crash between two of them would leave the match where it
        never stood. `NotWrittenError` if the disk does not take them: they wait for the next call.
        """
        lines = [encode_event(event) + b"\n" for event in events]
        for line in [b"".join(lines)] if at_once and lines else lines:
            # What comes first goes with it in one piece: with half of a deal sealed anew, the
            # match would stand where the round began.
            self._waiting.append(self._first + line)
            self._first = b""
        if lines and self._file is not None and self._file.is_gone:
            self._begin_anew(self._file)
        try:
            while self._waiting:
                if self._file is None:
                    self._file = self._opened()
                self._file.append(self._waiting[0])
                self._waiting.popleft()
        except OSError as error:
            self.failure = NotWrittenError(error.errno, error.strerror, str(self.path))
            raise self.failure from error
        self.failure = None

    def _begin_anew(self, gone: AppendFile) -> None:
        """Have the whole match written to a new file: the one it was in was deleted or replaced."""
        gone.close()
        self._file = self._read = None
        started, *events = self.history.match.events
        assert isinstance(started, MatchStarted)
        whole = [replace(started, practice=self.history.practice), *events]
        self._waiting, self._first = deque([encode_events(whole)]), b""

    def _opened(self) -> AppendFile:
        """Return the file, which could not be opened so far."""
        if self._read is None:
            file = AppendFile.create(self.path)
            self.path = file.path
            return file
        file = AppendFile.open(self.path)
        if file.end != self._read.size:
            file.close()
            raise InUseError(self.path)  # by a program that has written to it meanwhile
        file.end = self._read.end
        return file

    def close(self) -> None:
        """Write what still waits, if the disk takes it now, and give the file free."""
        if not self._closed:
            self._closed = True
            with contextlib.suppress(NotWrittenError):
                self.append([])
            if self._file is not None:
                self._file.close()


def file_name(started: MatchStarted) -> str:
    """Return date, time and rule set: names that sort by age and that every system allows."""
    try:
        time = datetime.fromisoformat(started.started or "")
    except ValueError:
        time = datetime.now().astimezone()
    return f"{time:%Y-%m-%d %H-%M-%S} {started.rules}{SUFFIX}"


def _ends_with_line_break(path: Path, end: int) -> bool:
    with open_plain(path) as file:
        file.seek(end - 1)
        return file.read(1) == b"\n"


def reseal(history: History) -> list[Event]:
    """Seal the deal of the current round anew if its key is lost, and return what happened.

    A file given away in the middle of a round lacks the key, so its seal could never be opened.
    The round is undone, dealt again just as it was under a key of its own, and played again up to
    here; by the undoing the match becomes practice. No events where that is not needed.
    """
    events = history.match.events
    index = _deal_without_key(events)
    if index is None:
        return []
    deal, played = events[index], events[index + 1 :]
    assert isinstance(deal, RoundDealt)
    import secrets  # seldom needed

    key = secrets.token_hex(32)
    hands = [hand for hand in deal.hands if not isinstance(hand, int)]
    assert not isinstance(deal.boneyard, int)
    sealed = replace(deal, seal=seal(key, hands, deal.boneyard), key=key, number=UNSET)
    anew: list[Event] = [Undone(index), sealed, *played]
    for event in anew:
        history.append(event)
    return anew


def _deal_without_key(events: list[Event]) -> int | None:
    """Return the index of the deal whose key is neither known nor public."""
    for index in range(len(events) - 1, -1, -1):
        event = events[index]
        if isinstance(event, RoundSettled | MatchEnded):
            return None
        if isinstance(event, RoundDealt):
            return index if event.key is UNSET else None
    return None


class _Named(msgspec.Struct):
    """As much of a line as tells what happened."""

    event: str = ""


def unfinished_records(folder: Path) -> list[Path]:
    """Return the records in ``folder`` that stop before the match ends, the latest first.

    Only their last lines are looked at; whether the rest is sound shows when one is resumed.
    """
    aged = []
    with contextlib.suppress(OSError):
        for path in folder.glob(f"*{SUFFIX}"):
            with contextlib.suppress(OSError):
                if _stops_early(path):
                    aged.append((path.stat().st_mtime, path))
    return [path for _, path in sorted(aged, reverse=True)]


def is_unfinished(path: Path) -> bool:
    """Tell whether there is a record at ``path`` that stops before the match ends."""
    try:
        return _stops_early(path)
    except (OSError, ValueError):  # gone, or no path at all
        return False


def _stops_early(path: Path) -> bool:
    with open_plain(path) as file:
        size = file.seek(0, os.SEEK_END)
        file.seek(max(0, size - _LONGEST_END))
        lines = file.read().splitlines()
    if not lines:
        return False
    try:
        return msgspec.json.decode(lines[-1], type=_Named).event != "match-end"
    except msgspec.DecodeError:
        return True  # cut off by a crash, or damaged: resuming will tell
