import unicodedata

import pytest
from hypothesis import given
from hypothesis import strategies as st

from domino_gui.storage.name_keys import name_key


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("Mina", "MINA"),
        ("민아", unicodedata.normalize("NFD", "민아")),
        ("Åsa", "A\N{COMBINING RING ABOVE}SA"),
        ("Strauß", "STRAUSS"),
        ("ΣΊΣΥΦΟΣ", "σίσυφος"),
        ("  Kim   Mina ", "kim mina"),
    ],
)
def test_spellings_of_one_name_are_one(one: str, other: str) -> None:
    assert name_key(one) == name_key(other)


@pytest.mark.parametrize(("one", "other"), [("Mina", "Minna"), ("민아", "미나"), ("Åsa", "Asa")])
def test_names_that_sound_alike_are_two(one: str, other: str) -> None:
    assert name_key(one) != name_key(other)


@given(st.text(st.characters(), max_size=64))
def test_any_text_has_a_key_that_can_be_written_and_is_its_own(name: str) -> None:
    key = name_key(name)
    assert key.encode().decode() == key
    assert name_key(key) == key


def test_half_a_surrogate_pair_stands_for_nothing_else() -> None:
    assert name_key("a\ud800") == "a?"
