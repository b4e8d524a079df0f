"""From the first page through all lessons into a match, by keys and clicks alone."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QMouseEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from domino_gui.engine.match import Phase
from domino_gui.learning.lesson_tasks import (
    Blocked,
    Count,
    Ends,
    Lay,
    PassOn,
    Pays,
    PlayOn,
    Settle,
    placements,
    spots,
)
from domino_gui.learning.lessons import read_lessons
from domino_gui.resource_files import resource
from domino_gui.storage.learner import LessonDone, read_learner
from domino_gui.storage.places import learner_path, lessons_folder, matches_folder
from domino_gui.windows.learn_page import LearnPage
from domino_gui.windows.learning import Learning
from domino_gui.windows.lesson_asking import BlockedAsking, NumberAsking
from domino_gui.windows.lesson_page import LessonPage
from domino_gui.windows.lesson_pointing import PointingAsking
from domino_gui.windows.page import Page
from domino_gui.windows.rule_book import RuleBookDialog
from tests.learning.lesson_files import page, written
from tests.windows.conftest import Person, press

OpenWindow = Callable[..., Person]
LESSONS, _ = read_lessons([resource("lessons")])
IDS = [lesson.id for lesson in LESSONS]


class Learner:
    """Sits before the window and learns; everything is done with mouse and keys."""

    def __init__(self, person: Person) -> None:
        self.person, self.window = person, person.host.window
        self.qtbot = person.qtbot

    @property
    def learning(self) -> Learning:
        return self.person.host.learning

    @property
    def page(self) -> LessonPage:
        shown = self.window.page
        assert isinstance(shown, LessonPage)
        return shown

    @property
    def shown(self) -> Page | None:
        """Whatever page is shown."""
        return self.window.page

    def key(self, key: Qt.Key) -> None:
        press(self.window, key)

    def write(self, number: float) -> None:
        """Enter a number by the keyboard."""
        for letter in f"{number:g}":
            QTest.keyClicks(self.window.focusWidget(), letter)
        self.key(Qt.Key.Key_Return)

    def click(self, widget: QWidget) -> None:
        assert widget.isVisible()
        QTest.mouseClick(widget, Qt.MouseButton.LeftButton)

    def click_table(self, point: QPointF) -> None:
        view = self.page.view
        at = view.mapFromScene(point)
        QTest.mouseClick(view.viewport(), Qt.MouseButton.LeftButton, pos=at)

    # -- answers -------------------------------------------------------------------------------

    def answer(self) -> None:
        """Do rightly what the page asks."""
        leaf, asking = self.page.leaf, self.page.asking
        assert leaf is not None
        task = leaf.task
        if isinstance(task, Count):
            self.write(task.answer)
        elif isinstance(task, Pays | Settle):
            shown_in = leaf.position.rules.rule_set.points_shown_in
            self.write(abs(task.answer) / shown_in)
        elif isinstance(task, Ends):
            assert isinstance(asking, PointingAsking)
            for button in asking.buttons:
                if button.spot in task.answer:
                    self.click(button)
            self.key(Qt.Key.Key_Return)
        elif isinstance(task, Blocked):
            self.key(Qt.Key.Key_1 if task.answer else Qt.Key.Key_2)
        elif isinstance(task, PassOn):
            self.key(Qt.Key.Key_P)
        elif isinstance(task, Lay):
            for _ in range(task.draws):
                self.key(Qt.Key.Key_D)
            self.lay(task)

    def lay(self, task: Lay) -> None:
        """Place a right tile: by keys, its place by the mouse where there are several."""
        scene = self.page.scene
        offered = next(each for each in scene.offers.places if task.is_right(each.place))
        number = scene.rack_tiles.index(offered.place.tile)
        self.key(Qt.Key(Qt.Key.Key_1 + number))
        assert scene.picked is offered.place.tile
        if len(scene.places) > 1:
            assert scene.stage is not None
            self.click_table(scene.stage.spread.rect(offered.laid).center())
        else:
            self.key(Qt.Key.Key_Return)

    def err(self) -> None:
        """Do wrongly what the page asks, as far as anything wrong can be done."""
        leaf, asking = self.page.leaf, self.page.asking
        assert leaf is not None
        task = leaf.task
        if isinstance(task, Count | Pays | Settle):
            self.write(abs(task.answer) + 55)
        elif isinstance(task, Ends):
            assert isinstance(asking, PointingAsking)
            wrong_end = next(each for each in asking.buttons if each.spot not in task.answer)
            if not wrong_end.isChecked():
                self.click(wrong_end)
            self.click(asking.check)
        elif isinstance(task, Blocked):
            assert isinstance(asking, BlockedAsking)
            self.click(asking.no if task.answer else asking.yes)
        elif isinstance(task, PassOn) or (isinstance(task, Lay) and task.draws):
            self.key(Qt.Key.Key_D if isinstance(task, PassOn) else Qt.Key.Key_P)
        elif isinstance(task, Lay):
            wrong = next(p for p in placements(leaf.position) if not task.is_right(p))
            scene = self.page.scene
            self.key(Qt.Key(Qt.Key.Key_1 + scene.rack_tiles.index(wrong.tile)))
            while scene.chosen is None or scene.chosen.place != wrong:
                self.key(Qt.Key.Key_Right)
            self.key(Qt.Key.Key_Return)

    def can_err(self) -> bool:
        leaf = self.page.leaf
        assert leaf is not None
        task = leaf.task
        if isinstance(task, Lay) and not task.draws:
            return any(not task.is_right(place) for place in placements(leaf.position))
        return task is not None and not isinstance(task, PlayOn)


@pytest.fixture
def learner(open_window: OpenWindow) -> Learner:
    """Somebody who has gone from the first page to where lessons are chosen."""
    made = Learner(open_window(comes_in=False, language="en"))
    made.key(Qt.Key.Key_3)
    assert isinstance(made.shown, LearnPage)
    return made


def is_seen(learner: Learner) -> None:
    """Wait until the table of a lesson has been painted, and so can be reached."""
    learner.qtbot.waitUntil(lambda: learner.page.view.targets is not None, timeout=5_000)


def rule_book(learner: Learner) -> RuleBookDialog:
    """The rule book, which has to be open."""
    book = learner.window.findChild(RuleBookDialog)
    assert isinstance(book, RuleBookDialog)
    assert book.isVisible()
    return book


# -- the page --------------------------------------------------------------------------------------


def test_the_page_is_reached_by_help_too_and_left_for_the_first_page(learner: Learner) -> None:
    learner.key(Qt.Key.Key_Escape)
    assert learner.person.host.welcome.is_shown
    learner.key(Qt.Key.Key_F5)
    assert learner.learning.page.is_shown


def test_all_ways_are_there_and_lead_on(learner: Learner) -> None:
    page = learner.learning.page
    assert all(card.isVisible() for card in page.ways.values())
    learner.key(Qt.Key.Key_R)
    rule_book(learner).close()
    page.setFocus()
    learner.key(Qt.Key.Key_D)
    assert learner.person.host.drills.page.is_shown
    learner.window.menus.leave.trigger()
    assert page.is_shown
    with learner.qtbot.waitSignal(page.review):
        learner.key(Qt.Key.Key_V)
    for dialog in learner.window.findChildren(QWidget, "reviews"):
        dialog.close()


def test_a_practice_match_has_the_rules_beside_it(learner: Learner) -> None:
    learner.key(Qt.Key.Key_P)
    desk = learner.person.desk
    assert desk.match.started.practice
    assert desk.match.started.seats[1].level == "beginner"
    rule_book(learner)


def test_enter_begins_the_next_lesson_that_is_not_done(learner: Learner) -> None:
    learner.key(Qt.Key.Key_Return)
    assert learner.page.lesson is not None
    assert learner.page.lesson.id == IDS[0]


def test_digits_begin_lessons_and_escape_comes_back(learner: Learner) -> None:
    for number, key in ((1, Qt.Key.Key_2), (9, Qt.Key.Key_0)):
        learner.key(key)
        assert learner.page.lesson is not None
        assert learner.page.lesson.id == IDS[number]
        learner.key(Qt.Key.Key_Escape)
        assert learner.shown is learner.learning.page


def test_arrows_and_tab_reach_every_card(learner: Learner) -> None:
    page = learner.learning.page
    page.cards[0].setFocus()
    learner.key(Qt.Key.Key_Down)
    assert page.cards[1].hasFocus()
    learner.key(Qt.Key.Key_Right)
    assert page.cards[6].hasFocus()
    page.cards[0].setFocus()
    reached = set()
    for _ in range(len(page.cards) + len(page.ways)):
        reached.add(learner.window.focusWidget())
        learner.key(Qt.Key.Key_Tab)
    assert {*page.cards, *page.ways.values()} <= reached


def test_a_match_that_was_left_for_lessons_comes_back(open_window: OpenWindow) -> None:
    person = open_window()
    person.wait()
    events = person.desk.match.events[:]
    person.press(Qt.Key.Key_F5)
    assert isinstance(person.host.window.page, LearnPage)
    person.press(Qt.Key.Key_Escape)
    assert person.desk.match.events == events
    assert list(matches_folder().glob("*.domino"))


# -- the lessons -----------------------------------------------------------------------------------


@pytest.mark.parametrize("number", range(len(LESSONS)), ids=IDS)
def test_every_lesson_is_walked_through_with_right_answers(learner: Learner, number: int) -> None:
    learner.learning.begin(IDS[number])
    is_seen(learner)
    lesson = LESSONS[number]
    for at, leaf in enumerate(lesson.pages):
        page = learner.page
        assert page.at == at
        if leaf.task is not None and not isinstance(leaf.task, PlayOn):
            assert not page.panel.next_button.isEnabled()
            learner.answer()
            assert "right" in page.panel.verdict.text()
        assert page.done[at]
        assert page.panel.next_button.hasFocus()
        if at + 1 < len(lesson.pages):
            learner.key(Qt.Key.Key_Return)
    learnt = [each.lesson for each in read_learner(learner_path()) if isinstance(each, LessonDone)]
    assert learnt == [lesson.id]


@pytest.mark.parametrize("number", range(len(LESSONS)), ids=IDS)
def test_every_wrong_answer_is_explained_with_a_second_try(learner: Learner, number: int) -> None:
    learner.learning.begin(IDS[number])
    is_seen(learner)
    for at in range(len(LESSONS[number].pages)):
        page = learner.page
        if learner.can_err():
            learner.err()
            said = page.panel.reasons.text() or page.panel.verdict.text()
            assert said
            assert "right" not in page.panel.verdict.text()
            if isinstance(page.asking, BlockedAsking):
                assert page.done[at]  # there is no other answer to be tried
            else:
                assert not page.done[at]
                learner.err()
                assert page.done[at]
        elif not page.done[at]:
            learner.answer()
        assert page.panel.next_button.isEnabled()
        if at + 1 < len(LESSONS[number].pages):
            learner.key(Qt.Key.Key_Return)


def test_a_second_try_can_be_right(learner: Learner) -> None:
    learner.learning.begin("doubles")
    learner.key(Qt.Key.Key_Return)
    learner.write(5)
    assert "half of 5|5" in learner.page.panel.reasons.text()
    learner.write(10)
    assert "right" in learner.page.panel.verdict.text()


def test_nothing_tells_the_count_before_it_has_been_told(learner: Learner) -> None:
    learner.learning.begin("doubles")
    learner.key(Qt.Key.Key_Return)
    is_seen(learner)
    scene = learner.page.scene
    dressing = [scene.board.dressing]  # looked up anew each time
    assert [each.bar for each in dressing] == [None]
    assert not scene.board.dressing.marks
    assert "10" not in learner.page.view.accessibleName()
    learner.write(10)
    assert [each.bar for each in dressing] != [None]
    learner.qtbot.waitUntil(lambda: "10" in learner.page.view.accessibleName())


def test_a_tile_can_be_dragged_as_in_play(learner: Learner) -> None:
    learner.learning.begin("first-count")
    is_seen(learner)
    learner.page._show(5)
    scene, view = learner.page.scene, learner.page.view
    leaf = learner.page.leaf
    assert leaf is not None
    task = leaf.task
    assert isinstance(task, Lay)
    assert scene.stage is not None
    (offered,) = [each for each in scene.offers.places if task.is_right(each.place)]
    begin = view.mapFromScene(scene.stage.poses[offered.place.tile].centre)
    end = view.mapFromScene(scene.stage.spread.rect(offered.laid).center())
    drag(view.viewport(), begin, end)
    assert learner.page.done[5]


def drag(viewport: QWidget, begin: QPoint, end: QPoint) -> None:
    left = Qt.MouseButton.LeftButton
    QTest.mousePress(viewport, left, pos=begin)
    for point in ((begin + end) / 2, end):
        move = QMouseEvent(
            QEvent.Type.MouseMove,
            QPointF(point),
            QPointF(viewport.mapToGlobal(point)),
            Qt.MouseButton.NoButton,
            left,
            Qt.KeyboardModifier.NoModifier,
        )
        QApplication.sendEvent(viewport, move)
    QTest.mouseRelease(viewport, left, pos=end)


def test_ends_are_pointed_at_by_keys_alone(learner: Learner) -> None:
    learner.learning.begin("doubles")
    learner.page._show(3)
    asking = learner.page.asking
    assert isinstance(asking, PointingAsking)
    leaf = learner.page.leaf
    assert leaf is not None
    assert isinstance(leaf.task, Ends)
    assert [button.spot for button in asking.buttons] == spots(leaf.position.layout)
    for _ in asking.buttons:
        focused = next(button for button in asking.buttons if button.hasFocus())
        assert focused.accessibleName()
        if focused.spot in leaf.task.answer:
            learner.key(Qt.Key.Key_Space)
        learner.key(Qt.Key.Key_Right)
    learner.key(Qt.Key.Key_Return)
    assert learner.page.done[3]
    assert not asking.buttons


def test_numbers_can_be_entered_by_the_mouse(learner: Learner) -> None:
    learner.learning.begin("settlement")
    learner.page._show(4)
    asking = learner.page.asking
    assert isinstance(asking, NumberAsking)
    learner.click(asking.entry.digits[7])
    learner.click(asking.entry.half)  # type: ignore[attr-defined]
    learner.click(asking.entry.enter)
    assert "right" in learner.page.panel.verdict.text()


def test_back_and_forth_keeps_what_is_done(learner: Learner) -> None:
    learner.learning.begin("first-count")
    learner.key(Qt.Key.Key_Return)
    learner.write(7)
    learner.key(Qt.Key.Key_PageDown)
    assert learner.page.at == 2
    learner.click(learner.page.panel.back_button)
    assert learner.page.at == 1
    assert learner.page.done[:2] == [True, True]
    assert learner.page.asking is None
    learner.key(Qt.Key.Key_PageUp)
    learner.key(Qt.Key.Key_PageUp)
    assert learner.shown is learner.learning.page


def test_a_lesson_leads_to_the_next_and_what_is_done_is_ticked(learner: Learner) -> None:
    learner.learning.begin("spinner")
    is_seen(learner)
    for _ in LESSONS[2].pages:
        if learner.page.asking is not None:
            learner.answer()
        learner.key(Qt.Key.Key_Return)
    assert learner.page.lesson is not None
    assert learner.page.lesson.id == IDS[3]
    learner.window.menus.leave.trigger()
    page = learner.learning.page
    assert [card.is_done for card in page.cards] == [each == "spinner" for each in IDS]
    assert "done" in page.cards[2].accessibleName()


def test_from_the_last_lesson_into_a_match_against_casual(learner: Learner) -> None:
    learner.learning.begin(IDS[-1])
    is_seen(learner)
    for _ in LESSONS[-1].pages:
        if learner.page.asking is not None:
            learner.answer()
        learner.key(Qt.Key.Key_Return)
    match = learner.person.desk.match
    assert match.started.seats[1].level == "casual"
    assert match.started.practice
    assert match.phase in (Phase.LOT, Phase.DEAL, Phase.PLAY)
    assert learner.person.host.settings.preferences.show_count
    assert IDS[-1] in [
        each.lesson for each in read_learner(learner_path()) if isinstance(each, LessonDone)
    ]


# -- lessons of one's own --------------------------------------------------------------------------


def test_own_lessons_come_after_the_others_and_wrong_ones_are_told(
    open_window: OpenWindow,
) -> None:
    lessons_folder().mkdir(parents=True)
    mine = written(*[page("5|5", task={"do": "count", "answer": 10})] * 3)
    (lessons_folder() / "mine.json").write_text(mine, encoding="utf-8")
    (lessons_folder() / "wrong.json").write_text("{\n\n", encoding="utf-8")
    person = open_window(comes_in=False, language="en")
    person.press(Qt.Key.Key_F5)
    learning = person.host.learning
    assert [lesson.id for lesson in learning.lessons] == [*IDS, "mine"]
    (notice,) = person.host.window.notices.texts
    assert "wrong.json" in notice
    assert "line 3" in notice
    person.press(Qt.Key.Key_Escape)
    person.press(Qt.Key.Key_F5)
    assert len(person.host.window.notices.texts) == 1


def test_what_cannot_be_kept_is_said_and_the_lesson_goes_on(learner: Learner) -> None:
    learner_path().parent.mkdir(parents=True, exist_ok=True)
    learner_path().mkdir()
    learner.learning._keep_done("spinner")
    (notice,) = learner.window.notices.texts
    assert "could not be kept" in notice
    learner.learning._keep_done("nothing")
    learner.learning.begin("no such lesson")
    assert learner.shown is learner.learning.page


def test_what_was_learnt_and_cannot_be_read_is_said(open_window: OpenWindow) -> None:
    learner_path().mkdir(parents=True)
    person = open_window(comes_in=False, language="en")
    person.press(Qt.Key.Key_F5)
    assert "cannot be read" in person.host.window.notices.texts[0]
