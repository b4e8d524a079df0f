"""What a person prefers, put into force: language, theme, pace, what is done by itself."""

from __future__ import annotations

from typing import Final

from msgspec.structs import replace
from PySide6.QtCore import QObject
from PySide6.QtGui import QGuiApplication

from domino_gui.storage.places import preferences_path
from domino_gui.storage.preferences import read_preferences, with_program, write_preferences
from domino_gui.storage.programs import AddedProgram
from domino_gui.table.choreography import Pace
from domino_gui.table.colours import ThemeError
from domino_gui.table.themes import Theme, theme, theme_names
from domino_gui.windows.languages import Language, Translators
from domino_gui.windows.main_window import MainWindow
from domino_gui.windows.system_motion import AS_SYSTEM, prefers_stillness
from domino_gui.windows.system_theme import AUTOMATIC, follow_system, system_theme
from domino_gui.windows.theme import dress_application

PACE_MS: Final = {"slow": 1200, "normal": 500, "fast": 150, "max": 0}
"""Milliseconds between moves, besides the time in which the table moves; only a demonstration at
full speed has none."""

STILL_PACE_MS: Final = {"slow": 1800, "normal": 900, "fast": 400, "max": 0}
"""The same where nothing moves: more, for no movement tells what has changed."""

_LOT_PACES: Final = 2
"""For so many paces where nothing moves, what a lot turned up is shown at least."""


class Settings(QObject):
    """Makes a window as it is preferred, has it follow every change, and keeps that."""

    def __init__(self, speed: str | None = None, parent: QObject | None = None) -> None:
        """``speed`` is one of `PACE_MS`; it takes the place of the pace that is preferred."""
        super().__init__(parent)
        self._speed = speed  # until another is chosen
        self._path = preferences_path()
        found = read_preferences(self._path)
        self.preferences = found.preferences
        """What is in force; changed by `change` alone."""
        self._problem, self._is_newer = found.problem, found.is_newer
        self.translators = Translators()
        self._korean_is_readable = True  # as far as is known; looked at once the table is seen
        self._speak()
        self._theme_problem: str | None = None
        chosen = self._theme()
        dress_application(chosen.room)
        self.window = MainWindow(chosen)
        self._connect()
        self._apply()

    def _connect(self) -> None:
        menus = self.window.menus
        for name, action in menus.paces.items():
            action.triggered.connect(lambda _=False, name=name: self.prefer("pace", name))
        for name, action in menus.motions.items():
            action.triggered.connect(lambda _=False, name=name: self.prefer("motion", name))
        for name, action in menus.languages.items():
            action.triggered.connect(lambda _=False, name=name: self.change(language=name))
        for name, action in menus.switches.items():
            action.toggled.connect(lambda on, name=name: self.change(**{name: on}))

    def complete(self) -> None:
        """Do what could wait until the table was seen, and say what is wrong."""
        self._check_fonts()
        self._offer_themes()
        if self._theme_problem is not None:
            text = self.tr("A theme could not be used.")
            self.window.notices.add(text, self._theme_problem)
        if self._problem is not None:
            text = self.tr("The preferences could not be read, so the usual ones are in use.")
            if self._is_newer:
                text = self.tr(
                    "A newer version of this program has written the preferences. They stay as "
                    "they are: the usual ones are in use, and no change is kept."
                )
            self.window.notices.add(text, self._problem)

    def change(self, **changes: object) -> None:
        """Change preferences, at once and for the next start."""
        before = self.preferences
        self.preferences = replace(before, **changes)
        if self.preferences != before:
            self._apply()
            self.keep()

    def prefer(self, name: str, value: object) -> None:
        """Change what ``name`` stands for, whatever speed a demonstration was begun at."""
        if name in ("pace", "motion"):
            self._speed = None
        self.change(**{name: value})
        self.apply_to_match()

    def change_program(self, before: str, after: AddedProgram | None) -> None:
        """Add, change or remove another's program, as `with_program` does."""
        changed = with_program(self.preferences, before, after)
        self.change(programs=changed.programs, match=changed.match)

    def keep(self, **changes: object) -> None:
        """Write the preferences for the next start, with ``changes`` that only matter then."""
        if self._is_newer:
            return
        why = write_preferences(self._path, replace(self.preferences, **changes))
        if why is not None:
            self.window.notices.add(self.tr("The preferences could not be kept."), why)

    def _apply(self) -> None:
        preferences, menus = self.preferences, self.window.menus
        if (pace := menus.paces.get(self._pace())) is not None:
            pace.setChecked(True)
        menus.motions[preferences.motion].setChecked(True)
        menus.languages[preferences.language].setChecked(True)
        menus.themes.get(preferences.theme, menus.themes[AUTOMATIC]).setChecked(True)
        for name, action in menus.switches.items():
            action.setChecked(getattr(preferences, name))
        self._speak()
        self.apply_to_match()
        self.window.set_theme(self._theme())

    def _theme(self) -> Theme:
        """Return what is preferred; where that cannot be used, what goes with the system."""
        if self.preferences.theme != AUTOMATIC:
            try:
                return theme(self.preferences.theme)
            except ThemeError as error:
                self._theme_problem = str(error)
        return theme(system_theme())

    def _offer_themes(self) -> None:
        """Let the colours be chosen, and follow the system where they are its own."""
        offered = []
        for name in theme_names():
            try:
                offered.append(theme(name))
            except ThemeError as error:
                self._theme_problem = str(error)
        self.window.menus.offer_themes(offered, lambda: self.translators.spoken)
        for name, action in self.window.menus.themes.items():
            action.triggered.connect(lambda _=False, name=name: self.change(theme=name))
        follow_system(self._apply)
        self._apply()

    def _speak(self) -> None:
        """Speak the language preferred; where the system's cannot be shown, English."""
        language = Language(self.preferences.language)
        if language is Language.SYSTEM and not self._korean_is_readable:
            language = Language.ENGLISH
        self.translators.use(language)
        QGuiApplication.setApplicationDisplayName(self.tr("Fives"))

    def _pace(self) -> str:
        """Return the pace in force: that of a demonstration until another has been chosen."""
        return self.preferences.pace if self._speed is None else self._speed

    def _moves(self) -> bool:
        """Tell whether anything moves on the table."""
        if self._speed is not None:
            return self._speed != "max"
        motion = self.preferences.motion
        return not prefers_stillness() if motion == AS_SYSTEM else motion == "on"

    def apply_to_match(self) -> None:
        """Let the match that is shown go on as preferred; a demonstration at its own speed."""
        page, desk = self.window.page, self.window.desk
        pace, moves, preferences = self._pace(), self._moves(), self.preferences
        if page is not None:
            page.set_pace(
                Pace[pace.upper()] if moves else Pace.OFF,
                (PACE_MS if moves else STILL_PACE_MS)[pace],
                _LOT_PACES * STILL_PACE_MS[pace],
            )
            page.peg_five_up(wanted=preferences.score_sheet == "board")
            # Who counts it for themselves is not told beforehand, where the tile would go.
            asks = preferences.count_yourself != "off"
            page.show_counts(
                live=preferences.show_count, preview=preferences.show_preview_count and not asks
            )
        if desk is None:
            return
        desk.set_automatic(
            draws=preferences.automatic_draws,
            passes=preferences.automatic_passes,
            placements=preferences.automatic_placements,
        )
        desk.set_confirming(preferences.confirm_placements)
        desk.counting.want(
            preferences.count_yourself, preferences.count_what, preferences.count_clock_s
        )
        desk.open_hands(preferences.open_hands)
        desk.set_claim_time(preferences.claim_ms)
        self.window.table.set_coaching(preferences.coach)

    def _check_fonts(self) -> None:
        """Say where Korean could not be read, and speak it only where it is chosen."""
        from domino_gui.windows.fonts import HOW_TO_INSTALL, korean_is_readable

        self._korean_is_readable = korean_is_readable()
        if not self._korean_is_readable:
            self.window.notices.add(HOW_TO_INSTALL)
            self._speak()
