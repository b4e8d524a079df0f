"""Records that people open and give away: files that are chosen or named, and the clipboard."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path

from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QFileDialog, QWidget

from domino_gui.engine.events import Event, encode_events
from domino_gui.storage.given_files import OwnFolderError, write_given
from domino_gui.storage.live_record import SUFFIX


def ask_for_record(parent: QWidget, folder: Path, slot: Callable[[Path], object]) -> None:
    """Let a record be chosen, beginning in ``folder``, and hand it to ``slot``."""
    title = QCoreApplication.translate("RecordFiles", "Open record")
    dialog = _dialog(parent, title, folder, slot)
    dialog.setFileMode(QFileDialog.FileMode.ExistingFile)
    dialog.open()


def ask_where_to_save(parent: QWidget, name: str, slot: Callable[[Path], object]) -> None:
    """Let a file be named for a record, ``name`` being offered, and hand it to ``slot``."""
    title = QCoreApplication.translate("RecordFiles", "Save record as")
    dialog = _dialog(parent, title, Path.home(), slot)
    dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
    dialog.setDefaultSuffix(SUFFIX.removeprefix("."))
    dialog.selectFile(name)
    dialog.open()


def _dialog(
    parent: QWidget, title: str, folder: Path, slot: Callable[[Path], object]
) -> QFileDialog:
    words = QCoreApplication.translate("RecordFiles", "Records ({pattern})")
    dialog = QFileDialog(parent, title, str(folder), words.format(pattern=f"*{SUFFIX}"))
    dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
    dialog.fileSelected.connect(lambda name: slot(Path(name)))
    return dialog


def copy_record(events: Sequence[Event]) -> None:
    """Put events, as they are given away, on the clipboard as the text of a record."""
    QGuiApplication.clipboard().setText(encode_events(events).decode())


def save_record(events: Sequence[Event], path: Path) -> str:
    """Write events, as they are given away, to a file; return why not, empty if it is done.

    Nothing is written over where the game keeps its own records, which hold more, nor over the
    record of a match that is being played.
    """
    try:
        write_given(path, encode_events(events))
    except OwnFolderError:
        text = QCoreApplication.translate(
            "RecordFiles",
            "{file} has not been saved: this is the folder in which the game keeps its own records."
            " Choose another.",
        )
        return text.format(file=path.name)
    except OSError as error:
        text = QCoreApplication.translate("RecordFiles", "{file} cannot be saved ({reason}).")
        return text.format(file=path.name, reason=error.strerror or type(error).__name__)
    return ""
