"""The page of the preferences for how matches are played: all of it holds at once."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Signal
from PySide6.QtWidgets import (
    QCheckBox,
    QComboBox,
    QFormLayout,
    QGroupBox,
    QLabel,
    QVBoxLayout,
    QWidget,
)

from domino_gui.storage.preferences import Preferences


class PlayPage(QWidget):
    """Boxes and lists, each by the name that the preferences know it by."""

    changed = Signal(str, object)
    """The name of what is preferred otherwise now, and how."""

    def __init__(
        self, preferences: Preferences, pixels: int, parent: QWidget | None = None
    ) -> None:
        """``pixels`` is the size of plain text."""
        super().__init__(parent)
        self._preferences, self._pixels = preferences, pixels
        self.boxes: dict[str, QCheckBox] = {}
        self.lists: dict[str, QComboBox] = {}
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, pixels // 2, 0, 0)
        self._column.setSpacing(pixels // 2)
        self._add_turns()
        self._add_pace()
        self._add_watching()
        self._column.addStretch(1)
        self.setFocusProxy(self.boxes["automatic_draws"])

    def _add_turns(self) -> None:
        form = self._group(self.tr("Your turn"))
        self._box(form, "automatic_draws", self.tr("&Draw by itself when nothing fits"))
        self._box(form, "automatic_passes", self.tr("&Pass by itself when nothing can be drawn"))
        self._box(
            form, "automatic_placements", self.tr("P&lace by itself what alone can be done"),
            self.tr("Where people share the screen: once the owner of the rack has taken over."),
        )  # fmt: skip
        self._box(
            form, "confirm_placements", self.tr("&Ask for a second click to place a tile"),
            self.tr(
                "The first click or Enter lays the tile on its place and shows what it pays, the"
                " second places it. A click elsewhere or Escape puts it back."
            ),
        )  # fmt: skip

    def _add_pace(self) -> None:
        form = self._group(self.tr("Pace"))
        self._list(
            form, "pace", self.tr("&Between moves"),
            [("slow", self.tr("slow")), ("normal", self.tr("normal")), ("fast", self.tr("fast"))],
        )  # fmt: skip
        self._list(
            form, "motion", self.tr("A&nimation"),
            [
                ("automatic", self.tr("as the system is set")),
                ("on", self.tr("on")),
                ("off", self.tr("off")),
            ],
        )  # fmt: skip

    def _add_watching(self) -> None:
        form = self._group(self.tr("What is shown"))
        self._list(
            form, "score_sheet", self.tr("&Scores of Five Up"),
            [
                ("strokes", self.tr("as strokes")),
                ("board", self.tr("on a cribbage board")),
            ],
        )  # fmt: skip
        self._box(form, "open_hands", self.tr("&Open hands where computers play alone"))

    def _group(self, title: str) -> QFormLayout:
        group = QGroupBox(title, self)
        self._column.addWidget(group)
        form = QFormLayout(group)
        form.setVerticalSpacing(self._pixels // 2)
        form.setFieldGrowthPolicy(QFormLayout.FieldGrowthPolicy.FieldsStayAtSizeHint)
        return form

    def _box(self, form: QFormLayout, name: str, text: str, about: str = "") -> None:
        """Add what can be preferred or not; ``about`` says more of it."""
        box = self.boxes[name] = QCheckBox(text, self)
        box.setChecked(getattr(self._preferences, name))
        box.toggled.connect(lambda on: self.changed.emit(name, on))
        form.addRow(box)
        if about:
            label = QLabel(about, self)
            label.setProperty("role", "description")
            label.setWordWrap(True)
            box.setAccessibleDescription(about)
            form.addRow(label)

    def _list(
        self, form: QFormLayout, name: str, text: str, choices: Sequence[tuple[str, str]]
    ) -> None:
        """Add what is one of several, each by the name that the preferences know it by."""
        shown = self.lists[name] = QComboBox(self)
        for value, words in choices:
            shown.addItem(words, value)
        shown.setCurrentIndex(shown.findData(getattr(self._preferences, name)))
        shown.activated.connect(lambda _: self.changed.emit(name, shown.currentData()))
        form.addRow(text, shown)
