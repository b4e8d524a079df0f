"""What is secret stays so until the round is over, and then the seal is really checked."""

from random import Random

from hypothesis import given
from hypothesis import strategies as st

from domino_gui.engine import deal as engine_deal
from domino_gui.engine.deal import ShuffledDealer
from domino_gui.engine.events import MatchStarted, RoundDealt
from domino_gui.engine.match import Match, Phase
from domino_gui.engine.record import exported
from domino_gui.windows.seal_check import grouped, sealed_deals
from tests.strategies import play_round, set_ups, start


@given(set_ups(), st.integers(0, 10_000), st.randoms(use_true_random=False))
def test_the_check_agrees_with_the_engine_in_every_form(
    started: MatchStarted, seed: int, rng: Random
) -> None:
    match, dealer = Match(started), ShuffledDealer(seed)
    for _ in range(3):
        if match.phase is Phase.OVER:
            break
        match.open_round(dealer)
        assert sealed_deals(match)[-1].opened is None
        play_round(match, rng)
    deals = [event for event in match.events if isinstance(event, RoundDealt)]
    checked = sealed_deals(match)
    assert [each.round for each in checked] == [event.round for event in deals]
    for each, event in zip(checked, deals, strict=True):
        assert each.opened is not None
        assert each.holds
        hands = [hand for hand in event.hands if not isinstance(hand, int)]
        assert not isinstance(event.boneyard, int)
        assert each.opened.computed == engine_deal.seal(each.opened.key, hands, event.boneyard)
        assert each.opened.number_fits
        assert each.opened.number == event.number
        assert len(each.opened.tiles.split(",")) == 28


def test_nothing_of_the_round_being_played_is_told() -> None:
    match = Match(start())
    assert sealed_deals(match) == []
    match.open_round(ShuffledDealer(1))
    (secret,) = sealed_deals(match)
    assert secret.opened is None
    assert not secret.holds


def test_a_match_that_stops_in_mid_round_opens_its_last_deal() -> None:
    match = Match(start())
    match.open_round(ShuffledDealer(1))
    match.resign(0)
    assert sealed_deals(match)[-1].holds


def test_a_record_given_away_is_checked_alike_and_a_false_seal_does_not_hold() -> None:
    match = Match(start("draw"))
    match.open_round(ShuffledDealer(1))
    match.resign(0)
    given_away = Match.replay(exported(match.events))
    assert sealed_deals(given_away) == sealed_deals(match)
    (held,) = sealed_deals(match)
    assert not held._replace(seal="0" * 64).holds


def test_a_number_that_is_not_told_or_makes_other_tiles_does_not_fit() -> None:
    match = Match(start("draw"))
    match.open_round(ShuffledDealer(1))
    match.resign(0)
    opened = sealed_deals(match)[-1].opened
    assert opened is not None
    assert opened.number_fits
    assert not opened._replace(number=None).number_fits
    assert not opened._replace(number=7).number_fits


def test_numbers_are_read_in_groups() -> None:
    assert grouped(281474976710655) == "281 474 976 710 655".replace(" ", "\N{NO-BREAK SPACE}")
    assert grouped(7) == "7"
