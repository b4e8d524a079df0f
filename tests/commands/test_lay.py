from __future__ import annotations

import pytest

from domino_gui.table.geometry import TableGeometry
from domino_gui.table.parcel import Task, carry_out, pack, unpack
from tests.commands.running import loaded_modules, run
from tests.table.tables import making_way


def test_the_table_that_is_asked_for_is_laid() -> None:
    match, place = making_way()
    table = TableGeometry.of(match.round.layout)
    match.round.layout.place(place.tile, place.at)
    task = Task(table, match.round.layout.placed[-1])
    result = run("lay", said=pack(task))
    assert (result.returncode, result.stderr) == (0, "")
    assert unpack(result.stdout.encode(), TableGeometry).laid == carry_out(task).laid


@pytest.mark.parametrize("said", [b"", b"what is this?\n", b"gASVCgAAAAAAAACMBWhlbGxvlC4=\n"])
def test_what_is_no_task_is_refused_in_a_line(said: bytes) -> None:
    result = run("lay", said=said)
    assert (result.returncode, result.stdout) == (2, "")
    assert result.stderr.count("\n") == 1


def test_it_needs_no_screen() -> None:
    loaded = loaded_modules("lay")
    assert "domino_gui.table.geometry" in loaded
    assert not any(name.startswith("PySide6") for name in loaded)
