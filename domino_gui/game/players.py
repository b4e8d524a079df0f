"""Whoever decides for a seat."""

# Annotations are evaluated at once: NamedTuple would compile each of them as a string.

from typing import NamedTuple

from PySide6.QtCore import QObject, Signal

from domino_gui.engine.events import Action, Event


class Turn(NamedTuple):
    """What a player is asked: to choose one of these actions."""

    seat: int
    view: list[Event]
    """All that the seat may see of the match."""
    legal: list[Action]
    seed: int
    """Made from what the seat may see, so that the same turn gives the same choice."""


class Player(QObject):
    """Somebody at the table. One who is asked answers later with `chosen`, never at once.

    An answer to a turn that is no longer asked is ignored.
    """

    chosen = Signal(object, object)
    """The `Turn` that was asked, and the legal `Action` chosen for it."""
    noticed = Signal(object)
    """A `Notice`, its seat left open."""

    human = False
    """Whether a person decides, who is asked through the window."""

    def prepare(self) -> None:
        """The match begins: get ready, in the background."""

    def ask(self, turn: Turn) -> None:
        """Choose an action."""

    def cancel(self) -> None:
        """What was asked is asked no longer."""

    def close(self) -> None:
        """The match is closed: leave nothing running."""


class Human(Player):
    """A person, whose choices come to the controller from the window (`Controller.submit`)."""

    human = True
