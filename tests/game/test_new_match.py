import unicodedata
from datetime import UTC, datetime

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec import UNSET

from domino_gui.engine.events import encode_event
from domino_gui.engine.match import Match
from domino_gui.engine.rules import HouseRules, RuleError, RuleSetId
from domino_gui.game.new_match import clean_name, match_started
from domino_gui.storage.match_setup import MatchSetup, SeatSetup
from tests.strategies import FORMS, form_name

NOW = datetime(2026, 12, 1, 19, 30, tzinfo=UTC)
NAMES = ["You", "Mina", "Theo", "Sora"]


@pytest.mark.parametrize("form", FORMS, ids=form_name)
def test_every_form_of_every_rule_set_begins(form: tuple[RuleSetId, int, bool]) -> None:
    rules, seats, partners = form
    started = match_started(MatchSetup(rules, seats, partners=partners), NAMES, NOW)
    match = Match.replay([started])
    assert (match.rules.rule_set.id, match.rules.seats, match.rules.partners) == form
    assert [seat.name for seat in started.seats] == NAMES[:seats]
    assert [seat.player for seat in started.seats] == ["human", *["computer"] * (seats - 1)]
    assert [seat.level for seat in started.seats] == [UNSET, *["casual"] * (seats - 1)]
    assert started.started == "2026-12-01T19:30:00+00:00"
    assert encode_event(started)


def test_house_rules_come_along() -> None:
    house = HouseRules(target=100, undrawable=2)
    assert match_started(MatchSetup(house=house), NAMES, NOW).options == house


@pytest.mark.parametrize(
    "setup",
    [
        MatchSetup(seats=4),
        MatchSetup(seats=5, partners=True),
        MatchSetup(seats=0),
        MatchSetup(RuleSetId.DRAW, house=HouseRules(exact_target=True)),
    ],
)
def test_what_nobody_can_play_is_refused(setup: MatchSetup) -> None:
    with pytest.raises(RuleError):
        match_started(setup, NAMES, NOW)


@pytest.mark.parametrize(
    ("typed", "name"),
    [
        ("  Mina  ", "Mina"),
        ("미나", "미나"),
        ("", "You"),
        (" \t\n ", "You"),
        ("\u200b", "You"),
        ("\u3164", "You"),
        ("two\nlines\tand\x00\x1b[31m red", "two lines and[31m red"),
        ("\u202eanim", "anim"),
        ("x" * 100, "x" * 64),
        ("x" * 63 + " yz", "x" * 63),
        ("half \ud800 of a pair", "half of a pair"),
        ("\u1106\u1175\u1102\u1161", "미나"),
        ("👩\u200d🚀", "👩\u200d🚀"),
    ],
)
def test_a_name_is_one_line_that_can_be_read(typed: str, name: str) -> None:
    assert clean_name(typed, "You") == name


@given(st.text())
def test_any_name_fits_a_record(typed: str) -> None:
    name = clean_name(typed, "You")
    assert 1 <= len(name) <= 64
    assert name == " ".join(name.split())
    assert not {unicodedata.category(char) for char in name} & {"Cc", "Cs", "Co", "Cn", "Zl", "Zp"}
    assert clean_name(name, "You") == name
    setup = MatchSetup(players=(SeatSetup(name=typed), *MatchSetup().players[1:]))
    started = match_started(setup, NAMES, NOW)
    assert encode_event(started).decode()
