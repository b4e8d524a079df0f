from __future__ import annotations

from collections.abc import Iterable
from random import Random

import pytest

from domino_gui.engine.match import Match
from domino_gui.engine.rules import RULE_SETS, HouseRules, Rules, RuleSetId
from domino_gui.opponents import greedy
from domino_gui.opponents.protocol import Estimate
from domino_gui.opponents.thinking import Decision, Effort, Player
from tests.claims import Claim, claims_of, scores_after_rounds
from tests.long import calibration
from tests.long.calibration import Group, Report, expected, group
from tests.strategies import FORMS, form_name

Form = tuple[RuleSetId, int, bool]


def saying(figures: Iterable[tuple[float, float]]) -> Player:
    """Greedy play that claims these expectations and chances to win, one after the other."""
    claimed = iter(figures)

    def choose(view: Match, effort: Effort) -> Decision:
        assert effort.analyse
        action = greedy.choose(view, effort).action
        expects, wins = next(claimed)
        said = Estimate(action, 0, expects, 1.0, wins, 1)  # type: ignore[arg-type]
        return Decision(action, [said])

    return choose


def rules_of(form: Form) -> Rules:
    rules, seats, partners = form
    house = HouseRules() if rules is RuleSetId.DRAW else HouseRules(target=60)
    return Rules(RULE_SETS[rules], seats, partners=partners, house=house)


@pytest.mark.parametrize("form", FORMS, ids=form_name)
def test_who_claims_what_will_come_is_found_right(form: Form) -> None:
    rules = rules_of(form)
    for index in range(3):
        first = claims_of(saying((0.0, 0.5) for _ in range(10**6)), rules, 1, index)
        future = [(claim.change, float(claim.won)) for claim in first]
        again = claims_of(saying(future), rules, 1, index)
        assert len(again) == len(first)
        assert all(claim.expected == claim.change for claim in again)
        assert all(claim.win == claim.won for claim in again)
        assert {claim.won for claim in again} == {True, False}


@pytest.mark.parametrize("form", FORMS, ids=form_name)
def test_what_came_is_the_lead_of_all_placements_and_the_settlement_that_followed(
    form: Form,
) -> None:
    # In the first round the first to place begins level: all of the round is still to come.
    rules = rules_of(form)
    (first, *_) = claims_of(saying((0.0, 0.5) for _ in range(10**6)), rules, 1, 0)
    matches = []

    def choose(view: Match, effort: Effort) -> Decision:
        matches.append(view.copy())
        return greedy.choose(view, effort)

    claims_of(choose, rules, 1, 0)
    leader = matches[0].rules.side_of[matches[0].round.turn]
    second = next((match for match in matches if match.round_number == 2), None)
    if second is not None:  # else the match was decided in its first round
        scores = next(iter(scores_after_rounds(second.events)))
        others = [score for side, score in enumerate(scores) if side != leader]
        assert first.change == scores[leader] - max(others)
        assert any(scores)


def made_up(
    number: int, *, off: float = 0.0, spread: float = 10.0, bold: float = 1.0
) -> list[Claim]:
    """Claims of a player that is right but for what is said."""
    rng, claims = Random(1), []
    for index in range(number):
        hope, chance = rng.uniform(-20, 20), rng.random()
        claims.append(
            Claim(
                match=index // 20,
                expected=hope + off,
                spread=spread,
                win=min(1.0, max(0.0, 0.5 + bold * (chance - 0.5))),
                change=rng.gauss(hope, 10),
                won=rng.random() < chance,
            )
        )
    return claims


def test_a_player_that_is_right_has_no_faults() -> None:
    report = Report(made_up(4000))
    assert report.faults == 0
    assert len(report.lines) == 2 * (1 + calibration.GROUPS + 1) + 2 + 1
    assert "OFF" not in "\n".join(report.lines)


@pytest.mark.parametrize(
    ("claims", "what"),
    [
        (made_up(4000, off=6), "all"),
        (made_up(4000, spread=4), "within 1 spread"),
        (made_up(4000, spread=4), "within 2 spread"),
        (made_up(4000, spread=40), "within 1 spread"),
    ],
)
def test_a_player_that_is_wrong_is_found_out(claims: list[Claim], what: str) -> None:
    report = Report(claims)
    assert report.faults
    assert any(line.startswith(what) and line.endswith("OFF") for line in report.lines)


def test_who_is_too_sure_of_winning_is_found_out() -> None:
    lines = Report(made_up(8000, bold=2)).lines
    wins = lines[next(n for n, line in enumerate(lines) if line.startswith("win")) :]
    assert "OFF" in wins[1]
    assert "OFF" in wins[calibration.GROUPS]


def test_the_interval_is_over_matches() -> None:
    # Two matches, off by 1 and by 3 throughout: however often they say it, two observations.
    claims = [
        Claim(match, 0.0, 1.0, None, float(came), won=False)
        for match, came in ((0, 1), (1, 3))
        for _ in range(50)
    ]
    found = group(claims, expected, calibration.change)
    assert found[:3] == Group(100, 0.0, 2.0, None)[:3]
    assert found.margin == pytest.approx(1.959964)
    assert group(claims[:50], expected, calibration.change).margin is None
    assert not found.is_off(0.1)
    assert found.is_off(0.03)


def test_the_command_tells_how_a_level_fared(capsys: pytest.CaptureFixture[str]) -> None:
    # Greedy play claims no more than the points at once, and no spread: it has to be found out.
    asked = ["--level", "greedy", "--matches", "4", "--rules", "muggins", "--seats", "3"]
    assert calibration.main([*asked, "--jobs", "2"]) == 1
    said = capsys.readouterr().out
    assert said.startswith("greedy, muggins, 3 seats, 4 matches\nexpected  placements ")
    assert any(line.startswith("within 1 spread") and "OFF" in line for line in said.splitlines())
    assert calibration.main(["--level", "random", "--matches", "1"]) == 1
    assert "nothing was said" in capsys.readouterr().out
