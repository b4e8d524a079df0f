from __future__ import annotations

from domino_gui.commands.given_names import NAMES, given_names


def test_names_are_short_and_differ() -> None:
    assert len(set(NAMES)) == len(NAMES)
    assert all(len(name) <= 5 and name.isalpha() for name in NAMES)


def test_the_same_chance_gives_the_same_names_and_in_the_long_run_all_are_given() -> None:
    assert given_names(4, "7 3") == given_names(4, "7 3")
    given = [given_names(4, chance) for chance in range(100)]
    assert all(len({*names}) == 4 for names in given)
    assert {name for names in given for name in names} == {*NAMES}
