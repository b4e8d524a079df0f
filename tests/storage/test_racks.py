import json
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from domino_gui.engine.tiles import Tile
from domino_gui.storage.racks import (
    ArrangedRack,
    ArrangedRacks,
    racks_path,
    read_racks,
    write_racks,
)

RACKS = ArrangedRacks(
    round=3,
    racks=(
        ArrangedRack(0, (Tile(1, 2), Tile(0, 0)), (Tile(1, 2), Tile(6, 6), Tile(0, 0))),
        ArrangedRack(2, (), (Tile(5, 5),), is_sorted=True),
    ),
)


@pytest.fixture
def record(tmp_path: Path) -> Path:
    return tmp_path / "2026-12-01 19-30-00 all-fives.domino"


def test_racks_are_read_as_they_were_written(record: Path) -> None:
    write_racks(record, RACKS)
    assert read_racks(record) == RACKS
    write_racks(record, ArrangedRacks())
    assert read_racks(record) == ArrangedRacks()
    assert [path.name for path in record.parent.iterdir()] == [racks_path(record).name]


def test_they_lie_beside_the_record_under_its_name(record: Path) -> None:
    assert racks_path(record) == record.parent / "2026-12-01 19-30-00 all-fives.racks"


def test_what_another_program_adds_is_passed_over(record: Path) -> None:
    write_racks(record, RACKS)
    told = json.loads(racks_path(record).read_bytes())
    racks_path(record).write_text(json.dumps(told | {"colour": "red"}))
    assert read_racks(record) == RACKS


@pytest.mark.parametrize(
    "text",
    [
        "",
        "[]",
        "{",
        '{"format":2}',
        '{"round":-1}',
        '{"racks":[{"seat":4}]}',
        '{"racks":[{"seat":0},{"seat":0}]}',
        '{"racks":[{"seat":0,"standing":["7|7"]}]}',
        '{"racks":[{"seat":0,"standing":[3]}]}',
        '{"racks":[{"seat":0,"standing":["1|2","1|2"]}]}',
        '{"racks":[{"seat":0,"wanted":["1|2","1|2"]}]}',
        "[" * 10_000,
        " " * 20_000,
    ],
)
def test_a_file_that_is_no_good_counts_as_none(record: Path, text: str) -> None:
    racks_path(record).write_text(text)
    assert read_racks(record) is None
    assert racks_path(record).read_text() == text


@given(data=st.data())
def test_damage_anywhere_is_found_or_does_no_harm(
    data: st.DataObject, tmp_path_factory: pytest.TempPathFactory
) -> None:
    record = tmp_path_factory.getbasetemp() / "damaged.domino"
    write_racks(record, RACKS)
    text = bytearray(racks_path(record).read_bytes())
    at = data.draw(st.integers(0, len(text) - 1))
    text[at] = data.draw(st.integers(0, 255))
    racks_path(record).write_bytes(text[: data.draw(st.integers(at, len(text)))])
    assert read_racks(record) is None or isinstance(read_racks(record), ArrangedRacks)


def test_no_file_is_no_trouble(record: Path) -> None:
    assert read_racks(record) is None
    racks_path(record).mkdir()
    assert read_racks(record) is None


def test_a_disk_that_fails_is_no_trouble_and_leaves_nothing_half_done(record: Path) -> None:
    write_racks(record.parent / "gone" / record.name, RACKS)
    racks_path(record).mkdir()
    write_racks(record, RACKS)
    assert [path.name for path in record.parent.iterdir()] == [racks_path(record).name]
