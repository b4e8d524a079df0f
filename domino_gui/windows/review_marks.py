"""What a review shows on the table: where the tile was placed, and where another was better.

Both places are ghosts, and both tiles have a sign: a dot for what was chosen, a tick for what was
better. Logical pixels throughout.
"""

from __future__ import annotations

from collections.abc import Sequence
from enum import Enum
from typing import Final

from PySide6.QtCore import QObject, QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QPainter, QPen, QPolygonF

from domino_gui.engine.events import Place
from domino_gui.table.ghosts import GhostItem, Outcome
from domino_gui.table.items import Item
from domino_gui.table.offers import OfferedPlace
from domino_gui.table.palettes import Palette, with_alpha
from domino_gui.table.scene import TableScene
from domino_gui.table.staging import Stage

_GHOST: Final = 45
_SIGN: Final = 70
"""Heights in the stack of the picture: above all that lies, and above the racks."""


class Sign(Enum):
    """What a placement is marked as."""

    CHOSEN = "chosen"
    BETTER = "better"


class SignItem(Item):
    """A disc with a dot or a tick."""

    def __init__(self, sign: Sign, radius: float, palette: Palette) -> None:
        reach = radius * 1.2
        super().__init__(QRectF(-reach, -reach, 2 * reach, 2 * reach), palette)
        self.sign, self.radius = sign, radius

    def draw(self, painter: QPainter) -> None:
        """Paint the disc and what is on it."""
        radius, palette = self.radius, self.palette
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(with_alpha(palette.shadow, 0.4))
        painter.drawEllipse(QPointF(0, radius * 0.1), radius * 1.05, radius * 1.05)
        is_better = self.sign is Sign.BETTER
        ink = palette.ghost_scores_text if is_better else palette.badge_text
        painter.setBrush(palette.ghost_scores if is_better else palette.badge)
        painter.setPen(QPen(ink, max(1.5, radius * 0.14)))
        painter.drawEllipse(QPointF(), radius, radius)
        if is_better:
            pen = QPen(ink, max(2.0, radius * 0.28))
            pen.setCapStyle(Qt.PenCapStyle.RoundCap)
            pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
            painter.setPen(pen)
            corners = ((-0.45, 0.02), (-0.12, 0.38), (0.48, -0.36))
            painter.drawPolyline(QPolygonF([QPointF(x, y) * radius for x, y in corners]))
        else:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(ink)
            painter.drawEllipse(QPointF(), radius * 0.4, radius * 0.4)


class ReviewMarks(QObject):
    """Marks two placements on a table, as long as that offers just those."""

    def __init__(self, scene: TableScene) -> None:
        super().__init__(scene)
        self._scene = scene
        self.shown: dict[Sign, Place] = {}
        self.items: list[Item] = []
        scene.restaged.connect(self.refresh)

    def show(self, chosen: Place, better: Place | None) -> None:
        """Mark what was chosen and, where there is such a thing, what was better."""
        self.shown = {Sign.CHOSEN: chosen}
        if better is not None:
            self.shown[Sign.BETTER] = better
        self.refresh()

    def end(self) -> None:
        """Mark nothing any more."""
        self.shown = {}
        self.refresh()

    def refresh(self) -> None:
        """Mark the same where it is now: the table is seen otherwise."""
        for item in self.items:
            if (scene := item.scene()) is not None:
                scene.removeItem(item)
        self.items = []
        stage = self._scene.stage
        if not self.shown or stage is None or not self._scene.offers.is_asked:
            self._make_room([])
            return
        offered = {each.place: each for each in self._scene.offers.places}
        marked = {sign: offered[place] for sign, place in self.shown.items() if place in offered}
        rects = {sign: stage.spread.rect(each.laid) for sign, each in marked.items()}
        self._make_room([*rects.values()])
        for sign, room in rooms(rects).items():
            self._mark(stage, sign, marked[sign], rects[sign], room)

    def _make_room(self, rects: Sequence[QRectF]) -> None:
        """Have the marks of the ends give way to what stands where they are."""
        for mark in self._scene.board.dressing.marks:
            mark.setVisible(not any(rect.contains(mark.pos()) for rect in rects))

    def _mark(
        self, stage: Stage, sign: Sign, offered: OfferedPlace, rect: QRectF, room: QRectF
    ) -> None:
        palette = self._scene.board.palette
        is_covered = sign is Sign.CHOSEN and room.isEmpty()
        outcome = Outcome("") if is_covered else _outcome(self._scene, stage, offered)
        middle, room = rect.center(), rect if is_covered else room
        ghost = GhostItem(rect.size(), outcome, palette, room=room.translated(-middle))
        ghost.choose(chosen=sign is Sign.BETTER)
        # Where both lie on each other, only the half of what was chosen is its own.
        self._add(ghost, middle, _GHOST + (sign is Sign.CHOSEN and room != rect))
        radius = max(8.0, stage.spread.unit * 0.26)
        corner = _far_end(rect) if is_covered else _corner(sign, room)
        self._add(SignItem(sign, radius, palette), corner, _SIGN)
        pose = stage.poses.get(offered.place.tile)
        if pose is not None:
            size = pose.look.facing.size(pose.look.unit)
            shift = QPointF(0, -size.height() / 2)
            if len(self.shown) > 1 and len({place.tile for place in self.shown.values()}) == 1:
                shift.setX((0.3 if sign is Sign.BETTER else -0.3) * size.width())
            beside = SignItem(sign, max(8.0, pose.look.unit * 0.24), palette)
            self._add(beside, pose.centre + shift, _SIGN)

    def _add(self, item: Item, at: QPointF, height: float) -> None:
        item.setPos(at)
        item.setZValue(height)
        item.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        item.paint_picture(self._scene.board.ratio)
        self._scene.addItem(item)
        self.items.append(item)


def _outcome(scene: TableScene, stage: Stage, offered: OfferedPlace) -> Outcome:
    if not stage.sight.counts:
        return Outcome("")
    points = scene.texts.plus(offered.points, stage.sight.rules) if offered.points else ""
    return Outcome(str(offered.count), points)


def rooms(rects: dict[Sign, QRectF]) -> dict[Sign, QRectF]:
    """Return the part of each place that shows its figures.

    Half of it each where both lie on each other; where they only overlap, as a double does with
    another tile, what was chosen has none.
    """
    if len(rects) < len(Sign):
        return dict(rects)
    one, other = rects[Sign.CHOSEN], rects[Sign.BETTER]
    if not one.intersects(other):
        return dict(rects)
    if (one.center() - other.center()).manhattanLength() > 1 or one.size() != other.size():
        return {Sign.CHOSEN: QRectF(), Sign.BETTER: other}
    lies = one.width() >= one.height()
    half = QSizeF(one.width() / (1 + lies), one.height() / (2 - lies))
    second = one.topLeft() + (QPointF(half.width(), 0) if lies else QPointF(0, half.height()))
    return {Sign.CHOSEN: QRectF(one.topLeft(), half), Sign.BETTER: QRectF(second, half)}


def _corner(sign: Sign, room: QRectF) -> QPointF:
    """Return where the sign of a place stands: each at another corner."""
    return room.topRight() if sign is Sign.BETTER else room.bottomLeft()


def _far_end(rect: QRectF) -> QPointF:
    """Return the middle of a short side of a tile, which a double across it leaves free."""
    if rect.width() >= rect.height():
        return QPointF(rect.right(), rect.center().y())
    return QPointF(rect.center().x(), rect.bottom())
