from __future__ import annotations

import os

import pytest

from domino_gui.commands.errors import CommandError
from domino_gui.commands.workers import spread


def square(number: int) -> int:
    return number * number


def own_process(_: int) -> int:
    return os.getpid()


def fail_at_3(number: int) -> int:
    if number == 3:
        raise OSError("no space left")
    return number


def die_at_3(number: int) -> int:
    if number == 3:
        os._exit(9)
    return number


@pytest.mark.parametrize("jobs", [1, 2, 5])
def test_all_work_is_done_once(jobs: int) -> None:
    assert sorted(spread(square, 5, jobs)) == [0, 1, 4, 9, 16]


def test_one_job_needs_no_other_process() -> None:
    assert set(spread(own_process, 3, 1)) == {os.getpid()}
    assert os.getpid() not in set(spread(own_process, 3, 2))


@pytest.mark.parametrize("jobs", [1, 2])
def test_what_the_work_raises_is_raised(jobs: int) -> None:
    with pytest.raises(OSError, match="no space left"):
        list(spread(fail_at_3, 10, jobs))


def test_a_process_that_dies_is_noticed() -> None:
    with pytest.raises(CommandError, match="died"):
        list(spread(die_at_3, 10, 2))


def test_who_wants_no_more_results_ends_the_processes() -> None:
    results = spread(square, 10_000_000, 2)
    next(results)
    results.close()  # type: ignore[attr-defined]
