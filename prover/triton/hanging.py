"""Which values the frontend would compute in Python: those that hang on constexprs, and else on constants alone.

An argument that is 1 is a constexpr, but ``m = n`` is a number of the kernel whatever n is. The texts that are compiled
where arguments are 1 say which operations the kernel still has: Python does those that are gone.
"""

from __future__ import annotations

from collections.abc import Sequence

from .launching.launch import Launch, ScalarArgument
from .machine.ranges import Ranges
from .matching import CONSTANTS, Kept
from .ttir.calls import CALL, returned
from .ttir.records import Function, Operation, Value

EXTENSIONS = frozenset({"arith.extsi", "arith.extui"})


def ones(launch: Launch) -> frozenset[str]:
    """The arguments that may be 1, and are constexprs then."""
    ranges = Ranges([*launch.facts, *launch.given])
    named = {
        own.name: own.term for own in launch.arguments if isinstance(own, ScalarArgument) and own.name in launch.ones
    }
    ends = {name: (1, 1) if term is None else ranges.of(term) for name, term in named.items()}
    return frozenset(name for name, (low, high) in ends.items() if low <= 1 <= high)


class Folded:
    """Which values the frontend would compute in Python: not all releases print arguments by their names. ones: the
    arguments that it makes constexprs of where they are 1, all that may be if not said. kept: what Python does not compute
    even then."""

    def __init__(
        self, function: Function, launch: Launch, kept: Kept | None = None, single: frozenset[str] | None = None
    ):
        self.ones, self.kept = ones(launch) if single is None else single, kept or Kept((), ())
        pairs = zip(function.arguments, launch.arguments, strict=False)  # whose numbers are compared elsewhere
        self.arguments = {id(value): own.name for value, own in pairs if own.name in self.ones | set(launch.sized)}
        self.known: dict[int, frozenset[str] | None] = {}

    def sized(self, value: Value) -> bool:
        """Whether it hangs on constexprs that are sizes, or may be, and else on constants alone."""
        return bool(self._of(value))

    def stays(self, operation: Operation) -> bool:
        """Whether the kernel has it also where its constexprs are what they may be: of a loop that counts down by a known
        step the frontend makes another."""
        computes = operation.name.startswith(("arith.", "math."))
        return computes and operation in self.kept and self.hangs(operation) <= self.ones

    def _goes(self, operation: Operation) -> bool:
        """Whether a cast is one that Triton makes of numbers of two widths, and not of constexprs."""
        known = operation.name == "arith.extsi" and self.hangs(operation) <= self.ones
        return known and operation.place in self.kept.changed and not self.stays(operation)

    def hangs(self, operation: Operation) -> frozenset[str]:
        """The constexprs on which its operands hang."""
        return frozenset(name for value in operation.operands for name in self._of(value) or ())

    def _of(self, value: Value) -> frozenset[str] | None:
        """The constexprs on which it hangs, beside constants; None: on something else too."""
        if id(value) not in self.known:
            self.known[id(value)] = None  # of what goes in circles
            self.known[id(value)] = self._found(value)
        return self.known[id(value)]

    def _found(self, value: Value) -> frozenset[str] | None:
        operation = value.operation
        if id(value) in self.arguments:
            return frozenset({self.arguments[id(value)]})
        if operation is None:
            return self._branched(value)
        if value.type.shape or value.type.is_pointer:
            return None
        if operation.name in CONSTANTS:
            return frozenset()
        rests = operation.operands
        if operation.name == CALL and operation.regions:
            return self._all(returned(operation, value.number))
        if operation.name == "scf.if":
            rests = [*rests, *(region.entry.operations[-1].operands[value.number] for region in operation.regions)]
        elif not operation.name.startswith(("arith.", "math.")) or not rests:
            return None
        elif operation.name in EXTENSIONS and rests[0].type.bits > 1 and not self._goes(operation):
            return None  # a cast, which makes it a value of the kernel
        return None if self.stays(operation) else self._all(rests)

    def _branched(self, value: Value) -> frozenset[str] | None:
        """What several branches of a function bring to one block."""
        block = value.block
        region = block.region if block is not None else None
        if block is None or region is None or block is region.entry:
            return None
        return self._all(list(block.arriving(value.number)))

    def _all(self, values: Sequence[Value]) -> frozenset[str] | None:
        found = frozenset[str]()
        for value in values:
            own = self._of(value)
            if own is None:
                return None
            found |= own
        return found
