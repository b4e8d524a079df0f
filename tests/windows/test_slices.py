from collections.abc import Iterator

import pytest
from pytestqt.qtbot import QtBot

from domino_gui.windows import slices
from domino_gui.windows.slices import Slices


def counted(number: int, seen: list[int]) -> Iterator[int]:
    for step in range(number):
        seen.append(step)
        yield step


def test_everything_is_walked_through(qtbot: QtBot) -> None:
    work, seen = Slices(), list[int]()
    with qtbot.waitSignal(work.ended):
        work.begin(counted(50, seen))
        assert work.busy
        assert not seen
    assert seen == [*range(50)]
    assert not work.busy


def test_between_slices_others_have_their_turn(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(slices, "_SLICE_NS", 0)
    work, seen, told = Slices(), list[int](), list[int]()
    work.went_on.connect(told.append)
    with qtbot.waitSignal(work.went_on):
        work.begin(counted(3, seen))
    assert seen == [0]
    with qtbot.waitSignal(work.ended):
        pass
    assert told == [0, 1, 2]


def test_what_is_left_off_stays_where_it_stands(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(slices, "_SLICE_NS", 0)
    work, seen = Slices(), list[int]()
    with qtbot.waitSignal(work.went_on):
        work.begin(counted(3, seen))
    work.stop()
    assert not work.busy
    other = list[int]()
    with qtbot.waitSignal(work.ended):
        work.begin(counted(2, other))
    assert (seen, other) == ([0], [0, 1])


def test_a_disk_that_fails_is_told_and_ends_it(qtbot: QtBot) -> None:
    def failing() -> Iterator[int]:
        yield 1
        raise OSError(28, "No space left on device")

    work = Slices()
    with qtbot.waitSignal(work.failed) as failed:
        work.begin(failing())
    assert failed.args is not None
    assert failed.args[0].errno == 28
    assert not work.busy
