from __future__ import annotations

import os
from pathlib import Path

import pytest

from domino_gui.commands.verify import judge, verify
from domino_gui.engine.events import Undone, encode_event, encode_events
from tests.commands.running import loaded_modules, run
from tests.opponents.positions import turns
from tests.strategies import start


@pytest.fixture
def record(tmp_path: Path) -> Path:
    """A match of two rounds, the second unfinished."""
    file = tmp_path / "good.domino"
    for match in turns(start(), 1):
        if match.round_number == 2 and len(match.round.layout) == 3:
            file.write_bytes(encode_events(match.events))
    return file


@pytest.fixture
def broken(record: Path) -> Path:
    """The same with a count that is wrong by one."""
    file = record.with_name("broken.domino")
    lines = record.read_bytes().splitlines(keepends=True)
    number = next(index for index, line in enumerate(lines) if b'"place"' in line)
    head, count, tail = lines[number].partition(b'"count":')
    lines[number] = head + count + b"1" + tail
    file.write_bytes(b"".join(lines))
    return file


def test_a_record_that_holds_is_ok_with_its_rounds(record: Path) -> None:
    assert judge(record) == (0, "ok, 2 rounds")


def test_one_round_is_one_round(record: Path) -> None:
    lines = record.read_bytes().splitlines(keepends=True)
    record.write_bytes(b"".join(lines[:4]))
    assert judge(record) == (0, "ok, 1 round")


def test_rounds_that_were_undone_are_folded_away(record: Path) -> None:
    with record.open("ab") as file:
        file.write(encode_event(Undone(1)) + b"\n")
    assert judge(record) == (0, "ok, 0 rounds")


def test_a_broken_rule_is_told_with_its_line(broken: Path) -> None:
    status, verdict = judge(broken)
    assert status == 1
    assert verdict.startswith("line 4: count 1")


@pytest.mark.parametrize(
    ("content", "verdict"),
    [
        (b"", "line 1: the file is empty"),
        (b"\n", "line 1: "),
        (b"\xff\xfe", "line 1: not UTF-8"),
        (b"[" * 100_000, "line 1: "),
        (b"{}\n", "line 1: "),
        (b"null\n", "line 1: "),
    ],
)
def test_what_cannot_be_read_is_told_with_its_line(
    tmp_path: Path, content: bytes, verdict: str
) -> None:
    file = tmp_path / "x.domino"
    file.write_bytes(content)
    status, said = judge(file)
    assert status == 2
    assert said.startswith(verdict)


def test_a_cut_off_line_is_told_with_its_line(record: Path) -> None:
    whole = record.read_bytes()
    last = len(whole.splitlines())
    record.write_bytes(whole[:-20])
    status, verdict = judge(record)
    assert status == 2
    assert verdict.startswith(f"line {last}: ")


def test_a_missing_file_and_a_folder_cannot_be_opened(tmp_path: Path) -> None:
    assert judge(tmp_path / "none")[0] == 2
    assert judge(tmp_path)[0] == 2


def test_each_file_gets_one_line_and_the_worst_decides(
    record: Path, broken: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    missing = tmp_path / "missing.domino"
    assert verify([str(record)]) == 0
    assert verify([str(broken), str(record)]) == 1
    assert verify([str(missing), str(broken), str(record)]) == 2
    lines = capsys.readouterr().out.splitlines()
    assert len(lines) == 6
    assert lines[0] == f"{record}: ok, 2 rounds"
    assert lines[-3].startswith(f"{missing}: ")


def test_the_program_says_the_same(record: Path, broken: Path, tmp_path: Path) -> None:
    result = run("verify", record, broken, tmp_path / "none")
    assert result.returncode == 2
    assert result.stderr == ""
    good, bad, none = result.stdout.splitlines()
    assert good == f"{record}: ok, 2 rounds"
    assert bad.startswith(f"{broken}: line 4: count ")
    assert none == f"{tmp_path / 'none'}: cannot be opened: No such file or directory"


def test_without_files_it_is_bad_usage() -> None:
    result = run("verify")
    assert (result.returncode, result.stdout) == (2, "")
    assert result.stderr.count("\n") == 1


@pytest.mark.skipif(os.name != "posix", reason="such names exist only there")
def test_a_name_of_several_lines_is_shown_on_one(tmp_path: Path) -> None:
    names = [b"a\nb.domino", b"\xff.domino", "도미노.domino".encode()]
    files = [os.fsdecode(os.fsencode(tmp_path) + b"/" + name) for name in names]
    for encoding in ("utf-8", "ascii"):
        result = run("verify", *files, PYTHONIOENCODING=encoding)
        assert result.returncode == 2
        assert result.stderr == ""
        assert len(result.stdout.splitlines()) == 3


def test_verifying_loads_neither_qt_nor_a_progress_bar(record: Path) -> None:
    loaded = loaded_modules("verify", str(record))
    assert "domino_gui.engine.record" in loaded
    assert not {"PySide6", "tqdm", "multiprocessing", "domino_gui.opponents"} & loaded
