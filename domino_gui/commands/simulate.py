"""``domino-gui simulate``: computers play each other without a window."""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any

import msgspec

from domino_gui.commands.errors import OK, CommandError
from domino_gui.commands.simulation import Mean, Outcome, Plan, figures, play_game, start_of_match
from domino_gui.commands.terminal import Parser, seed, whole_number
from domino_gui.commands.workers import spread
from domino_gui.engine.deal import NUMBER_BITS
from domino_gui.engine.rules import (
    RULE_SETS,
    HouseRules,
    RuleError,
    Rules,
    RuleSetId,
)
from domino_gui.opponents.fitted import FittedError
from domino_gui.opponents.players import PLAYERS
from domino_gui.opponents.protocol import LONGEST_BUDGET

if TYPE_CHECKING:
    from argparse import Namespace


def simulate(arguments: Sequence[str]) -> int:
    """Play the matches that ``arguments`` ask for, and print how each player fared."""
    plan, jobs = read_plan(arguments)
    if plan.records is not None:
        plan.records.mkdir(parents=True, exist_ok=True)
    try:
        print(report(plan, _play(plan, jobs)))
    except FittedError as error:
        raise CommandError(str(error)) from None
    return OK


def read_plan(arguments: Sequence[str]) -> tuple[Plan, int]:
    """Return what is to be played, by how many processes; `CommandError` if it makes no sense."""
    found = _parser().parse_args(arguments)
    players = found.players.split(",")
    for name in players:
        if name not in PLAYERS:
            raise CommandError(f"no player is called {name!r}; there are {', '.join(PLAYERS)}")
    seats = len(players) if found.seats is None else found.seats
    if len(players) != seats:
        raise CommandError(f"{seats} seats need {seats} players, not {len(players)}")
    plan = Plan(
        started=start_of_match(_rules(found, seats), players),
        deals=found.rounds or found.matches,
        seed=secrets.randbits(NUMBER_BITS) if found.seed is None else found.seed,
        seatings=seats if found.rotate else 2 if found.mirror else 1,
        rounds=found.rounds is not None,
        budget_ms=found.budget_ms,
        records=found.records,
    )
    return plan, found.jobs


def _parser() -> Parser:
    parser = Parser(
        "simulate",
        "Lets computers play each other without a window, and says how each fared.",
        "Points are raw: Five Up shows a fifth of them. `lead` is by how much a player's side has\n"
        "more than the others have on average. Intervals are those of 95 %, and take all that was\n"
        "played of one deal for one observation. Times are those of placements. Without a time\n"
        "budget the same seed gives the same records.",
    )
    rules = [rule_set.value for rule_set in RuleSetId]
    parser.add_argument("--rules", choices=rules, metavar="RULES", required=True,
                        help=", ".join(rules))  # fmt: skip
    parser.add_argument("--seats", type=whole_number(2, 4), metavar="N", help="2 to 4")
    parser.add_argument("--partners", action="store_true",
                        help="four seats play as two partnerships, seats 0 and 2 against 1 and 3; "
                        "implied where the rules know nothing else")  # fmt: skip
    parser.add_argument("--players", metavar="NAME,…", required=True,
                        help=f"one for each seat, of {', '.join(PLAYERS)}")  # fmt: skip
    many = parser.add_mutually_exclusive_group()
    many.add_argument("--matches", type=whole_number(1, 10**6), metavar="N", default=100,
                      help="how many are played (100); twice as many with --mirror")  # fmt: skip
    many.add_argument("--rounds", type=whole_number(1, 10**6), metavar="N",
                      help="play single rounds instead, each the first of a match: points a round "
                      "tell two players apart sooner than matches do")  # fmt: skip
    parser.add_argument("--seed", type=seed, metavar="N",
                        help="play the same matches every time")  # fmt: skip
    parser.add_argument("--budget-ms", type=whole_number(0, LONGEST_BUDGET), metavar="N", default=0,
                        help="time for each move of a level; 0 for a fixed amount of work, which "
                        "is all that yardsticks know (0)")  # fmt: skip
    again = parser.add_mutually_exclusive_group()
    again.add_argument("--mirror", action="store_true",
                       help="play each deal again with every player one seat further")  # fmt: skip
    again.add_argument("--rotate", action="store_true",
                       help="play each deal until every player has had every seat")  # fmt: skip
    parser.add_argument("--jobs", type=whole_number(1, 256), metavar="N", default=1,
                        help="how many processes share the work (1)")  # fmt: skip
    parser.add_argument("--records", type=Path, metavar="DIR",
                        help="write every match as DIR/….domino")  # fmt: skip
    parser.add_argument("--option", action="append", metavar="KEY=VALUE", default=[],
                        help="a house rule as records write it, such as target=100")  # fmt: skip
    return parser


def _rules(found: Namespace, seats: int) -> Rules:
    rule_set = RULE_SETS[RuleSetId(found.rules)]
    partners = found.partners or rule_set.always_partners(seats)
    try:
        rules = Rules(rule_set, seats, partners=partners, house=_house_rules(found.option))
    except RuleError as error:
        raise CommandError(str(error)) from None
    if rules.never_ends:
        raise CommandError(
            f"scores are multiples of five, so with exact_target nobody ever has {rules.target}"
        )
    return rules


def _house_rules(options: Sequence[str]) -> HouseRules:
    chosen: dict[str, Any] = {}
    for option in options:
        key, _, value = option.partition("=")
        try:
            chosen[key] = msgspec.json.decode(value)
        except msgspec.DecodeError:
            raise CommandError(f"--option {option!r}: a key, = and a value are wanted") from None
    try:
        return msgspec.convert(chosen, HouseRules)
    except msgspec.ValidationError as error:
        raise CommandError(f"--option: {error}") from None


def _play(plan: Plan, jobs: int) -> list[Outcome]:
    from tqdm import tqdm

    with tqdm(total=plan.games, unit=f" {_unit(plan)}", dynamic_ncols=True) as progress:
        outcomes = []
        for outcome in spread(partial(play_game, plan), plan.games, jobs):
            outcomes.append(outcome)
            progress.update()
    return outcomes


def report(plan: Plan, outcomes: Sequence[Outcome]) -> str:
    """Return what was played showed, as a table with a line for each player."""
    drawn = sum(not any(outcome.won) for outcome in outcomes)
    rounds = "" if plan.rounds else f", {sum(outcome.rounds for outcome in outcomes)} rounds"
    head = f"{plan.started.rules}, {len(plan.started.seats)} seats, seed {plan.seed}: "
    lines = [
        f"{head}{len(outcomes)} {_unit(plan)}{rounds}, {drawn} drawn",
        (
            "player             won    share             95 %   points/round     95 %"
            "   lead/round     95 %   ms/move   median"
        ),
    ]
    for player, name in enumerate(plan.players):
        fared = figures(outcomes, player)
        between = f"{fared.between.low:.1%} to {fared.between.high:.1%}"
        lines.append(
            f"{player + 1} {name:<12}{fared.won:>8}{fared.share:>9.1%}{between:>17}"
            f"{_with_margin(fared.points)}{_with_margin(fared.lead, 13)}"
            f"{fared.milliseconds:>10.3f}{fared.median:>9.3f}"
        )
    return "\n".join(lines)


def _unit(plan: Plan) -> str:
    return "single rounds" if plan.rounds else "matches"


def _with_margin(mean: Mean, width: int = 15) -> str:
    margin = "unknown" if mean.margin is None else f"±{mean.margin:.2f}"
    return f"{mean.value:>{width}.2f}{margin:>9}"
