from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QMessageBox, QWidget

from domino_gui.windows.statistics_reset import ask_whose
from tests.windows.conftest import press


def asked(parent: QWidget, name: str = "Mina") -> tuple[QMessageBox, list[str]]:
    answers: list[str] = []
    ask_whose(parent, 14, name, answers.append)
    (box,) = parent.findChildren(QMessageBox)
    return box, answers


@pytest.mark.parametrize(("words", "answer"), [("“Mina”", ["Mina"]), ("everybody", [""])])
def test_statistics_of_one_or_of_all_begin_anew(
    parent: QWidget, words: str, answer: list[str]
) -> None:
    box, answers = asked(parent)
    (button,) = [button for button in box.buttons() if words in button.text()]
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)
    assert answers == answer


@pytest.mark.parametrize("key", [Qt.Key.Key_Escape, Qt.Key.Key_Return])
def test_the_answer_at_hand_changes_nothing(parent: QWidget, key: Qt.Key) -> None:
    box, answers = asked(parent)
    press(box, key)
    assert not box.isVisible()
    assert answers == []


def test_it_is_said_that_no_match_is_lost(parent: QWidget) -> None:
    box, _ = asked(parent)
    assert "stay in the library" in box.informativeText()
    assert "undo" in box.informativeText()


def test_a_name_is_shown_as_it_is_written(parent: QWidget) -> None:
    box, answers = asked(parent, "<b>R&D</b>\nx")
    (button,) = [button for button in box.buttons() if "R&&D" in button.text()]
    button.click()
    assert answers == ["<b>R&D</b>\nx"]
