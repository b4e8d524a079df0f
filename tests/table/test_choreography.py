from __future__ import annotations

from pytestqt.qtbot import QtBot

from domino_gui.table.choreography import Choreography
from domino_gui.table.motion import cue, unfold


def test_scenes_are_played_one_after_another(qtbot: QtBot) -> None:
    choreography, played = Choreography(), []
    with qtbot.waitSignal(choreography.idle):
        for name in "abc":
            choreography.add(
                lambda name=name: cue(lambda: played.append(name), 5)  # type: ignore[misc]
            )
        assert choreography.busy
    assert played == ["a", "b", "c"]
    assert not choreography.busy


def test_a_scene_in_which_nothing_moves_takes_no_time() -> None:
    choreography, told = Choreography(), []
    choreography.idle.connect(lambda: told.append("idle"))
    choreography.add(lambda: None)
    assert told == ["idle"]


def test_a_cut_stops_at_once_and_forgets_what_waits(qtbot: QtBot) -> None:
    choreography = Choreography()
    played: list[object] = []
    choreography.add(lambda: unfold(played.append, 10_000))
    choreography.add(lambda: cue(lambda: played.append("late"), 1))
    choreography.cut()
    assert not choreography.busy
    played.clear()
    with qtbot.waitSignal(choreography.idle):
        choreography.add(lambda: cue(lambda: None, 1))
    assert played == []


def test_a_cut_of_nothing_is_nothing() -> None:
    Choreography().cut()
