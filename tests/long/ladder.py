"""Measure the ladder: every level against the next weaker, and against the yardsticks.

    python -m tests.long.ladder --jobs 2
    python -m tests.long.ladder --rules all-fives,five-up --rows expert-club,flat200
    python -m tests.long.ladder --publish

Each row of the ladder (`tests.ladder.rows` has them all, ``--list`` names them) is a number of
matches, or of single rounds, between the same players, each deal played in every seating. Players
do their fixed amount of work, so that the figures are those of any machine; times are this one's.
Every game is kept under ``build/ladder`` when it has been played: what was begun goes on where it
was left, as long as nothing of the players has changed since. A line is printed for each row, and
its result is put into the file ``--out``. Where a row misses what is wanted of it, that is said,
and the exit status is 1.

``--publish`` plays nothing: it puts what stands in ``--out`` among the results that the
documentation shows, and their tables into `docs/opponents.md`.
"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from tqdm import tqdm

from domino_gui.commands.errors import INTERRUPTED, CommandError
from domino_gui.engine.rules import RuleSetId
from tests.ladder.results import GAMES, Result, add_result, measure, read_results, shortfall
from tests.ladder.rows import ROWS, Row
from tests.ladder.tables import DOCUMENT, PUBLISHED, publish


def chosen_rows(rules: str, rows: str) -> list[Row]:
    """Return the rows of these rule sets whose names hold one of these parts; all where empty."""
    names, parts = rules.split(",") if rules else [*RuleSetId], rows.split(",")
    found = [
        row
        for row in ROWS.values()
        if row.rules in names and any(part in row.name for part in parts)
    ]
    if not found:
        raise CommandError(f"no row is called so; there are {', '.join(ROWS)}")
    return found


def told(row: Row, result: Result) -> str:
    """Return a result as one line."""
    paces = ", ".join(
        f"{name} {pace.median:.1f} / {pace.mean:.1f} ms" for name, pace in result.pace.items()
    )
    margin = "unknown" if result.margin is None else f"{result.margin:.2f}"
    missed = shortfall(row, result)
    return (
        f"{row.name:32}{result.games:5} games{result.share:8.1%} "
        f"({result.low:.1%} to {result.high:.1%}){result.lead:+8.2f} ±{margin} a round"
        f"   {paces}{'   MISSED: ' * bool(missed)}{missed}"
    )


def measure_rows(rows: list[Row], asked: argparse.Namespace) -> bool:
    """Measure ``rows`` one after the other; return whether all is as wanted."""
    sound = True
    for row in rows:
        games = asked.games or row.games
        with tqdm(total=games, desc=row.name, leave=False, unit=" games") as progress:
            result = measure(
                row, games, asked.jobs, seed=asked.seed, folder=asked.keep, progress=progress.update
            )
        add_result(asked.out, result)
        print(told(row, result), flush=True)
        sound = sound and not shortfall(row, result)
    return sound


def main(arguments: list[str] | None = None) -> int:
    about = "Measure every level against the next weaker, and against the yardsticks."
    parser = argparse.ArgumentParser(description=about)
    parser.add_argument("--rules", default="", metavar="RULES,…", help="only these rule sets")
    parser.add_argument("--rows", default="", metavar="PART,…",
                        help="only rows whose names hold one of these parts")  # fmt: skip
    parser.add_argument("--games", type=int, help="of each row, instead of its own number")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=1, help="processes")
    parser.add_argument("--keep", type=Path, metavar="DIR", help="where games are kept")
    parser.add_argument("--out", type=Path, default=GAMES / "results.jsonl", metavar="FILE",
                        help="where results are put (build/ladder/results.jsonl)")  # fmt: skip
    parser.add_argument("--list", action="store_true", help="only name the rows")
    parser.add_argument("--publish", action="store_true", help="only put results into docs")
    asked = parser.parse_args(arguments)
    try:
        rows = chosen_rows(asked.rules, asked.rows)
    except CommandError as error:
        parser.error(str(error))
    if asked.list:
        print("\n".join(f"{row.name:32}{row.games:5} games" for row in rows))
    elif asked.publish:
        for result in read_results(asked.out).values():
            add_result(PUBLISHED, result)
        publish(read_results(PUBLISHED), DOCUMENT)
    else:
        try:
            return 0 if measure_rows(rows, asked) else 1
        except KeyboardInterrupt:
            print("interrupted; what has been played is kept")
            return INTERRUPTED
    return 0


if __name__ == "__main__":
    sys.exit(main())
