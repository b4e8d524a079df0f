"""What was probably missed, in words."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from domino_gui.learning.mistakes import Kind, Slip


def sentence(slip: Slip) -> str:
    """Return what was done at one end, and what would have been right."""
    text = {
        Kind.DOUBLE_ONCE: QCoreApplication.translate(
            "Mistakes", "You counted the double {tile} once: it counts {adds}."
        ),
        Kind.COVERED_COUNTED: QCoreApplication.translate(
            "Mistakes",
            "You counted the double {tile}: with both long sides covered it counts nothing.",
        ),
        Kind.ARM_COUNTED: QCoreApplication.translate(
            "Mistakes",
            "You counted a branch of {tile} that no tile lies at: it counts nothing yet.",
        ),
        Kind.LEFT_OUT: QCoreApplication.translate(
            "Mistakes", "You left out {tile}: it counts {adds}."
        ),
        Kind.HALF_OF_LONE: QCoreApplication.translate(
            "Mistakes", "You counted half of {tile}: the only tile counts whole, {adds}."
        ),
        Kind.COVERED_HALF: QCoreApplication.translate(
            "Mistakes",
            "You counted a half of the double {tile}: with both long sides covered it counts "
            "nothing.",
        ),
        Kind.BRANCH_COUNTED: QCoreApplication.translate(
            "Mistakes",
            "You counted the short ends of {tile} besides: its branches are not open yet.",
        ),
        Kind.WHOLE_TILE: QCoreApplication.translate(
            "Mistakes", "You counted all of {tile}: only its open half counts, {adds}."
        ),
        Kind.INNER_HALF: QCoreApplication.translate(
            "Mistakes",
            "You counted the covered half of {tile}: its open half counts, {adds}.",
        ),
    }[slip.kind]
    return text.format(tile=slip.step.tile.name, adds=slip.step.adds)
