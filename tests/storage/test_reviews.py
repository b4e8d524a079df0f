"""What a review found out, kept beside the record."""

from __future__ import annotations

from pathlib import Path

import pytest
from msgspec.structs import replace

from domino_gui.engine.events import Place, RoundDealt, TilePlaced
from domino_gui.engine.layout import End, Port
from domino_gui.engine.rules import RuleSetId
from domino_gui.engine.tiles import Tile
from domino_gui.storage.reviews import (
    FORMAT,
    Review,
    ReviewedChoice,
    ReviewedRound,
    Weighed,
    read_review,
    review_path,
    reviews_in,
    told_apart,
    write_review,
)
from tests.simulated import begun, played_out, short_match

PLACE = Place(Tile(3, 5), End(Tile(5, 5), Port.STRAIGHT_A))


def reviewed(number: int = 1, seat: int = 0, lost: float = 5.0, told: str = "ab") -> ReviewedRound:
    weighed = Weighed(PLACE, 10, -2.5, 20.0, 0.25, 300)
    known = Weighed(Place(Tile(5, 5), None), 0, 4.0, 0.0, None, 1)
    return ReviewedRound(number, seat, told, lost, (ReviewedChoice(7, (weighed, known)),))


def review(*rounds: ReviewedRound) -> Review:
    return Review(RuleSetId.FIVE_UP, ("Ada", "Mina"), "2026-05-01T10:00:00+09:00", rounds=rounds)


def test_what_is_written_is_read_again(tmp_path: Path) -> None:
    record = tmp_path / "match.domino"
    write_review(record, review(reviewed(), reviewed(2, 1)))
    assert review_path(record).name == "match.review"
    assert read_review(record) == review(reviewed(), reviewed(2, 1))
    assert [path.name for path in tmp_path.iterdir()] == ["match.review"]
    assert [*reviews_in(tmp_path)] == [(record.with_suffix(".review"), read_review(record))]


@pytest.mark.parametrize(
    "data", [b"", b"{", b"[]", b"{}", b"\xff", b'{"format":1,"rules":"none","names":[]}']
)
def test_a_damaged_one_is_as_good_as_none_and_is_written_anew(tmp_path: Path, data: bytes) -> None:
    record = tmp_path / "match.domino"
    review_path(record).write_bytes(data)
    assert read_review(record) is None
    assert [*reviews_in(tmp_path)] == []
    write_review(record, review())
    assert read_review(record) == review()


def test_what_a_newer_program_wrote_is_neither_read_nor_written_over(tmp_path: Path) -> None:
    record = tmp_path / "match.domino"
    write_review(record, replace(review(), format=FORMAT + 1))
    before = review_path(record).read_bytes()
    assert read_review(record) is None
    write_review(record, review(reviewed()))
    assert review_path(record).read_bytes() == before


def test_a_disk_that_refuses_costs_the_review_and_nothing_else(tmp_path: Path) -> None:
    record = tmp_path / "no folder" / "match.domino"
    write_review(record, review())
    assert read_review(record) is None
    assert [*reviews_in(record.parent)] == []


def test_a_round_takes_the_place_of_what_was_known_of_it() -> None:
    both = review(reviewed(2, lost=9.0)).with_round(reviewed(1, lost=1.0))
    assert [each.round for each in both.rounds] == [1, 2]
    assert both.lost_by(0) == 5.0
    assert both.lost_by(1) is None
    again = both.with_round(reviewed(2, lost=3.0, told="cd"))
    assert again.lost_by(0) == 2.0
    assert again.round_of(2, 0, "cd") == reviewed(2, lost=3.0, told="cd")
    assert again.round_of(2, 0, "ab") is None
    assert again.round_of(2, 1, "cd") is None


def test_rounds_are_told_apart_by_their_deal_and_by_what_was_done() -> None:
    events = played_out(begun(target=100), 3).events
    told = told_apart(events)
    deals = [at for at, event in enumerate(events) if isinstance(event, RoundDealt)]
    assert len(told) == len(set(told)) == len(deals) > 1
    assert told_apart(events[: deals[1]]) == told[:1]
    # Neither another key nor what came after it makes it another round.
    first = next(at for at, event in enumerate(events) if isinstance(event, TilePlaced))
    other = [*events[:first], *events[first + 1 :]]
    assert told_apart(other)[0] != told[0]
    assert told_apart(other)[1:] == told[1:]
    assert told_apart(short_match(2).events) != told_apart(short_match(4).events)
    assert told_apart([]) == []
