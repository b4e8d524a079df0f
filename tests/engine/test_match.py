"""Matches from the lot to the end, on deals arranged on purpose."""

from __future__ import annotations

import random
from typing import Any

import pytest
from msgspec import UNSET
from msgspec.structs import replace

from domino_gui.engine.deal import ShuffledDealer
from domino_gui.engine.events import (
    Draw,
    Event,
    LotTurned,
    MatchEnded,
    Pass,
    Place,
    Points,
    Resigned,
    RoundDealt,
    RoundEnding,
    RoundSettled,
    TileDrawn,
    TilePlaced,
    TurnPassed,
    Undone,
)
from domino_gui.engine.match import Match, Phase
from domino_gui.engine.rules import Rule, RuleError, RuleSetId
from domino_gui.engine.seat_view import seat_view
from domino_gui.engine.tiles import TILES, Tile
from tests.engine.rigged import KEY, RiggedDealer, blocked, dealt, end, place, plain, tiles
from tests.engine.state import state
from tests.strategies import FORMS, form_name, play_round, start

ALL_FIVES, MUGGINS, FIVE_UP, DRAW = RuleSetId
EVERY_FORM = pytest.mark.parametrize("form", FORMS, ids=form_name)


def refused(match: Match, rule: Rule, event: Event, message: str | None = None) -> None:
    """The event breaks ``rule``, and changes nothing."""
    before = state(match)
    with pytest.raises(RuleError, match=message) as refusal:
        match.apply(event)
    assert refusal.value.rule is rule
    assert state(match) == before


def settled(events: list[Event]) -> RoundSettled:
    (event,) = [event for event in events if isinstance(event, RoundSettled)]
    return event


# -- the beginning -----------------------------------------------------------------------------


def test_a_match_begins_with_its_match_event() -> None:
    for events in ([], [Resigned(0)]):
        with pytest.raises(RuleError, match="begins with its match event") as refusal:
            Match.replay(events)
        assert refusal.value.rule is Rule.NOT_NOW


def test_a_match_begins_once() -> None:
    match = Match(start())
    refused(match, Rule.NOT_NOW, start(), "a match begins only once")
    refused(match, Rule.NOT_NOW, Undone(1), "belong to a history")


def test_another_format_is_refused() -> None:
    with pytest.raises(RuleError, match="written in format 2; this program reads format 1"):
        Match(replace(start(), format=2))


@pytest.mark.parametrize(
    "sides",
    [[], [[0]], [[0, 1]], [[1], [0]], [[0], [0]], [[0], [1], [2]], [[0, 2], [1, 3]], [[], []]],
    ids=plain,
)
def test_sides_that_two_players_cannot_have_are_refused(sides: list[list[int]]) -> None:
    with pytest.raises(RuleError) as refusal:
        Match(replace(start(), sides=sides))
    assert refusal.value.rule is Rule.SEATS


@pytest.mark.parametrize("sides", [[[0, 1], [2, 3]], [[1, 3], [0, 2]], [[0, 2], [3, 1]]], ids=plain)
def test_partners_sit_opposite(sides: list[list[int]]) -> None:
    for name in (ALL_FIVES, MUGGINS):
        with pytest.raises(RuleError):
            Match(replace(start(name, 4, partners=True), sides=sides))


@pytest.mark.parametrize("viewer", [-1, 2, 3, 99])
def test_only_a_seat_of_the_match_can_view_it(viewer: int) -> None:
    with pytest.raises(RuleError, match=f"there is no seat {viewer}") as refusal:
        Match(start(), viewer)
    assert refusal.value.rule is Rule.SEATS


def test_before_the_first_deal_nobody_can_play() -> None:
    started = start()
    match = Match(started)
    assert match.started is started
    assert match.tie_break is False
    assert (match.round.turn, match.round.hands, match.round.boneyard) == (0, [[], []], [])
    assert match.phase is Phase.LOT
    assert match.legal_actions() == []
    with pytest.raises(RuleError, match="a lot decides first who leads"):
        match.act(0, Draw())
    assert match.close_round() == []


# -- who leads round 1 -------------------------------------------------------------------------


def test_lot_most_pips_leads() -> None:
    match = Match(start(ALL_FIVES, 3))
    made = match.open_round(
        RiggedDealer(*HANDS_OF_7, lots=("1|6 4|5 0|3",)),
    )
    assert made[0] == LotTurned({"0": Tile(1, 6), "1": Tile(4, 5), "2": Tile(0, 3)}, 1)
    assert isinstance(made[1], RoundDealt)
    assert (made[1].round, made[1].leader, match.round.turn) == (1, 1, 1)


HANDS_OF_7 = (
    "0|0 0|1 0|2 0|3 0|4 0|5 0|6",
    "1|1 1|2 1|3 1|4 1|5 1|6 2|2",
    "2|3 2|4 2|5 2|6 3|3 3|4 3|5",
)


def test_lot_equal_candidates_alone_draw_again() -> None:
    match = Match(start(ALL_FIVES, 3))
    dealer = RiggedDealer(*HANDS_OF_7, lots=("3|6 0|1 4|5", "2|2 0|4", "1|6 5|6"))
    made = match.open_round(dealer)
    assert made[:3] == [
        LotTurned({"0": Tile(3, 6), "1": Tile(0, 1), "2": Tile(4, 5)}, None),
        LotTurned({"0": Tile(2, 2), "2": Tile(0, 4)}, None),
        LotTurned({"0": Tile(1, 6), "2": Tile(5, 6)}, 2),
    ]
    assert match.round.turn == 2


@pytest.mark.parametrize(
    ("lot", "message"),
    [
        (LotTurned({}, None), r"this lot is between the seats \[0, 1\]"),
        (LotTurned({"0": Tile(1, 1)}, 0), r"this lot is between the seats \[0, 1\]"),
        (LotTurned({"0": Tile(1, 1), "2": Tile(0, 0)}, 0), "this lot is between the seats"),
        (LotTurned({"0": Tile(1, 1), "01": Tile(0, 0)}, 0), "this lot is between the seats"),
        (LotTurned({"0": Tile(1, 1), "1": Tile(1, 1)}, None), "turned up the same tile"),
        (LotTurned({"0": Tile(1, 1), "1": Tile(0, 1)}, 1), "leader is 1, not 0"),
        (LotTurned({"0": Tile(1, 1), "1": Tile(0, 1)}, None), "leader is None, not 0"),
        (LotTurned({"0": Tile(1, 1), "1": Tile(0, 2)}, 0), "leader is 0, not None"),
    ],
    ids=plain,
)
def test_a_false_lot_is_refused(lot: LotTurned, message: str) -> None:
    refused(Match(start()), Rule.LOT, lot, message)


def test_after_a_tied_lot_only_the_equal_seats_draw() -> None:
    match = Match(start(ALL_FIVES, 3))
    match.apply(LotTurned({"0": Tile(3, 6), "1": Tile(0, 1), "2": Tile(4, 5)}, None))
    assert match.candidates == [0, 2]
    everybody = LotTurned({"0": Tile(3, 6), "1": Tile(0, 1), "2": Tile(4, 4)}, 0)
    refused(match, Rule.LOT, everybody, r"between the seats \[0, 2\]")
    match.apply(LotTurned({"2": Tile(3, 6), "0": Tile(0, 1)}, 2))
    assert match.phase is Phase.DEAL
    assert match.candidates == []


@pytest.mark.parametrize("name", [MUGGINS, DRAW])
def test_muggins_and_draw_the_highest_double_leads_with_any_tile(name: RuleSetId) -> None:
    match = Match(start(name, hand_size=3))
    assert match.phase is Phase.DEAL
    refused(match, Rule.NOT_NOW, LotTurned({"0": Tile(0, 0), "1": Tile(0, 1)}, 1))
    match.open_round(RiggedDealer("1|1 5|6 4|6", "2|2 0|1 0|2"))
    assert match.round.turn == 1
    assert len(match.legal_actions()) == 3


@pytest.mark.parametrize(
    ("hands", "leader"),
    [
        (("0|1 2|4", "0|6 1|4"), 1),  # six pips each; 0|6 has the higher half
        (("0|1 3|5", "2|6 1|4"), 1),
        (("3|6 0|1", "4|5 0|2"), 0),
        (("0|1 2|3", "0|5 0|3"), 1),
        (("5|6 0|1", "4|6 0|2"), 0),
        (("0|0 0|1", "5|6 4|6"), 0),  # any double goes before any other tile
    ],
)
def test_without_a_double_most_pips_lead_then_the_higher_half(
    hands: tuple[str, str], leader: int
) -> None:
    assert dealt(start(MUGGINS, hand_size=2), *hands).round.turn == leader


# -- the deal ----------------------------------------------------------------------------------


def deal_of(match: Match, *hands: str, **changes: Any) -> RoundDealt:
    """The deal event that is due, with some fields changed."""
    twin = match.copy()
    (event,) = [
        event for event in twin.open_round(RiggedDealer(*hands)) if isinstance(event, RoundDealt)
    ]
    return replace(event, **changes)


@pytest.mark.parametrize(
    ("changes", "rule", "message"),
    [
        ({"round": 2}, Rule.DEAL, "this is round 1, not 2"),
        ({"leader": 0}, Rule.LEADER, "seat 1 leads this round, not 0"),
        ({"hands": []}, Rule.DEAL, "a hand for each of 2 seats"),
        ({"hands": [tiles("0|1 0|2")] * 3}, Rule.DEAL, "a hand for each of 2 seats"),
        ({"hands": [tiles("0|1"), tiles("6|6 0|0")]}, Rule.DEAL, "each hand has 2 tiles"),
        ({"boneyard": tiles("0|0")}, Rule.DEAL, "24 are left over"),
        ({"hands": [tiles("0|1 0|2"), tiles("6|6 0|1")]}, Rule.DEAL, "the 28 tiles once"),
        ({"hands": [tiles("0|1 0|2"), 2]}, Rule.DEAL, "names every tile"),
        ({"boneyard": 24}, Rule.DEAL, "names every tile"),
        ({"seal": "0" * 64}, Rule.SEAL, "seal does not fit"),
        ({"key": "0" * 64}, Rule.SEAL, "seal does not fit"),
    ],
    ids=plain,
)
def test_a_false_deal_is_refused(changes: dict[str, Any], rule: Rule, message: str) -> None:
    match = Match(start(MUGGINS, hand_size=2))
    event = deal_of(match, "0|1 0|2", "6|6 0|0", **changes)
    refused(match, rule, event, message)


def test_a_deal_without_its_key_is_accepted_and_judged_when_the_key_comes() -> None:
    match = Match(start(MUGGINS, hand_size=2))
    match.apply(deal_of(match, "0|1 0|2", "6|6 0|0", key=UNSET, number=UNSET))
    match.apply(Resigned(0))
    ended = MatchEnded([1], [0, 0], KEY)
    refused(match, Rule.SEAL, replace(ended, key=UNSET), "gives the key")
    refused(match, Rule.SEAL, replace(ended, key="0" * 64), "seal does not fit")
    match.apply(ended)
    assert match.phase is Phase.OVER


def test_a_finished_match_is_over_whether_or_not_its_deals_carried_keys() -> None:
    match = Match(start(MUGGINS, hand_size=2))
    match.apply(deal_of(match, "0|1 0|2", "6|6 0|0", key=UNSET, number=UNSET))
    match.apply(Resigned(0))
    match.apply(MatchEnded([1], [0, 0], KEY))
    with pytest.raises(RuleError) as refusal:
        match.resign(1)
    assert refusal.value.rule is Rule.MATCH_OVER


def test_nobody_can_play_on_with_a_deal_whose_key_is_lost() -> None:
    match = Match(start(MUGGINS, hand_size=2))
    match.apply(deal_of(match, "0|1 0|2", "6|6 0|0", key=UNSET))
    before = state(match)
    with pytest.raises(RuleError, match="nobody can play on") as refusal:
        place(match, "6|6")
    assert refusal.value.rule is Rule.SEAL
    with pytest.raises(RuleError, match="nobody can play on"):
        match.resign(0)
    assert state(match) == before


# -- placements and points ---------------------------------------------------------------------


def test_the_first_tile_scores_like_any_other() -> None:
    match = dealt(start(ALL_FIVES, hand_size=2), "5|5 0|1", "0|5 1|2")
    assert place(match, "5|5") == [TilePlaced(0, Tile(5, 5), None, 10, 10)]
    assert match.scores == [10, 0]


def test_the_last_tile_scores_like_any_other() -> None:
    match = dealt(start(ALL_FIVES, hand_size=1), "1|4", "5|6")
    made = place(match, "1|4")
    assert made[0] == TilePlaced(0, Tile(1, 4), None, 5, 5)
    assert settled(made) == RoundSettled(
        RoundEnding.DOMINO, 0, [0, 11], [10, 0], [15, 0], KEY, number=1
    )


def test_a_count_of_zero_or_not_of_fives_pays_nothing() -> None:
    match = dealt(start(ALL_FIVES, hand_size=2), "0|0 0|1", "0|6 1|2")
    assert place(match, "0|0")[0] == TilePlaced(0, Tile(0, 0), None, 0, 0)
    assert place(match, "0|6", "0|0 straight-a")[0] == TilePlaced(
        1, Tile(0, 6), end("0|0 straight-a"), 6, 0
    )
    assert match.scores == [0, 0]


def test_draw_keeps_the_count_but_placements_pay_nothing() -> None:
    match = dealt(start(DRAW, hand_size=2), "5|5 0|1", "0|5 1|2")
    assert place(match, "5|5") == [TilePlaced(0, Tile(5, 5), None, 10, 0)]
    assert match.worth(0, 10) == 0


@pytest.mark.parametrize(
    ("event", "rule", "message"),
    [
        (TilePlaced(1, Tile(0, 5), None, 5, 5), Rule.OUT_OF_TURN, "turn of seat 0, not 1"),
        (TilePlaced(3, Tile(0, 5), None, 5, 5), Rule.OUT_OF_TURN, "turn of seat 0, not 3"),
        (TilePlaced(0, Tile(0, 5), None, 5, 5), Rule.NOT_HELD, r"does not hold 0\|5"),
        (TilePlaced(0, Tile(5, 5), end("0|0 straight-a"), 10, 10), Rule.NOT_OPEN, "not open"),
        (TilePlaced(0, Tile(5, 5), None, 5, 5), Rule.COUNT, "count 5, the ends make 10"),
        (TilePlaced(0, Tile(5, 5), None, 10, 5), Rule.POINTS, "a count of 10 pays 10"),
        (TileDrawn(0, Tile(0, 0)), Rule.MUST_PLAY, "may not draw"),
        (TurnPassed(0), Rule.MUST_PLAY, "may not pass"),
        (TurnPassed(1), Rule.OUT_OF_TURN, "turn of seat 0"),
        (TileDrawn(1, Tile(0, 0)), Rule.OUT_OF_TURN, "turn of seat 0"),
        (LotTurned({}, None), Rule.NOT_NOW, "a lot cannot come here; the round is being played"),
        (MatchEnded([0], [0, 0]), Rule.NOT_NOW, "a match-end cannot come here"),
        (
            RoundSettled(RoundEnding.BLOCKED, None, [11, 8], [0, 0], [0, 0], KEY),
            Rule.NOT_NOW,
            "a round's end cannot come here",
        ),
    ],
    ids=plain,
)
def test_a_false_event_in_play_is_refused(event: Event, rule: Rule, message: str) -> None:
    match = dealt(start(ALL_FIVES, hand_size=2), "5|5 0|1", "0|5 1|2")
    refused(match, rule, event, message)
    refused(match, Rule.NOT_NOW, deal_again(match), "a deal cannot come here")


def deal_again(match: Match) -> RoundDealt:
    assert match.deal is not None
    return replace(match.deal, round=2)


def test_an_action_that_a_rule_forbids_changes_nothing() -> None:
    match = dealt(start(ALL_FIVES, hand_size=2), "5|5 0|1", "0|5 1|2")
    before = state(match)
    for seat, action, rule in [
        (1, Place(Tile(0, 5), None), Rule.OUT_OF_TURN),
        (0, Place(Tile(0, 5), None), Rule.NOT_HELD),
        (0, Place(Tile(0, 1), end("5|5 straight-a")), Rule.NOT_OPEN),
        (0, Draw(), Rule.MUST_PLAY),
        (0, Pass(), Rule.MUST_PLAY),
    ]:
        with pytest.raises(RuleError) as refusal:
            match.act(seat, action)
        assert refusal.value.rule is rule
        assert state(match) == before
    place(match, "5|5")
    with pytest.raises(RuleError) as refusal:
        place(match, "1|2", "5|5 straight-a")
    assert refusal.value.rule is Rule.NO_MATCH


# -- drawing and passing -----------------------------------------------------------------------


def test_the_first_playable_tile_stops_the_drawing_and_must_be_played() -> None:
    match = dealt(start(ALL_FIVES, hand_size=2), "1|4 0|0", "2|3 2|2", boneyard="3|3 0|5 4|5")
    place(match, "1|4")
    for tile in ("3|3", "0|5"):
        assert match.legal_actions() == [Draw()]
        assert match.act(1, Draw()) == [TileDrawn(1, Tile.parse(tile))]
        assert match.round.turn == 1
    match.act(1, Draw())
    assert match.legal_actions() == [Place(Tile(4, 5), end("1|4 high"))]
    for event in (TileDrawn(1, match.round.boneyard[0]), TurnPassed(1)):
        refused(match, Rule.MUST_PLAY, event, "seat 1 can play")


def test_the_end_of_a_drawn_tile_may_be_chosen() -> None:
    match = dealt(start(ALL_FIVES, hand_size=2), "1|4 0|0", "2|3 2|2", boneyard="4|4")
    place(match, "1|4")
    match.act(1, Draw())
    place(match, "4|4", "1|4 high")
    assert match.round.turn == 0
    match = dealt(start(ALL_FIVES, hand_size=2), "1|1 0|0", "2|3 2|2", boneyard="1|2")
    place(match, "1|1")
    match.act(1, Draw())
    assert match.legal_actions() == [
        Place(Tile(1, 2), end("1|1 straight-a")),
        Place(Tile(1, 2), end("1|1 straight-b")),
    ]


def test_tiles_are_drawn_in_the_order_of_the_boneyard() -> None:
    match = dealt(start(ALL_FIVES, hand_size=2), "1|4 0|0", "2|3 2|2", boneyard="3|3 0|5")
    place(match, "1|4")
    refused(match, Rule.DRAW_ORDER, TileDrawn(1, Tile(0, 5)), r"the next .* boneyard is 3\|3")
    refused(match, Rule.DRAW_ORDER, TileDrawn(1, None), r"drew None; .* is 3\|3")


def test_nobody_passes_while_a_tile_can_be_drawn() -> None:
    match = dealt(start(ALL_FIVES, hand_size=2), "1|4 0|0", "2|3 2|2", boneyard="3|3")
    place(match, "1|4")
    refused(match, Rule.MUST_DRAW, TurnPassed(1), "nobody passes while the boneyard has tiles")


def all_dealt(undrawable: int = 0) -> Match:
    """Two seats hold fourteen tiles, or thirteen; seat 1 cannot follow 6|6."""
    mine = "0|6 1|6 2|6 3|6 4|6 5|6 6|6 0|0 0|1 0|2 0|3 0|4 0|5"
    yours = "1|1 1|2 1|3 1|4 1|5 2|2 2|3 2|4 2|5 3|3 3|4 3|5 4|4"
    if undrawable:
        more: dict[str, Any] = {"undrawable": undrawable, "hand_size": 13}
        return dealt(start(ALL_FIVES, **more), mine, yours, boneyard="4|5 5|5")
    return dealt(start(ALL_FIVES, hand_size=14), f"{mine} 5|5", f"{yours} 4|5")


@pytest.mark.parametrize("undrawable", [0, 2])
def test_who_cannot_play_and_finds_the_boneyard_empty_passes(undrawable: int) -> None:
    match = all_dealt(undrawable)
    place(match, "6|6")
    assert match.legal_actions() == [Pass()]
    refused(match, Rule.BONEYARD_EMPTY, TileDrawn(1, Tile(4, 5)), "no boneyard tile is left")
    with pytest.raises(RuleError) as refusal:
        match.act(1, Draw())
    assert refusal.value.rule is Rule.BONEYARD_EMPTY
    assert match.act(1, Pass()) == [TurnPassed(1)]
    assert match.round.turn == 0


def test_undrawable_one_of_two_tiles_may_be_drawn() -> None:
    mine = "0|6 1|6 2|6 3|6 4|6 5|6 6|6 0|0 0|1 0|2 0|3 0|4 0|5"
    yours = "1|1 1|2 1|3 1|4 1|5 2|2 2|3 2|4 2|5 3|3 3|4 3|5 4|4"
    match = dealt(start(ALL_FIVES, undrawable=1, hand_size=13), mine, yours, boneyard="4|5 5|5")
    assert match.round.drawable() == 1
    place(match, "6|6")
    assert match.act(1, Draw()) == [TileDrawn(1, Tile(4, 5))]
    assert match.legal_actions() == [Pass()]


def test_undrawable_more_than_the_boneyard_holds_leaves_nothing_to_draw() -> None:
    match = dealt(
        start(ALL_FIVES, undrawable=2, hand_size=14), *[" ".join(TILES_14[n]) for n in (0, 1)]
    )
    assert match.round.drawable() == 0


TILES_14 = [[tile.name for tile in TILES[:14]], [tile.name for tile in TILES[14:]]]


def test_blocked_is_declared_at_once_without_passes() -> None:
    mine = "6|6 0|1 2|6 3|6 0|0 0|2 0|3 0|4 0|5 1|1 1|2 1|3 1|4"
    yours = "0|6 1|6 2|3 1|5 2|2 2|4 2|5 3|3 3|4 3|5 4|4 4|5 5|5"
    match = dealt(start(MUGGINS, undrawable=2, hand_size=13), mine, yours, boneyard="4|6 5|6")
    for tile, spot in [
        ("6|6", None),
        ("0|6", "6|6 straight-a"),
        ("0|1", "0|6 low"),
        ("1|6", "0|1 high"),
        ("2|6", "6|6 straight-b"),
        ("2|3", "2|6 low"),
    ]:
        assert len(place(match, tile, spot)) == 1
    placed, ended = place(match, "3|6", "2|3 high")
    assert isinstance(placed, TilePlaced)
    assert isinstance(ended, RoundSettled)
    assert (ended.ended, ended.seat) == (RoundEnding.BLOCKED, None)
    assert ended.left == [28, 71]
    assert ended.points == [70 - 30, 0]


def test_a_last_tile_drawn_that_fits_nobody_blocks_the_round() -> None:
    mine = "6|6 0|1 2|6 3|6 0|0 0|2 0|3 0|4 0|5 1|1 1|2 1|3 1|4"
    yours = "0|6 1|6 2|3 1|5 2|2 2|4 2|5 3|3 3|4 3|5 4|4 4|6 5|6"
    match = dealt(start(MUGGINS, hand_size=13), mine, yours, boneyard="5|5 4|5")
    for tile, spot in [
        ("6|6", None),
        ("0|6", "6|6 straight-a"),
        ("0|1", "0|6 low"),
        ("1|6", "0|1 high"),
        ("2|6", "6|6 straight-b"),
        ("2|3", "2|6 low"),
        ("3|6", "2|3 high"),
        ("4|6", "3|6 high"),
        ("0|4", "4|6 low"),
        ("5|6", "1|6 high"),
        ("0|5", "5|6 low"),
    ]:
        place(match, tile, spot)
    # Both ends show 0 now, and all that is left of them is seat 0's.
    assert match.act(1, Draw()) == [TileDrawn(1, Tile(5, 5))]
    match.round.hands[0] = list(tiles("1|1 1|2"))  # as if it held none
    drawn, ended = match.act(1, Draw())
    assert drawn == TileDrawn(1, Tile(4, 5))
    assert isinstance(ended, RoundSettled)
    assert (ended.ended, ended.left[0]) == (RoundEnding.BLOCKED, 5)
    assert match.phase is Phase.DEAL


# -- the end of a round ------------------------------------------------------------------------


def test_who_goes_out_leads_the_next_round() -> None:
    match = dealt(start(ALL_FIVES, hand_size=2), "0|0 6|6", "0|1 1|2", boneyard="0|6")
    place(match, "0|0")
    place(match, "0|1", "0|0 straight-a")
    match.act(0, Draw())
    place(match, "0|6", "0|0 straight-b")
    made = place(match, "1|2", "0|1 high")
    assert settled(made).seat == 1
    assert match.phase is Phase.DEAL
    refused(match, Rule.NOT_NOW, LotTurned({}, None), "the next round must be dealt")
    match.open_round(RiggedDealer("0|0 6|6", "0|1 1|2"))
    assert (match.round_number, match.round.turn) == (2, 1)


@pytest.mark.parametrize("name", [ALL_FIVES, FIVE_UP])
def test_after_a_block_all_fives_and_five_up_turn_a_lot_again(name: RuleSetId) -> None:
    match = dealt(start(name, hand_size=1), "0|1", "5|6")
    blocked(match, "0|1", "5|6")
    assert match.phase is Phase.LOT
    assert match.candidates == [0, 1]


def test_after_a_block_muggins_asks_for_the_highest_double_again() -> None:
    match = dealt(start(MUGGINS, hand_size=1), "5|5", "0|0")
    blocked(match, "5|5", "0|0")
    assert match.phase is Phase.DEAL
    match.open_round(RiggedDealer("5|6", "0|0"))
    assert match.round.turn == 1


def test_after_going_out_muggins_does_not_ask_for_doubles() -> None:
    match = dealt(start(MUGGINS, hand_size=1), "5|5", "0|0")
    place(match, "5|5")
    match.open_round(RiggedDealer("0|1", "6|6"))
    assert match.round.turn == 0


@pytest.mark.parametrize(
    ("changes", "rule", "message"),
    [
        ({"ended": RoundEnding.BLOCKED}, Rule.SETTLEMENT, "the round ended domino by seat 0"),
        ({"seat": 1}, Rule.SETTLEMENT, "the round ended domino by seat 0"),
        ({"seat": None}, Rule.SETTLEMENT, "the round ended domino by seat 0"),
        ({"left": [0, 10]}, Rule.SETTLEMENT, r"with \[0, 11\] pips left"),
        ({"left": [0]}, Rule.SETTLEMENT, r"with \[0, 11\] pips left"),
        ({"points": [15, 0]}, Rule.SETTLEMENT, r"settlement \[15, 0\], not \[10, 0\]"),
        ({"points": [10, 0, 0]}, Rule.SETTLEMENT, "settlement"),
        ({"scores": [10, 0]}, Rule.SCORES, r"scores \[10, 0\], not \[15, 0\]"),
        ({"key": "0" * 64}, Rule.SEAL, "the seal does not fit"),
    ],
    ids=plain,
)
def test_a_false_settlement_is_refused(changes: dict[str, Any], rule: Rule, message: str) -> None:
    match = dealt(start(ALL_FIVES, hand_size=1), "1|4", "5|6")
    due = settled(place(match.copy(), "1|4"))
    match.apply(TilePlaced(0, Tile(1, 4), None, 5, 5))
    assert match.phase is Phase.SETTLEMENT
    refused(match, rule, replace(due, **changes), message)
    refused(match, Rule.NOT_NOW, Resigned(0), "a resignation cannot come here")
    refused(match, Rule.NOT_NOW, TurnPassed(1), "the round has ended and must be settled")
    match.apply(replace(due, points=[10.0, 0], scores=[15.0, 0.0]))
    assert repr(match.scores) == "[15, 0]"


def test_between_rounds_and_after_the_match_nobody_may_do_anything() -> None:
    match = dealt(start(ALL_FIVES, hand_size=1), "1|4", "5|6")
    match.apply(TilePlaced(0, Tile(1, 4), None, 5, 5))
    match.round.turn = 1
    assert match.legal_actions() == []
    match.close_round()
    assert match.legal_actions() == []


def test_a_crash_between_last_tile_and_settlement_is_made_good() -> None:
    match = dealt(start(ALL_FIVES, hand_size=1), "1|4", "5|6")
    match.apply(TilePlaced(0, Tile(1, 4), None, 5, 5))
    assert [type(event) for event in match.close_round()] == [RoundSettled]
    assert match.close_round() == []


@pytest.mark.parametrize(("name", "points"), [(ALL_FIVES, [10, 0]), (MUGGINS, [10, 0])])
def test_who_goes_out_is_paid_however_much_the_partner_holds(
    name: RuleSetId, points: list[Points]
) -> None:
    started = start(name, 4, partners=True, hand_size=1)
    match = dealt(started, "2|2", "2|3", "5|6", "2|4", lots=("6|6 0|0 0|1 0|2",))
    match.round.turn = 0
    event = settled(place(match, "2|2"))
    assert (event.left, event.points) == ([0, 5, 11, 6], points)


# -- the end of the match ----------------------------------------------------------------------


@pytest.mark.parametrize("name", [ALL_FIVES, MUGGINS])
def test_reaching_the_target_in_play_ends_the_match_at_once(name: RuleSetId) -> None:
    match = dealt(start(name, hand_size=2, target=10), "5|5 0|1", "0|5 1|2")
    made = place(match, "5|5")
    assert made == [
        TilePlaced(0, Tile(5, 5), None, 10, 10),
        MatchEnded([0], [10, 0], KEY, 1),
    ]
    assert match.phase is Phase.OVER
    assert match.winners == [0]
    refused(match, Rule.MATCH_OVER, TurnPassed(1), "the match is over, yet a pass follows")
    refused(match, Rule.MATCH_OVER, Resigned(0), "the match is over, yet a resignation follows")
    refused(match, Rule.MATCH_OVER, made[-1], "the match is over, yet a match-end follows")


@pytest.mark.parametrize("name", [ALL_FIVES, MUGGINS])
def test_the_target_reached_with_the_last_tile_ends_the_match_without_a_settlement(
    name: RuleSetId,
) -> None:
    match = dealt(start(name, hand_size=1, target=10), "5|5", "5|6" if name is ALL_FIVES else "0|5")
    made = place(match, "5|5")
    assert [type(event) for event in made] == [TilePlaced, MatchEnded]
    assert match.scores == [10, 0]


def test_a_settlement_that_passes_the_target_ends_the_match() -> None:
    match = dealt(start(ALL_FIVES, hand_size=1, target=12), "1|4", "5|6")
    made = place(match, "1|4")
    assert [type(event) for event in made] == [TilePlaced, RoundSettled, MatchEnded]
    assert made[-1] == MatchEnded([0], [15, 0])


def test_the_side_that_reaches_the_target_wins_however_little_is_left_to_the_others() -> None:
    match = dealt(start(ALL_FIVES, 3, hand_size=2, target=10), "0|1 5|5", "0|5 1|2", "2|2 3|3")
    match.scores = [9, 9, 5]
    match.round.turn = 2
    match.round.hands[2] = list(tiles("1|4 2|2"))
    assert place(match, "1|4")[-1] == MatchEnded([2], [9, 9, 10], KEY, 1)


def test_partners_score_and_win_together() -> None:
    match = dealt(
        start(ALL_FIVES, 4, hand_size=2, target=15), "1|4 0|1", "4|4 0|0", "1|1 0|2", "5|6 5|5"
    )
    place(match, "1|4")
    place(match, "4|4", "1|4 high")
    made = place(match, "1|1", "1|4 low")
    assert made[-1] == MatchEnded([0], [15, 0], KEY, 1)


def test_five_up_reaching_the_target_mid_round_plays_on() -> None:
    match = dealt(start(FIVE_UP, hand_size=2, target=10), "5|5 0|1", "0|5 1|2")
    assert len(place(match, "5|5")) == 1
    assert match.phase is Phase.PLAY


def test_five_up_at_60_plus_1_in_play_minus_2_at_settlement_makes_59_play_on() -> None:
    match = dealt(start(FIVE_UP, hand_size=2), "1|4 5|6", "4|4 4|5", boneyard="1|3")
    match.scores = [300, 0]
    place(match, "1|4")
    assert match.scores == [305, 0]
    place(match, "4|4", "1|4 high")
    match.act(0, Draw())
    place(match, "1|3", "1|4 low")
    made = place(match, "4|5", "4|4 straight-b")
    assert settled(made).points == [-10, 0]
    assert match.scores == [295, 0]
    assert match.phase is Phase.DEAL


def five_up_round(scores: list[int], *, tie_break: bool = False) -> Match:
    """A settled round of Five Up that changed nothing but by the fives of 5|6."""
    match = dealt(start(FIVE_UP, hand_size=1), "0|0", "5|6")
    match.scores = [*scores]
    match.tie_break = tie_break
    place(match, "0|0")
    return match


def test_five_up_the_sole_highest_score_at_the_target_wins() -> None:
    assert five_up_round([305, 0]).winners == [0]
    assert five_up_round([305, 320]).winners == [1]
    assert five_up_round([300, 314]).winners is None  # 314 - 10
    assert five_up_round([300, 315]).winners == [1]


def test_five_up_equal_highest_at_the_target_play_whole_rounds_until_one_leads() -> None:
    match = five_up_round([310, 320])
    assert (match.phase, match.tie_break, match.winners) == (Phase.DEAL, True, None)
    # All have dropped below the target: whoever leads alone has won.
    assert five_up_round([200, 190], tie_break=True).winners == [0]
    assert five_up_round([200, 211], tie_break=True).winners == [1]
    assert five_up_round([200, 210], tie_break=True).winners is None


def test_five_up_equal_below_the_target_is_no_tie_break() -> None:
    assert not five_up_round([200, 210]).tie_break


def test_all_fives_a_split_that_lifts_two_over_the_target_the_higher_total_wins() -> None:
    match = dealt(start(ALL_FIVES, 3, hand_size=1), "0|1", "0|2", "0|3")
    match.scores = [195, 194, 0]
    made = blocked(match, "1|3", "0|4", "6|6 0|1")
    assert settled(made).points == [7.5, 7.5, 0]
    assert made[-1] == MatchEnded([0], [202.5, 201.5, 0])


def tied_split(**house: Any) -> Match:
    match = dealt(start(ALL_FIVES, 3, hand_size=2, **house), "1|4 0|1", "0|2 5|6", "0|3 5|5")
    match.scores = [195, 195, 0]
    blocked(match, "1|3", "0|4", "6|6 0|1")
    return match


def test_all_fives_a_split_that_lifts_two_equally_goes_on_in_whole_rounds() -> None:
    match = tied_split()
    assert (match.scores, match.winners, match.tie_break) == ([202.5, 202.5, 0], None, True)
    match.open_round(RiggedDealer("1|4 0|1", "0|2 5|6", "0|3 5|5"))
    assert len(place(match, "1|4")) == 1  # nobody wins mid-round meanwhile
    assert match.scores == [207.5, 202.5, 0]
    made = blocked(match, "1|3", "0|4", "6|6 0|1")
    assert made[-1] == MatchEnded([0], [215, 210, 0])


def test_all_fives_still_equal_after_another_round_plays_on() -> None:
    match = tied_split()
    match.open_round(RiggedDealer("1|4 0|1", "0|2 5|6", "0|3 5|5"))
    blocked(match, "1|3", "0|4", "6|6 0|1")
    assert (match.scores, match.winners) == ([210, 210, 0], None)


def test_all_fives_the_third_may_win_the_tie_break() -> None:
    match = tied_split()
    match.scores[2] = 200
    match.open_round(RiggedDealer("1|4 0|1", "0|2 5|6", "0|3 5|5"))
    blocked(match, "5|6", "5|5", "0|0")
    assert match.winners == [2]


@pytest.mark.parametrize(
    ("hands", "winners", "points"),
    [
        (("0|1", "5|6"), [0], [11, 0]),
        (("5|6", "0|2"), [1], [0, 11]),
        (("0|3", "1|2"), [], [0, 0]),
    ],
)
def test_draw_one_round_decides(
    hands: tuple[str, str], winners: list[int], points: list[Points]
) -> None:
    match = dealt(start(DRAW, hand_size=1), "0|1", "5|6")
    made = blocked(match, *hands)
    assert settled(made).points == points
    assert made[-1] == MatchEnded(winners, points)
    assert match.phase is Phase.OVER


def test_draw_who_goes_out_wins_even_where_nothing_is_left_to_pay() -> None:
    match = dealt(start(DRAW, hand_size=1), "0|1", "0|0")
    match.round.turn = 0
    made = place(match, "0|1")
    assert settled(made).points == [0, 0]
    assert made[-1] == MatchEnded([0], [0, 0])


@pytest.mark.parametrize(
    ("changes", "rule", "message"),
    [
        ({"winners": [1]}, Rule.WINNERS, r"winners \[1\], not \[0\]"),
        ({"winners": []}, Rule.WINNERS, "winners"),
        ({"winners": [0, 1]}, Rule.WINNERS, "winners"),
        ({"scores": [15, 0]}, Rule.SCORES, r"scores \[15, 0\], not \[10, 0\]"),
        ({"key": "0" * 64}, Rule.SEAL, "seal"),
        ({"key": UNSET}, Rule.SEAL, "gives the key"),
    ],
    ids=plain,
)
def test_a_false_match_end_is_refused(changes: dict[str, Any], rule: Rule, message: str) -> None:
    match = dealt(start(ALL_FIVES, hand_size=2, target=10), "5|5 0|1", "0|5 1|2")
    due = place(match.copy(), "5|5")[-1]
    match.apply(TilePlaced(0, Tile(5, 5), None, 10, 10))
    assert match.phase is Phase.END
    refused(match, rule, replace(due, **changes), message)
    refused(match, Rule.NOT_NOW, TurnPassed(1), "the match is decided and must end")
    refused(match, Rule.NOT_NOW, Resigned(1), "a resignation cannot come here")
    match.apply(due)


def test_a_match_end_after_a_settled_round_needs_no_key_but_a_false_one_is_refused() -> None:
    match = dealt(start(ALL_FIVES, hand_size=1, target=12), "1|4", "5|6")
    made = place(match.copy(), "1|4")
    for event in made[:-1]:
        match.apply(event)
    assert isinstance(made[-1], MatchEnded)
    assert made[-1].key is made[-1].number is UNSET
    refused(match, Rule.SEAL, replace(made[-1], key="0" * 64))
    match.apply(replace(made[-1], key=KEY))


# -- house rules in play -----------------------------------------------------------------------


@pytest.mark.parametrize("name", list(RuleSetId))
def test_lead_highest_double_its_holder_leads_and_must_lead_it(name: RuleSetId) -> None:
    match = Match(start(name, hand_size=2, lead_highest_double=True))
    assert match.phase is Phase.DEAL  # there is no lot
    match.open_round(RiggedDealer("0|0 5|6", "1|1 4|6"))
    assert match.round.turn == 1
    assert match.legal_actions() == [Place(Tile(1, 1), None)]
    with pytest.raises(RuleError, match=r"1\|1 must be led") as refusal:
        place(match, "4|6")
    assert refusal.value.rule is Rule.LEAD_HIGHEST_DOUBLE
    place(match, "1|1")


def test_lead_highest_double_without_doubles_the_most_pips_must_be_led() -> None:
    match = dealt(start(ALL_FIVES, hand_size=2, lead_highest_double=True), "0|1 3|6", "4|5 0|2")
    assert match.round.turn == 0
    assert match.legal_actions() == [Place(Tile(3, 6), None)]


def test_lead_highest_double_holds_in_round_1_alone() -> None:
    match = dealt(start(ALL_FIVES, hand_size=1, lead_highest_double=True), "0|1", "5|6")
    assert match.round.turn == 1
    blocked(match, "0|1", "5|6")
    assert match.phase is Phase.LOT
    match = dealt(start(MUGGINS, hand_size=2, lead_highest_double=True), "0|0 0|1", "5|6 2|4")
    blocked(match, "0|0", "5|6")
    match.open_round(RiggedDealer("2|2 0|1", "1|1 5|6"))
    assert match.round.turn == 0
    assert len(match.legal_actions()) == 2


def test_exact_target_what_would_pass_the_target_is_not_scored_at_all() -> None:
    match = dealt(start(ALL_FIVES, hand_size=2, target=12, exact_target=True), "5|5 0|1", "0|5 1|2")
    place(match, "5|5")
    assert match.scores == [10, 0]
    assert match.worth(1, 10) == 10
    assert match.worth(0, 5) == 0
    made = place(match, "0|5", "5|5 straight-a")
    assert made[0] == TilePlaced(1, Tile(0, 5), end("5|5 straight-a"), 10, 10)


def test_exact_target_reached_exactly_wins() -> None:
    match = dealt(start(ALL_FIVES, hand_size=2, target=10, exact_target=True), "5|5 0|1", "0|5 1|2")
    assert place(match, "5|5")[-1] == MatchEnded([0], [10, 0], KEY, 1)


def test_exact_target_a_settlement_that_would_pass_it_is_not_scored() -> None:
    match = dealt(start(ALL_FIVES, hand_size=1, target=12, exact_target=True), "1|4", "5|6")
    event = settled(place(match, "1|4"))
    assert (event.points, event.scores) == ([0, 0], [5, 0])
    assert match.phase is Phase.DEAL


def test_exact_target_each_half_of_a_split_stands_for_itself() -> None:
    match = dealt(
        start(ALL_FIVES, 3, hand_size=1, target=100, exact_target=True), "0|1", "0|2", "0|3"
    )
    match.scores = [95, 90, 0]
    assert settled(blocked(match, "1|3", "0|4", "6|6 0|1")).points == [0, 7.5, 0]


def test_exact_target_in_five_up_concerns_placements_only() -> None:
    match = dealt(start(FIVE_UP, hand_size=2, target=10, exact_target=True), "5|5 0|1", "0|5 6|6")
    match.scores = [5, 0]
    made = place(match, "5|5")
    assert made[0] == TilePlaced(0, Tile(5, 5), None, 10, 0)
    assert settled(blocked(match, "0|1", "6|6")).points == [0, -10]


def test_exact_target_rests_in_a_tie_break_of_all_fives_for_it_could_never_end() -> None:
    match = tied_split(target=202, exact_target=True)
    match.scores, match.tie_break = [202, 202, 0], True
    assert match.worth(0, 5) == 5


def test_exact_target_in_a_tie_break_of_five_up_holds() -> None:
    match = five_up_round([310, 320])
    match.rules.house = replace(match.rules.house, exact_target=True)
    assert match.worth(0, 5) == 0


# -- resigning ---------------------------------------------------------------------------------


@EVERY_FORM
def test_resigning_before_the_first_lot_or_deal(form: tuple[RuleSetId, int, bool]) -> None:
    name, seats, partners = form
    match = Match(start(name, seats, partners=partners))
    made = match.resign(1)
    others = [side for side in range(len(match.scores)) if side != 1]
    assert made == [Resigned(1), MatchEnded(others, match.scores)]


def test_resigning_between_a_tied_lot_and_the_next() -> None:
    match = Match(start())
    match.apply(LotTurned({"0": Tile(0, 3), "1": Tile(1, 2)}, None))
    assert match.resign(0)[-1] == MatchEnded([1], [0, 0])


def test_resigning_in_play_makes_the_key_public() -> None:
    match = dealt(start(ALL_FIVES, hand_size=2), "5|5 0|1", "0|5 1|2")
    place(match, "5|5")
    assert match.resign(0) == [Resigned(0), MatchEnded([1], [10, 0], KEY, 1)]
    assert match.phase is Phase.OVER


def test_resigning_between_rounds_needs_no_key() -> None:
    match = dealt(start(ALL_FIVES, hand_size=1), "1|4", "5|6")
    place(match, "1|4")
    assert match.resign(0) == [Resigned(0), MatchEnded([1], [15, 0])]


def test_resigning_with_more_sides_the_highest_of_the_others_win() -> None:
    results: list[tuple[list[Points], list[int]]] = [
        ([9, 5, 7], [2]),
        ([9, 7, 7], [1, 2]),
        ([0, -5, -10], [1]),
    ]
    for scores, winners in results:
        match = dealt(start(FIVE_UP, 3, hand_size=1), "0|1", "0|2", "0|3")
        match.scores = [*scores]
        assert match.resign(0)[-1] == MatchEnded(winners, scores, KEY, 1)


def test_a_partner_resigns_for_both() -> None:
    match = dealt(start(ALL_FIVES, 4, hand_size=1), "0|1", "0|2", "0|3", "0|4")
    assert match.resign(2)[-1] == MatchEnded([1], [0, 0], KEY, 1)


def test_a_seat_that_is_not_there_cannot_resign() -> None:
    match = Match(start())
    refused(match, Rule.OUT_OF_TURN, Resigned(2), "there is no seat 2")
    with pytest.raises(RuleError):
        match.resign(3)


# -- whole matches -----------------------------------------------------------------------------


def whole_match(form: tuple[RuleSetId, int, bool], seed: int) -> Match:
    name, seats, partners = form
    target = {} if name is DRAW else {"target": 60}
    match = Match(start(name, seats, partners=partners, **target))
    dealer, rng = ShuffledDealer(seed), random.Random(seed)
    while match.phase is not Phase.OVER and match.round_number < 60:
        match.open_round(dealer)
        play_round(match, rng)
    return match


@EVERY_FORM
def test_a_match_is_the_fold_of_its_events(form: tuple[RuleSetId, int, bool]) -> None:
    match = whole_match(form, 1)
    assert state(Match.replay(match.events)) == state(match)


@EVERY_FORM
def test_a_copy_of_a_match_goes_on_by_itself(form: tuple[RuleSetId, int, bool]) -> None:
    name, seats, partners = form
    match = Match(start(name, seats, partners=partners))
    match.open_round(ShuffledDealer(2))
    before = state(match)
    twin = match.copy()
    assert state(twin) == before
    play_round(twin, random.Random(1))
    assert state(match) == before
    assert match.copy(events=[]).events == []


@EVERY_FORM
def test_a_view_of_a_finished_match_hides_nothing(form: tuple[RuleSetId, int, bool]) -> None:
    match = whole_match(form, 3)
    if match.phase is Phase.OVER:
        assert seat_view(match.events, 0) == match.events
    viewed = Match.replay(seat_view(match.events, 0), viewer=0)
    assert viewed.scores == match.scores
    assert viewed.phase is match.phase
