"""What a learner has done: a file that only grows, a line of JSON for each answer and lesson.

Accuracy, repetition and what is still to be learnt are folds over its lines. A line that cannot be
read, damaged or a newer program's, is passed over; nothing that stands in the file is ever changed.
"""

# Annotations are evaluated at once: msgspec would compile each of them as a string.

from collections.abc import Iterable
from datetime import datetime
from enum import StrEnum
from pathlib import Path
from typing import Annotated, Final, NamedTuple

import msgspec
from msgspec import Meta

from domino_gui.engine.plain_file import open_plain
from domino_gui.engine.rules import RuleSetId
from domino_gui.storage.append_file import AppendFile

_LONGEST_LINE: Final = 4096
"""Bytes of a line that could be ours."""

Name = Annotated[str, Meta(max_length=64)]
Number = Annotated[int, Meta(ge=-(10**6), le=10**6)]
Time = Annotated[datetime, Meta(tz=True)]


class Asked(StrEnum):
    """What was to be told of a table."""

    COUNT = "count"
    POINTS = "points"
    """What the count pays, raw."""


class Learnt(msgspec.Struct, frozen=True, omit_defaults=True, tag_field="learnt"):
    """One thing that a learner did."""

    when: Time


class Answered(Learnt, frozen=True, omit_defaults=True, tag="answer"):
    """A count was asked for, and answered."""

    rules: RuleSetId
    asked: Asked
    given: Number | None
    """None where the time was over before anything was entered."""
    right: Number
    ms: Annotated[int, Meta(ge=0, le=10**9)]
    """How long it took, in milliseconds."""
    difficulty: Name = ""
    """Of a drill; empty in play and in lessons."""
    number: Annotated[int, Meta(ge=0, le=10**9)] = 0
    """Which position of that difficulty."""

    @property
    def is_right(self) -> bool:
        """Whether it was told rightly."""
        return self.given == self.right


class LessonDone(Learnt, frozen=True, tag="lesson"):
    """A lesson was gone through to its end."""

    lesson: Name


class Accuracy(NamedTuple):
    """How well so many questions were answered."""

    asked: int
    right: int
    median_ms: int
    """The median time of the right answers, in milliseconds; 0 without any."""

    @property
    def share(self) -> float:
        """The share that was right, from 0 to 1; 0 where nothing was asked."""
        return self.right / self.asked if self.asked else 0.0


def accuracy(answers: Iterable[Answered]) -> Accuracy:
    """Return how well these were answered."""
    answers = list(answers)
    times = sorted(answer.ms for answer in answers if answer.is_right)
    return Accuracy(len(answers), len(times), times[len(times) // 2] if times else 0)


_decoder: Final = msgspec.json.Decoder(Answered | LessonDone)


def read_learner(path: Path) -> list[Answered | LessonDone]:
    """Return what the learner did, in order; `OSError` where a file is there and cannot be read."""
    learnt = []
    try:
        with open_plain(path) as file:
            while line := file.readline(_LONGEST_LINE):
                try:
                    learnt.append(_decoder.decode(line))
                except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
                    continue
    except FileNotFoundError:
        pass
    return learnt


def write_learnt(path: Path, learnt: Answered | LessonDone) -> str | None:
    """Write down one more thing; return why that failed, None if it did not."""
    try:
        try:
            file = AppendFile.open(path)
        except FileNotFoundError:
            file = AppendFile.create(path)
        try:
            # After a line that a crash cut off, this one is not lost with it.
            file.append(b"\n" * (not _is_at_line_start(path)) + msgspec.json.encode(learnt) + b"\n")
        finally:
            file.close()
    except OSError as error:
        return error.strerror or type(error).__name__
    return None


def _is_at_line_start(path: Path) -> bool:
    with path.open("rb") as file:
        size = file.seek(0, 2)
        file.seek(max(0, size - 1))
        return file.read(1) in (b"", b"\n")
