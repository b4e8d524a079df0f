"""A position of a lesson on a live table: who sees what, and whether the count is told yet."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from domino_gui.engine.match import Phase
from domino_gui.engine.tiles import TILES
from domino_gui.learning.lesson_tasks import Blocked, Position, Settle
from domino_gui.learning.lessons import LessonPage
from domino_gui.learning.set_table import LEARNER
from domino_gui.table.scene import TableScene

_HELD: Final = 5
"""Tiles that everybody holds, their backs up, where a lesson tells of none."""


def show_position(scene: TableScene, leaf: LessonPage, names: Sequence[str], *, asks: bool) -> None:
    """Show the position of a page; where it ``asks``, nothing tells a count before the answer."""
    position, task = leaf.position, leaf.task
    match = peopled(position).match(names)
    hands_open = isinstance(task, Settle | Blocked)
    if isinstance(task, Settle):
        match.phase = Phase.DEAL  # the round is over
    scene.open_hands(wanted=hands_open)
    scene.show_preview_count(wanted=not asks)
    if asks or isinstance(task, Settle):
        scene.withhold_count()
    else:
        scene.reveal_count(now=False)
    viewer = LEARNER if position.rack and not hands_open else None
    scene.show_match(match, viewer, bottom=LEARNER)


def peopled(position: Position) -> Position:
    """Return a position at which somebody sits: their tiles show their backs.

    One that tells of hands or a boneyard stays as it is.
    """
    if position.boneyard or any(position.hands):
        return position
    hands = ((None,) * _HELD,) * position.rules.seats
    rest = len(TILES) - len(position.layout) - _HELD * position.rules.seats
    return position._replace(hands=hands, boneyard=(None,) * max(0, rest))
