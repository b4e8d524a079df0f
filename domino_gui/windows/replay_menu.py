"""The menu of a replay, in the place of the one with the moves: every command and its key."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtGui import QAction, QActionGroup, QKeySequence
from PySide6.QtWidgets import QMainWindow

from domino_gui.windows.labels import shortened
from domino_gui.windows.menus import Menus
from domino_gui.windows.replaying import Hands

_ALWAYS = (Hands(), Hands(are_open=False))


class ReplayMenu(QObject):
    """Makes the menu, which is there while `show` says so; others connect what it does."""

    hands_chosen = Signal(object)
    """The `Hands` that are to lie face up."""

    def __init__(self, menus: Menus, window: QMainWindow) -> None:
        super().__init__(window)
        self._menus = menus
        self._is_playing = False
        menu, bar = menus.add_menu(lambda: self.tr("&Replay")), window.menuBar()
        bar.removeAction(menu.menuAction())
        bar.insertAction(menus.move_menu.menuAction(), menu.menuAction())
        self._menu = menu
        key, add = Qt.Key, menus.add_action
        self.play = add(menu, self._play_text, key.Key_Space)
        self.play.setAutoRepeat(False)
        menu.addSeparator()
        self.step = add(menu, lambda: self.tr("&Step"), key.Key_Right)
        self.back = add(menu, lambda: self.tr("Step &back"), key.Key_Left)
        self.next_round = add(menu, lambda: self.tr("&Next round"), key.Key_Down, key.Key_PageDown)
        self.previous_round = add(
            menu, lambda: self.tr("Pre&vious round"), key.Key_Up, key.Key_PageUp
        )
        self.start = add(menu, lambda: self.tr("To the be&ginning"), key.Key_Home)
        self.end = add(menu, lambda: self.tr("To the &end"), key.Key_End)
        menu.addSeparator()
        self.hands = menus.add_menu(lambda: self.tr("&Hands"), menu)
        """Which hands lie face up: a choice of one."""
        self._group = QActionGroup(self)
        self._names: list[str] = []
        self._choices: dict[Hands, QAction] = {}
        for hands, text in zip(_ALWAYS, (self._open_text, self._closed_text), strict=True):
            self._add_choice(hands, add(self.hands, text))
        menu.addSeparator()
        self.next_choice = add(menu, lambda: self.tr("Next &choice"), "C")
        self.previous_choice = add(menu, lambda: self.tr("P&revious choice"), "Shift+C")
        menu.addSeparator()
        self.go_on = add(menu, lambda: self.tr("Go &on from here…"), "Ctrl+G")
        # Escape, which that menu holds, is for more than moves.
        window.addAction(menus.put_back)
        menus.retranslate()
        self.show(wanted=False)

    def show(self, *, wanted: bool) -> None:
        """Let the menu, with its keys, take the place of the one with the moves; or give it back.

        Home leads to the beginning then, and the whole table is seen by its other key.
        """
        self._menu.menuAction().setVisible(wanted)
        self._menus.move_menu.menuAction().setVisible(not wanted)
        keys = ("Ctrl+0",) if wanted else ("Home", "Ctrl+0")
        self._menus.show_all.setShortcuts([QKeySequence(key) for key in keys])

    def show_playing(self, *, is_playing: bool) -> None:
        """Offer to stop what goes on by itself, or else to let it."""
        if is_playing is not self._is_playing:
            self._is_playing = is_playing
            self.play.setText(self._play_text())

    def offer_seats(self, names: Sequence[str]) -> None:
        """Let the hands be seen as somebody of these saw them."""
        for hands in [hands for hands in self._choices if hands not in _ALWAYS]:
            action = self._choices.pop(hands)
            self._group.removeAction(action)
            self.hands.removeAction(action)
            action.deleteLater()
        self._names = [*names]
        for seat in range(len(names)):
            action = QAction(self)
            self.hands.addAction(action)
            self._add_choice(Hands(are_open=False, seat=seat), action)
        self.retranslate()

    def check_hands(self, hands: Hands) -> None:
        """Show which hands lie face up."""
        self._choices[hands].setChecked(True)

    def hands_text(self, hands: Hands) -> str:
        """Return in a few words which hands lie face up."""
        if hands.are_open:
            return self.tr("Hands: open")
        if hands.seat is None:
            return self.tr("Hands: closed")
        return self.tr("Hands: {name}").format(name=self._names[hands.seat])

    def retranslate(self) -> None:
        """Speak the language of now where `Menus` does not: names stay as they are."""
        metrics = self.hands.fontMetrics()
        for hands, action in self._choices.items():
            if hands.seat is not None:
                name = shortened(self._names[hands.seat], metrics, 16 * metrics.averageCharWidth())
                text = self.tr("As {name} saw them").format(name=name.replace("&", "&&"))
                action.setText(text)

    def _add_choice(self, hands: Hands, action: QAction) -> None:
        action.setCheckable(True)
        action.triggered.connect(self._chosen(hands))
        self._group.addAction(action)
        self._choices[hands] = action

    def _chosen(self, hands: Hands) -> Callable[[], None]:
        return lambda: self.hands_chosen.emit(hands)

    def _play_text(self) -> str:
        return self.tr("&Pause") if self._is_playing else self.tr("&Play")

    def _open_text(self) -> str:
        return self.tr("All &open")

    def _closed_text(self) -> str:
        return self.tr("All &closed")
