"""What is said where a count is asked in play, and to an answer."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from domino_gui.learning.counting import Step
from domino_gui.learning.mistakes import Misread
from domino_gui.storage.learner import Asked
from domino_gui.windows import drill_texts, mistake_texts
from domino_gui.windows.own_count import Answer, Question


def question(asked: Question, name: str = "") -> str:
    """Return what is asked; of the player ``name``, where several share the screen."""
    if asked.asked is Asked.COUNT:
        text = QCoreApplication.translate("OwnCount", "What is the count now?")
    elif asked.divisor == 1:
        text = QCoreApplication.translate("OwnCount", "What does it pay?")
    else:
        text = QCoreApplication.translate("OwnCount", "What does it pay (count ÷ {divisor})?")
        text = text.format(divisor=asked.divisor)
    if name:
        whose = QCoreApplication.translate("OwnCount", "{name}: {question}")
        text = whose.format(name=name, question=text)
    return text


def right(answer: Answer) -> str:
    """Return the quick yes to a right answer."""
    text = QCoreApplication.translate("OwnCount", "{number} is right, in {time}")
    return text.format(number=answer.question.right, time=drill_texts.seconds(answer.ms))


def wrong(answer: Answer) -> str:
    """Return what was given, what it is, and what was probably missed."""
    said = drill_texts.answer_told(answer.given, answer.question.right)
    return f"{said} {_missed(answer)}".rstrip()


def _missed(answer: Answer) -> str:
    asked, given = answer.question, answer.given
    found = () if given is None else asked.missed(given)
    if isinstance(found, Misread):
        count = asked.layout.count
        return drill_texts.misread_sentence(found, count, asked.divisor, asked.right)
    return " ".join(mistake_texts.sentence(slip) for slip in found)


def missed_step(answer: Answer) -> Step | None:
    """Return the step that was probably taken wrongly; None where it is no single one."""
    found = () if answer.given is None else answer.question.missed(answer.given)
    return None if isinstance(found, Misread) or not found else found[0].step
