"""From the JSON of a lesson to the lesson: each thing is checked where it stands."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Final, TypeVar

from domino_gui.engine.events import Place
from domino_gui.engine.layout import End, Layout, NoMatchError, NotOpenError, Port
from domino_gui.engine.rules import RULE_SETS, RuleError, Rules, RuleSetId
from domino_gui.engine.tiles import TILES, Tile
from domino_gui.learning.lesson_tasks import (
    Blocked,
    Count,
    Ends,
    Lay,
    PassOn,
    Pays,
    PlayOn,
    Position,
    Settle,
    Task,
    Wish,
    spot_of,
)
from domino_gui.learning.lessons import LANGUAGES, Lesson, LessonPage, Text
from domino_gui.learning.located_json import LineError, Node, read_json
from domino_gui.learning.set_table import parse_end, parse_placement

T = TypeVar("T")


def lesson_of(name: str, text: str) -> Lesson:
    """Return the lesson that a text holds; `LineError` where anything in it is wrong."""
    fields = _Fields(read_json(text), "a lesson")
    title, about = _text(fields.take("title")), _text(fields.take("about"))
    rules = fields.take("rules")
    pages = _list(fields.take("pages"))
    fields.expect_no_more()
    if not pages:
        raise LineError(fields.line, "a lesson has pages")
    return Lesson(name, title, about, tuple(_page(page, rules) for page in pages))


class _Fields:
    """The named values of an object, each taken once."""

    def __init__(self, node: Node, what: str) -> None:
        if not isinstance(node.value, dict):
            raise LineError(node.line, f"{what} stands in braces {{}}")
        self.line = node.line
        self._left: dict[str, Node] = dict(node.value)
        self._what = what

    def take(self, name: str) -> Node:
        """Return a value that has to be there."""
        if name not in self._left:
            raise LineError(self.line, f"{self._what} has {name!r}, which is missing here")
        return self._left.pop(name)

    def find(self, name: str) -> Node | None:
        """Return a value, None where it is not there."""
        return self._left.pop(name, None)

    def expect_no_more(self) -> None:
        """Make sure that nothing is there that means nothing."""
        for name, node in self._left.items():
            raise LineError(node.key_line, f"{self._what} has no {name!r}")


# -- plain values ----------------------------------------------------------------------------------


def _string(node: Node) -> str:
    if not isinstance(node.value, str):
        raise LineError(node.line, "a text in quotes is wanted here")
    return node.value


def _list(node: Node) -> list[Node]:
    if not isinstance(node.value, list):
        raise LineError(node.line, "a list in brackets [] is wanted here")
    return node.value


def _number(node: Node) -> int | float:
    if isinstance(node.value, bool) or not isinstance(node.value, int | float):
        raise LineError(node.line, "a number is wanted here")
    return node.value


def _whole(node: Node) -> int:
    number = _number(node)
    if not isinstance(number, int):
        raise LineError(node.line, "a whole number is wanted here")
    return number


def _yes_or_no(node: Node) -> bool:
    if not isinstance(node.value, bool):
        raise LineError(node.line, "true or false is wanted here")
    return node.value


def _text(node: Node) -> Text:
    """Return a text in every language; a list holds its paragraphs."""
    fields = _Fields(node, "a text")
    found = {}
    for language in LANGUAGES:
        part = fields.take(language)
        parts = part.value if isinstance(part.value, list) else [part]
        found[language] = "\n\n".join(_string(each).strip() for each in parts)
        if not found[language]:
            raise LineError(part.line, "the text is empty")
    fields.expect_no_more()
    return Text(found)


def _said(node: Node, parse: Callable[[str], T]) -> T:
    """Return what a text stands for."""
    try:
        return parse(_string(node))
    except ValueError as error:
        if isinstance(error, LineError):
            raise
        raise LineError(node.line, str(error)) from None


def _one_of(node: Node, names: Iterator[str], what: str) -> str:
    known = [*names]
    name = _string(node)
    if name not in known:
        raise LineError(node.line, f"{name[:20]!r} is no {what}: {', '.join(known)}")
    return name


# -- pages -----------------------------------------------------------------------------------------


def _page(node: Node, usual: Node) -> LessonPage:
    fields = _Fields(node, "a page")
    text = _text(fields.take("text"))
    position, unseen = _position(fields, usual)
    task_node, then = fields.find("task"), fields.find("then")
    task = None if task_node is None else _task(task_node, position)
    fields.expect_no_more()
    if unseen < 0:
        raise LineError(node.line, "that would be more than the 28 tiles of the set")
    return LessonPage(text, position, task, None if then is None else _text(then))


def _position(fields: _Fields, usual: Node) -> tuple[Position, int]:
    """Return the position of a page, and how many tiles of the set are nowhere in it."""
    others = fields.find("others")
    seats = [] if others is None else _list(others)
    rules = _rules(fields, usual, 1 + (len(seats) if others is not None else 1))
    used: set[Tile] = set()
    layout = Layout(rules.rule_set.spinners)
    for placed in _list(fields.take("table")):
        _lay(placed, layout, used)
    rack, boneyard = fields.find("rack"), fields.find("boneyard")
    hands = [() if rack is None else _tiles(rack, used)]
    hands += [_tiles(seat, used) for seat in seats] if others is not None else [()]
    pile = () if boneyard is None else _tiles(boneyard, used)
    held = len(layout) + len(pile) + sum(map(len, hands))
    return Position(rules, layout, tuple(hands), pile), len(TILES) - held


def _rules(fields: _Fields, usual: Node, seats: int) -> Rules:
    own, partners = fields.find("rules"), fields.find("partners")
    node = own or usual
    rule_set = RuleSetId(_one_of(node, iter(RuleSetId), "rule set"))
    try:
        return Rules(
            RULE_SETS[rule_set],
            seats,
            partners=partners is not None and _yes_or_no(partners),
        )
    except RuleError as error:
        raise LineError((partners or own or usual).line, str(error)) from None


def _lay(node: Node, layout: Layout, used: set[Tile]) -> None:
    placement = _said(node, parse_placement)
    _use(node, placement.tile, used)
    try:
        layout.check(placement.tile, placement.at)
    except (NotOpenError, NoMatchError) as error:
        raise LineError(node.line, str(error)) from None
    if placement.at is None and len(layout):
        raise LineError(node.line, "where is it attached?")
    layout.place(placement.tile, placement.at)


def _use(node: Node, tile: Tile, used: set[Tile]) -> None:
    if tile in used:
        raise LineError(node.line, f"{tile} is there twice")
    used.add(tile)


def _tiles(node: Node, used: set[Tile]) -> tuple[Tile | None, ...]:
    """Return tiles by their names; a number stands for so many that nobody sees."""
    if not isinstance(node.value, list):
        number = _whole(node)
        if number not in range(len(TILES) + 1):
            raise LineError(node.line, "there cannot be so many tiles")
        return (None,) * number
    tiles = []
    for each in node.value:
        tiles.append(_said(each, Tile.parse))
        _use(each, tiles[-1], used)
    return tuple(tiles)


# -- tasks -----------------------------------------------------------------------------------------


def _task(node: Node, position: Position) -> Task:
    fields = _Fields(node, "a task")
    do = fields.take("do")
    make = _TASKS[_one_of(do, iter(_TASKS), "task")]
    answer = fields.find("answer")
    task = make(fields, answer or Node(node.line, None), position)
    fields.expect_no_more()
    try:
        task.check(position)
    except ValueError as error:
        if isinstance(error, LineError):
            raise
        raise LineError((answer or do).line, str(error)) from None
    return task


def _count(fields: _Fields, answer: Node, position: Position) -> Task:
    del fields, position
    return Count(_whole(answer))


def _pays(fields: _Fields, answer: Node, position: Position) -> Task:
    del fields, position
    return Pays(_number(answer))


def _ends(fields: _Fields, answer: Node, position: Position) -> Task:
    del fields
    lying = {placed.tile for placed in position.layout.placed}
    return Ends(frozenset(_spot(each, lying) for each in _list(answer)))


def _spot(node: Node, lying: set[Tile]) -> End:
    """Return what is pointed at: a double by its name alone, else a half by tile and side."""

    def parse(text: str) -> End:
        if " " in text:
            return spot_of(parse_end(text))
        tile = Tile.parse(text)
        if not tile.double:
            raise ValueError(f"which half of {tile}, low or high?")
        return End(tile, Port.STRAIGHT_A)

    end = _said(node, parse)
    if end.tile not in lying:
        raise LineError(node.line, f"{end.tile} does not lie on the table")
    return end


def _lay_task(fields: _Fields, answer: Node, position: Position) -> Task:
    wish = fields.take("wish")
    if isinstance(wish.value, str):
        named: Wish | int = Wish(_one_of(wish, iter(Wish), "wish"))
    else:
        named = _whole(wish)
    places = []
    for each in _list(answer):
        placement = _said(each, parse_placement)
        try:
            position.layout.check(placement.tile, placement.at)
        except (NotOpenError, NoMatchError) as error:
            raise LineError(each.line, str(error)) from None
        if placement.tile not in position.rack:
            raise LineError(each.line, f"{placement.tile} is not in the rack")
        places.append(Place(placement.tile, placement.at))
    return Lay(named, tuple(places))


def _draw(fields: _Fields, answer: Node, position: Position) -> Task:
    del fields, position
    draws = _whole(answer)
    if draws < 1:
        raise LineError(answer.line, "at least one tile is drawn")
    return Lay(Wish.ANY, (), draws)


def _pass_on(fields: _Fields, answer: Node, position: Position) -> Task:
    del fields, position
    if answer.value is not None:
        raise LineError(answer.line, "there is nothing to be answered here")
    return PassOn()


def _settle(fields: _Fields, answer: Node, position: Position) -> Task:
    side, out = fields.take("side"), fields.find("out")
    number = _whole(side)
    if number not in range(len(position.rules.sides)):
        raise LineError(side.line, f"there is no side {number}")
    seat = None if out is None or out.value is None else _whole(out)
    if out is not None and seat is not None and seat not in range(position.rules.seats):
        raise LineError(out.line, f"there is no seat {seat}")
    return Settle(number, seat, _number(answer))


def _blocked(fields: _Fields, answer: Node, position: Position) -> Task:
    del fields, position
    return Blocked(_yes_or_no(answer))


def _play(fields: _Fields, answer: Node, position: Position) -> Task:
    del answer, position
    levels = iter(("beginner", "casual", "club", "expert", "master"))
    return PlayOn(_one_of(fields.take("against"), levels, "level"))


_TASKS: Final[dict[str, Callable[[_Fields, Node, Position], Task]]] = {
    "count": _count,
    "pays": _pays,
    "ends": _ends,
    "place": _lay_task,
    "draw": _draw,
    "pass": _pass_on,
    "settle": _settle,
    "blocked": _blocked,
    "play": _play,
}
