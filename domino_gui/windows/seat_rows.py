"""Who plays on which seat: person or computer with its level, and the names."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QComboBox, QGridLayout, QLabel, QLineEdit, QWidget

from domino_gui.engine.events import PlayerKind
from domino_gui.opponents.players import LEVELS
from domino_gui.storage.match_setup import NAME_LENGTH, SeatSetup
from domino_gui.windows.match_setup import usual_names
from domino_gui.windows.rule_set_texts import level_name


class SeatRows(QWidget):
    """A row for each of four seats; those not used are hidden and keep what was chosen."""

    changed = Signal()

    def __init__(self, players: tuple[SeatSetup, ...], parent: QWidget) -> None:
        super().__init__(parent)
        grid = QGridLayout(self)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setColumnStretch(2, 1)
        self._labels: list[QLabel] = []
        self.who: list[QComboBox] = []
        self.names: list[QLineEdit] = []
        self._levels: list[str] = []  # of computers, kept while a person takes the seat
        self._seats = len(players)
        for seat, player in enumerate(players):
            self._add_row(grid, seat, player)

    def _add_row(self, grid: QGridLayout, seat: int, player: SeatSetup) -> None:
        label, who, name = QLabel(self), QComboBox(self), QLineEdit(player.name, self)
        who.addItem(self.tr("Person"))
        for level in LEVELS:
            who.addItem(self.tr("Computer, {level}").format(level=level_name(level)))
        level = player.level if player.level in LEVELS else SeatSetup().level
        self._levels.append(level)
        if player.player is PlayerKind.COMPUTER:
            who.setCurrentIndex(1 + LEVELS.index(level))
        name.setMaxLength(NAME_LENGTH)
        label.setBuddy(who)
        who.currentIndexChanged.connect(self._show_usual_names)
        for column, widget in enumerate((label, who, name)):
            grid.addWidget(widget, seat, column)
        self._labels.append(label)
        self.who.append(who)
        self.names.append(name)

    def set_pixels(self, pixels: int) -> None:
        """Leave room for a name in plain text of this size, however much the seats say."""
        for name in self.names:
            name.setMinimumWidth(9 * pixels)

    def show_seats(self, seats: int, *, partners: bool) -> None:
        """Show the rows of the first ``seats`` seats."""
        for seat, (label, who, name) in enumerate(
            zip(self._labels, self.who, self.names, strict=True)
        ):
            for widget in (label, who, name):
                widget.setVisible(seat < seats)
            text = self.tr("Seat {number}")
            if partners:
                text = self.tr("Seat {number} (with {partner})")
            label.setText(text.format(number=seat + 1, partner=(seat + 2) % 4 + 1))
            who.setAccessibleName(self.tr("Who plays on seat {number}").format(number=seat + 1))
            name.setAccessibleName(self.tr("Name on seat {number}").format(number=seat + 1))
        self._seats = seats
        self._show_usual_names()

    def _show_usual_names(self) -> None:
        kinds = [
            PlayerKind.COMPUTER if who.currentIndex() else PlayerKind.HUMAN
            for who in self.who[: self._seats]
        ]
        for name, usual in zip(self.names, usual_names(kinds), strict=False):
            name.setPlaceholderText(usual)
        self.changed.emit()

    def players(self) -> tuple[SeatSetup, SeatSetup, SeatSetup, SeatSetup]:
        """Return what is chosen for the four seats."""
        one, two, three, four = (
            SeatSetup(PlayerKind.COMPUTER, LEVELS[who.currentIndex() - 1], name.text().strip())
            if who.currentIndex()
            else SeatSetup(PlayerKind.HUMAN, level, name.text().strip())
            for who, name, level in zip(self.who, self.names, self._levels, strict=True)
        )
        return one, two, three, four
