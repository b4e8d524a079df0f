"""Counting for oneself in play: after a placement its count is asked before anything tells it.

From when the tile travels until it is told, nothing at the table or beside it gives the count away,
and whatever happens meanwhile waits (`is_open`). Answers are handed on, to be kept.
"""

# Annotations are evaluated at once: NamedTuple would compile each of them as a string.

from collections import deque
from collections.abc import Callable, Sequence
from datetime import datetime
from enum import Enum, auto
from typing import NamedTuple

from PySide6.QtCore import QElapsedTimer, QObject, Signal

from domino_gui.engine.events import Event, TilePlaced
from domino_gui.engine.layout import Layout
from domino_gui.engine.match import Match
from domino_gui.engine.rules import Rules
from domino_gui.learning.counting import Step, explain
from domino_gui.learning.mistakes import Misread, Slip, find, find_in_points
from domino_gui.storage.learner import Answered, Asked
from domino_gui.table.watched_table import WatchedTable


class Wanted(NamedTuple):
    """What is preferred."""

    own: bool = False
    """Whether it is asked after what people place."""
    others: bool = False
    """Whether it is asked after what computers place, too."""
    asked: Asked = Asked.COUNT
    clock_s: int = 0
    """Seconds in which it is to be told; 0 for any time."""


class Question(NamedTuple):
    """A placement whose count is asked."""

    placed: TilePlaced
    layout: Layout
    """The table with it."""
    rules: Rules
    asked: Asked
    clock_s: int
    """Seconds in which it is to be told; 0 for any time."""

    @property
    def divisor(self) -> int:
        """By what a right answer is divided to be shown: points of Five Up are."""
        shown_in = self.rules.rule_set.points_shown_in
        return shown_in if self.asked is Asked.POINTS else 1

    @property
    def right(self) -> int:
        """The right answer, as it is shown."""
        if self.asked is Asked.COUNT:
            return self.layout.count
        return int(self.placed.points) // self.divisor

    @property
    def steps(self) -> tuple[Step, ...]:
        """Why the count is what it is."""
        return explain(self.layout)

    def missed(self, given: int) -> Misread | tuple[Slip, ...]:
        """Return what explains a wrong answer; an empty tuple if nothing does."""
        if self.asked is Asked.POINTS:
            return find_in_points(self.steps, given, self.divisor)
        return find(self.steps, given)


class Answer(NamedTuple):
    """What was said to a question."""

    question: Question
    given: int | None
    """As points or counts are shown; None where the time was over."""
    ms: int
    """How long it took, in milliseconds."""

    @property
    def is_right(self) -> bool:
        """Whether it was told rightly."""
        return self.given == self.question.right


class _Stands(Enum):
    """How far it is with the placement that is asked about."""

    TRAVELS = auto()
    ASKED = auto()
    TOLD_WRONGLY = auto()
    """The count is being added up on the table."""
    EXPLAINED = auto()


class OwnCount(QObject):
    """The questions of one match, between what happens in it and its table."""

    asked = Signal()
    """A count is asked from now on: `question`."""
    told = Signal(object)
    """It was told: an `Answer`; None where it was shown unasked."""
    explaining = Signal(object)
    """A wrong `Answer` is to be explained; then `go_on`."""
    answered = Signal(object)
    """An `Answered`, to be kept."""
    over = Signal()
    """Nothing is asked any more; what has waited comes now."""

    def __init__(self, scene: WatchedTable, people: Sequence[int], parent: QObject) -> None:
        super().__init__(parent)
        self._scene, self._people = scene, people
        self.wanted = Wanted()
        """What is asked from the next placement on."""
        self.question: Question | None = None
        """What is asked, or will be once the tile lies."""
        self._stands: _Stands | None = None
        self._answer: Answer | None = None
        self._time = QElapsedTimer()
        self._waiting: deque[Callable[[], None]] = deque()

    def want(self, of: str, what: str, clock_s: int) -> None:
        """Ask from the next placement on what is preferred, by the names of the preferences."""
        self.wanted = Wanted(of != "off", of == "all", Asked(what), clock_s)

    # -- what waits ----------------------------------------------------------------------------

    @property
    def is_open(self) -> bool:
        """Whether whatever happens has to wait."""
        return self._stands is not None

    @property
    def hides(self) -> bool:
        """Whether the count of what was placed last is yet to be told."""
        return self._stands in (_Stands.TRAVELS, _Stands.ASKED)

    @property
    def is_asked(self) -> bool:
        """Whether an answer is awaited."""
        return self._stands is _Stands.ASKED

    @property
    def is_explained(self) -> bool:
        """Whether a wrong answer is being explained."""
        return self._stands is _Stands.EXPLAINED

    def in_turn(self, act: Callable[[], None]) -> None:
        """Do something once nothing is asked any more, in the order in which it came."""
        if self.is_open or self._waiting:
            self._waiting.append(act)
        else:
            act()

    def forget(self) -> None:
        """Ask nothing, and do nothing of what waits: nobody plays here any more."""
        self._stands = self.question = None
        self._waiting.clear()
        self._scene.reveal_count(now=False)

    # -- a question ----------------------------------------------------------------------------

    def follow(self, event: Event, match: Match) -> None:
        """Withhold the count of a placement that is shown next, if it is to be asked."""
        if not isinstance(event, TilePlaced) or not self._asks(event, match):
            return
        self.question = Question(
            event,
            match.round.layout.copy(),
            match.rules,
            self.wanted.asked,
            self.wanted.clock_s,
        )
        self._stands = _Stands.TRAVELS
        self._scene.withhold_count()

    def _asks(self, placed: TilePlaced, match: Match) -> bool:
        rules = match.rules
        if not self._people or not rules.rule_set.scores_placements or rules.house.claim:
            return False
        return self.wanted.own if placed.seat in self._people else self.wanted.others

    def be_still(self) -> None:
        """Ask, or explain, now that nothing moves at the table any more."""
        if self._stands is _Stands.TRAVELS:
            self._stands = _Stands.ASKED
            self._time.start()
            self.asked.emit()
        elif self._stands is _Stands.TOLD_WRONGLY:
            self._stands = _Stands.EXPLAINED
            self.explaining.emit(self._answer)

    def answer(self, given: int | None) -> None:
        """Take an answer, as it is shown; None where the time is over."""
        question = self.question
        if question is None or self._stands is not _Stands.ASKED:
            return
        answer = self._answer = Answer(question, given, self._time.elapsed())
        self.answered.emit(
            Answered(
                when=datetime.now().astimezone(),
                rules=question.rules.rule_set.id,
                asked=question.asked,
                given=None if given is None else given * question.divisor,
                right=question.right * question.divisor,
                ms=answer.ms,
            )
        )
        self._tell(answer)

    def skip(self) -> None:
        """Show what is asked unasked, or explain no longer; nothing where nothing is."""
        if self.hides:
            self._tell(None)
        elif self.is_open:
            self.go_on()

    def _tell(self, answer: Answer | None) -> None:
        """Let the table tell the count; what waits goes on, after a wrong answer not yet."""
        assert self.question is not None
        is_wrong = answer is not None and not answer.is_right
        self._stands = _Stands.TOLD_WRONGLY if is_wrong else None
        placed = self.question.placed
        self.told.emit(answer)
        self._scene.reveal_count(placed=placed)
        if not is_wrong:
            self.go_on()

    def go_on(self) -> None:
        """Do what has waited."""
        self._stands = self.question = None
        self.over.emit()
        while self._waiting and not self.is_open:
            self._waiting.popleft()()
