"""What the library keeps of a match: a fold over its events, as all that is told of one."""

# Annotations are evaluated at once: NamedTuple would compile each of them as a string.

from dataclasses import dataclass
from datetime import UTC, datetime
from typing import Final, NamedTuple

from msgspec import UnsetType

from domino_gui.engine.events import (
    MatchEnded,
    Points,
    PointsClaimed,
    Resigned,
    RoundSettled,
    SeatInfo,
    TilePlaced,
)
from domino_gui.engine.match import Match, Phase
from domino_gui.engine.record import History
from domino_gui.engine.rules import RuleSetId

_YEARS: Final = range(1971, 2900)
"""In which a match can have been played, as far as every system can tell the local time."""


@dataclass(slots=True)
class Played:
    """What a seat did."""

    placements: int = 0
    scoring: int = 0
    """Placements that paid to whoever made them."""
    points: Points = 0
    """Raw points that these paid."""
    best_count: int = 0
    """The highest count that paid; 0 if none did."""

    def score(self, count: int, points: Points) -> None:
        """Take in a placement that paid."""
        self.scoring += 1
        self.points += points
        self.best_count = max(self.best_count, count)


class SeatSummary(NamedTuple):
    """One seat of a match."""

    info: SeatInfo
    side: int
    score: Points
    """Raw points of its side at the end."""
    points: Points
    """Of these, the points of rounds that were played out."""
    outcome: int | None
    """1 if its side won, alone or with others, -1 if it lost, 0 in a drawn game; None before."""
    share: float | None
    """Its side's share of the win: 0.5 where two sides won."""
    played: Played


class Summary(NamedTuple):
    """One match."""

    rules: RuleSetId
    started: datetime | None
    """In UTC; None where the record tells no date, or none that can be."""
    over: bool
    resigned: int | None
    """The seat that gave up."""
    dealt: int
    """How many rounds were dealt."""
    rounds: int
    """How many of them were played out: settled, or ended by reaching the target."""
    practice: bool
    seats: tuple[SeatSummary, ...]


def summarize(history: History) -> Summary:
    """Return what is to be kept of a match, however far it has come."""
    match = history.match
    rounds, points, resigned = _rounds(match)
    played = _played(match)
    winners = match.winners if match.phase is Phase.OVER else None
    return Summary(
        rules=match.started.rules,
        started=_time(match.started.started),
        over=winners is not None,
        resigned=resigned,
        dealt=match.round_number,
        rounds=rounds,
        practice=history.practice,
        seats=tuple(
            SeatSummary(
                info=info,
                side=side,
                score=match.scores[side],
                points=points[side],
                outcome=_outcome(winners, side),
                share=None if winners is None else (side in winners) / max(1, len(winners)),
                played=did,
            )
            for info, side, did in zip(
                match.started.seats, match.rules.side_of, played, strict=True
            )
        ),
    )


def _outcome(winners: list[int] | None, side: int) -> int | None:
    if winners is None:
        return None
    return 1 if side in winners else -1 if winners else 0


def _rounds(match: Match) -> tuple[int, list[Points], int | None]:
    """Return how many rounds were played out, the sides' points after them, and who gave up."""
    points: list[Points] = [0 for _ in match.scores]
    rounds, resigned, between = 0, None, True
    for event in match.events:
        if isinstance(event, RoundSettled):
            rounds, points, between = rounds + 1, event.scores, True
        elif isinstance(event, Resigned):
            resigned, between = event.seat, True
        elif isinstance(event, MatchEnded) and not between:
            rounds, points = rounds + 1, event.scores
        elif isinstance(event, TilePlaced):
            between = False
    return rounds, points, resigned


def _played(match: Match) -> list[Played]:
    """Return what each seat did.

    Under the house rule ``claim`` a placement pays its player what that player claims for it
    (``interfaces.md``, "The record").
    """
    played = [Played() for _ in match.started.seats]
    claimed = match.started.options.claim
    placer, count = -1, 0
    for event in match.events:
        if isinstance(event, TilePlaced):
            placer, count = event.seat, event.count
            played[event.seat].placements += 1
            if event.points and not claimed:
                played[event.seat].score(event.count, event.points)
        elif isinstance(event, PointsClaimed) and event.points > 0 and event.seat == placer:
            played[event.seat].score(count, event.points)
    return played


def _time(text: str | UnsetType) -> datetime | None:
    """Return when a match began; a time without a zone is local."""
    try:
        time = datetime.fromisoformat(text)  # type: ignore[arg-type]  # refused as a TypeError
        return time.astimezone(UTC) if time.year in _YEARS else None
    except (TypeError, ValueError, OverflowError, OSError):
        return None
