"""What one iteration does to a value that a loop carries: it moves it by an amount, or sets it anew."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ...language.terms import Term, const
from ...language.walking import substitute
from ..ttir.errors import Unsupported
from ..ttir.records import Operation, Value
from .iterations import iteration
from .shapes import Index
from .values import OPAQUE, Arm, Lane, Number, Pointer, Truth

if TYPE_CHECKING:
    from .evaluating import Evaluation


class Set:
    """A carried value that an iteration sets anew. lane: what it sets in iteration number ``variable``."""

    def __init__(self, lane: Lane, variable: Term):
        self.lane, self.variable = lane, variable

    def before(self, times: Number) -> Lane:
        """What the iteration before that number set."""
        exact = {self.variable: times.exact - 1}
        ideal = {self.variable: times.ideal - 1}
        if isinstance(self.lane, Number):
            return Number(substitute(exact, self.lane.exact)[0], substitute(ideal, self.lane.ideal)[0])
        assert isinstance(self.lane, Truth)
        return Truth(substitute(exact, self.lane.exact)[0], substitute(ideal, self.lane.ideal)[0])


def movement(
    own: Evaluation, operation: Operation, ended: Value, argument: Value, start: Lane, index: Index
) -> Number | Set | None:  # fmt: skip
    """By how much an iteration moves a carried value, or what it sets it to; None where that is not so simple."""
    arguments = operation.regions[0].entry.arguments[operation.name == "scf.for" :]
    holders: set[Term] = set()
    inits = operation.operands[3 * (operation.name == "scf.for") :]

    def holder(value: Value, initial: Value):
        def at(where_: Index) -> Lane:
            if not value.type.bits and not value.type.is_pointer:
                return OPAQUE
            term = own.names.variable(("holder", id(value), where_), f"~{value.name}", None, None)
            holders.add(term)
            if value.type.is_pointer:
                begins = own.at(initial, where_)
                if not isinstance(begins, Pointer) or len(begins.arms) != 1:
                    raise Unsupported(f"{operation} carries a pointer into one of several tensors")
                arm = begins.arms[0]
                return Pointer((Arm(arm.base, Number.of(term), arm.unit, arm.when),))
            return Truth.of(term == 1) if value.type.bits == 1 else Number.of(term)

        return at

    round_ = iteration(own, operation).exact
    with own.trial({id(v): holder(v, i) for v, i in zip(arguments, inits, strict=True)}):
        here = own.at(argument, index)
        after = own.at(ended, index)
        steps = dict(own.reader.steps)
        changing = _changing(own, operation, holders | {round_})
    moved = _difference(after, here)
    if moved is not None and not own.depends(moved.exact, moved.ideal, on=changing):
        _note(own, steps, changing)
        return moved
    apart = changing - {round_}
    settled = isinstance(after, (Number, Truth)) and not own.depends(after.exact, after.ideal, on=apart)
    if settled and not any(own.depends(step.goal, on=changing) for step in steps.values()):
        _note(own, steps, changing)
        return Set(after, round_)
    return None


def _changing(own: Evaluation, operation: Operation, changing: set[Term]) -> set[Term]:
    """The variables whose values may differ from one iteration to the next."""
    inner = {id(below) for below in operation.below()}
    found = changing | {term for term, source in own.arbitrary.items() if id(source) in inner or source is operation}
    found |= {term for term, source in own.rounds.items() if id(source) in inner}
    while True:  # what is read at an address that changes
        more = {term for term, read in own.reads.items() if term not in found and own.depends(read.offset, on=found)}
        written = {term for term, read in own.reads.items() if read.base in own.written}
        if not (more | written) - found:
            return found
        found |= more | written


def _note(own: Evaluation, steps: dict, beyond: set[Term]) -> None:  # type: ignore[type-arg]
    """Keep the steps that a difference rests on, which are those that do not speak of what the loop changes."""
    for key, step in steps.items():
        if not own.depends(step.goal, on=beyond):
            own.reader.steps.setdefault(key, step)


def _difference(after: Lane, here: Lane) -> Number | None:
    """What has been added, where the value after is the one here and something else."""
    if isinstance(after, Pointer) and isinstance(here, Pointer):
        if len(after.arms) != 1 or after.arms[0].base != here.arms[0].base or after.arms[0].unit != here.arms[0].unit:
            return None
        after, here = after.arms[0].offset, here.arms[0].offset
    if not isinstance(after, Number) or not isinstance(here, Number):
        return None
    exact, ideal = _rest(after.exact, here.exact), _rest(after.ideal, here.ideal)
    return None if exact is None or ideal is None else Number(exact, ideal)


def _rest(after: Term, here: Term) -> Term | None:
    if after is here:
        return const(0)
    if after.op == "add" and sum(part is here for part in after.args) == 1:
        found = const(0)
        for part in after.args:
            if part is not here:
                found = found + part
        return found
    return None
