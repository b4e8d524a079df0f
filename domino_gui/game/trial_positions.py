"""Positions to try an opponent program in: each rule set, with two, three and four seats."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from datetime import UTC, datetime
from random import Random
from typing import Final

from domino_gui.engine.deal import ShuffledDealer
from domino_gui.engine.events import Draw, Pass, PlayerKind
from domino_gui.engine.match import Match, Phase
from domino_gui.engine.rules import RULE_SETS, RuleSetId
from domino_gui.engine.seat_view import seat_view
from domino_gui.game.new_match import match_started
from domino_gui.game.players import Turn
from domino_gui.storage.match_setup import MatchSetup, SeatSetup

SEATS: Final = (2, 3, 4)
EACH: Final = 3
"""Positions for each rule set and number of seats."""
_PLACED: Final = 6
"""Tiles that lie in the one from the middle of a round, which is not the first."""
_NAMES: Final = ("Mina", "Theo", "Sora", "Juno")
_THEN: Final = datetime(2026, 1, 1, tzinfo=UTC)


def trial_turns(rules: RuleSetId) -> Iterator[Turn]:
    """Yield `EACH` turns for every number of seats, always the same ones.

    The lead of a match, one with much to choose from later on, and one with nothing to place.
    """
    for seats in SEATS:
        for number, wanted in enumerate((_is_lead, _is_rich, _is_forced)):
            match = _first(rules, seats, wanted)
            turn = match.round.turn
            yield Turn(turn, seat_view(match.events, turn), match.legal_actions(), number)


def _is_lead(match: Match) -> bool:
    return not match.round.layout.placed


def _is_rich(match: Match) -> bool:
    several_rounds = match.round_number > 1 or match.rules.target is None
    return several_rounds and len(match.round.layout) >= _PLACED and len(match.legal_actions()) > 2


def _is_forced(match: Match) -> bool:
    return isinstance(match.legal_actions()[0], Draw | Pass)


def _first(rules: RuleSetId, seats: int, wanted: Callable[[Match], bool]) -> Match:
    """Return a match, played by chance, that is ``wanted``."""
    for seed in range(1000):
        match, rng, dealer = _begun(rules, seats), Random(seed), ShuffledDealer(seed)
        for _ in range(2):
            if match.phase in (Phase.LOT, Phase.DEAL):
                match.open_round(dealer)
            while match.phase is Phase.PLAY:
                if wanted(match):
                    return match
                match.act(match.round.turn, rng.choice(match.legal_actions()))
            if match.phase is Phase.SETTLEMENT:
                match.close_round()
    raise LookupError("no such position")


def _begun(rules: RuleSetId, seats: int) -> Match:
    player = SeatSetup(PlayerKind.COMPUTER)
    partners = RULE_SETS[rules].always_partners(seats)
    setup = MatchSetup(rules, seats, partners, (player, player, player, player))
    return Match(match_started(setup, _NAMES, _THEN))
