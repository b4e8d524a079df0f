"""The questions that statistics ask of the database."""

# Annotations are evaluated at once: NamedTuple would compile each of them as a string.

from datetime import UTC, datetime
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from domino_gui.storage.name_keys import name_key, writable

if TYPE_CHECKING:
    from domino_gui.storage.statistics import Sample

RATED: Final = "is_over AND NOT practice"
"""What a match has to be to count."""


class Group(NamedTuple):
    """By what matches are put together."""

    key: str
    """An expression of `matches`, `seats` and, where they are joined, `other` seats."""
    others: str = ""
    """Which seats of other sides are joined; a match counts for each of their keys."""


ALL: Final = Group("0")
RULES: Final = Group("matches.rules")
FORM: Final = Group("10 * matches.seat_count + matches.partners")
OPPONENT: Final = Group("other.key", "TRUE")
LEVEL: Final = Group(
    "other.level", "other.level IS NOT NULL AND NOT other.person AND other.program IS NULL"
)
"""Other people's programs may call their levels as they like: they are told apart by name alone."""
DAY: Final = Group("date(matches.moment, 'unixepoch', 'localtime')")
WEEK: Final = Group("date(matches.moment, 'unixepoch', 'localtime', '-6 days', 'weekday 1')")
"""By its Monday."""
MONTH: Final = Group("date(matches.moment, 'unixepoch', 'localtime', 'start of month')")


def of_sample(sample: "Sample") -> tuple[str, dict[str, Any]]:
    """Return which rows of `matches` and `seats` count, and the values asked for."""
    terms = {"person": "seats.person", "key": "seats.key = :key", "rated": RATED}
    values: dict[str, Any] = {"key": name_key(sample.name)}
    if sample.rules is not None:
        terms["rules"], values["rules"] = "matches.rules = :rules", sample.rules.value
    if sample.seats is not None:
        terms["seats"], values["seats"] = "matches.seat_count = :seats", sample.seats
    if sample.partners is not None:
        terms["partners"], values["partners"] = "matches.partners = :partners", sample.partners
    if sample.opponent is not None:
        terms["opponent"] = _faces("other.key = :opponent")
        values["opponent"] = name_key(sample.opponent)
    if sample.level is not None:
        terms["level"] = _faces(f"{LEVEL.others} AND other.level = :level")
        values["level"] = writable(sample.level)
    if sample.since is not None:
        terms["since"], values["since"] = "matches.moment >= :since", _seconds(sample.since)
    if sample.until is not None:
        terms["until"], values["until"] = "matches.moment <= :until", _seconds(sample.until)
    return " AND ".join(terms.values()), values


def _faces(condition: str) -> str:
    return f"EXISTS (SELECT 1 FROM seats AS other WHERE {_AGAINST} AND {condition})"


_AGAINST: Final = "other.match_id = seats.match_id AND other.side <> seats.side"


def _seconds(time: datetime) -> int:
    """Return the second in which ``time`` lies, for matches tell when they began in whole ones."""
    try:
        return int(time.astimezone(UTC).timestamp())
    except (ValueError, OverflowError, OSError):
        return 0 if time.year < 2000 else 2**62


def figures_query(group: Group, counted: str) -> str:
    """Return what asks for the sums of every group, of the rows ``counted`` (see `of_sample`).

    Runs of one outcome: numbered among all and among those of the outcome, the rows of a run keep
    the same distance.
    """
    distinct = "DISTINCT" if group.others else ""
    return f"""
        WITH counted AS (
            SELECT {distinct} {group.key} AS group_key, matches.id, matches.moment, matches.rounds,
                matches.resigned IS seats.seat AS gave_up, seats.seat, seats.outcome, seats.share,
                seats.points, seats.placements, seats.scoring, seats.placed, seats.best_count
            {_rows(group)} WHERE {counted}
        ),
        numbered AS (
            SELECT group_key, outcome,
                row_number() OVER all_of_them AS at,
                row_number() OVER all_of_them - row_number() OVER of_this_outcome AS run
            FROM counted
            WINDOW all_of_them AS (PARTITION BY group_key ORDER BY moment, id, seat),
                of_this_outcome AS (PARTITION BY group_key, outcome ORDER BY moment, id, seat)
        ),
        runs AS (
            SELECT group_key, outcome, count(*) AS length, max(at) AS ends
            FROM numbered GROUP BY group_key, outcome, run
        ),
        latest AS (
            SELECT group_key, outcome * length AS current, max(ends) FROM runs GROUP BY group_key
        ),
        longest AS (
            SELECT group_key, max(length) AS longest FROM runs WHERE outcome = 1 GROUP BY group_key
        )
        SELECT group_key, count(*), sum(share), sum(outcome = -1), sum(outcome = 0), sum(gave_up),
            sum(rounds), sum(points), sum(points * points), sum(points * rounds),
            sum(rounds * rounds), sum(placements), sum(scoring), sum(placed), max(best_count),
            coalesce(longest, 0), current
        FROM counted JOIN latest USING (group_key) LEFT JOIN longest USING (group_key)
        GROUP BY group_key ORDER BY group_key
    """


def _rows(group: Group) -> str:
    joined = f"JOIN seats AS other ON {_AGAINST} AND {group.others}" if group.others else ""
    # CROSS: the seats of one person come first, however many there are.
    return f"FROM seats CROSS JOIN matches ON matches.id = seats.match_id {joined}"


def opponents_query(counted: str) -> str:
    """Return what asks for the key of each opponent, and the name as it was written last."""
    return f"""
        SELECT key, name FROM (
            SELECT other.key AS key, other.name AS name, max(matches.id)
            {_rows(OPPONENT)} WHERE {counted} GROUP BY other.key
        ) ORDER BY key
    """


def kinds_query(counted: str) -> str:
    """Return what asks which rule sets were played, and at which tables."""
    return f"""
        SELECT DISTINCT matches.rules, matches.seat_count, matches.partners {_rows(ALL)}
        WHERE {counted} ORDER BY 1, 2, 3
    """


def levels_query(counted: str) -> str:
    """Return what asks for the levels of our computers on other sides."""
    return f"SELECT DISTINCT {LEVEL.key} {_rows(LEVEL)} WHERE {counted} ORDER BY 1"


def days_query(counted: str) -> str:
    """Return what asks for the first day and the last on which matches began."""
    return f"SELECT min({DAY.key}), max({DAY.key}) {_rows(ALL)} WHERE {counted}"


def matches_query(counted: str, columns: str) -> str:
    """Return what asks for ``columns`` of the matches and the person's seats, the first first."""
    return f"""
        SELECT {columns} {_rows(ALL)} WHERE {counted}
        ORDER BY matches.moment, matches.id, seats.seat
    """


NAMES: Final = f"""
    SELECT name, number FROM (
        SELECT key, name, count(*) AS number, max(matches.id)
        FROM seats JOIN matches ON matches.id = seats.match_id WHERE person AND {RATED} GROUP BY key
    ) ORDER BY number DESC, key
"""
"""People and how many matches each played, with the name as it was written last."""
