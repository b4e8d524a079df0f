from __future__ import annotations

import csv
from datetime import date
from pathlib import Path

import pytest
from PySide6.QtWidgets import QFileDialog, QWidget

from domino_gui.storage import statistics
from domino_gui.storage.library import LibraryError, Trouble
from domino_gui.storage.statistics import Sample
from domino_gui.windows.statistics_files import ask_where, export, suggested_name
from tests.windows.played import library, play

TODAY = date(2026, 11, 30)


@pytest.mark.parametrize(
    ("name", "suggested"),
    [
        ("Mina", "fives-Mina-2026-11-30.csv"),
        ("김 민아", "fives-김-민아-2026-11-30.csv"),
        ("../../etc:*?", "fives-etc-2026-11-30.csv"),
        ("…", "fives-2026-11-30.csv"),
        ("M" * 64, f"fives-{'M' * 40}-2026-11-30.csv"),
    ],
)
def test_the_name_that_is_suggested_fits_every_system(name: str, suggested: str) -> None:
    assert suggested_name(name, TODAY) == suggested


def test_a_file_is_asked_for(parent: QWidget) -> None:
    named: list[Path] = []
    ask_where(parent, "fives.csv", named.append)
    (dialog,) = parent.findChildren(QFileDialog)
    assert dialog.acceptMode() is QFileDialog.AcceptMode.AcceptSave
    assert [Path(file).name for file in dialog.selectedFiles()] == ["fives.csv"]
    dialog.fileSelected.emit("/somewhere/mine.csv")
    dialog.close()
    assert named == [Path("/somewhere/mine.csv")]


def test_the_matches_that_count_are_written_one_a_line(tmp_path: Path) -> None:
    play(3)
    play(1, practice=True)
    path = tmp_path / "mine.csv"
    with library() as opened:
        assert "mine.csv" in export(opened, Sample("Mina"), path)
    assert path.read_bytes().startswith(b"\xef\xbb\xbf")
    with path.open(encoding="utf-8-sig", newline="") as file:
        header, *lines = csv.reader(file)
    assert len(lines) == 3
    assert {line[header.index("name")] for line in lines} == {"Mina"}
    assert [*tmp_path.glob("*.part")] == []


def test_why_it_cannot_be_written_is_said_in_a_sentence(tmp_path: Path) -> None:
    with library() as opened:
        said = export(opened, Sample("Mina"), tmp_path / "nowhere" / "mine.csv")
    assert said == "mine.csv cannot be written (No such file or directory)."


def test_where_the_library_cannot_be_read_the_file_stays_as_it_was(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def broken(*_: object) -> None:
        raise LibraryError(Trouble.BUSY, "locked")

    path = tmp_path / "mine.csv"
    path.write_text("before")
    monkeypatch.setattr(statistics, "write_csv", broken)
    with library() as opened, pytest.raises(LibraryError):
        export(opened, Sample("Mina"), path)
    assert path.read_text() == "before"
    assert not [*tmp_path.glob("*.part")]
