from datetime import UTC, date, datetime, timedelta

import pytest

from domino_gui.engine.events import PlayerKind, SeatInfo
from domino_gui.engine.rules import RuleSetId
from domino_gui.windows import library_texts as texts
from tests.windows.fake_library import entry

FOUR = tuple(SeatInfo(name, PlayerKind.HUMAN) for name in ("A", "B", "C", "D"))


def test_who_won_is_marked_and_not_by_colour() -> None:
    assert texts.players_text(entry(2, winners=(1,))) == "You – ★\N{NO-BREAK SPACE}Mina 2"
    assert texts.players_text(entry(2, winners=None)) == "You – Mina 2"
    partners = entry(2, seats=FOUR, sides=((0, 2), (1, 3)), winners=(0,))
    assert texts.players_text(partners) == "★\N{NO-BREAK SPACE}A + C – B + D"
    assert texts.winner_text(partners) == "Won by A + C"


def test_of_long_names_a_part_is_enough_so_that_everybody_is_in_sight() -> None:
    weatherington = SeatInfo("Maximiliana Weatherington", PlayerKind.HUMAN)
    two = entry(2, seats=(weatherington, FOUR[1]), winners=None)
    assert texts.players_text(two, short=True) == "Maximiliana… – B"
    four = entry(2, seats=(weatherington, *FOUR[1:]), sides=((0, 2), (1, 3)), winners=None)
    assert texts.players_text(four, short=True) == "Maxim… + C – B + D"
    assert texts.players_text(four) == "Maximiliana Weatherington + C – B + D"
    odd = entry(2, seats=(SeatInfo("A\nB", PlayerKind.HUMAN), FOUR[1]), winners=None)
    assert texts.players_text(odd) == "A B – B"


def test_several_may_win_or_nobody() -> None:
    alone = ((0,), (1,), (2,), (3,))
    assert texts.winner_text(entry(2, seats=FOUR, sides=alone, winners=(1, 3))) == "Won by B, D"
    assert not texts.winner_text(entry(2, winners=()))
    assert not texts.winner_text(entry(2, winners=None))


@pytest.mark.parametrize(
    ("others", "text"),
    [
        ({"winners": None}, "Unfinished"),
        ({"winners": None, "practice": True}, "Unfinished, practice"),
        ({"winners": (0,)}, "Finished"),
        ({"winners": ()}, "Drawn game"),
        ({"winners": (0,), "resigned": 1}, "Given up"),
        ({"winners": (0,), "resigned": 0, "practice": True}, "Given up, practice"),
    ],
)
def test_how_a_match_stands(others: dict[str, object], text: str) -> None:
    usual = {"resigned": None, "practice": False}
    assert texts.state_text(entry(2, **(usual | others))) == text


def test_points_are_shown_as_the_rule_set_shows_them() -> None:
    five_up = entry(2, rules=RuleSetId.FIVE_UP, scores=(305, -10))
    assert texts.scores_text(five_up) == "61 : −2"
    assert texts.scores_text(entry(2, rules=RuleSetId.MUGGINS, scores=(12.5, 5))) == "12.5 : 5"


def test_a_time_is_as_short_as_it_can_be() -> None:
    now = datetime(2026, 12, 1, 19, 30, tzinfo=UTC)
    assert texts.time_text(now, now.date()) == "Today 19:30"
    assert texts.time_text(now - timedelta(days=1), now.date()) == "Yesterday 19:30"
    assert texts.time_text(now - timedelta(days=2), now.date()) == "2026-11-29 19:30"


def test_a_match_without_a_date_is_told_by_its_file() -> None:
    changed = datetime(2026, 12, 1, 9, 5, tzinfo=UTC)
    assert texts.begun(entry(2, started=None, changed=changed)) == changed
    assert texts.begun(entry(2, started=changed)).tzinfo is not None


def test_a_row_is_one_sentence_for_who_cannot_look_at_columns() -> None:
    one = entry(2, winners=(0,), resigned=None, started=datetime(2026, 1, 2, 3, 4, tzinfo=UTC))
    assert texts.sentence(one, date(2026, 12, 1)) == (
        "2026-01-02 03:04, Five Up, You – Mina 2, Won by You, 49.6 : 40.4, rounds: 3, Finished"
    )
