"""A chart of one thing over time, of several to be chosen from, and the numbers beside it."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtWidgets import QHBoxLayout, QLabel, QVBoxLayout, QWidget

from domino_gui.windows.chart_axis import Axis
from domino_gui.windows.chart_plot import ChartPoint
from domino_gui.windows.statistics_choices import Choice
from domino_gui.windows.statistics_table import StatisticsTable
from domino_gui.windows.time_chart import Legend, TimeChart


class ChartAndTable(QWidget):
    """Both go together: whoever walks through one is shown the place in the other."""

    def __init__(self, pixels: int, parent: QWidget) -> None:
        """``pixels`` is the size of plain text."""
        super().__init__(parent)
        self.measure = Choice(self)
        """What is drawn; what there is to choose from is the heir's business."""
        self.measure.setSizeAdjustPolicy(Choice.SizeAdjustPolicy.AdjustToContents)
        self.measure.setAccessibleName(self.tr("What is drawn"))
        label = QLabel(self.tr("&Draw"), self)
        label.setBuddy(self.measure)
        self.chart = TimeChart(pixels, self)
        self.table = StatisticsTable(pixels, self)
        """A row for each period; the heir fills it."""
        self.table.setAccessibleName(self.tr("Over time, in numbers"))
        self._rows: list[int] = []  # of each point of the chart
        self.chart.chosen.connect(lambda number: self.table.go_to(self._rows[number]))
        self.table.walked.connect(self._follow_table)
        choice, left, row = QHBoxLayout(), QVBoxLayout(), QHBoxLayout(self)
        choice.addWidget(label)
        choice.addWidget(self.measure)
        choice.addStretch(1)
        left.addLayout(choice)
        left.addWidget(self.chart, 1)
        row.addLayout(left, 5)
        row.addWidget(self.table, 4)
        for layout in (choice, left, row):
            layout.setSpacing(pixels // 2)
        row.setContentsMargins(0, pixels // 2, 0, 0)

    def draw(self, points: Sequence[ChartPoint | None], axis: Axis, legend: Legend) -> None:
        """Draw a point for each row of the table, none where there is None."""
        self._rows = [row for row, point in enumerate(points) if point is not None]
        name = self.measure.currentText()
        self.chart.setAccessibleName(self.tr("{measure} over time").format(measure=name))
        self.chart.show_points([point for point in points if point is not None], axis, legend)

    def _follow_table(self, row: int) -> None:
        if row in self._rows:
            self.chart.go_to(self._rows.index(row))
