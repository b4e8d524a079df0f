"""What the documentation tells people to type exists, and what exists is told."""

from __future__ import annotations

import re
from importlib.util import find_spec
from pathlib import Path

import pytest

from tests.commands.running import run
from tests.test_architecture import ROOMS

ROOT = Path(__file__).parent.parent
README, CONTRIBUTING, MAKEFILE = (
    (ROOT / name).read_text(encoding="utf-8")
    for name in ("README.md", "CONTRIBUTING.md", "Makefile")
)
DOCUMENTS = sorted([*ROOT.glob("*.md"), *ROOT.glob("*/README.md"), *ROOT.glob("docs/*.md")])
TARGETS = set(re.findall(r"^(\w+):.*##", MAKEFILE, re.MULTILINE))


@pytest.mark.parametrize("document", DOCUMENTS, ids=lambda path: str(path.relative_to(ROOT)))
def test_every_command_of_make_that_is_told_exists(document: Path) -> None:
    told = re.findall(r"(?:`|^)make (\w+)", document.read_text(encoding="utf-8"), re.MULTILINE)
    assert set(told) <= TARGETS


def test_every_command_of_make_is_told() -> None:
    told = set(re.findall(r"(?:`|^)make (\w+)", README + CONTRIBUTING, re.MULTILINE))
    assert told == TARGETS - {"clean"}


def test_what_takes_long_is_told_and_can_be_run() -> None:
    modules = {
        f"tests.long.{path.stem}"
        for path in (ROOT / "tests" / "long").glob("*.py")
        if not path.stem.startswith("test_")
    }
    assert all(find_spec(module) for module in modules)
    for text in (CONTRIBUTING, MAKEFILE):
        assert set(re.findall(r"-m (tests\.long\.\w+)", text)) == modules


def test_every_command_of_the_program_that_is_told_exists() -> None:
    told = set(re.findall(r"\bdomino-gui (--)?([a-z]\w*)", README + CONTRIBUTING))
    shown = run("--help").stdout
    assert told
    for dashes, name in told:
        assert re.search(rf"^  {dashes}{name}\b", shown, re.MULTILINE)


def test_every_file_that_is_linked_or_named_by_its_path_is_there() -> None:
    for document in DOCUMENTS:
        text = document.read_text(encoding="utf-8")
        linked = re.findall(r"\]\((?!https?:|#)([^)#]+)", text)
        named = re.findall(r"`((?:tests|packaging|resources|domino_gui)/[\w./]+)`", text)
        assert all((document.parent / link).exists() for link in linked)
        assert all((ROOT / path).exists() for path in named)


def test_every_clause_that_is_cited_stands_in_its_document() -> None:
    cited: set[tuple[str, str]] = set()
    for module in (ROOT / "domino_gui").rglob("*.py"):
        text = " ".join(module.read_text(encoding="utf-8").split())
        cited |= set(re.findall(r"``(rules|interfaces)\.md``, \"([^\"]+)\"", text))
    assert cited
    for document, clause in cited:
        assert clause in (ROOT / "docs" / f"{document}.md").read_text(encoding="utf-8")


def test_the_rooms_are_told_in_their_order() -> None:
    told = re.findall(r"^\| `(\w+)/` \|", CONTRIBUTING, re.MULTILINE)
    assert told == [*ROOMS]
