from collections.abc import Callable

from domino_gui.engine.events import RoundDealt
from domino_gui.engine.match import Match
from domino_gui.game.players import Human, Player
from tests.game.table import Scripted, Table
from tests.strategies import start


def test_a_human_is_asked_through_the_window_alone() -> None:
    human = Human()
    assert human.human
    assert not Player().human
    human.prepare()
    human.cancel()
    human.close()


def test_a_turn_shows_what_the_seat_may_see(open_table: Callable[..., Table]) -> None:
    players = [Scripted(waits=True), Scripted(waits=True)]
    table = open_table(start("muggins"), players)
    table.controller.start()
    (turn,) = players[0].asked + players[1].asked
    seen = Match.replay(turn.view, viewer=turn.seat)
    assert seen.legal_actions() == turn.legal == table.controller.match.legal_actions()
    (deal,) = [event for event in turn.view if isinstance(event, RoundDealt)]
    assert [isinstance(hand, int) for hand in deal.hands] == [
        seat != turn.seat for seat in range(2)
    ]
    assert isinstance(deal.boneyard, int)
