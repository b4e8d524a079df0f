"""What a seat's view proves about the tiles that it hides.

A player who draws or passes shows that no tile of theirs fits an open end ("Shared by all four",
4). What is drawn later may fit again, so tiles are told apart by when they came to a hand. Whoever
leads because of the highest double shows that nobody was dealt a higher tile. A round that goes on
where nothing can be drawn shows that somebody can play.
"""

from __future__ import annotations

from collections.abc import Iterator

from domino_gui.engine.events import (
    Event,
    RoundDealt,
    RoundSettled,
    TileDrawn,
    TilePlaced,
    TurnPassed,
)
from domino_gui.engine.layout import Layout
from domino_gui.engine.match import Match, Phase
from domino_gui.engine.rules import Lead
from domino_gui.engine.tiles import TILES, Tile, lead_order
from domino_gui.opponents.divisions import Options
from domino_gui.opponents.filling import BONEYARD


class ContradictionError(ValueError):
    """No hidden tiles could have led to what was seen."""


class Source:
    """Where hidden tiles came from: a hand as it was dealt, a drawn tile, or what is left over."""

    __slots__ = ("dealt", "lacks", "seat", "tiles")

    def __init__(self, seat: int, tiles: int, *, dealt: bool = False) -> None:
        self.seat = seat
        """Who got them; `BONEYARD` for those that nobody has drawn."""
        self.tiles = tiles
        """How many; since played ones are among them."""
        self.dealt = dealt
        self.lacks = 0
        """Numbers that none of those still held shows: bits, comparable with `Tile.numbers`."""


class Beliefs:
    """The tiles whose source the viewer has not seen, and the sources that each may have.

    They are the unseen tiles, and those that others played from their hand. A tile played right
    after drawing is not one of them: it was the one drawn last, or it would have been played
    before.

    `ContradictionError` if somebody played a tile that they had shown not to hold; `ValueError`
    if no round is being played, or not as one seat sees it.
    """

    def __init__(self, view: Match) -> None:
        if view.viewer is None or view.phase is not Phase.PLAY:
            raise ValueError("only a seat in a round that is being played believes something")
        self.view, self.viewer = view, view.viewer
        self.sources: list[Source] = []
        self.origins: Options = {}
        self.played = 0
        """Those of ``origins`` that lie on the table: bits by `Tile.index`."""
        self._deal, events = _current_round(view)
        self._walk(events)

    def _walk(self, events: list[Event]) -> None:
        """Follow what the others did, and when they showed to lack what."""
        view, viewer = self.view, self.viewer
        self.sources = [
            Source(BONEYARD, len(view.round.boneyard)),
            *(
                Source(seat, view.rules.hand_size, dealt=True)
                for seat in range(view.rules.seats)
                if seat != viewer
            ),
        ]
        layout, drawn = Layout(view.rules.rule_set.spinners), False
        for event in events:
            if isinstance(event, TilePlaced):
                if event.seat != viewer and drawn:
                    self.sources.pop()
                elif event.seat != viewer:
                    self._play(event.seat, event.tile)
                layout.place(event.tile, event.at)
            elif isinstance(event, TileDrawn | TurnPassed) and event.seat != viewer:
                for source in self.sources:
                    if source.seat == event.seat:
                        source.lacks |= layout.open_numbers
                if isinstance(event, TileDrawn):
                    self.sources.append(Source(event.seat, 1))
            drawn = isinstance(event, TileDrawn)
        for tile in unseen_tiles(view):
            self.origins[tile.index] = self._allowed(tile)

    def _play(self, seat: int, tile: Tile) -> None:
        self.origins[tile.index] = self._allowed(tile, seat)
        self.played |= 1 << tile.index
        if not self.origins[tile.index]:
            raise ContradictionError(f"seat {seat} had shown not to hold {tile}")

    def _allowed(self, tile: Tile, seat: int | None = None) -> int:
        """Return the sources so far of all, or of ``seat``, that may have had ``tile``."""
        return sum(
            1 << bit
            for bit, source in enumerate(self.sources)
            if seat in (None, source.seat) and not source.lacks & tile.numbers
        )

    def of(self, seat: int) -> int:
        """Return the sources of a seat, or of the boneyard, as bits."""
        return sum(1 << bit for bit, source in enumerate(self.sources) if source.seat == seat)

    def alternatives(self) -> list[Options]:
        """Return origins that exclude each other and together are all that is possible.

        What cannot be said of one tile alone is told apart: which tile made its holder lead, and
        which is held by a player who keeps the round going.
        """
        return [
            going_on for led in self.by_leading_tile() for going_on in self._by_playable_tile(led)
        ]

    @property
    def leader(self) -> int:
        """Who led the round."""
        return self._deal.leader

    def by_leading_tile(self) -> Iterator[Options]:
        """Tell apart which tile was the highest of all that were dealt to hands, if that counts."""
        view, deal, origins = self.view, self._deal, self.origins
        if not _leads_by_rank(view):
            yield origins
            return
        own = deal.hands[self.viewer]
        assert not isinstance(own, int)
        best = max(own, key=lead_order)
        dealt = sum(1 << bit for bit, source in enumerate(self.sources) if source.dealt)
        of_leader = dealt & self.of(deal.leader)
        first = view.round.layout.placed[0].tile if view.round.layout.placed else None
        must_lead = view.rules.house.lead_highest_double and view.round_number == 1
        origins = origins.copy()
        for tile in sorted(TILES, key=lead_order, reverse=True):
            if tile is best:
                if deal.leader == self.viewer:
                    yield origins
                return
            if tile.index not in origins:
                continue  # drawn by whoever had it
            may_lead = not must_lead or first in (None, tile)
            if origins[tile.index] & of_leader and may_lead:
                yield {**origins, tile.index: of_leader}
            origins[tile.index] &= ~dealt

    def _by_playable_tile(self, origins: Options) -> Iterator[Options]:
        """Tell apart the first tile that another can play, if the round needs one to go on."""
        table = self.view.round
        if table.drawable() or not table.layout.placed or table.can_play(self.viewer):
            yield origins
            return
        boneyard, origins = self.of(BONEYARD), origins.copy()
        for tile in unseen_tiles(self.view):
            if tile.numbers & table.layout.open_numbers:
                yield {**origins, tile.index: origins[tile.index] & ~boneyard}
                origins[tile.index] &= boneyard


def _current_round(view: Match) -> tuple[RoundDealt, list[Event]]:
    """Return the deal of the round being played, and what happened since."""
    deal = view.deal
    assert deal is not None
    at = next(at for at, event in enumerate(view.events) if event is deal)
    return deal, view.events[at + 1 :]


def _leads_by_rank(view: Match) -> bool:
    """Tell whether the highest double, or else the highest tile, decided who leads this round."""
    rules, first = view.rules, view.round_number == 1
    settled = (event.seat for event in reversed(view.events) if isinstance(event, RoundSettled))
    if rules.house.lead_highest_double and first:
        return True
    return rules.rule_set.lead is Lead.HIGHEST_DOUBLE and next(settled, None) is None


def unseen_tiles(view: Match) -> list[Tile]:
    """Return the tiles that lie in other hands or in the boneyard."""
    layout, hands = view.round.layout, view.round.hands
    seen = {placed.tile for placed in layout.placed} | {tile for hand in hands for tile in hand}
    return [tile for tile in TILES if tile not in seen]
