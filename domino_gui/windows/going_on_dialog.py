"""Who plays on, where a match goes on from the middle of another one."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import (
    QButtonGroup,
    QDialog,
    QDialogButtonBox,
    QLabel,
    QRadioButton,
    QVBoxLayout,
    QWidget,
)

from domino_gui.engine.events import PlayerKind, SeatInfo
from domino_gui.engine.match import Match
from domino_gui.game.going_on import people_of, seated, usual_seat
from domino_gui.storage.match_setup import SeatSetup
from domino_gui.windows.labels import shortened
from domino_gui.windows.match_setup import usual_names
from domino_gui.windows.replay_texts import ReplayTexts
from domino_gui.windows.theme import dress


class GoingOnDialog(QDialog):
    """Offers every seat to the person at the screen; Enter begins on the usual one."""

    chosen = Signal(object)
    """Who plays on, a `SeatInfo` for each seat."""

    def __init__(self, match: Match, pixels: int, parent: QWidget) -> None:
        """``match`` stands where it is to go on; ``pixels`` is the size of plain text."""
        super().__init__(parent)
        self.setWindowTitle(self.tr("Go on from here"))
        self._texts = ReplayTexts(self)
        self._pixels = pixels
        self._seatings: list[list[SeatInfo]] = []
        self.choices = QButtonGroup(self)
        dress(self, pixels)
        self._column = column = QVBoxLayout(self)
        column.setSpacing(pixels // 2)
        column.setContentsMargins(pixels, pixels, pixels, pixels)
        self._add_text(
            self.tr(
                "A new match begins here, on the same deal. It is for practice and does not count"
                " in the statistics."
            )
        )
        self._offer_seats(match)
        column.addStretch(1)
        self.buttons = QDialogButtonBox(self)
        self.begin = self.buttons.addButton(
            self.tr("Go on"), QDialogButtonBox.ButtonRole.AcceptRole
        )
        self.begin.setDefault(True)
        self.buttons.addButton(QDialogButtonBox.StandardButton.Cancel)
        self.buttons.accepted.connect(self.accept)
        self.buttons.rejected.connect(self.reject)
        column.addWidget(self.buttons)
        self.begin.setFocus()

    def _offer_seats(self, match: Match) -> None:
        started, people = match.started, people_of(match.started)
        (you,) = usual_names([SeatSetup(PlayerKind.HUMAN)])
        names = [you, *usual_names([SeatSetup()] * 4)]
        for seat, info in enumerate(started.seats):
            text = self.tr("Play in the seat of {name}").format(name=self._short(info.name))
            self._offer(text, seated(started, seat, names))
        if len(people) > 1:
            self._offer(self.tr("Everybody plays on as before"), [*started.seats])
        elif not people:
            self._offer(self.tr("Watch: the computers play on"), [*started.seats])
        self.choices.button(usual_seat(match)).setChecked(True)

    def _offer(self, text: str, seats: list[SeatInfo]) -> None:
        """Add a choice, and below it what comes of it."""
        button = QRadioButton(text.replace("&", "&&"), self)
        self.choices.addButton(button, len(self._seatings))
        self._seatings.append(seats)
        self._column.addWidget(button)
        players = [self._texts.player(seat, self._short) for seat in seats]
        # What belongs together stays on one line.
        whole = "\N{NO-BREAK SPACE}· ".join(
            player.replace(" ", "\N{NO-BREAK SPACE}") for player in players
        )
        self._add_text(whole, "description").setBuddy(button)
        button.setAccessibleDescription(" · ".join(players))

    def _add_text(self, text: str, role: str = "") -> QLabel:
        label = QLabel(text, self)
        label.setTextFormat(Qt.TextFormat.PlainText)
        label.setProperty("role", role)
        label.setWordWrap(True)
        # A layout would not ask a wrapped text how high it gets.
        label.setFixedWidth(30 * self._pixels)
        label.ensurePolished()
        label.setMinimumHeight(label.heightForWidth(30 * self._pixels))
        self._column.addWidget(label)
        return label

    def _short(self, name: str) -> str:
        return shortened(name, self.fontMetrics(), 9 * self._pixels)

    def accept(self) -> None:
        """Close, and tell who plays on."""
        super().accept()
        self.chosen.emit(self._seatings[self.choices.checkedId()])
