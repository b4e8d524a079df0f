"""Which libraries of the system Qt needs, which of them are missing, and how to get them.

Only Linux asks this: on Windows and macOS the PySide6 wheels bring everything.
"""

from __future__ import annotations

import ctypes
import os
import shutil
import subprocess
import sys
from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from collections.abc import Iterable

# Debian packages: a font with Korean glyphs, and the tool that tells whether there is one.
KOREAN_FONT = ("fonts-nanum", "fontconfig")


class Library(NamedTuple):
    """A shared library and the packages that bring it on the three great families of Linux."""

    file: str
    apt: str
    dnf: str
    pacman: str


# What even a program without a screen needs, since QtGui is linked against it.
OFFSCREEN = (
    Library("libglib-2.0.so.0", "libglib2.0-0", "glib2", "glib2"),
    Library("libgthread-2.0.so.0", "libglib2.0-0", "glib2", "glib2"),
    Library("libGL.so.1", "libgl1", "libglvnd-glx", "libglvnd"),
    Library("libEGL.so.1", "libegl1", "libglvnd-egl", "libglvnd"),
    Library("libX11.so.6", "libx11-6", "libX11", "libx11"),
    Library("libxkbcommon.so.0", "libxkbcommon0", "libxkbcommon", "libxkbcommon"),
    Library("libfontconfig.so.1", "libfontconfig1", "fontconfig", "fontconfig"),
    Library("libdbus-1.so.3", "libdbus-1-3", "dbus-libs", "dbus"),
)

# What a window on X11 needs besides. Qt names libxcb-cursor0 whichever of them is missing.
WINDOW = (
    Library("libxkbcommon-x11.so.0", "libxkbcommon-x11-0", "libxkbcommon-x11", "libxkbcommon-x11"),
    Library("libX11-xcb.so.1", "libx11-xcb1", "libX11-xcb", "libx11"),
    Library("libxcb-cursor.so.0", "libxcb-cursor0", "xcb-util-cursor", "xcb-util-cursor"),
    Library("libxcb-icccm.so.4", "libxcb-icccm4", "xcb-util-wm", "xcb-util-wm"),
    Library("libxcb-image.so.0", "libxcb-image0", "xcb-util-image", "xcb-util-image"),
    Library("libxcb-keysyms.so.1", "libxcb-keysyms1", "xcb-util-keysyms", "xcb-util-keysyms"),
    Library("libxcb-randr.so.0", "libxcb-randr0", "libxcb", "libxcb"),
    Library(
        "libxcb-render-util.so.0",
        "libxcb-render-util0",
        "xcb-util-renderutil",
        "xcb-util-renderutil",
    ),
    Library("libxcb-shape.so.0", "libxcb-shape0", "libxcb", "libxcb"),
    Library("libxcb-shm.so.0", "libxcb-shm0", "libxcb", "libxcb"),
    Library("libxcb-sync.so.1", "libxcb-sync1", "libxcb", "libxcb"),
    Library("libxcb-xfixes.so.0", "libxcb-xfixes0", "libxcb", "libxcb"),
    Library("libxcb-xkb.so.1", "libxcb-xkb1", "libxcb", "libxcb"),
)


def missing(libraries: tuple[Library, ...]) -> list[Library]:
    """Return those of ``libraries`` that the system's loader cannot find."""
    if not sys.platform.startswith("linux"):
        return []
    return [library for library in libraries if not _loads(library.file)]


def _loads(file: str) -> bool:
    try:
        ctypes.CDLL(file)
    except OSError:
        return False
    return True


def has_korean_font() -> bool:
    """Tell whether the system can show Korean; true where it cannot be asked."""
    if not sys.platform.startswith("linux"):
        return True
    if shutil.which("fc-list") is None:
        # A desktop has fontconfig's tools; without them there is hardly a font at all.
        return False
    fonts = subprocess.run(
        ["fc-list", ":lang=ko", "file"], capture_output=True, text=True, check=False
    )
    return bool(fonts.stdout.strip())


def install_advice(libraries: list[Library]) -> str:
    """Say how ``libraries`` are installed on this system, with the exact command if known."""
    if shutil.which("apt-get"):
        command = f"apt-get install -y {' '.join(apt_packages(libraries))}"
    elif shutil.which("dnf"):
        command = f"dnf install -y {_names(library.dnf for library in libraries)}"
    elif shutil.which("pacman"):
        command = f"pacman -S --needed {_names(library.pacman for library in libraries)}"
    else:
        return f"Install what brings {_names(library.file for library in libraries)}"
    return f"Install them with: sudo {command}"


def apt_packages(libraries: list[Library]) -> list[str]:
    """Return the Debian packages that bring ``libraries``, each once."""
    return list(dict.fromkeys(library.apt for library in libraries))


def _names(names: Iterable[str]) -> str:
    return " ".join(dict.fromkeys(names))


def can_install() -> bool:
    """Tell whether packages can be installed here without asking anybody: Debian, as root."""
    return (
        sys.platform.startswith("linux")
        and shutil.which("apt-get") is not None
        and os.geteuid() == 0
    )


def apt_install(packages: list[str]) -> bool:
    """Install Debian ``packages``; false if that failed, after showing apt's own words."""
    print("Installing", *packages, flush=True)
    environment = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    install = ["apt-get", "install", "-y", "--no-install-recommends", *packages]
    # A package list that cannot be renewed may still do.
    subprocess.run(["apt-get", "update"], env=environment, capture_output=True, check=False)
    run = subprocess.run(install, env=environment, capture_output=True, text=True, check=False)
    if run.returncode:
        print(run.stdout, run.stderr, sep="", file=sys.stderr)
    return run.returncode == 0
