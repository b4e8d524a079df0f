"""Lines out of a stream of bytes, none of which can grow without bound."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final


class TooLong:
    """Stands for a line that was longer than allowed; its bytes are gone."""


TOO_LONG: Final = TooLong()


class LineSplitter:
    """Cuts what comes in pieces into lines.

    Of a line longer than the limit nothing is kept, however much of it comes.
    """

    def __init__(self, longest: int) -> None:
        """``longest`` is in bytes, the line break left out."""
        self._longest = longest
        self._begun = bytearray()
        self._dropping = False

    @property
    def overflowing(self) -> bool:
        """Whether the line that has begun is too long already; it may never end."""
        return self._dropping

    def feed(self, data: bytes) -> Iterator[bytes | TooLong]:
        """Take the next piece; yield the lines it completes, without their line breaks."""
        *ends, rest = data.split(b"\n")
        for end in ends:
            self._add(end)
            yield self._finished()
        self._add(rest)

    def finish(self) -> Iterator[bytes | TooLong]:
        """Yield the last line where it came without a line break."""
        if self._begun or self._dropping:
            yield self._finished()

    def _add(self, data: bytes) -> None:
        if self._dropping:
            return
        if len(self._begun) + len(data) > self._longest:
            self._begun.clear()
            self._dropping = True
        else:
            self._begun += data

    def _finished(self) -> bytes | TooLong:
        line = TOO_LONG if self._dropping else bytes(self._begun)
        self._begun.clear()
        self._dropping = False
        return line
