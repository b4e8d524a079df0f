"""A review beside a replay: the one leads to the other."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QObject, Signal

from domino_gui.engine.events import Place
from domino_gui.engine.match import Match
from domino_gui.engine.rules import RuleSet
from domino_gui.engine.seat_view import seat_view
from domino_gui.game.going_on import people_of
from domino_gui.game.reviewing import Reviewing
from domino_gui.learning import hints
from domino_gui.learning.review import Judged, costliest
from domino_gui.storage.reviews import Review
from domino_gui.windows import review_texts as texts
from domino_gui.windows.replaying import Replaying
from domino_gui.windows.review_marks import ReviewMarks
from domino_gui.windows.review_panel import ReviewPanel


class ReplayReview(QObject):
    """Has the choices of a replayed match reviewed, and shows them in a panel and on the table."""

    reviewed = Signal(object)
    """A `ReviewedRound` is through, to be kept."""

    def __init__(
        self,
        replaying: Replaying,
        panel: ReviewPanel,
        marks: ReviewMarks,
        known: Callable[[], Review | None],
    ) -> None:
        """``known`` is asked for what is kept of the match."""
        super().__init__(panel)
        self._replaying, self._panel, self._marks = replaying, panel, marks
        self._known = known
        self._round = 0
        # The reasons that were found out, by where the choice is, and between what it was.
        self._told: dict[int, tuple[str, tuple[Place, Place]]] = {}
        self.work: Reviewing | None = None
        started = replaying.match.started
        people = people_of(started) or [*range(len(started.seats))]
        self.seats = people
        """Whose choices can be looked at: people's; computers' where nobody else plays."""
        panel.offer_people([(seat, started.seats[seat].name) for seat in people], 0)
        panel.chosen.connect(self.go_to)
        panel.person_chosen.connect(self.review)
        panel.stop_wanted.connect(self.stop_or_go_on)
        replaying.changed.connect(self.follow)

    @property
    def _rule_set(self) -> RuleSet:
        return self._replaying.match.rules.rule_set

    @property
    def _made(self) -> list[Judged]:
        return [] if self.work is None else self.work.rounds.get(self._round, [])

    # -- what a person does --------------------------------------------------------------------

    def review(self, seat: int) -> None:
        """Review the choices of a seat, those of the round that is shown first."""
        self._end_work()
        self.work = work = Reviewing(
            self._replaying.replay.events, seat, self._known(), parent=self
        )
        work.changed.connect(self._show)
        work.reviewed.connect(self.reviewed)
        work.ended.connect(self._show)
        self._told.clear()
        self._round = 0
        work.begin(self._round_shown())
        self.follow()

    def stop_or_go_on(self) -> None:
        """Stop the review, or let it go on."""
        if self.work is not None:
            if self.work.is_running:
                self.work.stop()
            else:
                self.work.begin(self._round_shown())

    def go_to(self, number: int) -> None:
        """Go to a choice of the round that is shown, from 0: to how it was before it."""
        made = self._made
        if self.work is None or not 0 <= number < len(made):
            return
        each = made[number]
        better = each.better[0].action if each.is_clear else None
        places = [each.choice.place, *([] if better is None else [better])]
        self._replaying.show_choice(each.choice.at, self.work.seat, places)

    def go_on(self, by: int) -> None:
        """Go to the next choice of the match, or to the one before where ``by`` is below 0."""
        if self.work is None:
            return
        length = self._replaying.replay.step.length
        every = [each.choice.at for made in self.work.rounds.values() for each in made]
        after = [at for at in every if (at > length if by > 0 else at < length)]
        if after:
            at = after[0] if by > 0 else after[-1]
            self._round = next(
                number
                for number, made in self.work.rounds.items()
                if at in [each.choice.at for each in made]
            )
            self.go_to([each.choice.at for each in self._made].index(at))

    # -- what is shown -------------------------------------------------------------------------

    def _round_shown(self) -> int:
        """Return the round that the replay stands in; the last where it stands at the end."""
        replay = self._replaying.replay
        numbers = [step.round for step in replay.steps[: replay.at + 1] if step.round]
        return numbers[-1] if numbers else 1

    def follow(self) -> None:
        """Show the round that the replay stands in."""
        shown = self._round_shown()
        if shown != self._round:
            self._round = shown
            if self.work is not None and self.work.is_running:
                self.work.begin(shown)
        self._show()

    def _show(self) -> None:
        work, panel = self.work, self._panel
        if work is None:
            return
        made = self._made
        panel.show_round(self._round, self._rule_set, made)
        panel.show_progress(
            work.share, running=work.is_running, over=work.is_complete or work.failed
        )
        panel.show_match(self._of_match(work))
        length = self._replaying.replay.step.length
        number = next((i for i, each in enumerate(made) if each.choice.at == length), -1)
        if number < 0 or self._replaying.is_behind:
            self._marks.end()
            panel.go_to(-1, self._hint(work, made))
            return
        each = made[number]
        better = each.better[0].action if each.is_clear else None
        panel.go_to(number, self._tell(each))
        if self._replaying.offered:
            self._marks.show(each.choice.place, better)

    def _of_match(self, work: Reviewing) -> str:
        lost = [
            sum(each.lost for each in made)
            for number, made in work.rounds.items()
            if number in work.done
        ]
        return texts.match_grade(self._rule_set, lost, len(work.rounds))

    def _hint(self, work: Reviewing, made: Sequence[Judged]) -> str:
        if work.failed:
            return self.tr("The review cannot go on: the opponent program does not answer.")
        if not made:
            return ""
        if costliest(made):
            return self.tr("Choose a place in the graph or the list to see it on the table.")
        return ""

    def _tell(self, each: Judged) -> str:
        """Return everything about a choice, line by line."""
        rule_set, chosen = self._rule_set, each.chosen
        if chosen is None:
            return texts.cost_told(rule_set, each)
        lines = [
            texts.cost_told(rule_set, each),
            f"● {texts.place_told(each.choice.place)}: {texts.figures(rule_set, chosen)}",
        ]
        if each.is_clear:
            best = each.better[0]
            lines.append(f"✓ {texts.place_told(best.action)}: {texts.figures(rule_set, best)}")
            lines.append(self._reason(each))
        return "\n".join(filter(None, lines))

    def _reason(self, each: Judged) -> str:
        """Return why the better placement was better: found out once for each choice."""
        at = each.choice.at
        key = (each.choice.place, each.better[0].action)
        if at not in self._told or self._told[at][1] != key:
            view = seat_view(self._replaying.replay.events[:at], each.choice.seat)
            known = hints.Adviser(Match.replay(view, viewer=each.choice.seat))
            chosen, better = (known.reasons(place) for place in key)
            names = [seat.name for seat in self._replaying.match.started.seats]
            self._told[at] = (texts.reason(self._rule_set, chosen, better, names), key)
        return self._told[at][0]

    def close(self) -> None:
        """End the review; what is known of whole rounds has been handed on."""
        self._end_work()
        self._marks.end()
        self._replaying.changed.disconnect(self.follow)
        self._panel.disconnect(self)
        self.deleteLater()

    def _end_work(self) -> None:
        if self.work is not None:
            self.work.close()
            self.work.deleteLater()
            self.work = None
