"""Lessons: what a page shows, says and asks. They are files (``docs/lessons.md``).

A lesson is read whole or not at all: what cannot be read, what a language lacks, what the rules
forbid and what the engine contradicts is a `LessonError` that names the file's line.
"""

# Annotations are evaluated at once: NamedTuple would compile each of them as a string.

from collections.abc import Iterable
from pathlib import Path
from typing import Final, NamedTuple

from domino_gui.learning.lesson_tasks import Position, Task
from domino_gui.learning.located_json import LineError

LANGUAGES: Final = ("en", "ko")
"""Every text of a lesson is there in each of these."""

LARGEST: Final = 200_000
"""Bytes of a file that could be a lesson."""


class Text(NamedTuple):
    """The same in every language."""

    by_language: dict[str, str]

    def in_(self, language: str) -> str:
        """Return it in a language; English where there is no such."""
        return self.by_language.get(language, self.by_language["en"])


class LessonPage(NamedTuple):
    """One position, with what is said of it, and what the learner is to do."""

    text: Text
    position: Position
    task: Task | None
    """None where there is only something to be read and seen."""
    then: Text | None
    """What is said when it has been done."""


class Lesson(NamedTuple):
    """A few pages that teach one thing."""

    id: str
    """The name of its file without number and ending, by which it is remembered as done."""
    title: Text
    about: Text
    """What it teaches, in a sentence."""
    pages: tuple[LessonPage, ...]


class LessonError(ValueError):
    """A file is no lesson, or teaches what is not so."""

    def __init__(self, path: Path, line: int, reason: str) -> None:
        super().__init__(f"{path.name}, line {line}: {reason}")
        self.path = path
        self.line = line
        """From 1."""
        self.reason = reason


def read_lesson(path: Path) -> Lesson:
    """Return the lesson in a file; `LessonError` where it is none, `OSError` where that fails."""
    from domino_gui.learning.lesson_reading import lesson_of

    with path.open("rb") as file:
        data = file.read(LARGEST + 1)
    try:
        return lesson_of(_name(path), _decoded(data))
    except LineError as error:
        raise LessonError(path, error.line, error.reason) from None


def read_lessons(
    folders: Iterable[Path],
) -> tuple[list[Lesson], list[LessonError | OSError]]:
    """Return the lessons of some folders, by the names of their files, and what is wrong.

    A folder that is not there has none. Of two lessons with one name the later is wrong.
    """
    lessons: dict[str, Lesson] = {}
    problems: list[LessonError | OSError] = []
    for folder in folders:
        for path in sorted(each for each in folder.glob("*.json") if each.is_file()):
            try:
                lesson = read_lesson(path)
            except (LessonError, OSError) as error:
                problems.append(error)
                continue
            if lessons.setdefault(lesson.id, lesson) is not lesson:
                problems.append(LessonError(path, 1, f"there is a lesson {lesson.id!r} already"))
    return [*lessons.values()], problems


def _name(path: Path) -> str:
    """Return the name of a lesson: its number only says where it comes."""
    number, _, name = path.stem.partition("-")
    return name[:64] if number.isdigit() and name else path.stem[:64]


def _decoded(data: bytes) -> str:
    if len(data) > LARGEST:
        raise LineError(1, "the file is too large to be a lesson")
    try:
        return data.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        line = data.count(b"\n", 0, error.start) + 1
        raise LineError(line, "the file is not written in UTF-8") from None
