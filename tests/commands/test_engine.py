from __future__ import annotations

import json
import os
import re
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import IO

import pytest

from domino_gui.opponents.players import LEVELS
from tests.commands.running import ROOT, loaded_modules, run
from tests.opponents.test_server import HELLO, choose

COMMAND = [sys.executable, "-m", "domino_gui", "engine"]


@contextmanager
def talking() -> Iterator[tuple[subprocess.Popen[bytes], IO[bytes], IO[bytes], IO[bytes]]]:
    """The program while it runs: its process, and what it hears, says and complains."""
    with subprocess.Popen(
        COMMAND,
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        cwd=ROOT,
        bufsize=0,
    ) as program:
        assert program.stdin is not None
        assert program.stdout is not None
        assert program.stderr is not None
        yield program, program.stdin, program.stdout, program.stderr


def test_the_program_speaks_the_protocol() -> None:
    said = b'{"cmd":"hello"}\n\nwhat?\n' + choose(7) + b'{"cmd":"quit"}\n'
    result = run("engine", said=said)
    assert (result.returncode, result.stderr) == (0, "")
    hello, error, choice = map(json.loads, result.stdout.splitlines())
    assert hello == HELLO
    assert (error["reply"], error["id"]) == ("error", None)
    assert (choice["reply"], choice["id"]) == ("choice", 7)


def test_the_end_of_the_input_ends_it_without_a_word() -> None:
    result = run("engine", said=b"")
    assert (result.returncode, result.stdout, result.stderr) == (0, "", "")


def test_replies_come_at_once_and_quit_ends_it_with_the_input_open() -> None:
    with talking() as (program, hears, says, _):
        hears.write(b'{"cmd":"hello"}\n')
        assert json.loads(says.readline()) == HELLO
        hears.write(b'{"cmd":"quit"}\n')
        assert program.wait(10) == 0


def test_it_ends_silently_when_nobody_listens() -> None:
    with talking() as (program, hears, says, complains):
        says.close()
        hears.write(b'{"cmd":"hello"}\n')
        assert program.wait(10) == 0
        assert complains.read() == b""


@pytest.mark.skipif(os.name != "posix", reason="closed by a POSIX shell")
@pytest.mark.parametrize("closed", ["<&-", ">&- </dev/null"])
def test_a_closed_stream_ends_it_silently(closed: str) -> None:
    result = subprocess.run(
        f'"{sys.executable}" -m domino_gui engine {closed}',
        shell=True,
        stderr=subprocess.PIPE,
        check=False,
        cwd=ROOT,
    )
    assert (result.returncode, result.stderr) == (0, b"")


@pytest.mark.skipif(os.name != "posix", reason="signals are POSIX")
def test_ctrl_c_ends_it_in_one_line() -> None:
    with talking() as (program, hears, says, complains):
        hears.write(b'{"cmd":"hello"}\n')
        says.readline()
        program.send_signal(signal.SIGINT)
        assert program.wait(10) == 130
        assert complains.read() == b"domino-gui: interrupted\n"


@pytest.mark.skipif(not Path("/proc/self/status").exists(), reason="asked of Linux")
def test_it_takes_less_than_80_megabytes() -> None:
    most = 80 * 1024  # in KiB, as Linux counts
    with talking() as (program, hears, says, _):
        for id_, level in enumerate(LEVELS * 2):
            hears.write(choose(id_, number=2 + id_, level=level))
            assert json.loads(says.readline())["id"] == id_
        status = Path(f"/proc/{program.pid}/status").read_text()
        peak = re.search(r"VmHWM:\s+(\d+) kB", status)
        assert peak is not None
        assert 0 < int(peak[1]) < most


def test_arguments_are_refused() -> None:
    result = run("engine", "now")
    assert (result.returncode, result.stdout) == (2, "")
    assert result.stderr.count("\n") == 1


def test_it_loads_neither_qt_nor_a_progress_bar() -> None:
    loaded = loaded_modules("engine")
    assert "domino_gui.opponents.server" in loaded
    assert not {"PySide6", "shiboken6", "tqdm", "multiprocessing"} & loaded
