"""What a lesson asks, and what it says of an answer: all numbers are the engine's."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication

from domino_gui.engine.events import Points
from domino_gui.engine.layout import BRANCHES, End, Port
from domino_gui.engine.rules import Rules, RuleSetId
from domino_gui.engine.settlement import exact
from domino_gui.learning.counting import explain
from domino_gui.learning.lesson_tasks import (
    Blocked,
    Count,
    Ends,
    Lay,
    Outcome,
    PassOn,
    Pays,
    Position,
    Settle,
    Task,
    Wish,
    counting_spots,
)
from domino_gui.learning.mistakes import find
from domino_gui.learning.set_table import LEARNER
from domino_gui.table.count_bar import displayed
from domino_gui.windows import mistake_texts, why_texts
from domino_gui.windows.labels import joined


def asked(task: Task | None, position: Position, names: Sequence[str]) -> str:
    """Return what is to be done; nothing where it is only read."""
    if isinstance(task, Lay):
        return _to_place(task)
    if isinstance(task, Settle):
        return _to_settle(task, position.rules, names)
    questions = {
        Count: QCoreApplication.translate("Lessons", "What is the count?"),
        Pays: QCoreApplication.translate("Lessons", "How many points does this pay?"),
        Ends: QCoreApplication.translate(
            "Lessons",
            "Point at every end that counts, with the mouse or by arrows and Space. Then check.",
        ),
        PassOn: _whose_turn(),
        Blocked: QCoreApplication.translate("Lessons", "Is this round blocked?"),
    }
    return questions.get(type(task), "")


def _whose_turn() -> str:
    return QCoreApplication.translate("Lessons", "It is your turn. What do the rules ask?")


def _to_place(task: Lay) -> str:
    if task.draws:
        return _whose_turn()
    if isinstance(task.wish, int):
        text = QCoreApplication.translate("Lessons", "Place a tile that makes the count {count}.")
        return text.format(count=task.wish)
    return {
        Wish.ANY: QCoreApplication.translate("Lessons", "Place a tile that fits."),
        Wish.SCORES: QCoreApplication.translate("Lessons", "Place a tile that scores."),
        Wish.MOST: QCoreApplication.translate("Lessons", "Score as much as you can."),
        Wish.SAFEST: QCoreApplication.translate(
            "Lessons", "Place a tile that leaves the next player the least to score."
        ),
        Wish.KEEPS: QCoreApplication.translate(
            "Lessons", "Place a tile so that the most of your other tiles still fit."
        ),
    }[task.wish]


def _to_settle(task: Settle, rules: Rules, names: Sequence[str]) -> str:
    side, costs = rules.sides[task.side], rules.rule_set.id is RuleSetId.FIVE_UP
    if side == (LEARNER,):
        if costs:
            return QCoreApplication.translate("Lessons", "How many points do you lose?")
        return QCoreApplication.translate("Lessons", "How many points do you get?")
    if costs:
        text = QCoreApplication.translate("Lessons", "How many points are lost by: {side}?")
    else:
        text = QCoreApplication.translate("Lessons", "How many points go to: {side}?")
    return text.format(side=joined(names[seat] for seat in side))


# -- after an answer -------------------------------------------------------------------------------


def right() -> str:
    """Return what is said of a right answer."""
    return QCoreApplication.translate("Lessons", "That is right.")


def not_so() -> str:
    """Return what is said where the other of two answers is right."""
    return QCoreApplication.translate("Lessons", "It is not so.")


def count_wrong(position: Position, given: int, *, is_last: bool) -> list[str]:
    """Return what was missed, end by end; the sum too once it ``is_last``."""
    steps = explain(position.layout)
    text = QCoreApplication.translate("Lessons", "{given} is not the count. End by end:")
    lines = [text.format(given=given)]
    slips = find(steps, given)
    if not is_last and len(slips) == 1:  # two at once would be a guess: then every end is told
        return [lines[0], mistake_texts.sentence(slips[0]), _once_more()]
    lines += [why_texts.sentence(step) for step in steps]
    return [*lines, _count_is(why_texts.reckoning(steps)) if is_last else _once_more()]


def pays_wrong(position: Position, given: Points, answer: Points, *, is_last: bool) -> list[str]:
    """Return how a count becomes points."""
    steps, rules = explain(position.layout), position.rules
    text = QCoreApplication.translate("Lessons", "It does not pay {given}. The ends make {count}.")
    count = why_texts.reckoning(steps)
    lines = [text.format(given=displayed(given, rules), count=count)]
    if not rules.rule_set.scores_placements:
        lines.append(QCoreApplication.translate("Lessons", "In Draw no placement scores."))
    else:
        lines.append(_how_points_come(rules))
    return [*lines, _it_is(answer, rules) if is_last else _once_more()]


def _how_points_come(rules: Rules) -> str:
    if rules.rule_set.points_shown_in == 1:
        return QCoreApplication.translate(
            "Lessons",
            "A count that is a multiple of five, above zero, pays just that; any other nothing.",
        )
    return QCoreApplication.translate(
        "Lessons",
        "In Five Up a count that is a multiple of five, above zero, pays a fifth of it; any other"
        " nothing.",
    )


def ends_wrong(position: Position, pointed: set[End], *, is_last: bool) -> list[str]:
    """Return for each end that was missed or is too much why that is so."""
    counting = counting_spots(position.layout)
    lines = [QCoreApplication.translate("Lessons", "Not quite. End by end:")]
    lines += [reason(position, spot) for spot in _in_order(position, pointed ^ counting)]
    return [*lines, *([] if is_last else [_once_more()])]


def _in_order(position: Position, spots: set[End]) -> list[End]:
    order = [placed.tile for placed in position.layout.placed]
    return sorted(spots, key=lambda spot: (order.index(spot.tile), spot.port))


def reason(position: Position, spot: End) -> str:
    """Return why what is pointed at counts, or does not."""
    for step in explain(position.layout):
        whole = step.tile.double or step.end is None
        if step.tile is spot.tile and (step.end == spot or (whole and spot.port not in BRANCHES)):
            return why_texts.sentence(step)
    text = QCoreApplication.translate(
        "Lessons", "The {number} of {tile} lies against another tile: it is no end any more."
    )
    return text.format(number=spot.number, tile=spot.tile.name)


def spot_name(spot: End) -> str:
    """Return what can be pointed at, as it is read out."""
    if spot.port in BRANCHES:
        text = QCoreApplication.translate("Lessons", "{branch} of {tile}, no tile there")
        return text.format(branch=why_texts.branch(spot), tile=spot.tile.name)
    if spot.tile.double:
        text = QCoreApplication.translate("Lessons", "double {tile}")
        return text.format(tile=spot.tile.name)
    if spot.port is Port.LOW:
        text = QCoreApplication.translate("Lessons", "{tile}, low end, {number}")
    else:
        text = QCoreApplication.translate("Lessons", "{tile}, high end, {number}")
    return text.format(tile=spot.tile.name, number=spot.number)


def placed_wrong(task: Lay, made: Outcome, rules: Rules) -> list[str]:
    """Return what a placement would lead to that does not do what was asked."""
    makes = QCoreApplication.translate("Lessons", "{tile} there makes the count {count}.")
    lines = [makes.format(tile=made.place.tile.name, count=made.makes)]
    if task.wish is Wish.SAFEST:
        lines.append(_next_can(made, rules))
    elif task.wish is Wish.KEEPS:
        lines.append(_still_fit(made))
    elif not isinstance(task.wish, int):
        lines.append(_scores(made, rules))
        if made.pays:
            lines.append(QCoreApplication.translate("Lessons", "There is more to be had."))
    return [*lines, _once_more()]


def placed_right(task: Lay, made: Outcome, rules: Rules) -> list[str]:
    """Return what a placement led to that did what was asked."""
    lines = [right()]
    if rules.rule_set.scores_placements:
        lines.append(f"{_count_is(made.makes)} {_scores(made, rules)}")
    if task.wish is Wish.SAFEST:
        lines.append(_next_can(made, rules))
    elif task.wish is Wish.KEEPS:
        lines.append(_still_fit(made))
    return lines


def would_be_right(task: Lay) -> str:
    """Return what does what was asked."""
    tiles = ", ".join(dict.fromkeys(place.tile.name for place in task.answer))
    text = QCoreApplication.translate("Lessons", "Look where this would go: {tiles}")
    return text.format(tiles=tiles)


def _count_is(count: object) -> str:
    """Return what the count is, alone or as a sum."""
    return QCoreApplication.translate("Lessons", "The count is {count}.").format(count=count)


def _scores(made: Outcome, rules: Rules) -> str:
    if not made.pays:
        return QCoreApplication.translate("Lessons", "It scores nothing.")
    text = QCoreApplication.translate("Lessons", "It scores {points}.")
    return text.format(points=displayed(made.pays, rules))


def _next_can(made: Outcome, rules: Rules) -> str:
    if not made.next_most:
        return QCoreApplication.translate(
            "Lessons", "No tile that you do not see lets the next player score."
        )
    text = QCoreApplication.translate(
        "Lessons", "The next player could score {points}, with {tiles}."
    )
    tiles = ", ".join(tile.name for tile in made.next_tiles)
    return text.format(points=displayed(made.next_most, rules), tiles=tiles)


def _still_fit(made: Outcome) -> str:
    if not made.fits:
        return QCoreApplication.translate("Lessons", "None of your other tiles would fit then.")
    text = QCoreApplication.translate("Lessons", "Of your other tiles these fit then: {tiles}.")
    return text.format(tiles=", ".join(tile.name for tile in made.fits))


def blocked_reason(position: Position, names: Sequence[str]) -> list[str]:
    """Return why a round is blocked, or is not."""
    fits = position.layout.fits
    numbers = sorted({end.number for end in position.layout.open_ends})
    text = QCoreApplication.translate("Lessons", "The open ends show {numbers}.")
    lines = [text.format(numbers=", ".join(map(str, numbers)))]
    if position.boneyard:
        lines.append(
            QCoreApplication.translate("Lessons", "The boneyard still has tiles to be drawn.")
        )
    for name, hand in zip(names, position.hands, strict=False):
        playable = [tile.name for tile in hand if tile and fits(tile)]
        if playable:
            text = QCoreApplication.translate("Lessons", "{name} can play {tiles}.")
            lines.append(text.format(name=name, tiles=", ".join(playable)))
    if len(lines) == 1:
        lines.append(
            QCoreApplication.translate(
                "Lessons", "Nobody holds such a number, and nothing is left."
            )
        )
    return lines


def _it_is(points: Points, rules: Rules) -> str:
    text = QCoreApplication.translate("Lessons", "It is {points}.")
    return text.format(points=displayed(exact(abs(points)), rules))


def _once_more() -> str:
    return QCoreApplication.translate("Lessons", "Try once more.")


def settle_wrong(
    position: Position, task: Settle, given: Points, names: Sequence[str], *, is_last: bool
) -> list[str]:
    """Return how the settlement is reckoned, hand by hand."""
    from domino_gui.windows.lesson_settlements import hands, how, reckoned

    text = QCoreApplication.translate("Lessons", "{given} is not it. Hand by hand:")
    lines = [text.format(given=displayed(given, position.rules))]
    lines += hands(position, names)
    lines.append(how(position.rules, task))
    if not is_last:
        return [*lines, _once_more()]
    return [*lines, *reckoned(position, task), _it_is(task.answer, position.rules)]
