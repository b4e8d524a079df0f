"""What opens beside or upon the main window: each is loaded when it is first asked for."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Qt

from domino_gui.storage.places import matches_folder

if TYPE_CHECKING:
    from PySide6.QtWidgets import QDialog

    from domino_gui.engine.events import MatchStarted, SeatInfo
    from domino_gui.engine.match import Match
    from domino_gui.engine.record import History
    from domino_gui.engine.rules import Rules
    from domino_gui.storage.match_setup import MatchSetup
    from domino_gui.windows.host import Host
    from domino_gui.windows.library_window import LibraryWindow
    from domino_gui.windows.rule_topics import RuleTopic


class Dialogs(QObject):
    """Opens the dialogs of a host's window, and tells the host what was chosen in them."""

    def __init__(self, host: Host) -> None:
        super().__init__(host)
        self._host, self._window, self._settings = host, host.window, host.settings
        menus = host.window.menus
        menus.new_match.triggered.connect(lambda _=False: self.ask_for_new_match())
        menus.open_record.triggered.connect(self.ask_for_record)
        menus.save_record.triggered.connect(self.ask_where_to_save)
        menus.copy_record.triggered.connect(self.copy_record)
        menus.library.triggered.connect(self.show_library)
        menus.statistics.triggered.connect(self.show_statistics)
        menus.preferences.triggered.connect(self.show_preferences)
        menus.hint.triggered.connect(self.hint)
        menus.undo.triggered.connect(self.undo)
        menus.give_up.triggered.connect(self.ask_to_give_up)
        menus.rules.triggered.connect(self.show_rules_in_question)
        menus.drill.triggered.connect(self.show_drills)
        menus.about.triggered.connect(self.show_about)
        menus.report_fault.triggered.connect(self.report_fault)
        menus.score_sheet.triggered.connect(self.show_score_sheet)
        menus.deal.triggered.connect(self.show_deal)

    @staticmethod
    def _open(dialog: QDialog) -> None:
        """Open a dialog upon the window, which waits for it."""
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.open()

    @staticmethod
    def _show_beside(dialog: QDialog) -> None:
        """Show a dialog beside the table, which can be played on."""
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.show()

    # -- matches -------------------------------------------------------------------------------

    def ask_for_new_match(self, setup: MatchSetup | None = None, number: int | None = None) -> None:
        """Offer a new match, beginning with ``setup``, else with the last choice.

        A ``number`` is that of the deal to begin with, if a certain one is wanted.
        """
        from domino_gui.windows.new_match import NewMatchDialog

        preferences = self._settings.preferences
        dialog = NewMatchDialog(
            setup or preferences.match,
            self._window.pixels,
            self._window,
            programs=preferences.programs,
            known=self._known_names(),
        )
        if number is not None:
            dialog.deal.field.setText(str(number))
        dialog.chosen.connect(self._begin_chosen)
        self._open(dialog)

    def _begin_chosen(self, setup: MatchSetup, number: int | None) -> None:
        self._settings.change(match=setup)
        self._host.begin(setup, number=number)

    @staticmethod
    def _known_names() -> list[str]:
        """Return the names of people who have played; none where the library cannot be asked."""
        from domino_gui.storage.library import Library, LibraryError
        from domino_gui.storage.places import library_path
        from domino_gui.storage.statistics import names

        if not library_path().exists():
            return []
        try:
            library = Library.open(library_path())
            try:
                return [person.name for person in names(library)]
            finally:
                library.close()
        except LibraryError:
            return []

    def ask_for_record(self) -> None:
        """Let a file be chosen, and open it."""
        from domino_gui.windows.record_files import ask_for_record

        ask_for_record(self._window, matches_folder(), self._host.open_record)

    def ask_where_to_save(self) -> None:
        """Let a file be named for the record of the match that is shown, and write it."""
        from domino_gui.storage.live_record import file_name
        from domino_gui.windows.record_files import ask_where_to_save, save_record

        history = self._shown_history
        if history is not None:
            events = history.exported()  # as it stands now, whatever happens meanwhile

            def save(path: Path) -> None:
                problem = save_record(events, path)
                if problem:
                    self._window.notices.add(problem)

            ask_where_to_save(self._window, file_name(history.match.started), save)

    def copy_record(self) -> None:
        """Put the record of the match that is shown on the clipboard, as text."""
        from domino_gui.windows.record_files import copy_record

        history = self._shown_history
        if history is not None:
            copy_record(history.exported())

    @property
    def _shown_history(self) -> History | None:
        page = self._window.page
        return None if page is None else page.history

    def ask_who_goes_on(self, match: Match, slot: Callable[[Sequence[SeatInfo]], None]) -> None:
        """Ask who is to play on from where ``match`` stands, and hand that to ``slot``."""
        from domino_gui.windows.going_on_dialog import GoingOnDialog

        dialog = GoingOnDialog(match, self._window.pixels, self._window)
        dialog.chosen.connect(slot)
        self._open(dialog)

    def accept_files(self) -> None:
        """Let records be dropped on the window, and open them."""
        from domino_gui.windows.dropping import Dropping

        Dropping(self._window).dropped.connect(self._host.open_record)

    def show_library(self) -> LibraryWindow:
        """Show all matches in a window of their own; there is one at most."""
        from domino_gui.windows.library_window import LibraryWindow

        library = self._window.findChild(LibraryWindow)
        if library is None:
            host = self._host
            library = LibraryWindow(
                host.open_record, lambda: host.playing, self._window.pixels, self._window
            )
            self._show_beside(library)
        library.activateWindow()
        return library

    def show_unfinished(self) -> None:
        """Show all matches that can be gone on with."""
        self.show_library().filters.look_for_unfinished()

    def show_statistics(self) -> None:
        """Show how people fare."""
        from domino_gui.windows.statistics_window import StatisticsWindow

        since = self._settings.preferences.statistics_since
        window = StatisticsWindow(since, self._window.pixels, self._window)
        window.since_changed.connect(lambda since: self._settings.change(statistics_since=since))
        window.match_wanted.connect(self.ask_for_new_match)
        self._open(window)

    def show_review(self) -> None:
        """Offer the latest matches for a review, and show how reviews turned out over time."""
        from domino_gui.windows.reviews_window import ReviewsWindow

        window = ReviewsWindow(self._window.pixels, self._window)
        window.review_wanted.connect(self._review)
        self._open(window)

    def _review(self, path: Path) -> None:
        """Review the match of a record that is over."""
        if self._host.open_record(path):
            self._host.replays.page.show_review()

    def ask_to_give_up(self) -> None:
        """Make sure that it is meant."""
        from domino_gui.windows.messages import give_up_question

        desk = self._window.desk
        if desk is not None and desk.can_give_up:
            seat = desk.quitter
            name = desk.match.started.seats[seat].name if seat is not None else ""
            shown = self._window.short(name) if len(desk.people) > 1 else ""
            box = give_up_question(self._window, self._window.pixels, shown)
            box.accepted.connect(lambda: desk.give_up(seat))
            self._open(box)

    def hint(self) -> None:
        """Tell the next part of a hint; the first time in a match, make sure that it is wanted."""
        window = self._window
        if window.desk is None or not window.table.hints.may_ask:
            return
        if window.desk.practice:
            window.table.hints.ask()
            return
        from domino_gui.windows.messages import hint_question

        box = hint_question(window, window.pixels)
        box.accepted.connect(window.table.hints.ask)
        self._open(box)

    def undo(self) -> None:
        """Take a move back; the first time in a match, make sure that it is meant."""
        desk = self._window.desk
        if desk is None or not desk.can_undo:
            return
        if desk.practice:
            desk.undo()
            return
        from domino_gui.windows.messages import undo_question

        box = undo_question(self._window, self._window.pixels)
        box.accepted.connect(desk.undo)
        self._open(box)

    # -- beside the match ----------------------------------------------------------------------

    def show_score_sheet(self) -> None:
        """Show the score sheet of the match, which it follows."""
        from domino_gui.windows.match_page import MatchPage
        from domino_gui.windows.score_sheet import ScoreSheet

        page = self._window.page
        open_already = self._window.findChild(ScoreSheet)
        if open_already is not None:
            open_already.activateWindow()
        elif isinstance(page, MatchPage) and page.seen is not None:
            sheet = ScoreSheet(
                page.seen,
                self._window.pixels,
                self._window,
                pegged=self._settings.preferences.score_sheet == "board",
                pace=lambda: page.scene.pace.value,
            )
            sheet.chosen.connect(lambda how: self._settings.change(score_sheet=how))
            self._window.told.connect(sheet.show_match)
            self._window.match_left.connect(sheet.close)
            self._show_beside(sheet)

    def show_deal(self) -> None:
        """Show the sealed deals of the match, which they follow."""
        from domino_gui.windows.deal_dialog import DealDialog
        from domino_gui.windows.match_page import MatchPage

        page = self._window.page
        open_already = self._window.findChild(DealDialog)
        if open_already is not None:
            open_already.activateWindow()
        elif isinstance(page, MatchPage) and page.seen is not None:
            dialog = DealDialog(page.seen, self._window.pixels, self._window)
            self._window.told.connect(dialog.show_match)
            self._window.match_left.connect(dialog.close)
            dialog.again.connect(self._deal_again)
            self._show_beside(dialog)

    def _deal_again(self, started: MatchStarted, number: int) -> None:
        """Offer a match of the same form that begins with the deal of that number."""
        from domino_gui.windows.match_setup import setup_of

        self.ask_for_new_match(setup_of(started), number)

    # -- the program ---------------------------------------------------------------------------

    def show_preferences(self) -> None:
        """Let what is preferred be changed."""
        from domino_gui.windows.preferences_dialog import PreferencesDialog

        preferences = self._settings.preferences
        dialog = PreferencesDialog(preferences, self._window.pixels, self._window)
        for page in (dialog.play, dialog.learning):
            page.changed.connect(self._settings.prefer)
        dialog.programs.changed.connect(self._settings.change_program)
        self._open(dialog)

    def show_rules(self, at: RuleTopic | None = None, rules: Rules | None = None) -> None:
        """Show the rule book at a chapter, beside whatever is shown; there is one at most.

        It begins with ``rules``: those that are shown or, where there are none, of the match chosen
        last.
        """
        from domino_gui.windows.rule_book import RuleBookDialog

        page = self._window.page
        of_match = rules is None and page is not None and page.seen is not None
        shown = rules or (None if page is None else page.rules)
        shown = shown or self._settings.preferences.match.played_by
        book = self._window.findChild(RuleBookDialog)
        if book is None:
            pixels = self._window.pixels
            book = RuleBookDialog(shown, pixels, self._window, of_match=of_match)
            self._show_beside(book)
        elif at is not None or book.rules is not shown:
            book.show_rules(shown, of_match=of_match)  # else whoever reads would lose the place
        book.activateWindow()
        if at is not None:
            book.open_at(at)

    def show_rules_in_question(self) -> None:
        """Show the rule book at the rule that what is shown raises."""
        page = self._window.page
        self.show_rules(None if page is None else page.topic)

    def show_counting(self) -> None:
        """Show what the rules say of counting."""
        from domino_gui.windows.rule_topics import RuleTopic

        self.show_rules(RuleTopic.COUNT)

    def show_drills(self) -> None:
        """Show tables to be counted, one after the other, on a page of the window."""
        self._host.drills.show()

    def report_fault(self) -> None:
        """Show what can be told of a fault, to be given away or not."""
        from datetime import datetime

        from domino_gui.windows.fault_report import Scene
        from domino_gui.windows.fault_report_dialog import FaultReportDialog

        window, settings, desk = self._window, self._settings, self._window.desk
        scene = Scene(
            settings.preferences,
            settings.translators.spoken,
            (window.width(), window.height()),
            None if desk is None else desk.match.copy(),
            practice=desk is not None and desk.practice,
        )
        now = datetime.now().astimezone()
        self._show_beside(FaultReportDialog(scene, now, window.pixels, window))

    def show_about(self) -> None:
        """Say what this program is."""
        from domino_gui.windows.messages import about

        self._open(about(self._window, self._window.pixels))
