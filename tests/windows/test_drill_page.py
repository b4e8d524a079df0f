"""Ten positions counted by real keys and clicks: right, wrong, too late, and what comes back."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from datetime import UTC, datetime, timedelta
from random import Random

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QComboBox
from pytestqt.qtbot import QtBot

from domino_gui.learning.drill import Drill
from domino_gui.learning.mistakes import Kind, find
from domino_gui.learning.positions import Difficulty
from domino_gui.learning.repetition import SOON, Question
from domino_gui.storage.learner import Answered, Asked
from domino_gui.table.themes import theme
from domino_gui.windows.drill_page import DrillPage
from domino_gui.windows.languages import Language, Translators
from domino_gui.windows.main_window import MainWindow
from domino_gui.windows.mistake_texts import sentence
from domino_gui.windows.rule_topics import RuleTopic, of_why
from domino_gui.windows.why_texts import sentence as reason

LEFT = Qt.MouseButton.LeftButton


@pytest.fixture
def speak(qtbot: QtBot) -> Iterator[Callable[[Language], None]]:
    """English to begin with, with its plurals."""
    del qtbot
    translators = Translators()
    translators.use(Language.ENGLISH)
    yield translators.use
    translators.fall_silent()


@pytest.fixture
def page(qtbot: QtBot, speak: Callable[[Language], None]) -> Iterator[DrillPage]:
    del speak
    window = MainWindow()
    qtbot.addWidget(window)
    page = DrillPage(window.menus, window.colours, window)
    page.by_itself.setInterval(3_600_000)  # nothing comes by itself unless a test says so
    window.add_page(page)
    window.show()
    window.activateWindow()
    qtbot.waitUntil(window.isActiveWindow, timeout=5_000)
    page.begin(Drill([], Random(4)))
    window.show_page(page)
    yield page
    page.come_to_rest()


@pytest.fixture
def kept(page: DrillPage) -> list[Answered]:
    kept: list[Answered] = []
    page.answered.connect(kept.append)
    return kept


def the_drill(page: DrillPage) -> Drill:
    assert page.drill is not None
    return page.drill


def keeps_time(page: DrillPage) -> bool:
    return page.panel.clock.is_running


def press(page: DrillPage, key: Qt.Key) -> None:
    focused = page.window().focusWidget()
    assert focused is not None
    QTest.keyClick(focused, key)


def enter(page: DrillPage, number: int) -> None:
    """Type a number where the focus is, and Enter."""
    focused = page.window().focusWidget()
    assert focused is page.panel.entry.field
    QTest.keyClicks(focused, str(number))
    press(page, Qt.Key.Key_Return)


def choose(choice: QComboBox, row: int) -> None:
    """Choose a row of a list by the arrows, and go on with Enter to what is asked."""
    choice.setFocus()
    QTest.keyClick(choice, Qt.Key.Key_Home)
    for _ in range(row):
        QTest.keyClick(choice, Qt.Key.Key_Down)
        assert choice.hasFocus()
    QTest.keyClick(choice, Qt.Key.Key_Return)


def test_a_right_answer_gets_a_quick_yes_and_enter_or_space_goes_on(
    page: DrillPage, kept: list[Answered]
) -> None:
    for key in (Qt.Key.Key_Return, Qt.Key.Key_Space):
        table = page.table.shown
        enter(page, the_drill(page).right)
        assert page.panel.verdict.isVisible()
        assert page.panel.verdict.mark.is_right
        assert page.panel.verdict.head.text().startswith("Right, in ")
        assert page.panel.verdict.head.text().endswith("\N{NO-BREAK SPACE}s")
        assert not page.panel.verdict.reason.isVisible()
        assert page.walk.step == -1
        press(page, key)
        assert page.panel.entry.isVisible()
        assert page.table.shown is not table
    assert [each.is_right for each in kept] == [True, True]
    assert page.panel.score.text().startswith("2 of 2 right")


def test_the_next_position_comes_by_itself_after_a_right_answer(
    page: DrillPage, qtbot: QtBot
) -> None:
    page.by_itself.setInterval(0)
    with qtbot.waitSignal(page.by_itself.timeout):
        enter(page, the_drill(page).right)
    assert page.is_asking


def test_a_wrong_answer_is_explained_step_by_step_and_waits(
    page: DrillPage, kept: list[Answered]
) -> None:
    drill = the_drill(page)
    steps, right = drill.steps, drill.right
    enter(page, right + 40)
    assert not page.by_itself.isActive()
    assert not page.panel.verdict.mark.is_right
    assert page.panel.verdict.head.text() == f"You said {right + 40}. It is {right}."
    assert page.panel.verdict.on.hasFocus()
    for number, step in enumerate(steps):
        assert page.walk.step == number
        assert page.topic is of_why(step.why)
        assert page.panel.verdict.reason.text() == reason(step)
        assert page.panel.verdict.place.text() == f"Step {number + 1} of {len(steps)}"
        assert (page.panel.verdict.on.text() == "Next position") is (number == len(steps) - 1)
        press(page, Qt.Key.Key_Return)
    assert page.is_asking
    assert page.walk.step == -1
    assert page.topic is RuleTopic.COUNT
    assert [(each.given, each.right) for each in kept] == [(right + 40, right)]
    assert page.panel.learning.text() == "1 position still being learnt"


def test_the_walk_goes_back_by_key_and_by_button_and_can_be_left_out(page: DrillPage) -> None:
    enter(page, the_drill(page).right + 40)
    press(page, Qt.Key.Key_Right)
    assert page.walk.step == 1
    press(page, Qt.Key.Key_Left)
    assert page.walk.step == 0
    assert not page.panel.verdict.back.isEnabled()
    QTest.mouseClick(page.panel.verdict.on, LEFT)
    QTest.mouseClick(page.panel.verdict.back, LEFT)
    assert page.walk.step == 0
    assert page.panel.verdict.on.hasFocus()  # and not a button that cannot be pressed
    page.walk.begin(the_drill(page).steps)
    QTest.mouseClick(page.panel.verdict.skip, LEFT)
    assert page.is_asking


def test_what_was_probably_missed_is_said_first(page: DrillPage) -> None:
    drill = the_drill(page)
    choose(page.panel.choices.difficulty, 1 + [*Difficulty].index(Difficulty.ONE_DOUBLE))
    while True:
        once = [
            step.tile.low
            for step in drill.steps
            if step.tile.double and step.adds and len(drill.steps) > 1
        ]
        given = drill.right - sum(once)
        found = find(drill.steps, given)
        if once and found[0].kind is Kind.DOUBLE_ONCE:
            break
        enter(page, drill.right)
        press(page, Qt.Key.Key_Return)
    enter(page, given)
    assert page.panel.verdict.missed.text() == sentence(found[0])
    assert page.panel.verdict.missed.isVisible()
    assert (
        page.panel.verdict.missed.geometry().bottom() < page.panel.verdict.reason.geometry().top()
    )


def test_ten_positions_right_and_wrong_and_the_wrong_ones_come_back(
    page: DrillPage, kept: list[Answered]
) -> None:
    drill = the_drill(page)
    asked: list[Question] = []
    back: list[Question] = []
    wrong = drill.question
    assert page.panel.about.text() == "Level: Two ends"
    for number in range(10):
        asked.append(drill.question)
        if page.panel.about.text() == "Once more: it was not known before.":
            back.append(drill.question)
        right = number not in (0, 5)
        enter(page, drill.right if right else drill.right + 40)
        while not page.is_asking:
            press(page, Qt.Key.Key_Return)
    assert len(kept) == 10
    assert sum(each.is_right for each in kept) == 8
    assert wrong in asked[SOON + 1 :]
    assert set(back) == {each for each in asked if asked.count(each) > 1}
    assert wrong not in asked[1 : SOON + 1]
    assert page.panel.score.text().startswith("8 of 10 right, half of them within ")
    assert drill.schedule.learning() == 2
    assert page.panel.learning.text() == "2 positions still being learnt"


def test_buttons_on_the_screen_answer_too(page: DrillPage, kept: list[Answered]) -> None:
    for figure in str(the_drill(page).right):
        QTest.mouseClick(page.panel.entry.digits[int(figure)], LEFT)
    QTest.mouseClick(page.panel.entry.enter, LEFT)
    assert kept[0].is_right
    QTest.mouseClick(page.panel.verdict.on, LEFT)
    assert page.is_asking


def test_time_that_is_over_counts_as_not_answered(
    page: DrillPage, kept: list[Answered], qtbot: QtBot
) -> None:
    assert not page.panel.clock.isVisible()
    choose(page.panel.choices.clock, 1)
    assert page.panel.choices.clock.value == 5
    assert page.panel.clock.isVisible()
    assert keeps_time(page)
    right = the_drill(page).right
    with qtbot.waitSignal(page.panel.clock.over):
        page.panel.clock.start(1)
    assert [each.given for each in kept] == [None]
    assert page.panel.verdict.head.text() == f"Time is over. It is {right}."
    assert page.walk.step == 0
    assert not keeps_time(page)
    QTest.mouseClick(page.panel.verdict.skip, LEFT)
    assert keeps_time(page)
    enter(page, the_drill(page).right)
    assert not keeps_time(page)  # nothing is over while the verdict stands


def test_no_time_is_kept_of_what_is_not_seen(page: DrillPage, kept: list[Answered]) -> None:
    choose(page.panel.choices.clock, 1)
    page.hide()
    assert not keeps_time(page)
    page.show()
    assert keeps_time(page)
    page.pause()
    assert not keeps_time(page)
    page.go_on()
    assert keeps_time(page)
    assert kept == []


def test_points_are_asked_of_the_position_that_is_shown(
    page: DrillPage, kept: list[Answered]
) -> None:
    choose(page.panel.choices.difficulty, len(Difficulty))
    drill = the_drill(page)
    assert drill.question.difficulty is Difficulty.TREES
    shown = drill.position
    choose(page.panel.choices.asked, 1)
    assert drill.position is shown
    assert page.panel.entry.question.text() == "What does the count pay, in fives (÷ 5)?"
    while not drill.right:
        enter(page, 0)
        press(page, Qt.Key.Key_Return)
    enter(page, drill.position.layout.count)
    count = drill.position.layout.count
    assert page.panel.verdict.missed.text() == (
        f"{count} are raw points; Five Up shows {count} ÷ 5 = {count // 5}."
    )
    assert kept[-1].asked is Asked.POINTS
    assert kept[-1].right == count


def test_a_chosen_difficulty_is_asked_at_once_and_rules_follow_it(page: DrillPage) -> None:
    for row, difficulty in enumerate(Difficulty, start=1):
        choose(page.panel.choices.difficulty, row)
        drill = the_drill(page)
        assert drill.question.difficulty is difficulty
        assert page.rules is not None
        assert page.rules.rule_set.id is drill.position.rules
        assert page.panel.entry.field.hasFocus()


def test_escape_and_the_button_leave(page: DrillPage, qtbot: QtBot) -> None:
    with qtbot.waitSignal(page.left):
        press(page, Qt.Key.Key_Escape)
    with qtbot.waitSignal(page.left):
        QTest.mouseClick(page.panel.leave, LEFT)


def test_everything_has_a_name_and_is_reached_by_tab(page: DrillPage) -> None:
    names = {
        button.accessibleName() or button.text()
        for button in page.findChildren(QAbstractButton)
        if button.isVisible()
    }
    assert "" not in names
    assert page.panel.entry.field.accessibleName() == "What is the count?"
    assert (
        page.panel.entry.field.accessibleDescription() == page.table.accessibleDescription() != ""
    )
    reached = set()
    for _ in range(10):
        focused = page.window().focusWidget()
        assert focused is not None
        reached.add(focused)
        QTest.keyClick(focused, Qt.Key.Key_Tab)
    choices = page.panel.choices
    assert reached >= {
        *(page.panel.entry.field, choices.difficulty, choices.asked, choices.clock),
        *(page.panel.progress, page.panel.leave, page.table),
    }


def test_both_languages_are_spoken_at_once_and_what_was_typed_stays(
    page: DrillPage, speak: Callable[[Language], None]
) -> None:
    QTest.keyClicks(page.panel.entry.field, "12")
    speak(Language.KOREAN)
    QApplication.sendEvent(page.window(), QEvent(QEvent.Type.LanguageChange))
    assert page.panel.entry.question.text() == "끝 합계는 얼마입니까?"
    assert page.panel.entry.field.text() == "12"
    assert page.panel.choices.difficulty.currentText() == "섞어서, 필요한 것부터"
    page.panel.entry.clear()
    enter(page, the_drill(page).right + 40)
    assert "정답은" in page.panel.verdict.head.text()
    assert page.panel.verdict.on.text() == "다음 단계"
    speak(Language.ENGLISH)
    QApplication.sendEvent(page.window(), QEvent(QEvent.Type.LanguageChange))
    assert page.panel.verdict.head.text().startswith("You said")
    assert page.panel.verdict.on.text() == "Next step"
    assert page.panel.verdict.reason.text() == reason(the_drill(page).steps[0])
    assert page.caption == ["Counting drill"]


@pytest.mark.parametrize("size", [(800, 500), (1024, 640), (2560, 1600)])
@pytest.mark.parametrize("language", [Language.ENGLISH, Language.KOREAN])
def test_all_words_have_room(
    page: DrillPage,
    speak: Callable[[Language], None],
    size: tuple[int, int],
    language: Language,
) -> None:
    speak(language)
    window = page.window()
    QApplication.sendEvent(window, QEvent(QEvent.Type.LanguageChange))
    window.resize(*size)
    choose(page.panel.choices.difficulty, len(Difficulty))
    drill = the_drill(page)
    enter(page, drill.right + 3)
    QApplication.processEvents()
    for number in range(len(drill.steps)):
        page.walk.begin(drill.steps, at=number)
        QApplication.processEvents()
        verdict = page.panel.verdict
        for label in (verdict.head, verdict.missed, verdict.sum, verdict.reason):
            if label.isVisible():
                assert label.height() >= label.heightForWidth(label.width()), label.text()
        for button in (
            verdict.on,
            verdict.back,
            verdict.skip,
            page.panel.progress,
            page.panel.leave,
        ):
            words = button.fontMetrics().horizontalAdvance(button.text())
            assert not button.isVisible() or button.width() >= words


def test_other_colours_are_worn_by_table_and_walk(page: DrillPage) -> None:
    enter(page, the_drill(page).right + 40)
    page.set_colours(theme("dark").table)
    ground = page.table.ground()
    assert ground is not None
    assert ground.palette is theme("dark").table


def test_a_drill_goes_on_another_day_with_what_was_wrong(page: DrillPage) -> None:
    drill = the_drill(page)
    enter(page, drill.right + 40)
    again = Drill(drill.answers, Random(1))
    page.begin(again)
    assert page.panel.learning.text() == "1 position still being learnt"
    assert page.panel.score.text() == ""  # of today
    later = datetime.now(UTC) + timedelta(days=2)
    for _ in range(SOON):
        again.ask(later)
        again.answer(again.right, 1000, later)
    assert again.schedule.due(None, later)
