from __future__ import annotations

from domino_gui.engine.events import Draw, Pass, Place
from domino_gui.engine.layout import End
from domino_gui.engine.match import Match
from domino_gui.opponents.placements import distinct_placements, forced
from tests.engine.rigged import dealt
from tests.engine.rigged import place as act
from tests.opponents.positions import every_form, place, seen
from tests.strategies import start


def test_the_straights_of_a_led_double_count_as_one() -> None:
    match = dealt(start(hand_size=2), "5|5 0|0", "3|5 0|5")
    act(match, "5|5")
    assert distinct_placements(match) == [
        place("3|5", "5|5 straight-a"),
        place("0|5", "5|5 straight-a"),
    ]


def test_both_branches_count_as_one_until_one_is_begun() -> None:
    match = dealt(start(hand_size=4), "5|5 1|5 1|6 4|5", "0|5 2|5 3|5 6|6")
    act(match, "5|5")
    act(match, "0|5", "5|5 straight-a")
    act(match, "1|5", "5|5 straight-b")
    assert distinct_placements(match) == [
        place("2|5", "5|5 branch-a"),
        place("3|5", "5|5 branch-a"),
    ]
    act(match, "2|5", "5|5 branch-a")
    assert place("4|5", "5|5 branch-b") in distinct_placements(match)


def test_the_halves_of_a_tile_are_different_ends() -> None:
    match = dealt(start(hand_size=2), "3|5 0|0", "3|3 5|5")
    act(match, "3|5")
    assert distinct_placements(match) == [place("3|3", "3|5 low"), place("5|5", "3|5 high")]


def after(match: Match, action: Place) -> tuple[object, ...]:
    """What a placement leaves, but for the names of a double's equal ends."""

    def plain(end: End) -> tuple[int, str]:
        return end.tile.index, end.port.value.rstrip("ab")

    layout = match.round.layout.copy()
    layout.place(action.tile, action.at)
    return action.tile, layout.count, sorted(map(plain, layout.open_ends))


def test_every_placement_leads_to_what_exactly_one_distinct_placement_leads_to() -> None:
    for match in every_form():
        distinct = [after(match, action) for action in distinct_placements(match)]
        assert all(distinct.count(left) == 1 for left in distinct)
        legal = [after(match, act) for act in match.legal_actions() if isinstance(act, Place)]
        assert all(left in distinct for left in legal)


def test_without_a_placement_the_forced_action_is_the_legal_one() -> None:
    found = set()
    for match in every_form():
        if not distinct_placements(match):
            assert match.legal_actions() == [forced(seen(match))]
            found.add(forced(match))
    assert found == {Draw(), Pass()}
