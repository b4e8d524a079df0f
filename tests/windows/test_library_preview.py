from pathlib import Path

import pytest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from domino_gui.engine.events import encode_events
from domino_gui.engine.match import Match
from domino_gui.storage.library import Entry
from domino_gui.windows.library_preview import LibraryPreview
from tests.engine.rigged import dealt, place
from tests.strategies import start
from tests.windows.fake_library import entry


@pytest.fixture
def preview(parent: QWidget) -> LibraryPreview:
    preview = LibraryPreview(14, parent)
    preview.show()
    return preview


def recorded(path: Path) -> Entry:
    match = dealt(start(hand_size=1), "1|4", "5|6")
    place(match, "1|4")
    path.write_bytes(encode_events(match.events))
    return entry(1, path=path, winners=(1,))


def choose(qtbot: QtBot, preview: LibraryPreview, one: Entry | None) -> None:
    with qtbot.waitSignal(preview.shown):
        preview.choose(one)


def test_a_match_is_shown_with_its_players_table_and_rounds(
    preview: LibraryPreview, qtbot: QtBot, tmp_path: Path
) -> None:
    choose(qtbot, preview, recorded(tmp_path / "a.domino"))
    assert "Mina 1 (expert)" in preview.about.text()
    assert "Won by Mina 1" in preview.about.text()
    assert "Round 1: Seat 0 went out" in preview.words.toPlainText()
    assert preview.table.isVisible()
    assert isinstance(preview.match, Match)
    choose(qtbot, preview, None)
    assert not preview.about.text()
    assert not preview.words.toPlainText()
    assert preview.match is None


def test_only_the_one_where_somebody_rests_is_read(
    preview: LibraryPreview, qtbot: QtBot, tmp_path: Path
) -> None:
    told: list[Match | None] = []
    preview.shown.connect(lambda: told.append(preview.match))
    with qtbot.waitSignal(preview.shown):
        for number in range(5):
            preview.choose(entry(number))
        preview.choose(recorded(tmp_path / "a.domino"))
    assert len(told) == 1
    assert told[0] is not None


def test_a_record_that_cannot_be_read_is_said_to_be_so(
    preview: LibraryPreview, qtbot: QtBot, tmp_path: Path
) -> None:
    path = tmp_path / "a.domino"
    one = recorded(path)
    path.write_text("noise\n")
    choose(qtbot, preview, one)
    assert preview.words.toPlainText().startswith("a.domino is damaged or no record: line 1")
    assert not preview.table.isVisible()


def test_names_are_never_markup(preview: LibraryPreview, qtbot: QtBot, tmp_path: Path) -> None:
    one = recorded(tmp_path / "a.domino")
    seats = tuple(type(seat)("<b>x", seat.player) for seat in one.seats)
    choose(qtbot, preview, one._replace(seats=seats))
    assert "&lt;b&gt;x" in preview.about.text()
    with qtbot.waitSignal(preview.shown):
        preview.retranslate()
