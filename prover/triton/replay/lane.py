"""The value of one element in one program, by running what it depends on."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field

from ..ttir.records import Block, Function, Operation, Region, Value, block_shape, element_bytes
from .integers import Undefined, compared, compared_ideally, exact, ideal, signed

Index = tuple[int, ...]
MOST_ROUNDS = 20000  # iterations of a loop that are run
MOST_VALUES = 400000


class NotReplayed(Exception):
    """The lane cannot be run: it depends on a float, or takes too long; the message says what."""


@dataclass(frozen=True, slots=True)
class Pair:
    """An integer: its bits, and what unbounded integers give."""

    bits: int
    ideal: int


@dataclass(frozen=True, slots=True)
class Address:
    """A place in the memory of an argument: bytes from its start."""

    base: str
    bytes: int
    ideal: int


@dataclass(frozen=True, slots=True)
class Described:
    """A tensor descriptor: where its tensor begins, extents and strides in elements."""

    start: Address
    shape: tuple[Pair, ...]
    strides: tuple[Pair, ...]


Lane = Pair | Address | Described


@dataclass(slots=True)
class Program:
    """What a program is run with. arguments: bits of integers and names of tensors, in the order of the kernel's.

    memory: (argument, byte) -> the integer that is read there. least: what an integer is that nobody gave.
    """

    programs: tuple[int, int, int]
    grid: tuple[int, int, int]
    arguments: list[int | str | None]
    memory: Mapping[tuple[str, int], int] = field(default_factory=dict)
    least: Mapping[str, int] = field(default_factory=dict)


class Runner:
    """Runs one lane. rounds: id of a loop -> the iteration in which the program is."""

    def __init__(self, function: Function, program: Program):
        self.function, self.program = function, program
        self.given = dict(zip(map(id, function.arguments), program.arguments, strict=True))
        self.memo: dict[tuple[object, ...], Lane] = {}
        self.rounds: dict[int, int] = {}

    def at(self, value: Value, index: Index) -> Lane:
        """The element. Raises NotReplayed, Undefined."""
        key = (id(value), index, *sorted(self.rounds.items()))
        if key not in self.memo:
            if len(self.memo) > MOST_VALUES:
                raise NotReplayed("it takes too many steps")
            self.memo[key] = self._value(value, index)
        return self.memo[key]

    def pair(self, value: Value, index: Index) -> Pair:
        found = self.at(value, index if value.type.shape else ())
        if not isinstance(found, Pair):
            raise NotReplayed(f"{value.name} is an address where an integer is needed")
        return found

    def _value(self, value: Value, index: Index) -> Lane:
        if value.operation is not None:
            return self._result(value.operation, value, index)
        if id(value) in self.given:
            return self._argument(value)
        block = value.block
        assert block is not None
        assert block.region is not None
        operation = block.region.operation
        if operation is None or block is not block.region.entry:
            return self._branched(block, value, index)
        if operation.name == "scf.for":
            if value.number == 0:
                low, _, step = self.bounds(operation)
                number = self.rounds[id(operation)]
                return _made(signed(low.bits, value.type.bits) + number * signed(step.bits, value.type.bits),
                             low.ideal + number * step.ideal, value.type.bits)  # fmt: skip
            return self._carried(operation, value.number - 1, value, index)
        if operation.name == "scf.while":
            if block.region is operation.regions[0]:
                return self._carried(operation, value.number, value, index)
            return self.at(operation.regions[0].entry.operations[-1].operands[1 + value.number], index)
        raise NotReplayed(f"{operation} is not run")

    def _argument(self, value: Value) -> Lane:
        given = self.given[id(value)]
        if isinstance(given, str) and block_shape(value.type):
            at, axes = self.function.arguments.index(value), len(block_shape(value.type))
            ends = [self.pair(v, ()) for v in self.function.arguments[at + 1 : at + 1 + 2 * axes]]
            return Described(Address(given, 0, 0), tuple(ends[:axes]), tuple(ends[axes:]))
        if isinstance(given, str):
            return Address(given, 0, 0)
        if given is None or not value.type.bits:
            raise NotReplayed(f"it depends on {value.name}, of which nothing is said")
        return _made(given, given, value.type.bits)

    # -- control flow ------------------------------------------------------------------------------------------

    def bounds(self, operation: Operation) -> tuple[Pair, Pair, Pair]:
        low, high, step = (self.pair(value, ()) for value in operation.operands[:3])
        return low, high, step

    def trips(self, operation: Operation) -> int:
        bits = operation.operands[0].type.bits
        low, high, step = (signed(end.bits, bits) for end in self.bounds(operation))
        return max(0, -((low - high) // step)) if step > 0 else 0

    def _carried(self, operation: Operation, position: int, value: Value, index: Index) -> Lane:
        """What the loop carries into the iteration in which the program is."""
        now = self.rounds[id(operation)]
        if now > MOST_ROUNDS:
            raise NotReplayed(f"it takes {now} iterations of the loop at {operation.place}")
        starts = operation.operands[3 * (operation.name == "scf.for") :]
        ended = operation.regions[-1].entry.operations[-1].operands[position]
        found: Lane | None = None
        try:
            for number in range(now + 1):  # upwards, so that each finds the one before
                self.rounds[id(operation)] = number
                key = (id(value), index, *sorted(self.rounds.items()))
                if key in self.memo:
                    found = self.memo[key]
                    continue
                if number == 0:
                    found = self._outside(operation, starts[position], index)
                else:
                    self.rounds[id(operation)] = number - 1
                    found = self.at(ended, index)
                    self.rounds[id(operation)] = number
                self.memo[key] = found
        finally:
            self.rounds[id(operation)] = now
        assert found is not None
        return found

    def _outside(self, operation: Operation, value: Value, index: Index) -> Lane:
        """A value from before a loop."""
        kept = self.rounds.pop(id(operation))
        try:
            return self.at(value, index)
        finally:
            self.rounds[id(operation)] = kept

    def _after(self, operation: Operation, value: Value, index: Index) -> Lane:
        """A result of a loop."""
        if operation.name == "scf.for":
            self.rounds[id(operation)] = self.trips(operation)
            argument = operation.regions[0].entry.arguments[1 + value.number]
            try:
                return self._carried(operation, value.number, argument, index)
            finally:
                del self.rounds[id(operation)]
        ends = operation.regions[0].entry.operations[-1].operands
        try:
            for number in range(MOST_ROUNDS):
                self.rounds[id(operation)] = number
                if not self.pair(ends[0], ()).bits:
                    return self.at(ends[1 + value.number], index)
        finally:
            self.rounds.pop(id(operation), None)
        raise NotReplayed(f"the loop at {operation.place} does not end in {MOST_ROUNDS} iterations")

    def reaches(self, block: Block, ideally: bool = False) -> bool:
        """Whether the program gets to a block of a region with branches; ideally: with unbounded integers."""
        assert block.region is not None
        return any(found is block for found in self._walk(block.region, ideally))

    def _walk(self, region: Region, ideally: bool = False) -> list[Block]:
        blocks = {block.label or "^bb0": block for block in region.blocks}
        here, found = region.entry, [region.entry]
        while len(found) <= len(region.blocks):
            last = here.operations[-1] if here.operations else None
            if last is None or not last.targets:
                break
            said = Pair(1, 1) if last.name == "cf.br" else self.pair(last.operands[0], ())
            taken = 0 if (said.ideal if ideally else said.bits) else 1
            here = blocks[last.targets[taken][0]]
            found.append(here)
        return found

    def _branched(self, block: Block, value: Value, index: Index) -> Lane:
        assert block.region is not None
        way = self._walk(block.region)
        before = way[next(at for at, found in enumerate(way) if found is block) - 1]
        last = before.operations[-1]
        taken = 0 if last.name == "cf.br" or self.pair(last.operands[0], ()).bits else 1
        return self.at(last.targets[taken][1][value.number], index)

    # -- operations --------------------------------------------------------------------------------------------

    def _result(self, operation: Operation, value: Value, index: Index) -> Lane:
        name = operation.name
        if name in RUN:
            return RUN[name](self, operation, value, index)
        bits = operation.operands[0].type.bits if operation.operands else 0
        if name.startswith("arith.") and len(operation.operands) == 2 and bits:
            a, b = (self.pair(v, index) for v in operation.operands)
            try:
                found = exact(name, a.bits, b.bits, bits)
            except KeyError:
                raise NotReplayed(f"{operation} is not run") from None
            if name in BITWISE:
                return _made(found, found, bits) if bits > 1 else Pair(found, ideal(name, a.ideal, b.ideal, bits) & 1)
            return Pair(found, _flag(ideal(name, a.ideal, b.ideal, bits), bits))
        raise NotReplayed(f"it depends on {operation}, which is not run")


BITWISE = frozenset({"arith.andi", "arith.ori", "arith.xori"})


def _flag(value: int, bits: int) -> int:
    return value & 1 if bits == 1 else value


def _made(value: int, unbounded: int, bits: int) -> Pair:
    return Pair(value % (1 << bits), _flag(unbounded, bits))


def _numbers(text: str) -> list[int]:
    return [int(found) for found in re.findall(r"(?<![A-Za-z_\d])-?\d+", text)]


def _constant(own: Runner, operation: Operation, value: Value, index: Index) -> Lane:
    said = " ".join([*operation.words, operation.types[0].element])
    said = said.split("dense<")[1].rstrip("> ") if "dense<" in said else said.split(" ")[0]
    if said in ("true", "false"):
        return Pair(int(said == "true"), int(said == "true"))
    if not re.fullmatch(r"-?\d+", said):
        raise NotReplayed(f"it depends on the constant {said[:20]}")
    return _made(int(said), int(said), value.type.bits)


def _compare(own: Runner, operation: Operation, value: Value, index: Index) -> Lane:
    a, b = (own.pair(v, index) for v in operation.operands)
    said, bits = operation.words[0], operation.operands[0].type.bits
    first, second = (a.ideal, b.ideal) if bits > 1 or not said.startswith("s") else (-a.ideal, -b.ideal)
    return Pair(int(compared(said, a.bits, b.bits, bits)), int(compared_ideally(said, first, second)))


def _select(own: Runner, operation: Operation, value: Value, index: Index) -> Lane:
    condition = own.pair(operation.operands[0], index)
    then, otherwise = operation.operands[1:]
    if condition.bits == condition.ideal:
        chosen = then if condition.bits else otherwise
        return own.at(chosen, index if chosen.type.shape else ())
    yes, no = (own.at(v, index if v.type.shape else ()) for v in (then, otherwise))
    return _mixed(yes if condition.bits else no, yes if condition.ideal else no)


def _mixed(real: Lane, unbounded: Lane) -> Lane:
    """The exact value of the one with the ideal value of the other."""
    if isinstance(real, Pair) and isinstance(unbounded, Pair):
        return Pair(real.bits, unbounded.ideal)
    if isinstance(real, Address) and isinstance(unbounded, Address) and real.base == unbounded.base:
        return Address(real.base, real.bytes, unbounded.ideal)
    raise NotReplayed("a wrap-around decides into which tensor it goes")


def _address(own: Runner, operation: Operation, value: Value, index: Index) -> Lane:
    pointer, by = (own.at(v, index if v.type.shape else ()) for v in operation.operands)
    if not isinstance(pointer, Address) or not isinstance(by, Pair):
        raise NotReplayed(f"{operation} moves a pointer that is not known")
    size = element_bytes(value.type.pointee)
    offset = signed(by.bits, operation.operands[1].type.bits)
    return Address(pointer.base, pointer.bytes + size * offset, pointer.ideal + size * by.ideal)


def _load(own: Runner, operation: Operation, value: Value, index: Index) -> Lane:
    if not value.type.bits:
        raise NotReplayed(f"it depends on {operation}, which loads a float")
    if len(operation.operands) > 1 and not own.pair(operation.operands[1], index).bits:
        if len(operation.operands) < 3:
            raise NotReplayed(f"it depends on {operation}, which is masked off")
        return own.at(operation.operands[2], index if operation.operands[2].type.shape else ())
    pointer = own.at(operation.operands[0], index if operation.operands[0].type.shape else ())
    if not isinstance(pointer, Address):
        raise NotReplayed(f"{operation} loads from an address that is not known")
    found = own.program.memory.get((pointer.base, pointer.bytes), own.program.least.get(pointer.base, 0))
    return _made(found, found, value.type.bits)


def _extend(sign: bool) -> Callable[..., Lane]:
    def run(own: Runner, operation: Operation, value: Value, index: Index) -> Lane:
        source = own.pair(operation.operands[0], index)
        bits = operation.operands[0].type.bits
        if bits >= value.type.bits:  # an index cast to fewer
            return _made(source.bits, source.ideal, value.type.bits)
        found = signed(source.bits, bits) if sign else source.bits
        unbounded = -source.ideal if bits == 1 and sign else source.ideal
        return _made(found, unbounded, value.type.bits)

    return run


def _absolute(own: Runner, operation: Operation, value: Value, index: Index) -> Lane:
    source, bits = own.pair(operation.operands[0], index), value.type.bits
    return _made(abs(signed(source.bits, bits)), abs(source.ideal), bits)


def _bitcast(own: Runner, operation: Operation, value: Value, index: Index) -> Lane:
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


def _broadcast(operation: Operation, index: Index) -> Index:
    return tuple(min(at, extent - 1) for at, extent in zip(index, operation.operands[0].type.shape, strict=True))


def _expanded(operation: Operation, index: Index) -> Index:
    axis = _numbers(operation.attributes["axis"])[0]
    return index[:axis] + index[axis + 1 :]


def _transposed(operation: Operation, index: Index) -> Index:
    order = _numbers(operation.attributes.get("order", "1, 0"))
    return tuple(index[order.index(axis)] for axis in range(len(index)))


def _if(own: Runner, operation: Operation, value: Value, index: Index) -> Lane:
    condition = own.pair(operation.operands[0], ())
    ends = [region.entry.operations[-1].operands[value.number] for region in operation.regions]
    if condition.bits == condition.ideal:
        return own.at(ends[0 if condition.bits else 1], index)
    return _mixed(own.at(ends[1 - condition.bits], index), own.at(ends[1 - condition.ideal], index))


def _gather(own: Runner, operation: Operation, value: Value, index: Index) -> Lane:
    axis = _numbers(operation.attributes["axis"])[0]
    chosen = own.pair(operation.operands[1], index)
    return own.at(operation.operands[0], (*index[:axis], chosen.bits, *index[axis + 1 :]))


AXES = {"x": 0, "y": 1, "z": 2}


def _program(choose: Callable[[Program], tuple[int, int, int]]) -> Callable[..., Lane]:
    def run(own: Runner, operation: Operation, value: Value, index: Index) -> Lane:
        said = operation.words[0] if operation.words else ""
        axis = AXES[said] if said in AXES else _numbers(operation.attributes.get("axis", said))[0]
        found = choose(own.program)[axis]
        return _made(found, found, 32)

    return run


def _describe(own: Runner, operation: Operation, value: Value, index: Index) -> Lane:
    start, *rest = operation.operands
    pointer, ends = own.at(start, ()), [own.pair(v, ()) for v in rest]
    if not isinstance(pointer, Address):
        raise NotReplayed(f"{operation} describes memory that is not known")
    return Described(pointer, tuple(ends[: len(ends) // 2]), tuple(ends[len(ends) // 2 :]))


RUN: dict[str, Callable[[Runner, Operation, Value, Index], Lane]] = {
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
    "tt.bitcast": _bitcast,
    "tt.make_tensor_descriptor": _describe,
    "tt.load": _load,
    "tt.make_range": lambda own, operation, value, index: _made(
        index[0] + _numbers(operation.attributes["start"])[0], index[0] + _numbers(operation.attributes["start"])[0], 32
    ),
    "tt.get_program_id": _program(lambda program: program.programs),
    "tt.get_num_programs": _program(lambda program: program.grid),
    "tt.splat": _moved(lambda operation, index: ()),
    "tt.unsplat": _moved(lambda operation, index: (0,) * len(operation.operands[0].type.shape)),
    "tt.broadcast": _moved(_broadcast),
    "tt.expand_dims": _moved(_expanded),
    "tt.reshape": _moved(_reshaped),
    "tt.trans": _moved(_transposed),
    "tt.gather": _gather,
    "tt.join": lambda own, operation, value, index: own.at(operation.operands[index[-1]], index[:-1]),
    "tt.split": lambda own, operation, value, index: own.at(operation.operands[0], (*index, value.number)),
    "scf.if": _if,
    "scf.for": lambda own, operation, value, index: own._after(operation, value, index),
    "scf.while": lambda own, operation, value, index: own._after(operation, value, index),
}
__all__ = ["Address", "NotReplayed", "Pair", "Program", "Runner", "Undefined"]
