"""Why the count of a match's table is what it is: the walk along its ends, with its words.

It disturbs nothing: who shows the match lets wait what would come by itself (`walking`), and the
walk ends as soon as anything happens at the table.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QEvent, QObject, QTimer, Signal
from PySide6.QtWidgets import QWidget

from domino_gui.engine.events import Place, Points
from domino_gui.learning.counting import Step, explain
from domino_gui.table.view import TableView
from domino_gui.windows import why_texts
from domino_gui.windows.menus import Menus
from domino_gui.windows.rule_topics import RuleTopic, of_why
from domino_gui.windows.theme import BASE_FONT
from domino_gui.windows.why_bar import WhyBar
from domino_gui.windows.why_walk import WhyWalk, ground_of

STEP_MS: Final = 3600
"""Milliseconds for which a step is seen at the normal pace before the next comes by itself."""


class WhyOnTable(QObject):
    """The walk along the ends of the table of a view."""

    walking = Signal()
    """A walk has begun, or is over: see `is_on`."""

    def __init__(self, menus: Menus, view: TableView, page: QWidget) -> None:
        super().__init__(page)
        self._view, self._table = view, view.table
        self.bar = WhyBar(menus, page)
        self.walk = WhyWalk(lambda: ground_of(self._table), self)
        self.by_itself = QTimer(self, singleShot=True, interval=STEP_MS)
        """Brings the next step, until a hand has walked."""
        self.is_on = False
        """Whether there is a walk, or word that there is nothing to walk along."""
        self._paid: Points = 0  # raw, by the count that is walked
        self._seen: object = None  # the table that is walked along
        self._laid: Place | None = None  # the preview that is walked along
        self.by_itself.timeout.connect(lambda: self._go(1))
        self.walk.walked.connect(self._tell)
        self.bar.gone.connect(self._go_by_hand)
        self.bar.next_wanted.connect(self._next)
        self.bar.closed.connect(self.end)

    def set_step_ms(self, step_ms: int) -> None:
        """Let each step be seen for so many milliseconds; 0 for the usual time."""
        self.by_itself.setInterval(step_ms or STEP_MS)

    @property
    def topic(self) -> RuleTopic | None:
        """The rule that the step which is lit goes by."""
        step = self._step
        return None if step is None else of_why(step.why)

    @property
    def _step(self) -> Step | None:
        return self.walk.steps[self.walk.step] if self.walk.step >= 0 else None

    # -- beginning and ending ------------------------------------------------------------------

    def begin(self, *, head: str = "", at: Step | None = None) -> None:
        """Walk along the table as it is, or as it would be with the place that is chosen.

        ``head`` is said above all steps; with ``at``, that step alone is shown, and the others
        only to whoever walks there.
        """
        self.end()
        self._table.finish()
        stage = self._table.stage
        if stage is None:
            return
        layout, self._paid = stage.sight.layout, stage.sight.paid or 0
        chosen = self._table.chosen
        if chosen is not None and stage.sight.counts:
            layout, self._paid = layout.copy(), chosen.points
            layout.place(chosen.place.tile, chosen.place.at)
            if self._table.tried is None:
                self._laid = chosen.place
                self._table.lay(chosen.place)
                self._table.finish()
        steps = explain(layout) if stage.sight.counts else ()
        self.is_on = True
        self._seen = self._look()
        self._follow_table(follows=True)
        self.bar.say_head(head or self._nothing_to_walk(counts=stage.sight.counts, steps=steps))
        self.walk.begin(steps, steps.index(at) if at is not None else 0)
        if not steps:
            self._tell(-1)
        self._stand()
        self.bar.show()
        self.bar.raise_()
        self.bar.setFocus()
        self.bar.announce(" ".join(filter(None, (self.bar.head.text(), self.bar.reason.text()))))
        if steps and at is None:
            self.by_itself.start()
        self.walking.emit()

    def _nothing_to_walk(self, *, counts: bool, steps: Sequence[Step]) -> str:
        if not counts:
            return self.tr("In this rule set ends are not counted: placements never score.")
        return "" if steps else self.tr("No tile lies on the table yet: there is nothing to count.")

    def end(self) -> None:
        """Light nothing any more, and let everything be as it was."""
        if not self.is_on:
            return
        self.is_on = False
        self.by_itself.stop()
        self._follow_table(follows=False)
        self.walk.end()
        focused: QWidget | None = self.bar.window().focusWidget()
        had_focus = focused is self.bar or self.bar.isAncestorOf(focused or self._view)
        self.bar.hide()
        laid, self._laid = self._laid, None
        if laid is not None and self._table.tried is not None:
            self._table.take_up(laid)
        if had_focus:
            self._view.setFocus()
        self.walking.emit()

    # -- while it goes on ----------------------------------------------------------------------

    def _go(self, by: int) -> None:
        self.walk.go(by)
        if not self.walk.is_last:
            self.by_itself.start()

    def _go_by_hand(self, by: int) -> None:
        self.by_itself.stop()
        self.walk.go(by)

    def _next(self) -> None:
        if self._step is None or self.walk.is_last:
            self.end()
        else:
            self._go_by_hand(1)

    def _tell(self, at: int) -> None:
        """Say in words what is lit."""
        if not self.is_on:
            return
        steps = self.walk.steps[: at + 1]
        place = reason = total = ""
        if steps:
            number, of = len(steps), len(self.walk.steps)
            place = self.tr("Step {number} of {of}").format(number=number, of=of)
            reason = why_texts.sentence(steps[-1])
            total = why_texts.so_far(steps) if not self.walk.is_last else self._total()
        self.bar.say(place, reason, total)
        last = not steps or self.walk.is_last
        self.bar.offer(back=at > 0, on=self.tr("Done") if last else self.tr("Next"))
        if self.bar.isVisible():
            self._stand()
            self.bar.announce(" ".join(filter(None, (reason, total if last else ""))))

    def _total(self) -> str:
        """Return the whole sum, and what it pays."""
        stage = self._table.stage
        assert stage is not None
        pays = self._table.texts.pays(self._paid, stage.sight.rules)
        return f"{why_texts.reckoning(self.walk.steps)}  ·  {pays}"

    def retranslate(self) -> None:
        """Speak the language of now."""
        self.bar.retranslate()
        self._tell(self.walk.step)

    # -- the table beneath ---------------------------------------------------------------------

    def _follow_table(self, *, follows: bool) -> None:
        table = self._table
        if follows:
            table.restaged.connect(self._restaged)
            table.telling.connect(self.end)
            self._view.viewport().installEventFilter(self)
        else:
            table.restaged.disconnect(self._restaged)
            table.telling.disconnect(self.end)
            self._view.viewport().removeEventFilter(self)

    def _look(self) -> object:
        """Return what must not change while it is walked along."""
        stage, table = self._table.stage, self._table
        layout = None if stage is None else [placed.tile for placed in stage.sight.layout.placed]
        return layout, table.picked, table.chosen and table.chosen.place

    def _restaged(self) -> None:
        if self._look() == self._seen:
            self.walk.refresh()
        else:
            self.end()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """End the walk where the table is pressed, and lie at its edge, for Qt."""
        if event.type() == QEvent.Type.MouseButtonPress:
            self.end()
            return True
        if event.type() == QEvent.Type.Resize:
            self._stand()
        return super().eventFilter(watched, event)

    def set_pixels(self, pixels: int) -> None:
        """Set the size of plain text."""
        self.bar.set_pixels(pixels or BASE_FONT)
        self._stand()

    def _stand(self) -> None:
        """Lie upon the lower edge of the table, over the rack: there is no other use for it now."""
        view, stage = self._view, self._table.stage
        if stage is None:
            return
        width = view.width()
        least = self.bar.heightForWidth(width) if self.bar.hasHeightForWidth() else 0
        room = view.height() - round(stage.arrangement.bar.bottom())
        height = max(room, least, self.bar.minimumSizeHint().height())
        at = view.geometry().bottomLeft()
        self.bar.setGeometry(at.x(), at.y() + 1 - height, width, height)
