"""``render``: what it writes, and what it says where it cannot."""

from __future__ import annotations

import json
import os
from pathlib import Path
from random import Random
from typing import Any

import pytest
from PySide6.QtGui import QImage

from domino_gui.__main__ import main
from domino_gui.commands.render import LARGEST, SMALLEST
from domino_gui.engine.deal import ShuffledDealer
from domino_gui.engine.events import TilePlaced, Undone, encode_event, encode_events
from domino_gui.engine.match import Match, Phase
from domino_gui.engine.record import exported
from domino_gui.engine.rules import RuleSetId
from domino_gui.table.themes import theme, theme_names
from domino_gui.windows.main_window import MainWindow
from tests.commands.running import loaded_modules, run
from tests.commands.table_judge import judge
from tests.strategies import FORMS, form_name, play_round, start


def played(rounds: int = 2, seed: int = 1, **how: Any) -> Match:
    match = Match(start(**how))
    for number in range(rounds):
        if match.phase is Phase.OVER:
            break
        match.open_round(ShuffledDealer(f"{seed} {number}"))
        play_round(match, Random(seed))
    return match


@pytest.fixture
def record(tmp_path: Path) -> Path:
    """A match of two finished rounds."""
    file = tmp_path / "match.domino"
    file.write_bytes(encode_events(played().events))
    return file


def rendered(capsys: pytest.CaptureFixture[str], *arguments: object) -> list[Any]:
    """The data that is written to standard output."""
    assert main(["render", *map(str, arguments)]) == 0
    shown = capsys.readouterr()
    assert shown.err == ""
    return [json.loads(line) for line in shown.out.splitlines()]


def refused(capsys: pytest.CaptureFixture[str], *arguments: object) -> tuple[int, str]:
    """The exit status, and the one line."""
    status = main(["render", *map(str, arguments)])
    shown = capsys.readouterr()
    assert shown.out == ""
    assert shown.err.startswith("domino-gui: ")
    assert shown.err.count("\n") == 1
    return status, shown.err


@pytest.mark.parametrize("form", FORMS, ids=form_name)
def test_every_placement_of_a_round_is_told_as_the_rules_have_it(
    form: tuple[RuleSetId, int, bool], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    rules, seats, partners = form
    for seed in range(3):
        match = played(1, seed, rules=rules, seats=seats, partners=partners)
        file = tmp_path / f"{seed}.domino"
        file.write_bytes(encode_events(match.events))
        events = [json.loads(line) for line in file.read_bytes().splitlines()]
        tables = rendered(capsys, file, "--move", "all")
        assert len(tables) == len(match.round.layout)
        for number, table in enumerate(tables, start=1):
            assert judge(table, events, number) == []
            assert table["scale_px"] >= 22


def test_without_a_number_the_last_placement_is_told_of(
    record: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    tables = rendered(capsys, record, "--move", "all")
    assert rendered(capsys, record) == tables[-1:]
    assert rendered(capsys, record, "--move", 3) == tables[2:3]


def test_files_are_written_where_they_are_asked_for(
    record: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    tables = rendered(capsys, record, "--move", "all")
    png, data = tmp_path / "x.png", tmp_path / "x.json"
    data.write_text("old")
    arguments = ("--png", png, "--json", data, "--size", "1024x640")
    assert rendered(capsys, record, *arguments) == []
    (table,) = map(json.loads, data.read_text().splitlines())
    assert table["tiles"] == tables[-1]["tiles"]
    assert table["scale_px"] < tables[-1]["scale_px"]
    assert QImage(str(png)).size().toTuple() == (1024, 640)
    assert png.read_bytes().startswith(b"\x89PNG")
    last = png.read_bytes()
    # The picture is of the last, and data of all goes with it.
    assert rendered(capsys, record, *arguments, "--move", "all") == []
    assert len(data.read_text().splitlines()) == len(tables)
    assert png.read_bytes() == last
    assert {path.name for path in tmp_path.iterdir()} >= {"match.domino", "x.png", "x.json"}
    assert not [*tmp_path.glob("*.part")]


def test_with_a_picture_alone_nothing_is_said(
    record: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert rendered(capsys, record, "--png", tmp_path / "x.png") == []


def test_what_was_undone_is_folded_away(record: Path, capsys: pytest.CaptureFixture[str]) -> None:
    match = played()
    second = [i for i, e in enumerate(match.events) if isinstance(e, TilePlaced)]
    before = rendered(capsys, record, "--move", "all")
    with record.open("ab") as file:
        file.write(encode_event(Undone(second[-1])) + b"\n")
    after = rendered(capsys, record, "--move", "all")
    assert after == before[:-1]


def test_where_nothing_was_placed_the_table_is_empty(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "dealt.domino"
    match = played(1)
    for events in (match.events[:1], match.events[:3]):
        file.write_bytes(encode_events(events))
        (table,) = rendered(capsys, file)
        assert (table["tiles"], table["count"], table["ends"]) == ([], 0, [])
        assert rendered(capsys, file, "--move", "all") == []
        status, line = refused(capsys, file, "--move", 1)
        assert status == 2
        assert line == f"domino-gui: {file}: the last round has no placements, not 1\n"


def test_there_is_no_placement_beyond_the_last(
    record: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    placed = len(played().round.layout)
    assert placed < 28
    status, line = refused(capsys, record, "--move", placed + 1)
    assert status == 2
    assert f"{record}: the last round has {placed} placements, not {placed + 1}" in line


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["--move", "0"], "a whole number from 1 to 28, or all, is wanted"),
        (["--move", "-1"], "from 1 to 28"),
        (["--move", "29"], "from 1 to 28"),
        (["--move", "last"], "from 1 to 28"),
        (["--move", "9" * 5000], "from 1 to 28"),
        (["--size", "799x500"], "a size from 800x500 to 7680x4320 is wanted"),
        (["--size", "800x499"], "a size from"),
        (["--size", "7681x4320"], "a size from"),
        (["--size", "99999999999x1"], "a size from"),
        (["--size", "1280"], "a size from"),
        (["--size", "1280x800x2"], "a size from"),
        (["--size", "-1x-1"], "one argument"),
        (["--what"], "unrecognized"),
        (["other.domino"], "unrecognized"),
    ],
)
def test_bad_usage_is_one_line(
    record: Path, capsys: pytest.CaptureFixture[str], arguments: list[str], said: str
) -> None:
    status, line = refused(capsys, record, *arguments)
    assert status == 2
    assert said in line


def test_the_smallest_size_is_the_window_s_own() -> None:
    window = MainWindow()
    assert window.minimumSize().toTuple() == SMALLEST
    window.deleteLater()
    assert all(small < large for small, large in zip(SMALLEST, LARGEST, strict=True))


def test_the_record_is_never_written_over(
    record: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    before = record.read_bytes()
    link = tmp_path / "link"
    link.symlink_to(record)
    for arguments in (
        ["--png", record],
        ["--json", link],
        ["--png", tmp_path / "x", "--json", tmp_path / "." / "x"],
    ):
        status, line = refused(capsys, record, *arguments)
        assert status == 2
        assert "three different files" in line
    assert record.read_bytes() == before
    assert not (tmp_path / "x").exists()


def test_a_bad_record_writes_nothing(
    record: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    png, lines = tmp_path / "x.png", record.read_bytes().splitlines(keepends=True)
    broken, cut = tmp_path / "broken.domino", tmp_path / "cut.domino"
    broken.write_bytes(b"".join([*lines[:4], *lines[5:]]))
    cut.write_bytes(b"".join(lines)[:-20])
    for file, status, said in (
        (broken, 1, f"{broken}: line 5: "),
        (cut, 2, f"{cut}: line {len(lines)}: "),
        (tmp_path / "none", 2, "cannot be opened: "),
        (tmp_path, 2, "cannot be opened: "),
    ):
        found, line = refused(capsys, file, "--png", png)
        assert found == status
        assert said in line
        assert not png.exists()


def test_what_cannot_be_written_is_one_line(
    record: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    for option in ("--png", "--json"):
        status, line = refused(capsys, record, option, tmp_path / "none" / "x")
        assert status == 2
        assert f"{tmp_path / 'none' / 'x'}: cannot be written: " in line


def test_picture_and_data_are_written_both_or_neither(
    record: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    data = tmp_path / "data.json"
    data.write_text("old")
    refused(capsys, record, "--json", data, "--png", tmp_path / "none" / "x")
    assert data.read_text() == "old"
    assert [path.name for path in tmp_path.iterdir() if path != record] == [data.name]


@pytest.mark.skipif(os.name != "posix", reason="an unusual screen")
def test_no_screen_is_needed_and_none_that_there_is_matters(record: Path, tmp_path: Path) -> None:
    one, other = tmp_path / "one.png", tmp_path / "other.png"
    results = [
        run("render", record, "--png", one, QT_QPA_PLATFORM="", QT_SCALE_FACTOR="2"),
        run("render", record, "--png", other, DISPLAY=":4077", LANGUAGE="ko", LC_ALL="C"),
        run("render", record, "--png", other, QT_QPA_PLATFORMTHEME="gtk3"),
    ]
    for result in results:
        assert (result.returncode, result.stdout, result.stderr) == (0, "", "")
    assert one.read_bytes() == other.read_bytes()


def test_data_alone_paints_nothing_and_reads_nobodys_preferences(
    record: Path, tmp_path: Path
) -> None:
    loaded = loaded_modules("render", str(record))
    assert "domino_gui.windows.portrait" in loaded
    assert "domino_gui.opponents.server" not in loaded
    assert not (tmp_path / "xdg_data_home").exists()
    assert not (tmp_path / "xdg_config_home").exists()


def test_the_picture_wears_the_theme_that_is_named(
    record: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    pictures = {}
    for name in (None, *theme_names()):
        png = tmp_path / f"{name}.png"
        theme_asked = () if name is None else ("--theme", name)
        assert rendered(capsys, record, "--png", png, *theme_asked) == []
        pictures[name] = QImage(str(png))
    assert pictures[None] == pictures["light"]
    corner = [pictures[name].pixelColor(1270, 400) for name in theme_names()]
    assert corner == [theme(name).room.paper for name in theme_names()]


def test_a_theme_that_there_is_not_is_refused(
    record: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    status, said = refused(capsys, record, "--theme", "../light")
    assert status == 2
    assert "there is no theme '../light'; choose from light, dark, contrast" in said


def test_a_record_given_away_in_the_middle_of_a_round_is_drawn_alike_every_time(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """Its key is secret still; nothing is dealt anew for that."""
    file = tmp_path / "match.domino"
    file.write_bytes(encode_events(exported(played(1).events[:9])))
    pictures = []
    for name in ("one.png", "other.png"):
        assert rendered(capsys, file, "--png", tmp_path / name) == []
        pictures.append((tmp_path / name).read_bytes())
    assert pictures[0] == pictures[1]
