import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QWidget

from domino_gui.windows.labels import Label, Role


@pytest.mark.parametrize("role", Role)
def test_words_are_plain_text_in_a_size_that_can_be_read(parent: QWidget, role: Role) -> None:
    label = Label(role, parent)
    label.set_pixels(12)
    label.setText("<b>Ben</b>")
    assert label.textFormat() is Qt.TextFormat.PlainText
    assert label.font().pixelSize() >= 11
    assert label.wordWrap()
