"""How long frames of the table take to paint, beside a plain scene of 28 pixmaps: `make bench`.

The table is the window's own, with a full Five Up tree: 28 tiles, the marks of its ends, the count
bar, labels and the rack. The plain scene stands in a view of the same size and has nothing but the
pixmaps of the same tiles, as items of Qt's own, at the same places on the same cloth, which is
painted from a cache in both. Moved is one of the tiles: dragged, the plain picture is just put
elsewhere; travelling, it is also turned, and the table's part has to reckon its way.

The time to paint is all that passes between a change and the picture on the (unseen) screen. What
it takes to make the change, which for the table means to reckon the tile's way in Python, is told
beside it. Times are processor times, the best of runs by turns, so that whatever else the machine
does counts for nobody.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import NamedTuple

import pytest
from msgspec.structs import replace
from PySide6.QtCore import QEvent, QObject, QPointF, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPixmap, QTransform
from PySide6.QtWidgets import QApplication, QGraphicsPixmapItem, QGraphicsScene, QGraphicsView
from pytest_benchmark.fixture import BenchmarkFixture
from pytestqt.qtbot import QtBot

from domino_gui.engine.deal import ShuffledDealer
from domino_gui.engine.layout import Spinners
from domino_gui.engine.match import Match
from domino_gui.engine.rules import RuleSetId
from domino_gui.engine.tiles import Tile
from domino_gui.table.cloth import lay_cloth
from domino_gui.table.items import Move
from domino_gui.table.motion import travel
from domino_gui.table.scene import TableScene
from domino_gui.table.tile_art import HIGHEST, Facing
from domino_gui.windows.application import application
from domino_gui.windows.main_window import MainWindow
from tests.table.layouts import at_random
from tests.table.tables import started

SIZES = [(1280, 800), (2560, 1600)]
FRAMES = 24
"""In each of the runs."""
ROUNDS = 30
AT_MOST = 1.5
"""Times the plain scene."""
MOVED = Tile(1, 5)


def full_table() -> Match:
    """A match with every tile on the table."""
    match = started(RuleSetId.FIVE_UP, 4)
    match.open_round(ShuffledDealer(1))
    match.round.layout = at_random(Spinners.EVERY, 10)
    match.round.hands = [[] for _ in match.round.hands]
    match.round.boneyard.clear()
    return match


Step = Callable[[int], None]
"""Changes the picture for a frame of that number, 0 to `FRAMES`."""


class Film(NamedTuple):
    """Frames of one view."""

    view: QGraphicsView
    steps: dict[str, Step]
    """By the kind of frame."""


def of_the_table(window: MainWindow) -> Film:
    item = window.scene.board.tiles[MOVED]
    pose = item.pose
    held = replace(pose, look=replace(pose.look, lift=HIGHEST))
    facing = Facing.UP if pose.look.facing is not Facing.UP else Facing.LEFT
    turned = replace(pose, look=replace(pose.look, unit=0.8 * pose.look.unit, facing=facing))
    way = travel([Move(item, turned, replace(pose, centre=pose.centre + AWAY))], 1000)
    item.take(pose)
    return Film(
        window.view,
        {
            "all of it": lambda _: window.view.viewport().update(),
            "one tile dragged": lambda frame: item.take(
                replace(held, centre=pose.centre + AWAY * (frame / FRAMES))
            ),
            "one tile travelling": lambda frame: way.setCurrentTime(1 + 900 * frame // FRAMES),
        },
    )


AWAY = QPointF(120, 90)


def plain(table: TableScene) -> Film:
    scene = QGraphicsScene()
    scene.setItemIndexMethod(table.itemIndexMethod())
    scene.setSceneRect(table.sceneRect())
    # All of it is kept by the view.
    ground = QPixmap(table.sceneRect().size().toSize())
    painter = QPainter(ground)
    lay_cloth(painter, ground.rect(), table.sceneRect().size(), 1.0, table.colours)
    painter.end()
    scene.setBackgroundBrush(ground)
    moved = QGraphicsPixmapItem()
    for tile, item in table.board.tiles.items():
        picture = scene.addPixmap(item.pixmap())
        picture.setOffset(item.offset())
        picture.setPos(item.pos())
        picture.setZValue(item.zValue())
        if tile is MOVED:
            moved = picture
    view = QGraphicsView(scene)
    scene.setParent(view)
    view.setFrameShape(view.Shape.NoFrame)
    view.setCacheMode(view.CacheModeFlag.CacheBackground)
    for scroll in (view.setHorizontalScrollBarPolicy, view.setVerticalScrollBarPolicy):
        scroll(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
    place = moved.pos()

    def drag(frame: int) -> None:
        moved.setTransformationMode(Qt.TransformationMode.FastTransformation)
        moved.setTransform(QTransform())
        moved.setPos(place + AWAY * (frame / FRAMES))

    def turn(frame: int) -> None:
        at = frame / FRAMES
        moved.setTransformationMode(Qt.TransformationMode.SmoothTransformation)
        moved.setTransform(
            QTransform().rotate(-90 * (1 - at)).scale(0.8 + 0.2 * at, 0.8 + 0.2 * at)
        )
        moved.setPos(place + AWAY * at)

    return Film(
        view,
        {
            "all of it": lambda _: view.viewport().update(),
            "one tile dragged": drag,
            "one tile travelling": turn,
        },
    )


class Paints(QObject):
    """Counts how often a view is painted."""

    def __init__(self, view: QGraphicsView) -> None:
        super().__init__(view)
        self.count = 0
        view.viewport().installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        self.count += isinstance(event, QPaintEvent)
        return super().eventFilter(watched, event)


class Took(NamedTuple):
    """Seconds for a frame."""

    change: float
    paint: float


def play(step: Step) -> Took:
    """Show all frames of a kind."""
    change = paint = 0.0
    for frame in range(FRAMES):
        begun = time.process_time()
        step(frame)
        changed = time.process_time()
        QApplication.processEvents()
        change += changed - begun
        paint += time.process_time() - changed
    return Took(change / FRAMES, paint / FRAMES)


@pytest.fixture(scope="session")
def qapp() -> QApplication:
    """The application as the game makes it: how Qt paints depends on it."""
    return application()


@pytest.fixture
def films(qtbot: QtBot, request: pytest.FixtureRequest) -> dict[str, Film]:
    """The table in its window and the plain scene, both of them seen."""
    window = MainWindow()
    qtbot.addWidget(window)
    window.resize(*request.param)
    window.show()
    window.scene.show_match(full_table(), 0)
    films = {"the table": of_the_table(window), "plain": plain(window.scene)}
    view = films["plain"].view
    qtbot.addWidget(view)
    view.resize(window.view.size())
    view.show()
    while window.view.targets is None:
        QApplication.processEvents()
    return films


@pytest.mark.parametrize("films", SIZES, ids=lambda size: f"{size[0]}x{size[1]}", indirect=True)
def test_frames_take_little_more_than_those_of_a_plain_scene(
    benchmark: BenchmarkFixture, films: dict[str, Film], capsys: pytest.CaptureFixture[str]
) -> None:
    kinds = list(films["plain"].steps)
    for film in films.values():
        for step in film.steps.values():
            play(step)
            painted = Paints(film.view)
            play(step)
            assert painted.count >= FRAMES - 1
            film.view.viewport().removeEventFilter(painted)
    runs: dict[str, dict[str, list[Took]]] = {kind: {name: [] for name in films} for kind in kinds}

    def by_turns() -> None:
        for kind in kinds:
            for name, film in films.items():
                runs[kind][name].append(play(film.steps[kind]))

    benchmark.pedantic(by_turns, rounds=ROUNDS, iterations=1)  # type: ignore[no-untyped-call]
    best = {
        kind: {name: Took(*map(min, zip(*took, strict=True))) for name, took in row.items()}
        for kind, row in runs.items()
    }
    times = {kind: row["the table"].paint / row["plain"].paint for kind, row in best.items()}
    benchmark.extra_info.update(seconds=best, times=times)
    size = films["the table"].view.window().size()
    with capsys.disabled():
        print(f"\n\nA frame at {size.width()}x{size.height()}, the best of {ROUNDS} runs, in µs\n")
        print(f"  {'painted':22}{'the table':>12}{'plain':>12}{'times':>8}{'besides':>12}")
        for kind, row in best.items():
            ours, theirs = row["the table"], row["plain"]
            told = "".join(f"{1e6 * seconds:12,.0f}" for seconds in (ours.paint, theirs.paint))
            print(f"  {kind:22}{told}{times[kind]:8.2f}{1e6 * ours.change:12,.0f}")
        print(f"  at most {AT_MOST} times\n")
    assert max(times.values()) <= AT_MOST
