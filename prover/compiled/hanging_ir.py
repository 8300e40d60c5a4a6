"""On which bits of the thread's number what emitted LLVM IR stores hangs (`hanging`): each value by what it is made of."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cached_property

from ..kernels.ir.module import Instruction, Kernel, Operand, Type
from ..kernels.ir.order import targets
from . import hanging
from .hanging import Bits

LANES = 63
NUMBERS = ("int", "float", "zero")  # operands that are one value, whichever way a thread took
ROUNDS = 64
ONE_BIT = ("icmp", "fcmp")
ELEMENTS = ("insertelement", "shufflevector", "insertvalue")
ALONE = frozenset({  # of which a lane's result hangs on its own operands, and on nothing else
    "add", "sub", "mul", "udiv", "sdiv", "urem", "srem", "shl", "lshr", "ashr", "and", "or", "xor", "fadd", "fsub",
    "fmul", "fdiv", "frem", "fneg", "icmp", "fcmp", "select", "zext", "sext", "trunc", "bitcast", "fpext", "fptrunc",
    "sitofp", "uitofp", "fptosi", "fptoui", "ptrtoint", "inttoptr", "addrspacecast", "getelementptr", "insertelement",
    "extractelement", "shufflevector", "insertvalue", "extractvalue", "phi",
})  # fmt: skip
CALLS = frozenset({  # the same of LLVM's functions, as they are called behind llvm.
    "fabs", "maxnum", "minnum", "maximum", "minimum", "maximumnum", "minimumnum", "fma", "fmuladd", "exp", "exp2",
    "log", "log2", "log10", "sqrt", "sin", "cos", "floor", "ceil", "trunc", "rint", "round", "roundeven", "copysign",
    "canonicalize", "abs", "smax", "smin", "umax", "umin", "fshl", "fshr", "ctpop", "ctlz", "cttz", "bswap",
    "bitreverse", "amdgcn.rcp", "amdgcn.rsq", "amdgcn.sqrt", "amdgcn.exp2", "amdgcn.log", "amdgcn.cvt.pkrtz",
    "amdgcn.fmed3", "amdgcn.ldexp", "ldexp", "amdgcn.fract", "amdgcn.perm", "amdgcn.bitop3", "amdgcn.sffbh",
    "amdgcn.ubfe", "amdgcn.sbfe",
})  # fmt: skip
SAME = ("amdgcn.workgroup.id", "amdgcn.implicitarg.ptr", "amdgcn.dispatch.ptr", "amdgcn.kernarg.segment.ptr",
        "amdgcn.make.buffer.rsrc")  # fmt: skip
WAVE = ("amdgcn.mfma", "amdgcn.smfmac", "amdgcn.mbcnt", "amdgcn.ds.read.tr", "amdgcn.update.dpp", "amdgcn.ds.bpermute",
        "amdgcn.ballot")  # fmt: skip
FIRST = ("amdgcn.readfirstlane", "amdgcn.readlane")
SWAPS = {"amdgcn.permlane32.swap": 32, "amdgcn.permlane16.swap": 16}
LOADS = ("amdgcn.raw.ptr.buffer.load", "amdgcn.raw.buffer.load")
MIRRORS = {0x140: 15, 0x141: 7}  # of DPP: the lanes of a row, or of half of one, in the other order


class HangingIr:
    """Of a kernel of so many threads, a power of two. changing: whether what an instruction loads may be written. stored:
    the place of a store's instruction in memory (`id`) -> on what its value hangs."""

    def __init__(self, kernel: Kernel, threads: int, changing: Callable[[Instruction], bool]):
        self.kernel, self.changing, self.all = kernel, changing, threads - 1
        self.code = [one for block in kernel.blocks for one in block.instructions]
        self.made = {one.name: one for one in self.code if one.name}
        self.where = {one.name: block.name for block in kernel.blocks for one in block.instructions if one.name}
        self.values: dict[str, Bits] = {one.name: hanging.alike(_width(one.type), 0) for one in self.code if one.name}
        self.values |= {one.name: hanging.alike(_width(one.type), 0) for one in kernel.arguments}
        self.parted = dict[str, int]()  # block -> on what hangs whether a lane is there, beside where all are
        self.joins = dict[str, int]()  # block -> on what hangs from where it is come to
        self.always = 0  # on what ways hang that are not joined again at one place
        for _ in range(ROUNDS):
            before = dict(self.values)
            self._part()
            for one in self.code:
                if one.name:
                    width = _width(one.type)
                    found = hanging.resized(self._value(one, width), width)
                    self.values[one.name] = hanging.joined(width, [self.values[one.name], found])
            if before == self.values:
                break
        else:
            self.values = {name: hanging.alike(len(own), self.all) for name, own in self.values.items()}

    @cached_property
    def stored(self) -> Mapping[int, int]:
        ways = self.all if self.always & LANES else self.always
        return {
            id(one): 0 if one.operands[0].kind in NUMBERS else ways | self._on(one.operands[0])
            for one in self.code
            if one.opcode == "store" and not one.trouble
        }

    def _part(self) -> None:
        """Where ways part by what hangs on a thread, until they are joined: what is chosen there hangs on that."""
        for block in self.kernel.blocks:
            last = block.instructions[-1]
            on = self._on(*(one for one in last.operands if one.kind != "block"))
            if last.opcode not in ("br", "ret", "switch", "unreachable") or last.trouble:
                self.always = self.all
            elif on and len(targets(block)) > 1:
                inside = self.regions[block.name]
                if inside is None:
                    self.always |= on
                    continue
                self.parted |= {name: self.parted.get(name, 0) | on for name in inside[0]}
                self.joins |= {name: self.joins.get(name, 0) | on for name in inside[1]}

    @cached_property
    def regions(self) -> Mapping[str, tuple[set[str], set[str]] | None]:
        """Block -> the blocks between it and where its ways are joined again, and those in which they may be joined; None
        where a way leads back to it."""
        return {block.name: region(self.kernel, block.name) for block in self.kernel.blocks}

    def _on(self, *operands: Operand) -> int:
        return hanging.union(*(self._read(one, 64) for one in operands))

    def _read(self, own: Operand, width: int) -> Bits:
        if own.kind == "local":
            return self.values.get(own.name, (self.all,))
        if own.kind == "list":
            return hanging.alike(width, self._on(*own.elements))
        if own.kind in (*NUMBERS, "null", "global"):
            return hanging.alike(width, 0)
        if own.kind == "expr" and own.expression is not None:
            return hanging.alike(width, self._on(*own.expression.operands))
        return hanging.alike(width, 0 if own.kind == "block" else self.all)

    def _value(self, i: Instruction, width: int) -> Bits:
        if i.trouble:
            return hanging.alike(width, self.all)
        swapped = self._swapped(i)
        if swapped is not None:
            return hanging.alike(width, swapped)
        if i.opcode == "phi" and (on := self.joins.get(self.where[i.name], 0)):
            return hanging.alike(width, on | self._on(*i.operands))
        if i.opcode == "call":
            return self._called(i, width)
        if i.opcode == "load":
            return hanging.alike(width, self.all if self._changes(i) else self._on(*i.operands))
        if i.opcode not in ALONE:
            return hanging.alike(width, self.all)
        found = self._bits(i, width)
        # what is not defined may be another number in each lane, but where elements are put beside it or taken from it
        own = [one for one in i.operands if i.opcode not in ELEMENTS or one.kind not in ("undef", "poison")]
        return hanging.alike(width, self._on(*own)) if found is None else found

    def _changes(self, i: Instruction) -> bool:
        if {"volatile", "atomic"} & set(i.flags):
            return True
        return i.operands[0].type.space not in (3, 4) and self.changing(i)

    def _bits(self, i: Instruction, width: int) -> Bits | None:
        """Bit by bit, where that is followed."""
        kinds = [one.type.kind for one in i.operands if one.kind != "block"]
        if i.type.kind != "int" or any(kind != "int" for kind in kinds) or i.opcode in ONE_BIT:
            return None
        args = [self._read(one, width) for one in i.operands]
        number = i.operands[1].value if len(i.operands) == 2 and i.operands[1].kind == "int" else None
        if i.opcode in ("zext", "sext", "trunc"):
            return hanging.resized(args[0], width, i.opcode == "sext")
        if i.opcode in ("shl", "lshr", "ashr"):
            if number is None or not 0 <= number < width:
                return None
            return (
                hanging.left(args[0], number)
                if i.opcode == "shl"
                else hanging.right(args[0], number, i.opcode == "ashr")
            )
        if i.opcode in ("and", "or") and number is not None:
            return (hanging.masked if i.opcode == "and" else hanging.filled)(args[0], number)
        if i.opcode in ("and", "or", "xor", "phi"):
            return hanging.joined(width, args)
        return hanging.carried(width, args) if i.opcode in ("add", "sub", "mul") else None

    def _called(self, i: Instruction, width: int) -> Bits:
        if self.parted.get(self.where.get(i.name, ""), 0) & LANES and not _is(i.callee.removeprefix("llvm."), CALLS):
            return hanging.alike(width, self.all)  # some lanes of the wave may not be there
        name, on = i.callee.removeprefix("llvm."), self._on(*i.operands)
        if name == "amdgcn.workitem.id.x":
            return hanging.resized(tuple(1 << at for at in range(self.all.bit_length())), width)
        if not i.callee.startswith("llvm."):
            on = self.all
        elif name.startswith(SAME) or _is(name, CALLS):
            pass
        elif name.startswith(FIRST):
            which = self._on(*i.operands[1:])
            return tuple(one & ~LANES | which for one in hanging.resized(self._read(i.operands[0], width), width))
        elif (turned := next((by for own, by in SWAPS.items() if name.startswith(own)), 0)) and self._one_value(i):
            on &= ~turned
        elif name.startswith((*WAVE, *SWAPS)):
            moved = self._exchange(i)
            on = self._on(moved[0]) if moved is not None else hanging.together(LANES, [on])
        elif not name.startswith(LOADS) or self.changing(i):
            on = self.all
        return hanging.alike(width, on)

    # -- lanes ----------------------------------------------------------------------------------------------------------

    @staticmethod
    def _one_value(i: Instruction) -> bool:
        """Of a swap of two registers: whether both hold one value, and no lane has another one beside."""
        one, other, *more = i.operands
        return one.kind == other.kind == "local" and one.name == other.name and all(o.value == 0 for o in more)

    def _root(self, own: Operand) -> Operand:
        """What a value is the same bits as."""
        made = self.made.get(own.name) if own.kind == "local" else None
        return self._root(made.operands[0]) if made is not None and made.opcode == "bitcast" else own

    def _exchange(self, i: Instruction) -> tuple[Operand, int] | None:
        """What a lane gets from the lane whose number has some bits turned, and which."""
        name = i.callee.removeprefix("llvm.")
        if name.startswith("amdgcn.update.dpp") and all(one.kind == "int" for one in i.operands[2:5]):
            control, rows, banks = (one.value for one in i.operands[2:5])
            turned = MIRRORS.get(control) or _quad(control)
            return (i.operands[1], turned) if turned and rows == banks == 15 else None
        if name.startswith("amdgcn.ds.bpermute"):
            turned = self._turned(i.operands[0])
            return (i.operands[1], turned) if turned else None
        return None

    def _turned(self, address: Operand) -> int:
        """Of four times a lane's number, in which some bits are turned, these; 0 of anything else."""
        made = self.made.get(address.name) if address.kind == "local" else None
        if made is None or made.opcode != "xor" or made.operands[1].kind != "int":
            return 0
        turned, by = divmod(made.operands[1].value, 4)
        shifted = self.made.get(made.operands[0].name)
        if (
            by
            or not 0 < turned <= LANES
            or shifted is None
            or shifted.opcode != "shl"
            or shifted.operands[1].kind != "int"
        ):
            return 0
        return turned if shifted.operands[1].value == 2 and self._is_lane(shifted.operands[0]) else 0

    def _is_lane(self, own: Operand) -> bool:
        """Whether it is the thread's number, but for bits above a lane's."""
        made = self.made.get(own.name) if own.kind == "local" else None
        if made is not None and made.opcode == "and" and made.operands[1].kind == "int":
            return made.operands[1].value & LANES == LANES and self._is_lane(made.operands[0])
        return made is not None and made.callee == "llvm.amdgcn.workitem.id.x"

    def _swapped(self, i: Instruction) -> int | None:
        """Of f(x, y) where y is x of another lane."""
        called = i.callee.removeprefix("llvm.").partition(".")[0] if i.opcode == "call" else i.opcode
        if called not in hanging.COMMUTE or len(i.operands) != 2:
            return None
        if self.parted.get(self.where.get(i.name, ""), 0) & LANES:
            return None
        for x, y in (i.operands, i.operands[::-1]):
            made = self.made.get(self._root(y).name)
            moved = self._exchange(made) if made is not None and made.opcode == "call" else None
            if moved is not None and _same(self._root(moved[0]), self._root(x)):
                return hanging.exchanged(self._on(x), moved[1])
        return None


def region(kernel: Kernel, first: str) -> tuple[set[str], set[str]] | None:
    """The blocks behind one, up to that to which all its ways come, and that one beside them; None where there is none, or
    a way leads back."""
    following = {block.name: targets(block) for block in kernel.blocks}
    below: dict[str, set[str]] = {}
    for name in following:
        below[name], todo = set(), list(following[name])
        while todo:
            one = todo.pop()
            if one not in below[name]:
                below[name].add(one)
                todo += following[one]
    for end in [name for name in following if name in below[first]]:
        inside, todo = set[str](), [name for name in following[first] if name != end]
        while todo:
            one = todo.pop()
            if one not in inside:
                inside.add(one)
                todo += [name for name in following[one] if name != end]
        leaves = any(not following[name] for name in inside)
        if not leaves and first not in inside and end not in inside:
            return inside, {*inside, end}
    return None


def _same(one: Operand, other: Operand) -> bool:
    return one.kind == other.kind == "local" and one.name == other.name


def _quad(control: int) -> int:
    """The bits that a permutation of four lanes turns, if it does just that."""
    places = [control >> 2 * at & 3 for at in range(4)] if 0 <= control < 256 else []
    return next((by for by in (1, 2, 3) if places == [at ^ by for at in range(4)]), 0)


def _is(name: str, known: frozenset[str]) -> bool:
    """Whether it is one of these, before what says its types."""
    parts = name.split(".")
    return any(".".join(parts[:count]) in known for count in (1, 2, 3))


def _width(kind: Type) -> int:
    """Of an integer; anything else is one piece."""
    return kind.bits if kind.kind == "int" else 1
