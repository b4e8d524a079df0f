"""Matches with some rounds behind them, for what shows scores and deals, and another language."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from random import Random

from PySide6.QtWidgets import QApplication

from domino_gui.engine.deal import ShuffledDealer
from domino_gui.engine.match import Match, Phase
from domino_gui.windows.languages import Language, Translators
from tests.strategies import play_round, start


def played(rules: str, seats: int, rounds: int, seed: int = 3) -> Match:
    """A match in which so many rounds have been played by chance, or all of it."""
    match, rng, dealer = Match(start(rules, seats)), Random(seed), ShuffledDealer(seed)
    for _ in range(rounds):
        if match.phase is Phase.OVER:
            break
        match.open_round(dealer)
        play_round(match, rng)
    return match


@contextmanager
def speaking_korean() -> Iterator[None]:
    """Speak Korean meanwhile, whatever has been opened before."""
    translators = Translators()
    try:
        translators.use(Language.KOREAN)
        QApplication.processEvents()
        yield
    finally:
        translators.fall_silent()
        QApplication.processEvents()
