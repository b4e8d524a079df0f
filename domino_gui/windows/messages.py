"""Small dialogs of a few words; ``pixels`` is the size of plain text."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtWidgets import QMessageBox, QWidget

from domino_gui import __version__
from domino_gui.windows.theme import dress


def give_up_question(parent: QWidget, pixels: int, name: str = "") -> QMessageBox:
    """Return the question whether the match is to be given up; accepted means yes.

    ``name`` is who would give it up, where several people play.
    """
    box = _question(
        parent,
        pixels,
        QCoreApplication.translate("Messages", "Give up"),
        QCoreApplication.translate("Messages", "Play on"),
    )
    if name:
        question = QCoreApplication.translate("Messages", "{name}: give this match up?")
        box.setText(question.format(name=name))
    else:
        box.setText(QCoreApplication.translate("Messages", "Give this match up?"))
    box.setInformativeText(
        QCoreApplication.translate(
            "Messages",
            "It counts as lost, and the match ends here. Leaving the table instead keeps it for"
            " another day.",
        )
    )
    return box


def undo_question(parent: QWidget, pixels: int) -> QMessageBox:
    """Return the question whether a move is to be taken back for the first time in a match.

    Accepted means yes.
    """
    box = _practice_question(parent, pixels, QCoreApplication.translate("Messages", "Take back"))
    box.setText(QCoreApplication.translate("Messages", "Take the move back?"))
    return box


def hint_question(parent: QWidget, pixels: int) -> QMessageBox:
    """Return the question whether a hint is wanted, the first time in a match; accepted is yes."""
    do_it = QCoreApplication.translate("Messages", "Show the hint")
    box = _practice_question(parent, pixels, do_it)
    box.setText(QCoreApplication.translate("Messages", "Show a hint?"))
    return box


def remove_question(parent: QWidget, pixels: int, program: str) -> QMessageBox:
    """Return the question whether a program is to be removed; accepted means yes."""
    box = _question(
        parent,
        pixels,
        QCoreApplication.translate("Messages", "Remove"),
        QCoreApplication.translate("Messages", "Keep"),
    )
    question = QCoreApplication.translate("Messages", "Remove “{program}” from the list?")
    box.setText(question.format(program=program))
    box.setInformativeText(
        QCoreApplication.translate(
            "Messages",
            "The program itself stays where it is. In matches that it has begun, the game's own"
            " player takes its seat.",
        )
    )
    return box


def about(parent: QWidget, pixels: int) -> QMessageBox:
    """Return what this program is, and which version."""
    box = _box(parent, pixels)
    box.setWindowTitle(QCoreApplication.translate("Messages", "About Fives"))
    box.setText(
        QCoreApplication.translate("Messages", "Fives {version}").format(version=__version__)
    )
    box.setInformativeText(
        QCoreApplication.translate(
            "Messages",
            "The fives family of dominoes: All Fives, All Five (Muggins), Five Up and Draw.\n\n"
            "Every deal is sealed before it is played and opened after it, and the computer is"
            " told only what its seat may see.\n\nFree software under the MIT licence.",
        )
    )
    return box


def _practice_question(parent: QWidget, pixels: int, do_it: str) -> QMessageBox:
    """Return a question that is still to be put: what is asked for makes the match practice."""
    leave_it = QCoreApplication.translate("Messages", "Play on")
    box = _question(parent, pixels, do_it, leave_it)
    box.setInformativeText(
        QCoreApplication.translate(
            "Messages",
            "This makes the match practice, which is not counted in the statistics. You are asked"
            " only once in a match.",
        )
    )
    return box


def _question(parent: QWidget, pixels: int, do_it: str, leave_it: str) -> QMessageBox:
    """Return an empty question with two answers, the first one its title too, the other at hand."""
    box = _box(parent, pixels)
    box.setWindowTitle(do_it)
    box.addButton(do_it, QMessageBox.ButtonRole.AcceptRole)
    box.setDefaultButton(box.addButton(leave_it, QMessageBox.ButtonRole.RejectRole))
    return box


def _box(parent: QWidget, pixels: int) -> QMessageBox:
    box = QMessageBox(parent)
    box.setTextFormat(Qt.TextFormat.PlainText)
    dress(box, pixels)
    return box
