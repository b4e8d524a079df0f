"""Build a folder that runs without Python: build/frozen/fives, and prove that it starts.

One folder, not one file: it starts at once, where one file unpacks itself for two seconds.
"""

from __future__ import annotations

import argparse
import json
import os
import platform
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

import PyInstaller.__main__

from fonts import FontError, fetch_korean_font
from icons import write_program_icon, write_theme

ROOT = Path(__file__).resolve().parent.parent
WORK = ROOT / "build" / "freeze"
TARGET = ROOT / "build" / "frozen" / "fives"

_HOOKED = ("QtCore", "QtGui", "QtWidgets", "QtSvg")

# Found by PyInstaller at the end of some chain of imports, and never used.
_EXCLUDED = ("PySide6.QtNetwork", "ssl", "tkinter", "unittest")

_LAUNCHER = """\
import multiprocessing
import sys

from domino_gui.__main__ import main

# Must come first: worker processes are this program, started again.
multiprocessing.freeze_support()
sys.exit(main())
"""


def freeze(*, with_font: bool) -> None:
    """Build the folder anew."""
    shutil.rmtree(TARGET, ignore_errors=True)
    resources = _stage_resources(with_font=with_font)
    launcher = WORK / "launcher.py"
    launcher.write_text(_LAUNCHER, encoding="utf-8")
    PyInstaller.__main__.run(
        [
            *("--name", TARGET.name, "--noconfirm", "--log-level", "WARN"),
            *("--distpath", str(TARGET.parent), "--workpath", str(WORK), "--specpath", str(WORK)),
            *("--additional-hooks-dir", str(_stage_hooks())),
            # Subcommands are imported by need, out of PyInstaller's sight.
            *("--collect-submodules", "domino_gui"),
            *("--add-data", f"{resources}{os.pathsep}domino_gui/resources"),
            *(option for name in _EXCLUDED for option in ("--exclude-module", name)),
            *_program_icon(),
            str(launcher),
        ]
    )
    shutil.copy(ROOT / "LICENSE", TARGET)
    if platform.system() == "Linux":
        share, linux = TARGET / "share", ROOT / "packaging" / "linux"
        write_theme(share / "icons")
        for folder, file in (
            ("applications", "fives.desktop"),
            ("mime/packages", "fives-mime.xml"),
        ):
            (share / folder).mkdir(parents=True)
            shutil.copy(linux / file, share / folder)


def _stage_resources(*, with_font: bool) -> Path:
    """Gather what the program loads: the compiled translations, not their sources, and a font."""
    staged = WORK / "resources"
    shutil.rmtree(staged, ignore_errors=True)
    shutil.copytree(ROOT / "resources", staged, ignore=shutil.ignore_patterns("*.ts", "README.md"))
    if with_font:
        fonts = ROOT / "build" / "fonts"
        fetch_korean_font(fonts)
        shutil.copytree(fonts, staged / "fonts")
    return staged


def _stage_hooks() -> Path:
    """Make a folder with our one hook under the name of each Qt module it serves."""
    hooks = WORK / "hooks"
    hooks.mkdir(parents=True, exist_ok=True)
    for module in _HOOKED:
        shutil.copy(ROOT / "packaging" / "qt_hook.py", hooks / f"hook-PySide6.{module}.py")
    return hooks


def _program_icon() -> list[str]:
    """Return the options for the icon and the kind of program; neither system has been tried."""
    if platform.system() == "Windows":
        # A console program, so that subcommands can print; its console hides if it is its own.
        suffix, options = ".ico", ["--hide-console", "hide-early"]
    elif platform.system() == "Darwin":
        suffix, options = ".icns", ["--windowed"]
    else:
        return []
    icon = WORK / f"fives{suffix}"
    write_program_icon(icon)
    return [*options, "--icon", str(icon)]


def prove_that_it_starts() -> None:
    """Start the folder's program three ways: its version, an opponent, and a window."""
    with tempfile.TemporaryDirectory() as home:
        version = _start(home, "--version")
        hello = json.loads(_start(home, "engine", said='{"cmd":"hello"}\n{"cmd":"quit"}\n'))
        if hello["reply"] != "hello":
            raise SystemExit(f"The frozen opponent answers {hello}.")
        _start(home)
    print(f"{version.strip()}: starts, answers and opens a window. {TARGET} {_megabytes()} MB")


def _start(home: str, *arguments: str, said: str = "") -> str:
    """Run the frozen program without this Python's surroundings; return what it prints."""
    environment = {
        "HOME": home,
        "LC_ALL": "C.UTF-8",
        "PATH": os.defpath,
        "QT_QPA_PLATFORM": "offscreen",
        # The program honours this: it leaves once its window has been painted.
        "FIVES_QUIT_AFTER_START": "1",
        **{name: os.environ[name] for name in ("SYSTEMROOT", "TEMP") if name in os.environ},
    }
    run = subprocess.run(
        [TARGET / TARGET.name, *arguments],
        input=said,
        env=environment,
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )
    if run.returncode:
        raise SystemExit(f"The frozen program fails with {run.returncode}:\n{run.stderr}")
    return run.stdout


def _megabytes() -> int:
    return sum(path.lstat().st_size for path in TARGET.rglob("*")) // 1_000_000


def _missing_tools(*, with_font: bool) -> list[str]:
    """Return the Debian packages of the tools that building needs and that are not here."""
    tools = {"npm": "npm"} if with_font else {}
    if platform.system() == "Linux":
        tools["objdump"] = "binutils"
    return [package for tool, package in tools.items() if shutil.which(tool) is None]


def main() -> int:
    """Build and try the folder; 1 if a tool is missing or the font could not be had."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument(
        "--without-font", action="store_true", help="leave the Korean font out (npm brings it)"
    )
    with_font = not parser.parse_args().without_font
    if missing := _missing_tools(with_font=with_font):
        command = f"sudo apt-get install -y {' '.join(missing)}"
        print(f"Freezing needs more tools. On Debian or Ubuntu: {command}", file=sys.stderr)
        return 1
    try:
        freeze(with_font=with_font)
    except FontError as error:
        print(error, file=sys.stderr)
        return 1
    prove_that_it_starts()
    return 0


if __name__ == "__main__":
    sys.exit(main())
