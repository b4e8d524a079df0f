"""A page of the preferences: boxes, lists and numbers in groups; all of it holds at once."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Signal
from PySide6.QtWidgets import (
    QCheckBox,
    QComboBox,
    QFormLayout,
    QGroupBox,
    QLabel,
    QSpinBox,
    QVBoxLayout,
    QWidget,
)

from domino_gui.storage.preferences import Preferences


class PreferencesPage(QWidget):
    """What can be preferred, each by the name that the preferences know it by."""

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
        self.numbers: dict[str, QSpinBox] = {}
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, pixels // 2, 0, 0)
        self._column.setSpacing(pixels // 2)

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
        self._describe(form, box, about)

    def _list(
        self,
        form: QFormLayout,
        name: str,
        text: str,
        choices: Sequence[tuple[str | int, str]],
        about: str = "",
    ) -> None:
        """Add what is one of several, each by the name that the preferences know it by."""
        shown = self.lists[name] = QComboBox(self)
        for value, words in choices:
            shown.addItem(words, value)
        shown.setCurrentIndex(shown.findData(getattr(self._preferences, name)))
        shown.activated.connect(lambda _: self.changed.emit(name, shown.currentData()))
        form.addRow(text, shown)
        self._describe(form, shown, about)

    def _number(
        self, form: QFormLayout, name: str, text: str, most: int, *, unit: str, none: str
    ) -> None:
        """Add a number from 0 to ``most``; ``none`` is said instead of 0."""
        shown = self.numbers[name] = QSpinBox(self)
        shown.setRange(0, most)
        shown.setSuffix(unit)
        shown.setSpecialValueText(none)
        shown.setValue(getattr(self._preferences, name))
        shown.valueChanged.connect(lambda value: self.changed.emit(name, value))
        form.addRow(text, shown)

    def _describe(self, form: QFormLayout, about: QWidget, text: str) -> None:
        """Say more of something below it."""
        if text:
            label = QLabel(text, self)
            label.setProperty("role", "description")
            label.setWordWrap(True)
            about.setAccessibleDescription(text)
            form.addRow(label)
