from pathlib import Path

import pytest

from domino_gui.engine.record import read_record
from domino_gui.storage.append_file import InUseError
from domino_gui.storage.given_files import OwnFolderError, write_given
from domino_gui.storage.live_record import LiveRecord
from domino_gui.storage.places import matches_folder
from tests.simulated import short_match


def test_what_is_given_away_takes_the_place_of_what_was_there(tmp_path: Path) -> None:
    path = tmp_path / "a.txt"
    write_given(path, b"one")
    write_given(path, b"two")
    assert path.read_bytes() == b"two"
    assert [*tmp_path.glob("a*")] == [path]


@pytest.mark.parametrize("inside", ["", "finished"])
def test_the_records_of_the_game_are_never_written_over(inside: str) -> None:
    folder = matches_folder() / inside
    folder.mkdir(parents=True)
    (folder / "a.domino").write_bytes(b"kept")
    with pytest.raises(OwnFolderError, match="keeps its own records"):
        write_given(folder / "a.domino", b"x")
    assert (folder / "a.domino").read_bytes() == b"kept"


def test_a_match_that_is_played_in_its_file_goes_on_being_written_there(tmp_path: Path) -> None:
    events = short_match().events
    live = LiveRecord.create(tmp_path, short_match().started, events[1:-2])
    with pytest.raises(InUseError):
        write_given(live.path, b"x")
    for event in events[-2:]:
        live.history.append(event)
        live.append([event])
    live.close()
    assert read_record(live.path).match.events == events
    write_given(live.path, b"over")
    assert live.path.read_bytes() == b"over"
