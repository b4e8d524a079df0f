"""The commands of the library, with their words and keys."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject, Qt
from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtWidgets import QMenu, QPushButton, QWidget


class LibraryActions(QObject):
    """Makes the commands; what they do is connected by others."""

    def __init__(self, window: QWidget, table: QWidget) -> None:
        """Most keys work in all of ``window``; those that a field needs too, only in ``table``."""
        super().__init__(window)
        self._texts: list[tuple[QAction, Callable[[], str]]] = []
        self._window, self._table = window, table
        self._buttons: dict[QAction, QPushButton] = {}
        self.open = self._action(table, lambda: self.tr("&Open"), "Return", "Enter")
        self.copy = self._action(table, lambda: self.tr("&Copy record"), "Ctrl+C")
        self.save = self._action(window, lambda: self.tr("&Save as…"), "Ctrl+S")
        self.delete = self._action(table, lambda: self.tr("&Delete"), "Del")
        self.undo = self._action(window, lambda: self.tr("&Undo deleting"), "Ctrl+Z")
        self.open_file = self._action(window, lambda: self.tr("Open &file…"), "Ctrl+O")
        self.show_folder = self._action(window, lambda: self.tr("Show fo&lder"), "Ctrl+E")
        self.find = self._action(window, lambda: self.tr("Searc&h"), "Ctrl+F")
        self.refresh = self._action(window, lambda: self.tr("&Read the files anew"), "F5")
        self.retranslate()

    def _action(self, where: QWidget, text: Callable[[], str], *keys: str) -> QAction:
        action = QAction(self)
        action.setShortcuts([QKeySequence(key) for key in keys])
        if where is self._table:
            action.setShortcutContext(Qt.ShortcutContext.WidgetShortcut)
        action.setShortcutVisibleInContextMenu(True)
        where.addAction(action)
        self._texts.append((action, text))
        return action

    def retranslate(self) -> None:
        """Speak the language of now."""
        for action, text in self._texts:
            action.setText(text())

    def button(self, action: QAction) -> QPushButton:
        """Return the button for a command."""
        button = self._buttons.get(action)
        if button is None:
            button = self._buttons[action] = QPushButton(self._window)
            button.setAutoDefault(False)
            button.clicked.connect(action.trigger)
            action.changed.connect(lambda: _follow(button, action))
            _follow(button, action)
        return button

    def menu(self) -> QMenu:
        """Return a menu of all commands, for the chosen matches first."""
        menu = QMenu(self._window)
        for group in (
            (self.open, self.copy, self.save),
            (self.delete, self.undo),
            (self.open_file, self.show_folder),
            (self.find, self.refresh),
        ):
            menu.addActions(group)
            menu.addSeparator()
        return menu


def _follow(button: QPushButton, action: QAction) -> None:
    """Let a button say what its command says, and be enabled when it is."""
    button.setText(action.text())
    button.setToolTip(action.shortcut().toString(QKeySequence.SequenceFormat.NativeText))
    button.setEnabled(action.isEnabled())
