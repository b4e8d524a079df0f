"""Talk damaged nonsense to the opponent program for a long time.

    python -m tests.long.fuzz_engine --lines 100000 --seed 1

Every line that is not empty must get exactly one reply, whatever it says; the program must live,
answer within a second, and not grow. Ends with status 1 at the first reply that is not right, or
with what the program has grown by.
"""

from __future__ import annotations

import argparse
import json
import random
import select
import subprocess
import sys
import time
from collections import Counter
from copy import deepcopy
from pathlib import Path
from typing import Any

from domino_gui.opponents.answer import fold
from domino_gui.opponents.players import LEVELS
from domino_gui.opponents.protocol import (
    Choice,
    Choose,
    ProtocolError,
    View,
    decode_reply,
    decode_request,
    encode,
)
from tests.opponents.positions import every_form, view_of

SLOWEST = 1.0
"""Seconds that a reply may take."""
WARM = 1000
"""Lines after which the program has everything it needs in memory."""
GROWTH = 32
"""MiB by which it may grow from then on: the longest lines make it grow, but only once."""

ODD: list[Any] = [
    *(None, True, False, 0, 1, -1, 3, 4, 28, 29, 2**31, 2**63, 10**40, 0.5, 1e300),
    *("", "x", "3|5", "5|3", "7|7", "low", "branch-a", "place", "\ud800", "\n", "x" * 70),
    *([], {}, [[]], [{}], {"tile": "5|5", "port": "straight-a"}, ["0|0"] * 40),
]


def requests(rng: random.Random) -> list[dict[str, Any]]:
    """Sound requests, to be damaged: every rule set, early and late in a match."""
    views = [(match.round.turn, view_of(match)) for match in every_form()]
    return [
        json.loads(encode(Choose(number, rng.choice(LEVELS), 0, number, View(seat, events))))  # type: ignore[arg-type]
        for number, (seat, events) in enumerate(rng.sample(views, 120))
    ]


def places(value: Any) -> list[tuple[Any, Any]]:
    """Every container in ``value`` with each of its keys or indices."""
    found = []
    open_ = [value]
    while open_:
        item = open_.pop()
        if isinstance(item, dict | list):
            keys = [*item] if isinstance(item, dict) else [*range(len(item))]
            found += [(item, key) for key in keys]
            open_ += [item[key] for key in keys]
    return found


def damage_value(value: Any, rng: random.Random) -> None:
    """Change, take out, exchange or double something somewhere in ``value``."""
    spots = places(value)
    if not spots:
        return
    holder, key = rng.choice(spots)
    kind = rng.randrange(5)
    if kind == 0:
        del holder[key]
    elif kind == 1:
        other, at = rng.choice(spots)
        holder[key] = deepcopy(other[at])
    elif kind == 2 and isinstance(holder, list):
        holder.insert(key, deepcopy(holder[key]))
    elif kind == 3 and isinstance(holder[key], int):
        holder[key] += rng.choice([-1, 1, 5])
    else:
        holder[key] = deepcopy(rng.choice(ODD))


def damage_bytes(line: bytes, rng: random.Random) -> bytes:
    """Change, take out or put in some bytes."""
    changed = bytearray(line)
    for _ in range(rng.randint(1, 3)):
        start = rng.randint(0, len(changed))
        end = min(len(changed), start + rng.choice([0, 0, 1, 1, 2, 30, 10**6]))
        instead = [b"", b"\x00", b"\xff", b"[", b"}", b'"', b"\\", b"9" * 400, b"[" * 20]
        changed[start:end] = rng.choice([*instead, rng.randbytes(3)])
    return bytes(changed)


def line_of(sound: list[dict[str, Any]], rng: random.Random) -> bytes:
    """One line, sound or damaged in one way or another."""
    request = rng.choice(sound)
    if rng.random() < 0.1:
        request = {
            "cmd": rng.choice(["hello", "cancel", "dance", None]),
            "id": deepcopy(rng.choice(ODD)),
        }
    if rng.random() < 0.8:
        request = deepcopy(request)
        for _ in range(rng.choice([1, 1, 1, 2, 4])):
            damage_value(request, rng)
    line = json.dumps(request).encode()
    if rng.random() < 0.3:
        line = damage_bytes(line, rng)
    if rng.random() < 0.01:
        line = rng.choice([b"[", b'{"a":', b"9", b"x"]) * rng.choice([10, 10**4, 10**6])
    line = line.replace(b"\n", b" ")
    return b"{}" if b'"quit"' in line or not line.strip() else line


def judge(line: bytes, reply_line: bytes) -> str:
    """Return the kind of reply; `AssertionError` if it does not fit the line."""
    reply = decode_reply(reply_line)
    if isinstance(reply, Choice):
        request = decode_request(line)
        assert isinstance(request, Choose)
        assert reply.id == request.id
        assert reply.action in fold(request.view).legal_actions()
    return type(reply).__name__


class Program:
    """The opponent program, spoken to one line at a time."""

    def __init__(self) -> None:
        self._process = subprocess.Popen(
            [sys.executable, "-m", "domino_gui", "engine"],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            bufsize=0,
        )
        self._heard = b""

    def ask(self, line: bytes) -> bytes:
        """Return the one line that is answered."""
        assert self._process.stdin is not None
        self._process.stdin.write(line + b"\n")
        while b"\n" not in self._heard:
            assert self._wait(20), "no reply within 20 seconds"
            assert self._process.stdout is not None
            piece = self._process.stdout.read(1 << 16)
            assert piece, f"the program ended with status {self._process.wait()}"
            self._heard += piece
        reply, _, self._heard = self._heard.partition(b"\n")
        return reply

    def _wait(self, seconds: float) -> bool:
        assert self._process.stdout is not None
        return bool(select.select([self._process.stdout], [], [], seconds)[0])

    def memory(self) -> int:
        """Return what it has in memory, in MiB; 0 where the system does not tell."""
        file = Path(f"/proc/{self._process.pid}/statm")
        return int(file.read_text().split()[1]) * 4096 >> 20 if file.exists() else 0

    def kill(self) -> None:
        """End it whatever it does."""
        self._process.kill()
        self._process.communicate()

    def end(self) -> None:
        """End it, and see that it had nothing more to say."""
        rest, _ = self._process.communicate(b'{"cmd":"quit"}\n', timeout=20)
        assert not (self._heard + rest), "more replies than lines"
        assert self._process.returncode == 0


def talk(lines: int, seed: int) -> str:
    """Talk to the program; return what is to be said of it, `AssertionError` where it is wrong."""
    rng = random.Random(seed)
    sound, program = requests(rng), Program()
    kinds: Counter[str] = Counter()
    slowest, begun, line, warm = 0.0, time.perf_counter(), b"", 0
    try:
        for number in range(lines):
            line = line_of(sound, rng)
            asked = time.perf_counter()
            reply = program.ask(line)
            took = time.perf_counter() - asked
            assert took <= SLOWEST, f"a reply after {took:.1f} s"
            slowest = max(slowest, took)
            kinds[judge(line, reply)] += 1
            if number == WARM:
                warm = program.memory()
        grown = program.memory() - warm if warm else 0
        assert grown <= GROWTH, f"grown by {grown} MiB"
        program.end()
    except (AssertionError, ProtocolError) as error:
        program.kill()
        told = f"{error}\nafter {sum(kinds.values())} lines, at {line[:2000]!r}"
        raise AssertionError(told) from error
    seconds = time.perf_counter() - begun
    return (
        f"{lines} lines in {seconds:.0f} s, each answered once: {dict(kinds)}\n"
        f"slowest {slowest:.3f} s; grown by {grown} MiB"
    )


def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description="Talk damaged nonsense to the opponent program.")
    parser.add_argument("--lines", type=int, default=100_000)
    parser.add_argument("--seed", type=int, default=1)
    found = parser.parse_args(arguments)
    try:
        print(talk(found.lines, found.seed))
    except AssertionError as error:
        print(error)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
