"""One round being played: hands, boneyard, table and turn ("Shared by all four", 1 to 5)."""

from __future__ import annotations

from typing import Self

from domino_gui.engine.events import Action, Draw, Pass, Place
from domino_gui.engine.layout import End, Layout, NoMatchError, NotOpenError
from domino_gui.engine.rules import Rule, RuleError, Rules
from domino_gui.engine.tiles import Tile, pips

Hand = list[Tile | None]
"""Tiles in one place; None for each that the viewer cannot see."""


class Round:
    """A round from the deal until somebody goes out or nobody can play.

    The ``check_`` methods raise `RuleError` and change nothing; the others expect what was checked.
    """

    __slots__ = (
        "_rules",
        "_undrawable",
        "boneyard",
        "hands",
        "layout",
        "must_lead",
        "out",
        "over",
        "turn",
    )

    def __init__(
        self, rules: Rules, leader: int, hands: list[Hand], boneyard: Hand, must_lead: Tile | None
    ) -> None:
        self._rules = rules
        self._undrawable = rules.house.undrawable
        self.hands = hands
        """By seat."""
        self.boneyard = boneyard
        """In drawing order."""
        self.must_lead = must_lead
        """The only tile that may be led, where a house rule says so."""
        self.layout = Layout(rules.rule_set.spinners)
        self.turn = leader
        self.over = False
        self.out: int | None = None
        """Who went out; None while the round is played, and when it was blocked."""

    def copy(self) -> Self:
        """Return a round that goes on by itself."""
        hands = [hand.copy() for hand in self.hands]
        twin = type(self)(self._rules, self.turn, hands, self.boneyard.copy(), self.must_lead)
        twin.layout, twin.over, twin.out = self.layout.copy(), self.over, self.out
        return twin

    def drawable(self) -> int:
        """Return how many boneyard tiles may still be drawn (house rule ``undrawable``)."""
        rest = len(self.boneyard)
        return rest - self._undrawable if rest > self._undrawable else 0

    def can_play(self, seat: int) -> bool:
        """Tell whether the seat holds a tile, known to this fold, that can be attached."""
        fits = self.layout.fits
        return any(tile is not None and fits(tile) for tile in self.hands[seat])

    def left(self) -> list[int]:
        """Return the pips left in each seat's hand."""
        return [pips([tile for tile in hand if tile is not None]) for hand in self.hands]

    def legal_actions(self) -> list[Action]:
        """Return what the seat in turn may do: its placements, or a draw, or a pass.

        Nothing where its hand cannot be seen.
        """
        hand, layout = self.hands[self.turn], self.layout
        if not layout.placed:
            lead = (self.must_lead,) if self.must_lead is not None else hand
            return [Place(tile, None) for tile in lead if tile is not None]
        places: list[Action] = [
            Place(tile, end)
            for tile in hand
            if tile is not None and tile.numbers & layout.open_numbers
            for end in layout.ends_for(tile)
        ]
        if places or None in hand:
            return places
        return [Draw()] if self.drawable() else [Pass()]

    def knows(self, tile: Tile) -> bool:
        """Tell whether a tile lies on the table or in a hand where this fold can see it."""
        return any(placed.tile is tile for placed in self.layout.placed) or any(
            tile in hand for hand in self.hands
        )

    def check_placement(self, seat: int, tile: Tile, at: End | None) -> int:
        """Return the count that a legal placement makes."""
        self._check_turn(seat)
        hand = self.hands[seat]
        if tile not in hand and (None not in hand or self.knows(tile)):
            raise RuleError(Rule.NOT_HELD, f"seat {seat} does not hold {tile}")
        try:
            self.layout.check(tile, at)
        except NotOpenError as error:
            raise RuleError(Rule.NOT_OPEN, str(error)) from None
        except NoMatchError as error:
            raise RuleError(Rule.NO_MATCH, str(error)) from None
        if at is None and self.must_lead not in (None, tile):
            raise RuleError(Rule.LEAD_HIGHEST_DOUBLE, f"{self.must_lead} must be led")
        return self.layout.count_after(tile, at)

    def place(self, seat: int, tile: Tile, at: End | None) -> None:
        """Lay a tile; the turn goes on, or the round is over."""
        hand = self.hands[seat]
        hand.remove(tile if tile in hand else None)
        self.layout.place(tile, at)
        self.must_lead = None
        if not hand:
            self.out = seat
            self.over = True
        elif not self._stop_if_blocked():
            self.pass_turn()

    def check_draw(self, seat: int) -> None:
        """Only a player who cannot play draws, and only what may be drawn."""
        self._check_turn(seat)
        if self.can_play(seat) or not self.layout.placed:
            raise RuleError(Rule.MUST_PLAY, f"seat {seat} can play and so may not draw")
        if not self.drawable():
            raise RuleError(Rule.BONEYARD_EMPTY, "no boneyard tile is left to draw")

    def draw(self, seat: int, tile: Tile | None) -> None:
        """Take the next boneyard tile, ``tile``, into a hand; the turn stays."""
        self.boneyard.pop(0)
        self.hands[seat].append(tile)
        self._stop_if_blocked()

    def check_pass(self, seat: int) -> None:
        """Only a player who can neither play nor draw passes."""
        self._check_turn(seat)
        if self.can_play(seat) or not self.layout.placed:
            raise RuleError(Rule.MUST_PLAY, f"seat {seat} can play and so may not pass")
        if self.drawable():
            raise RuleError(Rule.MUST_DRAW, "nobody passes while the boneyard has tiles")

    def pass_turn(self) -> None:
        """Give the turn to the next seat, clockwise."""
        self.turn = (self.turn + 1) % self._rules.seats

    def _check_turn(self, seat: int) -> None:
        if seat != self.turn:
            raise RuleError(Rule.OUT_OF_TURN, f"it is the turn of seat {self.turn}, not {seat}")

    def _stop_if_blocked(self) -> bool:
        """End the round if nobody can play or draw; a hidden tile might still be playable."""
        if self.drawable():
            return False
        fits = self.layout.fits
        if any(tile is None or fits(tile) for hand in self.hands for tile in hand):
            return False
        self.over = True
        return True
