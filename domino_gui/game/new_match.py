"""From what was chosen for a match to its first event and the players at its table."""

from __future__ import annotations

import unicodedata
from collections.abc import Mapping, Sequence
from datetime import datetime
from typing import Final

from msgspec import UNSET

from domino_gui.engine.events import FORMAT, MatchStarted, PlayerKind, SeatInfo
from domino_gui.engine.rules import RULE_SETS, Rules
from domino_gui.game.computer import BUDGET_MS, Computer
from domino_gui.game.players import Human, Player
from domino_gui.storage.match_setup import NAME_LENGTH, MatchSetup, SeatSetup

PACE_MS: Final = {"slow": 1600, "normal": 800, "fast": 250, "off": 0, "max": 0}
"""Milliseconds between two moves, by the names of paces in preferences and commands."""

_UNSEEN: Final = {"Cc", "Cs", "Co", "Cn", "Zl", "Zp"}
"""Kinds of characters that no name is made of: controls, halves of pairs, line ends, strangers."""
_MISLEADING: Final = set(
    # They turn the direction of the text around a name as well; the last four are letters that
    # show nothing.
    "\u061c\u200e\u200f\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069"
    "\u115f\u1160\u3164\uffa0"
)


def clean_name(name: str, default: str) -> str:
    """Return a name fit for record and screen: one line, at most 64 characters, never empty."""
    kept = "".join(
        " " if char.isspace() else char
        for char in unicodedata.normalize("NFC", name)
        if char.isspace() or not (unicodedata.category(char) in _UNSEEN or char in _MISLEADING)
    )
    kept = " ".join(kept.split())[:NAME_LENGTH].rstrip()
    shows = any(unicodedata.category(char)[0] in "LNPS" for char in kept)
    return kept if shows else default


def match_started(setup: MatchSetup, names: Sequence[str], now: datetime) -> MatchStarted:
    """Return the event that begins the match; `RuleError` where nobody can play so.

    ``names`` are the usual names of the seats, in the language spoken; ``now`` has its time zone.
    """
    rule_set, seats = RULE_SETS[setup.rules], setup.seats
    rules = Rules(rule_set, seats, partners=setup.partners, house=setup.house)
    return MatchStarted(
        format=FORMAT,
        rules=setup.rules,
        options=setup.house,
        seats=[
            SeatInfo(
                name=clean_name(player.name, default),
                player=player.player,
                level=player.level if player.player is PlayerKind.COMPUTER else UNSET,
            )
            for player, default in zip(setup.players[:seats], names, strict=False)
        ],
        sides=[[*side] for side in rules.sides],
        started=now.isoformat(timespec="seconds"),
    )


def seat_players(
    started: MatchStarted,
    *,
    programs: Mapping[str, Sequence[str]] | None = None,
    budget_ms: int = BUDGET_MS,
) -> list[Player]:
    """Return who plays on each seat of a match that begins or goes on.

    ``programs`` are the commands of other opponent programs that a person has added, by name. What
    a record calls a program is only ever looked up there, for a record is not trusted: where it
    is unknown, our own program plays.
    """
    known = programs or {}
    players: list[Player] = []
    for seat in started.seats:
        if seat.player is PlayerKind.HUMAN:
            players.append(Human())
            continue
        level = SeatSetup().level if seat.level is UNSET else seat.level
        command = None if seat.program is UNSET else known.get(seat.program)
        players.append(Computer(level, program=command, budget_ms=budget_ms))
    return players
