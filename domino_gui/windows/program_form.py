"""The dialog in which an opponent program is described: its name, and how it is started."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Final

from msgspec.structs import replace
from PySide6.QtCore import Signal
from PySide6.QtWidgets import (
    QDialog,
    QDialogButtonBox,
    QFileDialog,
    QFormLayout,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QPushButton,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from domino_gui.game.new_match import clean_name
from domino_gui.storage.match_setup import NAME_LENGTH
from domino_gui.storage.programs import (
    LONGEST_ARGUMENTS,
    LONGEST_WORD,
    AddedProgram,
    join_arguments,
    split_arguments,
)
from domino_gui.windows.theme import dress

_PYTHON: Final = "py" if sys.platform == "win32" else "python3"
"""What runs a program that is a Python source; the system finds it by its name."""


class ProgramForm(QDialog):
    """Takes no program that could not be kept, and says why."""

    described = Signal(object)
    """The `AddedProgram` that was described."""

    def __init__(
        self,
        program: AddedProgram | None,
        taken: Sequence[str],
        pixels: int,
        parent: QWidget | None = None,
    ) -> None:
        """Begin with ``program``, or with nothing; ``taken`` are the names of the others."""
        super().__init__(parent)
        self.setWindowTitle(
            self.tr("Add a program") if program is None else self.tr("Edit the program")
        )
        self.setObjectName("programForm")
        dress(self, pixels)
        self._before = program
        self._taken = taken
        self.name = self._line(self.tr("Name"), NAME_LENGTH)
        self.program = self._line(self.tr("Program"), LONGEST_WORD)
        self.program.editingFinished.connect(self._take_typed)
        self.choose = QPushButton(self.tr("&Choose…"), self)
        self.choose.setAutoDefault(False)
        self.choose.clicked.connect(self.ask_for_file)
        self.arguments = self._line(self.tr("Arguments"), LONGEST_ARGUMENTS)
        self.folder = self._line(self.tr("Runs in folder"), LONGEST_WORD)
        self.arguments.setPlaceholderText(self.tr("none; what has blanks stands in quotes"))
        self.folder.setPlaceholderText(self.tr("your own folder"))
        self.problem = QLabel(self)
        self.problem.setProperty("role", "problem")
        self.problem.setWordWrap(True)
        self.buttons = QDialogButtonBox(
            QDialogButtonBox.StandardButton.Ok | QDialogButtonBox.StandardButton.Cancel, self
        )
        self.buttons.accepted.connect(self.accept)
        self.buttons.rejected.connect(self.reject)
        self._lay_out(pixels)
        if program is not None:
            self._show(program)

    def _line(self, name: str, longest: int) -> QLineEdit:
        line = QLineEdit(self)
        line.setMaxLength(longest)
        line.setAccessibleName(name)
        return line

    def _lay_out(self, pixels: int) -> None:
        row = QHBoxLayout()
        row.addWidget(self.program, 1)
        row.addWidget(self.choose)
        form = QFormLayout()
        form.addRow(self.name.accessibleName(), self.name)
        beside = QLabel(self.program.accessibleName(), self)
        # So that it fills its row: the form would put it above the middle of one so high.
        beside.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Expanding)
        form.addRow(beside, row)
        form.addRow(self.arguments.accessibleName(), self.arguments)
        form.addRow(self.folder.accessibleName(), self.folder)
        column = QVBoxLayout(self)
        column.addLayout(form)
        column.addWidget(self.problem)
        column.addStretch(1)
        column.addWidget(self.buttons)
        for layout in (row, form, column):
            layout.setSpacing(pixels // 2)
        self.setMinimumWidth(40 * pixels)

    def _show(self, program: AddedProgram) -> None:
        self.name.setText(program.name)
        self.program.setText(program.command[0])
        self.arguments.setText(join_arguments(program.command[1:]))
        self.folder.setText(program.folder)
        self.name.selectAll()

    # -- a file --------------------------------------------------------------------------------

    def ask_for_file(self) -> None:
        """Let the program be chosen among files."""
        dialog = QFileDialog(self, self.tr("Choose the program"), str(Path.home()))
        dialog.setFileMode(QFileDialog.FileMode.ExistingFile)
        dialog.fileSelected.connect(lambda name: self.take_file(Path(name)))
        dialog.open()

    def take_file(self, path: Path) -> None:
        """Start what was chosen, a Python source by Python; it is seen, and can be changed."""
        if path.suffix == ".py":
            self.program.setText(_PYTHON)
            self.arguments.setText(join_arguments([str(path)]))
        else:
            self.program.setText(str(path))
        if not self.folder.text():
            self.folder.setText(str(path.parent))
        if not self.name.text():
            self.name.setText(path.stem)

    def _take_typed(self) -> None:
        """Start a Python source that was typed as one that was chosen, with what else is typed.

        One that runs by itself is left alone: its first line may name a Python of its own.
        """
        path = Path(_typed(self.program))
        is_source = path.suffix == ".py" and _leads_to(path, Path.is_file)
        if is_source and not _runs_by_itself(path):
            others = self.arguments.text()
            self.take_file(path)
            self.arguments.setText(f"{self.arguments.text()} {others}".strip())

    # -- what was typed ------------------------------------------------------------------------

    def accept(self) -> None:
        """Tell what was described and close; stay, and say why, where that could not be kept."""
        self.problem.setText(self.why_not())
        if not self.problem.text():
            self.described.emit(self._described())
            super().accept()

    def why_not(self) -> str:
        """Return what is wrong with what was typed; nothing if all is well."""
        name, program, folder = self._name(), _typed(self.program), _typed(self.folder)
        try:
            arguments = split_arguments(_typed(self.arguments))
        except ValueError:
            return self.tr("A quote among the arguments is not closed.")
        is_path = Path(program).name != program
        wrong = {
            self.tr("The program needs a name."): not name,
            self.tr("Another program has this name already."): name in self._taken,
            self.tr("Choose the program, or type what it is called."): not program,
            self.tr("The program's path has to be a whole one."): (
                is_path and not Path(program).is_absolute()
            ),
            self.tr("An argument is too long."): any(
                len(argument) > LONGEST_WORD for argument in arguments
            ),
            self.tr("There is no such folder."): (
                bool(folder) and not _leads_to(Path(folder), Path.is_dir)
            ),
        }
        return next((text for text, is_so in wrong.items() if is_so), "")

    def _name(self) -> str:
        return clean_name(self.name.text(), "")

    def _described(self) -> AddedProgram:
        """Return the program; whoever is started in another way may have other levels."""
        before = self._before
        described = AddedProgram(
            self._name(),
            (_typed(self.program), *split_arguments(_typed(self.arguments))),
            _typed(self.folder),
        )
        if before is not None and before.command == described.command:
            return replace(described, levels=before.levels)
        return described


def _typed(line: QLineEdit) -> str:
    """Return what stands on a line; no system hands on a zero byte."""
    return line.text().replace("\0", "").strip()


def _runs_by_itself(path: Path) -> bool:
    """Tell whether the system starts a Python source; Windows calls every file one that runs."""
    return sys.platform != "win32" and os.access(path, os.X_OK)


def _leads_to(path: Path, kind: Callable[[Path], bool]) -> bool:
    """Tell whether a whole path leads to something of a kind that can be looked at."""
    try:
        return path.is_absolute() and kind(path)
    except OSError:  # such as a name too long for the system, or a folder closed to this person
        return False
