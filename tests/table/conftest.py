"""Every test here may draw, so each has an application."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from domino_gui.engine.match import Match
from domino_gui.table.choreography import Pace
from tests.game.leftovers import running_processes
from tests.table.tables import Table, TableOf


@pytest.fixture(autouse=True, scope="session")
def application(qapp: QApplication) -> QApplication:
    return qapp


@pytest.fixture
def table_of(qtbot: QtBot) -> Iterator[TableOf]:
    tables: list[Table] = []

    def make(match: Match, viewer: int | None = 0, pace: Pace = Pace.OFF) -> Table:
        table = Table(match, viewer, pace)
        qtbot.addWidget(table.view)
        table.view.show()
        tables.append(table)
        return table

    yield make
    for table in tables:
        table.scene.close()
    qtbot.waitUntil(lambda: not running_processes())
