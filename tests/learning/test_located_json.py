"""JSON with its lines: what the standard library reads, read alike, and what is wrong located."""

import json
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from domino_gui.learning.located_json import DEEPEST, LineError, Node, read_json

VALUES = st.recursive(
    st.none()
    | st.booleans()
    | st.integers()
    | st.floats(allow_nan=False, allow_infinity=False)
    | st.text(st.characters(exclude_categories=["Cs"])),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(), inner, max_size=4),
    max_leaves=12,
)


def plain(node: Node) -> Any:
    if isinstance(node.value, dict):
        return {name: plain(each) for name, each in node.value.items()}
    if isinstance(node.value, list):
        return [plain(each) for each in node.value]
    return node.value


@given(VALUES, st.sampled_from([None, 2]), st.booleans())
def test_what_json_writes_is_read(value: Any, indent: int | None, ascii_only: bool) -> None:
    text = json.dumps(value, indent=indent, ensure_ascii=ascii_only)
    try:
        text.encode()
    except UnicodeEncodeError:
        return
    assert plain(read_json(text)) == value


def test_everything_knows_its_line() -> None:
    node = read_json('{\n "a": [1,\n  2],\n\n "b":\n "x"}')
    assert isinstance(node.value, dict)
    a, b = node.value["a"], node.value["b"]
    assert (node.line, a.line, a.key_line, b.line, b.key_line) == (1, 2, 2, 6, 5)
    assert isinstance(a.value, list)
    assert [each.line for each in a.value] == [2, 3]


WRONG = {
    "": (1, "a value is missing here"),
    "[1\n 2]": (2, ", is missing here"),
    '{"a": 1\n "b": 2}': (2, ", is missing here"),
    '{"a" 1}': (1, ": is missing here"),
    "{a: 1}": (1, "a name in quotes is missing here"),
    '{"a": 1,\n}': (2, "a name in quotes is missing here"),
    '[\n"a': (2, "a text does not end on its line"),
    '["a\nb"]': (1, "a text does not end on its line"),
    '["\\q"]': (1, "a text holds what cannot be read"),
    '["\\ud800"]': (1, "a text holds what cannot be read"),
    "[tru]": (1, "a value is missing here"),
    "[NaN]": (1, "a value is missing here"),
    "[1e999]": (1, "a value is missing here"),
    "[1]\n\nx": (3, "something follows after the end"),
    '{"a": 1,\n"a": 2}': (2, "'a' is there twice"),
    "[" * (DEEPEST + 1): (1, "too many objects and lists lie in each other"),
    "[\n": (2, "a value is missing here"),
}


@pytest.mark.parametrize("text", WRONG)
def test_what_is_wrong_is_told_with_its_line(text: str) -> None:
    with pytest.raises(LineError) as raised:
        read_json(text)
    assert (raised.value.line, raised.value.reason) == WRONG[text]


@given(st.text(alphabet='{}[]",:\\ \n019.ebtu-', max_size=60))
def test_noise_is_read_or_refused(text: str) -> None:
    line = None
    try:
        plain(read_json(text))
    except LineError as error:
        line = error.line
    assert line is None or 1 <= line <= text.count("\n") + 1
