"""A tree over what is known: what follows a placement, tried in ever new worlds.

Every trial takes a world that agrees with all the seat has seen, goes down the tree through the
placements possible in it, and plays on from there by the policy. The tree is a `Chooser`: while it
has figures it chooses by them, and after that it leaves the choice to the policy, whose values
also tell where the tree looks first. Figures belong to what was placed, not to the world, so the
seat does not profit in the tree from what it could not know.
"""

from __future__ import annotations

from math import exp, sqrt
from typing import Final

from domino_gui.opponents.ends import Move
from domino_gui.opponents.playout import Chooser, Form, Position
from domino_gui.opponents.policy import Policy

_WARMTH: Final = 4.0
"""Points of policy value that make a placement e times as promising."""


class Edge:
    """A placement in the tree, and what came of it."""

    __slots__ = ("edges", "total", "visits")

    def __init__(self) -> None:
        self.visits = 0
        self.total = 0.0
        """Utility for the side that placed, summed over the visits."""
        self.edges: dict[int, Edge] = {}
        """What followed, by placement."""


class Tree(Chooser):
    """The tree that grows from one moment."""

    def __init__(self, form: Form, policy: Policy) -> None:
        self.curiosity = 0.2
        """How much placements that were seldom tried attract, in chances to win: about as much as
        the round can be expected to change them."""
        self._side_of = form.side_of
        self._policy = policy
        self._root = Edge()
        self._reached: Edge | None = None
        self._path: list[Edge] = []
        self._sides: list[int] = []

    def begin(self) -> None:
        """Start again at the root: the next choices belong to a new trial."""
        self._reached = self._root
        self._path = []
        self._sides = []

    def learn(self, worth: list[float]) -> None:
        """Take in what the trial was worth to each side."""
        for edge, side in zip(self._path, self._sides, strict=True):
            edge.visits += 1
            edge.total += worth[side]

    def choose(self, position: Position, playable: int, unseen: int) -> Move:
        """Choose by the tree while it reaches, then by the policy; see `Chooser`."""
        reached = self._reached
        if reached is None:
            return self._policy.choose(position, playable, unseen)
        side = self._side_of[position.turn]
        values, moves = self._policy.values(position, playable, unseen)
        best = 0
        if len(moves) > 1:
            best = self._most_promising(values, moves, reached.edges)
        move = moves[best]
        key = move.ends.key << 5 | move.tile
        edge = reached.edges.get(key)
        if edge is None:
            edge = Edge()
            reached.edges[key] = edge
            self._reached = None
        else:
            self._reached = edge
        self._path.append(edge)
        self._sides.append(side)
        return move

    def _most_promising(
        self, values: list[float], moves: list[Move], edges: dict[int, Edge]
    ) -> int:
        top = max(values)
        shares = [exp((value - top) / _WARMTH) for value in values]
        found: list[Edge | None] = []
        seen = 0
        total = 0.0
        for move in moves:
            edge = edges.get(move.ends.key << 5 | move.tile)
            found.append(edge)
            if edge is not None:
                seen += edge.visits
                total += edge.total
        mean = total / seen if seen else 0.0
        pull = self.curiosity * sqrt(seen + 1) / sum(shares)
        best, highest = 0, -1e9
        for index, share in enumerate(shares):
            edge = found[index]
            if edge is None:
                score = mean + pull * share
            else:
                score = edge.total / edge.visits + pull * share / (1 + edge.visits)
            if score > highest:
                best, highest = index, score
        return best
