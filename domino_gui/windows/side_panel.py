"""The panel beside the table: scores, the round in words, its result, and the buttons."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from msgspec import UNSET
from PySide6.QtCore import Signal
from PySide6.QtGui import QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from domino_gui.engine.events import MatchEnded, RoundSettled
from domino_gui.engine.match import Match, Phase
from domino_gui.windows.buttons import CommandButton
from domino_gui.windows.labels import Label, Role
from domino_gui.windows.menus import Menus
from domino_gui.windows.round_log import RoundLog
from domino_gui.windows.score_panel import ScorePanel
from domino_gui.windows.theme import BASE_FONT, room_of

if TYPE_CHECKING:
    from domino_gui.windows.claim_card import ClaimCard
    from domino_gui.windows.hint_card import HintCard
    from domino_gui.windows.match_over_buttons import MatchOverButtons
    from domino_gui.windows.own_count_card import OwnCountCard
    from domino_gui.windows.result_panel import ResultPanel


_FEW: Final = 2
"""Sides whose strokes or pegs need little room."""
_HIGH: Final = 54
"""How high a panel is, in sizes of plain text, that has room for those of more."""


class Shown(NamedTuple):
    """Which buttons there is a use for."""

    hint: bool = False
    undo: bool = False
    draw: bool = False
    pass_turn: bool = False
    ended: bool = False
    """Those at the end of a match."""
    is_asking: bool = False
    """A count is asked, which takes all the room: nothing else can be done then."""
    seen_again: bool = False
    """It is only a replay, which is left in another way."""


class Divider(QWidget):
    """A thin line between two parts."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setFixedHeight(1)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the line."""
        QPainter(self).fillRect(event.rect(), room_of(self).line)


class SidePanel(QWidget):
    """Shows a match in words and numbers; decides nothing."""

    told = Signal(object)
    """The `Match` that is shown from now on, as it stands."""

    def __init__(self, menus: Menus, parent: QWidget) -> None:
        super().__init__(parent)
        self.setAutoFillBackground(True)
        self._menus = menus
        self.scores = ScorePanel(self)
        self._round = Label(Role.HEADING, self)
        self.log = RoundLog(self)
        self._result: ResultPanel | None = None
        self._rules: CommandButton | None = None  # until something is refused
        self._match_over: MatchOverButtons | None = None
        self.review: CommandButton | None = None
        """Leads to what the choices of the last round cost; made when it is first offered."""
        self._hint_card: HintCard | None = None
        self._cards: list[ClaimCard | OwnCountCard] = []
        self.message = Label(Role.PLAIN, self)
        self.refusal = Label(Role.REFUSAL, self)
        self.draw = CommandButton(menus.draw, self, primary=True)
        self.pass_turn = CommandButton(menus.pass_turn, self, primary=True)
        self.hint = CommandButton(menus.hint, self)
        self.undo = CommandButton(menus.undo, self, shows_keys=False)
        self.why = CommandButton(menus.why, self)
        self.new_match = CommandButton(menus.new_match, self, shows_keys=False)
        self.rematch = CommandButton(menus.rematch, self, primary=True, shows_keys=False)
        self.go_on = CommandButton(menus.go_on, self, primary=True, shows_keys=False)
        self._buttons = [
            *(self.draw, self.pass_turn, self.hint, self.undo, self.why),
            *(self.new_match, self.rematch, self.go_on),
        ]
        self.seal = Label(Role.SMALL, self)
        self._pixels, self._roomy = 0, False
        self._layout = QVBoxLayout(self)
        self._lay_out()
        self.retranslate()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the edge towards the table."""
        super().paintEvent(event)
        QPainter(self).fillRect(0, 0, 1, self.height(), room_of(self).line)

    def _lay_out(self) -> None:
        helping, playing, ended = QHBoxLayout(), QHBoxLayout(), QHBoxLayout()
        for button in (self.why, self.hint):
            helping.addWidget(button)
        for button in (self.draw, self.pass_turn, self.undo):
            playing.addWidget(button)
        for button in (self.new_match, self.rematch):
            ended.addWidget(button)
        for part in (self.scores, Divider(self), self._round):
            self._layout.addWidget(part)
        self._layout.addWidget(self.log, 1)
        for part in (Divider(self), self.message, self.refusal):
            self._layout.addWidget(part)
        self._layout.addLayout(helping)
        self._layout.addLayout(playing)
        self._layout.addLayout(ended)
        self._layout.addWidget(self.go_on)
        self._layout.addWidget(self.seal)

    def add(self, button: CommandButton) -> None:
        """Add a button below the others, for what only one page offers."""
        self._buttons.append(button)
        self._layout.insertWidget(self._layout.indexOf(self.seal), button)

    def add_card(self, card: ClaimCard | OwnCountCard) -> None:
        """Add a card above the buttons, for what only one page has to ask."""
        self._cards.append(card)
        card.set_pixels(self._pixels or BASE_FONT)
        self._layout.insertWidget(self._layout.indexOf(self.refusal) + 1, card)

    @property
    def result(self) -> ResultPanel:
        """The end of a round or match, in words; made when it is first needed."""
        if self._result is None:
            from domino_gui.windows.result_panel import ResultPanel

            self._result = ResultPanel(self)
            self._result.set_pixels(self._pixels)
            self._layout.insertWidget(self._layout.indexOf(self.log) + 1, self._result)
        return self._result

    @property
    def hint_card(self) -> HintCard:
        """What a hint is told on; made when there is one."""
        if self._hint_card is None:
            from domino_gui.windows.hint_card import HintCard

            self._hint_card = HintCard(self)
            self._hint_card.set_pixels(self._pixels or BASE_FONT)
            self._layout.insertWidget(self._layout.indexOf(self.log) + 1, self._hint_card)
        return self._hint_card

    def hide_hint(self) -> None:
        """Tell no hint any more."""
        if self._hint_card is not None:
            self._hint_card.hide()

    def retranslate(self) -> None:
        """Speak the language of now."""
        if self._match_over is not None:
            self._match_over.retranslate()
        for card in self._cards:
            card.retranslate()
        self.why.say(self.tr("Why?"))
        self._say_review()
        self._round.setText(self.tr("This round"))
        self.log.setAccessibleName(self.tr("This round"))

    def set_look(self, pixels: int, *, roomy: bool) -> None:
        """Set the size of plain text, and whether there is room for tally strokes."""
        self._layout.setContentsMargins(pixels * 3 // 2, pixels, pixels * 3 // 2, pixels)
        self._layout.setSpacing(pixels * 2 // 3)
        before, self._pixels, self._roomy = self._pixels, pixels, roomy
        self._fit_scores()
        if pixels == before:
            return
        for label in (self._round, self.message, self.refusal, self.seal):
            label.set_pixels(pixels)
        for button in self._buttons:
            button.set_pixels(pixels)
        self.log.set_pixels(pixels)
        self.log.setMinimumHeight(2 * pixels)  # it can be scrolled; a result has to be seen whole
        if self._result is not None:
            self._result.set_pixels(pixels)
        if self._match_over is not None:
            self._match_over.set_pixels(pixels)
        if self._hint_card is not None:
            self._hint_card.set_pixels(pixels)
        for card in self._cards:
            card.set_pixels(pixels)

    def _fit_scores(self) -> None:
        """Draw strokes or pegs where there is room; those of many sides take more of it."""
        is_low = self.height() < _HIGH * self._pixels
        roomy = self._roomy and not (is_low and self.scores.sides > _FEW)
        self.scores.set_look(self._pixels or BASE_FONT, roomy)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Use the room there is now."""
        super().resizeEvent(event)
        self._fit_scores()

    def show_match(self, match: Match, *, is_secret: bool = False) -> None:
        """Show scores, log and seal as they stand.

        Where it ``is_secret`` what was placed last is worth, it is not told.
        """
        playing = match.phase is Phase.PLAY
        self.scores.show_match(match)
        self._fit_scores()
        self.log.show_match(match, is_secret=is_secret)
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
            elif (number := _number_made_public(match)) is not None:
                text += "\n" + self.tr("Deal number: {number}").format(number=number)
            self.seal.setText(text)
        self.told.emit(match)

    def show_result(self, match: Match | None) -> None:
        """Show how the last round of ``match`` ended; None to show nothing of the kind."""
        if match is not None:
            self.result.show_match(match)
        if self._result is not None:
            self._result.setVisible(match is not None)

    def show_buttons(self, shown: Shown, *, go_on: str) -> None:
        """Show the buttons that there is a use for now; the one that goes on has the focus."""
        self.hint.setVisible(shown.hint)
        self.undo.setVisible(shown.undo)
        self.why.setVisible(not shown.ended and not shown.is_asking)
        self.draw.setVisible(shown.draw)
        self.pass_turn.setVisible(shown.pass_turn)
        for button in (self.rematch, self.new_match):
            button.setVisible(shown.ended)
        self._show_more(offered=shown.ended and not shown.seen_again)
        self.go_on.setVisible(bool(go_on))
        if go_on:
            self.go_on.say(go_on)
            self.go_on.setFocus()

    def _show_more(self, *, offered: bool) -> None:
        """Offer what else can be done at the end of a match; made when it is first needed."""
        if self._match_over is None:
            if not offered:
                return
            from domino_gui.windows.match_over_buttons import MatchOverButtons

            self._match_over = MatchOverButtons(self._menus, self)
            self._match_over.set_pixels(self._pixels or BASE_FONT)
            self._layout.insertWidget(self._layout.indexOf(self.go_on), self._match_over)
        if offered:
            self._match_over.offer()
        else:
            self._match_over.hide()

    def offer_review(self, *, wanted: bool) -> None:
        """Offer to look at what the choices of the round that is over cost, or no more."""
        if self.review is None:
            if not wanted:
                return
            self.review = CommandButton(self._menus.review, self)
            self.review.set_pixels(self._pixels or BASE_FONT)
            self.add(self.review)
            self._say_review()
        self.review.setVisible(wanted)

    def _say_review(self) -> None:
        if self.review is not None:
            self.review.say(self.tr("Review the round"))

    def wait(self) -> None:
        """Leave the words as they are, and nothing to be done, while the table moves."""
        self.show_result(None)
        shown = Shown(hint=not self.hint.isHidden(), undo=not self.undo.isHidden())
        self.show_buttons(shown, go_on="")

    @property
    def leads_on(self) -> bool:
        """Whether a button that leads on to what comes next has the focus."""
        return self.go_on.hasFocus() or self.rematch.hasFocus() or self.new_match.hasFocus()

    def say(self, message: str) -> None:
        """Show what is to be done."""
        self.message.setText(message)
        self.message.setVisible(bool(message))

    def refuse(self, refusal: str, chapter: str = "") -> None:
        """Show why something was not done, and lead to the ``chapter`` of the rules on it."""
        self.refusal.setText(refusal)
        self.refusal.setVisible(bool(refusal))
        if chapter and self._rules is None:
            self._rules = CommandButton(self._menus.rules, self)
            self._rules.set_pixels(self._pixels or BASE_FONT)
            self._buttons.append(self._rules)
            self._layout.insertWidget(self._layout.indexOf(self.refusal) + 1, self._rules)
        if self._rules is not None:
            self._rules.say(self.tr("Rules: {chapter}").format(chapter=chapter))
            self._rules.setVisible(bool(chapter))


def _number_made_public(match: Match) -> str | None:
    """Return the deal number of a round that has just ended, in groups of digits."""
    for event in reversed(match.events[-2:]):
        if isinstance(event, RoundSettled | MatchEnded) and event.number is not UNSET:
            from domino_gui.windows.seal_check import grouped

            return grouped(event.number)
    return None
