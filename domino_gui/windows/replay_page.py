"""The page on which a match that has been played is seen again."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QPointF, Qt, Signal
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent, QAction, QHideEvent
from PySide6.QtWidgets import QMainWindow

from domino_gui.engine.events import RoundSettled
from domino_gui.engine.match import Match, Phase
from domino_gui.engine.record import History
from domino_gui.game.going_on import can_go_on, people_of
from domino_gui.table.choreography import Pace
from domino_gui.table.palettes import Palette
from domino_gui.windows import theme
from domino_gui.windows.buttons import CommandButton
from domino_gui.windows.match_page import MatchPage
from domino_gui.windows.menus import Menus
from domino_gui.windows.prompts import Prompts
from domino_gui.windows.replay_bar import ReplayBar
from domino_gui.windows.replay_menu import ReplayMenu
from domino_gui.windows.replay_texts import ReplayTexts
from domino_gui.windows.replaying import Hands, Replaying
from domino_gui.windows.side_panel import Shown

if TYPE_CHECKING:
    from domino_gui.storage.reviews import Review
    from domino_gui.windows.replay_review import ReplayReview
    from domino_gui.windows.review_panel import ReviewPanel

_WIDER: Final = 1.2
"""How much wider than the usual panel that of a review is."""


class ReplayPage(MatchPage):
    """Shows a `Replaying`, and tells it what a person does. It holds no files."""

    go_on_wanted = Signal()
    """Somebody wants to play on from here."""
    reviewed = Signal(object)
    """A `ReviewedRound` of the match is through, to be kept."""
    over_time_wanted = Signal()
    """Somebody wants to see how reviews turned out over time."""

    only_finish = (Qt.Key.Key_Escape,)

    def __init__(self, menus: Menus, colours: Palette, window: QMainWindow) -> None:
        super().__init__(menus, colours, window)
        self.replaying: Replaying | None = None
        """The replay that is shown; None where none is."""
        self.review: ReplayReview | None = None
        """The review that is shown in the place of the usual panel; None where none is."""
        self.review_panel: ReviewPanel | None = None
        """Where it is shown; made with the first."""
        self.known_review: Callable[[], Review | None] = lambda: None
        """Asked for what is known of the match already."""
        self._size = (0, 0)
        self.scene.board.dressing.shows_keys = False  # digits would do nothing
        self._prompts, self._texts = Prompts(self), ReplayTexts(self)
        self._said = ""
        self.menu = ReplayMenu(menus, window)
        self.bar = ReplayBar(self.menu, menus.leave, self)
        self._column.addWidget(self.bar)
        self.go_on = CommandButton(self.menu.go_on, self.panel, primary=True, shows_keys=False)
        self.go_on.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.panel.add(self.go_on)
        self.review_button = CommandButton(menus.review, self.panel)
        self.review_button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.panel.add(self.review_button)
        self.menu.go_on.triggered.connect(self.go_on_wanted)
        self._connect()

    def _connect(self) -> None:
        menu = self.menu
        acts: list[tuple[QAction, Callable[[Replaying], None]]] = [
            (menu.play, Replaying.play_or_stop),
            (menu.step, Replaying.step),
            (menu.back, Replaying.back),
            (menu.next_round, lambda replaying: replaying.go_to(replaying.replay.next_round)),
            (
                menu.previous_round,
                lambda replaying: replaying.go_to(replaying.replay.previous_round),
            ),
            (menu.start, lambda replaying: replaying.go_to(0)),
            (menu.end, lambda replaying: replaying.go_to(replaying.replay.last)),
        ]
        for action, act in acts:
            action.triggered.connect(partial(self._do, act))
        menu.next_choice.triggered.connect(lambda: self._go_to_choice(1))
        menu.previous_choice.triggered.connect(lambda: self._go_to_choice(-1))
        menu.hands_chosen.connect(self._show_hands)
        self.bar.sought.connect(self._go_to)
        self.panel.log.viewport().setCursor(Qt.CursorShape.PointingHandCursor)
        self.panel.log.pressed.connect(self._go_to_event)

    # -- what a person does --------------------------------------------------------------------

    def _do(self, act: Callable[[Replaying], None], *_: object) -> None:
        if self.replaying is not None:
            act(self.replaying)

    def _show_hands(self, hands: Hands) -> None:
        if self.replaying is not None:
            self.replaying.show_hands(hands)

    def _go_to_choice(self, by: int) -> None:
        if self.review is not None:
            self.review.go_on(by)

    def _go_to(self, step: int) -> None:
        if self.replaying is not None:
            self.replaying.go_to(step)

    @property
    def seen(self) -> Match | None:
        """The match as far as the table has shown it."""
        return None if self.replaying is None else self.replaying.seen

    @property
    def history(self) -> History | None:
        """The match that is shown, as it is recorded."""
        return None if self.replaying is None else self.replaying.history

    def show_replay(self, history: History) -> None:
        """Show another match, as it stood at its end."""
        self.leave_replay()
        self.replaying = Replaying(history, self.scene)
        self.replaying.changed.connect(self.follow)
        self.menu.offer_seats([seat.name for seat in history.match.started.seats])
        self.bar.show_replay(self.replaying)
        self.follow()

    def leave_replay(self) -> None:
        """Show none any more."""
        self.end_walk()
        self.leave_review()
        if self.replaying is not None:
            self.replaying.changed.disconnect(self.follow)
            self.replaying.close()
            self.replaying.deleteLater()
            self.replaying = None
            self.bar.show_replay(None)

    # -- the review ----------------------------------------------------------------------------

    def show_review(self, seat: int | None = None) -> None:
        """Review the match beside the table: the choices of a seat, by default of a person."""
        replaying = self.replaying
        if replaying is None or self.review is not None or not replaying.replay.rounds:
            return
        from domino_gui.windows.replay_review import ReplayReview
        from domino_gui.windows.review_marks import ReviewMarks
        from domino_gui.windows.review_panel import ReviewPanel

        if self.review_panel is None:
            self.review_panel = panel = ReviewPanel(self.menu.go_on, self._menus.review, self)
            panel.over_time_wanted.connect(self.over_time_wanted)
            layout = self.layout()
            assert layout is not None
            layout.addWidget(panel)
            self.marks = ReviewMarks(self.scene)
        self.review = ReplayReview(replaying, self.review_panel, self.marks, self.known_review)
        self.review.reviewed.connect(self.reviewed)
        self.panel.hide()
        self.review_panel.show()
        self._fit_review()
        self.review.review(self.review.seats[0] if seat is None else seat)
        self.review_panel.list.setFocus()
        self.enable()

    def leave_review(self) -> None:
        """Show the usual panel again; what is not known yet is not found out any more."""
        if self.review is None or self.review_panel is None:
            return
        self.review.close()
        self.review = None
        self.review_panel.hide()
        self.panel.show()
        self.view.setFocus()
        if self.replaying is not None and self.replaying.offered:
            self.replaying.go_to(self.replaying.replay.at)  # without what was offered there
        self.enable()

    def toggle_review(self) -> None:
        """Show the review, or the usual panel again."""
        if self.review is None:
            self.show_review()
        else:
            self.leave_review()

    @property
    def can_put_back(self) -> bool:
        """Whether `put_back` would do anything."""
        return super().can_put_back or self.review is not None

    def put_back(self) -> bool:
        """End a walk along the ends, or close the review; False where there is neither."""
        if super().put_back():
            return True
        if self.review is None:
            return False
        self.leave_review()
        return True

    def _fit_review(self) -> None:
        if self.review_panel is not None:
            width, height = self._size
            usual = theme.panel_width(width, self._pixels)
            self.review_panel.setFixedWidth(round(_WIDER * usual))
            self.review_panel.set_look(self._pixels, roomy=height >= 50 * self._pixels)

    def _score_point(self, seat: int) -> QPointF | None:
        return None if self.review is not None else super()._score_point(seat)

    def _go_to_event(self, length: int) -> None:
        """Go to what a line of the log tells of: then so many events have happened."""
        if self.replaying is not None:
            self.replaying.go_to(self.replaying.replay.step_after(length))

    def _walk(self) -> None:
        super()._walk()
        if self.is_walking and self.replaying is not None:
            self.replaying.stop()

    # -- what is shown -------------------------------------------------------------------------

    def follow(self) -> None:
        """Show where the replay stands, and offer what can be done there."""
        replaying, panel = self.replaying, self.panel
        if replaying is None:
            return
        seen = replaying.seen
        self.caption = [
            self.tr("Replay"),
            *self._prompts.caption(seen, practice=replaying.history.practice),
        ]
        self.captioned.emit()
        self.bar.follow()
        self.menu.check_hands(replaying.hands)
        self.menu.show_playing(is_playing=replaying.is_playing)
        self.enable()
        if replaying.is_behind:
            panel.wait()  # the table tells first
            return
        panel.show_match(seen)
        over = seen.phase is Phase.OVER
        ended = over or isinstance(seen.events[-1], RoundSettled)
        panel.show_result(seen if ended else None)
        panel.say("" if ended else "\n".join(self._who_plays(seen)))
        people = bool(people_of(seen.started))
        panel.show_buttons(Shown(ended=over and people, seen_again=True), go_on="")
        self._say_aloud(replaying)

    def _say_aloud(self, replaying: Replaying) -> None:
        """Let those who do not see it hear where the replay has come to, and what happened."""
        text = self._texts.place(replaying.replay.step)
        if self.panel.log.entries and replaying.match.phase is Phase.PLAY:
            text = f"{text}: {' '.join(filter(None, self.panel.log.entries[-1][:3]))}"
        if text != self._said:
            self._said = text
            said = QAccessibleAnnouncementEvent(self.view, text)
            said.setPoliteness(QAccessible.AnnouncementPoliteness.Polite)
            QAccessible.updateAccessibility(said)

    def _who_plays(self, match: Match) -> list[str]:
        return [self._texts.player(seat, self.short) for seat in match.started.seats]

    def enable(self) -> None:
        """Enable what can be done where the replay stands."""
        replaying, menu, menus = self.replaying, self.menu, self._menus
        menu.show(wanted=self.is_shown)
        if replaying is None or not self.is_shown:
            return
        replay = replaying.replay
        for action in (menu.back, menu.previous_round, menu.start):
            action.setEnabled(replay.at > 0)
        for action in (menu.step, menu.next_round, menu.end):
            action.setEnabled(not replaying.is_at_end)
        menu.go_on.setEnabled(can_go_on(replaying.match))
        self.go_on.setVisible(replaying.match.phase is not Phase.OVER)
        for action in (menu.next_choice, menu.previous_choice):
            action.setEnabled(self.review is not None)
        self.review_button.setVisible(bool(replay.rounds))
        people = bool(people_of(replaying.match.started))
        for action in (menus.rematch, menus.rematch_exchanged):
            action.setEnabled(people)
        super().enable()

    def set_look(self, pixels: int, width: int, height: int) -> None:
        """Fit panel and bar to a window of this size with plain text of ``pixels``."""
        super().set_look(pixels, width, height)
        self._size = (width, height)
        self.bar.set_pixels(pixels)
        self._fit_review()

    def set_pace(self, pace: Pace, pause_ms: int, reading_ms: int) -> None:
        """Let the table move at a pace, and each step be seen so long; times are milliseconds."""
        super().set_pace(pace, pause_ms, reading_ms)
        if self.replaying is not None:
            self.replaying.set_pace(pause_ms)

    def retranslate(self) -> None:
        """Speak the language of now."""
        super().retranslate()
        self.menu.retranslate()
        self.bar.retranslate()
        if self.review_panel is not None:
            self.review_panel.retranslate()
        if self.replaying is not None:
            self.replaying.show_again()

    def hideEvent(self, event: QHideEvent) -> None:
        """Stop what goes on by itself where nobody sees it, for Qt."""
        super().hideEvent(event)
        if not self.is_shown:
            self.menu.show(wanted=False)
            self.leave_replay()

    def come_to_rest(self) -> None:
        """Show how everything ends, and start nothing any more."""
        self.leave_replay()
        super().come_to_rest()
