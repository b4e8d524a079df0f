"""Spaced repetition: what was answered wrongly comes back, soon at first and then ever later.

The schedule is a fold of the answers. A position that was answered wrongly, or too slowly, comes
back after a few others; each time that it is then answered rightly it rests longer, until it is
known. A wrong answer begins it anew.

Who follows the schedule meets new positions of the difficulty that is not mastered yet, and now and
then an easier one.
"""

# Annotations are evaluated at once: NamedTuple would compile each of them as a string.

from collections import deque
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
LATEST: Final = 6
"""So many answers tell whether a difficulty is mastered."""
MASTERED: Final = 5
"""So many of them have to be right, and quick enough."""


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
        self._latest = {difficulty: deque[bool](maxlen=LATEST) for difficulty in Difficulty}
        for answer in answers:
            self.note(answer)

    def note(self, answer: Answered) -> None:
        """Take one more answer in."""
        if answer.difficulty not in _KNOWN:
            return  # asked in play, or by a newer version
        self._asked += 1
        question = Question(Difficulty(answer.difficulty), answer.number)
        is_known = answer.is_right and answer.ms <= SLOW_MS
        self._latest[question.difficulty].append(is_known)
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

    @property
    def level(self) -> Difficulty:
        """The easiest difficulty that is not mastered; the hardest where all are."""
        return next((each for each in Difficulty if not self.masters(each)), _HARDEST)

    def masters(self, difficulty: Difficulty) -> bool:
        """Tell whether the latest answers show that a difficulty is mastered."""
        return sum(self._latest[difficulty]) >= MASTERED

    def due(self, difficulty: Difficulty | None, now: datetime) -> list[Question]:
        """Return what has come back, the longest overdue first; None for every difficulty."""
        cards = [
            (card.due, question)
            for question, card in self._cards.items()
            if difficulty in (None, question.difficulty)
            and card.due <= now
            and self._asked >= card.asked + SOON
        ]
        return [question for _, question in sorted(cards)]

    def has_come_back(self, question: Question) -> bool:
        """Tell whether a position is asked again because it is not known yet."""
        return question in self._cards

    def learning(self, difficulty: Difficulty | None = None) -> int:
        """Return how many positions are not known yet, those that rest included."""
        return sum(difficulty in (None, question.difficulty) for question in self._cards)

    def next(self, difficulty: Difficulty | None, now: datetime, chance: Random) -> Question:
        """Return what is to be asked next: what has come back, mixed with what is new.

        Without a ``difficulty``, what is needed: of all that has come back, and of the `level`.
        """
        due = self.due(difficulty, now)
        if due and chance.random() < _OLD:
            return due[0]
        new = difficulty or self._needed(chance)
        return Question(new, self._highest.get(new, -1) + 1)

    def _needed(self, chance: Random) -> Difficulty:
        """Return what something new is to be of: mostly of the level, now and then below it."""
        level = self.level
        easier = [*Difficulty][: [*Difficulty].index(level)]
        return chance.choice(easier) if easier and chance.random() < _EASIER else level


_OLD: Final = 0.7
"""How often what has come back goes before something new, where there is any."""
_EASIER: Final = 0.2
"""How often something new is easier than the level, so that it is not unlearnt."""
_HARDEST: Final = [*Difficulty][-1]
_KNOWN: Final = {difficulty.value for difficulty in Difficulty}
