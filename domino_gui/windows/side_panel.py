"""The panel beside the table: scores, the round in words, its result, and the buttons."""

from __future__ import annotations

import re

from PySide6.QtCore import Qt
from PySide6.QtGui import QAction, QKeyEvent, QKeySequence
from PySide6.QtWidgets import QFrame, QHBoxLayout, QPushButton, QSizePolicy, QVBoxLayout, QWidget

from domino_gui.engine.match import Match, Phase
from domino_gui.windows.menus import Menus
from domino_gui.windows.result_panel import ResultPanel, plain_label, side_names
from domino_gui.windows.round_log import RoundLog
from domino_gui.windows.score_panel import ScorePanel


def _without_mnemonic(text: str) -> str:
    """Return the words of a command alone; Korean ones have their letter in brackets: "(&D)"."""
    return re.sub(r"\(&.\)|&|…", "", text)


class CommandButton(QPushButton):
    """A button for a command of the menus; Return presses it too, where it has the focus."""

    def __init__(self, action: QAction, parent: QWidget, *, shows_keys: bool = True) -> None:
        super().__init__(parent)
        self._action = action
        self._shows_keys = shows_keys
        self._words = ""
        self.clicked.connect(action.trigger)
        action.changed.connect(self.follow)
        self.follow()

    def say(self, words: str) -> None:
        """Say ``words`` instead of the command's own."""
        self._words = words
        self.follow()

    def follow(self) -> None:
        """Say what the command says, and be enabled when it is."""
        text = self._words or _without_mnemonic(self._action.text())
        keys = self._action.shortcut().toString(QKeySequence.SequenceFormat.NativeText)
        self.setAccessibleName(text)
        shown = f"{text}  {keys}" if keys and self._shows_keys else text
        self.setText(shown.replace("&", "&&"))
        self.setEnabled(self._action.isEnabled())

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Take Return like Space."""
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.click()
        else:
            super().keyPressEvent(event)


class SidePanel(QWidget):
    """Shows a match in words and numbers; decides nothing."""

    def __init__(self, menus: Menus, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("panel")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self.scores = ScorePanel(self)
        self._round = plain_label("heading", self)
        self.log = RoundLog(self)
        self.result = ResultPanel(self)
        self.message = plain_label("plain", self)
        self.refusal = plain_label("refusal", self)
        self.go_on = CommandButton(menus.go_on, self, shows_keys=False)
        self.go_on.setProperty("role", "primary")
        self.draw = CommandButton(menus.draw, self)
        self.pass_turn = CommandButton(menus.pass_turn, self)
        for button in (self.draw, self.pass_turn):
            button.setProperty("role", "primary")
        self.undo = CommandButton(menus.undo, self)
        self.rematch = CommandButton(menus.rematch, self, shows_keys=False)
        self.rematch.setProperty("role", "primary")
        self.new_match = CommandButton(menus.new_match, self, shows_keys=False)
        self.seal = plain_label("small", self)
        self._result_wanted = False
        self._layout = QVBoxLayout(self)
        self._lay_out()
        self.retranslate()

    def _lay_out(self) -> None:
        rules = []
        for _ in range(2):
            rule = QFrame(self)
            rule.setProperty("role", "rule")
            rule.setFixedHeight(1)
            rules.append(rule)
        playing, ended = QHBoxLayout(), QHBoxLayout()
        for button in (self.draw, self.pass_turn, self.undo):
            playing.addWidget(button)
        for button in (self.new_match, self.rematch):
            ended.addWidget(button)
        for button in (self.draw, self.pass_turn, self.undo, self.new_match, self.rematch):
            button.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        for part in (self.scores, rules[0], self._round):
            self._layout.addWidget(part)
        self._layout.addWidget(self.log, 1)
        for part in (self.result, rules[1], self.message, self.refusal):
            self._layout.addWidget(part)
        self._layout.addLayout(playing)
        self._layout.addLayout(ended)
        self._layout.addWidget(self.go_on)
        self._layout.addWidget(self.seal)

    def retranslate(self) -> None:
        """Speak the language of now."""
        self._round.setText(self.tr("This round"))
        self.log.setAccessibleName(self.tr("This round"))

    def set_look(self, pixels: int, *, roomy: bool) -> None:
        """Set the size of plain text, and whether there is room for tally strokes."""
        self._layout.setContentsMargins(pixels * 3 // 2, pixels, pixels * 3 // 2, pixels)
        self._layout.setSpacing(pixels * 2 // 3)
        self.scores.set_look(pixels, roomy)

    def show_match(self, match: Match) -> None:
        """Show scores, log and seal as they stand."""
        playing = match.phase is Phase.PLAY
        turn = match.rules.side_of[match.round.turn] if playing else None
        self.scores.show_scores(match.rules, side_names(match), match.scores, turn)
        self.log.show_match(match)
        if match.deal is None:
            self.seal.setText("")
        else:
            seal = match.deal.seal
            text = self.tr("Deal sealed: {seal}").format(
                seal=f"{seal[:4]} {seal[4:8]} … {seal[-4:]}"
            )
            self.seal.setToolTip(seal)
            if playing:
                text += "\n" + self.tr("Opened when the round ends")
            self.seal.setText(text)

    def show_result(self, match: Match | None) -> None:
        """Show how the last round of ``match`` ended; None to show nothing of the kind."""
        if match is not None:
            self.result.show_match(match)
        self.result.setVisible(match is not None)

    def show_buttons(self, *, playing: bool, ended: bool, go_on: str) -> None:
        """Show the buttons that there is a use for now; the one that goes on has the focus."""
        self.undo.setVisible(playing)
        for button in (self.draw, self.pass_turn):
            button.setVisible(playing and button.isEnabled())
        for button in (self.rematch, self.new_match):
            button.setVisible(ended)
        self.go_on.setVisible(bool(go_on))
        if go_on:
            self.go_on.say(go_on)
            self.go_on.setFocus()
        elif ended:
            self.rematch.setFocus()

    def say(self, message: str, refusal: str) -> None:
        """Show what is to be done, and why something else was not."""
        for label, text in ((self.message, message), (self.refusal, refusal)):
            label.setText(text)
            label.setVisible(bool(text))
