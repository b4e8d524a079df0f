"""Counting for oneself in play: asked before anything tells the count, in every rule set."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator

import pytest
from msgspec.structs import replace
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible, QAccessibleInterface
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel, QWidget

from domino_gui.engine.events import Place, TilePlaced
from domino_gui.engine.layout import Layout
from domino_gui.engine.match import Phase
from domino_gui.engine.rules import RuleSetId
from domino_gui.learning.counting import Step, Why, explain
from domino_gui.storage.learner import Answered, Asked, read_learner
from domino_gui.storage.match_setup import MatchSetup
from domino_gui.storage.places import learner_path
from domino_gui.table.count_bar import CountBarItem
from domino_gui.table.labels import WordItem
from domino_gui.table.marks import MarkItem
from domino_gui.windows.desk import Stage
from domino_gui.windows.own_count import Question
from domino_gui.windows.own_count_card import OwnCountCard
from domino_gui.windows.play_options import PlayOptions, Watch
from domino_gui.windows.round_log import Entry
from tests.windows.conftest import Person, people

OpenWindow = Callable[..., Person]
COUNTED = [each for each in RuleSetId if each is not RuleSetId.DRAW]


def place_by_keys(person: Person, *, scoring: bool = False) -> TilePlaced:
    """Play on, answering nothing, until a person has placed a tile by keys; return that."""
    for _ in range(300):
        person.qtbot.waitUntil(
            lambda: is_asked(person) or person.desk.stage in RESTING, timeout=20_000
        )
        desk, scene = person.desk, person.host.window.scene
        if is_asked(person):
            person.press(Qt.Key.Key_Escape)
            continue
        if desk.stage is not Stage.CHOOSING:
            person.press(Qt.Key.Key_Space)
            continue
        places = scene.offers.places
        wanted = [each for each in places if each.points] if scoring else [*places]
        if not wanted:
            desk.choose(desk.match.legal_actions()[0])
            continue
        number = scene.rack_tiles.index(wanted[0].place.tile)
        person.press(Qt.Key(int(Qt.Key.Key_1) + number))
        while scene.picked is not None and scene.chosen != wanted[0]:
            person.press(Qt.Key.Key_Right)
        if scene.picked is not None:
            person.press(Qt.Key.Key_Return)
        for event in reversed(desk.history.match.events):
            if isinstance(event, TilePlaced):
                return event
    raise AssertionError("nothing could be placed")


RESTING = (Stage.CHOOSING, Stage.CURTAIN, Stage.ROUND_OVER, Stage.MATCH_OVER)


def is_asked(person: Person) -> bool:
    return person.host.window.table.is_asked


def card_of(person: Person) -> OwnCountCard:
    return person.host.window.table.count_asking.card


def question_of(person: Person) -> Question:
    own = person.desk.counting.own_count
    assert own is not None
    assert own.question is not None
    return own.question


def wait_asked(person: Person) -> Question:
    person.qtbot.waitUntil(lambda: is_asked(person), timeout=20_000)
    return question_of(person)


def enter(person: Person, number: int) -> None:
    for figure in str(number):
        person.press(Qt.Key(int(Qt.Key.Key_0) + int(figure)))
    person.press(Qt.Key.Key_Return)


def kept() -> list[Answered]:
    return [each for each in read_learner(learner_path()) if isinstance(each, Answered)]


# -- nothing gives the count away ------------------------------------------------------------------


def accessible_texts(widget: QWidget) -> Iterator[str]:
    """Yield all that a screen reader can find in a window."""
    waiting: list[QAccessibleInterface | None] = [QAccessible.queryAccessibleInterface(widget)]
    while waiting:
        found = waiting.pop()
        if found is None or not found.isValid():
            continue
        for kind in (QAccessible.Text.Name, QAccessible.Text.Description, QAccessible.Text.Value):
            yield found.text(kind)
        waiting += [found.child(number) for number in range(found.childCount())]


def leaks(person: Person) -> list[str]:
    """Return what gives away the count of the last placement, or its points."""
    window, question = person.host.window, question_of(person)
    targets = window.view.targets
    assert targets is not None
    # What is read out follows once control is back with the event loop.
    person.qtbot.waitUntil(lambda: not targets._due.isActive())
    found = [
        type(item).__name__
        for item in window.scene.items()
        if isinstance(item, CountBarItem | MarkItem | WordItem) and item.isVisible()
    ]
    stage = window.scene.stage
    assert stage is not None
    found += [str(mark) for mark in stage.marks]
    texts = [text for text in accessible_texts(window) if text]
    texts += [label.text() for label in window.findChildren(QLabel) if label.isVisible()]
    sums = [step.adds for step in explain(question.layout)]
    said = " + ".join(str(adds) for adds in sums if adds)
    found += [text for text in texts if "+" in said and said in text]
    found += [text for text in texts if re.search(r"\bcount \d|\bscores \d|scoring ends", text)]
    found += [f"+{entry.points}" for entry in _told_of(person, question)]
    return found


def _told_of(person: Person, question: Question) -> list[Entry]:
    """Return lines of the log that tell of the placement; the lot may have turned it up too."""
    tile, log = question.placed.tile.name, person.host.window.panel.log
    return [entry for entry in log.entries if entry.tile == tile and ": lot" not in entry.words]


@pytest.mark.parametrize("rules", COUNTED)
@pytest.mark.parametrize("pace", [None, "fast"])
def test_while_it_is_asked_nothing_tells_the_count(
    open_window: OpenWindow, rules: RuleSetId, pace: str | None
) -> None:
    person = open_window(MatchSetup(rules), pace=pace, count_yourself="own")
    scores = person.host.window.panel.scores
    place_by_keys(person)
    before = [row.accessibleName() for row in scores._rows]
    question = wait_asked(person)
    assert leaks(person) == []
    assert [row.accessibleName() for row in scores._rows] == before
    window = person.host.window
    assert not window.menus.why.isEnabled()
    window.resize(1000, 640)  # drawn anew, also in other colours and another language
    window.menus.languages["ko"].trigger()
    window.menus.languages["en"].trigger()
    window.scene.set_extent(window.scene.sceneRect().size() * 0.9, 1.0)
    person.qtbot.waitUntil(lambda: question_of(person) is question)
    assert is_asked(person)
    assert leaks(person) == []


def test_what_would_leak_is_found(open_window: OpenWindow) -> None:
    person = open_window(MatchSetup(RuleSetId.ALL_FIVES), count_yourself="own")
    place_by_keys(person)
    wait_asked(person)
    person.host.window.scene.reveal_count()
    assert leaks(person) != []


def test_it_is_hidden_from_when_the_tile_travels(open_window: OpenWindow) -> None:
    person = open_window(MatchSetup(RuleSetId.ALL_FIVES), pace="slow", count_yourself="own")
    place_by_keys(person, scoring=True)
    scene = person.host.window.scene
    moments = 0
    while scene.busy:
        moments += 1
        assert leaks(person) == []
        running = scene._choreography._running
        assert running is not None
        running.setCurrentTime(min(running.currentTime() + 60, running.totalDuration()))
    assert moments > 1
    assert is_asked(person)
    assert leaks(person) == []


# -- answers ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("rules", COUNTED)
@pytest.mark.parametrize("what", ["count", "points"])
def test_a_right_answer_is_praised_and_play_goes_on(
    open_window: OpenWindow, rules: RuleSetId, what: str
) -> None:
    person = open_window(MatchSetup(rules), count_yourself="own", count_what=what)
    place_by_keys(person, scoring=what == "points")
    question = wait_asked(person)
    placed = len(person.desk.match.events)
    assert person.host.window.focusWidget() is card_of(person).entry.field
    enter(person, question.right)
    card = card_of(person)
    assert not is_asked(person)
    assert card.verdict.text().startswith(f"{question.right} is right")
    assert card.verdict.isVisible()
    (answer,) = [each for each in kept() if each.is_right]
    assert (answer.rules, answer.asked, answer.difficulty) == (rules, Asked(what), "")
    raw = question.placed.points if what == "points" else question.layout.count
    assert answer.right == raw
    assert person.host.window.scene.board.dressing.bar is not None
    assert not person.desk.practice
    person.qtbot.waitUntil(lambda: len(person.desk.match.events) > placed or is_over(person))


def is_over(person: Person) -> bool:
    return person.desk.match.phase is not Phase.PLAY


@pytest.mark.parametrize("rules", COUNTED)
def test_a_wrong_answer_is_explained_and_play_waits_for_it(
    open_window: OpenWindow, rules: RuleSetId
) -> None:
    person = open_window(MatchSetup(rules), count_yourself="own")
    place_by_keys(person)
    question = wait_asked(person)
    missed = next(step for step in explain(question.layout) if step.adds)
    enter(person, question.right - missed.adds)
    why = person.host.window.table.why
    assert why.bar.hasFocus()
    head = why.bar.head.text()
    assert head.startswith(f"You said {question.right - missed.adds}. It is {question.right}.")
    # The missed end stands until it was seen; without one, all of them pass by.
    explained = question.missed(question.right - missed.adds)
    assert why.by_itself.isActive() is (not explained)
    events = len(person.desk.match.events)
    (row, *_) = _told_of(person, question)
    assert row
    assert [each.is_right for each in kept()] == [False]
    person.press(Qt.Key.Key_Escape)
    assert not why.bar.isVisible()
    person.qtbot.waitUntil(lambda: len(person.desk.match.events) > events or is_over(person))


def with_double(person: Person) -> tuple[Question, list[Step]]:
    """Play on until a table with an open double is asked about."""
    for _ in range(40):
        place_by_keys(person)
        question = wait_asked(person)
        doubles = [step for step in question.steps if step.why is Why.OPEN_DOUBLE and step.adds]
        if doubles:
            return question, doubles
    raise AssertionError("never an open double")


def test_the_missed_end_is_the_one_that_is_lit(open_window: OpenWindow) -> None:
    person = open_window(MatchSetup(RuleSetId.ALL_FIVES), count_yourself="own")
    question, doubles = with_double(person)
    enter(person, question.right - doubles[0].tile.low)
    why = person.host.window.table.why
    assert why.walk.steps[why.walk.step].tile in {step.tile for step in doubles}
    assert "once" in why.bar.head.text()


def test_escape_shows_it_unasked_and_nothing_is_kept(open_window: OpenWindow) -> None:
    person = open_window(MatchSetup(RuleSetId.ALL_FIVES), count_yourself="own")
    place_by_keys(person)
    wait_asked(person)
    person.press(Qt.Key.Key_Escape)
    assert not is_asked(person)
    assert not card_of(person).isVisible()
    assert not kept()
    person.wait()


def test_the_button_does_the_same(open_window: OpenWindow) -> None:
    person = open_window(MatchSetup(RuleSetId.ALL_FIVES), count_yourself="own")
    place_by_keys(person)
    wait_asked(person)
    person.click(card_of(person).skip)
    assert not is_asked(person)


def test_when_the_time_is_over_it_is_explained(open_window: OpenWindow) -> None:
    person = open_window(MatchSetup(RuleSetId.ALL_FIVES), count_yourself="own", count_clock_s=1)
    place_by_keys(person)
    question = wait_asked(person)
    assert card_of(person).clock.is_running
    why = person.host.window.table.why
    person.qtbot.waitUntil(lambda: why.is_on)
    assert why.bar.head.text() == f"Time is over. It is {question.right}."
    assert [each.given for each in kept()] == [None]


# -- what is asked, and when -----------------------------------------------------------------------


def test_after_every_placement_those_of_computers_are_asked_too(open_window: OpenWindow) -> None:
    person = open_window(MatchSetup(RuleSetId.MUGGINS), count_yourself="all")
    seats: set[int] = set()
    for _ in range(200):
        person.qtbot.waitUntil(
            lambda: is_asked(person) or person.desk.stage in RESTING, timeout=20_000
        )
        if is_asked(person):
            seats.add(question_of(person).placed.seat)
            assert leaks(person) == []
            if len(seats) > 1:
                break
            enter(person, question_of(person).right)
        elif person.desk.stage is Stage.CHOOSING:
            person.desk.choose(person.desk.match.legal_actions()[0])
        else:
            person.press(Qt.Key.Key_Space)
    assert seats == {0, 1}


def test_computers_wait_for_the_answer(open_window: OpenWindow) -> None:
    person = open_window(MatchSetup(RuleSetId.ALL_FIVES), count_yourself="own")
    place_by_keys(person)
    wait_asked(person)
    desk = person.desk
    events = len(desk.match.events)
    controller = desk._controller
    person.qtbot.waitUntil(lambda: controller._answer is not None or is_over(person))
    assert len(desk.match.events) == events
    assert is_asked(person)


@pytest.mark.parametrize("rules", COUNTED)
def test_a_whole_round_is_counted(open_window: OpenWindow, rules: RuleSetId) -> None:
    person = open_window(MatchSetup(rules), count_yourself="all")
    asked = 0
    for _ in range(400):
        person.qtbot.waitUntil(
            lambda: is_asked(person) or person.desk.stage in RESTING, timeout=20_000
        )
        if is_asked(person):
            asked += 1
            assert leaks(person) == []
            assert person.desk.stage is Stage.WAITING
            enter(person, question_of(person).right)
        elif person.desk.stage is Stage.CHOOSING:
            person.desk.choose(person.desk.match.legal_actions()[0])
        else:
            break
    events = person.desk.match.events
    assert asked == sum(isinstance(event, TilePlaced) for event in events)
    assert all(each.is_right for each in kept())
    assert person.desk.seen.events == events


def test_at_one_screen_whoever_placed_is_asked(open_window: OpenWindow) -> None:
    person = open_window(people("Ann", "Bo", rules=RuleSetId.ALL_FIVES), count_yourself="own")
    person.wait(Stage.CURTAIN)
    placed = place_by_keys(person)
    question = wait_asked(person)
    name = person.desk.match.started.seats[placed.seat].name
    asked = card_of(person).entry.question.text()
    assert asked == f"{name}: What is the count now?"
    assert person.host.window.scene.rack_tiles == ()
    enter(person, question.right)
    person.wait(Stage.CURTAIN)


def test_nothing_is_asked_where_nothing_is_counted_claimed_or_played(
    open_window: OpenWindow,
) -> None:
    person = open_window(MatchSetup(RuleSetId.DRAW), count_yourself="all")
    place_by_keys(person)
    person.wait()
    assert not is_asked(person)
    options = PlayOptions(watch=Watch(RuleSetId.MUGGINS), speed="max")
    watched = open_window(options=options, count_yourself="all")
    assert watched.desk.counting.own_count is None


def test_it_can_be_begun_and_ended_in_a_match(open_window: OpenWindow) -> None:
    person = open_window(MatchSetup(RuleSetId.ALL_FIVES))
    place_by_keys(person)
    person.wait()
    settings = person.host.settings
    settings.prefer("count_yourself", "own")
    place_by_keys(person)
    wait_asked(person)
    settings.prefer("count_yourself", "off")
    person.press(Qt.Key.Key_Escape)
    place_by_keys(person)
    person.wait()
    assert not is_asked(person)


def test_undo_and_giving_up_ask_no_longer(open_window: OpenWindow) -> None:
    person = open_window(MatchSetup(RuleSetId.ALL_FIVES), count_yourself="own")
    place_by_keys(person)
    wait_asked(person)
    before: Layout = question_of(person).layout
    person.desk.undo()
    person.wait(Stage.CHOOSING)
    assert len(person.desk.match.round.layout) < len(before)
    place_by_keys(person)
    wait_asked(person)
    person.desk.give_up()
    person.wait(Stage.MATCH_OVER)
    assert not is_asked(person)


def test_leaving_leaves_nothing_behind(open_window: OpenWindow) -> None:
    person = open_window(MatchSetup(RuleSetId.ALL_FIVES), count_yourself="own")
    place_by_keys(person)
    wait_asked(person)
    person.host.begin(replace(MatchSetup(RuleSetId.MUGGINS)))
    assert not is_asked(person)
    assert not card_of(person).isVisible()
    person.wait()
    scene = person.host.window.scene
    assert scene.stage is not None
    assert not scene.stage.sight.telling.is_withheld


def test_keys_on_the_screen_answer_too(open_window: OpenWindow) -> None:
    person = open_window(MatchSetup(RuleSetId.ALL_FIVES), count_yourself="own")
    place_by_keys(person)
    question, entry = wait_asked(person), card_of(person).entry
    for figure in str(question.right):
        QTest.mouseClick(entry.digits[int(figure)], Qt.MouseButton.LeftButton)
    QTest.mouseClick(entry.enter, Qt.MouseButton.LeftButton)
    assert not is_asked(person)
    assert [each.is_right for each in kept()] == [True]


def test_whoever_places_is_no_place_to_go_on_by_space(open_window: OpenWindow) -> None:
    person = open_window(MatchSetup(RuleSetId.ALL_FIVES), count_yourself="own")
    place_by_keys(person)
    wait_asked(person)
    person.host.window.view.setFocus()
    for key in (Qt.Key.Key_Space, Qt.Key.Key_Return, Qt.Key.Key_1, Qt.Key.Key_D):
        person.press(key)
    assert is_asked(person)
    assert isinstance(question_of(person).placed.tile.low, int)
    assert not person.desk.may(Place)


@pytest.mark.parametrize("language", ["en", "ko"])
def test_every_key_of_the_card_is_seen_whole_in_a_small_window(
    open_window: OpenWindow, language: str
) -> None:
    person = open_window(
        MatchSetup(RuleSetId.ALL_FIVES), count_yourself="own", language=language, count_clock_s=60
    )
    window = person.host.window
    window.resize(1024, 640)
    place_by_keys(person)
    wait_asked(person)
    card, panel = card_of(person), window.panel
    person.qtbot.waitUntil(lambda: card.height() >= card.sizeHint().height())
    for key in (*card.entry.digits, card.entry.erase, card.entry.enter):
        below = key.mapTo(panel, key.rect().bottomLeft()).y()
        assert below < card.skip.mapTo(panel, card.skip.rect().topLeft()).y()
    assert card.skip.mapTo(panel, card.skip.rect().bottomLeft()).y() < panel.height()
    assert not panel.why.isVisible()
