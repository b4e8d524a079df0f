"""Limits on JSON that comes from outside (``interfaces.md``, "Limits")."""

from __future__ import annotations

import re
from typing import Final

RECORD_LINE: Final = 64 * 1024
"""Bytes of a record line, its line break included."""
PROTOCOL_LINE: Final = 16 * 1024 * 1024
"""Bytes of a line of the opponent protocol."""
NESTING: Final = 8

# An unfinished string reaches to the end, so that no quote in it is tried as another beginning.
_STRING: Final = re.compile(rb'"(?:[^"\\]|\\.)*(?:"|\\?\Z)', re.DOTALL)
_SAME_BRACKETS: Final = bytes.maketrans(b"{}", b"[]")
_NOT_BRACKETS: Final = bytes(set(range(256)) - set(b"[]{}"))


def nests_too_deep(line: bytes) -> bool:
    """Tell whether arrays and objects lie in one another deeper than `NESTING`."""
    if line.count(b"[") + line.count(b"{") <= NESTING:
        return False
    brackets = _STRING.sub(b"", line).translate(_SAME_BRACKETS, _NOT_BRACKETS)
    for _ in range(NESTING):
        brackets = brackets.replace(b"[]", b"")
    return b"[]" in brackets or brackets.count(b"[") > NESTING


def one_line(text: str, longest: int = 160) -> str:
    """Return ``text`` fit to be shown as one line, whatever it quotes of its input."""
    shown = "".join(char if char.isprintable() else "\N{REPLACEMENT CHARACTER}" for char in text)
    return shown if len(shown) <= longest else shown[: longest - 1] + "…"
