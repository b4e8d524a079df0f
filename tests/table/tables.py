"""Matches, tables and mice for the tests of this room."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterable
from functools import cache

from PySide6.QtCore import QEvent, QEventLoop, QPoint, QPointF, Qt
from PySide6.QtGui import QImage, QMouseEvent
from PySide6.QtWidgets import QApplication

from domino_gui.engine.deal import Deal, ShuffledDealer
from domino_gui.engine.events import (
    FORMAT,
    Action,
    Draw,
    Event,
    MatchStarted,
    Place,
    PlayerKind,
    SeatInfo,
)
from domino_gui.engine.layout import End, Port
from domino_gui.engine.match import Match, Phase
from domino_gui.engine.rules import PARTNER_SIDES, HouseRules, RuleSetId
from domino_gui.engine.tiles import TILES, Tile
from domino_gui.table.choreography import Pace
from domino_gui.table.geometry import TableGeometry
from domino_gui.table.scene import TableScene
from domino_gui.table.staging import Stage
from domino_gui.table.view import TableView

# Every rule set with every number of seats it knows; four of them as partners.
TABLES = [(rules, seats) for rules in RuleSetId for seats in (2, 3, 4)]


def tiles(names: str) -> list[Tile]:
    return [Tile.parse(name) for name in names.split()]


def started(
    rules: RuleSetId = RuleSetId.MUGGINS,
    seats: int = 2,
    *,
    house: HouseRules | None = None,
    names: Iterable[str] = ("You", "Mina", "Joon", "Theo"),
) -> Match:
    sides = [[*side] for side in PARTNER_SIDES] if seats == 4 else [[seat] for seat in range(seats)]
    infos = [SeatInfo(name, PlayerKind.HUMAN) for name, _ in zip(names, range(seats), strict=False)]
    return Match(MatchStarted(FORMAT, rules, house or HouseRules(), infos, sides))


class GivenDealer:
    """Deals these hands, and then the boneyard in this order, the rest of the set after it."""

    def __init__(self, hands: list[str], boneyard: str = "") -> None:
        dealt = [tiles(hand) for hand in hands]
        given = tiles(boneyard)
        taken = {tile for hand in dealt for tile in hand} | set(given)
        rest = [tile for tile in TILES if tile not in taken]
        self._deal = Deal(dealt, given + rest, "00" * 32, 0)

    def lot(self, candidates: list[int]) -> dict[int, Tile]:
        return {seat: TILES[27 - number] for number, seat in enumerate(candidates)}

    def deal(self, seats: int, hand_size: int) -> Deal:
        assert [len(hand) for hand in self._deal.hands] == [hand_size] * seats
        return self._deal


def given(hands: list[str], boneyard: str = "", rules: RuleSetId = RuleSetId.MUGGINS) -> Match:
    house = HouseRules(hand_size=len(hands[0].split()))
    match = started(rules, len(hands), house=house)
    match.open_round(GivenDealer(hands, boneyard))
    return match


def put(match: Match, tile: str, at: str | None = None, port: Port | None = None) -> list[Event]:
    end = End(Tile.parse(at), port) if at is not None and port is not None else None
    return match.act(match.round.turn, Place(Tile.parse(tile), end))


def two_fives() -> Match:
    """Both open ends show 5, and the viewer, in turn, holds 0|5: it makes 5 or 10.

    One is the free straight of 5|5, the other the plain half of 4|5.
    """
    match = given(["5|5 2|4 0|5 6|6 0|0", "2|5 4|5 1|1 3|3 0|1"], "1|2")
    put(match, "5|5")
    put(match, "2|5", "5|5", Port.STRAIGHT_A)
    put(match, "2|4", "2|5", Port.LOW)
    put(match, "4|5", "2|4", Port.HIGH)
    return match


FIVE_ON_PLAIN = Place(Tile(0, 5), End(Tile(4, 5), Port.HIGH))
"""What the viewer of `two_fives` may place at the plain half."""


def must_draw() -> Match:
    """The viewer holds 3|3 and has to draw; the next tile, 2|5, then fits both ends."""
    match = given(["3|3 2|4", "4|5 1|1"], "2|5 0|0")
    put(match, "2|4")
    put(match, "4|5", "2|4", Port.HIGH)
    return match


def played(
    rules: RuleSetId, seats: int, placements: int, seed: int = 1, *, in_turn: int | None = None
) -> Match:
    """A random round after so many placements, the seat ``in_turn`` having to place; or over."""
    match, rng, placed = started(rules, seats), random.Random(seed), 0
    match.open_round(ShuffledDealer(seed))
    while match.phase is Phase.PLAY:
        actions = match.legal_actions()
        places = isinstance(actions[0], Place)
        if placed >= placements and places and in_turn in (None, match.round.turn):
            break
        placed += places
        match.act(match.round.turn, rng.choice(actions))
    return match


@cache
def _that_makes_way() -> tuple[Match, Place]:
    for seed in range(1000):
        match = started(RuleSetId.FIVE_UP, 4, house=HouseRules(hand_size=7))
        match.open_round(ShuffledDealer(seed))
        rng = random.Random(seed)
        lying = TableGeometry(match.rules.rule_set.spinners)
        while match.phase is Phase.PLAY:
            actions = match.legal_actions()
            for action in actions:
                if isinstance(action, Place) and not lying.lies_still(action.tile, action.at):
                    return match, action
            match.act(match.round.turn, rng.choice(actions))
            for placed in match.round.layout.placed[len(lying.laid) :]:
                lying.place(placed)
    raise AssertionError("every table can be laid without moving a tile")


def making_way() -> tuple[Match, Place]:
    """A match, and a legal placement for which tiles that lie have to make way."""
    match, place = _that_makes_way()
    return match.copy(), place


class Table:
    """A scene in a view, and a person with a mouse in front of it."""

    def __init__(self, match: Match, viewer: int | None = 0, pace: Pace = Pace.OFF) -> None:
        self.match, self.viewer = match, viewer
        self.scene = TableScene()
        self.scene.set_pace(pace)
        self.view = TableView(self.scene)
        self.view.resize(980, 740)
        self.scene.show_match(match, viewer)
        self.placed: list[Place] = []
        self.refused: list[Tile] = []
        self.drawn: list[None] = []
        self.scene.place_chosen.connect(self.placed.append)
        self.scene.tile_refused.connect(self.refused.append)
        self.scene.draw_chosen.connect(lambda: self.drawn.append(None))

    @property
    def stage(self) -> Stage:
        assert self.scene.stage is not None
        return self.scene.stage

    def busy(self) -> bool:
        return self.scene.busy

    def picked(self) -> Tile | None:
        return self.scene.picked

    def offer(self) -> None:
        self.scene.offer(self.match.legal_actions())

    def act(self, action: Action) -> None:
        for event in self.match.act(self.match.round.turn, action):
            self.scene.play(event, self.match)

    def draw(self) -> None:
        self.act(Draw())

    def picture(self) -> QImage:
        return self.view.grab().toImage()

    def fresh_picture(self, *, offered: bool = False) -> QImage:
        """Return the picture of a table that has never shown anything else."""
        fresh = Table(self.match, self.viewer)
        fresh.view.resize(self.view.size())
        if offered:
            fresh.offer()
        return fresh.picture()

    def follow(self) -> None:
        """Let the event loop have its turn, and wait where there are no targets yet."""
        while self.view.targets is None:
            QApplication.processEvents(QEventLoop.ProcessEventsFlag.WaitForMoreEvents)
        QApplication.processEvents()

    def rack_point(self, tile: str) -> QPoint:
        return self.stage.poses[Tile.parse(tile)].centre.toPoint()

    def place_point(self, tile: str, at: str, port: Port) -> QPoint:
        place = Place(Tile.parse(tile), End(Tile.parse(at), port))
        (laid,) = [offered.laid for offered in self.scene.offers.places if offered.place == place]
        return self.stage.spread.rect(laid).center().toPoint()

    def boneyard_point(self) -> QPoint:
        return self.stage.arrangement.boneyard.center().toPoint()

    def press(self, point: QPoint) -> None:
        self._mouse(QEvent.Type.MouseButtonPress, point, Qt.MouseButton.LeftButton)

    def move(self, point: QPoint, *, held: bool = True) -> None:
        self._mouse(QEvent.Type.MouseMove, point, Qt.MouseButton.NoButton, held=held)

    def release(self, point: QPoint) -> None:
        self._mouse(QEvent.Type.MouseButtonRelease, point, Qt.MouseButton.LeftButton, held=False)

    def click(self, point: QPoint) -> None:
        self.press(point)
        self.release(point)

    def double_click(self, point: QPoint) -> None:
        self._mouse(QEvent.Type.MouseButtonDblClick, point, Qt.MouseButton.LeftButton)
        self.release(point)

    def _mouse(
        self, kind: QEvent.Type, point: QPoint, button: Qt.MouseButton, *, held: bool = True
    ) -> None:
        buttons = Qt.MouseButton.LeftButton if held else Qt.MouseButton.NoButton
        viewport = self.view.viewport()
        place, globally = QPointF(point), QPointF(viewport.mapToGlobal(point))
        event = QMouseEvent(kind, place, globally, button, buttons, Qt.KeyboardModifier.NoModifier)
        QApplication.sendEvent(viewport, event)


TableOf = Callable[..., Table]
"""Makes a table that is shown and cleared away: match, viewer, pace."""
