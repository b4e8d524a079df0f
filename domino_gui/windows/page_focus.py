"""The focus goes with the arrows over a page: to the nearest button in their direction."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtWidgets import QAbstractButton, QWidget

_STEPS: Final = {
    int(Qt.Key.Key_Left): (-1, 0),
    int(Qt.Key.Key_Right): (1, 0),
    int(Qt.Key.Key_Up): (0, -1),
    int(Qt.Key.Key_Down): (0, 1),
}


def go(page: QWidget, key: int, first: QAbstractButton) -> None:
    """Move the focus on ``page`` to the nearest button that way; where there is none, it stays.

    ``first`` takes it where no button has it.
    """
    buttons = [
        button
        for button in page.findChildren(QAbstractButton)
        if button.isVisible() and button.isEnabled()
    ]
    focused = next((button for button in buttons if button.hasFocus()), None)
    if focused is None:
        first.setFocus(Qt.FocusReason.TabFocusReason)
        return
    begin, step = _place(focused, page), _STEPS[key]
    ways = [(_way(begin, _place(button, page), step), button) for button in buttons]
    ahead = [(way, button) for way, button in ways if way is not None]
    if ahead:
        nearest = min(ahead, key=lambda found: found[0])[1]
        nearest.setFocus(Qt.FocusReason.TabFocusReason)


def _place(widget: QWidget, page: QWidget) -> QRect:
    return QRect(widget.mapTo(page, QPoint()), widget.size())


def _way(begin: QRect, end: QRect, step: tuple[int, int]) -> tuple[int, int] | None:
    """Return how far it is that way, then across; None where the way leads elsewhere.

    Sideways it stays in its row; up and down the next row comes first.
    """
    to = end.center() - begin.center()
    across, down = step
    if across:
        same_row = begin.top() <= end.bottom() and end.top() <= begin.bottom()
        along = to.x() * across
        return (along, 0) if same_row and along > 0 else None
    apart = end.top() - begin.bottom() if down > 0 else begin.top() - end.bottom()
    return (apart, abs(to.x())) if apart > 0 else None
