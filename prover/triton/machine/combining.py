"""What reductions and scans give: an element of what they combine, where combining two of them chooses one (``tl.max``,
``tl.argmax``), a sum of elements inside constant ends (``tl.sum`` of flags, ``tl.cumsum``), and a sum of which all but one
element are plainly 0.

A reduction combines its elements in any order, so a sum counts only where the sum of any of them fits its type. Of any
other way to combine nothing is known but the type.
"""

from __future__ import annotations

from math import isinf, prod
from typing import TYPE_CHECKING

from ...language.idioms import implies, within
from ...language.terms import Term, const, truth
from ...language.walking import postorder, substitute
from ..ttir.records import Operation, Value
from .shapes import Index, integers
from .values import OPAQUE, Lane, Number, Truth, choose, number

if TYPE_CHECKING:
    from .evaluating import Evaluation

CHOOSING = frozenset({"arith.maxsi", "arith.minsi", "arith.maxui", "arith.minui"})


def combined(own: Evaluation, operation: Operation, value: Value, index: Index) -> Lane:
    """A result of tt.reduce or tt.scan."""
    if not value.type.bits and not value.type.is_pointer:
        return OPAQUE
    source, region = operation.operands[value.number], operation.regions[0]
    mine, given = region.entry.arguments, region.entry.operations[-1].operands
    pair = (mine[value.number], mine[value.number + len(operation.operands)])
    (axis,) = integers(operation.attributes["axis"])
    if _chooses(given[value.number], pair):
        return own.at(source, _along(own, operation, value, index, axis))
    if _adds(given[value.number], pair) and value.type.bits > 1:
        found = _sum(own, operation, value, index, axis)
        if found is not None:
            return found
    return own.unknown(value, index, operation)


def _chooses(given: Value, pair: tuple[Value, Value]) -> bool:
    """Whether what is given is always one of the two."""
    if given in pair:
        return True
    operation = given.operation
    if operation is None:
        return False
    if operation.name in CHOOSING:
        return all(_chooses(value, pair) for value in operation.operands)
    return operation.name == "arith.select" and all(_chooses(value, pair) for value in operation.operands[1:])


def _adds(given: Value, pair: tuple[Value, Value]) -> bool:
    operation = given.operation
    return operation is not None and operation.name == "arith.addi" and set(operation.operands) == set(pair)


def _along(
    own: Evaluation, operation: Operation, value: Value, index: Index, axis: int, key: str = "one of"
) -> Index:  # fmt: skip
    """An element that is combined, whichever it is. key: one for each element that is spoken of at once."""
    scan = operation.name == "tt.scan"
    line = operation.place.line or operation.line
    extent = operation.operands[0].type.shape[axis]
    which = own.names.variable((key, id(value), index), f"element@{line}", 0, extent, operation, index)
    own.arbitrary[which] = operation
    if scan:
        _know(own, which, which >= index[axis] if _reversed(operation) else which <= index[axis])
    return (*index[:axis], which, *index[axis + scan :])


def _know(own: Evaluation, variable: Term, *facts: Term) -> None:
    """Say of a variable what its range cannot, which must not depend on lanes: of a second program's it is the same."""
    for fact in facts:
        own.facts.setdefault(fact, variable)


def _reversed(operation: Operation) -> bool:
    return operation.attributes.get("reverse", "false").startswith("true")


def _sum(own: Evaluation, operation: Operation, value: Value, index: Index, axis: int) -> Lane | None:
    """The sum, where constant ends of the elements are known; of a scan the last element and those before it."""
    source, bits = operation.operands[value.number], value.type.bits

    def element(at: Index) -> Number | None:
        found = own.reader.signed(number(own.at(source, at), operation), bits, operation)
        return found if found.agrees else None

    lane = _along(own, operation, value, index, axis)
    one = element(lane)
    if one is None:
        return None
    if operation.name == "tt.reduce" and (only := _only(one.exact, lane[axis])) is not None:
        # x * (i == k) and where(i == k, x, 0) pick an element, if k is the same whichever lane asks
        another = _along(own, operation, value, index, axis, "another of")
        other = element(another)
        picked = element((*lane[:axis], _picked(own, operation, value, index, axis, only), *lane[axis + 1 :]))
        if other is not None and picked is not None and _only(other.exact, another[axis]) is only:
            return choose(Truth.of(within(only, 0, source.type.shape[axis])), picked, Number.of(0))
    ends, extent, fits = own.reader.ranges.of(one.exact), source.type.shape[axis], 1 << (bits - 1)
    if isinf(ends[0]) or isinf(ends[1]):
        return None
    low, high = int(ends[0]), int(ends[1])
    least, most = min(low, 0) * extent, max(high, 0) * extent
    if least < -fits or most >= fits:
        return None
    line = operation.place.line or operation.line
    name = f"{value.name or 'sum'}@{line}"
    rest = own.names.variable(("sum", id(value), index), name, least, most + 1, operation, index)
    own.arbitrary[rest] = operation
    if operation.name != "tt.scan":
        _know(own, rest, rest >= low * extent, rest <= high * extent)
        return Number.of(rest)
    others = extent - 1 - index[axis] if _reversed(operation) else index[axis]
    _know(own, rest, rest >= low * others, rest <= high * others)
    last = element(index)
    return None if last is None else Number.of(rest).plus(last)


def _only(term: Term, lane: Term) -> Term | None:
    """The one lane at which a term of lanes is not plainly 0."""
    for node in postorder(term):
        sides = node.args if node.op == "eq" else ()
        others = [side for side in sides if side is not lane]
        if len(others) == 1 and substitute({node: truth(False)}, term)[0] is const(0):
            return others[0]
    return None


def _picked(own: Evaluation, operation: Operation, value: Value, index: Index, axis: int, only: Term) -> Term:
    """The lane that is picked, if that is one: else any, so that nothing is read where no lane reads."""
    extent = operation.operands[0].type.shape[axis]
    low, high = own.reader.ranges.of(only)
    if low >= 0 and high < extent:
        return only
    line = operation.place.line or operation.line
    found = own.names.variable(
        ("picked", id(value), index, only), f"element@{line}", 0, extent, operation, (*index, only)
    )  # fmt: skip
    own.arbitrary[found] = operation
    _know(own, found, implies(within(only, 0, extent), found == only))
    return found


def counted(own: Evaluation, operation: Operation, value: Value, index: Index) -> Lane:
    """An element of tt.histogram: some of as many as there are."""
    most = prod(operation.operands[0].type.shape)
    line = operation.place.line or operation.line
    name = f"{value.name or 'count'}@{line}"
    found = own.names.variable(("count", id(value), index), name, 0, most + 1, operation, index)
    own.arbitrary[found] = operation
    return Number.of(found)
