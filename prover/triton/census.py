"""Every operation of a kernel, counted: each has claims, or a meaning, or nothing to say; what has none of these is named.

The table is data. An operation that is in no line of it, as one that a later release brings, is named in the result.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from .formulas import PARTIAL, Formulas
from .hinted import ASSUME, ATTRIBUTE
from .machine.accesses import reaches_memory
from .machine.integers import MEANINGS
from .machine.operations import ARBITRARY
from .machine.shapes import MOVES
from .machine.special import SPECIAL
from .ttir.calls import CALL, RETURN
from .ttir.counting import NO_ACCESS, touches
from .ttir.records import Block, Function, Operation, Region

SEEN = "looked at"

# control flow whose regions, blocks and values are read
CONTROL = frozenset({
    "scf.if", "scf.for", "scf.while", "scf.yield", "scf.condition", "cf.br", "cf.cond_br", CALL, RETURN,
    "tt.reduce.return", "tt.scan.return", "tt.map_elementwise.return",
})  # fmt: skip
# what computes a value for each element, of which nothing is said, and does nothing else: no case in which it has no result
PURE = frozenset({
    *(f"arith.{name}" for name in (
        "addf", "subf", "mulf", "divf", "remf", "negf", "cmpf", "maxnumf", "minnumf", "maximumf", "minimumf", "extf",
        "truncf", "scaling_extf", "scaling_truncf", "sitofp", "uitofp", "fptosi", "fptoui", "convertf", "flush_denormals",
        "addui_extended", "subui_extended", "mulsi_extended", "mului_extended",
    )),
    *(f"math.{name}" for name in (
        "absf", "acos", "acosh", "asin", "asinh", "atan", "atan2", "atanh", "cbrt", "ceil", "clampf", "copysign", "cos",
        "cosh", "ctlz", "cttz", "ctpop", "erf", "erfc", "exp", "exp2", "expm1", "floor", "fma", "fpowi", "isfinite",
        "isinf", "isnan", "isnormal", "log", "log10", "log1p", "log2", "powf", "round", "roundeven", "rsqrt", "sin",
        "sincos", "sinh", "sqrt", "tan", "tanh", "trunc",
    )),
    "tt.cat", "tt.int_to_ptr", "tt.mulhiui", "tt.mulhui", "tt.fp_to_fp", "tt.make_range", "tt.clampf", "tt.precise_divf",
    "tt.precise_sqrt", "tt.reinterpret_tensor_descriptor", "tt.trans", "tt.unsplat",
})  # fmt: skip
# what waits, prints or stops the program, and touches no tensor
APART = frozenset({"tt.print", "tt.assert", "gpu.barrier", "ttg.barrier", "ttg.local_barrier"})

KNOWN = CONTROL | PURE | APART | ARBITRARY | frozenset(MEANINGS) | frozenset(SPECIAL) | frozenset(MOVES) | NO_ACCESS


def not_looked_at(formulas: Formulas, hinting: Iterable[Operation]) -> list[Operation]:
    """The operations of a kernel that nobody accounts for, one of a name at a place. hinting: those that are known to
    promise the compiler something."""
    visited = {id(item.operation) for item in formulas.visited}
    claimed = {id(access.operation) for access in formulas.accesses}
    hints = {id(operation) for operation in hinting}
    found: dict[object, Operation] = {}
    for operation in operations(formulas.function):
        if not _accounted(operation, visited, claimed, hints):
            place = operation.place
            found.setdefault((operation.name, operation.symbol, place.file, place.line or -operation.line), operation)
    return list(found.values())


def _accounted(operation: Operation, visited: set[int], claimed: set[int], hints: set[int]) -> bool:
    """Whether it has its claims, or needs none."""
    if operation.name == ASSUME or any(ATTRIBUTE.fullmatch(name) for name in operation.attributes):
        if id(operation) not in hints:
            return False
        if operation.name == ASSUME:
            return True
    if touches(operation.name) or reaches_memory(operation):
        return id(operation) in claimed
    if operation.name == CALL and not operation.regions:
        return False
    if operation.name in PARTIAL:
        return id(operation) in visited
    return operation.name in KNOWN


def operations(function: Function) -> Iterator[Operation]:
    """Every operation that a program can come to, those in all regions among them, whatever they mean."""
    return _of_region(function.body)


def _of_region(region: Region) -> Iterator[Operation]:
    for block in _reached(region):
        for operation in block.operations:
            yield operation
            for inner in operation.regions:
                yield from _of_region(inner)


def _reached(region: Region) -> list[Block]:
    """The blocks that some branch, of whatever kind, may lead to."""
    blocks = {block.label: block for block in region.blocks}
    found, todo = [region.entry], [region.entry]
    while todo:
        for operation in todo.pop().operations:
            for label, _ in operation.targets:
                block = blocks.get(label)
                if block is not None and block not in found:
                    found.append(block)
                    todo.append(block)
    return found
