"""What statements become: instructions in blocks, whose registers may still be written more than once."""

from __future__ import annotations

import re
from collections.abc import Iterable
from contextlib import contextmanager

from ...base.places import said
from ...kernels.ir.module import Block, Instruction, Operand, Type
from ...kernels.ir.operands import LABEL, VOID, integer
from ...kernels.machine.intrinsics import MUST
from .text import Group, Name, Number, Pair, Place, Real, Statement, Sum
from .text import Operand as Written
from .tokens import Unread

SPACES = {"": 0, "global": 1, "shared": 3, "const": 4, "local": 5, "param": 101}
BIT = integer(1)
BITS_OF = "the bits of a floating-point number"
OF_PARAMETER = "the bits of a parameter that is a floating-point number"  # one number for all threads of a launch
EXACT = re.compile("0[fFdD]([0-9a-fA-F]+)")
DEEP = 1000  # calls within each other that are followed; a kernel of CUB has twenty
CARRY = "%carry"  # the condition code of add.cc


def floating(bits: int) -> Type:
    return Type("float", bits=bits, text=f"f{bits}")


def pointer(space: int, bits: int = 64) -> Type:
    return Type("pointer", bits=bits, space=space, text=f"ptr addrspace({space})")


def constant(bits: int, value: int) -> Operand:
    half = 1 << (bits - 1)
    return Operand("int", integer(bits), value=value & 1 if bits == 1 else (value + half) % (2 * half) - half)


class Code:
    """A kernel's code as it grows.

    registers: name -> type. variables: name -> the operand that is the variable's address, and its space. special: names of
    special registers that are known.
    """

    def __init__(self, registers: dict[str, Type], variables: dict[str, Operand], files: dict[int, str]):
        self.registers, self.variables, self.files = registers, variables, files
        # register -> the one with the bits of its number, itself or one beside it; exact: those that integers are made of
        self.held: dict[str, str] = {}
        self.exact: frozenset[str] = frozenset()
        self.taken = set(registers)  # names that no value of its own may have
        self.blocks = [Block(".entry")]
        self.temporaries = 0
        self.statement = Statement(0, "")
        self.guard: Operand | None = None
        self.scalars: dict[str, Operand] = {}  # parameter -> the argument that is its value
        self.lines: dict[int, int] = {}  # of the PTX -> of the source
        self.holders: set[Statement] = set()  # those that load an address from a parameter that is a struct

    # -- instructions ----------------------------------------------------------------------------------------

    def emit(
        self, opcode: str, kind: Type, operands: Iterable[Operand] = (), name: str | None = "", **fields
    ) -> Operand:
        """The instruction's result. name: None for one without a result, "" for a new name."""
        if name == "":
            name = self._name(opcode)
        self.blocks[-1].instructions.append(
            Instruction(
                opcode, kind, name or "", list(operands), line=self.statement.line,
                place=placed(self.statement.place, self.files), text=fields.pop("text", self.statement.name), **fields,
            )
        )  # fmt: skip
        return Operand("local", kind, name=name or "")

    def _name(self, opcode: str) -> str:
        """A name that neither a register has nor a parameter, whose names a text may choose."""
        place = self.statement.place
        line = place.line if place and place.line else self.statement.line
        while True:
            self.temporaries += 1
            name = f"{opcode}_{line}_{self.temporaries}" if opcode in ("load", "unknown") else f"t{self.temporaries}"
            if name not in self.taken:
                return name

    def binary(self, opcode: str, a: Operand, b: Operand) -> Operand:
        if a.type != b.type:
            raise Unread(self.statement.line, f"{self.statement.name} of registers of different widths")
        return self.emit(opcode, a.type, [a, b])

    def compare(self, predicate: str, a: Operand, b: Operand) -> Operand:
        return self.emit("icmp", BIT, [a, b], predicate=predicate)

    def select(self, condition: Operand, a: Operand, b: Operand) -> Operand:
        return self.emit("select", a.type, [condition, a, b])

    def call(self, name: str, kind: Type, *operands: Operand, **fields) -> Operand:
        return self.emit("call", kind, operands, callee=name, **fields)

    def unknown(self, kind: Type, what: str = "") -> Operand:
        """A value that nothing is known of."""
        return self.emit("unknown", kind, text=what or self.statement.name)

    def widened(self, value: Operand, bits: int, signed: bool) -> Operand:
        """To so many bits, more or less than it has."""
        own = value.type.bits
        if own == bits:
            return value
        return self.emit("trunc" if own > bits else "sext" if signed else "zext", integer(bits), [value])

    def must(self, condition: Operand, said: str) -> None:
        """Behaviour is undefined unless the condition holds. said: what happens where it does not."""
        self.emit("call", VOID, [condition], None, callee=MUST, text=f"{self.statement.name}: {said}")

    # -- blocks ----------------------------------------------------------------------------------------------

    @property
    def closed(self) -> bool:
        own = self.blocks[-1].instructions
        return bool(own) and own[-1].opcode in ("br", "ret")

    def begin(self, name: str) -> None:
        """A new block, into which the one before goes on."""
        if not self.closed:
            self.go(name)
        self.blocks.append(Block(name))

    def fresh(self) -> str:
        self.temporaries += 1
        return f"L{self.statement.line}.{self.temporaries}"

    def go(self, target: str) -> None:
        self.emit("br", VOID, [Operand("block", LABEL, name=target)], None)

    def branch(self, condition: Operand, yes: str, no: str) -> None:
        self.emit("br", VOID, [condition, *(Operand("block", LABEL, name=name) for name in (yes, no))], None)

    @contextmanager
    def under(self, condition: Operand | None):
        """What is emitted inside runs only where the condition holds."""
        if condition is None:
            yield
            return
        inside, behind = self.fresh(), self.fresh()
        self.branch(condition, inside, behind)
        self.blocks.append(Block(inside))
        try:
            yield
        finally:
            self.begin(behind)

    # -- operands --------------------------------------------------------------------------------------------

    def register(self, name: str) -> Operand:
        return Operand("local", self.registers[name], name=name)

    def read(self, operand: Written, bits: int, signed: bool = False) -> Operand:
        """The operand as an integer of so many bits, the low ones of a wider register."""
        if isinstance(operand, Number):
            return constant(bits, operand.value)
        if isinstance(operand, Name) and operand.text in self.registers:
            name = self.held.get(operand.text, operand.text)
            kind = self.registers[name]
            if kind.kind != "int":
                return self.unknown(integer(bits), BITS_OF)
            if kind.bits < bits:
                raise Unread(self.statement.line, f"{operand.text} has fewer bits than {self.statement.name} reads")
            return self.widened(self.register(name), bits, signed)
        if isinstance(operand, Name) and operand.text == "WARP_SZ":
            return constant(bits, 32)
        if isinstance(operand, Name) and operand.text.startswith("%"):
            return self.special(operand.text[1:], bits)
        if isinstance(operand, Name | Sum):
            name, offset = (operand.text, 0) if isinstance(operand, Name) else (operand.name, operand.offset)
            return self.address_of(name, offset, bits)
        if isinstance(operand, Real):
            return self.held_bits(operand, bits) or self.unknown(integer(bits), BITS_OF)
        raise Unread(self.statement.line, f"{self.statement.name} with an operand that is not known")

    def held_bits(self, operand: Written, bits: int) -> Operand | None:
        """The bits of a floating-point number of so many; None where they are not held."""
        if isinstance(operand, Real) and (found := EXACT.fullmatch(operand.text)) and 4 * len(found[1]) == bits:
            return constant(bits, int(found[1], 16))
        own = self.held.get(operand.text) if isinstance(operand, Name) else None
        return self.register(own) if own is not None and self.registers[own].bits == bits else None

    def special(self, name: str, bits: int) -> Operand:
        wide = 64 if name.endswith("64") or name in ("gridid", "globaltimer", "current_graph_exec") else 32
        found = self.call(f"llvm.nvvm.read.ptx.sreg.{name}", integer(wide))
        return self.widened(found, bits, signed=False)

    def address_of(self, name: str, offset: int, bits: int) -> Operand:
        found = self.variables.get(name)
        if found is None:
            if name in self.registers and self.registers[name].kind == "int":
                return self.binary("add", self.read(Name(name), bits), constant(bits, offset))
            return self.unknown(integer(bits), f"the address of {name}")
        start = self.emit("ptrtoint", integer(bits), [found])
        return self.binary("add", start, constant(bits, offset)) if offset else start

    def predicate(self, name: str, negated: bool) -> Operand:
        if name not in self.registers or self.registers[name] != BIT:
            raise Unread(self.statement.line, f"{name} is no predicate")
        found = self.register(name)
        return self.binary("xor", found, constant(1, 1)) if negated else found

    def kept(self, value: Operand) -> Operand:
        """What the value is now, whatever its register holds later."""
        return self.select(constant(1, 1), value, value)

    def write(self, operand: Written, value: Operand, signed: bool = False) -> None:
        """Into the register, whose upper bits are copies of the sign or zeros."""
        if not isinstance(operand, Name):
            raise Unread(self.statement.line, f"{self.statement.name} into something that is no register")
        if operand.text == "_":
            return
        kind = self.registers.get(operand.text)
        if kind is None:
            raise Unread(self.statement.line, f"{operand.text} is not declared")
        if kind.kind != "int" and operand.text in self.held:
            bits = integer(kind.bits)
            self._copied(self.held[operand.text], value if value.type == bits else self.unknown(bits, BITS_OF))
        if kind.kind != "int" or value.type.kind != "int":
            value = self.unknown(kind)
        elif kind.bits != value.type.bits:
            value = self.widened(value, kind.bits, signed)
        self._copied(operand.text, value)

    def _copied(self, name: str, value: Operand) -> None:
        if self.guard is not None:
            value = self.select(self.guard, value, self.register(name))
        self.emit("copy", self.registers[name], [value], name)

    def clobber(self, statement: Statement, every: bool = False, added: int | None = None) -> None:
        """Nothing is known any more of the registers in the first operand, or in any. added: to a counter that was read."""
        for written in statement.operands if every else statement.operands[:1]:
            for name in _names(written):
                kind = self.registers.get(name)
                if kind is not None:
                    operands = [] if added is None or kind.kind != "int" else [constant(kind.bits, added)]
                    self.write(Name(name), self.emit("unknown", kind, operands, text=self.statement.name))

    def unsupported(self, statement: Statement) -> None:
        """An instruction that may do anything to memory and to its registers."""
        self.emit("call", VOID, [], None, callee=f"ptx.{statement.name}", trouble=f"the meaning of {statement.name}")
        self.clobber(statement, every=True)


def _names(written: Written) -> list[str]:
    if isinstance(written, Name):
        return [written.text]
    if isinstance(written, Group):
        return [name for item in written.items for name in _names(item)]
    return [*_names(written.first), *_names(written.second)] if isinstance(written, Pair) else []


def _file(name: str) -> str:
    """CUDA's own headers are called what programs include."""
    before, mark, after = name.rpartition("/include/")
    return after if mark and "cuda" in before else name


def placed(place: Place | None, files: dict[int, str]) -> str:
    """k.cu:12, inlined at k.cu:40"""
    if place is None or not place.line:
        return ""
    steps, at = [], place
    while at is not None and len(steps) < DEEP:
        steps.append((_file(files.get(at.file, f"file {at.file}")), at.line))
        at = at.caller
    return said(steps)
