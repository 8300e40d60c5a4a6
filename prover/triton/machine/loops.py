"""What control flow gives: results of conditionals and loops, arguments of blocks, iterations.

A loop is taken once, with the number of its iteration as a variable from 0 on. A carried value that each iteration moves
by the same amount is its start and so many times that amount, by induction; one that an iteration sets to something that
does not depend on what is carried is that, of the iteration before; of any other nothing is known but its type.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from ...language.constructors import both, where
from ...language.terms import Term, const, truth
from ...language.walking import substitute
from ..ttir.errors import Unsupported
from ..ttir.records import Block, Operation, Value
from .accesses import Condition, ways
from .shapes import Index
from .values import OPAQUE, Arm, Lane, Number, Pointer, Truth, choose, number

if TYPE_CHECKING:
    from .evaluating import Evaluation


def block_argument(own: Evaluation, value: Value, index: Index) -> Lane:
    """The argument of a block, by the operation whose region it begins, or by the branches that lead to it."""
    block = value.block
    assert block is not None
    assert block.region is not None
    operation = block.region.operation
    if operation is None or block is not block.region.entry:
        return _by_branches(own, block, value, index)
    if operation.name == "scf.for":
        if value.number == 0:
            return counter(own, operation)
        return carried(own, operation, value.number - 1, index, iteration(own, operation))
    if operation.name == "scf.while":
        if block.region is operation.regions[0]:
            return carried(own, operation, value.number, index, iteration(own, operation))
        return own.at(_ends(operation.regions[0].entry)[1:][value.number], index)
    if operation.name in ("tt.reduce", "tt.scan", "tt.map_elementwise"):
        return own.unknown(value, index, operation)
    raise Unsupported(f"{operation} gives values to its region, and has no meaning here")


def result(own: Evaluation, operation: Operation, value: Value, index: Index) -> Lane:
    """A result of scf.if, scf.for or scf.while."""
    if operation.name == "scf.if":
        then, otherwise = (own.at(_ends(region.entry)[value.number], index) for region in operation.regions)
        condition = own.condition(Condition("if", True, operation.operands[0]))
        return choose(condition, then, otherwise)
    if operation.name == "scf.for":
        return carried(own, operation, value.number, index, trips(own, operation))
    ended = _ends(operation.regions[0].entry)[1:][value.number]
    if not value.type.bits and not value.type.is_pointer:
        return OPAQUE
    # in the iteration in which the condition failed, whichever that is: any number of rounds
    last = own.names.variable(("last", id(operation)), f"rounds@{operation.place.line or operation.line}", 0, None)
    if ended.block is not None and ended.block is operation.regions[0].entry:
        return carried(own, operation, ended.number, index, Number.of(last))
    return own.unknown(value, index, operation)


def _ends(block: Block) -> list[Value]:
    return block.operations[-1].operands


def iteration(own: Evaluation, operation: Operation) -> Number:
    line = operation.place.line or operation.line
    variable = own.names.variable(("iteration", id(operation)), f"iteration@{line}", 0, None)
    if variable not in own.rounds:
        own.rounds[variable] = operation
        _bound(own, operation, variable)
    return Number.of(variable)


def _bound(own: Evaluation, operation: Operation, variable: Term) -> None:
    """What the ranges of a loop's bounds say of the number of its iterations."""
    if operation.name != "scf.for":
        return
    low, high, step = (_observed(own, value, operation).exact for value in operation.operands[:3])
    ranges = own.reader.ranges
    least = ranges.of(step)[0]
    if least >= 1:
        most = (ranges.of(high)[1] - 1 - ranges.of(low)[0]) // least
        ranges.bound(variable, 0, max(most, 0))


def _observed(own: Evaluation, value: Value, operation: Operation) -> Number:
    return own.reader.signed(number(own.at(value, ()), operation), value.type.bits, operation)


def counter(own: Evaluation, operation: Operation) -> Number:
    """The induction variable."""
    low, step = (_observed(own, operation.operands[at], operation) for at in (0, 2))
    return _along(low, step, iteration(own, operation))


def steps_by(own: Evaluation, operation: Operation) -> Number:
    """What each iteration adds to the counter."""
    return _observed(own, operation.operands[2], operation)


def _along(start: Number, step: Number, times: Number) -> Number:
    exact = start.exact + times.exact * step.exact
    if start.agrees and step.agrees and times.agrees:
        return Number(exact, exact)
    return Number(exact, start.ideal + times.ideal * step.ideal)


def inside(own: Evaluation, condition: Condition) -> Truth:
    """That the program is in an iteration of a loop."""
    operation = condition.operation
    assert operation is not None
    if condition.kind == "loop":
        now, high = counter(own, operation), _observed(own, operation.operands[1], operation)
        exact = now.exact < high.exact
        return Truth(exact, exact if now.agrees and high.agrees else now.ideal < high.ideal)
    if condition.kind == "while":
        iteration(own, operation)
        if not condition.holds:
            return Truth.of(truth(True))
        return own.condition(Condition("if", True, _ends(operation.regions[0].entry)[0]))
    raise Unsupported(f"{operation} is control flow without a meaning here")


def trips(own: Evaluation, operation: Operation) -> Number:
    """How many iterations a scf.for has."""
    low, high, step = (_observed(own, value, operation) for value in operation.operands[:3])
    exact = _trips(low.exact, high.exact, step.exact)
    agree = low.agrees and high.agrees and step.agrees
    return Number(exact, exact if agree else _trips(low.ideal, high.ideal, step.ideal))


def _trips(low: Term, high: Term, step: Term) -> Term:
    return where(low < high, (high - low + step - 1) // step, 0)


def carried(own: Evaluation, operation: Operation, at: int, index: Index, times: Number) -> Lane:
    """A value that a loop carries, after so many iterations."""
    region = operation.regions[-1]
    argument = operation.regions[0].entry.arguments[at + (operation.name == "scf.for")]
    if not argument.type.bits and not argument.type.is_pointer:
        return OPAQUE
    start = own.at(operation.operands[at + 3 * (operation.name == "scf.for")], index)
    moved = _moved(own, operation, _ends(region.entry)[at], argument, start, index)
    if moved is None:
        if argument.type.is_pointer:
            raise Unsupported(f"{operation} carries a pointer that does not move by the same amount in each iteration")
        return _whatever(own, operation, at, start, index, times)
    if isinstance(moved, Number) and isinstance(start, Number):
        return _along(start, moved, times)
    if isinstance(moved, Number) and isinstance(start, Pointer):
        arm = start.arms[0]
        return Pointer((Arm(arm.base, _along(arm.offset, moved, times), arm.unit, arm.when),))
    assert isinstance(moved, _Set)
    if times.exact.op == "const" and times.exact.payload == 0:
        return start
    first = Truth.of(times.exact <= 0)
    return choose(first, start, moved.before(times))


class _Set:
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


def _whatever(
    own: Evaluation, operation: Operation, at: int, start: Lane, index: Index, times: Number
) -> Lane:  # fmt: skip
    """Anything of its type; the start where there was no iteration yet."""
    argument = operation.regions[0].entry.arguments[at + (operation.name == "scf.for")]
    if times.exact.op == "const" and times.exact.payload == 0:
        return start
    bits = argument.type.bits
    low, high = (0, 2) if bits == 1 else (-(1 << (bits - 1)), 1 << (bits - 1))
    name = f"{argument.name}@{operation.place.line or operation.line}"
    term = own.names.variable(("carried", id(argument), index, times.exact), name, low, high)
    own.arbitrary[term] = operation
    own.learn(term, operation, at, index)
    after = Truth.of(term == 1) if bits == 1 else Number.of(term)
    return choose(Truth.of(times.exact <= 0), start, after)


def _moved(
    own: Evaluation, operation: Operation, ended: Value, argument: Value, start: Lane, index: Index
) -> Number | _Set | None:  # fmt: skip
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
        return _Set(after, round_)
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


def _by_branches(own: Evaluation, block: Block, value: Value, index: Index) -> Lane:
    """The value that the branch gave with which the program came here."""
    region = block.region
    assert region is not None
    found: Lane | None = None
    for source, way in ways(region, own.function.name):
        last = source.operations[-1] if source.operations else None
        for position, (label, values) in enumerate(last.targets if last is not None else ()):
            if label != block.label:
                continue
            lane = own.at(values[value.number], index)
            own_way = way
            if last is not None and last.name == "cf.cond_br":
                own_way = (*way, Condition("if", position == 0, last.operands[0]))
            parts = [own.condition(condition) for condition in own_way]
            came = Truth(both(*(p.exact for p in parts)), both(*(p.ideal for p in parts)))
            found = lane if found is None else choose(came, lane, found)
    if found is None:
        raise Unsupported(f"nothing gives {value.name} a value")
    return found
