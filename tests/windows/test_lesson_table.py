"""What of a position is seen: nothing that answers what is asked."""

import pytest

from domino_gui.learning.lesson_tasks import Blocked, Count, Settle, Task
from domino_gui.learning.lessons import LessonPage, Text
from domino_gui.table.scene import TableScene
from domino_gui.windows.lesson_table import peopled, show_position
from tests.learning.lesson_files import WORDS, position

NAMES = ["You", "Mina"]


def leaf(task: Task | None, hands: tuple[str, ...] = ()) -> LessonPage:
    table = position("3|6", "6|6 at 3|6 high", **({"hands": hands} if hands else {}))  # type: ignore[arg-type]
    return LessonPage(Text(WORDS), table, task, None)


@pytest.mark.usefixtures("qapp")
def test_the_count_is_told_only_where_nothing_is_asked() -> None:
    scene = TableScene()
    show_position(scene, leaf(Count(15)), NAMES, asks=True)
    assert scene.board.dressing.bar is None
    show_position(scene, leaf(Count(15)), NAMES, asks=False)
    assert scene.board.dressing.bar is not None


@pytest.mark.usefixtures("qapp")
@pytest.mark.parametrize("task", [Settle(0, 0, 10), Blocked(answer=False)])
def test_hands_that_are_counted_lie_open(task: Task) -> None:
    scene = TableScene()
    show_position(scene, leaf(task, ("", "5|6")), NAMES, asks=True)
    assert scene.stage is not None
    assert [str(tile) for tile in scene.stage.sight.seats[1].hand] == ["5|6"]
    assert scene.stage.sight.is_open is isinstance(task, Settle)
    assert scene.rack_tiles == ()


@pytest.mark.usefixtures("qapp")
def test_a_settlement_has_no_count_beside_it() -> None:
    scene = TableScene()
    show_position(scene, leaf(Settle(0, 0, 10), ("", "5|6")), NAMES, asks=False)
    assert scene.board.dressing.bar is None


def test_people_sit_at_a_bare_table_with_their_tiles_hidden() -> None:
    table = peopled(position("5|5", hands=("", "")))
    assert [len(hand) for hand in table.hands] == [5, 5]
    assert all(tile is None for hand in table.hands for tile in hand)
    assert 1 + 10 + len(table.boneyard) == 28
    named = position("5|5", hands=("1|2", ""))
    assert peopled(named) is named
