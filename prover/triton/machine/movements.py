"""What one iteration does to a value that a loop carries: it moves it by an amount, or sets it anew."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec.structs import replace

from ...guessing.closed_forms import straight
from ...language.constructors import both
from ...language.terms import Term, const
from ...language.walking import substitute
from ..ttir.errors import Unsupported
from ..ttir.records import Operation, Value
from .iterations import along, iteration
from .shapes import Index
from .values import OPAQUE, Arm, Lane, Number, Pointer, Step, Truth

if TYPE_CHECKING:
    from .evaluating import Evaluation


GROWS = "an amount that grows by the same in each iteration"


class Set:
    """A carried value that an iteration sets anew. lane: what it sets in iteration number ``variable``."""

    def __init__(self, lane: Lane, variable: Term):
        self.lane, self.variable = lane, variable

    def before(self, times: Number) -> Lane:
        """What the iteration before that number set."""
        exact = {self.variable: times.exact - 1}
        ideal = {self.variable: times.ideal - 1}
        if isinstance(self.lane, Number):
            either = None if self.lane.either is None else substitute(ideal, self.lane.either)[0]
            return Number(substitute(exact, self.lane.exact)[0], substitute(ideal, self.lane.ideal)[0], either)
        assert isinstance(self.lane, Truth)
        return Truth(substitute(exact, self.lane.exact)[0], substitute(ideal, self.lane.ideal)[0])


class Growing:
    """A carried number that iteration r moves by ``first + r * more``: as inner loops do that run as often as it says."""

    def __init__(self, first: Number, more: Number):
        self.first, self.more = first, more

    def along(self, start: Number, times: Number) -> Number:
        """What it is after so many iterations."""
        pairs = times.changed(lambda one, less: one * less // 2, times.plus(Number.of(-1)))
        return along(along(start, self.first, times), self.more, pairs)


def movement(
    own: Evaluation, operation: Operation, ended: Value, argument: Value, start: Lane, index: Index, times: Number
) -> Number | Growing | Set | None:  # fmt: skip
    """By how much an iteration moves a carried value, or what it sets it to; None where that is not so simple. The steps
    are noted on which that rests in each of the iterations before ``times``."""
    arguments = operation.regions[0].entry.arguments[operation.name == "scf.for" :]
    inits = operation.operands[3 * (operation.name == "scf.for") :]

    def holder(value: Value, initial: Value):
        def at(inner: Evaluation, where_: Index) -> Lane:
            if not value.type.bits and not value.type.is_pointer:
                return OPAQUE
            term = own.names.variable(("holder", id(value), where_), f"~{value.name}", None, None, operation, where_)
            if value.type.is_pointer:
                begins = inner.at(initial, where_)
                if not isinstance(begins, Pointer) or len(begins.arms) != 1:
                    raise Unsupported(f"{operation} carries a pointer into one of several tensors")
                arm = begins.arms[0]
                return Pointer((Arm(arm.base, Number.of(term), arm.unit, arm.when),))
            return Truth.of(term == 1) if value.type.bits == 1 else Number.of(term)

        return at

    round_ = iteration(own, operation).exact
    inner = own.where({id(v): holder(v, i) for v, i in zip(arguments, inits, strict=True)})
    here, after = inner.at(argument, index), inner.at(ended, index)
    varies, moved = own.names.varies, _difference(after, here)
    if moved is not None and varies(operation, moved.exact, moved.ideal):
        growing = isinstance(start, Number) and not varies(operation, moved.exact, moved.ideal, but=round_)
        moved = _growing(inner, operation, moved, round_) if growing else None
    steps = list(inner.reader.steps.values())
    own.adopt(inner, operation)
    if moved is not None:
        before = _before(own, operation, times)
        begins = _offset(start)
        known = moved.along(begins, before) if isinstance(moved, Growing) else along(begins, moved, before)
        own_steps = _in_each(own, operation, steps, here, known, times)
    elif isinstance(after, (Number, Truth)) and not varies(operation, after.exact, after.ideal, but=round_):
        moved = Set(after, round_)
        own_steps = None if any(_varies(own, operation, step) for step in steps) else steps
    else:
        return None
    for step in own_steps or ():
        own.reader.note(step)
    return None if own_steps is None else moved


def _before(own: Evaluation, operation: Operation, times: Number) -> Number:
    """Any iteration before so many."""
    name = f"before@{operation.place.line or operation.line}"
    return Number.of(own.names.variable(("before", id(operation), times.exact), name, 0, None))


def _in_each(
    own: Evaluation, operation: Operation, steps: list[Step], here: Lane, closed: Number, times: Number
) -> list[Step] | None:  # fmt: skip
    """The steps on which an amount rests, in each iteration before ``times``: a value that every one before has moved by it
    is what ``closed`` says. None where a step speaks of more that changes in the loop."""
    before, round_ = _before(own, operation, times).exact, iteration(own, operation).exact
    earlier = Truth(before < times.exact, before < times.ideal)
    found: list[Step] = []
    for step in steps:
        if not _varies(own, operation, step):
            found.append(step)
            continue
        for value in dict.fromkeys((closed.exact, closed.ideal, closed.meant)):
            at = {round_: before, _offset(here).exact: value}
            goal, *terms = substitute(at, step.goal, *step.terms)
            ranges = tuple(Truth(*substitute(at, part.exact, part.ideal)) for part in step.where)
            each = replace(step, terms=tuple(terms), goal=goal, where=ranges, noted=step.key)
            if _varies(own, operation, each):
                return None
            found.append(replace(each, where=(*ranges, earlier)))
    return found


def _varies(own: Evaluation, operation: Operation, step: Step) -> bool:
    where = [formula for part in step.where for formula in (part.exact, part.ideal)]
    return own.names.varies(operation, step.goal, *step.terms, *where)


def _offset(lane: Lane) -> Number:
    """A number, or that of a pointer into one memory."""
    if isinstance(lane, Pointer):
        lane = lane.arms[0].offset
    assert isinstance(lane, Number)
    return lane


def _difference(after: Lane, here: Lane) -> Number | None:
    """What has been added, where the value after is the one here and something else."""
    if isinstance(after, Pointer) and isinstance(here, Pointer):
        if len(after.arms) != 1 or after.arms[0].base != here.arms[0].base or after.arms[0].unit != here.arms[0].unit:
            return None
        after, here = after.arms[0].offset, here.arms[0].offset
    if not isinstance(after, Number) or not isinstance(here, Number):
        return None
    exact, ideal = _rest(after.exact, here.exact), _rest(after.ideal, here.ideal)
    either = None if after.either is None else _rest(after.either, here.meant)
    return None if exact is None or ideal is None else Number(exact, ideal, either)


def _growing(inner: Evaluation, operation: Operation, moved: Number, round_: Term) -> Growing | None:
    """The amount as one that grows with the iteration's number, if it is that in the first few; a step says it of all."""
    if moved.either is not None:
        return None

    exactly, ideally = straight(moved.exact, round_), straight(moved.ideal, round_)
    if exactly is None or ideally is None:
        return None
    (first, more), (ideal, further) = exactly, ideally
    goal = both(moved.exact == first + round_ * more, moved.ideal == ideal + round_ * further)
    if not inner.reader.may(GROWS, (moved.exact,), goal, operation):
        return None
    return Growing(Number(first, ideal), Number(more, further))


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
