"""The tables of a round as they are shown: at best as they are to lie, at times for now.

Nearly always a tile is laid at once. Where others have to make way for it, finding out how can take
seconds: a process of its own does it. Until that is done the tile lies where its ghost stood, and
everything can be gone on with.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QTimer, Signal

from domino_gui.engine.layout import Layout, Placed, Spinners
from domino_gui.table.geometry import TableGeometry

if TYPE_CHECKING:
    from domino_gui.game.program import Program
    from domino_gui.table.parcel import Task

Key = tuple[Spinners, tuple[Placed, ...]]
"""What a table follows from: the tiles, in the order they came."""


class Laying(QObject):
    """Knows the tables of one round, those that were seen before an undo too."""

    laid = Signal()
    """The table that was asked for last is known better than it was returned."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.at_once = False
        """Whether every table is laid at once, however long it takes: for pictures."""
        self._is_closed = False
        self._known: dict[Key, TableGeometry] = {}
        self._asked: tuple[Key, Task] | None = None
        self._program: Program | None = None
        # A process is started once the event that needs it has been dealt with.
        self._soon = QTimer(self, singleShot=True, interval=0)
        self._soon.timeout.connect(self._start)

    def table(self, layout: Layout) -> TableGeometry:
        """Return the table of a layout, for now where others make way for a tile: see `laid`.

        It is kept here, so nobody may change it.
        """
        if _key(layout, 1) not in self._known:
            # Another first tile: another round.
            self._known = {_key(layout, 0): TableGeometry(layout.spinners)}
        lying = len(layout)
        while _key(layout, lying) not in self._known:
            lying -= 1
        table = self._known[_key(layout, lying)]
        for number, placed in enumerate(layout.placed[lying:], start=lying + 1):
            key = _key(layout, number)
            if not (self.at_once or table.lies_still(placed.tile, placed.at)):
                self._ask(key, table, placed)
                return _for_now(table, layout.placed[number - 1 :])
            table = table.copy()
            table.place(placed)
            self._known[key] = table
        self._forget()
        return table

    def close(self) -> None:
        """Have nothing laid any more: nobody waits for it."""
        self._is_closed = True
        self._forget()

    def _ask(self, key: Key, table: TableGeometry, placed: Placed) -> None:
        """Have a table laid, if that is not under way; only the one that is wanted now."""
        from domino_gui.table.parcel import Task  # seldom needed

        if not self._is_closed and (self._asked is None or self._asked[0] != key):
            self._end()
            self._asked = key, Task(table, placed)
            self._soon.start()

    def _start(self) -> None:
        from domino_gui.game.program import OWN_FOLDER, Program, own_program
        from domino_gui.table.parcel import pack

        if self._asked is not None:
            self._program = program = Program(own_program("lay"), OWN_FOLDER)
            program.said.connect(self._hear)
            program.failed.connect(self._lay_here)
            program.start()
            program.say(pack(self._asked[1]))

    def _hear(self, line: bytes) -> None:
        from domino_gui.table.parcel import ParcelError, unpack

        try:
            table = unpack(line, TableGeometry)
        except ParcelError:
            self._lay_here()
        else:
            self._take(table)

    def _lay_here(self) -> None:
        """Do it after all, where no other process could: it is better to wait than to lack room."""
        from domino_gui.table.parcel import carry_out

        if self._asked is not None:
            self._take(carry_out(self._asked[1]))

    def _take(self, table: TableGeometry) -> None:
        if self._asked is not None:
            self._known[self._asked[0]] = table
            self._forget()
            self.laid.emit()

    def _forget(self) -> None:
        """Want no other table than those that are known."""
        self._asked = None
        self._soon.stop()
        self._end()

    def _end(self) -> None:
        if self._program is not None:
            program, self._program = self._program, None
            program.said.disconnect(self._hear)
            program.failed.disconnect(self._lay_here)
            program.end()


def _key(layout: Layout, tiles: int) -> Key:
    """Return what the table of the first so many tiles follows from."""
    return layout.spinners, tuple(layout.placed[:tiles])


def _for_now(table: TableGeometry, placed: list[Placed]) -> TableGeometry:
    """Return a table with more tiles, where no other makes way for them."""
    shown = table.copy()
    for one in placed:
        shown.place(one, still=True)
    return shown
