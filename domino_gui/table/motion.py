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


def travel(moves: Sequence[Move], milliseconds: float) -> QAbstractAnimation:
    """Return an animation that carries tiles along."""

    def step(at: float) -> None:
        for move in moves:
            span = max(move.ends - move.begins, 1e-6)
            blend(move, min(max((at - move.begins) / span, 0.0), 1.0))

    step(0.0)
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


_EASE: Final = QEasingCurve(QEasingCurve.Type.InOutCubic)
_LIFT: Final = 300.0


def blend(move: Move, at: float) -> None:
    """Show a tile on its way: it glides, grows, turns, and turns over where its face changes."""
    item, start, end = move.item, move.start, move.end
    if at >= 1:
        item.take(end)
        return
    eased = _EASE.valueForProgress(at)
    way = end.centre - start.centre
    lifted = at > 0 and math.hypot(way.x(), way.y()) > end.look.unit * 2.5
    item.setPos(start.centre + way * eased)
    item.setOpacity(start.opacity + (end.opacity - start.opacity) * eased)
    item.setZValue(max(start.z, end.z) + _LIFT if lifted else end.z)
    turns_over = start.look.tile is not end.look.tile
    shown = start.look if turns_over and eased < 0.5 else end.look
    # The larger of both pictures: made smaller it stays sharp.
    largest = max(start.look.unit, end.look.unit)
    item.show_look(replace(shown, facing=end.look.facing, unit=largest))
    unit = start.look.unit + (end.look.unit - start.look.unit) * eased
    height = unit / largest * (1 + 0.07 * math.sin(math.pi * at) * lifted)
    width = height * max(abs(math.cos(math.pi * eased)), 0.02) if turns_over else height
    angle = (start.look.facing.turn - end.look.facing.turn + 180) % 360 - 180
    if start.look.tile is None and abs(angle) > 90:
        angle -= math.copysign(180, angle)  # a back looks the same either way up
    item.turn(QTransform().rotate(angle * (1 - eased)).scale(width, height))
