"""The command that judges rendered rounds, on a few of them."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtWidgets import QApplication

from tests.judged_rounds import GAMES
from tests.long.render_rounds import Told, portrait, report, tell


@pytest.fixture(scope="module", autouse=True)
def no_window_is_left(qapp: QApplication) -> Iterator[None]:
    del qapp
    yield
    portrait().close()
    portrait.cache_clear()


@pytest.mark.parametrize("game", GAMES)
def test_a_sample_of_rounds_is_rendered_as_it_should_be(game: str) -> None:
    rounds = [tell(game, seed) for seed in range(2)]
    assert [fault for one in rounds for fault in one.faults] == []
    assert all(len(one.times) + len(one.moved_times) == len(one.lengths) for one in rounds)
    assert min(min(one.lengths) for one in rounds) >= 44
    assert report(game, rounds)[0].startswith(f"{game} ")


def test_what_is_asked_of_tables_is_judged() -> None:
    fine = Told([90.0, 80.0], 0, 0, [1.0, 1.0], [], [])
    assert report("draw 2x7", [fine])[1]
    for bad in (
        fine._replace(faults=["seed 0: 1|2 and 3|4 overlap"]),
        fine._replace(moved=1),
        fine._replace(lengths=[43.0, 90.0]),
        fine._replace(lengths=[90.0, 79.0]),
    ):
        line, good = report("draw 2x7", [bad])
        assert not good
        assert line.endswith("!")
    assert report("five-up 4x7", [fine._replace(lengths=[90.0, 70.0])])[1]
