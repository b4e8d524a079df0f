"""The rules in short, for the rule set and house rules of one match."""

from __future__ import annotations

from typing import Final, NamedTuple

from msgspec import UNSET
from PySide6.QtCore import QCoreApplication

from domino_gui.engine.rules import Rules, RuleSetId
from domino_gui.windows.rule_set_texts import shown_points


class Chapter(NamedTuple):
    """A heading and its paragraphs, plain text."""

    title: str
    paragraphs: list[str]


COUNTING: Final = 2
"""The chapter on the points for a tile, counted from 0."""


def chapters(rules: Rules) -> list[Chapter]:
    """Return the rules as ``rules`` has them, house rules last."""
    found = [
        Chapter(QCoreApplication.translate("RuleBook", "A turn"), _turn()),
        Chapter(QCoreApplication.translate("RuleBook", "Doubles and open ends"), _doubles(rules)),
        Chapter(QCoreApplication.translate("RuleBook", "Points for a tile"), _points(rules)),
        Chapter(QCoreApplication.translate("RuleBook", "Who leads"), _lead(rules)),
        Chapter(QCoreApplication.translate("RuleBook", "The end of a round"), _round_end(rules)),
        Chapter(QCoreApplication.translate("RuleBook", "The end of the match"), _match_end(rules)),
    ]
    if house := house_rules(rules):
        found.append(Chapter(QCoreApplication.translate("RuleBook", "House rules"), house))
    return found


def _turn() -> list[str]:
    return [
        QCoreApplication.translate(
            "RuleBook",
            "A tile is attached to an open end that shows one of its numbers. Whoever can play"
            " must play.",
        ),
        QCoreApplication.translate(
            "RuleBook",
            "Whoever cannot play draws from the boneyard, one tile at a time. The first tile that"
            " fits stops the drawing and must be played at once. Only a player who cannot play"
            " and finds the boneyard empty passes.",
        ),
    ]


def _doubles(rules: Rules) -> list[str]:
    crosswise = QCoreApplication.translate(
        "RuleBook", "Doubles are laid crosswise, and the line goes on from their long sides."
    )
    spinner = {
        RuleSetId.ALL_FIVES: QCoreApplication.translate(
            "RuleBook",
            "The first double placed in a round is the spinner, the only one. Once both its long"
            " sides are covered, its two short ends open, and branches grow from them.",
        ),
        RuleSetId.FIVE_UP: QCoreApplication.translate(
            "RuleBook",
            "Every double is a spinner. Once both its long sides are covered, its two short ends"
            " open, and branches grow from them.",
        ),
    }.get(
        rules.rule_set.id,
        QCoreApplication.translate(
            "RuleBook", "There is no spinner: the line always has exactly two ends."
        ),
    )
    return [crosswise, spinner]


def _points(rules: Rules) -> list[str]:
    if rules.rule_set.id is RuleSetId.DRAW:
        return [QCoreApplication.translate("RuleBook", "Placing a tile scores nothing.")]
    texts = [
        QCoreApplication.translate(
            "RuleBook",
            "After every placement, the first and the last included, the scoring ends are added"
            " up. If the sum is 5, 10, 15 or a further multiple of five, it scores that many"
            " points.",
        ),
        QCoreApplication.translate(
            "RuleBook",
            "A double at an end counts both its halves. A double with both long sides covered"
            " adds nothing, nor does a branch that has not begun; a branch that has begun adds"
            " its outer end.",
        )
        if rules.rule_set.id is not RuleSetId.MUGGINS
        else QCoreApplication.translate(
            "RuleBook",
            "A double at an end counts both its halves. A double with both long sides covered"
            " adds nothing.",
        ),
    ]
    if rules.rule_set.points_shown_in > 1:
        texts.append(
            QCoreApplication.translate(
                "RuleBook", "Five pips make one point on the score sheet: a sum of 15 scores 3."
            )
        )
    return texts


def _lead(rules: Rules) -> list[str]:
    by_lot = QCoreApplication.translate(
        "RuleBook",
        "A lot decides who leads the first round: the tile with most pips wins it. Afterwards"
        " whoever went out leads, and after a blocked round the lot decides again. Any tile may"
        " be led.",
    )
    by_double = QCoreApplication.translate(
        "RuleBook",
        "Whoever holds the highest double leads the first round, with any tile. Afterwards"
        " whoever went out leads, and after a blocked round the highest double decides again.",
    )
    one_round = QCoreApplication.translate(
        "RuleBook", "Whoever holds the highest double leads, with any tile."
    )
    return [
        {RuleSetId.MUGGINS: by_double, RuleSetId.DRAW: one_round}.get(rules.rule_set.id, by_lot)
    ]


def _round_end(rules: Rules) -> list[str]:
    ends = QCoreApplication.translate(
        "RuleBook",
        "A round ends when somebody plays their last tile, or when it is blocked: the boneyard is"
        " empty and nobody can play.",
    )
    rounding = QCoreApplication.translate(
        "RuleBook", "Rounding goes to the nearest five: 12 gives 10, 13 gives 15."
    )
    match rules.rule_set.id:
        case RuleSetId.ALL_FIVES:
            pays = [
                QCoreApplication.translate(
                    "RuleBook",
                    "Whoever goes out scores the pips in all the opponents' hands, added up and"
                    " then rounded once.",
                ),
                QCoreApplication.translate(
                    "RuleBook",
                    "In a blocked round the side with the fewest pips scores the same way; its"
                    " own pips are not subtracted. If the fewest are equal nobody scores; of"
                    " three players, two equal ones share the rounded pips of the third.",
                ),
                rounding,
            ]
        case RuleSetId.MUGGINS:
            pays = [
                QCoreApplication.translate(
                    "RuleBook",
                    "Whoever goes out scores the pips in the opponents' hands, each hand rounded"
                    " by itself.",
                ),
                QCoreApplication.translate(
                    "RuleBook",
                    "In a blocked round the side with the fewest pips scores the opponents'"
                    " rounded hands less its own, but never below 0. If the fewest are equal"
                    " nobody scores.",
                ),
                rounding,
            ]
        case RuleSetId.FIVE_UP:
            pays = [
                QCoreApplication.translate(
                    "RuleBook",
                    "Going out scores nothing. Every player loses what is left in their own hand,"
                    " each hand rounded by itself, partners too; scores may fall below zero.",
                ),
                rounding,
            ]
        case _:
            pays = [
                QCoreApplication.translate(
                    "RuleBook",
                    "Whoever goes out scores the pips in the opponents' hands. In a blocked round"
                    " the player with the fewest pips does; equal lowest hands on different sides"
                    " make a drawn game.",
                )
            ]
    return [ends, *pays]


def _match_end(rules: Rules) -> list[str]:
    if rules.target is None:
        return [QCoreApplication.translate("RuleBook", "One round decides the match.")]
    target = shown_points(rules.rule_set, rules.target)
    if rules.ends_at_once:
        text = QCoreApplication.translate(
            "RuleBook",
            "Whoever reaches {target} points wins at once, even in the middle of a round.",
        )
    else:
        text = QCoreApplication.translate(
            "RuleBook",
            "After a settled round, whoever alone has the highest score of {target} or more wins."
            " If the highest are equal, further rounds are played until one side alone leads.",
        )
    return [text.format(target=target)]


def house_rules(rules: Rules) -> list[str]:
    """Return a line for each house rule that is chosen."""
    house, lines = rules.house, []
    if house.hand_size is not UNSET:
        text = QCoreApplication.translate("RuleBook", "Tiles in a hand: {number}")
        lines.append(text.format(number=rules.hand_size))
    if house.target is not UNSET and rules.target is not None:
        text = QCoreApplication.translate("RuleBook", "Points to win: {number}")
        lines.append(text.format(number=shown_points(rules.rule_set, rules.target)))
    if house.undrawable == 1:
        lines.append(
            QCoreApplication.translate(
                "RuleBook", "The last tile of the boneyard is never drawn: it counts as empty then."
            )
        )
    elif house.undrawable:
        lines.append(
            QCoreApplication.translate(
                "RuleBook",
                "The last two tiles of the boneyard are never drawn: it counts as empty then.",
            )
        )
    if house.lead_highest_double:
        lines.append(
            QCoreApplication.translate(
                "RuleBook",
                "Whoever holds the highest double leads the first round, and must lead it.",
            )
        )
    if house.exact_target:
        lines.append(
            QCoreApplication.translate(
                "RuleBook", "Points that would pass the target do not score at all."
            )
        )
    if house.block_own_unrounded:
        lines.append(
            QCoreApplication.translate(
                "RuleBook", "A blocked round subtracts the winner's own pips unrounded."
            )
        )
    return lines
