"""The heading is painted, and read out."""

from PySide6.QtWidgets import QWidget

from domino_gui.windows.learn_heading import LearnHeading


def test_it_shows_and_reads_what_it_says(parent: QWidget) -> None:
    heading = LearnHeading(parent)
    heading.set_pixels(14)
    heading.resize(400, heading.height())
    before = heading.grab().toImage()
    heading.say("Learn", "At your own pace.")
    assert heading.grab().toImage() != before
    assert heading.accessibleName() == "Learn"
    assert heading.accessibleDescription() == "At your own pace."
