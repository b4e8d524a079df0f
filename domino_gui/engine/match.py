"""A match as the fold of its events: every event is checked, then changes the state.

`Match.apply` folds an event that happened elsewhere (a record, a seat's view); `Match.act` turns
a player's choice into events. Either raises `RuleError` and changes nothing when a rule forbids it.
A match folded from a seat's view knows hidden tiles only as None.
"""

from __future__ import annotations

from collections.abc import Iterable
from copy import copy
from enum import Enum
from typing import Final, Self

from msgspec import UNSET, UnsetType

from domino_gui.engine.deal import Dealer, seal
from domino_gui.engine.events import (
    FORMAT,
    WRONG_CLAIM,
    Action,
    Draw,
    Event,
    LotTurned,
    MatchEnded,
    MatchStarted,
    Place,
    Points,
    PointsClaimed,
    Resigned,
    RoundDealt,
    RoundEnding,
    RoundSettled,
    TileDrawn,
    TilePlaced,
    TurnPassed,
)
from domino_gui.engine.round import Hand, Round
from domino_gui.engine.rules import (
    PARTNER_SIDES,
    RULE_SETS,
    Lead,
    MatchEnd,
    Rule,
    RuleError,
    Rules,
)
from domino_gui.engine.settlement import exact, settle
from domino_gui.engine.tiles import TILES, Tile, lead_order


class Phase(Enum):
    """What has to come next."""

    LOT = "lot"
    DEAL = "deal"
    PLAY = "play"
    SETTLEMENT = "settlement"
    END = "end"
    """The match is decided; only its end is still to be written."""
    OVER = "over"


class Match:
    """Everything that follows from the events so far."""

    def __init__(self, started: MatchStarted, viewer: int | None = None) -> None:
        """Begin a match; with ``viewer``, the fold of what that seat may see."""
        if started.format != FORMAT:
            raise RuleError(
                Rule.NOT_NOW,
                f"written in format {started.format}; this program reads format {FORMAT}",
            )
        sides = tuple(tuple(side) for side in started.sides)
        seats = len(started.seats)
        self.rules = Rules(
            RULE_SETS[started.rules],
            seats,
            partners=sides == PARTNER_SIDES,
            house=started.options,
        )
        if sides != self.rules.sides:
            raise RuleError(Rule.SEATS, f"{seats} seats cannot play on sides like these")
        if viewer is not None and viewer not in range(seats):
            raise RuleError(Rule.SEATS, f"there is no seat {viewer}")
        self.started = started
        self.viewer = viewer
        self.events: list[Event] = [started]
        self.scores: list[Points] = [0] * len(self.rules.sides)
        """Raw points by side."""
        self.tie_break = False
        """Equal at the target: whole rounds until one side alone leads."""
        self.winners: list[int] | None = None
        """The sides that won, once that is decided; empty for a drawn game."""
        self.round_number = 0
        self.deal: RoundDealt | None = None
        """The deal of the current or, between rounds, of the last round."""
        self.round = Round(self.rules, 0, [[] for _ in range(seats)], [], None)
        """What lies on the table; before the first deal an empty round."""
        self.candidates: list[int] = []
        """The seats of the next lot."""
        self.claimable: TilePlaced | None = None
        """House rule ``claim``: the placement whose points may still be claimed; None where there
        is none, or they have been."""
        self._claimed: tuple[int, ...] = ()  # the seats that have claimed since, in order
        self._deal_is_open = True  # no round is being played whose key is still secret
        self._find_leader(None)

    @classmethod
    def replay(cls, events: Iterable[Event], viewer: int | None = None) -> Self:
        """Return the fold of ``events``; `RuleError` at the first that breaks a rule."""
        remaining = iter(events)
        started = next(remaining, None)
        if not isinstance(started, MatchStarted):
            raise RuleError(Rule.NOT_NOW, "a match begins with its match event")
        match = cls(started, viewer)
        for event in remaining:
            match.apply(event)
        return match

    def copy(self, events: list[Event] | None = None) -> Self:
        """Return a match that goes on by itself; ``events`` replaces a copy of its list."""
        twin = copy(self)
        twin.events = self.events.copy() if events is None else events
        twin.scores = self.scores.copy()
        twin.round = self.round.copy()
        return twin

    def legal_actions(self) -> list[Action]:
        """Return what the seat in turn may do.

        Nothing while no round is being played, or where the viewer cannot see that seat's hand.
        """
        return self.round.legal_actions() if self.phase is Phase.PLAY else []

    def worth(self, seat: int, count: int) -> Points:
        """Return the raw points of a placement by ``seat`` that makes ``count``."""
        if count % 5 or not self.rules.rule_set.scores_placements:
            return 0
        return count if self._may_score(self.rules.side_of[seat], count) else 0

    def may_claim(self, seat: int) -> bool:
        """Tell whether ``seat`` may claim the points of the last placement (house rule ``claim``).

        Who placed may claim first, and then, until something else happens, any opponent once.
        """
        placed = self.claimable
        if placed is None or self.phase not in _CLAIMED_IN or seat not in range(self.rules.seats):
            return False
        if seat == placed.seat:
            return not self._claimed
        side_of = self.rules.side_of
        return side_of[seat] != side_of[placed.seat] and seat not in self._claimed

    # -- making events -------------------------------------------------------------------------

    def act(self, seat: int, action: Action) -> list[Event]:
        """Carry out what ``seat`` chose; return what happened, the round's end included.

        The round's end is left to `close_round` where the last placement may still be claimed.
        """
        self._expect(Phase.PLAY, "move")
        self._check_key()
        event: Event
        if isinstance(action, Place):
            count = self.round.check_placement(seat, action.tile, action.at)
            event = TilePlaced(seat, action.tile, action.at, count, self.worth(seat, count))
            self._place(event)
        elif isinstance(action, Draw):
            self.round.check_draw(seat)
            event = TileDrawn(seat, self.round.boneyard[0])
            self._draw(event)
        else:
            self.round.check_pass(seat)
            event = TurnPassed(seat)
            self._pass()
        self.events.append(event)
        waits = self.phase is Phase.PLAY or self.claimable is not None
        return [event] if waits else [event, *self.close_round()]

    def claim(self, seat: int, claimed: int) -> list[Event]:
        """Claim so many raw points for ``seat``; return what happened.

        That includes the end of the round or match where nothing is left to be claimed before it.
        """
        self._check_key()
        claim = PointsClaimed(seat, claimed, self._check_claim(seat, claimed))
        self.apply(claim)
        return [claim, *(self.close_round() if self.claimable is None else [])]

    def resign(self, seat: int) -> list[Event]:
        """Give the match up for ``seat``; return what happened."""
        self._check_key()
        resigned = Resigned(seat)
        self.apply(resigned)
        return [resigned, *self.close_round()]

    def close_round(self) -> list[Event]:
        """Settle the round and end the match where that is due; return what happened."""
        made: list[Event] = []
        if self.phase is Phase.SETTLEMENT:
            made.append(self._settled(*self._secrets()))
            self.apply(made[-1])
        if self.phase is Phase.END:
            made.append(self._ended(*self._secrets()))
            self.apply(made[-1])
        return made

    def open_round(self, dealer: Dealer) -> list[Event]:
        """Turn the lots and deal the next round; return what happened."""
        made: list[Event] = []
        while self.phase is Phase.LOT:
            tiles = dealer.lot(self.candidates)
            leader, _ = _read_lot(tiles)
            made.append(LotTurned({str(seat): tile for seat, tile in tiles.items()}, leader))
            self.apply(made[-1])
        if self.phase is Phase.DEAL:
            deal = dealer.deal(self.rules.seats, self.rules.hand_size)
            event = RoundDealt(
                round=self.round_number + 1,
                leader=self._leader_among([[*hand] for hand in deal.hands]),
                hands=[*deal.hands],
                boneyard=deal.boneyard,
                seal=deal.seal,
                key=deal.key,
                number=deal.number,
            )
            self.apply(event)
            made.append(event)
        return made

    def _secrets(self) -> tuple[str | UnsetType, int | UnsetType]:
        """Return the key and number that become public with the end of the current round."""
        if self.deal is None or self._deal_is_open:
            return UNSET, UNSET
        return self.deal.key, self.deal.number

    def _check_key(self) -> None:
        """A deal whose key is lost can be looked at, but its seal could never be opened."""
        if self.deal is not None and self.deal.key is UNSET and not self._deal_is_open:
            raise RuleError(Rule.SEAL, "the key of this deal is not known, so nobody can play on")

    # -- folding events ------------------------------------------------------------------------

    def apply(self, event: Event) -> None:
        """Fold one event; `RuleError` if the rules do not allow exactly this one now."""
        match event:
            case TilePlaced():
                self._apply_placed(event)
            case PointsClaimed():
                self._apply_claimed(event)
            case TileDrawn():
                self._apply_drawn(event)
            case TurnPassed():
                self._apply_passed(event)
            case LotTurned():
                self._apply_lot(event)
            case RoundDealt():
                self._apply_deal(event)
            case RoundSettled():
                self._apply_settled(event)
            case Resigned():
                self._apply_resigned(event)
            case MatchEnded():
                self._apply_ended(event)
            case MatchStarted():
                raise RuleError(Rule.NOT_NOW, "a match begins only once")
            case _:
                raise RuleError(Rule.NOT_NOW, "undoing and redoing belong to a history, not here")
        self.events.append(event)

    def _expect(self, phase: Phase, found: str) -> None:
        if self.phase is phase:
            return
        if self.phase is Phase.OVER:
            raise RuleError(Rule.MATCH_OVER, f"the match is over, yet a {found} follows")
        raise RuleError(Rule.NOT_NOW, f"a {found} cannot come here; {_DUE[self.phase]}")

    def _apply_lot(self, event: LotTurned) -> None:
        self._expect(Phase.LOT, "lot")
        if sorted(event.tiles) != [str(seat) for seat in self.candidates]:
            raise RuleError(Rule.LOT, f"this lot is between the seats {self.candidates}")
        if len(set(event.tiles.values())) < len(event.tiles):
            raise RuleError(Rule.LOT, "two seats turned up the same tile")
        leader, equal = _read_lot({int(seat): tile for seat, tile in event.tiles.items()})
        if event.leader != leader:
            raise RuleError(Rule.LOT, f"the lot's leader is {event.leader}, not {leader}")
        if leader is None:
            self.candidates = equal
        else:
            self._find_leader(leader)

    def _apply_deal(self, event: RoundDealt) -> None:
        self._expect(Phase.DEAL, "deal")
        if event.round != self.round_number + 1:
            raise RuleError(Rule.DEAL, f"this is round {self.round_number + 1}, not {event.round}")
        hands, boneyard = self._check_tiles(event)
        if event.leader != (leader := self._leader_among(hands, event.leader)):
            raise RuleError(Rule.LEADER, f"seat {leader} leads this round, not {event.leader}")
        _check_seal(event, event.key)
        must_lead = None
        if self.rules.house.lead_highest_double and event.round == 1:
            led = [tile for tile in hands[event.leader] if tile is not None]
            must_lead = max(led, key=lead_order, default=None)
        self.round_number = event.round
        self.deal = event
        self.round = Round(self.rules, event.leader, hands, boneyard, must_lead)
        self._deal_is_open = False
        self.phase = Phase.PLAY

    def _check_tiles(self, event: RoundDealt) -> tuple[list[Hand], Hand]:
        """Return hands and boneyard, None for what the viewer cannot see."""
        seats, hand_size = self.rules.seats, self.rules.hand_size
        if len(event.hands) != seats:
            raise RuleError(Rule.DEAL, f"a hand for each of {seats} seats is dealt")
        hidden = [hand for hand in (*event.hands, event.boneyard) if isinstance(hand, int)]
        # Of the round being played a seat sees its own hand alone; finished rounds are whole.
        if hidden and (
            self.viewer is None or len(hidden) != seats or isinstance(event.hands[self.viewer], int)
        ):
            raise RuleError(Rule.DEAL, "a deal names every tile that may be seen")
        hands, boneyard = [_unfold(hand) for hand in event.hands], _unfold(event.boneyard)
        rest = len(TILES) - seats * hand_size
        if any(len(hand) != hand_size for hand in hands) or len(boneyard) != rest:
            raise RuleError(Rule.DEAL, f"each hand has {hand_size} tiles, and {rest} are left over")
        named = {tile for hand in (*hands, boneyard) for tile in hand if tile is not None}
        if len(named) != (hand_size if hidden else len(TILES)):
            raise RuleError(Rule.DEAL, "a deal holds each of the 28 tiles once")
        return hands, boneyard

    def _apply_placed(self, event: TilePlaced) -> None:
        self._expect(Phase.PLAY, "placement")
        count = self.round.check_placement(event.seat, event.tile, event.at)
        if event.count != count:
            raise RuleError(Rule.COUNT, f"count {event.count}, the ends make {count}")
        if event.points != (points := self.worth(event.seat, count)):
            raise RuleError(Rule.POINTS, f"points {event.points}, a count of {count} pays {points}")
        self._place(event)

    def _place(self, event: TilePlaced) -> None:
        self.round.place(event.seat, event.tile, event.at)
        if self.round.over:
            self.phase = Phase.SETTLEMENT
        if self.rules.house.claim:
            self.claimable, self._claimed = event, ()
        elif event.points:
            self._score(self.rules.side_of[event.seat], event.points)

    def _score(self, side: int, points: Points) -> None:
        """Change a score in the middle of a round, which may decide the match."""
        self.scores[side] = exact(self.scores[side] + points)
        if self._wins_at_once(side):
            self._decide([side])

    def _check_claim(self, seat: int, claimed: int) -> Points:
        """Return the raw points of a claim that may be made now."""
        if self.phase not in _CLAIMED_IN:
            self._expect(Phase.PLAY, "claim")
        if not self.rules.house.claim:
            raise RuleError(Rule.CLAIM, "points are not claimed here")
        if self.claimable is None:
            raise RuleError(Rule.CLAIM, "there is nothing to claim")
        if not self.may_claim(seat):
            raise RuleError(Rule.CLAIM, f"seat {seat} may not claim now")
        if claimed != self.claimable.points:
            return WRONG_CLAIM
        return claimed if self._may_score(self.rules.side_of[seat], claimed) else 0

    def _apply_claimed(self, event: PointsClaimed) -> None:
        points = self._check_claim(event.seat, event.claimed)
        if event.points != points:
            raise RuleError(Rule.CLAIM, f"points {event.points}, the claim scores {points}")
        assert self.claimable is not None
        self._claimed += (event.seat,)
        if event.claimed == self.claimable.points:
            self.claimable = None
        self._score(self.rules.side_of[event.seat], points)

    def _apply_drawn(self, event: TileDrawn) -> None:
        self._expect(Phase.PLAY, "draw")
        self.round.check_draw(event.seat)
        due = self.round.boneyard[0]
        if due is None:
            # A view: only the viewer's own draws are named.
            if (event.tile is None) is (event.seat == self.viewer):
                raise RuleError(Rule.DRAW_ORDER, "a seat's view names its own draws alone")
            if event.tile is not None and self.round.knows(event.tile):
                raise RuleError(Rule.DRAW_ORDER, f"{event.tile} does not lie in the boneyard")
        elif event.tile is not due:
            raise RuleError(
                Rule.DRAW_ORDER, f"drew {event.tile}; the next tile of the boneyard is {due}"
            )
        self._draw(event)

    def _draw(self, event: TileDrawn) -> None:
        self.claimable = None
        self.round.draw(event.seat, event.tile)
        if self.round.over:
            self.phase = Phase.SETTLEMENT

    def _apply_passed(self, event: TurnPassed) -> None:
        self._expect(Phase.PLAY, "pass")
        self.round.check_pass(event.seat)
        self._pass()

    def _pass(self) -> None:
        self.claimable = None
        self.round.pass_turn()

    def _apply_settled(self, event: RoundSettled) -> None:
        self._expect(Phase.SETTLEMENT, "round's end")
        due = self._settled()
        if (event.ended, event.seat, event.left) != (due.ended, due.seat, due.left):
            raise RuleError(
                Rule.SETTLEMENT,
                f"the round ended {due.ended} by seat {due.seat} with {due.left} pips left",
            )
        if event.points != due.points:
            raise RuleError(Rule.SETTLEMENT, f"settlement {event.points}, not {due.points}")
        if event.scores != due.scores:
            raise RuleError(Rule.SCORES, f"scores {event.scores}, not {due.scores}")
        assert self.deal is not None
        _check_seal(self.deal, event.key)
        self.scores = due.scores.copy()
        self.claimable = None
        self._deal_is_open = True
        if self.rules.rule_set.match_end is MatchEnd.ONE_ROUND:
            self._decide(settle(self.rules, due.left, self.round.out).winners)
        elif not self._decided_by_scores():
            self._find_leader(self.round.out)

    def _settled(
        self, key: str | UnsetType = UNSET, number: int | UnsetType = UNSET
    ) -> RoundSettled:
        """Return the settlement that is due."""
        left, out = self.round.left(), self.round.out
        points = [
            points if points <= 0 or self._may_score(side, points) else 0
            for side, points in enumerate(settle(self.rules, left, out).points)
        ]
        return RoundSettled(
            ended=RoundEnding.BLOCKED if out is None else RoundEnding.DOMINO,
            seat=out,
            left=left,
            points=points,
            scores=[exact(have + gain) for have, gain in zip(self.scores, points, strict=True)],
            key=key,  # type: ignore[arg-type]  # known wherever one is written
            number=number,
        )

    def _apply_resigned(self, event: Resigned) -> None:
        if self.phase in (Phase.SETTLEMENT, Phase.END, Phase.OVER):
            self._expect(Phase.PLAY, "resignation")
        if event.seat >= self.rules.seats:
            raise RuleError(Rule.OUT_OF_TURN, f"there is no seat {event.seat}")
        loser = self.rules.side_of[event.seat]
        others = [side for side in range(len(self.scores)) if side != loser]
        best = max(self.scores[side] for side in others)
        self._decide([side for side in others if self.scores[side] == best])

    def _apply_ended(self, event: MatchEnded) -> None:
        self._expect(Phase.END, "match-end")
        due = self._ended()
        if event.winners != due.winners:
            raise RuleError(Rule.WINNERS, f"winners {event.winners}, not {due.winners}")
        if event.scores != due.scores:
            raise RuleError(Rule.SCORES, f"scores {event.scores}, not {due.scores}")
        if not self._deal_is_open and event.key is UNSET:
            raise RuleError(Rule.SEAL, "a match that stops mid-round gives the key of its deal")
        if self.deal is not None:
            _check_seal(self.deal, event.key)
        self._deal_is_open = True
        self.phase = Phase.OVER

    def _ended(self, key: str | UnsetType = UNSET, number: int | UnsetType = UNSET) -> MatchEnded:
        """Return the end of the match that is due."""
        assert self.winners is not None
        return MatchEnded(self.winners.copy(), self.scores.copy(), key, number)

    # -- who wins ------------------------------------------------------------------------------

    def _decide(self, winners: list[int]) -> None:
        self.winners = winners
        self.claimable = None
        self.phase = Phase.END

    def _wins_at_once(self, side: int) -> bool:
        target = self.rules.target
        return (
            self.rules.ends_at_once
            and not self.tie_break
            and target is not None
            and self.scores[side] >= target
        )

    def _decided_by_scores(self) -> bool:
        """After a settled round: whoever alone leads, at the target or in a tie-break, has won."""
        best = max(self.scores)
        if not self.tie_break and (self.rules.target is None or best < self.rules.target):
            return False
        leaders = [side for side, score in enumerate(self.scores) if score == best]
        if len(leaders) > 1:
            self.tie_break = True
            return False
        self._decide(leaders)
        return True

    def _may_score(self, side: int, points: Points) -> bool:
        """House rule ``exact_target``: what would pass the target is not scored at all.

        Where nothing is ever taken off a score, a tie-break could then never end; there it rests.
        """
        if not self.rules.house.exact_target or self.rules.target is None:
            return True
        if self.tie_break and self.rules.ends_at_once:
            return True
        return self.scores[side] + points <= self.rules.target

    # -- who leads -----------------------------------------------------------------------------

    def _find_leader(self, leader: int | None) -> None:
        """Go on to the next deal, through a lot where the rule set asks for one."""
        self._leader = leader
        by_double = self.rules.rule_set.lead is Lead.HIGHEST_DOUBLE or (
            self.rules.house.lead_highest_double and self.round_number == 0
        )
        self.candidates = []
        if leader is None and not by_double:
            self.candidates = list(range(self.rules.seats))
            self.phase = Phase.LOT
        else:
            self.phase = Phase.DEAL

    def _leader_among(self, hands: list[Hand], claimed: int = 0) -> int:
        """Return who leads the round with these hands; ``claimed`` where that cannot be seen."""
        if self._leader is not None:
            return self._leader
        known = [[tile for tile in hand if tile is not None] for hand in hands]
        if not all(known):
            return min(claimed, self.rules.seats - 1)
        best = [max(hand, key=lead_order) for hand in known]
        return best.index(max(best, key=lead_order))


def _read_lot(tiles: dict[int, Tile]) -> tuple[int | None, list[int]]:
    """Return who leads, None if that is open, and the seats with the most pips."""
    most = max(tile.pips for tile in tiles.values())
    equal = sorted(seat for seat, tile in tiles.items() if tile.pips == most)
    return (equal[0] if len(equal) == 1 else None), equal


def _unfold(hand: list[Tile] | int) -> Hand:
    return [None] * hand if isinstance(hand, int) else [*hand]


def _check_seal(deal: RoundDealt, key: str | UnsetType) -> None:
    """Check the seal of a deal once its key is known."""
    if key is UNSET:
        return
    hands = [hand for hand in deal.hands if not isinstance(hand, int)]
    boneyard = [] if isinstance(deal.boneyard, int) else deal.boneyard
    if seal(key, hands, boneyard) != deal.seal:
        raise RuleError(Rule.SEAL, "the seal does not fit the deal and its key")


_CLAIMED_IN: Final = (Phase.PLAY, Phase.SETTLEMENT)
"""Where points can be claimed: what a round's last placement is worth as well."""

_DUE: Final = {
    Phase.LOT: "a lot decides first who leads",
    Phase.DEAL: "the next round must be dealt",
    Phase.PLAY: "the round is being played",
    Phase.SETTLEMENT: "the round has ended and must be settled",
    Phase.END: "the match is decided and must end",
}
