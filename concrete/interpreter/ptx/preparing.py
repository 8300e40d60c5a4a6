"""Functions made ready: each instruction becomes a step when it is first reached."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Literal

from ..errors import NotRun, TextError
from . import accesses, atomics, control, matrices, products, warps
from .casts import cast
from .compares import choose_by_sign, compare, select, set_bits
from .fields import FIELDS
from .floats import FLOATS
from .integers import ADDS, INTEGERS, MULTIPLIES, SUBTRACTS, carrying
from .pieces import OFTEN, piece_of
from .pure import PREDICATE, Meaning, Odd, Parts
from .thread import Piece, Step, Thread
from .tree import Function, Group, Instruction, Name
from .values import Values

Make = Callable[[Values, Instruction], Callable[[Thread], Any]]


def _nothing(values: Values, code: Instruction) -> Callable[[Thread], Any]:
    return lambda thread: None


MAKES: dict[str, Make] = {
    "mov": accesses.move, "ld": accesses.load, "ldu": accesses.load, "st": accesses.store, "cp": accesses.copy,
    "cvta": accesses.cast_address, "isspacep": accesses.is_in_space, "atom": atomics.atomic, "red": atomics.atomic,
    **dict.fromkeys(("shfl", "vote", "match", "redux", "elect"), warps.warp_operation), "activemask": warps.active,
    "bra": control.branch, "brx": control.branch_by_index, "ret": control.give_back, "exit": control.end,
    "ldmatrix": matrices.load_matrix, "mma": products.multiply, **dict.fromkeys(("tex", "tld4"), matrices.unknown),
    "trap": control.trap, "call": control.call, "bar": control.barrier, "barrier": control.barrier,
    **dict.fromkeys(("membar", "fence", "nanosleep", "prefetch", "prefetchu", "discard", "applypriority", "pmevent",
                     "griddepcontrol", "setmaxnreg", "brkpt"), _nothing),
}  # fmt: skip
ALWAYS: dict[str, Meaning] = {"cvt": cast, "set": set_bits, "selp": select, "slct": choose_by_sign}
WHOLE: dict[str, Meaning] = {**INTEGERS, **FIELDS}
CARRIES = (*ADDS, *SUBTRACTS, *MULTIPLIES)


def _meaning(parts: Parts) -> Meaning:
    if parts.operation in ALWAYS:
        return ALWAYS[parts.operation]
    table = FLOATS if parts.types and parts.types[-1].kind == "f" else WHOLE
    if parts.operation not in table:
        raise NotRun(f"{parts.operation} is not run")
    return table[parts.operation]


def computes(values: Values, code: Instruction) -> Callable[[Thread], Any]:
    """A value of values."""
    parts = Parts.of(code.name)
    of = _meaning(parts)(parts)
    target, *operands = code.operands
    if len(operands) != len(of.sources):
        raise NotRun(f"{code.name} with {len(operands)} operands is not run")
    reads = [values.read(code.scope, *own) for own in zip(operands, of.sources, strict=True)]
    write, change, bits, rough = values.write(code.scope, target, of.result), of.change, of.result.bits, of.approximate

    def run(thread: Thread) -> None:
        found = change(*[read(thread) for read in reads])
        if isinstance(found, Odd):
            thread.undefined(found.what)
            found = thread.machine.arbitrary(bits) if found.value is None else found.value
        if rough:
            thread.approximate()
        write(thread, int(found))

    return run


def compares(values: Values, code: Instruction) -> Callable[[Thread], Any]:
    """setp: into one predicate or two."""
    of = compare(Parts.of(code.name))
    target, *operands = code.operands
    if len(operands) != len(of.sources):
        raise NotRun(f"{code.name} with {len(operands)} operands is not run")
    both = target.items if isinstance(target, Group) else (target, Name("_"))
    first, second = (values.write(code.scope, own, PREDICATE) for own in both)
    reads = [values.read(code.scope, *own) for own in zip(operands, of.sources, strict=True)]

    def run(thread: Thread) -> None:
        found = of.change(*[read(thread) for read in reads])
        first(thread, found & 1)
        second(thread, found >> 1)

    return run


def carries(values: Values, code: Instruction) -> Callable[[Thread], Any]:
    """With the flag that one instruction leaves for the next."""
    parts = Parts.of(code.name)
    of, leaves = carrying(parts), "cc" in parts.modifiers
    target, *operands = code.operands
    reads = [values.read(code.scope, *own) for own in zip(operands, of.sources, strict=True)]
    write = values.write(code.scope, target, of.result)

    def run(thread: Thread) -> None:
        carry, found = of.change(thread.carry, *[read(thread) for read in reads])
        write(thread, found)
        if leaves:
            thread.carry = carry

    return run


def make(values: Values, code: Instruction) -> Callable[[Thread], Any]:
    """What the instruction does. Raises NotRun."""
    operation, *modifiers = code.parts
    if operation == "setp":
        maker: Make = compares
    elif operation in CARRIES and ("cc" in modifiers or operation in ("addc", "subc", "madc")):
        maker = carries
    else:
        maker = MAKES.get(operation, computes)
    try:
        return maker(values, code)
    except (LookupError, ValueError, TypeError, AttributeError, ArithmeticError, AssertionError) as error:
        if isinstance(error, TextError):
            raise
        raise NotRun(f"line {code.line}: {code.name} is not run with these parts") from error
    except NotRun as error:
        raise NotRun(f"line {code.line}: {error}") from error


class Body:
    def __init__(self, function: Function):
        self.function = function
        self.values = Values()
        self.slots = self.values.slots
        self.code = function.body or []
        self.steps: list[Step | None] = [None] * len(self.code)
        self.pieces: list[Piece | Literal[False] | None] = [None] * len(self.code)
        self._came = [0] * len(self.code)

    def piece(self, at: int) -> Piece | Literal[False] | None:
        """What begins there, where threads came often enough; False if there is no such piece."""
        self._came[at] += 1
        if self._came[at] >= OFTEN and self.pieces[at] is None:
            self.pieces[at] = piece_of(self.values, self.code, at, _meaning) or False
        return self.pieces[at]

    def step(self, at: int) -> Step:
        found = self.steps[at]
        if found is None:
            found = self.steps[at] = self._made(self.code[at])
        return found

    def _made(self, code: Instruction) -> Step:
        guard = None
        if code.guard is not None:
            found = self.values.register(code.scope, code.guard[0].text)
            if found is None:
                raise TextError(f"line {code.line}: {code.guard[0].text} is no predicate")
            guard = found[0], int(code.guard[1])
        return Step(code, make(self.values, code), guard, code.parts[0] in ("bra", "brx"))

    def unknown(self) -> list[str]:
        """What of it is not run, by name and line."""
        found = []
        for at in range(len(self.code)):
            try:
                self.step(at)
            except (NotRun, TextError) as error:
                found.append(str(error))
        return found
