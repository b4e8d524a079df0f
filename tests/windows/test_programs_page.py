import sys
from collections.abc import Iterator
from typing import TypeVar

import pytest
from msgspec.structs import replace
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QDialog, QMessageBox, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from domino_gui.storage.preferences import MOST_PROGRAMS
from domino_gui.storage.programs import AddedProgram
from domino_gui.windows.fault_log_dialog import FaultLogDialog
from domino_gui.windows.program_form import ProgramForm
from domino_gui.windows.programs_page import ProgramsPage
from tests.game.leftovers import running_processes
from tests.game.table import LONG, PROGRAMS
from tests.windows.conftest import press

pytestmark = pytest.mark.usefixtures("patient_trial")

FAIR = AddedProgram("Fair", (sys.executable, str(PROGRAMS / "fair.py")), levels=("a", "b"))
DEAF = AddedProgram("Deaf", (sys.executable, str(PROGRAMS / "deaf.py")))
D = TypeVar("D", bound=QDialog)


@pytest.fixture
def page(parent: QWidget, qtbot: QtBot) -> Iterator[ProgramsPage]:
    page = ProgramsPage([FAIR, DEAF], 14, parent)
    page.show()
    parent.activateWindow()
    qtbot.waitActive(parent)
    page.list.setFocus()
    yield page
    page.trial.stop()
    qtbot.waitUntil(lambda: not running_processes(), timeout=LONG)


def dialog(page: ProgramsPage, kind: type[D]) -> D:
    (found,) = [child for child in page.findChildren(kind) if child.isVisible()]
    return found


def names(page: ProgramsPage) -> list[str]:
    return [page.list.item(row).text() for row in range(page.list.count())]


def enabled(page: ProgramsPage) -> list[bool]:
    return [button.isEnabled() for button in (page.add, page.edit, page.test, page.remove)]


def test_each_program_is_listed_with_its_levels(page: ProgramsPage) -> None:
    assert names(page) == ["Fair", "Deaf"]
    spoken = [page.list.item(row).data(Qt.ItemDataRole.AccessibleTextRole) for row in range(2)]
    assert spoken == ["Fair: a, b", "Deaf: not tested yet"]
    assert enabled(page) == [True] * 4


def test_without_a_program_one_can_only_be_added(parent: QWidget) -> None:
    page = ProgramsPage([], 14, parent)
    assert enabled(page) == [True, False, False, False]


def test_no_more_can_be_added_than_are_kept(parent: QWidget) -> None:
    many = [replace(FAIR, name=str(number)) for number in range(MOST_PROGRAMS)]
    assert enabled(ProgramsPage(many, 14, parent)) == [False, True, True, True]


def test_a_program_is_added_tested_at_once_and_its_levels_are_remembered(
    page: ProgramsPage, qtbot: QtBot
) -> None:
    press(page.window(), Qt.Key.Key_Insert)
    form = dialog(page, ProgramForm)
    form._show(replace(FAIR, name="New"))
    changes: list[tuple[str, AddedProgram]] = []
    page.changed.connect(lambda before, after: changes.append((before, after)))
    press(form, Qt.Key.Key_Return)
    assert names(page) == ["Fair", "Deaf", "New"]
    assert page.trial.running
    assert enabled(page) == [False] * 4
    qtbot.waitUntil(lambda: not page.trial.running, timeout=LONG)
    new = replace(FAIR, name="New", levels=())
    levels = ("beginner", "casual", "club", "expert", "master")
    assert changes == [("", new), ("New", replace(new, levels=levels))]
    assert enabled(page) == [True] * 4
    assert page.list.currentRow() == 2


def test_a_program_is_renamed_by_keys(page: ProgramsPage, qtbot: QtBot) -> None:
    press(page.window(), Qt.Key.Key_F2)
    form = dialog(page, ProgramForm)
    QTest.keyClicks(form.name, "Other")  # over its name, which is marked
    with qtbot.waitSignal(page.changed) as changed:
        press(form, Qt.Key.Key_Return)
    assert changed.args == ["Fair", replace(FAIR, name="Other")]
    assert names(page) == ["Other", "Deaf"]
    assert not page.trial.running


def test_a_program_that_is_started_in_another_way_is_tested_anew(
    page: ProgramsPage, qtbot: QtBot
) -> None:
    page.list.setCurrentRow(1)
    press(page.window(), Qt.Key.Key_F2)
    form = dialog(page, ProgramForm)
    form.arguments.setText(f"{form.arguments.text()} --loud")
    with qtbot.waitSignal(page.trial.ran):
        press(form, Qt.Key.Key_Return)
    assert page.trial.running


def test_no_two_programs_get_one_name(page: ProgramsPage, qtbot: QtBot) -> None:
    press(page.window(), Qt.Key.Key_F2)
    form = dialog(page, ProgramForm)
    with qtbot.assertNotEmitted(page.changed):
        QTest.keyClicks(form.name, "Deaf")
        press(form, Qt.Key.Key_Return)
    assert "has this name" in form.problem.text()


def test_removing_asks_first(page: ProgramsPage, qtbot: QtBot) -> None:
    press(page.window(), Qt.Key.Key_Delete)
    box = dialog(page, QMessageBox)
    assert "“Fair”" in box.text()
    with qtbot.assertNotEmitted(page.changed):
        press(box, Qt.Key.Key_Return)
    QTest.mouseClick(page.remove, Qt.MouseButton.LeftButton)
    box = dialog(page, QMessageBox)
    (yes,) = [button for button in box.findChildren(QPushButton) if button.text() == "Remove"]
    with qtbot.waitSignal(page.changed) as changed:
        QTest.mouseClick(yes, Qt.MouseButton.LeftButton)
    assert changed.args == ["Fair", None]
    assert names(page) == ["Deaf"]
    assert page.list.currentRow() == 0


def test_while_a_program_is_tested_the_list_stays_as_it_is(
    page: ProgramsPage, qtbot: QtBot
) -> None:
    page.list.setCurrentRow(1)
    press(page.window(), Qt.Key.Key_F5)
    assert page.trial.running
    assert enabled(page) == [False] * 4
    for key in (Qt.Key.Key_Insert, Qt.Key.Key_F2, Qt.Key.Key_Delete):
        press(page.window(), key)
    assert [child for child in page.findChildren(QDialog) if child.isVisible()] == []
    QTest.mouseClick(page.trial.stop_button, Qt.MouseButton.LeftButton)
    assert enabled(page) == [True] * 4
    qtbot.waitUntil(lambda: not running_processes(), timeout=LONG)


def test_the_log_of_faults_is_shown(page: ProgramsPage) -> None:
    QTest.mouseClick(page.faults, Qt.MouseButton.LeftButton)
    assert dialog(page, FaultLogDialog).text.isReadOnly()
    dialog(page, FaultLogDialog).close()


def test_everything_is_reached_by_tab(page: ProgramsPage) -> None:
    reached = set()
    for _ in range(20):
        press(page.window(), Qt.Key.Key_Tab)
        reached.add(page.window().focusWidget())
    assert reached >= {page.list, page.add, page.edit, page.test, page.remove, page.faults}
    assert page.trial.findings in reached
