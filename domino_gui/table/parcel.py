"""What is asked of the process that lays a table anew, and what it answers: a line each.

The lines are pickles, for both ends are this program: nothing but tables, and what they are made
of, is read from them.
"""

from __future__ import annotations

import base64
import io
import pickle
from typing import Final, NamedTuple, TypeVar

from domino_gui.engine.layout import Placed
from domino_gui.table.geometry import TableGeometry


class ParcelError(ValueError):
    """A line that is none of ours."""


class Task(NamedTuple):
    """A table, and the tile to be laid on it for which others have to make way."""

    table: TableGeometry
    placed: Placed


Parcel = TypeVar("Parcel", Task, TableGeometry)


def pack(thing: Task | TableGeometry) -> bytes:
    """Return a line, with its line break."""
    return base64.b64encode(pickle.dumps(thing)) + b"\n"


def unpack(line: bytes, kind: type[Parcel]) -> Parcel:
    """Return what a line holds; `ParcelError` if that is nothing of this kind."""
    try:
        thing = _Unpickler(io.BytesIO(base64.b64decode(line.rstrip(), validate=True))).load()
    except Exception as error:
        # Whatever a pickle that is none of ours leads to.
        raise ParcelError(str(error)) from error
    if not isinstance(thing, kind):
        raise ParcelError(f"no {kind.__name__}")
    return thing


def carry_out(task: Task) -> TableGeometry:
    """Return the table with the tile; it takes up to seconds."""
    table = task.table.copy()
    table.place(task.placed)
    return table


_TABLES: Final = frozenset(
    f"domino_gui.{module}"
    for module in (
        *("engine.layout", "engine.tiles"),
        *("table.cells", "table.geometry", "table.growth", "table.parcel", "table.reach"),
    )
)
"""The modules that say what tables are made of."""


class _Unpickler(pickle.Unpickler):
    def find_class(self, module: str, name: str) -> type:
        """Refuse whatever is no class of these modules: what they import is none."""
        found = super().find_class(module, name) if module in _TABLES else None
        if not isinstance(found, type) or found.__module__ != module:
            raise pickle.UnpicklingError(f"{module}.{name} is no part of a table")
        return found
