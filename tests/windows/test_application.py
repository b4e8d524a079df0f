import os
import subprocess
import sys
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication

from domino_gui import __version__
from domino_gui.windows.application import application


def test_the_application_has_its_names(qapp: QApplication) -> None:
    app = application()
    assert app is qapp
    assert app.applicationName() == "fives"
    assert app.applicationVersion() == __version__
    assert app.desktopFileName() == "fives"


@pytest.mark.parametrize("language", ["ko_KR.UTF-8", "C.UTF-8"])
def test_the_program_starts_and_leaves_without_a_word(tmp_path: Path, language: str) -> None:
    environment = os.environ | {
        "FIVES_QUIT_AFTER_START": "1",
        "HOME": str(tmp_path),
        "LC_ALL": language,
        "LANG": language,
    }
    run = subprocess.run(
        [sys.executable, "-m", "domino_gui"],
        env=environment,
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )
    assert (run.returncode, run.stdout) == (0, "")
    assert "Traceback" not in run.stderr
    assert "QProcess" not in run.stderr
