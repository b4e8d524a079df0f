"""The command that measures tables, on a few rounds."""

from __future__ import annotations

import pytest

from tests.judged_rounds import GAMES
from tests.long.table_layouts import Table, play, report


@pytest.mark.parametrize("game", ["all-fives 2x9", "draw 4x5", "five-up 4x7"])
def test_a_round_is_measured_at_every_placement(game: str) -> None:
    table, layout = play(game, 1, worst=False)
    assert len(table.lengths) == len(table.times) + len(table.anew_times) == len(layout)
    assert not table.faults
    assert report(game, [(table, len(layout))], worst=False)[0].startswith(f"{game} ")


def test_the_worst_places_make_a_worse_table() -> None:
    strained = [
        sum(play("five-up 2x5", seed, worst=worst)[0].geometry._growth.worth() for seed in range(4))
        for worst in (False, True)
    ]
    assert strained[0] < strained[1]


def _judged(game: str = "draw 2x7", *, worst: bool = False, **figures: object) -> bool:
    table = Table(GAMES["draw 2x7"].rules)
    table.times, table.lengths = [1.0, 1.0], [90.0, 80.0]
    for name, figure in figures.items():
        setattr(table, name, figure)
    line, good = report(game, [(table, 50)], worst=worst)
    assert line.endswith("!") != good
    return good


def test_what_is_asked_of_tables_is_judged() -> None:
    assert _judged()
    assert not _judged(faults=["1|2 and 3|4 overlap"])
    assert not _judged(anew=1)
    assert not _judged(lengths=[43.0, 90.0])
    assert not _judged(lengths=[90.0, 79.0])
    assert _judged("five-up 4x7", lengths=[90.0, 70.0])


def test_where_places_harm_most_only_faults_are_judged() -> None:
    assert _judged(worst=True, anew=9, lengths=[43.0, 79.0])
    assert not _judged(worst=True, faults=["1|2 and 3|4 overlap"])
