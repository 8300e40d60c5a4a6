"""What is claimed of a CUDA launch, as records: what each case is about, and what nobody need decide."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from msgspec import Struct, field

from ..accesses.covered import Covering
from ..kernels.between.alike import Group
from ..kernels.between.meeting import Meeting
from ..kernels.claims.given import Given
from ..kernels.ir.module import Instruction
from ..kernels.machine.sinks import SinkAccess
from ..language.claims import Case
from .launching.fitting import Room
from .showing import at

REACHED, RACES, HARMLESS, KEPT = "reached", "races", "harmless", "kept"
KEEPS = "what the kernel writes to {} keeps what is promised of it"
INSIDE, APART, COVERED, LOOPS, FITS, DIVISIONS = "inside", "apart", "written", "loop", "no_wrap", "divisions"
NEVER = "no thread of any launch gets there"
NEVER_RUNS = "never runs"  # the one case of an access to which no way leads


class About(Struct, frozen=True):
    """What a case is about. pair: the two stores that are compared. meeting: two accesses that no barrier orders, or two
    points to which threads come. lines: of the text, of all stores that are alike with the pair."""

    access: SinkAccess | None = None
    room: Room | None = None
    pair: tuple[SinkAccess, SinkAccess] | None = None
    covering: Covering | None = None
    instruction: Instruction | None = None
    meeting: Meeting | None = None
    lines: frozenset[int] = frozenset()


class Stated(Given):
    """The claims of a launch. accesses: claims that are about one instruction -> it; sinks: those of them that say where
    one access goes. places: (claim, case) -> the instruction, of other cases that are about one. said: claim -> in a few
    words."""

    about: dict[tuple[str, str], About] = field(default_factory=dict)
    accesses: dict[str, Instruction] = field(default_factory=dict)
    sinks: dict[str, Instruction] = field(default_factory=dict)
    places: dict[tuple[str, str], Instruction] = field(default_factory=dict)
    said: dict[str, str] = field(default_factory=dict)
    resting: set[str] = field(default_factory=set)  # claims on which all others rest
    grounds: set[str] = field(default_factory=set)  # claims that rest on those, and on which all others rest
    alone: set[tuple[str, str]] = field(default_factory=set)  # (claim, case) of these on which nothing rests after all
    ordered: set[tuple[str, str]] = field(default_factory=set)  # (claim, case) of what rests on barriers
    together: set[tuple[str, str]] = field(default_factory=set)  # of what holds if all else of its claim does
    of_blocks: set[tuple[str, str]] = field(default_factory=set)  # of what holds if blocks have places of their own
    private: dict[str, str] = field(default_factory=dict)  # their memory -> the claim that says so; empty without one
    beside: str = ""  # what else may order accesses, and is not followed
    leaving: list[tuple[Meeting, Case]] = field(default_factory=list)  # threads return, and others go on to barriers
    looked: bool = False  # whether races were looked at


def called(group: Group, accesses: Sequence[SinkAccess], where: Callable[[Instruction], str] = at) -> str:
    """Accesses that are alike, by where they are."""
    places = dict.fromkeys(where(accesses[number].instruction) for number in sorted(group.numbers))
    first, *more = places
    many = f" ({len(group.numbers)} times)" if group.steps else ""
    return f"{first} to {more[-1]}{many}" if more else f"{first}{many}"


def two_of(first: str, second: str, one: bool) -> str:
    return first if one else f"{first} and {second}"
