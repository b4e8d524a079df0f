"""Where the program's own files (icons, translations, themes, …) lie, however it was installed."""

from __future__ import annotations

import sys
from pathlib import Path

_PACKAGE = Path(__file__).resolve().parent


def resource(*parts: str) -> Path:
    """Return the path of a resource, named by its folders and file: ``resource("icons", "x.svg")``.

    Whether the file exists is for the caller to ask: some, such as compiled translations, are
    built and may be missing in a checkout.
    """
    return _root().joinpath(*parts)


def _root() -> Path:
    """Return the folder of resources: in the package of a wheel or bundle, beside it in a checkout.

    A frozen program keeps its data where ``sys._MEIPASS`` says, in the wheel's arrangement.
    """
    bundle = getattr(sys, "_MEIPASS", None)
    inside = Path(bundle, "domino_gui", "resources") if bundle else _PACKAGE / "resources"
    return inside if bundle or inside.is_dir() else _PACKAGE.parent / "resources"
