"""On which bits of the thread's number what emitted PTX stores hangs (`hanging`): registers, by what is put into them."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cached_property

from ..readers.ptx.parsing import parsed
from ..readers.ptx.text import (
    BITS,
    Address,
    Function,
    Group,
    Name,
    Not,
    Number,
    Operand,
    Pair,
    Real,
    Statement,
    declared,
)
from . import hanging
from .hanging import Bits

LANES = 31
ROUNDS = 64
CHANGING = {"volatile", "relaxed", "acquire", "mmio", "shared::cluster"}
SHARED = ("shared", "shared::cta")
SAME = ("param", "const")  # spaces whose loads are one for all threads
ALONE = frozenset({  # of which a thread's result hangs on its own operands, and on nothing else
    "abs", "add", "and", "bfe", "bfi", "bfind", "bmsk", "brev", "clz", "cnot", "copysign", "cos", "cvt", "cvta", "div",
    "dp2a", "dp4a", "ex2", "fma", "ld", "lg2", "lop3", "mad", "mad24", "max", "min", "mov", "mul", "mul24", "neg",
    "not", "or", "popc", "prmt", "rcp", "rem", "rsqrt", "sad", "selp", "set", "setp", "shf", "shl", "shr", "sin",
    "slct", "sqrt", "sub", "szext", "tanh", "testp", "xor",
})  # fmt: skip
SPECIAL = ("%ctaid", "%nctaid", "%ntid", "%clusterid", "%nclusterid", "%tid.y", "%tid.z", "%gridid")
JUMPS = ("bra", "brx", "call")
NOTHING = ("bar", "barrier", "membar", "fence", "cp", "ret", "exit", "st", "stmatrix", "prefetch", "red")


class HangingPtx:
    """Of a kernel of so many threads, a power of two. changing: whether what is loaded at a line may be written. stored:
    line of a store -> on what its values hang."""

    def __init__(self, text: str, kernel: str, threads: int, changing: Callable[[int], bool]):
        self.function: Function = parsed(text).functions[kernel]
        self.changing, self.all = changing, threads - 1
        self.widths = {
            name: BITS[one.type] for one in self.function.variables if one.space == "reg" for name in declared(one)
        }  # fmt: skip
        self.code = [one for one in self.function.statements if one.parts[0] not in (".loc",)]
        self.registers: dict[str, Bits] = {}
        self.partners: dict[int, tuple[Name, int] | None] = {}  # place in the code -> what is exchanged there
        always = {name for one in self.code if one.guard is None for name in targets(one)}
        for one in self.code:
            for name in targets(one):  # what is put into a register under a condition alone may not be there
                start = 0 if name in always else self.all
                self.registers[name] = hanging.alike(self.widths.get(name, 64), start)
        for _ in range(ROUNDS):
            before = dict(self.registers)
            for at, own in enumerate(self.code):
                self._statement(at, own)
            if before == self.registers:
                break
        else:
            self.registers = {name: hanging.alike(len(own), self.all) for name, own in self.registers.items()}

    @cached_property
    def branches(self) -> int:
        """On what ways hang."""
        jumps = [one for one in self.code if one.parts[0] in JUMPS]
        if any(one.parts[0] != "bra" for one in jumps):
            return self.all
        exits = [one for one in self.code if one.parts[0] in ("ret", "exit")]
        return hanging.union([self._guard(one) for one in (*jumps, *exits)])

    @cached_property
    def stored(self) -> Mapping[int, int]:
        found: dict[int, int] = {}
        for one in self.code:
            if one.parts[0] == "st":  # of several in one line, on all that any of them hangs on
                ways = self.all if self.branches & LANES else self.branches
                own = 0 if all(map(_number, one.operands[1:])) else ways | self._on(*one.operands[1:])
                found[one.line] = found.get(one.line, 0) | own
        return found

    # -- statements ----------------------------------------------------------------------------------------------------

    def _guard(self, own: Statement) -> int:
        return 0 if own.guard is None else hanging.union(self.registers.get(own.guard[0], (self.all,)))

    def _statement(self, at: int, own: Statement) -> None:
        names = targets(own)
        if not names:
            return
        found = self._made(at, own)
        guard = self._guard(own)
        for name in names:
            width = self.widths.get(name, 64)
            value = tuple(one | guard for one in hanging.resized(found.get(name, (self.all,) * width), width))
            self.registers[name] = hanging.joined(width, [self.registers[name], value])

    def _made(self, at: int, own: Statement) -> dict[str, Bits]:
        """What is put where."""
        family, names = own.parts[0], targets(own)
        if len(names) > 1 and family == "mov" and isinstance(own.operands[0], Group):  # parts of a wider one
            width = self.widths.get(names[0], 64)
            whole = self._read(own.operands[1], width * len(own.operands[0].items))
            parts = enumerate(getattr(one, "text", "") for one in own.operands[0].items)
            return {name: whole[number * width : (number + 1) * width] for number, name in parts if name in names}
        width = self.widths.get(names[0], 64)
        one = self._one(at, own, width) if len(names) == 1 else None
        if one is not None:
            return {names[0]: hanging.resized(one, width)}
        hangs = self._any(own)
        return {name: hanging.alike(self.widths.get(name, 64), hangs) for name in names}

    def _any(self, own: Statement) -> int:
        """On what any result of an instruction hangs that is not followed bit by bit."""
        family, rest = own.parts[0], own.operands[1:]
        read = self._on(*rest)
        if family == "ld" and (
            set(own.parts) & CHANGING or (not set(own.parts) & {*SAME, *SHARED} and self.changing(own.line))
        ):
            return self.all
        if family in ("mma", "ldmatrix"):
            return hanging.together(LANES, [read])
        return read if family in ALONE and own.why == "" else self.all

    def _one(self, at: int, own: Statement, width: int) -> Bits | None:
        """One result bit by bit, where that is followed; None elsewhere."""
        family, rest = own.parts[0], own.operands[1:]
        kind = own.parts[-1]
        bits = BITS.get(kind, width)
        if family == "shfl" and own.parts[1:3] == ["sync", "bfly"]:
            return hanging.alike(width, self._on(rest[0]) if self._turned(own) is not None else self.all)
        swapped = self._swapped(at, own)
        if swapped is not None:
            return hanging.alike(width, swapped)
        if kind[:1] in "bus" and kind in BITS and own.why == "":
            args = [self._read(one, bits) for one in rest]
            number = next((one.value for one in rest[1:2] if isinstance(one, Number)), None)
            if family == "mov":
                return args[0]
            if family in ("shl", "shr") and number is not None and 0 <= number < bits:
                return (
                    hanging.left(args[0], number) if family == "shl" else hanging.right(args[0], number, kind[0] == "s")
                )
            if family in ("and", "or") and number is not None:
                return (hanging.masked if family == "and" else hanging.filled)(args[0], number)
            if family in ("and", "or", "xor"):
                return hanging.joined(bits, args)
            if family in ("add", "sub", "mul", "mad") and "hi" not in own.parts and "wide" not in own.parts:
                return hanging.carried(bits, args) if "sat" not in own.parts and "cc" not in own.parts else None
            if family == "bfe" and all(isinstance(one, Number) for one in rest[1:]):
                first, count = (one.value for one in rest[1:] if isinstance(one, Number))
                if count > 0 and first >= 0 and first + count <= bits:
                    return hanging.resized(args[0][first : first + count], bits, kind[0] == "s")
        return None

    @staticmethod
    def _turned(own: Statement) -> int | None:
        """The bits of the lane that a shuffle turns, all lanes of a warp being there; None where that is not known."""
        numbers = [one.value for one in own.operands[2:] if isinstance(one, Number)]
        if own.parts[1:3] != ["sync", "bfly"] or len(numbers) != 3 or own.guard is not None:
            return None
        turned, clamp, members = numbers
        return turned if 0 < turned <= LANES and clamp == LANES and members & 0xFFFFFFFF == 0xFFFFFFFF else None

    def _swapped(self, at: int, own: Statement) -> int | None:
        """Of f(x, y) where y is x of another lane, made shortly before."""
        if at not in self.partners:
            self.partners[at] = self._partner(at, own)
        found = self.partners[at]
        return None if found is None else hanging.exchanged(self._on(found[0]), found[1])

    def _partner(self, at: int, own: Statement) -> tuple[Name, int] | None:
        """Such an x, and the bits of the lane that are turned."""
        rest = own.operands[1:]
        types = [part for part in own.parts if part in BITS]
        if own.parts[0] not in hanging.COMMUTE or len(rest) != 2 or len(types) != 1 or own.guard is not None:
            return None
        for x, y in (rest, rest[::-1]):
            if not isinstance(x, Name) or not isinstance(y, Name) or x.text == y.text:
                continue
            for one in reversed(self.code[:at]):
                made = targets(one)
                if one.parts[0] in JUMPS or x.text in made or (one.name == ":" and self._landed(one)):
                    break
                if y.text in made:
                    turned = self._turned(one)
                    if turned is not None and one.operands[1] == x:
                        return x, turned
                    break
        return None

    def _landed(self, label: Statement) -> bool:
        """Whether some jump comes to a label."""
        return getattr(label.operands[0], "text", "") in self._labels

    @cached_property
    def _labels(self) -> set[str]:
        found = {
            one.text for own in self.code if own.parts[0] in JUMPS for one in own.operands if isinstance(one, Name)
        }
        return found | {label for labels in self.function.tables.values() for label in labels}

    # -- operands -----------------------------------------------------------------------------------------------------

    def _on(self, *operands: Operand) -> int:
        """On what any bit of these hangs."""
        found = 0
        for one in operands:
            if isinstance(one, Group):
                found |= self._on(*one.items)
            elif isinstance(one, Pair):
                found |= self._on(one.first, one.second)
            elif isinstance(one, Address):
                found |= self._on(*one.more, *([] if one.base is None else [Name(one.base)]))
            else:
                found |= hanging.union(self._read(one, 128))
        return found

    def _read(self, operand: Operand, bits: int) -> Bits:
        """Bit by bit, of a register or of some together."""
        if isinstance(operand, Number | Real):
            return hanging.alike(bits, 0)
        if isinstance(operand, Name):
            return self._name(operand.text, bits)
        if isinstance(operand, Group):
            width = max(bits // len(operand.items), 1)
            return tuple(bit for one in operand.items for bit in self._read(one, width))
        if isinstance(operand, Not):
            return self._read(operand.operand, bits)
        if isinstance(operand, Address | Pair):
            return hanging.alike(bits, self._on(operand))
        return hanging.alike(bits, 0)  # a variable and a number: an address that all threads have

    def _name(self, name: str, bits: int) -> Bits:
        if name in self.registers:
            return hanging.resized(self.registers[name], bits)
        if name == "%tid.x":
            own = tuple(1 << at for at in range(self.all.bit_length()))
            return hanging.resized(own, bits)
        if name.startswith(SPECIAL):
            return hanging.alike(bits, 0)
        if name in self.widths or name.startswith("%"):  # never set, or a register of another kind
            return hanging.alike(bits, self.all)
        return hanging.alike(bits, 0)  # the address of a variable, a parameter


def _number(own: Operand) -> bool:
    """Whether it is a number, or such in a group: one value whichever way a thread took."""
    return all(map(_number, own.items)) if isinstance(own, Group) else isinstance(own, Number | Real)


def targets(own: Statement) -> list[str]:
    """The registers that a statement sets."""
    nothing = own.parts[0] in NOTHING and "red" not in own.parts[1:]  # bar.red gives what all threads make together
    if own.name == ":" or nothing or own.parts[0] in JUMPS or not own.operands:
        return []
    first = own.operands[0]
    items = (
        first.items
        if isinstance(first, Group)
        else (first.first, first.second)
        if isinstance(first, Pair)
        else (first,)
    )
    return [one.text for one in items if isinstance(one, Name) and one.text != "_"]
