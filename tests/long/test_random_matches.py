from __future__ import annotations

import pytest

from domino_gui.engine.match import Phase
from domino_gui.engine.rules import RuleSetId
from tests.long import random_matches
from tests.strategies import FORMS, form_name


@pytest.mark.parametrize("form", FORMS, ids=form_name)
def test_a_sample_of_random_matches_is_accepted(form: tuple[RuleSetId, int, bool]) -> None:
    few = range(9, 10) if form[0] is RuleSetId.FIVE_UP else range(6, 12)
    result = random_matches.play(random_matches.Work(form, few))
    assert result.refusals == []
    assert result.rounds >= result.matches == len(few)


def test_the_same_seed_plays_the_same_match() -> None:
    form = (RuleSetId.MUGGINS, 2, False)
    one, other = random_matches.play_match(form, 5), random_matches.play_match(form, 5)
    assert one.events == other.events
    assert one.phase is Phase.OVER


def test_every_form_is_played_as_often_as_asked() -> None:
    work = list(random_matches.all_work(25, 7))
    for form in FORMS:
        seeds = [seed for each in work if each.form == form for seed in each.seeds]
        assert seeds == list(range(7 if form[0] is RuleSetId.FIVE_UP else 25))


def test_the_command_says_what_it_judged(capsys: pytest.CaptureFixture[str]) -> None:
    assert random_matches.main(["--matches", "1", "--five-up", "0", "--jobs", "1"]) == 0
    said = capsys.readouterr()
    assert said.out.splitlines()[-1].endswith("s, 0 refused")
    assert "11/11" in said.err
