"""Records: a match as a file of JSON lines, written, read back and judged line by line.

A record comes from anywhere and is not trusted: whatever is wrong with it becomes one
`RecordError` that names the line.
"""

# Annotations are evaluated at once: NamedTuple would compile each of them as a string.

from bisect import bisect_right, insort
from collections import deque
from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path
from typing import Any, BinaryIO, Final, NamedTuple

import msgspec
from msgspec import UNSET
from msgspec.structs import replace

from domino_gui.engine.events import (
    FORMAT,
    Event,
    Redone,
    RoundDealt,
    Undone,
    encode_events,
    event_of,
)
from domino_gui.engine.json_limits import (
    NESTING,
    RECORD_LINE,
    nests_too_deep,
    one_line,
    read_json,
)
from domino_gui.engine.match import Match
from domino_gui.engine.plain_file import open_plain, write_whole
from domino_gui.engine.rules import Rule, RuleError

LARGEST: Final = 16 << 20
"""Bytes of a record that a window opens: those of a long match are a fiftieth."""


class RecordError(Exception):
    """A record, or one line of it, is no good."""

    def __init__(self, line: int | None, reason: str) -> None:
        """``line`` counts from 1; None where the file as a whole cannot be read."""
        self.line = line
        self.reason = one_line(reason)
        super().__init__(self.reason if line is None else f"line {line}: {self.reason}")

    @property
    def is_damage(self) -> bool:
        """Whether the file is no good; else it only is out of reach now, or of a newer program."""
        return self.line is not None


class UnreadableError(RecordError):
    """It is not a record: no such file, no JSON, wrong types, too large, another format."""


class OtherFormatError(UnreadableError):
    """It is written in a format that this program does not read: by a newer one, most likely."""

    @property
    def is_damage(self) -> bool:
        """Never: who reads that format finds it sound."""
        return False


class BrokenRuleError(RecordError):
    """A well-formed line tells of something that the rules do not allow."""

    def __init__(self, line: int, error: RuleError) -> None:
        super().__init__(line, str(error))
        self.rule = error.rule


class History:
    """The events of a live file: what was undone can be redone until something else happens."""

    def __init__(self, started: Event) -> None:
        """Begin with the match event; `RuleError` if it is another, or nobody can play so."""
        self.match = Match.replay([started])
        self._line: list[Event] = [started]  # the match's events, then those that can be redone
        # The match at some lengths of the line, ascending, to fold on from: as each round began,
        # and wherever it was gone to, so that going to and fro costs little.
        self._lengths: list[int] = [1]
        self._matches: dict[int, Match] = {1: self.match.copy(events=[])}
        self._undone = False

    @property
    def ahead(self) -> list[Event]:
        """The undone events that can still be redone, in order."""
        return self._line[len(self.match.events) :]

    @property
    def practice(self) -> bool:
        """Whether the match is practice: begun as such, or something was ever undone in it."""
        return self._undone or self.match.started.practice

    def append(self, event: Event) -> None:
        """Fold one more event, `Undone` and `Redone` included; `RuleError` changes nothing."""
        if isinstance(event, Undone):
            if event.to >= len(self.match.events):
                raise RuleError(Rule.NOT_NOW, f"there are no events after {event.to} to undo")
            self._go_to(event.to)
            self._undone = True
        elif isinstance(event, Redone):
            if not len(self.match.events) < event.to <= len(self._line):
                raise RuleError(Rule.NOT_NOW, f"nothing was undone up to event {event.to}")
            self._go_to(event.to)
        else:
            self.match.apply(event)
            self.keep([event])

    def keep(self, events: Sequence[Event]) -> None:
        """Take in events that `match` has made itself and folded already."""
        done = len(self.match.events) - len(events)
        del self._line[done:]
        while self._lengths[-1] > done:
            del self._matches[self._lengths.pop()]
        self._line += events
        if events and isinstance(events[-1], RoundDealt):
            self._remember()

    def exported(self) -> list[Event]:
        """Return the match as it is given away: nothing undone in it, the secrets still secret."""
        started, *events = exported(self.match.events)
        return [replace(started, practice=self.practice), *events]

    def _go_to(self, length: int) -> None:
        """Fold the first ``length`` events anew, from the nearest match remembered before them."""
        begun = self._lengths[bisect_right(self._lengths, length) - 1]
        match = self._matches[begun].copy(events=self._line[:begun])
        for event in self._line[begun:length]:
            match.apply(event)
        self.match = match
        if begun < length:
            self._remember()

    def _remember(self) -> None:
        length = len(self.match.events)
        insort(self._lengths, length)
        self._matches[length] = self.match.copy(events=[])


class Record(NamedTuple):
    """What a file told."""

    history: History
    cut_off: int | None
    """Where a last line, cut off by a crash, begins in bytes; None if the file is whole."""

    @property
    def match(self) -> Match:
        """The match as it stands at the end of the record."""
        return self.history.match


def read_record(path: Path, *, forgive_cut_off: bool = False, patient: bool = False) -> Record:
    """Read and judge a record; `RecordError` at the first line that is no good.

    With ``forgive_cut_off`` a last line without line break that cannot be read is left out. Only
    with ``patient`` may it come from a pipe, or be larger than `LARGEST`: in a terminal, where it
    can be waited for.
    """
    try:
        with path.open("rb") if patient else open_plain(path, LARGEST) as file:
            return parse_record(file, forgive_cut_off=forgive_cut_off)
    except OSError as error:
        reason = error.strerror or type(error).__name__
        raise UnreadableError(None, f"cannot be opened: {reason}") from None


def parse_record(file: BinaryIO, *, forgive_cut_off: bool = False) -> Record:
    """Read a record from an open file (see `read_record`)."""
    (record,) = deque(fold_record(file, forgive_cut_off=forgive_cut_off), maxlen=1)
    return record


def fold_record(file: BinaryIO, *, forgive_cut_off: bool = False) -> Iterator[Record]:
    """Read a record line by line; yield it after each, as far as it was read (see `read_record`).

    So a window can read a long one and go on meanwhile.
    """
    history: History | None = None
    start = 0
    for number, line in enumerate(_lines(file), start=1):
        try:
            event = _decode(number, line)
        except UnreadableError:
            # Too long is not cut off: more of the line may follow in the file.
            cut_off = len(line) <= RECORD_LINE and not line.endswith(b"\n")
            if forgive_cut_off and history is not None and cut_off:
                yield Record(history, start)
                return
            raise
        try:
            if history is None:
                history = History(event)
            else:
                history.append(event)
        except RuleError as error:
            raise BrokenRuleError(number, error) from None
        start += len(line)
        yield Record(history, None)
    if history is None:
        raise UnreadableError(1, "the file is empty")


def _lines(file: BinaryIO) -> Iterator[bytes]:
    """Yield the lines, none of them longer than the limit by more than one byte."""
    while line := file.readline(RECORD_LINE + 1):
        yield line


def _decode(number: int, line: bytes) -> Event:
    if len(line) > RECORD_LINE:
        raise UnreadableError(number, f"longer than {RECORD_LINE // 1024} KiB")
    try:
        text = line.decode()
    except UnicodeDecodeError:
        raise UnreadableError(number, "not UTF-8 text") from None
    if not text.strip():
        raise UnreadableError(number, "an empty line")
    if nests_too_deep(line):
        raise UnreadableError(number, f"nested deeper than {NESTING} levels")
    try:
        value = read_json(text)
        if number == 1:
            _check_format(value)
        return event_of(value)
    except (ValueError, msgspec.ValidationError) as error:
        raise UnreadableError(number, str(error)) from None


def _check_format(head: Any) -> None:
    """Name another format as such, before anything in it can look merely wrong."""
    written = head.get("format") if isinstance(head, dict) else None
    if type(written) is int and written != FORMAT:
        raise OtherFormatError(
            1, f"written in format {written}; this program reads format {FORMAT}"
        )


def exported(events: Iterable[Event]) -> list[Event]:
    """Return events as they are given away: deals without key and number.

    Both become public where the round ends, and stay secret until then.
    """
    return [
        replace(event, key=UNSET, number=UNSET) if isinstance(event, RoundDealt) else event
        for event in events
    ]


def write_record(path: Path, events: Iterable[Event]) -> None:
    """Write a record whole or not at all; `OSError` where that fails."""
    write_whole(path, encode_events(list(events)))
