"""Who sits down at a match: persons, and computers by the level that the match names."""

from __future__ import annotations

from domino_gui.engine.events import PlayerKind, SeatInfo
from domino_gui.engine.match import Match, Phase
from domino_gui.game.players import Human, Player
from domino_gui.storage.match_setup import SeatSetup


def players_for(match: Match) -> list[Player]:
    """Return a player for each seat. At a match that is over nobody needs to think any more.

    Another's program that a record names is not started: a record may come from anywhere.
    """
    over = match.phase is Phase.OVER
    return [Human() if over else _player(seat) for seat in match.started.seats]


def _player(seat: SeatInfo) -> Player:
    if seat.player is PlayerKind.HUMAN:
        return Human()
    from domino_gui.game.computer import Computer

    return Computer(seat.level or SeatSetup().level)
