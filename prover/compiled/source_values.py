"""What a store of the source stores at an element, as a function of what is loaded: elementwise operations of TTIR."""

from __future__ import annotations

import struct
from collections.abc import Sequence

from ..language.constructors import both
from ..triton.formulas import Formula
from ..triton.machine.shapes import Index, moves
from ..triton.machine.special import constant
from ..triton.machine.values import Key
from ..triton.ttir.records import Operation, Type, Value, element_bytes
from .nodes import ANY, ARGUMENT, BITS, LOAD, Node, Nodes, bf16
from .ptx_values import compared
from .source import Source, Sources

NAMES = {
    "arith.addf": "add", "arith.subf": "sub", "arith.mulf": "mul", "arith.divf": "div", "arith.negf": "neg",
    "arith.maxnumf": "max", "arith.minnumf": "min", "arith.maximumf": "max.nan", "arith.minimumf": "min.nan",
    "math.absf": "abs", "math.sqrt": "sqrt", "math.rsqrt": "rsqrt", "math.exp2": "exp2", "math.log2": "log2",
    "math.sin": "sin", "math.cos": "cos", "math.fma": "fma", "math.tanh": "tanh",
}  # fmt: skip
LOG2_E = 0x3FB8AA3B  # of f32: exp(x) is made as exp2(x log2(e))
PACKED = {"f16": "<e", "f32": "<f", "f64": "<d"}


class SourceValues:
    """formulas: a loaded element -> the formula of its load there."""

    def __init__(self, sources: Sources, trusted: frozenset[Key] | None, nodes: Nodes):
        self.sources, self.trusted, self.nodes = sources, trusted, nodes
        self.by_operation = {id(one.access.operation): one for one in sources.all}
        self.arguments = dict(zip(map(id, sources.function.arguments), sources.launch.arguments, strict=False))
        self.formulas: dict[Node, Formula] = {}
        self.memo: dict[tuple[int, Index], Node] = {}

    def stored(self, source: Source, index: Index) -> Node:
        """What the store stores at that element."""
        value = source.access.operation.operands[1]
        return self.at(value, index if value.type.shape else ())

    def at(self, value: Value, index: Index) -> Node:
        key = id(value), index
        if key not in self.memo:
            self.memo[key] = self._value(value, index)
        return self.memo[key]

    def _value(self, value: Value, index: Index) -> Node:
        operation, bits = value.operation, 8 * element_bytes(value.type.element)
        bits = 1 if value.type.bits == 1 else bits
        if operation is None:
            known = self.arguments.get(id(value))
            return (
                self.nodes.leaf(ARGUMENT, bits, known.name)
                if known
                else self._lost(bits, "a value that a loop carries")
            )
        moved = moves(operation)
        if moved is not None:
            return self.at(operation.operands[0], moved(operation, index))
        args = operation.operands
        if operation.name == "arith.constant":
            return self._constant(operation, value.type, bits)
        if operation.name == "tt.load":
            return self._loaded(operation, index, bits)
        if operation.name == "tt.bitcast" or operation.name == "arith.bitcast":
            return self._of(args[0], index)
        form = value.type.element
        own = [self._of(one, index) for one in args] if operation.name in OTHERS or operation.name in NAMES else []
        if operation.name in NAMES:
            return self.nodes.node(NAMES[operation.name], bits, own, form)
        if operation.name == "math.exp" and form == "f32":
            scaled = self.nodes.node("mul", bits, [self._of(args[0], index), self.nodes.number(32, LOG2_E)], form)
            return self.nodes.node("exp2", bits, [scaled], form)
        if operation.name == "arith.cmpf":
            return compared(self.nodes, operation.words[0], own, args[0].type.element)
        if operation.name == "arith.select":
            return self.nodes.selected(*own)
        if operation.name in ("arith.extf", "arith.truncf", "tt.fp_to_fp") and not _to_nearest(operation):
            return self._lost(bits, f"{operation.name} at {operation.place}")
        if operation.name == "arith.extf":
            return self.nodes.extended(own[0], args[0].type.element, form)
        if operation.name == "arith.truncf" or (operation.name == "tt.fp_to_fp" and bits < own[0].bits):
            return self.nodes.rounded(own[0], args[0].type.element, form)
        if operation.name == "arith.sitofp":
            return self.nodes.node("from a signed integer", bits, own, form)
        return self._lost(bits, f"{operation.name} at {operation.place}")

    def _of(self, value: Value, index: Index) -> Node:
        return self.at(value, index if value.type.shape else ())

    def _lost(self, bits: int, why: str) -> Node:
        return self.nodes.unknown(bits, why)

    def _constant(self, operation: Operation, kind: Type, bits: int) -> Node:
        if kind.bits:
            found = constant(operation)
            return self._lost(bits, "a table of constants") if found is None else self.nodes.number(bits, found)
        said = next((word for word in operation.words if word != "->"), "") or operation.types[0].element
        said = said.removeprefix("dense<").removesuffix(">").strip()
        try:
            if said.startswith("0x"):
                return self.nodes.number(bits, int(said, 16))
            if kind.element == "bf16":
                return self.nodes.number(bits, bf16(float(said)))
            return self.nodes.number(bits, int.from_bytes(struct.pack(PACKED[kind.element], float(said)), "little"))
        except (ValueError, KeyError, OverflowError):
            return self._lost(bits, f"the constant {said[:40]}")

    def _loaded(self, operation: Operation, index: Index, bits: int) -> Node:
        source = self.by_operation.get(id(operation))
        if source is None:
            return self._lost(bits, str(operation))
        own = index if source.access.shape else ()
        formula = self.sources.formula(source, own, self.trusted)
        if formula.why or len(formula.arms) != 1 or formula.rounds:
            return self._lost(bits, formula.why or f"{operation}, in a loop or from one of several tensors")
        leaf = self.nodes.leaf(LOAD, bits, (source, own))
        self.formulas[leaf] = formula
        rest: Sequence[Value] = operation.operands[2:]
        other = self._of(rest[0], index) if rest else self.nodes.leaf(ANY, bits)
        return self.nodes.chosen(both(*formula.arms[0].runs_exactly), leaf, other)


OTHERS = frozenset({"arith.cmpf", "arith.select", "arith.extf", "arith.truncf", "arith.sitofp", "tt.fp_to_fp"})

OTHER_ROUNDING = ("rtz", "toward", "down", "upward", "away")


def _to_nearest(operation: Operation) -> bool:
    """Whether it changes a known form into another, rounding to the nearest where it rounds."""
    forms = operation.operands[0].type.element, operation.results[0].type.element
    said = f"{operation.attributes} {operation.words}"
    return all(form in BITS for form in forms) and not any(word in said for word in OTHER_ROUNDING)
