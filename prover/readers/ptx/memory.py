"""Loads, stores, atomics, and copies between memories: each hands an address to the machine."""

from __future__ import annotations

from ...kernels.ir.module import Operand, Type
from ...kernels.ir.operands import VOID, integer, vector
from ...kernels.machine.intrinsics import (
    COPIES_END,
    COPIES_GROUP,
    COPIES_WAIT,
    FENCE,
    GRID_BARRIER,
    OTHER_BARRIER,
    OTHER_WARP_BARRIER,
)
from ...kernels.machine.warps import FIRST_OF_WARP
from .code import OF_PARAMETER, SPACES, Code, constant, floating, pointer
from .integers import Meaning, unknown
from .reading import Use, not_plain
from .text import BITS, Address, Group, Name, Number, Pair
from .tokens import Unread

LISTED = "listed"  # flag of an access that is one whatever space it is in
VECTORS = {"v2": 2, "v4": 4, "v8": 8}


def _space(use: Use) -> str:
    """global, shared, ... or "" for a generic address."""
    found = [part.partition("::")[0] for part in use.said]
    return next((part for part in found if part in SPACES), "")


def _element(kind: str) -> Type:
    bits = BITS[kind]
    return floating(bits) if not_plain(kind) else integer(bits)


def _lanes(use: Use) -> int:
    return next((VECTORS[part] for part in use.said if part in VECTORS), 1)


def place(use: Use, at: int, space: str) -> Operand:
    """The pointer that an address operand means."""
    code, written = use.code, use.written(at)
    if not isinstance(written, Address):
        raise Unread(use.statement.line, f"{use.statement.name} without an address")
    if written.base is None:
        found = constant(64, written.offset)
    elif written.base in code.registers:
        kind = code.registers[written.base]
        if kind.kind != "int" or kind.bits < 32:
            raise Unread(use.statement.line, f"the address {written.base} is no integer of 32 or 64 bits")
        found = code.register(written.base)
        if written.offset:
            found = code.binary("add", found, constant(kind.bits, written.offset))
    else:
        found = code.address_of(written.base, written.offset, 64)
    number = SPACES[space]
    return code.emit("inttoptr", pointer(number, 32 if number == 3 else 64), [found])


def _parameter(use: Use) -> bool:
    """Whether the statement reads or writes an argument of a call, of which nothing is known."""
    written = use.written(0 if use.statement.parts[0] == "st" else 1)
    base = written.base if isinstance(written, Address) else None
    return base is not None and base not in use.code.registers and base not in use.code.variables


def _argument(use: Use) -> bool:
    """Give the value of a parameter that is one number, if that is what is loaded."""
    code, written = use.code, use.written(1)
    value = code.scalars.get(written.base or "") if isinstance(written, Address) else None
    if value is None:
        return False
    if value.type.kind == "pointer":
        value = code.emit("ptrtoint", integer(64), [value])
    elif value.type.kind == "float":
        value = code.unknown(integer(value.type.bits), OF_PARAMETER)
    use.give(value)
    return True


def _as_bits(code: Code, written: Name, kind: Type) -> bool:
    """Whether the bits of a floating-point number are what is known of the register into which it is loaded."""
    return written.text in code.held or code.registers.get(written.text, kind).kind == "int"


def _load(use: Use) -> None:
    space = _space(use)
    if space == "param" and _argument(use):
        return
    if space == "param" and _parameter(use):
        use.code.clobber(use.statement)
        return
    code, written, lanes = use.code, use.written(0), _lanes(use)
    own = _element(use.type)
    if own.kind == "float" and isinstance(written, Name) and _as_bits(code, written, own):
        own = integer(own.bits)
    kind = vector(lanes, own) if lanes > 1 else own
    address = place(use, 1, space)
    flags = [LISTED, *(["volatile"] if "volatile" in use.said else [])]
    if space == "param" and lanes == 1 and own.bits == 64 and own.kind == "int" and use.statement in code.holders:
        found = code.emit("load", pointer(1), [address], align=8, flags=flags)
        use.give(code.emit("ptrtoint", integer(64), [found]))
        return
    found = code.emit("load", kind, [address], align=own.bits // 8 * lanes, flags=flags)
    if lanes == 1 and isinstance(written, Group) and len(written.items) == 1:
        code.write(written.items[0], found, use.signed)
        return
    if lanes == 1:
        use.give(found)
        return
    if not isinstance(written, Group) or len(written.items) != lanes:
        raise Unread(use.statement.line, f"{use.statement.name} into other than {lanes} registers")
    for number, item in enumerate(written.items):
        code.write(item, code.emit("extractelement", own, [found, constant(32, number)]), use.signed)


def _store(use: Use) -> None:
    if use.said[:1] in (["async"], ["bulk"]):  # the asynchronous proxy writes, when an mbarrier says so
        use.code.unsupported(use.statement)
        return
    space = _space(use)
    if space == "param" and _parameter(use):
        return
    lanes, own = _lanes(use), _element(use.type)
    kind = vector(lanes, own) if lanes > 1 else own
    flags = [LISTED, *(["volatile"] if "volatile" in use.said else [])]
    value = Operand("undef", kind)
    use.code.emit("store", VOID, [value, place(use, 0, space)], None, align=own.bits // 8 * lanes, flags=flags)


def touch(use: Use, name: str, address: Operand, size: int, align: int) -> None:
    """An access that gives nothing that is known."""
    use.code.emit("call", VOID, [address, constant(32, size)], None, callee=name, align=align, flags=[LISTED])


def _atomic(use: Use) -> None:
    """atom d, [a], ...; red [a], ..."""
    reduction = use.statement.parts[0] == "red"
    if "async" in use.said or ("noftz" in use.said and _lanes(use) > 1 and "v8" in use.said):
        use.code.unsupported(use.statement)
        return
    size = BITS[use.type] // 8 * _lanes(use)
    address = place(use, 0 if reduction else 1, _space(use))
    touch(use, "ptx.red" if reduction else "ptx.atom", address, size, size)
    if not reduction:
        use.code.clobber(use.statement, added=_added(use))


def _added(use: Use) -> int | None:
    """The number that it adds, where it does that."""
    operands = use.statement.operands
    if "add" not in use.said or use.type not in ("u32", "s32", "u64", "s64") or _lanes(use) > 1 or len(operands) != 3:
        return None
    number = getattr(use.written(2), "value", None)
    return number if isinstance(number, int) else None


def _copy(use: Use) -> None:
    """cp.async.ca.shared.global [to], [from], bytes, read: what is not read is zeros, and more than bytes is undefined."""
    said = use.said
    if said[:1] != ["async"] or not said[1:2] or said[1] not in ("ca", "cg"):
        _copies(use)
        return
    number = use.written(2)
    size = getattr(number, "value", None)
    if size not in (4, 8, 16):
        raise Unread(use.statement.line, "cp.async of other than 4, 8 or 16 bytes")
    source, target = place(use, 1, "global"), place(use, 0, "shared")
    code, operands = use.code, use.statement.operands
    hinted = "L2::cache_hint" in said  # then the last operand is a policy, not how many bytes are read
    last = operands[3] if len(operands) - hinted > 3 else None
    if isinstance(last, Name) and last.text in code.registers and code.registers[last.text].bits == 1:
        with code.under(code.predicate(last.text, negated=True)):  # the predicate says that nothing is read
            touch(use, "ptx.cp.async.read", source, size, size)
    elif last is not None and not getattr(last, "more", None):
        read = code.read(last, 32)
        code.must(code.compare("ule", read, constant(32, size)), "more is read than it copies")
        if read.kind != "int" or read.value:  # all, where it is not 0: so many is what the place is a multiple of
            with code.under(code.compare("ne", read, constant(32, 0))):
                touch(use, "ptx.cp.async.read", source, size, size)
    else:
        touch(use, "ptx.cp.async.read", source, size, size)
    touch(use, "ptx.cp.async.write", target, size, size)


def _copies(use: Use) -> None:
    """Mark where copies are made a group, and where groups are waited for. Groups of bulk copies are others: who waits for
    them waits for no cp.async."""
    said = use.said
    if said[:2] == ["async", "bulk"] and {"commit_group", "wait_group"} & set(said):
        return
    if "commit_group" in said:
        touch_nothing(use, COPIES_GROUP)
    elif "wait_all" in said:
        touch_nothing(use, COPIES_END)
    elif "wait_group" in said:
        left = getattr(use.written(0), "value", None)
        if left is not None:  # else nobody knows what it waits for
            use.code.emit("call", VOID, [constant(32, int(left))], None, callee=COPIES_WAIT)
    else:
        use.code.unsupported(use.statement)


def _matrix(use: Use) -> None:
    """ldmatrix, stmatrix: each of the first 8, 16 or 32 lanes says where a row of 16 bytes is."""
    code, said = use.code, use.said
    load = use.statement.parts[0] == "ldmatrix"
    count = next((int(part[1]) for part in said if part in ("x1", "x2", "x4")), 0)
    if "m8n8" not in said or not count or use.type != "b16":
        code.unsupported(use.statement)
        return
    address = place(use, 1 if load else 0, "shared")
    lane = code.special("laneid", 32)
    condition = None if count == 4 else code.compare("ult", lane, constant(32, 8 * count))
    with code.under(condition):
        touch(use, f"ptx.{use.statement.parts[0]}", address, 16, 16)
    if load:
        code.clobber(use.statement)


def _to_space(use: Use) -> None:
    """cvta: between a space's addresses and generic ones, which differ for shared and local memory."""
    code, bits = use.code, use.bits
    to = use.said[0] == "to"
    number = SPACES[_space(use)]
    value = use.value(1)
    if number in (1, 4, 101):
        use.give(value)
        return
    own = pointer(number, 32 if number == 3 else 64)
    source, target = (pointer(0), own) if to else (own, pointer(0))
    found = code.emit("addrspacecast", target, [code.emit("inttoptr", source, [value])])
    use.give(code.emit("ptrtoint", integer(bits), [found]))


def _harmless(use: Use) -> None:
    """Nothing that an address hangs on, and no access that can fail."""


def _fence(use: Use) -> None:
    touch_nothing(use, FENCE)


def _grid(use: Use) -> None:
    """Mark where all blocks wait for all others; `grids.py` has found it."""
    use.code.emit("call", VOID, [], None, callee=GRID_BARRIER, text="grid.sync()")


def _barrier(use: Use) -> None:
    """Mark where threads wait for others, with the number of the barrier or the lanes, by which `waiting` says for whom."""
    said = [part for part in use.said if part not in ("cta", "aligned")]
    code, statement = use.code, use.statement
    mode, own = said[0] if said else "", statement.operands
    if mode == "warp":
        touch_nothing(use, OTHER_WARP_BARRIER, *([use.value(0, 32)] if len(own) == 1 else []))
        return
    first = int(mode == "red")
    own = own[first : len(own) - first]
    whole = mode in ("sync", "red") and len(own) == 1
    touch_nothing(use, OTHER_BARRIER, *([use.value(first, 32)] if whole else []))
    if mode == "red":
        code.clobber(statement)


def touch_nothing(use: Use, name: str, *given: Operand) -> None:
    use.code.emit("call", VOID, given, None, callee=name)


def _tensor_cores(use: Use) -> None:
    """wmma.mma has no access; loads and stores of fragments are rows that each target lays out by itself."""
    if use.said[:1] == ["mma"]:
        use.code.clobber(use.statement)
    else:
        use.code.unsupported(use.statement)


def _results(use: Use) -> None:
    """A value in the first operand of which nothing is known."""
    written = use.written(0)
    if isinstance(written, Name | Group | Pair):
        use.code.clobber(use.statement)
    else:
        unknown(use)


def _shuffle(use: Use) -> None:
    """What lane 0 has, of 32 bits and all lanes, which registers may say; of what others hand over nothing is known, nor
    under a predicate, which may leave lane 0 out, nor of the predicate that is written beside."""
    own, written, code = use.statement.operands, use.written(0), use.code
    into = written.first if isinstance(written, Pair) else written
    plain = use.said == ["sync", "idx", "b32"] and isinstance(into, Name) and code.guard is None
    if plain and len(own) == 5 and all(isinstance(one, Name | Number) for one in own[2:]):
        found = code.call(FIRST_OF_WARP, integer(32), *(use.value(at) for at in range(1, 5)))
        code.clobber(use.statement)
        code.write(into, found)
    else:
        _results(use)


MEMORY: dict[str, Meaning] = {
    "ld": _load,
    "ldu": _load,
    "st": _store,
    "atom": _atomic,
    "red": _atomic,
    "cp": _copy,
    "ldmatrix": _matrix,
    "stmatrix": _matrix,
    "bar": _barrier,
    "barrier": _barrier,
    "~grid": _grid,
}
ADDRESSES: dict[str, Meaning] = {"cvta": _to_space}
# families without an access, whose results are values of which nothing is known
VALUES = (
    "fma", "rcp", "sqrt", "rsqrt", "sin", "cos", "lg2", "ex2", "tanh", "copysign", "testp", "dp4a", "dp2a",
    "bfind", "szext", "fns", "bmsk", "vadd", "vsub", "vabsdiff", "vmin", "vmax", "vshl", "vshr", "vmad", "vset", "vadd2",
    "vadd4", "vabsdiff2", "vabsdiff4", "vsub2", "vsub4", "vavrg2", "vavrg4", "vmin2", "vmin4", "vmax2", "vmax4", "vset2",
    "vset4", "isspacep", "vote", "match", "activemask", "redux", "elect", "mma", "tex", "tld4", "txq", "suld",
    "suq", "mapa", "getctarank", "createpolicy", "istypep",
)  # fmt: skip
NOTHING = (
    "nanosleep", "pmevent", "prefetch", "prefetchu", "applypriority", "griddepcontrol", "setmaxnreg",
    "sust", "sured", "brkpt",
)  # fmt: skip
BESIDE = (
    "tex",
    "tld4",
    "suld",
    "sust",
    "sured",
)  # those of them that access textures and surfaces, which nobody looks at
OTHERS: dict[str, Meaning] = {
    "wmma": _tensor_cores,
    "shfl": _shuffle,
    **dict.fromkeys(("membar", "fence"), _fence),
    **dict.fromkeys(NOTHING, _harmless),
    **dict.fromkeys(VALUES, _results),
}
