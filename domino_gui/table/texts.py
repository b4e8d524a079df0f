"""The words on the table and those read out, in the language of the program."""

from __future__ import annotations

from PySide6.QtCore import QObject

from domino_gui.engine.events import Points
from domino_gui.engine.layout import End, Port
from domino_gui.engine.rules import Rules
from domino_gui.engine.tiles import Tile, pips
from domino_gui.table.count_bar import displayed, spelled
from domino_gui.table.sight import SeatSight, Sight


class TableTexts(QObject):
    """Puts what the table shows into words; numbers are handed to it."""

    def seat_lines(
        self, seat: SeatSight, *, in_turn: bool, is_open: bool, is_thinking: bool = False
    ) -> tuple[str, str]:
        """Return the two lines at a rack."""
        if is_open and None not in seat.hand:
            left = pips([tile for tile in seat.hand if tile is not None])
            return seat.name, self.tr("%n pip(s) left", "", left)
        if not seat.hand:
            return seat.name, ""
        tiles = self.tr("%n tile(s)", "", len(seat.hand))
        if is_thinking:
            return seat.name, self.tr("{tiles} · thinking").format(tiles=tiles)
        if in_turn:
            return seat.name, self.tr("{tiles} · to play").format(tiles=tiles)
        return seat.name, tiles

    def thinking(self, name: str) -> str:
        """Return what is read out of a seat that is thinking."""
        return self.tr("{name} is thinking").format(name=name)

    def boneyard_lines(self, drawable: int) -> tuple[str, str]:
        """Return the two lines at the boneyard."""
        return self.tr("Boneyard"), self.tr("%n to draw", "", drawable)

    def pays(self, points: Points, rules: Rules) -> str:
        """Return what a count pays; nothing where placements never score."""
        if not rules.rule_set.scores_placements:
            return ""
        if not points:
            return self.tr("no score")
        if rules.house.claim:
            return self.tr("worth {points}").format(points=displayed(points, rules))
        shown, divisor = displayed(points, rules), rules.rule_set.points_shown_in
        if divisor == 1:
            return self.tr("scores {points}").format(points=shown)
        return self.tr("scores {points} ({count} ÷ {divisor})").format(
            points=shown, count=f"{points:.10g}", divisor=divisor
        )

    def division(self, rules: Rules) -> str:
        """Return by what a count is divided to make points, ``÷ 5``; nothing if it is not."""
        divisor = rules.rule_set.points_shown_in
        return "" if divisor == 1 else f"÷ {divisor}"

    def plus(self, points: Points, rules: Rules) -> str:
        """Return points as they fall, ``+15``, or are lost."""
        if points < 0:
            return f"−{displayed(-points, rules)}"
        return self.tr("+{points}").format(points=displayed(points, rules))

    def refused(self, tile: Tile, lead: Tile | None = None) -> str:
        """Return why a tile cannot be placed; ``lead`` is the one that the round begins with."""
        if lead is not None:
            return self.tr("{tile} must be led").format(tile=lead.name)
        if tile.double:
            return self.tr("no open end shows {number}").format(number=tile.low)
        return self.tr("no open end shows {low} or {high}").format(low=tile.low, high=tile.high)

    def passed(self) -> str:
        """Return the word shown at a seat that passes."""
        return self.tr("pass")

    def claims(self, points: int, rules: Rules) -> str:
        """Return the words shown at a seat that claims so many raw points."""
        return self.tr("claims {points}").format(points=displayed(points, rules))

    def leads(self) -> str:
        """Return the word shown at the seat that a lot made leader."""
        return self.tr("leads")

    def table(self, sight: Sight) -> str:
        """Return what is read out for the table as a whole."""
        layout = sight.layout
        if not layout.placed:
            return self.tr("table, no tile yet")
        if not sight.tells_count:
            open_numbers = sorted({end.number for end in layout.open_ends})
            numbers = ", ".join(str(number) for number in open_numbers)
            return self.tr("table, open numbers {numbers}").format(numbers=numbers)
        said = spelled(sight.scoring_ends(), layout.count)
        return self.tr("table, scoring ends {sum}").format(sum=said)

    def rack_tile(
        self,
        tile: Tile,
        *,
        can_play: bool,
        is_picked: bool,
        is_tried: bool = False,
        is_suggested: bool = False,
    ) -> str:
        """Return what is read out for a tile of the own rack."""
        if is_suggested:
            return self.tr("tile {tile}, suggested").format(tile=tile.name)
        if is_tried:
            return self.tr("tile {tile}, on its place, not placed yet").format(tile=tile.name)
        if is_picked:
            return self.tr("tile {tile}, picked").format(tile=tile.name)
        if can_play:
            return self.tr("tile {tile}, can be played").format(tile=tile.name)
        return self.tr("tile {tile}, cannot be played now").format(tile=tile.name)

    def place(
        self,
        at: End | None,
        count: int,
        points: Points,
        rules: Rules,
        *,
        is_tried: bool = False,
        is_told: bool = True,
    ) -> str:
        """Return what is read out for a place of the picked tile; its count where that is told."""
        said = self._place(at, count, points, rules) if is_told else self._where(at)
        return self.tr("{place}; once more to place it").format(place=said) if is_tried else said

    def _place(self, at: End | None, count: int, points: Points, rules: Rules) -> str:
        where = self._where(at)
        pays = self.pays(points, rules)
        if not pays:
            return where
        return self.tr("{place}: count {count}, {pays}").format(place=where, count=count, pays=pays)

    def _where(self, at: End | None) -> str:
        if at is None:
            return self.tr("place as the first tile")
        return self.tr("place on {tile} {port}").format(tile=at.tile.name, port=self.port(at))

    def sort_rack(self) -> str:
        """Return what is said and read out where a click sorts the rack."""
        return self.tr("sort the rack (S)")

    def boneyard_button(self, drawable: int) -> str:
        """Return what is read out for the boneyard when it may be drawn from."""
        return self.tr("draw from the boneyard, %n tile(s) left", "", drawable)

    def port(self, at: End) -> str:
        """Return the name of the side of a tile where another is attached."""
        names = {
            Port.LOW: self.tr("low end"),
            Port.HIGH: self.tr("high end"),
            Port.STRAIGHT_A: self.tr("straight A"),
            Port.STRAIGHT_B: self.tr("straight B"),
            Port.BRANCH_A: self.tr("branch A"),
            Port.BRANCH_B: self.tr("branch B"),
        }
        return names[at.port]
