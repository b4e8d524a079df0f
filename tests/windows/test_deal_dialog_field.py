"""What is shown may be grouped; what is copied is exact."""

from PySide6.QtWidgets import QWidget

from domino_gui.windows.deal_dialog_field import CopiedField


def test_the_value_is_copied_as_it_is(parent: QWidget) -> None:
    copied: list[str] = []
    field = CopiedField(14, copied.append, parent)
    field.show_value("123 456", "123456")
    assert field.line.text() == "123 456"
    assert field.line.isReadOnly()
    field.button.click()
    assert copied == ["123456"]


def test_its_label_leads_to_it(parent: QWidget) -> None:
    field = CopiedField(14, lambda _: None, parent)
    assert field.label.buddy() is field.line
