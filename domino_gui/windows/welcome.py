"""What the first page offers, and where its ways lead."""

from __future__ import annotations

import contextlib
from pathlib import Path
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject

from domino_gui.windows.unfinished import left_over, read_unfinished, unfinished_paths

if TYPE_CHECKING:
    from domino_gui.windows.first_page import FirstPage
    from domino_gui.windows.host import Host


_SHORT: Final = 24 * 1024
"""Bytes of a record that is read within some milliseconds: a few rounds."""


class Welcome(QObject):
    """Fills the first page; what would take long to read is shown once the page has been seen."""

    def __init__(self, host: Host) -> None:
        super().__init__(host)
        self._host, self._window = host, host.window
        self._page: FirstPage | None = None
        self._paths: list[Path] = []  # of what can be gone on with, the one that is offered first
        self._found: list[Path] = []  # those that were there then, whatever is wrong with them
        self._is_filled = False

    @property
    def page(self) -> FirstPage:
        """The page; made when it is first shown."""
        if self._page is None:
            from domino_gui.windows.first_page import FirstPage

            self._page = page = FirstPage(self._window.menus, self._window)
            page.go_on.connect(self._go_on)
            page.more.connect(self._show_more)
            page.computer.connect(self._play_computer)
            page.people.connect(self._play_around)
            page.learn.connect(self._host.learn)
            page.watch.connect(self._watch)
            page.returned.connect(self._look_again)
        return self._page

    @property
    def is_shown(self) -> bool:
        """Whether the window shows the first page."""
        return self._page is not None and self._window.page is self._page

    def show(self) -> None:
        """Show the first page; `fill` has to follow once it has been seen."""
        self._paths = self._there_are()
        self._is_filled = False
        self.page.expect(len(self._paths))
        self._say_computer()
        self._window.show_page(self.page)
        if self._paths and _is_short(self._paths[0]):
            self.fill()  # sooner than to paint the page twice

    def fill(self) -> None:
        """Show the first match that can be gone on with; say why others cannot."""
        if self._is_filled or not self.is_shown:
            return
        self._is_filled = True
        from domino_gui.engine.record import RecordError
        from domino_gui.table.miniature import Miniature

        while self._paths:
            try:
                found = read_unfinished(self._paths[0])
            except (RecordError, OSError) as error:
                self._host.explain(self._paths.pop(0), error)
                self.page.expect(len(self._paths))
                self._window.show_page(self.page)
                continue
            if self.page.unfinished is not None:
                self.page.unfinished.show_match(found, Miniature(found.match))
            break
        self._found = self._there_are()

    def _look_again(self) -> None:
        """Offer what there is now: matches may have come or gone in other windows."""
        if self._is_filled and self.is_shown and self._there_are() != self._found:
            self.show()
            self.fill()

    def _there_are(self) -> list[Path]:
        return unfinished_paths(self._host.settings.preferences.playing)

    def tidy(self) -> None:
        """File what is over and still lies among what is played, as after a crash."""
        from domino_gui.engine.record import UnreadableError
        from domino_gui.windows.shelving import shelve

        for path in left_over():
            with contextlib.suppress(OSError):  # gone, or a link to nowhere
                if path.stat().st_size:
                    shelve(path)
                else:
                    self._host.explain(path, UnreadableError(1, "the file is empty"))

    # -- where the ways lead -------------------------------------------------------------------

    def _go_on(self) -> None:
        if self._paths and not self._host.open_record(self._paths[0]):
            self.show()
            self.fill()

    def _show_more(self) -> None:
        self._host.dialogs.show_unfinished()

    def _play_computer(self) -> None:
        """Play at once: which match that is stands on the card."""
        from domino_gui.windows.match_setup import against_computers

        self._host.begin(against_computers(self._host.settings.preferences.match))

    def _play_around(self) -> None:
        from domino_gui.windows.match_setup import around_one_machine

        self._host.dialogs.ask_for_new_match(
            around_one_machine(self._host.settings.preferences.match)
        )

    def _watch(self) -> None:
        from domino_gui.windows.match_setup import watched
        from domino_gui.windows.play_options import Watch

        rules = self._host.settings.preferences.match.rules
        self._host.begin(watched(Watch(rules, 4)))

    def _say_computer(self) -> None:
        from domino_gui.windows.first_page_texts import against
        from domino_gui.windows.match_setup import against_computers

        self.page.offer(against(against_computers(self._host.settings.preferences.match)))


def _is_short(path: Path) -> bool:
    try:
        return path.stat().st_size <= _SHORT
    except OSError:
        return True  # it has gone: reading tells
