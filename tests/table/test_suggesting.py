"""What is suggested glows on the rack and is shown on the table, and takes nothing up by itself."""

from __future__ import annotations

from domino_gui.engine.events import Place
from domino_gui.engine.layout import End, Port
from domino_gui.engine.tiles import Tile
from domino_gui.table.accessible import TargetButton
from domino_gui.table.choreography import Pace
from domino_gui.table.marks import PointerItem
from tests.table.tables import FIVE_ON_PLAIN, Table, TableOf, given, put, two_fives

FIVE = Tile(0, 5)
FIVE_ON_DOUBLE = Place(FIVE, End(Tile(5, 5), Port.STRAIGHT_B))


def pointers(table: Table) -> list[PointerItem]:
    return [item for item in table.scene.items() if isinstance(item, PointerItem)]


def names(table: Table) -> list[str]:
    buttons = table.view.viewport().findChildren(TargetButton)
    return [button.accessibleName() for button in buttons if button.isVisible()]


def chosen_ghosts(table: Table) -> int:
    return sum(ghost.is_chosen for ghost in table.scene.board.dressing.ghosts)


def test_a_suggested_tile_is_pointed_at_and_named(table_of: TableOf) -> None:
    table = table_of(two_fives(), 0)
    table.offer()
    assert pointers(table) == []
    table.scene.suggest(FIVE)
    (pointer,) = pointers(table)
    assert abs(pointer.pos().x() - table.rack_point("0|5").x()) < 2
    table.follow()
    assert "tile 0|5, suggested" in names(table)
    assert table.scene.picked is None
    assert table.scene.board.dressing.ghosts == []
    table.scene.suggest(None)
    assert pointers(table) == []


def test_a_suggested_place_is_shown_though_nothing_is_taken_up(table_of: TableOf) -> None:
    table = table_of(two_fives(), 0)
    table.offer()
    table.scene.suggest(FIVE, FIVE_ON_PLAIN)
    assert table.scene.suggested_place == FIVE_ON_PLAIN
    assert table.scene.picked is None
    assert len(table.scene.board.dressing.ghosts) == chosen_ghosts(table) == 1


def test_what_is_suggested_is_forgotten_with_the_next_choice(table_of: TableOf) -> None:
    match = two_fives()
    table = table_of(match, 0)
    table.offer()
    table.scene.suggest(FIVE, FIVE_ON_PLAIN)
    (placed,) = put(match, "0|5", "4|5", Port.HIGH)
    table.scene.play(placed, match)
    table.scene.finish()
    assert table.scene.suggested is None
    assert table.scene.suggested_place is None
    assert pointers(table) == []


def test_taking_up_chooses_the_place_and_places_nothing(table_of: TableOf) -> None:
    for pace in (Pace.OFF, Pace.NORMAL):
        table = table_of(two_fives(), 0, pace)
        table.offer()
        table.scene.take_up(FIVE_ON_DOUBLE)
        assert table.placed == []
        assert table.scene.picked is FIVE
        assert table.scene.chosen is not None
        assert table.scene.chosen.place == FIVE_ON_DOUBLE
        table.scene.place_picked()
        assert table.placed == [FIVE_ON_DOUBLE]


def test_what_is_laid_on_its_place_is_placed_by_a_click_there_or_put_back(
    table_of: TableOf,
) -> None:
    table = table_of(two_fives(), 0)
    table.offer()
    table.scene.lay(FIVE_ON_PLAIN)
    assert table.scene.tried is not None
    assert table.placed == []
    table.scene.cancel_pick()
    assert table.scene.picked is None
    table.scene.lay(FIVE_ON_PLAIN)
    table.click(table.place_point("0|5", "4|5", Port.HIGH))
    assert table.placed == [FIVE_ON_PLAIN]


def test_a_suggestion_is_seen_beside_another_tile_on_its_place(table_of: TableOf) -> None:
    match = given(["5|5 0|0", "4|5 1|1"])
    table = table_of(match, 0)
    table.offer()
    first, second = (Place(Tile(5, 5), None), Place(Tile(0, 0), None))
    table.scene.suggest(first.tile, first)
    table.scene.lay(second)
    # Both would lie in the middle: the tile that lies there hides where the other would.
    assert [offered.place for offered in table.scene.choice.seen] == [second]
    assert len(pointers(table)) == 1


def test_a_suggested_place_stays_in_sight_while_another_tile_is_tried(table_of: TableOf) -> None:
    match = given(["5|5 2|4 0|5 4|6 0|0", "2|5 4|5 1|1 3|3 0|1"], "1|2")
    put(match, "5|5")
    put(match, "2|5", "5|5", Port.STRAIGHT_A)
    table = table_of(match, 0)
    table.offer()
    better = Place(Tile(2, 4), End(Tile(2, 5), Port.LOW))
    tried = Place(FIVE, End(Tile(5, 5), Port.STRAIGHT_B))
    table.scene.suggest(better.tile, better)
    table.scene.lay(tried)
    assert [offered.place for offered in table.scene.choice.seen] == [tried, better]
    assert chosen_ghosts(table) == 2
    table.scene.place_picked()
    assert table.placed == [tried]
