"""Answers of play are kept, and it is said once where they cannot be."""

from __future__ import annotations

from datetime import UTC, datetime

import pytest
from pytestqt.qtbot import QtBot

from domino_gui.engine.rules import RuleSetId
from domino_gui.storage.learner import Answered, Asked, read_learner
from domino_gui.storage.places import learner_path
from domino_gui.windows import kept_answers
from domino_gui.windows.kept_answers import KeptAnswers
from domino_gui.windows.main_window import MainWindow

ANSWER = Answered(datetime(2026, 1, 2, tzinfo=UTC), RuleSetId.MUGGINS, Asked.COUNT, 9, 10, 700)


@pytest.fixture
def window(qtbot: QtBot) -> MainWindow:
    window = MainWindow()
    qtbot.addWidget(window)
    return window


def test_an_answer_is_kept(window: MainWindow) -> None:
    KeptAnswers(window, window).keep(ANSWER)
    assert read_learner(learner_path()) == [ANSWER]
    assert not window.has_notices


def test_a_full_disk_is_said_once(window: MainWindow, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(kept_answers, "write_learnt", lambda *_: "no space left on device")
    answers = KeptAnswers(window, window)
    answers.keep(ANSWER)
    first = window.notices.accessibleName(), window.notices.children()
    answers.keep(ANSWER)
    assert (window.notices.accessibleName(), window.notices.children()) == first
    assert window.has_notices
