"""The page on which a lesson is gone through: a table, and beside it what it teaches and asks."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent, QKeyEvent
from PySide6.QtWidgets import QHBoxLayout, QWidget

from domino_gui.learning.lesson_tasks import (
    Blocked,
    Count,
    Ends,
    Lay,
    PassOn,
    Pays,
    PlayOn,
    Settle,
)
from domino_gui.learning.lessons import Lesson
from domino_gui.learning.lessons import LessonPage as Leaf
from domino_gui.table.choreography import Pace
from domino_gui.table.palettes import Palette
from domino_gui.table.scene import TableScene
from domino_gui.table.view import TableView
from domino_gui.windows import lesson_texts
from domino_gui.windows.lesson_asking import TRIES, Asking, BlockedAsking, NumberAsking
from domino_gui.windows.lesson_commands import LessonCommands
from domino_gui.windows.lesson_panel import LessonPanel
from domino_gui.windows.lesson_placing import PlacingAsking
from domino_gui.windows.lesson_pointing import PointingAsking
from domino_gui.windows.lesson_table import show_position
from domino_gui.windows.lesson_why import LessonWhy
from domino_gui.windows.menus import Menus
from domino_gui.windows.page import Page
from domino_gui.windows.rule_set_texts import rule_set_name
from domino_gui.windows.rule_topics import RuleTopic

if TYPE_CHECKING:
    from collections.abc import Callable

    from domino_gui.engine.rules import Rules

_ENTER: Final = (Qt.Key.Key_Return, Qt.Key.Key_Enter)


class LessonPage(Page):
    """Goes through one lesson, page by page. It keeps nothing of what was done."""

    finished = Signal(str)
    """All that this lesson (by its id) asks has been done."""
    next_wanted = Signal()
    """The lesson has been gone through: on to the next."""
    left = Signal()
    """Back to where lessons are chosen."""
    play_wanted = Signal(str)
    """On to a match against that level."""

    def __init__(
        self, menus: Menus, colours: Palette, language: Callable[[], str], parent: QWidget
    ) -> None:
        super().__init__(parent)
        self._menus, self._language = menus, language
        self.lesson: Lesson | None = None
        self.at = 0
        """Which page is shown, from 0."""
        self.done: list[bool] = []
        """By page, whether what it asks has been done; what is only read is done when seen."""
        self._number, self._of, self._has_next = 0, 0, False
        self._names: list[str] = []
        self.scene = TableScene(self, colours=colours)
        self.view = TableView(self.scene)
        self.panel = LessonPanel(menus, self)
        self.panel.back.connect(self.go_back)
        self.panel.forward.connect(self.go_on)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(0)
        row.addWidget(self.view, 1)
        row.addWidget(self.panel)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.scene.restaged.connect(self.enable)
        self.scene.moving.connect(self._be_skippable)
        self._skipping: object = None
        self._commands = LessonCommands(menus, self.scene, self)
        self._why = LessonWhy(menus, self.view, self)
        self._why.over.connect(self.panel.next_button.setFocus)

    def _be_skippable(self) -> None:
        if self._skipping is None:
            from domino_gui.windows.skipping import Skipping

            self._skipping = Skipping(self.window(), self.scene, (Qt.Key.Key_Escape,))
        self._skipping.begin()  # type: ignore[attr-defined]

    # -- the lesson ----------------------------------------------------------------------------

    def show_lesson(
        self, lesson: Lesson, number: int, of: int, names: list[str], *, has_next: bool
    ) -> None:
        """Begin a lesson, the ``number``-th ``of`` so many; ``names`` are those at its tables."""
        self._leave()  # what is shown belongs to the lesson before
        self.lesson, self.at = lesson, 0
        self._number, self._of = number, of
        self._names, self._has_next = names, has_next
        self.done = [False] * len(lesson.pages)
        self._show(0)

    @property
    def leaf(self) -> Leaf | None:
        """What is shown of the lesson."""
        return None if self.lesson is None else self.lesson.pages[self.at]

    @property
    def asking(self) -> Asking | None:
        """What asks on the page that is shown."""
        return self.panel.asking

    @property
    def rules(self) -> Rules | None:
        """The rules of the position that is shown."""
        return None if self.leaf is None else self.leaf.position.rules

    @property
    def topic(self) -> RuleTopic | None:
        """The rule that the page is about."""
        if (lit := self._why.topic) is not None:
            return lit
        task = None if self.leaf is None else self.leaf.task
        if isinstance(task, Lay) and task.draws:
            return RuleTopic.DRAWING
        return _TOPICS.get(type(task))

    def _show(self, at: int) -> None:
        """Show another page of the lesson."""
        self._leave()
        self.at = at
        leaf = self.leaf
        assert leaf is not None
        asks = leaf.task is not None and not isinstance(leaf.task, PlayOn) and not self.done[at]
        show_position(self.scene, leaf, self._names, asks=asks)
        if not asks:
            self.done[at] = True
        self.panel.show_page("", "", self._make_asking(leaf) if asks else None)
        self._say()
        self._follow()
        if self.asking is not None:
            self.asking.answered.connect(self._take_answer)
            self.asking.begin()
        else:
            self.panel.next_button.setFocus()
        self._tell_if_finished()

    def _make_asking(self, leaf: Leaf) -> Asking:
        position, task, panel = leaf.position, leaf.task, self.panel
        if isinstance(task, Lay | PassOn):
            return PlacingAsking(task, position, self._names, self.scene, self._menus, panel)
        if isinstance(task, Ends):
            return PointingAsking(task, position, self.view, panel)
        if isinstance(task, Blocked):
            return BlockedAsking(task, position, self._names, panel)
        assert task is not None
        assert not isinstance(task, PlayOn)
        return NumberAsking(task, position, self._names, panel)

    def _leave(self) -> None:
        """Let nothing go on of the page that is shown."""
        self._why.end()
        self._end_asking()

    def _end_asking(self) -> None:
        if self.asking is not None and self.asking.isEnabled():
            self.asking.end()

    def _take_answer(self, is_right: bool, lines: list[str]) -> None:  # as the signal has it
        """Say what is said of an answer; once it is right, or has been told, the page is done."""
        assert self.asking is not None
        leaf = self.leaf
        assert leaf is not None
        over = is_right or self.asking.wrong >= TRIES
        then = leaf.then.in_(self._language()) if over and leaf.then is not None else ""
        verdict = f"✓ {lines[0]}" if is_right else lines[0]
        self.panel.judge(verdict, lines[1:], then)
        self._announce(" ".join([*lines, then]))
        if over:
            self._end_asking()
            self.asking.hide()
            self.done[self.at] = True
            if not isinstance(leaf.task, Settle):  # which has nothing to do with the ends
                self.scene.reveal_count()
        self._follow()
        if over:
            self.panel.next_button.setFocus()
        self._tell_if_finished()

    def _announce(self, text: str) -> None:
        said = QAccessibleAnnouncementEvent(self.panel, text)
        said.setPoliteness(QAccessible.AnnouncementPoliteness.Polite)
        QAccessible.updateAccessibility(said)

    def _tell_if_finished(self) -> None:
        if self.lesson is not None and all(self.done):
            self.finished.emit(self.lesson.id)

    # -- going on ------------------------------------------------------------------------------

    @property
    def is_last(self) -> bool:
        """Whether no page of the lesson follows."""
        return self.lesson is not None and self.at + 1 == len(self.lesson.pages)

    def go_on(self) -> None:
        """Go on to the next page, lesson or match; nothing while something is still asked."""
        leaf = self.leaf
        if leaf is None or not self.done[self.at]:
            return
        if isinstance(leaf.task, PlayOn):
            self.play_wanted.emit(leaf.task.against)
        elif not self.is_last:
            self._show(self.at + 1)
        elif self._has_next:
            self.next_wanted.emit()
        else:
            self.left.emit()

    def go_back(self) -> None:
        """Go back to the page before; from the first, to where lessons are chosen."""
        if self.at:
            self._show(self.at - 1)
        else:
            self.left.emit()

    def put_back(self) -> bool:
        """Let go of the tile that is picked; without one, leave the lesson."""
        if self._why.end():
            return True
        if self.scene.picked is not None:
            self.scene.cancel_pick()
        else:
            self.left.emit()
        return True

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Go on by Enter once that is possible, and back and forth by Page Up and Page Down."""
        if self.asking is not None and self.asking.isEnabled() and self.asking.take_key(event):
            return
        key = event.key()
        if (key in _ENTER and not event.isAutoRepeat()) or key == Qt.Key.Key_PageDown:
            self.go_on()
        elif key == Qt.Key.Key_PageUp:
            self.go_back()
        else:
            super().keyPressEvent(event)

    # -- what is shown -------------------------------------------------------------------------

    def _say(self) -> None:
        """Say what the page says, in the language of now."""
        lesson, leaf, panel, language = self.lesson, self.leaf, self.panel, self._language()
        if lesson is None or leaf is None:
            return
        heading = self.tr("Lesson {number} of {lessons}")
        rules = rule_set_name(leaf.position.rules.rule_set.id)
        number = heading.format(number=self._number, lessons=self._of)
        panel.heading.setText(f"{number}  ·  {rules}")
        panel.title.setText(lesson.title.in_(language))
        panel.say(
            leaf.text.in_(language), lesson_texts.asked(leaf.task, leaf.position, self._names)
        )
        self.caption = [self.tr("Lesson"), lesson.title.in_(language)]
        self.captioned.emit()

    def _follow(self) -> None:
        """Show how far the lesson has come, and where it can go on to."""
        panel, leaf = self.panel, self.leaf
        if leaf is None:
            return
        panel.dots.show_progress(self.done, self.at)
        panel.next_button.setEnabled(self.done[self.at])
        if isinstance(leaf.task, PlayOn):
            text = self.tr("Play")
        elif not self.is_last:
            text = self.tr("Next")
        else:
            text = self.tr("Next lesson") if self._has_next else self.tr("Done")
        panel.next_button.setText(text)
        self.enable()

    def enable(self) -> None:
        """Enable what can be done on the table, as in play."""
        if not self.is_shown:
            return
        self._commands.enable(self.asking)
        for action in (self._menus.put_back, self._menus.leave):
            action.setEnabled(True)
        self._menus.why.setEnabled(self._tells_count)

    @property
    def _tells_count(self) -> bool:
        """Whether the count of the table is told, so that it can be asked why."""
        leaf = self.leaf
        if leaf is None or not self.done[self.at] or isinstance(leaf.task, Settle | Blocked):
            return False
        return leaf.position.rules.rule_set.scores_placements

    def set_look(self, pixels: int, width: int, height: int) -> None:
        """Fit a window of this size with plain text of ``pixels``."""
        del height
        self._why.set_pixels(pixels)
        self.panel.set_look(pixels, max(round(0.31 * width), 25 * pixels))

    def set_pace(self, pace: Pace, pause_ms: int, reading_ms: int) -> None:
        """Let the table move at a pace."""
        del pause_ms
        self.scene.set_pace(pace, reading_ms=reading_ms)

    def set_colours(self, colours: Palette) -> None:
        """Let table and tiles look otherwise."""
        self.scene.set_colours(colours)
        self.panel.dress()

    @property
    def canvas(self) -> QWidget:
        """The picture of the table."""
        return self.view.viewport()

    def retranslate(self) -> None:
        """Speak the language of now; what was said of an answer is not said again."""
        self.panel.retranslate()
        self._why.retranslate()
        self._say()
        self._follow()

    def come_to_rest(self) -> None:
        """Show how everything ends, and start nothing any more."""
        self._leave()
        self.scene.close()


_TOPICS: Final[dict[type, RuleTopic]] = {
    Count: RuleTopic.COUNT,
    Pays: RuleTopic.POINTS,
    Ends: RuleTopic.COUNT,
    Lay: RuleTopic.POINTS,
    PassOn: RuleTopic.PASSING,
    Settle: RuleTopic.SETTLEMENT,
    Blocked: RuleTopic.ROUND_END,
}
