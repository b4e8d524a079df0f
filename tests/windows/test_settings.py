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
from domino_gui.windows.settings import PACE_MS
from tests.windows.conftest import Person

OpenWindow = Callable[..., Person]


def test_each_move_can_be_seen_also_where_nothing_moves() -> None:
    assert PACE_MS["slow"] > PACE_MS["normal"] > PACE_MS["fast"] >= 100
    assert PACE_MS["off"] > PACE_MS["normal"]
    assert PACE_MS["max"] == 0


def test_pace_and_place_of_the_window_are_remembered(open_window: OpenWindow) -> None:
    person = open_window()
    person.host.window.menus.paces["fast"].trigger()
    person.host.window.resize(1100, 700)
    person.host.window.close()
    kept = read_preferences(preferences_path()).preferences
    assert kept.pace == "fast"
    assert kept.geometry


@pytest.mark.parametrize("still", [True, False])
def test_the_pace_is_as_the_system_is_set_until_somebody_chooses_one(
    open_window: OpenWindow, monkeypatch: pytest.MonkeyPatch, still: bool
) -> None:
    monkeypatch.setattr("domino_gui.windows.settings.prefers_stillness", lambda: still)
    person = open_window(pace="automatic")
    window = person.host.window
    assert window.menus.paces["off" if still else "normal"].isChecked()
    assert window.scene._choreography.pace is (Pace.OFF if still else Pace.NORMAL)
    window.close()
    assert read_preferences(preferences_path()).preferences.pace == "automatic"
    again = open_window(pace="automatic")
    chosen = "normal" if still else "off"
    again.host.window.menus.paces[chosen].trigger()
    assert again.host.window.scene._choreography.pace is Pace[chosen.upper()]
    again.host.window.close()
    assert read_preferences(preferences_path()).preferences.pace == chosen


@pytest.mark.parametrize("speed", ["slow", "max"])
def test_a_demonstration_keeps_its_speed_until_a_pace_is_chosen(
    open_window: OpenWindow, speed: str
) -> None:
    watch = Watch(RuleSetId.MUGGINS, speed=speed)
    person = open_window(options=PlayOptions(watch=watch), pace="fast")
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


def test_draws_and_passes_are_done_by_themselves_as_preferred(open_window: OpenWindow) -> None:
    person = open_window()
    person.host.window.menus.automatic_draws.trigger()
    kept = read_preferences(preferences_path()).preferences
    assert kept == replace(person.host.settings.preferences, automatic_draws=False)
