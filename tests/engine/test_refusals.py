"""Every refusal names its rule and says in one sentence what is wrong, word for word.

Players and authors of other programs read these sentences, by `domino-gui verify` above all.
"""

from __future__ import annotations

from collections.abc import Callable

import pytest
from msgspec import UNSET
from msgspec.structs import replace

from domino_gui.engine.events import (
    Draw,
    Event,
    LotTurned,
    MatchEnded,
    Pass,
    Place,
    Redone,
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
from domino_gui.engine.tiles import Tile
from tests.engine.rigged import KEY, RiggedDealer, dealt, end, place, plain, tiles
from tests.engine.state import state
from tests.strategies import start

ALL_FIVES, MUGGINS, FIVE_UP, DRAW = RuleSetId
HANDS = ("5|5 0|1", "0|5 1|2")
OTHER_KEY = "0" * 64


def lot() -> Match:
    return Match(start(hand_size=2))


def deal() -> Match:
    match = lot()
    match.apply(LotTurned({"0": Tile(6, 6), "1": Tile(0, 1)}, 0))
    return match


def led() -> Match:
    return dealt(start(hand_size=2), *HANDS)


def played() -> Match:
    match = led()
    place(match, "5|5")
    return match


def drawing() -> Match:
    match = dealt(start(hand_size=2), "1|4 0|0", "2|3 2|2", boneyard="3|3 0|5")
    place(match, "1|4")
    return match


def passing() -> Match:
    mine = "0|6 1|6 2|6 3|6 4|6 5|6 6|6 0|0 0|1 0|2 0|3 0|4 0|5 5|5"
    yours = "1|1 1|2 1|3 1|4 1|5 2|2 2|3 2|4 2|5 3|3 3|4 3|5 4|4 4|5"
    match = dealt(start(hand_size=14), mine, yours)
    place(match, "6|6")
    return match


def settling() -> Match:
    match = dealt(start(hand_size=1), "1|4", "5|6")
    match.apply(TilePlaced(0, Tile(1, 4), None, 5, 5))
    return match


def ending() -> Match:
    match = dealt(start(hand_size=2, target=10), *HANDS)
    match.apply(TilePlaced(0, Tile(5, 5), None, 10, 10))
    return match


def over() -> Match:
    match = ending()
    match.close_round()
    return match


def viewed() -> Match:
    return Match.replay(seat_view(drawing().events, 0), viewer=0)


def own_view() -> Match:
    return Match.replay(seat_view(drawing().events, 1), viewer=1)


def forced() -> Match:
    return dealt(start(hand_size=2, lead_highest_double=True), *HANDS)


def a_deal(match: Match, **changes: object) -> RoundDealt:
    event = match.copy().open_round(RiggedDealer(*HANDS))[-1]
    assert isinstance(event, RoundDealt)
    return replace(event, **changes)


DUE = {
    lot: "a lot decides first who leads",
    deal: "the next round must be dealt",
    led: "the round is being played",
    settling: "the round has ended and must be settled",
    ending: "the match is decided and must end",
}

FOUND: dict[str, Event] = {
    "lot": LotTurned({"0": Tile(6, 6), "1": Tile(0, 1)}, 0),
    "deal": RoundDealt(1, 0, [tiles(hand) for hand in HANDS], [], OTHER_KEY),
    "placement": TilePlaced(0, Tile(5, 5), None, 10, 10),
    "draw": TileDrawn(0, Tile(0, 0)),
    "pass": TurnPassed(0),
    "round's end": RoundSettled(RoundEnding.DOMINO, 0, [0, 11], [10, 0], [15, 0], KEY),
    "resignation": Resigned(0),
    "match-end": MatchEnded([0], [10, 0], KEY),
}
ITS_PLACE = {
    lot: {"lot", "resignation"},
    deal: {"deal", "resignation"},
    led: {"placement", "draw", "pass", "resignation"},
    settling: {"round's end"},
    ending: {"match-end"},
}


def refused(match: Match, event: Event, rule: Rule, message: str) -> None:
    before = state(match)
    with pytest.raises(RuleError) as refusal:
        match.apply(event)
    assert (refusal.value.rule, str(refusal.value)) == (rule, message)
    assert state(match) == before


@pytest.mark.parametrize("found", FOUND)
@pytest.mark.parametrize("now", DUE, ids=lambda now: now.__name__)
def test_an_event_out_of_its_place_says_what_is_due(now: Callable[[], Match], found: str) -> None:
    if found not in ITS_PLACE[now]:
        message = f"a {found} cannot come here; {DUE[now]}"
        refused(now(), FOUND[found], Rule.NOT_NOW, message)


@pytest.mark.parametrize("found", FOUND)
def test_nothing_follows_the_end_of_a_match(found: str) -> None:
    message = f"the match is over, yet a {found} follows"
    refused(over(), FOUND[found], Rule.MATCH_OVER, message)


@pytest.mark.parametrize("now", [lot, deal, settling, ending], ids=lambda now: now.__name__)
def test_a_move_out_of_its_place_says_what_is_due(now: Callable[[], Match]) -> None:
    with pytest.raises(RuleError) as refusal:
        now().act(0, Draw())
    assert refusal.value.rule is Rule.NOT_NOW
    assert str(refusal.value) == f"a move cannot come here; {DUE[now]}"
    with pytest.raises(RuleError) as refusal:
        over().act(0, Draw())
    assert str(refusal.value) == "the match is over, yet a move follows"


REFUSED: list[tuple[Callable[[], Match], Event, Rule, str]] = [
    (lot, start(), Rule.NOT_NOW, "a match begins only once"),
    (led, Undone(1), Rule.NOT_NOW, "undoing and redoing belong to a history, not here"),
    (led, Redone(9), Rule.NOT_NOW, "undoing and redoing belong to a history, not here"),
    (
        lot,
        LotTurned({"0": Tile(0, 0)}, 0),
        Rule.LOT,
        "this lot is between the seats [0, 1]",
    ),
    (
        lot,
        LotTurned({"0": Tile(0, 0), "1": Tile(0, 0)}, None),
        Rule.LOT,
        "two seats turned up the same tile",
    ),
    (
        lot,
        LotTurned({"0": Tile(0, 1), "1": Tile(0, 0)}, 1),
        Rule.LOT,
        "the lot's leader is 1, not 0",
    ),
    (deal, a_deal(deal(), round=2), Rule.DEAL, "this is round 1, not 2"),
    (deal, a_deal(deal(), leader=1), Rule.LEADER, "seat 0 leads this round, not 1"),
    (deal, a_deal(deal(), hands=[[]]), Rule.DEAL, "a hand for each of 2 seats is dealt"),
    (deal, a_deal(deal(), boneyard=24), Rule.DEAL, "a deal names every tile that may be seen"),
    (
        deal,
        a_deal(deal(), hands=[tiles("5|5"), tiles("0|5 1|2")]),
        Rule.DEAL,
        "each hand has 2 tiles, and 24 are left over",
    ),
    (
        deal,
        a_deal(deal(), hands=[tiles("5|5 0|5"), tiles("0|5 1|2")]),
        Rule.DEAL,
        "a deal holds each of the 28 tiles once",
    ),
    (
        deal,
        a_deal(deal(), key=OTHER_KEY),
        Rule.SEAL,
        "the seal does not fit the deal and its key",
    ),
    (
        led,
        TilePlaced(1, Tile(0, 5), None, 5, 5),
        Rule.OUT_OF_TURN,
        "it is the turn of seat 0, not 1",
    ),
    (
        led,
        TilePlaced(0, Tile(0, 5), None, 5, 5),
        Rule.NOT_HELD,
        "seat 0 does not hold 0|5",
    ),
    (
        led,
        TilePlaced(0, Tile(5, 5), None, 5, 5),
        Rule.COUNT,
        "count 5, the ends make 10",
    ),
    (
        led,
        TilePlaced(0, Tile(5, 5), None, 10, 0),
        Rule.POINTS,
        "points 0, a count of 10 pays 10",
    ),
    (
        played,
        TilePlaced(1, Tile(0, 5), None, 5, 5),
        Rule.NOT_OPEN,
        "only the first tile of a round is laid without an end",
    ),
    (
        played,
        TilePlaced(1, Tile(0, 5), end("5|5 branch-a"), 5, 5),
        Rule.NOT_OPEN,
        "5|5 branch-a is not open",
    ),
    (
        played,
        TilePlaced(1, Tile(1, 2), end("5|5 straight-a"), 5, 5),
        Rule.NO_MATCH,
        "1|2 does not show 5, the number at 5|5 straight-a",
    ),
    (
        forced,
        TilePlaced(0, Tile(0, 1), None, 1, 0),
        Rule.LEAD_HIGHEST_DOUBLE,
        "5|5 must be led",
    ),
    (led, TileDrawn(0, None), Rule.MUST_PLAY, "seat 0 can play and so may not draw"),
    (led, TurnPassed(0), Rule.MUST_PLAY, "seat 0 can play and so may not pass"),
    (
        drawing,
        TurnPassed(1),
        Rule.MUST_DRAW,
        "nobody passes while the boneyard has tiles",
    ),
    (
        passing,
        TileDrawn(1, None),
        Rule.BONEYARD_EMPTY,
        "no boneyard tile is left to draw",
    ),
    (
        drawing,
        TileDrawn(1, Tile(0, 5)),
        Rule.DRAW_ORDER,
        "drew 0|5; the next tile of the boneyard is 3|3",
    ),
    (
        viewed,
        TileDrawn(1, Tile(0, 5)),
        Rule.DRAW_ORDER,
        "a seat's view names its own draws alone",
    ),
    (
        own_view,
        TileDrawn(1, None),
        Rule.DRAW_ORDER,
        "a seat's view names its own draws alone",
    ),
    (
        own_view,
        TileDrawn(1, Tile(2, 2)),
        Rule.DRAW_ORDER,
        "2|2 does not lie in the boneyard",
    ),
    (
        settling,
        RoundSettled(RoundEnding.BLOCKED, 0, [0, 11], [10, 0], [15, 0], KEY),
        Rule.SETTLEMENT,
        "the round ended domino by seat 0 with [0, 11] pips left",
    ),
    (
        settling,
        RoundSettled(RoundEnding.DOMINO, 0, [0, 11], [11, 0], [15, 0], KEY),
        Rule.SETTLEMENT,
        "settlement [11, 0], not [10, 0]",
    ),
    (
        settling,
        RoundSettled(RoundEnding.DOMINO, 0, [0, 11], [10, 0], [10, 0], KEY),
        Rule.SCORES,
        "scores [10, 0], not [15, 0]",
    ),
    (
        settling,
        RoundSettled(RoundEnding.DOMINO, 0, [0, 11], [10, 0], [15, 0], OTHER_KEY),
        Rule.SEAL,
        "the seal does not fit the deal and its key",
    ),
    (ending, MatchEnded([1], [10, 0], KEY), Rule.WINNERS, "winners [1], not [0]"),
    (ending, MatchEnded([0], [9, 0], KEY), Rule.SCORES, "scores [9, 0], not [10, 0]"),
    (
        ending,
        MatchEnded([0], [10, 0], OTHER_KEY),
        Rule.SEAL,
        "the seal does not fit the deal and its key",
    ),
    (
        ending,
        MatchEnded([0], [10, 0]),
        Rule.SEAL,
        "a match that stops mid-round gives the key of its deal",
    ),
    (lot, Resigned(2), Rule.OUT_OF_TURN, "there is no seat 2"),
]


@pytest.mark.parametrize(
    ("now", "event", "rule", "message"), REFUSED, ids=[plain(each[3]) for each in REFUSED]
)
def test_a_refusal_names_its_rule_and_says_what_is_wrong(
    now: Callable[[], Match], event: Event, rule: Rule, message: str
) -> None:
    refused(now(), event, rule, message)


@pytest.mark.parametrize(
    ("now", "seat", "action", "message"),
    [
        (led, 0, Draw(), "seat 0 can play and so may not draw"),
        (led, 0, Pass(), "seat 0 can play and so may not pass"),
        (drawing, 1, Pass(), "nobody passes while the boneyard has tiles"),
        (passing, 1, Draw(), "no boneyard tile is left to draw"),
        (led, 0, Place(Tile(0, 5), None), "seat 0 does not hold 0|5"),
    ],
)
def test_an_action_is_refused_in_the_same_words(
    now: Callable[[], Match], seat: int, action: Place | Draw | Pass, message: str
) -> None:
    with pytest.raises(RuleError) as refusal:
        now().act(seat, action)
    assert str(refusal.value) == message


@pytest.mark.parametrize(
    ("started", "viewer", "rule", "message"),
    [
        (
            replace(start(), format=2),
            None,
            Rule.NOT_NOW,
            "written in format 2; this program reads format 1",
        ),
        (
            replace(start(), sides=[[1], [0]]),
            None,
            Rule.SEATS,
            "2 seats cannot play on sides like these",
        ),
        (start(), 2, Rule.SEATS, "there is no seat 2"),
        (start(DRAW, target=100), None, Rule.OPTION, "draw has no target"),
    ],
    ids=plain,
)
def test_a_match_that_cannot_be_played_is_refused(
    started: Event, viewer: int | None, rule: Rule, message: str
) -> None:
    with pytest.raises(RuleError) as refusal:
        Match.replay([started], viewer)
    assert (refusal.value.rule, str(refusal.value)) == (rule, message)


def test_what_does_not_begin_with_a_match_is_refused() -> None:
    with pytest.raises(RuleError) as refusal:
        Match.replay([Resigned(0)])
    assert refusal.value.rule is Rule.NOT_NOW
    assert str(refusal.value) == "a match begins with its match event"


def test_a_deal_whose_key_is_lost_can_be_looked_at_alone() -> None:
    match = deal()
    match.apply(a_deal(match, key=UNSET))
    attempts: list[Callable[[], object]] = [
        lambda: match.act(0, Place(Tile(5, 5), None)),
        lambda: match.resign(0),
    ]
    for attempt in attempts:
        with pytest.raises(RuleError) as refusal:
            attempt()
        assert refusal.value.rule is Rule.SEAL
        assert str(refusal.value) == "the key of this deal is not known, so nobody can play on"
    assert match.phase is Phase.PLAY
