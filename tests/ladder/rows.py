"""The rows of the ladder: who plays whom, how often, and what is wanted of the first."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, NamedTuple

from domino_gui.engine.rules import RULE_SETS, Partners, Rules, RuleSetId

MATCHES: Final = 300
"""How many are played of a row. A match of Draw is one round, so there are more of them."""
DRAW_MATCHES: Final = 1000
ROUNDS: Final = {RuleSetId.ALL_FIVES: 300, RuleSetId.MUGGINS: 300, RuleSetId.FIVE_UP: 700}
"""How many single rounds the best are told apart by, each played twice."""
SLOWEST: Final = {"expert": 150.0, "master": 800.0}
"""Milliseconds that the median placement of a player may take, on a core of its own."""


class Wanted(NamedTuple):
    """What the first player of a row has to reach."""

    least: float = 0.0
    """Share of games won."""
    most: float = 1.0
    lead: float | None = None
    """Raw points by which it leads, in a round."""
    clearly: bool = False
    """Whether the whole interval has to lie above an equal share, or above no lead at all."""


class Row(NamedTuple):
    """Games between the same players; each deal is played in every seating that differs."""

    rules: RuleSetId
    players: tuple[str, ...]
    games: int
    """Seatings of the same deal included."""
    wanted: Wanted
    partners: bool = False
    rounds: bool = False
    """Whether single rounds are played instead of matches."""

    @property
    def who(self) -> str:
        """Who plays whom: ``expert-club``, ``3 rounds expert-greedy``."""
        seats = f"{len(self.players)}{'p' * self.partners} " if len(self.players) > 2 else ""
        return f"{seats}{'rounds ' * self.rounds}{self.players[0]}-{self.players[1]}"

    @property
    def name(self) -> str:
        """The row's name: ``all-fives expert-club``."""
        return f"{self.rules} {self.who}"

    @property
    def seatings(self) -> int:
        """How many seatings of a deal differ."""
        return 2 if self.partners else len(self.players)

    @property
    def rules_played(self) -> Rules:
        """The rules with so many seats."""
        return Rules(RULE_SETS[self.rules], len(self.players), partners=self.partners)


_LADDER: Final = {
    ("beginner", "random"): Wanted(least=0.7),
    ("beginner", "greedy"): Wanted(most=0.35),
    ("casual", "beginner"): Wanted(0.6, 0.8),
    ("club", "casual"): Wanted(0.6, 0.8),
    ("expert", "club"): Wanted(0.6, 0.8),
    ("expert", "flat200"): Wanted(least=0.5),
    ("master", "expert"): Wanted(0.6, 0.8),
}
_ORDER: Final = {players: Wanted(least=0.5) for players in _LADDER if "greedy" not in players}
"""In Draw, where one round of luck decides, they need only stand in this order. Greedy play is no
yardstick there: placements pay nothing, and whoever places the heaviest tile first plays worse than
chance."""

_LEAD: Final = {RuleSetId.ALL_FIVES: 4.0, RuleSetId.MUGGINS: 2.5, RuleSetId.FIVE_UP: 1.0}
_ABOVE: Final = (("expert", "greedy"), ("master", "expert"))
_CLEARLY: Final = Wanted(clearly=True)


def _rows() -> Iterator[Row]:
    for rules in RuleSetId:
        draw = rules is RuleSetId.DRAW
        games = DRAW_MATCHES if draw else MATCHES
        for players, wanted in (_ORDER if draw else _LADDER).items():
            yield Row(rules, players, games, wanted)
    for rules, lead in _LEAD.items():
        wanted = Wanted(lead=lead, clearly=True)
        yield Row(rules, ("master", "flat1000"), 2 * ROUNDS[rules], wanted, rounds=True)
    yield Row(RuleSetId.ALL_FIVES, ("master", "flat1000"), MATCHES // 2, Wanted(least=0.62))
    for rules in RuleSetId:
        games = DRAW_MATCHES if rules is RuleSetId.DRAW else MATCHES
        for one, other in _ABOVE:
            yield Row(rules, (one, other, other), games, _CLEARLY)
            if RULE_SETS[rules].partners is Partners.CHOSEN:
                yield Row(rules, (one, *[other] * 3), games, _CLEARLY)
            yield Row(rules, (one, other) * 2, games, _CLEARLY, partners=True)


ROWS: Final = {row.name: row for row in _rows()}
"""Every row by its name."""
