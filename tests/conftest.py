"""What every test stands on: no screen, one locale, and no trace left on the machine."""

import os

# First of all, for Qt reads these when its first application object is made: no screen, no
# settings of whoever runs the tests.
for _name in [name for name in os.environ if name.startswith(("QT_", "FIVES_"))]:
    del os.environ[_name]
os.environ.pop("LANGUAGE", None)
os.environ["LC_ALL"] = "C.UTF-8"
os.environ["QT_QPA_PLATFORM"] = "offscreen"

from pathlib import Path

import pytest
from hypothesis import settings

# Times mean little under coverage on a busy machine; a run that must not surprise repeats its
# examples, every other run looks for new ones.
settings.register_profile("fives", deadline=None, derandomize=bool(os.environ.get("CI")))
# Found by --hypothesis-profile=long: minutes where the suite takes seconds.
settings.register_profile("long", deadline=None, max_examples=1000, stateful_step_count=100)
settings.load_profile("fives")

_FOLDERS = ("XDG_DATA_HOME", "XDG_CONFIG_HOME", "XDG_CACHE_HOME", "XDG_STATE_HOME")


@pytest.fixture(autouse=True)
def own_folders(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Give each test data and settings folders of its own, so none sees a player's."""
    for name in _FOLDERS:
        monkeypatch.setenv(name, str(tmp_path / name.lower()))
