import pytest

from domino_gui.engine.rules import Rule
from domino_gui.windows.rule_texts import sentence


@pytest.mark.parametrize("rule", Rule)
def test_every_rule_has_a_sentence(rule: Rule) -> None:
    assert sentence(rule).endswith(".")


def test_no_two_rules_say_the_same() -> None:
    assert len({sentence(rule) for rule in Rule}) == len(Rule)
