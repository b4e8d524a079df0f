"""Chapters of the rule book on how rounds and matches end, and what that pays or costs."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QCoreApplication

from domino_gui.engine.rules import HouseRules, MatchEnd, Partners, RuleSetId
from domino_gui.engine.settlement import round5
from domino_gui.engine.tiles import TILES
from domino_gui.windows.rule_book_parts import (
    Drawn,
    Grid,
    Items,
    Note,
    Part,
    Text,
    Told,
    never_drawn,
    other_target,
)
from domino_gui.windows.rule_examples import hands, laid

_BLOCKED: Final = (
    *("1|2", "2|3", "1|3 at 2|3 high", "1|1 at 1|3 low", "1|4 at 1|1 straight-b"),
    *("4|5", "1|5 at 4|5 high", "1|6 at 1|5 low", "0|6", "0|1 at 0|6 low"),
)
"""A table with all tiles of a number, which stands at every open end."""


def round_end(told: Told) -> list[Part]:
    """Return how a round ends."""
    table = laid(told.rules(), *_BLOCKED)
    number = table.layout.open_ends[0].number
    tiles = sum(number in (tile.low, tile.high) for tile in TILES)
    parts: list[Part] = [
        Text(QCoreApplication.translate("RuleBook", "A round ends in one of two ways:")),
        Items(
            [
                QCoreApplication.translate(
                    "RuleBook", "A player places the last tile of the hand and so goes out."
                ),
                QCoreApplication.translate(
                    "RuleBook",
                    "The round is blocked: the boneyard is empty and nobody can play.",
                ),
            ]
        ),
        Text(
            QCoreApplication.translate(
                "RuleBook",
                "A block is declared at once, and nobody has to pass once more. While a tile can"
                " still be drawn, no round is blocked.",
            )
        ),
        *never_drawn(told),
        Text(
            QCoreApplication.translate(
                "RuleBook",
                "Here all {tiles} tiles with a {number} lie on the table, and every open end shows"
                " {number}: no tile fits any more. As soon as the boneyard is drawn empty, the"
                " round is blocked.",
            ).format(tiles=tiles, number=number)
        ),
        Drawn([table]),
    ]
    if told.rule_set.scores_placements:
        parts.append(
            Text(
                QCoreApplication.translate(
                    "RuleBook",
                    "The last tile scores like every other; the round is settled after that.",
                )
            )
        )
    return parts


def settlement(told: Told) -> list[Part]:
    """Return what a finished round pays or costs."""
    return {
        RuleSetId.ALL_FIVES: _all_fives,
        RuleSetId.MUGGINS: _muggins,
        RuleSetId.FIVE_UP: _five_up,
        RuleSetId.DRAW: _draw,
    }[told.rule_set.id](told)


def _rounding() -> str:
    text = QCoreApplication.translate(
        "RuleBook",
        "Rounding goes to the nearest multiple of five: a remainder of 1 or 2 goes down, one of 3"
        " or 4 goes up. {down} becomes {rounded_down}, {up} becomes {rounded_up}.",
    )
    return text.format(down=12, rounded_down=round5(12), up=13, rounded_up=round5(13))


def _all_fives(told: Told) -> list[Part]:
    two, three = told.rules(), told.rules(3)
    return [
        Text(
            QCoreApplication.translate(
                "RuleBook",
                "Whoever goes out wins the round and scores what all opponents have left: their"
                " pips are added up, and the sum is rounded once. Of partners the side wins.",
            )
        ),
        Text(_rounding()),
        Drawn([hands(three, "", "6|6", "0|5", out=0), hands(three, "", "6|6", "5|6 0|1", out=0)]),
        Text(
            QCoreApplication.translate(
                "RuleBook",
                "In a blocked round the side with the fewest pips in all wins, and scores in the"
                " same way. Its own pips are not subtracted.",
            )
        ),
        Drawn([hands(two, "2|4", "5|6")]),
        Text(
            QCoreApplication.translate(
                "RuleBook",
                "If two or four play and the fewest pips are equal, nobody scores. If three play"
                " and two of them are equal, the pips of the third are rounded and shared between"
                " the two in equal halves; that can make half a point. If all three are equal,"
                " nobody scores.",
            )
        ),
        Drawn([hands(three, "0|4", "1|3", "6|6 0|1")]),
    ]


def _muggins(told: Told) -> list[Part]:
    two, three = told.rules(), told.rules(3)
    parts: list[Part] = [
        Text(
            QCoreApplication.translate(
                "RuleBook",
                "Whoever goes out wins the round and scores what the opponents have left, the hand"
                " of each rounded by itself. A partner's hand is not counted.",
            )
        ),
        Text(_rounding()),
        Drawn([hands(three, "", "6|6", "5|6 0|1", out=0)]),
        Text(
            QCoreApplication.translate(
                "RuleBook",
                "In a blocked round the side with the fewest pips in all wins. It scores the"
                " rounded hands of its opponents less its own hands, each of them rounded by"
                " itself too; never less than 0. If the fewest pips are equal, nobody scores.",
            )
        ),
        Drawn([hands(two, "2|4", "5|6"), hands(three, "4|5", "5|5", "3|6 0|1")]),
    ]
    if told.house.block_own_unrounded:
        parts += [Note(unrounded()), unrounded_example(told)]
    return parts


def unrounded() -> str:
    """Return the house rule on what a blocked round subtracts."""
    return QCoreApplication.translate(
        "RuleBook", "A blocked round subtracts the winner's own pips unrounded."
    )


def unrounded_example(told: Told) -> Part:
    """Return the same blocked round as in the chapter on settling, by the house rule."""
    house = HouseRules(block_own_unrounded=True)
    return Drawn([hands(told.rules(house=house), "2|4", "5|6")])


def _five_up(told: Told) -> list[Part]:
    three, four = told.rules(3), told.rules(4)
    return [
        Text(
            QCoreApplication.translate(
                "RuleBook",
                "Going out scores nothing, and a blocked round has no winner. When a round is over"
                " all hands are shown. The pips in each are added up and rounded, each hand by"
                " itself, and taken off the score of its own side. Scores can fall below 0.",
            )
        ),
        Text(_rounding()),
        Drawn([hands(three, "", "6|6", "5|6 0|1", out=0), hands(told.rules(), "0|2", "0|3")]),
        Text(
            QCoreApplication.translate(
                "RuleBook",
                "Partners' hands are not added up first: each is rounded, then both are taken off"
                " the score that they share.",
            )
        ),
        Drawn([hands(four, "0|3", "", "1|2", "6|6", out=1)]),
    ]


def _draw(told: Told) -> list[Part]:
    three, four = told.rules(3), told.rules(4, partners=True)
    return [
        Text(
            QCoreApplication.translate(
                "RuleBook",
                "Whoever goes out wins the round, and so the match, and scores the pips in the"
                " opponents' hands exactly: nothing is rounded. A partner's hand is not paid.",
            )
        ),
        Drawn(
            [hands(three, "", "6|6", "5|6 0|1", out=0), hands(four, "", "6|6", "5|6", "0|3", out=0)]
        ),
        Text(
            QCoreApplication.translate(
                "RuleBook",
                "In a blocked round the player with the fewest pips in hand wins, and so that"
                " player's side, also where the partner holds many; it scores in the same way."
                " Equal lowest hands on different sides make a drawn game, and nobody scores.",
            )
        ),
        Drawn([hands(four, "0|2", "1|4", "6|6", "0|3")]),
    ]


def match_end(told: Told) -> list[Part]:
    """Return when a match is over, and who has won it."""
    giving_up = QCoreApplication.translate(
        "RuleBook",
        "Whoever gives up has lost: of two sides the other wins, of more the highest of the"
        " others.",
    )
    if told.rule_set.match_end is MatchEnd.ONE_ROUND:
        return [
            Text(
                QCoreApplication.translate(
                    "RuleBook",
                    "One round decides the match. Its winner has won, or it is a drawn game.",
                )
            ),
            Text(giving_up),
        ]
    by_end = {MatchEnd.AT_ONCE: _at_once, MatchEnd.AFTER_SETTLEMENT: _after_settlement}
    return [
        _targets(told),
        *_house(told),
        *by_end[told.rule_set.match_end](told),
        Text(giving_up),
        Text(
            QCoreApplication.translate(
                "RuleBook",
                "On paper a stroke stands for five raw points; a large X with a small x in each of"
                " its four spaces stands for fifty. What makes less than five is written beside:"
                " scores are exact.",
            )
        ),
    ]


def _targets(told: Told) -> Grid:
    rule_set = told.rule_set
    players, target = dict(rule_set.targets), rule_set.partners_target
    if rule_set.partners is Partners.ALWAYS:
        del players[4]
    columns = {str(seats): points for seats, points in players.items()}
    if target is not None:
        columns[QCoreApplication.translate("RuleBook", "4 as partners")] = target
    return Grid(
        [
            [QCoreApplication.translate("RuleBook", "Players"), *columns],
            [
                QCoreApplication.translate("RuleBook", "Points to win"),
                *map(told.shown, columns.values()),
            ],
        ]
    )


def _house(told: Told) -> list[Part]:
    notes = other_target(told)
    if told.house.exact_target:
        words = QCoreApplication.translate(
            "RuleBook", "Points that would pass the target do not score at all."
        )
        notes.append(Note(words))
    return notes


def _at_once(told: Told) -> list[Part]:
    parts: list[Part] = [
        Text(
            QCoreApplication.translate(
                "RuleBook",
                "The match is over the moment a placement or a settlement reaches or passes the"
                " target, even in the middle of a round. If a last tile reaches it, the round is"
                " not settled any more.",
            )
        )
    ]
    if told.rule_set.id is RuleSetId.ALL_FIVES:
        parts.append(
            Text(
                QCoreApplication.translate(
                    "RuleBook",
                    "With three players, a shared settlement can lift two to the target at once:"
                    " the higher score wins. If they are equal, whole rounds are played until one"
                    " alone leads, and nobody wins in the middle of them.",
                )
            )
        )
    return parts


def _after_settlement(told: Told) -> list[Part]:
    target = told.rule_set.targets[2]
    before, gained, lost = target - 5, 5, round5(8)
    return [
        Text(
            QCoreApplication.translate(
                "RuleBook",
                "Reaching the target in the middle of a round ends nothing: the round is played to"
                " its end and settled. Then the highest score wins, if it is at or above the"
                " target and nobody else has it.",
            )
        ),
        Text(
            QCoreApplication.translate(
                "RuleBook",
                "An example: at {before}, {gained} is scored in play, which makes {reached}; the"
                " settlement costs {lost}. At {after} the match goes on.",
            ).format(
                before=told.shown(before),
                gained=told.shown(gained),
                reached=told.shown(before + gained),
                lost=told.shown(lost),
                after=told.shown(before + gained - lost),
            )
        ),
        Text(
            QCoreApplication.translate(
                "RuleBook",
                "If the highest scores at or above the target are equal, whole ordinary rounds are"
                " played, one after another, until one side alone leads: also if all have dropped"
                " below the target by then.",
            )
        ),
    ]
