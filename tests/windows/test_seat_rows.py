import pytest
from msgspec.structs import replace
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget

from domino_gui.engine.events import PlayerKind
from domino_gui.storage.match_setup import SeatSetup
from domino_gui.storage.programs import AddedProgram
from domino_gui.windows.seat_rows import SeatRows

PLAYERS = (
    SeatSetup(PlayerKind.HUMAN, "expert"),
    SeatSetup(level="master", name="Zoe"),
    SeatSetup(),
    SeatSetup(level="beginner"),
)


@pytest.fixture
def rows(parent: QWidget) -> SeatRows:
    made = SeatRows(PLAYERS, parent)
    made.show_seats(2, partners=False)
    made.show()
    return made


def test_what_was_chosen_is_returned_for_every_seat(rows: SeatRows) -> None:
    assert rows.players() == PLAYERS


def test_only_the_seats_of_the_match_are_shown(rows: SeatRows) -> None:
    assert [who.isVisible() for who in rows.who] == [True, True, False, False]


def test_usual_names_follow_who_plays(rows: SeatRows) -> None:
    assert rows.names[0].placeholderText() == "You"
    rows.who[1].setCurrentIndex(0)
    assert [name.placeholderText() for name in rows.names[:2]] == ["Player 1", "Player 2"]


def test_names_are_no_longer_than_a_record_holds(rows: SeatRows) -> None:
    rows.names[0].setText("x" * 200)
    assert len(rows.players()[0].name) == 64


def test_partners_are_named_by_their_seats(rows: SeatRows) -> None:
    rows.show_seats(4, partners=True)
    assert rows.who[3].accessibleName() == "Who plays on seat 4"


BOT = AddedProgram("Bot", ("bot",), levels=("weak", "strong"))
SILENT = AddedProgram("Silent <b>", ("silent",))


def test_every_level_of_every_program_that_was_added_can_be_chosen(parent: QWidget) -> None:
    rows = SeatRows(PLAYERS, parent, [BOT, SILENT])
    rows.show_seats(4, partners=False)
    who = rows.who[1]
    assert [who.itemText(index) for index in range(6, who.count())] == [
        *("Bot, weak", "Bot, strong", "Silent <b>, at its strongest"),
    ]
    for index in (7, 8):
        rows.who[index - 6].setCurrentIndex(index)
    assert rows.players()[1] == SeatSetup(level="strong", name="Zoe", program="Bot")
    assert rows.players()[2] == SeatSetup(level="", program="Silent <b>")
    assert rows.names[2].placeholderText() == "Silent <b>"
    again = SeatRows(rows.players(), parent, [BOT, SILENT])
    assert again.players() == rows.players()


@pytest.mark.parametrize(
    ("levels", "level"), [(("weak",), "weak"), (("other", "strong"), "strong"), ((), "")]
)
def test_a_program_whose_levels_have_changed_keeps_its_seat(
    parent: QWidget, levels: tuple[str, ...], level: str
) -> None:
    players = (*PLAYERS[:3], SeatSetup(level="strong", program="Bot"))
    rows = SeatRows(players, parent, [replace(BOT, levels=levels)])
    assert rows.players()[3] == SeatSetup(level=level, program="Bot")


def test_a_program_that_is_gone_gives_its_seat_to_ours(parent: QWidget) -> None:
    players = (*PLAYERS[:3], SeatSetup(level="strong", program="Bot"))
    assert SeatRows(players, parent, [SILENT]).players()[3] == SeatSetup()


def test_a_level_that_is_not_known_becomes_the_usual_one(parent: QWidget) -> None:
    rows = SeatRows((SeatSetup(level="flat200"), *PLAYERS[1:]), parent)
    assert rows.players()[0].level == SeatSetup().level


def test_a_player_moves_with_level_and_name(rows: SeatRows) -> None:
    rows.show_seats(3, partners=False)
    rows.downs[0].click()
    assert rows.players()[:2] == (PLAYERS[1], PLAYERS[0])
    rows.ups[1].click()
    assert rows.players() == PLAYERS


def test_nobody_moves_off_the_table(rows: SeatRows) -> None:
    assert not rows.ups[0].isEnabled()
    assert not rows.downs[1].isEnabled()
    rows.move_player(0, -1)
    rows.move_player(1, 1)
    assert rows.players() == PLAYERS


def test_alt_and_an_arrow_move_whoever_has_the_focus(rows: SeatRows) -> None:
    alt = Qt.KeyboardModifier.AltModifier
    rows.names[0].setFocus()
    QTest.keyClick(rows.names[0], Qt.Key.Key_Down, alt)
    assert rows.players()[:2] == (PLAYERS[1], PLAYERS[0])
    assert rows.window().focusWidget() is rows.names[1]
    QTest.keyClick(rows.names[1], Qt.Key.Key_Down, alt)
    QTest.keyClick(rows.names[1], Qt.Key.Key_Up, alt)
    assert rows.players() == PLAYERS
    rows.who[1].setFocus()
    QTest.keyClick(rows.who[1], Qt.Key.Key_Up, alt)
    assert rows.players()[0] == PLAYERS[1]
    assert rows.window().focusWidget() is rows.who[0]


def test_those_who_are_to_play_are_told_by_their_names(rows: SeatRows) -> None:
    assert rows.seated() == ["You", "Zoe"]
    rows.names[0].setText(" Ada  Lovelace ")
    assert rows.seated() == ["Ada Lovelace", "Zoe"]


def test_names_known_from_before_are_offered(parent: QWidget) -> None:
    made = SeatRows(PLAYERS, parent, known=["Ada", "Bo"])
    completer = made.names[0].completer()
    completer.setCompletionPrefix("a")
    assert completer.currentCompletion() == "Ada"


def test_every_part_of_a_row_has_a_name(rows: SeatRows) -> None:
    rows.show_seats(4, partners=True)
    for seat in range(4):
        for widget in (rows.who[seat], rows.names[seat], rows.ups[seat], rows.downs[seat]):
            assert str(seat + 1) in widget.accessibleName()
