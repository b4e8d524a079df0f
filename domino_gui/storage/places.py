"""Where the program keeps its files: the platform's own data and settings folders.

The folders are named, not made; whoever writes into one makes it first.
"""

from __future__ import annotations

import os
import sys
from pathlib import Path
from typing import Final

FOLDER: Final = "fives"
"""The program's own folder within the platform's."""


def data_folder() -> Path:
    """Return where matches are kept (``XDG_DATA_HOME`` and its equals elsewhere)."""
    if sys.platform == "win32":
        return _base("LOCALAPPDATA", "AppData", "Local") / FOLDER
    if sys.platform == "darwin":
        return _base("XDG_DATA_HOME", "Library", "Application Support") / FOLDER
    return _base("XDG_DATA_HOME", ".local", "share") / FOLDER


def settings_folder() -> Path:
    """Return where preferences are kept (``XDG_CONFIG_HOME`` and its equals elsewhere)."""
    if sys.platform == "win32":
        return _base("APPDATA", "AppData", "Roaming") / FOLDER
    if sys.platform == "darwin":
        return _base("XDG_CONFIG_HOME", "Library", "Preferences") / FOLDER
    return _base("XDG_CONFIG_HOME", ".config") / FOLDER


def matches_folder() -> Path:
    """Return where the records of matches lie, those still being played included."""
    return data_folder() / "matches"


def finished_folder() -> Path:
    """Return where the records of matches lie that are over."""
    return matches_folder() / "finished"


def deleted_folder() -> Path:
    """Return where the records of matches lie that were deleted, until they are put back."""
    return matches_folder() / "deleted"


def damaged_folder() -> Path:
    """Return where damaged records are kept aside."""
    return matches_folder() / "damaged"


def library_path() -> Path:
    """Return the index over all these records (`domino_gui.storage.library`)."""
    return data_folder() / "library.db"


def learner_path() -> Path:
    """Return the file of what a learner has done (`domino_gui.storage.learner`)."""
    return data_folder() / "learner.jsonl"


def lessons_folder() -> Path:
    """Return where a person's own lessons lie (`domino_gui.learning.lessons`)."""
    return data_folder() / "lessons"


def fault_log_path() -> Path:
    """Return the log of what opponent programs did wrong."""
    return data_folder() / "opponents.log"


def program_log_path() -> Path:
    """Return the log of what went wrong in the program itself."""
    return data_folder() / "fives.log"


def crash_path() -> Path:
    """Return where the system's last words stand when the program was ended by a crash."""
    return data_folder() / "crash.txt"


def preferences_path() -> Path:
    """Return the file of preferences."""
    return settings_folder() / "preferences.json"


def kept_name(path: Path) -> Path:
    """Return a name beside ``path`` that no file has: what cannot be used is kept under it."""
    number = 1
    while (kept := path.with_name(f"{path.stem}.kept-{number}{path.suffix}")).exists():
        number += 1
    return kept


def _base(variable: str, *below_home: str) -> Path:
    """Return the folder a variable names; one that is not absolute counts as unset (XDG)."""
    named = Path(os.environ.get(variable, ""))
    return named if named.is_absolute() else Path.home().joinpath(*below_home)
