import pytest
from PySide6.QtWidgets import QWidget

from domino_gui.windows.deal_number_box import DealNumberBox


@pytest.fixture
def box(parent: QWidget) -> DealNumberBox:
    return DealNumberBox(parent)


@pytest.mark.parametrize(
    ("typed", "number"),
    [
        ("0", 0),
        ("281474976710655", 2**48 - 1),
        (" 281 474 976 710 655 ", 2**48 - 1),
        ("007", 7),
    ],
)
def test_a_number_is_taken_as_it_is_typed(box: DealNumberBox, typed: str, number: int) -> None:
    box.field.setText(typed)
    assert box.is_good
    assert box.number == number
    assert "practice" in box.note.text()
    assert box.field.accessibleDescription() == box.note.text()


@pytest.mark.parametrize(
    "typed", ["281474976710656", "-1", "1.5", "abc", "12a", "١٢", "²", "9" * 24]
)
def test_what_is_no_deal_number_is_told(box: DealNumberBox, typed: str) -> None:
    box.field.setText(typed)
    assert not box.is_good
    assert box.number is None
    assert "281474976710655" in box.note.text()


@pytest.mark.parametrize("typed", ["", "   "])
def test_nothing_typed_is_any_deal(box: DealNumberBox, typed: str) -> None:
    box.field.setText("5")
    box.field.setText(typed)
    assert box.is_good
    assert box.number is None
    assert "nobody" in box.note.text()


def test_no_number_is_longer_than_a_line_can_be(box: DealNumberBox) -> None:
    box.field.setText("1" * 10_000)
    assert len(box.field.text()) <= 24
