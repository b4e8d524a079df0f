"""Why a count is what it is, in words: a sentence for each step, and the sum of all of them."""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtCore import QCoreApplication

from domino_gui.engine.layout import End, Layout, Port
from domino_gui.engine.tiles import Tile
from domino_gui.learning.counting import Line, Step, Why, lines


def sentence(step: Step) -> str:
    """Return why a step adds what it adds; its last number is what that is."""
    tile = step.tile
    text = {
        Why.LONE_TILE: QCoreApplication.translate(
            "Why", "{tile} is the only tile, so all its pips count: {low} + {high} = {adds}"
        ),
        Why.OPEN_HALF: QCoreApplication.translate(
            "Why", "{tile} ends the line here, so its open half counts: {adds}"
        ),
        Why.OPEN_DOUBLE: QCoreApplication.translate(
            "Why",
            "The double {tile} has a long side open, so both halves count: {low} + {high} = {adds}",
        ),
        Why.COVERED_DOUBLE: QCoreApplication.translate(
            "Why", "The double {tile} has tiles on both long sides and counts no more: {adds}"
        ),
        Why.BRANCHES_CLOSED: QCoreApplication.translate(
            "Why",
            "The branches of the spinner {tile} open once both its long sides are covered: {adds}",
        ),
        Why.ARM_NOT_BEGUN: QCoreApplication.translate(
            "Why", "{branch} of the spinner {tile} has no tile yet, and counts nothing: {adds}"
        ),
    }[step.why]
    return text.format(
        tile=tile.name,
        low=tile.low,
        high=tile.high,
        adds=step.adds,
        branch="" if step.end is None else branch(step.end),
    )


def branch(end: End) -> str:
    """Return what a branch is called; empty for other ends."""
    return {
        Port.BRANCH_A: QCoreApplication.translate("Why", "Branch A"),
        Port.BRANCH_B: QCoreApplication.translate("Why", "Branch B"),
    }.get(end.port, "")


def reckoning(steps: Iterable[Step]) -> str:
    """Return what the steps add up to, ``8 + 0 + 5 = 13``; what is said not to count is no 0."""
    steps = list(steps)
    total = str(sum(step.adds for step in steps))
    said = so_far(steps)
    return total if said == total else f"{said} = {total}"


def so_far(steps: Iterable[Step]) -> str:
    """Return what steps add, ``8 + 0 + 5``, before it is added up."""
    adding = [step.adds for step in steps if step.why not in _NEVER]
    return " + ".join(map(str, adding or [0]))


_NEVER = (Why.COVERED_DOUBLE, Why.BRANCHES_CLOSED, Why.ARM_NOT_BEGUN)


def described(layout: Layout) -> str:
    """Return how the tiles lie, for whoever cannot see them."""
    return " ".join(_line(line) for line in lines(layout))


def _line(line: Line) -> str:
    tiles = ", ".join(_named(tile) for tile in line.tiles)
    if line.at is None:
        return QCoreApplication.translate("Why", "Line: {tiles}.").format(tiles=tiles)
    text = QCoreApplication.translate("Why", "{branch} of {tile}: {tiles}.")
    return text.format(branch=branch(line.at), tile=line.at.tile.name, tiles=tiles)


def _named(tile: Tile) -> str:
    if tile.double:
        return QCoreApplication.translate("Why", "double {tile}").format(tile=tile.name)
    return tile.name
