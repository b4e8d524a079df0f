"""What a chapter of the rule book is made of, before it becomes a page."""

# Annotations are evaluated at once: NamedTuple would compile each of them as a string.

from collections.abc import Sequence
from typing import NamedTuple

from msgspec import UNSET
from PySide6.QtCore import QCoreApplication

from domino_gui.engine.rules import HouseRules, Rules, RuleSet
from domino_gui.windows.rule_examples import Example
from domino_gui.windows.rule_set_texts import shown_points
from domino_gui.windows.rule_topics import RuleTopic


class Text(NamedTuple):
    """A paragraph."""

    words: str


class Items(NamedTuple):
    """Short paragraphs, each with a dot before it."""

    words: Sequence[str]


class Note(NamedTuple):
    """Where the match that is played differs, by a house rule of its own."""

    words: str


class Grid(NamedTuple):
    """Lines of a small table; the first is its heading, and so is the first cell of each."""

    lines: Sequence[Sequence[str]]


class Drawn(NamedTuple):
    """Examples, beside each other where there is room."""

    examples: Sequence[Example]


Part = Text | Items | Note | Grid | Drawn


class Chapter(NamedTuple):
    """A chapter of the book, found by its topic."""

    topic: RuleTopic
    title: str
    parts: list[Part]


class Told:
    """The rule set that is told of, and the match it is read beside, if that is played by it."""

    def __init__(self, rule_set: RuleSet, match: Rules | None = None) -> None:
        self.rule_set = rule_set
        self.match = match if match is not None and match.rule_set is rule_set else None

    @property
    def house(self) -> HouseRules:
        """The house rules of the match; none without one."""
        return HouseRules() if self.match is None else self.match.house

    def rules(
        self, seats: int = 2, *, partners: bool = False, house: HouseRules | None = None
    ) -> Rules:
        """Return the rules of an example, without the house rules of the match."""
        return Rules(
            self.rule_set,
            seats,
            partners=partners or self.rule_set.always_partners(seats),
            house=house,
        )

    def shown(self, points: float) -> str:
        """Return raw points as they are displayed."""
        return shown_points(self.rule_set, points)


def never_drawn(told: Told) -> list[Part]:
    """Return a note on the tiles of the boneyard that are not drawn in this match, if any."""
    if not told.house.undrawable:
        return []
    one = QCoreApplication.translate(
        "RuleBook", "The last tile of the boneyard is never drawn: it counts as empty then."
    )
    two = QCoreApplication.translate(
        "RuleBook",
        "The last two tiles of the boneyard are never drawn: it counts as empty then.",
    )
    return [Note(one if told.house.undrawable == 1 else two)]


def other_hands(told: Told) -> list[Part]:
    """Return a note on how many tiles are dealt in this match, if other than usual."""
    if told.match is None or told.house.hand_size is UNSET:
        return []
    words = QCoreApplication.translate("RuleBook", "Tiles in a hand: {number}")
    return [Note(words.format(number=told.match.hand_size))]


def other_target(told: Told) -> list[Part]:
    """Return a note on the target of this match, if other than usual."""
    if told.match is None or told.match.target is None or told.house.target is UNSET:
        return []
    words = QCoreApplication.translate("RuleBook", "Points to win: {number}")
    return [Note(words.format(number=told.shown(told.match.target)))]
