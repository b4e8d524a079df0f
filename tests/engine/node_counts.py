"""How many ways a round can go: sequences of so many actions from fixed deals.

The table in tests/data/node_counts.tsv says it for each rule set and number of seats. Written anew
by `python -m tests.engine.node_counts > tests/data/node_counts.tsv`, which is only right where the
rules themselves have changed: every number is also counted, as far as that is fast enough, by
other code (tests/engine/naive.py).
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any, NamedTuple

from domino_gui.engine.deal import shuffled
from domino_gui.engine.match import Match
from domino_gui.engine.rules import RuleSetId
from tests.engine import naive
from tests.engine.rigged import RiggedDealer
from tests.strategies import FORMS, form_name, start

TABLE = Path(__file__).parent.parent / "data" / "node_counts.tsv"
HEADER = "rules\tseats\thand_size\tundrawable\tleader\ttiles\tcounts"


class Position(NamedTuple):
    """A deal to count from."""

    rules: RuleSetId
    seats: str
    """``4p`` for partners."""
    hand_size: int
    undrawable: int
    leader: int
    tiles: tuple[str, ...]
    """All 28: the hands in seat order, then the boneyard in drawing order."""

    @property
    def hands(self) -> list[tuple[str, ...]]:
        return [
            self.tiles[seat * self.hand_size : (seat + 1) * self.hand_size]
            for seat in range(int(self.seats[0]))
        ]

    @property
    def boneyard(self) -> tuple[str, ...]:
        return self.tiles[int(self.seats[0]) * self.hand_size :]

    def match(self) -> Match:
        """The engine's match with this deal."""
        seats, partners = int(self.seats[0]), self.seats.endswith("p")
        house = {"hand_size": self.hand_size, "undrawable": self.undrawable}
        match = Match(start(self.rules, seats, partners=partners, **house))
        lot = ["0|0", "0|1", "0|2", "0|3"][:seats]
        lot[self.leader] = "6|6"
        hands = [" ".join(hand) for hand in self.hands]
        match.open_round(
            RiggedDealer(*hands, boneyard=" ".join(self.boneyard), lots=(" ".join(lot),))
        )
        return match

    def round(self) -> naive.NaiveRound:
        """The same deal under the rules reckoned once more."""
        hands = [[naive.pair(name) for name in hand] for hand in self.hands]
        boneyard = [naive.pair(name) for name in self.boneyard]
        return naive.NaiveRound(self.rules.value, hands, boneyard, self.leader, self.undrawable)

    @classmethod
    def read(cls, line: str) -> tuple[Position, list[int]]:
        rules, seats, hand_size, undrawable, leader, tiles, counts = line.split("\t")
        position = cls(
            RuleSetId(rules),
            seats,
            int(hand_size),
            int(undrawable),
            int(leader),
            tuple(tiles.split(",")),
        )
        return position, [int(count) for count in counts.split()]

    def write(self, counts: list[int]) -> str:
        values: list[Any] = [*self[:-1], ",".join(self.tiles), " ".join(map(str, counts))]
        return "\t".join(map(str, values))


def table() -> list[tuple[Position, list[int]]]:
    """The positions checked in, with their counts for one action, two actions and so on."""
    lines = TABLE.read_text(encoding="utf-8").splitlines()
    assert lines[0] == HEADER
    return [Position.read(line) for line in lines[1:]]


def count(match: Match, depth: int) -> list[int]:
    """How many sequences of 1, 2 … ``depth`` actions there are."""
    counts = [0] * depth
    _count(match, counts, 0)
    return counts


def _count(match: Match, counts: list[int], done: int) -> None:
    actions = match.legal_actions()
    counts[done] += len(actions)
    if done + 1 < len(counts):
        for action in actions:
            after = match.copy()
            after.act(match.round.turn, action)
            _count(after, counts, done + 1)


NODES = 8_000
"""As deep as there are about so many sequences."""


def positions() -> list[Position]:
    found = []
    for number, (rules, seats, partners) in enumerate(FORMS, start=1):
        form = f"{seats}{'p' * partners}"
        usual = start(rules, seats, partners=partners)
        hand_size = Match(usual).rules.hand_size
        for size, undrawable in ((hand_size, 0), (4, 0), (2, 0), (28 // seats, 0), (3, 2)):
            names = tuple(tile.name for tile in shuffled("deal", number * 100 + size))
            position = Position(rules, form, size, undrawable, 0, names)
            if rules in (RuleSetId.MUGGINS, RuleSetId.DRAW):
                hands = [[naive.pair(name) for name in hand] for hand in position.hands]
                position = position._replace(leader=naive.highest_double(hands)[0])
            found.append(position)
    return found


def main() -> None:
    print(HEADER)
    for position in positions():
        counts: list[int] = []
        while len(counts) < 16 and (not counts or 0 < counts[-1] < NODES):
            counts = count(position.match(), len(counts) + 1)
        print(position.write(counts))
        print(form_name((position.rules, int(position.seats[0]), False)), counts, file=sys.stderr)


if __name__ == "__main__":
    main()
