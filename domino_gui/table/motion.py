"""How things move on the board: the animations that scenes are made of."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from typing import Final

from msgspec.structs import replace
from PySide6.QtCore import (
    QAbstractAnimation,
    QEasingCurve,
    QPauseAnimation,
    QSequentialAnimationGroup,
    QVariantAnimation,
)
from PySide6.QtGui import QTransform

from domino_gui.table.items import Move
from domino_gui.table.tile_art import HIGHEST


def travel(
    moves: Sequence[Move],
    milliseconds: float,
    *,
    meanwhile: Callable[[float], None] | None = None,
    landed: Callable[[Move], None] | None = None,
) -> QAbstractAnimation:
    """Return an animation that carries tiles along.

    ``meanwhile`` is called with the part of the time that is over, 0 to 1, and ``landed`` with
    each tile's way when it has come to its end.
    """
    flights = [_Flight(move) for move in moves]

    def step(at: float) -> None:
        for flight in flights:
            if flight.show(at) and landed is not None:
                landed(flight.move)
        if meanwhile is not None:
            meanwhile(at)

    for flight in flights:
        flight.show(0.0)
    return unfold(step, milliseconds, QEasingCurve.Type.Linear)


def unfold(
    step: Callable[[float], None],
    milliseconds: float,
    easing: QEasingCurve.Type = QEasingCurve.Type.InOutCubic,
) -> QVariantAnimation:
    """Return an animation that calls ``step`` with 0 to 1."""
    animation = QVariantAnimation()
    animation.setStartValue(0.0)
    animation.setEndValue(1.0)
    animation.setDuration(max(1, round(milliseconds)))
    animation.setEasingCurve(easing)
    animation.valueChanged.connect(step)
    return animation


def in_turn(parts: Sequence[QAbstractAnimation]) -> QAbstractAnimation:
    """Return one animation that plays these one after another."""
    group = QSequentialAnimationGroup()
    for part in parts:
        group.addAnimation(part)
    return group


def cue(action: Callable[[], None], milliseconds: float) -> QAbstractAnimation:
    """Return an animation that does something once, and then lets it be looked at."""
    pause = QPauseAnimation(max(1, round(milliseconds)))
    done = False

    def act(new: QAbstractAnimation.State, _: QAbstractAnimation.State) -> None:
        nonlocal done
        if new is QAbstractAnimation.State.Running and not done:
            done = True
            action()

    pause.stateChanged.connect(act)
    return pause


def eased(at: float) -> float:
    """Return how much of its way is behind what sets out and arrives gently, 0 to 1."""
    return _EASE.valueForProgress(at)


_EASE: Final = QEasingCurve(QEasingCurve.Type.InOutCubic)
_ABOVE: Final = 300.0
"""How far above all others a tile is that is lifted."""
_NEAR: Final = 2.5
"""How far, in sides of a half, a tile may be pushed; what goes further is lifted."""
_FAR: Final = 6.0
"""From how far on a tile is lifted as high as can be."""


class _Flight:
    """One tile on its way: it glides, grows, turns, and turns over where its face changes.

    Halfway it changes from the picture it had to the one it will have, so that the light falls
    rightly on it where it starts and where it lands.
    """

    def __init__(self, move: Move) -> None:
        self.move = move
        start, end = move.start, move.end
        self._way = end.centre - start.centre
        distance = math.hypot(self._way.x(), self._way.y())
        share = distance / end.look.unit
        self._lift = min(1.0, share / _FAR) if share > _NEAR else 0.0
        # The larger of both pictures: made smaller it stays sharp.
        largest = max(start.look.unit, end.look.unit)
        self._looks = replace(start.look, unit=largest), replace(end.look, unit=largest)
        self._sizes = start.look.unit / largest, end.look.unit / largest
        self._turns_over = start.look.tile is not end.look.tile
        angle = (end.look.facing.turn - start.look.facing.turn + 180) % 360 - 180
        if start.look.tile is None and abs(angle) > 90:
            angle -= math.copysign(180, angle)  # a back looks the same either way up
        self._angle = angle
        self._at: float | None = None

    def show(self, at: float) -> bool:
        """Show the tile at a part of the whole time, 0 to 1; tell whether it has just arrived."""
        move = self.move
        done = min(max((at - move.begins) / max(move.ends - move.begins, 1e-6), 0.0), 1.0)
        if done == self._at:
            return False
        self._at = done
        if done >= 1:
            move.item.take(move.end)
        else:
            self._show(eased(done), math.sin(math.pi * done) * self._lift)
        return done >= 1

    def _show(self, done: float, lift: float) -> None:
        item, start, end = self.move.item, self.move.start, self.move.end
        item.setPos(start.centre + self._way * done)
        item.setZValue(max(start.z, end.z) + _ABOVE if lift else end.z)
        is_late = done >= 0.5
        look = self._looks[is_late]
        item.show_look(replace(look, lift=round(lift * HIGHEST)) if lift else look)
        before, after = self._sizes
        long = (before + (after - before) * done) * (1 + 0.08 * lift)
        short = long * max(abs(math.cos(math.pi * done)), 0.02) if self._turns_over else long
        angle = self._angle * (done - is_late)
        if long != 1 or short != 1 or angle:
            size = (short, long) if look.facing.upright else (long, short)
            item.turn(QTransform().rotate(angle).scale(*size))
