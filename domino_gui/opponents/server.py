"""The program behind ``domino-gui engine``: reads requests, thinks, answers.

Requests are answered in the order in which they come; only a `Cancel` that still finds something
to cancel overtakes others: a second thread reads on while the first one thinks. It reads a few
requests ahead and no more, lest a flood of them fill the memory. Every `Choose` is open until it is
answered, and whoever closes it answers it: so each gets one answer, however a cancel and the end of
thinking meet.
"""

from __future__ import annotations

import threading
from queue import Queue
from typing import Final, Protocol

from domino_gui.engine.json_limits import PROTOCOL_LINE, one_line
from domino_gui.opponents.answer import AnswerError, answer
from domino_gui.opponents.garbage import no_collection
from domino_gui.opponents.lines import LineSplitter, TooLong
from domino_gui.opponents.players import LEVELS
from domino_gui.opponents.protocol import (
    PROTOCOL,
    REQUESTS,
    Cancel,
    Cancelled,
    Choose,
    ErrorReply,
    Hello,
    HelloReply,
    Id,
    ProtocolError,
    Quit,
    Reply,
    decode_request,
    encode,
    too_long,
)

NAME: Final = "Fives"
_PIECE: Final = 64 * 1024  # bytes read at once
_READ_AHEAD: Final = 4  # requests


class Source(Protocol):
    """An unbuffered stream of bytes to read from."""

    def read(self, size: int, /) -> bytes | None:
        """Return what has come, at most ``size`` bytes, waiting for some; nothing at the end."""


class Sink(Protocol):
    """An unbuffered stream of bytes to write to."""

    def write(self, data: memoryview, /) -> int | None:
        """Write some of ``data``; return how many bytes."""


class _Task:
    """A request to choose, on its way to its answer."""

    def __init__(self, request: Choose) -> None:
        self.request = request
        self.cancelled = threading.Event()


class Server:
    """Answers what comes from ``source`` into ``sink``."""

    def __init__(self, source: Source, sink: Sink) -> None:
        self._source = source
        self._sink = sink
        self._waiting: Queue[_Task | Reply | None] = Queue(_READ_AHEAD)
        self._lock = threading.Lock()  # of what both threads change: the two below, and the sink
        self._open: list[_Task] = []
        self._unheard = False

    def serve(self) -> None:
        """Answer until `Quit`, the end of the input, or nobody listens any more."""
        # Unheard, the reader may wait for input for ever; it must not keep the program alive.
        threading.Thread(target=self._read, daemon=True).start()
        while not self._unheard and (next_up := self._waiting.get()) is not None:
            if isinstance(next_up, Reply):
                self._send(next_up)
            else:
                self._think(next_up)

    def _think(self, task: _Task) -> None:
        if not task.cancelled.is_set():
            with no_collection():  # which can take 50 ms after long thought: the answer comes first
                reply = _reply(task)
                if self._close(task):
                    self._send(reply)

    # -- the reading thread --------------------------------------------------------------------

    def _read(self) -> None:
        lines = LineSplitter(PROTOCOL_LINE)
        try:
            while not self._unheard and (piece := self._source.read(_PIECE)):
                for line in lines.feed(piece):
                    if not self._take_in(line):
                        return
            for line in lines.finish():
                self._take_in(line)
        except OSError:
            pass  # the input broke off, which is one way to end
        finally:
            self._waiting.put(None)

    def _take_in(self, line: bytes | TooLong) -> bool:
        """Queue or answer what a line asks; return whether to go on."""
        if isinstance(line, bytes) and not line.strip():
            return True
        match request := _understood(line):
            case Hello():
                self._waiting.put(HelloReply(PROTOCOL, NAME, [*LEVELS]))
            case Choose():
                task = _Task(request)
                with self._lock:
                    self._open.append(task)
                self._waiting.put(task)
            case Cancel():
                self._cancel(request)
            case Quit():
                return False
            case ErrorReply():
                self._waiting.put(request)
        return True

    def _cancel(self, request: Cancel) -> None:
        with self._lock:
            asked = [task for task in self._open if task.request.id == request.id]
        if asked and self._close(asked[0]):
            asked[0].cancelled.set()
            self._send(Cancelled(request.id))
        else:
            reason = f"too late to cancel {request.id!r}, or it was never asked"
            self._waiting.put(ErrorReply(request.id, reason))

    # -- both ----------------------------------------------------------------------------------

    def _close(self, task: _Task) -> bool:
        """Return whether the caller is to answer ``task``: the first who asks."""
        with self._lock:
            if task not in self._open:
                return False
            self._open.remove(task)
            return True

    def _send(self, reply: Reply) -> None:
        line = memoryview(encode(reply))
        with self._lock:
            try:
                while line:
                    line = line[self._sink.write(line) :]
            except OSError:
                self._unheard = True


def _understood(line: bytes | TooLong) -> REQUESTS | ErrorReply:
    if isinstance(line, TooLong):
        return ErrorReply(None, too_long())
    try:
        return decode_request(line)
    except ProtocolError as error:
        return ErrorReply(error.request, error.reason)
    except Exception as error:  # noqa: BLE001  # no request ends the program
        return _own_fault(None, error)


def _reply(task: _Task) -> Reply:
    request = task.request
    try:
        return answer(request, task.cancelled.is_set)
    except AnswerError as error:
        return ErrorReply(request.id, one_line(str(error)))
    except Exception as error:  # noqa: BLE001  # no request ends the program
        return _own_fault(request.id, error)


def _own_fault(request: Id | None, error: Exception) -> ErrorReply:
    return ErrorReply(request, one_line(f"this program is at fault: {error!r}"))
