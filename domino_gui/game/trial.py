"""A trial of an opponent program: whether it keeps the protocol, point by point.

Nothing waits in place. What is to be said and heard is written down in its order, as a generator
that yields how long it will wait for the next line and is sent what was heard.
"""

# Annotations are evaluated at once: NamedTuple would compile each of them as a string.

from collections.abc import Generator, Iterable, Sequence
from enum import Enum, auto
from typing import Final, NamedTuple

from PySide6.QtCore import QElapsedTimer, QObject, QTimer, Signal

from domino_gui.engine.json_limits import one_line
from domino_gui.engine.rules import RuleSetId
from domino_gui.game.computer import GRACE_MS, why_illegal, why_not_understood
from domino_gui.game.notices import Fault
from domino_gui.game.players import Turn
from domino_gui.game.program import PATIENCE_MS, Program
from domino_gui.game.trial_positions import EACH, SEATS, trial_turns
from domino_gui.opponents.protocol import (
    PROTOCOL,
    REPLIES,
    Cancel,
    Cancelled,
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

BUDGET_MS: Final = 200
"""How long the program may think about each position."""
_LONG_BUDGET_MS: Final = 5000
"""How long it may think about the one that is cancelled."""
SLACK_MS: Final = 1000
"""How much longer an answer may take and still be called in time."""

_NONSENSE: Final = (
    b"this is no JSON\n",
    b'{"cmd":"dance"}\n',
    encode(Choose("x", "no such level", 0, 0, View(0, []))),
)


_MOST_REPLIES: Final = 100
"""That nobody waits for."""


class Point(Enum):
    """What is tried."""

    GREETING = auto()
    LEVELS = auto()
    CHOICES = auto()
    """Legal ones, in one rule set."""
    TIME = auto()
    CANCEL = auto()
    """A request that is cancelled gets one answer, at once."""
    NONSENSE = auto()
    """What cannot be understood is answered with an error, and an empty line not at all."""
    LEAVING = auto()
    """It ends, with status 0, when it is asked to."""


class Finding(NamedTuple):
    """What the trial of one point has shown."""

    point: Point
    passed: bool
    rules: RuleSetId | None = None
    """Of `Point.CHOICES`."""
    fault: Fault | None = None
    """What was wrong, where one word says it."""
    number: int = 0
    """Positions in which it chose, or milliseconds of the longest answer."""
    detail: str = ""
    """The program's name, its levels, or more about what was wrong; one line, untranslated."""
    complaints: str = ""
    """The last of its standard error, where it failed."""


class _FailureError(Exception):
    """The program cannot be tried any further."""

    def __init__(self, fault: Fault, detail: str = "") -> None:
        self.fault = fault
        self.detail = detail
        super().__init__(fault, detail)


_Heard = REPLIES | _FailureError | None
_Script = Generator[int, _Heard, None]


class Trial(QObject):
    """Starts a program, tries it, and ends it."""

    found = Signal(object)
    """A `Finding`."""
    progressed = Signal(int, int)
    """Steps done, and steps in all."""
    over = Signal()
    """The trial is over, whether it came to its end or not."""

    def __init__(
        self,
        command: Sequence[str],
        folder: str = "",
        *,
        budget_ms: int = BUDGET_MS,
        grace_ms: int = GRACE_MS,
        parent: QObject | None = None,
    ) -> None:
        """``command`` is run in ``folder``; nothing happens before `start`."""
        super().__init__(parent)
        self.levels: tuple[str, ...] = ()
        """What the program named."""
        self._budget_ms = budget_ms
        self._grace_ms = grace_ms
        self._point = Point.GREETING
        self._rules: RuleSetId | None = None
        self._slowest = 0  # milliseconds
        self._id = 0
        self._step, self._steps = 0, len(RuleSetId) * len(SEATS) * EACH + 4
        self._program: Program | None = Program(command, folder)
        self._program.said.connect(self._hear)
        self._program.failed.connect(self._fail)
        self._script = self._whole_trial()
        self._silence = QTimer(self, singleShot=True)
        self._silence.timeout.connect(lambda: self._go_on(_FailureError(Fault.SILENT)))

    def start(self) -> None:
        """Begin; what is found comes by signal."""
        if self._program is not None:
            self._program.start()
            self._go_on(None)

    def stop(self) -> None:
        """Stop wherever the trial is, and end the program."""
        if self._program is not None:
            self._end()

    # -- what comes in -------------------------------------------------------------------------

    def _hear(self, line: bytes) -> None:
        if line.strip():
            try:
                heard: _Heard = decode_reply(line)
            except ProtocolError as error:
                heard = _FailureError(Fault.NO_PROTOCOL, why_not_understood(error, line))
            self._go_on(heard)

    def _fail(self, fault: Fault, detail: str) -> None:
        self._go_on(_FailureError(fault, one_line(detail)))

    def _go_on(self, heard: _Heard) -> None:
        if self._program is None:
            return
        self._silence.stop()
        try:
            wait_ms = self._script.send(heard)
            if self._program is not None:  # whoever was told what was found may have stopped it
                self._silence.start(wait_ms)
        except StopIteration:
            self._end()
        except _FailureError as failure:
            self._note(passed=False, fault=failure.fault, detail=failure.detail)
            self._end()

    def _end(self) -> None:
        program, self._program = self._program, None
        self._silence.stop()
        if program is not None:
            program.said.disconnect(self._hear)
            program.failed.disconnect(self._fail)
            program.end()
        self.over.emit()

    # -- what goes out -------------------------------------------------------------------------

    def _say(self, line: bytes) -> None:
        if self._program is not None:
            self._program.say(line)

    def _ask(self, turn: Turn, level: str, budget_ms: int) -> int:
        self._id += 1
        view = View(turn.seat, turn.view)  # type: ignore[arg-type]  # views hold no undoing
        self._say(encode(Choose(self._id, level, budget_ms, turn.seed, view)))
        return self._id

    def _note(
        self, *, passed: bool, fault: Fault | None = None, number: int = 0, detail: str = ""
    ) -> None:
        complaints = "" if passed or self._program is None else self._program.complaints
        detail = one_line(detail)
        self.found.emit(
            Finding(self._point, passed, self._rules, fault, number, detail, complaints)
        )

    def _progress(self) -> None:
        self._step += 1
        self.progressed.emit(self._step, self._steps)

    # -- the trial -----------------------------------------------------------------------------

    def _whole_trial(self) -> _Script:
        yield from self._greet()
        for rules in RuleSetId:
            self._point, self._rules = Point.CHOICES, rules
            yield from self._have_it_choose(trial_turns(rules))
        self._point, self._rules = Point.TIME, None
        self._note(passed=self._slowest <= self._budget_ms + SLACK_MS, number=self._slowest)
        for point, script in (
            (Point.CANCEL, self._cancel),
            (Point.NONSENSE, self._talk_nonsense),
            (Point.LEAVING, self._have_it_leave),
        ):
            self._point = point
            yield from script()
            self._progress()

    def _greet(self) -> _Script:
        self._say(encode(Hello()))
        reply = yield from self._reply(self._grace_ms)
        if isinstance(reply, ErrorReply):
            raise _FailureError(Fault.REFUSED, reply.message)
        if not isinstance(reply, HelloReply):
            raise _FailureError(Fault.WRONG_REQUEST)
        if reply.protocol != PROTOCOL:
            raise _FailureError(Fault.OTHER_VERSION, str(reply.protocol))
        self._note(passed=True, number=reply.protocol, detail=reply.name)
        self._point = Point.LEVELS
        if not reply.levels:
            raise _FailureError(Fault.NO_SUCH_LEVEL)
        self.levels = tuple(reply.levels)
        self._note(passed=len(set(self.levels)) == len(self.levels), detail=", ".join(self.levels))
        self._progress()

    def _have_it_choose(self, turns: Iterable[Turn]) -> _Script:
        chosen, wrong = 0, None
        for turn in turns:
            problem = yield from self._choose(turn)
            wrong = wrong or problem
            chosen += 1
            self._progress()
        if wrong is None:
            self._note(passed=True, number=chosen)
        else:
            self._note(passed=False, fault=wrong.fault, detail=wrong.detail)

    def _choose(self, turn: Turn) -> Generator[int, _Heard, _FailureError | None]:
        """Have it choose once, at one level after the other; return what was wrong."""
        asked = self._ask(turn, self.levels[self._step % len(self.levels)], self._budget_ms)
        timer = QElapsedTimer()
        timer.start()
        reply = yield from self._reply(self._budget_ms + self._grace_ms)
        self._slowest = max(self._slowest, timer.elapsed())
        if isinstance(reply, ErrorReply):
            return _FailureError(Fault.REFUSED, reply.message)
        if not isinstance(reply, Choice) or reply.id != asked:
            raise _FailureError(Fault.WRONG_REQUEST)
        if reply.action not in turn.legal:
            return _FailureError(Fault.ILLEGAL_ACTION, why_illegal(turn, reply.action))
        return None

    def _cancel(self) -> _Script:
        rich = [*trial_turns(RuleSetId.ALL_FIVES)][1]
        asked = self._ask(rich, self.levels[-1], _LONG_BUDGET_MS)
        self._say(encode(Cancel(asked)))
        timer = QElapsedTimer()
        timer.start()
        first = yield from self._reply(_LONG_BUDGET_MS + self._grace_ms)
        at_once = timer.elapsed() <= SLACK_MS
        replies = [first, *(yield from self._replies_before_hello())]
        # One answer to the request; the cancel itself is answered where it came too late.
        kinds = [type(reply) for reply in replies]
        right = kinds in ([Cancelled], [Choice, ErrorReply]) and _id_of(first) == asked
        self._note(passed=right and at_once, fault=None if right else Fault.WRONG_REQUEST)

    def _talk_nonsense(self) -> _Script:
        self._say(b"\n")
        replies = yield from self._replies_before_hello()
        wrong = ["an empty line"] if replies else []
        for line in _NONSENSE:
            self._say(line)
            replies = yield from self._replies_before_hello()
            if [type(reply) for reply in replies] != [ErrorReply]:
                wrong.append(line.decode().strip())
        self._note(passed=not wrong, detail="".join(wrong[:1]))

    def _have_it_leave(self) -> _Script:
        self._say(encode(Quit()))
        try:
            for _ in range(_MOST_REPLIES):
                yield from self._reply(4 * PATIENCE_MS)
        except _FailureError as left:
            status = None if self._program is None else self._program.exit_status
            passed = left.fault is Fault.DIED and status == 0
            fault, detail = (None, "") if passed else (left.fault, left.detail)
            self._note(passed=passed, fault=fault, detail=detail)
        else:
            raise _FailureError(Fault.FLOODED)

    def _reply(self, wait_ms: int) -> Generator[int, _Heard, REPLIES]:
        heard = yield wait_ms
        if isinstance(heard, _FailureError):
            raise heard
        assert heard is not None
        return heard

    def _replies_before_hello(self) -> Generator[int, _Heard, list[REPLIES]]:
        """Greet the program again, and return what it says before it greets back."""
        self._say(encode(Hello()))
        replies: list[REPLIES] = []
        while not isinstance(reply := (yield from self._reply(self._grace_ms)), HelloReply):
            replies.append(reply)
            if len(replies) > _MOST_REPLIES:
                raise _FailureError(Fault.FLOODED)
        return replies


def _id_of(reply: REPLIES) -> Id | None:
    return None if isinstance(reply, HelloReply) else reply.id
