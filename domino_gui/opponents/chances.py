"""What the end of a round means for the match: the chance of each side to win it."""

from __future__ import annotations

from domino_gui.engine.settlement import settle
from domino_gui.opponents.odds import Odds
from domino_gui.opponents.playout import Form, Position, pips_in


class Chances:
    """The chances after rounds of one match; they are reckoned once for each end."""

    def __init__(self, form: Form) -> None:
        self._form = form
        self._odds = Odds(form.rules)
        self._known: dict[tuple[int, tuple[float, ...]], list[float]] = {}

    def after(self, position: Position) -> list[float]:
        """Return each side's chance after a round that has been played out and settled.

        Of a drawn game everybody has an equal share.
        """
        if position.won >= 0:
            return self.certain(position.won)
        if self._form.rules.target is None:
            return self._after_the_only_round(position)
        key = position.out, tuple(position.scores)
        found = self._known.get(key)
        if found is None:
            leader = None if position.out < 0 else self._form.side_of[position.out]
            found = self._odds.between_rounds(key[1], leader, tie_break=self._form.tie_break)
            if len(self._known) > 20_000:
                self._known.clear()
            self._known[key] = found
        return found

    def certain(self, winner: int) -> list[float]:
        """Return the chances where a side has won the match."""
        return [float(side == winner) for side in range(self._form.sides)]

    def _after_the_only_round(self, position: Position) -> list[float]:
        left = [pips_in(hand) for hand in position.hands]
        out = None if position.out < 0 else position.out
        winners = settle(self._form.rules, left, out).winners
        if winners:
            return self.certain(winners[0])
        return [1 / self._form.sides] * self._form.sides
