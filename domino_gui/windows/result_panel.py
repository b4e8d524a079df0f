"""The end of a round or of the match, told beside the table and never over it."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QVBoxLayout, QWidget

from domino_gui.engine.events import MatchEnded, Resigned, RoundEnding, RoundSettled
from domino_gui.engine.match import Match, Phase
from domino_gui.engine.rules import Lead
from domino_gui.windows.labels import Label, Role, are_joined, shortened
from domino_gui.windows.result_standings import Standings
from domino_gui.windows.rule_set_texts import shown_points, signed_points
from domino_gui.windows.score_panel import side_names
from domino_gui.windows.seal_check import sealed_deals
from domino_gui.windows.settlement_texts import figures, remark
from domino_gui.windows.theme import BASE_FONT, room_of

_ARROW: Final = "\N{NO-BREAK SPACE}→\N{NO-BREAK SPACE}"
"""What is rounded stays on one line with what it is rounded to."""
_TWO: Final = 2
"""Sides between which there is one distance."""


class ResultPanel(QWidget):
    """How the round was settled, what the scores are now, who leads next or who won."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._title = Label(Role.TITLE, self)
        self._figures = Label(Role.FIGURES, self)
        self._after = Label(Role.PLAIN, self)
        self._seal = Label(Role.SMALL, self)
        self._broken = Label(Role.REFUSAL, self)
        self._parts = (self._title, self._figures, self._after, self._seal, self._broken)
        self._standings = Standings(self)
        self._match: Match | None = None
        self._pixels = BASE_FONT
        self._shortens = False
        layout = QVBoxLayout(self)
        for part in self._parts:
            layout.addWidget(part)
        layout.insertWidget(2, self._standings)

    def set_pixels(self, pixels: int) -> None:
        """Set the size of plain text."""
        self._pixels = pixels
        for part in self._parts:
            part.set_pixels(pixels)
        self._standings.set_pixels(pixels)
        edge = pixels * 2 // 3
        layout = self.layout()
        assert layout is not None
        layout.setContentsMargins(edge, edge, edge, edge)
        layout.setSpacing(pixels // 3)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the card that the words stand on."""
        del event
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        room = room_of(self)
        painter.setBrush(room.card)
        painter.setPen(room.line)
        painter.drawRoundedRect(QRectF(self.rect()).adjusted(0.5, 0.5, -0.5, -0.5), 7, 7)

    def show_match(self, match: Match) -> None:
        """Tell how the last round of ``match``, which is settled, ended, or the match itself."""
        self._match = match
        over = isinstance(match.events[-1], MatchEnded)
        self._standings.setVisible(over)
        if over:
            self._standings.show_match(match)
        whole = [*self._texts(match, shortens=False)]
        whole.insert(2, self._standings.accessibleName() if over else "")
        self.setAccessibleName("\n".join(text for text in whole if text))
        for label, text in zip(self._parts, self._texts(match, shortens=True), strict=True):
            label.setText(text)
            label.setVisible(bool(text))

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Shorten long names to the room there is now."""
        super().resizeEvent(event)
        if self._match is not None and event.size().width() != event.oldSize().width():
            self.show_match(self._match)

    def _texts(self, match: Match, *, shortens: bool) -> tuple[str, ...]:
        """Return the words of each part, with names as they are or ``shortened`` to the room."""
        self._shortens = shortens
        settled = next((e for e in reversed(match.events) if isinstance(e, RoundSettled)), None)
        ended = match.events[-1] if isinstance(match.events[-1], MatchEnded) else None
        if ended is not None and (len(match.events) < 2 or match.events[-2] is not settled):
            settled = None  # the match ended in the middle of a round
        return (
            self._headline(match, settled, ended),
            self._reckoning(match, settled),
            self._what_follows(match, settled, ended),
            *self._check_seal(match),
        )

    def _check_seal(self, match: Match) -> tuple[str, str]:
        """Return that the seal of the last deal holds or, instead, that it does not."""
        deals = sealed_deals(match)
        if not deals or deals[-1].opened is None:
            return "", ""
        if deals[-1].holds:
            return self.tr("Seal opened and checked: the deal was fixed before the first tile."), ""
        return "", self.tr("The seal does not fit this deal: see View > This deal.")

    def _say(self, text: str, name: str, *, label: Label | None = None) -> str:
        """Put a name into ``text``, on one line of ``label`` if some of the name can stay there."""
        if self._shortens:
            metrics = (label or self._after).fontMetrics()
            margins = self.contentsMargins().left() + self.contentsMargins().right()
            edges = 2 * (self._pixels * 2 // 3) + margins
            others = metrics.horizontalAdvance(text.replace("{name}", ""))
            room = self.width() - edges - others
            name = shortened(name, metrics, max(room, self._least(name)))
        return text.replace("{name}", name)

    def _least(self, names: str) -> int:
        """Return the room in which a name, or those of partners, can be told from others."""
        return (9 if are_joined(names) else 5) * self._pixels

    def _headline(
        self, match: Match, settled: RoundSettled | None, ended: MatchEnded | None
    ) -> str:
        if ended is not None:
            names = side_names(match)
            if not ended.winners:
                return self.tr("A drawn game")
            winners = ", ".join(names[side] for side in ended.winners)
            return self._say(self.tr("Winner: {name}"), winners, label=self._title)
        return self._how_it_ended(match, settled, self._title)

    def _how_it_ended(self, match: Match, settled: RoundSettled | None, label: Label) -> str:
        if settled is None:
            return ""
        if settled.ended is RoundEnding.BLOCKED:
            return self.tr("The round is blocked")
        assert settled.seat is not None
        name = match.started.seats[settled.seat].name
        return self._say(self.tr("{name} went out"), name, label=label)

    def _reckoning(self, match: Match, settled: RoundSettled | None) -> str:
        if settled is None:
            return self._why_in_mid_round(match)
        names, rules, label = side_names(match), match.rules, self._figures
        lines = [] if match.winners is None else [self._how_it_ended(match, settled, label)]
        for side, reckoned in enumerate(figures(rules, settled)):
            figure = reckoned.replace(" → ", _ARROW) if self._shortens else reckoned
            if figure:
                points = signed_points(rules.rule_set, settled.points[side])
                # Where pips are not points, the figures end with them; and no 0 is said twice.
                is_told = rules.rule_set.points_shown_in != 1 or reckoned.endswith(f" {points}")
                paid = "" if is_told else f"  ({points})"
                lines.append(self._say(f"{{name}}: {figure}{paid}", names[side], label=label))
        return "\n".join([*lines, *filter(None, [remark(rules, settled)])])

    def _why_in_mid_round(self, match: Match) -> str:
        """Return why the match is over although the round was not."""
        rules, winners = match.rules, match.winners
        if not winners or rules.target is None or isinstance(match.events[-2], Resigned):
            return ""
        text = self.tr("{name} reached {points}")
        text = text.replace("{points}", shown_points(rules.rule_set, rules.target))
        return self._say(text, side_names(match)[winners[0]], label=self._figures)

    def _what_follows(
        self, match: Match, settled: RoundSettled | None, ended: MatchEnded | None
    ) -> str:
        if ended is not None:
            return self._of_the_match(match)
        names, rule_set = side_names(match), match.rules.rule_set
        if self._shortens:
            metrics = self._after.fontMetrics()
            names = [shortened(name, metrics, self._least(name)) for name in names]
        scores = ", ".join(
            f"{name}\N{NO-BREAK SPACE}{shown_points(rule_set, score)}"
            for name, score in zip(names, match.scores, strict=True)
        )
        lines = [self.tr("Scores: {scores}").replace("{scores}", scores)]
        if match.tie_break:
            lines.append(self.tr("Equal at the target: whole rounds until one side alone leads."))
        if match.phase is not Phase.OVER and settled is not None:
            lines.append(self._next_leader(match, settled))
        return "\n".join(lines)

    def _of_the_match(self, match: Match) -> str:
        """Return who gave the match up, if anybody did, and how long it was."""
        lines = []
        resigned = next((e for e in match.events[-2:] if isinstance(e, Resigned)), None)
        if resigned is not None:
            name = match.started.seats[resigned.seat].name
            lines.append(self._say(self.tr("{name} gave up the match"), name))
        length = []
        if match.winners and len(match.scores) == _TWO and resigned is None:
            margin = max(match.scores) - min(match.scores)
            points = shown_points(match.rules.rule_set, margin)
            length.append(self.tr("Won by {points}").format(points=points))
        if match.rules.target is not None and match.round_number:
            length.append(self.tr("%n round(s) played", "", match.round_number))
        return "\n".join([*lines, *filter(None, [" · ".join(length)])])

    def _next_leader(self, match: Match, settled: RoundSettled) -> str:
        """Return who leads next, and why."""
        if settled.seat is not None:
            name = match.started.seats[settled.seat].name
            return self._say(self.tr("Next to lead: {name} (went out)"), name)
        if match.rules.rule_set.lead is Lead.LOT:
            return self.tr("Nobody went out, so a lot decides who leads next.")
        return self.tr("Nobody went out, so whoever holds the highest double leads next.")
