"""What may be chosen for a new match, and the match event that comes of a choice."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime
from typing import Final

from msgspec.structs import replace
from PySide6.QtCore import QCoreApplication

from domino_gui.engine.events import MatchStarted, PlayerKind
from domino_gui.engine.rules import RULE_SETS, HouseRules, RuleSetId
from domino_gui.game import new_match
from domino_gui.storage.match_setup import MatchSetup, SeatSetup
from domino_gui.storage.programs import free_name
from domino_gui.windows.play_options import Watch


def seatings(rules: RuleSetId) -> list[tuple[int, bool]]:
    """Return the numbers of seats that a rule set is played with, each with or without partners."""
    four = [(4, True)] if RULE_SETS[rules].always_partners(4) else [(4, False), (4, True)]
    return [(2, False), (3, False), *four]


def usual_names(players: Sequence[SeatSetup]) -> list[str]:
    """Return what the seats are called unless somebody names them.

    Another's program is called by its own name, with a number where it plays on several seats.
    """
    alone = [player.player for player in players].count(PlayerKind.HUMAN) == 1
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
    names: list[str] = []
    for seat, player in enumerate(players):
        if player.player is PlayerKind.HUMAN:
            names.append(you if alone else person.format(number=seat + 1))
        elif player.program:
            names.append(free_name(player.program, names))
        else:
            names.append(next(computers))
    return names


def match_started(setup: MatchSetup, now: datetime) -> MatchStarted:
    """Return the event that begins the match; ``now`` has its time zone."""
    return new_match.match_started(setup, usual_names(setup.players[: setup.seats]), now)


def watched(watch: Watch) -> MatchSetup:
    """Return a match between computers; four play as partners where they have to."""
    player = SeatSetup(level=watch.level)
    return MatchSetup(
        rules=watch.rules,
        seats=watch.seats,
        partners=RULE_SETS[watch.rules].always_partners(watch.seats),
        players=(player, player, player, player),
    )


LEARNING: Final = MatchSetup(
    players=(SeatSetup(PlayerKind.HUMAN), SeatSetup(level="beginner"), SeatSetup(), SeatSetup())
)
"""An easy match of All Fives, to learn to count in."""


def against_computers(setup: MatchSetup) -> MatchSetup:
    """Return a match for one person that is as near as can be to what was chosen last."""
    seats = people(setup)
    if len(seats) == 1:
        return setup
    person = seats[0] if seats else 0
    players = [
        replace(player, player=PlayerKind.HUMAN)
        if seat == person
        else replace(player, player=PlayerKind.COMPUTER, name="")
        if player.player is PlayerKind.HUMAN
        else player
        for seat, player in enumerate(setup.players)
    ]
    if not seats:
        players[0] = SeatSetup(PlayerKind.HUMAN, players[0].level)
    return replace(setup, players=_four(players))


def around_one_machine(setup: MatchSetup) -> MatchSetup:
    """Return a match for several people that is as near as can be to what was chosen last."""
    seats = people(setup)
    if len(seats) > 1:
        return setup
    one = setup.players[seats[0]] if seats else SeatSetup(PlayerKind.HUMAN)
    players = (one, SeatSetup(PlayerKind.HUMAN), *setup.players[2:])
    two = replace(setup, seats=2, partners=False, players=_four(players))
    return two if two.is_playable else replace(two, house=HouseRules())


def people(setup: MatchSetup) -> list[int]:
    """Return the seats on which people are to sit."""
    return [
        seat
        for seat, player in enumerate(setup.players[: setup.seats])
        if player.player is PlayerKind.HUMAN
    ]


def a_seat_on(setup: MatchSetup) -> MatchSetup:
    """Return the same match with everybody a seat further on: partners stay partners."""
    sitting = setup.players[: setup.seats]
    return replace(
        setup, players=_four((sitting[-1], *sitting[:-1], *setup.players[setup.seats :]))
    )


def _four(players: Sequence[SeatSetup]) -> tuple[SeatSetup, SeatSetup, SeatSetup, SeatSetup]:
    one, two, three, four = players
    return one, two, three, four


def setup_of(started: MatchStarted) -> MatchSetup:
    """Return the choices that lead to a match like this one: a rematch."""
    players = [
        SeatSetup(
            seat.player,
            seat.level or ("" if seat.program else SeatSetup().level),
            seat.name,
            seat.program or "",
        )
        for seat in started.seats
    ]
    players += [SeatSetup()] * (4 - len(players))
    return MatchSetup(
        rules=started.rules,
        seats=len(started.seats),
        partners=len(started.sides) < len(started.seats),
        players=_four(players),
        house=started.options,
    )
