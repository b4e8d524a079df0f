"""Pictures of the window are those of the window."""

from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from itertools import islice
from pathlib import Path
from random import Random

import pytest
from msgspec.structs import replace
from PySide6.QtCore import QSize
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QApplication

from domino_gui.engine.deal import ShuffledDealer
from domino_gui.engine.events import Draw, PlayerKind, SeatInfo, encode_events
from domino_gui.engine.match import Match, Phase
from domino_gui.engine.record import read_record
from domino_gui.engine.rules import RuleSetId
from domino_gui.game.players import Human, Player
from domino_gui.table.themes import theme, theme_names
from domino_gui.windows import players
from domino_gui.windows.desk import Stage
from domino_gui.windows.main_window import MainWindow
from domino_gui.windows.portrait import Portrait, placements
from tests.strategies import play_round, start
from tests.windows.conftest import Person

OpenWindow = Callable[..., Person]
SIZES = [(800, 500), (1024, 640), (1280, 800), (2560, 1600)]


def played(rules: RuleSetId, people: Sequence[int], seats: int = 2, seed: int = 1) -> Match:
    """A round played out by chance, computers sitting where no people do."""
    started = start(rules, seats)
    infos = [
        SeatInfo(f"Seat {seat}", PlayerKind.HUMAN if seat in people else PlayerKind.COMPUTER)
        for seat in range(seats)
    ]
    match = Match(replace(started, seats=infos))
    match.open_round(ShuffledDealer(seed))
    play_round(match, Random(seed))
    return match


def after(match: Match, number: int) -> Match:
    """The match just after a placement of its round."""
    return next(islice(placements(match), number - 1, None))


def scale(window: MainWindow) -> float:
    """The side of a half, as the window shows it."""
    assert window.scene.stage is not None
    return window.scene.stage.spread.unit


@contextmanager
def portrait(size: tuple[int, int], worn: str = "light") -> Iterator[Portrait]:
    made = Portrait(QSize(*size), theme(worn))
    try:
        yield made
    finally:
        made.close()


@pytest.fixture
def window_on(
    open_window: OpenWindow, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> Callable[..., tuple[Person, QImage]]:
    """Open the game on a record, the computers never answering, and look at its window."""
    monkeypatch.setattr(
        players,
        "players_for",
        lambda match, *_: [
            Human() if seat.player is PlayerKind.HUMAN else Player() for seat in match.started.seats
        ],
    )

    def look(match: Match, size: tuple[int, int], worn: str = "light") -> tuple[Person, QImage]:
        file = tmp_path / "match.domino"
        file.write_bytes(encode_events(match.events))
        if match.phase is Phase.OVER:
            # As it is when its end has just been seen; opened as a file, it would be replayed.
            person = open_window(language="en", theme=worn)
            person.host._show(read_record(file).history, None)
        else:
            person = open_window(file=file, language="en", theme=worn)
        person.host.window.resize(*size)
        for _ in range(20):
            QApplication.processEvents()
        return person, person.host.window.grab().toImage()

    return look


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize(
    ("people", "number", "waits"),
    [((0,), 6, Stage.CHOOSING), ((0, 1), 7, Stage.CURTAIN), ((), 8, Stage.WAITING)],
)
def test_a_picture_is_what_the_window_shows_of_a_record_that_stops_there(
    window_on: Callable[..., tuple[Person, QImage]],
    size: tuple[int, int],
    people: Sequence[int],
    number: int,
    waits: Stage,
) -> None:
    match = after(played(RuleSetId.ALL_FIVES, people), number)
    person, shown = window_on(match, size)
    assert person.desk.stage is waits
    with portrait(size) as made:
        assert made.picture(match) == shown
        assert made.table(match).scale_px == scale(person.host.window)


@pytest.mark.parametrize("worn", theme_names())
def test_so_it_is_in_every_theme(
    window_on: Callable[..., tuple[Person, QImage]], worn: str
) -> None:
    match = after(played(RuleSetId.FIVE_UP, (0,), seats=4), 9)
    _, shown = window_on(match, (1280, 800), worn)
    with portrait((1280, 800), worn) as made:
        assert made.picture(match) == shown


@pytest.mark.parametrize("rules", RuleSetId)
def test_so_is_that_of_a_finished_round_and_match(
    window_on: Callable[..., tuple[Person, QImage]], rules: RuleSetId
) -> None:
    match = played(rules, (0, 1))
    person, shown = window_on(match, (1280, 800))
    over = match.phase is Phase.OVER
    assert person.desk.stage is (Stage.MATCH_OVER if over else Stage.ROUND_OVER)
    with portrait((1280, 800)) as made:
        made.picture(after(match, 3))  # whatever was shown before
        assert made.picture(match) == shown


def test_the_last_placement_is_seen_before_the_hands_open() -> None:
    match = played(RuleSetId.FIVE_UP, (0,), seats=4)
    last = after(match, len(match.round.layout))
    assert last.phase is Phase.SETTLEMENT
    with portrait((1280, 800)) as made:
        made.picture(last)
        shown = made.window.scene.stage
        assert shown is not None
        assert shown.marks
        assert not shown.sight.is_open
        assert not made.window.panel.go_on.isVisible()


@pytest.mark.parametrize("people", [(), (0,), (0, 1)])
@pytest.mark.parametrize("rules", RuleSetId)
def test_data_has_the_scale_of_the_picture_after_every_placement(
    rules: RuleSetId, people: Sequence[int]
) -> None:
    match = played(rules, people)
    with portrait((1024, 640)) as made:
        tables = [*made.tables(match)]
        assert len(tables) == len(match.round.layout)
        for now, table in zip(placements(match), tables, strict=True):
            made.picture(now)
            assert table.scale_px == scale(made.window)
            assert table == made.table(now)
            assert [tile.tile for tile in table.tiles] == [p.tile for p in now.round.layout.placed]


def test_what_would_be_drawn_for_a_person_is_not_drawn_on_a_picture() -> None:
    """A person who cannot play is not asked either: draws are done for people."""
    for seed in range(99):
        for now in placements(played(RuleSetId.MUGGINS, (0,), seed=seed)):
            if now.phase is Phase.PLAY and now.round.turn == 0:
                if not isinstance(now.legal_actions()[0], Draw):
                    continue
                held = len(now.round.hands[0])
                with portrait((1024, 640)) as made:
                    made.picture(now)
                    assert made.window.desk is not None
                    assert made.window.desk.stage is Stage.WAITING
                    assert len(made.window.scene.rack_tiles) == held
                    assert len(now.round.hands[0]) == held
                return
    pytest.fail("nobody ever had to draw")


def test_a_match_without_a_deal_shows_an_empty_table() -> None:
    match = Match(start())
    with portrait((1280, 800)) as made:
        assert [*made.tables(match)] == []
        assert made.table(match).tiles == []
        assert not made.picture(match).isNull()


def test_practice_is_told_of() -> None:
    match = after(played(RuleSetId.ALL_FIVES, (0,)), 3)
    with portrait((1280, 800)) as made:
        plain = made.picture(match)
        assert "practice" not in made.window.bar.caption
        assert made.picture(match, practice=True) != plain
        assert "practice" in made.window.bar.caption


def test_one_portrait_shows_any_number_of_matches_and_keeps_none() -> None:
    match = played(RuleSetId.ALL_FIVES, (0,))
    with portrait((1280, 800)) as made:
        before = len(made.window.scene.children())
        first = made.picture(after(match, 4))
        for number in range(1, 8):
            made.picture(after(match, number))
        assert made.picture(after(match, 4)) == first
        assert len(made.window.scene.children()) <= before + 1
