from __future__ import annotations

from pathlib import Path

import pytest

from domino_gui.commands.errors import CommandError
from domino_gui.commands.records import open_record
from domino_gui.engine.events import encode_events
from tests.opponents.positions import at_turn


@pytest.fixture
def record(tmp_path: Path) -> Path:
    file = tmp_path / "x.domino"
    file.write_bytes(encode_events(at_turn().events))
    return file


def test_a_good_record_is_read(record: Path) -> None:
    assert open_record(record).match.events == at_turn().events


def test_a_broken_rule_and_a_file_that_cannot_be_read_end_differently(record: Path) -> None:
    lines = record.read_bytes().splitlines(keepends=True)
    record.write_bytes(b"".join(lines[:3] + lines[4:]))
    with pytest.raises(CommandError, match=r"x\.domino: line 4: ") as broken:
        open_record(record)
    assert broken.value.status == 1
    with pytest.raises(CommandError, match="none: cannot be opened: ") as missing:
        open_record(record.with_name("none"))
    assert missing.value.status == 2


def test_a_cut_off_line_is_forgiven_where_that_is_asked(record: Path) -> None:
    record.write_bytes(record.read_bytes()[:-5])
    assert open_record(record, forgive_cut_off=True).cut_off is not None
    with pytest.raises(CommandError, match="line") as caught:
        open_record(record)
    assert caught.value.status == 2
