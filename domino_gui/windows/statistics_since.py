"""Since when matches count for somebody's statistics: a reset keeps the matches, and can be undone.

By a person's name, times are kept in the preferences; "" is for everybody.
"""

from __future__ import annotations

from collections.abc import Mapping
from datetime import datetime
from typing import Final

from domino_gui.storage.match_setup import NAME_LENGTH
from domino_gui.storage.name_keys import name_key
from domino_gui.storage.preferences import MOST_RESETS

EVERYBODY: Final = ""
"""Stands for the names of all."""

Since = Mapping[str, str]


def _key(name: str) -> str:
    """Return what the name of a person is kept as."""
    return name_key(name)[:NAME_LENGTH]


def counted_since(since: Since, name: str) -> datetime | None:
    """Return when the matches of ``name`` begin to count; None if all do."""
    moments = [_moment(written) for key, written in since.items() if key in ("", _key(name))]
    return max((moment for moment in moments if moment is not None), default=None)


def _moment(written: str) -> datetime | None:
    """Return a moment as it was written; None for what is none, which resets nothing."""
    try:
        return datetime.fromisoformat(written).astimezone()
    except (ValueError, OverflowError):
        return None


def reset(since: Since, name: str, now: datetime) -> dict[str, str]:
    """Return what is to be kept so that the matches of ``name`` count from ``now`` on.

    Of very many names those reset first are counted in full again.
    """
    written = now.isoformat()
    if name == EVERYBODY:
        return {EVERYBODY: written}
    others = [(key, value) for key, value in since.items() if key != _key(name)]
    return dict([*others, (_key(name), written)][-MOST_RESETS:])
