"""Words of the statistics that depend on a number."""

from __future__ import annotations

from PySide6.QtCore import QObject


class Counts(QObject):
    """Tells how many there are of something, in the language of now."""

    def won(self, won: str, matches: int) -> str:
        """Return how many matches were won of how many."""
        return self.tr("{won} of %n match(es)", "", matches).format(won=won)

    def too_early(self, matches: int) -> str:
        """Return that so few matches tell nothing yet."""
        return self.tr(
            "Too early to tell: after %n match(es) nearly any rate could be the true one.",
            "",
            matches,
        )

    def streak(self, number: int) -> str:
        """Return matches won (above 0) or lost (below) one after another; empty for none."""
        if number > 0:
            return self.tr("%n won", "", number)
        return self.tr("%n lost", "", -number) if number else ""

    def rounds(self, number: int) -> str:
        """Return how many rounds were played."""
        return self.tr("%n round(s)", "", number)

    def of_placements(self, number: int) -> str:
        """Return of how many placements something is a share."""
        return self.tr("of %n placement(s)", "", number)

    def players(self, number: int) -> str:
        """Return how many play."""
        return self.tr("%n player(s)", "", number)

    def days(self, number: int) -> str:
        """Return that so many days are taken together."""
        return self.tr("%n day(s) together", "", number)

    def weeks(self, number: int) -> str:
        """Return that so many weeks are taken together."""
        return self.tr("%n week(s) together", "", number)

    def months(self, number: int) -> str:
        """Return that so many months are taken together."""
        return self.tr("%n month(s) together", "", number)
