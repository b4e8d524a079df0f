"""Several people before one screen: nothing of a rack is readable but before its owner.

Whatever happens, at every signal that anything tells, no item of the scene, nothing that a screen
reader finds and no word in the window names a tile that nobody at the screen may see; and behind
the curtain the window looks and reads the same whatever tiles the hidden racks hold.
"""

from __future__ import annotations

import random
from collections.abc import Callable

import pytest
from msgspec.structs import replace
from PySide6.QtCore import QEvent, QPointF, Qt
from PySide6.QtGui import QGuiApplication, QMouseEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from domino_gui.engine.events import Event, RoundDealt, TileDrawn
from domino_gui.engine.match import Match, Phase
from domino_gui.engine.rules import HouseRules, RuleSetId
from domino_gui.engine.tiles import TILES, Tile
from domino_gui.storage.match_setup import MatchSetup, SeatSetup
from domino_gui.windows.desk import Stage
from tests.table.hidden import Twins, bytes_of, faces_drawn, seen_by_all, tiles_named
from tests.windows.conftest import Person, people
from tests.windows.readable import words_of

OpenWindow = Callable[..., Person]


class Onlooker:
    """Looks over the shoulders of those who play, at everything and all the time."""

    def __init__(self, person: Person) -> None:
        self.person = person
        self.holder: int | None = None
        """Who has taken the screen over, until another's turn comes or a round is dealt."""
        self.looks = 0
        self.hand_overs = 0
        self.others_held = 0
        """At how many of them the twin's hidden racks were others."""
        desk, scene = person.desk, person.host.window.scene
        desk._controller.happened.connect(self._happened)
        desk.changed.connect(self.look)
        for signal in (scene.restaged, scene.moving, scene.settled):
            signal.connect(self.look_at_scene)

    def _happened(self, event: Event, _: Match) -> None:
        if isinstance(event, RoundDealt):
            self.holder = None
        self.look()

    def may_be_seen(self) -> set[Tile]:
        """The tiles that whoever looks at the screen now may know of."""
        match = self.person.desk.match
        if match.phase is not Phase.PLAY:
            return {*TILES}
        if self._is_anothers_turn(match):
            self.holder = None
        own = set() if self.holder is None else {*match.round.hands[self.holder]}
        lots = {*TILES} if not match.round.layout.placed and self._shows_lots() else set()
        return seen_by_all(match) | {tile for tile in own if tile is not None} | lots

    def _is_anothers_turn(self, match: Match) -> bool:
        turn = match.round.turn
        return turn != self.holder and turn in self.person.desk.people

    def _shows_lots(self) -> bool:
        """Whether the end of the last round, or the lots of this one, may still be seen."""
        return self.person.desk.is_behind

    def look_at_scene(self) -> None:
        self.looks += 1
        assert faces_drawn(self.person.host.window.scene) <= self.may_be_seen()

    def look(self) -> None:
        self.look_at_scene()
        match, said = self.person.desk.match, " \n".join(words_of(self.person.host.window))
        lots = {tile for event in match.events for tile in getattr(event, "tiles", {}).values()}
        assert tiles_named(said) <= self.may_be_seen() | lots

    # -- at a hand-over ------------------------------------------------------------------------

    def look_behind_the_curtain(self) -> None:
        """Let everything show other tiles in the hidden places: nothing changes."""
        desk, window = self.person.desk, self.person.host.window
        self.look()
        assert self.holder is None
        twins = Twins(desk.match, None, self.hand_overs)
        shown = []
        for match in (twins.match, twins.twin):
            desk._shown = desk.seen = match
            desk.show_again()
            assert desk.stage is Stage.CURTAIN
            shown.append((window.grab().toImage(), words_of(window)))
        desk._shown = desk.seen = desk.match.copy()
        desk.show_again()
        (picture, words), (twins_picture, twins_words) = shown
        assert words == twins_words
        assert bytes_of(picture) == bytes_of(twins_picture)
        self.hand_overs += 1
        self.others_held += twins.differ


def with_target(setup: MatchSetup, target: int) -> MatchSetup:
    return replace(setup, house=HouseRules(target=target))


def play(person: Person, meanwhile: Callable[[Person], None] = lambda _: None) -> Onlooker:
    """Play a match to its end by mouse and keys, somebody looking at everything."""
    onlooker = Onlooker(person)
    while (stage := person.wait()) is not Stage.MATCH_OVER:
        if stage is Stage.CURTAIN:
            onlooker.look_behind_the_curtain()
            chooser = person.desk.chooser
            onlooker.holder = chooser
            person.click(person.host.window.panel.go_on)
            assert person.desk.viewer == chooser
            onlooker.look()
            hand = {*person.desk.match.round.hands[chooser or 0]}
            assert hand <= faces_drawn(person.host.window.scene)
            meanwhile(person)
        else:
            person.play_by_clicks()
    assert onlooker.hand_overs
    # Now and then nobody else could hold anything else: all that is left has been told.
    assert onlooker.others_held >= 0.8 * onlooker.hand_overs
    return onlooker


# -- whole matches ---------------------------------------------------------------------------------


def test_two_people_finish_a_match(open_window: OpenWindow) -> None:
    person = open_window(with_target(people("Ada", "Ben"), 60))
    onlooker = play(person)
    assert person.desk.match.round_number > 1
    assert onlooker.hand_overs > 20
    assert any(isinstance(event, TileDrawn) for event in person.desk.match.events)


@pytest.mark.parametrize(
    ("names", "partners", "draws"),
    [
        (("Ada", "Ben"), False, False),
        (("Ada", "Ben", "Cho"), False, True),
        (("Ada", "Ben", "Cho", "Dee"), True, True),
    ],
)
def test_two_three_and_four_and_partners_finish_a_round(
    open_window: OpenWindow, names: tuple[str, ...], partners: bool, draws: bool
) -> None:
    setup = people(*names, rules=RuleSetId.DRAW, partners=partners)
    play(open_window(setup, automatic_draws=draws, automatic_passes=draws))


def test_people_and_a_computer_finish_a_match(open_window: OpenWindow) -> None:
    setup = people("Ada", "Ben", "Cho", rules=RuleSetId.DRAW)
    computer = SeatSetup(level="beginner")
    play(open_window(replace(setup, players=(setup.players[0], computer, *setup.players[2:]))))


def test_the_double_that_makes_its_holder_lead_is_told_by_nothing(open_window: OpenWindow) -> None:
    person = open_window(with_target(people("Ada", "Ben", rules=RuleSetId.MUGGINS), 15))
    play(person)


# -- whatever else is done -------------------------------------------------------------------------


def resize(person: Person, rng: random.Random) -> None:
    person.host.window.resize(rng.randrange(800, 1400), rng.randrange(500, 900))


def change_theme(person: Person, rng: random.Random) -> None:
    themes = person.host.window.menus.themes
    themes[rng.choice(sorted(themes))].trigger()


def change_language(person: Person, rng: random.Random) -> None:
    person.host.window.menus.languages[rng.choice(("ko", "en"))].trigger()


def zoom(person: Person, rng: random.Random) -> None:
    person.host.window.scene.zoom(rng.choice((1.25, 2.0, 0.8)))


def arrange(person: Person, rng: random.Random) -> None:
    scene = person.host.window.scene
    assert scene.stage is not None
    person.drag_tile(rng.choice(scene.rack_tiles), scene.stage.own.centres[-1])


def sort(person: Person, _: random.Random) -> None:
    person.press(Qt.Key.Key_S)


def pick(person: Person, rng: random.Random) -> None:
    person.press(rng.choice((Qt.Key.Key_1, Qt.Key.Key_2, Qt.Key.Key_3)))


def refuse(person: Person, rng: random.Random) -> None:
    scene = person.host.window.scene
    scene.refuse(rng.choice(scene.rack_tiles))


def copy(person: Person, _: random.Random) -> None:
    for key in (Qt.Key.Key_A, Qt.Key.Key_C):
        person.press(key, Qt.KeyboardModifier.ControlModifier)


def undo(person: Person, _: random.Random) -> None:
    if person.desk.can_undo:
        person.undo()


WAYS = (resize, change_theme, change_language, zoom, arrange, sort, pick, refuse, copy, undo)


def disturb(seed: int) -> Callable[[Person], None]:
    """Somebody who does anything but play, each time that they have taken over."""
    rng = random.Random(seed)

    def act(person: Person) -> None:
        for way in rng.sample(WAYS, 2):
            if person.desk.stage is Stage.CHOOSING:
                way(person, rng)
        if person.desk.stage is Stage.CHOOSING:
            person.host.window.scene.cancel_pick()

    return act


@pytest.mark.parametrize(("seed", "pace"), [(1, None), (2, "fast")])
def test_nothing_that_is_done_meanwhile_lets_a_rack_be_seen(
    open_window: OpenWindow, seed: int, pace: str | None
) -> None:
    QGuiApplication.clipboard().clear()
    setup = people("Ada", "Ben", "Cho", rules=RuleSetId.DRAW)
    person = open_window(setup, pace=pace, seed=seed, confirm_placements=False)
    person.qtbot.waitUntil(lambda: "dark" in person.host.window.menus.themes, timeout=5_000)
    play(person, disturb(seed))


@pytest.mark.parametrize("command", ["score_sheet", "deal", "rules", "report_fault"])
def test_nothing_that_can_be_opened_beside_the_table_tells_of_a_rack(
    open_window: OpenWindow, command: str
) -> None:
    QGuiApplication.clipboard().clear()
    person = open_window(people("Ada", "Ben", rules=RuleSetId.ALL_FIVES))
    onlooker = Onlooker(person)
    for _ in range(4):
        person.wait(Stage.CURTAIN)
        onlooker.holder = person.desk.chooser
        person.play_by_clicks()
        while person.desk.stage is Stage.CHOOSING:
            person.play_by_clicks()
    person.wait(Stage.CURTAIN)
    action = getattr(person.host.window.menus, command)
    assert action.isEnabled()
    before = len(words_of(person.host.window))
    action.trigger()
    assert len(words_of(person.host.window)) > before
    deal = person.desk.match.deal
    assert deal is not None
    said = " ".join(words_of(person.host.window))
    assert str(deal.key) not in said
    assert str(deal.number) not in said
    if command != "rules":  # whose examples are tiles of nobody's
        onlooker.look()


def test_a_record_is_copied_only_while_no_rack_is_hidden(open_window: OpenWindow) -> None:
    person = open_window(people("Ada", "Ben", rules=RuleSetId.MUGGINS))
    copies = person.host.window.menus.copy_record
    while (stage := person.wait()) is not Stage.ROUND_OVER:
        assert stage in (Stage.CURTAIN, Stage.CHOOSING)
        assert not copies.isEnabled()
        person.play_by_clicks()
    assert copies.isEnabled()
    person.play_by_clicks()
    person.wait(Stage.CURTAIN)
    assert not copies.isEnabled()


def test_who_mends_a_slip_behind_the_curtain_sees_nothing_either(open_window: OpenWindow) -> None:
    person = open_window(people("Ada", "Ben", rules=RuleSetId.DRAW))
    onlooker = Onlooker(person)
    for _ in range(4):
        person.wait(Stage.CURTAIN)
        onlooker.holder = person.desk.chooser
        person.play_by_clicks()
        while person.desk.stage is Stage.CHOOSING:
            person.play_by_clicks()
        person.wait(Stage.CURTAIN)
        if person.desk.can_undo:
            person.undo()
            onlooker.look_behind_the_curtain()
            person.press(Qt.Key.Key_Y, Qt.KeyboardModifier.ControlModifier)
            onlooker.look_behind_the_curtain()
    assert onlooker.hand_overs


def test_a_tile_in_hand_is_let_go_when_anothers_turn_comes(open_window: OpenWindow) -> None:
    setup = people("Ada", "Ben", "Cho", rules=RuleSetId.DRAW)
    computers = SeatSetup(level="beginner")
    players = (setup.players[0], computers, setup.players[2], SeatSetup())
    person = open_window(replace(setup, players=players), pace="slow")
    scene, view = person.host.window.scene, person.host.window.view
    onlooker = Onlooker(person)
    held = 0
    while not held:
        stage = person.wait()
        if stage is Stage.CURTAIN:
            onlooker.holder = person.desk.chooser
        person.play_by_clicks()
        scene.finish()
        if person.desk.viewer == 0 and person.desk.stage is Stage.WAITING and scene.rack_tiles:
            assert scene.stage is not None
            start = view.mapFromScene(scene.stage.poses[scene.rack_tiles[0]].centre)
            QTest.mousePress(view.viewport(), Qt.MouseButton.LeftButton, pos=start)
            drag(person, QPointF(start) + QPointF(60, -90))
            held += scene._is_dragging
            person.wait(Stage.CURTAIN, Stage.CHOOSING)
            drag(person, QPointF(start) + QPointF(90, -90))
            onlooker.look()
            QTest.mouseRelease(view.viewport(), Qt.MouseButton.LeftButton, pos=start)
            onlooker.look()
    if person.desk.stage is Stage.CURTAIN:
        onlooker.look_behind_the_curtain()


def drag(person: Person, to: QPointF) -> None:
    viewport = person.host.window.view.viewport()
    move = QMouseEvent(
        QEvent.Type.MouseMove,
        to,
        QPointF(viewport.mapToGlobal(to.toPoint())),
        Qt.MouseButton.NoButton,
        Qt.MouseButton.LeftButton,
        Qt.KeyboardModifier.NoModifier,
    )
    QApplication.sendEvent(viewport, move)


# -- that the onlooker would notice ----------------------------------------------------------------


def test_a_rack_that_lay_open_would_be_noticed(open_window: OpenWindow) -> None:
    person = open_window(people("Ada", "Ben"))
    person.wait(Stage.CURTAIN)
    onlooker = Onlooker(person)
    onlooker.look_behind_the_curtain()
    window = person.host.window
    person.desk._curtain.viewer = person.desk.chooser
    with person.qtbot.captureExceptions() as caught:
        person.desk.show_again()
        person.qtbot.waitUntil(lambda: "tile " in " ".join(words_of(window)), timeout=5_000)
        assert not tiles_named(" ".join(words_of(window))) <= onlooker.may_be_seen()
        with pytest.raises(AssertionError):
            onlooker.look_at_scene()
        person.desk._curtain.viewer = None
        person.desk.show_again()
    assert caught
    onlooker.look_behind_the_curtain()
