"""The numbers of ways a round can go are those of the table, counted by two programs."""

from __future__ import annotations

import pytest

from tests.engine import naive
from tests.engine.node_counts import Position, count, table
from tests.strategies import FORMS

TABLE = table()
NAMES = [
    f"{position.rules}-{position.seats}-hands-of-{position.hand_size}"
    + f"-undrawable-{position.undrawable}" * bool(position.undrawable)
    for position, _ in TABLE
]
NAIVE_NODES = 400
"""The plain program is slow: it counts as deep as there are about so many sequences."""


def test_the_table_has_every_rule_set_and_number_of_seats() -> None:
    assert {(position.rules, position.seats) for position, _ in TABLE} == {
        (rules, f"{seats}{'p' * partners}") for rules, seats, partners in FORMS
    }


@pytest.mark.parametrize(("position", "counts"), TABLE, ids=NAMES)
def test_the_engine_counts_what_the_table_says(position: Position, counts: list[int]) -> None:
    assert count(position.match(), len(counts)) == counts


@pytest.mark.parametrize(("position", "counts"), TABLE, ids=NAMES)
def test_the_plain_rules_count_the_same(position: Position, counts: list[int]) -> None:
    plain = [1]
    while len(plain) <= len(counts) and plain[-1] < NAIVE_NODES:
        plain.append(naive.sequences(position.round(), len(plain)))
    assert plain[1:] == counts[: len(plain) - 1]
    assert len(plain) > 2
