"""Counting for oneself where it may never be preferred: nothing waits for it, or is loaded."""

from collections.abc import Callable

from domino_gui.engine.rules import RuleSetId
from domino_gui.storage.match_setup import MatchSetup
from domino_gui.windows.desk import Stage
from domino_gui.windows.own_count import OwnCount
from domino_gui.windows.own_counting import OwnCounting
from domino_gui.windows.play_options import PlayOptions, Watch
from tests.windows.conftest import Person

OpenWindow = Callable[..., Person]


def begun(counting: OwnCounting) -> list[OwnCount]:
    """What asks from now on, each time that something begins to."""
    asking: list[OwnCount] = []
    counting.began.connect(asking.append)
    return asking


def test_where_it_is_not_preferred_nothing_asks_and_all_comes_at_once(
    open_window: OpenWindow,
) -> None:
    counting = open_window(MatchSetup(RuleSetId.ALL_FIVES)).desk.counting
    counting.want("off", "count", 0)
    assert counting.own_count is None
    assert (counting.is_open, counting.hides, counting.is_asked) == (False, False, False)
    came: list[str] = []
    counting.in_turn(lambda: came.append("at once"))
    for end in (counting.be_still, counting.skip, counting.end_explaining, counting.forget):
        end()
    assert came == ["at once"]


def test_it_begins_once_however_often_it_is_preferred(open_window: OpenWindow) -> None:
    counting = open_window(MatchSetup(RuleSetId.ALL_FIVES)).desk.counting
    asking = begun(counting)
    for of in ("own", "off", "all"):
        counting.want(of, "count", 60)
    assert asking == [counting.own_count]
    assert (asking[0].wanted.others, asking[0].wanted.clock_s) == (True, 60)


def test_where_nobody_plays_nobody_is_asked(open_window: OpenWindow) -> None:
    watched = open_window(options=PlayOptions(watch=Watch(RuleSetId.MUGGINS), speed="max"))
    counting = watched.desk.counting
    asking = begun(counting)
    counting.want("all", "count", 0)
    assert (asking, counting.own_count) == ([], None)


def test_what_comes_while_a_count_is_asked_waits_until_it_is_shown(
    open_window: OpenWindow,
) -> None:
    person = open_window(MatchSetup(RuleSetId.ALL_FIVES), count_yourself="own")
    counting = person.desk.counting
    while not counting.is_asked:
        person.wait(Stage.CHOOSING)
        person.desk.choose(person.desk.match.legal_actions()[0])
    assert (counting.is_open, counting.hides) == (True, True)
    came: list[str] = []
    counting.over.connect(lambda: came.append("over"))
    counting.in_turn(lambda: came.append("what waited"))
    counting.end_explaining()
    assert came == []
    counting.skip()
    assert came == ["over", "what waited"]
    assert (counting.hides, counting.is_asked) == (False, False)
