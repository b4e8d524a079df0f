"""Keep the translations in step with the sources, and compile them."""

from __future__ import annotations

import argparse
import shutil
import subprocess
import sys
import tempfile
import xml.etree.ElementTree as ET
from pathlib import Path

from prepare import BIN, ROOT, PreparationError

FOLDER = ROOT / "resources" / "translations"

# English is the language of the sources: only its plurals need translating.
_PLURALS_ONLY = {"fives_en.ts"}

# A string as translators see it: its context, the string, what tells it from its equals.
Message = tuple[str, str, str]


def compile_all(*, strict: bool = False) -> None:
    """Compile every .ts file that is newer than its .qm file; ``strict``: all, and none unfinished.

    Raises:
        PreparationError: if a file cannot be compiled, or, when ``strict``, has unfinished strings.
    """
    for source in _sources():
        compiled = source.with_suffix(".qm")
        if strict or not compiled.exists() or compiled.stat().st_mtime < source.stat().st_mtime:
            options = ["-silent", "-fail-on-unfinished"] if strict else ["-silent"]
            _run("lrelease", *options, source, "-qm", compiled)


def update(folder: Path = FOLDER) -> None:
    """Bring the .ts files in ``folder`` up to date with the strings in the sources."""
    python_files = sorted((ROOT / "domino_gui").rglob("*.py"))
    for source in sorted(folder.glob("*.ts")):
        options = ["-pluralonly"] if source.name in _PLURALS_ONLY else []
        # No line numbers: they would change with every edit of the sources.
        _run(
            "lupdate", "-silent", "-no-obsolete", "-locations", "none",
            *options, *python_files, "-ts", source,
        )  # fmt: skip


def differences() -> list[str]:
    """Return a line for each string that the sources and a .ts file do not have in common."""
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        for source in _sources():
            shutil.copy(source, folder)
        update(folder)
        lines = []
        for source in _sources():
            ours, theirs = _messages(source), _messages(folder / source.name)
            lines += [f"{source.name}: not in the file: {_shown(m)}" for m in theirs - ours]
            lines += [f"{source.name}: not in the sources: {_shown(m)}" for m in ours - theirs]
    return sorted(lines)


def _messages(source: Path) -> set[Message]:
    found = set()
    for context in ET.parse(source).getroot().iter("context"):  # noqa: S314 - our own files
        name = context.findtext("name", "")
        for message in context.iter("message"):
            found.add((name, message.findtext("source", ""), message.findtext("comment", "")))
    return found


def _shown(message: Message) -> str:
    context, text, _ = message
    return f"{context}: {text!r}"


def _sources() -> list[Path]:
    return sorted(FOLDER.glob("*.ts"))


def _run(tool: str, *arguments: str | Path) -> None:
    run = subprocess.run(
        [BIN / f"pyside6-{tool}", *arguments], capture_output=True, text=True, check=False
    )
    if run.returncode:
        raise PreparationError((run.stdout + run.stderr).strip() or f"{tool} failed")


def check() -> None:
    """Compile everything, and be content only if every string is there and finished.

    Raises:
        PreparationError: naming each string that is missing, superfluous or unfinished.
    """
    if lines := differences():
        raise PreparationError("\n".join([*lines, "To collect the strings: make translations"]))
    compile_all(strict=True)


def main() -> int:
    """Do what the one argument says; 1 if the translations are not in order."""
    parser = argparse.ArgumentParser(description=__doc__)
    actions = parser.add_subparsers(required=True)
    for name, action, description in (
        ("update", update, "collect the strings of the sources into resources/translations/*.ts"),
        ("compile", compile_all, "make the .qm files that the program loads, where they are old"),
        ("check", check, "fail if a string is missing, superfluous or unfinished in a language"),
    ):
        actions.add_parser(name, help=description).set_defaults(action=action)
    try:
        parser.parse_args().action()
    except PreparationError as error:
        print(error, file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
