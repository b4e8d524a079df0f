"""Whether the compiled build chooses what the plain one chooses, and how much sooner.

    python -m tests.long.compiled_choices

asks every level and `flat200` in moments of every form of the game, half of them under house rules
drawn by chance, for their fixed amount of work and an analysis. Decisions and analyses of both
builds must be equal to the last digit; where one is not, it is told, and the exit status is 1.
"""

from __future__ import annotations

import argparse
import os
import subprocess
import sys
import time
from collections.abc import Iterable, Iterator
from pathlib import Path
from random import Random

import msgspec
from tqdm import tqdm

from domino_gui.opponents import playout
from domino_gui.opponents.players import LEVELS, PLAYERS
from domino_gui.opponents.protocol import Choice, encode
from domino_gui.opponents.thinking import Effort
from tests.long.random_matches import set_up
from tests.opponents.positions import seen, turns
from tests.strategies import FORMS, form_name

ROOT = Path(__file__).parent.parent.parent
COMPILED = ROOT / "build" / "compiled"
ASKED = (*LEVELS, "flat200")
APART = 4
"""Turns from one moment to the next."""


class Chosen(msgspec.Struct, frozen=True):
    """What one build chose in one moment."""

    moment: str
    player: str
    choice: str
    """With its analysis, as the protocol has it."""
    seconds: float
    compiled: bool


def choose(moments: int) -> Iterator[Chosen]:
    """Ask every player in so many moments of each form."""
    compiled = not playout.__file__.endswith(".py")
    for form in FORMS:
        for number in range(moments):
            name = f"{form_name(form)} {number}"
            started = set_up(form, Random(name) if number % 2 else None)
            free = (
                match
                for turn, match in enumerate(turns(started, number, rounds=3))
                if turn >= APART * number and match.round.can_play(match.round.turn)
            )
            match = next(free, None)
            if match is None:
                continue  # over before, under house rules that make for short matches
            view = seen(match)
            for player in ASKED:
                begun = time.process_time()
                decision = PLAYERS[player](view, Effort(Random(name), analyse=True))
                seconds = time.process_time() - begun
                choice = Choice(0, decision.action, [*decision.analysis])
                yield Chosen(name, player, encode(choice).decode(), seconds, compiled)


def chosen_by(build: Path | None, moments: int) -> Iterator[Chosen]:
    """Have the build in a folder choose, None for the plain one, in a process of its own."""
    path = {} if build is None else {"PYTHONPATH": str(build)}
    # Safe: what lies in the working folder comes behind the build.
    command = [sys.executable, "-P", "-m", __spec__.name, "--choose", "--moments", str(moments)]
    environment = {**os.environ, **path}
    with subprocess.Popen(command, cwd=ROOT, env=environment, stdout=subprocess.PIPE) as process:
        assert process.stdout is not None
        for line in process.stdout:
            yield msgspec.json.decode(line, type=Chosen)
    if process.returncode:
        raise SystemExit(f"the build in {build or ROOT} failed")


def sources(build: Path) -> dict[Path, bytes]:
    """Return what choosing depends on: the modules and data files of a build."""
    folders = (build / "domino_gui" / "opponents", build / "domino_gui" / "engine")
    modules = [path for folder in folders for path in folder.rglob("*.py")]
    data = (build / "resources" / "opponents").glob("*.json")
    return {path.relative_to(build): path.read_bytes() for path in (*modules, *data)}


def compare(plain: Iterable[Chosen], compiled: Iterable[Chosen]) -> int:
    """Compare what two builds chose; print it, and return the exit status."""
    seconds = {player: [0.0, 0.0] for player in ASKED}
    equal, differ = 0, 0
    for one, other in zip(plain, compiled, strict=True):
        if one.compiled or not other.compiled:
            raise SystemExit("the builds are not what they should be: run `make compiled`")
        took = seconds[one.player]
        took[0] += one.seconds
        took[1] += other.seconds
        if (one.moment, one.player, one.choice) == (other.moment, other.player, other.choice):
            equal += 1
        else:
            differ += 1
            print(f"{one.moment}, {one.player}: {one.choice}{other.choice}")
    for player, (slow, fast) in seconds.items():
        print(f"{player:10}{slow:8.1f} s plain{fast:8.1f} s compiled{slow / fast:8.2f} times")
    print(f"{equal + differ} choices, {differ} differ")
    return 1 if differ or not equal else 0


def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description="Hold the compiled build against the plain one.")
    parser.add_argument("--moments", type=int, default=4, help="of every form")
    parser.add_argument("--choose", action="store_true", help="print what this build chooses")
    chosen = parser.parse_args(arguments)
    if chosen.choose:
        for each in choose(chosen.moments):
            print(msgspec.json.encode(each).decode(), flush=True)
        return 0
    if sources(COMPILED) != sources(ROOT):
        print("These sources are not those compiled last: run `make compiled`.", file=sys.stderr)
        return 1
    total = chosen.moments * len(FORMS) * len(ASKED)
    plain = tqdm(chosen_by(None, chosen.moments), total=total, unit=" choices")
    return compare(plain, chosen_by(COMPILED, chosen.moments))


if __name__ == "__main__":
    sys.exit(main())
