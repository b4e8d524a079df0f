"""Chapters of the rule book on the house rules, and on the seal of a deal."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from domino_gui.engine.events import WRONG_CLAIM
from domino_gui.engine.rules import HouseRules, Lead, RuleSetId
from domino_gui.engine.tiles import TILES
from domino_gui.windows.rule_book_parts import Items, Part, Text, Told
from domino_gui.windows.rule_chapters_end import unrounded, unrounded_example
from domino_gui.windows.rule_examples import worth


def hand_size(told: Told) -> list[Part]:
    """Return what is said of other hands than usual."""
    del told
    text = QCoreApplication.translate(
        "RuleBook",
        "Each player is dealt as many tiles as was chosen for the match: at least 1, and all"
        " together at most {number}.",
    )
    return [Text(text.format(number=len(TILES)))]


def target(told: Told) -> list[Part]:
    """Return what is said of another target than usual."""
    del told
    return [
        Text(
            QCoreApplication.translate(
                "RuleBook",
                "The match is played to as many points as was chosen for it, any number above 0.",
            )
        )
    ]


def undrawable(told: Told) -> list[Part]:
    """Return what is said of tiles that are never drawn."""
    del told
    return [
        Text(
            QCoreApplication.translate(
                "RuleBook",
                "The last tile of the boneyard, or its last two, as chosen, are never drawn."
                " Wherever the rules say that the boneyard is empty, it means that only these are"
                " left. Nobody sees them before the round is over.",
            )
        )
    ]


def lead_highest_double(told: Told) -> list[Part]:
    """Return what is said of a double that must be led."""
    texts = [
        QCoreApplication.translate(
            "RuleBook",
            "In the first round whoever holds the highest double leads, and must begin with just"
            " that tile. If nobody holds a double, it is the tile with most pips; of tiles with"
            " as many, the one with the higher half.",
        )
    ]
    if told.rule_set.lead is Lead.LOT:
        texts.append(
            QCoreApplication.translate(
                "RuleBook",
                "There is no lot in the first round then. Later rounds are led as usual, with any"
                " tile.",
            )
        )
    elif told.rule_set.targets:
        texts.append(
            QCoreApplication.translate("RuleBook", "Later rounds are led as usual, with any tile.")
        )
    return [Text(text) for text in texts]


def block_own_unrounded(told: Told) -> list[Part]:
    """Return what is said of the winner's own hand in a blocked round."""
    return [
        Text(unrounded()),
        Text(
            QCoreApplication.translate(
                "RuleBook", "What comes of it is still never less than 0. An example:"
            )
        ),
        unrounded_example(told),
    ]


def exact_target(told: Told) -> list[Part]:
    """Return what is said of points that would pass the target."""
    house = HouseRules(exact_target=True)
    rules = told.rules(house=house)
    assert rules.target is not None
    before = rules.target - 10
    example = QCoreApplication.translate(
        "RuleBook",
        "An example: the target is {target}, and the score {before}. A count of 15 scores {over},"
        " a count of 10 scores {exact}.",
    ).format(
        target=told.shown(rules.target),
        before=told.shown(before),
        over=told.shown(worth(rules, 15, (before, 0))),
        exact=told.shown(worth(rules, 10, (before, 0))),
    )
    placements = QCoreApplication.translate(
        "RuleBook",
        "A score that would pass the target is not scored at all: the target must be reached"
        " exactly. This concerns placements only; what a settlement takes off is always taken off.",
    )
    everything = QCoreApplication.translate(
        "RuleBook",
        "A score that would pass the target is not scored at all: the target must be reached"
        " exactly, by a placement or by a settlement.",
    )
    is_five_up = told.rule_set.id is RuleSetId.FIVE_UP
    return [Text(placements if is_five_up else everything), Text(example)]


def claim(told: Told) -> list[Part]:
    """Return what is said of points that must be claimed."""
    return [
        Text(
            QCoreApplication.translate(
                "RuleBook",
                "This is the rule that gave Muggins its name: points are not scored by placing a"
                " tile. They must be claimed.",
            )
        ),
        Items(
            [
                QCoreApplication.translate(
                    "RuleBook",
                    "Whoever placed the tile may claim first, by naming what it scores.",
                ),
                QCoreApplication.translate(
                    "RuleBook",
                    "Then, until the next tile is placed or drawn or somebody passes, each"
                    " opponent may claim once what was left unclaimed. A partner may not.",
                ),
                QCoreApplication.translate(
                    "RuleBook",
                    "The right number scores it for the side of who claimed, and settles the"
                    " matter.",
                ),
                QCoreApplication.translate(
                    "RuleBook", "A wrong number scores −{points} for the side of who claimed."
                ).format(points=told.shown(-WRONG_CLAIM)),
            ]
        ),
        Text(
            QCoreApplication.translate(
                "RuleBook",
                "What a last tile scores is claimed before the round is settled. Whether the"
                " target is reached is looked at after each claim.",
            )
            if told.rule_set.id is not RuleSetId.FIVE_UP
            else QCoreApplication.translate(
                "RuleBook", "What a last tile scores is claimed before the round is settled."
            )
        ),
    ]


def seal(told: Told) -> list[Part]:
    """Return what a sealed deal is."""
    del told
    return [
        Text(
            QCoreApplication.translate(
                "RuleBook",
                "Every deal is fixed before the first tile is played, all hands and the order of"
                " the boneyard. A secret key and the tiles together make the seal, a sum of 64"
                " digits (SHA-256), which is shown when the round begins.",
            )
        ),
        Text(
            QCoreApplication.translate(
                "RuleBook",
                "When the round is over the key is made public. Whoever makes the sum again sees"
                " that nothing was changed. “This deal” in the View menu shows how.",
            )
        ),
        Text(
            QCoreApplication.translate(
                "RuleBook",
                "Each deal has a number too, shown after the round. Typed in for a new match of"
                " the same form, it gives the same deal, so that friends can play it as well. As"
                " its tiles may be known, such a match is for practice.",
            )
        ),
    ]
