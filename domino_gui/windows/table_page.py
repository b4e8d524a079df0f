"""The page on which a match is played: the table, and the panel beside it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QWidget

from domino_gui.engine.events import Draw, Pass, Place
from domino_gui.engine.match import Match, Phase
from domino_gui.engine.record import History
from domino_gui.game.replay import shown_again
from domino_gui.table.choreography import Pace
from domino_gui.table.palettes import Palette
from domino_gui.windows.desk import Desk, Stage
from domino_gui.windows.labels import shortened
from domino_gui.windows.match_page import MatchPage
from domino_gui.windows.menus import Menus
from domino_gui.windows.prompts import Prompts
from domino_gui.windows.side_panel import Shown

if TYPE_CHECKING:
    from domino_gui.windows.claim_asking import ClaimAsking
    from domino_gui.windows.hints import Hints
    from domino_gui.windows.own_count import OwnCount
    from domino_gui.windows.own_count_asking import OwnCountAsking
    from domino_gui.windows.rule_topics import RuleTopic

HINTS_AFTER_MS: Final = 2000
"""Milliseconds after which, in the first choice of a match, a hint may be asked for."""


class TablePage(MatchPage):
    """Shows a `Desk`, and tells it what a person does. It holds no rules and no files."""

    def __init__(self, menus: Menus, colours: Palette, parent: QWidget) -> None:
        super().__init__(menus, colours, parent)
        self.desk: Desk | None = None
        """The match that is shown; None where nothing is."""
        self._prompts = Prompts(self)
        self._count_asking: OwnCountAsking | None = None  # until that is preferred
        self._claim_asking: ClaimAsking | None = None  # until points can be claimed
        scene = self.scene
        for index, pick in enumerate(menus.pick):
            pick.triggered.connect(lambda _=False, index=index: self._pick(index))
        menus.next_place.triggered.connect(lambda: scene.choose_next_place(1))
        menus.previous_place.triggered.connect(lambda: scene.choose_next_place(-1))
        menus.place.triggered.connect(self._place)
        menus.sort_rack.triggered.connect(scene.sort_rack)
        scene.restaged.connect(self._say)
        self._hints: Hints | None = None  # until one is wanted, or can be expected
        self._ready_soon = QTimer(self, singleShot=True, interval=HINTS_AFTER_MS)
        self._ready_soon.timeout.connect(self._get_ready)

    @property
    def seen(self) -> Match | None:
        """The match as far as the table has shown it; None where there is none."""
        return None if self.desk is None else self.desk.seen

    @property
    def topic(self) -> RuleTopic | None:
        """The rule that is walked through, or that forbids what was tried last."""
        walked = super().topic
        if walked is not None or self.desk is None or self.desk.refusal.rule is None:
            return walked
        from domino_gui.windows.rule_topics import of_rule

        return of_rule(self.desk.refusal.rule)

    def _chapter_in_question(self) -> str:
        """Return the name of the chapter on what was refused; nothing where nothing was."""
        if self.desk is None or self.desk.refusal.rule is None:
            return ""
        from domino_gui.windows.rule_book_texts import short_title
        from domino_gui.windows.rule_topics import nearest, of_rule

        rule_set = self.desk.match.rules.rule_set
        return short_title(nearest(of_rule(self.desk.refusal.rule), rule_set))

    @property
    def history(self) -> History | None:
        """The match that is shown, as it is recorded."""
        return None if self.desk is None else self.desk.history

    def set_pace(self, pace: Pace, pause_ms: int, reading_ms: int) -> None:
        """Let the table move and computers play at a pace; times are milliseconds."""
        super().set_pace(pace, pause_ms, reading_ms)
        if self.desk is not None:
            self.desk.set_pace(pause_ms)

    def show_desk(self, desk: Desk) -> None:
        """Show another match, from when it starts."""
        self.leave_desk()
        self.desk = desk
        desk.changed.connect(self.follow)
        desk.counting.began.connect(self._attend_counting)
        menus = self._menus
        for action, slot in (
            (menus.draw, desk.draw),
            (menus.pass_turn, desk.pass_turn),
            (menus.redo, desk.redo),
            (menus.go_on, desk.go_on),
        ):
            action.triggered.connect(slot)
        if desk.people:
            self._ready_soon.start()
            # A window that is closed keeps its desk: a program started then would never be ended.
            desk.closed.connect(self._ready_soon.stop)
        # The table takes its time to deal: the panel tells nothing of another match meanwhile.
        self.panel.show_match(desk.seen, is_secret=desk.claims.is_open)
        self.panel.say("")

    def leave_desk(self) -> None:
        """Show no match any more; what happened in it is on the disk."""
        if self.desk is not None:
            self.desk.counting.forget()
        self.end_walk()
        if self._count_asking is not None:
            self._count_asking.card.put_away()
        if self.desk is not None:
            self._ready_soon.stop()
            self.panel.hide_hint()
            self._hints = None
            self.desk.close()
            self.desk.changed.disconnect(self.follow)
            self.desk.deleteLater()
            self.desk = None
            if self._claim_asking is not None:
                self._claim_asking.card.hide()

    # -- what a person does --------------------------------------------------------------------

    def _pick(self, index: int) -> None:
        self.scene.pick_number(index + 1)

    def _place(self) -> None:
        self.scene.place_picked()

    @property
    def can_put_back(self) -> bool:
        """Whether `put_back` would do anything."""
        return super().can_put_back or self.is_asked or self.scene.picked is not None

    def put_back(self) -> bool:
        """End what stands over the table, or let go of the tile that is picked; False: neither.

        A count that is asked is shown unasked.
        """
        if super().put_back():
            return True
        if self.desk is not None and self.is_asked:
            self.desk.counting.skip()
            return True
        if self.scene.picked is None:
            return False
        self.scene.cancel_pick()
        return True

    def _walk(self) -> None:
        super()._walk()
        self._say()
        desk = self.desk
        if desk is not None:
            desk.wait(self.is_walking)
            if not self.is_walking:
                desk.counting.end_explaining()

    # -- what is asked -------------------------------------------------------------------------

    @property
    def claim_asking(self) -> ClaimAsking:
        """Where points are claimed, on a card; made when they first can be."""
        if self._claim_asking is None:
            from domino_gui.windows.claim_asking import ClaimAsking

            self._claim_asking = ClaimAsking(self)
        return self._claim_asking

    @property
    def is_asked(self) -> bool:
        """Whether the count of what was placed last is asked now."""
        return self.desk is not None and self.desk.counting.is_asked

    @property
    def count_asking(self) -> OwnCountAsking:
        """What asks the count, on a card; made when that is first preferred."""
        if self._count_asking is None:
            from domino_gui.windows.own_count_asking import OwnCountAsking

            self._count_asking = OwnCountAsking(self)
        return self._count_asking

    def _attend_counting(self, own_count: OwnCount) -> None:
        self.count_asking.attend(own_count)

    # -- hints ---------------------------------------------------------------------------------

    @property
    def hints(self) -> Hints:
        """What is hinted at, in the match that is shown; made when it is first needed."""
        assert self.desk is not None
        if self._hints is None:
            from domino_gui.windows.hints import Hints

            self._hints = Hints(self.desk, self.scene, self.panel, self.short)
        return self._hints

    def set_coaching(self, wanted: bool) -> None:
        """Say whether the coach watches what people place."""
        if self.desk is not None and self.desk.people and (wanted or self._hints is not None):
            self.hints.set_coaching(wanted=wanted)

    def _get_ready(self) -> None:
        """Start what is asked for hints, so that the first comes as soon as others."""
        if self.desk is not None and self.desk.may(Place):
            self.hints.prepare()
        elif self.desk is not None:
            self._ready_soon.start()

    # -- what is shown -------------------------------------------------------------------------

    def follow(self) -> None:
        """Show how the match stands, and offer what may be done now."""
        desk = self.desk
        self.panel.setEnabled(desk is not None)
        if desk is None:
            return
        self.caption = self._prompts.caption(desk.seen, practice=desk.practice)
        self.captioned.emit()
        self.enable()
        self.panel.refuse(desk.refusal.text, self._chapter_in_question())
        if desk.stage in (Stage.WAITING, Stage.CHOOSING) and self.panel.leads_on:
            # The button that was pressed goes, and the focus would move on, to "Undo" maybe.
            self.view.setFocus()
        if desk.is_behind:
            self.panel.offer_review(wanted=False)
            self.panel.wait()  # the table tells first
            if self._claim_asking is not None:
                self._claim_asking.wait()
            if self.is_asked:
                self.panel.show_buttons(Shown(is_asking=True), go_on="")
            return
        self.panel.show_match(desk.seen, is_secret=desk.claims.is_open)
        self._show_stage(desk)
        if desk.seen.rules.house.claim:
            self.claim_asking.follow(desk)

    def enable(self) -> None:
        """Enable what may be done now."""
        desk, menus = self.desk, self._menus
        if desk is None or not self.is_shown:
            return
        # Also where the rules forbid it: they are quoted then.
        for action in (menus.draw, menus.pass_turn):
            action.setEnabled(desk.stage is Stage.CHOOSING)
        menus.hint.setEnabled(desk.may(Place))
        menus.undo.setEnabled(desk.can_undo)
        menus.redo.setEnabled(desk.can_redo)
        menus.give_up.setEnabled(desk.can_give_up)
        for action in (menus.rematch, menus.rematch_exchanged):
            action.setEnabled(desk.stage is Stage.MATCH_OVER)
        may_place = desk.may(Place)
        for pick in menus.pick:
            pick.setEnabled(may_place)
        menus.replay.setEnabled(len(shown_again(desk.match)) > 1)
        super().enable()
        # Pasted anywhere, it would tell them all.
        menus.copy_record.setEnabled(not desk.hides_racks and not desk.keeps_secret)
        if desk.keeps_secret:
            for action in (menus.why, menus.replay):
                action.setEnabled(False)

    def enable_keys(self) -> None:
        """Leave the keys of the picked tile to others where none is picked."""
        super().enable_keys()
        if self.desk is None or not self.is_shown:
            return
        menus, picked = self._menus, self.scene.picked is not None
        for action in (menus.next_place, menus.previous_place, menus.place):
            action.setEnabled(picked)
        menus.sort_rack.setEnabled(bool(self.scene.rack_tiles))
        menus.go_on.setEnabled(self.desk.can_go_on)

    def _show_stage(self, desk: Desk) -> None:
        over = desk.stage is Stage.MATCH_OVER
        claims = desk.stage is Stage.CLAIMING
        panel = self.panel
        panel.show_result(desk.match if over or desk.stage is Stage.ROUND_OVER else None)
        self._say()
        playing = desk.match.phase is Phase.PLAY and not claims
        shown = Shown(
            hint=playing and bool(desk.people),
            undo=playing and bool(desk.people),
            draw=desk.may(Draw),
            pass_turn=desk.may(Pass),
            is_asking=claims,
            ended=over,
        )
        has_ended = over and panel.rematch.isHidden()
        panel.offer_review(wanted=desk.stage is Stage.ROUND_OVER and bool(desk.people))
        panel.show_buttons(shown, go_on=self._prompts.going_on(desk, self._short_on_button))
        if has_ended:
            # Space and Enter may be meant for what came before: they do nothing here.
            self.view.setFocus()

    def _say(self) -> None:
        """Say what is to be done now: something else once a tile is taken up."""
        desk = self.desk
        if self.is_walking:
            self.panel.say("")  # the walk has its own words
        elif desk is not None and not desk.is_behind:
            names = [self.short(seat.name) for seat in desk.match.started.seats]
            self.panel.say(self._prompts.to_do(desk, names))

    def _short_on_button(self, name: str) -> str:
        return shortened(name, self.panel.go_on.fontMetrics(), 6 * self._pixels)

    def retranslate(self) -> None:
        """Speak the language of now."""
        super().retranslate()
        self.follow()
        if self.desk is not None:
            self.desk.show_again()
        if self._hints is not None:
            self._hints.tell()
