"""What is said of claims: whose points are asked for, and what a wrong claim missed."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QObject

from domino_gui.engine.events import TilePlaced
from domino_gui.engine.rules import Rules
from domino_gui.learning.counting import explain
from domino_gui.learning.mistakes import find
from domino_gui.windows import mistake_texts
from domino_gui.windows.claims import Verdict
from domino_gui.windows.rule_set_texts import shown_points
from domino_gui.windows.why_texts import reckoning


class ClaimTexts(QObject):
    """Words about claims, in the language of now."""

    def question(self, placed: TilePlaced, claimants: Sequence[int], names: Sequence[str]) -> str:
        """Return what is asked of the people who may claim."""
        # A tile is never torn apart between two lines.
        name, tile = names[placed.seat], placed.tile.name.replace("|", "\u2060|\u2060")
        if placed.seat in claimants:
            return self.tr("{name}: points for {tile}?").format(name=name, tile=tile)
        return self.tr("{name} left {tile}: points?").format(name=name, tile=tile)

    def verdict(self, verdict: Verdict, rules: Rules, names: Sequence[str]) -> str:
        """Return what was claimed wrongly, what it was worth and why, and what was missed."""
        claim, placed, rule_set = verdict.claim, verdict.placed, rules.rule_set
        steps = explain(verdict.layout)
        name, claimed = names[claim.seat], shown_points(rule_set, claim.claimed)
        if placed.points:
            text = self.tr("{name} claimed {claimed}, but it was worth {points}.").format(
                name=name, claimed=claimed, points=shown_points(rule_set, placed.points)
            )
        else:
            text = self.tr("{name} claimed {claimed}, but it was worth nothing.").format(
                name=name, claimed=claimed
            )
        slips = [mistake_texts.sentence(slip) for slip in find(steps, int(claim.claimed))]
        return "\n".join([text, reckoning(steps), *slips])
