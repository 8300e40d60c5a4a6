"""Which operations of two texts of one kernel are one: those of the same place and kind."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping, Sequence

from .machine.shapes import MOVES
from .ttir.calls import CALL
from .ttir.records import Operation, Type, Value

Kind = tuple[object, ...]
CONSTANTS = frozenset({"arith.constant", "ub.poison"})
WIDTHS = frozenset({"arith.extsi", "arith.trunci", "arith.bitcast"})
ENDS = frozenset({"scf.yield", "scf.condition", "scf.reduce.return", "tt.reduce.return", "tt.scan.return", "tt.return"})
NARROWING = frozenset({  # mean the same in fewer bits, where their operands and results have a place there
    "arith.addi", "arith.subi", "arith.muli", "arith.shli", "arith.shrsi", "arith.divsi", "arith.remsi", "arith.minsi",
    "arith.maxsi", "arith.andi", "arith.ori", "arith.xori", "arith.cmpi", "arith.select", "arith.sitofp", "math.absi",
    "tt.addptr", "tt.reduce", "tt.scan", "scf.if", "scf.for", "scf.while", *ENDS, *MOVES,
})  # fmt: skip
LOOP, YIELD = "scf.for", "scf.yield"
COMPARES = frozenset({"arith.cmpi", "arith.cmpf"})
# 1 < n of a number that is known: Python asks n > 1 instead, in Triton 3.9
MIRRORED = {f"{sign}g{end}": f"{sign}l{end}" for sign in "suo" for end in "te"}
SYMMETRIC = frozenset({"eq", "ne", "oeq", "one", "ueq", "une", "ord", "uno"})


def kind_of(operation: Operation, said: Callable[[Type], str] | None = None) -> Kind:
    """What two operations have in common that may be one in two texts. said: what is compared of a type; else, that one has
    32 bits and one 64 is no difference where it may mean the same."""
    if operation.name == CALL:
        return operation.name, operation.place
    said = said or (narrow if operation.name in NARROWING else str)
    kinds = (said(value.type) for value in (*operation.operands, *operation.results))
    attributes = tuple(sorted(operation.attributes.items()))
    words = operation.words
    if operation.name in COMPARES and words:
        words = [MIRRORED.get(words[0], words[0]), *words[1:]]
    return operation.name, operation.place, *words, attributes, *kinds


def operands_of(operation: Operation, other: Operation) -> list[list[Value]]:
    """The operands in each order in which the operation is what another one of its kind is in its own."""
    own = list(operation.operands)
    if operation.name not in COMPARES:
        return [own]
    if operation.words[0] in SYMMETRIC:
        return [own, own[::-1]]
    return [own if operation.words[0] == other.words[0] else own[::-1]]


def narrow(kind: Type) -> str:
    return str(kind) if kind.is_pointer else str(kind).replace("i64", "i32")


def by_kind(operations: Sequence[Operation]) -> Mapping[Kind, list[Operation]]:
    """Of those that another text may not lack, nor have beside them."""
    found: dict[Kind, list[Operation]] = {}
    for own in operations:
        ends = own.name in ENDS and not own.operands  # as of a function of which Python computes the result
        if own.name not in (*CONSTANTS, *WIDTHS, *MOVES) and not ends:
            found.setdefault(_ended(own) + kind_of(own)[2:] if own.name == YIELD else kind_of(own), []).append(own)
    return found


def _ended(own: Operation) -> Kind:
    """A yield's name, and which region of what it ends: its own place is that of whatever was written last before it."""
    region = own.block.region if own.block is not None else None
    if region is None or region.operation is None:
        return own.name, own.place
    return own.name, region.operation.place, region.operation.regions.index(region)


def entered(value: Value) -> Kind:
    """The operation, and the number of its region, to whose entry a value is given; nothing of other blocks."""
    region = value.block.region if value.block is not None else None
    if region is None or region.operation is None or value.block is not region.entry or region.operation.name == CALL:
        return ()
    return region.operation.regions.index(region), *kind_of(region.operation)


class Kept:
    """The operations that a kernel still has where its arguments are 1: as many at one place of the source as it has else.
    plain: its operations before they are simplified, of any arguments; singles: those of each text in which some are 1."""

    def __init__(self, plain: Sequence[Operation], singles: Sequence[Sequence[Operation]]):
        self.plain = _counted(plain)
        self.singles = [_counted(own) for own in singles] or [Counter()]
        loops = [own for text in singles for own in text if own.name == LOOP]
        self.short = {own.place for own in loops if own.operands[0].type.bits < 64}  # of loops
        every = self.plain.keys() | set[Kind]().union(*self.singles)
        pairs = [(kind, own[kind]) for own in self.singles for kind in every if kind[0] != "arith.constant"]
        self.changed = {kind[1] for kind, count in pairs if self.plain[kind] != count}  # places

    def __contains__(self, operation: Operation) -> bool:
        return operation.place not in self.changed and kind_of(operation, str) in self.plain

    def narrower(self, operation: Operation) -> bool:
        """Whether it has 32 bits there, and 64 here; a loop: its counter."""
        if operation.name == LOOP:
            return operation.operands[0].type.bits == 64 and operation.place in self.short
        if not operation.results or operation.results[0].type.bits != 64:
            return False
        return any(own[kind_of(operation, narrow)] for own in self.singles)


def _counted(operations: Sequence[Operation]) -> Counter[Kind]:
    return Counter(kind_of(own, str) for own in operations)
