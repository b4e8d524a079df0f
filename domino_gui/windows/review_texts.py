"""What a review says: what a choice cost, what was better, how a round was played."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication

from domino_gui.engine.events import Place
from domino_gui.engine.rules import RuleSet
from domino_gui.learning.hints import Reasons
from domino_gui.learning.review import Judged
from domino_gui.opponents.protocol import Estimate
from domino_gui.windows.rule_set_texts import shown_points, signed_points

_MUCH = 0.1
"""By how much a chance has to be less to be a reason."""


def tenths(rule_set: RuleSet, raw: float) -> str:
    """Return raw points as displayed, to a tenth, with a real minus sign."""
    text = f"{raw / rule_set.points_shown_in:.1f}"
    return ("0.0" if text == "-0.0" else text).replace("-", "−")


def signed_tenths(rule_set: RuleSet, raw: float) -> str:
    """Return the same with its sign, where it is not 0."""
    text = tenths(rule_set, raw)
    return text if text.startswith("−") or text == "0.0" else f"+{text}"


def cost(rule_set: RuleSet, judged: Judged) -> str:
    """Return in a word or a figure what a choice cost."""
    if not judged.estimates:
        return "…"
    if judged.is_clear:
        return signed_tenths(rule_set, -judged.cost)
    if judged.better:
        return QCoreApplication.translate("Review", "about equal")
    return QCoreApplication.translate("Review", "best")


def cost_told(rule_set: RuleSet, judged: Judged) -> str:
    """Return the same in a sentence, with how sure it is."""
    if not judged.estimates:
        return QCoreApplication.translate("Review", "Not looked at yet.")
    if judged.is_clear:
        text = QCoreApplication.translate("Review", "Cost {points} points, give or take {noise}.")
        return text.format(
            points=tenths(rule_set, judged.cost), noise=tenths(rule_set, judged.noise)
        )
    if judged.better:
        return QCoreApplication.translate(
            "Review", "About as good as the best: what is between them is within chance."
        )
    return QCoreApplication.translate("Review", "Nothing better was found.")


def place_told(place: Place) -> str:
    """Return a placement in words: ``5|3 at 5|5``."""
    if place.at is None:
        return QCoreApplication.translate("Review", "{tile} led").format(tile=place.tile.name)
    text = QCoreApplication.translate("Review", "{tile} at {other}")
    return text.format(tile=place.tile.name, other=place.at.tile.name)


def figures(rule_set: RuleSet, estimate: Estimate) -> str:
    """Return what was thought of a placement: points now, expected change, chance to win."""
    parts = []
    if estimate.points_now:
        text = QCoreApplication.translate("Review", "pays {points}")
        parts.append(text.format(points=signed_points(rule_set, estimate.points_now)))
    text = QCoreApplication.translate("Review", "expected {points}")
    parts.append(text.format(points=signed_tenths(rule_set, estimate.expected)))
    if estimate.win is not None:
        text = QCoreApplication.translate("Review", "wins {share} %")
        parts.append(text.format(share=round(100 * estimate.win)))
    return ", ".join(parts)


def reason(rule_set: RuleSet, chosen: Reasons, better: Reasons, names: Sequence[str]) -> str:
    """Return the first thing that speaks for the better placement; empty where none is plain."""
    reasons = (
        _by_points(rule_set, chosen, better),
        _by_threat(rule_set, chosen, better, names),
        _by_tiles(chosen, better, names),
    )
    return next(filter(None, reasons), "")


def _by_points(rule_set: RuleSet, chosen: Reasons, better: Reasons) -> str:
    if better.goes_out and not chosen.goes_out:
        return QCoreApplication.translate("Review", "It goes out.")
    if better.pays > chosen.pays:
        text = QCoreApplication.translate("Review", "It pays {points} more at once.")
        return text.format(points=shown_points(rule_set, better.pays - chosen.pays))
    return ""


def _by_threat(rule_set: RuleSet, chosen: Reasons, better: Reasons, names: Sequence[str]) -> str:
    threat, other = better.threat, chosen.threat
    if threat is None or other is None:
        return ""
    if other.any_chance - threat.any_chance >= _MUCH:
        text = QCoreApplication.translate(
            "Review", "{name} can score after it with a chance of {share} %, not of {other} %."
        )
        shares = [round(100 * each.any_chance) for each in (threat, other)]
        return text.format(name=names[threat.seat], share=shares[0], other=shares[1])
    if other.mean - threat.mean >= rule_set.points_shown_in:
        text = QCoreApplication.translate(
            "Review", "{name} scores about {points} after it, not about {other}."
        )
        means = [tenths(rule_set, each.mean) for each in (threat, other)]
        return text.format(name=names[threat.seat], points=means[0], other=means[1])
    return ""


def _by_tiles(chosen: Reasons, better: Reasons, names: Sequence[str]) -> str:
    if len(better.lacks) > len(chosen.lacks):
        lack = better.lacks[0]
        text = QCoreApplication.translate("Review", "{name} has shown to hold no {numbers}.")
        return text.format(name=names[lack.seat], numbers=", ".join(map(str, lack.numbers)))
    if len(better.fits_next) > len(chosen.fits_next):
        text = QCoreApplication.translate(
            "Review", "Of the tiles left, {number} fit then, not {other}."
        )
        return text.format(number=len(better.fits_next), other=len(chosen.fits_next))
    if better.left < chosen.left:
        text = QCoreApplication.translate(
            "Review", "It leaves {number} pips in the hand, not {other}."
        )
        return text.format(number=better.left, other=chosen.left)
    return ""


def grade(rule_set: RuleSet, lost: float, choices: int) -> str:
    """Return how a round was played."""
    if not choices:
        return QCoreApplication.translate("Review", "There was nothing to choose in this round.")
    if not lost:
        return QCoreApplication.translate("Review", "This round: nothing clearly lost")
    text = QCoreApplication.translate("Review", "This round: {points} points lost")
    return text.format(points=tenths(rule_set, lost))


def match_grade(rule_set: RuleSet, lost: Sequence[float], of: int) -> str:
    """Return how a match of ``of`` rounds was played, by what was lost in those known."""
    if not lost:
        return ""
    mean = tenths(rule_set, sum(lost) / len(lost))
    if len(lost) == of:
        text = QCoreApplication.translate("Review", "Match: {points} points lost per round")
        return text.format(points=mean)
    text = QCoreApplication.translate(
        "Review", "So far: {points} points lost per round ({done} of {of} rounds)"
    )
    return text.format(points=mean, done=len(lost), of=of)
