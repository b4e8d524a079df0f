"""Chapters of the rule book on what comes before the first tile."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from domino_gui.engine.rules import Lead, MatchEnd, Partners, RuleSetId
from domino_gui.engine.tiles import TILES
from domino_gui.windows.rule_book_parts import (
    Grid,
    Note,
    Part,
    Text,
    Told,
    never_drawn,
    other_hands,
)


def goal(told: Told) -> list[Part]:
    """Return what the game is about."""
    texts = {
        RuleSetId.ALL_FIVES: QCoreApplication.translate(
            "RuleBook",
            "All Fives is for two to four players; four play as two partnerships. A count of the"
            " ends that is a positive multiple of five scores, and whoever reaches the target"
            " first wins. The first double alone becomes the spinner and grows up to four arms;"
            " who wins a round also scores what is left in the opponents' hands.",
        ),
        RuleSetId.MUGGINS: QCoreApplication.translate(
            "RuleBook",
            "All Five, also called Muggins, makes a scoring game of dominoes. Tiles are attached"
            " to the ends of a line as usual, but with every tile the two open ends are added up."
            " If that makes 5, 10, 15, 20 or a further multiple of five, whoever made it scores as"
            " many points at once. A match takes several rounds.",
        ),
        RuleSetId.FIVE_UP: QCoreApplication.translate(
            "RuleBook",
            "Five Up is for two to four players; four play as two partnerships. Every double"
            " becomes a new spinner, and a count that is a positive multiple of five scores. Five"
            " raw points make one displayed point. What is left in a hand costs its own player,"
            " and the winner is found after a round is settled: {target} displayed points.",
        ),
        RuleSetId.DRAW: QCoreApplication.translate(
            "RuleBook",
            "Plain dominoes for two to four players: placing a tile scores nothing, and one round"
            " decides. Whoever plays out first wins it, and the pips left in the opponents'"
            " hands.",
        ),
    }
    target = told.rule_set.partners_target
    text = texts[told.rule_set.id]
    return [Text(text.format(target="" if target is None else told.shown(target)))]


def tiles(told: Told) -> list[Part]:
    """Return what is played with, and how it is dealt."""
    head = QCoreApplication.translate("RuleBook", "Players")
    dealt = QCoreApplication.translate("RuleBook", "Tiles each")
    sizes = told.rule_set.hand_sizes
    parts: list[Part] = [
        Text(
            QCoreApplication.translate(
                "RuleBook",
                "The complete double-six set: {number} different tiles. They are shuffled face"
                " down. While a round is played, everybody keeps their hand to themselves.",
            ).format(number=len(TILES))
        ),
        Grid([[head, *map(str, sizes)], [dealt, *map(str, sizes.values())]]),
    ]
    parts += other_hands(told)
    parts.append(
        Text(
            QCoreApplication.translate(
                "RuleBook",
                "The tiles that are not dealt are the boneyard. All of them may be drawn.",
            )
        )
    )
    return parts + never_drawn(told)


def partners(told: Told) -> list[Part]:
    """Return who plays with whom."""
    always = QCoreApplication.translate(
        "RuleBook",
        "Two or three play each for themselves. Four always play as two fixed partnerships.",
    )
    chosen = QCoreApplication.translate(
        "RuleBook",
        "Two or three play each for themselves. Four do so too, or play as two fixed"
        " partnerships, as was chosen before the match.",
    )
    hands = QCoreApplication.translate(
        "RuleBook", "What is left in a partner's hand never pays the own side."
    )
    if told.rule_set.id is RuleSetId.FIVE_UP:
        hands = QCoreApplication.translate(
            "RuleBook",
            "What is left in a partner's hand costs the side too, each hand rounded by itself,"
            " also when the other partner has gone out.",
        )
    return [
        Text(always if told.rule_set.partners is Partners.ALWAYS else chosen),
        Text(
            QCoreApplication.translate(
                "RuleBook",
                "Partners sit opposite each other and share one score, but never show each other"
                " their tiles.",
            )
        ),
        Text(hands),
    ]


def lead(told: Told) -> list[Part]:
    """Return who places the first tile of a round."""
    parts: list[Part] = [Text(text) for text in _leaders(told)]
    if told.house.lead_highest_double:
        parts.insert(
            1,
            Note(
                QCoreApplication.translate(
                    "RuleBook",
                    "Whoever holds the highest double leads the first round, and must lead it.",
                )
            ),
        )
    scores = QCoreApplication.translate(
        "RuleBook",
        "The leader may begin with any tile. The first tile scores like every other. From then on"
        " the turns go clockwise.",
    )
    plain = QCoreApplication.translate(
        "RuleBook", "The leader may begin with any tile. From then on the turns go clockwise."
    )
    parts.append(Text(scores if told.rule_set.scores_placements else plain))
    return parts


def _leaders(told: Told) -> list[str]:
    by_lot = QCoreApplication.translate(
        "RuleBook",
        "A lot decides who leads the first round: each candidate turns up a tile, and the most"
        " pips lead. Candidates that are equal draw again among themselves. Neither the highest"
        " double dealt nor any other tile gives a right to lead.",
    )
    lot_again = QCoreApplication.translate(
        "RuleBook",
        "Whoever placed the last tile leads the next round. After a blocked round a lot decides"
        " again.",
    )
    by_double = QCoreApplication.translate(
        "RuleBook",
        "In the first round whoever holds the highest double leads. If nobody holds a double, it"
        " is the holder of the tile with most pips; of tiles with as many, the one with the higher"
        " half.",
    )
    double_again = QCoreApplication.translate(
        "RuleBook",
        "Whoever placed the last tile leads the next round. After a blocked round it is again the"
        " holder of the highest double.",
    )
    if told.rule_set.lead is Lead.LOT:
        return [by_lot, lot_again]
    if told.rule_set.match_end is MatchEnd.ONE_ROUND:
        return [by_double]
    return [by_double, double_again]
