"""Who can be asked to play, by name: the levels, and yardsticks to measure them by."""

from __future__ import annotations

from typing import Final

from domino_gui.opponents import greedy, random_player
from domino_gui.opponents.thinking import Player

LEVELS: Final = ("beginner", "casual", "club", "expert", "master")
"""The levels of the computer, the weakest first.

For now they differ in name alone: each of them plays as the yardstick ``greedy`` does.
"""

PLAYERS: Final[dict[str, Player]] = {
    **dict.fromkeys(LEVELS, greedy.choose),
    "random": random_player.choose,
    "greedy": greedy.choose,
}
"""Every player by its name."""
