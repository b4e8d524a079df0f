from __future__ import annotations

from PySide6.QtWidgets import QLabel, QWidget
from pytestqt.qtbot import QtBot

from domino_gui.storage.statistics import Figures
from domino_gui.windows.interval_bar import Share
from domino_gui.windows.statistics_summary import FactsBox, WinBox
from domino_gui.windows.statistics_texts import Fact

SHARE = Share(0.62, 0.51, 0.72, 0.5)
FIGURES = Figures(matches=80, won=49.5)


def words(widget: QWidget) -> list[str]:
    return [label.text() for label in widget.findChildren(QLabel)]


def test_the_win_rate_stands_in_large_figures_in_a_bar_and_in_words(parent: QWidget) -> None:
    box = WinBox(14, parent)
    box.show_share(SHARE, FIGURES)
    assert box.rate.text() == "62 %"
    assert box.out_of.text().startswith("49.5 of 80")
    assert box.sentence.text() == "62 % won, between 51 and 72 %"
    assert box.bar.share == SHARE
    assert box.bar.accessibleName() == f"{box.sentence.text()}; an even share is 50 %"
    assert "More than an even share" in box.verdict.text()


def test_of_few_matches_it_says_that_it_is_too_early(parent: QWidget) -> None:
    box = WinBox(14, parent)
    box.show_share(Share(2 / 3, 0.21, 0.94), Figures(matches=3, won=2))
    assert "Too early to tell" in box.verdict.text()


def test_each_figure_stands_with_what_it_is(parent: QWidget, qtbot: QtBot) -> None:
    del qtbot
    box = FactsBox(14, parent)
    facts = [Fact("Matches", "80", "400 rounds"), Fact("Best count", "35")]
    box.show_facts("In figures", facts)
    assert words(box) == ["80", "Matches", "400 rounds", "35", "Best count", ""]
    names = [label.accessibleName() for label in box.findChildren(QLabel)]
    assert names[0] == "Matches: 80"
    assert names[3] == "Best count: 35"
    box.show_facts("In figures", [facts[0]._replace(value="81"), facts[1]])
    assert words(box)[0] == "81"
    assert len(words(box)) == 6
