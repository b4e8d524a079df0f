"""Which points a computer claims under the house rule ``claim``, and which its level overlooks.

All that it goes by lies on the table for everybody to see. What it overlooks follows from its name
and the moment, so it errs the same in the same moment.
"""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Final, NamedTuple

from domino_gui.engine.match import Match, Phase


class Attention(NamedTuple):
    """How closely a level looks at a count; shares from 0 to 1."""

    own: float = 0.0
    """What it has scored itself and overlooks."""
    others: float = 0.0
    """What others have left unclaimed and it overlooks too."""
    miscounts: float = 0.0
    """Counts with doubles in which it counts every double once."""


ATTENTION: Final = {
    "beginner": Attention(own=0.15, others=0.6, miscounts=0.15),
    "casual": Attention(own=0.06, others=0.35, miscounts=0.05),
    "club": Attention(own=0.02, others=0.12, miscounts=0.01),
    "expert": Attention(own=0.0, others=0.03),
}
"""By level; whoever is not named here overlooks nothing."""


def claim_of(match: Match, seat: int) -> int | None:
    """Return the raw points that the computer on ``seat`` claims of the last placement.

    None where it claims nothing, or may not. A view of the match tells as much as the match.
    """
    placed = match.claimable
    if placed is None or not match.may_claim(seat):
        return None
    info = match.started.seats[seat]
    attention = ATTENTION.get(info.level or "", Attention())
    rng = Random(f"claims {info.name} {match.round_number} {len(match.round.layout.placed)}")
    overlooks, miscounts = rng.random(), rng.random()
    if overlooks < (attention.own if seat == placed.seat else attention.others):
        return None
    if miscounts < attention.miscounts:
        thought = sum(scoring.end.number for scoring in match.round.layout.scoring_ends())
        return int(match.worth(placed.seat, thought)) or None
    return int(placed.points) or None


def claimants(match: Match) -> Iterator[int]:
    """Yield the seats in the order in which they are asked: who placed, then clockwise."""
    placed = match.claimable
    if placed is not None:
        seats = match.rules.seats
        yield from ((placed.seat + step) % seats for step in range(seats))


def claim_all(match: Match) -> None:
    """Let computers claim what the last placement is worth, and settle a round that it ended."""
    for seat in claimants(match):
        claimed = claim_of(match, seat)
        if claimed is not None:
            match.claim(seat, claimed)
    if match.phase is Phase.SETTLEMENT:
        match.close_round()
