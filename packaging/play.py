"""Prepare what the game needs, and open it: what `make play` does."""

from __future__ import annotations

import os
import subprocess
import sys

import translations
from prepare import BIN, PreparationError, prepare


def has_screen() -> bool:
    """Tell whether a window can be shown; only Linux can be without a screen."""
    wanted = ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM")
    return not sys.platform.startswith("linux") or any(os.environ.get(name) for name in wanted)


def main() -> int:
    """Open the game; return its exit status."""
    if not has_screen():
        # Success, as far as make is concerned: its own error lines would bury this one.
        print("There is no screen here to open the game on; `make demo` plays without one.")
        return 0
    try:
        prepare(window=True)
        translations.compile_all()
    except PreparationError as error:
        print(error, file=sys.stderr)
        return 1
    try:
        return subprocess.run([BIN / "domino-gui"], check=False).returncode
    except KeyboardInterrupt:
        return 130


if __name__ == "__main__":
    sys.exit(main())
