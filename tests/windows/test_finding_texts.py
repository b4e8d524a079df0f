import pytest

from domino_gui.engine.rules import RuleSetId
from domino_gui.game.notices import Fault
from domino_gui.game.trial import Finding, Point
from domino_gui.windows.finding_texts import finding_text


@pytest.mark.parametrize("point", Point)
def test_every_point_that_passed_has_words(point: Point) -> None:
    text = finding_text(Finding(point, passed=True, number=3, detail="Bot {x}"))
    assert ": " in text
    assert "{" not in text.replace("Bot {x}", "")


@pytest.mark.parametrize("fault", Fault)
@pytest.mark.parametrize("point", Point)
def test_every_fault_at_every_point_has_words_and_its_detail(point: Point, fault: Fault) -> None:
    text = finding_text(Finding(point, passed=False, fault=fault, detail="why {x}"))
    assert text.endswith(" (why {x})")
    assert "{" not in text.replace("why {x}", "")


@pytest.mark.parametrize("point", [Point.LEVELS, Point.TIME, Point.CANCEL, Point.NONSENSE])
def test_what_no_fault_has_a_word_for_is_told_by_its_point(point: Point) -> None:
    passed, wrong = (finding_text(Finding(point, passed=passed)) for passed in (True, False))
    assert passed != wrong


def test_choices_are_told_by_their_rule_set() -> None:
    finding = Finding(Point.CHOICES, passed=True, rules=RuleSetId.DRAW, number=9)
    assert finding_text(finding) == "Draw: 9 choices, all legal, with two, three and four seats"


def test_a_long_answer_is_told_with_its_time() -> None:
    assert "1700 ms" in finding_text(Finding(Point.TIME, passed=False, number=1700))
