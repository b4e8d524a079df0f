from __future__ import annotations

from collections.abc import Callable

from domino_gui.windows.desk import Stage
from domino_gui.windows.match_page import MatchPage
from tests.windows.conftest import Person

OpenWindow = Callable[..., Person]


def test_only_the_page_that_is_shown_is_zoomed_and_says_so(open_window: OpenWindow) -> None:
    person = open_window()
    person.wait(Stage.CHOOSING)
    window, menus = person.host.window, person.host.window.menus
    other = MatchPage(menus, window.colours, window)
    match = person.desk.match.copy()
    other.scene.show_match(match, None)
    window.add_page(other)
    menus.zoom_in.trigger()
    assert window.scene.is_zoomed
    assert not other.scene.is_zoomed
    assert menus.show_all.isEnabled()
    # What is not shown enables nothing, whatever happens to it.
    other.scene.show_match(match, None)
    assert menus.show_all.isEnabled()
    window.show_page(other)
    other.enable_keys()
    assert not menus.show_all.isEnabled()
    other.scene.zoom(2)
    assert menus.show_all.isEnabled()
    menus.show_all.trigger()
    assert not other.scene.is_zoomed
    assert window.scene.is_zoomed
