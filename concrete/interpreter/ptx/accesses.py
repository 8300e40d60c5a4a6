"""ld, st, cp.async, mov, cvta: values to and from memory, and between registers.

Source: PTX ISA, Data Movement and Conversion Instructions.
"""

from __future__ import annotations

from collections.abc import Sequence

from ..errors import NotRun
from ..words import unsigned
from .memory import WINDOWS, Held, window
from .pure import U32, Parts
from .thread import Thread
from .tree import TYPES, Group, Instruction, Name
from .values import Values

SPACES = ("global", "shared", "local", "const", "param")
HOW = frozenset({
    "v2", "v4", "v8", "weak", "volatile", "relaxed", "acquire", "release", "mmio", "cta", "cluster", "gpu", "sys", "nc",
    "ca", "cg", "cs", "lu", "cv", "wb", "wt", "unified",
})  # fmt: skip
U64 = TYPES["u64"]


def space_of(modifiers: Sequence[str]) -> str:
    """The space that is said, "" where the address is generic."""
    for own in modifiers:
        space, _, part = own.partition("::")
        if space in SPACES:
            if part == "cluster":
                return "shared"  # a cluster is one block here
            return space
    return ""


def loaded(
    thread: Thread, address: int, size: int, count: int = 1, said: str = "", told: bool = True
) -> list[int]:  # fmt: skip
    """Elements of so many bytes from a generic address on, told as one access, or not at all."""
    return _loaded(thread, address, thread.held(address, said), size, count, told)


def _loaded(
    thread: Thread, address: int, place: tuple[str, Held | None, int], size: int, count: int = 1, told: bool = True
) -> list[int]:  # fmt: skip
    space, held, byte = place
    _checked(thread, address, held is not None and held.has(byte, size * count), size * count)
    found: list[int] = []
    for at in range(count):
        bits, known = held.load(byte + size * at, size) if held else (thread.machine.arbitrary(8 * size), True)
        if not known:
            thread.undefined("unset")
        found.append(bits)
    value = sum(bits << 8 * size * at for at, bits in enumerate(found))
    if told:
        thread.touch("load", (space, held, byte), size * count, value)
    return found


def stored(thread: Thread, address: int, size: int, values: list[int], said: str = "") -> None:
    _stored(thread, address, thread.held(address, said), size, values)


def _stored(
    thread: Thread, address: int, place: tuple[str, Held | None, int], size: int, values: list[int]
) -> None:  # fmt: skip
    space, held, byte = place
    _checked(thread, address, held is not None and held.has(byte, size * len(values)), size * len(values))
    value = sum(bits << 8 * size * at for at, bits in enumerate(values))
    thread.touch("store", (space, held, byte), size * len(values), value, value)
    if held is not None:
        for at, bits in enumerate(values):
            held.store(byte + size * at, size, bits)


def fetched(thread: Thread, address: int, size: int, said: str) -> int:
    """One element, as `loaded` has it."""
    space, held, byte = thread.held(address, said)
    if held is None:
        return _loaded(thread, address, (space, held, byte), size)[0]
    if byte < 0 or byte + size > held.size or address % size:
        _checked(thread, address, held.has(byte, size), size)
    bits, known = held.load(byte, size)
    if not known:
        thread.undefined("unset")
    thread.touch("load", (space, held, byte), size, bits)
    return bits


def placed(thread: Thread, address: int, size: int, bits: int, said: str) -> None:
    """One element, as `stored` has it."""
    space, held, byte = thread.held(address, said)
    if held is None or byte < 0 or byte + size > held.size or address % size:
        _stored(thread, address, (space, held, byte), size, [bits])
        return
    thread.touch("store", (space, held, byte), size, bits, bits)
    held.store(byte, size, bits)


def _checked(thread: Thread, address: int, inside: bool, size: int) -> None:
    if not inside:
        thread.undefined("outside")
    if address % size and size & (size - 1) == 0:
        thread.undefined("alignment")


def plain_access(code: Instruction) -> tuple[Parts, str]:
    """With the space that is said. Raises NotRun of an access that is something else."""
    parts = Parts.of(code.name)
    for own in parts.modifiers:
        if own not in HOW and own.partition("::")[0] not in (*SPACES, "L1", "L2"):
            raise NotRun(f"{code.name} is not run")
    return parts, space_of(parts.modifiers)


def load(values: Values, code: Instruction):
    parts, said = plain_access(code)
    kind, target = parts.types[-1], code.operands[0]
    at = values.generic(code.scope, code.operands[1], said)
    items = target.items if isinstance(target, Group) else (target,)
    writes = [values.write(code.scope, own, kind) for own in items]
    size, looks = kind.bits // 8, "acquire" in parts.modifiers

    def run(thread: Thread) -> None:
        for write, bits in zip(writes, loaded(thread, at(thread), size, len(writes), said), strict=True):
            write(thread, bits)
        if looks and thread.machine.cooperative:
            thread.look()

    return run


def store(values: Values, code: Instruction):
    parts, said = plain_access(code)
    kind, source = parts.types[-1], code.operands[1]
    at = values.generic(code.scope, code.operands[0], said)
    items = source.items if isinstance(source, Group) else (source,)
    reads = [values.read(code.scope, own, kind) for own in items]
    size = kind.bits // 8

    def run(thread: Thread) -> None:
        stored(thread, at(thread), size, [read(thread) for read in reads], said)

    return run


def copy(values: Values, code: Instruction):
    """cp.async: at once, which is one of the orders that are allowed; of the waits for it only a watch is told."""
    modifiers = code.parts[1:]
    if modifiers[:2] == ["async", "bulk"] and modifiers[2:3] in (["commit_group"], ["wait_group"]):
        return lambda thread: None  # groups of bulk copies, of which none is run
    if modifiers[0] != "async" or "bulk" in modifiers:
        raise NotRun(f"{code.name} is not run")
    if modifiers[1] == "commit_group":
        return lambda thread: thread.machine.committed(thread)
    if modifiers[1] == "wait_all":
        return lambda thread: thread.machine.waited(thread, None)
    if modifiers[1] == "wait_group":
        groups = values.read(code.scope, code.operands[0], U32)
        return lambda thread: thread.machine.waited(thread, groups(thread))
    if "mbarrier" in modifiers or len(code.operands) < 3:
        raise NotRun(f"{code.name} is not run")
    scope = code.scope
    to = values.generic(scope, code.operands[0], "shared")
    source = values.generic(scope, code.operands[1], "global")
    size = values.read(scope, code.operands[2], U32)
    given, ignored = size, None
    if len(code.operands) > 3 and "L2::cache_hint" not in modifiers:
        last = code.operands[3]
        register = values.register(scope, last.text) if isinstance(last, Name) else None
        if register is not None and register[1].kind == "p":
            ignored = values.read(scope, last, register[1])
        else:
            given = values.read(scope, last, U32)

    def run(thread: Thread) -> None:
        whole = size(thread)
        if given(thread) > whole:
            thread.undefined("more is read than it copies")
        wanted = 0 if ignored is not None and ignored(thread) else min(given(thread), whole)
        bits = sum(
            byte << 8 * at for at, byte in enumerate(loaded(thread, source(thread), 1, wanted) if wanted else [])
        )
        stored(thread, to(thread), whole, [bits])

    return run


def move(values: Values, code: Instruction):
    kind = Parts.of(code.name).kind
    write, read = values.write(code.scope, code.operands[0], kind), values.read(code.scope, code.operands[1], kind)
    return lambda thread: write(thread, read(thread))


def cast_address(values: Values, code: Instruction):
    """cvta.shared: from the address in a space to the generic one; cvta.to.shared: back."""
    parts = Parts.of(code.name)
    above = WINDOWS.get(space_of(parts.modifiers), 0)
    above = -above if "to" in parts.modifiers else above
    kind = parts.kind
    write, read = values.write(code.scope, code.operands[0], kind), values.read(code.scope, code.operands[1], kind)
    return lambda thread: write(thread, unsigned(read(thread) + above, kind.bits))


def is_in_space(values: Values, code: Instruction):
    space = space_of(code.parts)
    write = values.write(code.scope, code.operands[0], TYPES["pred"])
    read = values.read(code.scope, code.operands[1], U64)

    def run(thread: Thread) -> None:
        found = window(read(thread))[0]
        write(thread, int((found or thread.held(read(thread))[0]) == space))

    return run
