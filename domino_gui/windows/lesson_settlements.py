"""How a settlement is reckoned, for a lesson that asked for it."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication

from domino_gui.engine.events import RoundEnding, RoundSettled
from domino_gui.engine.rules import Rules, RuleSetId
from domino_gui.engine.tiles import pips
from domino_gui.learning.lesson_tasks import Position, Settle
from domino_gui.windows.settlement_texts import figures


def hands(position: Position, names: Sequence[str]) -> list[str]:
    """Return what each seat still holds, and its pips."""
    lines = []
    for name, hand in zip(names, position.hands, strict=False):
        tiles = [tile for tile in hand if tile is not None]
        if tiles:
            text = QCoreApplication.translate("Lessons", "{name}: {tiles}, {pips} pips")
            held = " + ".join(tile.name for tile in tiles)
            lines.append(text.format(name=name, tiles=held, pips=pips(tiles)))
        else:
            text = QCoreApplication.translate("Lessons", "{name}: no tile left")
            lines.append(text.format(name=name))
    return lines


def how(rules: Rules, task: Settle) -> str:
    """Return the rule that this settlement follows ("The four rule sets")."""
    blocked = task.out is None
    rule_set = rules.rule_set.id
    if rule_set is RuleSetId.FIVE_UP:
        return QCoreApplication.translate(
            "Lessons",
            "In Five Up everyone loses what is left in their own hand: each hand is rounded to"
            " fives by itself, and five pips cost one point.",
        )
    if rule_set is RuleSetId.DRAW:
        return QCoreApplication.translate(
            "Lessons", "In Draw the opponents' pips are paid as they are, without rounding."
        )
    if rule_set is RuleSetId.ALL_FIVES:
        if blocked and rules.seats == 3:
            return QCoreApplication.translate(
                "Lessons",
                "In All Fives the opponents' pips are added up and rounded once. Where two of three"
                " have equally few, they halve what the third one's hand pays.",
            )
        return QCoreApplication.translate(
            "Lessons",
            "In All Fives all the opponents' pips are added up first, and then rounded to fives"
            " once. One's own pips are not taken off.",
        )
    if blocked:
        return QCoreApplication.translate(
            "Lessons",
            "In a blocked round of Muggins each opponent's hand is rounded to fives, and one's own"
            " rounded hand is taken off.",
        )
    return QCoreApplication.translate(
        "Lessons", "In Muggins each opponent's hand is rounded to fives by itself, then added up."
    )


def reckoned(position: Position, task: Settle) -> list[str]:
    """Return the reckoning in figures, as the end of a round shows it."""
    rules = position.rules
    points = task.settlement(position).points
    settled = RoundSettled(
        ended=RoundEnding.BLOCKED if task.out is None else RoundEnding.DOMINO,
        seat=task.out,
        left=task.left(position),
        points=points,
        scores=points,
        key="",
    )
    line = figures(rules, settled)[task.side]
    return [line] if line else []
