"""The four rule sets as data, the house rules, and the names of the rules an action can break."""

# Annotations are evaluated at once: msgspec would compile each of them as a string.

from collections.abc import Mapping
from enum import Enum, StrEnum
from types import MappingProxyType
from typing import Annotated, Final, NamedTuple

import msgspec
from msgspec import UNSET, Meta, UnsetType

from domino_gui.engine.layout import Spinners
from domino_gui.engine.tiles import TILES


class Rule(StrEnum):
    """The rule that something broke; the interface has a sentence for each."""

    MATCH_OVER = "match-over"
    NOT_NOW = "not-now"
    """Such an event cannot come at this point of a match."""
    OUT_OF_TURN = "out-of-turn"
    NOT_HELD = "not-held"
    NOT_OPEN = "not-open"
    NO_MATCH = "no-match"
    MUST_PLAY = "must-play"
    """A player who can play must play ("Shared by all four", 4)."""
    MUST_DRAW = "must-draw"
    """Only a player who finds the boneyard empty passes ("Shared by all four", 4)."""
    BONEYARD_EMPTY = "boneyard-empty"
    LEAD_HIGHEST_DOUBLE = "lead-highest-double"
    SEATS = "seats"
    OPTION = "option"
    LOT = "lot"
    LEADER = "leader"
    DEAL = "deal"
    DRAW_ORDER = "draw-order"
    COUNT = "count"
    POINTS = "points"
    CLAIM = "claim"
    """House rule ``claim``: who may claim, when, and what it scores."""
    SETTLEMENT = "settlement"
    SCORES = "scores"
    WINNERS = "winners"
    SEAL = "seal"


class RuleError(ValueError):
    """An action or event that the rules forbid. Nothing has been changed by it."""

    def __init__(self, rule: Rule, message: str) -> None:
        super().__init__(message)
        self.rule = rule


class RuleSetId(StrEnum):
    """The rule sets by their names in records."""

    ALL_FIVES = "all-fives"
    MUGGINS = "muggins"
    FIVE_UP = "five-up"
    DRAW = "draw"


class Lead(Enum):
    """How the leader of a round is found where nobody went out before it."""

    LOT = "lot"
    HIGHEST_DOUBLE = "highest-double"


class Partners(Enum):
    """Whether four seats play as two partnerships."""

    ALWAYS = "always"
    CHOSEN = "chosen"


class MatchEnd(Enum):
    """When a match is over."""

    AT_ONCE = "at-once"
    """The moment a side reaches the target."""
    AFTER_SETTLEMENT = "after-settlement"
    """After a settled round in which one side alone leads at or above the target."""
    ONE_ROUND = "one-round"


class RuleSet(NamedTuple):
    """What one rule set lays down (``rules.md``, "The four rule sets")."""

    id: RuleSetId
    spinners: Spinners
    hand_sizes: Mapping[int, int]
    """Tiles dealt to each seat, by number of seats."""
    lead: Lead
    partners: Partners
    match_end: MatchEnd
    targets: Mapping[int, int]
    """Raw points to win where each plays alone, by number of seats; empty: one round decides."""
    partners_target: int | None
    """Raw points to win for two partnerships."""
    scores_placements: bool = True
    points_shown_in: int = 1
    """Raw points that make one displayed point."""

    def always_partners(self, seats: int) -> bool:
        """Tell whether so many seats can play only as two partnerships."""
        return seats == 4 and self.partners is Partners.ALWAYS


def _by_seats(two: int, three: int, four: int) -> Mapping[int, int]:
    return MappingProxyType({2: two, 3: three, 4: four})


ALL_FIVES: Final = RuleSet(
    id=RuleSetId.ALL_FIVES,
    spinners=Spinners.FIRST,
    hand_sizes=_by_seats(9, 7, 5),
    lead=Lead.LOT,
    partners=Partners.ALWAYS,
    match_end=MatchEnd.AT_ONCE,
    targets=_by_seats(250, 200, 200),
    partners_target=200,
)
MUGGINS: Final = RuleSet(
    id=RuleSetId.MUGGINS,
    spinners=Spinners.NONE,
    hand_sizes=_by_seats(7, 5, 5),
    lead=Lead.HIGHEST_DOUBLE,
    partners=Partners.CHOSEN,
    match_end=MatchEnd.AT_ONCE,
    targets=_by_seats(250, 200, 200),
    partners_target=250,
)
FIVE_UP: Final = RuleSet(
    id=RuleSetId.FIVE_UP,
    spinners=Spinners.EVERY,
    hand_sizes=_by_seats(5, 5, 5),
    lead=Lead.LOT,
    partners=Partners.ALWAYS,
    match_end=MatchEnd.AFTER_SETTLEMENT,
    targets=_by_seats(305, 305, 305),
    partners_target=305,
    points_shown_in=5,
)
DRAW: Final = RuleSet(
    id=RuleSetId.DRAW,
    spinners=Spinners.NONE,
    hand_sizes=_by_seats(7, 5, 5),
    lead=Lead.HIGHEST_DOUBLE,
    partners=Partners.CHOSEN,
    match_end=MatchEnd.ONE_ROUND,
    targets=MappingProxyType({}),
    partners_target=None,
    scores_placements=False,
)

RULE_SETS: Final = {rules.id: rules for rules in (ALL_FIVES, MUGGINS, FIVE_UP, DRAW)}


class HouseRules(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """The house rules chosen, by their keys in records; unset means as the rule set has it."""

    hand_size: Annotated[int, Meta(ge=1)] | UnsetType = UNSET
    """Tiles dealt to each seat."""
    target: Annotated[int, Meta(gt=0)] | UnsetType = UNSET
    """Raw points to win."""
    undrawable: Annotated[int, Meta(ge=0, le=2)] = 0
    """How many of the last boneyard tiles are never drawn."""
    lead_highest_double: bool = False
    block_own_unrounded: bool = False
    exact_target: bool = False
    claim: bool = False
    """Muggins: points must be claimed, and what a player leaves unclaimed an opponent may claim."""


PARTNER_SIDES: Final = ((0, 2), (1, 3))


class Rules:
    """A rule set as one match plays it: so many seats, these sides, these house rules."""

    __slots__ = ("hand_size", "house", "rule_set", "seats", "side_of", "sides", "target")

    def __init__(
        self, rule_set: RuleSet, seats: int, *, partners: bool, house: HouseRules | None = None
    ) -> None:
        """Settle what this match plays; `RuleError` where the choices do not fit the rule set."""
        self.rule_set = rule_set
        self.seats = seats
        self.house = house = house or HouseRules()
        if seats not in (2, 3, 4):
            raise RuleError(Rule.SEATS, f"a match has 2 to 4 seats, not {seats}")
        if partners and seats != 4:
            raise RuleError(Rule.SEATS, "only four seats play as partners")
        if rule_set.always_partners(seats) and not partners:
            raise RuleError(Rule.SEATS, f"in {rule_set.id} four seats play as partners")
        self.sides = PARTNER_SIDES if partners else tuple((seat,) for seat in range(seats))
        self.side_of = tuple(
            next(side for side, members in enumerate(self.sides) if seat in members)
            for seat in range(seats)
        )
        self._refuse_options_of_other_rule_sets()
        chosen, usual = house.hand_size, rule_set.hand_sizes[seats]
        self.hand_size: int = usual if chosen is UNSET else chosen
        if seats * self.hand_size > len(TILES):
            raise RuleError(
                Rule.OPTION, f"hand_size {self.hand_size} is more than {seats} seats can hold"
            )
        chosen = house.target
        default = rule_set.partners_target if partners else rule_set.targets.get(seats)
        self.target: int | None = default if chosen is UNSET else chosen

    def _refuse_options_of_other_rule_sets(self) -> None:
        house, name = self.house, self.rule_set.id
        one_round = self.rule_set.match_end is MatchEnd.ONE_ROUND
        if one_round and house.target is not UNSET:
            raise RuleError(Rule.OPTION, f"{name} has no target")
        if one_round and house.exact_target:
            raise RuleError(Rule.OPTION, f"exact_target does not belong to {name}")
        if house.block_own_unrounded and name is not RuleSetId.MUGGINS:
            raise RuleError(Rule.OPTION, f"block_own_unrounded does not belong to {name}")
        if house.claim and not self.rule_set.scores_placements:
            raise RuleError(Rule.OPTION, f"claim does not belong to {name}")

    @property
    def partners(self) -> bool:
        """Whether seats 0 and 2 play against 1 and 3."""
        return len(self.sides) < self.seats

    @property
    def ends_at_once(self) -> bool:
        """Whether reaching the target ends the match, even mid-round."""
        return self.rule_set.match_end is MatchEnd.AT_ONCE

    @property
    def never_ends(self) -> bool:
        """Whether no score can be the target, where none may pass it (``exact_target``)."""
        if not self.house.exact_target or self.target is None:
            return False
        halves = self.rule_set.id is RuleSetId.ALL_FIVES and self.seats == 3
        in_fives = not halves and not self.house.block_own_unrounded
        return in_fives and self.target % 5 != 0

    def opponents_of(self, side: int) -> list[int]:
        """Return the seats that do not belong to ``side``."""
        return [seat for seat in range(self.seats) if self.side_of[seat] != side]
