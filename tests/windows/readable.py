"""All the words that can be read from a window, by whatever means."""

from __future__ import annotations

from collections.abc import Iterator

from PySide6.QtGui import QAccessible, QAccessibleInterface, QAction, QGuiApplication
from PySide6.QtWidgets import QApplication, QToolTip, QWidget


def words_of(window: QWidget) -> list[str]:
    """All that a screen reader, a pointer, the title bar, menus or the clipboard tell."""
    words = [*_read_out(QAccessible.queryAccessibleInterface(window))]
    for widget in (window, *window.findChildren(QWidget)):
        words += [widget.toolTip(), widget.accessibleName(), widget.accessibleDescription()]
        words += [widget.statusTip(), widget.whatsThis()]
    for action in window.findChildren(QAction):
        words += [action.text(), action.toolTip(), action.statusTip(), action.whatsThis()]
    words += [each.windowTitle() for each in QApplication.topLevelWidgets()]
    words += [QToolTip.text(), QGuiApplication.clipboard().text()]
    return [text for text in words if text]


def _read_out(found: QAccessibleInterface | None) -> Iterator[str]:
    """Yield all that a screen reader finds in and below an object."""
    if found is None:
        return
    kinds = QAccessible.Text
    for kind in (kinds.Name, kinds.Description, kinds.Value, kinds.Help, kinds.Accelerator):
        yield found.text(kind)
    text = found.textInterface()
    if text is not None:
        yield text.text(0, text.characterCount())
    for number in range(found.childCount()):
        yield from _read_out(found.child(number))
