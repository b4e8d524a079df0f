"""The dots tell how far a lesson has come, to the eye and in words."""

from PySide6.QtWidgets import QWidget

from domino_gui.windows.lesson_dots import LessonDots


def test_each_step_looks_and_reads_otherwise(parent: QWidget) -> None:
    dots = LessonDots(parent)
    dots.set_pixels(20)
    dots.resize(dots.sizeHint())
    pictures = []
    for done, at in (([False] * 3, 0), ([True, False, False], 0), ([True, False, False], 1)):
        dots.show_progress(done, at)
        pictures.append(dots.grab().toImage())
    assert dots.accessibleName() == "Page 2 of 3"
    assert pictures[0] != pictures[1] != pictures[2] != pictures[0]
