"""Where the source means nothing: what it divides by is zero, or a loop's counter wraps when it is moved past the end.

`tileprove triton check` claims both of the source, and says so where they do not hold. Of its compiled kernel nothing is
claimed there; which sizes that leaves is printed.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from msgspec import Struct

from ..engines import ladder
from ..language.claims import Case, Claim
from ..language.constructors import both
from ..language.idioms import implies
from ..language.obligations import Verdict
from ..language.terms import Term
from ..language.walking import variables
from ..triton.cases import Cases
from ..triton.formulas import Formula, Formulas
from ..triton.machine.accesses import Visited
from ..triton.machine.evaluating import Evaluation
from ..triton.machine.integers import DIVISIONS
from ..triton.machine.iterations import observed, steps_by
from ..triton.machine.names import Read

AT_MOST = 2.0  # seconds for one condition


class Condition(Struct, frozen=True):
    """holds: what must hold; said: what is so where it does not; reads: the integers that it speaks of and that the source
    loads, none of which hangs on the lane; case: that it holds in every launch."""

    holds: Term
    said: str
    reads: Sequence[Read]
    case: Case

    def assumed(self) -> bool:
        """Whether it may leave some launch out: that it holds in every one is not proved at once."""
        (asked,) = Claim("compiled", "defined", "", lambda: iter([self.case])).obligations()
        return ladder.quick(asked, AT_MOST).verdict is not Verdict.PROVED


def conditions(formulas: Formulas, cases: Cases) -> list[Condition]:
    """That neither is so, as far as it hangs on arguments, programs and numbers that are loaded alone."""
    found: dict[Term, Condition] = {}
    for item in formulas.divisions:
        if item.operation.name in DIVISIONS:
            own = formulas.division(item, frozenset())
            if own.divisor is not None:
                _note(found, cases, own, own.divisor.exact != 0, f"{item.operation.place} divides by zero")
    for item in formulas.visited:
        if item.operation.name == "scf.for":
            own, condition = _counted(formulas, item)
            if condition is not None:
                _note(found, cases, own, condition, f"the counter of the loop at {item.operation.place} wraps")
    return list(found.values())


def _note(found: dict[Term, Condition], cases: Cases, own: Formula, condition: Term, said: str) -> None:
    """Unless it hangs on iterations, on the lane, or on what the kernel writes."""
    if own.why or own.rounds or own.carried or own.anything or own.arbitrary:
        return
    whole = implies(both(*(part.exact for part in own.path)), condition)
    reads = list(_read(own, whole))
    spoken = set(variables(whole, *(one.offset for one in reads)))
    if whole.op != "truth" and not any(one.changes for one in reads) and spoken.isdisjoint(variables(*own.index)):
        found.setdefault(whole, Condition(whole, said, reads, cases.holds(own, condition, said)))


def _read(own: Formula, whole: Term) -> Iterator[Read]:
    """What it speaks of that is loaded, and what tells where that is."""
    todo, known = [whole], set[Term]()
    while todo:
        new = [v for v in variables(*todo) if v in own.reads and v not in known]
        known.update(new)
        yield from (own.reads[term] for term in new)
        todo = [own.reads[term].offset for term in new]


def _counted(formulas: Formulas, item: Visited) -> tuple[Formula, Term | None]:
    """That the counter after the last iteration fits; None where that is not said. It is the first number from the end on
    that is the start and a multiple of the step; the last one that fits must not be before the end."""
    operation, own, said = item.operation, Formula(item.operation), list[Term]()

    def fill(evaluation: Evaluation) -> None:
        own.path = tuple(evaluation.assume(item.way))
        start, end = (observed(evaluation, operation.operands[at], operation).exact for at in (0, 1))
        step = steps_by(evaluation, operation).exact
        if step.op == "const" and step.payload > 1:
            most = (1 << (operation.operands[0].type.bits - 1)) - 1
            if evaluation.reader.ranges.of(end)[1] > most - step.payload:  # else it fits in every launch
                said.append(end <= most - (most - start) % step.payload)

    formulas.filled(own, frozenset(), fill)
    return own, said[0] if said and not own.why else None
