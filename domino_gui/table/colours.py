"""Colours as they stand in files of ours: written like ``#1d2b2a``, read as what Qt paints with."""

from __future__ import annotations

from pathlib import Path
from typing import Any, TypeVar

import msgspec
from PySide6.QtGui import QColor

Written = TypeVar("Written", bound=msgspec.Struct)


class ThemeError(ValueError):
    """A file of a theme or tile set is not there, lacks something, or says what makes no sense."""


def read_colours(path: Path, kind: type[Written]) -> Written:
    """Return what stands in a JSON file of that kind; `ThemeError` names what is wrong, and where.

    A file says everything that its kind knows, and nothing else.
    """
    try:
        return msgspec.json.decode(path.read_bytes(), type=kind, dec_hook=_colour)
    except OSError as error:
        raise ThemeError(f"{path.name}: {error.strerror}") from None
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise ThemeError(f"{path.name}: {error}") from None


def _colour(kind: type, value: Any) -> QColor:
    assert kind is QColor
    if not isinstance(value, str) or not (colour := QColor(value)).isValid():
        raise ValueError(f"{value!r} is no colour")
    return colour
