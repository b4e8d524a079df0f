"""What is asked of the database."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta, timezone

from domino_gui.storage.library import Library
from domino_gui.storage.statistics import Sample
from domino_gui.storage.statistics_queries import OPPONENT, figures_query, of_sample


def test_a_sample_asks_for_one_person_in_rated_matches() -> None:
    condition, values = of_sample(Sample("  MINA"))
    assert condition == "seats.person AND seats.key = :key AND is_over AND NOT practice"
    assert values == {"key": "mina"}


def test_times_are_whole_seconds_in_utc() -> None:
    time = datetime(2026, 12, 1, 12, 0, 0, 999_999, tzinfo=UTC)
    _, values = of_sample(Sample("Mina", since=time, until=time + timedelta(seconds=1)))
    assert (values["since"], values["until"]) == (1796126400, 1796126401)


def test_times_that_no_clock_tells_lie_before_or_after_all() -> None:
    east, west = timezone(timedelta(hours=12)), timezone(timedelta(hours=-12))
    since, until = datetime.min.replace(tzinfo=east), datetime.max.replace(tzinfo=west)
    _, values = of_sample(Sample("Mina", since=since, until=until))
    assert (values["since"], values["until"]) == (0, 2**62)


def test_the_seats_of_a_person_are_found_by_their_index(library: Library) -> None:
    condition, values = of_sample(Sample("Mina", opponent="Ada", level="expert"))
    with library.database.reading() as connection:
        plan = connection.execute(
            f"EXPLAIN QUERY PLAN {figures_query(OPPONENT, condition)}", values
        )
        steps = [row[3] for row in plan]
    assert any("seats USING INDEX seats_by_key (key=?)" in step for step in steps)
    assert not any(step.startswith(("SCAN matches", "SCAN seats")) for step in steps)
