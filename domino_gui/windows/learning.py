"""Who brings lessons and all else that teaches to the window, and leads from one to the next."""

from __future__ import annotations

from datetime import datetime
from pathlib import Path
from typing import TYPE_CHECKING

from msgspec.structs import replace
from PySide6.QtCore import QObject

from domino_gui.learning.lessons import Lesson, LessonError, read_lessons
from domino_gui.resource_files import resource
from domino_gui.storage.learner import LessonDone, read_learner, write_learnt
from domino_gui.storage.match_setup import SeatSetup
from domino_gui.storage.places import learner_path, lessons_folder
from domino_gui.windows.learn_page import LearnPage
from domino_gui.windows.lesson_page import LessonPage
from domino_gui.windows.match_setup import LEARNING, usual_names

if TYPE_CHECKING:
    from domino_gui.windows.host import Host


class Learning(QObject):
    """Shows the page that everything is reached from, and lessons; made when first asked for."""

    def __init__(self, host: Host) -> None:
        super().__init__(host)
        self._host, self._window = host, host.window
        self.lessons: list[Lesson] = []
        """Those shipped, then a person's own."""
        self._done: set[str] = set()
        self._told: set[str] = set()  # what is wrong with files of lessons, said once
        self._left: Path | None = None  # the match that was being played before
        menus = self._window.menus
        self.page = page = LearnPage(menus, self._spoken, self._window)
        page.lesson_wanted.connect(self.begin)
        page.practice.connect(self.practise)
        page.left.connect(self.leave)
        dialogs = host.dialogs
        page.drills.connect(dialogs.show_drills)
        page.review.connect(dialogs.show_review)
        page.rule_book.connect(dialogs.show_rules)
        self.lesson_page = lesson_page = LessonPage(
            menus, self._window.colours, self._spoken, self._window
        )
        lesson_page.finished.connect(self._keep_done)
        lesson_page.next_wanted.connect(self._go_on)
        lesson_page.left.connect(self.show)
        lesson_page.play_wanted.connect(self.play_against)
        for each in (page, lesson_page):
            self._window.add_page(each)

    def _spoken(self) -> str:
        return self._host.settings.translators.spoken

    @property
    def is_shown(self) -> bool:
        """Whether the window shows the page or a lesson."""
        return self.page.is_shown or self.lesson_page.is_shown

    # -- the page ------------------------------------------------------------------------------

    def show(self) -> None:
        """Show the page; a match that is being played is left, and comes back after it."""
        if not self.is_shown:
            self._left = self._host.leave_match()
            self._read()
        self.page.offer(self.lessons, self._done)
        self._window.show_page(self.page)

    def _read(self) -> None:
        """Read the lessons there are, and say what is wrong with some."""
        self.lessons, problems = read_lessons([resource("lessons"), lessons_folder()])
        for problem in problems:
            self._say(problem)
        try:
            learnt = read_learner(learner_path())
        except OSError as error:
            text = self.tr("What has been learnt so far cannot be read.")
            self._window.notices.add(text, str(error))
            learnt = []
        self._done |= {each.lesson for each in learnt if isinstance(each, LessonDone)}

    def _say(self, problem: LessonError | OSError) -> None:
        if str(problem) in self._told:
            return
        self._told.add(str(problem))
        if isinstance(problem, LessonError):
            text = self.tr("The lesson in {file} is left out: line {line} is wrong.")
            text = text.format(file=problem.path.name, line=problem.line)
            self._window.notices.add(text, problem.reason)
        else:
            text = self.tr("A lesson cannot be read, and is left out.")
            self._window.notices.add(text, str(problem))

    def leave(self) -> None:
        """Go back: from a lesson to the page, from there to the match or the first page."""
        if self.lesson_page.is_shown:
            self.show()
            return
        left, self._left = self._left, None
        if not self._host.go_back_to(left):
            self._host.show_first_page()

    # -- lessons -------------------------------------------------------------------------------

    def begin(self, lesson_id: str) -> None:
        """Show a lesson from its beginning; nothing where there is none of that name."""
        ids = [lesson.id for lesson in self.lessons]
        if lesson_id not in ids:
            return
        at = ids.index(lesson_id)
        page = self.lesson_page
        self._window.show_page(page)
        self._host.settings.apply_to_match()
        page.show_lesson(
            self.lessons[at],
            at + 1,
            len(ids),
            usual_names([*LEARNING.players[:2], SeatSetup(), SeatSetup()]),
            has_next=at + 1 < len(ids),
        )

    def _go_on(self) -> None:
        ids = [lesson.id for lesson in self.lessons]
        shown = self.lesson_page.lesson
        if shown is not None and shown.id in ids[:-1]:
            self.begin(ids[ids.index(shown.id) + 1])
        else:
            self.show()

    def _keep_done(self, lesson_id: str) -> None:
        if lesson_id in self._done:
            return
        self._done.add(lesson_id)
        done = LessonDone(datetime.now().astimezone(), lesson_id)
        problem = write_learnt(learner_path(), done)
        if problem is not None:
            text = self.tr("That this lesson is done could not be kept.")
            self._window.notices.add(text, problem)

    # -- matches -------------------------------------------------------------------------------

    def practise(self) -> None:
        """Begin an easy match for practice, with what is said of counting beside it."""
        self._host.begin(LEARNING, practice=True)
        self._host.dialogs.show_counting()

    def play_against(self, level: str) -> None:
        """Begin a match for practice against a level, its counts shown."""
        person, computer, *others = LEARNING.players
        players = (person, replace(computer, level=level), *others)
        self._host.settings.change(show_count=True, show_preview_count=True)
        self._host.begin(replace(LEARNING, players=players), practice=True)
