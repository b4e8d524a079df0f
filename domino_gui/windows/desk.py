"""One match at the table of the window: what each person sees, and may do now.

Events come from the controller and go to the table's scene; choices come from the scene, the keys
and the buttons, and go to the controller. Whether a choice is legal is the engine's business.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from enum import Enum, auto
from functools import partial

from PySide6.QtCore import QObject, Signal, SignalInstance

from domino_gui.engine.deal import Dealer
from domino_gui.engine.events import (
    Action,
    Draw,
    Event,
    Pass,
    Place,
    Redone,
    RoundSettled,
    Undone,
)
from domino_gui.engine.match import Match, Phase
from domino_gui.engine.record import History
from domino_gui.engine.rules import Rule, RuleError
from domino_gui.engine.seat_view import seat_view
from domino_gui.engine.tiles import Tile
from domino_gui.game.controller import Controller
from domino_gui.game.going_on import people_of
from domino_gui.game.players import Player
from domino_gui.storage.live_record import LiveRecord
from domino_gui.table.scene import TableScene
from domino_gui.windows.claims import Claims
from domino_gui.windows.curtain import Curtain
from domino_gui.windows.own_counting import OwnCounting
from domino_gui.windows.rack_keeper import RackKeeper
from domino_gui.windows.refusal import Refusal
from domino_gui.windows.thinker import Thinker


class Stage(Enum):
    """What the match waits for, as far as the person at the screen is concerned."""

    WAITING = auto()
    """For a computer, or for the table to be still."""
    CURTAIN = auto()
    """For the next person to take the screen over."""
    CLAIMING = auto()
    """For people to claim what was placed last, or not to."""
    CHOOSING = auto()
    ROUND_OVER = auto()
    MATCH_OVER = auto()


class Picking(Enum):
    """What is still to be done with the tile that the person has taken up."""

    NOTHING = auto()
    """None is taken up, or nothing has to be said."""
    SEVERAL_PLACES = auto()
    """It fits at several places, and one is to be chosen."""
    TO_CONFIRM = auto()
    """It lies on its place, and that is to be confirmed."""


class Desk(QObject):
    """The match that the window shows."""

    changed = Signal()
    """What is shown around the table, or what may be done, is another."""
    ended = Signal()
    """The match is over and its end is seen."""
    closed = Signal()
    """Nobody plays here any more."""
    noticed = Signal(object)
    """A `Notice` of the controller."""

    def __init__(
        self,
        history: History,
        players: Sequence[Player],
        *,
        record: LiveRecord | None,
        dealer: Dealer,
        scene: TableScene,
    ) -> None:
        """Show the match as it stands; nothing happens before `start`."""
        super().__init__(scene)
        self.history = history
        """The match as it is recorded."""
        self._scene = scene
        self._controller = Controller(
            history, players, record=record, dealer=dealer, pace_ms=0, parent=self
        )
        self._curtain = Curtain(history.match)
        self.claims = Claims(self._controller, scene, self._curtain.people, self)
        self.counting = OwnCounting(scene, self._curtain.people, self)
        """What asks the count of placements, where that is preferred."""
        self._racks = RackKeeper(scene, record, self)
        self.stage = Stage.WAITING
        self.chooser: int | None = None
        """The person who must choose, behind the curtain or not."""
        self.thinking = Thinker(scene, self)
        self.thinking.changed.connect(self.changed)
        self.refusal = Refusal()
        """What was tried last, and the rules forbid."""
        self.objects: Callable[[Place], bool] = lambda _: False
        """Asked before a placement is final: whether the person should think it over."""
        self._is_telling = False
        self._is_waiting = False  # for somebody who looks into the count
        self._next_stage: Stage | None = None  # reached already, but the table still moves
        self._shown = self.match.copy()
        self.seen = self._shown
        """The match as far as the table has shown it: what stands beside the table tells no more.
        """
        self._connect()
        self._open_hands = False
        scene.open_hands(wanted=False)
        self._show()
        self._racks.restore()

    def _connect(self) -> None:
        controller = self._controller
        heard: list[tuple[SignalInstance, Callable[..., None]]] = [
            (controller.happened, self._happened),
            (controller.choosing, self._ask),
            (controller.thinking, self.thinking.wait_for),
            (controller.thought, lambda _: self.thinking.wait_no_more()),
            (controller.round_over, lambda: self._reach(Stage.ROUND_OVER)),
            (controller.match_over, lambda: self._reach(Stage.MATCH_OVER)),
        ]
        for signal, slot in heard:
            signal.connect(partial(self._in_turn, slot))
        controller.notice.connect(self.noticed)
        self.claims.asked.connect(self._ask_for_claims)
        self.claims.over.connect(self._be_unclaimed)
        self.claims.read.connect(self._read_on)
        self.counting.over.connect(self._read_on)
        for signal, slot in self._from_scene():
            signal.connect(slot)

    def _from_scene(self) -> list[tuple[SignalInstance, Callable[..., None]]]:
        scene = self._scene
        return [
            (scene.place_chosen, self.choose),
            (scene.draw_chosen, self.draw),
            (scene.tile_refused, self._refuse_tile),
            (scene.settled, self._be_still),
            (scene.restaged, self._see_pick),
        ]

    @property
    def match(self) -> Match:
        """The match as it stands."""
        return self._controller.match

    @property
    def thinker(self) -> int | None:
        """The computer that is shown to be thinking."""
        return self.thinking.seat

    @property
    def people(self) -> list[int]:
        """The seats that people decide for."""
        return self._curtain.people

    @property
    def viewer(self) -> int | None:
        """Whose rack is face up; None for nobody's, as when several people share the screen."""
        return self._curtain.viewer

    @property
    def hides_racks(self) -> bool:
        """Whether people at the same screen hide their racks from each other now."""
        return self._curtain.is_shared and self.match.phase is Phase.PLAY

    @property
    def practice(self) -> bool:
        """Whether the match is practice, because something was undone in it, or a hint given."""
        return self._controller.practice

    def make_practice(self) -> None:
        """Count the match no more, for its players were given a hint."""
        if not self.practice:
            self._controller.make_practice()
            self.changed.emit()

    @property
    def picking(self) -> Picking:
        """What is still to be done with the tile that is taken up."""
        if self._scene.tried is not None:
            return Picking.TO_CONFIRM
        return Picking.SEVERAL_PLACES if len(self._scene.places) > 1 else Picking.NOTHING

    @property
    def is_behind(self) -> bool:
        """Whether something has happened that the table has yet to show."""
        return self.seen is not self._shown

    @property
    def keeps_secret(self) -> bool:
        """Whether nothing beside the table may tell what was placed last is worth."""
        return self.counting.hides or self.claims.is_open

    @property
    def can_undo(self) -> bool:
        """Whether `undo` would take back something of whoever is at the screen."""
        undoes = self._controller.undoes
        return (
            self.match.phase is not Phase.OVER
            and undoes is not None
            and self._curtain.may_take_back(*undoes)
        )

    @property
    def can_redo(self) -> bool:
        """Whether `redo` would bring back something of whoever is at the screen."""
        controller = self._controller
        return controller.can_redo and self._curtain.may_bring_back(controller.redo_seat)

    def may(self, kind: type[Action]) -> bool:
        """Tell whether the person at the screen may do something of this kind now."""
        return self.stage is Stage.CHOOSING and any(
            isinstance(action, kind) for action in self.match.legal_actions()
        )

    # -- what a person does --------------------------------------------------------------------

    def start(self) -> None:
        """Begin the match, or go on where its record stopped."""
        self._controller.attend(self.viewer)
        self._controller.start()
        self.changed.emit()

    def stand_still(self) -> None:
        """Show what the match waits for, and let nothing happen: for a picture.

        What would be done for a person, such as drawing, waits for nobody.
        """
        match = self.match
        if match.phase is Phase.OVER:
            self._enter(Stage.MATCH_OVER)
        elif isinstance(match.events[-1], RoundSettled):
            self._enter(Stage.ROUND_OVER)
        elif placements_of_person(match):
            self._ask(match.round.turn)
        else:
            self.changed.emit()

    def close(self) -> None:
        """Stop where the match stands; what happened is on the disk."""
        self.thinking.wait_no_more()
        self.counting.forget()
        self._racks.close()
        self._controller.close()
        for signal, slot in self._from_scene():
            signal.disconnect(slot)
        self._scene.finish()
        self.closed.emit()

    def choose(self, action: Action) -> None:
        """Carry out what the person in turn chose, or say which rule forbids it."""
        if self.stage is not Stage.CHOOSING or self.chooser is None:
            return
        if isinstance(action, Place) and self.objects(action):
            return
        try:
            self._controller.submit(self.chooser, action)
        except RuleError as error:
            self._refuse(error.rule)

    def draw(self) -> None:
        """Draw a tile, or say why not."""
        self._scene.finish()
        self.choose(Draw())

    def pass_turn(self) -> None:
        """Pass, or say why not."""
        self._scene.finish()
        self.choose(Pass())

    def undo(self) -> None:
        """Go back to the last placement of a person in this round, if it is theirs."""
        self._scene.finish()
        self.counting.skip()
        if self.can_undo:
            self._controller.undo()

    def redo(self) -> None:
        """Go forward again, if what comes first was theirs."""
        self._scene.finish()
        self.counting.skip()
        if self.can_redo:
            self._controller.redo()

    @property
    def quitter(self) -> int | None:
        """Who gives the match up where somebody does: the person in turn, if it is one's turn.

        None where no person plays.
        """
        turn = self.match.round.turn if self.match.phase is Phase.PLAY else None
        return self._curtain.quitter(turn)

    def give_up(self, seat: int | None = None) -> None:
        """Give the match up for ``seat``, or else for the `quitter`."""
        seat = self.quitter if seat is None else seat
        if seat is None:
            return
        self._scene.finish()
        self.counting.skip()
        try:
            self._controller.resign(seat)
        except RuleError as error:
            self._refuse(error.rule)

    @property
    def can_give_up(self) -> bool:
        """Whether there is a match, and a person, to give it up."""
        return bool(self.people) and self.match.phase is not Phase.OVER

    def go_on(self) -> None:
        """Finish what moves; else take over behind the curtain, or deal the next round.

        While a computer's move is yet to come, it comes as soon as it is found.
        """
        if self._scene.busy:
            self._scene.finish()
        elif self.claims.put_away():
            return
        elif self.stage is Stage.CLAIMING:
            self.claims.let_be()
        elif self.stage is Stage.CURTAIN:
            if self._curtain.can_open:
                self._take_over()
        elif self.stage is Stage.ROUND_OVER:
            self._controller.next_round()
        elif self.stage is Stage.WAITING:
            self._controller.hurry()

    @property
    def can_go_on(self) -> bool:
        """Whether there is anything that `go_on` could go on to."""
        is_over = self.stage in (Stage.CHOOSING, Stage.MATCH_OVER)
        if self.counting.hides:
            return self._scene.busy
        return self._scene.busy or bool(self.claims.verdicts) or not is_over

    def view(self) -> list[Event]:
        """Return all that the person who chooses may see of the match; empty while nobody does."""
        if self.stage is not Stage.CHOOSING or self.chooser is None:
            return []
        return seat_view(self.match.events, self.chooser)

    def set_pace(self, pace_ms: int) -> None:
        """Change how fast computers play, in milliseconds between moves."""
        self._controller.set_pace(pace_ms)

    def set_automatic(self, *, draws: bool, passes: bool, placements: bool = False) -> None:
        """Say what is done for people where they can do nothing else.

        A placement only once its owner has taken over: others would learn what they lack.
        """
        self._controller.set_automatic(draws=draws, passes=passes, placements=placements)

    def set_claim_time(self, claim_ms: int) -> None:
        """Say how long people may take to claim points, in milliseconds; 0 for any time."""
        self._controller.set_claim_time(claim_ms)

    def set_confirming(self, wanted: bool) -> None:
        """Say whether it takes a second click or key to place a tile."""
        self._scene.set_confirming(wanted)

    def open_hands(self, wanted: bool) -> None:
        """Let every hand lie face up, or none, where no person plays; nothing where one does."""
        opens = wanted and not self.people
        if opens is not self._open_hands:
            self._open_hands = opens
            self._scene.open_hands(wanted=opens)
            self.show_again()

    def show_again(self) -> None:
        """Draw the table anew, as when the language has changed."""
        self._show()
        self._offer()
        self._be_still()
        self.changed.emit()

    # -- what happens --------------------------------------------------------------------------

    def _in_turn(self, tell: Callable[..., None], *told: object) -> None:
        """Let what the controller tells wait while a count is asked."""
        self.counting.in_turn(partial(tell, *told))

    def _happened(self, event: Event, match: Match) -> None:
        self.thinking.wait_no_more()
        self.refusal.forget()
        self.chooser = None
        self.stage, self._next_stage = Stage.WAITING, None
        # A scene that turns out to have nothing to show ends in the middle of this.
        self._is_telling, self._shown = True, match
        if self._curtain.falls(event, match):
            # The rack is covered first of all, and the move is seen after that.
            self._scene.cover(self._curtain.bottom)
            self._controller.attend(None)
        self.claims.follow(event, match)
        self.counting.follow(event, match)
        if isinstance(event, Undone | Redone):
            self._show()
        else:
            self._scene.play(event, match)
        self._is_telling = False
        self._hold()
        if not self._scene.busy:
            self._see()
        self.changed.emit()

    def _see(self) -> None:
        """Take note that the table stands still: then a count may be asked that it hides."""
        if not self.counting.hides:
            self.seen = self._shown
        self.counting.be_still()

    def _ask_for_claims(self, are_asked: bool) -> None:
        """Ask people for claims, or no more: they have let it be."""
        self._reach(Stage.CLAIMING if are_asked else Stage.WAITING)

    def _be_unclaimed(self) -> None:
        """Tell what was placed last and is claimed no more."""
        self.stage, self._next_stage = Stage.WAITING, None
        # Another match to be shown: what stands beside the table waits until it is counted there.
        self._shown = self._shown.copy()
        if not self._scene.busy:
            self.seen = self._shown
        self._hold()
        self.changed.emit()

    def _read_on(self) -> None:
        """Go on: nothing is asked or explained any more."""
        self._hold()
        self.changed.emit()

    def _ask(self, seat: int) -> None:
        self.chooser = seat
        if seat == self.viewer:
            # While the table still moves: whoever has seen enough may go on at once.
            self._enter(Stage.CHOOSING)
        else:
            self._reach(Stage.CURTAIN)

    def _take_over(self) -> None:
        assert self.chooser is not None
        self._curtain.take_over(self.chooser, len(self.match.events))
        self._show()
        self._enter(Stage.CHOOSING)
        self._controller.attend(self.chooser)

    def _reach(self, stage: Stage) -> None:
        """Enter a stage now or, while the table still moves, when it is still."""
        if self._scene.busy:
            self._next_stage = stage
        else:
            self._enter(stage)

    def _be_still(self) -> None:
        """Go on with what waited for the table."""
        if not self._is_telling:
            self._see()
        self.thinking.show()
        stage, self._next_stage = self._next_stage, None
        if stage is not None:
            self._enter(stage)
        else:
            self.changed.emit()
        self._hold()

    def wait(self, wanted: bool) -> None:
        """Let wait what would come by itself, or no more: somebody looks into the count."""
        self._is_waiting = wanted
        self._hold()

    def _hold(self) -> None:
        """Let nothing come by itself while the table has not been seen as it is."""
        waits = self._scene.busy or self._is_waiting or self.counting.is_open
        self._controller.hold(waits or bool(self.claims.verdicts))

    def _enter(self, stage: Stage) -> None:
        self.stage = stage
        if stage is Stage.CURTAIN:
            turns = self._curtain.bottom != self.chooser
            self._curtain.fall(self.chooser)
            if turns:
                self._scene.cover(self.chooser)
        self._offer()
        self.changed.emit()
        if stage is Stage.MATCH_OVER:
            self.ended.emit()

    def _show(self) -> None:
        """Let the table show the match at once, as whoever is to choose will see it."""
        match = self._shown
        chooses = match.phase is Phase.PLAY and match.round.turn == self.viewer
        chooses = chooses and not self.counting.hides
        offered = match.legal_actions() if chooses else ()
        bottom = self._curtain.bottom
        self._scene.show_match(match, self.viewer, bottom=bottom, offered=offered)

    def _offer(self) -> None:
        """Let the table offer what may be chosen."""
        if self.stage is Stage.CHOOSING:
            self._scene.offer(self.match.legal_actions())

    def _refuse_tile(self, tile: Tile) -> None:
        """Say why no tile can be played now; why this one cannot is said at the tile."""
        del tile
        if self.viewer is not None:
            is_choosing = self.stage is Stage.CHOOSING
            self.refusal.refuse_tile(self.match, is_choosing=is_choosing)
            self.changed.emit()

    def _refuse(self, rule: Rule) -> None:
        self.refusal.refuse(rule)
        self.changed.emit()

    def _see_pick(self) -> None:
        """Say nothing any more of what was refused, once a tile is taken up."""
        if self.refusal.rule is not None and self._scene.picked is not None:
            self.refusal.forget()
            self.changed.emit()


def placements_of_person(match: Match) -> list[Place]:
    """Return what the person in turn may place; nothing where it is not a person's turn."""
    if match.phase is not Phase.PLAY or match.round.turn not in people_of(match.started):
        return []
    return [action for action in match.legal_actions() if isinstance(action, Place)]
