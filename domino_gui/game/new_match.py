"""From what was chosen for a match to its first event."""

from __future__ import annotations

import unicodedata
from collections.abc import Sequence
from datetime import datetime
from typing import Final

from msgspec import UNSET

from domino_gui.engine.events import FORMAT, MatchStarted, PlayerKind, SeatInfo
from domino_gui.engine.rules import RULE_SETS, Rules
from domino_gui.storage.match_setup import NAME_LENGTH, MatchSetup, SeatSetup

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
            _seat(player, clean_name(player.name, default))
            for player, default in zip(setup.players[:seats], names, strict=False)
        ],
        sides=[[*side] for side in rules.sides],
        started=now.isoformat(timespec="seconds"),
    )


def _seat(player: SeatSetup, name: str) -> SeatInfo:
    if player.player is PlayerKind.HUMAN:
        return SeatInfo(name, player.player)
    return SeatInfo(name, player.player, player.level or UNSET, player.program or UNSET)
