"""JSON read together with the line that everything stands on, to tell whoever wrote it wrongly."""

# Annotations are evaluated at once: NamedTuple would compile each of them as a string.

import json
import re
from typing import Final, NamedTuple

DEEPEST: Final = 20
"""How many objects and lists may lie in each other."""


class LineError(ValueError):
    """Something is wrong on a line of a file."""

    def __init__(self, line: int, reason: str) -> None:
        super().__init__(reason)
        self.line = line
        """From 1."""
        self.reason = reason


class Node(NamedTuple):
    """A value and the line on which it begins, from 1."""

    line: int
    value: "dict[str, Node] | list[Node] | str | int | float | bool | None"
    key_line: int = 0
    """The line of the name that an object gives it; 0 where there is none."""


def read_json(text: str) -> Node:
    """Return what a text holds; `LineError` where it is no JSON, or names something twice."""
    reader = _Reader(text)
    node = reader.value(0)
    reader.expect_end()
    return node


_SPACE: Final = re.compile(r"[ \t\r\n]*")
_STRING: Final = re.compile(r'"(?:[^"\\\n]|\\.)*"')
_WORD: Final = re.compile(r"[-+.\w]+")


class _Reader:
    """Walks through a text from its beginning to its end."""

    def __init__(self, text: str) -> None:
        self._text = text
        self._at = 0
        self._counted = 0
        self._line = 1

    def value(self, depth: int) -> Node:
        """Return the value that comes next."""
        sign = self._next()
        line = self._line
        if sign in "{[" and sign:
            if depth == DEEPEST:
                raise LineError(line, "too many objects and lists lie in each other")
            self._at += 1
            return Node(line, self._object(depth) if sign == "{" else self._list(depth))
        return Node(line, self._string() if sign == '"' else self._word())

    def expect_end(self) -> None:
        """Make sure that nothing follows."""
        if self._next():
            raise LineError(self._line, "something follows after the end")

    def _next(self) -> str:
        """Go on to the next sign that means anything, and return it; nothing at the end."""
        space = _SPACE.match(self._text, self._at)
        assert space is not None
        self._at = space.end()
        self._line += self._text.count("\n", self._counted, self._at)
        self._counted = self._at
        return self._text[self._at : self._at + 1]

    def _take(self, sign: str) -> None:
        if self._next() != sign:
            raise LineError(self._line, f"{sign} is missing here")
        self._at += 1

    def _object(self, depth: int) -> dict[str, Node]:
        found: dict[str, Node] = {}
        while self._next() != "}":
            if found:
                self._take(",")
            if self._next() != '"':
                raise LineError(self._line, "a name in quotes is missing here")
            line, name = self._line, self._string()
            if name in found:
                raise LineError(line, f"{name!r} is there twice")
            self._take(":")
            found[name] = self.value(depth + 1)._replace(key_line=line)
        self._at += 1
        return found

    def _list(self, depth: int) -> list[Node]:
        found: list[Node] = []
        while self._next() != "]":
            if found:
                self._take(",")
            found.append(self.value(depth + 1))
        self._at += 1
        return found

    def _string(self) -> str:
        written = _STRING.match(self._text, self._at)
        if written is None:
            raise LineError(self._line, "a text does not end on its line")
        self._at = written.end()
        try:
            text: str = json.loads(written[0])
            text.encode()  # half of a pair of surrogates can be shown nowhere
        except ValueError:
            raise LineError(self._line, "a text holds what cannot be read") from None
        return text

    def _word(self) -> int | float | bool | None:
        written = _WORD.match(self._text, self._at)
        try:
            value = json.loads(written[0] if written else "")
        except ValueError:
            raise LineError(self._line, "a value is missing here") from None
        if isinstance(value, float) and value - value != 0:
            raise LineError(self._line, "a value is missing here")  # not a number, or no end to it
        if written is not None:
            self._at = written.end()
        assert value is None or isinstance(value, int | float)
        return value
