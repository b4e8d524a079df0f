from __future__ import annotations

from datetime import UTC, datetime
from pathlib import Path

import pytest

from domino_gui.windows import fault_texts

NOW = datetime(2026, 12, 1, 19, 30, tzinfo=UTC)


def logged(error: Exception) -> list[str]:
    with pytest.raises(type(error)) as raised:
        raise error
    told = fault_texts.exception_entry(raised.type, raised.value, raised.tb, NOW)
    return told.splitlines()


def test_an_exception_is_logged_with_where_it_was_raised() -> None:
    head, *rest = logged(KeyError("oops"))
    assert head.startswith("2026-12-01 19:30:00+00:00  Fives ")
    assert head.endswith(": KeyError: 'oops'")
    assert rest[0] == "    Traceback (most recent call last):"
    assert rest[1].startswith('      File "test_fault_texts.py", line ')
    assert rest[-1] == "    KeyError: 'oops'"


def test_no_tile_and_no_folder_of_a_person_is_named() -> None:
    home = Path.home()
    text = "\n".join(logged(ValueError(f"3|5 is not in the hand, see {home / 'x'}, {home!r}")))
    assert "3|5" not in text
    assert str(home) not in text
    assert "?|? is not in the hand, see ~/x" in text


@pytest.mark.parametrize(
    ("path", "told"),
    [
        ("/home/anna/domino_gui/windows/desk.py", "domino_gui/windows/desk.py"),
        (r"C:\Users\Anna\fives\domino_gui\engine\match.py", "domino_gui/engine/match.py"),
        ("/opt/lib/python3.11/site-packages/msgspec/json.py", "msgspec/json.py"),
        ("/home/anna/script.py", "script.py"),
    ],
)
def test_files_are_named_from_where_they_are_the_same_on_every_machine(
    path: str, told: str
) -> None:
    assert fault_texts.fit_to_send(f'  File "{path}", line 3, in x') == (
        f'  File "{told}", line 3, in x'
    )


def test_a_fault_that_has_much_to_tell_is_told_by_its_beginning_and_its_end() -> None:
    lines = fault_texts.entry("much", [f"line {number}" for number in range(1000)], NOW)
    head, *rest = lines.splitlines()
    assert head.endswith(": much")
    assert len(rest) == 81
    assert (rest[0].strip(), rest[20].strip(), rest[-1].strip()) == ("line 0", "…", "line 999")
    (long,) = fault_texts.entry("x", ["y\x07" * 1000], NOW).splitlines()[1:]
    assert len(long) <= 304
    assert long.isprintable()


def test_a_folder_of_a_person_that_is_the_root_hides_nothing(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(Path, "home", lambda: Path("/"))
    assert fault_texts.without_home("/usr/share") == "/usr/share"
