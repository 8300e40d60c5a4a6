"""What each store of emitted LLVM IR stores, as a function of what is loaded: blocks that are run once."""

from __future__ import annotations

import struct
from collections.abc import Callable, Mapping, Sequence

from ..kernels.ir.module import Instruction, Kernel, Operand, Type
from ..kernels.loops.visits import Visits
from ..kernels.machine.launch import argument_label
from ..kernels.machine.sinks import ATOMICS, BUFFER, Buffer, SinkAccess, numbered, row
from ..language.terms import Term
from .nodes import ANY, ARGUMENT, LOAD, NUMBER, SHARED, Node, Nodes, bf16
from .poison import FLOAT, excluded
from .ptx_values import compared
from .stored import NotCompared

BINARY = {"fadd": "add", "fsub": "sub", "fmul": "mul", "fdiv": "div", "fneg": "neg"}
CALLS = {
    "maxnum": "max", "minnum": "min", "maximum": "max.nan", "minimum": "min.nan", "fabs": "abs", "sqrt": "sqrt",
    "exp2": "exp2", "log2": "log2", "sin": "sin", "cos": "cos", "fma": "fma", "fmuladd": "fma", "maximumnum": "max",
    "minimumnum": "min",
}  # fmt: skip
FORMS = {"half": "f16", "bfloat": "bf16", "float": "f32", "double": "f64"}
GLOBAL, LDS = (0, 1, BUFFER), 3  # address spaces
PACKED = {"half": "<e", "float": "<f", "double": "<d"}


class IrValues:
    """Walks a kernel once. stored: number of a store among the kernel's accesses -> what it stores. names: label
    of an argument -> its name; made: such a number -> the accesses that the instruction makes. Raises NotCompared."""

    def __init__(
        self, kernel: Kernel, order: Visits, names: Mapping[str, str],
        made: Mapping[int, Sequence[SinkAccess]], nodes: Nodes,
        form: Callable[[Term], Term],
    ):  # fmt: skip
        self.order, self.made, self.nodes, self.form = order, made, nodes, form
        self.numbers = numbered(kernel)
        self.at: dict[str, int] = {}
        for number, visit in enumerate(order.all):
            if visit.block in self.at or visit.header is not None:
                raise NotCompared("there are loops: values are followed where none is")
            self.at[visit.block] = number
        self.values: dict[str, Node] = {
            one.name: nodes.leaf(ARGUMENT, width(one.type), names[argument_label(one.name)])
            for one in kernel.arguments if argument_label(one.name) in names and width(one.type)
        }  # fmt: skip
        self.stored: dict[int, Node] = {}
        blocks = {block.name: block for block in kernel.blocks}
        for visit in order.all:
            for instruction in blocks[visit.block].instructions:
                self._instruction(visit.block, instruction)

    def _instruction(self, block: str, i: Instruction) -> None:
        found = row(i) if i.opcode == "call" and not i.trouble else None
        data = found.data if found is not None else 0 if i.opcode == "store" and not i.trouble else None
        if data is not None and id(i) in self.numbers and (found is None or found.what == "store"):
            self.stored[self.numbers[id(i)]] = self._read(i.operands[data])
        elif i.name and width(i.type):
            if i.opcode in ATOMICS:
                self.values[i.name] = self._lost(i)
            elif i.opcode == "load" or (found is not None and found.what == "load"):
                self.values[i.name] = self._loaded(i, found)
            elif i.opcode == "phi":
                self.values[i.name] = self._phi(block, i)
            else:
                self.values[i.name] = self._computed(i)

    # -- operands ----------------------------------------------------------------------------------------------------

    def _read(self, operand: Operand) -> Node:
        bits = width(operand.type)
        if operand.kind == "local" and operand.name in self.values:
            return self.values[operand.name]
        if operand.kind == "int":
            return self.nodes.number(bits, operand.value)
        if operand.kind == "float":
            return self.nodes.number(bits, number_of(operand.type, operand.text))
        if operand.kind in ("zero", "null"):
            return self.nodes.number(bits, 0)
        if operand.kind == "list":
            return self.nodes.joined([self._read(one) for one in operand.elements])
        if operand.kind in ("undef", "poison"):
            return self.nodes.unknown(bits, operand.kind)
        return self.nodes.unknown(bits, operand.name or operand.kind)

    def _lost(self, i: Instruction) -> Node:
        return self.nodes.unknown(width(i.type), f"{i.callee or i.opcode} at IR line {i.line}")

    def _loaded(self, i: Instruction, found: object) -> Node:
        made = self.made.get(self.numbers.get(id(i), -1), ())
        if (
            len(made) != 1
            or made[0].what != "load"
            or made[0].bytes * 8 != width(i.type)
            or made[0].space not in (*GLOBAL, LDS)
        ):
            return self._lost(i)
        access = made[0]
        whole = self.nodes.leaf(SHARED if access.space == LDS else LOAD, width(i.type), access.number)
        if not isinstance(found, Buffer):
            return whole
        if access.records is None or access.voffset is None:
            return self._lost(i)
        each = width(i.type.elements[0]) if i.type.kind == "vector" else width(i.type)
        parts = []
        for low in range(0, whole.bits, each):  # what lies outside is read as zeros
            inside = self.form(access.voffset.term) + low // 8 < access.records.term
            parts.append(self.nodes.chosen(inside, self.nodes.part(whole, low, each), self.nodes.number(each, 0)))
        return self.nodes.joined(parts)

    def _phi(self, block: str, i: Instruction) -> Node:
        here, found = self.at[block], list[tuple[Term, Node]]()
        for operand, source in zip(i.operands, i.incoming, strict=True):
            before = self.order.all[self.at[source]] if source in self.at else None
            for way in before.ways if before is not None else ():
                if way.target == here:
                    found.append((way.path, self._read(operand)))
        if not found or FLOAT.intersection(i.flags):
            return self._lost(i)
        value = found[-1][1]
        for path, one in found[-2::-1]:
            value = self.nodes.chosen(path, one, value)
        return value

    # -- instructions --------------------------------------------------------------------------------------------------

    def _computed(self, i: Instruction) -> Node:
        nodes, bits = self.nodes, width(i.type)
        args = [self._read(one) for one in i.operands]
        if i.opcode == "bitcast":
            return args[0]
        if i.opcode in ("freeze",):
            return args[0]
        if i.opcode in ("extractelement", "insertelement") and i.operands[-1].kind == "int":
            return self._element(i, args)
        if i.opcode == "shufflevector":
            return self._shuffled(i, args)
        if i.type.kind == "vector":
            return self._lanes(i, args)
        named = i.opcode in BINARY or i.opcode == "call"  # these have such words in their names
        if not excluded(nodes, i.opcode, i.flags, args, bits) or (not named and FLOAT.intersection(i.flags)):
            return self._lost(i)
        if i.opcode == "select":
            return self._selected(*args) if i.operands[0].type.kind == "int" else self._lost(i)
        form = FORMS.get(i.type.text, "")
        if i.opcode in BINARY:
            return nodes.node(self._named(BINARY[i.opcode], i), bits, args, form)
        if i.opcode == "fcmp":
            return compared(nodes, i.predicate, args, FORMS.get(i.operands[0].type.text, "f32"))
        if i.opcode in ("fpext", "fptrunc"):
            before = FORMS.get(i.operands[0].type.text, "")
            if not form or not before:
                return self._lost(i)
            return (nodes.extended if i.opcode == "fpext" else nodes.rounded)(args[0], before, form)
        if i.opcode == "sitofp":
            return nodes.node("from a signed integer", bits, args, form)
        if i.opcode == "zext":
            return nodes.widened(args[0], bits)
        if i.opcode == "trunc":
            return nodes.part(args[0], 0, bits)
        if i.opcode in ("shl", "lshr") and args[1].op == NUMBER:
            return (nodes.left if i.opcode == "shl" else nodes.right)(args[0], args[1].said)
        if i.opcode == "and" and args[1].op == NUMBER and (kept := nodes.masked(args[0], args[1].said)) is not None:
            return kept
        if i.opcode == "add":
            return nodes.sum(*args)
        called = i.callee.split(".") if i.opcode == "call" else []
        if called[:1] == ["llvm"] and len(called) > 1 and called[1] in CALLS:
            return nodes.node(self._named(CALLS[called[1]], i), bits, args, form)
        if i.opcode == "call" or any(one.op == "unknown" for one in args):
            return self._lost(i)
        return nodes.node(i.opcode, bits, args, i.predicate)

    @staticmethod
    def _named(name: str, i: Instruction) -> str:
        return ".".join([name, *(word for word in i.flags if word in FLOAT)])

    def _selected(self, condition: Node, yes: Node, no: Node) -> Node:
        """One of two; what rounds an f32 to bf16 with integers is that, also where it stays in the bits of an f32."""
        nodes = self.nodes
        if condition.op == "is uno" and condition.said == "f32" and yes.bits in (16, 32) and _is_nan(yes):
            own, low = condition.args[0], nodes.number(16, 0)
            zero = condition.args[1].op == NUMBER and not condition.args[1].said << 1 & 0xFFFFFFFF
            known = nodes.bits_of_rounded(own)
            known = [nodes.joined([low, one]) for one in known] if yes.bits == 32 else known
            if (zero or condition.args[1] is own) and any(no is one for one in known):
                found = nodes.rounded(own, "f32", "bf16")
                return nodes.joined([low, found]) if yes.bits == 32 else found
        return nodes.selected(condition, yes, no)

    def _element(self, i: Instruction, args: Sequence[Node]) -> Node:
        each = width(i.operands[0].type.elements[0])
        at = i.operands[-1].value * each
        whole = args[0]
        if i.opcode == "extractelement":
            return self.nodes.part(whole, at, each)
        parts = [
            args[1] if low == at else self.nodes.part(whole, low, each) if whole.op != "unknown" else
            self.nodes.unknown(each, f"an element of {whole.said}") for low in range(0, whole.bits, each)
        ]  # fmt: skip
        return self.nodes.joined(parts)

    def _shuffled(self, i: Instruction, args: Sequence[Node]) -> Node:
        each, both = width(i.type.elements[0]), self.nodes.joined(list(args[:2]))
        return self.nodes.joined(
            [self.nodes.part(both, at * each, each) if at >= 0 else self.nodes.leaf(ANY, each) for at in i.mask]
        )

    def _lanes(self, i: Instruction, args: Sequence[Node]) -> Node:
        """An instruction on vectors, element by element."""
        count, parts = i.type.length, list[Node]()
        for at in range(count):
            own, operands = list[Node](), list[Operand]()
            for operand, value in zip(i.operands, args, strict=True):
                kind = operand.type
                if kind.kind != "vector":
                    own.append(value)
                    operands.append(operand)
                    continue
                each = width(kind.elements[0])
                own.append(self.nodes.part(value, at * each, each))
                operands.append(Operand("local", kind.elements[0], name=f"lane {len(own)}"))
            for operand, value in zip(operands, own, strict=True):
                if operand.name.startswith("lane "):
                    self.values[operand.name] = value
            parts.append(self._computed(_lane(i, operands)))
        return self.nodes.joined(parts)


def _lane(i: Instruction, operands: list[Operand]) -> Instruction:
    return Instruction(
        i.opcode, i.type.elements[0], i.name, operands, i.flags, i.predicate, i.callee, line=i.line, text=i.text
    )


def _is_nan(own: Node) -> bool:
    """Whether it is a bf16 that is no number, or one in the upper half of an f32 whose lower half is 0."""
    if own.op != NUMBER or (own.bits == 32 and own.said & 0xFFFF):
        return False
    upper = own.said >> (own.bits - 16)
    return upper & 0x7F80 == 0x7F80 and bool(upper & 0x7F)


def width(kind: Type) -> int:
    """Bits of a value; 0 of what is no value of numbers."""
    if kind.kind in ("int", "float"):
        return kind.bits
    return kind.length * width(kind.elements[0]) if kind.kind == "vector" else 0


def number_of(kind: Type, text: str) -> int:
    """The bits of a constant as LLVM prints it: decimal, or the bits, those of a float as a double's.

    >>> hex(number_of(Type("float", 32, text="float"), "1.000000e+00"))
    '0x3f800000'
    """
    if text[:3] in ("0xH", "0xR"):
        return int(text[3:], 16)
    value = struct.unpack("<d", int(text, 16).to_bytes(8, "little"))[0] if text[:2] == "0x" else float(text)
    if kind.text == "bfloat":
        return bf16(value)
    if kind.text == "double" and text[:2] == "0x":
        return int(text, 16)
    return int.from_bytes(struct.pack(PACKED[kind.text], value), "little")
