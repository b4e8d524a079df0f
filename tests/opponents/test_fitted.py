"""The files of fitted figures, whole, damaged and missing, and what is said then."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from pathlib import Path

import pytest

from domino_gui.__main__ import main
from domino_gui.engine.rules import RULE_SETS, Rules, RuleSetId
from domino_gui.opponents import odds, policy
from domino_gui.opponents.answer import AnswerError, answer
from domino_gui.opponents.fitted import FittedError, fitted_to, form_name, read_fitted
from domino_gui.opponents.odds import Fitted, Odds
from domino_gui.opponents.players import LEVELS
from domino_gui.opponents.policy import PhaseWeights, weights_for
from domino_gui.opponents.protocol import Choose, View
from domino_gui.resource_files import resource
from tests.opponents.positions import at_turn, view_of
from tests.strategies import FORMS
from tests.strategies import form_name as named

RULES = Rules(RULE_SETS[RuleSetId.ALL_FIVES], 2, partners=False)
FORM = "all-fives-2"
WHOLE = {
    PhaseWeights: resource(*policy.FILE).read_bytes(),
    Fitted: resource(*odds.FILE).read_bytes(),
}


@pytest.mark.parametrize("form", FORMS, ids=named)
def test_forms_are_named_as_everywhere(form: tuple[RuleSetId, int, bool]) -> None:
    rule_set, seats, partners = form
    assert form_name(Rules(RULE_SETS[rule_set], seats, partners=partners)) == named(form)


@pytest.mark.parametrize("kind", WHOLE)
@pytest.mark.parametrize(
    "damaged",
    [
        b"",
        b'{"all-fives-2": [',
        b"\xff\xfe",
        b'{"\xff": []}',
        b"[]",
        b'{"all-fives-2": []}',
        b'{"all-fives-2": [{}, {}, {}]}',
        b'{"all-fives-2": "heavy"}',
        b'{"all-fives-2": {"duel": {"leader_wins": [[5000]], "level": 5000}}}',
    ],
)
def test_a_damaged_file_is_told(tmp_path: Path, kind: object, damaged: bytes) -> None:
    file = tmp_path / "figures.json"
    file.write_bytes(damaged)
    for read in (partial(read_fitted, file, kind), partial(fitted_to, FORM, file, kind)):
        with pytest.raises(FittedError, match=r"figures\.json: "):
            read()


def test_a_missing_file_and_a_missing_form_are_told(tmp_path: Path) -> None:
    file = tmp_path / "figures.json"
    with pytest.raises(FittedError, match=r"figures\.json: No such file"):
        read_fitted(file, int)
    file.write_text('{"draw-2": 1}')
    assert fitted_to("draw-2", file, int) == 1
    with pytest.raises(FittedError, match=r"figures\.json: .*all-fives-2"):
        fitted_to(FORM, file, int)


@pytest.mark.parametrize(
    ("kind", "one", "other"),
    [
        (PhaseWeights, b'"pips":', b'"pips": "many", "x":'),
        (PhaseWeights, b'"pips":', b'"pip":'),
        (PhaseWeights, b'"pips":', b'"pips": null, "x":'),
        (Fitted, b'"leader_wins":[[', b'"leader_wins":[[10001,'),
        (Fitted, b'"leader_wins":[[', b'"leader_wins":[[],['),
        (Fitted, b'"level":', b'"level":-'),
    ],
)
def test_a_damaged_figure_is_told_with_its_place(
    tmp_path: Path, kind: object, one: bytes, other: bytes
) -> None:
    file = tmp_path / "figures.json"
    whole = WHOLE[kind]
    assert one in whole
    file.write_bytes(whole.replace(one, other, 1))
    with pytest.raises(FittedError, match=r"figures\.json: all-fives-2: .*\$"):
        fitted_to(FORM, file, kind)


@pytest.fixture
def _nothing_is_known(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Have both files be gone, and what was read of them be forgotten."""
    for module in (odds, policy):
        module._fitted.cache_clear()
        monkeypatch.setattr(module, "resource", lambda *parts: Path("/nowhere", *parts))
    yield
    for module in (odds, policy):
        module._fitted.cache_clear()


@pytest.mark.usefixtures("_nothing_is_known")
def test_without_their_figures_players_say_what_is_missing() -> None:
    with pytest.raises(FittedError, match=r"policy\.json"):
        weights_for(RULES)
    with pytest.raises(FittedError, match=r"odds\.json"):
        Odds(RULES)
    match = at_turn()
    for level in LEVELS:
        view = View(match.round.turn, view_of(match))  # type: ignore[arg-type]
        with pytest.raises(AnswerError, match=r"^policy\.json: No such file"):
            answer(Choose(7, level, 0, 1, view), bool)


@pytest.mark.usefixtures("_nothing_is_known")
def test_without_their_figures_a_simulation_ends_in_one_line(
    capsys: pytest.CaptureFixture[str],
) -> None:
    arguments = ["--rules", "all-fives", "--players", "club,random", "--matches", "1"]
    assert main(["simulate", *arguments]) == 2
    assert capsys.readouterr().err.splitlines()[-1].startswith("domino-gui: policy.json: ")


def test_odds_for_another_number_of_sides_are_none(monkeypatch: pytest.MonkeyPatch) -> None:
    three = odds._fitted("all-fives-3")
    monkeypatch.setattr(odds, "_fitted", lambda _: three)
    with pytest.raises(FittedError, match=r"odds\.json: all-fives-2"):
        Odds(RULES)
