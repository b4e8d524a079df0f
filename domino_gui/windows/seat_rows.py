"""Who plays on which seat, a person or a computer with its program and level, and the names.

Whoever is in the wrong place is moved a seat up or down, by the arrows beside the name or by Alt
and an arrow key.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from html import escape
from typing import Final, NamedTuple

from PySide6.QtCore import QEvent, QObject, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import (
    QComboBox,
    QCompleter,
    QGridLayout,
    QLabel,
    QLineEdit,
    QToolButton,
    QWidget,
)

from domino_gui.engine.events import PlayerKind
from domino_gui.game.new_match import clean_name
from domino_gui.opponents.players import LEVELS
from domino_gui.storage.match_setup import NAME_LENGTH, SeatSetup
from domino_gui.storage.programs import AddedProgram
from domino_gui.windows.labels import shortened
from domino_gui.windows.match_setup import usual_names
from domino_gui.windows.rule_set_texts import level_name

_LETTERS: Final = 14
"""Room for the name of a program, in letters; of a long one a part is seen."""
_MOST_SEEN: Final = 16
"""Of who can play, at once; the list is scrolled where more programs have been added."""


class _Computer(NamedTuple):
    """What can play on a seat but a person."""

    program: str
    """Another's, by its name; empty for ours."""
    level: str
    """Empty where the levels of the program are not known: its strongest."""


class SeatRows(QWidget):
    """A row for each of four seats; those not used are hidden and keep what was chosen."""

    changed = Signal()

    def __init__(
        self,
        players: tuple[SeatSetup, ...],
        parent: QWidget,
        programs: Sequence[AddedProgram] = (),
        known: Sequence[str] = (),
    ) -> None:
        """Offer our levels and those of ``programs``; begin with ``players``.

        ``known`` are the names of people who have played before: they are offered while one is
        typed.
        """
        super().__init__(parent)
        self._computers = _offered(programs)
        self._known = list(known)
        grid = QGridLayout(self)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setColumnStretch(2, 1)
        self._labels: list[QLabel] = []
        self.ups: list[QToolButton] = []
        self.downs: list[QToolButton] = []
        self.who: list[QComboBox] = []
        self.names: list[QLineEdit] = []
        self._before: list[_Computer] = []  # kept while a person takes the seat
        self._seats = len(players)
        self._partners = False
        for seat, player in enumerate(players):
            self._add_row(grid, seat, player)

    def _add_row(self, grid: QGridLayout, seat: int, player: SeatSetup) -> None:
        label, who, name = QLabel(self), QComboBox(self), QLineEdit(player.name, self)
        who.setMaxVisibleItems(_MOST_SEEN)
        who.addItem(self.tr("Person"))
        for number, computer in enumerate(self._computers, start=1):
            who.addItem(self._computer_name(computer))
            if computer.program:  # of which a part may be seen; a tool tip takes it for markup
                whole = f"<p>{escape(computer.program)}</p>"
                who.setItemData(number, whole, Qt.ItemDataRole.ToolTipRole)
        before = self._as_before(player)
        self._before.append(before)
        if player.player is PlayerKind.COMPUTER:
            who.setCurrentIndex(1 + self._computers.index(before))
        name.setMaxLength(NAME_LENGTH)
        label.setBuddy(who)
        who.currentIndexChanged.connect(self._show_usual_names)
        name.textChanged.connect(self.changed)
        if self._known:
            completer = QCompleter(self._known, name)
            completer.setCaseSensitivity(Qt.CaseSensitivity.CaseInsensitive)
            name.setCompleter(completer)
        up = self._arrow(Qt.ArrowType.UpArrow, lambda: self.move_player(seat, -1))
        down = self._arrow(Qt.ArrowType.DownArrow, lambda: self.move_player(seat, 1))
        for column, widget in enumerate((label, who, name, up, down)):
            grid.addWidget(widget, seat, column)
        for widget in (who, name):
            widget.installEventFilter(self)
        self.ups.append(up)
        self.downs.append(down)
        self._labels.append(label)
        self.who.append(who)
        self.names.append(name)

    def _arrow(self, way: Qt.ArrowType, move: Callable[[], None]) -> QToolButton:
        button = QToolButton(self)
        button.setArrowType(way)
        button.setAutoRaise(True)
        button.clicked.connect(move)
        return button

    def move_player(self, seat: int, by: int) -> None:
        """Let two neighbours change their seats, level and name going with each of them."""
        other = seat + by
        if not 0 <= other < self._seats:
            return
        self._before[seat], self._before[other] = self._before[other], self._before[seat]
        who, whom = self.who[seat], self.who[other]
        name, to = self.names[seat], self.names[other]
        sitting, typed = who.currentIndex(), name.text()
        who.setCurrentIndex(whom.currentIndex())
        whom.setCurrentIndex(sitting)
        name.setText(to.text())
        to.setText(typed)
        self._show_usual_names()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Move a player by Alt and an arrow key; whoever moves keeps the focus."""
        if isinstance(event, QKeyEvent) and event.type() == QEvent.Type.KeyPress:
            by = {Qt.Key.Key_Up: -1, Qt.Key.Key_Down: 1}.get(Qt.Key(event.key()))
            if by is not None and event.modifiers() == Qt.KeyboardModifier.AltModifier:
                widgets: list[QComboBox] | list[QLineEdit] = self.names
                if isinstance(watched, QComboBox):
                    widgets = self.who
                seat = next(index for index, one in enumerate(widgets) if one is watched)
                self.move_player(seat, by)
                if 0 <= seat + by < self._seats:
                    widgets[seat + by].setFocus()
                return True
        return super().eventFilter(watched, event)

    def _as_before(self, player: SeatSetup) -> _Computer:
        """Return who played on a seat or, where it cannot any more, who is nearest to it."""
        before = _Computer(player.program, player.level)
        if before in self._computers:
            return before
        same = [computer for computer in self._computers if computer.program == player.program]
        return same[-1] if player.program and same else _Computer("", SeatSetup().level)

    def _computer_name(self, computer: _Computer) -> str:
        level = level_name(computer.level)
        if not computer.program:
            return self.tr("Computer, {level}").format(level=level)
        metrics = self.fontMetrics()
        program = shortened(computer.program, metrics, _LETTERS * metrics.averageCharWidth())
        if not level:
            return self.tr("{program}, at its strongest").format(program=program)
        return self.tr("{program}, {level}").format(program=program, level=level)

    def set_pixels(self, pixels: int) -> None:
        """Leave room for a name in plain text of this size, however much the seats say."""
        for name in self.names:
            name.setMinimumWidth(9 * pixels)

    def show_seats(self, seats: int, *, partners: bool) -> None:
        """Show the rows of the first ``seats`` seats."""
        self._partners = partners
        columns = (self._labels, self.who, self.names, self.ups, self.downs)
        for seat, row in enumerate(zip(*columns, strict=True)):
            label, *_ = row
            for widget, text in zip(row, self._texts(seat), strict=True):
                widget.setVisible(seat < seats)
                widget.setAccessibleName(text)
            label.setText(label.accessibleName())
            self.ups[seat].setEnabled(seat > 0)
            self.downs[seat].setEnabled(seat < seats - 1)
        self._seats = seats
        self._show_usual_names()

    def _texts(self, seat: int) -> tuple[str, ...]:
        """Return what is said of each part of a row."""
        label = self.tr("Seat {number}")
        if self._partners:
            label = self.tr("Seat {number} (with {partner})")
        texts = (
            label,
            self.tr("Who plays on seat {number}"),
            self.tr("Name on seat {number}"),
            self.tr("Move seat {number} up"),
            self.tr("Move seat {number} down"),
        )
        return tuple(text.format(number=seat + 1, partner=(seat + 2) % 4 + 1) for text in texts)

    def seated(self) -> list[str]:
        """Return the names of those who are to play, by seat."""
        players = self.players()[: self._seats]
        return [
            clean_name(player.name, usual)
            for player, usual in zip(players, usual_names(players), strict=True)
        ]

    def _show_usual_names(self) -> None:
        players = self.players()[: self._seats]
        for name, usual in zip(self.names, usual_names(players), strict=False):
            name.setPlaceholderText(usual)
        self.changed.emit()

    def players(self) -> tuple[SeatSetup, SeatSetup, SeatSetup, SeatSetup]:
        """Return what is chosen for the four seats."""
        one, two, three, four = map(self._player, range(4))
        return one, two, three, four

    def _player(self, seat: int) -> SeatSetup:
        chosen, name = self.who[seat].currentIndex(), self.names[seat].text().strip()
        if not chosen:
            return SeatSetup(PlayerKind.HUMAN, self._before[seat].level, name)
        computer = self._computers[chosen - 1]
        return SeatSetup(PlayerKind.COMPUTER, computer.level, name, computer.program)


def _offered(programs: Sequence[AddedProgram]) -> list[_Computer]:
    ours = [_Computer("", level) for level in LEVELS]
    return ours + [
        _Computer(program.name, level) for program in programs for level in program.levels or ("",)
    ]
