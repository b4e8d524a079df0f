"""The page of the preferences for how matches are played: all of it holds at once."""

from __future__ import annotations

from PySide6.QtWidgets import QWidget

from domino_gui.storage.preferences import Preferences
from domino_gui.windows.preferences_page import PreferencesPage


class PlayPage(PreferencesPage):
    """Turns, pace, and what is shown of a match."""

    def __init__(
        self, preferences: Preferences, pixels: int, parent: QWidget | None = None
    ) -> None:
        """``pixels`` is the size of plain text."""
        super().__init__(preferences, pixels, parent)
        self._add_turns()
        self._add_pace()
        self._add_watching()
        self._column.addStretch(1)
        self.setFocusProxy(self.boxes["automatic_draws"])

    def _add_turns(self) -> None:
        form = self._group(self.tr("Your turn"))
        self._box(form, "automatic_draws", self.tr("&Draw by itself when nothing fits"))
        self._box(form, "automatic_passes", self.tr("&Pass by itself when nothing can be drawn"))
        self._box(
            form, "automatic_placements", self.tr("P&lace by itself what alone can be done"),
            self.tr("Where people share the screen: once the owner of the rack has taken over."),
        )  # fmt: skip
        self._box(
            form, "confirm_placements", self.tr("&Ask for a second click to place a tile"),
            self.tr(
                "The first click or Enter lays the tile on its place and shows what it pays, the"
                " second places it. A click elsewhere or Escape puts it back."
            ),
        )  # fmt: skip

    def _add_pace(self) -> None:
        form = self._group(self.tr("Pace"))
        self._list(
            form, "pace", self.tr("&Between moves"),
            [("slow", self.tr("slow")), ("normal", self.tr("normal")), ("fast", self.tr("fast"))],
        )  # fmt: skip
        self._list(
            form, "motion", self.tr("A&nimation"),
            [
                ("automatic", self.tr("as the system is set")),
                ("on", self.tr("on")),
                ("off", self.tr("off")),
            ],
        )  # fmt: skip

    def _add_watching(self) -> None:
        form = self._group(self.tr("What is shown"))
        self._list(
            form, "score_sheet", self.tr("&Scores of Five Up"),
            [
                ("strokes", self.tr("as strokes")),
                ("board", self.tr("on a cribbage board")),
            ],
        )  # fmt: skip
        self._box(form, "open_hands", self.tr("&Open hands where computers play alone"))
