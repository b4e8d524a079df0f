"""A computer at the table: the asking end of the opponent protocol.

The program is sent only what its seat may see. Whatever it does, the match goes on: it is
restarted once, and then the built-in player takes its seat.
"""

from __future__ import annotations

from collections.abc import Sequence
from enum import Enum, auto
from random import Random
from typing import Final

from PySide6.QtCore import QTimer, Signal

from domino_gui.engine.events import Action, Draw, Place
from domino_gui.engine.json_limits import one_line
from domino_gui.engine.match import Match
from domino_gui.engine.rules import RuleError
from domino_gui.game.notices import Fault, Notice, NoticeKind, without_tiles
from domino_gui.game.players import Player, Turn
from domino_gui.game.program import OWN_FOLDER, Program, own_program
from domino_gui.opponents import greedy
from domino_gui.opponents.protocol import (
    PROTOCOL,
    REPLIES,
    Cancel,
    Choice,
    Choose,
    ErrorReply,
    Hello,
    HelloReply,
    Id,
    ProtocolError,
    Quit,
    View,
    decode_reply,
    encode,
)
from domino_gui.opponents.thinking import Effort

BUDGET_MS: Final = 800
"""How long a computer may think, in milliseconds."""
GRACE_MS: Final = 10_000
"""How much longer it may keep silent before it counts as dead, and how long its start may take."""

_LASTING: Final = {Fault.OTHER_VERSION, Fault.NO_SUCH_LEVEL}
"""What a restart would not change."""
_QUOTED: Final = 70
"""Letters of a line that is not understood, and of what is wrong with it."""
_IGNORED: Final = 1000
"""How many replies that nobody waits for a program may send between two choices."""


class _State(Enum):
    """How far the program is."""

    NOT_RUNNING = auto()
    GREETED = auto()
    """It was sent `Hello` and has not answered."""
    READY = auto()
    THINKING = auto()
    """It was sent `Choose` and has not answered."""
    REPLACED = auto()
    """The built-in player chooses."""


class Computer(Player):
    """A program that plays for one seat, and what is done when it fails."""

    judged = Signal(object, object)
    """The `Turn` that was asked, and the list of `Estimate` that came with the choice, told just
    before it; the built-in player judges nothing."""

    def __init__(
        self,
        level: str,
        *,
        program: Sequence[str] | None = None,
        folder: str = "",
        budget_ms: int = BUDGET_MS,
        grace_ms: int = GRACE_MS,
    ) -> None:
        """Play at ``level`` by the command ``program``, run in ``folder``; by default our own.

        An empty ``level`` is the strongest that the program names. Times are in milliseconds.
        """
        super().__init__()
        self.level = level
        self._command = list(program or own_program("engine"))
        self._folder = folder if program else OWN_FOLDER
        self._budget_ms = budget_ms
        self._grace_ms = grace_ms
        self._state = _State.NOT_RUNNING
        self._program: Program | None = None
        self._faults = 0
        self._ignored = 0
        self._turn: Turn | None = None
        self._id = 0  # of the latest request
        self._silence = QTimer(self, singleShot=True)
        self._silence.timeout.connect(self._stay_silent)
        self._soon = QTimer(self, singleShot=True, interval=0)
        self._soon.timeout.connect(self._go_on)

    # -- what the controller wants -------------------------------------------------------------

    def prepare(self) -> None:
        """Start the program and greet it."""
        if self._state is _State.NOT_RUNNING and not self._soon.isActive():
            self._start()

    def ask(self, turn: Turn) -> None:
        """Have the program choose, as soon as it is ready."""
        self._turn = turn
        self._soon.start()

    def cancel(self) -> None:
        """Take back what was asked; an answer that comes all the same is ignored."""
        self._turn = None
        if self._state is _State.THINKING and self._program is not None:
            self._program.say(encode(Cancel(self._id)))
            self._state = _State.READY
            self._silence.stop()

    def close(self) -> None:
        """End the program."""
        self._turn = None
        self._leave(_State.REPLACED, farewell=encode(Quit()))

    # -- the program ---------------------------------------------------------------------------

    def _start(self) -> None:
        self._state = _State.GREETED
        self._program = program = Program(self._command, self._folder)
        program.said.connect(self._hear)
        program.failed.connect(self._fail)
        program.start()
        program.say(encode(Hello()))
        self._silence.start(self._grace_ms)

    def _leave(self, state: _State, farewell: bytes = b"") -> None:
        self._state = state
        self._silence.stop()
        self._soon.stop()
        if self._program is not None:
            program, self._program = self._program, None
            program.said.disconnect(self._hear)
            program.failed.disconnect(self._fail)
            program.end(farewell)

    def _go_on(self) -> None:
        """Ask whoever chooses now, if there is anything to ask."""
        if self._state is _State.NOT_RUNNING:
            self._start()
        elif self._turn is None:
            return
        elif self._state is _State.REPLACED:
            self._choose_itself(self._turn)
        elif self._state is _State.READY and self._program is not None:
            turn = self._turn
            self._state = _State.THINKING
            self._id += 1
            request = Choose(
                self._id,
                self.level,
                self._budget_ms,
                turn.seed,
                View(turn.seat, turn.view),  # type: ignore[arg-type]  # views hold no undoing
            )
            self._program.say(encode(request))
            self._silence.start(self._budget_ms + self._grace_ms)

    def _choose_itself(self, turn: Turn) -> None:
        view = Match.replay(turn.view, viewer=turn.seat)
        self._turn = None
        self.chosen.emit(turn, greedy.choose(view, Effort(Random(turn.seed))).action)

    # -- what it answers -----------------------------------------------------------------------

    def _hear(self, line: bytes) -> None:
        if not line.strip():
            self._ignore()
            return
        try:
            reply = decode_reply(line)
        except ProtocolError as error:
            self._fail(Fault.NO_PROTOCOL, why_not_understood(error, line))
            return
        if self._state is _State.GREETED:
            self._hear_greeting(reply)
        elif isinstance(reply, HelloReply) or self._is_old(reply.id):
            self._ignore()
        elif isinstance(reply, ErrorReply):
            self._fail(Fault.REFUSED, reply.message)
        elif isinstance(reply, Choice) and reply.id == self._id and self._turn is not None:
            self._hear_choice(self._turn, reply)
        else:
            self._fail(Fault.WRONG_REQUEST, "")

    def _hear_greeting(self, reply: REPLIES) -> None:
        if isinstance(reply, ErrorReply):
            self._fail(Fault.REFUSED, reply.message)
        elif not isinstance(reply, HelloReply):
            self._fail(Fault.WRONG_REQUEST, "")
        elif reply.protocol != PROTOCOL:
            self._fail(Fault.OTHER_VERSION, str(reply.protocol))
        elif not reply.levels or self.level not in ("", *reply.levels):
            self._fail(Fault.NO_SUCH_LEVEL, self.level)
        else:
            self.level = self.level or reply.levels[-1]
            self._state = _State.READY
            self._silence.stop()
            self._go_on()

    def _hear_choice(self, turn: Turn, reply: Choice) -> None:
        if reply.action not in turn.legal:
            self._fail(Fault.ILLEGAL_ACTION, why_illegal(turn, reply.action))
            return
        self._state = _State.READY
        self._silence.stop()
        self._ignored = 0
        self._turn = None
        self.judged.emit(turn, reply.analysis)
        self.chosen.emit(turn, reply.action)

    def _is_old(self, request: Id | None) -> bool:
        """Tell whether a reply belongs to a request that is asked no longer."""
        thinking = self._state is _State.THINKING
        if request is None:
            return not thinking
        return request in range(1, self._id if thinking else self._id + 1)

    def _ignore(self) -> None:
        self._ignored += 1
        if self._ignored > _IGNORED:
            self._fail(Fault.FLOODED, "")

    # -- when it fails -------------------------------------------------------------------------

    def _stay_silent(self) -> None:
        self._fail(Fault.SILENT, "")

    def _fail(self, fault: Fault, detail: str) -> None:
        """Restart the program, once; then choose without it. What was asked is asked again."""
        self._faults += 1
        again = self._faults == 1 and fault not in _LASTING
        complaints = "" if self._program is None else self._program.complaints
        self._leave(_State.NOT_RUNNING if again else _State.REPLACED)
        self._soon.start()
        kind = NoticeKind.PROGRAM_RESTARTED if again else NoticeKind.PROGRAM_REPLACED
        told = Notice(
            kind,
            fault=fault,
            detail=without_tiles(one_line(detail)),
            complaints=without_tiles(complaints),
        )
        self.noticed.emit(told)


def why_not_understood(error: ProtocolError, line: bytes) -> str:
    """Return what is wrong with a line, in English, and how it begins, for who looks for it."""
    begins = line[: 4 * _QUOTED].decode("utf-8", errors="replace").strip()
    return f"{one_line(error.reason, _QUOTED)}, in: {one_line(begins, _QUOTED)}"


def why_illegal(turn: Turn, action: Action) -> str:
    """Return which rule forbids an action, in English; empty if none does.

    The seat is not named: people count seats from 1, the rules' own words from 0.
    """
    seen = Match.replay(turn.view, viewer=turn.seat).round
    try:
        if isinstance(action, Place):
            seen.check_placement(turn.seat, action.tile, action.at)
        elif isinstance(action, Draw):
            seen.check_draw(turn.seat)
        else:
            seen.check_pass(turn.seat)
    except RuleError as error:
        return str(error).replace(f"seat {turn.seat} ", "it ")
    return ""
