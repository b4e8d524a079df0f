"""The walk along the ends of a table: what each step is about is lit, with what it adds.

Said are the steps by whoever listens (`why_texts`); here they are shown. Logical pixels throughout.
"""

# Annotations are evaluated at once: NamedTuple would compile each of them as a string.

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import TYPE_CHECKING, Final, NamedTuple

from PySide6.QtCore import QObject, QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QPainter, QPainterPath, QPen
from PySide6.QtWidgets import QGraphicsScene

from domino_gui.engine.layout import End, Port
from domino_gui.engine.tiles import Tile
from domino_gui.learning.counting import Step, Why
from domino_gui.table.items import Item, TilePose
from domino_gui.table.marks import MarkItem
from domino_gui.table.palettes import Palette, with_alpha

if TYPE_CHECKING:
    from domino_gui.table.watched_table import WatchedTable


class Ground(NamedTuple):
    """A table as it is seen, on which something can be lit."""

    scene: QGraphicsScene
    poses: Mapping[Tile, TilePose]
    marks: Mapping[End, QPointF]
    """Where the marks of open ends have their middles."""
    palette: Palette
    ratio: float
    """Device pixels in each pixel."""


def ground_of(scene: "WatchedTable") -> Ground | None:
    """Return the table of a match as it stands, with a tile that lies there to be confirmed.

    None while nothing is shown.
    """
    stage = scene.stage
    if stage is None:
        return None
    tiles = [placed.tile for placed in stage.sight.layout.placed]
    if stage.rack.tried is not None:
        tiles.append(stage.rack.tried.tile)
    return Ground(
        scene,
        {tile: stage.poses[tile] for tile in tiles},
        {end: point for end, point, _ in stage.marks},
        scene.board.palette,
        scene.board.ratio,
    )


class WhyWalk(QObject):
    """Goes from step to step; what was passed keeps its number, so that all are seen at the end."""

    walked = Signal(int)
    """The step that is lit now, from 0; -1 once the walk is over."""

    def __init__(self, ground: Callable[[], Ground | None], parent: QObject) -> None:
        """``ground`` is asked for the table whenever something is to be lit."""
        super().__init__(parent)
        self._ground = ground
        self.steps: tuple[Step, ...] = ()
        self.step = -1
        """The step that is lit, from 0; -1 where none is."""
        self._items: list[Item] = []

    def begin(self, steps: Iterable[Step], at: int = 0) -> None:
        """Walk along these steps, from the step ``at`` on; with none there is no walk."""
        self.steps = tuple(steps)
        self._light(at if self.steps else -1)

    def go(self, by: int) -> None:
        """Go so many steps on, or back below 0; never beyond the first or the last."""
        if self.step >= 0:
            self._light(min(max(self.step + by, 0), len(self.steps) - 1))

    @property
    def is_last(self) -> bool:
        """Whether no step comes after the one that is lit."""
        return self.step == len(self.steps) - 1

    def end(self) -> None:
        """Light nothing any more."""
        if self.step >= 0 or self._items:
            self._light(-1)

    def refresh(self) -> None:
        """Light the same step where it is now: the table is seen otherwise."""
        self._show()

    def _light(self, step: int) -> None:
        self.step = step
        self._show()
        self.walked.emit(step)

    def _show(self) -> None:
        for item in self._items:
            if (scene := item.scene()) is not None:
                scene.removeItem(item)
        self._items = []
        ground = self._ground()
        if ground is None or self.step < 0:
            return
        walked = self.steps[: self.step + 1]
        if any(step.tile not in ground.poses for step in walked):
            return  # another table by now
        lit = _lit(walked[-1], ground)
        self._add(_Veil(ground.scene.sceneRect(), lit, ground.palette), _VEIL, ground)
        for number, step in enumerate(walked):
            is_lit = number == self.step
            unit = ground.poses[step.tile].look.unit
            for spot in _spots(step, ground):
                radius = unit * (0.42 if is_lit else 0.34)
                badge = MarkItem(step.adds, radius, ground.palette)
                badge.setPos(spot)
                self._add(badge, _BADGE + is_lit, ground)

    def _add(self, item: Item, height: float, ground: Ground) -> None:
        item.setZValue(height)
        item.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        item.paint_picture(ground.ratio)
        ground.scene.addItem(item)
        self._items.append(item)


_VEIL: Final = 520
_BADGE: Final = 530
"""Heights in the stack of the picture, above all tiles and marks."""


class _Veil(Item):
    """Darkens the table around what is lit, and outlines that."""

    def __init__(self, rect: QRectF, lit: Sequence[QRectF], palette: Palette) -> None:
        super().__init__(rect, palette)
        self.lit = tuple(lit)

    def draw(self, painter: QPainter) -> None:
        """Paint the veil with its holes, then a line around each."""
        veil, holes = QPainterPath(), QPainterPath()
        veil.addRect(self.bounds)
        lines, thick = QPainterPath(), max(3.0, min(rect.width() for rect in self.lit) * 0.06)
        for rect in self.lit:
            radius = 0.12 * min(rect.width(), rect.height())
            holes.addRoundedRect(rect, radius, radius)
            around = rect.adjusted(-thick, -thick, thick, thick)
            lines.addRoundedRect(around, radius + thick, radius + thick)
        painter.fillPath(veil.subtracted(holes), with_alpha(self.palette.shadow, 0.5))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        for colour, width in ((self.palette.bar, 2 * thick), (self.palette.picked, thick)):
            painter.setPen(QPen(colour, width))
            painter.drawPath(lines)


def _lit(step: Step, ground: Ground) -> list[QRectF]:
    """Return what a step is about."""
    pose = ground.poses[step.tile]
    unit = pose.look.unit
    match step.why:
        case Why.OPEN_HALF:
            return [_square(_half(pose, step.end), unit)]
        case Why.BRANCHES_CLOSED | Why.ARM_NOT_BEGUN:
            return [_square(spot, unit * 0.9) for spot in _spots(step, ground)]
        case _:
            return [pose.rect]


def _spots(step: Step, ground: Ground) -> list[QPointF]:
    """Return where it is written what a step adds."""
    pose = ground.poses[step.tile]
    rect, unit = pose.rect, pose.look.unit
    if step.end is not None:
        return [ground.marks.get(step.end, _beyond(pose, step.end))]
    match step.why:
        case Why.LONE_TILE:
            return [rect.center() - QPointF(0, rect.height() / 2 + 0.6 * unit)]
        case Why.BRANCHES_CLOSED:
            return [_beyond(pose, End(step.tile, port)) for port in (Port.BRANCH_A, Port.BRANCH_B)]
        case _:
            return [rect.center()]


_TOWARDS_LOW: Final = (Port.LOW, Port.BRANCH_A)


def _half(pose: TilePose, end: End | None) -> QPointF:
    """Return the middle of the half at an end that is no straight."""
    way = QPointF(*pose.look.facing.value) * (pose.look.unit / 2)
    return pose.centre + (way if end is not None and end.port in _TOWARDS_LOW else -way)


def _beyond(pose: TilePose, end: End) -> QPointF:
    """Return the middle of the square just outside an end; of a straight the tile's own."""
    if end.port in (Port.STRAIGHT_A, Port.STRAIGHT_B):
        return pose.centre
    return pose.centre + (_half(pose, end) - pose.centre) * 3


def _square(middle: QPointF, side: float) -> QRectF:
    return QRectF(middle.x() - side / 2, middle.y() - side / 2, side, side)
