"""Every reason is true of the position: held against the engine and against the real hands."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest

from domino_gui.engine.deal import ShuffledDealer
from domino_gui.engine.events import Draw, MatchEnded, Place, RoundSettled
from domino_gui.engine.layout import End, Port
from domino_gui.engine.match import Match, Phase
from domino_gui.engine.rules import RuleSetId
from domino_gui.engine.seat_view import seat_view
from domino_gui.engine.tiles import Tile
from domino_gui.learning.hints import Adviser, Lack
from tests.engine.rigged import dealt, place
from tests.strategies import FORMS, form_name, start


def view_of(match: Match) -> Match:
    """What the seat in turn sees."""
    seat = match.round.turn
    return Match.replay(seat_view(match.events, seat), viewer=seat)


def choices(form: tuple[RuleSetId, int, bool], seeds: range) -> Iterator[Match]:
    """Rounds played by chance, at every turn in which a tile can be placed."""
    rules, seats, partners = form
    for seed in seeds:
        match, chance = Match(start(rules, seats, partners=partners)), Random(seed)
        match.open_round(ShuffledDealer(seed))
        while match.phase is Phase.PLAY:
            actions = match.legal_actions()
            if isinstance(actions[0], Place):
                yield match
            match.act(match.round.turn, chance.choice(actions))


def best_answer(match: Match) -> tuple[float, Tile | None]:
    """The most that the player in turn really makes at once, and with what; it draws if it must."""
    match = match.copy()
    while isinstance(match.legal_actions()[0], Draw):
        match.act(match.round.turn, Draw())
        if match.phase is not Phase.PLAY:
            return 0, None
    worth: list[tuple[float, Tile | None]] = [(0, None)]
    for action in match.legal_actions():
        if isinstance(action, Place):
            count = match.round.layout.count_after(action.tile, action.at)
            worth.append((match.worth(match.round.turn, count), action.tile))
    return max(worth, key=lambda each: each[0])


@pytest.mark.parametrize("form", FORMS, ids=form_name)
def test_every_reason_is_true_of_the_position(form: tuple[RuleSetId, int, bool]) -> None:
    for match in choices(form, range(3)):
        view, seat = view_of(match), match.round.turn
        adviser = Adviser(view)
        for action in match.legal_actions():
            assert isinstance(action, Place)
            reasons = adviser.reasons(action)
            after = match.copy()
            made, *ended = after.act(seat, action)
            assert (made.count, made.points) == (reasons.makes, reasons.pays)  # type: ignore[attr-defined]
            hand = [tile for tile in after.round.hands[seat] if tile is not None]
            assert reasons.goes_out == (not hand)
            assert reasons.left == sum(tile.pips for tile in hand)
            assert set(reasons.fits_next) == {t for t in hand if after.round.layout.fits(t)}
            assert reasons.tiles_left == len(hand)
            kinds = {type(event) for event in ended}
            assert reasons.wins == (MatchEnded in kinds and RoundSettled not in kinds)
            for number in reasons.own_ends:
                assert after.round.layout.open_numbers >> number & 1
                assert any(tile.numbers >> number & 1 for tile in hand)
                elsewhere = [t for other in after.round.hands for t in other if t not in hand]
                assert not any(tile and tile.numbers >> number & 1 for tile in elsewhere)
            for lack in reasons.lacks:
                assert match.rules.side_of[lack.seat] != match.rules.side_of[seat]
                held = after.round.hands[lack.seat]
                for number in lack.numbers:
                    assert after.round.layout.open_numbers >> number & 1
                    assert not any(tile and tile.numbers >> number & 1 for tile in held)
            threat = reasons.threat
            if threat is None:
                assert after.phase is not Phase.PLAY
                assert not reasons.lacks
                assert not reasons.own_ends
                continue
            assert threat.seat == (seat + 1) % match.rules.seats
            assert 0 <= threat.chance <= threat.any_chance <= 1
            assert 0 <= threat.stuck <= 1
            assert bool(threat.tiles) == (threat.most > 0)
            unseen = [tile for hand in match.round.hands for tile in hand]
            unseen = [t for t in unseen if t not in match.round.hands[seat]] + match.round.boneyard
            for tile in threat.tiles:
                assert tile in unseen
                layout = after.round.layout
                counts = [layout.count_after(tile, end) for end in layout.ends_for(tile)]
                assert threat.most in [after.worth(threat.seat, count) for count in counts]
            if after.phase is Phase.PLAY:
                points, answer = best_answer(after)
                assert points <= threat.most
                assert points < threat.most or not points or answer in threat.tiles


def test_what_can_be_told_depends_on_the_view_alone() -> None:
    for match in choices((RuleSetId.ALL_FIVES, 2, False), range(2)):
        view = view_of(match)
        told = [Adviser(view).reasons(each) for each in match.legal_actions()]  # type: ignore[arg-type]
        again = [Adviser(view).reasons(each) for each in match.legal_actions()]  # type: ignore[arg-type]
        assert told == again


def test_a_player_who_drew_has_shown_to_lack_the_open_numbers() -> None:
    match = dealt(start(RuleSetId.MUGGINS, hand_size=3), "5|5 1|3 0|5", "1|2 3|4 1|4")
    place(match, "5|5")
    while match.legal_actions() == [Draw()]:
        match.act(1, Draw())
    place(match, "1|5", "5|5 straight-a")
    adviser = Adviser(view_of(match))
    three = adviser.reasons(Place(Tile(1, 3), End(Tile(1, 5), Port.LOW)))
    assert three.lacks == (Lack(1, (5,)),)  # it had no five before it drew the one it placed
    covered = adviser.reasons(Place(Tile(0, 5), End(Tile(5, 5), Port.STRAIGHT_B)))
    assert covered.lacks == ()  # no five is open any more
    assert covered.fits_next == (Tile(1, 3),)


def test_the_chance_is_that_of_all_deals_that_agree_with_what_was_seen() -> None:
    """One unseen tile makes the most: it is held as often as its share of places."""
    match = dealt(start(RuleSetId.MUGGINS, 2, hand_size=7), *HANDS)
    adviser = Adviser(view_of(match))
    threat = adviser.reasons(Place(Tile(6, 6), None)).threat
    assert threat is not None
    assert threat.tiles
    assert abs(threat.any_chance - share(match, Tile(6, 6))) < 0.08


HANDS = ("6|6 0|1 0|2 0|3 0|4 1|2 1|3", "5|5 4|4 3|3 2|2 1|1 0|0 4|5")


def share(match: Match, led: Tile) -> float:
    """How often the next player can answer with points, by dealing the unseen tiles at random."""
    rng, answered, deals = Random(9), 0, 4000
    own = {tile for tile in match.round.hands[0] if tile is not None}
    others = [tile for tile in (*match.round.hands[1], *match.round.boneyard) if tile]
    layout = match.round.layout.copy()
    layout.place(led, None)
    assert led in own
    pays = {
        tile: any(layout.count_after(tile, end) % 5 == 0 for end in layout.ends_for(tile))
        for tile in others
        if layout.fits(tile)
    }
    for _ in range(deals):
        dealt_out = rng.sample(others, len(others))
        hand, boneyard = dealt_out[:7], dealt_out[7:]
        held = [pays[tile] for tile in hand if tile in pays]
        drawn = next((pays[tile] for tile in boneyard if tile in pays), False)
        answered += any(held) if held else drawn
    return answered / deals
