"""The window of statistics, used as a person uses it, over records that were really played."""

from __future__ import annotations

import csv
from collections.abc import Callable, Iterator
from datetime import datetime
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QApplication,
    QComboBox,
    QFileDialog,
    QLabel,
    QMessageBox,
    QPushButton,
    QWidget,
)
from pytestqt.qtbot import QtBot

from domino_gui.engine.rules import RuleSetId
from domino_gui.storage import statistics
from domino_gui.storage.library import Library, LibraryError, Trouble
from domino_gui.storage.places import preferences_path
from domino_gui.storage.preferences import read_preferences
from domino_gui.storage.statistics import Figures, Sample
from domino_gui.table.themes import theme, theme_names
from domino_gui.windows import statistics_texts as texts
from domino_gui.windows.languages import Language, Translators
from domino_gui.windows.main_window import MainWindow
from domino_gui.windows.new_match import NewMatchDialog
from domino_gui.windows.statistics_empty import Why
from domino_gui.windows.statistics_window import StatisticsWindow
from domino_gui.windows.theme import dress_application
from tests.windows.conftest import Person, press
from tests.windows.played import ADA, BEN, JOON, library, play

Opener = Callable[..., StatisticsWindow]


@pytest.fixture
def opened(qtbot: QtBot) -> Opener:
    def opener(since: dict[str, str] | None = None) -> StatisticsWindow:
        window = StatisticsWindow(since or {}, 14)
        qtbot.addWidget(window)
        window.show()
        window.activateWindow()
        qtbot.waitUntil(window.isActiveWindow, timeout=5_000)
        qtbot.waitUntil(lambda: not window.index.refreshing, timeout=20_000)
        return window

    return opener


@pytest.fixture
def translators() -> Iterator[Translators]:
    translators = Translators()
    yield translators
    translators.fall_silent()


def click(button: QWidget) -> None:
    assert button.isVisible()
    assert button.isEnabled()
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)


def choose(box: QComboBox, words: str) -> None:
    """Choose by keys what is called so."""
    box.setFocus()
    QTest.keyClick(box, Qt.Key.Key_Home)
    for _ in range(box.findText(words)):
        QTest.keyClick(box, Qt.Key.Key_Down)
    assert box.currentText() == words


def figures(sample: Sample) -> Figures:
    """What the database tells."""
    with library() as opened:
        return statistics.figures(opened, sample)


def shows(window: StatisticsWindow, told: Figures) -> bool:
    """Tell whether the window shows these figures."""
    won = window.report.won
    return (
        window.pages.currentWidget() is window.report
        and won.bar.share is not None
        and won.bar.share[:3] == (told.win_rate, told.win_low, told.win_high)
        and won.rate.text() == texts.percent(told.win_rate or 0)
        and won.out_of.text() == texts.out_of_text(told)
        and window.report.facts.facts[0].value == str(told.matches)
    )


def test_records_that_the_library_has_not_seen_yet_are_taken_in(opened: Opener) -> None:
    play(5)
    assert shows(opened(), figures(Sample("Mina")))


def test_what_was_played_meanwhile_is_counted_when_one_comes_back(
    opened: Opener, qtbot: QtBot
) -> None:
    play(3)
    window = opened()
    window.report.over_time.table.go_to(1)
    other = QWidget()
    qtbot.addWidget(other)

    def away_and_back() -> None:
        other.show()
        other.activateWindow()
        qtbot.waitUntil(other.isActiveWindow, timeout=5_000)
        with qtbot.waitSignal(window.index.refreshed, timeout=20_000):
            window.activateWindow()

    away_and_back()
    assert window.report.over_time.table.currentIndex().row() == 1  # nothing was to be shown anew
    play(2)
    away_and_back()
    told = figures(Sample("Mina"))
    assert told.matches == 5
    assert shows(window, told)


def test_whatever_is_chosen_the_numbers_are_those_of_the_database(opened: Opener) -> None:
    play(4, ADA)
    play(3, BEN, rules=RuleSetId.FIVE_UP)
    play(2, JOON, BEN)
    window = opened()
    choices = window.choices
    assert choices.name.currentText() == "Mina"
    for box, words, sample in (
        (choices.rules, "Five Up", Sample("Mina", RuleSetId.FIVE_UP)),
        (choices.rules, "All", Sample("Mina")),
        (choices.form, "3 player(s)", Sample("Mina", seats=3, partners=False)),
        (choices.form, "All", Sample("Mina")),
        (choices.opponent, "Joon", Sample("Mina", opponent="Joon")),
        (choices.opponent, "Ben", Sample("Mina", opponent="Ben")),
        (choices.opponent, "All", Sample("Mina")),
        (choices.level, "expert", Sample("Mina", level="expert")),
        (choices.level, "All", Sample("Mina")),
        (choices.name, "Joon", Sample("Joon")),
    ):
        choose(box, words)
        told = figures(sample)
        assert told.matches
        assert shows(window, told), sample


def test_the_database_is_asked_once_for_each_choice(
    opened: Opener, monkeypatch: pytest.MonkeyPatch
) -> None:
    play(3)
    window = opened()
    asked: list[str] = []
    questions = ("figures", "kinds", "by_rules", "by_seats", "by_opponent", "by_level", "over_time")
    for name in questions:
        before = getattr(statistics, name)

        def counting(*given: object, name: str = name, before: Callable = before) -> object:
            asked.append(name)
            return before(*given)

        monkeypatch.setattr(statistics, name, counting)
    window.choices.rules.setFocus()
    QTest.keyClick(window.choices.rules, Qt.Key.Key_Down)
    assert asked == ["figures", "kinds", "over_time"]  # what is in sight
    for _ in range(2):
        for page in range(window.report.pages.count()):
            window.report.pages.setCurrentIndex(page)
    window.report.over_time.measure.setCurrentIndex(1)
    window.resize(900, 600)
    assert sorted(asked) == sorted(questions)


def test_the_menu_opens_it_and_a_reset_lasts(
    open_window: Callable[..., Person], qtbot: QtBot
) -> None:
    play(2)
    person = open_window()
    person.host.window.menus.statistics.trigger()
    (window,) = person.host.window.findChildren(StatisticsWindow)
    qtbot.waitUntil(lambda: not window.index.refreshing, timeout=20_000)
    assert shows(window, figures(Sample("Mina")))
    answer(window, "“Mina”")
    window.close()
    assert [*read_preferences(preferences_path()).preferences.statistics_since] == ["mina"]
    person.host.window.menus.statistics.trigger()
    again = person.host.window.findChildren(StatisticsWindow)[-1]
    assert again.empty.why is Why.RESET
    again.close()


def test_whoever_has_no_statistics_yet_is_led_to_a_match(
    open_window: Callable[..., Person], qtbot: QtBot
) -> None:
    person = open_window()
    person.host.window.menus.statistics.trigger()
    (window,) = person.host.window.findChildren(StatisticsWindow)
    qtbot.waitUntil(lambda: not window.index.refreshing, timeout=20_000)
    click(window.empty.button)
    (dialog,) = person.host.window.findChildren(NewMatchDialog)
    assert dialog.isVisible()
    dialog.close()


# -- nothing to show -------------------------------------------------------------------------------


def test_before_the_first_match_it_invites_to_play(opened: Opener, qtbot: QtBot) -> None:
    play(1, practice=True)
    window = opened()
    assert window.pages.currentWidget() is window.empty
    assert window.empty.why is Why.NEVER
    assert not window.choices.isVisible()
    for button in (window.copy, window.export, window.reset):
        assert not button.isEnabled()
    with qtbot.waitSignal(window.match_wanted, timeout=5_000):
        press(window, Qt.Key.Key_Return)
    assert not window.isVisible()


def test_choices_that_nothing_fits_can_be_dropped(opened: Opener) -> None:
    play(2)
    window = opened()
    choose(window.choices.rules, "Draw")
    assert window.empty.why is Why.CHOICES
    assert window.pages.currentWidget() is window.empty
    assert not window.export.isEnabled()
    click(window.empty.button)
    assert shows(window, figures(Sample("Mina")))


# -- copy and export -------------------------------------------------------------------------------


def test_the_table_in_sight_is_copied(opened: Opener) -> None:
    play(2)
    window = opened()
    window.report.pages.setCurrentWidget(window.report.by_opponent)
    click(window.copy)
    header, ada = QGuiApplication.clipboard().text().splitlines()
    assert header.startswith("Opponent\tMatches\tWon\t")
    assert ada.startswith("Ada\t2\t")


def test_what_is_shown_is_exported(opened: Opener, tmp_path: Path) -> None:
    play(2, ADA)
    play(3, BEN)
    window = opened()
    choose(window.choices.opponent, "Ben")
    click(window.export)
    (dialog,) = window.findChildren(QFileDialog)
    assert Path(dialog.selectedFiles()[0]).name.startswith("fives-Mina-")
    path = tmp_path / "ben.csv"
    dialog.fileSelected.emit(str(path))
    dialog.close()
    assert window.bar.texts == ["Written: ben.csv"]
    with path.open(encoding="utf-8-sig", newline="") as file:
        assert len([*csv.reader(file)]) == 1 + 3
    window.export_to(tmp_path / "nowhere" / "ben.csv")
    assert window.bar.texts == ["ben.csv cannot be written (No such file or directory)."]


# -- reset -----------------------------------------------------------------------------------------


def answer(window: StatisticsWindow, words: str) -> None:
    click(window.reset)
    (box,) = window.findChildren(QMessageBox)
    (button,) = [button for button in box.buttons() if words in button.text()]
    click(button)
    box.setParent(None)


@pytest.mark.parametrize(("words", "kept"), [("“Mina”", "mina"), ("everybody", "")])
def test_a_reset_keeps_the_matches_and_can_be_undone(opened: Opener, words: str, kept: str) -> None:
    play(3, JOON)
    window = opened()
    choose(window.choices.name, "Mina")
    told: list[dict[str, str]] = []
    window.since_changed.connect(told.append)
    answer(window, words)
    assert [*told[-1]] == [kept]
    assert datetime.fromisoformat(told[-1][kept]).tzinfo is not None
    assert window.empty.why is Why.RESET
    with library() as still:
        assert statistics.figures(still, Sample("Mina")).matches == 3
    choose(window.choices.name, "Joon")
    assert (window.pages.currentWidget() is window.report) is (kept != "")
    choose(window.choices.name, "Mina")
    undo = window.bar.lines["reset"].act
    assert undo is not None
    click(undo)
    assert told[-1] == {}
    assert "reset" not in window.bar.lines
    assert shows(window, figures(Sample("Mina")))


def test_several_resets_are_undone_one_after_the_other(opened: Opener) -> None:
    play(1, JOON)
    window = opened()
    choose(window.choices.name, "Mina")
    told: list[dict[str, str]] = []
    window.since_changed.connect(told.append)
    answer(window, "“Mina”")
    answer(window, "everybody")
    press(window, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert told[-1] == told[0]
    assert "reset" in window.bar.lines
    press(window, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert told[-1] == {}
    press(window, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert len(told) == 4


def test_what_was_played_since_the_last_reset_is_told_to_be_all(opened: Opener) -> None:
    play(6)
    since = "2026-03-05T00:00:00+00:00"
    window = opened({"mina": since})
    when = datetime.fromisoformat(since)
    assert shows(window, figures(Sample("Mina", since=when)))
    assert window.report.facts.facts[0].value == "3"
    assert f"{when.astimezone():%Y-%m-%d %H:%M}" in window.counted.text()
    assert window.counted.isVisible()


# -- trouble ---------------------------------------------------------------------------------------


def test_a_library_that_cannot_be_read_is_told_and_nothing_else_happens(
    opened: Opener, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    play(2)
    window = opened()

    def broken(*_: object) -> None:
        raise LibraryError(Trouble.BUSY, "locked")

    for name in ("names", "opponents", "figures", "write_csv"):
        monkeypatch.setattr(statistics, name, broken)
    window.index.changed.emit()
    assert len(window.bar.texts) == 1
    assert "Another copy of the game" in window.bar.texts[0]
    window.export_to(tmp_path / "mine.csv")
    assert not [*tmp_path.glob("*.csv")]


def test_where_no_library_can_be_opened_the_window_opens_all_the_same(
    opened: Opener, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refused(*_: object) -> None:
        raise LibraryError(Trouble.OTHER, "no")

    monkeypatch.setattr(Library, "open", refused)
    window = opened()
    assert window.bar.texts
    assert window.pages.currentWidget() is window.empty
    press(window, Qt.Key.Key_Escape)
    assert not window.isVisible()


@pytest.mark.parametrize("key", [Qt.Key.Key_Escape, Qt.Key.Key_Return])
def test_closing_leaves_the_library_to_others(opened: Opener, key: Qt.Key) -> None:
    play(1)
    window = opened()
    window.report.over_time.chart.setFocus()
    press(window, key)
    assert window.index.library is None


def test_it_takes_other_colours_while_it_is_open(qtbot: QtBot) -> None:
    play(4)
    main = MainWindow(theme("light"))
    qtbot.addWidget(main)
    window = StatisticsWindow({}, main.pixels, main)
    window.show()
    qtbot.waitUntil(lambda: not window.index.refreshing, timeout=20_000)
    light, dark = theme("light").room, theme("contrast").room
    before = colours(window)
    main.set_theme(theme("contrast"))
    QApplication.processEvents()
    after = colours(window)
    for of_both in ("paper", "card", "ink", "gain", "trough", "soft_ink"):
        assert getattr(light, of_both).rgb() in before - after, of_both
        assert getattr(dark, of_both).rgb() in after, of_both
    window.close()
    dress_application(theme().room)


def colours(widget: QWidget) -> set[int]:
    image = widget.grab().toImage()
    return {
        image.pixelColor(x, y).rgb() for x in range(image.width()) for y in range(image.height())
    }


# -- for everybody ---------------------------------------------------------------------------------


def test_the_tab_key_leads_to_everything_and_everything_has_a_name(opened: Opener) -> None:
    play(40, days=1)
    window = opened()
    report = window.report
    reached: set[QWidget] = set()
    window.choices.name.setFocus()
    for _ in range(40):
        focused = window.focusWidget()
        assert focused is not None
        reached.add(focused)
        QTest.keyClick(focused, Qt.Key.Key_Tab)
    wanted = {
        *window.choices.findChildren(QComboBox),
        report.pages.tabBar(),
        report.over_time.measure,
        report.over_time.chart,
        report.over_time.table,
        *window.buttons.findChildren(QPushButton),
    }
    assert wanted <= reached
    for widget in reached:
        text = widget.text() if isinstance(widget, QPushButton) else ""
        assert widget.accessibleName() or text, widget


@pytest.mark.parametrize("language", [Language.KOREAN, Language.ENGLISH])
@pytest.mark.parametrize("name", theme_names())
def test_it_fits_into_the_smallest_window_in_every_theme_and_language(
    qtbot: QtBot, name: str, language: Language, translators: Translators
) -> None:
    play(25)
    main = MainWindow(theme(name))
    qtbot.addWidget(main)
    main.resize(main.minimumSize())
    main.show()
    translators.use(language)
    window = StatisticsWindow({}, main.pixels, main)
    window.show()
    qtbot.waitUntil(lambda: not window.index.refreshing, timeout=20_000)
    assert window.width() <= main.width()
    assert window.height() <= main.height()
    assert window.pages.currentWidget() is window.report
    for label in window.findChildren(QLabel):
        if label.isVisible() and not label.wordWrap():
            assert label.width() >= label.sizeHint().width(), label.text()
    window.close()
