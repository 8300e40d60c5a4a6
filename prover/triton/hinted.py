"""What a kernel promises the compiler: tl.multiple_of, tl.max_contiguous, tl.max_constancy, tl.assume.

The compiler believes these, and makes wider loads of them; where one is false, the program does anything. They stand in
TTIR as attributes of the operation that gives the value, one number for each axis, and as ``llvm.intr.assume``. As the
compiler's AxisInfo reads them: along an axis the values are groups of ``contiguity`` numbers that follow one another, and
groups of ``constancy`` equal ones; ``divisibility`` divides the first of each group of the former, which is every value
where no contiguity stands beside it. A pointer's are in bytes, from a start of its memory that such a number divides.

What a program makes a tensor descriptor of is promised in the same way, without a word: it begins at a multiple of 16
bytes, and so do its rows (`tl.make_tensor_descriptor`).
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Sequence

from msgspec import Struct

from .launching.host import ALIGNED
from .machine.accesses import Condition, Visited
from .ttir.records import Operation, Value, element_bytes

ASSUME, DESCRIBE = "llvm.intr.assume", "tt.make_tensor_descriptor"
KINDS = {"tt.divisibility": "multiple", "tt.contiguity": "contiguous", "tt.constancy": "constant"}
WORDS = {
    "multiple": "multiple of {}",
    "contiguous": "{} values that follow one another",
    "constant": "{} equal values",
    "assumed": "assumed",
    "start": "it begins at a multiple of {} bytes",
    "rows": "a stride is a multiple of {} elements",
}
DIVIDES = ("multiple", "start", "rows")  # kinds that say that a number divides the value
# where a value is one that a loop carries. Of a while the text does not tell whether its condition was meant or its body
IN_LOOP: dict[str, Callable[[Operation], Condition]] = {
    "scf.for": lambda loop: Condition("loop", operation=loop),
    "scf.while": lambda loop: Condition("while", False, operation=loop),
}
ATTRIBUTE = re.compile(r"(tt\.(?:divisibility|contiguity|constancy))(?:_arg(\d+))?")


class Hint(Struct, frozen=True):
    """One promise about a value. kind: of KINDS, or assumed. amounts, groups: for each axis; groups: how many values follow
    one another, of which only the first is meant."""

    item: Visited
    value: Value
    kind: str
    amounts: tuple[int, ...] = (1,)
    groups: tuple[int, ...] = ()  # none stand beside it

    @property
    def divides(self) -> bool:
        return self.kind in DIVIDES

    @property
    def bits(self) -> int:
        """Of the value; addresses have 64."""
        return 64 if self.value.type.is_pointer else self.value.type.bits

    @property
    def stride(self) -> int:
        """From one value to the next."""
        if self.kind == "constant":
            return 0
        return element_bytes(self.value.type.pointee) if self.value.type.is_pointer else 1


class AxisHint(Struct, frozen=True):
    """What a case is about: a hint along one axis."""

    hint: Hint
    axis: int

    @property
    def amount(self) -> int:
        return self.hint.amounts[self.axis]

    @property
    def group(self) -> int:
        """How many values follow one another, of which the first is meant."""
        return self.hint.groups[self.axis] if self.hint.groups else 1

    @property
    def name(self) -> str:
        along = f" along axis {self.axis}" if len(self.hint.amounts) > 1 else ""
        return WORDS[self.hint.kind].format(self.amount) + along


def hints_of(visited: Sequence[Visited]) -> Iterator[Hint]:
    """The promises in a kernel, in the order of the text."""
    for item in visited:
        operation = item.operation
        if operation.name == ASSUME:
            yield Hint(item, operation.operands[0], "assumed")
        if operation.name == DESCRIBE:
            yield from _described(item)
        said = {match: text for name, text in operation.attributes.items() if (match := ATTRIBUTE.fullmatch(name))}
        for match, text in said.items():
            inside = item
            if match[2] is not None:
                inside = Visited(operation, (*item.way, IN_LOOP[operation.name](operation)))
            for value in _meant(operation, match[2], text):
                rank = max(len(value.type.shape), 1)
                groups = next(
                    (_numbers(t, rank) for m, t in said.items() if m[1] == "tt.contiguity" and m[2] == match[2]), None
                )
                yield Hint(inside, value, KINDS[match[1]], _numbers(text, rank), groups or (1,) * rank)


def _described(item: Visited) -> Iterator[Hint]:
    """What the hardware asks of the memory that a descriptor is made of; neighbours on its last axis are one apart."""
    start, *rest = item.operation.operands
    yield Hint(item, start, "start", (ALIGNED,))
    size = element_bytes(start.type.pointee) if start.type.is_pointer else 1
    for stride in rest[len(rest) // 2 : -1]:
        yield Hint(item, stride, "rows", (ALIGNED // size,))


def _meant(operation: Operation, argument: str | None, text: str) -> list[Value]:
    """The values that an attribute is about: what a loop carries, or each result that it fits, for the compiler believes it
    of all of them."""
    if argument is not None:
        return [operation.regions[0].entry.arguments[int(argument)]]
    rank = re.search(r"tensor<(\d+)x", text)
    fits = [value for value in operation.results if value.type.bits or value.type.is_pointer]
    fits = [value for value in fits if rank is None or max(len(value.type.shape), 1) == int(rank[1])]
    return fits if len(operation.results) > 1 and fits else operation.results[:1]


def _numbers(text: str, rank: int) -> tuple[int, ...]:
    found = tuple(map(int, re.findall(r"-?\d+", text.partition(":")[0])))
    return found * rank if len(found) == 1 else found
