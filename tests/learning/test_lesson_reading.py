"""Wrong lessons of every kind are refused with the line of what is wrong."""

import json
from typing import Any

import pytest

from domino_gui.learning.lesson_reading import lesson_of
from domino_gui.learning.lesson_tasks import Count, Lay, Settle, Wish
from domino_gui.learning.located_json import LineError
from tests.learning.lesson_files import WORDS, page, written

SPINNER = ("3|6", "6|6 at 3|6 high")


def line_of(text: str, part: str) -> int:
    """The line that has ``part`` in it, the last of several."""
    (*_, found) = [n for n, line in enumerate(text.splitlines(), 1) if part in line]
    return found


def test_a_lesson_is_what_is_written() -> None:
    made = lesson_of(
        "one",
        written(
            page("5|5"),
            page(*SPINNER, task={"do": "count", "answer": 15}, then=WORDS),
            page(
                *SPINNER,
                rack=["2|6"],
                others=[3, ["0|1"]],
                boneyard=4,
                rules="muggins",
                task={"do": "place", "wish": "scores", "answer": ["2|6 at 6|6 straight-b"]},
            ),
        ),
    )
    first, second, third = made.pages
    assert made.id == "one"
    assert made.title.in_("ko") == "말"
    assert made.title.in_("fr") == "words"
    assert first.task is None
    assert second.task == Count(15)
    assert second.then is not None
    assert third.position.rules.seats == 3
    assert [len(hand) for hand in third.position.hands] == [1, 3, 1]
    assert isinstance(third.task, Lay)
    assert third.task.wish is Wish.SCORES


def test_paragraphs_are_a_list() -> None:
    words = {"en": ["one", "two"], "ko": ["하나"]}
    made = lesson_of("one", written(page("5|5") | {"text": words}))
    assert made.pages[0].text.in_("en") == "one\n\ntwo"


def test_a_split_may_be_half_a_point() -> None:
    hands = {"rack": ["1|3"], "others": [["0|4"], ["0|3", "1|4", "3|3"]]}
    task = {"do": "settle", "side": 0, "answer": 7.5}
    made = lesson_of("one", written(page("2|2", **hands, task=task)))
    assert made.pages[0].task == Settle(0, None, 7.5)


def place(answer: list[str], wish: Any = "scores") -> dict[str, Any]:
    return {"do": "place", "wish": wish, "answer": answer}


WRONG: dict[str, tuple[str, str, str]] = {
    # what is wrong: the lesson, a part of the line, a part of the reason
    "no pages": (written(), "{", "a lesson has pages"),
    "a name nobody knows": (written(page("5|5"), colour="red"), '"colour"', "has no 'colour'"),
    "a page's name": (written(page("5|5", size=3)), '"size"', "a page has no 'size'"),
    "no title": (written(page("5|5"), title=3), '"title": 3', "a text stands in braces"),
    "no Korean": (written(page("5|5"), about={"en": "x"}), '"about"', "'ko', which is missing"),
    "no English": (written(page("5|5") | {"text": {"ko": "x"}}), '"text"', "'en', which is"),
    "another language": (
        written(page("5|5") | {"text": WORDS | {"fr": "x"}}),
        '"fr"',
        "a text has no 'fr'",
    ),
    "an empty text": (written(page("5|5"), about=WORDS | {"ko": " "}), '"ko": " "', "is empty"),
    "a text that is none": (written(page("5|5"), about=WORDS | {"ko": 3}), '"ko": 3', "in quotes"),
    "a rule set": (written(page("5|5"), rules="chess"), '"rules"', "'chess' is no rule set"),
    "a page's rule set": (written(page("5|5", rules=1)), '"rules": 1', "in quotes"),
    "no table": (written({"text": WORDS}), "  {", "'table', which is missing"),
    "too many seats": (written(page("5|5", others=[1, 1, 1, 1])), '"rules"', "2 to 4 seats"),
    "partners of two": (written(page("5|5", partners=True)), '"partners"', "only four seats"),
    "partners by words": (written(page("5|5", partners="yes")), '"partners"', "true or false"),
    "no tile": (written(page("5|7")), '"5|7"', "is not a tile"),
    "no side": (written(page("5|5", "0|5 at 5|5 left")), "left", "is no side of a tile"),
    "no end": (written(page("5|5", "0|5")), '"0|5"', "only the first tile"),
    "an end that is not open": (
        written(page("5|5", "0|5 at 5|5 branch-a")),
        "branch-a",
        "5|5 branch-a is not open",
    ),
    "a number that does not fit": (
        written(page("5|5", "0|1 at 5|5 straight-a")),
        "0|1 at",
        "0|1 does not show 5",
    ),
    "a branch in Muggins": (
        written(
            page("5|5", "0|5 at 5|5 straight-a", "1|5 at 5|5 straight-b", "2|5 at 5|5 branch-a"),
            rules="muggins",
        ),
        "branch-a",
        "is not open",
    ),
    "a tile twice": (written(page("5|5", rack=["5|5"])), '"5|5"', "5|5 is there twice"),
    "more than the set": (written(page("5|5", others=[20], boneyard=9)), "  {", "28 tiles"),
    "below no tiles": (written(page("5|5", boneyard=-1)), "-1", "there cannot be so many"),
    "half a tile": (written(page("5|5", boneyard=1.5)), "1.5", "a whole number"),
    "a task nobody knows": (written(page("5|5", task={"do": "sing"})), "sing", "is no task"),
    "no task": (written(page("5|5", task={})), '"task"', "'do', which is missing"),
    "a wrong count": (
        written(page(*SPINNER, task={"do": "count", "answer": 9})),
        '"answer"',
        "the ends make 15, not 9",
    ),
    "a count in words": (
        written(page(*SPINNER, task={"do": "count", "answer": "15"})),
        '"answer"',
        "a number is wanted",
    ),
    "no count": (written(page(*SPINNER, task={"do": "count"})), '"task"', "a number is wanted"),
    "a count that is true": (
        written(page("0|1", task={"do": "count", "answer": True})),
        '"answer"',
        "a number is wanted",
    ),
    "wrong points": (
        written(page("5|5", task={"do": "pays", "answer": 5})),
        '"answer"',
        "the count pays 10",
    ),
    "an end left out": (
        written(page("3|4", task={"do": "ends", "answer": ["3|4 low"]})),
        '"answer"',
        "the ends that count are",
    ),
    "which half": (
        written(page("3|4", task={"do": "ends", "answer": ["3|4"]})),
        '"3|4"',
        "which half of 3|4",
    ),
    "an end of no tile here": (
        written(page("3|4", task={"do": "ends", "answer": ["1|4 low"]})),
        "1|4 low",
        "does not lie on the table",
    ),
    "a wish nobody knows": (
        written(page("2|4", rack=["2|6"], task=place([], "wins"))),
        '"wins"',
        "is no wish",
    ),
    "an illegal placement": (
        written(page("2|4", rack=["2|6"], task=place(["2|6 at 2|4 high"]))),
        "2|4 high",
        "2|6 does not show 4",
    ),
    "a placement of others": (
        written(page("2|4", rack=["1|4"], task=place(["2|6 at 2|4 low"]))),
        "2|6 at",
        "2|6 is not in the rack",
    ),
    "a placement that does not score": (
        written(page("2|4", rack=["1|4", "2|6"], task=place(["1|4 at 2|4 high"]))),
        '"answer"',
        "what does that is 2|6 at 2|4 low",
    ),
    "no draw": (
        written(page("2|4", rack=["0|1"], boneyard=["2|2"], task={"do": "draw", "answer": 0})),
        '"answer"',
        "at least one tile",
    ),
    "an answer to passing": (
        written(page("2|4", rack=["0|1"], others=[2], task={"do": "pass", "answer": 1})),
        '"answer"',
        "nothing to be answered",
    ),
    "passing that is not due": (
        written(page("2|4", rack=["0|2"], others=[2], task={"do": "pass"})),
        '"do"',
        "nobody passes who can play",
    ),
    "a side nobody plays on": (
        written(page("5|5", others=[[]], task={"do": "settle", "side": 2, "answer": 0})),
        '"side"',
        "there is no side 2",
    ),
    "a seat nobody sits on": (
        written(page("5|5", others=[[]], task={"do": "settle", "side": 0, "out": 5, "answer": 0})),
        '"out"',
        "there is no seat 5",
    ),
    "a wrong settlement": (
        written(
            page("5|5", others=[["6|6"]], task={"do": "settle", "side": 0, "out": 0, "answer": 12})
        ),
        '"answer"',
        "the settlement pays 10",
    ),
    "blocked or not": (
        written(page("2|4", rack=["0|2"], others=[[]], task={"do": "blocked", "answer": True})),
        '"answer"',
        "the round is not blocked",
    ),
    "blocked in words": (
        written(page("2|4", rack=["0|2"], others=[[]], task={"do": "blocked", "answer": "no"})),
        '"answer"',
        "true or false",
    ),
    "a level nobody knows": (
        written(page("5|5", task={"do": "play", "against": "god"})),
        '"against"',
        "is no level",
    ),
    "a task's name": (
        written(page("5|5", task={"do": "count", "answer": 10, "side": 0})),
        '"side"',
        "a task has no 'side'",
    ),
    "no object": (json.dumps([1]), "[1]", "a lesson stands in braces"),
    "no list": (written(pages={}), '"pages"', "a list in brackets"),
}


@pytest.mark.parametrize("what", WRONG)
def test_what_is_wrong_is_told_with_its_line(what: str) -> None:
    text, part, reason = WRONG[what]
    with pytest.raises(LineError) as raised:
        lesson_of("one", text)
    assert reason in raised.value.reason
    first = next(n for n, line in enumerate(text.splitlines(), 1) if part in line)
    assert raised.value.line in (first, line_of(text, part))
