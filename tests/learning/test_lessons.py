"""The lessons that are shipped, and files that are none."""

from pathlib import Path

import pytest

from domino_gui.engine.rules import RuleSetId
from domino_gui.learning.lesson_tasks import (
    Blocked,
    Count,
    Ends,
    Lay,
    PassOn,
    Pays,
    PlayOn,
    Settle,
    Wish,
)
from domino_gui.learning.lessons import (
    LANGUAGES,
    LARGEST,
    LessonError,
    Text,
    read_lesson,
    read_lessons,
)
from domino_gui.resource_files import resource
from tests.learning.lesson_files import page, written

SHIPPED = sorted(resource("lessons").glob("*.json"))
LESSONS, PROBLEMS = read_lessons([resource("lessons")])


def test_every_shipped_lesson_can_be_used() -> None:
    assert PROBLEMS == []
    assert len(LESSONS) == len(SHIPPED) >= 8


@pytest.mark.parametrize("lesson", LESSONS, ids=lambda lesson: lesson.id)
def test_a_lesson_has_a_few_pages_and_mostly_lets_things_be_done(lesson) -> None:  # type: ignore[no-untyped-def]
    assert 3 <= len(lesson.pages) <= 6
    assert sum(each.task is not None for each in lesson.pages) >= len(lesson.pages) - 1


def test_everything_is_asked_for_somewhere_and_in_every_rule_set() -> None:
    tasks = [each.task for lesson in LESSONS for each in lesson.pages]
    kinds = {type(task) for task in tasks}
    assert kinds >= {Count, Pays, Ends, Lay, PassOn, Settle, Blocked, PlayOn}
    wishes = {task.wish for task in tasks if isinstance(task, Lay)}
    assert wishes >= set(Wish)
    settled = {
        each.position.rules.rule_set.id
        for lesson in LESSONS
        for each in lesson.pages
        if isinstance(each.task, Settle)
    }
    assert settled == set(RuleSetId)


def texts() -> list[Text]:
    found = []
    for lesson in LESSONS:
        found += [lesson.title, lesson.about]
        found += [text for each in lesson.pages for text in (each.text, each.then) if text]
    return found


def test_the_languages_are_told_apart_everywhere() -> None:
    for text in texts():
        assert set(text.by_language) == set(LANGUAGES)
        assert any("가" <= letter <= "힣" for letter in text.in_("ko"))
        assert not any("가" <= letter <= "힣" for letter in text.in_("en"))


def test_the_last_lesson_leads_into_a_match_against_casual() -> None:
    assert LESSONS[-1].pages[-1].task == PlayOn("casual")


def test_the_number_before_a_name_is_only_for_the_order(tmp_path: Path) -> None:
    (tmp_path / "07-mine.json").write_text(written(page("5|5")), encoding="utf-8")
    (tmp_path / "other.json").write_text(written(page("5|5")), encoding="utf-8")
    lessons, problems = read_lessons([tmp_path / "nowhere", tmp_path])
    assert [lesson.id for lesson in lessons] == ["mine", "other"]
    assert problems == []


def test_wrong_files_are_told_and_the_others_work(tmp_path: Path) -> None:
    (tmp_path / "a.json").write_text("{\n\n oops", encoding="utf-8")
    (tmp_path / "b.json").write_bytes(b'{\n"title": "\xff\xfe"}')
    (tmp_path / "c.json").write_text(written(page("5|5")), encoding="utf-8-sig")
    (tmp_path / "d.json").write_text(" " * (LARGEST + 1), encoding="utf-8")
    (tmp_path / "e.json").write_bytes(b"")
    (tmp_path / "02-c.json").write_text(written(page("5|5")), encoding="utf-8")
    (tmp_path / "folder.json").mkdir()
    lessons, problems = read_lessons([tmp_path])
    assert [lesson.id for lesson in lessons] == ["c"]
    found = {p.path.name: (p.line, p.reason) for p in problems if isinstance(p, LessonError)}
    assert found == {
        "a.json": (3, "a name in quotes is missing here"),
        "b.json": (2, "the file is not written in UTF-8"),
        "c.json": (1, "there is a lesson 'c' already"),
        "d.json": (1, "the file is too large to be a lesson"),
        "e.json": (1, "a value is missing here"),
    }
    assert "a.json, line 3: " in str(problems[0])


def test_a_file_that_is_gone_is_an_error_of_the_system(tmp_path: Path) -> None:
    with pytest.raises(OSError, match="gone"):
        read_lesson(tmp_path / "gone.json")
