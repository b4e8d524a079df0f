"""How each kind of event is played on the board: one short scene for each."""

from __future__ import annotations

from msgspec.structs import replace
from PySide6.QtCore import QAbstractAnimation, QPointF

from domino_gui.engine.events import (
    Event,
    LotTurned,
    MatchEnded,
    RoundDealt,
    RoundSettled,
    TileDrawn,
    TilePlaced,
    TurnPassed,
)
from domino_gui.engine.tiles import Tile
from domino_gui.table.board import Board
from domino_gui.table.choreography import Choreography
from domino_gui.table.items import Move, TilePose
from domino_gui.table.labels import WordItem
from domino_gui.table.motion import cue, in_turn, travel, unfold
from domino_gui.table.sight import before_deal
from domino_gui.table.staging import Key, Spare, Stage, other_rack, others
from domino_gui.table.texts import TableTexts
from domino_gui.table.tile_art import Facing, TileLook

# Milliseconds at the normal pace.
_TRAVEL, _DRAW, _SWEEP, _DEAL, _OPEN, _REFIT = 460, 380, 520, 1100, 750, 160
_MAKE_WAY = 600
_GLIDE, _LIGHT, _LIGHT_ALL = 150, 150, 800
_POINTS, _WORD, _LOT = 950, 850, 1500


class Acts:
    """Makes the animation of an event, at the pace of the choreography that plays it."""

    def __init__(self, choreography: Choreography, board: Board, texts: TableTexts) -> None:
        self._choreography = choreography
        self._board, self._texts = board, texts

    def play(self, event: Event, stage: Stage) -> QAbstractAnimation | None:
        """Return what moves between the picture as it is and ``stage``, which ``event`` led to."""
        self._board.clear_extras()
        animation = None
        match event:
            case TilePlaced():
                animation = self._place(event, stage)
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
        pile = [pose for key, pose in stage.poses.items() if isinstance(key, Spare)]
        moves = self._board.gather(pile[-1]) if pile else []
        if not moves:
            return None
        dressing = self._board.dressing
        dressing.strip_table()
        dressing.strip_bar()
        # What is left of the last round is no longer told, nor is the next one yet.
        dressing.dress_frame(replace(stage, sight=before_deal(stage.sight)))
        return travel(moves, self._last(_SWEEP))

    def refit(self, stage: Stage, milliseconds: int = _REFIT) -> QAbstractAnimation | None:
        """Return the change to a stage of the same tiles that lie otherwise."""
        board = self._board
        moves = board.change_to(stage)
        if not moves:
            return None
        board.dressing.strip_table()
        return travel(moves, self._last(milliseconds))

    def make_way(self, stage: Stage) -> QAbstractAnimation | None:
        """Return how the tiles on the table go where one that was placed makes them lie."""
        return self.refit(stage, _MAKE_WAY)

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

    def _place(self, event: TilePlaced, stage: Stage) -> QAbstractAnimation:
        board, dressing = self._board, self._board.dressing
        moves = board.change_to(stage, event)
        dressing.strip_table()
        dressing.dress_frame(stage, announces=False)
        parts = [travel(moves, self._last(_TRAVEL)), *self._count_up(stage)]
        if event.points:
            parts.append(self._fly_points(event, stage))
        parts.append(cue(lambda: dressing.dress_frame(stage), self._last(60)))
        return in_turn(parts)

    def _count_up(self, stage: Stage) -> list[QAbstractAnimation]:
        """Light the scoring ends one after another while the sum is added up."""
        dressing = self._board.dressing
        scoring = [adds for _, _, adds in stage.marks if adds is not None] or [0]
        each = self._last(min(_LIGHT, _LIGHT_ALL / len(scoring)))

        def begin() -> None:
            dressing.dress_table(stage)
            dressing.dress_bar(stage)
            for mark in dressing.marks:
                mark.setVisible(False)
            light(0)

        def light(number: int) -> None:
            for mark in dressing.marks[: number + 1]:
                mark.setVisible(True)
            if dressing.bar is not None:
                dressing.bar.reveal(" + ".join(str(adds) for adds in scoring[: number + 1]))

        def end() -> None:
            for mark in dressing.marks:
                mark.setVisible(True)
            if dressing.bar is not None:
                dressing.bar.reveal(None)

        lights = [cue(begin, each)]
        lights += [cue(lambda n=n: light(n), each) for n in range(1, len(scoring))]  # type: ignore[misc]
        return [*lights, cue(end, self._last(180))]

    def _fly_points(self, event: TilePlaced, stage: Stage) -> QAbstractAnimation:
        """Let the points rise from the tile and fly to who scored them."""
        board, scale = self._board, stage.arrangement.scale
        text = self._texts.plus(event.points, stage.sight.rules)
        word = WordItem(text, 26 * scale, self._board.palette, self._board.palette.turn)
        start, end = stage.poses[event.tile].centre, seat_point(stage, event.seat)
        board.add_extra(word, start)
        word.setOpacity(0)

        def step(at: float) -> None:
            rise, fly = min(at / 0.3, 1.0), max(0.0, (at - 0.45) / 0.55)
            lifted = start - QPointF(0, 30 * scale * rise)
            word.setPos(lifted + (end - lifted) * fly * fly)
            word.setScale(0.6 + 0.4 * rise - 0.35 * fly)
            word.setOpacity(rise if at < 0.85 else max(0.0, (1 - at) / 0.15))

        return unfold(step, self._last(_POINTS))

    def _draw(self, event: TileDrawn, stage: Stage) -> QAbstractAnimation:
        moves = self._board.change_to(stage, event)
        self._board.dressing.dress_frame(stage)
        return travel(moves, self._last(_DRAW))

    def _pass(self, event: TurnPassed, stage: Stage) -> QAbstractAnimation:
        board = self._board
        board.change_to(stage, event)
        board.dressing.dress_frame(stage, announces=False)
        word = self._word(self._texts.passed(), stage, event.seat)
        return in_turn([word, cue(lambda: board.dressing.dress_frame(stage), self._last(60))])

    def _word(self, text: str, stage: Stage, seat: int) -> QAbstractAnimation:
        palette = self._board.palette
        word = WordItem(text, 22 * stage.arrangement.scale, palette, palette.text)
        self._board.add_extra(word, seat_point(stage, seat))
        word.setOpacity(0)

        def step(at: float) -> None:
            word.setOpacity(min(1.0, at / 0.18, (1 - at) / 0.18))

        return unfold(step, self._last(_WORD))

    def _turn_lot(self, event: LotTurned, stage: Stage) -> QAbstractAnimation:
        """Show the tile that each candidate turned up, and who leads."""
        board = self._board
        board.show(stage)
        pile = [pose for key, pose in stage.poses.items() if isinstance(key, Spare)]
        unit = 30 * stage.arrangement.scale
        moves = []
        for name, tile in event.tiles.items():
            at = _before(stage, int(name), unit)
            end = TilePose(TileLook(tile, Facing.UP, unit), at, 90)
            start = pile[-1] if pile else end
            moves.append(Move(board.add_extra_tile(start), start, end, 0, 0.55))
        parts = [travel(moves, self._last(_LOT))]
        if event.leader is not None:
            parts.append(self._word(self._texts.leads(), stage, event.leader))
        return in_turn(parts)

    def _deal(self, event: RoundDealt, stage: Stage) -> QAbstractAnimation:
        """Give each seat its tiles, one at a time and in turn."""
        board = self._board
        board.forget()
        spares: dict[Key, TilePose] = {
            key: pose for key, pose in stage.poses.items() if isinstance(key, Spare)
        }
        board.show(replace(stage, poses=spares, marks=(), links=()))
        board.dressing.strip_bar()
        moves = {id(move.item): move for move in board.change_to(stage, event)}
        board.dressing.dress_frame(stage, announces=False)
        hands = [
            [
                move
                for key, pose in stage.poses.items()
                if (move := moves.get(id(board.tiles[key]))) and _sits(key, seat, stage)
            ]
            for seat in range(stage.sight.rules.seats)
        ]
        dealt = [
            hands[seat][number]
            for number in range(max(len(hand) for hand in hands))
            for step in range(len(hands))
            if number < len(hands[seat := (event.leader + step) % len(hands)])
        ]
        span = 0.28
        timed = [
            replace(
                move,
                begins=(1 - span) * number / len(dealt),
                ends=(1 - span) * number / len(dealt) + span,
            )
            for number, move in enumerate(dealt)
        ]
        return in_turn(
            [
                travel(timed, self._last(_DEAL)),
                cue(lambda: board.dressing.dress_frame(stage), self._last(60)),
            ]
        )

    def _open(self, event: Event, stage: Stage) -> QAbstractAnimation | None:
        """Turn every hand face up where it stands."""
        board = self._board
        moves = board.change_to(stage, event)
        if not moves:
            board.show(stage)  # they lay open already
            return None
        board.dressing.strip_table()
        board.dressing.dress_frame(stage)
        return in_turn(
            [
                travel(moves, self._last(_OPEN)),
                cue(lambda: board.dressing.dress_table(stage), self._last(200)),
            ]
        )


def seat_point(stage: Stage, seat: int) -> QPointF:
    """Return where words and points for a seat appear."""
    if seat == stage.sight.bottom:
        return stage.arrangement.rack.center()
    place = others(stage.sight).index(seat)
    return other_rack(stage.arrangement, place).center()


def _before(stage: Stage, seat: int, unit: float) -> QPointF:
    """Return the place on the table before a seat."""
    table, point = stage.arrangement.table, seat_point(stage, seat)
    y = table.bottom() - 1.3 * unit if seat == stage.sight.bottom else table.top() + 1.3 * unit
    return QPointF(point.x(), y)


def _sits(key: object, seat: int, stage: Stage) -> bool:
    """Tell whether a tile of the picture stands in the rack of a seat."""
    if isinstance(key, Tile):
        return key in stage.sight.seats[seat].hand
    return getattr(key, "seat", None) == seat
