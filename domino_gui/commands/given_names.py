"""Names for computers that play each other.

A computer's character follows from its name, so that what is measured of a level must not hang on
one name.
"""

from __future__ import annotations

from random import Random
from typing import Final

NAMES: Final = (
    "Ada", "Ben", "Cho", "Dan", "Eva", "Finn", "Gina", "Hugo", "Ines", "Jin", "Kaya", "Leo",
    "Mina", "Noah", "Olga", "Paul", "Quinn", "Rosa", "Seo", "Tara", "Udo", "Vera", "Will", "Yuna",
)  # fmt: skip


def given_names(number: int, chance: object) -> list[str]:
    """Return ``number`` different names, the same for the same ``chance``."""
    return Random(f"names {chance}").sample(NAMES, number)
