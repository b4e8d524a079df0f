"""The languages of the windows, and the translators that speak them."""

from __future__ import annotations

from enum import StrEnum

from PySide6.QtCore import QCoreApplication, QLocale, QTranslator

from domino_gui.resource_files import resource


class Language(StrEnum):
    """What a person chose; the values are kept in the preferences."""

    SYSTEM = "system"
    KOREAN = "ko"
    ENGLISH = "en"


def system_language() -> Language:
    """Return the first language of the system that we speak, English if it names none."""
    for name in QLocale.system().uiLanguages():
        for language in (Language.KOREAN, Language.ENGLISH):
            if name.split("-")[0] == language:
                return language
    return Language.ENGLISH


class Translators:
    """The translators installed in the application; widgets learn of a change by LanguageChange."""

    def __init__(self) -> None:
        """Install nothing yet: the sources' own English is spoken until `use` is called."""
        self._installed: list[QTranslator] = []
        self.spoken = Language.ENGLISH
        """What is spoken now; never SYSTEM."""

    def use(self, language: Language) -> None:
        """Speak ``language`` from now on; SYSTEM as the system does."""
        spoken = system_language() if language is Language.SYSTEM else language
        if self._installed and spoken is self.spoken:
            return
        self.fall_silent()
        app = QCoreApplication.instance()
        assert app is not None
        self.spoken = spoken
        self._installed = [
            translator
            for path in _files(spoken)
            if (translator := QTranslator(app)).load(path) and app.installTranslator(translator)
        ]

    def fall_silent(self) -> None:
        """Speak the sources' own English again."""
        app = QCoreApplication.instance()
        assert app is not None
        for translator in self._installed:
            app.removeTranslator(translator)
        self._installed = []


def _files(spoken: Language) -> list[str]:
    """Return what is loaded: Qt's own words (not for English, which it speaks), then ours.

    English has a file too: its plurals are not in the sources.
    """
    ours = str(resource("translations", f"fives_{spoken}.qm"))
    if spoken is Language.ENGLISH:
        return [ours]
    from PySide6.QtCore import QLibraryInfo

    folder = QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath)
    return [f"{folder}/qtbase_{spoken}.qm", ours]
