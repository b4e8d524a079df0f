"""What is said of a placement is true of it: figures, names, tiles and their order."""

from __future__ import annotations

import re
from collections.abc import Iterator
from random import Random

import pytest

from domino_gui.engine.deal import ShuffledDealer
from domino_gui.engine.events import Place
from domino_gui.engine.layout import End, Layout, Port
from domino_gui.engine.match import Match, Phase
from domino_gui.engine.rules import RULE_SETS, Rules, RuleSetId
from domino_gui.engine.seat_view import seat_view
from domino_gui.engine.tiles import Tile
from domino_gui.learning.hints import Adviser, Lack, Reasons, Threat
from domino_gui.opponents.protocol import Estimate
from domino_gui.windows.hint_texts import (
    MOST,
    Position,
    chance_text,
    placement_text,
    points_of,
    reasons_text,
    warning_text,
)
from domino_gui.windows.languages import Language, Translators
from domino_gui.windows.rule_set_texts import shown_points
from tests.strategies import FORMS, form_name, start

NAMES = ("You", "Mina {x}", "Theo", "Juno")
TILE = re.compile(r"[0-6]\|[0-6]")
NUMBER = re.compile(r"\d+(?:\.\d+)?")
ON = Place(Tile(1, 2), End(Tile(2, 5), Port.LOW))


def rules_of(rules: RuleSetId = RuleSetId.ALL_FIVES) -> Rules:
    return Rules(RULE_SETS[rules], 2, partners=False)


def position(rules: RuleSetId = RuleSetId.ALL_FIVES) -> Position:
    match = Match(start(rules))
    match.open_round(ShuffledDealer(1))
    layout = match.round.layout.copy()
    layout.place(Tile(2, 5), None)
    return Position(rules_of(rules), layout, NAMES)


def threat(**found: object) -> Threat:
    usual: dict[str, object] = {
        "seat": 1,
        "most": 15,
        "tiles": (Tile(3, 4),),
        "chance": 0.2,
        "any_chance": 0.2,
        "mean": 3.0,
        "stuck": 0.0,
    }
    return Threat(**(usual | found))  # type: ignore[arg-type]


def reasons(**found: object) -> Reasons:
    usual: dict[str, object] = {
        "place": ON,
        "makes": 6,
        "pays": 0,
        "wins": False,
        "goes_out": False,
        "threat": threat(),
        "lacks": (),
        "own_ends": (),
        "fits_next": (Tile(1, 3),),
        "tiles_left": 2,
        "left": 9,
    }
    return Reasons(**(usual | found))  # type: ignore[arg-type]


def estimate(place: Place, expected: float) -> Estimate:
    return Estimate(place, 0, expected, 1.0, None, 400)


def said(told: Reasons, rules: RuleSetId = RuleSetId.ALL_FIVES) -> str:
    return reasons_text(told, [estimate(told.place, 1.0)], position(rules))


# -- one by one ------------------------------------------------------------------------------------


def test_a_placement_is_named_by_its_tile_and_its_end() -> None:
    assert placement_text(ON, position().layout) == "Place 1|2 on 2|5, low end."
    assert placement_text(Place(Tile(6, 6), None), Layout(rules_of().rule_set.spinners)) == (
        "Lead with 6|6."
    )


def test_points_now_are_told_with_their_count_as_the_rule_set_shows_them() -> None:
    paying = reasons(makes=15, pays=15)
    assert "It scores now: count 15, points 15." in said(paying)
    assert "It scores now: count 15, points 3." in said(paying, RuleSetId.FIVE_UP)
    assert "scores now" not in said(reasons())


def test_what_the_next_player_could_make_is_told_with_tile_and_chance() -> None:
    assert "Mina {x} could make 15 at most, with 3|4; the chance is about 1 in 5." in said(
        reasons()
    )
    told = said(reasons(threat=threat(any_chance=0.5, tiles=(Tile(3, 4), Tile(0, 1)))))
    assert "with 3|4 or 0|1; the chance is about 1 in 5, and about 1 in 2 for any score." in told
    many = (Tile(3, 4), Tile(0, 1), Tile(1, 1))
    assert "with 3|4 or others" in said(reasons(threat=threat(tiles=many)))


def test_that_nothing_can_be_scored_is_told_and_only_where_it_is_so() -> None:
    safe = threat(most=0, tiles=(), chance=0.0, any_chance=0.0, mean=0.0)
    assert "Mina {x} plays next and cannot score" in said(reasons(threat=safe))
    hardly = threat(chance=0.005, any_chance=0.01, mean=0.1)
    assert "can hardly score" in said(reasons(threat=hardly))
    assert "cannot score" not in said(reasons(threat=hardly))
    assert "score" not in said(reasons(threat=safe), RuleSetId.DRAW)


def test_what_others_lack_and_what_is_kept_for_oneself_is_told() -> None:
    told = said(reasons(lacks=(Lack(1, (3, 5)),)))
    assert "It leaves an end for 3 or 5, which Mina {x} has shown to lack." in told
    told = said(reasons(lacks=(Lack(1, (3, 5)),), own_ends=(3,)))
    assert "nobody else can hold a 3 now" in told
    assert "It leaves an end for 5, which" in told


def test_ends_of_rounds_and_matches_come_first() -> None:
    out = reasons(goes_out=True, threat=None, tiles_left=0, left=0, fits_next=(), pays=10, makes=10)
    assert "It is your last tile, so you go out. It scores now" in said(out)
    winning = said(out._replace(wins=True))
    assert "It reaches the target and wins the match. It scores now" in winning


def test_a_hand_in_which_nothing_fits_is_told() -> None:
    assert "None of your 2 other tiles would fit then." in said(reasons(fits_next=()))
    assert "Of your 2 other tiles, with 9 pips, 1 would fit then." in said(reasons())
    both = (Tile(1, 3), Tile(1, 4))
    assert "All your other tiles would still fit then: 2, with 9 pips." in said(
        reasons(fits_next=both)
    )


def test_a_next_player_who_may_be_stuck_is_told_of_in_every_rule_set() -> None:
    stuck = threat(stuck=0.6)
    for rules in RuleSetId:
        told = said(reasons(threat=stuck), rules)
        assert "The chance that Mina {x} has no tile that fits is about 3 in 5." in told


def test_the_next_best_is_told_with_what_it_is_expected_to_lack() -> None:
    other = Place(Tile(4, 5), End(Tile(2, 5), Port.HIGH))
    end = Place(Tile(1, 2), End(Tile(2, 5), Port.HIGH))
    for rules, points in ((RuleSetId.ALL_FIVES, "6"), (RuleSetId.FIVE_UP, "1.2")):
        told = reasons_text(
            reasons(), [estimate(ON, 4), estimate(other, -2), estimate(end, -3)], position(rules)
        )
        assert told.endswith(f"it is expected to gain {points} points on 4|5, the next.")
    told = reasons_text(reasons(), [estimate(ON, 4), estimate(end, -2)], position())
    assert told.endswith("this end is expected to gain 6 points on the other.")
    told = reasons_text(reasons(), [estimate(ON, 4), estimate(other, 3.8)], position())
    assert told.endswith("4|5 is about as good.")
    assert said(reasons()).startswith("It is the only placement there is.")


def test_a_warning_tells_what_is_given_away_and_what_is_better() -> None:
    better = reasons(place=Place(Tile(4, 5), End(Tile(2, 5), Port.HIGH)), pays=10, makes=10)
    told = warning_text(7.4, reasons(), better, position())
    assert told.startswith("1|2 here may give away about 7 points. Better: 4|5 on 2|5, high end.")
    assert "It scores now: count 10, points 10." in told
    assert "could make" not in told  # no less after the better one
    safe = better._replace(threat=threat(mean=0.5))
    told = warning_text(7.4, reasons(), safe, position())
    assert told.endswith(
        "As you chose, Mina {x} could make 15 with 3|4; the chance is about 1 in 5."
    )
    assert "about 1.5 points" in warning_text(7.4, reasons(), better, position(RuleSetId.FIVE_UP))


@pytest.mark.parametrize(
    ("chance", "words"),
    [
        (0.0, "hardly any"),
        (0.2, "about 1 in 5"),
        (0.31, "about 1 in 3"),
        (0.66, "about 2 in 3"),
        (0.99, "almost certain"),
    ],
)
def test_chances_are_told_as_people_think_of_them(chance: float, words: str) -> None:
    assert chance_text(chance) == words


def test_points_are_rounded_for_reading() -> None:
    assert [points_of(raw, rules_of()) for raw in (0.96, 2.44, 6.6)] == ["1.0", "2.4", "7"]


# -- over whole rounds -----------------------------------------------------------------------------


def told_of(
    form: tuple[RuleSetId, int, bool], seeds: range
) -> Iterator[tuple[str, Reasons, Match]]:
    """Everything that is said while rounds are played by chance."""
    rules, seats, partners = form
    for seed in seeds:
        match, chance = Match(start(rules, seats, partners=partners)), Random(seed)
        match.open_round(ShuffledDealer(seed))
        while match.phase is Phase.PLAY:
            actions = match.legal_actions()
            places = [each for each in actions if isinstance(each, Place)]
            if places:
                seat = match.round.turn
                view = Match.replay(seat_view(match.events, seat), viewer=seat)
                told = Adviser(view).reasons(chance.choice(places))
                estimates = [estimate(told.place, 5)]
                estimates += [estimate(each, -1) for each in places if each != told.place][:1]
                where = Position(match.rules, match.round.layout, NAMES)
                yield reasons_text(told, estimates, where), told, match
            match.act(match.round.turn, chance.choice(actions))


@pytest.mark.usefixtures("qapp")
@pytest.mark.parametrize("form", FORMS, ids=form_name)
@pytest.mark.parametrize("language", [Language.ENGLISH, Language.KOREAN])
def test_every_number_that_is_said_is_one_of_the_reasons(
    form: tuple[RuleSetId, int, bool], language: Language
) -> None:
    translators = Translators()
    translators.use(language)
    try:
        for said_of_it, told, match in told_of(form, range(2)):
            text = said_of_it
            assert 0 < len(re.findall(r"[.](?: |$)", text)) <= MOST + 1
            threat, rule_set = told.threat, match.rules.rule_set
            tiles = {told.place.tile.name} | {
                each.tile.name for each in match.legal_actions() if isinstance(each, Place)
            }
            tiles |= set() if threat is None else {tile.name for tile in threat.tiles}
            assert set(TILE.findall(text)) <= tiles
            known = {told.makes, told.tiles_left, told.left, len(told.fits_next)}
            known |= {*told.own_ends} | {n for lack in told.lacks for n in lack.numbers}
            shown = {str(each) for each in known} | {shown_points(rule_set, told.pays)}
            shown |= {points_of(6, match.rules)}
            if threat is not None:
                shown.add(shown_points(rule_set, threat.most))
            for chance in re.findall(r"about \d+ in \d+|약 \d+분의 \d+", text):
                part, whole = map(int, NUMBER.findall(chance))
                share = part / whole if "about" in chance else whole / part
                assert threat is not None
                near = (threat.chance, threat.any_chance, threat.stuck)
                assert min(abs(share - each) for each in near) < 0.09
                text = text.replace(chance, "")
            assert set(NUMBER.findall(TILE.sub("", text))) <= shown, text
    finally:
        translators.fall_silent()
