"""What is said of a replay: where in the match it stands, and who played."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject

from domino_gui.engine.events import (
    LotTurned,
    MatchEnded,
    MatchStarted,
    PlayerKind,
    PointsClaimed,
    RoundDealt,
    RoundSettled,
    SeatInfo,
    TileDrawn,
    TilePlaced,
    TurnPassed,
)
from domino_gui.engine.json_limits import one_line
from domino_gui.game.replay import Step
from domino_gui.windows.rule_set_texts import level_name


class ReplayTexts(QObject):
    """Words about a replay, in the language of now."""

    def place(self, step: Step) -> str:
        """Return where a step stands: ``Round 3, placement 7 of 21``."""
        kind = type(step.events[-1])
        if kind is MatchStarted:
            return self.tr("Before the first round")
        if not step.round:
            return self.tr("End of the match")
        text = {
            LotTurned: self.tr("Round {round}, lot"),
            RoundDealt: self.tr("Round {round}, deal"),
            TilePlaced: self.tr("Round {round}, placement {number} of {all}"),
            PointsClaimed: self.tr("Round {round}, claim after placement {number} of {all}"),
            TileDrawn: self.tr("Round {round}, draw after placement {number} of {all}"),
            TurnPassed: self.tr("Round {round}, pass after placement {number} of {all}"),
            RoundSettled: self.tr("Round {round}, settled"),
            MatchEnded: self.tr("Round {round}, end of the match"),
        }.get(kind, self.tr("Round {round}, after placement {number} of {all}"))
        return text.format(round=step.round, number=step.placement, all=step.placements)

    def player(self, seat: SeatInfo, short: Callable[[str], str] = one_line) -> str:
        """Return who sits on a seat: ``Mina: computer, expert``; ``short`` makes names fit."""
        name = short(seat.name)
        if seat.player is PlayerKind.HUMAN:
            return self.tr("{name}: a person").format(name=name)
        level = short(level_name(seat.level)) if seat.level else ""
        if seat.program:
            program = short(seat.program)
            if level:
                text = self.tr("{name}: {program}, {level}")
                return text.format(name=name, program=program, level=level)
            return self.tr("{name}: {program}").format(name=name, program=program)
        if level:
            return self.tr("{name}: computer, {level}").format(name=name, level=level)
        return self.tr("{name}: computer").format(name=name)
