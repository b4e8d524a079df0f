"""Draw the program's icon, one SVG, in the sizes and formats that desktops ask for."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QImage, QPainter
from PySide6.QtSvg import QSvgRenderer

SIZES = (16, 24, 32, 48, 64, 128, 256, 512)

_SVG = Path(__file__).resolve().parent.parent / "resources" / "icons" / "fives.svg"


def draw(size: int) -> QImage:
    """Return the icon as a square picture with ``size`` pixels a side."""
    picture = QImage(size, size, QImage.Format.Format_ARGB32_Premultiplied)
    picture.fill(Qt.GlobalColor.transparent)
    painter = QPainter(picture)
    QSvgRenderer(str(_SVG)).render(painter, QRectF(picture.rect()))
    painter.end()
    return picture


def write_theme(folder: Path) -> None:
    """Write the icon into ``folder`` as an icon theme keeps it: hicolor/48x48/apps/fives.png."""
    for size in SIZES:
        apps = folder / "hicolor" / f"{size}x{size}" / "apps"
        apps.mkdir(parents=True, exist_ok=True)
        _save(draw(size), apps / "fives.png")
    scalable = folder / "hicolor" / "scalable" / "apps"
    scalable.mkdir(parents=True, exist_ok=True)
    (scalable / "fives.svg").write_bytes(_SVG.read_bytes())


def write_program_icon(path: Path) -> None:
    """Write the icon that a program file carries: ``.ico`` on Windows, ``.icns`` on macOS."""
    path.parent.mkdir(parents=True, exist_ok=True)
    _save(draw(256), path)


def _save(picture: QImage, path: Path) -> None:
    if not picture.save(str(path)):
        raise OSError(f"{path} could not be written")
