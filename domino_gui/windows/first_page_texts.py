"""What the first page says of the matches that it offers."""

from __future__ import annotations

from datetime import datetime

from PySide6.QtCore import QCoreApplication

from domino_gui.engine.events import PlayerKind
from domino_gui.engine.match import Match
from domino_gui.game.new_match import clean_name
from domino_gui.storage.match_setup import MatchSetup, SeatSetup
from domino_gui.windows.labels import joined
from domino_gui.windows.match_setup import usual_names
from domino_gui.windows.rule_set_texts import level_name, rule_set_name, shown_points


def against(setup: MatchSetup) -> str:
    """Return what is played, and against which computers."""
    seats = setup.players[: setup.seats]
    computers = [
        _named(player, name)
        for player, name in zip(seats, usual_names(seats), strict=True)
        if player.player is PlayerKind.COMPUTER
    ]
    return f"{rule_set_name(setup.rules)}  ·  {', '.join(computers)}"


def _named(player: SeatSetup, usual: str) -> str:
    name = clean_name(player.name, usual)
    return f"{name} ({level_name(player.level)})" if player.level else name


def title(match: Match) -> str:
    """Return which rule set, which round, and how far it goes."""
    parts = [rule_set_name(match.rules.rule_set.id)]
    if match.round_number:
        text = QCoreApplication.translate("FirstPage", "Round {number}")
        parts.append(text.format(number=match.round_number))
    if match.rules.target is not None:
        text = QCoreApplication.translate("FirstPage", "first to {points}")
        parts.append(text.format(points=shown_points(match.rules.rule_set, match.rules.target)))
    return "  ·  ".join(parts)


def score_lines(match: Match) -> list[tuple[str, str]]:
    """Return each side's players, and its points as the rule set displays them."""
    shown = [shown_points(match.rules.rule_set, points) for points in match.scores]
    seats = match.started.seats
    names = [joined(seats[seat].name for seat in side) for side in match.rules.sides]
    return list(zip(names, shown, strict=True))


def last_played(changed: datetime, now: datetime) -> str:
    """Return when a match was last played; both times are local."""
    days = (now.date() - changed.date()).days
    if days == 0:
        text = QCoreApplication.translate("FirstPage", "Last played today at {time}")
    elif days == 1:
        text = QCoreApplication.translate("FirstPage", "Last played yesterday at {time}")
    else:
        text = QCoreApplication.translate("FirstPage", "Last played on {date}")
    return text.format(time=f"{changed:%H:%M}", date=f"{changed:%Y-%m-%d}")
