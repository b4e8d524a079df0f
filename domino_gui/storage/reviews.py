"""What a review of a match found out: a small file beside its record.

The record is the truth: nothing of the match hangs on this file, and all in it can be found out
again. One that is missing, damaged or a newer program's only means that it has not been reviewed. A
round counts as reviewed as long as it is the very round that was looked at (`told_apart`).
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from hashlib import sha256
from pathlib import Path
from typing import Annotated, Final

import msgspec
from msgspec import Meta

from domino_gui.engine.events import (
    Event,
    Place,
    RoundDealt,
    RoundSettled,
    TileDrawn,
    TilePlaced,
    TurnPassed,
    encode_event,
)
from domino_gui.engine.rules import RuleSetId
from domino_gui.storage.beside import read_beside, write_beside

SUFFIX: Final = ".review"
FORMAT: Final = 1
_LARGEST: Final = 4 * 1024 * 1024
"""Bytes of a file that could be ours."""

_Number = Annotated[int, Meta(ge=0)]


class Weighed(msgspec.Struct, frozen=True):
    """What was thought of one placement, as the opponent protocol tells it."""

    action: Place
    points_now: Annotated[int, Meta(ge=0, le=10**6)]
    """Raw points that it paid at once."""
    expected: Annotated[float, Meta(ge=-1e6, le=1e6)]
    """Expected change of own side's lead to the end of the round, in raw points."""
    spread: Annotated[float, Meta(ge=0, le=1e6)]
    """Standard deviation of that change."""
    win: Annotated[float, Meta(ge=0, le=1)] | None
    """Estimated probability of winning the match; None where it was not estimated."""
    samples: _Number
    """How many continuations were looked at."""


class ReviewedChoice(msgspec.Struct, frozen=True):
    """What was thought of one choice."""

    at: _Number
    """How many events of the match there were before it."""
    estimates: Annotated[tuple[Weighed, ...], Meta(max_length=256)]


class ReviewedRound(msgspec.Struct, frozen=True):
    """The choices of one seat in one round."""

    round: Annotated[int, Meta(ge=1)]
    seat: Annotated[int, Meta(ge=0, le=3)]
    told: Annotated[str, Meta(max_length=64)]
    """Tells the round apart from every other, see `told_apart`."""
    lost: Annotated[float, Meta(ge=0, le=1e6)]
    """Raw points that its choices have clearly cost."""
    choices: Annotated[tuple[ReviewedChoice, ...], Meta(max_length=64)] = ()


class Review(msgspec.Struct, frozen=True):
    """What is known of a match; who and when stand here so that nobody has to read the record."""

    rules: RuleSetId
    names: Annotated[tuple[str, ...], Meta(max_length=4)]
    """Who sat on each seat."""
    started: str = ""
    """When the match was started, as its record tells."""
    format: int = FORMAT
    rounds: Annotated[tuple[ReviewedRound, ...], Meta(max_length=4096)] = ()

    def round_of(self, number: int, seat: int, told: str) -> ReviewedRound | None:
        """Return what is known of a round, if it is that very one."""
        return next(
            (
                each
                for each in self.rounds
                if (each.round, each.seat, each.told) == (number, seat, told)
            ),
            None,
        )

    def with_round(self, reviewed: ReviewedRound) -> Review:
        """Return the same with one more round, in the place of what was known of it."""
        key = (reviewed.round, reviewed.seat)
        others = (each for each in self.rounds if (each.round, each.seat) != key)
        rounds = sorted((*others, reviewed), key=lambda each: (each.round, each.seat))
        return msgspec.structs.replace(self, rounds=tuple(rounds))

    def lost_by(self, seat: int) -> float | None:
        """Return what ``seat`` lost per round, in raw points; None where nothing is known."""
        lost = [each.lost for each in self.rounds if each.seat == seat]
        return sum(lost) / len(lost) if lost else None


def told_apart(events: Sequence[Event]) -> list[str]:
    """Return for each round of a match what tells it apart: its seal, and all that was done."""
    rounds: list[str] = []
    digest = None
    for event in events:
        if isinstance(event, RoundDealt):
            digest = sha256(event.seal.encode())
        elif digest is not None and isinstance(event, TilePlaced | TileDrawn | TurnPassed):
            digest.update(encode_event(event))
        elif digest is not None and isinstance(event, RoundSettled):
            rounds.append(digest.hexdigest()[:32])
            digest = None
    if digest is not None:
        rounds.append(digest.hexdigest()[:32])  # given up, or over in the middle of it
    return rounds


def review_path(record: Path) -> Path:
    """Return where the review of the match in ``record`` is kept."""
    return record.with_suffix(SUFFIX)


def read_review(record: Path) -> Review | None:
    """Read what is known of a match; None where that cannot be told, for whatever reason."""
    return _read(review_path(record))


def _read(path: Path) -> Review | None:
    review = read_beside(path, Review, _LARGEST)
    return None if review is None or review.format != FORMAT else review


def write_review(record: Path, review: Review) -> None:
    """Write what is known of a match; where the disk fails, it is not kept.

    What a newer program has written stays as it is.
    """
    path = review_path(record)
    there = read_beside(path, _Format, _LARGEST)
    if there is None or there.format <= FORMAT:
        write_beside(path, review)


class _Format(msgspec.Struct):
    format: int = 0


def reviews_in(folder: Path) -> Iterator[tuple[Path, Review]]:
    """Yield every review in a folder, by the path of its record; unreadable ones are left out."""
    try:
        paths = sorted(folder.glob(f"*{SUFFIX}"))
    except OSError:
        return
    for path in paths:
        review = _read(path)
        if review is not None:
            yield path, review
