from __future__ import annotations

import pytest

from domino_gui.engine.match import Match
from domino_gui.engine.tiles import Tile
from domino_gui.opponents.chances import Chances
from domino_gui.opponents.ends import automaton_for
from domino_gui.opponents.odds import Odds
from domino_gui.opponents.playout import Form, Position
from tests.strategies import start


def form_of(rules: str, seats: int = 2, *, tie_break: bool = False) -> Form:
    chosen = Match(start(rules, seats)).rules
    return Form(chosen, automaton_for(chosen.rule_set), tie_break=tie_break)


def ended(form: Form, scores: list[float], out: int = -1, hands: tuple[str, ...] = ()) -> Position:
    masks = [
        sum(1 << Tile.parse(name).index for name in hand.split())
        for hand in hands or ("",) * form.seats
    ]
    position = Position(masks, [], form.automaton.empty, 0, scores)
    position.out = out
    return position


@pytest.mark.parametrize(("out", "leader"), [(-1, None), (0, 0), (1, 1)])
def test_whoever_went_out_leads_the_next_round(out: int, leader: int | None) -> None:
    form = form_of("all-fives")
    chances = Chances(form)
    for scores in ([200, 220], [200, 100]):
        due = Odds(form.rules).between_rounds(scores, leader)
        assert chances.after(ended(form, [*scores], out)) == due
        assert chances.after(ended(form, [*scores], out)) == due  # remembered


def test_of_partners_the_side_leads() -> None:
    form = form_of("five-up", 4)
    due = Odds(form.rules).between_rounds([200, 200], 1)
    assert Chances(form).after(ended(form, [200, 200], 3)) == due


def test_who_reached_the_target_in_mid_round_has_won() -> None:
    form = form_of("muggins", 3)
    position = ended(form, [250, 0, 10])
    position.won = 0
    assert Chances(form).after(position) == [1, 0, 0]


def test_in_a_tie_break_one_round_decides() -> None:
    for tie_break in (True, False):
        form = form_of("five-up", tie_break=tie_break)
        chances = Chances(form).after(ended(form, [300, 295], 1))
        assert (chances == [1, 0]) is tie_break


@pytest.mark.parametrize(
    ("out", "hands", "due"),
    [
        (1, ("1|2", ""), [0, 1]),
        (1, ("0|0", ""), [0, 1]),  # it pays nothing, and is won all the same
        (-1, ("1|2", "1|3"), [1, 0]),
        (-1, ("1|3", "2|2"), [0.5, 0.5]),
    ],
)
def test_draw_is_decided_by_its_round(out: int, hands: tuple[str, ...], due: list[float]) -> None:
    form = form_of("draw")
    assert Chances(form).after(ended(form, [0, 0], out, hands)) == due


def test_of_a_drawn_game_all_have_an_equal_share() -> None:
    form = form_of("draw", 3)
    drawn = ended(form, [0, 0, 0], -1, ("1|3", "2|2", "6|6"))
    assert Chances(form).after(drawn) == pytest.approx([1 / 3] * 3)
