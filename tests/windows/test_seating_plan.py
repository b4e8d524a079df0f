import pytest
from PySide6.QtWidgets import QWidget

from domino_gui.windows.seating_plan import SeatingPlan


@pytest.fixture
def plan(parent: QWidget) -> SeatingPlan:
    made = SeatingPlan(parent)
    made.set_pixels(14)
    made.resize(400, made.height())
    made.show()
    return made


def test_partners_are_told_to_sit_opposite_each_other(plan: SeatingPlan) -> None:
    plan.show_seats(["Ada", "Bo", "Cy", "Di"], partners=True)
    assert plan.accessibleName() == "Ada and Cy sit opposite each other, against Bo and Di."


def test_others_are_told_in_the_order_of_their_turns(plan: SeatingPlan) -> None:
    plan.show_seats(["Ada", "Bo", "Cy"], partners=False)
    assert plan.accessibleName() == "Turns go round: Ada, Bo, Cy."


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_who_sits_where_is_seen(plan: SeatingPlan, seats: int) -> None:
    names = ["Ada", "Bo", "Cy", "x" * 64][:seats]
    plan.show_seats(names, partners=False)
    one = plan.grab().toImage()
    plan.show_seats(names[::-1], partners=False)
    assert plan.grab().toImage() != one


def test_partners_look_otherwise_than_single_players(plan: SeatingPlan) -> None:
    names = ["Ada", "Bo", "Cy", "Di"]
    plan.show_seats(names, partners=False)
    alone = plan.grab().toImage()
    plan.show_seats(names, partners=True)
    assert plan.grab().toImage() != alone
