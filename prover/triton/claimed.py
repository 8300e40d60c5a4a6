"""What is claimed of a launch, as records: the claims, what each case is about, and where in the source that is."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import TYPE_CHECKING

from msgspec import Struct, field

from ..accesses.access import Access
from ..engines.outcome import Outcome
from ..language.claims import Case, Claim
from ..language.obligations import Verdict
from ..language.systems import System
from ..language.terms import integer
from ..running.results import Result
from .formulas import Formula
from .hinted import AxisHint
from .machine.accesses import TensorAccess
from .machine.values import Step
from .ttir.records import Function, Operation, Place, own_place

if TYPE_CHECKING:
    from ..accesses.covered import Covering
    from .cases import Cases

PREFIX = "triton--"  # of a record's system
INSIDE, NO_WRAP = "inside", "no wrap"
DIVISIONS, GATHERS, COUNTS = "divisions", "gathers", "counts"
PARTIAL = {  # claims about operations without a result for some operands, one for all of a kernel's -> what they say
    DIVISIONS: "No integer is divided by zero, nor the least one by -1, and none is shifted by as many bits as it has.",
    GATHERS: "No element is gathered from outside of what it is chosen from.",
    COUNTS: "No value is counted in a histogram that has no bin for it.",
}
HOLDS = (Verdict.PROVED, Verdict.VACUOUS)


def holds(result: Result) -> bool:
    """Whether it was decided, and holds."""
    return result.outcome is not None and result.outcome.verdict in HOLDS


class Folding(Struct, frozen=True):
    """What a case is about: an operation that Python does, or a loop whose step it computes, and the function it is in."""

    operation: Operation
    function: Function
    narrower: bool = False  # where an argument is 1


class About(Struct, frozen=True):
    """What a case is about: its formula, the memory that it goes to, the step; or a tensor that is written."""

    formula: Formula
    arm: Access | None = None
    step: Step | None = None
    other: Formula | None = None  # the second program's store, of a case about two
    covering: Covering | None = None
    promised: AxisHint | None = None  # a hint to the compiler
    loop: Operation | None = None  # whose counter is moved past its end
    first: bool = False  # that its step is positive
    folded: Folding | None = None


class ClaimSet(Struct):
    """The claims of one launch. given: (claim, case) -> the outcome of what nobody need decide. said: what ends each
    sentence."""

    system: System
    place: Place
    given: dict[tuple[str, str], Outcome] = field(default_factory=dict)
    about: dict[tuple[str, str], About] = field(default_factory=dict)
    accesses: dict[str, TensorAccess] = field(default_factory=dict)  # by claim
    names: dict[str, str] = field(default_factory=dict)  # claim -> what it is about, in words
    said: str = ""

    def free(self, name: str) -> str:
        """A claim's name that none has yet."""
        own, count = name, 1
        while own in self.system.claims:
            count += 1
            own = f"{name}_{count}"
        return own

    def claim(self, name: str, said: str, operation: Operation | Place | None, cases: list[Case]) -> None:
        """Claim these cases at the line of an operation, or at a place, or at that of the launch."""
        place = own_place(operation.place) if isinstance(operation, Operation) else operation or self.place
        said = said.removesuffix(".") + self.said if self.said else said
        self.system.claims[name] = Claim(
            self.system.name, name, said, lambda: iter(cases), file=place.file or self.place.file,
            line=place.line or self.place.line,
        )  # fmt: skip

    def fixed(self, claim: str, case: str, verdict: Verdict, why: str, line: int = 0) -> Case:
        """A case whose verdict is known: its goal says nothing that anybody should try to decide. line: its own."""
        self.given[claim, case] = Outcome(verdict=verdict, detail=why)
        label = re.sub(r"[^\w.-]", "_", f"{self.system.name}.{claim}.{case}")
        return Case(case, integer(label, 0) == 0, line=line)

    def steps(self, maker: Cases, claim: str, formula: Formula, step: Step, cases: list[Case]) -> None:
        """Add the cases of a step."""
        for case in maker.step(formula, step, numbered(step.what, cases)):
            self.about[claim, case.name] = About(formula, None, step)
            cases.append(case)


def numbered(name: str, cases: Sequence[Case]) -> str:
    """The name of a case, with a number if others have it."""
    taken = {case.name for case in cases}
    found, count = name, 1
    while found in taken:
        count += 1
        found = f"{name} ({count})"
    return found
