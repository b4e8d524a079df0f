"""What one viewer may see of a match at one moment: all that the table is drawn from.

A match goes on while its pictures still move, so each picture is drawn from a sight of its own.
Faces that the viewer may not see are not in it, and so can never reach the screen.
"""

from __future__ import annotations

import msgspec
from msgspec.structs import replace

from domino_gui.engine.events import Event, Points, RoundDealt, TilePlaced
from domino_gui.engine.layout import End, Layout, ScoringEnd
from domino_gui.engine.match import Match, Phase
from domino_gui.engine.rules import Rules
from domino_gui.engine.tiles import TILES, Tile


class Telling(msgspec.Struct, frozen=True):
    """What is told of counts."""

    count: bool = True
    """That of the table."""
    previews: bool = True
    """Those that places would make."""
    is_withheld: bool = False
    """For now that of the table is not told, whatever is wanted otherwise."""


class SeatSight(msgspec.Struct, frozen=True):
    """One seat and its rack."""

    seat: int
    name: str
    """As the record has it; from others, so never to be shown as anything but plain text."""
    hand: tuple[Tile | None, ...]
    """None for each tile that shows its back."""


class Sight(msgspec.Struct, frozen=True):
    """The table as one viewer sees it."""

    rules: Rules
    viewer: int | None
    """Whose rack lies face up; None shows nobody's."""
    bottom: int
    """The seat at the bottom edge: the viewer's, or that of the person who comes next."""
    seats: tuple[SeatSight, ...]
    turn: int | None
    """Whose turn it is while a round is being played."""
    boneyard: int
    """Tiles in the boneyard, those never drawn included."""
    drawable: int
    layout: Layout
    """The tiles on the table; nobody changes this copy."""
    paid: Points | None
    """Raw points of the last placement of the round; None before the first."""
    is_open: bool
    """The round is over and every hand lies face up."""
    recent: tuple[Tile, ...] = ()
    """What others placed since the viewer's own last placement; nothing without a viewer.

    A pass of the viewer's ends nothing here: it may have happened by itself.
    """
    telling: Telling = Telling()

    @property
    def last(self) -> Tile | None:
        """The tile that was placed last."""
        placed = self.layout.placed
        return placed[-1].tile if placed else None

    @property
    def counts(self) -> bool:
        """Whether ends are counted at all: not where placements never score."""
        return self.rules.rule_set.scores_placements

    @property
    def tells_count(self) -> bool:
        """Whether it is shown what the ends add up to."""
        return self.counts and self.telling.count and not self.telling.is_withheld

    @property
    def tells_previews(self) -> bool:
        """Whether it is shown what places would make; never where that has to be claimed."""
        return self.counts and self.telling.previews and not self.rules.house.claim

    def scoring_ends(self) -> list[ScoringEnd]:
        """Return the ends that count now."""
        return self.layout.scoring_ends() if self.counts else []

    def hollow_ends(self) -> list[End]:
        """Return the open ends that add nothing.

        The second straight of a double that counts is part of it and so not among them.
        """
        scoring = {scoring.end for scoring in self.scoring_ends()}
        counted = {end.tile for end in scoring if end.tile.double}
        return [
            end for end in self.layout.open_ends if end not in scoring and end.tile not in counted
        ]


def see(
    match: Match,
    viewer: int | None,
    event: Event | None = None,
    *,
    bottom: int | None = None,
    hands_open: bool = False,
) -> Sight:
    """Return what ``viewer`` sees of ``match``; without one, the seat ``bottom`` is nearest.

    With ``event``, as that event left it: where others followed it at once, such as the
    settlement, they have not been seen yet. ``hands_open`` shows every hand all the while.
    """
    is_last = event is None or event is match.events[-1]
    is_open = is_last and match.round_number > 0 and match.phase in _OPEN
    playing = is_last and match.phase is Phase.PLAY
    table = match.round
    nearest = viewer if viewer is not None else bottom
    return Sight(
        rules=match.rules,
        viewer=viewer,
        bottom=0 if nearest is None else nearest,
        seats=tuple(
            _see_seat(match, seat, shown=is_open or hands_open or seat == viewer)
            for seat in range(match.rules.seats)
        ),
        turn=table.turn if playing else None,
        boneyard=len(table.boneyard) if match.round_number else len(TILES),
        drawable=table.drawable() if match.round_number else len(TILES),
        layout=table.layout.copy(),
        paid=_last_paid(match),
        is_open=is_open,
        recent=() if viewer is None else _placed_since(match, viewer),
    )


_OPEN = (Phase.LOT, Phase.DEAL, Phase.OVER)


def covered(sight: Sight, bottom: int | None = None) -> Sight:
    """Return the same table with nobody's rack face up while the round is played.

    The seat ``bottom`` is nearest then, if one is given.
    """
    seats = sight.seats
    if not sight.is_open:
        seats = tuple(replace(seat, hand=(None,) * len(seat.hand)) for seat in seats)
    nearest = sight.bottom if bottom is None else bottom
    return replace(sight, viewer=None, bottom=nearest, seats=seats, recent=())


def before_deal(sight: Sight) -> Sight:
    """Return the same table swept clean, all tiles in the boneyard."""
    tiles = sight.boneyard + len(sight.layout) + sum(len(seat.hand) for seat in sight.seats)
    return replace(
        sight,
        seats=tuple(replace(seat, hand=()) for seat in sight.seats),
        turn=None,
        boneyard=tiles,
        drawable=tiles,
        layout=Layout(sight.layout.spinners),
        paid=None,
        is_open=False,
        recent=(),
    )


def _see_seat(match: Match, seat: int, *, shown: bool) -> SeatSight:
    name, hand = match.started.seats[seat].name, match.round.hands[seat]
    return SeatSight(seat, name, tuple(hand) if shown else (None,) * len(hand))


def _last_paid(match: Match) -> Points | None:
    for event in reversed(match.events):
        if isinstance(event, TilePlaced):
            return event.points
        if isinstance(event, RoundDealt):
            break
    return None


def _placed_since(match: Match, viewer: int) -> tuple[Tile, ...]:
    """Return the tiles of the round that were placed since the viewer last placed one."""
    tiles = []
    for event in reversed(match.events):
        if isinstance(event, RoundDealt) or (
            isinstance(event, TilePlaced) and event.seat == viewer
        ):
            break
        if isinstance(event, TilePlaced):
            tiles.append(event.tile)
    return tuple(reversed(tiles))
