import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QWidget

from domino_gui.windows.labels import Label, Role, joined, shortened


@pytest.mark.parametrize("role", Role)
def test_words_are_plain_text_in_a_size_that_can_be_read(parent: QWidget, role: Role) -> None:
    label = Label(role, parent)
    label.set_pixels(12)
    label.setText("<b>Ben</b>")
    assert label.textFormat() is Qt.TextFormat.PlainText
    assert label.font().pixelSize() >= 11
    assert label.wordWrap()


def test_a_name_stays_on_its_line(parent: QWidget) -> None:
    assert shortened("Mi\r\nna\u2028!", parent.fontMetrics(), 500) == "Mi na !"


def test_of_each_partner_a_part_of_the_name_remains(parent: QWidget) -> None:
    metrics = parent.fontMetrics()
    assert shortened("Mina + Theo", metrics, 500) == "Mina + Theo"
    for names in (["W" * 64], ["W" * 64, "V" * 64], ["Ada", "V" * 64]):
        short = shortened(joined(names), metrics, 120)
        assert metrics.horizontalAdvance(short) <= 120
        assert [part[0] for part in short.split(" + ")] == [name[0] for name in names]
