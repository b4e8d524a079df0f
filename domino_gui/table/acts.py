"""How each kind of event is played on the board: one short scene for each."""

from __future__ import annotations

from collections.abc import Callable

from msgspec.structs import replace
from PySide6.QtCore import QAbstractAnimation, QPointF

from domino_gui.engine.events import (
    Event,
    LotTurned,
    MatchEnded,
    Points,
    PointsClaimed,
    RoundDealt,
    RoundSettled,
    TileDrawn,
    TilePlaced,
    TurnPassed,
)
from domino_gui.table.board import Board
from domino_gui.table.choreography import Choreography
from domino_gui.table.dealing import as_dealt, hand_by_hand, hands, one_by_one, pile, turned_up
from domino_gui.table.framing import Spread
from domino_gui.table.items import Move
from domino_gui.table.motion import cue, in_turn, travel
from domino_gui.table.sight import before_deal
from domino_gui.table.staging import Spare, Stage
from domino_gui.table.telling import count_up, fly_points, go_along, say
from domino_gui.table.texts import TableTexts

# Milliseconds at the normal pace.
_TRAVEL, _DRAW, _SWEEP, _DEAL, _OPEN, _REFIT = 460, 380, 520, 1250, 500, 160
_OPEN_NEXT, _MAKE_WAY = 250, 600
_GLIDE, _LIGHT, _LIGHT_ALL, _LIGHT_REST = 150, 170, 850, 180
_POINTS, _WORD, _LOT, _LOT_SEEN = 900, 850, 800, 700


class Acts:
    """Makes the animation of an event, at the pace of the choreography that plays it."""

    def __init__(
        self,
        choreography: Choreography,
        board: Board,
        texts: TableTexts,
        score_point: Callable[[int], QPointF | None],
    ) -> None:
        """``score_point`` tells where the score of a seat stands, beside the picture maybe."""
        self._choreography = choreography
        self._board, self._texts, self._score_point = board, texts, score_point
        self._settled: RoundSettled | None = None  # the hands are yet to open

    def play(self, event: Event, stage: Stage) -> QAbstractAnimation | None:
        """Return what moves between the picture as it is and ``stage``, which ``event`` led to."""
        self._board.clear_extras()
        animation = None
        match event:
            case TilePlaced():
                animation = self._place(event, stage)
            case PointsClaimed():
                animation = self._claim(event, stage)
            case TileDrawn():
                animation = self._draw(event, stage)
            case TurnPassed():
                animation = self._pass(event, stage)
            case LotTurned():
                animation = self._turn_lot(event, stage)
            case RoundDealt():
                animation = self._deal(event, stage)
            case RoundSettled() | MatchEnded():
                animation = self._open(event, stage)
            case _:
                self._board.show(stage)
        return animation

    def sweep(self, stage: Stage) -> QAbstractAnimation | None:
        """Return how the last round's tiles go back to the boneyard, to be dealt again."""
        board, end = self._board, pile(stage)
        moves = board.gather(end) if end is not None else []
        if not moves:
            return None
        along = self._leave(board.stage.spread if board.stage else stage.spread)
        board.dressing.strip_bar()
        # What is left of the last round is no longer told, nor is the next one yet.
        board.dressing.dress_frame(replace(stage, sight=before_deal(stage.sight)))
        return travel(moves, self._last(_SWEEP), meanwhile=along)

    def refit(self, stage: Stage) -> QAbstractAnimation | None:
        """Return the change to a stage on which everything lies a little otherwise."""
        return self._go_to(stage, _REFIT, fades=False)

    def make_way(self, stage: Stage) -> QAbstractAnimation | None:
        """Return how the tiles on the table go where one that was placed makes them lie."""
        return self._go_to(stage, _MAKE_WAY, fades=True)

    def _go_to(self, stage: Stage, milliseconds: int, *, fades: bool) -> QAbstractAnimation | None:
        board, before = self._board, self._board.stage
        moves = board.change_to(stage)
        if not moves or before is None:
            return None
        along = self._leave(before.spread, stage.spread, fades=fades)
        return travel(moves, self._last(milliseconds), meanwhile=along)

    def glide(self, stage: Stage) -> QAbstractAnimation | None:
        """Return how tiles of the rack go where they belong; the table stays as it is."""
        dressing, moves = self._board.dressing, self._board.change_to(stage)
        if not moves:
            return None
        dressing.dress_ghosts(stage, ())
        dressing.dress_frame(stage)
        dressing.dress_bar(stage)
        return travel(moves, self._last(_GLIDE))

    def _last(self, milliseconds: float) -> float:
        return milliseconds * self._choreography.pace.value

    def _leave(
        self, before: Spread, after: Spread | None = None, *, fades: bool = True
    ) -> Callable[[float], None]:
        """Return what lets all that belongs to the tiles on the table go along with them."""
        dressing = self._board.dressing
        dressing.strip_ghosts()
        return go_along(dressing.on_table, before, after or before, fades=fades)

    def _announce(self, stage: Stage) -> QAbstractAnimation:
        """Show last of all whose turn it is."""
        return cue(lambda: self._board.dressing.dress_labels(stage), self._last(60))

    def _place(self, event: TilePlaced, stage: Stage) -> QAbstractAnimation:
        board, before = self._board, self._board.stage
        moves = board.change_to(stage, event)
        along = self._leave(before.spread if before else stage.spread, stage.spread)
        board.dressing.dress_frame(stage, announces=False)
        parts = [travel(moves, self._last(_TRAVEL), meanwhile=along), self._count(stage)]
        if not stage.sight.telling.is_withheld:
            parts += self._pay_placement(event, stage)
        return in_turn([*parts, self._announce(stage)])

    def _pay_placement(self, event: TilePlaced, stage: Stage) -> list[QAbstractAnimation]:
        """Let the points of a placement fly; nothing where they have to be claimed, or are none."""
        if not event.points or stage.sight.rules.house.claim:
            return []
        return [self._pay(event.points, event.seat, stage, stage.poses[event.tile].centre)]

    def _count(self, stage: Stage) -> QAbstractAnimation:
        """Add up the ends, where the count is told."""
        each = min(_LIGHT, _LIGHT_ALL / max(1, len(stage.sight.scoring_ends())))
        return count_up(self._board, stage, self._last(each), self._last(_LIGHT_REST))

    def reveal(self, stage: Stage, placed: TilePlaced | None = None) -> QAbstractAnimation:
        """Return how a count is added up that was withheld until now, and what it paid."""
        self._board.clear_extras()
        self._board.change_to(stage)
        if placed is None:
            return self._count(stage)
        return in_turn([self._count(stage), *self._pay_placement(placed, stage)])

    def _claim(self, event: PointsClaimed, stage: Stage) -> QAbstractAnimation:
        """Say what is claimed, then what that was worth, unless others may still claim it."""
        board, before = self._board, self._board.stage
        board.change_to(stage, event)
        rules, last = stage.sight.rules, stage.sight.last
        parts = [self._say(self._texts.claims(event.claimed, rules), stage, event.seat)]
        if before is not None and stage.sight.tells_count and not before.sight.tells_count:
            parts.append(self._count(stage))
        if event.points:
            at = stage.poses[last].centre if event.points > 0 and last is not None else None
            parts.append(self._pay(event.points, event.seat, stage, at))
        return in_turn(parts)

    def _pay(
        self, points: Points, seat: int, stage: Stage, at: QPointF | None = None
    ) -> QAbstractAnimation:
        """Let points fly to the score; those of a placement, which lies ``at``, as it is told."""
        text, last = self._texts.plus(points, stage.sight.rules), self._last(_POINTS)
        aim = self._score_point(seat)
        return fly_points(self._board, text, stage, seat, last, placed_at=at, aim=aim)

    def _draw(self, event: TileDrawn, stage: Stage) -> QAbstractAnimation:
        board = self._board
        moves = board.change_to(stage, event)
        board.dressing.dress_frame(stage)
        held = [len(seat.hand) - (seat.seat == event.seat) for seat in stage.sight.seats]
        aloft = replace(stage.sight, drawable=stage.sight.drawable - 1)
        board.dressing.dress_labels(as_dealt(replace(stage, sight=aloft), held))
        landing = cue(lambda: board.dressing.dress_labels(stage), 1)
        return in_turn([travel(moves, self._last(_DRAW)), landing])

    def _pass(self, event: TurnPassed, stage: Stage) -> QAbstractAnimation:
        board = self._board
        board.change_to(stage, event)
        board.dressing.dress_frame(stage, announces=False)
        return in_turn([self._say(self._texts.passed(), stage, event.seat), self._announce(stage)])

    def _say(self, text: str, stage: Stage, seat: int) -> QAbstractAnimation:
        return say(self._board, text, stage, seat, self._last(_WORD))

    def _turn_lot(self, event: LotTurned, stage: Stage) -> QAbstractAnimation:
        """Show the tile that each candidate turned up, and who leads."""
        board = self._board
        board.show(stage)
        moves = []
        for end in turned_up(event, stage):
            start = pile(stage) or end
            moves.append(Move(board.add_extra_tile(start), start, end))
        seen = max(self._last(_LOT_SEEN), self._choreography.reading_ms)
        parts = [travel(moves, self._last(_LOT)), cue(lambda: None, seen)]
        if event.leader is not None:
            parts.append(self._say(self._texts.leads(), stage, event.leader))
        return in_turn(parts)

    def _deal(self, event: RoundDealt, stage: Stage) -> QAbstractAnimation:
        """Give each seat its tiles, one at a time and in turn."""
        board = self._board
        board.forget()
        spares = {key: pose for key, pose in stage.poses.items() if isinstance(key, Spare)}
        board.show(replace(stage, poses=spares, marks=(), links=()))
        board.dressing.strip_bar()
        dealt, _ = hands(board.change_to(stage, event), board.tiles, stage)
        board.dressing.dress_frame(stage, announces=False)
        owner = {id(move.item): seat for seat, hand in enumerate(dealt) for move in hand}
        arrived = [0] * len(dealt)
        board.dressing.dress_labels(as_dealt(stage, arrived), announces=False)

        def landed(move: Move) -> None:
            arrived[owner[id(move.item)]] += 1
            board.dressing.dress_labels(as_dealt(stage, arrived), announces=False)

        moves = one_by_one(dealt, event.leader)
        return in_turn([travel(moves, self._last(_DEAL), landed=landed), self._announce(stage)])

    def _open(self, event: RoundSettled | MatchEnded, stage: Stage) -> QAbstractAnimation | None:
        """Turn every hand face up where it stands, and let the points of the round fly."""
        if isinstance(event, RoundSettled):
            self._settled = event
        if not stage.sight.is_open:
            self._board.show(stage)  # the end of the match follows, and opens them
            return None
        settled, self._settled = self._settled, None
        parts = [self._open_hands(event, stage)]
        if settled is not None:
            parts += self._settle(settled, stage)
        return in_turn(parts)

    def _open_hands(self, event: Event, stage: Stage) -> QAbstractAnimation:
        board, before = self._board, self._board.stage
        opened, rest = hands(board.change_to(stage, event), board.tiles, stage)
        along = self._leave(before.spread if before else stage.spread, stage.spread)
        # Clockwise from the viewer's left, the viewer's own last.
        seats = len(opened)
        opened = [opened[(stage.sight.bottom + step) % seats] for step in range(1, seats + 1)]
        waiting = {id(move.item) for hand in opened for move in hand}
        owner = {id(move.item): seat for seat, hand in enumerate(opened) for move in hand}

        def tell() -> None:
            places = {owner[item] for item in waiting}
            closed = [(stage.sight.bottom + 1 + place) % seats for place in places]
            board.dressing.dress_labels(stage, closed=closed)

        def landed(move: Move) -> None:
            if id(move.item) in waiting:
                waiting.remove(id(move.item))
                tell()

        board.dressing.dress_frame(stage)
        tell()
        last = _OPEN + _OPEN_NEXT * max(0, sum(map(bool, opened)) - 1)
        moves = [*rest, *hand_by_hand(opened)]
        return in_turn(
            [
                travel(moves, self._last(last), meanwhile=along, landed=landed),
                cue(lambda: board.dressing.dress_table(stage), self._last(200)),
            ]
        )

    def _settle(self, settled: RoundSettled, stage: Stage) -> list[QAbstractAnimation]:
        """Let the points that a round was settled with fly from whoever won them."""
        paid = []
        for side, points in zip(stage.sight.rules.sides, settled.points, strict=True):
            if points > 0:
                seat = settled.seat if settled.seat in side else side[0]
                assert seat is not None
                paid.append(self._pay(points, seat, stage))
        return paid
