"""What the window says of its match: what is to be done now, and which match it is."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QObject

from domino_gui.engine.events import Draw, Pass, PointsClaimed, TilePlaced
from domino_gui.engine.match import Match, Phase
from domino_gui.windows.desk import Desk, Picking, Stage
from domino_gui.windows.rule_set_texts import rule_set_name, shown_points


class Prompts(QObject):
    """Words about the match at a desk, in the language of now."""

    def to_do(self, desk: Desk, names: Sequence[str]) -> str:
        """Return what is to be done now, and by whom; ``names`` are those of the seats.

        Before that, who has just claimed what somebody else had left.
        """
        return "\n".join(filter(None, (self._taken(desk, names), self._due(desk, names))))

    def _taken(self, desk: Desk, names: Sequence[str]) -> str:
        claim = desk.match.events[-1]
        if not isinstance(claim, PointsClaimed) or claim.points <= 0:
            return ""
        placed = (each for each in reversed(desk.match.events) if isinstance(each, TilePlaced))
        left = next(placed)
        if left.seat == claim.seat:
            return ""
        return self.tr("{name} claims {points} that {other} left.").format(
            name=names[claim.seat],
            points=shown_points(desk.match.rules.rule_set, claim.points),
            other=names[left.seat],
        )

    def _due(self, desk: Desk, names: Sequence[str]) -> str:
        if desk.thinker is not None:
            return self.tr("Thinking: {name} …").format(name=names[desk.thinker])
        if desk.stage is Stage.CURTAIN and desk.chooser is not None:
            return self.tr("Next player: {name}").format(name=names[desk.chooser])
        if desk.stage is Stage.CHOOSING and desk.chooser is not None:
            return self._choice(desk, names[desk.chooser])
        if desk.match.phase is Phase.PLAY and desk.stage is not Stage.CLAIMING:
            return self.tr("Turn: {name}").format(name=names[desk.match.round.turn])
        return ""

    def _choice(self, desk: Desk, name: str) -> str:
        if desk.may(Draw):
            text = self.tr("{name}: no tile fits. Draw one.")
        elif desk.may(Pass):
            text = self.tr("{name}: no tile fits and the boneyard is empty. Pass.")
        elif desk.picking is Picking.TO_CONFIRM:
            text = self.tr("Once more places it there; Escape puts it back.")
        elif desk.picking is Picking.SEVERAL_PLACES:
            text = self.tr("Several places: click one, or choose with the arrows, then Enter.")
        elif desk.match.round.layout.placed:
            text = self.tr("{name}: choose a tile, then its place.")
        else:
            text = self.tr("{name}: lead with a tile.")
        return text.format(name=name)

    def going_on(self, desk: Desk, short: Callable[[str], str]) -> str:
        """Return the words on the button that goes on; none where there is nothing to go on to.

        ``short`` makes a name fit onto it.
        """
        if desk.claims.verdicts:
            return self.tr("Go on")
        if desk.stage is Stage.CURTAIN and desk.chooser is not None:
            name = desk.match.started.seats[desk.chooser].name
            return self.tr("{name}: show my tiles").format(name=short(name))
        return self.tr("Next round") if desk.stage is Stage.ROUND_OVER and desk.people else ""

    def caption(self, match: Match, *, practice: bool) -> list[str]:
        """Return which match this is: the rule set, the round, the target, if it is practice."""
        parts = [rule_set_name(match.rules.rule_set.id)]
        if match.round_number:
            parts.append(self.tr("Round {number}").format(number=match.round_number))
        if match.rules.target is not None:
            target = shown_points(match.rules.rule_set, match.rules.target)
            parts.append(self.tr("first to {points}").format(points=target))
        if practice:
            parts.append(self.tr("practice"))
        return parts
