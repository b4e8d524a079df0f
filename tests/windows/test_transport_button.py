from __future__ import annotations

from itertools import pairwise

import pytest
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QAction, QColor, QKeySequence
from PySide6.QtWidgets import QWidget

from domino_gui.windows.theme import room_of
from domino_gui.windows.transport_button import Sign, TransportButton, shapes
from tests.windows.conftest import press


@pytest.mark.parametrize("sign", Sign)
def test_a_sign_stands_in_the_middle_its_parts_side_by_side(sign: Sign) -> None:
    room = QRectF(0, 10, 60, 20)
    parts = [shape.boundingRect() for shape in shapes(sign, room)]
    assert len(parts) == len(sign.value.replace(" ", ""))
    assert (parts[0].left() + parts[-1].right()) / 2 == pytest.approx(room.center().x())
    for part in parts:
        assert part.top() == room.top()
        assert part.bottom() == room.bottom()
    for one, other in pairwise(parts):
        assert one.right() <= other.left() + 1e-6


def test_triangles_point_where_it_goes() -> None:
    room = QRectF(0, 0, 60, 20)
    (forward,), (_, back) = shapes(Sign.PLAY, room), shapes(Sign.START, room)[:2]
    # The tip is where only one corner lies.
    for shape, tip in ((forward, max), (back, min)):
        corners = [corner.x() for corner in shape.toList()]
        assert corners.count(tip(corners)) == 1


def test_it_says_what_its_command_says_and_does_it(parent: QWidget) -> None:
    action = QAction("&Step", parent)
    action.setShortcut(QKeySequence(Qt.Key.Key_Right))
    button = TransportButton(Sign.STEP, action, parent)
    button.set_pixels(14)
    button.show()
    assert button.accessibleName() == "Step"
    assert button.toolTip() == "Step (Right)"
    done: list[None] = []
    action.triggered.connect(lambda: done.append(None))
    button.click()
    assert done == [None]
    action.setEnabled(False)
    assert not button.isEnabled()
    action.setText("앞으로(&S)")
    assert button.accessibleName() == "앞으로"


def test_only_the_tab_key_leads_to_it_and_space_then_presses_it(parent: QWidget) -> None:
    action = QAction("&Step", parent)
    button = TransportButton(Sign.STEP, action, parent)
    assert button.focusPolicy() is Qt.FocusPolicy.TabFocus
    button.show()
    done: list[None] = []
    action.triggered.connect(lambda: done.append(None))
    button.setFocus()
    press(parent, Qt.Key.Key_Space)
    assert done == [None]


def test_its_sign_is_seen_and_fainter_where_it_cannot_be_pressed(parent: QWidget) -> None:
    action = QAction("&Step", parent)
    button = TransportButton(Sign.PLAY, action, parent)
    button.set_pixels(20)
    button.resize(button.sizeHint())
    button.show()

    def middle() -> QColor:
        return button.grab().toImage().pixelColor(button.rect().center())

    assert middle() == room_of(parent).ink
    action.setEnabled(False)
    assert middle() == room_of(parent).faint_ink
