"""The value of an operation's element, by name: what is more than arithmetic on two integers."""

from __future__ import annotations

import re
from collections.abc import Callable

from ..ttir.calls import CALL
from ..ttir.records import Operation, Value, element_bytes
from .floats import FLOATS, constant
from .integers import Undefined, compared, compared_ideally, signed
from .program import Program, Running
from .values import Address, Described, Index, Lane, NotReplayed, Pair

BITWISE = frozenset({"arith.andi", "arith.ori", "arith.xori"})


def flag(value: int, bits: int) -> int:
    return value & 1 if bits == 1 else value


def made(value: int, unbounded: int, bits: int, either: int | None = None) -> Pair:
    return Pair(value % (1 << bits), flag(unbounded, bits), either if bits > 1 else None)


def _numbers(text: str) -> list[int]:
    return [int(found) for found in re.findall(r"(?<![A-Za-z_\d])-?\d+", text)]


def _constant(own: Running, operation: Operation, value: Value, index: Index) -> Lane:
    said = " ".join([*operation.words, operation.types[0].element])
    said = said.split("dense<")[1].rstrip("> ") if "dense<" in said else said.split(" ")[0]
    if not value.type.bits:
        return constant(said, operation, value.type.element)
    if said in ("true", "false"):
        return Pair(int(said == "true"), int(said == "true"))
    if not re.fullmatch(r"-?\d+", said):
        raise NotReplayed(f"it depends on the constant {said[:20]}")
    return made(int(said), int(said), value.type.bits)


def _compare(own: Running, operation: Operation, value: Value, index: Index) -> Lane:
    a, b = (own.pair(v, index) for v in operation.operands)
    said, bits = operation.words[0], operation.operands[0].type.bits
    exact, first, second = compared(said, a.bits, b.bits, bits), a.ideal, b.ideal
    if bits == 1 and said.startswith("s"):
        first, second = -first, -second
    elif bits > 1 and (said.startswith("s") or a.ideal != b.ideal):  # of what is the same, whichever sign it has
        first, second = a.signed(bits)[1], b.signed(bits)[1]
    if bits > 1 and said.startswith("u"):
        return Pair(int(exact), int(exact))  # what is read without a sign is its bits
    return Pair(int(exact), int(compared_ideally(said, first, second)))


def _select(own: Running, operation: Operation, value: Value, index: Index) -> Lane:
    then, otherwise = operation.operands[1:]
    try:
        condition = own.pair(operation.operands[0], index)
    except NotReplayed:
        yes, no = (own.at(v, index if v.type.shape else ()) for v in (then, otherwise))
        if yes != no:
            raise
        return yes
    if condition.bits == condition.ideal:
        chosen = then if condition.bits else otherwise
        return own.at(chosen, index if chosen.type.shape else ())
    yes, no = (own.at(v, index if v.type.shape else ()) for v in (then, otherwise))
    return _mixed(yes if condition.bits else no, yes if condition.ideal else no)


def _mixed(real: Lane, unbounded: Lane) -> Lane:
    """The exact value of the one with the ideal value of the other."""
    if isinstance(real, Pair) and isinstance(unbounded, Pair):
        return Pair(real.bits, unbounded.ideal, unbounded.either)
    if isinstance(real, Address) and isinstance(unbounded, Address) and real.base == unbounded.base:
        return Address(real.base, real.bytes, unbounded.ideal)
    raise NotReplayed("a wrap-around decides into which tensor it goes")


def _address(own: Running, operation: Operation, value: Value, index: Index) -> Lane:
    pointer, by = (own.at(v, index if v.type.shape else ()) for v in operation.operands)
    if not isinstance(pointer, Address) or not isinstance(by, Pair):
        raise NotReplayed(f"{operation} moves a pointer that is not known")
    size = element_bytes(value.type.pointee)
    offset, ideal = by.signed(operation.operands[1].type.bits)
    return Address(pointer.base, pointer.bytes + size * offset, pointer.ideal + size * ideal)


def _load(own: Running, operation: Operation, value: Value, index: Index) -> Lane:
    if not value.type.bits:
        raise NotReplayed(f"it depends on {operation}, which loads a float")
    if len(operation.operands) > 1 and not own.pair(operation.operands[1], index).bits:
        if len(operation.operands) < 3:
            if (id(value), index) not in own.undefined:
                raise NotReplayed(f"it depends on {operation}, which is masked off")
            found = own.undefined[id(value), index]
            return made(found, found, value.type.bits)
        return own.at(operation.operands[2], index if operation.operands[2].type.shape else ())
    pointer = own.at(operation.operands[0], index if operation.operands[0].type.shape else ())
    if not isinstance(pointer, Address):
        raise NotReplayed(f"{operation} loads from an address that is not known")
    contents = own.program.contents.get(pointer.base)
    width = element_bytes(value.type.element)
    found = (
        own.program.memory.get((pointer.base, pointer.bytes), 0)
        if contents is None
        else contents.read(pointer.bytes, width)
    )
    return made(found, found, value.type.bits)


def _extend(sign: bool) -> Callable[..., Lane]:
    def run(own: Running, operation: Operation, value: Value, index: Index) -> Lane:
        source = own.pair(operation.operands[0], index)
        bits = operation.operands[0].type.bits
        if bits >= value.type.bits:  # an index cast to fewer
            return made(source.bits, source.ideal, value.type.bits, source.either)
        found, unbounded = source.signed(bits) if sign else (source.bits, source.ideal)
        unbounded = -source.ideal if bits == 1 and sign else unbounded
        return made(found, unbounded, value.type.bits)

    return run


def _absolute(own: Running, operation: Operation, value: Value, index: Index) -> Lane:
    source, bits = own.pair(operation.operands[0], index), value.type.bits
    found, unbounded = source.signed(bits)
    return made(abs(found), abs(unbounded), bits)


def _bitcast(own: Running, operation: Operation, value: Value, index: Index) -> Lane:
    source = operation.operands[0].type
    if source.is_pointer != value.type.is_pointer or (source.bits != value.type.bits and not source.is_pointer):
        raise NotReplayed(f"it depends on {operation}")
    return own.at(operation.operands[0], index if source.shape else ())


def _moved(change: Callable[[Operation, Index], Index]) -> Callable[..., Lane]:
    return lambda own, operation, value, index: own.at(operation.operands[0], change(operation, index))


def _flat(index: Index, shape: tuple[int, ...]) -> int:
    found = 0
    for digit, extent in zip(index, shape, strict=True):
        found = found * extent + digit
    return found


def _unflat(number: int, shape: tuple[int, ...]) -> Index:
    found = []
    for extent in reversed(shape):
        number, digit = divmod(number, extent)
        found.append(digit)
    return tuple(reversed(found))


def _reshaped(operation: Operation, index: Index) -> Index:
    return _unflat(_flat(index, operation.results[0].type.shape), operation.operands[0].type.shape)


def _in_order(own: Running, operation: Operation, value: Value, index: Index) -> Lane:
    if "allow_reorder" in operation.words or operation.attributes.get("allow_reorder", "false") != "false":
        raise NotReplayed(f"it depends on {operation}, which may move elements anywhere")
    return own.at(operation.operands[0], _reshaped(operation, index))


def _broadcast(operation: Operation, index: Index) -> Index:
    return tuple(min(at, extent - 1) for at, extent in zip(index, operation.operands[0].type.shape, strict=True))


def _expanded(operation: Operation, index: Index) -> Index:
    axis = _numbers(operation.attributes["axis"])[0]
    return index[:axis] + index[axis + 1 :]


def _transposed(operation: Operation, index: Index) -> Index:
    order = _numbers(operation.attributes.get("order", "1, 0"))
    return tuple(index[order.index(axis)] for axis in range(len(index)))


def _if(own: Running, operation: Operation, value: Value, index: Index) -> Lane:
    condition = own.pair(operation.operands[0], ())
    ends = [region.entry.operations[-1].operands[value.number] for region in operation.regions]
    if condition.bits == condition.ideal:
        return own.at(ends[0 if condition.bits else 1], index)
    return _mixed(own.at(ends[1 - condition.bits], index), own.at(ends[1 - condition.ideal], index))


def _gather(own: Running, operation: Operation, value: Value, index: Index) -> Lane:
    axis = _numbers(operation.attributes["axis"])[0]
    chosen, extent = own.pair(operation.operands[1], index), operation.operands[0].type.shape[axis]
    if not 0 <= signed(chosen.bits, operation.operands[1].type.bits) < extent:
        raise Undefined(f"gather from outside of {extent} elements")
    return own.at(operation.operands[0], (*index[:axis], chosen.bits, *index[axis + 1 :]))


AXES = {"x": 0, "y": 1, "z": 2}


def _program(choose: Callable[[Program], tuple[int, int, int]]) -> Callable[..., Lane]:
    def run(own: Running, operation: Operation, value: Value, index: Index) -> Lane:
        said = operation.words[0] if operation.words else ""
        axis = AXES[said] if said in AXES else _numbers(operation.attributes.get("axis", said))[0]
        found = choose(own.program)[axis]
        return made(found, found, 32)

    return run


def _describe(own: Running, operation: Operation, value: Value, index: Index) -> Lane:
    start, *rest = operation.operands
    pointer, ends = own.at(start, ()), [own.pair(v, ()) for v in rest]
    if not isinstance(pointer, Address):
        raise NotReplayed(f"{operation} describes memory that is not known")
    return Described(pointer, tuple(ends[: len(ends) // 2]), tuple(ends[len(ends) // 2 :]))


RUN: dict[str, Callable[[Running, Operation, Value, Index], Lane]] = {
    "arith.constant": _constant,
    "arith.cmpi": _compare,
    "arith.select": _select,
    "arith.extsi": _extend(True),
    "arith.extui": _extend(False),
    "arith.trunci": _extend(True),
    "arith.index_cast": _extend(True),
    "arith.index_castui": _extend(False),
    "math.absi": _absolute,
    "tt.addptr": _address,
    "arith.bitcast": _bitcast,
    "tt.bitcast": _bitcast,
    "tt.make_tensor_descriptor": _describe,
    "tt.load": _load,
    "tt.make_range": lambda own, operation, value, index: made(
        index[0] + _numbers(operation.attributes["start"])[0], index[0] + _numbers(operation.attributes["start"])[0], 32
    ),
    "tt.get_program_id": _program(lambda program: program.programs),
    "tt.get_num_programs": _program(lambda program: program.grid),
    "tt.splat": _moved(lambda operation, index: ()),
    "tt.unsplat": _moved(lambda operation, index: (0,) * len(operation.operands[0].type.shape)),
    "tt.broadcast": _moved(_broadcast),
    "tt.expand_dims": _moved(_expanded),
    "tt.reshape": _in_order,
    "tt.trans": _moved(_transposed),
    "tt.gather": _gather,
    "tt.join": lambda own, operation, value, index: own.at(operation.operands[index[-1]], index[:-1]),
    "tt.split": lambda own, operation, value, index: own.at(operation.operands[0], (*index, value.number)),
    "scf.if": _if,
    "scf.for": lambda own, operation, value, index: own.after(operation, value, index),
    "scf.while": lambda own, operation, value, index: own.after(operation, value, index),
    CALL: lambda own, operation, value, index: own.returned(operation, value, index),
    **FLOATS,
}
