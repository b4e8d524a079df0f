"""``domino-gui demo``: a match of every rule set, played and drawn without a screen."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from random import Random
from typing import Final, NamedTuple

from domino_gui.commands.errors import OK, CommandError
from domino_gui.commands.output import write_whole
from domino_gui.commands.screen import portrait_without_screen
from domino_gui.commands.simulation import start_of_match
from domino_gui.commands.terminal import Parser, printable, seed
from domino_gui.commands.verify import judge
from domino_gui.engine.deal import ShuffledDealer
from domino_gui.engine.match import Match
from domino_gui.engine.record import exported, write_record
from domino_gui.engine.rules import RULE_SETS, Rules, RuleSetId
from domino_gui.opponents.fitted import FittedError
from domino_gui.opponents.players import PLAYERS
from domino_gui.opponents.self_play import Seated, play_match


class _Show(NamedTuple):
    """A match to be played."""

    rules: RuleSetId
    levels: tuple[str, ...]
    partners: bool = False


SHOWN: Final = (
    _Show(RuleSetId.ALL_FIVES, ("expert", "club")),
    _Show(RuleSetId.MUGGINS, ("club", "expert", "casual")),
    _Show(RuleSetId.FIVE_UP, ("expert", "club", "expert", "club"), partners=True),
    _Show(RuleSetId.DRAW, ("master", "expert", "club", "casual")),
)
"""Every rule set once, with two, three and four seats among them."""


def demo(arguments: Sequence[str]) -> int:
    """Play, write, verify and draw each match of `SHOWN`; a line for each."""
    parser = Parser(
        "demo",
        "Plays a match of every rule set between computers, without a screen. Writes their\n"
        "records and pictures of how they ended.",
    )
    parser.add_argument("--out", type=Path, required=True, metavar="DIR", help="where to write")
    parser.add_argument("--seed", type=seed, metavar="N", default=1, help="other matches (1)")
    found = parser.parse_args(arguments)
    found.out.mkdir(parents=True, exist_ok=True)
    with portrait_without_screen() as portrait:
        for show in SHOWN:
            match = _play(show, found.seed)
            record, picture = (found.out / f"{show.rules}{kind}" for kind in (".domino", ".png"))
            write_record(record, exported(match.events))
            status, verdict = judge(record)
            if status != OK:
                raise CommandError(f"{record}: {verdict}", status)
            write_whole({picture: portrait.png(match)})
            print(f"{printable(record)}: {verdict}, {_result(match)}; {picture.name}", flush=True)
    return OK


def _play(show: _Show, seed: int) -> Match:
    rules = Rules(RULE_SETS[show.rules], len(show.levels), partners=show.partners)
    seated = [
        Seated(PLAYERS[level], Random(f"{seed} {seat}")) for seat, level in enumerate(show.levels)
    ]
    try:
        return play_match(start_of_match(rules, show.levels), seated, ShuffledDealer(seed))
    except FittedError as error:
        raise CommandError(str(error)) from None


def _result(match: Match) -> str:
    """Say who won, by what (displayed points)."""
    raw = match.rules.rule_set.points_shown_in
    scores = " : ".join(f"{score / raw:g}" for score in match.scores)
    names = [seat.name for seat in match.started.seats]
    winners = [names[seat] for side in match.winners or [] for seat in match.rules.sides[side]]
    return f"{scores}, won by {' and '.join(winners)}" if winners else f"{scores}, drawn"
