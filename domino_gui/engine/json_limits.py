"""JSON that comes from outside: its limits, and a reading that leaves nothing to guess.

The limits stand in ``interfaces.md``, "The record".
"""

from __future__ import annotations

import itertools
import json
import re
from typing import Any, Final, NoReturn

RECORD_LINE: Final = 64 * 1024
"""Bytes of a record line, its line break included."""
PROTOCOL_LINE: Final = 16 * 1024 * 1024
"""Bytes of a line of the opponent protocol."""
NESTING: Final = 8
LONGEST_NUMBER: Final = 64
"""Characters of a number as written."""

_STRING: Final = re.compile(rb'"[^"]*+"?')
_SAME_BRACKETS: Final = bytes.maketrans(b"{}", b"[]")
_NO_BRACKET_NO_QUOTE: Final = bytes(set(range(256)) - set(b'[]{}"'))


def nests_too_deep(line: bytes) -> bool:
    """Tell whether arrays and objects lie in one another deeper than `NESTING`."""
    if line.count(b"[") + line.count(b"{") <= NESTING:
        return False
    # Without escapes, taken away from the left, every quote begins or ends a string.
    bare = line.replace(b"\\\\", b"").replace(b'\\"', b"")
    bare = bare.translate(_SAME_BRACKETS, _NO_BRACKET_NO_QUOTE)
    brackets = _STRING.sub(b"", bare.replace(b'""', b""))
    for _ in range(NESTING):
        brackets = brackets.replace(b"[]", b"")
    return b"[]" in brackets or brackets.count(b"[") > NESTING


def read_json(text: str) -> Any:
    """Return the value that ``text`` holds; `ValueError` if it is not JSON.

    Whole numbers come as integers however they are written (``5.0``). What two readers could
    understand in two ways is refused: a field that stands twice, half a surrogate pair.
    The nesting is to be checked before (`nests_too_deep`).
    """
    try:
        return _decoder.decode(text)
    except json.JSONDecodeError as error:
        wrong = error.msg.removesuffix(" at")  # some messages leave the place to be added
        raise ValueError(f"not JSON: {wrong} at column {error.colno}") from None


def one_line(text: str, longest: int = 160) -> str:
    """Return ``text`` fit to be shown as one line, whatever it quotes of its input."""
    shown = "".join(char if char.isprintable() else "\N{REPLACEMENT CHARACTER}" for char in text)
    return shown if len(shown) <= longest else shown[: longest - 1] + "…"


def _fields(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    fields = dict(pairs)
    if len(fields) < len(pairs):
        _refuse_twice([name for name, _ in pairs])
    for value in fields.values():
        if isinstance(value, str) and any("\ud800" <= char <= "\udfff" for char in value):
            raise ValueError("not JSON: half a surrogate pair")
    return fields


def _refuse_twice(names: list[str]) -> NoReturn:
    names.sort()
    twice = next(name for name, after in itertools.pairwise(names) if name == after)
    raise ValueError(f"the field {twice!r} stands twice")


def _integer(text: str) -> int:
    return int(_short(text))


def _number(text: str) -> int | float:
    value = float(_short(text))
    return int(value) if value.is_integer() else value


def _short(text: str) -> str:
    if len(text) > LONGEST_NUMBER:
        raise ValueError(f"a number of {len(text)} characters")
    return text


def _refuse(name: str) -> NoReturn:
    raise ValueError(f"not JSON: {name} is no number")


_decoder: Final = json.JSONDecoder(
    object_pairs_hook=_fields, parse_int=_integer, parse_float=_number, parse_constant=_refuse
)
