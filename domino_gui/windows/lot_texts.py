"""How a lot went, in words: who turned up which tile, and what follows from it."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication

from domino_gui.engine.events import LotTurned, RoundDealt


def lot_text(event: LotTurned | RoundDealt, names: Sequence[str]) -> str:
    """Return what is said while a lot is turned, or the round dealt; ``names`` are the seats'."""
    if isinstance(event, RoundDealt):
        words = QCoreApplication.translate("Lot", "Leads this round: {name}")
        return words.format(name=names[event.leader])
    turned = QCoreApplication.translate("Lot", "{name}: {tile}, {pips} pips")
    lines = [
        QCoreApplication.translate("Lot", "A lot decides who leads: most pips."),
        *(
            turned.format(name=names[int(seat)], tile=tile.name, pips=tile.pips)
            for seat, tile in event.tiles.items()
        ),
    ]
    if event.leader is None:
        lines.append(QCoreApplication.translate("Lot", "Equal: those draw again."))
    return "\n".join(lines)
