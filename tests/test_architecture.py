"""The rooms of the house, and which may be entered from which.

Every import is read from the sources, those inside functions and for the type checker alone
included: a dependency is one whenever it is carried.
"""

from __future__ import annotations

import ast
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
PACKAGE = ROOT / "domino_gui"

ROOMS = ("engine", "opponents", "storage", "learning", "game", "table", "windows", "commands")

# What a room may import of the others; the modules of the package itself belong to none.
ALLOWED = {
    "engine": set(),
    "opponents": {"engine"},
    "storage": {"engine"},
    # Of the opponents the protocol's types and what a seat may conclude: learning explains, it does
    # not play. Of what is kept, what a learner has done.
    "learning": {
        *("engine", "opponents.protocol", "opponents.beliefs", "opponents.sampling"),
        *("opponents.placements", "storage.learner"),
    },
    "game": {"engine", "opponents", "storage", "learning"},
    "table": {"engine", "opponents", "storage", "learning", "game"},
    "windows": set(ROOMS) - {"commands"},
    "commands": set(ROOMS),
}

# Modules of the package itself that any room may import; they import nothing but the standard
# library. The one other, __main__, opens every door.
SHARED = {"", "resource_files"}

_STANDARD = sys.stdlib_module_names | {"_sha2", "_sha256"}
"""The standard library, parts that only other versions of Python have included."""

# What a room may import from outside the standard library, its own rule where it has one.
THIRD_PARTY = {
    "engine": {"msgspec"},
    "opponents": {"msgspec"},
    "storage": {"msgspec"},
    "learning": {"msgspec"},
    "game": {"msgspec", "PySide6.QtCore"},
    "table": {"msgspec", "PySide6"},
    "windows": {"msgspec", "PySide6"},
    "commands": {"PySide6", "msgspec", "tqdm"},
}

# Modules held to less than their room.
WITHOUT_QT = {
    *("table.cells", "table.geometry", "table.growth", "table.reach", "table.relayout"),
    # What the process that lays a table anew reads and writes: it is to start at once.
    "table.parcel",
    *("game.replay", "game.going_on"),
}

ROOMS_WITHOUT_QT = ("engine", "opponents", "storage", "learning")

# What could tell a player more than its seat sees, and what of the opponents may use it: matches
# within this process, and what is fitted to them.
BEHIND_VIEWS = {"engine.deal", "engine.record", "opponents.self_play", "opponents.fitting"}
AROUND_PLAYERS = {"opponents.self_play", "opponents.fitting"}

# Modules without a test file of their own, each with its reason; __init__ and __main__ are tested
# through what they open.
UNTESTED: dict[str, str] = {}


def _module(path: Path) -> str:
    """Return a file's dotted name within the package: ``engine.layout``, ``""`` for the package."""
    parts = path.relative_to(PACKAGE).with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


MODULES = {_module(path): path for path in sorted(PACKAGE.rglob("*.py"))}


def _room(module: str) -> str | None:
    """Return the room a module lies in; None for those of the package itself."""
    room = module.partition(".")[0]
    return room if room in ROOMS else None


def _imports(module: str) -> set[str]:
    """Return the absolute dotted name of everything that a module imports.

    ``from a import b`` gives ``a.b``, for ``b`` may be a module.
    """
    path = MODULES[module]
    package = ["domino_gui", *path.relative_to(PACKAGE).parent.parts]
    names = set()
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            names |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom):
            above = package[: len(package) - node.level + 1] if node.level else []
            base = ".".join([*above, *([node.module] if node.module else [])])
            names |= {f"{base}.{alias.name}" for alias in node.names}
    return names


def _own(name: str) -> str | None:
    """Return the name within the package of what is imported; None for what is not ours.

    The longest part that is a module: ``engine.layout`` for ``domino_gui.engine.layout.Layout``.
    """
    first, _, rest = name.partition(".")
    if first != "domino_gui":
        return None
    while rest and rest not in MODULES:
        rest = rest.rpartition(".")[0]
    return rest


def _within(name: str, allowed: set[str]) -> bool:
    return any(name == prefix or name.startswith(f"{prefix}.") for prefix in allowed)


def test_every_folder_of_the_package_is_a_room() -> None:
    folders = {path.name for path in PACKAGE.iterdir() if any(path.glob("*.py"))}
    assert folders <= set(ROOMS)


@pytest.mark.parametrize("module", MODULES)
def test_a_module_imports_only_rooms_that_its_own_may_enter(module: str) -> None:
    room = _room(module)
    imported = {own for name in _imports(module) if (own := _own(name)) is not None}
    if room is None:
        forbidden = imported - SHARED if module in SHARED else set()
    else:
        allowed = ALLOWED[room] | {room}
        forbidden = {name for name in imported - SHARED if not _within(name, allowed)}
    assert not forbidden


@pytest.mark.parametrize("module", MODULES)
def test_a_module_imports_only_libraries_that_its_room_may_use(module: str) -> None:
    room = _room(module)
    allowed = set() if module in SHARED else THIRD_PARTY[room or "commands"]
    if module in WITHOUT_QT:
        allowed = allowed - {"PySide6"}
    forbidden = {
        name
        for name in _imports(module)
        if _own(name) is None
        and name.partition(".")[0] not in _STANDARD
        and not _within(name, allowed)
    }
    assert not forbidden


@pytest.mark.parametrize(
    "module",
    [
        name
        for name in MODULES
        if _within(name, {"opponents"}) and not _within(name, AROUND_PLAYERS)
    ],
)
def test_players_import_nothing_that_knows_more_than_a_view(module: str) -> None:
    imported = {own for name in _imports(module) if (own := _own(name)) is not None}
    assert not {name for name in imported if _within(name, BEHIND_VIEWS)}


@pytest.mark.parametrize("part", [*ROOMS_WITHOUT_QT, *sorted(WITHOUT_QT), "__main__"])
def test_parts_that_know_no_screen_load_nothing_of_qt(part: str) -> None:
    # The entry point too: only the command that opens a window may load Qt, when it does.
    modules = [f"domino_gui.{module}" for module in MODULES if _within(module, {part})]
    if not modules:
        pytest.skip(f"{part} is not built yet")
    program = (
        f"import importlib, sys\n"
        f"for name in {modules!r}: importlib.import_module(name)\n"
        f"print(*sorted(name for name in sys.modules if name.startswith(('PySide6', 'shiboken6'))))"
    )
    run = subprocess.run(
        [sys.executable, "-c", program], capture_output=True, text=True, check=True, cwd=ROOT
    )
    assert run.stdout.strip() == ""


def test_every_module_has_a_test_file_in_the_same_place() -> None:
    expected = {
        path.relative_to(PACKAGE).with_name(f"test_{path.name}")
        for module, path in MODULES.items()
        if path.name not in ("__init__.py", "__main__.py") and module not in UNTESTED
    }
    missing = {str(path) for path in expected if not (ROOT / "tests" / path).is_file()}
    assert not missing


def test_no_exception_outlives_its_module() -> None:
    assert set(UNTESTED) <= set(MODULES)
    assert all(UNTESTED.values())
