"""Who can be asked to play, by name: the levels, and yardsticks to measure them by."""

from __future__ import annotations

from typing import Final

from domino_gui.opponents import flat, greedy, levels, random_player
from domino_gui.opponents.thinking import Player

LEVELS: Final = tuple(levels.LEVELS)
"""The levels of the computer, the weakest first."""

PLAYERS: Final[dict[str, Player]] = {
    **{name: levels.player(name) for name in LEVELS},
    "random": random_player.choose,
    "greedy": greedy.choose,
    "flat200": flat.player(200),
    "flat1000": flat.player(1000),
}
"""Every player by its name."""
