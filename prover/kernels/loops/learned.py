"""What is known of a loop that is taken once: by how much its counters grow, where else its values lie, when it goes on.

Each run through the kernel looks for one of these (`Stage`) and notes what it sees; the next run knows what that says
(`searching`). The last one looks for nothing more.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from enum import IntEnum
from typing import Any, Self

from msgspec import Struct, field
from msgspec.structs import replace

from ...guessing.bounds import Lean
from ...guessing.closed_forms import ClosedForm, Down, Powers, Round, Up
from ...guessing.strided_interval import Guesses, Tried
from ...guessing.trip_counts import CAPS
from ...language.constructors import either
from ...language.terms import Term
from ...machine.values import literals
from ..ir.module import Block, Instruction, Kernel
from ..ir.order import natural_loop, targets
from ..ir.values import plain
from ..machine.iteration_variables import iteration
from .induction import Declared, Fact, HavocValue, Step, stands_for
from .trip_count import Exit, TripCount


class Stage(IntEnum):
    """What a run looks for: counters' steps, ranges of the other values, the condition to go on; or nothing more."""

    STEPS = 0
    RANGES = 1
    CONDITION = 2
    KNOWN = 3


# what a run notes, and the next one notes anew
OF_ONE_RUN = (
    "seen", "unknown", "found", "scaled", "rising", "guessed", "bits", "lost", "paths", "open", "oks", "proofs", "reached",
    "ends", "kept", "facts", "leaning", "spoiled", "follows", "starts", "renewing", "late",
)  # fmt: skip


class LoopSummary(Struct):
    """What is known of a loop that is taken once, and what one run notes of it.

    steps: phi -> what an iteration adds to it. forms: phi -> what it is in iteration t, where that is used. scalable: what
    may be used, with its bits, once no range of some is known, or they are several.
    goes_on: visit of the header -> when iteration t of that visit is followed by another; partial: the visits of which more
    decides than that. intact: (visit, phi) -> when the counter is no poison after iteration t. proofs: what must be proved
    of the loop, from the last run.
    """

    kernel: Kernel
    header: Block
    declared: Declared | None = None
    stage: Stage = Stage.STEPS
    steps: dict[str, Term | None] = field(default_factory=dict)
    forms: dict[str, ClosedForm] = field(default_factory=dict)
    scalable: dict[str, tuple[ClosedForm, int]] = field(default_factory=dict)
    ranges: Guesses = field(default_factory=Guesses)
    below: int = CAPS[0]
    guesses: int = 1  # of CAPS that were tried; 0 once the bound is no guess any more
    goes_on: dict[int, list[Term]] = field(default_factory=dict)
    partial: frozenset[int] = frozenset()
    intact: dict[tuple[int, str], Term] = field(default_factory=dict)
    visits: int = 0
    confirmed: bool = False  # whether the bound rests on nothing but bounds; of endless ones
    looked: tuple[Stage, bool, bool] | None = None  # for what it has looked in the run before
    endless: bool = False  # whether it is taken to run any number of times where no bound is seen
    counted: bool = False  # whether the bound is of one that counts down to zero, and to be proved
    unbounded: bool = False  # whether a bound that was found rested on what fell since
    inside: frozenset[str] = frozenset()
    parting: bool = False  # whether lanes may leave it in different iterations for reasons that ``goes_on`` leaves open
    members: set[int] = field(default_factory=set)
    tried: dict[str, Tried] = field(default_factory=dict)  # of all runs: how searches for ranges ended, to be proposed
    seen: dict[str, Any] = field(default_factory=dict)
    # of which nothing is known: phi -> what it begins with, the value
    unknown: dict[str, Any] = field(default_factory=dict)
    found: dict[str, Term | None] = field(default_factory=dict)
    scaled: dict[str, Powers | Round | Down | None] = field(default_factory=dict)
    rising: dict[str, Up | None] = field(default_factory=dict)
    # steps that are guessed of what is no counter by itself
    guessed: dict[str, Term | None] = field(default_factory=dict)
    bits: dict[str, int] = field(default_factory=dict)
    lost: set[str] = field(default_factory=set)
    paths: dict[int, list[Term]] = field(default_factory=dict)
    open: set[int] = field(default_factory=set)
    oks: dict[tuple[int, str], Term] = field(default_factory=dict)
    proofs: list[Step] = field(default_factory=list)
    reached: frozenset[Term] = field(default_factory=frozenset)
    ends: dict[int, list[frozenset[Term]]] = field(default_factory=dict)
    kept: list[HavocValue] = field(default_factory=list)
    facts: list[Fact] = field(default_factory=list)
    # phis -> which way their sum goes
    leaning: dict[tuple[str, ...], Lean] = field(default_factory=dict)
    spoiled: set[str] = field(default_factory=set)
    spoilt: frozenset[str] = frozenset()  # phis of which nothing is known, not even that they are no poison
    # phi -> the phi whose value it has in the next iteration
    follows: dict[str, str | None] = field(default_factory=dict)
    starts: dict[str, Any] = field(default_factory=dict)  # of those that have a form
    # (visit, phi) -> what an iteration makes of its number, which the phi has in the next one: known, and seen in this run
    renews: dict[tuple[int, str], Term] = field(default_factory=dict)
    renewing: dict[tuple[int, str], Term | None] = field(default_factory=dict)
    late: set[str] = field(default_factory=set)  # phis of which that was used
    leans: dict[tuple[str, ...], Lean] = field(default_factory=dict)  # what was seen of that, in the run before
    hangs: dict[str, set[Term]] = field(default_factory=dict)  # carried phi -> what its values are made of, in any run
    visit: int = -1

    def __post_init__(self) -> None:
        if not self.inside:
            self.inside = frozenset(natural_loop(self.kernel, self.header.name))
            self.members = {
                id(i) for block in self.kernel.blocks if block.name in self.inside for i in block.instructions
            }

    @property
    def number(self) -> Term:
        """The iteration's number."""
        return self.number_of(self.visit)

    @property
    def _label(self) -> str:
        return self._visited(self.visit)

    def _visited(self, visit: int) -> str:
        """The loop's name, another one each time that it is reached."""
        return plain(self.header.name) + (f"#{visit}" if visit > 0 else "")

    def number_of(self, visit: int) -> Term:
        """The iteration's number, that time."""
        return iteration(self._visited(visit), self.below)

    @property
    def rounds(self) -> Iterator[TripCount]:
        """When it goes on, each time that it is reached."""
        inside, members = frozenset(map(plain, self.inside)), frozenset(self.members)
        for visit, formulas in self.goes_on.items():
            number = self.number_of(visit)
            yield TripCount(number, either(*formulas), visit not in self.partial, inside, members)

    @property
    def look(self) -> tuple[Stage, bool, bool]:
        """What a run looks for. How often a loop runs is looked for below a guess, then that the bound which was found
        needs none, and last the condition itself."""
        return self.stage, bool(self.guesses), self.confirmed

    @property
    def rank(self) -> tuple[bool, bool, bool, int]:
        """Loops with a lower one learn first: nothing may rest on a guess of how often one runs, nor on a bound that is not
        confirmed; steps are looked for from outside, and what is carried hangs on the loops inside."""
        looking = self.stage is Stage.STEPS
        confirmed = self.confirmed or not self.endless
        return not self.guesses, confirmed, not looking, -len(self.inside) if looking else len(self.inside)

    @property
    def forks(self) -> bool:
        """Whether the ways out of it lead to different blocks."""
        own = (block for block in self.kernel.blocks if block.name in self.inside)
        return len({target for block in own for target in targets(block)} - self.inside) > 1

    def looks_beside(self, others: Sequence[LoopSummary]) -> bool:
        """Whether it may learn in the same run as the others: what it looks for hangs on nothing that they are to learn.
        Bounds that hold below each other's hold together: the first loop to leave its own would do so while all others are
        below theirs."""
        if not self.endless or self.stage is Stage.RANGES or any(one.looked != self.look for one in others):
            return False
        counting = self.stage is Stage.CONDITION and not self.confirmed
        return counting or all(not self.inside & one.inside for one in others)

    def among(self, loops: Mapping[str, Self]) -> dict[str, Self]:
        """The loops with what is known of this one now: what was known of those inside it rested on less, and the bounds of
        the others on its own, if it may run longer than was thought."""
        before = loops.get(self.header.name)
        longer = before is not None and self.below > before.below
        looked = self.looked[0] if self.endless and self.looked is not None else None
        counting = looked is Stage.CONDITION and self.stage is Stage.CONDITION
        kept = {
            h: loop.fresh(confirmed=False) if longer and loop.stage is not Stage.KNOWN else loop.fresh()
            for h, loop in loops.items()
            if h not in self.inside or counting
        }
        if self.endless:  # loops inside it are not unrolled again to see that they are some
            kept |= {h: loop.anew() for h, loop in loops.items() if h in self.inside and h not in kept}
        return kept | {self.header.name: self}

    def anew(self) -> Self:
        """The same loop, of which nothing is known."""
        return type(self)(
            self.kernel, self.header, self.declared, endless=self.endless, inside=self.inside, members=self.members,
            tried=self.tried,
        )  # fmt: skip

    def contains(self, instruction: Instruction) -> bool:
        return id(instruction) in self.members

    def fresh(self, **changes: Any) -> Self:
        """The same knowledge, or more, for another run."""
        empty = {name: type(getattr(self, name))() for name in OF_ONE_RUN}
        return replace(self, **({"ranges": self.ranges.fresh()} | empty | {"visit": -1, "looked": None} | changes))

    def left(self, path: Term) -> None:
        """A way out of the loop, at the end of an iteration."""
        self.ends.setdefault(self.visit, []).append(frozenset(literals(path)) - self.reached)

    @property
    def endings(self) -> list[frozenset[Term]]:
        """What holds on the only way out, where there is one: it is taken once by whoever reaches the loop."""
        return [ends[0] for ends in self.ends.values() if len(ends) == 1]

    @property
    def exits(self) -> list[Exit]:
        """The iteration in which it is left, where it is reached once and has one way out."""
        if self.visit != 0 or len(self.ends.get(0, ())) != 1:
            return []
        return [Exit(self.number, self.reached, self.ends[0][0])]

    @property
    def by_powers(self) -> bool:
        """Whether some are doubled or halved, so that few iterations are all."""
        return any(isinstance(form, Powers) for form in self.forms.values())

    @property
    def below_its_bound(self) -> Term:
        """What stands for it that a bound which was guessed is one: refused next time, where that is not proved."""
        return stands_for("bound", self.header)
