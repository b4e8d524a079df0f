"""Lessons written by tests, as a teacher would."""

import json
from typing import Any

from domino_gui.engine.layout import Layout
from domino_gui.engine.rules import RULE_SETS, Rules, RuleSetId
from domino_gui.engine.tiles import Tile
from domino_gui.learning.lesson_tasks import Position
from domino_gui.learning.set_table import parse_placement

WORDS = {"en": "words", "ko": "말"}


def written(*pages: dict[str, Any], **changes: Any) -> str:
    """The text of a lesson of these pages, a value on each line."""
    lesson = {"title": WORDS, "about": WORDS, "rules": "all-fives", "pages": list(pages)}
    return json.dumps(lesson | changes, indent=1, ensure_ascii=False)


def page(*table: str, **more: Any) -> dict[str, Any]:
    """A page on which such a table lies."""
    return {"text": WORDS, "table": [*table], **more}


def position(
    *table: str,
    rules: RuleSetId = RuleSetId.ALL_FIVES,
    hands: tuple[str | int, ...] = ("", 5),
    boneyard: str | int = 0,
    partners: bool = False,
) -> Position:
    """A position; hands are written "1|2 3|4", a number stands for tiles nobody sees."""
    layout = Layout(RULE_SETS[rules].spinners)
    for text in table:
        layout.place(*parse_placement(text))

    def tiles(written: str | int) -> tuple[Tile | None, ...]:
        if isinstance(written, int):
            return (None,) * written
        return tuple(map(Tile.parse, written.split()))

    return Position(
        Rules(RULE_SETS[rules], len(hands), partners=partners),
        layout,
        tuple(map(tiles, hands)),
        tiles(boneyard),
    )
