from __future__ import annotations

from domino_gui.opponents.fitting.forms import every_form
from tests.strategies import FORMS, form_name


def test_every_form_is_there_under_its_name() -> None:
    forms = every_form()
    assert [*forms] == [form_name(form) for form in FORMS]
    assert [(rules.rule_set.id, rules.seats, rules.partners) for rules in forms.values()] == FORMS
