import pytest
from hypothesis import given
from hypothesis import strategies as st
from pytestqt.qtbot import QtBot

from domino_gui.engine.rules import RuleSetId
from domino_gui.storage.intervals import share_interval
from domino_gui.storage.statistics import Figures, Form
from domino_gui.windows import statistics_texts as texts
from domino_gui.windows.interval_bar import Share

FIGURES = Figures(
    matches=40,
    won=24.5,
    lost=15,
    given_up=2,
    win_rate=0.6125,
    win_low=0.45,
    win_high=0.75,
    rounds=200,
    points_per_round=12.5,
    points_low=-2.5,
    points_high=27.5,
    placements=900,
    points_per_placement=3.75,
    scoring_share=0.31,
    best_count=25,
    longest_streak=6,
    current_streak=-3,
)


def share(won: int, matches: int, even: float | None = None) -> Share:
    low, high = share_interval(won, matches)
    return Share(won / matches, low, high, even)


def by_caption(figures: Figures, *played: RuleSetId) -> dict[str, str]:
    return {fact.caption: fact.value for fact in texts.facts(figures, played)}


def test_the_win_rate_is_told_in_a_sentence() -> None:
    assert texts.won_text(Share(0.62, 0.51, 0.72)) == "62 % won, between 51 and 72 %"


@given(st.floats(0.0001, 0.9999))
def test_what_is_not_all_or_nothing_never_looks_so(value: float) -> None:
    assert texts.percent(value) not in ("0 %", "100 %")
    assert texts.percent(0.0) == "0 %"
    assert texts.percent(1.0) == "100 %"


def test_a_shared_win_is_told_as_the_part_that_it_is() -> None:
    assert texts.out_of_text(FIGURES).startswith("24.5 of 40")
    assert texts.out_of_text(FIGURES._replace(won=24.0)).startswith("24 of 40")


@pytest.mark.parametrize(("won", "matches"), [(0, 1), (3, 3), (2, 3), (5, 10), (9, 18)])
def test_of_few_matches_it_is_said_that_it_is_too_early(won: int, matches: int) -> None:
    assert "Too early" in texts.verdict(share(won, matches, 0.5), matches)
    assert "Too early" in texts.verdict(share(won, matches), matches)


@pytest.mark.parametrize(
    ("won", "even", "told"),
    [
        (70, 0.5, "More than an even share of 50 %"),
        (30, 0.5, "Less than an even share of 50 %"),
        (52, 0.5, "Not yet to be told apart"),
        (52, 1 / 3, "More than an even share of 33 %"),
        (52, None, "19 times in 20"),
    ],
)
def test_of_many_it_is_said_what_may_be_concluded(won: int, even: float | None, told: str) -> None:
    assert told in texts.verdict(share(won, 100, even), 100)


@pytest.mark.parametrize(
    ("forms", "even"),
    [
        ([Form(seats=2, partners=False)], 1 / 2),
        ([Form(seats=3, partners=False)], 1 / 3),
        ([Form(seats=4, partners=False)], 1 / 4),
        ([Form(seats=4, partners=True), Form(seats=2, partners=False)], 1 / 2),
        ([Form(seats=3, partners=False), Form(seats=2, partners=False)], None),
        ([], None),
    ],
)
def test_an_even_share_is_known_where_all_tables_have_as_many_sides(
    forms: list[Form], even: float | None
) -> None:
    assert texts.even_share(forms) == even


def test_points_are_told_as_the_rule_set_displays_them() -> None:
    assert texts.points_per_round(FIGURES, RuleSetId.ALL_FIVES) == "12.5"
    assert texts.points_per_round(FIGURES, RuleSetId.FIVE_UP) == "2.5"
    assert texts.points_range(FIGURES, RuleSetId.FIVE_UP) == "−0.5 to 5.5"
    assert texts.points_between(FIGURES, RuleSetId.FIVE_UP) == "between −0.5 and 5.5"
    assert texts.points_per_placement(FIGURES, RuleSetId.FIVE_UP) == "0.8"


def test_points_of_several_rule_sets_are_not_put_together() -> None:
    told = by_caption(FIGURES, RuleSetId.FIVE_UP, RuleSetId.MUGGINS)
    assert told["Points per round"] == told["Points per placement"] == texts.NOTHING
    assert told["Scoring placements"] == "31 %"
    assert texts.points_range(FIGURES, None) == texts.points_between(FIGURES, None) == ""


def test_in_draw_placements_pay_nothing_and_are_not_said_to() -> None:
    told = by_caption(FIGURES, RuleSetId.DRAW)
    assert told["Points per placement"] == told["Scoring placements"] == texts.NOTHING
    assert told["Points per round"] == "12.5"


def test_placements_that_can_pay_are_not_put_together_with_those_that_cannot() -> None:
    told = by_caption(FIGURES, RuleSetId.DRAW, RuleSetId.MUGGINS)
    assert told["Scoring placements"] == texts.NOTHING
    assert told["Best count"] == "25"


def test_a_bar_is_told_with_the_even_share_that_it_shows() -> None:
    share = Share(0.62, 0.51, 0.72, 0.5)
    told = "62 % won, between 51 and 72 %"
    assert texts.bar_text(share) == f"{told}; an even share is 50 %"
    assert texts.bar_text(share._replace(even=None)) == told


def test_every_figure_is_told() -> None:
    told = by_caption(FIGURES, RuleSetId.ALL_FIVES)
    assert told["Matches"] == "40"
    assert told["Best count"] == "25"
    assert told["Longest streak"].startswith("6 won")
    assert told["Current streak"].startswith("3 lost")
    assert told["Given up"] == "2"


def test_what_cannot_be_told_of_so_few_is_left_open(qtbot: QtBot) -> None:
    del qtbot
    alone = FIGURES._replace(points_low=None, points_high=None, best_count=0, current_streak=0)
    told = by_caption(alone, RuleSetId.ALL_FIVES)
    assert told["Best count"] == told["Current streak"] == texts.NOTHING
    assert texts.points_range(alone, RuleSetId.ALL_FIVES) == ""
    assert texts.share_of(Figures()) is None


@given(st.floats(-1000, 1000))
def test_numbers_never_show_a_hyphen_or_a_zero_below_zero(value: float) -> None:
    assert "-" not in texts.decimal(value)
    assert texts.decimal(value) != "−0.0"
    assert texts.mark(-0.5) == "−0.5"
    assert texts.mark(10.0) == "10"


def test_levels_go_from_the_weakest_to_the_strongest() -> None:
    levels = ["master", "zen", "beginner", "expert"]
    assert texts.by_strength(levels) == ["beginner", "expert", "master", "zen"]


def test_tables_are_told_apart_by_players_and_partners() -> None:
    names = {texts.form_name(Form(4, partners)) for partners in (False, True)}
    assert len(names) == 2
    assert "two partnerships" in texts.form_name(Form(seats=4, partners=True))
