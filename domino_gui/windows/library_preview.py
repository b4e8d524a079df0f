"""The match that is chosen in the library: who played, its last table, its rounds in words."""

from __future__ import annotations

from html import escape

from PySide6.QtCore import QTimer, Signal
from PySide6.QtWidgets import QLabel, QTextBrowser, QVBoxLayout, QWidget

from domino_gui.engine.events import PlayerKind, SeatInfo
from domino_gui.engine.match import Match
from domino_gui.engine.record import RecordError, read_record
from domino_gui.storage.library import Entry
from domino_gui.table.miniature import Miniature
from domino_gui.windows import library_texts as texts
from domino_gui.windows.library_rounds import rounds
from domino_gui.windows.notice_texts import cannot_open
from domino_gui.windows.rule_set_texts import level_name, rule_set_name
from domino_gui.windows.unfinished_card import TableWindow

_WAIT_MS = 80
"""Whoever walks through the list is not to wait for each match."""


class LibraryPreview(QWidget):
    """Reads the record of the match that is chosen, a moment after it is."""

    shown = Signal()
    """What was chosen last is shown."""

    def __init__(self, pixels: int, parent: QWidget) -> None:
        """``pixels`` is the size of plain text."""
        super().__init__(parent)
        self._entry: Entry | None = None
        self.match: Match | None = None
        """The match that is shown; None where there is none, or it cannot be read."""
        self.about = QLabel(self)
        self.about.setWordWrap(True)
        self.table = TableWindow(self)
        self.table.pixels = pixels
        self.table.setMinimumHeight(13 * pixels)
        self.words = QTextBrowser(self)
        self.words.setAccessibleName(self.tr("Rounds"))
        self._soon = QTimer(self, singleShot=True, interval=_WAIT_MS)
        self._soon.timeout.connect(self._show)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(pixels // 2)
        column.addWidget(self.about)
        column.addWidget(self.table, 2)
        column.addWidget(self.words, 3)

    def choose(self, entry: Entry | None) -> None:
        """Show a match soon; None shows nothing."""
        if entry != self._entry:
            self._entry = entry
            self._soon.start()

    def _show(self) -> None:
        entry, self.match = self._entry, None
        if entry is None:
            self.about.clear()
            self.words.clear()
        else:
            self.about.setText(_heading(entry))
            try:
                self.match = read_record(entry.path, forgive_cut_off=True).match
            except RecordError as error:
                self.words.setPlainText(f"{cannot_open(entry.path, error)}\n{error.reason}")
            else:
                self.words.setHtml(_html(self.match))
        self.table.show_table(None if self.match is None else Miniature(self.match))
        self.table.setVisible(self.match is not None)
        self.shown.emit()

    def retranslate(self) -> None:
        """Speak the language of now."""
        self.words.setAccessibleName(self.tr("Rounds"))
        self._soon.start()


def _heading(entry: Entry) -> str:
    when = texts.time_text(texts.begun(entry), texts.today())
    parts = (rule_set_name(entry.rules), when, texts.state_text(entry))
    seats = ", ".join(_who(seat) for seat in entry.seats)
    lines = (escape(line) for line in (seats, texts.winner_text(entry)) if line)
    return "<br>".join((f"<b>{escape(' · '.join(parts))}</b>", *lines))


def _who(seat: SeatInfo) -> str:
    name = " ".join(seat.name.splitlines())
    if seat.player is PlayerKind.HUMAN:
        return name
    played_by = ", ".join(filter(None, (seat.program or "", level_name(seat.level or ""))))
    return f"{name} ({played_by})" if played_by else name


def _html(match: Match) -> str:
    parts = []
    for told in rounds(match):
        lines = "<br>".join(escape(line) for line in told.lines)
        parts.append(f"<p><b>{escape(told.title)}</b><br>{lines}</p>")
    return "".join(reversed(parts))
