"""The score sheet in a window of its own: strokes or a cribbage board, and the figures beside."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtWidgets import (
    QBoxLayout,
    QDialog,
    QDialogButtonBox,
    QFrame,
    QHBoxLayout,
    QLabel,
    QRadioButton,
    QScrollArea,
    QVBoxLayout,
    QWidget,
)

from domino_gui.engine.match import Match
from domino_gui.windows.cribbage_board import CribbageBoard
from domino_gui.windows.cribbage_board_holes import track_of
from domino_gui.windows.rule_set_texts import rule_set_name
from domino_gui.windows.score_sheet_paper import SheetPaper
from domino_gui.windows.score_sheet_table import SheetTable
from domino_gui.windows.theme import dress


class ScoreSheet(QDialog):
    """Follows a match beside the table, which can be played on."""

    chosen = Signal(str)
    """``strokes`` or ``board``: how scores of Five Up are wanted."""

    def __init__(
        self,
        match: Match,
        pixels: int,
        parent: QWidget | None = None,
        *,
        pegged: bool = False,
        pace: Callable[[], float] = lambda: 0.0,
    ) -> None:
        """``pixels`` is the size of plain text; ``pegged`` prefers a board, where there is one.

        ``pace`` tells how long movements take, as a factor; 0 for none.
        """
        super().__init__(parent)
        self._pixels, self._pegged, self._match = pixels, pegged, match
        self.setObjectName("scoreSheet")
        dress(self, pixels)
        self.paper = SheetPaper(self)
        self.board = CribbageBoard(self, pace)
        self.table = SheetTable(self)
        self.as_strokes, self.on_board = QRadioButton(self), QRadioButton(self)
        self._legend = QLabel(self)
        self._legend.setWordWrap(True)
        self._scroll = QScrollArea(self)
        self._lay_out()
        for part in (self.paper, self.board, self.table):
            part.set_pixels(pixels)
        (self.on_board if pegged else self.as_strokes).setChecked(True)
        self.on_board.toggled.connect(self._choose)
        self.retranslate()
        self.resize(64 * pixels, (36 if self.board.isHidden() else 46) * pixels)

    def _lay_out(self) -> None:
        scroll, choice, layout = self._scroll, QHBoxLayout(), QVBoxLayout(self)
        scroll.setWidget(self.paper)
        scroll.setWidgetResizable(True)
        scroll.setFrameShape(QFrame.Shape.StyledPanel)
        scroll.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        choice.setSpacing(2 * self._pixels)
        choice.addWidget(self.as_strokes)
        choice.addWidget(self.on_board)
        choice.addStretch(1)
        self._sheet = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        self._sheet.addWidget(scroll, 4)
        self._sheet.addWidget(self.board, 0)
        self._sheet.addWidget(self.table, 5)
        buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Close, self)
        buttons.rejected.connect(self.reject)
        layout.addLayout(choice)
        layout.addLayout(self._sheet, 1)
        layout.addWidget(self._legend)
        layout.addWidget(buttons)

    def show_match(self, match: Match) -> None:
        """Show how a match stands."""
        self._match = match
        name = rule_set_name(match.rules.rule_set.id)
        self.setWindowTitle(self.tr("Score sheet: {rule_set}").format(rule_set=name))
        can_be_pegged = track_of(match.rules) is not None
        pegged = can_be_pegged and self._pegged
        for button in (self.as_strokes, self.on_board):
            button.setVisible(can_be_pegged)
        self._scroll.setVisible(not pegged)
        self.board.setVisible(pegged)
        # A board is broad, a sheet of paper long.
        ways = QBoxLayout.Direction
        self._sheet.setDirection(ways.TopToBottom if pegged else ways.LeftToRight)
        self.paper.show_match(match)
        self._scroll.setMinimumWidth(self.paper.minimumSizeHint().width() + 2 * self._pixels)
        self.board.show_match(match)
        self.table.show_match(match)
        self._legend.setText(self._explain(match, pegged=pegged))

    def _explain(self, match: Match, *, pegged: bool) -> str:
        if pegged:
            return self.tr(
                "The full peg stands at the score, the hollow one where it was before the last"
                " score."
            )
        if match.rules.rule_set.points_shown_in == 1:
            return self.tr(
                "A stroke is 5 points, a large X with four small x around it 50. What is less than"
                " a stroke stands beside as a number."
            )
        return self.tr(
            "A stroke is 1 point, 5 pips; a large X with four small x around it is 10 points."
        )

    def _choose(self) -> None:
        self._pegged = self.on_board.isChecked()
        self.chosen.emit("board" if self._pegged else "strokes")
        self.show_match(self._match)

    def retranslate(self) -> None:
        """Speak the language of now."""
        self.as_strokes.setText(self.tr("&Strokes"))
        self.on_board.setText(self.tr("Cribbage &board"))
        self.show_match(self._match)

    def changeEvent(self, event: QEvent) -> None:
        """Speak another language when it changes."""
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)
