"""Chapters of the rule book on a turn: to play, to draw, to pass."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from domino_gui.windows.rule_book_parts import Drawn, Part, Text, Told, never_drawn
from domino_gui.windows.rule_examples import laid, rack


def turn(told: Told) -> list[Part]:
    """Return what must be done in a turn."""
    table = laid(told.rules(), "3|6", "6|6", "2|6")
    return [
        Text(
            QCoreApplication.translate(
                "RuleBook",
                "Whoever can play must play. It is not allowed to draw in the hope of a better"
                " tile. With the placement the turn is over.",
            )
        ),
        Text(
            QCoreApplication.translate(
                "RuleBook",
                "Which tiles of a hand can be played is told by the numbers at the open ends;"
                " the others are dimmed:",
            )
        ),
        Drawn([rack(table, "2|5 3|3 1|4 0|6")]),
    ]


def drawing(told: Told) -> list[Part]:
    """Return what is done where no tile can be played."""
    table = laid(told.rules(), "4|5")
    return [
        Text(
            QCoreApplication.translate(
                "RuleBook",
                "Whoever cannot play draws from the boneyard, one tile at a time. The first tile"
                " that can be played ends the drawing and must be played at once. If it fits more"
                " than one end, which one is free to choose; to go on drawing, or to play another"
                " tile instead, is not allowed.",
            )
        ),
        Drawn([rack(table, "0|1 1|3 2|6", "0|3 2|4")]),
        *never_drawn(told),
    ]


def passing(told: Told) -> list[Part]:
    """Return when a turn is passed."""
    return [
        Text(
            QCoreApplication.translate(
                "RuleBook",
                "Only a player who cannot play and finds the boneyard empty passes. While there is"
                " a tile to draw, it has to be drawn.",
            )
        ),
        *never_drawn(told),
    ]
