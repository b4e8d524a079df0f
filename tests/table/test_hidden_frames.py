"""No frame of any movement tells of a tile that the viewer may not see.

Each is compared, pixel for pixel, with that of a match in which the hidden tiles are others.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

import pytest

from domino_gui.engine.deal import ShuffledDealer
from domino_gui.engine.events import Event, MatchEnded, RoundDealt, RoundSettled
from domino_gui.engine.match import Match, Phase
from domino_gui.engine.rules import RuleSetId
from domino_gui.engine.tiles import TILES, Tile
from domino_gui.table.choreography import Pace
from tests.table.hidden import Twins, bytes_of, faces_drawn, seen_by_all
from tests.table.tables import Table, played, started

_PARTS: Final = (0.0, 0.2, 0.5, 0.8, 0.99)
"""Of each movement, that are looked at."""
_STEP: Final = 7
"""Not every event: two windows are opened for each."""


def frames(table: Table, event: Event, match: Match) -> list[bytes]:
    """Pictures of the movement that an event makes, from its beginning to its end."""
    pictures = []
    table.scene.play(event, match)
    while table.scene.busy:
        running = table.scene._choreography._running
        assert running is not None
        running.pause()
        last = running.totalDuration()
        for part in _PARTS:
            running.setCurrentTime(int(part * last))
            assert faces_drawn(table.scene) <= may_be_seen(match, table.viewer)
            pictures.append(bytes_of(table.picture()))
        table.scene.finish()
    return [*pictures, bytes_of(table.picture())]


def may_be_seen(match: Match, viewer: int | None) -> set[Tile]:
    if match.phase is not Phase.PLAY:
        return {*TILES}
    own = [] if viewer is None else match.round.hands[viewer]
    return seen_by_all(match) | {tile for tile in own if tile is not None}


@pytest.mark.parametrize("viewer", [None, 0])
@pytest.mark.parametrize(
    ("rules", "seats"),
    [(RuleSetId.ALL_FIVES, 2), (RuleSetId.MUGGINS, 3), (RuleSetId.FIVE_UP, 4)],
)
def test_no_frame_of_a_movement_shows_more(
    table_of: Callable[..., Table], rules: RuleSetId, seats: int, viewer: int | None
) -> None:
    match = played(rules, seats, 99, seed=4)
    end = next(n for n, e in enumerate(match.events) if isinstance(e, RoundSettled | MatchEnded))
    begun = next(n for n, e in enumerate(match.events) if isinstance(e, RoundDealt)) + 1
    differ = 0
    for length in range(begun + 1, end, _STEP):
        twins = Twins(Match.replay(match.events[:length]), viewer, length)
        shown = []
        for before, after in zip(twins.at(length - 1), twins.at(length), strict=True):
            table = table_of(before, viewer, Pace.NORMAL)
            shown.append(frames(table, after.events[-1], after))
            table.scene.close()
        assert len(shown[0]) > 1
        assert shown[0] == shown[1]
        differ += twins.differ
    assert differ


def test_no_frame_of_a_deal_shows_more(table_of: Callable[..., Table]) -> None:
    match = started(RuleSetId.MUGGINS, 3)
    before = match.copy()
    match.open_round(ShuffledDealer(3))
    twins = Twins(match, None, 3)
    shown = []
    for dealt in (twins.match, twins.twin):
        table = table_of(before, None, Pace.NORMAL)
        shown.append(frames(table, dealt.events[-1], dealt))
    assert twins.differ
    assert shown[0] == shown[1]
