from __future__ import annotations

from random import Random

from domino_gui.engine.match import Match
from domino_gui.opponents.chances import Chances
from domino_gui.opponents.ends import Move
from domino_gui.opponents.placements import distinct_placements
from domino_gui.opponents.playout import Position, play_out
from domino_gui.opponents.policy import Policy, weights_for
from domino_gui.opponents.tree import Edge, Tree
from tests.opponents.positions import at_turn, every_form
from tests.opponents.worlds import situation_of, true_world


class Grown:
    """A tree at a moment of a match, and what it chooses among."""

    def __init__(self, match: Match) -> None:
        self.situation = situation = situation_of(match)
        self.policy = Policy(situation.form, weights_for(match.rules))
        self.tree = Tree(situation.form, self.policy)
        self.chances = Chances(situation.form)
        self.playable = situation.hand & situation.ends.fits
        self.world = true_world(match)
        self.values, self.moves = self.policy.values(
            situation.glance(), self.playable, situation.unseen
        )

    def choose(self) -> Move:
        """Return what the tree would try first."""
        self.tree.begin()
        return self.tree.choose(self.situation.glance(), self.playable, self.situation.unseen)

    def learn(self, worth: float) -> None:
        """Tell what came of it for the seat's own side; the rest is shared by the others."""
        form, side = self.situation.form, self.situation.side
        rest = (1 - worth) / (form.sides - 1)
        self.tree.learn([worth if each == side else rest for each in range(form.sides)])

    def visits(self) -> dict[Move, int]:
        """Return how often each placement was tried."""
        edges = self.tree._root.edges
        return {
            move: edges[key].visits if (key := move.ends.key << 5 | move.tile) in edges else 0
            for move in self.moves
        }


def with_a_choice() -> list[Match]:
    """A moment of every form at which there are three placements or more."""
    found = {}
    for match in every_form(rounds=1):
        form = match.rules.rule_set.id, match.rules.seats, match.rules.partners
        if form not in found and len(distinct_placements(match)) > 2 and len(match.events) > 8:
            found[form] = match.copy()
    assert len(found) == 14
    return [*found.values()]


def test_it_looks_first_where_the_policy_does() -> None:
    for match in with_a_choice():
        grown = Grown(match)
        assert grown.choose() is grown.moves[grown.values.index(max(grown.values))]


def test_what_disappoints_is_given_up_for_what_was_less_promising() -> None:
    grown = Grown(with_a_choice()[0])
    first = grown.choose()
    grown.learn(0)
    tried = {first}
    for _ in range(30):
        move = grown.choose()
        tried.add(move)
        grown.learn(float(move is not first))
    assert tried >= {first, grown.choose()}
    assert grown.choose() is not first
    assert max(grown.visits(), key=grown.visits().__getitem__) is not first


def test_the_curious_try_all_by_their_promise_and_others_hardly_any() -> None:
    grown = Grown(with_a_choice()[0])
    grown.tree.curiosity = 1e6
    for _ in range(300):
        grown.choose()
        grown.learn(0.5)
    visits = grown.visits()
    by_value = sorted(zip(grown.values, grown.moves, strict=True), key=lambda each: -each[0])
    tried = [visits[move] for _, move in by_value]
    assert tried == sorted(tried, reverse=True)
    assert tried[-1] > 0
    sober = Grown(with_a_choice()[0])
    sober.tree.curiosity = 0.0
    for _ in range(300):
        sober.choose()
        sober.learn(0.5)
    assert max(sober.visits().values()) == 300


def test_every_trial_adds_one_placement_and_leaves_the_rest_to_the_policy() -> None:
    for match in with_a_choice():
        grown = Grown(match)
        for trials in range(1, 20):
            position = grown.situation.before(grown.world)
            position.turn = grown.situation.seat
            grown.tree.begin()
            play_out(grown.situation.form, position, grown.tree)
            path, sides = grown.tree._path, grown.tree._sides
            assert _size(grown.tree._root) <= trials
            assert all(edge.visits for edge in path[:-1])
            assert len(sides) == len(path) == len({id(edge) for edge in path})
            grown.tree.learn(grown.chances.after(position))
        assert _size(grown.tree._root) > 4


def _size(edge: Edge) -> int:
    return sum(1 + _size(below) for below in edge.edges.values())


def test_beyond_the_tree_the_policy_chooses() -> None:
    grown = Grown(with_a_choice()[0])
    grown.choose()
    position = grown.situation.glance()
    for playable in (grown.playable, grown.playable & -grown.playable):
        due = grown.policy.choose(position, playable, grown.situation.unseen)
        assert grown.tree.choose(position, playable, grown.situation.unseen) is due


def test_what_a_trial_was_worth_is_written_down_for_the_side_that_placed() -> None:
    for match in with_a_choice():
        grown = Grown(match)
        form = grown.situation.form
        worth = [0.1 * (side + 1) for side in range(form.sides)]
        owed: dict[int, tuple[int, float]] = {}
        for _ in range(12):
            position = grown.situation.before(grown.world)
            grown.tree.begin()
            following = _Turns(grown.tree, form.side_of)
            play_out(form, position, following)
            for edge, side in zip(grown.tree._path, following.sides, strict=False):
                visits, total = owed.get(id(edge), (0, 0.0))
                owed[id(edge)] = visits + 1, total + worth[side]
            grown.tree.learn(worth)
        assert _figures(grown.tree._root) == owed


class _Turns(Tree):
    """Notes which sides are asked, and leaves the choice to another."""

    def __init__(self, tree: Tree, side_of: list[int]) -> None:
        self.tree = tree
        self.side_of = side_of
        self.sides: list[int] = []

    def choose(self, position: Position, playable: int, unseen: int) -> Move:
        self.sides.append(self.side_of[position.turn])
        return self.tree.choose(position, playable, unseen)


def _figures(edge: Edge) -> dict[int, tuple[int, float]]:
    found = {}
    for below in edge.edges.values():
        found[id(below)] = below.visits, below.total
        found |= _figures(below)
    return found


def test_what_others_hold_changes_no_choice() -> None:
    match = at_turn(8, seats=3)
    one, other, rng = Grown(match), Grown(match), Random(1)
    situation = one.situation
    for _ in range(40):
        hidden = [tile for tile in range(28) if situation.unseen >> tile & 1]
        rng.shuffle(hidden)
        guessed = situation.glance()
        for seat, size in enumerate(situation.hand_sizes):
            if seat != situation.seat:
                guessed.hands[seat] = sum(1 << hidden.pop() for _ in range(size))
        other.tree.begin()
        choice = other.tree.choose(guessed, other.playable, situation.unseen)
        assert choice is one.choose()
        worth = rng.random()
        one.learn(worth)
        other.learn(worth)
