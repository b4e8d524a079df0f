"""What the person at the screen tried last, and the rules forbid."""

from __future__ import annotations

from domino_gui.engine.match import Match, Phase
from domino_gui.engine.rules import Rule
from domino_gui.windows.rule_texts import sentence


class Refusal:
    """Keeps which rule forbids it, until something is done that is allowed."""

    def __init__(self) -> None:
        self.rule: Rule | None = None
        """The rule that forbids what was tried last; None where that was allowed."""
        self._is_said_at_tile = False

    @property
    def text(self) -> str:
        """Why what was tried last is not possible; nothing where that is said at the tile."""
        return "" if self.rule is None or self._is_said_at_tile else sentence(self.rule)

    def refuse(self, rule: Rule) -> None:
        """Quote the rule that forbids what was tried."""
        self.rule, self._is_said_at_tile = rule, False

    def refuse_tile(self, match: Match, *, is_choosing: bool) -> None:
        """Say why a tile cannot be played in ``match`` that somebody may choose in, or may not.

        Why this one cannot, where others could, is said at the tile.
        """
        if is_choosing:
            lies = bool(match.round.layout.placed)
            self.rule = Rule.NO_MATCH if lies else Rule.LEAD_HIGHEST_DOUBLE
        elif match.phase is Phase.OVER:
            self.rule = Rule.MATCH_OVER
        else:
            self.rule = Rule.OUT_OF_TURN if match.phase is Phase.PLAY else Rule.NOT_NOW
        self._is_said_at_tile = is_choosing

    def forget(self) -> None:
        """Refuse nothing any more."""
        self.rule = None
