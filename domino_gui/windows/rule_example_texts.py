"""What stands below the examples of the rule book, and the same pictures in words."""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtCore import QCoreApplication, QObject

from domino_gui.engine.layout import End
from domino_gui.engine.tiles import Tile, pips
from domino_gui.table.count_bar import spelled
from domino_gui.table.texts import TableTexts
from domino_gui.windows.labels import joined
from domino_gui.windows.rule_examples import (
    NAMES,
    Example,
    HandsExample,
    RackExample,
    TableExample,
)
from domino_gui.windows.rule_set_texts import signed_points
from domino_gui.windows.settlement_texts import figures, remark


def caption(example: Example) -> list[str]:
    """Return the lines below an example, plain text; the first says what it shows."""
    match example:
        case TableExample():
            return _table_caption(example)
        case RackExample():
            return _rack_caption(example)
        case HandsExample():
            return _hands_caption(example)


def in_words(example: Example) -> str:
    """Return what the picture of an example shows."""
    match example:
        case TableExample():
            return _table_in_words(example)
        case RackExample():
            words = [_table_in_words(example.table), _labelled(hand_text(), _names(example.hand))]
            if example.drawn:
                words.append(_labelled(drawn_text(), _names(example.drawn)))
            return " ".join(words)
        case HandsExample():
            return " ".join(
                f"{NAMES[seat]}: {_names(hand) or _nothing()}; {pips_text(pips([*hand]))}."
                for seat, hand in enumerate(example.hands)
            )


def pips_text(number: int) -> str:
    """Return how many pips there are."""
    return ExamplePlurals().pips(number)


class ExamplePlurals(QObject):
    """Plurals, which only an object can translate."""

    def pips(self, number: int) -> str:
        """Return how many pips there are."""
        return self.tr("%n pip(s)", "", number)


def goes_out() -> str:
    """Return the words at who placed the last tile."""
    return QCoreApplication.translate("RuleBook", "goes out")


# -- tables --------------------------------------------------------------------------------------


def _table_caption(example: TableExample) -> list[str]:
    layout = example.layout
    placed = QCoreApplication.translate("RuleBook", "Placed: {tile}")
    title = placed.format(tile=layout.placed[-1].tile.name)
    pays = TableTexts().pays(example.points, example.rules)
    if not pays:
        numbers = sorted({end.number for end in layout.open_ends})
        return [title, f"{_open_ends()}: {', '.join(map(str, numbers))}"]
    return [title, f"{spelled(example.scoring, layout.count)} · {pays}"]


def _table_in_words(example: TableExample) -> str:
    layout = example.layout
    spinners = [placed.tile for placed in layout.placed if layout.is_spinner(placed.tile)]
    joints = [
        f"{_end(placed.at)} – {_end(End(placed.tile, placed.by))}"
        for placed in layout.placed
        if placed.at is not None and placed.by is not None
    ]
    words = [
        _labelled(
            QCoreApplication.translate("RuleBook", "Tiles"),
            _names(placed.tile for placed in layout.placed),
        )
    ]
    if spinners:
        words.append(
            _labelled(QCoreApplication.translate("RuleBook", "Spinners"), _names(spinners))
        )
    if joints:
        words.append(_labelled(QCoreApplication.translate("RuleBook", "Joined"), "; ".join(joints)))
    open_ends = (f"{_end(end)} {end.number}" for end in layout.open_ends)
    words.append(_labelled(_open_ends(), "; ".join(open_ends)))
    if example.scoring:
        adds = (f"{each.end.tile.name} {each.adds}" for each in example.scoring)
        words.append(
            _labelled(QCoreApplication.translate("RuleBook", "Scoring ends"), "; ".join(adds))
        )
    return " ".join(words)


def _end(end: End) -> str:
    return f"{end.tile.name} ({TableTexts().port(end)})"


def _open_ends() -> str:
    return QCoreApplication.translate("RuleBook", "Open ends")


# -- hands ---------------------------------------------------------------------------------------


def _rack_caption(example: RackExample) -> list[str]:
    fitting = [tile for tile in example.hand if example.fits(tile)]
    other = [tile for tile in example.hand if not example.fits(tile)]
    lines = []
    if fitting:
        text = QCoreApplication.translate("RuleBook", "Can be played")
        lines.append(f"{text}: {_names(fitting)}")
    if other:
        text = QCoreApplication.translate("RuleBook", "Cannot be played")
        lines.append(f"{text}: {_names(other)}")
    for tile in example.drawn:
        fits = QCoreApplication.translate("RuleBook", "Drawn: {tile}, which must be played at once")
        goes_on = QCoreApplication.translate("RuleBook", "Drawn: {tile}, which does not fit")
        lines.append((fits if example.fits(tile) else goes_on).format(tile=tile.name))
    return lines


def hand_text() -> str:
    """Return what a hand is called."""
    return QCoreApplication.translate("RuleBook", "Hand")


def drawn_text() -> str:
    """Return what tiles are called that were drawn."""
    return QCoreApplication.translate("RuleBook", "Drawn")


def _nothing() -> str:
    return QCoreApplication.translate("RuleBook", "no tile")


def _hands_caption(example: HandsExample) -> list[str]:
    rules, settled = example.rules, example.settled
    if example.out is None:
        lines = [QCoreApplication.translate("RuleBook", "The round is blocked")]
    else:
        text = QCoreApplication.translate("RuleBook", "{name} goes out")
        lines = [text.format(name=NAMES[example.out])]
    told = zip(rules.sides, figures(rules, settled), settled.points, strict=True)
    for side, figure, points in told:
        if figure:
            names = joined(NAMES[seat] for seat in side)
            shown = signed_points(rules.rule_set, points)
            # Where points are displayed otherwise, the figures end in them.
            pays = f" · {shown}" if rules.rule_set.points_shown_in == 1 else ""
            lines.append(f"{names}: {figure}{pays}")
    if said := remark(rules, settled):
        lines.append(said)
    return lines


def _names(tiles: Iterable[Tile]) -> str:
    return ", ".join(tile.name for tile in tiles)


def _labelled(label: str, words: str) -> str:
    """Return a label and what it labels, as a sentence."""
    return f"{label}: {words}."
