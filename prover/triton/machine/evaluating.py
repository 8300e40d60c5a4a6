"""Values as functions of their indices, evaluated where an address or a mask asks for them."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from math import inf

from ...language.terms import Term, both, const, either, integer, negation, postorder, truth
from ..launching.launch import TYPES, Launch, ScalarArgument, TensorArgument
from ..ttir.errors import TritonError, Unsupported
from ..ttir.records import Function, Operation, Type, Value, block_shape, element_bytes
from .accesses import Condition, Way
from .integers import MEANINGS, odd
from .shapes import MOVES, Index, integers
from .values import OPAQUE, Arm, Descriptor, Lane, Number, Pointer, Reader, Truth, choose, number, truth_of

Found = Callable[[Index], Lane]
AXES = {"x": 0, "y": 1, "z": 2, "0": 0, "1": 1, "2": 2}
# results of which nothing is known but their type; whatever they are, a proof holds for it
ARBITRARY = frozenset({
    "arith.cmpf", "arith.fptosi", "arith.fptoui", "tt.reduce", "tt.scan", "tt.dot", "tt.dot_scaled", "tt.atomic_rmw",
    "tt.atomic_cas", "tt.histogram", "tt.ptr_to_int", "ub.poison", "tt.extern_elementwise", "tt.fp_to_fp",
    "tt.elementwise_inline_asm", "tt.map_elementwise", "tt.descriptor_load", "tt.descriptor_gather",
    "tt.mulhiui", "tt.clampf", "tt.precise_divf", "tt.precise_sqrt", "arith.bitcast", "math.ctpop", "math.clz", "math.ctz",
})  # fmt: skip


@dataclass(frozen=True, slots=True)
class Read:
    """An integer that is loaded. term: what stands for it; offset: the element of the argument's memory."""

    term: Term
    base: str
    offset: Term
    operation: Operation


@dataclass(frozen=True, slots=True)
class Carried:
    """A value that a loop carries and of which nothing but its type is known. position: among those that it carries."""

    operation: Operation
    position: int
    index: Index


@dataclass(slots=True)
class Names:
    """Variables of one kernel. Each stands for one thing, so that terms that say the same are the same."""

    taken: set[str] = field(default_factory=set)
    made: dict[object, Term] = field(default_factory=dict)

    def variable(self, key: object, name: str, low: Term | int | None, high: Term | int | None) -> Term:
        if key not in self.made:
            name = "".join(letter if letter.isalnum() or letter in "_.@" else "_" for letter in name) or "value"
            own, count = name, 1
            while own in self.taken:
                count += 1
                own = f"{name}.{count}"
            self.taken.add(own)
            self.made[key] = integer(own, low, high)
        return self.made[key]


class Evaluation:
    """The values of a kernel in a launch, in the variables of programs, lanes and iterations.

    reads: integers that are loaded. arbitrary: variables that stand for results of which nothing is known, each with what
    gave it; a counterexample in which one plays a part is perhaps none.
    """

    def __init__(self, function: Function, launch: Launch, reader: Reader, names: Names, written: frozenset[str]):
        self.function, self.launch, self.reader, self.names = function, launch, reader, names
        self.written = written  # arguments whose memory the kernel writes, so that two reads may differ
        self.memo: dict[tuple[int, Index], Lane] = {}
        self.overrides: dict[int, Found] = {}
        self.reads: dict[Term, Read] = {}
        self.arbitrary: dict[Term, Operation] = {}
        self.carried: dict[Term, Carried] = {}
        self.facts: dict[Term, Term] = {}  # what is proved of a value that a loop carries -> the value
        self.known: Callable[[Evaluation, Term, Operation, int], None] = lambda own, term, operation, position: None
        self.rounds: dict[Term, Operation] = {}  # number of an iteration -> its loop
        if len(function.arguments) != len(launch.arguments):
            raise TritonError(
                f"{function.name} takes {len(function.arguments)} arguments ("
                f"{', '.join(value.name for value in function.arguments)}), and the launch gives {len(launch.arguments)}"
            )
        self.given = dict(zip(map(id, function.arguments), launch.arguments, strict=True))

    # -- values ----------------------------------------------------------------------------------------------

    def at(self, value: Value, index: Index) -> Lane:
        """The element of the value. Raises Unsupported."""
        key = (id(value), index)
        if key not in self.memo:
            self.memo[key] = self._value(value, index)
        return self.memo[key]

    def _value(self, value: Value, index: Index) -> Lane:
        if id(value) in self.overrides:
            return self.overrides[id(value)](index)
        if value.operation is not None:
            return self._result(value.operation, value, index)
        if id(value) in self.given:
            return self._argument(value)
        from .loops import block_argument

        return block_argument(self, value, index)

    def _argument(self, value: Value) -> Lane:
        argument = self.given[id(value)]
        if isinstance(argument, TensorArgument) and block_shape(value.type):
            zero = Number.of(0)
            size = element_bytes(TYPES.get(argument.dtype, argument.dtype))
            start = Pointer((Arm(argument.name, zero, size, Truth.of(truth(True))),))
            shape, strides = (tuple(map(Number.of, ends)) for ends in (argument.shape, argument.strides))
            return Descriptor(start, shape, strides)
        if isinstance(argument, TensorArgument):
            if not value.type.is_pointer:
                raise TritonError(
                    f"{self.function.name}: {argument.name} is a tensor in the launch, and {value.type} here"
                )
            zero = Number.of(0)
            if not element_bytes(value.type.pointee):
                raise Unsupported(f"the size of an element of {argument.name}, {value.type.pointee}, is not known")
            return Pointer((Arm(argument.name, zero, element_bytes(value.type.pointee), Truth.of(truth(True))),))
        if value.type.is_pointer:
            raise TritonError(
                f"{self.function.name}: {argument.name} is no tensor in the launch, and {value.type} here"
            )
        return self._scalar(argument, value)

    def _scalar(self, argument: ScalarArgument, value: Value) -> Lane:
        bits = value.type.bits
        if not bits:
            return OPAQUE
        if argument.term is None:
            return self.unknown(value, (), None)
        return self.as_type(Number.of(argument.term), bits)

    @staticmethod
    def as_type(value: Number, bits: int) -> Lane:
        return odd(value) if bits == 1 else value

    def unknown(self, value: Value, index: Index, operation: Operation | None) -> Lane:
        """A variable for a value of which only its type is known."""
        bits = value.type.bits
        if value.type.is_pointer:
            raise Unsupported(f"{operation or value.name} gives a pointer that is not known")
        if not bits:
            return OPAQUE
        line = f"@{operation.place.line or operation.line}" if operation else ""
        low, high = (0, 2) if bits == 1 else (-(1 << (bits - 1)), 1 << (bits - 1))
        own = self.names.variable(("arbitrary", id(value), index), f"{value.name or 'value'}{line}", low, high)
        if operation is not None:
            self.arbitrary[own] = operation
        return Truth.of(own == 1) if bits == 1 else Number.of(own)

    def learn(self, term: Term, operation: Operation, position: int, index: Index) -> None:
        """Take note of a value that a loop carries, and of what is proved of it."""
        self.carried[term] = Carried(operation, position, index)
        self.known(self, term, operation, position)

    def promise(self, read: Term, argument: TensorArgument) -> None:
        """Take the constant ends of what a tensor holds as the range of what is read from it."""
        promised = argument.contents
        if promised is not None:
            low, high = (None if end is None else self.reader.ranges.of(end) for end in (promised.low, promised.high))
            self.reader.ranges.bound(read, -inf if low is None else low[0], inf if high is None else high[1] - 1)

    def _result(self, operation: Operation, value: Value, index: Index) -> Lane:
        name = operation.name
        if name in MOVES:
            return self.at(operation.operands[0], MOVES[name](operation, index))
        if name in SPECIAL:
            return SPECIAL[name](self, operation, value, index)
        if not value.type.bits and not value.type.is_pointer:
            return OPAQUE
        if name in ARBITRARY or (name in MEANINGS and not all(_has_meaning(v.type) for v in operation.operands)):
            return self.unknown(value, index, operation)
        if name in MEANINGS:
            lanes = [self.at(v, index if v.type.shape else ()) for v in operation.operands]
            return MEANINGS[name](operation, self.reader, lanes)
        raise Unsupported(f"{operation} has no meaning here")

    # -- conditions ------------------------------------------------------------------------------------------

    def assume(self, way: Way) -> list[Truth]:
        """The conditions on the way, each read under those before it; they stay assumed from then on."""
        return [self._assumed(condition) for condition in way]

    def _assumed(self, condition: Condition) -> Truth:
        found = self.condition(condition)
        self.reader.assume(found)
        return found

    def condition(self, condition: Condition) -> Truth:
        if condition.kind == "if":
            assert condition.value is not None
            found = self._as_truth(condition.value)
            return found if condition.holds else Truth(negation(found.exact), negation(found.ideal))
        if condition.kind == "one of":
            ways = [[self.condition(part) for part in way] for way in condition.ways]
            return Truth(
                either(*(both(*(part.exact for part in way)) for way in ways)),
                either(*(both(*(part.ideal for part in way)) for way in ways)),
            )
        from .loops import inside

        assert condition.operation is not None
        return inside(self, condition)

    def _as_truth(self, value: Value) -> Truth:
        lane = self.at(value, ())
        return truth_of(lane, value.operation or _NOTHING)

    def mask(self, value: Value, index: Index) -> Truth:
        """A mask, its parts read one under the other: ``a & b`` is false wherever a is."""
        operation = value.operation
        if operation is not None and operation.name == "arith.andi" and id(value) not in self.overrides:
            parts = [self.mask(operand, index) for operand in operation.operands]
            return Truth(both(*(part.exact for part in parts)), both(*(part.ideal for part in parts)))
        if operation is not None and operation.name in MOVES:
            return self.mask(operation.operands[0], MOVES[operation.name](operation, index))
        found = truth_of(self.at(value, index), operation or _NOTHING)
        self.reader.assume(found)
        return found

    # -- trials ----------------------------------------------------------------------------------------------

    @contextmanager
    def trial(self, overrides: dict[int, Found]) -> Iterator[None]:
        """Values as they would be if some had others; what is noted on the way is forgotten."""
        kept = self.memo, self.overrides, self.reader.steps, list(self.reader.given), list(self.reader.exact)
        noted = dict(self.reads), dict(self.arbitrary)
        self.memo, self.overrides = {}, {**self.overrides, **overrides}
        self.reader.steps = {}
        try:
            yield
        finally:
            self.memo, self.overrides, self.reader.steps, self.reader.given, self.reader.exact = kept
            self.reads, self.arbitrary = noted

    def depends(self, *terms: Term, on: set[Term]) -> bool:
        return any(node in on for node in postorder(*terms, ranges=True))


_NOTHING = Operation("a block's argument")


def _has_meaning(kind: Type) -> bool:
    return bool(kind.bits) or kind.is_pointer


# -- operations that are more than an element's meaning --------------------------------------------------------


def _constant(own: Evaluation, operation: Operation, value: Value, index: Index) -> Lane:
    bits = value.type.bits
    if not bits:
        return OPAQUE
    said = next((word for word in operation.words if word not in ("->",)), "")
    said = said or str(operation.types[0].element)
    if said.startswith("dense<") or operation.types[0].element.startswith("dense<"):
        said = (said if said.startswith("dense<") else operation.types[0].element)[len("dense<") : -1].strip()
    if said in ("true", "false"):
        return Truth.of(truth(said == "true"))
    try:
        found = int(said, 0)
    except ValueError:
        return own.unknown(value, index, operation)  # a table of several values
    return own.as_type(Number.of(found), bits)


def _range(own: Evaluation, operation: Operation, value: Value, index: Index) -> Lane:
    (start,) = integers(operation.attributes["start"])
    return Number.of(index[0] + start)


def _program(own: Evaluation, operation: Operation, value: Value, index: Index) -> Lane:
    return Number.of(own.launch.programs[_axis(operation)])


def _programs(own: Evaluation, operation: Operation, value: Value, index: Index) -> Lane:
    return Number.of(own.launch.grid[_axis(operation)])


def _axis(operation: Operation) -> int:
    said = operation.words[0] if operation.words else operation.attributes.get("axis", "0").split(" ")[0]
    if said not in AXES:
        raise Unsupported(f"{operation} asks for axis {said}")
    return AXES[said]


def _descriptor(own: Evaluation, operation: Operation, value: Value, index: Index) -> Lane:
    """What a program makes a descriptor of; extents are read as signed numbers."""
    start, *rest = operation.operands
    pointer, half = own.at(start, ()), len(rest) // 2
    if not isinstance(pointer, Pointer) or len(rest) != 2 * half:
        raise Unsupported(f"{operation} describes memory that is not known")
    shape = [own.reader.signed(number(own.at(v, ()), operation), v.type.bits, operation) for v in rest[:half]]
    return Descriptor(pointer, tuple(shape), tuple(number(own.at(v, ()), operation) for v in rest[half:]))


def _address(own: Evaluation, operation: Operation, value: Value, index: Index) -> Lane:
    """A pointer moved by so many elements of what it points to; the offset is read as a signed number."""
    pointer, by = (own.at(v, index if v.type.shape else ()) for v in operation.operands)
    if not isinstance(pointer, Pointer):
        raise Unsupported(f"{operation} moves a pointer that is loaded or made of an integer")
    bits = operation.operands[1].type.bits
    moved = number(by, operation)
    if bits < 64:  # 64 bits wrap as addresses do
        moved = own.reader.signed(moved, bits, operation)
    size = element_bytes(value.type.pointee)
    return Pointer(tuple(_moved(arm, moved, size, operation) for arm in pointer.arms))


def _moved(arm: Arm, by: Number, size: int, operation: Operation) -> Arm:
    if not size:
        raise Unsupported(f"{operation}: the size of an element is not known")
    unit = size if arm.unit % size == 0 else arm.unit
    if size % unit:
        raise Unsupported(f"{operation} moves by elements of {size} bytes in memory of elements of {unit} bytes")
    offset = arm.offset.times(Number.of(arm.unit // unit)).plus(by.times(Number.of(size // unit)))
    return Arm(arm.base, offset, unit, arm.when)


def _bitcast(own: Evaluation, operation: Operation, value: Value, index: Index) -> Lane:
    source = operation.operands[0].type
    if source.is_pointer and value.type.is_pointer:
        return own.at(operation.operands[0], index)
    if source.bits and source.bits == value.type.bits:
        return own.at(operation.operands[0], index)
    return own.unknown(value, index, operation)


def _select(own: Evaluation, operation: Operation, value: Value, index: Index) -> Lane:
    if not _has_meaning(value.type):
        return OPAQUE
    condition, then, otherwise = (own.at(v, index if v.type.shape else ()) for v in operation.operands)
    return choose(truth_of(condition, operation), then, otherwise)


def _load(own: Evaluation, operation: Operation, value: Value, index: Index) -> Lane:
    """An integer that is loaded: one variable for one element of a memory that the kernel does not write."""
    if value.type.is_pointer:
        raise Unsupported(f"{operation} loads a pointer")
    if not value.type.bits:
        return OPAQUE
    pointer = own.at(operation.operands[0], index)
    if not isinstance(pointer, Pointer) or len(pointer.arms) != 1:
        return own.unknown(value, index, operation)
    arm = pointer.arms[0]
    read = _reading(own, arm, value, index, operation)
    masked = operation.operands[1:]
    if not masked or read is None:
        return read or own.unknown(value, index, operation)
    mask = truth_of(own.at(masked[0], index), operation)
    other = own.at(masked[1], index) if len(masked) > 1 else own.unknown(value, index, operation)
    return choose(mask, read, other)


def _reading(own: Evaluation, arm: Arm, value: Value, index: Index, operation: Operation) -> Lane | None:
    bits = value.type.bits
    argument = next((a for a in own.launch.arguments if a.name == arm.base), None)
    if not isinstance(argument, TensorArgument) or arm.unit != element_bytes(value.type.element):
        return None
    low, high = (0, 2) if bits == 1 else (-(1 << (bits - 1)), 1 << (bits - 1))
    if argument.dtype.startswith(("u", "bool")) and bits > 1:
        low, high = 0, 2 if argument.dtype == "bool" else 1 << bits
    key: tuple[object, ...] = ("read", arm.base, arm.offset.exact, bits)
    if arm.base in own.written:
        key = (*key, id(operation), index)
    term = own.names.variable(key, f"{value.name or arm.base}@{operation.place.line or operation.line}", low, high)
    own.promise(term, argument)
    own.reads[term] = Read(term, arm.base, arm.offset.exact, operation)
    return Truth.of(term == 1) if bits == 1 else Number.of(term)


def _gather(own: Evaluation, operation: Operation, value: Value, index: Index) -> Lane:
    (axis,) = integers(operation.attributes["axis"])
    source, where_from = operation.operands
    chosen = own.reader.signed(number(own.at(where_from, index), operation), where_from.type.bits, operation)
    if not chosen.agrees:
        return own.unknown(value, index, operation)
    return own.at(source, (*index[:axis], chosen.exact, *index[axis + 1 :]))


def _join(own: Evaluation, operation: Operation, value: Value, index: Index) -> Lane:
    if not _has_meaning(value.type):
        return OPAQUE
    left, right = (own.at(v, index[:-1]) for v in operation.operands)
    return choose(Truth.of(index[-1] == 0), left, right)


def _split(own: Evaluation, operation: Operation, value: Value, index: Index) -> Lane:
    return own.at(operation.operands[0], (*index, const(value.number)))


def _region(own: Evaluation, operation: Operation, value: Value, index: Index) -> Lane:
    from .loops import result

    return result(own, operation, value, index)


SPECIAL: dict[str, Callable[[Evaluation, Operation, Value, Index], Lane]] = {
    "arith.constant": _constant,
    "arith.select": _select,
    "tt.make_range": _range,
    "tt.get_program_id": _program,
    "tt.get_num_programs": _programs,
    "tt.addptr": _address,
    "tt.make_tensor_descriptor": _descriptor,
    "tt.bitcast": _bitcast,
    "tt.load": _load,
    "tt.gather": _gather,
    "tt.join": _join,
    "tt.split": _split,
    "scf.if": _region,
    "scf.for": _region,
    "scf.while": _region,
}
