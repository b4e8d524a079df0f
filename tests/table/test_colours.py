from __future__ import annotations

from pathlib import Path

import msgspec
import pytest
from PySide6.QtGui import QColor

from domino_gui.table.colours import ThemeError, read_colours


class Paint(msgspec.Struct, forbid_unknown_fields=True):
    wood: QColor
    leaves: list[QColor]


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "paint.json"


def test_colours_are_read_by_their_names(file: Path) -> None:
    file.write_text('{"wood": "#102030", "leaves": ["white", "#80ffffff"]}')
    paint = read_colours(file, Paint)
    assert paint.wood == QColor(16, 32, 48)
    assert [leaf.alpha() for leaf in paint.leaves] == [255, 128]


@pytest.mark.parametrize(
    ("written", "said"),
    [
        ('{"wood": "timber", "leaves": []}', r"'timber' is no colour - at `\$.wood`"),
        ('{"wood": 3, "leaves": []}', "3 is no colour"),
        ('{"wood": "red", "leaves": ["red", "leaf"]}', r"at `\$.leaves\[1\]`"),
        ('{"leaves": []}', "missing required field `wood`"),
        ('{"wood": "red", "leaves": [], "bark": "red"}', "unknown field `bark`"),
        ("[]", "Expected `object`"),
        ("{", "malformed|truncated"),
        ('{"wood": "\xff', "invalid utf-8|truncated"),
    ],
)
def test_what_is_wrong_with_a_file_is_said_with_its_name(
    file: Path, written: str, said: str
) -> None:
    file.write_bytes(written.encode("latin-1"))
    with pytest.raises(ThemeError, match=rf"^paint\.json: .*({said})"):
        read_colours(file, Paint)


def test_a_file_that_is_not_there_is_named(file: Path) -> None:
    with pytest.raises(ThemeError, match=r"^paint\.json: No such file"):
        read_colours(file, Paint)
