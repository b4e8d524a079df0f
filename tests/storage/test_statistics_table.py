"""The table of a person's matches."""

from __future__ import annotations

import csv
import io

import pytest

from domino_gui.engine.events import SeatInfo
from domino_gui.engine.rules import RuleSetId
from domino_gui.storage.library import Library
from domino_gui.storage.statistics import Sample, write_csv
from domino_gui.storage.statistics_table import neutral
from tests.simulated import begun, played_out
from tests.storage.keeping import CASUAL, EXPERT, JOON, MINA, keep


def table(library: Library, sample: Sample) -> list[dict[str, str]]:
    file = io.StringIO(newline="")
    write_csv(library, sample, file)
    return [*csv.DictReader(io.StringIO(file.getvalue(), newline=""), strict=True)]


def test_each_match_is_a_row(library: Library) -> None:
    partners = played_out(begun(seats=[MINA, EXPERT, JOON, CASUAL], started="2026-12-01T19:30:00"))
    alone = played_out(begun("draw", [EXPERT, MINA, CASUAL], started="2026-11-30T08:05:59"), 3)
    library.take_in(keep(partners, "partners"))
    library.take_in(keep(alone, "alone"))
    first, second = table(library, Sample("mina"))
    assert (first["began"], second["began"]) == ("2026-11-30 08:05", "2026-12-01 19:30")
    assert (first["rules"], first["seats"], second["seats"]) == ("draw", "3", "4")
    assert (first["partner"], first["opponents"]) == ("", "Ada; Ben")
    assert (second["partner"], second["opponents"]) == ("Joon", "Ada; Ben")
    assert second["levels"] == "expert; casual"
    assert second["result"] == ("won" if partners.winners == [0] else "lost")
    assert float(second["points"]) == partners.scores[0]
    assert float(second["best other points"]) == partners.scores[1]
    assert float(first["best other points"]) == max(alone.scores[0], alone.scores[2])
    assert int(second["rounds"]) == partners.round_number


def test_every_result_has_a_word(library: Library) -> None:
    match = played_out(begun("muggins", [MINA, JOON, EXPERT]))
    for seat in (0, 1):
        unfinished = type(match).replay(match.events[:3])
        unfinished.resign(seat)
        library.take_in(keep(unfinished, f"resigned {seat}"))
    assert [row["result"] for row in table(library, Sample("Mina"))] == ["given up", "shared"]
    assert [row["share of win"] for row in table(library, Sample("Mina"))] == ["0.0", "0.5"]


def test_a_table_without_matches_is_its_header(library: Library) -> None:
    file = io.StringIO(newline="")
    write_csv(library, Sample("Nobody", rules=RuleSetId.DRAW), file)
    assert file.getvalue().startswith("began,rules,seats,name,")
    assert file.getvalue().endswith(",best count\r\n")
    assert file.getvalue().count("\r\n") == 1


@pytest.mark.parametrize(
    "name",
    ['=HYPERLINK("x")', "+1", "-1", "@SUM(A1)", "\t=1", 'Kim, "Mina"', "a\nb", "민아", "'", "\0x"],
)
def test_any_name_stays_one_field_that_is_no_formula(name: str, library: Library) -> None:
    player = SeatInfo(name, MINA.player)
    library.take_in(keep(played_out(begun(seats=[player, EXPERT], target=10))))
    (row,) = table(library, Sample(name))
    assert row["name"] in (name, f"'{name}")
    assert row["opponents"] == "Ada"
    assert row["name"][0] not in "=+-@\t\r\n"


def test_only_what_begins_like_a_formula_is_changed() -> None:
    assert [neutral(text) for text in ("won", "", "a=b", "-5")] == ["won", "", "a=b", "'-5"]
