"""What lessons ask and say: every number in it is true of the position."""

import re

import pytest

from domino_gui.engine.rules import RuleSetId
from domino_gui.learning.counting import explain
from domino_gui.learning.lesson_tasks import (
    Blocked,
    Count,
    Ends,
    Lay,
    PassOn,
    Pays,
    PlayOn,
    Settle,
    Task,
    Wish,
    counting_spots,
    outcome,
    placements,
    spots,
)
from domino_gui.learning.lessons import read_lessons
from domino_gui.learning.mistakes import find
from domino_gui.resource_files import resource
from domino_gui.windows import lesson_texts, why_texts
from tests.learning.lesson_files import position

NAMES = ["You", "Mina", "Theo", "Sora"]
LESSONS, _ = read_lessons([resource("lessons")])
LEAVES = [leaf for lesson in LESSONS for leaf in lesson.pages]
FIVES = position("5|5", hands=("0|5 1|2", 5))


def test_every_task_has_its_own_question() -> None:
    tasks: list[Task] = [
        *(Count(10), Pays(10), Ends(frozenset()), PassOn(), Blocked(answer=True)),
        *(Lay(wish, ()) for wish in Wish),
        *(Lay(15, ()), Settle(0, 0, 5), Settle(1, 0, 5)),
    ]
    questions = [lesson_texts.asked(task, FIVES, NAMES) for task in tasks]
    assert all(questions)
    assert len(set(questions)) == len(questions)
    assert lesson_texts.asked(Lay(Wish.ANY, (), 2), FIVES, NAMES) == questions[3]
    assert lesson_texts.asked(None, FIVES, NAMES) == ""
    assert lesson_texts.asked(PlayOn("casual"), FIVES, NAMES) == ""


def test_losses_are_asked_for_in_five_up() -> None:
    table = position("5|5", rules=RuleSetId.FIVE_UP, hands=("", "1|2"))
    assert "lose" in lesson_texts.asked(Settle(0, 0, 0), table, NAMES)
    assert lesson_texts.asked(Settle(1, 0, 0), table, NAMES).endswith("lost by: Mina?")
    partners = position("5|5", hands=("", "1|2", "", ""), partners=True)
    assert "You + Theo" in lesson_texts.asked(Settle(0, 0, 0), partners, NAMES)


def test_a_wrong_count_is_explained_and_told_only_in_the_end() -> None:
    first = lesson_texts.count_wrong(FIVES, 5, is_last=False)
    assert "half of 5|5" in first[1]
    unclear = lesson_texts.count_wrong(FIVES, 77, is_last=False)
    assert unclear[1].endswith("= 10")  # the end itself, for there is but one
    last = lesson_texts.count_wrong(FIVES, 77, is_last=True)
    assert last[-1] == "The count is 10."


def test_a_count_that_only_two_slips_would_explain_is_told_end_by_end() -> None:
    table = position("3|6", "6|6 at 3|6 high", "2|6 at 6|6 straight-b", "2|2 at 2|6 low")
    assert len(find(explain(table.layout), 9)) == 2
    said = lesson_texts.count_wrong(table, 9, is_last=False)
    assert said[1:-1] == [why_texts.sentence(step) for step in explain(table.layout)]


@pytest.mark.parametrize("leaf", LEAVES)
def test_reasons_of_ends_end_in_what_these_add(leaf) -> None:  # type: ignore[no-untyped-def]
    layout = leaf.position.layout
    total = 0
    for spot in spots(layout):
        said = lesson_texts.reason(leaf.position, spot)
        assert said
        if spot in counting_spots(layout):
            total += int(re.findall(r"\d+", said)[-1])
        assert lesson_texts.spot_name(spot)
    lone = len(layout) == 1 and not layout.placed[0].tile.double
    assert total == layout.count * (2 if lone else 1)  # both halves of a lone tile say its sum


def test_ends_are_explained_where_they_were_told_wrongly() -> None:
    table = position("3|6", "6|6 at 3|6 high", "2|6 at 6|6 straight-b")
    right = counting_spots(table.layout)
    (missed,) = [spot for spot in right if spot.tile.name == "2|6"]
    lines = lesson_texts.ends_wrong(table, right - {missed}, is_last=False)
    assert len(lines) == 3
    assert lines[1].startswith("2|6")
    assert len(lesson_texts.ends_wrong(table, set(), is_last=True)) == 3


@pytest.mark.parametrize(
    ("rules", "words"),
    [
        (RuleSetId.ALL_FIVES, "pays just that"),
        (RuleSetId.FIVE_UP, "a fifth"),
        (RuleSetId.DRAW, "In Draw"),
    ],
)
def test_it_is_told_how_a_count_pays(rules: RuleSetId, words: str) -> None:
    table = position("5|5", rules=rules)
    lines = lesson_texts.pays_wrong(table, 25, 10, is_last=True)
    assert words in lines[1]
    assert lines[-1] == ("It is 2." if rules is RuleSetId.FIVE_UP else "It is 10.")


@pytest.mark.parametrize("wish", [*Wish, 10])
def test_placements_are_judged_by_what_they_lead_to(wish: Wish | int) -> None:
    table = position("2|4", hands=("2|6 1|4 4|5", 5))
    task = Lay(wish, tuple(placements(table)[:1]))
    for place in placements(table):
        made = outcome(table, place)
        wrong = " ".join(lesson_texts.placed_wrong(task, made, table.rules))
        right = " ".join(lesson_texts.placed_right(task, made, table.rules))
        for said in (wrong, right):
            assert str(made.makes) in said
            if wish is Wish.SAFEST:
                assert str(made.next_most) in said
            if wish is Wish.KEEPS:
                assert all(tile.name in said for tile in made.fits)
        assert ("scores nothing" in right) is not bool(made.pays)
    assert placements(table)[0].tile.name in lesson_texts.would_be_right(task)


def test_no_placement_of_draw_is_said_to_score() -> None:
    table = position("2|4", rules=RuleSetId.DRAW, hands=("2|6", 5))
    made = outcome(table, placements(table)[0])
    assert lesson_texts.placed_right(Lay(Wish.ANY, ()), made, table.rules) == ["That is right."]


def test_it_is_told_who_can_go_on_or_that_nobody_can() -> None:
    free = position("2|4", hands=("0|1", "2|3"), boneyard=1)
    assert lesson_texts.blocked_reason(free, NAMES) == [
        "The open ends show 2, 4.",
        "The boneyard still has tiles to be drawn.",
        "Mina can play 2|3.",
    ]
    stuck = position("2|4", hands=("0|1", "3|3"))
    assert lesson_texts.blocked_reason(stuck, NAMES)[-1].startswith("Nobody holds")


def test_settlements_are_told_hand_by_hand_and_the_answer_last() -> None:
    table = position("3|6", hands=("", "5|6 0|1", "2|2 4|4"))
    first = lesson_texts.settle_wrong(table, Settle(0, 0, 25), 20, NAMES, is_last=False)
    assert first[-1] == "Try once more."
    assert not any("25" in line for line in first)
    last = lesson_texts.settle_wrong(table, Settle(0, 0, 25), 20, NAMES, is_last=True)
    assert last[-2:] == ["12 + 12 = 24 → 25", "It is 25."]
