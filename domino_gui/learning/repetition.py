"""Spaced repetition: what was answered wrongly comes back, soon at first and then ever later.

The schedule is a fold of the answers. A position that was answered wrongly, or too slowly, comes
back after a few others; each time that it is then answered rightly it rests longer, until it is
known. A wrong answer begins it anew.
"""

# Annotations are evaluated at once: NamedTuple would compile each of them as a string.

from collections.abc import Iterable
from datetime import datetime, timedelta
from random import Random
from typing import Final, NamedTuple

from domino_gui.learning.positions import Difficulty
from domino_gui.storage.learner import Answered

SOON: Final = 3
"""So many other questions come before one that was just answered wrongly."""
RESTS: Final = (timedelta(days=1), timedelta(days=3), timedelta(days=7), timedelta(days=21))
"""How long a position rests after each right answer in a row; after the last it is known."""
SLOW_MS: Final = 30_000
"""A right answer that took longer is no sign that the position is known."""


class Question(NamedTuple):
    """A position to be asked about."""

    difficulty: Difficulty
    number: int


class _Card(NamedTuple):
    """A position that comes back."""

    rights: int
    """Right answers in a row, the first of the same day included."""
    due: datetime
    asked: int
    """How many questions had been answered when it last was."""


class Schedule:
    """Which positions come back, and when."""

    def __init__(self, answers: Iterable[Answered] = ()) -> None:
        """Fold ``answers``, in their order; those that belong to no drill tell nothing here."""
        self._cards: dict[Question, _Card] = {}
        self._asked = 0
        self._highest: dict[Difficulty, int] = {}
        for answer in answers:
            self.note(answer)

    def note(self, answer: Answered) -> None:
        """Take one more answer in."""
        if answer.difficulty not in _KNOWN:
            return  # asked in play, or by a newer version
        self._asked += 1
        question = Question(Difficulty(answer.difficulty), answer.number)
        highest = self._highest.get(question.difficulty, -1)
        self._highest[question.difficulty] = max(highest, question.number)
        card = self._cards.get(question)
        if not answer.is_right or (card is None and answer.ms > SLOW_MS):
            self._cards[question] = _Card(0, answer.when, self._asked)
        elif card is not None and answer.ms <= SLOW_MS:
            self._cards[question] = _Card(
                card.rights + 1, answer.when + RESTS[min(card.rights, len(RESTS) - 1)], self._asked
            )
            if card.rights == len(RESTS):
                del self._cards[question]
        elif card is not None:
            self._cards[question] = card._replace(asked=self._asked)

    def due(self, difficulty: Difficulty, now: datetime) -> list[Question]:
        """Return what has come back, the longest overdue first."""
        cards = [
            (card.due, question)
            for question, card in self._cards.items()
            if question.difficulty is difficulty
            and card.due <= now
            and self._asked >= card.asked + SOON
        ]
        return [question for _, question in sorted(cards)]

    def learning(self, difficulty: Difficulty) -> int:
        """Return how many positions are not known yet, those that rest included."""
        return sum(question.difficulty is difficulty for question in self._cards)

    def next(self, difficulty: Difficulty, now: datetime, chance: Random) -> Question:
        """Return what is to be asked next: what has come back, mixed with what is new."""
        due = self.due(difficulty, now)
        if due and chance.random() < _OLD:
            return due[0]
        return Question(difficulty, self._highest.get(difficulty, -1) + 1)


_OLD: Final = 0.7
"""How often what has come back goes before something new, where there is any."""
_KNOWN: Final = {difficulty.value for difficulty in Difficulty}
