"""The menus: every command of the window, with its words, its keys, and whether it is possible."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Final

from PySide6.QtCore import QObject, Qt
from PySide6.QtGui import QAction, QActionGroup, QFont, QKeySequence
from PySide6.QtWidgets import QMainWindow, QMenu

from domino_gui.table.themes import Theme
from domino_gui.windows.languages import Language
from domino_gui.windows.system_motion import AS_SYSTEM
from domino_gui.windows.system_theme import AUTOMATIC

PACES: Final = ("slow", "normal", "fast")
MOTIONS: Final = (AS_SYSTEM, "on", "off")
"""By their names in the preferences."""

DIGITS: Final = 10
"""Tiles that a digit picks: 1 to 9, and 0 for the tenth; with Alt as many again."""


def _digit(number: int) -> str:
    """Return the shortcut that picks the tile at a place of the rack, 1 the leftmost."""
    return f"{'Alt+' * (number > DIGITS)}{number % 10}"


class Menus(QObject):
    """Makes the menus of ``window``; what the commands do is connected by others."""

    def __init__(self, window: QMainWindow) -> None:
        super().__init__(window)
        self._window = window
        self._texts: list[tuple[QAction | QMenu, Callable[[], str]]] = []
        self.switches: dict[str, QAction] = {}
        """What is preferred or not, by its name in the preferences."""
        self._make_game_menu()
        self._make_move_menu()
        self._make_view_menu()
        self._make_help_menu()
        self.retranslate()

    def retranslate(self) -> None:
        """Speak the language of now."""
        for thing, text in self._texts:
            if isinstance(thing, QMenu):
                thing.setTitle(text())
            else:
                thing.setText(text())

    @property
    def of_a_match(self) -> list[QAction]:
        """The commands that need a match to be shown; which of them can be done, it tells."""
        return [
            *(*self.pick, self.next_place, self.previous_place, self.place, self.put_back),
            *(self.sort_rack, self.draw, self.pass_turn, self.go_on, self.why),
            *(self.hint, self.undo, self.redo),
            *(self.zoom_in, self.zoom_out, self.show_all, *self.look.values()),
            *(self.save_record, self.copy_record, self.replay),
            *(self.rematch, self.rematch_exchanged, self.give_up, self.leave),
            *(self.score_sheet, self.deal),
        ]

    def set_font(self, font: QFont) -> None:
        """Set the font of the menus that open."""
        for thing, _ in self._texts:
            if isinstance(thing, QMenu):
                thing.setFont(font)

    def add_menu(self, text: Callable[[], str], inside: QMenu | None = None) -> QMenu:
        """Add a menu by its words, which are asked for again with each language."""
        menu = QMenu(self._window)
        if inside is None:
            self._window.menuBar().addMenu(menu)
        else:
            inside.addMenu(menu)
        self._texts.append((menu, text))
        return menu

    def add_action(
        self, menu: QMenu, text: Callable[[], str], *keys: str | QKeySequence.StandardKey | Qt.Key
    ) -> QAction:
        """Add a command to a menu."""
        action = QAction(self._window)
        action.setShortcuts([QKeySequence(key) for key in keys])
        menu.addAction(action)
        self._texts.append((action, text))
        return action

    def _make_game_menu(self) -> None:
        menu = self.add_menu(lambda: self.tr("&Game"))
        self.new_match = self.add_action(menu, lambda: self.tr("&New match…"), "Ctrl+N")
        self.open_record = self.add_action(menu, lambda: self.tr("&Open record…"), "Ctrl+O")
        self.save_record = self.add_action(menu, lambda: self.tr("&Save record as…"), "Ctrl+S")
        self.copy_record = self.add_action(menu, lambda: self.tr("&Copy record"), "Ctrl+Shift+C")
        menu.addSeparator()
        self.replay = self.add_action(menu, lambda: self.tr("Repla&y this match"), "F4")
        self.review = self.add_action(menu, lambda: self.tr("Re&view…"), "F6")
        self.rematch = self.add_action(menu, lambda: self.tr("&Rematch"), "Ctrl+R")
        self.rematch_exchanged = self.add_action(
            menu, lambda: self.tr("Rematch, seats e&xchanged"), "Ctrl+Shift+R"
        )
        self.give_up = self.add_action(menu, lambda: self.tr("&Give up…"))
        self.leave = self.add_action(menu, lambda: self.tr("&Leave the table"), "Ctrl+W")
        menu.addSeparator()
        self.library = self.add_action(menu, lambda: self.tr("L&ibrary…"), "Ctrl+L")
        self.statistics = self.add_action(menu, lambda: self.tr("S&tatistics…"), "Ctrl+T")
        menu.addSeparator()
        self.preferences = self.add_action(menu, lambda: self.tr("&Preferences…"), "Ctrl+,")
        self.preferences.setMenuRole(QAction.MenuRole.PreferencesRole)
        menu.addSeparator()
        self.quit = self.add_action(menu, lambda: self.tr("&Quit"), "Ctrl+Q")
        self.quit.setMenuRole(QAction.MenuRole.QuitRole)

    def _make_move_menu(self) -> None:
        self.move_menu = menu = self.add_menu(lambda: self.tr("&Move"))
        picking = self.add_menu(lambda: self.tr("&Pick a tile"), menu)
        self.pick = [
            self.add_action(picking, self._tile_text(number), _digit(number))
            for number in range(1, 2 * DIGITS + 1)
        ]
        self.next_place = self.add_action(
            menu, lambda: self.tr("Ne&xt place"), Qt.Key.Key_Right, Qt.Key.Key_Down
        )
        self.previous_place = self.add_action(
            menu, lambda: self.tr("Pre&vious place"), Qt.Key.Key_Left, Qt.Key.Key_Up
        )
        self.place = self.add_action(
            menu, lambda: self.tr("Place the &tile"), Qt.Key.Key_Return, Qt.Key.Key_Enter
        )
        self.put_back = self.add_action(menu, lambda: self.tr("Put it &back"), Qt.Key.Key_Escape)
        self.sort_rack = self.add_action(menu, lambda: self.tr("&Sort the rack"), "S")
        menu.addSeparator()
        self.draw = self.add_action(menu, lambda: self.tr("&Draw"), "D")
        self.pass_turn = self.add_action(menu, lambda: self.tr("P&ass"), "P")
        self.go_on = self.add_action(menu, lambda: self.tr("Go &on"), Qt.Key.Key_Space)
        self.go_on.setAutoRepeat(False)
        menu.addSeparator()
        self.hint = self.add_action(menu, lambda: self.tr("&Hint"), "H")
        self.hint.setAutoRepeat(False)
        self.undo = self.add_action(menu, lambda: self.tr("&Undo"), "Ctrl+Z")
        self.redo = self.add_action(menu, lambda: self.tr("&Redo"), "Ctrl+Y", "Ctrl+Shift+Z")
        menu.addSeparator()
        self._switch(menu, "automatic_draws", lambda: self.tr("Draw by itself when forced"))
        self._switch(menu, "automatic_passes", lambda: self.tr("Pass by itself when forced"))
        self._switch(
            menu, "automatic_placements", lambda: self.tr("Place by itself what alone can be done")
        )
        self._switch(
            menu, "confirm_placements", lambda: self.tr("Ask for a second click to place a tile")
        )
        self._switch(menu, "coach", lambda: self.tr("&Coach: a word where much is given away"))

    def _tile_text(self, number: int) -> Callable[[], str]:
        return lambda: self.tr("Tile {number}").format(number=number)

    def _switch(self, menu: QMenu, name: str, text: Callable[[], str]) -> None:
        """Add what can be preferred or not."""
        self.switches[name] = action = self.add_action(menu, text)
        action.setCheckable(True)

    def _make_view_menu(self) -> None:
        menu = self.add_menu(lambda: self.tr("&View"))
        paces = self.add_menu(lambda: self.tr("&Pace"), menu)
        texts = (
            lambda: self.tr("&Slow"),
            lambda: self.tr("&Normal"),
            lambda: self.tr("&Fast"),
        )
        self.paces = self._choice(paces, dict(zip(PACES, texts, strict=True)))
        motions = self.add_menu(lambda: self.tr("&Animation"), menu)
        texts = (
            lambda: self.tr("As the &system"),
            lambda: self.tr("&On"),
            lambda: self.tr("O&ff"),
        )
        self.motions = self._choice(motions, dict(zip(MOTIONS, texts, strict=True)))
        languages = self.add_menu(lambda: self.tr("&Language"), menu)
        self.languages = self._choice(
            languages,
            {
                Language.SYSTEM: lambda: self.tr("As the &system"),
                # Whoever looks for a language knows it by its own name.
                Language.KOREAN: lambda: "한국어",
                Language.ENGLISH: lambda: "English",
            },
        )
        self._themes = self.add_menu(lambda: self.tr("&Theme"), menu)
        self.themes = self._choice(self._themes, {AUTOMATIC: lambda: self.tr("&Automatic")})
        """One for each theme, once they have been offered."""
        menu.addSeparator()
        self.score_sheet = self.add_action(menu, lambda: self.tr("S&core sheet"), "F2")
        self.deal = self.add_action(menu, lambda: self.tr("This &deal…"), "F3")
        self._switch(menu, "open_hands", lambda: self.tr("&Hands open when watching"))
        menu.addSeparator()
        self._switch(menu, "show_count", lambda: self.tr("Co&unt of the table"))
        self._switch(menu, "show_preview_count", lambda: self.tr("Count at plac&es"))
        self.why = self.add_action(menu, lambda: self.tr("&Why this count?"), "W")
        menu.addSeparator()
        self.zoom_in = self.add_action(
            menu, lambda: self.tr("&Zoom in"), "Ctrl++", "Ctrl+=", "+", "="
        )
        self.zoom_out = self.add_action(menu, lambda: self.tr("Zoom &out"), "Ctrl+-", "-")
        self.show_all = self.add_action(
            menu, lambda: self.tr("All of the ta&ble"), "Home", "Ctrl+0"
        )
        around = self.add_menu(lambda: self.tr("Loo&k around"), menu)
        self.look = {
            (-1, 0): self.add_action(around, lambda: self.tr("&Left"), "Ctrl+Left"),
            (1, 0): self.add_action(around, lambda: self.tr("&Right"), "Ctrl+Right"),
            (0, -1): self.add_action(around, lambda: self.tr("&Up"), "Ctrl+Up"),
            (0, 1): self.add_action(around, lambda: self.tr("&Down"), "Ctrl+Down"),
        }
        """By the steps to the right and down."""
        menu.addSeparator()
        self.full_screen = self.add_action(menu, lambda: self.tr("&Full screen"), "F11")
        self.full_screen.setCheckable(True)

    def offer_themes(self, offered: Iterable[Theme], language: Callable[[], str]) -> None:
        """Offer these themes by their titles in the ``language`` of now."""
        group = self.themes[AUTOMATIC].actionGroup()
        titles = {each.name: self._title(each, language) for each in offered}
        self.themes |= self._choice(self._themes, titles, group)
        self.retranslate()

    def _title(self, offered: Theme, language: Callable[[], str]) -> Callable[[], str]:
        return lambda: offered.title(language())

    def _choice(
        self, menu: QMenu, texts: dict[str, Callable[[], str]], group: QActionGroup | None = None
    ) -> dict[str, QAction]:
        """Add actions of which one is checked, by the names that the preferences know them by."""
        group = group or QActionGroup(self)
        actions = {}
        for name, text in texts.items():
            actions[name] = action = self.add_action(menu, text)
            action.setCheckable(True)
            group.addAction(action)
        return actions

    def _make_help_menu(self) -> None:
        menu = self.add_menu(lambda: self.tr("&Help"))
        self.rules = self.add_action(menu, lambda: self.tr("&Rules"), "F1")
        self.learn = self.add_action(menu, lambda: self.tr("&Learn to count"), "F5")
        self.drill = self.add_action(menu, lambda: self.tr("Counting &drill"), "F7")
        self.report_fault = self.add_action(menu, lambda: self.tr("Report a &fault…"))
        self.about = self.add_action(menu, lambda: self.tr("&About Fives"))
        self.about.setMenuRole(QAction.MenuRole.AboutRole)
