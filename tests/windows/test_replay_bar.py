from __future__ import annotations

from pytestqt.qtbot import QtBot

from tests.windows.replayed import FOUR, history_of, spectate


def test_it_tells_where_the_replay_stands(qtbot: QtBot) -> None:
    person = spectate(qtbot, history_of(seats=FOUR[:3], seed=3))
    bar, replay = person.page.bar, person.replaying.replay
    for step in (replay.last, replay.rounds[1], replay.rounds[1] + 3, 0):
        person.replaying.go_to(step)
        assert bar.slider.value() == step
    assert bar.place.text() == "Before the first round"
    person.replaying.go_to(replay.rounds[1])
    assert bar.place.text() == "Round 2, deal"
    assert bar.slider.rounds == replay.rounds
    assert bar.slider.maximum() == replay.last


def test_only_what_is_chosen_on_the_slider_is_sought(qtbot: QtBot) -> None:
    person = spectate(qtbot, history_of(seed=3))
    bar = person.page.bar
    sought: list[int] = []
    bar.sought.connect(sought.append)
    person.replaying.back()
    person.replaying.go_to(3)
    # A shorter match, whose end lies before where the slider stands.
    person.replaying.go_to(person.replaying.replay.last)
    person.page.show_replay(history_of(seed=1, target=20))
    person.page.show_replay(history_of(seed=3))
    assert sought == []
    bar.slider.setValue(4)
    assert sought == [4]
    assert person.at == 4


def test_long_names_leave_room_for_what_else_there_is(qtbot: QtBot) -> None:
    seats = tuple(type(seat)("W" * 64, seat.player, seat.level) for seat in FOUR[:2])
    person = spectate(qtbot, history_of(seats=seats))
    person.page.menu.hands.actions()[2].trigger()
    bar = person.page.bar
    assert bar.hands.width() < bar.width() / 3
    assert bar.hands.accessibleName() == "Hands: " + "W" * 64
