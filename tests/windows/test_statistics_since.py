from datetime import UTC, datetime, timedelta

from domino_gui.storage.places import preferences_path
from domino_gui.storage.preferences import (
    MOST_RESETS,
    Preferences,
    read_preferences,
    write_preferences,
)
from domino_gui.windows.statistics_since import EVERYBODY, counted_since, reset

NOW = datetime(2026, 11, 30, 20, 15, tzinfo=UTC)
LATER = NOW + timedelta(days=1)


def test_until_a_reset_all_matches_count() -> None:
    assert counted_since({}, "Mina") is None


def test_a_reset_concerns_one_person_however_the_name_is_written() -> None:
    since = reset({}, "Mina", NOW)
    assert counted_since(since, "Mina") == counted_since(since, " MINA ") == NOW
    assert counted_since(since, "Joon") is None


def test_a_reset_for_everybody_concerns_all_and_later_ones_count() -> None:
    since = reset(reset({}, "Mina", NOW), EVERYBODY, LATER)
    assert counted_since(since, "Mina") == counted_since(since, "Joon") == LATER
    again = reset(since, "Mina", LATER + timedelta(hours=1))
    assert counted_since(again, "Mina") == LATER + timedelta(hours=1)
    assert counted_since(again, "Joon") == LATER


def test_what_was_kept_before_is_not_changed() -> None:
    before = reset({}, "Mina", NOW)
    kept = dict(before)
    reset(before, "Mina", LATER)
    assert before == kept


def test_what_is_no_time_resets_nothing() -> None:
    assert counted_since({"mina": "yesterday", "": "0001-01-01T00:00:00+14:00"}, "Mina") is None


def test_whatever_the_names_what_is_kept_can_be_read_again() -> None:
    since: dict[str, str] = {}
    for number in range(MOST_RESETS + 5):
        since = reset(since, f"{number} " + "ẞ" * 64, NOW + timedelta(seconds=number))
    assert write_preferences(preferences_path(), Preferences(statistics_since=since)) is None
    found = read_preferences(preferences_path())
    assert found.problem is None
    kept = found.preferences.statistics_since
    assert len(kept) == MOST_RESETS
    assert counted_since(kept, f"{MOST_RESETS + 4} " + "ẞ" * 64) is not None
    assert counted_since(kept, "0 " + "ẞ" * 64) is None  # the one reset first
