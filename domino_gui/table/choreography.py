"""What moves, and when: a queue of short animations that can be ended at any moment.

Animations only ever lead from one settled picture to the next, so ending one early loses nothing.
"""

from __future__ import annotations

import math
from collections import deque
from collections.abc import Callable, Sequence
from enum import Enum
from typing import Final, NamedTuple

from PySide6.QtCore import (
    QAbstractAnimation,
    QEasingCurve,
    QObject,
    QPauseAnimation,
    QSequentialAnimationGroup,
    QVariantAnimation,
    Signal,
)
from PySide6.QtGui import QTransform

from domino_gui.table.items import TileItem, TilePose


class Pace(Enum):
    """How long animations take, as a factor; `OFF` shows none."""

    SLOW = 1.8
    NORMAL = 1.0
    FAST = 0.45
    OFF = 0.0


Scene = Callable[[], QAbstractAnimation | None]
"""One scene of the play: sets up its picture and returns what moves in it, None if nothing does.
The animation's end need not be awaited to leave the picture right."""


class Choreography(QObject):
    """Plays scenes one after another."""

    idle = Signal()
    """The last scene has ended by itself."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._queue: deque[Scene] = deque()
        self._running: QAbstractAnimation | None = None

    @property
    def busy(self) -> bool:
        """Whether a scene is being played."""
        return self._running is not None

    def add(self, scene: Scene) -> None:
        """Play a scene after those that wait."""
        self._queue.append(scene)
        if self._running is None:
            self._next()

    def cut(self) -> None:
        """Stop at once, and forget the scenes that wait."""
        self._queue.clear()
        running, self._running = self._running, None
        if running is not None:
            running.finished.disconnect(self._ended)
            running.stop()
            running.deleteLater()

    def _next(self) -> None:
        while self._queue:
            animation = self._queue.popleft()()
            if animation is not None:
                animation.setParent(self)
                animation.finished.connect(self._ended)
                self._running = animation
                animation.start()
                return
        self.idle.emit()

    def _ended(self) -> None:
        running, self._running = self._running, None
        if running is not None:
            running.deleteLater()
        self._next()


class Move(NamedTuple):
    """The way of one tile, between two fractions of an animation."""

    item: TileItem
    start: TilePose
    end: TilePose
    begins: float = 0.0
    ends: float = 1.0


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
    item.show_look(shown._replace(facing=end.look.facing, unit=largest))
    unit = start.look.unit + (end.look.unit - start.look.unit) * eased
    height = unit / largest * (1 + 0.07 * math.sin(math.pi * at) * lifted)
    width = height * max(abs(math.cos(math.pi * eased)), 0.02) if turns_over else height
    angle = (start.look.facing.turn - end.look.facing.turn + 180) % 360 - 180
    if start.look.tile is None and abs(angle) > 90:
        angle -= math.copysign(180, angle)  # a back looks the same either way up
    item.setTransform(QTransform().rotate(angle * (1 - eased)).scale(width, height))
