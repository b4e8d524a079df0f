from __future__ import annotations

import signal
import subprocess
import sys
from pathlib import Path
from types import SimpleNamespace

import pytest

from domino_gui.commands.errors import CommandError
from domino_gui.commands.play import play, read_options
from domino_gui.engine.events import encode_events
from domino_gui.engine.rules import RuleSetId
from domino_gui.windows.play_options import PlayOptions, Watch
from tests.opponents.positions import at_turn


@pytest.mark.parametrize(
    ("arguments", "options"),
    [
        ("my.domino", PlayOptions(file=Path("my.domino"))),
        (
            "my.domino --quit-after 1 --speed fast",
            PlayOptions(file=Path("my.domino"), quit_after=1, speed="fast"),
        ),
        ("--watch five-up", PlayOptions(watch=Watch(RuleSetId.FIVE_UP))),
        (
            "--watch all-fives --seats 4 --level club --speed max --seed 0 --quit-after 3",
            PlayOptions(watch=Watch(RuleSetId.ALL_FIVES, 4, "club", 0), quit_after=3, speed="max"),
        ),
    ],
)
def test_what_is_asked_for_is_opened(arguments: str, options: PlayOptions) -> None:
    assert read_options(arguments.split()) == options


@pytest.mark.parametrize(
    "arguments",
    [
        "--watch chess",
        "--watch",
        "--watch draw --seats 5",
        "--watch draw --seats 1",
        "--watch draw --level strong",
        "--watch draw --speed warp",
        "--watch draw --seed -1",
        "--watch draw --quit-after 0",
        "--watch draw my.domino",
        "--seats 3",
        "--level club my.domino",
        "--seed 0",
        "--speed max",
        "one.domino two.domino",
        "my.domino --version",
        "--what",
    ],
)
def test_what_makes_no_sense_is_refused_in_one_line(arguments: str) -> None:
    with pytest.raises(CommandError) as caught:
        read_options(arguments.split())
    assert "\n" not in str(caught.value)
    assert caught.value.status == 2


def test_the_rule_sets_there_are_to_watch_are_named_as_they_are_written() -> None:
    with pytest.raises(CommandError, match=r"choose from '?all-fives'?, '?muggins'?, "):
        read_options(["--watch", "chess"])


@pytest.fixture
def opened(monkeypatch: pytest.MonkeyPatch) -> list[PlayOptions]:
    """What the window was opened with."""
    opened = []

    def run(options: PlayOptions) -> int:
        # While the window is open, Ctrl-C is not Python's to handle.
        assert signal.getsignal(signal.SIGINT) is signal.SIG_DFL
        opened.append(options)
        return 5

    monkeypatch.setitem(sys.modules, "domino_gui.windows.application", SimpleNamespace(run=run))
    return opened


def test_without_arguments_the_game_opens_and_no_parser_is_loaded(
    opened: list[PlayOptions], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "argparse", None)
    assert play([]) == 5
    assert opened == [PlayOptions()]
    assert signal.getsignal(signal.SIGINT) is not signal.SIG_DFL


IMPORT_WITHIN = """
import builtins, sys
from types import SimpleNamespace

own = builtins.__import__
sys.modules["domino_gui.windows.application"] = SimpleNamespace(
    run=lambda options: 7 if builtins.__import__ is own else 8
)
from domino_gui.commands.play import play

sys.exit(play([]))
"""


def test_modules_are_imported_by_python_itself_also_after_qt() -> None:
    run = subprocess.run([sys.executable, "-c", IMPORT_WITHIN], check=False)
    assert run.returncode == 7


def test_a_record_is_opened_even_if_its_last_line_was_cut_off(
    opened: list[PlayOptions], tmp_path: Path
) -> None:
    file = tmp_path / "live.domino"
    file.write_bytes(encode_events(at_turn().events) + b'{"event":"pl')
    assert play([str(file)]) == 5
    assert opened == [PlayOptions(file=file)]


@pytest.mark.parametrize(
    ("content", "status", "reason"),
    [
        (None, 2, "cannot be opened"),
        (b"hello", 2, "line 1: "),
        (encode_events([*at_turn().events, at_turn().events[0]]), 1, "begins only once"),
    ],
)
def test_what_cannot_be_opened_is_told_before_there_is_a_window(
    content: bytes | None, status: int, reason: str, opened: list[PlayOptions], tmp_path: Path
) -> None:
    file = tmp_path / "x.domino"
    if content is not None:
        file.write_bytes(content)
    with pytest.raises(CommandError, match=reason) as caught:
        play([str(file)])
    assert caught.value.status == status
    assert not opened
