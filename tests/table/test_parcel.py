from __future__ import annotations

import base64
import pickle
from pathlib import Path

import pytest

from domino_gui.engine.deal import ShuffledDealer
from domino_gui.table.geometry import TableGeometry
from domino_gui.table.parcel import ParcelError, Task, carry_out, pack, unpack
from tests.table.tables import making_way


def _task() -> Task:
    match, place = making_way()
    table = TableGeometry.of(match.round.layout)
    match.round.layout.place(place.tile, place.at)
    return Task(table, match.round.layout.placed[-1])


def test_a_table_lies_the_same_once_it_has_been_sent() -> None:
    sent, placed = _task()
    line = pack(Task(sent, placed))
    assert line.count(b"\n") == 1
    task = unpack(line, Task)
    assert task.placed == placed
    assert task.table.laid == sent.laid
    answer = carry_out(task)
    sent.place(placed)
    assert unpack(pack(answer), TableGeometry).laid == answer.laid == sent.laid


def test_a_task_is_no_table_nor_the_other_way_round() -> None:
    task = _task()
    with pytest.raises(ParcelError, match="no TableGeometry"):
        unpack(pack(task), TableGeometry)
    with pytest.raises(ParcelError, match="no Task"):
        unpack(pack(task.table), Task)


@pytest.mark.parametrize(
    "line",
    [
        b"",
        b"\n",
        b"rubbish\n",
        base64.b64encode(b"rubbish"),
        base64.b64encode(pickle.dumps(print)),
        base64.b64encode(pickle.dumps(carry_out)),
        base64.b64encode(pickle.dumps(ShuffledDealer)),
        base64.b64encode(pickle.dumps(_task())[:-20]),
    ],
)
def test_what_is_none_of_ours_is_refused(line: bytes) -> None:
    with pytest.raises(ParcelError):
        unpack(line, Task)


def test_what_is_no_part_of_a_table_is_not_made_at_all(tmp_path: Path) -> None:
    made = tmp_path / "made"
    # A class that one of these modules has imported, called with the name of a file.
    called = b"\x80\x04\x8c\x17domino_gui.table.parcel\x8c\tio.FileIO\x93\x8c%c%b\x8c\x01w\x86R."
    line = base64.b64encode(called % (len(str(made)), str(made).encode()))
    with pytest.raises(ParcelError, match="no part of a table"):
        unpack(line, Task)
    assert not made.exists()
