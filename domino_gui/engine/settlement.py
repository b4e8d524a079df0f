"""What a finished round pays or costs (``rules.md``, "The four rule sets" and "Words")."""

# Annotations are evaluated at once: NamedTuple would compile each of them as a string.

from typing import NamedTuple

from domino_gui.engine.events import Points
from domino_gui.engine.rules import Rules, RuleSetId


class Settlement(NamedTuple):
    """The end of a round in points."""

    points: list[Points]
    """Raw points each side gains or, below zero, loses."""
    winners: list[int]
    """The sides that won the round; a drawn or blocked round may have none."""


def round5(pips: int) -> int:
    """Round to fives: remainder 1 or 2 goes down, 3 or 4 goes up ("Shared by all four", 6)."""
    return (pips + 2) // 5 * 5


def exact(points: Points) -> Points:
    """Return the same points, whole numbers as integers ("Shared by all four", 7)."""
    return int(points) if points == int(points) else points


def settle(rules: Rules, left: list[int], out: int | None) -> Settlement:
    """Settle a round that left so many pips in each seat's hand.

    ``out`` is the seat that went out, None when the round was blocked.
    """
    if rules.rule_set.id is RuleSetId.FIVE_UP:
        return _five_up(rules, left, out)
    winners = [rules.side_of[out]] if out is not None else _fewest_pips(rules, left)
    points: list[Points] = [0] * len(rules.sides)
    if len(winners) == 1:
        points[winners[0]] = _PAYS[rules.rule_set.id](rules, left, winners[0], out)
    elif rules.rule_set.id is RuleSetId.ALL_FIVES and rules.seats == 3 and len(winners) == 2:
        (third,) = set(range(3)) - set(winners)
        for side in winners:
            points[side] = exact(round5(left[third]) / 2)
    else:
        winners = []
    return Settlement(points, winners)


def _fewest_pips(rules: Rules, left: list[int]) -> list[int]:
    """Return the sides that win a blocked round; several where they are equal."""
    if rules.rule_set.id is RuleSetId.DRAW:
        # In Draw one hand decides, not the partners' hands together.
        held = [min(left[seat] for seat in side) for side in rules.sides]
    else:
        held = [sum(left[seat] for seat in side) for side in rules.sides]
    return [side for side, pips in enumerate(held) if pips == min(held)]


def _all_fives_pays(rules: Rules, left: list[int], winner: int, out: int | None) -> int:
    del out  # a block pays like a domino: own pips are not subtracted
    return round5(sum(left[seat] for seat in rules.opponents_of(winner)))


def _muggins_pays(rules: Rules, left: list[int], winner: int, out: int | None) -> int:
    gained = sum(round5(left[seat]) for seat in rules.opponents_of(winner))
    if out is not None:
        return gained
    own = [left[seat] for seat in rules.sides[winner]]
    kept = sum(own) if rules.house.block_own_unrounded else sum(round5(pips) for pips in own)
    return max(0, gained - kept)


def _draw_pays(rules: Rules, left: list[int], winner: int, out: int | None) -> int:
    del out
    return sum(left[seat] for seat in rules.opponents_of(winner))


_PAYS = {
    RuleSetId.ALL_FIVES: _all_fives_pays,
    RuleSetId.MUGGINS: _muggins_pays,
    RuleSetId.DRAW: _draw_pays,
}


def _five_up(rules: Rules, left: list[int], out: int | None) -> Settlement:
    """Every seat loses its own leftovers, each hand rounded by itself; nobody gains."""
    points: list[Points] = [-sum(round5(left[seat]) for seat in side) for side in rules.sides]
    return Settlement(points, [] if out is None else [rules.side_of[out]])
