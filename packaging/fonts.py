"""Fetch the Korean font that packages carry, with its licence, from the npm registry.

Systems without Korean glyphs would show boxes; a package must not depend on their having them.
"""

from __future__ import annotations

import shutil
import subprocess
import tarfile
import tempfile
from pathlib import Path

_PACKAGE = "@fontsource/nanum-gothic@5.3.0"

# What is taken of the package, and its name in ours.
_FILES = {
    "package/files/nanum-gothic-korean-400-normal.woff2": "NanumGothic-Regular.woff2",
    "package/files/nanum-gothic-korean-700-normal.woff2": "NanumGothic-Bold.woff2",
    "package/LICENSE": "NanumGothic-OFL.txt",
}


class FontError(Exception):
    """The font could not be had."""


def fetch_korean_font(folder: Path) -> None:
    """Put the font and its licence into ``folder``, unless they are there.

    Raises:
        FontError: if npm is missing or cannot fetch it.
    """
    if all((folder / name).exists() for name in _FILES.values()):
        return
    npm = shutil.which("npm")
    if npm is None:
        raise FontError("The Korean font is fetched with npm, which is not installed.")
    folder.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as name:
        pack = [npm, "pack", "--silent", "--pack-destination", name, _PACKAGE]
        run = subprocess.run(pack, capture_output=True, text=True, check=False)
        if run.returncode:
            raise FontError(f"npm could not fetch {_PACKAGE}: {run.stderr.strip()}")
        with tarfile.open(next(Path(name).glob("*.tgz"))) as archive:
            for inside, ours in _FILES.items():
                file = archive.extractfile(inside)
                if file is None:
                    raise FontError(f"{_PACKAGE} has no {inside}")
                (folder / ours).write_bytes(file.read())
