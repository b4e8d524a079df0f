"""Why a placement is advised, or gives something away, in words: each true of the position.

Sentences come with what they weigh, in raw points, so that the weightiest are told first.
"""

# Annotations are evaluated at once: NamedTuple would compile each of them as a string.

from collections.abc import Sequence
from typing import Final, NamedTuple

from PySide6.QtCore import QCoreApplication

from domino_gui.engine.events import Place
from domino_gui.engine.layout import Layout
from domino_gui.engine.rules import Rules
from domino_gui.learning.hints import Reasons, Threat
from domino_gui.opponents.protocol import Estimate
from domino_gui.table.texts import TableTexts
from domino_gui.windows.rule_set_texts import shown_points

MOST: Final = 4
"""Sentences at most."""
_HARDLY: Final = 0.02
"""What is less likely is hardly possible."""
_CLOSE: Final = 0.5
"""Raw points that are no difference."""
_SHARES: Final = (
    *((1, 20), (1, 10), (1, 8), (1, 6), (1, 5), (1, 4), (1, 3), (2, 5), (1, 2)),
    *((3, 5), (2, 3), (3, 4), (4, 5), (9, 10), (19, 20)),
)
"""Chances that people think in."""


class Position(NamedTuple):
    """What has to be known of the table beside the reasons."""

    rules: Rules
    layout: Layout
    """As it is before the placement."""
    names: Sequence[str]
    """Those of the seats."""


class _Sentence(NamedTuple):
    weight: float
    text: str


def placement_text(place: Place, layout: Layout) -> str:
    """Return a placement in words: the tile, and where it goes."""
    if place.at is None or not layout.placed:
        text = QCoreApplication.translate("Hints", "Lead with {tile}.")
        return text.format(tile=place.tile.name)
    text = QCoreApplication.translate("Hints", "Place {tile} on {other}, {port}.")
    port = TableTexts().port(place.at)
    return text.format(tile=place.tile.name, other=place.at.tile.name, port=port)


def reasons_text(reasons: Reasons, estimates: Sequence[Estimate], position: Position) -> str:
    """Return why a placement is advised, the weightiest reason first.

    ``estimates`` are those of all placements, the advised one first.
    """
    sentences = sorted(_sentences(reasons, position), key=lambda each: -each.weight)
    against = _against_the_next(estimates, position)
    kept = [each.text for each in sentences[: MOST - 1]]
    return " ".join([against, *kept] if len(estimates) < 2 else [*kept, against])


def warning_text(cost: float, chosen: Reasons, better: Reasons, position: Position) -> str:
    """Return what a placement gives away, in raw points, and why another is better."""
    text = QCoreApplication.translate("Hints", "{tile} here may give away about {points} points.")
    first = text.format(tile=chosen.place.tile.name, points=points_of(cost, position.rules))
    text = QCoreApplication.translate("Hints", "Better: {tile} on {other}, {port}.")
    if better.place.at is None:
        text = QCoreApplication.translate("Hints", "Better: {tile}.")
    at = better.place.at
    instead = text.format(
        tile=better.place.tile.name,
        other="" if at is None else at.tile.name,
        port="" if at is None else TableTexts().port(at),
    )
    risk = _risk_of(chosen, better, position)
    good = sorted(
        [*_ending(better), *_paying(better, position), *_keeping(better, position)],
        key=lambda each: -each.weight,
    )
    told = [each.text for each in good[: MOST - 2 - bool(risk)]]
    return " ".join([first, instead, *told, *([risk] if risk else [])])


def _risk_of(chosen: Reasons, better: Reasons, position: Position) -> str:
    """Return what the next player could make of what was chosen, where that is the worse risk."""
    threat = chosen.threat
    if threat is None or threat.chance < _HARDLY:
        return ""
    if better.threat is not None and better.threat.mean >= threat.mean:
        return ""
    text = QCoreApplication.translate(
        "Hints", "As you chose, {name} could make {points} with {tiles}; the chance is {chance}."
    )
    return text.format(
        name=position.names[threat.seat],
        points=shown_points(position.rules.rule_set, threat.most),
        tiles=_tiles(threat),
        chance=chance_text(threat.chance),
    )


def points_of(raw: float, rules: Rules) -> str:
    """Return raw points, not whole ones, as the rule set shows them, rounded for reading."""
    shown = raw / rules.rule_set.points_shown_in
    return f"{shown:.0f}" if shown >= 3 or shown == round(shown) else f"{shown:.1f}"


def chance_text(chance: float) -> str:
    """Return a chance as people say it: ``about 1 in 5``."""
    if chance < _HARDLY:
        return QCoreApplication.translate("Hints", "hardly any")
    if chance > 1 - _HARDLY:
        return QCoreApplication.translate("Hints", "almost certain")
    part, whole = min(_SHARES, key=lambda share: abs(share[0] / share[1] - chance))
    return QCoreApplication.translate("Hints", "about {part} in {whole}").format(
        part=part, whole=whole
    )


# -- sentences -------------------------------------------------------------------------------------


def _sentences(reasons: Reasons, position: Position) -> list[_Sentence]:
    return [
        *_ending(reasons),
        *_paying(reasons, position),
        *_threat(reasons, position),
        *_keeping(reasons, position),
        *_left(reasons),
    ]


def _ending(reasons: Reasons) -> list[_Sentence]:
    if reasons.wins:
        text = QCoreApplication.translate("Hints", "It reaches the target and wins the match.")
        return [_Sentence(1000, text)]
    if reasons.goes_out:
        text = QCoreApplication.translate("Hints", "It is your last tile, so you go out.")
        return [_Sentence(500, text)]
    return []


def _paying(reasons: Reasons, position: Position) -> list[_Sentence]:
    if not reasons.pays:
        return []
    text = QCoreApplication.translate("Hints", "It scores now: count {count}, points {points}.")
    points = shown_points(position.rules.rule_set, reasons.pays)
    return [_Sentence(100, text.format(count=reasons.makes, points=points))]


def _threat(reasons: Reasons, position: Position) -> list[_Sentence]:
    threat = reasons.threat
    if threat is None:
        return []
    name = position.names[threat.seat]
    sentences = []
    if position.rules.rule_set.scores_placements:
        if not threat.most:
            text = QCoreApplication.translate(
                "Hints", "{name} plays next and cannot score, whatever the hidden tiles are."
            )
            sentences.append(_Sentence(8, text.format(name=name)))
        elif threat.any_chance < _HARDLY:
            text = QCoreApplication.translate(
                "Hints", "{name} plays next and can hardly score anything."
            )
            sentences.append(_Sentence(7, text.format(name=name)))
        else:
            sentences.append(_risk(reasons, position))
    if threat.stuck >= 0.25:
        text = QCoreApplication.translate(
            "Hints", "The chance that {name} has no tile that fits is {chance}."
        )
        weight = 6 * threat.stuck
        sentences.append(
            _Sentence(weight, text.format(name=name, chance=chance_text(threat.stuck)))
        )
    return sentences


def _risk(reasons: Reasons, position: Position) -> _Sentence:
    """Return what the next player could make; only where there is a threat."""
    threat = reasons.threat
    assert threat is not None
    name, rule_set = position.names[threat.seat], position.rules.rule_set
    values = {
        "name": name,
        "points": shown_points(rule_set, threat.most),
        "tiles": _tiles(threat),
        "chance": chance_text(threat.chance),
        "any": chance_text(threat.any_chance),
    }
    if values["chance"] == values["any"]:
        text = QCoreApplication.translate(
            "Hints", "{name} could make {points} at most, with {tiles}; the chance is {chance}."
        )
    elif threat.chance < _HARDLY:
        text = QCoreApplication.translate(
            "Hints", "The chance that {name} scores next is {any}; {points} would be the most."
        )
    else:
        text = QCoreApplication.translate(
            "Hints",
            "{name} could make {points} at most, with {tiles}; the chance is {chance}, and {any}"
            " for any score.",
        )
    return _Sentence(1 + threat.mean, text.format(**values))


def _tiles(threat: Threat) -> str:
    """Return the tiles that make the most, two of them at most."""
    names = [tile.name for tile in threat.tiles]
    if len(names) > 2:
        return QCoreApplication.translate("Hints", "{tile} or others").format(tile=names[0])
    if len(names) == 2:
        return QCoreApplication.translate("Hints", "{one} or {other}").format(
            one=names[0], other=names[1]
        )
    return names[0]


def _keeping(reasons: Reasons, position: Position) -> list[_Sentence]:
    sentences = []
    if reasons.own_ends:
        text = QCoreApplication.translate(
            "Hints", "You keep an end for yourself: nobody else can hold a {numbers} now."
        )
        numbers = _numbers(reasons.own_ends)
        sentences.append(_Sentence(5, text.format(numbers=numbers)))
    for lack in reasons.lacks:
        others = tuple(number for number in lack.numbers if number not in reasons.own_ends)
        if others:
            text = QCoreApplication.translate(
                "Hints", "It leaves an end for {numbers}, which {name} has shown to lack."
            )
            said = text.format(numbers=_numbers(others), name=position.names[lack.seat])
            sentences.append(_Sentence(4, said))
    return sentences


def _numbers(numbers: Sequence[int]) -> str:
    *firsts, last = map(str, numbers)
    if not firsts:
        return last
    text = QCoreApplication.translate("Hints", "{one} or {other}")
    return text.format(one=", ".join(firsts), other=last)


def _left(reasons: Reasons) -> list[_Sentence]:
    if not reasons.tiles_left or reasons.threat is None:
        return []
    fitting, left = len(reasons.fits_next), reasons.tiles_left
    if not fitting:
        text = QCoreApplication.translate(
            "Hints", "None of your {left} other tiles would fit then."
        )
        weight = 2.0
    elif fitting == left:
        text = QCoreApplication.translate(
            "Hints", "All your other tiles would still fit then: {left}, with {pips} pips."
        )
        weight = 1.5
    else:
        text = QCoreApplication.translate(
            "Hints", "Of your {left} other tiles, with {pips} pips, {fitting} would fit then."
        )
        weight = 1.0
    return [_Sentence(weight, text.format(left=left, fitting=fitting, pips=reasons.left))]


def _against_the_next(estimates: Sequence[Estimate], position: Position) -> str:
    """Return what the advised placement is expected to gain on the next best."""
    if len(estimates) < 2:
        return QCoreApplication.translate("Hints", "It is the only placement there is.")
    best = estimates[0]
    second = max(estimates[1:], key=lambda each: each.expected)
    gain, other = best.expected - second.expected, second.action.tile
    if gain <= _CLOSE or (second.action.tile is best.action.tile and gain <= 1):
        if other is best.action.tile:
            return QCoreApplication.translate("Hints", "The other end is about as good.")
        text = QCoreApplication.translate("Hints", "{tile} is about as good.")
        return text.format(tile=other.name)
    points = points_of(gain, position.rules)
    if other is best.action.tile:
        text = QCoreApplication.translate(
            "Hints",
            "By the end of the round this end is expected to gain {points} points on the other.",
        )
    else:
        text = QCoreApplication.translate(
            "Hints",
            "By the end of the round it is expected to gain {points} points on {tile}, the next.",
        )
    return text.format(points=points, tile=other.name)
