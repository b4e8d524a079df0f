from __future__ import annotations

import ast
import os
import shutil
import subprocess
import sys
import sysconfig
from pathlib import Path
from typing import Any

import pytest

import compiled
from compiled import MODULES, CompilerError, build
from tests.commands.running import ROOT

COMPILER = shutil.which((sysconfig.get_config_var("CC") or "cl").split()[0])
HEADERS = Path(sysconfig.get_path("include"), "Python.h")


def files(root: Path, *folders: str) -> set[Path]:
    return {
        path.relative_to(root)
        for folder in folders
        for path in (root / folder).rglob("*")
        if path.is_file() and path.suffix != ".pyc"
    }


@pytest.mark.parametrize("module", MODULES)
def test_what_is_compiled_needs_nothing_that_the_sources_do_not_need(module: str) -> None:
    source = (ROOT / "domino_gui" / "opponents" / f"{module}.py").read_text(encoding="utf-8")
    imported = {
        (node.module or "") if isinstance(node, ast.ImportFrom) else name.name
        for node in ast.walk(ast.parse(source))
        if isinstance(node, ast.Import | ast.ImportFrom)
        for name in node.names
    }
    rooms = {name.partition(".")[0] for name in imported}
    assert rooms <= {*sys.stdlib_module_names, "msgspec", "domino_gui"}


def test_the_modules_stand_in_a_copy(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    before = files(ROOT, "domino_gui", "resources")

    def run(command: list[str], cwd: Path, **_: Any) -> subprocess.CompletedProcess[str]:
        assert cwd == tmp_path / "copy"
        sources = [cwd / argument for argument in command if argument.endswith(".py")]
        assert {source.stem for source in sources} == {*MODULES}
        for source in sources:
            assert source.is_file()
            source.with_suffix(".abi.so").touch()
        (cwd / "build").mkdir()
        return subprocess.CompletedProcess(command, 0, "")

    monkeypatch.setattr(subprocess, "run", run)
    (tmp_path / "copy" / "domino_gui").mkdir(parents=True)
    (tmp_path / "copy" / "domino_gui" / "left_over.so").touch()
    made = build(tmp_path / "copy")
    assert made == [Path("domino_gui", "opponents", f"{module}.abi.so") for module in MODULES]
    assert files(ROOT, "domino_gui", "resources") == before
    assert {path.name for path in (tmp_path / "copy").iterdir()} == {"domino_gui", "resources"}
    lost = before - files(tmp_path / "copy", "domino_gui", "resources")
    assert all(path.suffix == ".ts" or path.name == "README.md" for path in lost)


def test_why_it_failed_is_told(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    failed = subprocess.CompletedProcess[str]([], 1, "no such compiler")
    monkeypatch.setattr(subprocess, "run", lambda *_, **__: failed)
    monkeypatch.setattr(compiled, "TARGET", tmp_path / "copy")
    with pytest.raises(CompilerError, match="no such compiler"):
        build(tmp_path / "copy")
    assert compiled.main() == 1
    said = capsys.readouterr()
    assert said.out == ""
    assert said.err.startswith("no such compiler\n")
    assert "gcc" in said.err


@pytest.mark.skipif(not (COMPILER and HEADERS.is_file()), reason="there is no C compiler")
def test_compiled_it_is_the_same_automaton(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(compiled, "MODULES", ("ends",))  # the others would take longer
    build(tmp_path)
    code = """if True:
        from domino_gui.engine.rules import ALL_FIVES
        from domino_gui.opponents import ends
        automaton = ends.automaton_for(ALL_FIVES)
        state = automaton.moves(automaton.empty, 8)[0].ends
        print(ends.__file__.endswith(".py"), state.key, automaton.pays(state))
        """
    plain, fast = (
        subprocess.run(
            [sys.executable, "-P", "-c", code],
            env={**os.environ, "PYTHONPATH": str(path)},
            capture_output=True,
            text=True,
            check=True,
        ).stdout
        for path in (ROOT, tmp_path)
    )
    assert plain.startswith("True ")
    assert fast == plain.replace("True", "False")
