"""What is said of the matches that the first page offers."""

from datetime import datetime

from domino_gui.engine.events import PlayerKind
from domino_gui.engine.match import Match
from domino_gui.engine.rules import RuleSetId
from domino_gui.storage.match_setup import MatchSetup, SeatSetup
from domino_gui.windows.first_page_texts import against, last_played, score_lines, title
from tests.engine.rigged import dealt
from tests.strategies import start
from tests.windows.test_unfinished import HANDS


def test_a_match_is_told_by_rules_round_and_target() -> None:
    assert title(dealt(start(), *HANDS)) == "All Fives  ·  Round 1  ·  first to 250"
    assert title(Match(start(RuleSetId.DRAW))) == "Draw"


def test_scores_stand_as_they_are_displayed() -> None:
    assert score_lines(Match(start(RuleSetId.FIVE_UP, 4))) == [
        ("Seat 0 + Seat 2", "0"),
        ("Seat 1 + Seat 3", "0"),
    ]


def test_when_a_match_was_played_is_told_as_people_tell_it() -> None:
    now = datetime(2026, 3, 2, 12).astimezone()
    assert last_played(datetime(2026, 3, 2, 9, 5).astimezone(), now) == "Last played today at 09:05"
    assert "yesterday at 23:00" in last_played(datetime(2026, 3, 1, 23).astimezone(), now)
    assert "2025-03-01" in last_played(datetime(2025, 3, 1, 23).astimezone(), now)


def test_the_computers_are_told_by_name_and_level() -> None:
    assert against(MatchSetup()) == "All Fives  ·  Mina (casual)"
    person, bot = SeatSetup(PlayerKind.HUMAN), SeatSetup(level="", program="Bot")
    setup = MatchSetup(RuleSetId.DRAW, 3, players=(SeatSetup(name="Zoe"), person, bot, bot))
    assert against(setup) == "Draw  ·  Zoe (casual), Bot"
