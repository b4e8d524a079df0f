"""A line for each finding of the trial of an opponent program."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from domino_gui.game.notices import Fault
from domino_gui.game.trial import BUDGET_MS, Finding, Point
from domino_gui.windows.rule_set_texts import rule_set_name


def finding_text(finding: Finding) -> str:
    """Return what was tried, and what has come of it."""
    line = QCoreApplication.translate("Findings", "{point}: {result}")
    result = _passed(finding) if finding.passed else _wrong(finding)
    return line.format(point=_point(finding), result=result)


def _point(finding: Finding) -> str:
    if finding.rules is not None:
        return rule_set_name(finding.rules)
    return {
        Point.GREETING: QCoreApplication.translate("Findings", "Greeting"),
        Point.LEVELS: QCoreApplication.translate("Findings", "Levels"),
        Point.CHOICES: QCoreApplication.translate("Findings", "Choices"),
        Point.TIME: QCoreApplication.translate("Findings", "Time"),
        Point.CANCEL: QCoreApplication.translate("Findings", "Cancelling"),
        Point.NONSENSE: QCoreApplication.translate("Findings", "Nonsense"),
        Point.LEAVING: QCoreApplication.translate("Findings", "Leaving"),
    }[finding.point]


def _passed(finding: Finding) -> str:
    text = {
        Point.GREETING: QCoreApplication.translate(
            "Findings", "it is called {detail} and speaks version {number} of the protocol"
        ),
        Point.LEVELS: "{detail}",
        Point.CHOICES: QCoreApplication.translate(
            "Findings", "{number} choices, all legal, with two, three and four seats"
        ),
        Point.TIME: QCoreApplication.translate(
            "Findings", "the longest answer took {number} ms, of {budget} ms"
        ),
        Point.CANCEL: QCoreApplication.translate(
            "Findings", "a request that is taken back gets its one answer at once"
        ),
        Point.NONSENSE: QCoreApplication.translate(
            "Findings", "what makes no sense is answered with an error"
        ),
        Point.LEAVING: QCoreApplication.translate("Findings", "it ends when it is asked to"),
    }[finding.point]
    return text.format(detail=finding.detail, number=finding.number, budget=BUDGET_MS)


def _wrong(finding: Finding) -> str:
    text = _problem(finding)
    if finding.detail:
        quoted = QCoreApplication.translate("Findings", "{text} ({detail})")
        text = quoted.format(text=text, detail=finding.detail)
    return text


def _problem(finding: Finding) -> str:
    """Return what was wrong, told by its point where that tells more than the fault."""
    text = {
        (Point.LEVELS, None): QCoreApplication.translate("Findings", "it names a level twice"),
        (Point.TIME, None): QCoreApplication.translate(
            "Findings", "an answer took {number} ms, although it had {budget} ms"
        ),
        (Point.CANCEL, None): QCoreApplication.translate(
            "Findings", "it thinks on although the request was taken back"
        ),
        (Point.CANCEL, Fault.WRONG_REQUEST): QCoreApplication.translate(
            "Findings",
            "a request that is taken back needs one answer, and a cancel that comes too late"
            " an error",
        ),
        (Point.NONSENSE, None): QCoreApplication.translate(
            "Findings", "each line needs one error for an answer, an empty one none"
        ),
        (Point.LEAVING, Fault.SILENT): QCoreApplication.translate(
            "Findings", "it does not end when it is asked to"
        ),
        (Point.LEAVING, Fault.DIED): QCoreApplication.translate(
            "Findings", "it ends, but with an error"
        ),
    }.get((finding.point, finding.fault)) or _fault(finding.fault)
    return text.format(number=finding.number, budget=BUDGET_MS)


def _fault(fault: Fault | None) -> str:
    assert fault is not None
    return {
        Fault.NOT_STARTED: QCoreApplication.translate("Findings", "it could not be started"),
        Fault.DIED: QCoreApplication.translate("Findings", "it ended"),
        Fault.SILENT: QCoreApplication.translate("Findings", "it did not answer"),
        Fault.NO_PROTOCOL: QCoreApplication.translate(
            "Findings", "it said what the protocol does not know"
        ),
        Fault.FLOODED: QCoreApplication.translate("Findings", "it said too much"),
        Fault.OTHER_VERSION: QCoreApplication.translate(
            "Findings", "it speaks another version of the protocol"
        ),
        Fault.NO_SUCH_LEVEL: QCoreApplication.translate("Findings", "it names no level to play at"),
        Fault.REFUSED: QCoreApplication.translate("Findings", "it refused to answer"),
        Fault.WRONG_REQUEST: QCoreApplication.translate(
            "Findings", "it answered what nobody had asked"
        ),
        Fault.ILLEGAL_ACTION: QCoreApplication.translate(
            "Findings", "it chose what the rules do not allow"
        ),
    }[fault]
