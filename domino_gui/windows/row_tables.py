"""Tables that are read and gone through row by row."""

from __future__ import annotations

from PySide6.QtWidgets import QAbstractItemView, QTableView


def read_by_rows(table: QTableView) -> None:
    """Let whole rows be chosen, with nothing around them; Tab leads on, the arrows lead through."""
    table.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
    table.setTabKeyNavigation(False)
    table.setShowGrid(False)
    table.setWordWrap(False)
    table.setCornerButtonEnabled(False)
    table.verticalHeader().hide()
