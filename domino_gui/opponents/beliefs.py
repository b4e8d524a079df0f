"""What a seat's view proves about the tiles that it hides.

A player who draws or passes shows that no tile of theirs fits an open end ("Shared by all four",
4). What is drawn later may fit again, so tiles are told apart by when they came to a hand. Whoever
leads because of the highest double shows that nobody was dealt a higher tile.
"""

from __future__ import annotations

from domino_gui.engine.events import (
    Event,
    RoundDealt,
    RoundSettled,
    TileDrawn,
    TilePlaced,
    TurnPassed,
)
from domino_gui.engine.layout import Layout
from domino_gui.engine.match import Match
from domino_gui.engine.rules import Lead
from domino_gui.engine.tiles import TILES, Tile, lead_order


class ContradictionError(ValueError):
    """No hidden tiles could have led to what was seen."""


class Group:
    """Hidden tiles that came to one hand together, and the numbers that none of them shows."""

    __slots__ = ("lacks", "seat", "tiles", "without")

    def __init__(self, seat: int, tiles: int, without: frozenset[Tile] = frozenset()) -> None:
        self.seat = seat
        self.tiles = tiles
        """How many of them are still in the hand."""
        self.without = without
        """Tiles that were not among them from the first."""
        self.lacks = 0
        """Numbers as a set of bits, comparable with `Tile.numbers`."""

    def may_hold(self, tile: Tile) -> bool:
        """Tell whether nothing proves that ``tile`` is none of these."""
        return not self.lacks & tile.numbers and tile not in self.without


def hidden_groups(view: Match) -> list[Group]:
    """Return the hidden tiles of the other hands, of each hand the oldest first.

    `ContradictionError` if somebody played a tile that they had shown not to hold.
    """
    deal, events = _current_round(view)
    layout, without = Layout(view.rules.rule_set.spinners), _not_dealt_to_others(view, deal)
    seats = [seat for seat in range(view.rules.seats) if seat != view.viewer]
    hands = {seat: [Group(seat, view.rules.hand_size, without)] for seat in seats}
    for event in events:
        if isinstance(event, TilePlaced):
            if event.seat in hands:
                _play(hands[event.seat], event.tile)
            layout.place(event.tile, event.at)
        elif isinstance(event, TileDrawn | TurnPassed) and event.seat in hands:
            for group in hands[event.seat]:
                group.lacks |= layout.open_numbers
            if isinstance(event, TileDrawn):
                hands[event.seat].append(Group(event.seat, 1))
    return [group for groups in hands.values() for group in groups if group.tiles]


def _current_round(view: Match) -> tuple[RoundDealt, list[Event]]:
    """Return the deal of the round being played, and what happened since."""
    for index in range(len(view.events) - 1, -1, -1):
        event = view.events[index]
        if isinstance(event, RoundDealt):
            return event, view.events[index + 1 :]
    raise LookupError("no round is being played")


def _not_dealt_to_others(view: Match, deal: RoundDealt) -> frozenset[Tile]:
    """Return the tiles above the viewer's best where that made the viewer lead."""
    own = deal.hands[deal.leader]
    if isinstance(own, int) or not _leads_by_rank(view):
        return frozenset()
    best = max(map(lead_order, own))
    return frozenset(tile for tile in TILES if lead_order(tile) > best)


def _leads_by_rank(view: Match) -> bool:
    """Tell whether the highest double, or else the highest tile, decided who leads this round."""
    rules, first = view.rules, view.round_number == 1
    settled = (event.seat for event in reversed(view.events) if isinstance(event, RoundSettled))
    if rules.house.lead_highest_double and first:
        return True
    return rules.rule_set.lead is Lead.HIGHEST_DOUBLE and next(settled, None) is None


def _play(groups: list[Group], tile: Tile) -> None:
    """Take ``tile`` from the oldest group that may hold it.

    Whatever a group lacks, the older ones lack too. So the rest can be filled in most ways when
    the oldest possible one gave the tile.
    """
    for group in groups:
        if group.tiles and group.may_hold(tile):
            group.tiles -= 1
            return
    raise ContradictionError(f"seat {groups[0].seat} had shown not to hold {tile}")


def unseen_tiles(view: Match) -> list[Tile]:
    """Return the tiles that lie in other hands or in the boneyard."""
    layout, hands = view.round.layout, view.round.hands
    seen = {placed.tile for placed in layout.placed} | {tile for hand in hands for tile in hand}
    return [tile for tile in TILES if tile not in seen]


def check_possible(view: Match) -> None:
    """Raise `ContradictionError` unless the hidden hands can be filled with the unseen tiles.

    That another seat led because of its highest double is not looked into.
    """
    slots = [group for group in hidden_groups(view) for _ in range(group.tiles)]
    unseen = unseen_tiles(view)
    held_by: dict[Tile, int] = {}

    def fill(slot: int, tried: set[Tile]) -> bool:
        """Find a tile for a slot, moving others to other tiles where that helps."""
        for tile in unseen:
            if tile in tried or not slots[slot].may_hold(tile):
                continue
            tried.add(tile)
            if tile not in held_by or fill(held_by[tile], tried):
                held_by[tile] = slot
                return True
        return False

    for slot, group in enumerate(slots):
        if not fill(slot, set()):
            raise ContradictionError(
                f"no unseen tiles are left that seat {group.seat} had not shown to lack"
            )
