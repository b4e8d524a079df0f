"""Files of figures that were fitted to play, some for each form of the game."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec

from domino_gui.engine.rules import Rules


class FittedError(ValueError):
    """A file of figures is missing, damaged or lacks a form; the message names the file."""


def form_name(rules: Rules) -> str:
    """Return the name of a rule set with so many seats: ``all-fives-2``, partners ``-4p``."""
    return f"{rules.rule_set.id}-{rules.seats}{'p' if rules.partners else ''}"


def read_fitted(file: Path, kind: Any) -> dict[str, Any]:
    """Return the figures in a file, of the type ``kind``, by the form of the game and in order.

    `FittedError` tells what is wrong with the file, and where in it.
    """
    try:
        return msgspec.json.decode(file.read_bytes(), type=dict[str, kind])
    except OSError as error:
        raise FittedError(f"{file.name}: {error.strerror}") from None
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise FittedError(f"{file.name}: {error}") from None


def fitted_to(form: str, file: Path, kind: Any) -> Any:
    """Return the figures of one form of the game; `FittedError` where there are none."""
    every = read_fitted(file, msgspec.Raw)
    if form not in every:
        raise FittedError(f"{file.name}: nothing is said of {form}")
    try:
        return msgspec.json.decode(every[form], type=kind)
    except msgspec.DecodeError as error:
        raise FittedError(f"{file.name}: {form}: {error}") from None
