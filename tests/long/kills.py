"""Kill the program outright while matches are watched, and see that nothing is lost.

    python -m tests.long.kills --kills 300 --seed 1

The program runs as it does for everybody, in a window that is not seen and with folders of its own,
and is killed (SIGKILL) at moments drawn by lot: while it starts, some events after it has begun to
play, some milliseconds after the match's end is on the disk, any time. It is then started again on
what is there, as a person would: the match that was being played, or a new one. Two witnesses watch
it: one reads the record while it grows, one is told every event just before it is shown. After
every kill

    what was read of the record before is still there, byte for byte, and more only follows it
    every event that was shown is in the record once, in its order
    ``verify`` accepts every record there is, and there is one for each match
    preferences and library can be read, and nothing was put aside as damaged
    the program had complained of nothing

and at the end every match has been finished and filed, and no process is left. Ends with status 1
at the first thing that is not so. `tests/told_program.py` has faults to try this with:
``--fault late``.
"""

from __future__ import annotations

import argparse
import contextlib
import json
import os
import random
import signal
import subprocess
import sys
import tempfile
import time
from collections import Counter
from enum import Enum
from pathlib import Path
from typing import Final, NamedTuple

from domino_gui.commands.terminal import whole_number
from domino_gui.commands.verify import judge
from domino_gui.engine.record import read_record
from domino_gui.storage import places
from domino_gui.storage.library import Library
from domino_gui.storage.preferences import read_preferences
from tests.commands.running import ROOT
from tests.told_program import FAULTS

PATIENCE_S: Final = 600.0
"""Seconds that a match may take from its start to its end."""
LEAVING_S: Final = 10.0
"""Seconds that the programs of the opponents have to leave, when the game was killed."""
_LOOK_S: Final = 0.002
"""Seconds between two looks of the witnesses."""
WATCHED: Final = (
    *("all-fives --seats 2", "all-fives --seats 4", "muggins --seats 3", "muggins --seats 4"),
    *("five-up --seats 2", "draw --seats 3"),
)


class Moment(Enum):
    """When the program is killed."""

    AT_START = "while it starts"
    IN_PLAY = "some events after it has begun to play"
    AT_END = "after the end of the match is on the disk"
    ANY_TIME = "any time"
    NEVER = "never"


class Life(NamedTuple):
    """One run of the program, as its witnesses have seen it."""

    told: list[bytes]
    """The lines of the events that were shown, or about to be."""
    read: bytes
    """The record as it was read last while it ran; empty if there was none."""
    record: Path | None
    """The file it was read from."""
    status: int
    complaints: str


class LostError(Exception):
    """Something is not as it was, or not as it must be."""


class Ground:
    """The folders that the program is given, and what must be found in them."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.environment = {
            **{name: value for name, value in os.environ.items() if not name.startswith("XDG_")},
            "QT_QPA_PLATFORM": os.environ.get("QT_QPA_PLATFORM", "offscreen"),
            **{f"XDG_{name}_HOME": str(folder / name.lower()) for name in ("DATA", "CONFIG")},
        }
        self.matches = 0
        """Records there are."""

    def records(self) -> list[Path]:
        """Return every record there is, wherever it lies; an empty one is of no match yet.

        One that was being moved has two names for a moment, and is one all the same.
        """
        files = {}
        for path in sorted((self.folder / "data").rglob("*.domino")):
            with contextlib.suppress(FileNotFoundError):  # it has been moved meanwhile
                stat = path.stat()
                if stat.st_size:
                    files[stat.st_dev, stat.st_ino] = path
        return [*files.values()]

    def not_filed(self) -> list[Path]:
        """Return the records that lie where matches are being played."""
        return sorted((self.folder / "data").glob("*/matches/*.domino"))

    def unfinished(self) -> Path | None:
        """Return the record of the match that was being played when the program was killed."""
        played = (path for path in self.not_filed() if path.stat().st_size)
        return next((path for path in played if not is_over(path)), None)


def is_over(path: Path) -> bool:
    """Tell whether the match of a record is over, by its last line alone."""
    return b'"event":"match-end"' in path.read_bytes().splitlines()[-1]


def live(
    ground: Ground, arguments: list[str], moment: Moment, rng: random.Random, fault: str = ""
) -> Life:
    """Run the program, kill it when the moment has come, and return what was seen of it."""
    read, write = os.pipe()
    os.set_blocking(read, False)
    before = {path: path.read_bytes() for path in ground.records()}
    command = [
        sys.executable,
        "-m",
        "tests.told_program",
        str(write),
        *([fault] * bool(fault)),
    ]
    process = subprocess.Popen(
        [*command, "--", *arguments],
        env=ground.environment,
        cwd=ROOT,
        pass_fds=[write],
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
    )
    os.close(write)
    resumed = next((path for path in before if str(path) == arguments[0]), None)
    witness = _Witness(ground, before, resumed)
    begun, told, due = time.monotonic(), b"", _due(moment, rng)
    while process.poll() is None:
        told += _rest(read)
        witness.look()
        now = time.monotonic()
        if now > begun + PATIENCE_S:
            process.kill()
            raise LostError(f"it has not ended after {PATIENCE_S} seconds: {witness.path}")
        if due.has_come(now - begun, told.count(b"\n"), over=b'"match-end"' in witness.read):
            process.kill()
            break
        time.sleep(_LOOK_S)
    said, _ = process.communicate()
    told += _rest(read)
    os.close(read)
    return Life(told.splitlines(), witness.read, witness.path, process.returncode, said.decode())


class _Due:
    """When a kill is due: so many seconds after the start, and after an event maybe."""

    def __init__(self, seconds: float, events: int = 0, *, at_end: bool = False) -> None:
        self._seconds, self._events, self._at_end = seconds, events, at_end
        self._since: float | None = None

    def has_come(self, seconds: float, events: int, *, over: bool) -> bool:
        """Tell whether it is due, so many seconds after the start."""
        if self._since is None and events >= self._events and (over or not self._at_end):
            self._since = 0.0 if not (self._events or self._at_end) else seconds
        return self._since is not None and seconds >= self._since + self._seconds


def _due(moment: Moment, rng: random.Random) -> _Due:
    match moment:
        case Moment.AT_START:
            return _Due(rng.uniform(0, 1.2))
        case Moment.IN_PLAY:
            return _Due(rng.uniform(0, 0.03), rng.randint(1, 60))
        case Moment.AT_END:
            return _Due(rng.uniform(0, 0.25), at_end=True)
        case Moment.ANY_TIME:
            return _Due(rng.uniform(0, 5))
        case Moment.NEVER:
            return _Due(2 * PATIENCE_S)


class _Witness:
    """Reads the record of the match that is played while it grows."""

    def __init__(self, ground: Ground, before: dict[Path, bytes], path: Path | None) -> None:
        self._ground, self._before = ground, before
        self.path = path
        self.read = b"" if path is None else before[path]

    def look(self) -> None:
        """Read it again; `LostError` if anything but its end is another."""
        if self.path is None:
            new = [path for path in self._ground.records() if path not in self._before]
            if not new:
                return
            (self.path,) = new
        try:
            data = self.path.read_bytes()
        except FileNotFoundError:
            self._find()
            return
        if not data.startswith(self.read):
            raise LostError(f"{self.path} has changed while it was played")
        self.read = data

    def _find(self) -> None:
        """Look where the record has been filed."""
        for path in self._ground.records():
            with contextlib.suppress(FileNotFoundError):
                data = path.read_bytes()
                if data.startswith(self.read):
                    self.path, self.read = path, data


def _rest(descriptor: int) -> bytes:
    """Return what can be read now."""
    pieces = []
    try:
        while piece := os.read(descriptor, 1 << 16):
            pieces.append(piece)
    except BlockingIOError:
        pass
    return b"".join(pieces)


def check(ground: Ground, life: Life, before: dict[Path, bytes]) -> None:
    """Hold what is there against what was there before a life, and what was seen of it."""
    if life.complaints:
        raise LostError(f"it complained: {life.complaints}")
    records = ground.records()
    contents = {path: path.read_bytes() for path in records}
    for path, data in {**before, **({life.record: life.read} if life.record else {})}.items():
        heirs = [other for other, now in contents.items() if now.startswith(data)]
        if len(heirs) != 1:
            raise LostError(f"of {path} there are {len(heirs)} now: {heirs}")
    if life.told:
        (path,) = [path for path, data in contents.items() if data.startswith(life.read)]
        _check_told(contents[path], life.told, path)
    for path in records:
        status, verdict = judge(path)
        if status:
            raise LostError(f"{path}: {verdict}")
    _check_rest(ground)


def _check_told(data: bytes, told: list[bytes], path: Path) -> None:
    """See that what was shown is in the record, in one piece, and nothing of it before again."""
    lines = data.splitlines()
    where = [index for index in range(len(lines)) if lines[index] == told[0]]
    whole = [index for index in where if lines[index : index + len(told)] == told]
    if not whole:
        missing = [line for line in told if line not in lines]
        raise LostError(f"{path} lacks what was shown: {missing or told}")


def _check_rest(ground: Ground) -> None:
    """See that preferences and library are sound, and that nothing was put aside."""
    os.environ.update(ground.environment)
    found = read_preferences(places.preferences_path())
    if found.problem is not None:
        raise LostError(f"the preferences: {found.problem}")
    aside = [*ground.folder.rglob("*.kept-*"), *ground.folder.rglob("damaged/*")]
    # Killed as it had made the file of a match, before it could write to it: nothing was played.
    aside = [path for path in aside if path.stat().st_size]
    if aside:
        raise LostError(f"put aside as damaged: {aside}")
    if places.library_path().exists():
        library = Library.open(places.library_path())
        made_anew = library.made_anew
        library.close()
        if made_anew:
            raise LostError(f"the library was damaged: {made_anew}")


def where(life: Life) -> str:
    """Return how far the program was when it was killed, in a few words."""
    if not life.told:
        return "before anything was shown"
    kind = json.loads(life.told[-1])["event"]
    if b'"match-end"' in life.read:
        return "after the end" if kind == "match-end" else "with the end written, not shown"
    return {"deal": "after a deal", "round": "after a settlement"}.get(kind, "in play")


def processes_of(ground: Ground) -> list[str]:
    """Return the commands of processes that were given these folders, where the system tells."""
    mark, found = str(ground.folder).encode(), []
    for process in Path("/proc").glob("[0-9]*"):
        try:
            if mark in (process / "environ").read_bytes() and int(process.name) != os.getpid():
                found.append((process / "cmdline").read_text().replace("\0", " "))
        except OSError:
            continue
    return found


def torment(ground: Ground, kills: int, seed: int, fault: str = "") -> Counter[str]:
    """Kill the program so many times; return how often it was how far. `LostError` at a fault."""
    rng = random.Random(seed)
    killed: Counter[str] = Counter()
    lives, moments, weights = 0, [*Moment][:4], (4, 12, 3, 4)
    while killed.total() < kills:
        (moment,) = rng.choices(moments, weights)
        life = one_life(ground, moment, rng, fault)
        lives += 1
        if life.status == -signal.SIGKILL:
            killed[where(life)] += 1
        elif life.status:
            raise LostError(f"it ended with status {life.status}")
        if sys.stderr.isatty():
            print(f"\r{killed.total()} of {kills}", end="", file=sys.stderr)
    while ground.unfinished() is not None or not lives:
        one_life(ground, Moment.NEVER, rng, fault)
    one_life(ground, Moment.NEVER, rng, fault)
    left = [path for path in ground.not_filed() if path.stat().st_size]
    if left:
        raise LostError(f"never filed: {left}")
    if not all(is_over(path) for path in ground.records()):
        raise LostError("filed before it was over")
    until = time.monotonic() + LEAVING_S
    while (leftover := processes_of(ground)) and time.monotonic() < until:
        time.sleep(0.1)
    if leftover:
        raise LostError(f"still running: {leftover}")
    return killed


def one_life(ground: Ground, moment: Moment, rng: random.Random, fault: str = "") -> Life:
    """Start the program on what is there, let it live, and check what it leaves."""
    unfinished = ground.unfinished()
    before = {path: path.read_bytes() for path in ground.records()}
    speed = ["--speed", "max", "--quit-after", "1"]
    if unfinished is not None:
        arguments = [str(unfinished), *speed]
    else:
        seed = str(rng.randrange(10**6))
        watched = [*rng.choice(WATCHED).split(), "--level", "beginner", "--seed", seed]
        arguments = ["--watch", *watched, *speed]
    life = live(ground, arguments, moment, rng, fault)
    check(ground, life, before)
    number = len(ground.records())
    if number - len(before) > (unfinished is None):
        raise LostError(f"{number} records, {len(before)} before, after {arguments}")
    return life


def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--kills", type=whole_number(1, 10**6), default=300, help="(300)")
    parser.add_argument("--seed", type=int, default=1, help="of the moments and the deals (1)")
    parser.add_argument("--fault", choices=FAULTS, default="", help="let the program do wrong")
    wanted = parser.parse_args(arguments)
    begun = time.monotonic()
    with tempfile.TemporaryDirectory() as folder:
        ground = Ground(Path(folder))
        try:
            killed = torment(ground, wanted.kills, wanted.seed, wanted.fault)
        except LostError as error:
            print(error)
            return 1
        events = [len(read_record(path).match.events) for path in ground.records()]
    minutes = (time.monotonic() - begun) / 60
    print(f"{wanted.kills} kills in {minutes:.0f} minutes, of {len(events)} matches", end=" ")
    print(f"of {sum(events)} events: nothing lost, nothing doubled")
    for place, number in killed.most_common():
        print(f"{number:5} {place}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
