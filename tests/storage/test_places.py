from pathlib import Path

import pytest

from domino_gui.storage import places


@pytest.mark.parametrize("platform", ["linux", "darwin"])
def test_the_folders_that_the_environment_names_are_obeyed(
    platform: str, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr("sys.platform", platform)
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    monkeypatch.setenv("XDG_CONFIG_HOME", str(tmp_path / "config"))
    assert places.data_folder() == tmp_path / "data" / "fives"
    assert places.settings_folder() == tmp_path / "config" / "fives"


def test_windows_has_names_of_its_own(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr("sys.platform", "win32")
    monkeypatch.setenv("LOCALAPPDATA", str(tmp_path / "local"))
    monkeypatch.setenv("APPDATA", str(tmp_path / "roaming"))
    assert places.data_folder() == tmp_path / "local" / "fives"
    assert places.settings_folder() == tmp_path / "roaming" / "fives"


@pytest.mark.parametrize(
    ("platform", "data", "settings"),
    [
        ("linux", ".local/share/fives", ".config/fives"),
        ("darwin", "Library/Application Support/fives", "Library/Preferences/fives"),
        ("win32", "AppData/Local/fives", "AppData/Roaming/fives"),
    ],
)
@pytest.mark.parametrize("value", [None, "", "somewhere/relative"])
def test_without_an_absolute_folder_the_platforms_own_is_used(
    platform: str,
    data: str,
    settings: str,
    value: str | None,
    monkeypatch: pytest.MonkeyPatch,
    tmp_path: Path,
) -> None:
    monkeypatch.setattr("sys.platform", platform)
    monkeypatch.setenv("HOME", str(tmp_path))
    for name in ("XDG_DATA_HOME", "XDG_CONFIG_HOME", "LOCALAPPDATA", "APPDATA"):
        if value is None:
            monkeypatch.delenv(name, raising=False)
        else:
            monkeypatch.setenv(name, value)
    assert places.data_folder() == tmp_path / data
    assert places.settings_folder() == tmp_path / settings


def test_matches_and_preferences_lie_in_these_folders() -> None:
    assert places.matches_folder().parent == places.data_folder()
    assert places.preferences_path().parent == places.settings_folder()


def test_records_that_are_no_longer_played_lie_below_those_that_are() -> None:
    folders = [places.finished_folder(), places.deleted_folder(), places.damaged_folder()]
    assert {folder.parent for folder in folders} == {places.matches_folder()}
    assert len(set(folders)) == 3
    assert places.library_path().parent == places.data_folder()


def test_naming_a_folder_makes_none() -> None:
    assert not places.matches_folder().exists()
    assert not places.settings_folder().exists()


def test_what_cannot_be_used_is_kept_under_a_name_that_is_free(tmp_path: Path) -> None:
    path = tmp_path / "library.db"
    assert places.kept_name(path) == tmp_path / "library.kept-1.db"
    (tmp_path / "library.kept-1.db").mkdir()
    assert places.kept_name(path) == tmp_path / "library.kept-2.db"
