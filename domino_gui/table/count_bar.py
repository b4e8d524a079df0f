"""The count bar: the sum of the scoring ends spelled out, and what it pays."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter, QPen

from domino_gui.engine.events import Points
from domino_gui.engine.layout import ScoringEnd
from domino_gui.engine.rules import Rules
from domino_gui.table.items import Item, font, text_width
from domino_gui.table.palettes import Palette


def displayed(points: Points, rules: Rules) -> str:
    """Return raw points as the rule set shows them, exact to the half and beyond."""
    shown = points / rules.rule_set.points_shown_in
    return str(int(shown)) if shown == int(shown) else f"{shown:.10g}"


def spelled(ends: Sequence[ScoringEnd], count: int) -> str:
    """Return ``4 + 6 + 6 = 16``; the count alone where a single end makes it."""
    if len(ends) < 2:
        return str(count)
    return " + ".join(str(end.adds) for end in ends) + f" = {count}"


class CountBarItem(Item):
    """A dark plate with the sum in large figures and a remark after it; its origin is its middle.

    It is as wide as its text; where ``room`` is too narrow, the text gets smaller.
    """

    def __init__(
        self,
        texts: tuple[str, str],
        room: QRectF,
        palette: Palette,
        *,
        is_paid: bool,
        is_preview: bool = False,
    ) -> None:
        self.total, self.remark = texts
        self.is_paid, self.is_preview = is_paid, is_preview
        self.shown: str | None = None
        height = room.height()
        self.pixels = height * 0.5
        while self._width() > room.width() and self.pixels > 9:
            self.pixels = max(9.0, self.pixels * 0.93)
        width = min(max(self._width(), height * 3), room.width())
        super().__init__(QRectF(-width / 2, -height / 2, width, height), palette)

    def reveal(self, text: str | None) -> None:
        """Show only the beginning of the sum, while it is being added up; None shows all."""
        self.shown = text
        self.repaint()

    def draw(self, painter: QPainter) -> None:
        """Paint the plate and both texts."""
        rect, inner = self.bounds, self.bounds.adjusted(self.pixels, 0, -self.pixels, 0)
        painter.setBrush(self.palette.bar)
        if self.is_preview:
            painter.setPen(QPen(self.palette.ghost, 1.5, Qt.PenStyle.DashLine))
        else:
            painter.setPen(QPen(self.palette.bar_line, 1.5))
        rect = rect.adjusted(1, 1, -1, -1)
        painter.drawRoundedRect(rect, rect.height() / 2, rect.height() / 2)
        # A short sum without remark stands in the middle of a plate that is wider than it.
        inner.setLeft(max(inner.left(), inner.center().x() - self._text_width() / 2))
        painter.setFont(font(self.pixels, bold=True))
        painter.setPen(self.palette.text)
        painter.drawText(inner, _LEFT, self.total if self.shown is None else self.shown)
        if self.remark and self.shown is None:
            inner.setLeft(inner.left() + self._total_width() + self.pixels)
            painter.setFont(font(self.pixels * 0.74, bold=self.is_paid))
            painter.setPen(self.palette.turn if self.is_paid else self.palette.text_soft)
            painter.drawText(inner, _LEFT, self.remark)

    def _total_width(self) -> float:
        return text_width(self.total, font(self.pixels, bold=True))

    def _text_width(self) -> float:
        if not self.remark:
            return self._total_width()
        remark = text_width(self.remark, font(self.pixels * 0.74, bold=self.is_paid))
        return self._total_width() + self.pixels + remark

    def _width(self) -> float:
        return self._text_width() + 2 * self.pixels + 2


_LEFT = int(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
