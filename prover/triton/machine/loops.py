"""What control flow gives: results of conditionals and loops, arguments of blocks, iterations.

A loop is taken once, with the number of its iteration as a variable from 0 on. A carried value that each iteration moves
by the same amount is its start and so many times that amount, by induction; where the amount grows by the same in each, as
much of it as the iterations before had; one that an iteration sets to something that
does not depend on what is carried is that, of the iteration before; of any other nothing is known but its type.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from ...language.constructors import both
from ...language.terms import truth
from ..ttir.calls import RETURN
from ..ttir.errors import Unsupported
from ..ttir.records import Block, Operation, Value
from .accesses import COMBINING, Condition, Way, ways
from .iterations import along, counter, iteration, observed, trips
from .movements import Growing, Set, movement
from .shapes import Index
from .values import OPAQUE, Arm, Lane, Number, Pointer, Truth, choose

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
    if operation.name == "tt.map_elementwise" and operation.attributes.get("pack", "1").split(" ")[0] == "1":
        source = operation.operands[value.number]
        return own.at(source, own.names.index(source.type.shape))
    if operation.name in COMBINING:
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
    line = operation.place.line or operation.line
    last = own.names.variable(("last", id(operation)), f"rounds@{line}", 0, None, operation)
    if ended.block is not None and ended.block is operation.regions[0].entry:
        return carried(own, operation, ended.number, index, Number.of(last))
    return own.unknown(value, index, operation)


def _ends(block: Block) -> list[Value]:
    return block.operations[-1].operands


def inside(own: Evaluation, condition: Condition) -> Truth:
    """That the program is in an iteration of a loop."""
    operation = condition.operation
    assert operation is not None
    if condition.kind == "loop":
        now, high = counter(own, operation), observed(own, operation.operands[1], operation)
        exact = now.exact < high.exact
        return Truth(exact, exact if now.agrees and high.agrees else now.ideal < high.ideal)
    if condition.kind == "while":
        iteration(own, operation)
        if not condition.holds:
            return Truth.of(truth(True))
        return own.condition(Condition("if", True, _ends(operation.regions[0].entry)[0]))
    raise Unsupported(f"{operation} is control flow without a meaning here")


def carried(own: Evaluation, operation: Operation, at: int, index: Index, times: Number) -> Lane:
    """A value that a loop carries, after so many iterations."""
    region = operation.regions[-1]
    argument = operation.regions[0].entry.arguments[at + (operation.name == "scf.for")]
    if not argument.type.bits and not argument.type.is_pointer:
        return OPAQUE
    start = own.at(operation.operands[at + 3 * (operation.name == "scf.for")], index)
    moved = movement(own, operation, _ends(region.entry)[at], argument, start, index, times)
    if moved is None:
        if argument.type.is_pointer:
            raise Unsupported(f"{operation} carries a pointer that does not move by the same amount in each iteration")
        return _whatever(own, operation, at, start, index, times)
    if isinstance(moved, Growing) and isinstance(start, Number):
        return moved.along(start, times)
    if isinstance(moved, Number) and isinstance(start, Number):
        found = along(start, moved, times)
        if operation.name == "scf.while" and times.exact.op == "var" and found.exact is not start.exact:
            own.learn(times.exact, operation, at, index, found.exact)
        return found
    if isinstance(moved, Number) and isinstance(start, Pointer):
        arm = start.arms[0]
        return Pointer((Arm(arm.base, along(arm.offset, moved, times), arm.unit, arm.when),))
    assert isinstance(moved, Set)
    if times.exact.op == "const" and times.exact.payload == 0:
        return start
    first = Truth.of(times.exact <= 0)
    return choose(first, start, moved.before(times))


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
    term = own.names.variable(("carried", id(argument), index, times.exact), name, low, high, operation, index)
    own.arbitrary[term] = operation
    own.learn(term, operation, at, index)
    after = Truth.of(term == 1) if bits == 1 else Number.of(term)
    return choose(Truth.of(times.exact <= 0), start, after)


def _by_branches(own: Evaluation, block: Block, value: Value, index: Index) -> Lane:
    """The value that the branch gave with which the program came here."""
    region = block.region
    assert region is not None
    found: list[tuple[Way, Value]] = []
    for source, way in ways(region, own.function.name):
        last = source.operations[-1] if source.operations else None
        for position, (label, values) in enumerate(last.targets if last is not None else ()):
            if label == block.label:
                own_way = way
                if last is not None and last.name == "cf.cond_br":
                    own_way = (*way, Condition("if", position == 0, last.operands[0]))
                found.append((own_way, values[value.number]))
    return _one_of(own, found, value, index)


def returned(own: Evaluation, operation: Operation, value: Value, index: Index) -> Lane:
    """What a function gives that is called."""
    if not operation.regions:
        raise Unsupported(f"{operation} calls a function that is not read")
    ends = [
        (way, block.operations[-1].operands[value.number])
        for block, way in ways(operation.regions[0], operation.symbol)
        if block.operations[-1].name == RETURN
    ]
    return _one_of(own, ends, value, index)


def _one_of(own: Evaluation, found: Sequence[tuple[Way, Value]], value: Value, index: Index) -> Lane:
    """The value of the way that the program went."""
    lane: Lane | None = None
    for way, given in found:
        other = own.at(given, index)
        parts = [own.condition(condition) for condition in way]
        came = Truth(both(*(p.exact for p in parts)), both(*(p.ideal for p in parts)))
        lane = other if lane is None else choose(came, other, lane)
    if lane is None:
        raise Unsupported(f"nothing gives {value.name} a value")
    return lane
