"""What the documentation shows of a lesson is one, and names all that there is."""

import re
from pathlib import Path

from domino_gui.learning.lesson_reading import _TASKS, lesson_of
from domino_gui.learning.lesson_tasks import Wish

PAGE = (Path(__file__).parents[2] / "docs" / "lessons.md").read_text(encoding="utf-8")


def test_the_example_is_a_lesson() -> None:
    (example,) = re.findall(r"```json\n(.*?)```", PAGE, re.DOTALL)
    made = lesson_of("example", example)
    assert made.title.in_("en") == "Doubles"
    assert made.pages[0].task is not None


def test_every_task_and_wish_is_described() -> None:
    for name in (*_TASKS, *(wish for wish in Wish if wish is not Wish.ANY), "any"):
        assert f"`{name}`" in PAGE
