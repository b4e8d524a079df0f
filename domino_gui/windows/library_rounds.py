"""A match in words, round by round: how each ended, what it paid, how the scores stood."""

# Annotations are evaluated at once: NamedTuple would compile each of them as a string.

from collections.abc import Sequence
from typing import NamedTuple

from PySide6.QtCore import QCoreApplication

from domino_gui.engine.events import MatchEnded, Resigned, RoundDealt, RoundEnding, RoundSettled
from domino_gui.engine.match import Match
from domino_gui.engine.rules import Rules
from domino_gui.windows.rule_set_texts import shown_points, signed_points
from domino_gui.windows.score_panel import side_names
from domino_gui.windows.settlement_texts import figures, remark


class RoundWords(NamedTuple):
    """What there is to say of one round."""

    title: str
    """Which round, and how it ended."""
    lines: tuple[str, ...]


def rounds(match: Match) -> list[RoundWords]:
    """Return the words for each round that was dealt, the first first."""
    told: list[RoundWords] = []
    names = side_names(match)
    number, is_open, resigned = 0, False, ""
    for event in match.events:
        if isinstance(event, RoundDealt):
            number, is_open = event.round, True
        elif isinstance(event, RoundSettled):
            is_open = False
            told.append(_settled(match, number, event, names))
        elif isinstance(event, Resigned):
            resigned = match.started.seats[event.seat].name
        elif isinstance(event, MatchEnded) and (is_open or resigned):
            told.append(_ended(match, number, event, names, resigned))
            is_open = False
    if is_open:
        how = QCoreApplication.translate("LibraryRounds", "being played")
        told.append(RoundWords(_title(number, how), (_scores(match.rules, names, match.scores),)))
    return told


def _title(number: int, how: str) -> str:
    text = QCoreApplication.translate("LibraryRounds", "Round {number}: {how}")
    return text.format(number=number, how=how)


def _settled(match: Match, number: int, settled: RoundSettled, names: list[str]) -> RoundWords:
    rules = match.rules
    if settled.ended is RoundEnding.BLOCKED or settled.seat is None:
        how = QCoreApplication.translate("LibraryRounds", "blocked")
    else:
        how = QCoreApplication.translate("LibraryRounds", "{name} went out")
        how = how.format(name=match.started.seats[settled.seat].name)
    lines = []
    for name, reckoned, points in zip(names, figures(rules, settled), settled.points, strict=True):
        if reckoned:
            paid = signed_points(rules.rule_set, points)
            # Where pips are not points, the figures end with them; and no 0 is said twice.
            told = rules.rule_set.points_shown_in != 1 or reckoned.endswith(f" {paid}")
            lines.append(f"{name}: {reckoned}" + ("" if told else f"  ({paid})"))
    lines += filter(None, [remark(rules, settled), _scores(rules, names, settled.scores)])
    return RoundWords(_title(number, how), tuple(lines))


def _ended(
    match: Match, number: int, ended: MatchEnded, names: list[str], resigned: str
) -> RoundWords:
    """Return what is said of a round that was never settled."""
    rules = match.rules
    if resigned:
        how = QCoreApplication.translate("LibraryRounds", "{name} gave up").format(name=resigned)
    else:
        how = QCoreApplication.translate("LibraryRounds", "{name} reached {points}")
        how = how.format(
            name=", ".join(names[side] for side in ended.winners),
            points=shown_points(rules.rule_set, rules.target or 0),
        )
    return RoundWords(_title(number, how), (_scores(rules, names, ended.scores),))


def _scores(rules: Rules, names: list[str], scores: Sequence[int | float]) -> str:
    return ", ".join(
        f"{name}\N{NO-BREAK SPACE}{shown_points(rules.rule_set, score)}"
        for name, score in zip(names, scores, strict=True)
    )
