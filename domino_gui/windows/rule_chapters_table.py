"""Chapters of the rule book on the table: what is open, what counts, what it scores."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QCoreApplication

from domino_gui.engine.layout import Spinners
from domino_gui.windows.rule_book_parts import Drawn, Grid, Items, Note, Part, Text, Told
from domino_gui.windows.rule_examples import laid, steps

_GROWN: Final = (
    *("1|4", "1|1", "4|4", "3|4", "1|2", "1|5 at 1|1 branch-a", "5|5", "0|5"),
    "1|3 at 1|1 branch-b",
)
"""How a spinner grows all its arms."""
_TWO_FIVES: Final = ("4|5", "5|5", "4|6", "5|6 at 4|6 high")
"""A double 5 at one end, a plain 5 at the other."""


def open_ends(told: Told) -> list[Part]:
    """Return where a tile may be attached."""
    rules = told.rules()
    ends = [
        QCoreApplication.translate(
            "RuleBook", "A tile that is no double: each half that nothing lies at."
        ),
        QCoreApplication.translate(
            "RuleBook",
            "A double: each of its two long sides, the straights, that nothing lies at.",
        ),
    ]
    if _grows(told):
        ends.append(
            QCoreApplication.translate(
                "RuleBook",
                "A spinner with both straights covered: each of its two short ends, the branches,"
                " that nothing lies at.",
            )
        )
    choice = QCoreApplication.translate(
        "RuleBook", "Where a tile fits more than one end, its player chooses."
    )
    differs = QCoreApplication.translate(
        "RuleBook",
        "Where a tile fits more than one end, its player chooses. That can make a difference: at"
        " first, then with {tile} on the double, then with the same tile on the other end.",
    )
    parts: list[Part] = [
        Text(
            QCoreApplication.translate(
                "RuleBook",
                "A tile is attached half to half, by equal numbers. The other half becomes a new"
                " outer end. An open end is a place where a tile may be attached:",
            )
        ),
        Items(ends),
        Drawn(steps(rules, "3|6", "6|6", "2|6", shown=3)),
    ]
    if not told.rule_set.scores_placements:
        return [*parts, Text(choice)]
    return [
        *parts,
        Text(_legend()),
        Text(differs.format(tile="0|5")),
        Drawn(
            [
                laid(rules, *_TWO_FIVES),
                laid(rules, *_TWO_FIVES, "0|5 at 5|5 straight-b"),
                laid(rules, *_TWO_FIVES, "0|5 at 5|6 low"),
            ]
        ),
    ]


def _grows(told: Told) -> bool:
    return told.rule_set.spinners is not Spinners.NONE


def _legend() -> str:
    return QCoreApplication.translate(
        "RuleBook",
        "A filled number stands at each scoring end: what it adds. A hollow ring stands at an open"
        " end that adds nothing. Open ends and scoring ends are not the same.",
    )


def doubles(told: Told) -> list[Part]:
    """Return how doubles lie, and what they count."""
    rules = told.rules()
    parts: list[Part] = [
        Text(
            QCoreApplication.translate(
                "RuleBook",
                "Doubles are laid crosswise, and the line goes on from their long sides.",
            )
        )
    ]
    if told.rule_set.scores_placements:
        parts.append(
            Text(
                QCoreApplication.translate(
                    "RuleBook",
                    "While one of its straights is open, a double counts with both its halves."
                    " Once both are covered it lies inside, and adds nothing itself any more.",
                )
            )
        )
    if not _grows(told):
        parts.append(
            Text(
                QCoreApplication.translate(
                    "RuleBook",
                    "There is no spinner: no tile is ever attached to the short ends of a double,"
                    " and the line always has two ends.",
                )
            )
        )
    parts.append(Drawn(steps(rules, "3|6", "6|6", "2|6", shown=3)))
    if told.rule_set.scores_placements:
        parts += [
            Text(
                QCoreApplication.translate(
                    "RuleBook",
                    "A double alone on the table has two open straights, and still counts its two"
                    " halves once. With a tile at one of them it goes on counting them:",
                )
            ),
            Drawn(steps(rules, "5|5", "0|5 at 5|5 straight-a", shown=2)),
        ]
    return parts


def spinner(told: Told) -> list[Part]:
    """Return which doubles grow branches."""
    first = QCoreApplication.translate(
        "RuleBook",
        "The first double placed in a round is its only spinner, also where it is the first tile."
        " Every later double is an ordinary one: laid crosswise, but without branches.",
    )
    every = QCoreApplication.translate(
        "RuleBook",
        "Every double becomes a spinner: the first tile of a round, and one that lies on a line or"
        " on a branch.",
    )
    return [
        Text(first if told.rule_set.spinners is Spinners.FIRST else every),
        Text(
            QCoreApplication.translate(
                "RuleBook",
                "A spinner wears a pin in its middle and an outline. That alone does not make it a"
                " scoring end.",
            )
        ),
        Drawn(steps(told.rules(), *_GROWN[:3], shown=2)),
    ]


def branches(told: Told) -> list[Part]:
    """Return when a spinner's short ends open."""
    rules = told.rules()
    on_branches = (
        QCoreApplication.translate(
            "RuleBook",
            "A double on a branch is a new spinner by the same rule: first its straights, then its"
            " branches.",
        )
        if told.rule_set.spinners is Spinners.EVERY
        else QCoreApplication.translate(
            "RuleBook", "A double on a branch is an ordinary one: there is only one spinner."
        )
    )
    return [
        Text(
            QCoreApplication.translate(
                "RuleBook",
                "Before any branch begins, both straights of the spinner must be covered. Then"
                " both branches are open: either may be begun first, and the other stays open to"
                " the end of the round.",
            )
        ),
        Drawn(steps(rules, *_GROWN[:5], shown=2)),
        Text(
            QCoreApplication.translate(
                "RuleBook",
                "A branch that has not begun adds 0. One that has begun adds its outer end; the"
                " spinner itself, which lies inside by then, adds nothing.",
            )
        ),
        Drawn(steps(rules, *_GROWN[:6], shown=1)),
        Text(on_branches),
        Drawn(steps(rules, *_GROWN, shown=3)),
    ]


def count(told: Told) -> list[Part]:
    """Return what is added up."""
    rules = told.rules()
    adds = [
        QCoreApplication.translate(
            "RuleBook", "The open half of a tile that is no double adds its pips."
        ),
        QCoreApplication.translate("RuleBook", "A double with an open straight adds both halves."),
        QCoreApplication.translate("RuleBook", "A double with both straights covered adds 0."),
    ]
    if _grows(told):
        adds += [
            QCoreApplication.translate("RuleBook", "A branch that has not begun adds 0."),
            QCoreApplication.translate("RuleBook", "A branch that has begun adds its outer end."),
        ]
    adds.append(
        QCoreApplication.translate("RuleBook", "A tile alone on the table counts all its pips.")
    )
    parts: list[Part] = [
        Text(
            QCoreApplication.translate(
                "RuleBook", "After every placement all scoring ends are added up:"
            )
        ),
        Items(adds),
        Text(_legend()),
        Drawn([laid(rules, name) for name in ("4|6", "5|5", "2|2")]),
    ]
    if _grows(told):
        parts += [
            Text(
                QCoreApplication.translate(
                    "RuleBook", "With more arms there is more to add up, each outer end once:"
                )
            ),
            Drawn([laid(rules, *_GROWN)]),
        ]
    else:
        parts.append(Drawn([laid(rules, *_TWO_FIVES)]))
    return parts


def points(told: Told) -> list[Part]:
    """Return what a count scores."""
    if not told.rule_set.scores_placements:
        return [
            Text(
                QCoreApplication.translate(
                    "RuleBook", "Placing a tile scores nothing, whatever the ends show."
                )
            )
        ]
    parts: list[Part] = [
        Text(
            QCoreApplication.translate(
                "RuleBook",
                "A count that is a positive multiple of five scores as many points. Any other, 0"
                " among them, scores nothing. The first tile of a round and the last one score"
                " like every other.",
            )
        )
    ]
    if told.rule_set.points_shown_in > 1:
        counts = [told.rule_set.points_shown_in * number for number in range(1, 5)]
        parts += [
            Text(
                QCoreApplication.translate(
                    "RuleBook",
                    "The count is in raw points; divided by {divisor} it makes displayed points.",
                ).format(divisor=told.rule_set.points_shown_in)
            ),
            Grid(
                [
                    [QCoreApplication.translate("RuleBook", "Raw points"), *map(str, counts)],
                    [
                        QCoreApplication.translate("RuleBook", "Displayed points"),
                        *map(told.shown, counts),
                    ],
                ]
            ),
        ]
    rules = told.rules()
    parts.append(
        Drawn([*steps(rules, "1|4", "1|1", shown=2), laid(rules, "3|6", "6|6"), laid(rules, "0|0")])
    )
    return parts + _house(told)


def _house(told: Told) -> list[Part]:
    notes: list[Part] = []
    if told.house.exact_target:
        notes.append(
            Note(
                QCoreApplication.translate(
                    "RuleBook", "Points that would pass the target do not score at all."
                )
            )
        )
    if told.house.claim:
        notes.append(
            Note(
                QCoreApplication.translate(
                    "RuleBook", "Points must be claimed; nobody scores them by placing alone."
                )
            )
        )
    return notes
