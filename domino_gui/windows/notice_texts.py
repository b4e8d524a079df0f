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
            "The match cannot be written to the disk ({detail}). Play goes on; what happened is"
            " written as soon as that is possible.",
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
            "Notices", "The program that plays for {name} was started again: {fault}"
        ),
        NoticeKind.PROGRAM_REPLACED: QCoreApplication.translate(
            "Notices",
            "The program that plays for {name} failed again: {fault} A built-in player takes its"
            " place.",
        ),
    }[notice.kind]
    name = names[notice.seat] if notice.seat is not None else ""
    fault = fault_text(notice.fault) if notice.fault is not None else ""
    return text.format(name=name, fault=fault, detail=notice.detail)


def fault_text(fault: Fault) -> str:
    """Return what an opponent program did wrong."""
    return {
        Fault.NOT_STARTED: QCoreApplication.translate("Notices", "it could not be started."),
        Fault.DIED: QCoreApplication.translate("Notices", "it ended."),
        Fault.SILENT: QCoreApplication.translate("Notices", "it did not answer."),
        Fault.NO_PROTOCOL: QCoreApplication.translate("Notices", "it was not understood."),
        Fault.FLOODED: QCoreApplication.translate("Notices", "it said too much."),
        Fault.OTHER_VERSION: QCoreApplication.translate(
            "Notices", "it speaks another version of the protocol."
        ),
        Fault.NO_SUCH_LEVEL: QCoreApplication.translate("Notices", "it does not know this level."),
        Fault.REFUSED: QCoreApplication.translate("Notices", "it refused to answer."),
        Fault.WRONG_REQUEST: QCoreApplication.translate(
            "Notices", "it answered what nobody had asked."
        ),
        Fault.ILLEGAL_ACTION: QCoreApplication.translate(
            "Notices", "it chose what the rules do not allow."
        ),
    }[fault]


def cannot_open(path: Path, error: RecordError) -> str:
    """Return why the record at ``path`` cannot be opened, with the English detail in brackets."""
    if isinstance(error, BrokenRuleError):
        text = QCoreApplication.translate(
            "Notices", "{file} breaks a rule in line {line}: {sentence}"
        )
        told = text.format(file=path.name, line=error.line, sentence=sentence(error.rule))
    elif error.line is None:
        told = QCoreApplication.translate("Notices", "{file} cannot be opened.")
        told = told.format(file=path.name)
    else:
        told = QCoreApplication.translate(
            "Notices", "{file} is damaged or no record: line {line} cannot be read."
        )
        told = told.format(file=path.name, line=error.line)
    return f"{told} ({error.reason})"


def in_use(path: Path, error: OSError) -> str:
    """Return that the record at ``path`` is being written to by another program."""
    text = QCoreApplication.translate("Notices", "{file} is being played in another window.")
    return f"{text.format(file=path.name)} ({error.strerror or error})"
