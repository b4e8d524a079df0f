"""A settled round spelled out in the engine's figures: "12 + 5 = 17 → 15"."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from domino_gui.engine.events import RoundEnding, RoundSettled
from domino_gui.engine.rules import Rules, RuleSetId
from domino_gui.engine.settlement import round5, settle
from domino_gui.windows.rule_set_texts import shown_points


def figures(rules: Rules, settled: RoundSettled) -> list[str]:
    """Return for each side how its points came about; empty where nothing was reckoned for it."""
    left = settled.left
    if rules.rule_set.id is RuleSetId.FIVE_UP:
        return [_five_up(rules, [left[seat] for seat in side]) for side in rules.sides]
    lines = [""] * len(rules.sides)
    winners = settle(rules, left, settled.seat).winners
    if len(winners) == 1:
        lines[winners[0]] = _won(rules, settled, winners[0])
    elif winners:
        (third,) = set(range(len(rules.sides))) - set(winners)
        for side in winners:
            shared = round5(left[third])
            half = shown_points(rules.rule_set, shared / 2)
            lines[side] = f"{left[third]} → {shared}; {shared} ÷ 2 = {half}"
    return lines


def _won(rules: Rules, settled: RoundSettled, side: int) -> str:
    paying = [settled.left[seat] for seat in rules.opponents_of(side)]
    if rules.rule_set.id is RuleSetId.DRAW:
        return _sum(paying)
    if rules.rule_set.id is RuleSetId.ALL_FIVES:
        return f"{_sum(paying)} → {round5(sum(paying))}"
    gained = sum(round5(pips) for pips in paying)
    lines = [f"{pips} → {round5(pips)}" for pips in paying]
    if settled.ended is RoundEnding.DOMINO:
        return "; ".join(
            [*lines, *([_sum([round5(p) for p in paying])] if len(paying) > 1 else [])]
        )
    own = [settled.left[seat] for seat in rules.sides[side]]
    kept = own if rules.house.block_own_unrounded else [round5(pips) for pips in own]
    if not rules.house.block_own_unrounded:
        lines += [f"{pips} → {round5(pips)}" for pips in own]
    gain = " + ".join(str(round5(pips)) for pips in paying)
    minus = "".join(f" − {pips}" for pips in kept)
    net = gained - sum(kept)
    floor = " → 0" if net < 0 else ""
    return "; ".join([*lines, f"{gain}{minus} = {net}{floor}".replace("-", "−")])


def _five_up(rules: Rules, left: list[int]) -> str:
    lines = [f"{pips} → {round5(pips)}" for pips in left if pips]
    if not lines:
        return "0"
    rounded = [round5(pips) for pips in left if pips]
    if len(lines) > 1:
        lines.append(_sum(rounded))
    text = QCoreApplication.translate("Settlement", "{reckoning} raw, {points}")
    points = shown_points(rules.rule_set, -sum(rounded))
    return text.format(reckoning="; ".join(lines), points=points)


def _sum(pips: list[int]) -> str:
    total = str(sum(pips))
    return total if len(pips) == 1 else f"{' + '.join(map(str, pips))} = {total}"


def remark(rules: Rules, settled: RoundSettled) -> str:
    """Return what the figures do not say by themselves; mostly nothing."""
    due = settle(rules, settled.left, settled.seat)
    if due.points != settled.points:
        return QCoreApplication.translate(
            "Settlement", "It would pass the target, and so is not scored."
        )
    if settled.ended is RoundEnding.BLOCKED and not due.winners:
        if rules.rule_set.id is RuleSetId.FIVE_UP:
            return QCoreApplication.translate("Settlement", "A blocked round has no winner.")
        return QCoreApplication.translate("Settlement", "The fewest pips are equal: nobody scores.")
    return ""
