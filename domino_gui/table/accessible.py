"""What screen readers and the Tab key find on the table.

They never see the items of a graphics view. So each tile of the rack and each place has a
button of its own on the viewport, that shows nothing and lets the mouse through.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final, cast

import msgspec
from PySide6.QtCore import QEvent, QObject, QRectF, Qt, QTimer
from PySide6.QtGui import (
    QAccessible,
    QAccessibleAnnouncementEvent,
    QFocusEvent,
    QKeyEvent,
    QPainter,
    QPaintEvent,
    QPen,
)
from PySide6.QtWidgets import QAbstractButton, QWidget

from domino_gui.engine.tiles import Tile
from domino_gui.table.offers import OfferedPlace
from domino_gui.table.scene import TableScene

if TYPE_CHECKING:
    from domino_gui.table.staging import Stage
    from domino_gui.table.view import TableView

_ASKED: Final = (Qt.FocusReason.TabFocusReason, Qt.FocusReason.BacktabFocusReason)
_PRESSES: Final = (Qt.Key.Key_Space, Qt.Key.Key_Return, Qt.Key.Key_Enter)
_FRAME: Final = 6
"""The width of the line around what is in focus, in pixels."""


class Target(msgspec.Struct, frozen=True):
    """Something on the picture that can be pressed."""

    rect: QRectF
    name: str
    press: Callable[[], None]
    focus: Callable[[], None] | None = None


class TargetButton(QAbstractButton):
    """A button that cannot be seen: it lends a target its name, role, focus and press."""

    def __init__(self, parent: QWidget, table: TableScene) -> None:
        super().__init__(parent)
        self._table = table
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.target: Target | None = None
        self._shows_focus = False
        self.clicked.connect(self._press)

    def stand_for(self, target: Target) -> None:
        """Take the place of another target."""
        self.target = target
        edge = _FRAME + 1  # around the target, whose picture stays as it is
        self.setGeometry(target.rect.toAlignedRect().adjusted(-edge, -edge, edge, edge))
        if self.accessibleName() != target.name:
            self.setAccessibleName(target.name)
        self.show()

    def leave(self) -> None:
        """Stand for nothing; its name goes too, for hidden buttons can still be looked up."""
        self.target = None
        if self.hasFocus():
            # Hidden, it would pass the focus on, to some button beside the table maybe.
            cast(QWidget, self.parent()).setFocus()
        self.setAccessibleName("")
        self.hide()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Show nothing but the focus, for Qt: the scene shows the rest."""
        if not self._shows_focus:
            event.accept()
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        # A light line between dark ones stands out from ivory, wood and table alike.
        inset = _FRAME / 2 + 0.5
        middle = QRectF(self.rect()).adjusted(inset, inset, -inset, -inset)
        colours = self._table.colours
        for colour, width in ((colours.bar, _FRAME), (colours.turn, _FRAME / 2)):
            painter.setPen(QPen(colour, width))
            painter.drawRoundedRect(middle, 7, 7)

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Show what the target would do, for Qt."""
        super().focusInEvent(event)
        # A window that opens gives the focus to somebody; only who asked for it wants to see it.
        self._shows_focus = event.reason() in _ASKED
        if self.target is not None and self.target.focus is not None:
            self.target.focus()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """Stop showing the focus, for Qt."""
        super().focusOutEvent(event)
        self._shows_focus = False

    def event(self, event: QEvent) -> bool:
        """Claim the keys that press a button before a menu takes them, for Qt."""
        if (
            event.type() == QEvent.Type.ShortcutOverride
            and isinstance(event, QKeyEvent)
            and self._is_press(event)
        ):
            event.accept()
            return True
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Let Enter press too, for Qt."""
        if self._is_press(event):
            self.click()
        else:
            event.ignore()

    def _is_press(self, event: QKeyEvent) -> bool:
        """Tell whether a key presses the button; Space goes on instead while something moves."""
        goes_on = event.key() == Qt.Key.Key_Space and self._table.busy
        return event.key() in _PRESSES and not goes_on

    def _press(self) -> None:
        if self.target is not None:
            self.target.press()


class Targets(QObject):
    """Keeps the buttons of a view in step with its scene."""

    def __init__(self, view: TableView) -> None:
        super().__init__(view)
        self._view = view
        self.buttons: list[TargetButton] = []
        # Several changes at once are answered once, when control is back with the event loop.
        self._due = QTimer(self)
        self._due.setSingleShot(True)
        self._due.setInterval(0)
        self._due.timeout.connect(self.follow)
        view.table.restaged.connect(self._restaged)
        self._led: tuple[object, object] = (None, None)  # picked and chosen when last looked at
        self._thinker: int | None = None  # the seat that was told to be thinking

    def follow(self) -> None:
        """Let there be a button for each target, in the order of the Tab key."""
        targets = self._targets()
        if (stage := self._view.table.stage) is not None:
            self._view.setAccessibleName(self._view.table.texts.table(stage.sight))
            self._tell_thinker(stage)
        while len(self.buttons) < len(targets):
            self.buttons.append(TargetButton(self._view.viewport(), self._view.table))
        for button, target in zip(self.buttons, targets, strict=False):
            button.stand_for(target)
        for button in self.buttons[len(targets) :]:
            button.leave()
        self._lead_focus()

    def _tell_thinker(self, stage: Stage) -> None:
        """Let it be known who thinks, and say it once, without interrupting anything."""
        before, self._thinker = self._thinker, stage.thinking
        if before is self._thinker is None:
            return
        texts, seats = self._view.table.texts, stage.sight.seats
        text = "" if self._thinker is None else texts.thinking(seats[self._thinker].name)
        self._view.setAccessibleDescription(text)
        if text and self._thinker != before:
            said = QAccessibleAnnouncementEvent(self._view, text)
            said.setPoliteness(QAccessible.AnnouncementPoliteness.Polite)
            QAccessible.updateAccessibility(said)

    def walk(self, step: int) -> None:
        """Go on to the next tile of the rack, to the right or, below 0, to the left; round."""
        tiles = len(self._view.table.rack_tiles)
        if self._due.isActive():
            self.follow()
        if tiles:
            before_first = -1 if step > 0 else 0
            at = next((n for n in range(tiles) if self.buttons[n].hasFocus()), before_first)
            self.buttons[(at + step) % tiles].setFocus(Qt.FocusReason.TabFocusReason)

    def _restaged(self) -> None:
        if self._view.table.rack_tiles:
            self._due.start()
        else:
            self.follow()  # a rack that was covered must not be read out a moment longer

    def _lead_focus(self) -> None:
        """Take the focus along where another tile was picked, or another place chosen, by a key.

        Enter would otherwise press what was in focus before.
        """
        table = self._view.table
        now = (table.picked, table.chosen)
        if now == self._led:
            return
        self._led = now
        focused = next((n for n, button in enumerate(self.buttons) if button.hasFocus()), None)
        if table.picked is None or focused is None:
            return
        tiles = len(table.rack_tiles)
        if focused < tiles:
            index = table.rack_tiles.index(table.picked)
        elif table.chosen is not None:
            index = tiles + table.places.index(table.chosen)
        else:
            return
        self.buttons[index].setFocus(Qt.FocusReason.TabFocusReason)

    def _targets(self) -> list[Target]:
        table = self._view.table
        stage, texts = table.stage, table.texts
        if stage is None:
            return []
        targets = []
        for tile in table.rack_tiles:
            name = texts.rack_tile(
                tile,
                can_play=tile in table.offers.playable,
                is_picked=tile is table.picked,
                is_tried=tile is table.picked and table.tried is not None,
                is_suggested=tile is table.suggested and tile is not table.picked,
            )
            targets.append(
                Target(stage.poses[tile].rect, name, lambda tile=tile: _pick(table, tile))  # type: ignore[misc]
            )
        for offered in table.places:
            name = texts.place(
                offered.place.at,
                offered.count,
                offered.points,
                stage.sight.rules,
                is_tried=offered == table.tried,
                is_told=stage.sight.tells_previews,
            )
            targets.append(
                Target(
                    _within(stage.spread.rect(offered.laid), stage.arrangement.window),
                    name,
                    lambda offered=offered: _take(table, offered),  # type: ignore[misc]
                    lambda offered=offered: _point_at(table, offered),  # type: ignore[misc]
                )
            )
        if table.offers.can_draw:
            name = texts.boneyard_button(stage.sight.drawable)
            targets.append(Target(stage.arrangement.boneyard, name, table.draw_chosen.emit))
        if stage.sorter is not None:
            targets.append(Target(stage.sorter, texts.sort_rack(), table.sort_rack))
        return targets


def _pick(table: TableScene, tile: Tile) -> None:
    """Take up a tile; one that is taken up already is placed."""
    if tile is table.picked:
        table.place_picked()
    else:
        table.pick(tile, places_at_once=False)


def _point_at(table: TableScene, offered: OfferedPlace) -> None:
    table.choose(offered)  # a tile that lies elsewhere for now goes back
    table.look_at(offered)


def _take(table: TableScene, offered: OfferedPlace) -> None:
    table.choose(offered)
    table.place_picked()


def _within(rect: QRectF, window: QRectF) -> QRectF:
    """Return what is in sight of a place; of one that is not, where it is nearest to.

    It can be reached there by the Tab key, which brings it into sight.
    """
    seen = rect.intersected(window)
    if not seen.isEmpty():
        return seen
    middle = rect.center()
    x = min(max(middle.x(), window.left()), window.right())
    y = min(max(middle.y(), window.top()), window.bottom())
    return QRectF(x, y, 0, 0)
