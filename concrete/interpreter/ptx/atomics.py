"""atom and red: what stands in memory after them.

Source: PTX ISA, Parallel Synchronization and Communication Instructions: atom, red.
"""

from __future__ import annotations

from collections.abc import Callable

from ..errors import NotRun
from ..words import WORDS, unsigned
from .accesses import loaded, space_of
from .floats import form_of
from .pure import Parts
from .rounding import computed, flushed
from .thread import Thread
from .tree import Instruction, Type
from .values import Values

Update = Callable[..., int]  # (what stands there, operands) -> what shall

PLAIN = ("add", "and", "or", "xor", "min", "max")
ORDERS = ("relaxed", "acquire", "release", "acq_rel", "cta", "cluster", "gpu", "sys", "noftz")


def update_of(operation: str, kind: Type, space: str) -> Update:
    bits = kind.bits
    if kind.kind == "f":
        return _float_update(operation, kind, space)
    if operation in PLAIN:
        word = WORDS[operation] if operation in WORDS else WORDS[("s" if kind.signed else "u") + operation]
        return lambda a, b: unsigned(int(word(bits, a, b)), bits)
    more: dict[str, Update] = {
        "exch": lambda a, b: b,
        "cas": lambda a, b, c: c if a == b else a,
        "inc": lambda a, b: 0 if a >= b else a + 1,
        "dec": lambda a, b: b if a == 0 or a > b else a - 1,
    }
    if operation not in more:
        raise NotRun(f"an atomic {operation} of {kind.name} is not run")
    return more[operation]


def _float_update(operation: str, kind: Type, space: str) -> Update:
    """Sums; of f32 in global memory without subnormal numbers."""
    if operation != "add":
        raise NotRun(f"an atomic {operation} of {kind.name} is not run")
    form = form_of(kind)

    def one(a: int, b: int) -> int:
        if kind.name == "f32" and space != "shared":
            return flushed(computed("add", form, "rn", flushed(a, form), flushed(b, form)), form)
        return computed("add", form, "rn", a, b)

    if kind.count == 1:
        return one
    return lambda a, b: one(a & 0xFFFF, b & 0xFFFF) | one(a >> 16, b >> 16) << 16


def atomic(values: Values, code: Instruction):
    parts = Parts.of(code.name)
    kind, said, scope = parts.kind, space_of(parts.modifiers), code.scope
    words = [own for own in parts.modifiers if own not in ORDERS and own.partition("::")[0] not in ("global", "shared")]
    if len(words) != 1 or len(parts.types) != 1:
        raise NotRun(f"{code.name} is not run")
    operands = list(code.operands)
    write = values.write(scope, operands.pop(0), kind) if parts.operation == "atom" else None
    at = values.generic(scope, operands.pop(0), said)
    reads = [values.read(scope, own, kind) for own in operands]
    size = kind.bits // 8

    def run(thread: Thread) -> None:
        address = at(thread)
        space, held, byte = thread.held(address, said)
        (before,) = loaded(thread, address, size, said=said, told=False)
        after = update_of(words[0], kind, space)(before, *[read(thread) for read in reads])
        thread.touch("atomic", (space, held, byte), size, before, after)
        if held is not None:
            held.store(byte, size, after)
        if write is not None:
            write(thread, before)

    return run
