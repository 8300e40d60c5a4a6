"""One run through a kernel: the values of its arguments, addresses of objects, and what has gone wrong on the way."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Set
from typing import Any

from ...language.terms import Term, const, integer
from ...language.walking import substitute, variables
from ...machine.arithmetic import Arithmetic, Steps
from ...machine.integers import Unsupported
from ...machine.modular import modulo
from ...machine.simplified import Simplified
from ...machine.values import FALSE, TRUE, Bit, Int, literals
from ..ir.module import Instruction, Kernel, Module, Operand, Type
from ..ir.operands import integer as integer_type
from ..ir.values import Many, OneOf, Opaque, Pointer, Trouble, lost, plain
from ..steps.noting import new_steps
from .addresses import alternatives, beside, once
from .assuming import Assuming, Noted
from .launch import Launch, argument_label, free_argument

INDEX_BITS = {2: 32, 3: 32, 5: 32, 6: 32, 7: 32}  # of addresses, by their space; 64 where not said
PARAMETERS = 101  # PTX's address space of parameters
NOWHERE, FIRST_PAGE = "null", 1 << 12  # a null pointer's own bytes, which no memory has
ADDRESS_SPAN = {3: 1 << 18, 5: 1 << 32}  # bytes of an address space; 2^48 where not said


class Frame(ABC):
    """The machine, the launch, and the instruction that is being executed: what meanings of instructions ask. The one that
    knows these is `Executing`.

    path: when the current block runs. lookup: name -> value. asked: labels of arguments, and of parts of them, that were
    read.
    """

    def __init__(
        self, module: Module, kernel: Kernel, launch: Launch, assuming: bool | Assuming = False,
        steps: Steps | None = None,
    ):  # fmt: skip
        self.module, self.kernel, self.launch = module, kernel, launch
        self.algebra = Arithmetic(launch.given, new_steps() if steps is None else steps)
        self.machine = Simplified(self.algebra, bool(assuming))
        self.noted: dict[tuple[Term, Term], Noted] = {}  # what was assumed
        self.now: Instruction | None = None
        self.idle: Set[str] = frozenset()  # values of which nothing need be known
        self.mixed: Set[str] = frozenset()  # values that are taken for any number, and are never poison
        # of what is loaded: from where, so many bytes on, bytes, when
        self.loads: dict[Term, tuple[Pointer, int, int, Term]] = {}
        # whether what an instruction loads from a base is the same each time, at one place
        self.steady: Callable[[Instruction, str], bool] = lambda instruction, base: False
        # place and bits -> what was loaded there, by whom, and when
        self.held: dict[tuple[str, Term, int], tuple[Int, Instruction, frozenset[Term]]] = {}
        self.reloads: list[Instruction] = []  # those that gave what was loaded before, and those that gave it first
        self.may: Callable[[Term], bool] = lambda fact: True  # whether a fact about loops may be assumed
        self.refusable = isinstance(assuming, Assuming)  # whether what is assumed is proved, or refused next time
        if isinstance(assuming, Assuming):
            self.may = lambda formula: formula not in assuming.refused
            self.machine.may = lambda formula: assuming.may(formula, self.now)
            self.machine.note, self.machine.signs = self._note, assuming.signs
        self.troubles: list[Trouble] = []
        self.path: Term = TRUE
        self.differs: Callable[[Term], bool] = lambda variable: False  # whether lanes may have different values of it
        self.choosing: Callable[[], Term] = lambda: self.path  # what of the path leaves lanes out
        self.parted: Callable[[], bool] = lambda: False  # whether lanes may be gone that the path does not leave out
        self.lookup: Callable[[str], Any] = lambda name: Opaque(f"%{name} is not defined")
        self.addresses: dict[Term, tuple[str, int]] = {}
        self.free: dict[str, Term] = {}
        self.frozen: dict[Term, int] = {}  # a number that a freeze gave -> id of the freeze
        self.unsaid: dict[Term, str] = {}  # an arbitrary value -> why nobody knows it
        self.made: dict[str, int] = {}  # instruction -> how many arbitrary values it gave
        self.asked: set[str] = set()
        self.widths: dict[str, int] = {}  # label of an argument that nobody said anything about -> bits
        self.sizes = {f"@{item.name}": item.size for item in module.globals}
        self.arguments = {a.name: self._argument(a.name, a.type, a.byref) for a in kernel.arguments}

    def _note(self, formula: Term) -> None:
        if formula is not TRUE:
            self.noted.setdefault((formula, self.path), Noted(self.now, self.path, formula))

    # -- arguments -------------------------------------------------------------------------------------------

    def _argument(self, name: str, kind: Type, byref: Type | None) -> Any:
        label = argument_label(name)
        if byref is not None:
            return Pointer(f"byref {label}", self.machine.constant(0, 64), kind.space)
        return self.argument(label, kind)

    def argument(self, label: str, kind: Type) -> Any:
        """The value of an argument or of a field of one."""
        self.asked.add(label)
        if kind.kind == "int" and kind.bits > 1:
            term = self.launch.arguments.get(label)
            if term is None:
                known = self.widths.setdefault(label, kind.bits)
                if known != kind.bits:
                    said = f"{label}, which is read as i{known} and as {kind.text}"
                    raise Unsupported(f"{said}; [arguments] can say what it is")
                said = const(0) <= free_argument(label, kind.bits)
                positive = self.machine.assuming and self.machine.may(said)
                term = free_argument(label, kind.bits, negative=not positive)
                if positive:
                    self.machine.assume(said)
            return self.machine.make(self.algebra.simplify(term), kind.bits)
        if kind.kind == "pointer" and kind.space not in (7, 8):
            return Pointer(label, self.machine.constant(0, INDEX_BITS.get(kind.space, 64)), kind.space)
        if kind.kind in ("struct", "array", "vector") and (kind.kind == "struct" or kind.length <= 64):
            kinds = kind.elements if kind.kind == "struct" else kind.elements * kind.length
            return Many(tuple(self.argument(f"{label}.{at}", field) for at, field in enumerate(kinds)))
        return Opaque(f"the argument {label} of type {kind.text}")

    def field(self, base: str, byte: int, kind: Type) -> Any:
        """What stands at a byte of a parameter of PTX: a part that the launch gives, or two, but no piece of one."""
        if kind.kind == "vector":
            own = kind.elements[0]
            return Many(tuple(self.field(base, byte + at * own.bits // 8, own) for at in range(kind.length)))
        size = (kind.bits or 64) // 8
        parts = {int(start): own for label, own in self.launch.parts.items()
                 for head, _, start in [label.rpartition(".")] if head == base}  # fmt: skip
        touched = {at: own for at, own in parts.items() if at < byte + size and byte < at + own}
        if not touched or (byte in touched and len(touched) == 1 and touched[byte] >= size):
            return self.argument(f"{base}.{byte}", kind)
        if kind.kind == "int" and touched == {byte: size // 2, byte + size // 2: size // 2}:
            low, high = (self.argument(f"{base}.{at}", integer_type(4 * size)) for at in sorted(touched))
            if isinstance(low, Int) and isinstance(high, Int):
                upper = self.algebra.scaled(self.machine.signed(high).term, 1 << (4 * size))
                return self.machine.make(self.algebra.add(self.machine.unsigned(low).term, upper), kind.bits)
        given = " and ".join(f"{own} at byte {at}" for at, own in touched.items())
        wide = "; i64(...) says that an integer has 8 bytes" if size == 8 else ""
        return Opaque(f"{size} bytes at byte {byte} of {base}, of which the launch gives {given}{wide}")

    # -- execution -------------------------------------------------------------------------------------------

    @abstractmethod
    def value(self, operand: Operand) -> Any:
        """Of an operand, at this moment."""

    @abstractmethod
    def evaluate(self, instruction: Instruction) -> Any:
        """The result of an instruction that is no terminator and no phi."""

    def idly(self, instruction: Instruction) -> Any:
        """The result of one that is not followed."""
        return lost(instruction.type, IDLE)

    def must(self, instruction: Instruction, what: str, formula: Term) -> None:
        """Behaviour is undefined unless the formula holds whenever the instruction runs."""
        if formula is not TRUE:
            self.troubles.append(Trouble(instruction, what, self.path, formula))

    def unseen(self, instruction: Instruction, what: str, why: str) -> None:
        """Behaviour may be undefined, by a value that is not known."""
        self.troubles.append(Trouble(instruction, what, self.path, FALSE, why=why))

    def anything(self, instruction: Instruction, bits: int) -> Term:
        """A number that nothing is known about, the same one for the same instruction."""
        name = f"frozen_{plain(instruction.name)}_{len(self.free)}"
        half = 1 << (bits - 1)
        self.free[name] = integer(name, -half, half)
        self.frozen[self.free[name]] = id(instruction)
        return self.free[name]

    def arbitrary(self, instruction: Instruction, kind: Type, why: str) -> Any:
        """Any value of the type, another one each time, where the launch wants one; else one that is lost."""
        if kind.kind in ("vector", "array"):
            return Many(tuple(self.arbitrary(instruction, kind.elements[0], why) for _ in range(kind.length)))
        if not self.launch.arbitrary or kind.kind != "int":
            return Opaque(why)
        own = plain(instruction.name) or f"line_{instruction.line}"
        count = self.made[own] = self.made.get(own, -1) + 1
        half = 1 << (kind.bits - 1)
        found = integer(f"value_of_{own}" + (f"@{count}" if count else ""), -half, half)  # no name has an @
        self.frozen[found], self.unsaid[found] = id(instruction), why
        return Bit(found >= 0) if kind.bits == 1 else self.machine.make(found, kind.bits)

    # -- memory ----------------------------------------------------------------------------------------------

    def size_of(self, base: str) -> int:
        """Bytes of a global; 0 for anything else."""
        return self.sizes.get(base, 0)

    def home(self, base: str) -> int:
        """The address space that an object is in; of what an argument points to, the one that its type says."""
        if base.startswith("%") or base == "LDS":
            return 3 if base == "LDS" else 5
        own = [item.space for item in self.module.globals if base == f"@{item.name}"]
        own += [a.type.space for a in self.kernel.arguments if argument_label(a.name) == base]
        return own[0] if own else 0

    def reaches(self, base: str, source: int, target: int) -> bool:
        """Whether a pointer in the target space can mean the same byte of the object as one in the source space."""
        own, both_spaces = self.home(base), {source, target}
        if source == target:
            return True
        if both_spaces & {3, 5}:  # each of these is a window of the generic space, and of no other
            return 0 in both_spaces and (own == 0 or own in both_spaces)
        return own not in (3, 5)

    def address_of(self, pointer: Pointer) -> Term:
        """The unknown address where an object starts."""
        name = f"address_of_{plain(pointer.base.lstrip('@'))}"
        # as generic addresses, LDS and private memory lie above all other memory
        span = 1 << 51 if pointer.space == 0 and self.home(pointer.base) in (3, 5) else 1 << 48
        known = integer(name, 0, ADDRESS_SPAN.get(pointer.space, span))
        self.addresses[known] = (pointer.base, pointer.space)
        return known

    def pointer_to(self, value: Int, space: int) -> Any:
        """The pointer that an integer means: an object's unknown address plus an offset."""
        same = modulo(self.algebra, value.term, 1 << value.bits)
        value = value if same is value.term else self.machine.make(same, value.bits, value.ok)
        bases = [v for v in variables(value.term) if v in self.addresses]
        bits = INDEX_BITS.get(space, 64)
        if not bases and space == 3:  # LDS by number
            return Pointer("LDS", Int(value.term, bits, value.low, value.high), space, value.ok)
        if not bases and space in (0, 1) and self.launch.several and _is_nowhere(value.term):
            return Pointer(NOWHERE, value, space, value.ok)
        if len(bases) > 1 and self.launch.several:
            return self._one_of(value, space)
        if len(bases) == 1 and not once(value.term, bases[0]):
            value = self._beyond_start(value, bases[0])
        if len(bases) != 1 or not once(value.term, bases[0]):
            return Opaque("a pointer made of an integer")
        base, source = self.addresses[bases[0]]
        windowed = source in (3, 5) and source != space  # its numbers are none of generic addresses
        if windowed or not self.reaches(base, source, space):
            return Opaque("a pointer made of an address in another address space")
        if value.bits < bits:
            return Opaque("a pointer made of a part of an address")
        offset = beside(self.algebra, value.term, bases[0])
        if any(variable is bases[0] for variable in variables(offset)):
            return Opaque("a pointer made of an integer")
        low, high = self.algebra.interval(bases[0])
        return Pointer(base, self.machine.make(offset, bits, TRUE, value.low - high, value.high - low), space, value.ok)

    def _one_of(self, value: Int, space: int) -> Any:
        """The pointer that an integer means which is a choice between addresses of several objects, plus something."""
        arms = [
            (condition, self.machine.make(term, value.bits))
            for condition, term in alternatives(self.algebra, self.addresses, value.term)
        ]
        found = [(condition, self.pointer_to(one, space)) for condition, one in arms]
        if not arms or value.ok is not TRUE or not all(isinstance(one, Pointer) for _, one in found):
            return Opaque("a pointer made of an integer")
        return OneOf("an address that is taken from several objects", TRUE, tuple(found))

    def _beyond_start(self, value: Int, start: Term) -> Int:
        """An address in which the low bits of an object's start have a part, as where CuTe swizzles it: they are 0."""
        base, _ = self.addresses[start]
        align = next((item.align for item in self.module.globals if f"@{item.name}" == base), 0)
        if align < 2:
            return value
        most = int(self.algebra.interval(start)[1])
        units = align * integer(f"{start.payload[0]}@{align}", 0, most // align + 1)  # no name has an @
        (moved,) = substitute({start: units}, value.term)
        offset = self.algebra.add(self.algebra.simplify(moved), self.algebra.scaled(units, -1))
        if not set(variables(units)).isdisjoint(variables(offset)):
            return value
        return self.machine.make(self.algebra.add(start, offset), value.bits, value.ok)

    def loaded(self, instruction: Instruction, pointer: Any) -> Any:
        """What a load gives: a field of an argument, or nothing that is known."""
        if isinstance(pointer, Pointer) and pointer.offset.term.op == "const":
            offset = pointer.offset.term.payload
            if pointer.base.startswith("byref "):
                if pointer.space == PARAMETERS:
                    return self.field(pointer.base[6:], offset, instruction.type)
                return self.argument(f"{pointer.base[6:]}+{offset}", instruction.type)
            known = HIDDEN.get((pointer.base, offset))
            if known is not None and instruction.type.kind == "int" and instruction.type.bits == 16:
                return self.machine.make(const(self.launch.threads[known]), instruction.type.bits)
            axis = BLOCK_COUNTS.get((pointer.base, offset), len(self.launch.grid))
            if axis < len(self.launch.grid) and instruction.type.kind == "int" and instruction.type.bits == 32:
                return self.machine.make(self.algebra.simplify(self.launch.grid[axis]), instruction.type.bits)
        why = "a value loaded from memory"
        if self.launch.arbitrary:
            place, path = self._held_at(instruction, pointer), frozenset(literals(self.path))
            if place in self.held and self.held[place][2] <= path:
                known, first, _ = self.held[place]
                self.reloads += [first, instruction]
                return known
            found = self.arbitrary(instruction, instruction.type, why)
            if place is not None and isinstance(found, Int):
                self.held.setdefault(place, (found, instruction, path))
            if isinstance(pointer, Pointer):
                for at, one in enumerate(found.items if isinstance(found, Many) else (found,)):
                    if isinstance(one, Int):
                        self.loads[one.term] = (pointer, at * one.bits // 8, one.bits // 8, self.path)
            return found
        return lost(instruction.type, why)

    def _held_at(self, instruction: Instruction, pointer: Any) -> tuple[str, Term, int] | None:
        """Where an integer is loaded that is one number for a thread: from memory that does not change, at a place that
        hangs on the thread and the launch, and on such numbers. No loop has a part in it."""
        if not isinstance(pointer, Pointer) or not self.steady(instruction, pointer.base):
            return None
        held = {known.term for known, _, _ in self.held.values()}
        own = variables(pointer.offset.term)
        if not all(v in held or (v not in self.frozen and "@" not in v.payload[0]) for v in own):
            return None
        return pointer.base, pointer.offset.term, instruction.type.bits

    def byte_loaded(self, term: Term) -> Term:
        """Where what a load gave begins, in bytes from its base: read where the load runs, not at the end of the run."""
        pointer, on, _, self.path = self.loads[term]
        self.now = None
        return self.algebra.simplify(self.machine.signed(pointer.offset).term) + on


def _is_nowhere(term: Term) -> bool:
    return term.op == "const" and 0 <= term.payload < FIRST_PAGE


IDLE = "a value that is not looked at"


# (hidden pointer, byte offset) -> the axis whose block size lies there, in a code object of version 5
HIDDEN = {
    ("implicit arguments", 12): 0,
    ("implicit arguments", 14): 1,
    ("implicit arguments", 16): 2,
    ("dispatch packet", 4): 0,
    ("dispatch packet", 6): 1,
    ("dispatch packet", 8): 2,
}
# the same -> the axis of which that many blocks there are
BLOCK_COUNTS = {("implicit arguments", 4 * axis): axis for axis in range(3)}
