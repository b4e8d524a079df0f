"""A drill: one position after the other, as the schedule wants them, and what is answered."""

from __future__ import annotations

from collections.abc import Iterable
from datetime import datetime
from random import Random

from domino_gui.engine.rules import RULE_SETS
from domino_gui.learning.counting import Step, explain
from domino_gui.learning.mistakes import Misread, Slip, find, find_in_points
from domino_gui.learning.positions import Difficulty, Position, position
from domino_gui.learning.repetition import Question, Schedule
from domino_gui.storage.learner import Answered, Asked


class Drill:
    """Asks and judges; who keeps the answers is somebody else's business."""

    def __init__(self, answers: Iterable[Answered], chance: Random) -> None:
        """Go on from all ``answers`` so far; ``chance`` decides what comes next."""
        self.answers = list(answers)
        """Every answer so far, those of this drill last."""
        self.schedule = Schedule(self.answers)
        self.difficulty: Difficulty | None = None
        """What is asked for next; None for what the learner needs."""
        self.asked = Asked.COUNT
        """What is to be told from the next question on."""
        self._chance = chance
        self._asking: tuple[Question, Position, Asked] | None = None

    def ask(self, now: datetime) -> Position:
        """Go on to the next position."""
        question = self.schedule.next(self.difficulty, now, self._chance)
        shown = position(question.difficulty, question.number)
        self._asking = question, shown, self.asked
        return shown

    def ask_this(self) -> None:
        """Ask about the same position what is wanted now."""
        question, shown, _ = self._current
        self._asking = question, shown, self.asked

    @property
    def _current(self) -> tuple[Question, Position, Asked]:
        if self._asking is None:
            raise RuntimeError("nothing has been asked yet")
        return self._asking

    @property
    def question(self) -> Question:
        """What is asked about."""
        return self._current[0]

    @property
    def position(self) -> Position:
        """The table that is asked about."""
        return self._current[1]

    @property
    def asking(self) -> Asked:
        """What is to be told of it."""
        return self._current[2]

    @property
    def has_come_back(self) -> bool:
        """Whether the position was not known when it was asked before."""
        return self.schedule.has_come_back(self.question)

    @property
    def divisor(self) -> int:
        """By what a right answer is divided to be shown: points of Five Up are."""
        shown_in = RULE_SETS[self.position.rules].points_shown_in
        return shown_in if self.asking is Asked.POINTS else 1

    @property
    def steps(self) -> tuple[Step, ...]:
        """Why the count is what it is."""
        return explain(self.position.layout)

    @property
    def right(self) -> int:
        """The right answer, as it is shown."""
        shown = self.position
        raw = shown.points if self.asking is Asked.POINTS else shown.layout.count
        return raw // self.divisor

    def missed(self, given: int) -> Misread | tuple[Slip, ...]:
        """Return what explains a wrong answer, as it was given; an empty tuple if nothing does."""
        if self.asking is Asked.POINTS:
            return find_in_points(self.steps, given, self.divisor)
        return find(self.steps, given)

    def answer(self, given: int | None, ms: int, now: datetime) -> Answered:
        """Take an answer in, as it is shown, after ``ms`` milliseconds; None if none came."""
        answer = Answered(
            when=now,
            rules=self.position.rules,
            asked=self.asking,
            given=None if given is None else given * self.divisor,
            right=self.right * self.divisor,
            ms=ms,
            difficulty=self.question.difficulty,
            number=self.question.number,
        )
        self.answers.append(answer)
        self.schedule.note(answer)
        return answer
