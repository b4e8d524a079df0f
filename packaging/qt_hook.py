"""What a frozen folder takes of Qt: PyInstaller runs this file as its hook for each Qt module.

PyInstaller would take every plugin that belongs to a module, and all that these need in turn.
"""

from pathlib import PurePath

from PyInstaller.utils.hooks.qt import add_qt6_dependencies

# Kinds of plugin that a program of widgets and one picture format never loads.
_UNUSED_KINDS = {
    "egldeviceintegrations",
    "generic",
    "networkinformation",
    "printsupport",
    "tls",
}

# Of the kinds that are used, the plugins that are not: screens without a desktop, the GTK theme,
# which brings half of GTK along, and pictures other than SVG and icons.
_UNUSED_PLUGINS = {
    *("qeglfs", "qlinuxfb", "qminimal", "qminimalegl", "qvkkhrdisplay", "qvnc"),
    "qgtk3",
    *("qgif", "qicns", "qjpeg", "qpdf", "qtga", "qtiff", "qwbmp", "qwebp"),
}

# Qt's own texts ("Cancel", "Copy") in the languages of the game.
_TRANSLATIONS = {"qtbase_en.qm", "qtbase_ko.qm"}


def _used(source: str) -> bool:
    path = PurePath(source)
    if "translations" in path.parts:
        return path.name in _TRANSLATIONS
    if "plugins" in path.parts:
        kind, plugin = path.parts[-2], path.stem.removeprefix("lib")
        return kind not in _UNUSED_KINDS and plugin not in _UNUSED_PLUGINS
    return True


hiddenimports, binaries, datas = add_qt6_dependencies(__file__)
binaries = [entry for entry in binaries if _used(entry[0])]
datas = [entry for entry in datas if _used(entry[0])]
