"""What each store of emitted PTX stores, as a function of what is loaded: straight code, whose loads have predicates."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from ..kernels.machine.sinks import SinkAccess
from ..readers.ptx.parsing import parsed
from ..readers.ptx.text import BITS, Address, Function, Group, Name, Number, Operand, Pair, Real, Statement, declared
from .matrices import parts
from .nodes import ANY, ARGUMENT, LOAD, SHARED, UNKNOWN, Node, Nodes
from .stored import NotCompared

# operations on floating-point numbers that are called the same in both texts, without what says how they round
NAMES = {
    "add": "add", "sub": "sub", "mul": "mul", "div": "div", "fma": "fma", "max": "max", "min": "min", "neg": "neg",
    "abs": "abs", "sqrt": "sqrt", "rsqrt": "rsqrt", "ex2": "exp2", "lg2": "log2", "sin": "sin", "cos": "cos",
    "rcp": "rcp", "tanh": "tanh",
}  # fmt: skip
APPROXIMATED = {"sqrt", "rsqrt", "exp2", "log2", "sin", "cos", "rcp", "tanh", "div"}  # as the target does it
HOW = {"rn", "approx", "full"}
FLOATS = {"f16": "f16", "bf16": "bf16", "f32": "f32", "f64": "f64", "f16x2": "f16", "bf16x2": "bf16"}
COMPARISONS = {"eq", "ne", "lt", "le", "gt", "ge", "equ", "neu", "ltu", "leu", "gtu", "geu", "num", "nan"}
PREDICATES = {"eq": "oeq", "ne": "one", "lt": "olt", "le": "ole", "gt": "ogt", "ge": "oge", "equ": "ueq", "neu": "une",
              "ltu": "ult", "leu": "ule", "gtu": "ugt", "geu": "uge", "num": "ord", "nan": "uno"}  # fmt: skip
VECTORS = {"v2": 2, "v4": 4, "v8": 8}
LEAVES = {"global": LOAD, "shared": SHARED}
JUMPS = ("bra", "brx", "call")


class PtxValues:
    """Walks a kernel once. stored: line of a store -> what it stores. labels: parameter -> the argument's name; loads: line
    -> the accesses that the instruction makes. Raises NotCompared."""

    def __init__(
        self, text: str, kernel: str, labels: Sequence[str], loads: Mapping[int, Sequence[SinkAccess]], nodes: Nodes
    ):
        self.function: Function = parsed(text).functions[kernel]
        self.labels = {one.name: label for one, label in zip(self.function.parameters, labels, strict=False)}
        self.loads, self.nodes = loads, nodes
        self.widths = {
            name: BITS[one.type] for one in self.function.variables if one.space == "reg" for name in declared(one)
        }  # fmt: skip
        self.registers: dict[str, Node] = {}
        self.stored: dict[int, Node] = {}
        for statement in self.function.statements:
            if statement.parts[0] in JUMPS:
                raise NotCompared(
                    f"{statement.name} at PTX line {statement.line}: values are followed where it is straight"
                )
            if statement.name != ":":
                self._statement(statement)

    def _statement(self, own: Statement) -> None:
        family = own.parts[0]
        if family == "ld":
            self._load(own)
        elif family == "st":
            self._store(own)
        elif family == "ldmatrix":
            self._matrix(own)
        elif family == "mov":
            self._write(own, own.operands[0], self._moved(own))
        elif family == "cvt" and own.guard is None:
            self._write(own, own.operands[0], self._converted(own))
        elif family == "setp" and own.guard is None and any(part in FLOATS for part in own.parts[1:]):
            self._compared(own)
        elif family == "selp":
            kind = BITS[own.parts[-1]]
            yes, no = (self._read(one, kind) for one in own.operands[1:3])
            self._write(own, own.operands[0], self.nodes.selected(self._read(own.operands[3], 1), yes, no))
        elif own.operands:
            self._write(own, own.operands[0], self._computed(own))

    # -- registers ---------------------------------------------------------------------------------------------------

    def _read(self, operand: Operand, bits: int) -> Node:
        if isinstance(operand, Number):
            return self.nodes.number(bits, operand.value)
        if isinstance(operand, Real) and operand.text[:2] in ("0f", "0F", "0d", "0D"):
            return self.nodes.number(bits, int(operand.text[2:], 16))
        if isinstance(operand, Name) and operand.text in self.registers:
            found = self.registers[operand.text]
            return self.nodes.part(found, 0, bits) if found.bits >= bits else self.nodes.widened(found, bits)
        if isinstance(operand, Group):
            width = bits // len(operand.items)
            return self.nodes.joined([self._read(one, width) for one in operand.items])
        return self.nodes.unknown(bits, getattr(operand, "text", "an operand that is not read"))

    def _write(self, own: Statement, target: Operand, value: Node) -> None:
        if isinstance(target, Group) and (value.op == UNKNOWN or own.guard is not None):
            for one in target.items:  # it may be of another width than the registers together
                self._write(own, one, self._lost(own, one))
        elif isinstance(target, Group):
            width = value.bits // len(target.items)
            for number, one in enumerate(target.items):
                self._write(own, one, self.nodes.part(value, number * width, width))
        elif isinstance(target, Pair):
            for one in (target.first, target.second):
                self._write(own, one, self._lost(own, one))
        elif isinstance(target, Name) and target.text in self.widths:
            bits = self.widths[target.text]
            fits = self.nodes.widened(value, bits)
            alone = own.guard is not None and (own.parts[0] != "ld" or "param" in own.parts)
            if alone or (value.bits < bits and own.parts[0] == "cvt" and own.parts[-2][0] == "s"):  # its sign spreads
                fits = self._lost(own, target)
            self.registers[target.text] = fits

    def _lost(self, own: Statement, target: Operand) -> Node:
        bits = self.widths.get(getattr(target, "text", ""), 32)
        return self.nodes.unknown(bits, f"{own.name} at PTX line {own.line} ({getattr(target, 'text', '')})")

    # -- memory ------------------------------------------------------------------------------------------------------

    def _elements(self, own: Statement) -> tuple[int, int]:
        """Bits of an element, and how many."""
        return BITS[own.parts[-1]], next((VECTORS[part] for part in own.parts if part in VECTORS), 1)

    def _load(self, own: Statement) -> None:
        bits, count = self._elements(own)
        target, address = own.operands[:2]
        targets = target.items if isinstance(target, Group) else (target,)
        if "param" in own.parts:
            base = address.base if isinstance(address, Address) and not address.offset else ""
            label = self.labels.get(base or "")
            found = self.nodes.leaf(ARGUMENT, bits * count, label) if label else self._lost(own, target)
            self._write(own, target, found)
            return
        made = self.loads.get(own.line, ())
        kind = next((LEAVES[name] for part in own.parts if (name := part.partition("::")[0]) in LEAVES), "")
        if len(made) != 1 or made[0].what != "load" or not kind:
            for one in targets:
                self._write(own, one, self._lost(own, one))
            return
        whole = self.nodes.leaf(kind, bits * count, made[0].number)
        for number, one in enumerate(targets):
            found = self.nodes.part(whole, number * bits, bits)
            if own.parts[-1][0] == "s" and self.widths.get(getattr(one, "text", ""), 0) > bits:  # its sign spreads
                self._write(own, one, self._lost(own, one))
                continue
            if own.guard is not None:
                before = self.registers.get(getattr(one, "text", ""))
                before = self.nodes.leaf(ANY, bits) if before is None else self.nodes.part(before, 0, bits)
                found = self.nodes.chosen(made[0].path, found, before)
            self._write(own, one, found)

    def _matrix(self, own: Statement) -> None:
        """Four matrices, a register of each."""
        made, target = self.loads.get(own.line, ()), own.operands[0]
        targets = target.items if isinstance(target, Group) else (target,)
        known = len(made) == 1 and own.guard is None and {"m8n8", "x4", "b16"} <= set(own.parts) and len(targets) == 4
        for register, one in enumerate(targets):
            if not known:
                self._write(own, one, self._lost(own, one))
                continue
            found = parts(made[0].number, register, "trans" in own.parts)
            self._write(
                own, one, self.nodes.joined([self.nodes.leaf(SHARED, 32 // len(found), each) for each in found])
            )

    def _store(self, own: Statement) -> None:
        bits, count = self._elements(own)
        if len(own.operands) > 1:
            self.stored[own.line] = self._read(own.operands[1], bits * count)

    # -- values ------------------------------------------------------------------------------------------------------

    def _moved(self, own: Statement) -> Node:
        return self._read(own.operands[1], BITS[own.parts[-1]])

    def _computed(self, own: Statement) -> Node:
        """An operation on numbers of its last type, one of two halves or whole."""
        kind = next((part for part in reversed(own.parts[1:]) if part in BITS), "")
        bits = BITS.get(kind, 32)
        form, said = FLOATS.get(kind), [part for part in own.parts[1:] if part != kind]
        name = NAMES.get(own.parts[0])
        if form is None or name is None or own.guard is not None:
            return self._integer(own, kind, bits)
        if name in APPROXIMATED:
            said = [part for part in said if part != "ftz"]
        name = ".".join([name, *(part.lower() for part in said if part not in HOW)])
        return self._by_lanes(own, form, bits, lambda args, width: self._made(name, width, args, form))

    def _made(self, name: str, width: int, args: list[Node], form: str) -> Node:
        """An operation; a sum, difference or product of bf16 that a target without them makes as an fma is that."""
        if name == "fma" and form == "bf16":
            a, b, c = args
            for x, y in ((a, b), (b, a)):
                if c is self.nodes.number(16, 0x8000):  # - 0
                    return self.nodes.node("mul", width, [a, b], form)
                if y is self.nodes.number(16, 0x3F80):  # 1
                    return self.nodes.node("add", width, [x, c], form)
                if y is self.nodes.number(16, 0xBF80):  # - 1
                    return self.nodes.node("sub", width, [c, x], form)
        return self.nodes.node(name, width, args, form)

    def _by_lanes(
        self, own: Statement, form: str, bits: int, make: Callable[[list[Node], int], Node]
    ) -> Node:  # fmt: skip
        width = WIDTHS[form]
        args = [self._read(one, bits) for one in own.operands[1:]]
        return self.nodes.joined(
            [make([self.nodes.part(one, low, width) for one in args], width) for low in range(0, bits, width)]
        )

    def _integer(self, own: Statement, kind: str, bits: int) -> Node:
        target = own.operands[0]
        width = self.widths.get(getattr(target, "text", ""), bits)
        first, second = own.operands[1:3] if len(own.operands) > 2 else (None, None)
        if (
            own.guard is None
            and kind
            and first is not None
            and isinstance(second, Number)
            and own.parts[0] in ("shl", "shr")
            and kind[0] != "s"
        ):
            move = self.nodes.left if own.parts[0] == "shl" else self.nodes.right
            return move(self._read(first, bits), second.value)
        args = [self._read(one, bits) for one in own.operands[1:]]
        if any(one.op == "unknown" for one in args) or own.guard is not None or not kind:
            return self._lost(own, target)
        return self.nodes.node(own.name, width, args)

    def _converted(self, own: Statement) -> Node:
        kinds = [part for part in own.parts[1:] if part in BITS]
        to, source = kinds[0], kinds[-1]
        said = [part for part in own.parts[1:] if part not in kinds]
        form, before = FLOATS.get(to), FLOATS.get(source)
        args = [self._read(one, BITS[source]) for one in own.operands[1:]]
        wide, narrow = form is not None and WIDTHS[form], before is not None and WIDTHS[before]
        if form and before and wide > narrow and not said and to == form:
            return self.nodes.extended(args[0], before, form)
        if form and before and wide < narrow and said == ["rn"]:
            halves = [self.nodes.rounded(one, before, form) for one in reversed(args)]  # the first is the upper one
            return self.nodes.joined(halves)
        if source[0] == "s" and form is not None and said == ["rn"]:
            return self.nodes.node("from a signed integer", WIDTHS[form], args, form)
        if not form and not before and not said and to[0] in "us" and source[0] == "u":
            return self.nodes.widened(args[0], BITS[to])
        return self.nodes.node(own.name, BITS[to], args)

    def _compared(self, own: Statement) -> None:
        kind = next(part for part in reversed(own.parts) if part in FLOATS)
        said = [part for part in own.parts[1:] if part != kind]
        form, bits = FLOATS[kind], BITS[kind]
        targets = own.operands[0]
        names = (targets.first, targets.second) if isinstance(targets, Pair) else (targets,)
        halves = bits // WIDTHS[form]
        if len(said) != 1 or said[0] not in COMPARISONS or len(own.operands) != 3 or len(names) != halves:
            for one in names:
                self._write(own, one, self._lost(own, one))
            return
        args = [self._read(one, bits) for one in own.operands[1:]]
        for number, one in enumerate(names):
            width = WIDTHS[form]
            parts = [self.nodes.part(each, number * width, width) for each in args]
            self._write(own, one, compared(self.nodes, PREDICATES[said[0]], parts, form))


WIDTHS = {"f16": 16, "bf16": 16, "f32": 32, "f64": 64}


def compared(nodes: Nodes, predicate: str, args: Sequence[Node], form: str) -> Node:
    """A comparison, of bf16 as numbers of f32: these are the same."""
    own = list(args)
    if form == "bf16":
        own, form = [nodes.extended(one, "bf16", "f32") for one in own], "f32"
    return nodes.node(f"is {predicate}", 1, own, form)
