from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from domino_gui.windows.labels import Label
from domino_gui.windows.notice_bar import NoticeBar


def test_it_is_there_only_while_it_has_something_to_say(parent: QWidget) -> None:
    bar = NoticeBar(parent)
    assert not bar.isVisible()
    bar.add("The disk is full.")
    assert bar.isVisible()
    assert bar.accessibleName() == "The disk is full."
    bar.close_button.click()
    assert not bar.isVisible()
    assert bar.texts == []


def test_the_same_is_said_once_and_the_latest_three_stay(parent: QWidget) -> None:
    bar = NoticeBar(parent)
    for text in ("one", "two", "one", "three", "four"):
        bar.add(text)
    assert bar.texts == ["one", "three", "four"]


def test_the_latest_about_one_thing_takes_the_place_of_what_was_said_before(
    parent: QWidget,
) -> None:
    bar = NoticeBar(parent)
    for text, about in (("one", "A"), ("two", "B"), ("three", ""), ("four", "A"), ("five", "B")):
        bar.add(text, f"why {text}", about)
    assert bar.texts == ["three", "four", "five"]
    assert bar.accessibleDescription() == "why three\nwhy four\nwhy five"


def test_a_fault_can_be_reported_while_it_is_shown(parent: QWidget, qtbot: QtBot) -> None:
    bar = NoticeBar(parent)
    bar.add("The disk is full.")
    assert not bar.report_button.isVisible()
    bar.add("Something went wrong.", "KeyError", "fault", reportable=True)
    bar.add("The disk is still full.")
    assert bar.report_button.isVisible()
    assert bar.report_button.text() == "Report…"
    with qtbot.waitSignal(bar.report_wanted):
        bar.report_button.click()
    bar.add("one")
    bar.add("two")
    assert not bar.report_button.isVisible()  # it has given way
    bar.add("Something went wrong.", "KeyError", "fault", reportable=True)
    bar.clear()
    bar.add("The disk is full.")
    assert not bar.report_button.isVisible()


def test_details_are_for_who_points_at_them(parent: QWidget) -> None:
    bar = NoticeBar(parent)
    bar.add("Schade.", "<b> No space left")
    assert bar.accessibleName() == "Schade."
    (label,) = bar.findChildren(Label)
    assert label.toolTip() == "<p>&lt;b&gt; No space left</p>"
    assert bar.accessibleDescription() == "<b> No space left"
    bar.clear()
    bar.add("Gut.")
    assert label.toolTip() == ""
