"""Who sits down at a match: persons, and computers by the program and level that it names."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QTimer

from domino_gui.engine.events import PlayerKind, SeatInfo
from domino_gui.engine.json_limits import one_line
from domino_gui.engine.match import Match, Phase
from domino_gui.game.notices import Notice, NoticeKind
from domino_gui.game.players import Human, Player, Turn
from domino_gui.storage.match_setup import SeatSetup
from domino_gui.storage.programs import AddedProgram, find_program

if TYPE_CHECKING:
    from domino_gui.game.computer import Computer

_LATER_MS: Final = 30
"""How long a computer waits with taking its seat, so that the table is seen before."""


def players_for(match: Match, programs: Sequence[AddedProgram] = ()) -> list[Player]:
    """Return a player for each seat. At a match that is over nobody needs to think any more.

    Of other people's programs only those are started that were added here, ``programs``, and as
    they were added: a record may come from anywhere, and gives no more than a name.
    """
    over = match.phase is Phase.OVER
    return [Human() if over else _player(seat, programs) for seat in match.started.seats]


def _player(seat: SeatInfo, programs: Sequence[AddedProgram]) -> Player:
    if seat.player is PlayerKind.HUMAN:
        return Human()
    if not seat.program:
        return Latecomer(seat.level or SeatSetup().level)
    program = find_program(programs, seat.program)
    if program is not None:
        return Latecomer(seat.level or "", program)
    from domino_gui.opponents.players import LEVELS

    level = seat.level if seat.level in LEVELS else SeatSetup().level
    return Latecomer(level or SeatSetup().level, missing=one_line(seat.program))


class Latecomer(Player):
    """A computer that takes its seat a moment later: the picture of the table comes first."""

    def __init__(
        self, level: str, program: AddedProgram | None = None, *, missing: str = ""
    ) -> None:
        """Play at ``level`` by ``program``, or ours, once the computer is there.

        ``missing`` is the name of the program that should play instead, if there is one.
        """
        super().__init__()
        self.level = level
        self.program = program
        self._missing = missing
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

        if self.program is None:
            self.computer = computer = Computer(self.level)
        else:
            self.computer = computer = Computer(
                self.level, program=self.program.command, folder=self.program.runs_in
            )
        computer.setParent(self)
        computer.chosen.connect(self.chosen)
        computer.noticed.connect(self.noticed)
        if self._missing:
            self.noticed.emit(Notice(NoticeKind.PROGRAM_MISSING, detail=self._missing))
        computer.prepare()
        if self._turn is not None:
            computer.ask(self._turn)
