"""The trial of an opponent program as it is watched: its progress, and a line for each finding."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QPointF, QSize, Qt, Signal
from PySide6.QtGui import (
    QAccessible,
    QAccessibleAnnouncementEvent,
    QIcon,
    QPainter,
    QPen,
    QPixmap,
    QPolygonF,
)
from PySide6.QtWidgets import (
    QGroupBox,
    QHBoxLayout,
    QLabel,
    QListWidget,
    QListWidgetItem,
    QProgressBar,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from domino_gui.storage.programs import AddedProgram
from domino_gui.windows.theme import room_of

if TYPE_CHECKING:
    from domino_gui.game.trial import Finding, Trial

_TICK: Final = ((0.15, 0.55), (0.4, 0.8), (0.85, 0.2))
_CROSS: Final = ((0.2, 0.2), (0.8, 0.8), (0.5, 0.5), (0.8, 0.2), (0.2, 0.8))


class TrialBox(QGroupBox):
    """Tries one program at a time, in the background."""

    answered = Signal(str, object)
    """The name of the program that was tried, and the levels that it named."""
    ran = Signal(bool)
    """Whether a trial runs now."""

    def __init__(self, pixels: int, parent: QWidget) -> None:
        super().__init__(parent)
        self.setTitle(self.tr("Test"))
        self._pixels = pixels
        self._trial: Trial | None = None
        self._stopped = False
        self._wrong: list[QListWidgetItem] = []
        self.status = QLabel(self)
        self.status.setTextFormat(Qt.TextFormat.PlainText)
        self.status.setWordWrap(True)
        self.status.setText(self.tr("Whether a program keeps the protocol, point by point."))
        self.progress = QProgressBar(self)
        self.progress.setAccessibleName(self.tr("Progress of the test"))
        self.progress.setTextVisible(False)
        self.stop_button = QPushButton(self.tr("&Stop"), self)
        self.stop_button.setAutoDefault(False)
        self.stop_button.clicked.connect(self.stop)
        self.findings = QListWidget(self)
        self.findings.setAccessibleName(self.tr("What the test has found"))
        # By this name the style sheet leaves nothing free beside their texts: Qt would not allow
        # for that where it breaks lines, and a text that just fits would end in dots.
        self.findings.setObjectName("findings")
        self.findings.setWordWrap(True)
        self.findings.setIconSize(QSize(pixels, pixels) * 1.4)
        self.findings.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        row = QHBoxLayout()
        row.addWidget(self.progress, 1)
        row.addWidget(self.stop_button)
        column = QVBoxLayout(self)
        for item in (self.status, self.findings):
            column.addWidget(item)
        column.addLayout(row)
        for layout in (row, column):
            layout.setSpacing(pixels // 2)
        self._show_running(running=False)

    @property
    def running(self) -> bool:
        """Whether a trial runs now."""
        return self._trial is not None

    def begin(self, program: AddedProgram) -> None:
        """Try a program; what was tried before is forgotten."""
        from domino_gui.game.trial import Trial

        self.stop()
        self._stopped = False
        self.findings.clear()
        self._wrong = []
        self.status.setText(self.tr("Testing {program} …").format(program=program.name))
        trial = self._trial = Trial(program.command, program.runs_in, parent=self)
        trial.found.connect(self._show)
        trial.progressed.connect(self._show_progress)
        trial.over.connect(lambda: self._end(program, trial))
        self._show_running(running=True)
        trial.start()

    def stop(self) -> None:
        """Stop the trial and end the program; nothing where none runs."""
        if self._trial is not None:
            self._stopped = True
            self._trial.stop()

    def _tell(self, text: str) -> None:
        """Show what has come of a test, and say it to who cannot see it."""
        self.status.setText(text)
        QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(self.status, text))

    def _show(self, finding: Finding) -> None:
        from domino_gui.windows.finding_texts import finding_text

        verdict = self.tr("Passed") if finding.passed else self.tr("Wrong")
        item = self._add(finding_text(finding), verdict, self._mark(passed=finding.passed))
        if not finding.passed:
            self._wrong.append(item)
        if finding.complaints.strip():
            said = self.tr("Its standard error ends with:")
            self._add(f"{said}\n{finding.complaints.strip()}", "", QIcon())

    def _add(self, text: str, verdict: str, icon: QIcon) -> QListWidgetItem:
        item = QListWidgetItem(icon, text, self.findings)
        spoken = f"{verdict}. {text}" if verdict else text
        item.setData(Qt.ItemDataRole.AccessibleTextRole, spoken)
        self.findings.scrollToItem(item)
        return item

    def _mark(self, *, passed: bool) -> QIcon:
        """Return a tick or a cross: their forms tell, not their colours alone."""
        size, room = self._pixels, room_of(self)
        picture = QPixmap(4 * size, 4 * size)  # plenty for a screen of any density
        picture.fill(Qt.GlobalColor.transparent)
        painter = QPainter(picture)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        pen = QPen(room.gain if passed else room.loss, 0.6 * size)
        pen.setCapStyle(Qt.PenCapStyle.RoundCap)
        painter.setPen(pen)
        points = [QPointF(x, y) * 4 * size for x, y in (_TICK if passed else _CROSS)]
        painter.drawPolyline(QPolygonF(points))
        painter.end()
        return QIcon(picture)

    def _show_progress(self, done: int, total: int) -> None:
        self.progress.setMaximum(total)
        self.progress.setValue(done)

    def _end(self, program: AddedProgram, trial: Trial) -> None:
        self._trial = None
        trial.deleteLater()
        if self._stopped:
            text = self.tr("The test was stopped.")
        elif self._wrong:
            text = self.tr("{program}: %n point(s) to mend.", "", len(self._wrong))
        else:
            text = self.tr("{program} keeps the protocol.")
        self._tell(text.format(program=program.name))
        self._show_running(running=False)
        self.progress.setValue(0 if self._stopped else 1)
        self.findings.scrollToTop()
        for item in self._wrong[:1]:
            self.findings.scrollToItem(item)
        if trial.levels:
            self.answered.emit(program.name, trial.levels)

    def _show_running(self, *, running: bool) -> None:
        self.progress.setMaximum(0 if running else 1)
        self.progress.setValue(0)
        self.stop_button.setEnabled(running)
        self.ran.emit(running)
