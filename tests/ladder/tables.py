"""The results of the ladder as tables for the documentation."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from pathlib import Path
from typing import Final

from domino_gui.engine.rules import RuleSetId
from tests.ladder.results import ROOT, Result
from tests.ladder.rows import ROWS, Row

PUBLISHED: Final = ROOT / "docs" / "ladder.jsonl"
"""The results that the documentation shows."""
DOCUMENT: Final = ROOT / "docs" / "opponents.md"
_BEGIN, _END = "<!-- the ladder, made by tests.long.ladder -->\n", "<!-- end of the ladder -->\n"
_TITLES: Final = {
    RuleSetId.ALL_FIVES: "All Fives",
    RuleSetId.MUGGINS: "Muggins",
    RuleSetId.FIVE_UP: "Five Up",
    RuleSetId.DRAW: "Draw",
}


def publish(results: Mapping[str, Result], document: Path = DOCUMENT) -> None:
    """Write the tables of ``results`` into ``document``, in place of those that stand there."""
    before, _, rest = document.read_text(encoding="utf-8").partition(_BEGIN)
    _, _, after = rest.partition(_END)
    written = f"{before}{_BEGIN}\n{tables(results)}\n{_END}{after}"
    document.write_text(written, encoding="utf-8")


def tables(results: Mapping[str, Result]) -> str:
    """Return every table, in Markdown; rows that were not measured are left out."""
    two = [row for row in ROWS.values() if len(row.players) == 2 and not row.rounds]
    parts = [
        _table("Matches won by the first of two players, with the 95 % interval:",
               two, results, _share),
        _table("Raw points a round by which the first leads in single rounds:",
               [row for row in ROWS.values() if row.rounds], results, _lead),
        _table("The same in matches:", two, results, _lead),
        _table("Three and four seats (`4p`: partners): matches won by the first, of which an equal "
               "share is a third, a quarter, and half for partners:",
               [row for row in ROWS.values() if len(row.players) > 2], results, _share),
        _paces(results),
    ]  # fmt: skip
    return "\n".join(part for part in parts if part)


def _share(result: Result) -> str:
    return f"{result.share:.1%} ({result.low:.0%} to {result.high:.0%})".replace("%", " %")


def _lead(result: Result) -> str:
    return f"{result.lead:+.2f} ± {'unknown' if result.margin is None else f'{result.margin:.2f}'}"


def _table(
    title: str, rows: list[Row], results: Mapping[str, Result], tell: Callable[[Result], str]
) -> str:
    """Return a table with a line for each pair of players and a column for each rule set."""
    found: dict[str, dict[RuleSetId, str]] = {}
    for row in rows:
        if row.name in results:
            found.setdefault(row.who, {})[row.rules] = tell(results[row.name])
    return _lines(title, "players", found)


def _paces(results: Mapping[str, Result]) -> str:
    """Return what a placement takes each player, with two seats."""
    order = ("random", "greedy", "beginner", "casual", "club", "expert", "master",
             "flat200", "flat1000")  # fmt: skip
    found: dict[str, dict[RuleSetId, str]] = {name: {} for name in order}
    for name, result in results.items():
        row = ROWS[name]
        if len(row.players) == 2:
            for player, pace in result.pace.items():
                found[player][row.rules] = f"{pace.median:.3g} / {pace.mean:.3g}"
    told = {player: by_rules for player, by_rules in found.items() if by_rules}
    title = "Milliseconds a placement took, median and mean, two seats:"
    return _lines(title, "player", told)


def _lines(title: str, first: str, found: Mapping[str, Mapping[RuleSetId, str]]) -> str:
    columns = [rules for rules in RuleSetId if any(rules in cells for cells in found.values())]
    if not columns:
        return ""
    return "\n".join([title, "", *_markdown(first, columns, found), ""])


def _markdown(
    first: str, columns: list[RuleSetId], found: Mapping[str, Mapping[RuleSetId, str]]
) -> Iterator[str]:
    yield _line([first, *(_TITLES[rules] for rules in columns)])
    yield "|---" * (1 + len(columns)) + "|"
    for name, cells in found.items():
        yield _line([name, *(cells.get(rules, "") for rules in columns)])


def _line(cells: list[str]) -> str:
    return f"| {' | '.join(cells)} |"
