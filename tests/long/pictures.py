"""Pictures of everything there is to see, to be looked at.

    python -m tests.long.pictures

writes every tile of each set in its four directions, in three sizes and at three pixel ratios, and
the window in telling moments: each theme, at sizes from small to 4K, in English and Korean. They
lie in ``build/pictures``, with an ``index.html`` that shows them side by side. Nothing is judged:
that takes eyes. Clipped, crooked, crowded or grey is wrong.
"""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Callable, Iterator
from datetime import datetime, timedelta
from html import escape
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from typing import Any, Final

from msgspec.structs import replace
from tqdm import tqdm

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PySide6.QtCore import QPoint, QPointF, QRect, QSize, Qt
from PySide6.QtGui import QImage, QPainter
from PySide6.QtWidgets import QWidget

from domino_gui.engine.deal import ShuffledDealer
from domino_gui.engine.events import Draw, Place, PlayerKind, SeatInfo, TilePlaced
from domino_gui.engine.match import Match, Phase
from domino_gui.engine.record import History, write_record
from domino_gui.engine.rules import RuleSetId
from domino_gui.engine.tiles import TILES
from domino_gui.storage.match_setup import MatchSetup
from domino_gui.storage.programs import AddedProgram
from domino_gui.table.choreography import Pace
from domino_gui.table.themes import Theme, theme, theme_names
from domino_gui.table.tile_art import Facing, TileLook, margin, tile_pixmap
from domino_gui.windows.application import application
from domino_gui.windows.first_page import FirstPage
from domino_gui.windows.languages import Language, Translators
from domino_gui.windows.portrait import Portrait
from tests.strategies import play_round, start

OUT: Final = Path("build", "pictures")
SIZES: Final = ((1024, 640), (1280, 800), (2560, 1600), (3840, 2160))
UNITS: Final = (11.0, 24.0, 52.0)
RATIOS: Final = (1.0, 1.5, 2.0)
LANGUAGES: Final = (Language.ENGLISH, Language.KOREAN)
NAMES: Final = {
    Language.ENGLISH: ("You", "Mina", "Theo", "Juno"),
    Language.KOREAN: ("나", "미나", "태오", "주노"),
}


# -- matches ---------------------------------------------------------------------------------------


def seated(
    names: tuple[str, ...], rules: RuleSetId, seats: int, people: int = 1, **how: Any
) -> Match:
    """Return a match that has not begun; computers sit where no people do."""
    infos = [
        SeatInfo(name, PlayerKind.HUMAN)
        if seat < people
        else SeatInfo(name, PlayerKind.COMPUTER, level="club")
        for seat, name in enumerate(names[:seats])
    ]
    return Match(replace(start(rules, seats, **how), seats=infos))


def in_round(
    make: Callable[[], Match], placed: int, turn: int = 0, *, draws: bool = False
) -> Match:
    """Play by chance until so many tiles lie and the seat ``turn`` can choose between places.

    With ``draws``, until it has to draw.
    """
    for seed in range(1000):
        match, rng = make(), Random(seed)
        match.open_round(ShuffledDealer(seed))
        while match.phase is Phase.PLAY:
            actions = match.legal_actions()
            tiles = {action.tile for action in actions if isinstance(action, Place)}
            asked = isinstance(actions[0], Draw) if draws else len(actions) > len(tiles) > 1
            if asked and len(match.round.layout) >= placed and match.round.turn == turn:
                return match
            match.act(match.round.turn, rng.choice(actions))
    raise ValueError("no such moment")


def over(match: Match, seed: int, rounds: int = 400) -> Match:
    """Play by chance so many rounds, or to the end of the match."""
    rng = Random(seed)
    for number in range(rounds):
        if match.phase is Phase.OVER:
            break
        match.open_round(ShuffledDealer(f"{seed} {number}"))
        play_round(match, rng)
    return match


def full_tree(names: tuple[str, ...]) -> Match:
    """Return the fullest of some Five Up tables, before its last tile is settled."""

    def placed(seed: int) -> int:
        return len(over(seated(names, RuleSetId.FIVE_UP, 4, hand_size=7), seed, 1).round.layout)

    fullest = over(seated(names, RuleSetId.FIVE_UP, 4, hand_size=7), max(range(12), key=placed), 1)
    events = fullest.events
    last = max(index for index, event in enumerate(events) if isinstance(event, TilePlaced))
    return Match.replay(events[:last])


LISTED = (
    (RuleSetId.ALL_FIVES, 2, 400),
    (RuleSetId.MUGGINS, 3, 400),
    (RuleSetId.ALL_FIVES, 4, 2),
    (RuleSetId.DRAW, 4, 1),
    (RuleSetId.FIVE_UP, 4, 400),
)
"""The matches of a library, the eldest first: rules, seats, rounds that are played at most."""


# -- the window ------------------------------------------------------------------------------------


class Photographer:
    """Takes pictures of one window."""

    def __init__(self, size: QSize, chosen: Theme, language: Language) -> None:
        self.names = NAMES[language]
        self.portrait = Portrait(size, chosen)
        self.window = self.portrait.window
        self.first: FirstPage | None = None

    def moments(self) -> Iterator[tuple[str, QImage]]:
        """Yield each moment by its name."""
        moments: dict[str, Callable[[], QImage]] = {
            "first-page": lambda: self.first_page(None),
            "first-page-unfinished": lambda: self.first_page(
                in_round(lambda: over(seated(self.names, RuleSetId.ALL_FIVES, 2), 3, 2), 9)
            ),
            "picked": self.picked,
            "hint": self.hint,
            "coach": self.coach,
            "why": lambda: self.why(chosen=False),
            "why-place": lambda: self.why(chosen=True),
            "choosing-partners": self.choosing,
            "draw": self.draw,
            "full-tree": lambda: self.portrait.picture(full_tree(self.names)),
            "round-over": lambda: self.portrait.picture(
                over(seated(self.names, RuleSetId.MUGGINS, 3), 4, 3)
            ),
            "match-over": lambda: self.portrait.picture(
                over(seated(self.names, RuleSetId.ALL_FIVES, 4), 3)
            ),
            "curtain": self.curtain,
            "moving": self.moving,
            "thinking": self.thinking,
            "notices": self.notices,
            "menu": self.menu,
            "new-match": self.new_match,
            "rules": self.rules,
            "score-sheet": self.score_sheet,
            "board": self.board,
            "deal": self.deal,
            "preferences": self.preferences,
            "library": self.library,
            "replay": self.replay,
            "replay-over": self.replay_over,
            "going-on": self.going_on,
            "drill": lambda: self.drill(wrong=False),
            "drill-wrong": lambda: self.drill(wrong=True),
            "drill-progress": self.drill_progress,
        }
        for name, take in moments.items():
            yield name, take()

    def first_page(self, match: Match | None) -> QImage:
        from domino_gui.table.miniature import Miniature
        from domino_gui.windows.first_page_texts import against
        from domino_gui.windows.unfinished import Unfinished

        if self.first is None:
            self.first = FirstPage(self.window.menus, self.window)
        page = self.first
        page.offer(against(MatchSetup()))
        page.expect(0 if match is None else 3)
        if match is not None and page.unfinished is not None:
            yesterday = datetime.now().astimezone() - timedelta(days=1)
            found = Unfinished(Path("unfinished.domino"), match, yesterday)
            page.unfinished.show_match(found, Miniature(match))
        self.window.show_page(page)
        return self.grab()

    def picked(self) -> QImage:
        match = in_round(lambda: seated(self.names, RuleSetId.ALL_FIVES, 2), 9)
        self.portrait.picture(match)
        scene = self.window.scene
        many = max(scene.rack_tiles, key=lambda tile: len(scene.choice.offers.of(tile)))
        scene.pick(many, places_at_once=False)
        scene.choose_next_place(1)
        return self.grab()

    def hint(self) -> QImage:
        """Ask for a hint, and twice again."""
        self.advised()
        for _ in range(3):
            self.window.table.hints.ask()
        return self.grab()

    def coach(self) -> QImage:
        """Choose what gives most away."""
        worst = self.advised()
        self.window.table.hints.set_coaching(wanted=True)
        assert self.window.desk is not None
        self.window.desk.choose(worst)
        self.window.scene.finish()
        return self.grab()

    def advised(self) -> Place:
        """Show a choice that was thought about; return the worst placement, made worse."""
        from domino_gui.game.adviser import LEVEL, Advice
        from domino_gui.opponents.answer import answer
        from domino_gui.opponents.protocol import Choose, View
        from domino_gui.opponents.thinking import never

        match = in_round(lambda: seated(self.names, RuleSetId.ALL_FIVES, 2), 9)
        self.portrait.picture(match)
        desk, told = self.window.desk, self.window.table.hints.hinting
        assert desk is not None
        assert desk.chooser is not None
        view = desk.view()
        asked = Choose(1, LEVEL, 0, 1, View(desk.chooser, view))  # type: ignore[arg-type]
        *better, worst = answer(asked, never).analysis
        worst = replace(worst, expected=better[0].expected - 12)
        told._take(Advice(desk.chooser, len(view), (*better, worst)))
        return worst.action

    def why(self, *, chosen: bool) -> QImage:
        """Walk a few steps along the ends, of the table or of a place that is chosen."""
        if chosen:
            self.picked()
        else:
            self.portrait.picture(in_round(lambda: seated(self.names, RuleSetId.FIVE_UP, 2), 9))
        page = self.window.table
        page.show_why()
        for _ in range(3):
            page.why.walk.go(1)
        picture = self.grab()
        page.end_walk()
        return picture

    def choosing(self) -> QImage:
        return self.portrait.picture(in_round(lambda: seated(self.names, RuleSetId.FIVE_UP, 4), 10))

    def draw(self) -> QImage:
        match = in_round(lambda: seated(self.names, RuleSetId.DRAW, 3), 4, draws=True)
        return self.portrait.picture(match)

    def curtain(self) -> QImage:
        names = (self.names[1], "Maximiliana Weatherington", *self.names[2:])
        return self.portrait.picture(
            in_round(lambda: seated(names, RuleSetId.MUGGINS, 2, people=2), 6, turn=1)
        )

    def moving(self) -> QImage:
        match = in_round(lambda: seated(self.names, RuleSetId.ALL_FIVES, 3), 6)
        self.portrait.picture(match)
        scene = self.window.scene
        after = match.copy()
        events = after.act(0, after.legal_actions()[0])
        scene.set_pace(Pace.NORMAL)
        scene.play(events[0], after)
        running = scene._choreography._running
        assert running is not None
        running.pause()
        running.setCurrentTime(min(260, running.totalDuration() // 2))
        taken = self.grab()
        scene.set_pace(Pace.OFF)
        return taken

    def thinking(self) -> QImage:
        match = in_round(lambda: seated(self.names, RuleSetId.ALL_FIVES, 4), 5, turn=3)
        self.portrait.picture(match)
        desk = self.window.desk
        assert desk is not None
        desk.thinking.wait_for(3)
        desk.thinking._clock.stop()
        desk.thinking.show()
        self.window.scene.board.dressing.breathe(0.45)
        return self.grab()

    def notices(self) -> QImage:
        self.portrait.picture(in_round(lambda: seated(self.names, RuleSetId.ALL_FIVES, 2), 2))
        self.window.notices.add("An opponent did not answer in time, and was started again.")
        self.window.notices.add("The preferences could not be kept.", "No space left on device")
        taken = self.grab()
        self.window.notices.clear()
        return taken

    def menu(self) -> QImage:
        move = self.window.bar.actions()[1].menu()
        assert isinstance(move, QWidget)
        # Not shown: a menu wants to be above all others, which is nothing without a screen.
        move.resize(move.sizeHint())
        self.portrait._settle()
        return self.with_front(move.grab().toImage(), QPoint(60, 24))

    def new_match(self) -> QImage:
        from domino_gui.windows.new_match import NewMatchDialog

        setup = MatchSetup(RuleSetId.MUGGINS, 4, partners=True)
        return self.with_dialog(NewMatchDialog(setup, self.window.pixels, self.window))

    def rules(self) -> QImage:
        from domino_gui.windows.rule_book import RuleBookDialog

        assert self.window.desk is not None
        rules = self.window.desk.match.rules
        return self.with_dialog(RuleBookDialog(rules, self.window.pixels, self.window))

    def score_sheet(self) -> QImage:
        from domino_gui.windows.score_sheet import ScoreSheet

        match = over(seated(self.names, RuleSetId.MUGGINS, 4, partners=False), 4)
        self.portrait.picture(match)
        return self.with_dialog(ScoreSheet(match, self.window.pixels, self.window))

    def board(self) -> QImage:
        from domino_gui.windows.score_sheet import ScoreSheet

        match = over(seated(self.names, RuleSetId.FIVE_UP, 3), 3, 12)
        self.window.panel.scores.peg_five_up(wanted=True)
        self.portrait.picture(match)
        sheet = ScoreSheet(match, self.window.pixels, self.window, pegged=True)
        taken = self.with_dialog(sheet)
        self.window.panel.scores.peg_five_up(wanted=False)
        return taken

    def deal(self) -> QImage:
        from domino_gui.windows.deal_dialog import DealDialog

        match = over(seated(self.names, RuleSetId.ALL_FIVES, 3), 3, 2)
        self.portrait.picture(match)
        return self.with_dialog(DealDialog(match, self.window.pixels, self.window))

    def preferences(self) -> QImage:
        from domino_gui.game.notices import Fault
        from domino_gui.game.trial import Finding, Point
        from domino_gui.storage.preferences import Preferences
        from domino_gui.windows.preferences_dialog import PreferencesDialog

        programs = [
            AddedProgram("First choice", ("first",), levels=("first", "heaviest")),
            AddedProgram("Maximiliana Weatherington's long considered player", ("max",)),
        ]
        preferences = Preferences(programs=tuple(programs))
        dialog = PreferencesDialog(preferences, self.window.pixels, self.window)
        dialog.pages.setCurrentIndex(dialog.pages.count() - 1)
        trial = dialog.programs.trial
        trial.status.setText(programs[0].name)
        for finding in (
            Finding(Point.GREETING, passed=True, number=1, detail="First choice"),
            Finding(Point.LEVELS, passed=True, detail="first, heaviest"),
            Finding(Point.CHOICES, passed=True, rules=RuleSetId.MUGGINS, number=9),
            Finding(Point.CANCEL, passed=False, fault=Fault.WRONG_REQUEST),
            Finding(
                Point.LEAVING,
                passed=False,
                fault=Fault.DIED,
                detail="exit 3",
                complaints="KeyError: 'level'\n",
            ),
        ):
            trial._show(finding)
        trial._show_progress(28, 40)
        return self.with_dialog(dialog)

    def library(self) -> QImage:
        from domino_gui.storage.library import Library
        from domino_gui.windows.library_window import LibraryWindow

        with TemporaryDirectory() as folder:
            library = Library.open(Path(folder) / "library.db")
            for number, (rules, seats, rounds) in enumerate(LISTED):
                path = Path(folder) / f"{number}.domino"
                match = over(seated(self.names, rules, seats), number, rounds)
                write_record(path, match.events)
                library.take_in(path)
            dialog = LibraryWindow(lambda _: False, lambda: None, self.window.pixels, self.window)
            dialog.resize((QSize(90, 52) * self.window.pixels).boundedTo(self.window.size() * 0.96))
            dialog.index.library = library  # nobody's own
            dialog._search()
            dialog.preview._show()
            taken = self.with_dialog(dialog)
            dialog.close()
        return taken

    def replay(self) -> QImage:
        self.replayed(12)
        return self.grab()

    def replay_over(self) -> QImage:
        self.replayed(None)
        return self.grab()

    def going_on(self) -> QImage:
        from domino_gui.windows.going_on_dialog import GoingOnDialog

        match = self.replayed(12)
        return self.with_dialog(GoingOnDialog(match, self.window.pixels, self.window))

    def replayed(self, steps: int | None) -> Match:
        """Replay a match, some steps into its last round or at its end; return it there."""
        from domino_gui.windows.replay_page import ReplayPage

        page = self.window.page
        if not isinstance(page, ReplayPage):
            page = ReplayPage(self.window.menus, self.window.colours, self.window)
            page.scene.laying.at_once = True
            page.set_pace(Pace.OFF, 0, 0)
            self.window.show_page(page)
        match = over(seated(self.names, RuleSetId.MUGGINS, 3), 4)
        history = History(match.started)
        for event in match.events[1:]:
            history.append(event)
        page.show_replay(history)
        assert page.replaying is not None
        if steps is not None:
            page.replaying.go_to(page.replaying.replay.rounds[-1] + steps)
        return page.replaying.match

    def drill(self, *, wrong: bool) -> QImage:
        """Ask about a spinner with a branch; or explain it, two steps along."""
        from random import Random

        from domino_gui.learning.drill import Drill
        from domino_gui.learning.positions import Difficulty
        from domino_gui.windows.drill_page import DrillPage

        page = self.window.page
        if not isinstance(page, DrillPage):
            page = DrillPage(self.window.menus, self.window.colours, self.window)
            self.window.show_page(page)
        drill = Drill([], Random(1))
        page.panel.choices.difficulty.choose(Difficulty.BRANCHES)
        page.panel.choices.clock.choose(0 if wrong else 30)
        page.begin(drill)
        if wrong:
            page.panel.entry.entered.emit(drill.right + 2 * drill.steps[1].tile.low)
            page.walk.go(2)
        taken = self.grab()
        page.come_to_rest()
        return taken

    def drill_progress(self) -> QImage:
        from random import Random

        from domino_gui.learning.drill import Drill
        from domino_gui.windows.drill_progress import DrillProgress

        chance = Random(1)
        drill = Drill([], chance)
        begun = datetime.now().astimezone() - timedelta(days=12)
        for number in range(120):
            now = begun + timedelta(hours=2 * number)
            drill.ask(now)
            given = drill.right + (chance.random() > 0.6 + number / 400)
            drill.answer(given, round(chance.uniform(2000, 9000 - 40 * number)), now)
        dialog = DrillProgress(drill.answers, drill.schedule, self.window.pixels, self.window)
        dialog.tabs.setCurrentIndex(1)
        return self.with_dialog(dialog)

    def with_dialog(self, other: QWidget) -> QImage:
        """Return the window with a dialog in front of it."""
        other.setAttribute(Qt.WidgetAttribute.WA_DontShowOnScreen)
        other.show()
        self.portrait._settle()
        front = other.grab().toImage()
        other.hide()
        away = (self.window.size() - front.size()) / 2
        return self.with_front(front, QPoint(away.width(), away.height()))

    def with_front(self, front: QImage, corner: QPoint) -> QImage:
        """Return the window with something in front of it."""
        picture = self.grab()
        painter = QPainter(picture)
        painter.drawImage(corner, front)
        painter.setPen(self.window.room.faint_ink)  # the system's frame would be there
        painter.drawRect(QRect(corner, front.size()).adjusted(-1, -1, 0, 0))
        painter.end()
        return picture

    def grab(self) -> QImage:
        self.portrait._settle()
        return self.window.grab().toImage()


# -- tiles -----------------------------------------------------------------------------------------


def tile_sheet(chosen: Theme, unit: float, ratio: float) -> QImage:
    """Return every tile in every direction, spinners and backs, on the theme's table."""
    colours, edge = chosen.table, margin(unit)
    rows = [[TileLook(tile, facing, unit) for tile in TILES] for facing in Facing]
    doubles = [tile for tile in TILES if tile.double]
    rows.append([TileLook(tile, Facing.UP, unit, spinner=True) for tile in doubles])
    rows.append([TileLook(tile, Facing.LEFT, unit, spinner=True) for tile in doubles])
    rows[-2].append(TileLook(None, Facing.UP, unit))
    rows[-1].append(TileLook(None, Facing.LEFT, unit))
    width = len(TILES) * (2 * unit + edge) + 2 * edge
    height = sum(row[0].facing.size(unit).height() + 2 * edge for row in rows) + edge
    sheet = QImage(QSize(round(width), round(height)) * ratio, QImage.Format.Format_RGB32)
    sheet.setDevicePixelRatio(ratio)
    sheet.fill(colours.table)
    painter = QPainter(sheet)
    y = 0.0
    for row in rows:
        for number, look in enumerate(row):
            pitch = look.facing.size(unit).width() + edge
            at = QPointF(round(number * pitch), round(y))
            painter.drawPixmap(at, tile_pixmap(look, colours, ratio))
        y += row[0].facing.size(unit).height() + 2 * edge
    painter.end()
    return sheet


# -- the command -----------------------------------------------------------------------------------


def tile_sheets(names: list[str]) -> Iterator[tuple[str, QImage]]:
    """Yield the sheets of each theme's tiles by their names."""
    for name in names:
        for unit in UNITS:
            for ratio in RATIOS:
                yield f"tiles-{name}-{unit:g}-{ratio:g}x", tile_sheet(theme(name), unit, ratio)


def windows(
    names: list[str], sizes: list[tuple[int, int]], languages: list[Language]
) -> Iterator[tuple[str, QImage]]:
    """Yield the window in every moment, theme, size and language."""
    translators = Translators()
    for language in languages:
        translators.use(language)
        for name in names:
            for width, height in sizes:
                photographer = Photographer(QSize(width, height), theme(name), language)
                for moment, picture in photographer.moments():
                    yield f"{moment}-{name}-{language}-{width}x{height}", picture
                photographer.portrait.close()
    translators.fall_silent()


def index(files: list[Path]) -> str:
    """Return a page that shows the pictures side by side, small; each leads to the whole."""
    shown = "\n".join(
        f'<figure><a href="{escape(file.name)}"><img src="{escape(file.name)}" loading="lazy"></a>'
        f"<figcaption>{escape(file.stem)}</figcaption></figure>"
        for file in files
    )
    return (
        '<!doctype html><meta charset="utf-8"><title>Fives: pictures</title><style>'
        "body{display:flex;flex-wrap:wrap;gap:12px;font:13px sans-serif;background:#888}"
        f"figure{{margin:0}}img{{width:480px}}</style>\n{shown}\n"
    )


def main(arguments: list[str] | None = None) -> int:
    """Write what is asked for, all of it by default; return the exit status."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0] if __doc__ else None)
    parser.add_argument("--out", type=Path, default=OUT, help=f"where they go ({OUT})")
    parser.add_argument("--theme", choices=theme_names(), action="append", help="these alone")
    sizes = {f"{width}x{height}": (width, height) for width, height in SIZES}
    parser.add_argument("--size", choices=sizes, action="append", help="these alone")
    parser.add_argument("--language", choices=LANGUAGES, action="append", help="these alone")
    asked = parser.parse_args(arguments)
    application()
    names = asked.theme or theme_names()
    chosen_sizes = [sizes[size] for size in asked.size or sizes]
    languages = [Language(language) for language in asked.language or LANGUAGES]
    asked.out.mkdir(parents=True, exist_ok=True)
    files = []
    everything = (tile_sheets(names), windows(names, chosen_sizes, languages))
    for pictures in everything:
        for name, picture in tqdm(pictures, unit=" pictures", disable=None):
            files.append(asked.out / f"{name}.png")
            if not picture.save(str(files[-1])):
                print(f"{files[-1]}: cannot be written", file=sys.stderr)
                return 1
    page = asked.out / "index.html"
    page.write_text(index(files), encoding="utf-8")
    print(f"{len(files)} pictures: {page}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
