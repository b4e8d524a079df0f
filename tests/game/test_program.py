import subprocess
import sys
from collections.abc import Iterator

import pytest
from PySide6.QtCore import QCoreApplication, QElapsedTimer
from pytestqt.qtbot import QtBot

from domino_gui.engine.json_limits import PROTOCOL_LINE
from domino_gui.game.notices import Fault
from domino_gui.game.program import PATIENCE_MS, Program
from tests.game.leftovers import running_processes
from tests.game.table import LONG, PROGRAMS, collected


def python(source: str) -> list[str]:
    return [sys.executable, "-c", source]


ECHO = python("import sys\nfor line in sys.stdin: print(line.upper(), end='', flush=True)")


def gone() -> bool:
    application = QCoreApplication.instance()
    assert application is not None
    return not application.findChildren(Program)


@pytest.fixture(autouse=True)
def all_gone(qtbot: QtBot) -> Iterator[None]:
    yield
    qtbot.waitUntil(gone, timeout=LONG)


def test_lines_go_in_and_come_out(qtbot: QtBot) -> None:
    program = Program(ECHO)
    with qtbot.waitSignal(program.said, timeout=LONG) as said:
        program.start()
        program.say(b"hello\n")
    assert said.args == [b"HELLO"]
    program.end(b"bye\n")


def test_a_line_comes_whole_however_it_was_written(qtbot: QtBot) -> None:
    source = "import sys\nfor c in 'ab\\ncd\\n': sys.stdout.write(c); sys.stdout.flush()\ninput()"
    program = Program(python(source))
    with collected(program.said) as said:
        program.start()
        qtbot.waitUntil(lambda: len(said) == 2, timeout=LONG)
    assert said == [b"ab", b"cd"]
    program.end()


def test_the_longest_line_is_read_and_a_longer_one_is_not(qtbot: QtBot) -> None:
    source = f"import sys\nsys.stdout.write('x' * {PROTOCOL_LINE} + chr(10))\n"
    program = Program(python(source + "sys.stdout.write('x' * 17_000_000)\ninput()"))
    with collected(program.said) as said, qtbot.waitSignal(program.failed, timeout=LONG) as failed:
        program.start()
    assert [len(line) for line in said] == [PROTOCOL_LINE]
    assert failed.args is not None
    assert failed.args[0] is Fault.FLOODED
    program.end()


def test_the_end_of_a_program_is_told_once_with_its_last_words(qtbot: QtBot) -> None:
    program = Program(python("import sys; print('last'); sys.exit('no more')"))
    with (
        collected(program.said) as said,
        collected(program.failed) as failed,
        qtbot.waitSignal(program.failed, timeout=LONG) as told,
    ):
        program.start()
    assert said == [b"last"]
    assert told.args == [Fault.DIED, "no more"]
    program.say(b"still there?\n")
    program.end(b"bye\n")
    qtbot.waitUntil(gone, timeout=LONG)
    assert failed == ["no more"]


def test_a_program_that_ends_without_a_word_is_told_with_its_status(qtbot: QtBot) -> None:
    program = Program(python("raise SystemExit(7)"))
    with qtbot.waitSignal(program.failed, timeout=LONG) as failed:
        program.start()
    assert failed.args == [Fault.DIED, "exit 7"]
    program.end()


def test_a_program_that_does_not_exist_is_not_started(qtbot: QtBot) -> None:
    program = Program(["/nowhere/at all"])
    with qtbot.waitSignal(program.failed, timeout=LONG) as failed:
        program.start()
    assert failed.args is not None
    assert failed.args[0] is Fault.NOT_STARTED
    program.end()


def test_that_a_program_cannot_be_started_is_told_later_however_soon_it_is_known(
    qtbot: QtBot,
) -> None:
    program = Program([""])  # of which Qt tells at once, as of a missing program on Windows
    with (
        collected(program.failed) as failed,
        qtbot.waitSignal(program.failed, timeout=LONG) as told,
    ):
        program.start()
        assert failed == []
    assert told.args is not None
    assert told.args[0] is Fault.NOT_STARTED
    program.end()


def test_a_program_that_was_never_started_can_be_ended() -> None:
    program = Program(ECHO)
    program.end(b"bye\n")
    program.end()


def test_a_program_leaves_when_it_is_asked(qtbot: QtBot) -> None:
    program = Program([sys.executable, str(PROGRAMS / "correct.py")])
    program.start()
    with qtbot.waitSignal(program.said, timeout=LONG):
        program.say(b'{"cmd":"hello"}\n')
    timer = QElapsedTimer()
    timer.start()
    program.end(b'{"cmd":"quit"}\n')
    assert timer.elapsed() < 100
    qtbot.waitUntil(gone, timeout=LONG)
    assert timer.elapsed() < PATIENCE_MS


def test_a_program_that_does_not_leave_is_killed_in_the_end(qtbot: QtBot) -> None:
    program = Program([sys.executable, str(PROGRAMS / "stubborn.py")])
    with qtbot.waitSignal(program.said, timeout=LONG):
        program.start()
    timer = QElapsedTimer()
    timer.start()
    program.end(b"bye\n")
    qtbot.waitUntil(gone, timeout=LONG)
    # Timers may come a twentieth too early.
    assert timer.elapsed() >= 2 * PATIENCE_MS * 0.95


def test_a_program_that_failed_is_killed_at_once(qtbot: QtBot) -> None:
    program = Program([sys.executable, str(PROGRAMS / "stubborn.py")])
    with qtbot.waitSignal(program.said, timeout=LONG):
        program.start()
    with collected(program.failed) as failed:
        program.end()
        qtbot.waitUntil(gone, timeout=2 * PATIENCE_MS)
    assert failed == []


@pytest.mark.parametrize(("before", "given"), [("/their/own", "/their/own"), ("", "")])
def test_the_libraries_of_a_frozen_game_are_not_given_to_others(
    before: str, given: str, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys, "frozen", True, raising=False)
    monkeypatch.setenv("LD_LIBRARY_PATH", "/frozen/libraries")
    monkeypatch.setenv("LD_LIBRARY_PATH_ORIG", before)
    source = "import os; print(os.environ.get('LD_LIBRARY_PATH', '')); input()"
    program = Program(python(source))
    with qtbot.waitSignal(program.said, timeout=LONG) as said:
        program.start()
    assert said.args == [given.encode()]
    program.end()


QUITS = """
import sys
from PySide6.QtCore import QCoreApplication, QTimer
from domino_gui.game.program import Program
application = QCoreApplication([])
states = []
programs = [Program([sys.executable, path]) for path in sys.argv[1:]]
for program in programs:
    program._process.finished.connect(lambda code, status: states.append(status.name))
    program.start()
programs[0].said.connect(lambda line: (programs[0].end(b"bye\\n"), application.quit()))
application.exec()
print(*states)
"""


def test_quitting_the_application_ends_its_programs_without_a_warning() -> None:
    paths = [str(PROGRAMS / f"{name}.py") for name in ("stubborn", "deaf", "correct")]
    run = subprocess.run(
        [sys.executable, "-c", QUITS, *paths], capture_output=True, text=True, check=False
    )
    assert run.stderr == ""
    assert run.returncode == 0
    assert len(run.stdout.split()) == 3
    assert running_processes() == []
