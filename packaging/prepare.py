"""Make everything that running the project needs: the environment, system libraries, a font.

Plain Python, standard library only: it runs before anything is installed. It does only what is
missing, so every target of the Makefile may call it, and mends what an interrupted run left.
"""

from __future__ import annotations

import argparse
import hashlib
import importlib.util
import json
import os
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path

import system_libraries

ROOT = Path(__file__).resolve().parent.parent
VENV = ROOT / ".venv"
BIN = VENV / ("Scripts" if os.name == "nt" else "bin")


class PreparationError(Exception):
    """Something is missing that only the person in front of the screen can bring."""


@dataclass(frozen=True)
class Stamp:
    """What was last installed into the environment; written last, so no stamp means half-made."""

    digest: str
    extras: frozenset[str]

    @classmethod
    def read(cls) -> Stamp | None:
        """Return the stamp in the environment, or None."""
        try:
            values = json.loads(_STAMP_FILE.read_text(encoding="utf-8"))
            return cls(values["digest"], frozenset(values["extras"]))
        except (OSError, ValueError, KeyError, TypeError):
            return None

    def write(self) -> None:
        """Declare the environment complete."""
        values = {"digest": self.digest, "extras": sorted(self.extras)}
        _STAMP_FILE.write_text(json.dumps(values) + "\n", encoding="utf-8")


_STAMP_FILE = VENV / "prepared.json"


def prepare(extras: frozenset[str] = frozenset(), *, window: bool = False) -> None:
    """Bring the environment up to date with ``extras``, and what Qt needs of the system.

    Args:
        extras: names from ``[project.optional-dependencies]``.
        window: whether a window is going to be opened, which needs more of the system.

    Raises:
        PreparationError: in one line, what is missing and how to get it.
    """
    _prepare_environment(extras)
    _prepare_system(window=window)


def _prepare_environment(extras: frozenset[str]) -> None:
    wanted = _digest()
    stamp = Stamp.read() if _runs("import pip") else None
    if stamp is None:
        _make_environment()
    elif stamp.digest == wanted and extras <= stamp.extras:
        return
    else:
        # What is there stays: `make play` after `make test` must not take the tests' tools away.
        extras |= stamp.extras
        _STAMP_FILE.unlink()
    print("Installing Fives and what it needs into .venv", flush=True)
    target = f"{ROOT}[{','.join(sorted(extras))}]" if extras else str(ROOT)
    pip = [str(_python()), "-m", "pip", "--quiet", "--disable-pip-version-check", "install"]
    constraints = ["--constraint", str(ROOT / "constraints.txt")]
    if subprocess.run([*pip, *constraints, "--editable", target], check=False).returncode:
        raise PreparationError("The packages could not be installed; pip says why above.")
    Stamp(wanted, extras).write()


def _digest() -> str:
    """Return in short what an installation depends on: what is asked for, and where it lies."""
    digest = hashlib.sha256(str(ROOT).encode())
    for name in ("pyproject.toml", "constraints.txt"):
        digest.update((ROOT / name).read_bytes())
    return digest.hexdigest()


def _make_environment() -> None:
    if importlib.util.find_spec("ensurepip") is None:
        # Debian ships Python without venv and pip.
        package = f"python{sys.version_info.major}.{sys.version_info.minor}-venv"
        if not (system_libraries.can_install() and system_libraries.apt_install([package])):
            raise PreparationError(
                "This Python has no venv and pip. "
                f"On Debian or Ubuntu: sudo apt-get install -y {package}"
            )
    print("Making the environment .venv", flush=True)
    if subprocess.run([sys.executable, "-m", "venv", "--clear", VENV], check=False).returncode:
        raise PreparationError(f"No environment could be made in {VENV}; Python says why above.")


def _prepare_system(*, window: bool) -> None:
    needed = system_libraries.OFFSCREEN + (system_libraries.WINDOW if window else ())
    missing = system_libraries.missing(needed)
    font = not system_libraries.has_korean_font()
    if (missing or font) and system_libraries.can_install():
        packages = system_libraries.apt_packages(missing)
        system_libraries.apt_install([*packages, *(system_libraries.KOREAN_FONT if font else ())])
        missing = system_libraries.missing(needed)
        font = not system_libraries.has_korean_font()
    if font:
        print(
            "No Korean font was found; for the game in Korean install one. "
            f"On Debian or Ubuntu: sudo apt-get install -y {' '.join(system_libraries.KOREAN_FONT)}"
        )
    if missing:
        advice = f"Qt lacks libraries of the system. {system_libraries.install_advice(missing)}"
        if not _runs(
            "from PySide6.QtWidgets import QApplication; QApplication([])",
            {} if window else {"QT_QPA_PLATFORM": "offscreen"},
        ):
            raise PreparationError(advice)
        print(advice)


def _python() -> Path:
    return BIN / ("python.exe" if os.name == "nt" else "python")


def _runs(code: str, environment: dict[str, str] | None = None) -> bool:
    """Tell whether the environment's Python runs ``code`` without complaint."""
    try:
        run = subprocess.run(
            [_python(), "-c", code],
            env={**os.environ, **(environment or {})},
            capture_output=True,
            check=False,
        )
    except OSError:
        return False
    return run.returncode == 0


def main() -> int:
    """Prepare from the command line; 1 and one line on standard error if something is missing."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("--extra", action="append", default=[], help="an extra of pyproject.toml")
    parser.add_argument("--window", action="store_true", help="a window is going to be opened")
    arguments = parser.parse_args()
    try:
        prepare(frozenset(arguments.extra), window=arguments.window)
    except PreparationError as error:
        print(error, file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
