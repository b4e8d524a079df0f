"""A sentence for each notice of the controller, and for a record that cannot be opened."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QCoreApplication

from domino_gui.engine.record import BrokenRuleError, RecordError
from domino_gui.game.notices import Fault, Notice, NoticeKind
from domino_gui.windows.rule_texts import sentence


def notice_text(notice: Notice, names: list[str]) -> str:
    """Return what ``notice`` says; ``names`` are those of the seats."""
    text = {
        NoticeKind.NOT_WRITTEN: QCoreApplication.translate(
            "Notices",
            "The match cannot be written to the disk. Play goes on; what happened is written as"
            " soon as that is possible.",
        ),
        NoticeKind.WRITTEN_AGAIN: QCoreApplication.translate(
            "Notices", "Everything that happened is on the disk again."
        ),
        NoticeKind.CUT_OFF: QCoreApplication.translate(
            "Notices",
            "The last line of the record was cut off and has been left out; the match goes on"
            " from the line before it.",
        ),
        NoticeKind.RESEALED: QCoreApplication.translate(
            "Notices",
            "The record does not hold the key of this deal, so the deal has been sealed anew and"
            " the match is for practice.",
        ),
        NoticeKind.PROGRAM_RESTARTED: QCoreApplication.translate(
            "Notices", "{fault} It has been started again."
        ),
        NoticeKind.PROGRAM_REPLACED: QCoreApplication.translate(
            "Notices", "{fault} A built-in player takes its place."
        ),
        NoticeKind.PROGRAM_MISSING: QCoreApplication.translate(
            "Notices",
            "No program “{program}” is among those added (Game > Preferences), so the game's own"
            " player plays for {name}.",
        ),
        NoticeKind.NO_ADVICE: QCoreApplication.translate(
            "Notices",
            "The program that judges placements could not be used, so there are no hints in this"
            " match and the coach is silent.",
        ),
    }[notice.kind]
    name = names[notice.seat] if notice.seat is not None else ""
    fault = "" if notice.fault is None else fault_text(notice.fault).format(name=name)
    return text.format(fault=fault, name=name, program=notice.detail)


def fault_text(fault: Fault) -> str:
    """Return what an opponent program did wrong; ``{name}`` stands for whom it plays for."""
    return {
        Fault.NOT_STARTED: QCoreApplication.translate(
            "Notices", "The program that plays for {name} could not be started."
        ),
        Fault.DIED: QCoreApplication.translate(
            "Notices", "The program that plays for {name} ended."
        ),
        Fault.SILENT: QCoreApplication.translate(
            "Notices", "The program that plays for {name} did not answer."
        ),
        Fault.NO_PROTOCOL: QCoreApplication.translate(
            "Notices", "The program that plays for {name} was not understood."
        ),
        Fault.FLOODED: QCoreApplication.translate(
            "Notices", "The program that plays for {name} said too much."
        ),
        Fault.OTHER_VERSION: QCoreApplication.translate(
            "Notices", "The program that plays for {name} speaks another version of the protocol."
        ),
        Fault.NO_SUCH_LEVEL: QCoreApplication.translate(
            "Notices", "The program that plays for {name} does not know this level."
        ),
        Fault.REFUSED: QCoreApplication.translate(
            "Notices", "The program that plays for {name} refused to answer."
        ),
        Fault.WRONG_REQUEST: QCoreApplication.translate(
            "Notices", "The program that plays for {name} answered what nobody had asked."
        ),
        Fault.ILLEGAL_ACTION: QCoreApplication.translate(
            "Notices", "The program that plays for {name} chose what the rules do not allow."
        ),
    }[fault]


def cannot_open(path: Path, error: RecordError) -> str:
    """Return why the record at ``path`` cannot be opened; the error has the details in English."""
    if isinstance(error, BrokenRuleError):
        text = QCoreApplication.translate(
            "Notices", "{file} breaks a rule in line {line}: {sentence}"
        )
        return text.format(file=path.name, line=error.line, sentence=sentence(error.rule))
    if error.line is None:
        return QCoreApplication.translate("Notices", "{file} cannot be opened.").format(
            file=path.name
        )
    text = QCoreApplication.translate(
        "Notices", "{file} is damaged or no record: line {line} cannot be read."
    )
    return text.format(file=path.name, line=error.line)


def kept_aside() -> str:
    """Return what became of a damaged record of our own."""
    return QCoreApplication.translate(
        "Notices", "It is kept aside, as it is, in the folder “damaged” beside the matches."
    )


def in_use(path: Path) -> str:
    """Return that the record at ``path`` is being written to by another program."""
    text = QCoreApplication.translate("Notices", "{file} is being played in another window.")
    return text.format(file=path.name)
