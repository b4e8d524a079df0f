from __future__ import annotations

import json
import random
from datetime import UTC, datetime
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from domino_gui import __version__
from domino_gui.engine.deal import ShuffledDealer
from domino_gui.engine.events import PlayerKind, SeatInfo, TilePlaced
from domino_gui.engine.match import Match
from domino_gui.engine.rules import RuleSetId
from domino_gui.engine.tiles import TILES
from domino_gui.storage.bounded_log import write_to_log
from domino_gui.storage.fault_log import LoggedFault, log_fault
from domino_gui.storage.places import fault_log_path, program_log_path
from domino_gui.storage.preferences import Preferences
from domino_gui.storage.programs import AddedProgram
from domino_gui.windows.fault_report import Scene, report
from tests.strategies import FORMS, start

pytestmark = pytest.mark.usefixtures("qapp")

NOW = datetime(2026, 12, 1, 19, 30, tzinfo=UTC)
STARTED = replace(
    start(),
    seats=[SeatInfo("Anna Kim", PlayerKind.HUMAN), SeatInfo("미나", PlayerKind.COMPUTER, "club")],
)


def playing(seed: int = 1, rules: tuple[RuleSetId, int, bool] | None = None) -> Match:
    """A match stopped in the middle of a round."""
    started = STARTED if rules is None else start(rules[0], rules[1], partners=rules[2])
    match, rng = Match(started), random.Random(seed)
    match.open_round(ShuffledDealer(seed))
    for _ in range(8):
        match.act(match.round.turn, rng.choice(match.legal_actions()))
        if match.round.over:
            break
    return match


def told(match: Match | None, *, names: bool = False, practice: bool = False) -> str:
    programs = (AddedProgram("Bot", (str(Path.home() / "bot"),), str(Path.home())),)
    preferences = Preferences(programs=programs)
    scene = Scene(preferences, "ko", (1280, 800), match, practice)
    return report(scene, NOW, names=names)


def test_it_says_what_runs_and_how_it_is_preferred() -> None:
    text = told(None)
    for part in (f"Fives {__version__}", "Python:", "Qt:", "offscreen", "1280x800", "system (ko)"):
        assert part in text
    assert "automatic (of the system: light)" in text
    assert "automatic_draws on" in text
    assert text.rstrip().endswith("(none)")


def test_the_match_is_told_as_a_bystander_sees_it() -> None:
    match = playing()
    text = told(match, practice=True)
    events = [json.loads(line) for line in text.splitlines() if line.startswith("{")]
    assert len(events) == len(match.events)
    assert events[0]["practice"] is True
    (deal,) = [event for event in events if event["event"] == "deal"]
    assert deal["hands"] == [len(hand) for hand in match.deal.hands]  # type: ignore[union-attr, arg-type]
    assert "key" not in deal
    assert "number" not in deal


@given(st.integers(0, 10**6), st.sampled_from(FORMS))
def test_no_tile_is_told_that_somebody_holds_or_that_nobody_has_drawn(
    seed: int, form: tuple[RuleSetId, int, bool]
) -> None:
    match = playing(seed, form)
    text = told(match)
    placed = {event.tile for event in match.events if isinstance(event, TilePlaced)}
    _, _, round_told = text.partition('"event":"deal"')
    assert {tile for tile in TILES if f'"{tile}"' in round_told} == placed


def test_seats_are_told_instead_of_names_unless_they_are_wished() -> None:
    log_fault(
        fault_log_path(),
        LoggedFault(NOW, 1, "미나", "Bot", "strong", "died", "started again", "미나 was here"),
    )
    log_fault(fault_log_path(), LoggedFault(NOW, 0, "Theo", "", "", "died", "started again"))
    write_to_log(program_log_path(), "KeyError: 'Anna Kim'\n")
    for text in (told(playing()), told(None)):
        assert "Theo" not in text
        assert "seat 1, our own program: died" in text
    text = told(playing())
    assert "Anna" not in text
    assert "미나" not in text
    assert "KeyError: 'Seat 1'" in text
    assert "seat 2, Bot at level strong: died: Seat 2 was here" in text
    named = told(playing(), names=True)
    assert named.count("Anna Kim") == 2
    assert "seat 1 (Theo)" in named


def test_no_folder_of_the_person_is_told_and_of_a_log_its_end() -> None:
    home = str(Path.home())
    write_to_log(program_log_path(), "".join(f"{home}/x{number}\n" for number in range(500)))
    text = told(playing())
    assert home not in text
    assert "~/x499" in text
    assert "~/x419" not in text


def test_a_log_that_cannot_be_read_is_told_as_such() -> None:
    program_log_path().mkdir(parents=True)
    assert "(cannot be read: Is a directory)" in told(None)


@pytest.mark.parametrize("name", ["", "You", "a.*b", "12"])
def test_a_name_is_only_taken_for_one_where_it_stands_alone(name: str) -> None:
    started = replace(STARTED, seats=[replace(STARTED.seats[0], name=name), STARTED.seats[1]])
    write_to_log(program_log_path(), "Youth and a12 and axxb\n")
    assert "Youth and a12 and axxb" in told(Match(started))
