"""A table to play at without a window: people who answer at once, and somebody who listens."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any

import msgspec
from PySide6.QtCore import QTimer
from pytestqt.qtbot import QtBot

from domino_gui.engine.events import Action, Event, MatchStarted, PlayerKind
from domino_gui.engine.match import Match
from domino_gui.game.controller import Controller
from domino_gui.game.notices import Notice
from domino_gui.game.players import Player, Turn
from domino_gui.storage.live_record import LiveRecord

PROGRAMS = Path(__file__).parent / "programs"
LONG = 240_000
"""Milliseconds that a whole match may take on a busy machine."""
MOST_EVENTS = 10_000
"""Three times what is told of the longest match here; one without end would fill the memory."""


class Table:
    """A controller, and all that it has told."""

    def __init__(self, controller: Controller, record: LiveRecord | None) -> None:
        self.controller = controller
        self.record = record
        self.told: list[tuple[str, object]] = []
        """Every signal in order: its name and its value."""
        self.seen: list[tuple[Event, Match]] = []
        controller.happened.connect(lambda event, match: self._hear("happened", event, match))
        controller.choosing.connect(lambda seat: self._hear("choosing", seat))
        controller.claiming.connect(lambda seats: self._hear("claiming", seats))
        controller.claims_over.connect(lambda: self._hear("claims_over", None))
        controller.thinking.connect(lambda seat: self._hear("thinking", seat))
        controller.thought.connect(lambda seat: self._hear("thought", seat))
        controller.round_over.connect(lambda: self._hear("round_over", None))
        controller.match_over.connect(lambda: self._hear("match_over", None))
        controller.notice.connect(lambda notice: self._hear("notice", notice))

    def _hear(self, name: str, value: object, match: Match | None = None) -> None:
        self.told.append((name, value))
        if match is not None:
            assert isinstance(value, Event)
            self.seen.append((value, match))
        if len(self.told) > MOST_EVENTS:
            self.controller.close()
            raise AssertionError("the match does not end")

    @property
    def events(self) -> list[Event]:
        return [event for event, _ in self.seen]

    @property
    def notices(self) -> list[Notice]:
        return [value for _, value in self.told if isinstance(value, Notice)]

    def names(self) -> list[str]:
        return [name for name, _ in self.told]

    def play_by_itself(self, *, moves: int | None = None) -> None:
        """Let people choose at once, and go on after each round; ``moves`` times at most."""
        left = [10**9 if moves is None else moves]

        def choose(seat: int) -> None:
            if left[0]:
                left[0] -= 1
                actions = self.controller.match.legal_actions()
                self.controller.submit(seat, actions[len(actions) // 2])

        def next_round() -> None:
            if left[0]:
                self.controller.next_round()

        self.controller.choosing.connect(choose)
        self.controller.round_over.connect(next_round)

    def play_to_the_end(self, qtbot: QtBot) -> None:
        with qtbot.waitSignal(self.controller.match_over, timeout=LONG):
            self.controller.start()


class Scripted(Player):
    """A computer without a program: answers soon, or when the test says so."""

    def __init__(self, *, waits: bool = False) -> None:
        super().__init__()
        self.waits = waits
        self.asked: list[Turn] = []
        self.done: list[str] = []
        self._soon = QTimer(self, singleShot=True, interval=0)
        self._soon.timeout.connect(self.answer)

    def prepare(self) -> None:
        self.done.append("prepare")

    def ask(self, turn: Turn) -> None:
        self.asked.append(turn)
        if not self.waits:
            self._soon.start()

    def cancel(self) -> None:
        self._soon.stop()
        self.done.append("cancel")

    def close(self) -> None:
        self._soon.stop()
        self.done.append("close")

    def answer(self, turn: Turn | None = None, action: Action | None = None) -> None:
        turn = turn or self.asked[-1]
        self.chosen.emit(turn, action or turn.legal[-1])


def between_computers(started: MatchStarted) -> MatchStarted:
    """The same match, played by computers."""
    seats = [
        msgspec.structs.replace(seat, player=PlayerKind.COMPUTER, level="club")
        for seat in started.seats
    ]
    return msgspec.structs.replace(started, seats=seats)


@contextmanager
def collected(signal: Any) -> Iterator[list[Any]]:
    """Collect the last value of what a signal tells, as long as its sender lives."""
    told: list[Any] = []

    def take(*values: Any) -> None:
        told.append(values[-1])

    signal.connect(take)
    yield told
    with suppress(RuntimeError):
        signal.disconnect(take)
