"""What is preferred holds, at once and after the next start."""

from collections.abc import Callable

import pytest
from msgspec.structs import replace

from domino_gui.engine.rules import RuleSetId
from domino_gui.storage.match_setup import MatchSetup, SeatSetup
from domino_gui.storage.places import preferences_path
from domino_gui.storage.preferences import read_preferences
from domino_gui.storage.programs import AddedProgram
from domino_gui.table.choreography import Pace
from domino_gui.windows import fonts, languages
from domino_gui.windows.languages import Language
from domino_gui.windows.play_options import PlayOptions, Watch
from domino_gui.windows.settings import PACE_MS, STILL_PACE_MS
from tests.windows.conftest import Person

OpenWindow = Callable[..., Person]


def test_each_move_can_be_seen_also_where_nothing_moves() -> None:
    assert PACE_MS["slow"] > PACE_MS["normal"] > PACE_MS["fast"] >= 100
    assert PACE_MS["max"] == STILL_PACE_MS["max"] == 0
    assert all(STILL_PACE_MS[pace] > PACE_MS[pace] for pace in ("slow", "normal", "fast"))


def test_pace_and_place_of_the_window_are_remembered(open_window: OpenWindow) -> None:
    person = open_window()
    person.host.window.menus.paces["fast"].trigger()
    person.host.window.resize(1100, 700)
    person.host.window.close()
    kept = read_preferences(preferences_path()).preferences
    assert kept.pace == "fast"
    assert kept.geometry


@pytest.mark.parametrize("still", [True, False])
def test_things_move_as_the_system_is_set_until_somebody_chooses(
    open_window: OpenWindow, monkeypatch: pytest.MonkeyPatch, still: bool
) -> None:
    monkeypatch.setattr("domino_gui.windows.settings.prefers_stillness", lambda: still)
    person = open_window(motion="automatic")
    window = person.host.window
    assert window.menus.motions["automatic"].isChecked()
    assert window.scene._choreography.pace is (Pace.OFF if still else Pace.NORMAL)
    window.close()
    assert read_preferences(preferences_path()).preferences.motion == "automatic"
    again = open_window(motion="automatic")
    again.host.window.menus.motions["on" if still else "off"].trigger()
    assert again.host.window.scene._choreography.pace is (Pace.NORMAL if still else Pace.OFF)
    again.host.window.close()
    chosen = "on" if still else "off"
    assert read_preferences(preferences_path()).preferences.motion == chosen


def test_slow_is_slow_also_where_nothing_moves(open_window: OpenWindow) -> None:
    person = open_window(pace="slow", motion="off")
    pause, choreography = person.desk._controller._pause, person.host.window.scene._choreography
    assert (choreography.pace, pause._pace_ms) == (Pace.OFF, STILL_PACE_MS["slow"])
    person.host.window.menus.motions["on"].trigger()
    assert (choreography.pace, pause._pace_ms) == (Pace.SLOW, PACE_MS["slow"])


@pytest.mark.parametrize("speed", ["slow", "max"])
def test_a_demonstration_keeps_its_speed_until_a_pace_is_chosen(
    open_window: OpenWindow, speed: str
) -> None:
    watch = Watch(RuleSetId.MUGGINS)
    person = open_window(options=PlayOptions(watch=watch, speed=speed), pace="fast")
    window, settings = person.host.window, person.host.settings
    pause = person.desk._controller._pause
    assert pause._pace_ms == PACE_MS[speed]
    assert not window.menus.paces["fast"].isChecked()
    settings.change(language="en")
    assert pause._pace_ms == PACE_MS[speed]
    window.menus.paces["fast"].trigger()
    assert pause._pace_ms == PACE_MS["fast"]
    assert window.scene._choreography.pace is Pace.FAST
    assert window.menus.paces["fast"].isChecked()


def test_damaged_preferences_are_told_and_kept_aside(open_window: OpenWindow) -> None:
    path = preferences_path()
    path.parent.mkdir(parents=True)
    path.write_text("{", encoding="utf-8")
    person = open_window(writes_preferences=False)
    notices = person.host.window.notices
    person.qtbot.waitUntil(lambda: bool(notices.texts), timeout=5_000)
    assert "preferences" in notices.texts[0]
    person.host.window.close()
    assert path.with_name("preferences.kept-1.json").read_text(encoding="utf-8") == "{"


def test_where_korean_cannot_be_shown_the_window_says_what_to_install(
    open_window: OpenWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(fonts, "korean_is_readable", lambda: False)
    person = open_window()
    person.qtbot.waitUntil(lambda: bool(person.host.window.notices.texts), timeout=5_000)
    assert "apt install fonts-nanum" in person.host.window.notices.texts[0]


@pytest.mark.parametrize(
    ("chosen", "spoken"), [("system", Language.ENGLISH), ("ko", Language.KOREAN)]
)
def test_a_language_that_cannot_be_shown_is_spoken_only_on_demand(
    open_window: OpenWindow, monkeypatch: pytest.MonkeyPatch, chosen: str, spoken: Language
) -> None:
    monkeypatch.setattr(fonts, "korean_is_readable", lambda: False)
    monkeypatch.setattr(languages, "system_language", lambda: Language.KOREAN)
    person = open_window(language=chosen)
    person.qtbot.waitUntil(lambda: bool(person.host.window.notices.texts), timeout=5_000)
    assert person.host.settings.translators.spoken is spoken
    person.host.window.menus.paces["fast"].trigger()
    assert person.host.settings.translators.spoken is spoken


def test_a_program_is_kept_at_once_and_the_match_offered_next_follows_its_name(
    open_window: OpenWindow,
) -> None:
    settings = open_window().host.settings
    program = AddedProgram("Bot", ("bot",))
    settings.change_program("", program)
    rob = SeatSetup(level="strong", program="Bot")
    settings.change(match=MatchSetup(players=(rob, rob, SeatSetup(), SeatSetup())))
    settings.change_program("Bot", replace(program, name="Rob"))
    kept = read_preferences(preferences_path()).preferences
    assert kept.programs == (AddedProgram("Rob", ("bot",)),)
    assert [player.program for player in kept.match.players] == ["Rob", "Rob", "", ""]


def test_what_a_newer_version_wrote_is_told_and_left_exactly_as_it_is(
    open_window: OpenWindow,
) -> None:
    path = preferences_path()
    path.parent.mkdir(parents=True)
    newer = '{"format": 99, "pace": "leisurely"}'
    path.write_text(newer, encoding="utf-8")
    person = open_window(writes_preferences=False)
    notices = person.host.window.notices
    person.qtbot.waitUntil(lambda: bool(notices.texts), timeout=5_000)
    assert "newer version" in notices.texts[0]
    person.host.window.menus.paces["fast"].trigger()
    person.host.window.close()
    assert path.read_text(encoding="utf-8") == newer
    assert [*path.parent.iterdir()] == [path]
    assert len(notices.texts) == 1


@pytest.mark.parametrize(
    "name",
    [
        *("automatic_draws", "automatic_passes", "automatic_placements"),
        *("confirm_placements", "open_hands"),
    ],
)
def test_what_is_switched_in_a_menu_is_kept(open_window: OpenWindow, name: str) -> None:
    person = open_window()
    before = person.host.settings.preferences
    switch = person.host.window.menus.switches[name]
    assert switch.isChecked() == getattr(before, name)
    switch.trigger()
    kept = read_preferences(preferences_path()).preferences
    assert kept == replace(before, **{name: not getattr(before, name)})
