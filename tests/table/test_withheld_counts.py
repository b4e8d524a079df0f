"""A count that is not to be told is nowhere on the picture, nor in what is read out of it."""

from __future__ import annotations

import pytest

from domino_gui.engine.events import PointsClaimed
from domino_gui.engine.match import Match
from domino_gui.engine.rules import HouseRules, RuleSetId
from domino_gui.engine.tiles import Tile
from domino_gui.table.choreography import Pace
from domino_gui.table.labels import WordItem
from domino_gui.table.miniature import Miniature
from tests.table.tables import GivenDealer, Table, TableOf, put, started, two_fives


def claimable() -> Match:
    """The viewer has led the double five, and may claim ten."""
    match = started(RuleSetId.ALL_FIVES, house=HouseRules(hand_size=2, claim=True))
    match.open_round(GivenDealer(["5|5 0|1", "0|5 1|2"]))
    put(match, "5|5")
    return match


def run_out(table: Table) -> list[str]:
    """Let everything that waits move to its end, and return the words shown on the way."""
    words: set[str] = set()
    while (animation := table.scene._choreography._running) is not None:
        whole = animation.totalDuration()
        for step in range(20):
            animation.setCurrentTime(whole * step // 20)
            words |= {item.text for item in table.scene.items() if isinstance(item, WordItem)}
        animation.setCurrentTime(whole)
    return sorted(words)


def tells(table: Table) -> bool:
    """Whether bar, badges or what is read out tell a count."""
    stage, dressing = table.scene.stage, table.scene.board.dressing
    assert stage is not None
    read = table.scene.texts.table(stage.sight)
    told = {bool(stage.marks), dressing.bar is not None, bool(dressing.marks), "ends 10" in read}
    assert len(told) == 1
    return told.pop()


@pytest.mark.parametrize("pace", [Pace.OFF, Pace.NORMAL])
def test_a_placement_whose_count_is_withheld_tells_nothing_until_it_is_revealed(
    table_of: TableOf, pace: Pace
) -> None:
    match = claimable()
    table = table_of(match, 0, pace)
    scene = table.scene
    scene.show_match(Match.replay(match.events[:-1]), 0)
    scene.withhold_count()
    scene.play(match.events[-1], match)
    assert run_out(table) == []
    assert not tells(table)
    scene.reveal_count()
    run_out(table)
    assert tells(table)


def test_a_right_claim_tells_the_count_and_lets_the_points_fly(table_of: TableOf) -> None:
    match = claimable()
    table = table_of(match, 0, Pace.NORMAL)
    table.scene.withhold_count()
    table.scene.show_match(match, 0)
    assert not tells(table)
    (wrong,) = match.claim(0, 15)
    table.scene.play(wrong, match)
    assert run_out(table) == ["claims 15", "−5"]
    assert not tells(table)
    (right,) = match.claim(1, 10)
    assert isinstance(right, PointsClaimed)
    table.scene.reveal_count(now=False)
    table.scene.play(right, match)
    assert run_out(table) == ["+10", "claims 10"]
    assert tells(table)
    assert table.picture() == table.fresh_picture()


def test_what_is_preferred_and_what_is_withheld_are_two_things(table_of: TableOf) -> None:
    table = table_of(claimable(), 0)
    scene = table.scene
    scene.show_count(wanted=False)
    scene.show_match(claimable(), 0)
    assert not tells(table)
    scene.withhold_count()
    scene.reveal_count()
    assert not tells(table)
    scene.show_count(wanted=True)
    scene.show_match(claimable(), 0)
    assert tells(table)


def test_places_tell_no_count_where_previews_are_not_wanted(table_of: TableOf) -> None:
    match = two_fives()
    table = table_of(match, 0)
    scene = table.scene
    scene.show_preview_count(wanted=False)
    scene.show_match(match, 0)
    scene.offer(match.legal_actions())
    scene.pick(Tile(0, 5))
    scene.choose_next_place(1)
    assert scene.chosen is not None
    assert {ghost.outcome.count for ghost in scene.board.dressing.ghosts} == {""}
    assert scene.board.dressing.bar is not None
    assert not scene.board.dressing.bar.is_preview
    table.follow()
    assert table.view.targets is not None
    names = [button.accessibleName() for button in table.view.targets.buttons]
    assert any(name.startswith("place on") for name in names)
    assert not any("count" in name for name in names)


def test_a_match_in_small_gives_nothing_away_either() -> None:
    match = claimable()
    assert Miniature(match)._table._marks == ()
    match.claim(0, 10)
    assert Miniature(match)._table._marks != ()
