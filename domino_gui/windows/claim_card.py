"""The card beside the table on which people claim points, and read what a wrong claim missed."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Final

from PySide6.QtCore import QEvent, QRectF, Qt, QTimer
from PySide6.QtGui import (
    QAccessible,
    QAccessibleAnnouncementEvent,
    QHideEvent,
    QKeyEvent,
    QPainter,
    QPaintEvent,
)
from PySide6.QtWidgets import QGridLayout, QSizePolicy, QVBoxLayout, QWidget

from domino_gui.engine.match import Match
from domino_gui.windows.buttons import PaperButton
from domino_gui.windows.claim_texts import ClaimTexts
from domino_gui.windows.claims import Claims
from domino_gui.windows.count_entry import CountEntry
from domino_gui.windows.labels import Label, Role
from domino_gui.windows.theme import BASE_FONT, room_of

_FRAME_MS: Final = 50
"""Milliseconds between two pictures of the time that is left."""


class TimeLine(QWidget):
    """A bar that gets shorter with the time that is left."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.left = 1.0
        """From 1 down to 0."""
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def show_left(self, left: float) -> None:
        """Show so much of it."""
        if left != self.left:
            self.left = left
            self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint it."""
        del event
        painter, room = QPainter(self), room_of(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        bar = QRectF(self.rect())
        radius = bar.height() / 2
        painter.setBrush(room.trough)
        painter.drawRoundedRect(bar, radius, radius)
        if self.left > 0:
            bar.setWidth(max(bar.height(), bar.width() * self.left))
            painter.setBrush(room.primary)
            painter.drawRoundedRect(bar, radius, radius)


class ClaimCard(QWidget):
    """Asks for a claim; decides nothing."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._texts = ClaimTexts(self)
        self._claims: Claims | None = None
        self._pixels = BASE_FONT
        self._asked: object = None  # what the question is about that is shown
        self._announced = ""
        self.time_line = TimeLine(self)
        self.entry = CountEntry(self)
        self.entry.entered.connect(self._enter)
        self.setFocusProxy(self.entry)
        self.names: list[PaperButton] = []
        """For whom it is claimed, where several people may."""
        self.no_claim = PaperButton(self)
        self.no_claim.clicked.connect(self._let_be)
        self.verdict = Label(Role.PLAIN, self)
        self.verdict.setTextInteractionFlags(Qt.TextInteractionFlag.NoTextInteraction)
        self._column, self._whose = QVBoxLayout(self), QGridLayout()
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.addWidget(self.time_line)
        self._column.addWidget(self.entry)
        self._column.addLayout(self._whose)
        self._column.addWidget(self.no_claim)
        self._column.addWidget(self.verdict)
        # Not fixed: how high a wrapped verdict is depends on how wide the panel is.
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Minimum)
        self._frames = QTimer(self, interval=_FRAME_MS)
        self._frames.timeout.connect(self._show_time)
        self.set_pixels(BASE_FONT)
        self.retranslate()
        self.hide()

    def set_pixels(self, pixels: int) -> None:
        """Set the size of plain text."""
        self._pixels = pixels
        self._column.setSpacing(round(0.5 * pixels))
        self._whose.setSpacing(round(0.4 * pixels))
        self.time_line.setFixedHeight(max(4, round(0.45 * pixels)))
        self.entry.set_pixels(pixels)
        self.verdict.set_pixels(pixels)
        for button in (self.no_claim, *self.names):
            button.set_pixels(pixels)

    def retranslate(self) -> None:
        """Speak the language of now."""
        self.entry.retranslate()
        self.time_line.setAccessibleName(self.tr("time left to claim"))
        self.no_claim.setText(self.tr("No claim  Esc"))
        self.no_claim.setAccessibleName(self.tr("No claim"))
        self._asked = None

    def follow(self, claims: Claims, match: Match, names: Sequence[str]) -> None:
        """Show what may be claimed, or what was claimed wrongly; nothing where neither is."""
        self._claims = claims
        asks, verdicts = claims.claimants, claims.verdicts
        self.time_line.setVisible(bool(asks) and claims.time_left is not None)
        for part in (self.entry, self.no_claim):
            part.setVisible(bool(asks))
        self.verdict.setVisible(bool(verdicts))
        if asks:
            self._ask(claims, asks, names)
        else:
            self._asked = None
            self._offer_names((), names)
            self._frames.stop()
            said = [self._texts.verdict(each, match.rules, names) for each in verdicts]
            self.verdict.setText("\n".join(said))
            self._announce(" ".join(said))
        self.setVisible(bool(asks or verdicts))

    def _ask(self, claims: Claims, asks: Sequence[int], names: Sequence[str]) -> None:
        placed = claims.placed
        if placed is None or self._asked == (placed, asks):
            return
        self._asked = (placed, asks)
        question = self._texts.question(placed, asks, names)
        self.entry.ask(question)
        self._offer_names(asks if len(asks) > 1 else (), names)
        self._show_time()
        self._frames.start()
        self._announce(question)
        self.show()
        self.entry.setFocus()

    def _offer_names(self, seats: Sequence[int], names: Sequence[str]) -> None:
        for button in self.names:
            self._whose.removeWidget(button)
            button.hide()
            button.deleteLater()
        self.names = []
        for number, seat in enumerate(seats):
            button = PaperButton(self)
            button.set_pixels(self._pixels)
            button.setText(names[seat].replace("&", "&&"))
            button.setAccessibleName(self.tr("{name} claims it").format(name=names[seat]))
            button.clicked.connect(partial(self._claim_for, seat))
            self._whose.addWidget(button, number // 2, number % 2)
            button.show()
            self.names.append(button)

    def _announce(self, text: str) -> None:
        """Let it be heard, once, without interrupting anything."""
        if text and text != self._announced:
            said = QAccessibleAnnouncementEvent(self, text)
            said.setPoliteness(QAccessible.AnnouncementPoliteness.Polite)
            QAccessible.updateAccessibility(said)
        self._announced = text

    # -- what a person does --------------------------------------------------------------------

    def _enter(self, points: int) -> None:
        """Claim for the only person who may; of several, one is to be chosen."""
        if self._claims is None:
            return
        if self.names:
            self.names[0].setFocus(Qt.FocusReason.TabFocusReason)
        elif self._claims.claimants:
            self._claims.claim(self._claims.claimants[0], points)

    def _claim_for(self, seat: int, *_: object) -> None:
        text = self.entry.field.text()
        if self._claims is None or not text:
            self.entry.setFocus()
            return
        self._claims.claim(seat, int(text))

    def _let_be(self) -> None:
        if self._claims is not None:
            self._claims.let_be()

    def event(self, event: QEvent) -> bool:
        """Let Escape come here instead of leaving full screen, for Qt."""
        if (
            event.type() == QEvent.Type.ShortcutOverride
            and isinstance(event, QKeyEvent)
            and event.key() == Qt.Key.Key_Escape
            and self._frames.isActive()
        ):
            event.accept()
            return True
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Take Escape for no claim."""
        if event.key() == Qt.Key.Key_Escape and self._frames.isActive():
            self._let_be()
        else:
            super().keyPressEvent(event)

    def _show_time(self) -> None:
        left = None if self._claims is None else self._claims.time_left
        if left is not None:
            self.time_line.show_left(left)

    def hideEvent(self, event: QHideEvent) -> None:
        """Draw nothing where nobody sees it, for Qt."""
        super().hideEvent(event)
        if not self.isVisible():
            self._frames.stop()
            self._asked = None  # shown again, it asks again
