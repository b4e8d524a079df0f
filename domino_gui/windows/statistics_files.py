"""Statistics as a file: where it is to lie, and that it is written whole or not at all."""

from __future__ import annotations

import io
import re
from collections.abc import Callable
from datetime import date
from pathlib import Path

from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtWidgets import QFileDialog, QWidget

from domino_gui.storage import statistics
from domino_gui.storage.given_files import write_given
from domino_gui.storage.library import Library
from domino_gui.storage.statistics import Sample


def suggested_name(name: str, today: date) -> str:
    """Return a name for the file that every system takes; ``name`` is the person's."""
    readable = "-".join(re.findall(r"\w+", name))[:40]
    return "-".join(filter(None, ("fives", readable, f"{today}"))) + ".csv"


def ask_where(parent: QWidget, name: str, slot: Callable[[Path], object]) -> None:
    """Let a file be named, ``name`` being offered, and hand it to ``slot``."""
    title = QCoreApplication.translate("Statistics", "Export the statistics")
    words = QCoreApplication.translate("Statistics", "Tables ({pattern})").format(pattern="*.csv")
    dialog = QFileDialog(parent, title, str(Path.home()), words)
    dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
    dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
    dialog.setDefaultSuffix("csv")
    dialog.selectFile(name)
    dialog.fileSelected.connect(lambda chosen: slot(Path(chosen)))
    dialog.open()


def export(library: Library, sample: Sample, path: Path) -> str:
    """Write the matches of a sample to a file; return a sentence that says how that went.

    Raises:
        LibraryError: the library cannot be read. The file is as it was before.
    """
    table = io.StringIO(newline="")
    statistics.write_csv(library, sample, table)
    try:
        # With the mark that spreadsheets want to see before they take letters for what they are.
        write_given(path, table.getvalue().encode("utf-8-sig"))
    except OSError as error:
        text = QCoreApplication.translate("Statistics", "{file} cannot be written ({reason}).")
        return text.format(file=path.name, reason=error.strerror or type(error).__name__)
    return QCoreApplication.translate("Statistics", "Written: {file}").format(file=path.name)
