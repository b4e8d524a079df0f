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
            # Put in place whole: a game that runs has mapped the old one, and would die of a
            # file that shrinks under it.
            fresh = compiled.with_suffix(".fresh.qm")
            try:
                _run("lrelease", *options, source, "-qm", fresh)
                fresh.replace(compiled)
            finally:
                fresh.unlink(missing_ok=True)


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


def faults() -> list[str]:
    """Return a line for each string that a .ts file lacks, has too much, or has unfinished."""
    lines = []
    with tempfile.TemporaryDirectory() as name:
        fresh = Path(name)
        for source in _sources():
            shutil.copy(source, fresh)
        update(fresh)
        for source in _sources():
            ours, theirs = _messages(source), _messages(fresh / source.name)
            for fault, messages in (
                ("not in the file", theirs.keys() - ours.keys()),
                ("not in the sources", ours.keys() - theirs.keys()),
                ("unfinished", {message for message, finished in ours.items() if not finished}),
            ):
                lines += [f"{source.name}: {fault}: {_shown(m)}" for m in sorted(messages)]
    return lines


def _messages(source: Path) -> dict[Message, bool]:
    """Return the strings of a .ts file, and whether each is translated to the end."""
    found = {}
    for context in ET.parse(source).getroot().iter("context"):  # noqa: S314 - our own files
        name = context.findtext("name", "")
        for element in context.iter("message"):
            message = (name, element.findtext("source", ""), element.findtext("comment", ""))
            translation = element.find("translation")
            found[message] = translation is not None and not translation.get("type")
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
    if lines := faults():
        raise PreparationError("\n".join([*lines, "To collect what is missing: make translations"]))
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
