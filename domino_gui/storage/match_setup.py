"""What a person chooses for a new match; kept, so that the last choice is offered again."""

# Annotations are evaluated at once: msgspec would compile each of them as a string.

from typing import Annotated, Final

import msgspec
from msgspec import Meta

from domino_gui.engine.events import PlayerKind
from domino_gui.engine.rules import RULE_SETS, HouseRules, RuleError, Rules, RuleSetId

NAME_LENGTH: Final = 64
"""The longest name that a record may hold, in characters."""

Text = Annotated[str, Meta(max_length=NAME_LENGTH)]


class SeatSetup(msgspec.Struct, frozen=True, omit_defaults=True):
    """Who is to sit on a seat."""

    player: PlayerKind = PlayerKind.COMPUTER
    level: Text = "casual"
    """A computer's level; kept for a person, in case a computer takes the seat again. Empty, where
    another's program plays whose levels are not known, for its strongest."""
    name: Text = ""
    """Empty for the usual name, which depends on the language."""
    program: Text = ""
    """Another's program that plays at that level, by its name; empty for ours."""


class MatchSetup(msgspec.Struct, frozen=True, omit_defaults=True):
    """A match to be played; always four seats, of which the first ``seats`` are used."""

    rules: RuleSetId = RuleSetId.ALL_FIVES
    seats: int = 2
    partners: bool = False
    players: tuple[SeatSetup, SeatSetup, SeatSetup, SeatSetup] = (
        SeatSetup(PlayerKind.HUMAN),
        SeatSetup(),
        SeatSetup(),
        SeatSetup(),
    )
    house: HouseRules = HouseRules()

    @property
    def played_by(self) -> Rules:
        """The rules that the match is played by; `RuleError` where nobody can play so."""
        return Rules(RULE_SETS[self.rules], self.seats, partners=self.partners, house=self.house)

    @property
    def is_playable(self) -> bool:
        """Tell whether the rules allow these choices together; a kept file may hold others."""
        try:
            return not self.played_by.never_ends
        except RuleError:
            return False
