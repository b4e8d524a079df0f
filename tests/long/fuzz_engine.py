"""Talk damaged nonsense to the opponent program for a long time.

    python -m tests.long.fuzz_engine --lines 100000 --seed 1

Among it are sound requests to choose, at every level, with a few milliseconds to think; some with a
minute are cancelled at once. Every line that is not empty must get exactly one reply, whatever it
says; the program must live, answer within a second of the time it was given (ten, where damage made
that a fixed amount of work), and not grow. Ends with status 1 at the first reply that is not right,
or with how late the latest came and what the program has grown by.
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
    Cancel,
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
"""Seconds that a reply may take beyond the time given."""
SLOWEST_WORK = 10.0
"""Seconds that a fixed amount of work may take."""
CANCELLED = 0.002
"""How many of the lines are requests that are cancelled."""
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
    sound = [
        Choose(number, LEVELS[number % 5], rng.randint(1, 5), number, View(seat, events))  # type: ignore[arg-type]
        for number, (seat, events) in enumerate(rng.sample(views, 120))
    ]
    return [json.loads(encode(request)) for request in sound]


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


def cancelled(sound: list[dict[str, Any]], rng: random.Random) -> tuple[bytes, bytes]:
    """A request with a minute to think, and the cancel that takes it back."""
    request = {**rng.choice(sound), "budget_ms": 60_000}
    return json.dumps(request).encode(), encode(Cancel(request["id"])).strip()


def time_allowed(line: bytes) -> tuple[float, float]:
    """Return how many seconds a line gives to think, and how many more the reply may take."""
    try:
        request = decode_request(line)
    except ProtocolError:
        return 0, SLOWEST
    if not isinstance(request, Choose):
        return 0, SLOWEST
    return request.budget_ms / 1000, SLOWEST if request.budget_ms else SLOWEST_WORK


def judge(line: bytes, reply_line: bytes) -> str:
    """Return the kind of reply; `AssertionError` if it does not fit the line."""
    reply = decode_reply(reply_line)
    if isinstance(reply, Choice):
        request = decode_request(line)
        assert isinstance(request, Choose)
        assert reply.id == request.id
        assert reply.action in fold(request.view).legal_actions()
    return type(reply).__name__


def judge_cancelled(request: bytes, replies: list[bytes]) -> str:
    """Return what came of a request that was cancelled; `AssertionError` if that cannot be.

    It was cancelled, or chosen before the cancel came, which is an error then.
    """
    kinds = [judge(request, reply) for reply in replies]
    assert kinds in (["Cancelled"], ["Choice", "ErrorReply"]), kinds
    return "+".join(kinds)


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
        self.say(line)
        return self.hear()

    def say(self, line: bytes) -> None:
        """Write a line to the program."""
        assert self._process.stdin is not None
        self._process.stdin.write(line + b"\n")

    def hear(self) -> bytes:
        """Return the next line that the program writes."""
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


def ask(program: Program, line: bytes) -> tuple[str, float]:
    """Have a line answered; return the kind of reply, and how late it came, in seconds."""
    asked = time.perf_counter()
    reply = program.ask(line)
    took = time.perf_counter() - asked
    given, more = time_allowed(line)
    assert took <= given + more, f"a reply after {took:.1f} s"
    return judge(line, reply), took - given if more == SLOWEST else 0.0


def take_back(program: Program, request: bytes, cancel: bytes) -> tuple[str, float]:
    """Have a request cancelled; return what came of it, and how late that came, in seconds."""
    asked = time.perf_counter()
    program.say(request + b"\n" + cancel)
    replies = [program.hear()]
    if isinstance(decode_reply(replies[0]), Choice):
        replies.append(program.hear())
    took = time.perf_counter() - asked
    assert took <= SLOWEST, f"cancelled after {took:.1f} s"
    return judge_cancelled(request, replies), took


def talk(lines: int, seed: int) -> str:
    """Talk to the program; return what is to be said of it, `AssertionError` where it is wrong."""
    rng = random.Random(seed)
    sound, program = requests(rng), Program()
    kinds: Counter[str] = Counter()
    latest, begun, line, warm = 0.0, time.perf_counter(), b"", 0
    try:
        for number in range(lines):
            if rng.random() < CANCELLED:
                line, cancel = cancelled(sound, rng)
                kind, late = take_back(program, line, cancel)
            else:
                line = line_of(sound, rng)
                kind, late = ask(program, line)
            latest = max(latest, late)
            kinds[kind] += 1
            if number == WARM:
                warm = program.memory()
        memory = program.memory()
        grown = memory - warm if warm else 0
        assert grown <= GROWTH, f"grown by {grown} MiB"
        program.end()
    except (AssertionError, ProtocolError) as error:
        program.kill()
        told = f"{error}\nafter {sum(kinds.values())} lines, at {line[:2000]!r}"
        raise AssertionError(told) from error
    seconds = time.perf_counter() - begun
    return (
        f"{lines} lines in {seconds:.0f} s, each answered once: {dict(kinds)}\n"
        f"latest {latest:.3f} s; grown by {grown} to {memory} MiB"
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
