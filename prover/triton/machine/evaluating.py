"""Values as functions of their indices, evaluated where an address or a mask asks for them."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence
from math import inf

from ...language.constructors import both, either, negation
from ...language.terms import Term, truth
from ...language.walking import postorder
from ..launching.launch import Launch, ScalarArgument, TensorArgument
from ..launching.tensors import Contents
from ..ttir.errors import TritonError, Unsupported
from ..ttir.records import Function, Operation, Value, block_shape, element_bytes
from .accesses import Condition, Way
from .integers import odd
from .names import Carried, Names, Read
from .shapes import Index, moves
from .values import OPAQUE, Arm, Descriptor, Lane, Number, Pointer, Reader, Truth, truth_of

Found = Callable[["Evaluation", Index], Lane]
# told of a value that a loop carries: the evaluation, and as `Evaluation.learn` takes them
Known = Callable[["Evaluation", Term, Operation, int, Term | None], None]


class Evaluation(ABC):
    """The values of a kernel in a launch, in the variables of programs, lanes and iterations: what meanings of operations
    ask. The one that knows these is `OperationEvaluation`.

    reads: integers that are loaded. arbitrary: variables that stand for results of which nothing is known, each with what
    gave it; a counterexample in which one plays a part is perhaps none.
    """

    def __init__(
        self,
        function: Function,
        launch: Launch,
        reader: Reader,
        names: Names,
        written: Mapping[str, Sequence[Operation]],
        overrides: Mapping[int, Found] | None = None,
    ):
        self.function, self.launch, self.reader, self.names = function, launch, reader, names
        self.written = written  # argument -> what writes its memory, so that two reads of it may differ
        self.overrides = overrides or {}  # id of a value -> what it is here instead
        self.memo: dict[tuple[int, Index], Lane] = {}
        self.reads: dict[Term, Read] = {}
        self.arbitrary: dict[Term, Operation] = {}
        self.anything: dict[
            Term, tuple[Value, Index]
        ] = {}  # of these, those that may be anything: no run contradicts one
        self.carried: dict[Term, Carried] = {}
        self.facts: dict[Term, Term] = {}  # what is proved of a value that a loop carries -> the value
        self.way: list[Condition] = []  # that are assumed
        self.known: Known = lambda own, term, operation, position, counted: None
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
            return self.overrides[id(value)](self, index)
        if value.operation is not None:
            return self.result(value.operation, value, index)
        if id(value) in self.given:
            return self._argument(value)
        return self.block_argument(value, index)

    @abstractmethod
    def result(self, operation: Operation, value: Value, index: Index) -> Lane:
        """The element of what an operation gives. Raises Unsupported."""

    @abstractmethod
    def block_argument(self, value: Value, index: Index) -> Lane:
        """The element of a value with which a block of a region begins. Raises Unsupported."""

    @abstractmethod
    def inside(self, condition: Condition) -> Truth:
        """That the program is in an iteration of a loop. Raises Unsupported."""

    def _argument(self, value: Value) -> Lane:
        argument = self.given[id(value)]
        if isinstance(argument, TensorArgument) and block_shape(value.type):
            zero = Number.of(0)
            start = Pointer((Arm(argument.memory, zero, argument.bytes, Truth.of(truth(True))),))
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
            if element_bytes(value.type.pointee) != argument.bytes:
                raise TritonError(
                    f"{self.function.name}: {argument.name} is a tensor of {argument.dtype} in the launch, and "
                    f"{value.type} here"
                )
            return Pointer((Arm(argument.memory, zero, element_bytes(value.type.pointee), Truth.of(truth(True))),))
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
        own = self.names.variable(
            ("arbitrary", id(value), index), f"{value.name or 'value'}{line}", low, high, operation, index
        )
        if operation is not None:
            self.arbitrary[own] = operation
        return Truth.of(own == 1) if bits == 1 else Number.of(own)

    def undefined(self, value: Value, index: Index, operation: Operation) -> Lane:
        """A value that may be anything, whatever the kernel is run with."""
        found = self.unknown(value, index, operation)
        if isinstance(found, Number):
            self.anything[found.exact] = value, index
        return found

    def learn(self, term: Term, operation: Operation, position: int, index: Index, counted: Term | None = None) -> None:
        """Take note of a value that a loop carries, and of what is proved of it. counted: the value, where ``term`` is the
        number of iterations."""
        self.carried[term] = Carried(operation, position, index)
        self.known(self, term, operation, position, counted)

    def promise(self, read: Term, promised: Contents) -> None:
        """Take the constant ends of what a tensor holds as the range of what is read from it."""
        low, high = (None if end is None else self.reader.ranges.of(end) for end in (promised.low, promised.high))
        least, most = -inf if low is None else low[0], inf if high is None else high[1] - 1
        if promised.also is not None:
            also = self.reader.ranges.of(promised.also)
            least, most = min(least, also[0]), max(most, also[1])
        if least <= most:
            self.reader.ranges.bound(read, least, most)

    # -- conditions ------------------------------------------------------------------------------------------

    def assume(self, way: Way) -> list[Truth]:
        """The conditions on the way, each read under those before it; they stay assumed from then on."""
        return [self._assumed(condition) for condition in way]

    def _assumed(self, condition: Condition) -> Truth:
        found = self.condition(condition)
        self.reader.assume(found)
        self.way.append(condition)
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
        return self.inside(condition)

    def _as_truth(self, value: Value) -> Truth:
        lane = self.at(value, ())
        return truth_of(lane, value.operation or _NOTHING)

    def mask(self, value: Value, index: Index) -> Truth:
        """A mask, its parts read one under the other: ``a & b`` is false wherever a is."""
        operation = value.operation
        if operation is not None and operation.name == "arith.andi" and id(value) not in self.overrides:
            parts = [self.mask(operand, index) for operand in operation.operands]
            return Truth(both(*(part.exact for part in parts)), both(*(part.ideal for part in parts)))
        moved = moves(operation) if operation is not None else None
        if operation is not None and moved is not None:
            return self.mask(operation.operands[0], moved(operation, index))
        found = truth_of(self.at(value, index), operation or _NOTHING)
        self.reader.assume(found)
        return found

    # -- an iteration alone ----------------------------------------------------------------------------------

    def where(self, overrides: Mapping[int, Found]) -> Evaluation:
        """Another evaluation, on the same way, in which some values are others. What it notes is its own."""
        reader = Reader(self.reader.ranges, self.reader.trusted, {}, list(self.reader.given), list(self.reader.exact))
        own = {**self.overrides, **overrides}
        found = type(self)(self.function, self.launch, reader, self.names, self.written, own)
        found.known, found.way = self.known, list(self.way)
        found.adopt(self)
        return found

    def adopt(self, other: Evaluation, loop: Operation | None = None) -> None:
        """Take over what another evaluation noted; but not of what it read of values that change in the loop: no formula
        here speaks of them."""
        for name in ("reads", "arbitrary"):
            own, noted = getattr(self, name), getattr(other, name)
            own.update(
                {t: one for t, one in noted.items() if loop is None or t in own or not self.names.varies(loop, t)}
            )
        for name in ("anything", "carried", "facts", "rounds"):
            getattr(self, name).update(getattr(other, name))
        self.reader.wraps |= other.reader.wraps

    def depends(self, *terms: Term, on: set[Term]) -> bool:
        return any(node in on for node in postorder(*terms, ranges=True))


_NOTHING = Operation("a block's argument")
