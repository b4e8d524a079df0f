"""How a lesson asks for a tile to be placed, drawn or passed for: on the table, as in play."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtWidgets import QHBoxLayout, QWidget

from domino_gui.engine.events import Action, Pass, Place, TileDrawn, TilePlaced, TurnPassed
from domino_gui.engine.match import Match
from domino_gui.engine.rules import Rule, RuleError
from domino_gui.learning.lesson_tasks import Lay, PassOn, Position, outcome
from domino_gui.learning.set_table import LEARNER
from domino_gui.table.scene import TableScene
from domino_gui.windows import lesson_texts
from domino_gui.windows.buttons import CommandButton
from domino_gui.windows.labels import Label, Role
from domino_gui.windows.lesson_asking import Asking
from domino_gui.windows.menus import Menus
from domino_gui.windows.rule_texts import sentence


class PlacingAsking(Asking):
    """Offers the table to the learner, and judges what is done there."""

    def __init__(
        self,
        task: Lay | PassOn,
        position: Position,
        names: Sequence[str],
        scene: TableScene,
        menus: Menus,
        parent: QWidget,
    ) -> None:
        super().__init__(parent)
        self._task, self._position = task, position
        self._scene, self._menus = scene, menus
        self.match: Match = position.match(names)
        """How the table stands: it changes by what is done rightly."""
        self.offers_turn = isinstance(task, PassOn) or task.draws > 0
        """Whether it is asked what the rules want: then drawing and passing are offered too."""
        self.how = Label(Role.PLAIN, self)
        """How one of several places is chosen, as long as one is to be."""
        self.column.addWidget(self.how)
        self.how.hide()
        row = QHBoxLayout()
        self.draw = CommandButton(menus.draw, self)
        self.pass_turn = CommandButton(menus.pass_turn, self)
        for button in (self.draw, self.pass_turn):
            row.addWidget(button, 1)
            button.setVisible(self.offers_turn)
        self.column.addLayout(row)
        scene.place_chosen.connect(self._place)
        scene.draw_chosen.connect(self._draw)
        scene.restaged.connect(self._tell_how)
        menus.draw.triggered.connect(self._draw)
        menus.pass_turn.triggered.connect(self._pass)
        self.retranslate()

    def begin(self) -> None:
        """Ask from now on."""
        self._offer()
        for view in self._scene.views():
            view.setFocus()

    def end(self) -> None:
        """Ask no more."""
        super().end()
        self._scene.restaged.disconnect(self._tell_how)
        self._scene.offer(())
        self._scene.place_chosen.disconnect(self._place)
        self._scene.draw_chosen.disconnect(self._draw)
        self._menus.draw.triggered.disconnect(self._draw)
        self._menus.pass_turn.triggered.disconnect(self._pass)

    def set_pixels(self, pixels: int) -> None:
        """Set the size of plain text."""
        self.how.set_pixels(pixels)
        for button in (self.draw, self.pass_turn):
            button.set_pixels(pixels)

    def retranslate(self) -> None:
        """Speak the language of now."""
        self.how.setText(
            self.tr("Several places: click one, or choose with the arrows, then Enter.")
        )

    def _tell_how(self) -> None:
        scene = self._scene
        self.how.setVisible(scene.picked is not None and len(scene.places) > 1)

    @property
    def may_place(self) -> bool:
        """Whether a tile can be placed now."""
        return any(isinstance(action, Place) for action in self._actions)

    @property
    def _actions(self) -> list[Action]:
        return self.match.legal_actions() if self.match.round.turn == LEARNER else []

    def _offer(self) -> None:
        self._scene.offer([action for action in self._actions if not isinstance(action, Pass)])

    # -- what the learner does -----------------------------------------------------------------

    def _place(self, place: Place) -> None:
        if isinstance(self._task, PassOn):
            return
        rules = self._position.rules
        if self._task.draws:
            made = None
        else:
            made = outcome(self._position, place)
            if not self._task.is_right(place):
                lines = lesson_texts.placed_wrong(self._task, made, rules)
                if self.is_last:
                    lines[-1:] = [lesson_texts.would_be_right(self._task)]
                self._put_back()
                self.judge(lines, is_right=False)
                return
        count = self.match.round.check_placement(LEARNER, place.tile, place.at)
        points = self.match.worth(LEARNER, count)
        self._show(TilePlaced(LEARNER, place.tile, place.at, count, points))
        if made is None:
            self.judge([lesson_texts.right()], is_right=True)
        else:
            self.judge(lesson_texts.placed_right(self._task, made, rules), is_right=True)

    def _draw(self) -> None:
        try:
            self.match.round.check_draw(LEARNER)
        except RuleError as error:
            self._refuse(error.rule)
            return
        tile = self.match.round.boneyard[0]
        self._show(TileDrawn(LEARNER, tile))
        self._offer()

    def _pass(self) -> None:
        try:
            self.match.round.check_pass(LEARNER)
        except RuleError as error:
            self._refuse(error.rule)
            return
        self._show(TurnPassed(LEARNER))
        self.judge([lesson_texts.right()], is_right=True)

    def _refuse(self, rule: Rule) -> None:
        self.judge([sentence(rule)], is_right=False)

    def _show(self, event: TilePlaced | TileDrawn | TurnPassed) -> None:
        self.match.apply(event)
        self._scene.play(event, self.match)

    def _put_back(self) -> None:
        """Let the tile go back to the rack: its place was not taken."""
        self._scene.show_match(self.match, LEARNER)
        self._offer()
