"""Nothing that a match needs may outlive it."""

from __future__ import annotations

import os
import threading
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from domino_gui.engine.deal import ShuffledDealer
from domino_gui.engine.events import MatchStarted
from domino_gui.engine.record import History
from domino_gui.game.controller import Controller
from domino_gui.game.players import Player
from domino_gui.storage.live_record import LiveRecord
from tests.game.leftovers import running_processes, running_timers
from tests.game.table import Table


@pytest.fixture(autouse=True)
def nothing_left_behind(qtbot: QtBot) -> Iterator[None]:
    """Fail a test that leaves a process, a timer or a thread."""
    threads = threading.enumerate()
    yield
    # Programs are given a moment to leave by themselves.
    qtbot.waitUntil(lambda: not running_processes(), timeout=60_000)
    assert running_timers() == []
    assert threading.enumerate() == threads


@pytest.fixture(autouse=True)
def quick_disk(monkeypatch: pytest.MonkeyPatch) -> None:
    """Take the disk to be quick: thousands of events are written here, each waited for.

    That it is waited for is proved in tests/storage.
    """
    monkeypatch.setattr(os, "fsync", lambda _: None)


@pytest.fixture
def open_table(tmp_path: Path) -> Iterator[Callable[..., Table]]:
    """Make a table at which a match can be played; it is closed with the test."""
    tables: list[Table] = []

    def open_it(
        match: MatchStarted | History | LiveRecord,
        players: list[Player],
        *,
        seed: int | str = 1,
        pace_ms: int = 0,
        keep: bool = False,
    ) -> Table:
        record = None
        if isinstance(match, LiveRecord):
            record, history = match, match.history
        elif isinstance(match, History):
            history = match
        elif keep:
            record = LiveRecord.create(tmp_path / "matches", match)
            history = record.history
        else:
            history = History(match)
        controller = Controller(
            history, players, record=record, dealer=ShuffledDealer(seed), pace_ms=pace_ms
        )
        tables.append(Table(controller, record))
        return tables[-1]

    yield open_it
    for table in tables:
        table.controller.close()
        table.controller.deleteLater()
