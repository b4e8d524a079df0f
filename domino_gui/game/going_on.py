"""A match that goes on from anywhere in another one: as practice, on the very same deal."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import UNSET
from msgspec.structs import replace

from domino_gui.engine.events import (
    Event,
    MatchEnded,
    MatchStarted,
    PlayerKind,
    RoundDealt,
    RoundSettled,
    SeatInfo,
)
from domino_gui.engine.match import Match, Phase
from domino_gui.storage.match_setup import SeatSetup


def people_of(started: MatchStarted) -> list[int]:
    """Return the seats that people decide for."""
    seats = enumerate(started.seats)
    return [seat for seat, info in seats if info.player is PlayerKind.HUMAN]


def can_go_on(match: Match) -> bool:
    """Tell whether there is anything to play on from here: a round, or one more of them.

    Before the first deal that would be a new match.
    """
    return match.round_number > 0 and match.phase in (Phase.LOT, Phase.DEAL, Phase.PLAY)


def usual_seat(match: Match) -> int:
    """Return the seat that a person takes unless another is chosen.

    Their own; where several people took part, or none, the one in turn.
    """
    people = people_of(match.started)
    if len(people) == 1:
        return people[0]
    if match.phase is Phase.PLAY:
        return match.round.turn
    return people[0] if people else 0


def seated(started: MatchStarted, seat: int, usual_names: Sequence[str]) -> list[SeatInfo]:
    """Return who plays on, with one person alone, on ``seat``.

    A computer keeps its level. Where it gives its seat up, it takes the person's instead; a seat
    that other people leave is taken by a computer as usual. ``usual_names`` has one for a person
    and then those of computers.
    """
    seats, people = [*started.seats], people_of(started)
    person, *computers = usual_names
    if seat not in people and people:
        seats[seat], seats[people[0]] = seats[people[0]], seats[seat]
        people[0] = seat
    elif seat not in people:
        seats[seat] = SeatInfo(person, PlayerKind.HUMAN)
    left = [other for other in people if other != seat]
    taken = {info.name for number, info in enumerate(seats) if number not in left}
    free = iter([name for name in computers if name not in taken])
    for other in left:
        name = next(free, seats[other].name)
        seats[other] = SeatInfo(name, PlayerKind.COMPUTER, SeatSetup().level)
    return seats


def gone_on(
    events: Sequence[Event], length: int, seats: Sequence[SeatInfo], started: str
) -> tuple[MatchStarted, list[Event]]:
    """Return the first ``length`` of ``events`` as a match of its own: its first event, the rest.

    It was ``started`` now and is practice, for what is hidden may be known. The deal stays as it
    was, under its seal: where a file has been given away, the key of the round stands at its end,
    and is put back. A key that stands nowhere is lost (see `reseal`).
    """
    first, *played = events[:length]
    assert isinstance(first, MatchStarted)
    for index in range(len(played) - 1, -1, -1):
        event = played[index]
        if isinstance(event, RoundSettled):
            break
        if isinstance(event, RoundDealt):
            played[index] = _with_key(event, events[length:])
            break
    return replace(first, seats=[*seats], started=started, practice=True), played


def _with_key(deal: RoundDealt, following: Sequence[Event]) -> RoundDealt:
    """Return a deal with key and number, as they became public at the end of its round."""
    if deal.key is not UNSET:
        return deal
    for event in following:
        if isinstance(event, RoundSettled | MatchEnded):
            return replace(deal, key=event.key, number=event.number)
    return deal
