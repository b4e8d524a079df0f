"""What may be chosen for a new match, and the match event that comes of a choice."""

from __future__ import annotations

from datetime import datetime

from msgspec import UNSET
from PySide6.QtCore import QCoreApplication

from domino_gui.engine.events import FORMAT, MatchStarted, PlayerKind, SeatInfo
from domino_gui.engine.rules import PARTNER_SIDES, RULE_SETS, Partners, RuleSetId
from domino_gui.storage.match_setup import MatchSetup, SeatSetup
from domino_gui.windows.play_options import Watch


def seatings(rules: RuleSetId) -> list[tuple[int, bool]]:
    """Return the numbers of seats that a rule set is played with, each with or without partners."""
    four = [(4, True)] if RULE_SETS[rules].partners is Partners.ALWAYS else [(4, False), (4, True)]
    return [(2, False), (3, False), *four]


def usual_names(players: list[PlayerKind]) -> list[str]:
    """Return what the seats are called unless somebody names them."""
    alone = players.count(PlayerKind.HUMAN) == 1
    computers = iter(
        [
            QCoreApplication.translate("Names", "Mina"),
            QCoreApplication.translate("Names", "Theo"),
            QCoreApplication.translate("Names", "Sora"),
            QCoreApplication.translate("Names", "Juno"),
        ]
    )
    person = QCoreApplication.translate("Names", "Player {number}")
    you = QCoreApplication.translate("Names", "You")
    return [
        next(computers)
        if player is PlayerKind.COMPUTER
        else (you if alone else person.format(number=seat + 1))
        for seat, player in enumerate(players)
    ]


def match_started(setup: MatchSetup, now: datetime) -> MatchStarted:
    """Return the event that begins the match; ``now`` has its time zone."""
    players = setup.players[: setup.seats]
    usual = usual_names([player.player for player in players])
    sides = PARTNER_SIDES if setup.partners else tuple((seat,) for seat in range(setup.seats))
    return MatchStarted(
        format=FORMAT,
        rules=setup.rules,
        options=setup.house,
        seats=[
            SeatInfo(
                name=player.name.strip() or name,
                player=player.player,
                level=player.level if player.player is PlayerKind.COMPUTER else UNSET,
            )
            for player, name in zip(players, usual, strict=True)
        ],
        sides=[[*side] for side in sides],
        started=now.isoformat(timespec="seconds"),
    )


def watched(watch: Watch) -> MatchSetup:
    """Return a match between computers; four play as partners where they have to."""
    player = SeatSetup(level=watch.level)
    return MatchSetup(
        rules=watch.rules,
        seats=watch.seats,
        partners=watch.seats == 4 and RULE_SETS[watch.rules].partners is Partners.ALWAYS,
        players=(player, player, player, player),
    )


def setup_of(started: MatchStarted) -> MatchSetup:
    """Return the choices that lead to a match like this one: a rematch."""
    players = [
        SeatSetup(seat.player, seat.level or SeatSetup().level, seat.name) for seat in started.seats
    ]
    players += [SeatSetup()] * (4 - len(players))
    return MatchSetup(
        rules=started.rules,
        seats=len(started.seats),
        partners=len(started.sides) < len(started.seats),
        players=(players[0], players[1], players[2], players[3]),
        house=started.options,
    )
