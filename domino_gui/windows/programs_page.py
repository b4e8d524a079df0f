"""The page of the preferences for other people's opponent programs."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from html import escape

from msgspec.structs import replace
from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import (
    QDialog,
    QHBoxLayout,
    QLabel,
    QListWidget,
    QListWidgetItem,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from domino_gui.storage.preferences import MOST_PROGRAMS
from domino_gui.storage.programs import AddedProgram, find_program
from domino_gui.windows.messages import remove_question
from domino_gui.windows.program_form import ProgramForm
from domino_gui.windows.trial_box import TrialBox


class ProgramsPage(QWidget):
    """The list of programs, what can be done with them, and the test of one."""

    changed = Signal(str, object)
    """The name of the program that is another now, and what it is; see `with_program`."""

    def __init__(
        self, programs: Iterable[AddedProgram], pixels: int, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._pixels = pixels
        self._programs = [*programs]
        self.list = QListWidget(self)
        self.list.setAccessibleName(self.tr("Programs"))
        self.list.setTextElideMode(Qt.TextElideMode.ElideRight)
        self.list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.trial = TrialBox(pixels, self)
        self.add = self._button(self.tr("&Add…"), self.ask_to_add, "Ins")
        self.edit = self._button(self.tr("&Edit…"), self.ask_to_edit, "F2")
        self.test = self._button(self.tr("&Test"), self.begin_trial, "F5")
        self.remove = self._button(self.tr("&Remove…"), self.ask_to_remove, "Del")
        self.faults = self._button(self.tr("&Faults…"), self.show_faults)
        self._lay_out()
        self.list.currentRowChanged.connect(self._enable)
        self.trial.ran.connect(self._enable)
        self.trial.answered.connect(self._remember_levels)
        self._fill(0)

    def _button(self, text: str, slot: Callable[[], None], keys: str = "") -> QPushButton:
        button = QPushButton(text, self)
        button.setAutoDefault(False)
        button.clicked.connect(slot)
        if keys:
            shortcut = QShortcut(QKeySequence(keys), self.list)
            shortcut.setContext(Qt.ShortcutContext.WidgetShortcut)
            shortcut.activated.connect(button.click)
        return button

    def _lay_out(self) -> None:
        about = QLabel(
            self.tr(
                "Programs of other people that speak the opponent protocol. Once added, they can"
                " be chosen for any seat of a new match."
            ),
            self,
        )
        about.setWordWrap(True)
        buttons = QVBoxLayout()
        for button in (self.add, self.edit, self.test, self.remove):
            buttons.addWidget(button)
        buttons.addStretch(1)
        buttons.addWidget(self.faults)
        row = QHBoxLayout()
        row.addWidget(self.list, 2)
        row.addLayout(buttons)
        row.addWidget(self.trial, 4)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(about)
        column.addLayout(row, 1)
        for layout in (buttons, row, column):
            layout.setSpacing(self._pixels // 2)

    # -- what is shown -------------------------------------------------------------------------

    def _fill(self, row: int) -> None:
        self.list.clear()
        for program in self._programs:
            levels = ", ".join(program.levels)
            if not levels:
                levels = self.tr("not tested yet")
            item = QListWidgetItem(program.name, self.list)
            item.setData(Qt.ItemDataRole.AccessibleTextRole, f"{program.name}: {levels}")
            item.setToolTip(f"<p>{escape(levels)}</p>")  # it cannot be told to be plain text
        self.list.setCurrentRow(min(row, self.list.count() - 1))
        self._enable()

    def _enable(self) -> None:
        chosen, running = self._chosen() is not None, self.trial.running
        self.add.setEnabled(len(self._programs) < MOST_PROGRAMS and not running)
        for button in (self.edit, self.test, self.remove):
            button.setEnabled(chosen and not running)

    def _chosen(self) -> AddedProgram | None:
        row = self.list.currentRow()
        return self._programs[row] if 0 <= row < len(self._programs) else None

    # -- what is done --------------------------------------------------------------------------

    def ask_to_add(self) -> None:
        """Let a program be described, add it, and test it."""
        form = self._form(None)
        form.described.connect(self._take_in)
        _open(form)

    def _take_in(self, program: AddedProgram) -> None:
        self._change(None, program)
        self.begin_trial()

    def ask_to_edit(self) -> None:
        """Let the chosen program be renamed or started in another way."""
        program = self._chosen()
        if program is not None:
            form = self._form(program)
            form.described.connect(lambda described: self._put_in_place(program, described))
            _open(form)

    def _put_in_place(self, before: AddedProgram, after: AddedProgram) -> None:
        self._change(before, after)
        if (before.command, before.folder) != (after.command, after.folder):
            self.begin_trial()  # what was found of it before tells nothing any more

    def ask_to_remove(self) -> None:
        """Remove the chosen program, if that is meant."""
        program = self._chosen()
        if program is not None:
            box = remove_question(self, self._pixels, program.name)
            box.accepted.connect(lambda: self._change(program, None))
            _open(box)

    def begin_trial(self) -> None:
        """Test the chosen program."""
        program = self._chosen()
        if program is not None:
            self.trial.begin(program)

    def show_faults(self) -> None:
        """Show what programs have done wrong in matches."""
        from domino_gui.windows.fault_log_dialog import FaultLogDialog

        _open(FaultLogDialog(self._pixels, self))

    def _form(self, program: AddedProgram | None) -> ProgramForm:
        taken = [other.name for other in self._programs if other is not program]
        return ProgramForm(program, taken, self._pixels, self)

    def _remember_levels(self, name: str, levels: tuple[str, ...]) -> None:
        program = find_program(self._programs, name)
        if program is not None and program.levels != levels:
            self._change(program, replace(program, levels=levels))

    def _change(self, before: AddedProgram | None, after: AddedProgram | None) -> None:
        row = len(self._programs) if before is None else self._programs.index(before)
        self._programs[row : row + 1] = [] if after is None else [after]
        self._fill(row)
        self.list.setFocus()
        self.changed.emit("" if before is None else before.name, after)


def _open(dialog: QDialog) -> None:
    dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
    dialog.open()
