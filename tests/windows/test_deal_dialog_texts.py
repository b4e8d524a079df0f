"""Names from records are never markup, and no page promises what does not hold."""

import pytest

from domino_gui.windows.deal_dialog_texts import (
    by_hand_page,
    check_page,
    command_of,
    secret_page,
)
from domino_gui.windows.seal_by_hand import by_hand
from domino_gui.windows.seal_check import OpenedDeal, SealedDeal, sealed_deals
from tests.windows.sheets import played


@pytest.fixture
def deal() -> SealedDeal:
    return sealed_deals(played("all-fives", 2, 1))[0]


@pytest.fixture
def opened(deal: SealedDeal) -> OpenedDeal:
    assert deal.opened is not None
    return deal.opened


def test_names_are_shown_as_they_are_written(deal: SealedDeal, opened: OpenedDeal) -> None:
    page = check_page(deal, opened, ["<b>Ann</b>", "Ben & Co"])
    assert "&lt;b&gt;Ann&lt;/b&gt;" in page
    assert "Ben &amp; Co" in page


def test_a_number_that_makes_other_tiles_is_not_praised(
    deal: SealedDeal, opened: OpenedDeal
) -> None:
    assert "makes just these tiles" in check_page(deal, opened, ["Ann", "Ben"])
    assert "makes other tiles" in check_page(deal, opened._replace(number=1), ["Ann", "Ben"])
    assert "number" not in check_page(deal, opened._replace(number=None), ["Ann", "Ben"]).lower()


def test_the_page_by_hand_has_a_link_to_copy_every_command(opened: OpenedDeal) -> None:
    page = by_hand_page(opened)
    for name, command in by_hand(opened)._asdict().items():
        assert f'href="copy:{name}"' in page
        assert command_of(opened, name) == command
    with pytest.raises(KeyError):
        command_of(opened, "another")


def test_the_secret_page_says_what_is_secret_and_why() -> None:
    assert "know every hand" in secret_page()
