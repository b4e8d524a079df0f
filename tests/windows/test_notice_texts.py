from pathlib import Path

import pytest

from domino_gui.engine.record import BrokenRuleError, UnreadableError
from domino_gui.engine.rules import Rule, RuleError
from domino_gui.game.notices import Fault, Notice, NoticeKind
from domino_gui.windows.notice_texts import cannot_open, fault_text, in_use, notice_text

NAMES = ["You", "Mina {x}"]


@pytest.mark.parametrize("kind", NoticeKind)
def test_every_kind_of_notice_has_words(kind: NoticeKind) -> None:
    text = notice_text(Notice(kind, seat=1, fault=Fault.DIED, detail="No space left"), NAMES)
    assert text.endswith(".")
    assert "{" not in text.replace(NAMES[1], "")


@pytest.mark.parametrize("fault", Fault)
def test_every_fault_has_words(fault: Fault) -> None:
    assert fault_text(fault).format(name="Mina").startswith("The program that plays for Mina ")


def test_a_replaced_program_is_named_by_its_seat() -> None:
    text = notice_text(Notice(NoticeKind.PROGRAM_REPLACED, seat=1, fault=Fault.SILENT), NAMES)
    assert "Mina" in text
    assert "did not answer" in text


def test_a_program_that_is_missing_is_named() -> None:
    text = notice_text(Notice(NoticeKind.PROGRAM_MISSING, seat=1, detail="Bot {y}"), NAMES)
    assert "“Bot {y}”" in text
    assert "Mina {x}" in text


def test_a_damaged_record_is_told_with_its_line() -> None:
    path = Path("/somewhere/x.domino")
    assert "line 3" in cannot_open(path, UnreadableError(3, "not JSON"))
    assert "x.domino" in cannot_open(path, UnreadableError(None, "cannot be opened"))
    broken = BrokenRuleError(12, RuleError(Rule.COUNT, "count 14, the ends make 15"))
    told = cannot_open(path, broken)
    assert "line 12" in told
    assert "count of the ends" in told
    assert "the ends make 15" not in told  # English, for the details


def test_a_record_in_use_is_told() -> None:
    assert "another window" in in_use(Path("x.domino"))
