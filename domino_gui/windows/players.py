"""Who sits down at a match: persons, and computers by the level that the match names."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QTimer

from domino_gui.engine.events import PlayerKind, SeatInfo
from domino_gui.engine.match import Match, Phase
from domino_gui.game.players import Human, Player, Turn
from domino_gui.storage.match_setup import SeatSetup

if TYPE_CHECKING:
    from domino_gui.game.computer import Computer

_LATER_MS: Final = 30
"""How long a computer waits with taking its seat, so that the table is seen before."""


def players_for(match: Match) -> list[Player]:
    """Return a player for each seat. At a match that is over nobody needs to think any more.

    Another's program that a record names is not started: a record may come from anywhere.
    """
    over = match.phase is Phase.OVER
    return [Human() if over else _player(seat) for seat in match.started.seats]


def _player(seat: SeatInfo) -> Player:
    if seat.player is PlayerKind.HUMAN:
        return Human()
    return Latecomer(seat.level or SeatSetup().level)


class Latecomer(Player):
    """A computer that takes its seat a moment later: the picture of the table comes first."""

    def __init__(self, level: str) -> None:
        """Play at ``level``, once the computer is there."""
        super().__init__()
        self.level = level
        self.computer: Computer | None = None
        """Who plays; None until it has come."""
        self._turn: Turn | None = None
        self._soon = QTimer(self, singleShot=True, interval=_LATER_MS)
        self._soon.timeout.connect(self._come)

    def prepare(self) -> None:
        """Come soon."""
        if self.computer is None:
            self._soon.start()

    def ask(self, turn: Turn) -> None:
        """Pass a question on, now or as soon as somebody is there to answer."""
        self._turn = turn
        if self.computer is not None:
            self.computer.ask(turn)
        elif not self._soon.isActive():
            self._soon.start()

    def cancel(self) -> None:
        """Take a question back."""
        self._turn = None
        if self.computer is not None:
            self.computer.cancel()

    def close(self) -> None:
        """Leave."""
        self._soon.stop()
        if self.computer is not None:
            self.computer.close()

    def _come(self) -> None:
        from domino_gui.game.computer import Computer

        self.computer = computer = Computer(self.level)
        computer.setParent(self)
        computer.chosen.connect(self.chosen)
        computer.noticed.connect(self.noticed)
        computer.prepare()
        if self._turn is not None:
            computer.ask(self._turn)
