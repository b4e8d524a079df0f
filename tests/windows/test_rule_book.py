"""The rule book is walked through by keys alone."""

from collections.abc import Callable

import pytest
from msgspec.structs import replace
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from domino_gui.engine.events import Place
from domino_gui.engine.rules import RULE_SETS, HouseRules, Rules, RuleSetId
from domino_gui.engine.tiles import Tile
from domino_gui.storage.match_setup import MatchSetup
from domino_gui.windows.buttons import CommandButton
from domino_gui.windows.desk import Stage
from domino_gui.windows.languages import Language, Translators
from domino_gui.windows.rule_book import RuleBookDialog
from domino_gui.windows.rule_topics import RuleTopic, topics
from tests.windows.conftest import Person, people, press

OpenWindow = Callable[..., Person]


@pytest.fixture
def book(qtbot: QtBot) -> RuleBookDialog:
    """The book beside a match of All Fives."""
    dialog = RuleBookDialog(Rules(RULE_SETS[RuleSetId.ALL_FIVES], 2, partners=False), 14)
    qtbot.addWidget(dialog)
    dialog.show()
    return dialog


def test_the_rules_of_the_match_are_shown_and_follow_another(qtbot: QtBot) -> None:
    dialog = RuleBookDialog(Rules(RULE_SETS[RuleSetId.DRAW], 2, partners=False), 14)
    qtbot.addWidget(dialog)
    assert "One round decides" in dialog.page.toPlainText()
    house = HouseRules(undrawable=2)
    dialog.show_rules(Rules(RULE_SETS[RuleSetId.FIVE_UP], 2, partners=False, house=house))
    assert "Every double becomes a spinner" in dialog.page.toPlainText()
    assert "In this match: The last two tiles" in dialog.page.toPlainText()
    assert dialog.windowTitle() == "Rules: Five Up"
    assert dialog.rule_sets.currentText() == "Five Up · this match"


def test_all_rule_sets_can_be_chosen_and_the_chapter_stays(book: RuleBookDialog) -> None:
    book.open_at(RuleTopic.BRANCHES)
    assert book.rule_sets.count() == len(RULE_SETS)
    book.rule_sets.setFocus()
    press(book, Qt.Key.Key_Down)
    assert book.windowTitle() == "Rules: All Five (Muggins)"
    assert book.topic is RuleTopic.DOUBLES  # where Muggins tells that nothing branches
    press(book, Qt.Key.Key_Down)
    assert "Every double becomes a spinner" in book.page.toPlainText()


def test_the_arrows_walk_through_every_chapter(book: RuleBookDialog) -> None:
    assert book.contents.hasFocus()
    assert book.topic is RuleTopic.GOAL
    walked = [book.topic]
    for _ in topics(RULE_SETS[RuleSetId.ALL_FIVES])[1:]:
        press(book, Qt.Key.Key_Down)
        walked.append(book.topic)
    assert walked == topics(RULE_SETS[RuleSetId.ALL_FIVES])
    assert book.page.verticalScrollBar().value() > 1000


def test_reading_on_is_followed_in_the_contents(book: RuleBookDialog) -> None:
    book.page.setFocus()
    for _ in range(8):
        press(book, Qt.Key.Key_PageDown)
    assert book.topic not in (None, RuleTopic.GOAL)


@pytest.mark.parametrize("topic", RuleTopic)
def test_it_opens_at_any_question_in_any_rule_set(topic: RuleTopic, book: RuleBookDialog) -> None:
    for rule_set in RULE_SETS.values():
        book.show_rules(Rules(rule_set, 2, partners=False))
        book.open_at(topic)
        assert book.topic in topics(rule_set)


def test_words_are_sought_by_keys(book: RuleBookDialog) -> None:
    press(book, Qt.Key.Key_F, Qt.KeyboardModifier.ControlModifier)
    assert book.words.hasFocus()
    QTest.keyClicks(book.words, "blocked")
    places = len(book.page.extraSelections())
    assert book.found.text() == f"1 of {places}"
    press(book, Qt.Key.Key_Return)
    assert book.found.text() == f"2 of {places}"
    press(book, Qt.Key.Key_Return, Qt.KeyboardModifier.ShiftModifier)
    assert book.found.text() == f"1 of {places}"
    press(book, Qt.Key.Key_F3)
    assert book.found.text() == f"2 of {places}"
    QTest.keyClicks(book.words, "xyz")
    assert book.found.text() == "not found"
    assert book.isVisible()
    press(book, Qt.Key.Key_Escape)
    assert not book.isVisible()


def test_another_language_is_spoken_at_the_same_chapter(book: RuleBookDialog) -> None:
    book.open_at(RuleTopic.COUNT)
    translators = Translators()
    try:
        translators.use(Language.KOREAN)
        book.retranslate()
        assert "끝 합계" in book.page.toPlainText()
        assert book.topic is RuleTopic.COUNT
        assert "규칙" in book.windowTitle()
    finally:
        translators.fall_silent()


def test_everything_has_a_name_and_pictures_are_told_on_demand(book: RuleBookDialog) -> None:
    for widget in (book.rule_sets, book.contents, book.words, book.page):
        assert widget.accessibleName()
    before = book.page.toPlainText()
    book.in_words.setFocus()
    press(book, Qt.Key.Key_Space)
    assert len(book.page.toPlainText()) > len(before)


# -- opened by keys, from the game ---------------------------------------------------------------


def opened(person: Person) -> RuleBookDialog:
    """The one book that is open beside the window."""
    (found,) = person.host.window.findChildren(RuleBookDialog)
    assert found.isVisible()
    return found


def test_f1_opens_the_rules_that_are_played_beside_the_table(open_window: OpenWindow) -> None:
    person = open_window(MatchSetup(RuleSetId.FIVE_UP))
    person.wait(Stage.CHOOSING)
    person.press(Qt.Key.Key_F1)
    book = opened(person)
    assert book.windowTitle() == "Rules: Five Up"
    assert book.topic is RuleTopic.GOAL
    assert not book.isModal()
    person.press(Qt.Key.Key_F1)
    assert opened(person) is book
    press(book, Qt.Key.Key_Escape)
    assert not book.isVisible()


def test_what_is_refused_leads_to_its_very_rule(open_window: OpenWindow) -> None:
    person = open_window(MatchSetup(RuleSetId.ALL_FIVES))
    person.wait(Stage.CHOOSING)
    assert person.desk.may(Place)
    person.press(Qt.Key.Key_D)
    panel = person.host.window.panel
    (link,) = [each for each in panel.findChildren(CommandButton) if "A turn" in each.text()]
    assert link.isVisible()
    assert "F1" in link.text()
    person.click(link)
    book = opened(person)
    assert book.topic is RuleTopic.TURN
    book.open_at(RuleTopic.GOAL)
    person.press(Qt.Key.Key_F1)
    assert book.topic is RuleTopic.TURN
    person.press(Qt.Key.Key_1)
    if person.host.window.scene.picked is not None:
        assert not link.isVisible()


def test_a_tile_that_fits_nowhere_leads_to_the_open_ends(open_window: OpenWindow) -> None:
    person = open_window(MatchSetup(RuleSetId.MUGGINS))
    scene = person.host.window.scene
    idle: list[Tile] = []
    for _ in range(200):
        person.wait(Stage.CHOOSING)
        idle = [tile for tile in scene.rack_tiles if not scene.offers.of(tile)]
        if idle and person.desk.may(Place):
            break
        person.play_by_clicks()
    person.click_tile(idle[0])
    person.press(Qt.Key.Key_F1)
    assert opened(person).topic is RuleTopic.OPEN_ENDS


def test_the_book_can_be_read_on_the_first_page(open_window: OpenWindow) -> None:
    person = open_window(MatchSetup(RuleSetId.MUGGINS), comes_in=False)
    person.press(Qt.Key.Key_F1)
    assert opened(person).windowTitle() == "Rules: All Five (Muggins)"
    assert "this match" not in opened(person).rule_sets.currentText()
    person.host.dialogs.show_rules(RuleTopic.CLAIM)
    assert opened(person).topic is RuleTopic.CLAIM


def test_the_text_grows_with_the_window(open_window: OpenWindow) -> None:
    person = open_window()
    person.press(Qt.Key.Key_F1)
    book = opened(person)
    before = (book.contents.maximumWidth(), book.width(), book.page.document().size().height())
    person.host.window.resize(2560, 1600)
    after = (book.contents.maximumWidth(), book.width(), book.page.document().size().height())
    assert all(now > then for now, then in zip(after, before, strict=True))


def test_another_tile_than_the_one_to_be_led_leads_to_that_house_rule(
    open_window: OpenWindow,
) -> None:
    house = HouseRules(lead_highest_double=True)
    person = open_window(replace(people("Ann", "Bo", rules=RuleSetId.MUGGINS), house=house))
    assert person.wait() is Stage.CURTAIN
    person.click(person.host.window.panel.go_on)
    scene = person.host.window.scene
    idle = next(tile for tile in scene.rack_tiles if not scene.offers.of(tile))
    person.click_tile(idle)
    person.press(Qt.Key.Key_F1)
    book = opened(person)
    assert book.topic is RuleTopic.LEAD_HIGHEST_DOUBLE
    assert "In this match: this rule holds." in book.page.toPlainText()
