"""What the rows of the ladder came to: every game kept as soon as it is played, then summed up."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from hashlib import sha256
from math import inf
from pathlib import Path
from typing import Final

import msgspec

from domino_gui.commands.simulation import Outcome, Plan, figures, play_game, start_of_match
from domino_gui.commands.workers import spread
from tests.ladder.rows import SLOWEST, Row

ROOT: Final = Path(__file__).parent.parent.parent
GAMES: Final = ROOT / "build" / "ladder"
"""Where games are kept, of each state of the players in a folder of its own."""


class Pace(msgspec.Struct, frozen=True):
    """Milliseconds that a player's placements took."""

    mean: float
    median: float


class Result(msgspec.Struct, frozen=True):
    """What a row came to; of the first player unless it says otherwise."""

    row: str
    games: int
    seed: int
    share: float
    """Of games won, and its 95 % interval."""
    low: float
    high: float
    lead: float
    """Raw points a round more than the mean of the other sides', and half the interval; None
    after a single deal."""
    margin: float | None
    pace: dict[str, Pace]
    """Of each player by name."""


def players_now() -> str:
    """Return what tells the present state of the players from any other: a few hex digits.

    What fits their figures lies in a folder of its own and is not among it.
    """
    state = sha256()
    folders = (ROOT / "domino_gui" / "opponents", ROOT / "resources" / "opponents")
    for file in sorted(file for folder in folders for file in folder.glob("*") if file.is_file()):
        state.update(file.name.encode() + file.read_bytes())
    return state.hexdigest()[:12]


def measure(
    row: Row,
    games: int,
    jobs: int,
    *,
    seed: int = 1,
    folder: Path | None = None,
    progress: Callable[[], object] = lambda: None,
) -> Result:
    """Play what is missing of a row, up to ``games`` of it, and sum all of it up.

    Every game is appended to a file in ``folder`` at once; one cut off by an end in the middle
    is played again. ``progress`` is told of every game.
    """
    folder = folder or GAMES / players_now()
    folder.mkdir(parents=True, exist_ok=True)
    file = folder / f"{row.name.replace(' ', '_')}-{seed}.jsonl"
    played = _read(file)
    deals = -(-games // row.seatings)
    plan = Plan(start_of_match(row.rules_played, row.players), deals, seed, row.seatings,
                rounds=row.rounds)  # fmt: skip
    missing = []
    for index in range(plan.games):
        if index in played:
            progress()
        else:
            missing.append(index)
    with file.open("ab") as kept:
        work = partial(_play, plan, missing)
        for index, outcome in spread(work, len(missing), jobs) if missing else ():
            kept.write(msgspec.json.encode((index, outcome)) + b"\n")
            kept.flush()
            played[index] = outcome
            progress()
    return sum_up(row, seed, [played[index] for index in range(plan.games)])


def _play(plan: Plan, indices: list[int], which: int) -> tuple[int, Outcome]:
    outcome = play_game(plan, indices[which])
    # To the hundredth of a millisecond: a file of many games stays small.
    seconds = [[round(each, 5) for each in times] for times in outcome.seconds]
    return indices[which], outcome._replace(seconds=seconds)


def _read(file: Path) -> dict[int, Outcome]:
    """Return the games kept in ``file``; what was cut off is taken out of it."""
    if not file.exists():
        return {}
    whole, _, rest = file.read_bytes().rpartition(b"\n")
    if rest:
        file.write_bytes(whole + b"\n" if whole else b"")
    return dict(msgspec.json.decode(line, type=tuple[int, Outcome]) for line in whole.splitlines())


def sum_up(row: Row, seed: int, outcomes: list[Outcome]) -> Result:
    """Return what ``outcomes`` show."""
    first = figures(outcomes, 0)
    paces = {}
    for name in dict.fromkeys(row.players):
        fared = figures(outcomes, row.players.index(name))
        paces[name] = Pace(round(fared.milliseconds, 3), round(fared.median, 3))
    return Result(
        row=row.name,
        games=len(outcomes),
        seed=seed,
        share=first.share,
        low=first.between.low,
        high=first.between.high,
        lead=first.lead.value,
        margin=first.lead.margin,
        pace=paces,
    )


def shortfall(row: Row, result: Result) -> str:
    """Return in which way a result misses what is wanted; nothing where it does not."""
    wanted, equal = row.wanted, 1 / len(row.rules_played.sides)
    if not wanted.least <= result.share <= wanted.most:
        return f"a share from {wanted.least:.0%} to {wanted.most:.0%} is wanted"
    if wanted.lead is not None and result.lead < wanted.lead:
        return f"a lead of {wanted.lead} is wanted"
    if wanted.lead is None:
        clear = result.low > equal
    else:
        clear = result.margin is not None and result.lead > result.margin
    if wanted.clearly and not clear:
        return "not clearly more than an equal share"
    for name, pace in result.pace.items():
        if pace.median > SLOWEST.get(name, inf):
            return f"{name} may take {SLOWEST[name]:.0f} ms"
    return ""


def read_results(file: Path) -> dict[str, Result]:
    """Return the results kept in ``file``, by row; of a row the latest."""
    if not file.exists():
        return {}
    lines = file.read_bytes().splitlines()
    results = [msgspec.json.decode(line, type=Result) for line in lines]
    return {result.row: result for result in results}


def add_result(file: Path, result: Result) -> None:
    """Put a result into ``file``, in place of an earlier one of the same row."""
    results = read_results(file) | {result.row: result}
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_bytes(b"".join(msgspec.json.encode(each) + b"\n" for each in results.values()))
