"""The commands that are told really print the seal, on whatever of them runs here."""

import re
import shutil
import subprocess
import sys

import pytest

from domino_gui.windows.seal_by_hand import by_hand
from domino_gui.windows.seal_check import SealedDeal, sealed_deals
from tests.windows.sheets import played


@pytest.fixture(params=["all-fives", "draw"])
def deal(request: pytest.FixtureRequest) -> SealedDeal:
    return sealed_deals(played(request.param, 3, 1, seed=8))[0]


def typed(command: str) -> str:
    """What a shell prints of a command."""
    run = subprocess.run(
        ["sh", "-c", command], capture_output=True, text=True, check=True, timeout=30
    )
    return run.stdout


@pytest.mark.parametrize(
    ("system", "needs"),
    [
        ("linux", ("xxd", "sha256sum")),
        ("macos", ("xxd", "shasum")),
        ("perl", ("perl", "openssl")),
    ],
)
def test_what_a_shell_computes_is_the_seal(
    deal: SealedDeal, system: str, needs: tuple[str, ...]
) -> None:
    if missing := [name for name in needs if shutil.which(name) is None]:
        pytest.skip(f"{missing} cannot be run here")
    assert deal.opened is not None
    printed = typed(getattr(by_hand(deal.opened), system))
    assert re.findall(r"\b[0-9a-f]{64}\b", printed) == [deal.seal]


def test_what_python_computes_is_the_seal(deal: SealedDeal) -> None:
    assert deal.opened is not None
    command = by_hand(deal.opened).python
    assert command.startswith('python3 -c "')
    assert typed(f'"{sys.executable}"' + command.removeprefix("python3")).strip() == deal.seal


def test_what_powershell_computes_is_the_seal(deal: SealedDeal) -> None:
    shell = shutil.which("pwsh") or shutil.which("powershell")
    if shell is None:
        pytest.skip("no PowerShell here")
    assert deal.opened is not None
    run = subprocess.run(
        [shell, "-NoProfile", "-Command", by_hand(deal.opened).powershell],
        capture_output=True,
        text=True,
        check=True,
        timeout=120,
    )
    assert run.stdout.strip() == deal.seal


def test_every_command_holds_key_and_tiles_and_needs_nothing_of_this_program(
    deal: SealedDeal,
) -> None:
    assert deal.opened is not None
    for command in by_hand(deal.opened):
        assert deal.opened.key in command
        assert deal.opened.tiles in command
        assert "domino" not in command
        assert deal.seal not in command
