"""Every tile of a lot is told, and what comes of it."""

from domino_gui.engine.events import LotTurned
from domino_gui.engine.match import Match
from domino_gui.windows.lot_texts import lot_text
from tests.engine.rigged import RiggedDealer
from tests.strategies import start

NAMES = ["You", "Mina"]


def test_equal_candidates_are_told_to_draw_again_until_somebody_leads() -> None:
    match = Match(start(hand_size=1))
    events = match.open_round(RiggedDealer("6|6", "4|5", lots=("3|6 4|5", "1|2 0|6")))
    equal, decided, dealt = events
    assert isinstance(equal, LotTurned)
    assert lot_text(equal, NAMES).splitlines() == [
        "A lot decides who leads: most pips.",
        "You: 3|6, 9 pips",
        "Mina: 4|5, 9 pips",
        "Equal: those draw again.",
    ]
    assert isinstance(decided, LotTurned)
    assert lot_text(decided, NAMES).splitlines()[-1] == "Mina: 0|6, 6 pips"
    assert lot_text(dealt, NAMES) == "Leads this round: Mina"  # type: ignore[arg-type]
