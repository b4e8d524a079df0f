"""What stands in the tables of statistics, from the figures of each rule set, opponent, month."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from domino_gui.engine.rules import RuleSetId
from domino_gui.storage.statistics import Figures
from domino_gui.windows import statistics_texts as texts
from domino_gui.windows.interval_bar import Share
from domino_gui.windows.statistics_table import Cell, Content


class Group(NamedTuple):
    """Some of the matches: what they have in common, and their figures."""

    name: str
    figures: Figures
    rules: RuleSetId | None
    """The only rule set among them; None of several, whose points are not put together."""
    even: float | None = None
    """What an even share would be, where that is known."""
    pays: bool = True
    """Whether placements pay in all rule sets among them."""

    @property
    def share(self) -> Share:
        """The win rate as it is drawn."""
        share = texts.share_of(self.figures, self.even)
        assert share is not None  # there is no group of no matches
        return share


def comparison(title: str, groups: Sequence[Group]) -> Content:
    """Return the table that compares groups, a drawn bar in each row; ``title`` is what they are.

    Points have a column only where each group has a rule set of its own to tell them by.
    """
    words, with_points = texts.captions(), all(group.rules is not None for group in groups)
    columns = [title, words.matches, words.won, words.interval, texts.from_to()]
    if with_points:
        columns += [words.per_round, texts.from_to(), words.per_placement]
    columns += [words.scoring, words.best, words.longest]
    return Content(
        titles=tuple(columns),
        rows=[_row(group, with_points=with_points) for group in groups],
        told=[texts.bar_text(group.share) for group in groups],
    )


def _row(group: Group, *, with_points: bool) -> tuple[Cell, ...]:
    figures, rules, share = group.figures, group.rules, group.share
    points: list[Cell] = [
        texts.points_per_round(figures, rules),
        texts.points_range(figures, rules),
        texts.points_per_placement(figures, rules),
    ]
    return (
        group.name,
        str(figures.matches),
        texts.percent(share.value),
        share,
        texts.percent_range(share),
        *(points if with_points else []),
        texts.scoring_share(figures, pays=group.pays),
        texts.best_count(figures),
        texts.streak(figures.longest_streak),
    )


def shares_in_time(title: str, groups: Sequence[Group]) -> Content:
    """Return the table beside the chart of win rates; ``title`` is what the periods are."""
    words = texts.captions()
    return Content(
        (title, words.matches, words.won, texts.from_to()),
        [
            (
                group.name,
                str(group.figures.matches),
                texts.percent(group.share.value),
                texts.percent_range(group.share),
            )
            for group in groups
        ],
    )


def points_in_time(title: str, groups: Sequence[Group]) -> Content:
    """Return the table beside the chart of points per round."""
    words = texts.captions()
    return Content(
        (title, words.rounds, words.per_round, texts.from_to()),
        [
            (
                group.name,
                str(group.figures.rounds),
                texts.points_per_round(group.figures, group.rules),
                texts.points_range(group.figures, group.rules),
            )
            for group in groups
        ],
    )
