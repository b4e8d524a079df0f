import sys
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QFileDialog, QLineEdit
from pytestqt.qtbot import QtBot

from domino_gui.storage.programs import AddedProgram
from domino_gui.windows import program_form
from domino_gui.windows.program_form import ProgramForm
from tests.windows.conftest import press

BOT = AddedProgram("Bot", ("/my bots/bot", "-j", "a b", ""), "/", ("weak", "strong"))


def opened(qtbot: QtBot, program: AddedProgram | None = None, taken: str = "Other") -> ProgramForm:
    form = ProgramForm(program, [taken], 14)
    qtbot.addWidget(form)
    form.show()
    return form


def typed(line: QLineEdit, text: str) -> None:
    line.setFocus()
    line.selectAll()
    QTest.keyClick(line, Qt.Key.Key_Delete)
    QTest.keyClicks(line, text)


def test_a_program_is_described_by_keys_alone(qtbot: QtBot, tmp_path: Path) -> None:
    form = opened(qtbot)
    form.name.setFocus()
    for text in ("Mina's bot", "python3", f'"{tmp_path}/my bot.py" --fast', str(tmp_path)):
        line = form.focusWidget()
        assert isinstance(line, QLineEdit)
        QTest.keyClicks(line, text)
        press(form, Qt.Key.Key_Tab)
        if form.focusWidget() is form.choose:
            press(form, Qt.Key.Key_Tab)
    with qtbot.waitSignal(form.described) as described:
        press(form, Qt.Key.Key_Return)
    command = ("python3", f"{tmp_path}/my bot.py", "--fast")
    assert described.args == [AddedProgram("Mina's bot", command, str(tmp_path))]
    assert not form.isVisible()


def test_a_program_that_is_edited_comes_back_as_it_was(qtbot: QtBot) -> None:
    form = opened(qtbot, BOT)
    with qtbot.waitSignal(form.described) as described:
        press(form, Qt.Key.Key_Return)
    assert described.args == [BOT]


def test_levels_are_forgotten_where_another_program_is_started(qtbot: QtBot) -> None:
    form = opened(qtbot, BOT)
    typed(form.name, "Robot")
    assert form._described().levels == BOT.levels
    typed(form.program, "/another")
    assert form._described() == AddedProgram("Robot", ("/another", *BOT.command[1:]), "/")


WRONG = {
    "no name": ("name", " ", "needs a name"),
    "a name that shows nothing": ("name", "\u200b", "needs a name"),
    "a name that is taken": ("name", " Other ", "has this name"),
    "no program": ("program", " ", "Choose the program"),
    "part of a path": ("program", "bots/bot", "whole one"),
    "an open quote": ("arguments", '"a b', "not closed"),
    "an argument too long": ("arguments", "x" * 1500, "too long"),
    "no folder": ("folder", "/no/such/folder", "no such folder"),
    "a folder that no system can have": ("folder", "/" + "x" * 999, "no such folder"),
    "part of a folder's path": ("folder", ".", "no such folder"),
}


@pytest.mark.parametrize(("line", "text", "why"), WRONG.values(), ids=WRONG.keys())
def test_what_could_not_be_kept_is_refused_with_the_reason(
    line: str, text: str, why: str, qtbot: QtBot
) -> None:
    form = opened(qtbot, BOT)
    getattr(form, line).setText(text)
    with qtbot.assertNotEmitted(form.described):
        press(form, Qt.Key.Key_Return)
    assert why in form.problem.text()
    assert form.isVisible()
    form._show(BOT)
    press(form, Qt.Key.Key_Return)
    assert not form.isVisible()


def test_no_more_is_taken_than_can_be_kept(qtbot: QtBot) -> None:
    form = opened(qtbot)
    form.name.setText("n" * 200)
    form.program.setText("/" + "p\0" * 5000)
    form.arguments.setText("a " * 5000)
    (name, command, folder, _) = (
        form._described().name, form._described().command, form._described().folder, None
    )  # fmt: skip
    assert len(name) == 64
    assert len(command[0]) <= 1024
    assert "\0" not in command[0]
    assert len(command) <= 1025
    assert folder == ""


def test_a_file_that_is_chosen_is_what_is_started(qtbot: QtBot, tmp_path: Path) -> None:
    form = opened(qtbot)
    QTest.mouseClick(form.choose, Qt.MouseButton.LeftButton)
    (chooser,) = form.findChildren(QFileDialog)
    path = tmp_path / "my bot.exe"
    chooser.fileSelected.emit(str(path))
    chooser.close()
    assert form._described() == AddedProgram("my bot", (str(path),), str(tmp_path))


@pytest.mark.parametrize("python", ["python3", "py"])
def test_a_python_source_is_started_by_python_in_its_folder(
    qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, python: str
) -> None:
    monkeypatch.setattr(program_form, "_PYTHON", python)
    form = opened(qtbot)
    form.name.setText("Mine")
    path = tmp_path / "my bots" / "it's.py"
    form.take_file(path)
    assert form._described() == AddedProgram("Mine", (python, str(path)), str(path.parent))


def test_a_python_source_that_is_typed_is_started_by_python_as_well(
    qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(program_form, "_PYTHON", "python3")
    path = tmp_path / "mine.py"
    path.touch(mode=0o644)
    form = opened(qtbot)
    typed(form.arguments, "--fast")
    typed(form.program, str(path))
    with qtbot.waitSignal(form.described) as described:
        press(form, Qt.Key.Key_Return)
    command = ("python3", str(path), "--fast")
    assert described.args == [AddedProgram("mine", command, str(tmp_path))]


@pytest.mark.skipif(sys.platform == "win32", reason="there every file counts as one that runs")
def test_a_python_source_that_runs_by_itself_is_left_alone(qtbot: QtBot, tmp_path: Path) -> None:
    path = tmp_path / "mine.py"
    path.touch(mode=0o755)
    form = opened(qtbot, BOT)
    typed(form.program, str(path))
    press(form, Qt.Key.Key_Tab)
    assert form._described().command == (str(path), *BOT.command[1:])


def test_what_no_file_can_be_called_is_left_as_it_is_typed(qtbot: QtBot) -> None:
    form = opened(qtbot, BOT)
    typed(form.program, f"/{'x' * 999}.py")
    press(form, Qt.Key.Key_Tab)
    assert form._described().command == (f"/{'x' * 999}.py", *BOT.command[1:])


def test_keys_go_from_line_to_line_as_they_stand(qtbot: QtBot) -> None:
    form = opened(qtbot)
    form.name.setFocus()
    for widget in (form.program, form.choose, form.arguments, form.folder):
        press(form, Qt.Key.Key_Tab)
        assert form.focusWidget() is widget


def test_escape_describes_nothing(qtbot: QtBot) -> None:
    form = opened(qtbot, BOT)
    with qtbot.assertNotEmitted(form.described):
        press(form, Qt.Key.Key_Escape)
    assert not form.isVisible()
