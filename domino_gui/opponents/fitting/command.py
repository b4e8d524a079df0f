"""What the commands that fit have in common: their arguments, and the file that they write."""

from __future__ import annotations

import argparse
from collections.abc import Collection
from pathlib import Path
from typing import Any

import msgspec

from domino_gui.opponents.fitted import read_fitted


def parser_for(
    about: str, forms: Collection[str], seed: str, file: Path
) -> argparse.ArgumentParser:
    """Return a parser of the arguments that all of them take."""
    parser = argparse.ArgumentParser(description=about)
    parser.add_argument(
        "--forms",
        nargs="+",
        choices=forms,
        default=[*forms],
        help="by name; what the file holds of others stays",
    )
    parser.add_argument("--jobs", type=int, default=2, help="processes")
    parser.add_argument("--seed", default=seed, help="of the deals")
    parser.add_argument("--output", type=Path, default=file)
    return parser


class FittedFile:
    """A file of figures in which each form is kept as soon as it is fitted."""

    def __init__(self, file: Path, kind: Any, forms: Collection[str], *, indent: int) -> None:
        """``forms`` are in the order of the file, ``kind`` is the type of the figures of one.

        ``indent`` is in spaces, or -1 for all in one line. A file that is there and damaged is left
        as it is: `FittedError`.
        """
        self._file = file
        self._forms = forms
        self._indent = indent
        self._fitted = read_fitted(file, kind) if file.exists() else {}

    def keep(self, form: str, figures: Any) -> None:
        """Put the figures of a form into the file; those of the others stay."""
        self._fitted[form] = figures
        ordered = {name: self._fitted[name] for name in self._forms if name in self._fitted}
        written = msgspec.json.format(msgspec.json.encode(ordered), indent=self._indent)
        self._file.write_bytes(written + b"\n")
