"""The commands of the menus at the table of a lesson: those of play, where a tile is asked for."""

from __future__ import annotations

from PySide6.QtCore import QObject

from domino_gui.table.scene import TableScene
from domino_gui.windows.lesson_asking import Asking
from domino_gui.windows.lesson_placing import PlacingAsking
from domino_gui.windows.menus import Menus
from domino_gui.windows.page import Page


class LessonCommands(QObject):
    """Carries commands out on the scene of a page while that is shown."""

    def __init__(self, menus: Menus, scene: TableScene, page: Page) -> None:
        super().__init__(page)
        self._menus, self._scene, self._page = menus, scene, page
        for index, pick in enumerate(menus.pick):
            pick.triggered.connect(lambda _=False, index=index: self._pick(index))
        menus.next_place.triggered.connect(lambda: self._choose(1))
        menus.previous_place.triggered.connect(lambda: self._choose(-1))
        menus.place.triggered.connect(self._place)
        menus.sort_rack.triggered.connect(self._sort)

    def enable(self, asking: Asking | None) -> None:
        """Enable what can be done where ``asking`` asks."""
        menus = self._menus
        asks = isinstance(asking, PlacingAsking) and asking.isEnabled()
        for action in (*menus.pick, menus.sort_rack):
            action.setEnabled(asks)
        offers_turn = isinstance(asking, PlacingAsking) and asking.offers_turn
        for action in (menus.draw, menus.pass_turn):
            action.setEnabled(asks and offers_turn)
        for action in (menus.next_place, menus.previous_place, menus.place):
            action.setEnabled(asks and self._scene.picked is not None)

    def _pick(self, index: int) -> None:
        if self._page.is_shown:
            self._scene.pick_number(index + 1)

    def _choose(self, step: int) -> None:
        if self._page.is_shown:
            self._scene.choose_next_place(step)

    def _place(self) -> None:
        if self._page.is_shown:
            self._scene.place_picked()

    def _sort(self) -> None:
        if self._page.is_shown:
            self._scene.sort_rack()
