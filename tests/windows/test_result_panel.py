from msgspec.structs import replace
from PySide6.QtWidgets import QWidget

from domino_gui.engine.events import PlayerKind, RoundDealt, SeatInfo
from domino_gui.engine.match import Match
from domino_gui.windows.labels import Label
from domino_gui.windows.result_panel import ResultPanel
from tests.engine.rigged import blocked, dealt, place
from tests.strategies import start


def told(parent: QWidget, match: Match) -> str:
    panel = ResultPanel(parent)
    panel.set_pixels(14)
    panel.show_match(match)
    assert not panel.grab().isNull()
    return panel.accessibleName()


def test_going_out_is_spelled_out_with_scores_leader_and_seal(parent: QWidget) -> None:
    match = dealt(start(hand_size=1), "6|6", "4|5")
    place(match, "6|6")
    text = told(parent, match)
    assert "Seat 0 went out" in text
    assert "Seat 0: 9 → 10  (+10)" in text
    assert "Scores: Seat 0\N{NO-BREAK SPACE}10, Seat 1\N{NO-BREAK SPACE}0" in text
    assert "Next to lead: Seat 0 (went out)" in text
    assert "Seal opened and checked" in text


def test_points_of_none_are_told_once(parent: QWidget) -> None:
    match = dealt(start(hand_size=1), "6|6", "0|2")
    place(match, "6|6")
    assert "Seat 0: 2 → 0\n" in told(parent, match)


def test_after_a_block_the_lot_or_the_highest_double_leads(parent: QWidget) -> None:
    match = dealt(start(hand_size=1), "6|6", "4|5")
    blocked(match, "1|5", "5|6")
    text = told(parent, match)
    assert "The round is blocked" in text
    assert "Nobody went out, so a lot decides who leads next." in text
    match = dealt(start("muggins", hand_size=1), "6|6", "4|5")
    blocked(match, "1|5", "5|6")
    assert "Nobody went out, so whoever holds the highest double leads next." in told(parent, match)


def test_the_winner_of_the_match_is_named(parent: QWidget) -> None:
    match = dealt(start("draw", hand_size=1), "6|6", "4|5")
    place(match, "6|6")
    text = told(parent, match)
    assert text.startswith("Winner: Seat 0\nSeat 0 went out")
    assert "Next to lead" not in text


def test_a_match_won_in_mid_round_has_no_settlement(parent: QWidget) -> None:
    match = dealt(start(hand_size=2, target=10), "5|5 6|6", "4|5 0|0")
    place(match, "5|5")
    text = told(parent, match)
    assert text.startswith("Winner: Seat 0\nSeat 0 reached 10\nSeat 0: Score 10")
    assert "→" not in text


def test_the_end_of_the_match_tells_scores_distance_best_tiles_and_rounds(parent: QWidget) -> None:
    match = dealt(start(hand_size=2, target=20), "5|5 6|6", "0|5 0|0")
    place(match, "5|5")
    match.resign(1)
    text = told(parent, match)
    assert "Seat 0: Score 10, Best tile 10" in text
    assert "Won by" not in text  # whoever gives up may have more
    match = dealt(start(hand_size=1, target=15), "5|5", "0|5")
    place(match, "5|5")
    text = told(parent, match)
    assert "Seat 0: Score 15, Best tile 10\nSeat 1: Score 0, Best tile –" in text
    assert "Won by 15 · 1 " in text


def test_a_seal_that_does_not_hold_is_not_said_to(parent: QWidget) -> None:
    match = dealt(start(hand_size=1), "6|6", "4|5")
    place(match, "6|6")
    events = [
        replace(event, seal="0" * 64) if isinstance(event, RoundDealt) else event
        for event in match.events
    ]
    text = told(parent, match.copy(events))
    assert "checked" not in text
    assert "The seal does not fit this deal" in text


def test_equal_at_the_target_goes_on_and_says_so(parent: QWidget) -> None:
    match = dealt(start("five-up", hand_size=1), "0|0", "0|1")
    match.scores = [305, 305]
    place(match, "0|0")
    assert match.tie_break
    assert "Equal at the target" in told(parent, match)


def test_a_drawn_game_and_giving_up_are_told(parent: QWidget) -> None:
    match = dealt(start("draw", hand_size=1), "6|6", "4|5")
    blocked(match, "1|5", "2|4")
    assert "A drawn game" in told(parent, match)
    match = dealt(start(hand_size=1), "6|6", "4|5")
    match.resign(1)
    assert "Seat 1 gave up the match" in told(parent, match)


def test_five_up_says_how_raw_pips_become_points(parent: QWidget) -> None:
    match = dealt(start("five-up", hand_size=1), "6|6", "4|5")
    place(match, "6|6")
    assert "Seat 1: 9 → 10 raw, −2\n" in told(parent, match)


def test_long_names_are_shortened_and_nothing_else(parent: QWidget) -> None:
    seats = [SeatInfo("W" * 64, PlayerKind.HUMAN) for _ in range(4)]
    started = replace(start("five-up", seats=4, hand_size=1), seats=seats)
    match = dealt(started, "6|6", "4|5", "0|4", "2|3")
    place(match, "6|6")
    panel = ResultPanel(parent)
    panel.resize(205, 300)
    panel.set_pixels(12)
    panel.show_match(match)
    labels = [label.text() for label in panel.findChildren(Label)]
    shown = "\n".join(labels)
    assert "W" * 64 not in shown
    assert "W" * 64 in panel.accessibleName()
    assert "went out" in labels[0]
    assert "9 → 10; 5 → 5; 10 + 5 = 15 raw, −3" in labels[1].replace("\N{NO-BREAK SPACE}", " ")
    assert all(
        part in labels[2] for part in ("Scores: ", "…\N{NO-BREAK SPACE}−3", "Next to lead: W")
    )
    for label in panel.findChildren(Label):
        metrics = label.fontMetrics()
        assert all(metrics.horizontalAdvance(word) <= 190 for word in label.text().split())
