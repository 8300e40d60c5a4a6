"""The formulas of an access: the way to it, its mask, its offset, and the steps that they rest on."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from msgspec import Struct, field

from ..accesses.access import Access
from ..language.constructors import both
from ..language.idioms import within
from ..language.terms import Term, truth
from .launching.launch import Launch, TensorArgument
from .machine.accesses import DESCRIPTORS, TensorAccess, Visited, accesses, starts_of, visited
from .machine.evaluating import Evaluation, Found, Known
from .machine.integers import DIVISIONS, OVERFLOWING, SHIFTS
from .machine.memories import writers
from .machine.names import Carried, Names, Read
from .machine.operations import OperationEvaluation
from .machine.ranges import Ranges
from .machine.shapes import GATHER, HISTOGRAM, Index
from .machine.special import constant, moved
from .machine.values import Descriptor, Key, Lane, Number, Pointer, Reader, Step, Truth, number
from .ttir.errors import Unsupported
from .ttir.records import Function, Operation, Value, accessed_bytes

# what reading an operation with too few operands, or without its attributes, comes to
MALFORMED = (KeyError, IndexError, ValueError, AssertionError, AttributeError, TypeError, StopIteration)


PARTIAL = DIVISIONS | SHIFTS | {GATHER, HISTOGRAM}  # operations without a result for some operands


class Formula(Struct):
    """What is known of an access. why: it has no formula, and why not."""

    operation: Operation
    access: TensorAccess | None = None
    index: Index = ()
    arms: list[Access] = field(default_factory=list)
    steps: list[Step] = field(default_factory=list)
    reads: dict[Term, Read] = field(default_factory=dict)
    arbitrary: dict[Term, Operation] = field(default_factory=dict)
    rounds: dict[Term, Operation] = field(default_factory=dict)
    anything: dict[Term, tuple[Value, Index]] = field(default_factory=dict)  # what may be any integer in any run
    path: tuple[Truth, ...] = ()
    carried: dict[Term, Carried] = field(default_factory=dict)
    facts: dict[Term, Term] = field(default_factory=dict)  # what is proved of a value that a loop carries
    divisor: Number | None = None  # or the amount of a shift, or what a gather or a histogram looks up
    dividend: Number | None = None  # where it may be the least integer and is divided by what may be -1
    safe: bool = False  # whether the ranges alone say that the operation has a result
    wraps: bool = False  # as a Reader has it
    why: str = ""


class Formulas:
    """The formulas of a kernel in a launch."""

    def __init__(self, function: Function, launch: Launch):
        self.function, self.launch = function, launch
        self.visited = visited(function)
        self.accesses = accesses(self.visited)
        self.known: Known = lambda own, term, operation, position, counted: None
        self.names = Names(launch.names | {p.payload[0] for p in launch.programs if p.op == "var"})
        self.divisions = [item for item in self.visited if item.operation.name in PARTIAL and _may_fail(item.operation)]
        self.written: dict[str, list[Operation]] = {}  # memory -> what writes it
        for at, operations in writers(self.accesses, function).items():
            argument = launch.arguments[at] if at < len(launch.arguments) else None
            if isinstance(argument, TensorArgument):
                self.written.setdefault(argument.memory, []).extend(operations)

    def evaluation(
        self, trusted: frozenset[Key] | None = None, overrides: Mapping[int, Found] | None = None
    ) -> Evaluation:  # fmt: skip
        reader = Reader(Ranges([*self.launch.facts, *self.launch.given]), trusted)
        found = OperationEvaluation(self.function, self.launch, reader, self.names, self.written, overrides)
        found.known = self.known
        return found

    def formula(self, access: TensorAccess, trusted: frozenset[Key] | None) -> Formula:
        """With the short formulas of the trusted steps, and the exact ones of the others."""
        found = Formula(access.operation, access, why=access.why)
        return found if access.why else self.filled(found, trusted, lambda own: self._access(own, access, found))

    def division(self, item: Visited, trusted: frozenset[Key] | None, any_sign: bool = False) -> Formula:
        """What an operation divides by, or shifts by, or gathers from, or counts, in any lane. any_sign: the divisor may be
        negative, so that what it divides matters too."""
        operation = item.operation
        found = Formula(operation)

        def fill(own: Evaluation) -> None:
            divisor = looked_up(operation)
            found.index = self.index(divisor.type.shape or _mapped(operation))
            path = own.assume(item.way)
            if operation.name == HISTOGRAM and len(operation.operands) > 1:
                path = [*path, own.mask(operation.operands[1], found.index)]
            value = own.at(divisor, found.index if divisor.type.shape else ())
            sign = not operation.name.endswith("ui") and operation.name not in {*SHIFTS, HISTOGRAM}
            read = own.reader.signed if sign else own.reader.unsigned
            found.divisor = read(number(value, operation), divisor.type.bits, operation)
            found.path = tuple(path)
            low, high = own.reader.ranges.of(found.divisor.exact)
            fixed = found.divisor.exact.op == "const"
            if operation.name in OVERFLOWING and low <= -1 <= high and (any_sign or fixed):
                self._divided(own, found)
            found.safe = fixed and low == -1 and found.dividend is None and operation.name in OVERFLOWING
            found.safe |= operation.name == HISTOGRAM and low >= 0 and high < bins(operation)

        return self.filled(found, trusted, fill)

    def _divided(self, own: Evaluation, found: Formula) -> None:
        """The dividend, if its range has the least integer."""
        value, operation = found.operation.operands[0], found.operation
        index = found.index if value.type.shape else ()
        try:
            lane = own.at(value, index)
        except Unsupported:
            lane = own.unknown(value, index, operation)
        dividend = own.reader.signed(number(lane, operation), value.type.bits, operation)
        if own.reader.ranges.of(dividend.exact)[0] <= least(operation):
            found.dividend = dividend

    def filled(
        self, found: Formula, trusted: frozenset[Key] | None, fill: Callable[[Evaluation], None],
        overrides: Mapping[int, Found] | None = None,
    ) -> Formula:  # fmt: skip
        """The formula with what an evaluation fills in, and all that it rests on. overrides: as an Evaluation has them."""
        own = self.evaluation(trusted, overrides)
        try:
            fill(own)
        except Unsupported as error:
            found.why = str(error)
        except RecursionError:
            found.why = f"{found.operation} depends on values that are nested too deep"
        except MALFORMED as error:
            found.why = f"{found.operation} depends on an operation that is not as Triton prints it ({error!r})"
        found.steps, found.wraps = list(own.reader.steps.values()), own.reader.wraps
        found.reads, found.arbitrary, found.rounds = own.reads, own.arbitrary, own.rounds
        found.carried, found.facts, found.anything = own.carried, own.facts, own.anything
        return found

    def index(self, shape: tuple[int, ...]) -> Index:
        """A variable for each index of a lane."""
        return self.names.index(shape)

    def _described(self, own: Evaluation, access: TensorAccess, found: Formula) -> tuple[Truth, Lane]:
        """The lanes of a descriptor's block that are inside its tensor, and where they go."""
        lane = own.at(access.operation.operands[0], ())
        if not isinstance(lane, Descriptor):
            raise Unsupported(f"{access.operation} goes through a descriptor that is not known")
        starts = starts_of(access.operation, len(lane.shape))
        if len(found.index) != len(starts):
            raise Unsupported(f"{access.operation} has lanes of {len(found.index)} axes, and {len(starts)} indices")
        size = accessed_bytes(access.type)
        by, inside, ideally = Number.of(0), list[Term](), list[Term]()
        for value, at, extent, stride in zip(starts, found.index, lane.shape, lane.strides, strict=True):
            by_row = bool(value.type.shape)
            begins = number(own.at(value, (at,) if by_row else ()), access.operation)
            start = own.reader.signed(begins, value.type.bits, access.operation)
            element = start if by_row else start.plus(Number.of(at))
            inside.append(within(element.exact, 0, extent.exact))
            ideally.append(within(element.ideal, 0, extent.ideal))
            by = by.plus(element.times(stride))
        mask = Truth(both(*inside), both(*ideally))
        own.reader.assume(mask)
        return mask, Pointer(tuple(moved(arm, by, size, access.operation) for arm in lane.pointer.arms))

    def _access(self, own: Evaluation, access: TensorAccess, found: Formula) -> None:
        found.index = self.index(access.shape)
        path = tuple(own.assume(access.way))
        mask = Truth.of(truth(True))
        if access.mask is not None:
            mask = own.mask(access.mask, found.index if access.mask.type.shape else ())
        assert access.pointer is not None
        if access.operation.name in DESCRIPTORS:
            mask, pointer = self._described(own, access, found)
        else:
            pointer = own.at(access.pointer, found.index)
        if not isinstance(pointer, Pointer):
            raise Unsupported(f"{access.operation} goes to an address that is loaded or made of an integer")
        for arm in pointer.arms:
            argument = self.launch.tensor(arm.base)
            size = argument.allocation * max(argument.bytes // arm.unit, 1)
            found.arms.append(
                Access(
                    argument,
                    arm.offset,
                    arm.unit,
                    accessed_bytes(access.type),
                    size,
                    (*path, arm.when),
                    mask,
                    found,
                )
            )


def looked_up(operation: Operation) -> Value:
    """The operand for which an operation may have no result."""
    return operation.operands[0 if operation.name == HISTOGRAM else 1]


def bins(operation: Operation) -> int:
    """Of a histogram."""
    return operation.results[0].type.shape[0]


def least(operation: Operation) -> int:
    """The least integer of the type that an operation works on."""
    return -(1 << (operation.operands[0].type.bits - 1))


def _may_fail(operation: Operation) -> bool:
    """Whether it divides or shifts by something that is no constant, or by one by which it must not, or not everything."""
    value = looked_up(operation)
    while value.operation is not None and value.operation.name in ("tt.splat", "tt.broadcast", "tt.expand_dims"):
        value = value.operation.operands[0]
    if value.operation is None or value.operation.name != "arith.constant":
        return True
    said = constant(value.operation)
    if said is None or operation.name in (GATHER, HISTOGRAM):
        return True
    size = 1 << value.type.bits
    if operation.name in SHIFTS:
        return not 0 <= said < value.type.bits
    return said % size == 0 or (operation.name in OVERFLOWING and said % size == size - 1)


def _mapped(operation: Operation) -> tuple[int, ...]:
    """The shape of the elements over which a function is mapped that the operation is in."""
    around = next((own for own in operation.around() if own.name == "tt.map_elementwise"), None)
    return around.operands[0].type.shape if around is not None else ()
