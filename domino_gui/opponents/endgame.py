"""Exact play where nothing is hidden: every placement to the end of the round.

Each side plays for its chance to win the match and, where that is equal, for points. Two sides
want the opposite of each other (alpha-beta search); of three or four each looks to itself. What
follows does not depend on how a position came about, so each is judged once.
"""

# Annotations are evaluated at once: NamedTuple would compile each of them as a string.

from collections.abc import Callable
from typing import Final, NamedTuple

from domino_gui.opponents.chances import Chances
from domino_gui.opponents.ends import PIPS, Ends, Move
from domino_gui.opponents.playout import Form, Position, settle_up, tiles_in
from domino_gui.opponents.thinking import never

_ASKED_EVERY: Final = 256  # positions


class Solved(NamedTuple):
    """A placement, and what becomes of it when everybody plays on as well as can be."""

    move: Move
    chances: list[float]
    """Of each side to win the match."""
    gain: float
    """Change, to the end of the round and with what the placement pays, of own side's score less
    the best other side's, in raw points."""


class _State(NamedTuple):
    """A position in which the seat in turn can play."""

    hands: tuple[int, ...]
    drawn: int
    ends: Ends
    turn: int
    scores: tuple[float, ...]


class _End(NamedTuple):
    """The end of the round or of the match."""

    chances: list[float]
    scores: tuple[float, ...]


class _TooMuchError(Exception):
    """There are more positions than may be looked at."""


def solve(
    form: Form,
    chances: Chances,
    position: Position,
    most: int,
    stopped: Callable[[], bool] = never,
) -> list[Solved] | None:
    """Judge every placement of the seat in turn, which must have one; the best first.

    None where more than ``most`` positions would have to be looked at, or once it is ``stopped``.
    """
    game = _Game(form, chances, position.boneyard, most, stopped)
    hands, scores, turn = tuple(position.hands), tuple(position.scores), position.turn
    state = _State(hands, position.drawn, position.ends, turn, scores)
    side = form.side_of[turn]
    player: _Duel | _Contest = (_Duel if form.sides == 2 else _Contest)(game)
    solved = []
    try:
        for move in game.moves(state):
            after, lead = player.judge(game.after(state, move), side)
            solved.append(Solved(move, after, lead - _lead(scores, side)))
    except _TooMuchError:
        return None
    return sorted(solved, key=lambda each: (-each.chances[side], -each.gain))


def _lead(scores: tuple[float, ...], side: int) -> float:
    """Return a side's score less the best other side's."""
    return scores[side] - max(scores[:side] + scores[side + 1 :])


class _Game:
    """The rules, and how many positions may still be looked at."""

    def __init__(
        self,
        form: Form,
        chances: Chances,
        boneyard: list[int],
        most: int,
        stopped: Callable[[], bool],
    ) -> None:
        self.side_of = form.side_of
        self._form = form
        self._chances = chances
        self._boneyard = boneyard
        self._last = len(boneyard) - form.undrawable
        self._left = most
        self._stopped = stopped

    def count(self) -> None:
        """Count a position; `_TooMuchError` if there are too many."""
        self._left -= 1
        if self._left < 0 or (self._left % _ASKED_EVERY == 0 and self._stopped()):
            raise _TooMuchError

    def moves(self, state: _State) -> list[Move]:
        """Return the placements of the seat in turn, those that pay first."""
        ends, moves = state.ends, self._form.automaton.moves
        found = [
            move
            for tile in tiles_in(state.hands[state.turn] & ends.fits)
            for move in ends.after[tile] or moves(ends, tile)
        ]
        if len(found) > 1:
            found.sort(key=_promise, reverse=True)
        return found

    def after(self, state: _State, move: Move) -> _State | _End:
        """Return what a placement leads to, through the draws and passes that follow."""
        form, turn, scores = self._form, state.turn, state.scores
        hands = [*state.hands]
        hands[turn] ^= move.bit
        points = move.ends.points
        if points:
            side = form.side_of[turn]
            total = scores[side] + points
            if not form.capped or total <= form.target:
                scores = (*scores[:side], total, *scores[side + 1 :])
                if form.at_once and total >= form.target:
                    return _End(self._chances.certain(side), scores)
        if not hands[turn]:
            return self._settled(hands, turn, scores)
        return self._next(hands, state.drawn, move.ends, turn, scores)

    def _next(
        self, hands: list[int], drawn: int, ends: Ends, turn: int, scores: tuple[float, ...]
    ) -> _State | _End:
        """Give the turn on to whoever can play, drawing first."""
        fits = ends.fits
        for _ in hands:
            turn = (turn + 1) % len(hands)
            while not hands[turn] & fits and drawn < self._last:
                hands[turn] |= 1 << self._boneyard[drawn]
                drawn += 1
            if hands[turn] & fits:
                return _State(tuple(hands), drawn, ends, turn, scores)
        return self._settled(hands, -1, scores)

    def _settled(self, hands: list[int], out: int, scores: tuple[float, ...]) -> _End:
        position = Position(hands, [], self._form.automaton.empty, 0, [*scores])
        position.out = out
        settle_up(self._form, position)
        return _End(self._chances.after(position), tuple(position.scores))


def _promise(move: Move) -> int:
    return move.ends.points << 4 | PIPS[move.tile]


_Worth = tuple[float, float]
"""Of two sides the first one's chance to win, and its score less the other's; the first wants
as much as it can get of this, the other as little."""
_LEAST: Final = (-1.0, 0.0)
_MOST: Final = (2.0, 0.0)


class _Duel:
    """Two sides."""

    def __init__(self, game: _Game) -> None:
        self._game = game
        self._known: dict[_State, tuple[_Worth, _Worth]] = {}
        """Between what and what the worth of a state lies."""

    def judge(self, then: _State | _End, side: int) -> tuple[list[float], float]:
        """Return the chances of all and the lead of ``side`` that a state leads to."""
        chance, lead = self._worth(then, _LEAST, _MOST)
        return [chance, 1 - chance], lead if side == 0 else -lead

    def _worth(self, then: _State | _End, low: _Worth, high: _Worth) -> _Worth:
        """Return the worth, exact where it lies between ``low`` and ``high``; else a bound."""
        if isinstance(then, _End):
            return then.chances[0], then.scores[0] - then.scores[1]
        least, most = self._known.get(then, (_LEAST, _MOST))
        if least >= high or least == most:
            return least
        if most <= low:
            return most
        low, high = max(low, least), min(high, most)
        worth = self._best(then, low, high)
        if worth > low:
            least = worth
        if worth < high:
            most = worth
        self._known[then] = least, most
        return worth

    def _best(self, state: _State, low: _Worth, high: _Worth) -> _Worth:
        game = self._game
        game.count()
        first = game.side_of[state.turn] == 0
        best = _LEAST if first else _MOST
        for move in game.moves(state):
            worth = self._worth(game.after(state, move), low, high)
            if first:
                best = max(best, worth)
                low = max(low, best)
            else:
                best = min(best, worth)
                high = min(high, best)
            if low >= high:
                break
        return best


class _Contest:
    """Three or four sides."""

    def __init__(self, game: _Game) -> None:
        self._game = game
        self._known: dict[_State, _End] = {}

    def judge(self, then: _State | _End, side: int) -> tuple[list[float], float]:
        """Return the chances of all and the lead of ``side`` that a state leads to."""
        end = self._end(then)
        return end.chances, _lead(end.scores, side)

    def _end(self, then: _State | _End) -> _End:
        if isinstance(then, _End):
            return then
        found = self._known.get(then)
        if found is None:
            game = self._game
            game.count()
            side = game.side_of[then.turn]
            ends = [self._end(game.after(then, move)) for move in game.moves(then)]
            # Whatever is alike to the side itself is settled by the rest, not by who comes first.
            found = max(ends, key=lambda end: (end.chances[side], _lead(end.scores, side), end))
            self._known[then] = found
        return found
