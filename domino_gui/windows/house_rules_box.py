"""The house rules that the chosen rule set knows; those that it does not are not offered."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Final

from msgspec import UNSET, UnsetType
from PySide6.QtWidgets import QCheckBox, QComboBox, QFormLayout, QGroupBox, QLabel, QWidget

from domino_gui.engine.rules import (
    ALL_FIVES,
    RULE_SETS,
    HouseRules,
    MatchEnd,
    Rules,
    RuleSet,
    RuleSetId,
)
from domino_gui.engine.tiles import TILES
from domino_gui.windows.rule_set_texts import shown_points

_FEWEST_TILES: Final = 3
_TARGETS: Final = (100, 150, 200, 250, 300, 400, 500)
_FIVE_UP_TARGETS: Final = (105, 155, 305, 455, 605)
"""Raw points: 21, 31, 61, 91 and 121 as displayed."""


class NumberChoice(QComboBox):
    """A list of numbers in their order; the usual one is marked, and kept as unset."""

    def __init__(self, chosen: int | UnsetType, parent: QWidget) -> None:
        super().__init__(parent)
        self.chosen = chosen
        """UNSET for the usual number."""
        self._values: list[int | UnsetType] = []
        self.activated.connect(self._choose)

    def offer(self, usual: int, values: Iterable[int], shown: Callable[[int], str]) -> None:
        """Offer ``values`` as ``shown``; what was chosen stays so where it is among them."""
        numbers = sorted({usual, *values})
        self._values = [UNSET if number == usual else number for number in numbers]
        self.clear()
        for number in numbers:
            text = self.tr("{number} (usual)") if number == usual else "{number}"
            self.addItem(text.format(number=shown(number)))
        if self.chosen not in self._values:
            self.chosen = UNSET
        self.setCurrentIndex(self._values.index(self.chosen))

    def _choose(self, index: int) -> None:
        self.chosen = self._values[index]


class HouseRulesBox(QGroupBox):
    """Boxes and lists, one for each house rule."""

    def __init__(self, house: HouseRules, parent: QWidget) -> None:
        super().__init__(parent)
        self.setTitle(self.tr("House rules"))
        self.hand_size = NumberChoice(house.hand_size, self)
        self.target = NumberChoice(house.target, self)
        self.undrawable = QComboBox(self)
        self.undrawable.addItems(
            [
                self.tr("every tile may be drawn"),
                self.tr("the last tile is never drawn"),
                self.tr("the last two tiles are never drawn"),
            ]
        )
        self.undrawable.setCurrentIndex(house.undrawable)
        self.lead_highest_double = QCheckBox(
            self.tr("The first round must be led with the highest double"), self
        )
        self.exact_target = QCheckBox(
            self.tr("Points that would pass the target do not score"), self
        )
        self.block_own_unrounded = QCheckBox(
            self.tr("A blocked round subtracts the winner's own pips unrounded"), self
        )
        self.claim = QCheckBox(self.tr("Points must be claimed (muggins)"), self)
        self.claims = QLabel(
            self.tr(
                "Whoever placed a tile has to name its points, else an opponent may. A wrong"
                " claim costs 5 (Five Up: 1)."
            ),
            self,
        )
        self.claims.setWordWrap(True)
        self.claims.setProperty("role", "description")
        self.claim.setAccessibleDescription(self.claims.text())
        self.claim.setChecked(house.claim)
        self.claim.toggled.connect(lambda _: self._warn())
        self.lead_highest_double.setChecked(house.lead_highest_double)
        self.exact_target.setChecked(house.exact_target)
        self.block_own_unrounded.setChecked(house.block_own_unrounded)
        self._form = QFormLayout(self)
        self._form.addRow(self.tr("Tiles in a hand"), self.hand_size)
        self._form.addRow(self.tr("Points to win"), self.target)
        self._form.addRow(self.tr("Boneyard"), self.undrawable)
        for box in (self.lead_highest_double, self.exact_target, self.block_own_unrounded):
            self._form.addRow(box)
        self._form.addRow(self.claim)
        self._form.addRow(self.claims)
        self._rule_set = ALL_FIVES

    def offer(self, rules: RuleSetId, seats: int, *, partners: bool) -> None:
        """Offer what a rule set knows for so many seats; what stays possible stays chosen."""
        self._rule_set = rule_set = RULE_SETS[rules]
        usual = Rules(rule_set, seats, partners=partners)
        sizes = range(_FEWEST_TILES, len(TILES) // seats + 1)
        self.hand_size.offer(usual.hand_size, sizes, str)
        if usual.target is not None:
            self.target.offer(usual.target, _targets(rule_set), self._points)
        has_target = usual.target is not None
        self._form.setRowVisible(self.target, has_target)
        self._form.setRowVisible(self.exact_target, has_target)
        self._form.setRowVisible(self.claim, rule_set.scores_placements)
        self._warn()
        self._form.setRowVisible(self.block_own_unrounded, rules is RuleSetId.MUGGINS)

    def _warn(self) -> None:
        """Say what claiming means, where it is chosen."""
        is_known = self._rule_set.scores_placements
        self._form.setRowVisible(self.claims, is_known and self.claim.isChecked())

    def _points(self, raw: int) -> str:
        return shown_points(self._rule_set, raw)

    def house_rules(self) -> HouseRules:
        """Return what is chosen; nothing that the rule set does not know."""
        has_target = self._rule_set.match_end is not MatchEnd.ONE_ROUND
        unrounded = self._rule_set.id is RuleSetId.MUGGINS and self.block_own_unrounded.isChecked()
        return HouseRules(
            hand_size=self.hand_size.chosen,
            target=self.target.chosen if has_target else UNSET,
            undrawable=self.undrawable.currentIndex(),
            lead_highest_double=self.lead_highest_double.isChecked(),
            exact_target=has_target and self.exact_target.isChecked(),
            block_own_unrounded=unrounded,
            claim=self._rule_set.scores_placements and self.claim.isChecked(),
        )


def _targets(rule_set: RuleSet) -> tuple[int, ...]:
    return _FIVE_UP_TARGETS if rule_set.points_shown_in > 1 else _TARGETS
