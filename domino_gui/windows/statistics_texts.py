"""What the statistics say: shares, points and streaks, in numbers and in words."""

from __future__ import annotations

from collections.abc import Collection, Iterable
from typing import Final, NamedTuple

from PySide6.QtCore import QCoreApplication

from domino_gui.engine.rules import RULE_SETS, RuleSetId
from domino_gui.opponents.players import LEVELS
from domino_gui.storage.statistics import Figures, Form
from domino_gui.windows.interval_bar import Share
from domino_gui.windows.statistics_counts import Counts

NOTHING: Final = "–"
"""Where there is no number."""
_TOO_WIDE: Final = 0.4
"""An interval wider than this tells next to nothing: it takes some twenty matches."""


class Fact(NamedTuple):
    """A number and what it is; the note tells what it rests on, or how far it can be relied on."""

    caption: str
    value: str
    note: str = ""


def _hundredths(share: float) -> int:
    """Return a share from 0 to 1 in percent; what is not all or nothing never looks so."""
    return min(max(round(100 * share), int(share > 0)), 100 - int(share < 1))


def percent(share: float) -> str:
    """Return a share from 0 to 1 in whole percent."""
    text = QCoreApplication.translate("Statistics", "{number} %")
    return text.format(number=_hundredths(share))


def percent_range(share: Share) -> str:
    """Return the interval of a share in whole percent."""
    text = QCoreApplication.translate("Statistics", "{low} to {high} %")
    return text.format(low=_hundredths(share.low), high=_hundredths(share.high))


def decimal(value: float) -> str:
    """Return a number with one decimal and a real minus sign."""
    return f"{round(value, 1) + 0.0:.1f}".replace("-", "−")


def mark(value: float) -> str:
    """Return a number of a scale, as short as it can be."""
    return f"{round(value, 6):g}".replace("-", "−")


def points_shown(rules: RuleSetId, points: float) -> str:
    """Return raw points as a rule set displays them, with one decimal."""
    return decimal(points / RULE_SETS[rules].points_shown_in)


# -- how often somebody wins -----------------------------------------------------------------------


def share_of(figures: Figures, even: float | None = None) -> Share | None:
    """Return the win rate as it is drawn; None of no matches."""
    if figures.win_rate is None or figures.win_low is None or figures.win_high is None:
        return None
    return Share(figures.win_rate, figures.win_low, figures.win_high, even)


def even_share(forms: list[Form]) -> float | None:
    """Return what each side would win if all were equal; None where tables differ in that."""
    sides = {2 if form.partners else form.seats for form in forms}
    return 1 / sides.pop() if len(sides) == 1 else None


def won_text(share: Share) -> str:
    """Return the win rate with its interval, in a sentence."""
    text = QCoreApplication.translate("Statistics", "{rate} % won, between {low} and {high} %")
    rate, low, high = (_hundredths(each) for each in (share.value, share.low, share.high))
    return text.format(rate=rate, low=low, high=high)


def bar_text(share: Share) -> str:
    """Return everything that a bar shows, in words."""
    if share.even is None:
        return won_text(share)
    text = QCoreApplication.translate("Statistics", "{won}; an even share is {even}")
    return text.format(won=won_text(share), even=percent(share.even))


def out_of_text(figures: Figures) -> str:
    """Return how many matches were won of how many."""
    return Counts().won(f"{figures.won:.1f}".removesuffix(".0"), figures.matches)


def verdict(share: Share, matches: int) -> str:
    """Return what may be concluded from the win rate, and what may not."""
    if share.high - share.low > _TOO_WIDE:
        text = Counts().too_early(matches)
    elif share.even is None:
        text = QCoreApplication.translate(
            "Statistics", "The true rate lies within the whiskers 19 times in 20."
        )
    elif share.low > share.even:
        text = QCoreApplication.translate(
            "Statistics", "More than an even share of {even}, and hardly by luck alone."
        )
    elif share.high < share.even:
        text = QCoreApplication.translate(
            "Statistics", "Less than an even share of {even}, and hardly by bad luck alone."
        )
    else:
        text = QCoreApplication.translate(
            "Statistics", "Not yet to be told apart from an even share of {even}."
        )
    return text.format(even=percent(share.even or 0))


# -- the other figures -----------------------------------------------------------------------------


def streak(number: int) -> str:
    """Return matches won (above 0) or lost (below) one after another."""
    return Counts().streak(number) or NOTHING


def points_per_round(figures: Figures, rules: RuleSetId | None) -> str:
    """Return displayed points; none of several rule sets (None), whose points differ in worth."""
    if rules is None or figures.points_per_round is None:
        return NOTHING
    return points_shown(rules, figures.points_per_round)


def points_range(figures: Figures, rules: RuleSetId | None) -> str:
    """Return the interval of points per round, as short as can be; empty if it cannot be told."""
    text = QCoreApplication.translate("Statistics", "{low} to {high}")
    return _bounds(text, figures, rules)


def points_between(figures: Figures, rules: RuleSetId | None) -> str:
    """Return the interval of points per round in words; empty if it cannot be told."""
    text = QCoreApplication.translate("Statistics", "between {low} and {high}")
    return _bounds(text, figures, rules)


def _bounds(text: str, figures: Figures, rules: RuleSetId | None) -> str:
    """Return ``text`` with the ends of the interval of points per round."""
    if rules is None or figures.points_low is None or figures.points_high is None:
        return ""
    low, high = (points_shown(rules, each) for each in (figures.points_low, figures.points_high))
    return text.format(low=low, high=high)


def points_per_placement(figures: Figures, rules: RuleSetId | None) -> str:
    """Return displayed points of a placement; none in Draw, where placements pay nothing."""
    if rules is None or not all_pay([rules]) or figures.points_per_placement is None:
        return NOTHING
    return points_shown(rules, figures.points_per_placement)


def scoring_share(figures: Figures, *, pays: bool) -> str:
    """Return the share of placements that paid; none with those of Draw, which never do."""
    if not pays or figures.scoring_share is None:
        return NOTHING
    return percent(figures.scoring_share)


def best_count(figures: Figures) -> str:
    """Return the highest count that paid."""
    return str(figures.best_count or NOTHING)


def all_pay(played: Iterable[RuleSetId]) -> bool:
    """Tell whether placements can pay in all of these rule sets."""
    return all(RULE_SETS[rules].scores_placements for rules in played)


def rounds_text(figures: Figures) -> str:
    """Return how many rounds were played."""
    return Counts().rounds(figures.rounds)


def only(played: Collection[RuleSetId]) -> RuleSetId | None:
    """Return the rule set that alone was played; None of several."""
    return next(iter(played)) if len(played) == 1 else None


def facts(figures: Figures, played: Collection[RuleSetId]) -> list[Fact]:
    """Return all but the win rate, as far as it can be told of these rule sets together."""
    rules, pays, apart = only(played), all_pay(played), ""
    if rules is None:
        apart = QCoreApplication.translate("Statistics", "see by rule set")
    of = Counts().of_placements(figures.placements) if pays else apart
    return [
        Fact(captions().matches, str(figures.matches), rounds_text(figures)),
        Fact(
            captions().per_round,
            points_per_round(figures, rules),
            points_range(figures, rules) or apart,
        ),
        Fact(captions().per_placement, points_per_placement(figures, rules), apart),
        Fact(captions().scoring, scoring_share(figures, pays=pays), of),
        Fact(captions().best, best_count(figures)),
        Fact(captions().longest, streak(figures.longest_streak)),
        Fact(captions().current, streak(figures.current_streak)),
        Fact(captions().given_up, str(figures.given_up)),
    ]


class Captions(NamedTuple):
    """What the figures are called."""

    matches: str
    rounds: str
    won: str
    interval: str
    per_round: str
    per_placement: str
    scoring: str
    best: str
    longest: str
    current: str
    given_up: str


def captions() -> Captions:
    """Return what the figures are called in the language of now."""
    return Captions(
        matches=QCoreApplication.translate("Statistics", "Matches"),
        rounds=QCoreApplication.translate("Statistics", "Rounds"),
        won=QCoreApplication.translate("Statistics", "Won"),
        interval=QCoreApplication.translate("Statistics", "95 % interval"),
        per_round=QCoreApplication.translate("Statistics", "Points per round"),
        per_placement=QCoreApplication.translate("Statistics", "Points per placement"),
        scoring=QCoreApplication.translate("Statistics", "Scoring placements"),
        best=QCoreApplication.translate("Statistics", "Best count"),
        longest=QCoreApplication.translate("Statistics", "Longest streak"),
        current=QCoreApplication.translate("Statistics", "Current streak"),
        given_up=QCoreApplication.translate("Statistics", "Given up"),
    )


def from_to() -> str:
    """Return the title over intervals in a table."""
    return QCoreApplication.translate("Statistics", "Between")


# -- tables ------------------------------------------------------------------------------


def by_strength(levels: Iterable[str]) -> list[str]:
    """Return levels from the weakest to the strongest, then those that we do not know."""
    known = [*LEVELS]
    return sorted(levels, key=lambda level: known.index(level) if level in known else len(known))


def form_name(form: Form) -> str:
    """Return how many play, and whether as partners."""
    if form.partners:
        return QCoreApplication.translate("Statistics", "4 players, two partnerships")
    return Counts().players(form.seats)
