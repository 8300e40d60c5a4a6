"""What must hold of an access, as cases: every lane inside its tensor, and no wrap-around on the way."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations
from typing import Any

from ..language.claims import Case
from ..language.constructors import both, either, negation
from ..language.idioms import implies, within
from ..language.terms import Term
from ..language.walking import postorder, variables
from .formulas import ArmFormula, Formula
from .launching.launch import TYPES, Launch, TensorArgument
from .machine.integers import SHIFTS
from .machine.names import Read
from .machine.shapes import GATHER, gathered
from .machine.values import Step
from .ttir.records import block_shape, element_bytes

MOST_PAIRS = 40  # of reads that are compared with each other


class Cases:
    """Makes the cases of one kernel's accesses in a launch."""

    def __init__(self, launch: Launch):
        self.launch = launch
        self.facts = launch.facts

    def inside(self, found: Formula, arm: ArmFormula, name: str, facts: bool) -> Case:
        """The access is inside its tensor wherever its mask is true, in unbounded integers."""
        offset, size = arm.offset.ideal, arm.allocation * _units(arm)
        last = offset + (span(found, arm) - 1)
        goal = both(offset >= 0, last < size)
        given = [*(part.ideal for part in arm.path), arm.mask.ideal]
        return self.plain(found, name, goal, given, {"offset": offset, "elements of the tensor": size}, facts)

    def step(self, found: Formula, step: Step, name: str) -> list[Case]:
        """A short formula is right, on the way to the access and as far as its mask is read before; so also where only the
        program that wraps gets, if not all steps are trusted."""
        show = {"value": step.terms[0]}
        given = [*step.given, *(part.ideal for part in step.where)]
        exact = [*step.exact, *(part.exact for part in step.where)]
        same = [id(formula) for formula in given] == [id(formula) for formula in exact]
        ways = {"": given} if same else {"": given, ", as computed": exact}
        return [self.plain(found, name + more, step.goal, given, show, True) for more, given in ways.items()]

    def same(self, found: Formula, arm: ArmFormula, name: str) -> Case:
        """With the wraps that there are, the offset is the one of unbounded integers, and the mask lets no other lane
        through."""
        goal = both(*(part.ideal for part in arm.path), arm.mask.ideal, arm.offset.exact == arm.offset.ideal)
        given = [*(part.exact for part in arm.path), arm.mask.exact]
        show = {"offset with 32-bit wrap-around": arm.offset.exact, "offset in unbounded integers": arm.offset.ideal}
        return self.plain(found, name, goal, given, show, True)

    def holds(self, found: Formula, goal: Term, name: str) -> Case:
        """Something holds wherever the program gets."""
        return self.plain(found, name, goal, [part.exact for part in found.path], {}, True)

    def divisor(self, found: Formula, name: str, positive: bool) -> Case:
        """An operation does not divide by zero, shift by as many bits as there are, or gather from outside. positive: it
        divides by more than zero, which is more and easier to prove."""
        assert found.divisor is not None
        term = found.divisor.exact
        shifts = found.operation.name in SHIFTS
        bits = found.operation.operands[0].type.bits
        goal = within(term, 0, bits) if shifts else term >= 1 if positive else negation(term == 0)
        show = {"shifts by" if shifts else "divides by": term}
        if found.operation.name == GATHER:
            goal, show = within(term, 0, gathered(found.operation)), {"gathers element": term}
        return self.plain(found, name, goal, [part.exact for part in found.path], show, True)

    def plain(
        self, found: Formula, name: str, goal: Term, given: list[Term], show: dict[str, Any], facts: bool
    ) -> Case:  # fmt: skip
        """A case under what callers promise. facts: with all that holds of every launch."""
        kept = [formula for formula in given if formula.op != "truth" or not formula.payload]
        assumed = [*self.launch.given, *(self.facts if facts else []), *self.reads(found, goal, *kept)]
        assumed += [*self.carried(found, goal, *kept), *kept]
        at: dict[str, object] = {}
        if any(program.op == "var" for program in self.launch.programs):
            at["program id"] = self.launch.programs
        if found.index:
            at["index"] = found.index
        return Case(name, goal, assumed, {**at, **show})

    def carried(self, found: Formula, *formulas: Term) -> list[Term]:
        """What is proved of the values that loops carry."""
        own = set(variables(*formulas))
        return [fact for fact, value in found.facts.items() if value in own]

    def reads(self, found: Formula, *formulas: Term) -> list[Term]:
        """What contracts and the memory itself say of the loaded integers that the formulas speak of."""
        own = [found.reads[node] for node in postorder(*formulas, ranges=True) if node in found.reads]
        said: list[Term] = []
        for read in own:
            said += self._ends(read)
        for a, b in list(combinations(own, 2))[:MOST_PAIRS]:
            if a.base == b.base and not a.changes:
                said += self._pair(a, b)
        return said

    def _argument(self, base: str) -> TensorArgument:
        found = next(argument for argument in self.launch.arguments if argument.name == base)
        assert isinstance(found, TensorArgument)
        return found

    def _ends(self, read: Read) -> Iterator[Term]:
        argument = self._argument(read.base)
        promised = argument.contents
        if promised is None:
            return
        ends = [] if promised.low is None else [read.term >= promised.low]
        ends += [] if promised.high is None else [read.term < promised.high]
        yield from ends if promised.also is None else [either(both(*ends), read.term == promised.also)]
        for at, (low, high) in enumerate(promised.columns):
            yield implies(read.offset % len(promised.columns) == at, within(read.term, low, high))
        if promised.first is not None:
            yield implies(read.offset == 0, read.term == promised.first)
            if promised.monotone:
                yield read.term >= promised.first
        if promised.last is not None:
            yield implies(read.offset == argument.allocation - 1, read.term == promised.last)
            if promised.monotone:
                yield read.term <= promised.last

    def _pair(self, a: Read, b: Read) -> Iterator[Term]:
        promised = self._argument(a.base).contents
        same = a.offset == b.offset
        if promised is not None and promised.monotone:
            yield implies(a.offset <= b.offset, a.term <= b.term)
            yield implies(b.offset <= a.offset, b.term <= a.term)
        elif promised is not None and promised.distinct:
            yield implies(a.term == b.term, same)
            yield implies(same, a.term == b.term)
        else:
            yield implies(same, a.term == b.term)


def _units(arm: ArmFormula) -> int:
    """Units of the offset in an element of the tensor."""
    size = element_bytes(TYPES.get(arm.argument.dtype, arm.argument.dtype))
    return max(size // arm.unit, 1) if size else 1


def span(found: Formula, arm: ArmFormula) -> int:
    """Units that one lane touches."""
    assert found.access is not None
    assert found.access.pointer is not None
    if block_shape(found.access.type):
        return 1
    return max(element_bytes(found.access.pointer.type.pointee) // arm.unit, 1)
