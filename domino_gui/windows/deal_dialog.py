"""The sealed deals of a match: the seal before, and after the round all that it sealed."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QEvent, QSignalBlocker, QSize, QUrl, Signal
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import (
    QComboBox,
    QDialog,
    QDialogButtonBox,
    QGridLayout,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QTextBrowser,
    QVBoxLayout,
    QWidget,
)

from domino_gui.engine.match import Match
from domino_gui.windows.deal_dialog_field import CopiedField
from domino_gui.windows.deal_dialog_texts import (
    by_hand_page,
    check_page,
    command_of,
    secret_page,
)
from domino_gui.windows.screen_room import screen_room
from domino_gui.windows.seal_check import SealedDeal, grouped, sealed_deals
from domino_gui.windows.theme import dress

_LINK: Final = "copy"
"""The scheme of the links that copy a command."""


class DealDialog(QDialog):
    """Follows a match; what is secret yet is never in it."""

    again = Signal(object, object)
    """The `MatchStarted` of the match, and the number, an int, of its deal that is wanted again."""

    def __init__(self, match: Match, pixels: int, parent: QWidget | None = None) -> None:
        """``pixels`` is the size of plain text."""
        super().__init__(parent)
        self.setObjectName("deal")
        dress(self, pixels)
        self._match = match
        self._deals: list[SealedDeal] = []
        self.rounds = QComboBox(self)
        self._round_label = QLabel(self)
        self._round_label.setBuddy(self.rounds)
        self.seal = CopiedField(pixels, self._copy, self)
        self.number = CopiedField(pixels, self._copy, self)
        self.key = CopiedField(pixels, self._copy, self)
        self.play_again = QPushButton(self)
        self.play_again.setAutoDefault(False)
        self.text = QTextBrowser(self)
        self.text.setOpenLinks(False)
        self.turn_page = QPushButton(self)
        self.turn_page.setAutoDefault(False)
        self.turn_page.setCheckable(True)
        self._copied = QLabel(self)
        self._lay_out(pixels)
        self._connect()
        self.resize((QSize(60, 44) * pixels).boundedTo(screen_room(self)))
        self.retranslate()

    def _lay_out(self, pixels: int) -> None:
        layout, grid, below = QVBoxLayout(self), QGridLayout(), QHBoxLayout()
        number = QHBoxLayout()
        number.setSpacing(pixels // 2)
        number.addWidget(self.number, 1)
        number.addWidget(self.play_again)
        grid.setHorizontalSpacing(pixels)
        grid.setVerticalSpacing(pixels // 3)
        grid.addWidget(self._round_label, 0, 0)
        grid.addWidget(self.rounds, 0, 1)
        for row, field in enumerate((self.seal, self.number, self.key), start=1):
            grid.addWidget(field.label, row, 0)
            if field is self.number:
                grid.addLayout(number, row, 1)
            else:
                grid.addWidget(field, row, 1)
        buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Close, self)
        buttons.rejected.connect(self.reject)
        below.addWidget(self.turn_page)
        below.addWidget(self._copied, 1)
        below.addWidget(buttons)
        layout.addLayout(grid)
        layout.addWidget(self.text, 1)
        layout.addLayout(below)

    def _connect(self) -> None:
        self.rounds.currentIndexChanged.connect(lambda _: self._show_deal())
        self.turn_page.toggled.connect(lambda _: self._show_deal())
        self.play_again.clicked.connect(self._ask_again)
        self.text.anchorClicked.connect(self._copy_command)

    def show_match(self, match: Match) -> None:
        """Show how the deals of a match stand; the round looked at stays, unless it was the last.

        A page is not turned while nothing about its deal has changed.
        """
        deals = sealed_deals(match)
        if deals == self._deals and match.started is self._match.started:
            return
        at, was_last = self.rounds.currentIndex(), self._is_last
        is_same = match.started is self._match.started
        self._match, self._deals = match, deals
        with QSignalBlocker(self.rounds):
            self.rounds.clear()
            self.rounds.addItems(
                [self.tr("Round {number}").format(number=deal.round) for deal in deals]
            )
            self.rounds.setCurrentIndex(len(deals) - 1 if was_last or not is_same else at)
        self._show_deal()

    @property
    def _is_last(self) -> bool:
        return self.rounds.currentIndex() == len(self._deals) - 1

    @property
    def _deal(self) -> SealedDeal | None:
        at = self.rounds.currentIndex()
        return self._deals[at] if 0 <= at < len(self._deals) else None

    def _show_deal(self) -> None:
        deal = self._deal
        opened = None if deal is None else deal.opened
        number = None if opened is None else opened.number
        self._copied.clear()
        self._show_field(self.seal, "" if deal is None else deal.seal)
        self._show_field(self.key, "" if opened is None else opened.key)
        told = "" if number is None else str(number)
        self._show_field(self.number, told, "" if number is None else grouped(number))
        self.play_again.setEnabled(number is not None)
        self.turn_page.setEnabled(opened is not None)
        by_hand = opened is not None and self.turn_page.isChecked()
        back = self.tr("Back to the &check")
        self.turn_page.setText(back if by_hand else self.tr("Check it by &hand"))
        if deal is None:
            self.text.setPlainText(self.tr("No round has been dealt yet."))
        elif opened is None:
            self.text.setHtml(secret_page())
        elif by_hand:
            self.text.setHtml(by_hand_page(opened))
        else:
            names = [seat.name for seat in self._match.started.seats]
            self.text.setHtml(check_page(deal, opened, names))

    def _show_field(self, field: CopiedField, value: str, shown: str | None = None) -> None:
        field.show_value(value if shown is None else shown, value)
        field.line.setPlaceholderText("" if value else self.tr("secret until the round is over"))
        field.button.setEnabled(bool(value))

    def _copy(self, text: str) -> None:
        QGuiApplication.clipboard().setText(text)
        self._copied.setText(self.tr("Copied."))

    def _copy_command(self, link: QUrl) -> None:
        deal = self._deal
        if link.scheme() == _LINK and deal is not None and deal.opened is not None:
            self._copy(command_of(deal.opened, link.path()))

    def _ask_again(self) -> None:
        deal = self._deal
        if deal is not None and deal.opened is not None and deal.opened.number is not None:
            self.again.emit(self._match.started, deal.opened.number)

    def retranslate(self) -> None:
        """Speak the language of now."""
        self.setWindowTitle(self.tr("This deal"))
        self._round_label.setText(self.tr("&Round"))
        for field, label, name in (
            (self.seal, self.tr("&Seal"), self.tr("Copy the seal")),
            (self.number, self.tr("&Number"), self.tr("Copy the number")),
            (self.key, self.tr("&Key"), self.tr("Copy the key")),
        ):
            field.label.setText(label)
            field.button.setText(self.tr("Copy"))
            field.button.setAccessibleName(name)
        self.play_again.setText(self.tr("&Play this deal again…"))
        self.text.setAccessibleName(self.tr("What was dealt, and the check of the seal"))
        self._deals = []
        self.show_match(self._match)
        self._show_deal()

    def changeEvent(self, event: QEvent) -> None:
        """Speak another language when it changes."""
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)
