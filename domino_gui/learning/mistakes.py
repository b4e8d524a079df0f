"""What was probably missed where a count was told wrongly: the slip that gives the wrong number."""

# Annotations are evaluated at once: NamedTuple would compile each of them as a string.

from collections.abc import Iterator, Sequence
from enum import Enum, auto
from itertools import combinations
from typing import NamedTuple

from domino_gui.learning.counting import Step, Why


class Kind(Enum):
    """What is done wrongly at one end, the most usual first."""

    DOUBLE_ONCE = auto()
    """One half of a double that counts with both."""
    COVERED_COUNTED = auto()
    """A double with both straights covered, as if it lay at an end."""
    ARM_COUNTED = auto()
    """A branch that no tile lies at yet."""
    LEFT_OUT = auto()
    """What counts, not at all."""
    HALF_OF_LONE = auto()
    """One half of the only tile."""
    COVERED_HALF = auto()
    """A half of a covered double."""
    BRANCH_COUNTED = auto()
    """The branches of a spinner that are still closed."""
    WHOLE_TILE = auto()
    """Both halves of a tile of which only the open one counts."""
    INNER_HALF = auto()
    """The covered half of a tile instead of the open one."""


class Slip(NamedTuple):
    """One step that was taken wrongly."""

    kind: Kind
    step: Step
    counted: int
    """What was taken for it; ``step.adds`` would have been right."""

    @property
    def off(self) -> int:
        """By how much that makes the count too high; below 0 too low."""
        return self.counted - self.step.adds


def find(steps: Sequence[Step], given: int) -> tuple[Slip, ...]:
    """Return what explains ``given`` best: one slip, else two; nothing where none do.

    Of several that would, the most usual; what was thought cannot be known.
    """
    off = given - sum(step.adds for step in steps)
    slips = sorted(
        (slip for step in steps for slip in _slips(step) if slip.off),
        key=lambda slip: slip.kind.value,
    )
    if not off:
        return ()
    for slip in slips:
        if slip.off == off:
            return (slip,)
    pairs = [
        (one, other)
        for one, other in combinations(slips, 2)
        if one.step != other.step and one.off + other.off == off
    ]
    return min(pairs, key=lambda pair: sum(slip.kind.value for slip in pair), default=())


def _slips(step: Step) -> Iterator[Slip]:
    """Yield what may be done wrongly at a step."""
    tile = step.tile
    match step.why:
        case Why.LONE_TILE:
            for half in (tile.high, tile.low):
                yield Slip(Kind.HALF_OF_LONE, step, half)
        case Why.OPEN_HALF:
            inner = tile.pips - step.adds
            yield Slip(Kind.LEFT_OUT, step, 0)
            yield Slip(Kind.WHOLE_TILE, step, tile.pips)
            yield Slip(Kind.INNER_HALF, step, inner)
        case Why.OPEN_DOUBLE:
            yield Slip(Kind.DOUBLE_ONCE, step, tile.low)
            yield Slip(Kind.LEFT_OUT, step, 0)
        case Why.COVERED_DOUBLE:
            yield Slip(Kind.COVERED_COUNTED, step, tile.pips)
            yield Slip(Kind.COVERED_HALF, step, tile.low)
        case Why.ARM_NOT_BEGUN:
            yield Slip(Kind.ARM_COUNTED, step, tile.low)
        case Why.BRANCHES_CLOSED:
            yield Slip(Kind.BRANCH_COUNTED, step, tile.pips)
            yield Slip(Kind.BRANCH_COUNTED, step, tile.low)


class Misread(Enum):
    """Why points were told wrongly although the count may have been right."""

    NO_MULTIPLE = auto()
    """A count that is no multiple of five was told: it pays nothing."""
    NOT_DIVIDED = auto()
    """Raw points were told where points are shown divided."""
    PAYS = auto()
    """A count that is a multiple of five pays, and nothing was told."""


def find_in_points(steps: Sequence[Step], given: int, divisor: int) -> Misread | tuple[Slip, ...]:
    """Return what explains points told wrongly, ``given`` as they are shown: raw / ``divisor``."""
    count = sum(step.adds for step in steps)
    if count % 5:
        if given == count:
            return Misread.NO_MULTIPLE
    elif divisor > 1 and given == count:
        return Misread.NOT_DIVIDED
    elif given == 0:
        return Misread.PAYS
    return find(steps, given * divisor) if given else ()
