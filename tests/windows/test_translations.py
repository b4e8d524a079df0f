"""Both languages are complete: every string of every room, English plurals included."""

import re
import subprocess
import sys
import xml.etree.ElementTree as ET
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
FILES = [ROOT / "resources" / "translations" / f"fives_{language}.ts" for language in ("ko", "en")]


def test_no_string_is_missing_superfluous_or_unfinished() -> None:
    check = [sys.executable, str(ROOT / "packaging" / "translations.py"), "check"]
    run = subprocess.run(check, capture_output=True, text=True, timeout=120, check=False)
    assert run.returncode == 0, run.stderr


def left_open(text: str) -> list[str]:
    return sorted(re.findall(r"{\w+}|%n", text))


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_whatever_a_string_leaves_open_its_translation_leaves_open_too(file: Path) -> None:
    for message in ET.parse(file).getroot().iter("message"):
        source = message.findtext("source", "")
        forms = [form.text or "" for form in message.iter("numerusform")]
        for form in forms or [message.findtext("translation", "")]:
            assert left_open(form) == left_open(source)


def test_korean_particles_never_hang_on_a_name() -> None:
    # 이 or 가, 을 or 를: which of them is right depends on the last letter of the name.
    for message in ET.parse(FILES[0]).getroot().iter("message"):
        for text in message.itertext():
            assert not re.search(
                r"{(?:name|file|winner|partner)}(?:이|가|을|를|은|는|와|과)\b", text
            )
