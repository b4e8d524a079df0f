import os
import random
import subprocess
import sys
from collections.abc import Iterator
from datetime import datetime
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec import UNSET
from msgspec.structs import replace

from domino_gui.engine.deal import ShuffledDealer
from domino_gui.engine.events import (
    Event,
    MatchStarted,
    Redone,
    RoundDealt,
    TilePlaced,
    Undone,
    encode_event,
    encode_events,
)
from domino_gui.engine.match import Match, Phase
from domino_gui.engine.record import (
    BrokenRuleError,
    History,
    RecordError,
    UnreadableError,
    exported,
    read_record,
    write_record,
)
from domino_gui.engine.rules import RuleError, RuleSetId
from domino_gui.storage.append_file import AppendFile, InUseError
from domino_gui.storage.live_record import (
    LiveRecord,
    NotWrittenError,
    is_unfinished,
    reseal,
    unfinished_records,
)
from tests.strategies import FORMS, form_name, start

STARTED = replace(start("muggins", 3), started="2026-12-01T19:30:00+09:00")


def played(started: MatchStarted = STARTED, seed: int = 1, events: int = 40) -> Match:
    """A match played by chance, about so many events long."""
    match, dealer, rng = Match(started), ShuffledDealer(seed), random.Random(seed)
    while match.phase is not Phase.OVER and len(match.events) < events:
        if match.phase is Phase.PLAY:
            match.act(match.round.turn, rng.choice(match.legal_actions()))
        else:
            match.open_round(dealer)
    return match


def play_on(live: LiveRecord, moves: int = 3) -> None:
    """Play some moves more, in the way of a move."""
    for _ in range(moves):
        match = live.history.match
        match_made = (
            match.act(match.round.turn, match.legal_actions()[0])
            if match.phase is Phase.PLAY
            else match.close_round() or match.open_round(ShuffledDealer(7))
        )
        live.history.keep(match_made)
        live.append(match_made)


@pytest.fixture
def live(tmp_path: Path) -> Iterator[LiveRecord]:
    live = LiveRecord.create(tmp_path / "matches", STARTED)
    yield live
    live.close()


def disk_with(room: int, monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """Let the disk take so many bytes more, of a piece as much as fits; the list's number."""
    left, append = [room], AppendFile.append

    def limited(file: AppendFile, data: bytes) -> None:
        if len(data) <= left[0]:
            left[0] -= len(data)
            append(file, data)
            return
        end = file.end
        append(file, data[: left[0]])
        file.end = end
        left[0] = 0
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(AppendFile, "append", limited)
    return left


# -- a new record ----------------------------------------------------------------------------------


def test_the_name_has_date_time_and_rule_set(live: LiveRecord) -> None:
    assert live.path.name == "2026-12-01 19-30-00 muggins.domino"
    assert read_record(live.path).match.events == [STARTED]


def test_a_match_whose_start_is_not_a_time_is_named_after_now(tmp_path: Path) -> None:
    for started in (start(), replace(STARTED, started="../../yesterday")):
        live = LiveRecord.create(tmp_path, started)
        live.close()
        assert live.path.parent == tmp_path
        assert live.path.name.startswith(f"{datetime.now().astimezone():%Y-}")


def test_two_matches_begun_in_the_same_second_have_two_files(live: LiveRecord) -> None:
    other = LiveRecord.create(live.path.parent, STARTED)
    assert other.path.name == "2026-12-01 19-30-00 muggins-2.domino"
    other.close()


def test_a_match_that_goes_on_from_another_has_all_of_it_in_its_file(
    live: LiveRecord, tmp_path: Path
) -> None:
    play_on(live, 5)
    events = live.history.match.events
    other = LiveRecord.create(tmp_path / "others", STARTED, events[1:])
    assert read_record(other.path).match.events == events
    play_on(other)
    other.close()
    assert read_record(other.path).match.events == other.history.match.events


def test_a_match_that_cannot_go_on_so_has_no_file(live: LiveRecord, tmp_path: Path) -> None:
    play_on(live, 5)
    with pytest.raises(RuleError):
        LiveRecord.create(tmp_path / "others", STARTED, live.history.match.events[2:])
    assert not (tmp_path / "others").exists()


def test_a_match_that_nobody_can_play_has_no_file(tmp_path: Path) -> None:
    with pytest.raises(RuleError):
        LiveRecord.create(tmp_path, replace(STARTED, sides=[[0, 1], [2]]))
    assert list(tmp_path.iterdir()) == []


def test_each_event_is_on_the_disk_before_the_next_is_written(
    live: LiveRecord, monkeypatch: pytest.MonkeyPatch
) -> None:
    synced: list[int] = []
    fsync = os.fsync

    def sync(descriptor: int) -> None:
        fsync(descriptor)
        synced.append(live.path.read_bytes().count(b"\n"))

    monkeypatch.setattr(os, "fsync", sync)
    match = live.history.match
    made = match.open_round(ShuffledDealer(1))
    made += match.act(match.round.turn, match.legal_actions()[0])
    live.append(made)
    assert synced == list(range(2, len(made) + 2))


# -- going on --------------------------------------------------------------------------------------


def test_a_resumed_match_goes_on_in_the_same_file(live: LiveRecord) -> None:
    play_on(live, 12)
    live.close()
    again = LiveRecord.resume(live.path)
    assert again.history.match.events == live.history.match.events
    assert not again.cut_off
    assert not again.resealed
    play_on(again, 12)
    again.close()
    assert read_record(live.path).match.events == again.history.match.events


def test_what_was_undone_can_be_redone_after_resuming(live: LiveRecord) -> None:
    play_on(live, 12)
    events = list(live.history.match.events)
    live.history.append(Undone(5))
    live.append([Undone(5)])
    live.close()
    again = LiveRecord.resume(live.path)
    assert again.history.match.events == events[:5]
    assert again.history.ahead == events[5:]
    assert again.history.practice
    again.close()


def test_what_is_to_stay_together_is_written_in_one_piece(
    live: LiveRecord, monkeypatch: pytest.MonkeyPatch
) -> None:
    play_on(live)
    length, pieces = len(live.history.match.events), []
    monkeypatch.setattr(AppendFile, "append", lambda _, data: pieces.append(data))
    there_and_back: list[Event] = [Undone(length - 1), Redone(length)]
    live.append(there_and_back, at_once=True)
    live.append([], at_once=True)
    assert pieces == [b"".join(encode_event(event) + b"\n" for event in there_and_back)]


def test_resuming_alone_changes_nothing(live: LiveRecord) -> None:
    play_on(live)
    live.close()
    whole = live.path.read_bytes()
    for data in (whole, whole[:-5], whole[:-1]):
        live.path.write_bytes(data)
        LiveRecord.resume(live.path).close()
        # Closing writes what waits for the first event, and without one there is nothing.
        assert live.path.read_bytes() == data


def test_a_last_line_cut_off_at_any_byte_is_left_out_or_whole(live: LiveRecord) -> None:
    play_on(live, 5)
    live.close()
    whole = live.path.read_bytes()
    begins = whole[:-1].rindex(b"\n") + 1
    events = live.history.match.events
    for end in range(begins, len(whole) + 1):
        live.path.write_bytes(whole[:end])
        again = LiveRecord.resume(live.path)
        complete = end >= len(whole) - 1
        assert again.history.match.events == (events if complete else events[:-1])
        assert again.cut_off is (begins < end < len(whole) - 1)
        play_on(again, 2)
        again.close()
        data = live.path.read_bytes()
        assert data.startswith(whole if complete else whole[:begins])
        assert read_record(live.path).match.events == again.history.match.events


def test_a_file_cut_off_in_its_first_line_is_damaged(live: LiveRecord) -> None:
    live.close()
    whole = live.path.read_bytes()
    for end in range(len(whole) - 1):
        live.path.write_bytes(whole[:end])
        with pytest.raises(UnreadableError):
            LiveRecord.resume(live.path)
        assert live.path.read_bytes() == whole[:end]


def test_damage_elsewhere_names_the_line_and_leaves_the_file_and_its_lock(live: LiveRecord) -> None:
    play_on(live, 6)
    live.close()
    lines = live.path.read_bytes().splitlines(keepends=True)
    for bad, error in ((b"{oops\n", UnreadableError), (lines[0], BrokenRuleError)):
        data = b"".join([*lines[:3], bad, *lines[4:]])
        live.path.write_bytes(data)
        for _ in range(2):
            with pytest.raises(error, match="line 4"):
                LiveRecord.resume(live.path)
        assert live.path.read_bytes() == data


def test_a_missing_file_is_unreadable(tmp_path: Path) -> None:
    with pytest.raises(UnreadableError, match="cannot be opened"):
        LiveRecord.resume(tmp_path / "nothing.domino")
    with pytest.raises(UnreadableError, match="cannot be opened"):
        LiveRecord.resume(tmp_path)


def test_two_programs_do_not_play_the_same_match(live: LiveRecord) -> None:
    with pytest.raises(InUseError):
        LiveRecord.resume(live.path)
    live.close()
    LiveRecord.resume(live.path).close()


KILLED = """
import os, signal, sys
from pathlib import Path
from tests.storage.test_live_record import *
live = LiveRecord.create(Path(sys.argv[1]), STARTED)
play_on(live, 30)
print(len(live.history.match.events), flush=True)
os.kill(os.getpid(), signal.SIGKILL)
"""


def test_a_program_killed_loses_nothing(tmp_path: Path) -> None:
    run = subprocess.run(
        [sys.executable, "-c", KILLED, str(tmp_path)], capture_output=True, text=True, check=False
    )
    assert run.returncode == -9
    (path,) = tmp_path.glob("*.domino")
    live = LiveRecord.resume(path)
    assert len(live.history.match.events) == int(run.stdout)
    play_on(live)
    live.close()


# -- a disk that fails -----------------------------------------------------------------------------


def test_events_wait_for_a_disk_that_is_full(
    live: LiveRecord, monkeypatch: pytest.MonkeyPatch
) -> None:
    left = disk_with(900, monkeypatch)
    with pytest.raises(NotWrittenError, match="No space left"):
        play_on(live, 30)
    with pytest.raises(NotWrittenError):
        play_on(live, 1)
    kept = read_record(live.path, forgive_cut_off=True).match.events
    assert kept == live.history.match.events[: len(kept)]
    assert 1 < len(kept) < len(live.history.match.events) - 1
    left[0] = 10**6
    play_on(live, 1)
    assert live.failure is None
    assert read_record(live.path).match.events == live.history.match.events


def test_what_waits_is_written_when_the_record_is_closed(
    live: LiveRecord, monkeypatch: pytest.MonkeyPatch
) -> None:
    left = disk_with(900, monkeypatch)
    with pytest.raises(NotWrittenError):
        play_on(live, 30)
    left[0] = 10**6
    live.close()
    assert read_record(live.path).match.events == live.history.match.events


def test_a_record_is_closed_also_where_the_disk_stays_full(
    live: LiveRecord, monkeypatch: pytest.MonkeyPatch
) -> None:
    disk_with(900, monkeypatch)
    with pytest.raises(NotWrittenError):
        play_on(live, 30)
    live.close()
    LiveRecord.resume(live.path).close()


def test_a_folder_that_cannot_be_made_is_tried_again(tmp_path: Path) -> None:
    folder = tmp_path / "matches"
    folder.write_text("in the way")
    live = LiveRecord.create(folder, STARTED)
    assert live.failure is not None
    with pytest.raises(NotWrittenError):
        play_on(live)
    folder.unlink()
    play_on(live)
    live.close()
    assert read_record(live.path).match.events == live.history.match.events


def cannot_be_opened(_: type[AppendFile], path: Path) -> AppendFile:
    raise PermissionError(13, "Permission denied", str(path))


def test_a_file_that_cannot_be_written_to_is_played_on(
    live: LiveRecord, monkeypatch: pytest.MonkeyPatch
) -> None:
    play_on(live, 6)
    live.close()
    whole = live.path.read_bytes()
    live.path.write_bytes(whole[:-7])
    with monkeypatch.context() as patched:
        patched.setattr(AppendFile, "open", classmethod(cannot_be_opened))
        again = LiveRecord.resume(live.path)
        with pytest.raises(NotWrittenError, match="Permission denied"):
            play_on(again)
        assert live.path.read_bytes() == whole[:-7]
    play_on(again)
    again.close()
    assert read_record(live.path).match.events == again.history.match.events


def test_a_file_that_another_program_went_on_with_meanwhile_is_left_to_it(
    live: LiveRecord, monkeypatch: pytest.MonkeyPatch
) -> None:
    play_on(live, 6)
    live.close()
    with monkeypatch.context() as patched:
        patched.setattr(AppendFile, "open", classmethod(cannot_be_opened))
        late = LiveRecord.resume(live.path)
    other = LiveRecord.resume(live.path)
    play_on(other)
    other.close()
    whole = live.path.read_bytes()
    with pytest.raises(NotWrittenError, match="another program"):
        play_on(late)
    late.close()
    assert live.path.read_bytes() == whole


# -- files given away in the middle of a round -----------------------------------------------------


def test_a_match_whose_file_is_deleted_meanwhile_goes_on_in_another(live: LiveRecord) -> None:
    play_on(live)
    live.path.unlink()
    play_on(live)
    assert read_record(live.path).match.events == live.history.match.events
    resumed_elsewhere = live.path.with_name("moved.domino")
    live.path.rename(resumed_elsewhere)
    data = resumed_elsewhere.read_bytes()
    play_on(live)
    assert read_record(live.path).match.events == live.history.match.events
    assert resumed_elsewhere.read_bytes() == data


def test_a_file_that_takes_the_place_of_the_match_is_left_alone(live: LiveRecord) -> None:
    play_on(live, 12)
    undone = Undone(len(live.history.match.events) - 2)
    live.history.append(undone)
    live.append([undone])
    first, other = live.path, live.path.with_name("other")
    other.write_text("of somebody else")
    other.replace(first)
    play_on(live)
    assert first.read_text() == "of somebody else"
    assert live.path != first
    found = read_record(live.path)
    assert found.match.events[1:] == live.history.match.events[1:]
    assert found.history.practice
    with pytest.raises(InUseError):
        LiveRecord.resume(live.path)


def test_a_new_file_waits_for_a_disk_that_is_full(
    live: LiveRecord, monkeypatch: pytest.MonkeyPatch
) -> None:
    play_on(live)
    live.path.unlink()
    room = disk_with(0, monkeypatch)
    with pytest.raises(NotWrittenError):
        play_on(live, 1)
    room[0] = 1 << 20
    play_on(live, 1)
    assert live.failure is None
    assert read_record(live.path).match.events == live.history.match.events


@pytest.mark.parametrize("form", FORMS, ids=form_name)
def test_a_match_given_away_mid_round_can_be_gone_on_with(
    form: tuple[RuleSetId, int, bool], tmp_path: Path
) -> None:
    rules, seats, partners = form
    path = tmp_path / "given.domino"
    events = played(start(rules, seats, partners=partners), events=10).events
    write_record(path, exported(events))
    data = path.read_bytes()
    live = LiveRecord.resume(path)
    assert live.resealed
    assert path.read_bytes() == data
    assert hidden(live.history.match.events) == hidden(events)
    assert live.history.practice
    play_on(live, 60)
    live.close()
    assert path.read_bytes().startswith(data)
    record = read_record(path)
    assert record.match.events == live.history.match.events
    assert record.history.practice
    write_record(path, live.history.exported())
    assert read_record(path).match.started.practice


def hidden(events: list[Event]) -> list[Event]:
    """Events without what belongs to the seal."""
    return [
        replace(event, seal="0" * 64) if isinstance(event, RoundDealt) else event
        for event in exported(events)
    ]


def test_a_deal_sealed_anew_is_the_same_deal_under_a_key_of_its_own() -> None:
    events = exported(played(events=8).events)
    history = History(events[0])
    for event in events[1:]:
        history.append(event)
    undone, deal, *moves = reseal(history)
    at = next(index for index, event in enumerate(events) if isinstance(event, RoundDealt))
    assert undone == Undone(at)
    assert isinstance(deal, RoundDealt)
    given = events[at]
    assert isinstance(given, RoundDealt)
    assert (deal.hands, deal.boneyard) == (given.hands, given.boneyard)
    assert deal.seal != given.seal
    assert deal.key
    assert moves == events[at + 1 :]
    assert reseal(history) == []


def test_where_the_key_is_known_or_public_nothing_is_sealed_anew() -> None:
    match = played(events=10**6)
    for length in range(1, len(match.events) + 1):
        history = History(match.events[0])
        for event in match.events[1:length]:
            history.append(event)
        assert reseal(history) == []
    finished = exported(match.events)
    history = History(finished[0])
    for event in finished[1:]:
        history.append(event)
    assert reseal(history) == []


def test_a_new_seal_is_written_in_one_piece_with_the_first_event(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "given.domino"
    write_record(path, exported(played(events=10).events))
    pieces: list[bytes] = []
    monkeypatch.setattr(AppendFile, "append", lambda _, data: pieces.append(data))
    live = LiveRecord.resume(path)
    live.append([])
    assert pieces == []
    play_on(live, 1)
    live.close()
    assert pieces[0].startswith(b'{"event":"undo"')
    assert pieces[0].count(b"\n") == 1 + 9 + 1


def test_a_file_given_away_has_nothing_undone_and_no_secret(live: LiveRecord) -> None:
    play_on(live, 4)
    given = live.history.exported()
    assert given == exported(live.history.match.events)
    assert not any(isinstance(event, RoundDealt) and event.key for event in given)
    live.history.append(Undone(2))
    started = live.history.exported()[0]
    assert isinstance(started, MatchStarted)
    assert started.practice
    assert not any(isinstance(event, TilePlaced) for event in live.history.exported())


# -- what was left unfinished ----------------------------------------------------------------------


def test_matches_left_unfinished_are_found_the_latest_first(tmp_path: Path) -> None:
    matches = {
        "finished": played(start("draw"), events=10**6).events,
        "old": played(events=20).events,
        "young": played(events=30).events,
        "undone": [*played(start("draw"), events=10**6).events, Undone(4)],
    }
    for age, (name, events) in enumerate(matches.items()):
        path = tmp_path / f"{name}.domino"
        write_record(path, events)
        os.utime(path, (age, age))
    (tmp_path / "empty.domino").touch()
    (tmp_path / "notes.txt").write_text("none")
    assert [path.stem for path in unfinished_records(tmp_path)] == ["undone", "young", "old"]


def test_a_cut_off_record_is_unfinished(tmp_path: Path) -> None:
    path = tmp_path / "cut.domino"
    write_record(path, played(events=20).events)
    path.write_bytes(path.read_bytes()[:-4])
    assert unfinished_records(tmp_path) == [path]
    assert is_unfinished(path)
    assert not is_unfinished(tmp_path / "nowhere")
    assert not is_unfinished(Path("\0"))


def test_without_a_folder_nothing_is_unfinished(tmp_path: Path) -> None:
    assert unfinished_records(tmp_path / "nowhere") == []


# -- whatever a file holds ---------------------------------------------------------------------


WHOLE = encode_events(played(events=30).events)


@given(st.integers(0, len(WHOLE)))
def test_a_record_cut_off_anywhere_is_gone_on_with_from_its_last_whole_line(end: int) -> None:
    with TemporaryDirectory() as folder:
        path = Path(folder) / "cut.domino"
        path.write_bytes(WHOLE[:end])
        whole = WHOLE[: WHOLE.rfind(b"\n", 0, end) + 1]
        try:
            live = LiveRecord.resume(path)
        except UnreadableError:
            assert not whole  # nothing was left to go on with
            assert path.read_bytes() == WHOLE[:end]
            return
        assert encode_events(live.history.match.events).startswith(whole)
        play_on(live, 1)
        live.close()
        assert path.read_bytes().startswith(whole)
        assert read_record(path).match.events == live.history.match.events


@st.composite
def damaged(draw: st.DrawFn) -> bytes:
    """A record of which a part is another: noise, zeros, a part of it once more, or nothing."""
    start, end = sorted(draw(st.tuples(*[st.integers(0, len(WHOLE))] * 2)))
    instead = draw(
        st.one_of(
            st.binary(max_size=200),
            st.just(bytes(end - start)),
            st.just(WHOLE[start:end] * 2),
            st.just(b""),
        )
    )
    return WHOLE[:start] + instead + WHOLE[end:]


@given(damaged())
def test_whatever_is_damaged_is_refused_by_its_line_or_read_and_never_changed(data: bytes) -> None:
    with TemporaryDirectory() as folder:
        path = Path(folder) / "damaged.domino"
        path.write_bytes(data)
        try:
            live = LiveRecord.resume(path)
        except RecordError:
            assert path.read_bytes() == data
            AppendFile.open(path).close()  # and its lock is free
            return
        live.close()
        assert path.read_bytes() == data
        told = read_record(path, forgive_cut_off=True).match
        if live.resealed:  # the damage was to the key's name, and so the key is lost
            assert told.deal is not None
            assert told.deal.key is UNSET
        else:
            assert told.events == live.history.match.events


@pytest.mark.parametrize("kind", ["folder", "link to nowhere", "device"])
def test_what_is_no_file_is_unreadable_and_stays(tmp_path: Path, kind: str) -> None:
    path = tmp_path / "x.domino"
    if kind == "folder":
        path.mkdir()
    else:
        path.symlink_to("/dev/full" if kind == "device" else "/nowhere/at/all")
    with pytest.raises(UnreadableError):
        LiveRecord.resume(path)
    assert path.is_dir() or path.is_symlink()
