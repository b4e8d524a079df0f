"""The page of the preferences for what is shown of the count, and what is asked of it."""

from __future__ import annotations

from PySide6.QtWidgets import QWidget

from domino_gui.storage.preferences import MOST_CLOCK_S, Preferences
from domino_gui.windows.preferences_page import PreferencesPage


class LearningPage(PreferencesPage):
    """What helps to count, and what asks to."""

    def __init__(
        self, preferences: Preferences, pixels: int, parent: QWidget | None = None
    ) -> None:
        """``pixels`` is the size of plain text."""
        super().__init__(preferences, pixels, parent)
        self._add_shown()
        self._add_asked()
        self._add_coach()
        self._add_claims()
        self._column.addStretch(1)
        self.setFocusProxy(self.boxes["show_count"])

    def _add_shown(self) -> None:
        form = self._group(self.tr("The count"))
        self._box(
            form, "show_count", self.tr("Show the &count of the table"),
            self.tr("At every end what it adds, and below the table the sum."),
        )  # fmt: skip
        self._box(
            form, "show_preview_count", self.tr("Show the count that a &placement would make"),
            self.tr("On every place of the tile that is picked, with the points it would pay."),
        )  # fmt: skip

    def _add_coach(self) -> None:
        form = self._group(self.tr("Coach"))
        self._box(
            form, "coach", self.tr("&Speak before a placement that gives much away"),
            self.tr(
                "The better placement is shown beside; you choose. From its first word on the "
                "match is practice."
            ),
        )  # fmt: skip

    def _add_claims(self) -> None:
        form = self._group(self.tr("Points that must be claimed"))
        self._list(
            form, "claim_ms", self.tr("Time to c&laim"),
            [
                (2000, self.tr("%n second(s)", "", 2)),
                (4000, self.tr("%n second(s)", "", 4)),
                (8000, self.tr("%n second(s)", "", 8)),
                (15000, self.tr("%n second(s)", "", 15)),
                (0, self.tr("until I go on")),
            ],
            self.tr("First for your own points, then for what others have left unclaimed."),
        )  # fmt: skip

    def _add_asked(self) -> None:
        form = self._group(self.tr("Count it yourself"))
        self._list(
            form, "count_yourself", self.tr("&Asked after"),
            [
                ("off", self.tr("no placement")),
                ("own", self.tr("my own placements")),
                ("all", self.tr("every placement")),
            ],
            self.tr(
                "The count stays hidden until you have told it, and no place tells what it would "
                "make; Escape shows it unasked. Matches in which points are claimed ask nothing."
            ),
        )  # fmt: skip
        self._list(
            form, "count_what", self.tr("T&o tell"),
            [("count", self.tr("the count")), ("points", self.tr("the points"))],
        )  # fmt: skip
        self._number(
            form, "count_clock_s", self.tr("&Time"), MOST_CLOCK_S,
            unit=self.tr(" s", "seconds"), none=self.tr("no clock"),
        )  # fmt: skip
