"""The way of a move: an action becomes events, they are written down, then everybody is told.

The controller asks whoever's turn it is and goes on by itself where nobody has to choose. It
never waits in place: every method returns at once, and what comes later comes by signal.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Sequence
from enum import Enum, auto
from functools import partial
from typing import Final, NamedTuple

from PySide6.QtCore import QObject, QTimer, Signal, SignalInstance

from domino_gui.engine.deal import Dealer, hashed
from domino_gui.engine.events import (
    Action,
    Draw,
    Event,
    LotTurned,
    Pass,
    Place,
    PointsClaimed,
    Redone,
    RoundDealt,
    RoundSettled,
    TileDrawn,
    TilePlaced,
    TurnPassed,
    Undone,
)
from domino_gui.engine.match import Match, Phase
from domino_gui.engine.record import History
from domino_gui.engine.rules import Rule, RuleError
from domino_gui.engine.seat_view import seat_view
from domino_gui.game.claims import Asked, ClaimWindow
from domino_gui.game.notices import Notice, NoticeKind
from domino_gui.game.pause import Pause
from domino_gui.game.players import Player, Turn
from domino_gui.opponents.claiming import claim_of
from domino_gui.storage.live_record import LiveRecord, NotWrittenError, reseal

ROUND_PACES: Final = 12
"""Where only computers play, a settled round is shown for so many paces before the next: that is
how long it takes to read how it was settled."""
ROUND_MS: Final = 5_000
"""At no pace is it shown for less: nobody reads faster because the computers play faster."""

PREPARE_MS: Final = 100
"""When computers get ready that are not asked before: once the window has shown its table."""


_OF_A_SEAT: Final = (TilePlaced, PointsClaimed, TileDrawn, TurnPassed)


class _Waiting(Enum):
    """What the match, as it stands, waits for."""

    NOTHING_YET = auto()
    CLAIM = auto()
    PERSON = auto()
    COMPUTER = auto()
    NEXT_ROUND = auto()
    NOTHING_MORE = auto()


class Undoes(NamedTuple):
    """What undoing takes back."""

    seat: int
    """Whose placement it is."""
    to: int
    """How many events there were before it."""


class Controller(QObject):
    """One match being played.

    Whatever a slot does in answer to a signal, events are told in their order.
    """

    happened = Signal(object, object)
    """An `Event`, written down already, and the `Match` as it stands after all that happened with
    it (a copy, which never changes). `Undone` and `Redone` come like the others."""
    choosing = Signal(int)
    """A person must choose for this seat: call `submit`."""
    claiming = Signal(object)
    """House rule ``claim``: these people (seats, a tuple) may claim what was placed last: call
    `claim` or `let_be`, which they do when `set_claim_time` has run out. Empty when they have let
    it be."""
    claims_over = Signal()
    """Nobody claims any more what was placed last; where a claim was right, its event says so."""
    thinking = Signal(int)
    """A computer has been asked to choose for this seat, or again because its program failed."""
    thought = Signal(int)
    """The computer that was asked for this seat has chosen; its move waits for its time maybe."""
    round_over = Signal()
    """A round is settled; a person goes on with `next_round`, computers alone do so themselves."""
    match_over = Signal()
    notice = Signal(object)
    """A `Notice`."""

    def __init__(
        self,
        history: History,
        players: Sequence[Player],
        *,
        record: LiveRecord | None,
        dealer: Dealer,
        pace_ms: int,
        parent: QObject | None = None,
    ) -> None:
        """Seat ``players``; nothing happens before `start`.

        ``record`` is the file of ``history``, None for a match that is not kept. A computer's move
        and what is done automatically come at least ``pace_ms`` milliseconds after what was before.
        """
        super().__init__(parent)
        self._history = history
        self._players = tuple(players)
        self._record = record
        self._dealer = dealer
        self._pause = Pause(pace_ms, self)
        self._pause.over.connect(self._go_on)
        self._claims = ClaimWindow([player.human for player in self._players])
        self._claim_ms = 0
        self._claim_time: Pause | None = None  # None: people may take as long as they like
        self._automatic: tuple[type[Action], ...] = ()  # what is done for people where forced
        self._present: int | None = None
        self._started = self._closed = self._held = self._telling = False
        self._to_tell: deque[tuple[SignalInstance, tuple[object, ...]]] = deque()
        self._waiting = _Waiting.NOTHING_YET
        self._asked: Turn | None = None
        self._answer: Action | None = None
        self._prepare = QTimer(self, singleShot=True, interval=PREPARE_MS)
        self._prepare.timeout.connect(self._prepare_players)
        for seat, player in enumerate(self._players):
            player.setParent(self)
            player.chosen.connect(self._take_answer)
            player.noticed.connect(partial(self._notice_of, seat))

    # -- what is so ----------------------------------------------------------------------------

    @property
    def match(self) -> Match:
        """The match as it stands. It changes as play goes on; who keeps it makes a copy."""
        return self._history.match

    @property
    def players(self) -> tuple[Player, ...]:
        """Who decides, by seat."""
        return self._players

    @property
    def practice(self) -> bool:
        """Whether the match is practice, because something was undone in it, or a hint given."""
        return self._history.practice

    def make_practice(self) -> None:
        """Make the match practice, as once a hint was given; it stands where it stood.

        A record tells that by an event that is taken back and brought back at once: nothing in a
        file is ever changed, and whoever reads one knows what undoing means.
        """
        if self.practice or self._closed:
            return
        length = len(self.match.events)
        there_and_back = [Undone(length - 1), Redone(length)]
        for event in there_and_back:
            self._history.append(event)
        self._write(there_and_back, at_once=True)

    @property
    def can_undo(self) -> bool:
        """Whether `undo` would change anything."""
        return self._undo_target() is not None

    @property
    def undoes(self) -> Undoes | None:
        """What `undo` would take back; None where there is nothing."""
        target = self._undo_target()
        if target is None:
            return None
        event = self.match.events[target]
        assert isinstance(event, TilePlaced)
        return Undoes(event.seat, target)

    @property
    def can_redo(self) -> bool:
        """Whether `redo` would change anything."""
        return self._redo_target() is not None

    @property
    def redo_seat(self) -> int | None:
        """Whose doing `redo` would bring back first; None where it is nobody's, or nothing."""
        first = next(iter(self._history.ahead), None)
        return first.seat if isinstance(first, _OF_A_SEAT) else None

    # -- what a person does --------------------------------------------------------------------

    def start(self) -> None:
        """Begin the match, or go on wherever its record stopped."""
        self._started = True
        if self._record is None:
            if reseal(self._history):
                self._later(self.notice, Notice(NoticeKind.RESEALED))
        else:
            if self._record.cut_off:
                self._later(self.notice, Notice(NoticeKind.CUT_OFF))
            if self._record.resealed:
                self._later(self.notice, Notice(NoticeKind.RESEALED))
            if self._record.failure is not None:
                self._later(self.notice, _not_written(self._record.failure))
        self._prepare.start()
        self._begin_pause()  # whoever comes back to a match has not seen its table yet
        self._go_on()

    def submit(self, seat: int, action: Action) -> None:
        """Carry out what a person chose for ``seat``; `RuleError` changes nothing."""
        if self._closed:
            return
        if 0 <= seat < len(self._players) and not self._players[seat].human:
            raise RuleError(Rule.OUT_OF_TURN, f"a computer plays for seat {seat}")
        if self._claims.asked(self.match) is not None:
            raise RuleError(Rule.NOT_NOW, "what was placed last may still be claimed")
        self._happen(self.match.act(seat, action))

    def claim(self, seat: int, claimed: int) -> None:
        """Claim so many raw points for a person; `RuleError` changes nothing."""
        if self._closed:
            return
        if seat not in self.claimants:
            raise RuleError(Rule.CLAIM, f"seat {seat} may not claim now")
        self._happen(self.match.claim(seat, claimed))

    def let_be(self) -> None:
        """Claim nothing, for the people who are asked now; nothing where none is."""
        if self.claimants and not self._closed:
            self._claims.let_be(self.claimants)
            self._later(self.claiming, ())
            self._wait_anew()

    def next_round(self) -> None:
        """Deal the next round; nothing where none is due."""
        if not self._closed and self.match.phase in (Phase.LOT, Phase.DEAL):
            self._happen(self.match.open_round(self._dealer))

    @property
    def claimants(self) -> tuple[int, ...]:
        """The people who are asked now whether they claim what was placed last."""
        asked = self._claims.asked(self.match)
        is_asked = self._waiting is _Waiting.CLAIM and asked is not None
        return asked.seats if is_asked and asked is not None else ()

    @property
    def may_be_claimed(self) -> bool:
        """Whether anybody has yet to be asked about what was placed last."""
        return self._claims.asked(self.match) is not None

    @property
    def claim_time_left(self) -> float | None:
        """How much of the time for a claim is left, from 1 down to 0; None where it has no end."""
        return None if self._claim_time is None else self._claim_time.left

    def resign(self, seat: int) -> None:
        """Give the match up for ``seat``, in turn or not; `RuleError` where it is over."""
        if self._closed:
            return
        due = self.match.close_round()
        if due:
            self._happen(due)
        self._happen(self.match.resign(seat))

    def undo(self) -> None:
        """Go back to the last placement of a person in this round; the match is practice then."""
        target = self._undo_target()
        if target is not None and not self._closed:
            self._go_to(Undone(target))

    def redo(self) -> None:
        """Go forward to the next choice of a person, or to the last thing undone."""
        target = self._redo_target()
        if target is not None and not self._closed:
            self._go_to(Redone(target))

    def close(self) -> None:
        """Stop where the match stands and leave nothing running; the file is free then."""
        if self._closed:
            return
        self._closed = True
        self._to_tell.clear()
        self._pause.cut()
        self._stop_claim_time()
        self._prepare.stop()
        self._stop_asking()
        for player in self._players:
            player.close()
        if self._record is not None:
            self._record.close()

    # -- pace ----------------------------------------------------------------------------------

    def hold(self, held: bool) -> None:
        """While held, nothing is done but what a person does; the pace counts from the release."""
        if held is not self._held:
            self._held = held
            if held:
                self._stop_claim_time()
            else:
                self._begin_pause()
                self._begin_claim_time()

    def set_pace(self, pace_ms: int) -> None:
        """Change the pace, also of what is waited for now."""
        self._pause.set_pace(pace_ms)

    def set_claim_time(self, claim_ms: int) -> None:
        """Say how long people may take to claim, milliseconds; 0: as long as they like.

        Of a claim that is waited for, it counts anew.
        """
        if claim_ms == self._claim_ms:
            return
        self._claim_ms = claim_ms
        self._stop_claim_time()
        if self._claim_time is not None:
            self._claim_time.deleteLater()
            self._claim_time = None
        if claim_ms > 0:
            self._claim_time = Pause(claim_ms, self)
            self._claim_time.over.connect(self.let_be)
        self._begin_claim_time()

    def _begin_claim_time(self) -> None:
        """Let the time run in which people may claim, if they are asked, and nothing moves."""
        if self._claim_time is not None and self._waiting is _Waiting.CLAIM and not self._held:
            self._claim_time.begin()

    def _stop_claim_time(self) -> None:
        if self._claim_time is not None:
            self._claim_time.cut()

    def hurry(self) -> None:
        """Let the next thing that comes by itself come as soon as it can, this once."""
        self._pause.cut()
        self._go_on()

    def set_automatic(self, *, draws: bool, passes: bool, placements: bool = False) -> None:
        """Say what of that which people can only do is done for them, at the pace.

        A placement only for whoever is present (`attend`), and not where somebody has gone back
        to: it would be placed again at once.
        """
        wanted = {Draw: draws, Pass: passes, Place: placements}
        self._automatic = tuple(kind for kind, is_wanted in wanted.items() if is_wanted)
        self._go_on()

    def attend(self, seat: int | None) -> None:
        """Say which person has their rack before them now, None for nobody."""
        if seat != self._present:
            self._present = seat
            if self._started:
                self._begin_pause()  # they have to see it first
                self._go_on()

    def _begin_pause(self) -> None:
        between = isinstance(self.match.events[-1], RoundSettled)
        if between:
            self._pause.begin(ROUND_PACES, least_ms=ROUND_MS)
        else:
            self._pause.begin()

    @property
    def _in_pace(self) -> bool:
        return not self._held and self._pause.is_over

    # -- the way of a move ---------------------------------------------------------------------

    def _happen(self, events: Sequence[Event]) -> bool:
        """Take in what the match has made: into the history, onto the disk, to everybody.

        True, for something is due now, as in `_step`.
        """
        self._history.keep(events)
        self._note(events)
        return True

    def _go_to(self, event: Undone | Redone) -> None:
        self._history.append(event)
        if self.can_redo:
            self._claims.close(self.match)  # somebody has gone beyond it
        self._note([event])

    def _note(self, events: Sequence[Event]) -> None:
        """Write down what happened and tell it."""
        self._stop_asking()
        self._stop_claim_time()
        self._waiting = _Waiting.NOTHING_YET
        if isinstance(events[-1], RoundDealt):
            self._claims.forget()
        self._write(events)
        now = self.match.copy()
        for event in events:
            self._later(self.happened, event, now)
        self._begin_pause()
        self._go_on()

    def _write(self, events: Sequence[Event], *, at_once: bool = False) -> None:
        """Append to the file; where the disk fails, say so once and go on."""
        if self._record is None:
            return
        failing = self._record.failure is not None
        try:
            self._record.append(events, at_once=at_once)
        except NotWrittenError as error:
            if not failing:
                self._later(self.notice, _not_written(error))
        else:
            if failing:
                self._later(self.notice, Notice(NoticeKind.WRITTEN_AGAIN))

    def _later(self, signal: SignalInstance, *values: object) -> None:
        self._to_tell.append((signal, values))

    def _go_on(self) -> None:
        """Tell what waits to be told, in its order whatever the slots do, and do what is due.

        A slot that acts at once, such as a person's program answering `choosing`, only adds to
        what waits: the loop here goes on with it, however long the match.
        """
        if self._telling or self._closed or not self._started:
            return
        self._telling = True
        try:
            while self._to_tell or self._step():
                if self._to_tell:
                    signal, values = self._to_tell.popleft()
                    signal.emit(*values)
        finally:
            self._telling = False

    # -- what comes next -----------------------------------------------------------------------

    def _step(self) -> bool:
        """Do what the match waits for, or ask who must choose, once; False if nothing is due."""
        if self._closed:
            return False
        asked = self._claims.asked(self.match)
        if asked is not None:
            return self._step_of_claim(asked)
        if self._claims.close(self.match):
            self._later(self.claims_over)
            return True
        return self._step_of_match()

    def _step_of_match(self) -> bool:
        match self.match.phase:
            case Phase.OVER:
                return self._wait(_Waiting.NOTHING_MORE, self.match_over)
            case Phase.SETTLEMENT | Phase.END:
                return self._happen(self.match.close_round())
            case Phase.LOT | Phase.DEAL:
                return self._step_between_rounds()
            case Phase.PLAY if self._players[self.match.round.turn].human:
                return self._step_of_person(self.match.round.turn)
            case Phase.PLAY:
                return self._step_of_computer(self.match.round.turn)

    def _step_of_claim(self, asked: Asked) -> bool:
        """Ask people for a claim; a computer makes its own once what was before has been seen."""
        if asked.are_people:
            is_new = self._wait(_Waiting.CLAIM, self.claiming, asked.seats)
            if is_new:
                self._begin_claim_time()
            return is_new
        if not self._in_pace:
            return False
        (seat,) = asked.seats
        claimed = claim_of(self.match, seat)
        if claimed is not None:
            return self._happen(self.match.claim(seat, claimed))
        self._claims.let_be(asked.seats)
        return True

    def _wait_anew(self) -> None:
        """Wait for what comes next after nothing was claimed, and leave no event."""
        self._stop_claim_time()
        self._waiting = _Waiting.NOTHING_YET
        self._begin_pause()
        self._go_on()

    def _wait(self, waiting: _Waiting, signal: SignalInstance, *values: object) -> bool:
        """Say once what the match waits for."""
        if self._waiting is waiting:
            return False
        self._waiting = waiting
        self._later(signal, *values)
        return True

    def _step_between_rounds(self) -> bool:
        if not isinstance(self.match.events[-1], RoundSettled):
            return self._happen(self.match.open_round(self._dealer))
        if self._wait(_Waiting.NEXT_ROUND, self.round_over):
            return True
        alone = not any(player.human for player in self._players)
        return alone and self._in_pace and self._happen(self.match.open_round(self._dealer))

    def _step_of_person(self, seat: int) -> bool:
        (action, *others) = self.match.legal_actions()
        if others or not self._does_for(seat, action):
            return self._wait(_Waiting.PERSON, self.choosing, seat)
        return self._in_pace and self._happen(self.match.act(seat, action))

    def _does_for(self, seat: int, action: Action) -> bool:
        """Tell whether the only thing that a person may do is done for them."""
        if isinstance(action, Place) and (seat != self._present or self.can_redo):
            return False
        return isinstance(action, self._automatic)

    def _step_of_computer(self, seat: int) -> bool:
        if self._asked is None:
            view, legal = seat_view(self.match.events, seat), self.match.legal_actions()
            self._asked = Turn(seat, view, legal, self._seed())
            self._players[seat].ask(self._asked)
            return self._wait(_Waiting.COMPUTER, self.thinking, seat)
        if self._answer is None or not self._in_pace:
            return False
        return self._happen(self.match.act(seat, self._answer))

    def _seed(self) -> int:
        """Return a number made from what everybody may see: the seal and how far the match is."""
        deal = self.match.deal
        assert deal is not None
        told = f"{deal.seal} {len(self.match.events)} {self.match.round.turn}"
        return int.from_bytes(hashed(told.encode())[:4])

    # -- computers -----------------------------------------------------------------------------

    def _prepare_players(self) -> None:
        for player in self._players:
            player.prepare()

    def _take_answer(self, turn: Turn, action: Action) -> None:
        """Keep an answer until its time has come; one to an old turn comes too late."""
        if turn is self._asked:
            self._answer = action
            self._later(self.thought, turn.seat)
            self._go_on()

    def _stop_asking(self) -> None:
        if self._asked is not None:
            if self._answer is None:
                self._players[self._asked.seat].cancel()
            self._asked = self._answer = None

    def _notice_of(self, seat: int, notice: Notice) -> None:
        self._later(self.notice, notice._replace(seat=seat))
        if self._asked is not None and self._asked.seat == seat and self._answer is None:
            self._later(self.thinking, seat)
        self._go_on()

    # -- undo and redo -------------------------------------------------------------------------

    def _undo_target(self) -> int | None:
        """Return how many events there were before a person's last placement.

        Not beyond the deal of this round: luck cannot be fished for.
        """
        events = self.match.events
        for index in range(len(events) - 1, -1, -1):
            event = events[index]
            if isinstance(event, TilePlaced) and self._players[event.seat].human:
                return index
            if isinstance(event, RoundDealt | LotTurned):
                return None
        return None

    def _redo_target(self) -> int | None:
        ahead = self._history.ahead
        if not ahead:
            return None
        begun = len(self.match.events)
        for index, event in enumerate(ahead[1:], start=begun + 1):
            if isinstance(event, TilePlaced) and self._players[event.seat].human:
                return index
        return begun + len(ahead)


def _not_written(error: NotWrittenError) -> Notice:
    return Notice(NoticeKind.NOT_WRITTEN, detail=error.strerror or "")
