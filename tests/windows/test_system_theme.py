from __future__ import annotations

import pytest
from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtGui import QGuiApplication

from domino_gui.table.themes import theme_names
from domino_gui.windows.system_theme import follow_system, system_theme

pytestmark = pytest.mark.usefixtures("qapp")

Scheme, Contrast = Qt.ColorScheme, Qt.ContrastPreference


class Accessibility(QObject):
    contrastPreferenceChanged = Signal(object)  # noqa: N815  # as Qt names it
    preference = Contrast.NoPreference

    def contrastPreference(self) -> Qt.ContrastPreference:  # noqa: N802  # as Qt names it
        return self.preference


class OldHints(QObject):
    """What Qt tells of the system, before 6.10."""

    colorSchemeChanged = Signal(object)  # noqa: N815  # as Qt names it
    scheme = Scheme.Unknown

    def colorScheme(self) -> Qt.ColorScheme:  # noqa: N802  # as Qt names it
        return self.scheme


class Hints(OldHints):
    def __init__(self) -> None:
        super().__init__()
        self.contrast = Accessibility(self)

    def accessibility(self) -> Accessibility:
        return self.contrast


@pytest.fixture
def hints(monkeypatch: pytest.MonkeyPatch) -> Hints:
    told = Hints()
    monkeypatch.setattr(QGuiApplication, "styleHints", lambda: told)
    return told


@pytest.mark.parametrize(
    ("scheme", "contrast", "name"),
    [
        (Scheme.Unknown, Contrast.NoPreference, "light"),
        (Scheme.Light, Contrast.NoPreference, "light"),
        (Scheme.Dark, Contrast.NoPreference, "dark"),
        (Scheme.Dark, Contrast.HighContrast, "contrast"),
        (Scheme.Light, Contrast.HighContrast, "contrast"),
    ],
)
def test_the_theme_goes_with_the_system(
    hints: Hints, scheme: Qt.ColorScheme, contrast: Qt.ContrastPreference, name: str
) -> None:
    hints.scheme, hints.contrast.preference = scheme, contrast
    assert system_theme() == name
    assert name in theme_names()


def test_an_older_qt_tells_nothing_of_contrast(monkeypatch: pytest.MonkeyPatch) -> None:
    told = OldHints()
    told.scheme = Scheme.Dark
    monkeypatch.setattr(QGuiApplication, "styleHints", lambda: told)
    assert system_theme() == "dark"
    calls: list[None] = []
    follow_system(lambda: calls.append(None))
    told.colorSchemeChanged.emit(Scheme.Light)
    assert calls == [None]


def test_a_change_of_the_system_is_followed(hints: Hints) -> None:
    calls: list[None] = []
    follow_system(lambda: calls.append(None))
    hints.colorSchemeChanged.emit(Scheme.Dark)
    hints.contrast.contrastPreferenceChanged.emit(Contrast.HighContrast)
    assert calls == [None, None]


def test_the_real_system_can_be_asked() -> None:
    assert system_theme() in theme_names()
