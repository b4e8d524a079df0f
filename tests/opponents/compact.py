"""Rounds in compact form, written as shortly as they can be."""

from __future__ import annotations

from domino_gui.opponents.ends import Ends
from domino_gui.opponents.fitting.forms import endless, every_form
from domino_gui.opponents.playout import Form
from tests.engine.rigged import tiles


def form_of(name: str) -> Form:
    """The form of this name, without a target."""
    return endless(every_form()[name])


def mask(names: str) -> int:
    """``"1|4 5|5"`` as a mask."""
    return sum(1 << tile.index for tile in tiles(names))


def placed(form: Form, names: str) -> Ends:
    """What tiles come to that are placed one after the other, each in the first way it can be."""
    ends = form.automaton.empty
    for tile in tiles(names):
        ends = form.automaton.moves(ends, tile.index)[0].ends
    return ends
