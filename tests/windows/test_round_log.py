from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from domino_gui.windows.round_log import Entry, RoundLog, RoundLogModel, events_of_round
from tests.engine.rigged import dealt, place
from tests.strategies import start

HANDS = ("5|5 1|2 1|1 0|0 0|1 0|2 0|3 0|4 1|6", "3|5 2|2 2|3 2|4 6|6 2|6 3|3 3|4 4|4")


def test_the_log_tells_lot_lead_points_and_draws() -> None:
    match = dealt(start(), *HANDS, boneyard="0|6 4|6 1|5", lots=("1|2 0|3", "6|6 0|1"))
    place(match, "5|5")
    place(match, "3|5", "5|5 straight-a")
    model = RoundLogModel()
    model.show_match(match)
    assert model.entries[:3] == [
        Entry("Seat 0: lot", "1|2"),
        Entry("Seat 1: lot", "0|3"),
        Entry("Equal: another lot"),
    ]
    assert model.entries[-2:] == [Entry("Seat 0 led", "5|5", "+10"), Entry("Seat 1", "3|5")]


def test_tiles_drawn_one_after_another_are_one_line_with_their_number() -> None:
    hands = ("5|5 1|2 1|1 0|0 0|1 0|2 0|3", "3|6 2|2 2|3 2|4 6|6 2|6 3|3")
    match = dealt(start("muggins"), *hands, boneyard="0|6 4|6 1|5")
    place(match, "6|6")
    match.act(0, match.legal_actions()[0])
    model = RoundLogModel()
    model.show_match(match)
    led, drew = (entry.words for entry in model.entries)
    assert led == "Seat 1 led"
    assert drew.startswith("Seat 0 drew 1 tile")


def test_only_the_round_being_played_is_told() -> None:
    match = dealt(start(), *HANDS)
    place(match, "5|5")
    first = events_of_round(match.events)
    assert [type(event).__name__ for event in first] == ["LotTurned", "RoundDealt", "TilePlaced"]


def test_giving_up_is_told() -> None:
    match = dealt(start(), *HANDS)
    match.resign(0)
    model = RoundLogModel()
    model.show_match(match)
    assert model.entries[-1].words == "Seat 0 gave up the match"


def test_a_line_reads_as_a_sentence_and_names_are_plain_text(qtbot: QtBot) -> None:
    match = dealt(start(), *HANDS)
    place(match, "5|5")
    log = RoundLog()
    qtbot.addWidget(log)
    log.resize(240, 200)
    log.show_match(match)
    log.show()
    last = log.lines.index(log.lines.rowCount() - 1, 0)
    assert last.data(Qt.ItemDataRole.DisplayRole) == "Seat 0 led 5|5 +10"
    assert not log.grab().isNull()
