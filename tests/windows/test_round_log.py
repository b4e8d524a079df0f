import pytest
from PySide6.QtWidgets import QWidget

from domino_gui.engine.deal import ShuffledDealer
from domino_gui.engine.match import Phase
from domino_gui.windows.round_log import (
    Entry,
    RoundLog,
    _fitting,
    _tile_at,
    events_of_round,
)
from tests.engine.rigged import dealt, place
from tests.strategies import start


@pytest.fixture
def log(parent: QWidget) -> RoundLog:
    made = RoundLog(parent)
    made.resize(240, 200)
    made.set_pixels(14)
    made.show()
    return made


HANDS = ("5|5 1|2 1|1 0|0 0|1 0|2 0|3 0|4 1|6", "3|5 2|2 2|3 2|4 6|6 2|6 3|3 3|4 4|4")


def test_the_log_tells_lot_lead_points_and_draws(log: RoundLog) -> None:
    match = dealt(start(), *HANDS, boneyard="0|6 4|6 1|5", lots=("1|2 0|3", "6|6 0|1"))
    place(match, "5|5")
    place(match, "3|5", "5|5 straight-a")
    log.show_match(match)
    assert log.entries[:3] == [
        Entry("Seat 0: lot", "1|2", name="Seat 0"),
        Entry("Seat 1: lot", "0|3", name="Seat 1"),
        Entry("Equal: another lot"),
    ]
    assert log.entries[-2:] == [
        Entry("Seat 0 led", "5|5", "+10", "Seat 0"),
        Entry("Seat 1", "3|5", name="Seat 1"),
    ]


def test_tiles_drawn_one_after_another_are_one_line_with_their_number(log: RoundLog) -> None:
    hands = ("5|5 1|2 1|1 0|0 0|1 0|2 0|3", "3|6 2|2 2|3 2|4 6|6 2|6 3|3")
    match = dealt(start("muggins"), *hands, boneyard="0|6 4|6 1|5")
    place(match, "6|6")
    match.act(0, match.legal_actions()[0])
    log.show_match(match)
    holds, led, drew = (entry.words for entry in log.entries)
    assert holds == "Seat 1: highest double"
    assert led == "Seat 1 led"
    assert drew.startswith("Seat 0 drew 1 tile")


def test_which_double_made_its_holder_lead_is_told_once_the_round_is_over(log: RoundLog) -> None:
    hands = ("5|5 1|2 1|1 0|0 0|1 0|2 0|3", "3|6 2|2 2|3 2|4 6|6 2|6 3|3")
    match = dealt(start("muggins"), *hands, boneyard="0|6 4|6 1|5")
    log.show_match(match)
    assert log.entries == [Entry("Seat 1: highest double", name="Seat 1")]
    place(match, "6|6")
    log.show_match(match)
    assert log.entries[0].tile == ""
    match.resign(0)
    log.show_match(match)
    assert log.entries[0].tile == "6|6"


def test_only_the_round_being_played_is_told() -> None:
    match = dealt(start(), *HANDS)
    place(match, "5|5")
    first = events_of_round(match.events)
    assert [type(event).__name__ for event in first] == ["LotTurned", "RoundDealt", "TilePlaced"]


def test_giving_up_is_told(log: RoundLog) -> None:
    match = dealt(start(), *HANDS)
    match.resign(0)
    log.show_match(match)
    assert log.entries[-1].words == "Seat 0 gave up the match"


def test_what_happened_can_be_read_out(log: RoundLog) -> None:
    match = dealt(start(), *HANDS)
    place(match, "5|5")
    log.show_match(match)
    assert log.accessibleDescription().endswith("Seat 0 led 5|5 +10")


def test_the_last_line_is_in_sight_and_the_first_can_be_scrolled_to(log: RoundLog) -> None:
    match = dealt(start(), *HANDS)
    while match.phase is Phase.PLAY:
        match.act(match.round.turn, match.legal_actions()[0])
    log.resize(240, 100)
    log.show_match(match)
    bar = log.verticalScrollBar()
    assert bar.value() == bar.maximum() > 0
    log.resize(240, 60)
    assert bar.value() == bar.maximum()
    assert not log.grab().isNull()
    log.resize(240, 2000)
    assert bar.maximum() == 0


def test_who_leads_after_going_out_needs_no_double(log: RoundLog) -> None:
    match = dealt(start("muggins", hand_size=1), "6|6", "4|5")
    place(match, "6|6")
    match.open_round(ShuffledDealer(1))
    log.show_match(match)
    assert not log.entries


@pytest.mark.parametrize("room", [60, 90, 150])
def test_a_long_name_is_shortened_and_the_fact_beside_it_stays(log: RoundLog, room: int) -> None:
    name = "W" * 64
    entry = Entry(f"{name}: lot", "1|2", name=name)
    words = _fitting(entry, log.fontMetrics(), room)
    assert words.endswith(": lot")
    assert log.fontMetrics().horizontalAdvance(words) <= room
    assert _fitting(Entry("Mina: lot", name="Mina"), log.fontMetrics(), 200) == "Mina: lot"


def test_a_tile_makes_way_for_words_where_no_points_stand_behind_it(log: RoundLog) -> None:
    metrics, wide = log.fontMetrics(), "W" * 40
    at = [
        _tile_at(entry, 240, 14, metrics)
        for entry in (
            Entry("Seat 0", "1|2", name="Seat 0"),
            Entry(f"{wide}: lot", "1|2", name=wide),
            Entry(f"{wide} led", "1|2", "+5", wide),
            Entry(wide, "1|2", name=wide),
            Entry(f"{wide} passed", name=wide),
        )
    ]
    assert at == [144, 240 - 3 * 14, 144, 144, 240]
