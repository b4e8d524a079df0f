"""The words of the drill: what is chosen, what is asked, what is said to an answer."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QObject

from domino_gui.learning.drill import Drill
from domino_gui.learning.mistakes import Misread
from domino_gui.learning.positions import Difficulty
from domino_gui.storage.learner import Asked
from domino_gui.windows import mistake_texts


def difficulty_name(difficulty: Difficulty | None) -> str:
    """Return what a difficulty is called; None is what the learner needs."""
    return {
        None: QCoreApplication.translate("Drill", "Mixed, what I need"),
        Difficulty.TWO_ENDS: QCoreApplication.translate("Drill", "Two ends"),
        Difficulty.ONE_DOUBLE: QCoreApplication.translate("Drill", "One double"),
        Difficulty.SPINNER: QCoreApplication.translate("Drill", "Spinner"),
        Difficulty.BRANCHES: QCoreApplication.translate("Drill", "Branches"),
        Difficulty.TREES: QCoreApplication.translate("Drill", "Five Up trees"),
    }[difficulty]


def asked_name(asked: Asked) -> str:
    """Return what is to be told."""
    return {
        Asked.COUNT: QCoreApplication.translate("Drill", "The count"),
        Asked.POINTS: QCoreApplication.translate("Drill", "The points"),
    }[asked]


def question(drill: Drill) -> str:
    """Return what is asked about the table."""
    if drill.asking is Asked.COUNT:
        return QCoreApplication.translate("Drill", "What is the count?")
    if drill.divisor == 1:
        return QCoreApplication.translate("Drill", "What does the count pay?")
    text = QCoreApplication.translate("Drill", "What does the count pay, in fives (÷ {divisor})?")
    return text.format(divisor=drill.divisor)


def about(drill: Drill) -> str:
    """Return what there is to say of a question before it is answered; mostly nothing.

    Of what is chosen by the learner's needs, why it is asked.
    """
    if drill.has_come_back:
        return QCoreApplication.translate("Drill", "Once more: it was not known before.")
    if drill.difficulty is not None:
        return ""
    text = QCoreApplication.translate("Drill", "Level: {difficulty}")
    return text.format(difficulty=difficulty_name(drill.schedule.level))


def seconds(ms: float) -> str:
    """Return a time, in seconds."""
    text = QCoreApplication.translate("Drill", "{seconds} s")
    return text.format(seconds=f"{ms / 1000:.1f}").replace(" ", "\N{NO-BREAK SPACE}")


def given_and_right(drill: Drill, given: int | None) -> str:
    """Return what was given, and what it is."""
    return answer_told(given, drill.right)


def answer_told(given: int | None, right: int) -> str:
    """Return what was given, None after the time was over, and what is right."""
    if given is None:
        text = QCoreApplication.translate("Drill", "Time is over. It is {right}.")
    else:
        text = QCoreApplication.translate("Drill", "You said {given}. It is {right}.")
    return text.format(given=given, right=right)


def missed(drill: Drill, given: int | None) -> str:
    """Return what was probably missed; empty where that cannot be told."""
    found = () if given is None else drill.missed(given)
    if isinstance(found, Misread):
        count = drill.position.layout.count
        return misread_sentence(found, count, drill.divisor, drill.right)
    return " ".join(mistake_texts.sentence(slip) for slip in found)


def misread_sentence(misread: Misread, count: int, divisor: int, right: int) -> str:
    """Return why points were told wrongly although the count may have been right."""
    text = {
        Misread.NO_MULTIPLE: QCoreApplication.translate(
            "Drill", "{count} is the count, but no multiple of five: it pays nothing."
        ),
        Misread.NOT_DIVIDED: QCoreApplication.translate(
            "Drill", "{count} are raw points; Five Up shows {count} ÷ {divisor} = {right}."
        ),
        Misread.PAYS: QCoreApplication.translate(
            "Drill", "The count is {count}, a multiple of five: it pays."
        ),
    }[misread]
    return text.format(count=count, divisor=divisor, right=right)


def pays(drill: Drill) -> str:
    """Return what the count pays; empty where only the count was asked."""
    count = drill.position.layout.count
    if drill.asking is Asked.COUNT:
        return ""
    if not drill.right:
        text = QCoreApplication.translate(
            "Drill", "{count} is no multiple of five and pays nothing."
        )
    elif drill.divisor == 1:
        text = QCoreApplication.translate(
            "Drill", "{count} is a multiple of five and pays {right}."
        )
    else:
        text = QCoreApplication.translate(
            "Drill", "{count} is a multiple of five and pays {count} ÷ {divisor} = {right}."
        )
    return text.format(count=count, right=drill.right, divisor=drill.divisor)


class DrillCounts(QObject):
    """Words that depend on a number."""

    def clock(self, limit_s: int) -> str:
        """Return how long one may take."""
        return self.tr("%n second(s)", "", limit_s) if limit_s else self.tr("No clock")

    def right_of(self, right: int, asked: int) -> str:
        """Return how many answers were right."""
        return self.tr("{right} of %n right", "", asked).format(right=right)

    def learning(self, number: int) -> str:
        """Return how many positions come back until they are known."""
        if not number:
            return self.tr("What you miss will come back here.")
        return self.tr("%n position(s) still being learnt", "", number)

    def step(self, number: int, of: int) -> str:
        """Return where a walk along the ends stands."""
        return self.tr("Step {number} of %n", "", of).format(number=number)
