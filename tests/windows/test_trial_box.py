import sys
from collections.abc import Iterator

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QDialog, QStyle, QStyleOptionViewItem, QWidget
from pytestqt.qtbot import QtBot

from domino_gui.storage.programs import AddedProgram
from domino_gui.windows.theme import dress
from domino_gui.windows.trial_box import TrialBox
from tests.game.leftovers import running_processes
from tests.game.table import LONG, PROGRAMS

pytestmark = pytest.mark.usefixtures("patient_trial")

Role = Qt.ItemDataRole
Feature = QStyleOptionViewItem.ViewItemFeature


def program(name: str, *arguments: str) -> AddedProgram:
    return AddedProgram(
        f"The {name} {{x}}", (sys.executable, str(PROGRAMS / f"{name}.py"), *arguments)
    )


@pytest.fixture
def box(parent: QWidget, qtbot: QtBot) -> Iterator[TrialBox]:
    box = TrialBox(14, parent)
    box.show()
    yield box
    box.stop()
    qtbot.waitUntil(lambda: not running_processes(), timeout=LONG)


def lines(box: TrialBox) -> list[str]:
    items = [box.findings.item(row) for row in range(box.findings.count())]
    return [item.data(Role.AccessibleTextRole) for item in items]


def test_a_program_that_keeps_the_protocol_passes_line_by_line(box: TrialBox, qtbot: QtBot) -> None:
    with qtbot.waitSignal(box.answered, timeout=LONG) as answered:
        box.begin(program("fair"))
        assert box.running
        assert box.stop_button.isEnabled()
        assert "Testing" in box.status.text()
    assert answered.args is not None
    assert answered.args == ["The fair {x}", ("beginner", "casual", "club", "expert", "master")]
    assert box.status.text() == "The fair {x} keeps the protocol."
    assert not box.stop_button.isEnabled()
    assert len(lines(box)) == 10
    assert all(line.startswith("Passed. ") for line in lines(box))
    assert box.progress.value() == box.progress.maximum()


def test_what_was_wrong_is_marked_counted_and_in_sight(box: TrialBox, qtbot: QtBot) -> None:
    box.begin(program("fair", "empty lines"))
    qtbot.waitUntil(lambda: not box.running, timeout=LONG)
    (wrong,) = [row for row, line in enumerate(lines(box)) if line.startswith("Wrong. ")]
    assert "an empty line" in lines(box)[wrong]
    assert box.status.text() == "The fair {x}: 1 point(s) to mend."
    shown = box.findings.visualItemRect(box.findings.item(wrong))
    assert box.findings.viewport().rect().intersects(shown)
    icons = [box.findings.item(row).icon().pixmap(32).toImage() for row in (0, wrong)]
    assert icons[0] != icons[1]


def test_what_a_program_complained_of_is_shown(box: TrialBox, qtbot: QtBot) -> None:
    with qtbot.assertNotEmitted(box.answered):
        box.begin(program("dies_at_once"))
        qtbot.waitUntil(lambda: not box.running, timeout=LONG)
    wrong, said = lines(box)
    assert wrong.startswith("Wrong. Greeting: it ended")
    assert said.endswith("\nI do not feel well")


def test_no_line_is_cut_short(parent: QWidget) -> None:
    dialog = QDialog(parent)
    box = TrialBox(14, dialog)
    box.resize(400, 400)
    dress(dialog, 14)
    dialog.show()
    view = box.findings
    for length in range(50):  # the last of them do not fit into a line
        box._add("xxxx " * 5 + "i" * length, "Passed", box._mark(passed=True))
    widths = []
    for row in range(view.count()):
        option = QStyleOptionViewItem()
        view.initViewItemOption(option)
        option.rect = view.visualItemRect(view.item(row))
        option.text, option.icon = view.item(row).text(), view.item(row).icon()
        option.features |= Feature.HasDisplay | Feature.HasDecoration | Feature.WrapText
        element = QStyle.SubElement.SE_ItemViewItemText
        widths.append(view.style().subElementRect(element, option, view).width())
    assert max(widths) == widths[-1]  # which has all the room that there is


def test_a_test_is_stopped_by_its_button_and_nothing_else_is_said_of_it(
    box: TrialBox, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    said: list[str] = []
    monkeypatch.setattr(
        QAccessible, "updateAccessibility", lambda event: said.append(event.message())
    )
    box.begin(program("deaf"))
    QTest.mouseClick(box.stop_button, Qt.MouseButton.LeftButton)
    assert not box.running
    assert box.status.text() == "The test was stopped."
    assert said == ["The test was stopped."]
    assert box.progress.value() == 0
    qtbot.waitUntil(lambda: not running_processes(), timeout=LONG)


def test_another_test_ends_the_one_before(box: TrialBox, qtbot: QtBot) -> None:
    box.begin(program("deaf"))
    box.begin(program("dies_at_once"))
    qtbot.waitUntil(lambda: not box.running, timeout=LONG)
    assert lines(box)[0].startswith("Wrong. Greeting: it ended")
