"""The dialog for a new match: rule set, who plays, house rules; Enter starts."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Signal
from PySide6.QtWidgets import (
    QButtonGroup,
    QComboBox,
    QDialog,
    QDialogButtonBox,
    QGridLayout,
    QGroupBox,
    QLabel,
    QLayout,
    QRadioButton,
    QVBoxLayout,
    QWidget,
)

from domino_gui.engine.rules import RuleSetId
from domino_gui.storage.match_setup import MatchSetup
from domino_gui.storage.programs import AddedProgram
from domino_gui.windows.deal_number_box import DealNumberBox
from domino_gui.windows.house_rules_box import HouseRulesBox
from domino_gui.windows.match_setup import people, seatings
from domino_gui.windows.rule_set_texts import rule_set_description, rule_set_name
from domino_gui.windows.screen_room import Scrolled
from domino_gui.windows.seat_rows import SeatRows
from domino_gui.windows.seating_plan import SeatingPlan
from domino_gui.windows.theme import dress


class NewMatchDialog(QDialog):
    """Offers only what the rules allow together; begins with what was chosen last."""

    chosen = Signal(object, object)
    """The `MatchSetup` to be played, and the number of its first deal; None for any deal."""

    def __init__(
        self,
        setup: MatchSetup,
        pixels: int,
        parent: QWidget | None = None,
        *,
        programs: Sequence[AddedProgram] = (),
        known: Sequence[str] = (),
    ) -> None:
        """``pixels`` is the size of plain text, ``programs`` are those of others to play with.

        ``known`` are the names of people who have played before.
        """
        super().__init__(parent)
        self.setWindowTitle(self.tr("New match"))
        self.setObjectName("newMatch")
        dress(self, pixels)
        self.rule_sets = QButtonGroup(self)
        self._rule_set_ids = list(RuleSetId)
        self.seating = QComboBox(self)
        self.seating.setAccessibleName(self.tr("Number of players"))
        self._seatings: list[tuple[int, bool]] = []
        self.rows = SeatRows(setup.players, self, programs, known)
        self.plan = SeatingPlan(self)
        self.problem = QLabel(self)
        self.problem.setProperty("role", "problem")
        self.problem.setWordWrap(True)
        self.house_rules = HouseRulesBox(setup.house, self)
        self.deal = DealNumberBox(self)
        self.buttons = QDialogButtonBox(self)
        self.start = self.buttons.addButton(
            self.tr("Start"), QDialogButtonBox.ButtonRole.AcceptRole
        )
        self.start.setDefault(True)
        self.buttons.addButton(QDialogButtonBox.StandardButton.Cancel)
        self.buttons.accepted.connect(self.accept)
        self.buttons.rejected.connect(self.reject)
        self._lay_out(pixels)
        self.rule_sets.button(self._rule_set_ids.index(setup.rules)).setChecked(True)
        self._offer_seatings((setup.seats, setup.partners))
        self.rule_sets.idClicked.connect(lambda _: self._offer_seatings(self._seating()))
        self.seating.activated.connect(lambda _: self._show_seating())
        self.rows.changed.connect(self._tell)
        self.deal.changed.connect(self._tell)
        self._tell()
        self.start.setFocus()

    def _lay_out(self, pixels: int) -> None:
        self.rows.set_pixels(pixels)
        choices, column = QWidget(self), QVBoxLayout(self)
        margins = column.contentsMargins()
        grid = QGridLayout(choices)
        grid.setContentsMargins(0, 0, 0, 0)
        self.plan.set_pixels(pixels)
        grid.addWidget(self._rule_set_box(26 * pixels), 0, 0)
        grid.addWidget(self.deal, 1, 0)
        grid.addWidget(self._players_box(), 0, 1)
        grid.addWidget(self.house_rules, 1, 1)
        grid.setColumnStretch(1, 1)
        grid.setRowStretch(0, 1)
        for layout in self.findChildren(QLayout):
            layout.setSpacing(pixels // 2)  # its own would be the same for the largest text
        grid.setHorizontalSpacing(pixels)
        beside = margins.top() + margins.bottom() + pixels // 2 + self.buttons.sizeHint().height()
        column.addWidget(Scrolled(choices, pixels, beside=beside), 1)
        column.addWidget(self.buttons)

    def _players_box(self) -> QGroupBox:
        box = QGroupBox(self.tr("Players"), self)
        column = QVBoxLayout(box)
        for part in (self.seating, self.rows, self.plan, self.problem):
            column.addWidget(part)
        column.addStretch(1)
        return box

    def _rule_set_box(self, width: int) -> QGroupBox:
        box = QGroupBox(self.tr("Rules"), self)
        column = QVBoxLayout(box)
        for number, rules in enumerate(self._rule_set_ids):
            button = QRadioButton(rule_set_name(rules), box)
            label = QLabel(rule_set_description(rules), box)
            label.setWordWrap(True)
            label.setBuddy(button)
            label.setProperty("role", "description")
            # A layout would not ask a wrapped text how high it gets.
            label.setFixedWidth(width)
            label.ensurePolished()
            label.setMinimumHeight(label.heightForWidth(width))
            button.setAccessibleDescription(label.text())
            self.rule_sets.addButton(button, number)
            column.addWidget(button)
            column.addWidget(label)
        column.addStretch(1)
        return box

    def _rules(self) -> RuleSetId:
        return self._rule_set_ids[self.rule_sets.checkedId()]

    def _seating(self) -> tuple[int, bool]:
        return self._seatings[max(0, self.seating.currentIndex())]

    def _offer_seatings(self, chosen: tuple[int, bool]) -> None:
        """Offer the rule set's numbers of players, and stay as near to ``chosen`` as can be."""
        self._seatings = seatings(self._rules())
        self.seating.clear()
        for seats, partners in self._seatings:
            if partners:
                text = self.tr("4 players, two partnerships")
            elif seats == 4:
                text = self.tr("4 players, each alone")
            else:
                text = self.tr("%n player(s)", "", seats)
            self.seating.addItem(text)
        if chosen not in self._seatings:
            chosen = next(seating for seating in self._seatings if seating[0] == chosen[0])
        self.seating.setCurrentIndex(self._seatings.index(chosen))
        self._show_seating()

    def _show_seating(self) -> None:
        seats, partners = self._seating()
        self.rows.show_seats(seats, partners=partners)
        self.house_rules.offer(self._rules(), seats, partners=partners)

    def _tell(self) -> None:
        """Show who sits where, and say what keeps a match from being begun."""
        _, partners = self._seating()
        names, setup = self.rows.seated(), self.setup()
        self.plan.show_seats(names, partners=partners)
        sitting = [names[seat] for seat in people(setup)]
        alike = next((name for name in sitting if sitting.count(name) > 1), None)
        if alike is not None:
            text = self.tr("Two people are called {name}: each needs a name of their own.")
            self.problem.setText(text.format(name=alike))
        self.problem.setVisible(alike is not None)
        self.start.setEnabled(alike is None and self.deal.is_good)
        self.start.setText(self.tr("Start") if sitting else self.tr("Watch"))

    def setup(self) -> MatchSetup:
        """Return what is chosen now."""
        seats, partners = self._seating()
        return MatchSetup(
            rules=self._rules(),
            seats=seats,
            partners=partners,
            players=self.rows.players(),
            house=self.house_rules.house_rules(),
        )

    def accept(self) -> None:
        """Close, and tell what was chosen."""
        if self.start.isEnabled():
            super().accept()
            self.chosen.emit(self.setup(), self.deal.number)
