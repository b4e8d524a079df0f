"""Which deals could have led to what a seat sees, told slowly and simply.

What `sampling` reckons is compared with it.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import combinations, permutations, product
from math import comb, factorial

from msgspec.structs import replace

from domino_gui.engine.events import Event, RoundDealt, TileDrawn, TilePlaced, TurnPassed
from domino_gui.engine.layout import Layout
from domino_gui.engine.match import Match, Phase
from domino_gui.engine.rules import RuleError
from domino_gui.engine.tiles import TILES, Tile

Present = tuple[tuple[int, ...], int]
"""The hands by seat and the tiles of the boneyard, each as bits by `Tile.index`."""


class Seen:
    """The places of a deal that a seat has not seen, and the tiles that may have lain there."""

    def __init__(self, view: Match) -> None:
        self.view = view
        self.at = max(i for i, event in enumerate(view.events) if isinstance(event, RoundDealt))
        deal = view.events[self.at]
        assert isinstance(deal, RoundDealt)
        self.deal = deal
        self.round = view.events[self.at + 1 :]
        self.draws = [event for event in self.round if isinstance(event, TileDrawn)]
        self.hand_size = view.rules.hand_size
        self.others = [seat for seat in range(view.rules.seats) if seat != view.viewer]
        self.played = [
            (event.seat, event.tile)
            for event in self.round
            if isinstance(event, TilePlaced) and event.seat != view.viewer
        ]
        own = deal.hands[view.viewer or 0]
        assert not isinstance(own, int)
        self.own = own
        known = {*own, *[event.tile for event in self.draws], *[tile for _, tile in self.played]}
        self.unseen = [tile for tile in TILES if tile not in known]

    def tries(self) -> int:
        """About how many deals are to be tried."""
        drawn = sum(event.tile is None for event in self.draws)
        left, tries = len(self.unseen), 1
        for hand in self.view.round.hands:
            if None in hand:
                tries *= comb(left, len(hand))
                left -= len(hand)
        for seat, _ in self.played:
            tries *= 1 + sum(event.seat == seat for event in self.draws)
        return tries * factorial(min(drawn, 5))

    def deals(self) -> Iterator[tuple[dict[int, list[Tile]], list[Tile | None]]]:
        """Yield hands as dealt and what was drawn, in order, that a glance does not rule out."""
        places = [
            [None, *(n for n, event in enumerate(self.draws) if event.seat == seat)]
            for seat, _ in self.played
        ]
        for chosen in product(*places):
            taken = [place for place in chosen if place is not None]
            if len(set(taken)) < len(taken):
                continue
            drawn = [event.tile for event in self.draws]
            hands: dict[int, list[Tile]] = {seat: [] for seat in self.others}
            for place, (seat, tile) in zip(chosen, self.played, strict=True):
                if place is None:
                    hands[seat].append(tile)
                else:
                    drawn[place] = tile
            yield from self._fill(hands, drawn, self.unseen, self.others)

    def _fill(
        self,
        hands: dict[int, list[Tile]],
        drawn: list[Tile | None],
        left: list[Tile],
        seats: list[int],
    ) -> Iterator[tuple[dict[int, list[Tile]], list[Tile | None]]]:
        if not seats:
            gaps = [n for n, tile in enumerate(drawn) if tile is None]
            for order in permutations(left, len(gaps)):
                filled = drawn.copy()
                for gap, tile in zip(gaps, order, strict=True):
                    filled[gap] = tile
                yield hands, filled
            return
        seat, *later = seats
        room = self.hand_size - len(hands[seat])
        if room < 0:
            return
        for more in combinations(left, room):
            rest = [tile for tile in left if tile not in more]
            yield from self._fill({**hands, seat: [*hands[seat], *more]}, drawn, rest, later)

    def replay(self, hands: dict[int, list[Tile]], drawn: list[Tile | None]) -> Match | None:
        """Return the match with this deal, None if it could not have gone as it was seen to."""
        dealt = [hands.get(seat, self.own) for seat in range(self.view.rules.seats)]
        gone = {*drawn, *[tile for hand in dealt for tile in hand]}
        boneyard = [*drawn, *[tile for tile in TILES if tile not in gone]]
        deal = replace(self.deal, hands=dealt, boneyard=boneyard)
        order = iter(drawn)
        events: list[Event] = [
            replace(event, tile=next(order)) if isinstance(event, TileDrawn) else event
            for event in self.round
        ]
        try:
            match = Match.replay([*self.view.events[: self.at], deal, *events])
        except RuleError:
            return None
        return match if match.phase is Phase.PLAY else None


def bits(tiles: list[Tile | None]) -> int:
    return sum(1 << tile.index for tile in tiles if tile is not None)


def present(match: Match) -> Present:
    """What a match with open hands comes to now."""
    return tuple(map(bits, match.round.hands)), bits(match.round.boneyard)


def possible_deals(view: Match) -> Counter[Present]:
    """Return what may be hidden now, each with the number of deals that could have led to it.

    All are tried that a glance does not rule out, and the engine judges each.
    The order of what nobody has drawn is not told apart.
    """
    seen = Seen(view)
    found: Counter[Present] = Counter()
    for hands, drawn in seen.deals():
        match = seen.replay(hands, drawn)
        if match is not None:
            found[present(match)] += 1
    return found


def could_have_come(view: Match, seat: int, hand: int) -> bool:
    """Tell whether a hand could have come of all that its seat did; who leads is not looked at.

    The round is taken back, move by move. Of the tiles that may have been drawn it is always the
    one that must be gone soonest.
    """
    layout, moves = Layout(view.rules.rule_set.spinners), []
    for event in Seen(view).round:
        if isinstance(event, TilePlaced | TileDrawn | TurnPassed) and event.seat == seat:
            moves.append((event, layout.open_numbers))
        if isinstance(event, TilePlaced):
            layout.place(event.tile, event.at)
    held = {tile for tile in TILES if hand >> tile.index & 1}
    while moves:
        event, open_numbers = moves[-1]
        if isinstance(event, TilePlaced):
            held.add(event.tile)
        else:
            if isinstance(event, TileDrawn):
                unable = [numbers for move, numbers in moves if not isinstance(move, TilePlaced)]
                held.remove(max(held, key=lambda tile: _last_fit(tile, unable)))
            if any(tile.numbers & open_numbers for tile in held):
                return False
        moves.pop()
    return len(held) == view.rules.hand_size


def _last_fit(tile: Tile, unable: list[int]) -> int:
    """Return the last of the times, each given by its open numbers, at which a tile would fit."""
    return max((at for at, numbers in enumerate(unable) if tile.numbers & numbers), default=-1)
