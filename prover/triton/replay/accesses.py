"""An access in one lane of one program, run: does the program get there, and which element does it touch?"""

from __future__ import annotations

from collections.abc import Iterator

from msgspec import Struct

from ..ttir.calls import CALL
from ..ttir.records import Block, Operation, Value, accessed_bytes, block_shape
from .integers import signed
from .lane import MOST_ROUNDS, Runner
from .values import Address, Described, NotReplayed, TooLong


class Touched(Struct, frozen=True):
    """What a lane does. runs: the mask is true and the program gets there; ideally: so it is in unbounded integers.

    bytes: from the start of the memory of ``base``; ideal: as unbounded integers have it.
    """

    runs: bool
    ideally: bool
    base: str
    bytes: int
    ideal: int


def touched(
    runner: Runner, operation: Operation, pointer: Value, mask: Value | None, index: tuple[int, ...],
    rounds: dict[int, int],
) -> Touched:  # fmt: skip
    """The access in the lane of that index. rounds: id of a loop -> its iteration. Raises NotReplayed, Undefined."""
    try:
        exact, ideal = _there(runner, operation, rounds)
        if mask is not None and (exact or ideal):
            said = runner.pair(mask, index)
            exact, ideal = exact and bool(said.bits), ideal and bool(said.ideal)
        if not exact and not ideal:
            return Touched(False, False, "", 0, 0)
        found = runner.at(pointer, () if block_shape(pointer.type) else index)
        if isinstance(found, Described):
            return _through(runner, operation, found, index, exact, ideal)
    except RecursionError:
        raise NotReplayed("it depends on too many steps") from None
    if not isinstance(found, Address):
        raise NotReplayed("its address is not known")
    return Touched(exact, ideal, found.base, found.bytes, found.ideal)


def _through(
    runner: Runner, operation: Operation, found: Described, index: tuple[int, ...], exact: bool, ideal: bool
) -> Touched:  # fmt: skip
    """An element of a descriptor's block: touched where it is inside the tensor."""
    starts = operation.operands[1:3]
    if operation.name not in ("tt.descriptor_gather", "tt.descriptor_scatter"):
        starts = [v for v in operation.operands[1:] if v.type.bits and not v.type.shape][-len(index) :]
    size, bytes_, unbounded = accessed_bytes(operation.operands[0].type), found.start.bytes, found.start.ideal
    for value, at, extent, stride in zip(starts, index, found.shape, found.strides, strict=True):
        pair = runner.pair(value, (at,) if value.type.shape else ())  # a row's own number, or the first one's
        more = 0 if value.type.shape else at
        element, other = (own + more for own in pair.signed(value.type.bits))
        exact, ideal = exact and 0 <= element < signed(extent.bits, 32), ideal and 0 <= other < extent.ideal
        bytes_, unbounded = bytes_ + size * element * signed(stride.bits, 64), unbounded + size * other * stride.ideal
    return Touched(exact, ideal, found.start.base, bytes_, unbounded)


def reached(runner: Runner, operation: Operation, rounds: dict[int, int]) -> bool:
    """Whether the program gets to an operation in these iterations, its own among them if it is a loop. Raises NotReplayed,
    Undefined."""
    there = _there(runner, operation, rounds)[0]
    return there and (id(operation) not in rounds or _enters(runner, operation, 0, rounds)[0])


def _around(operation: Operation) -> Iterator[tuple[Block, Operation | None]]:
    """The blocks around an operation, each with the operation that it is in, from the outside to the inside."""
    found: list[tuple[Block, Operation | None]] = []
    here: Operation | None = operation
    while here is not None:
        block = here.block
        assert block is not None
        assert block.region is not None
        here = block.region.operation
        found.append((block, here))
    return reversed(found)


def _there(runner: Runner, operation: Operation, rounds: dict[int, int]) -> tuple[bool, bool]:
    """Whether the program gets to the operation, with these iterations; and whether it does in unbounded integers."""
    exact = ideal = True
    for block, inside in _around(operation):
        assert block.region is not None
        if inside is not None:
            real, unbounded = _enters(runner, inside, inside.regions.index(block.region), rounds)
            exact, ideal = exact and real, ideal and unbounded
        if len(block.region.blocks) > 1:
            exact = exact and runner.reaches(block)
            ideal = ideal and runner.reaches(block, ideally=True)
        if not exact and not ideal:
            return False, False
    return exact, ideal


def _enters(runner: Runner, inside: Operation, region: int, rounds: dict[int, int]) -> tuple[bool, bool]:
    """Whether the program enters a region of an operation that it gets to."""
    if inside.name in (CALL, "tt.map_elementwise"):
        return True, True
    if inside.name == "scf.if":
        said = runner.pair(inside.operands[0], ())
        return bool(said.bits) == (region == 0), bool(said.ideal) == (region == 0)
    now = rounds.get(id(inside), 0)
    if inside.name == "scf.for":
        there = now < runner.trips(inside)
        runner.rounds[id(inside)] = now
        return there, there
    if inside.name == "scf.while":
        if now > MOST_ROUNDS:
            raise TooLong(f"it takes {now} iterations of the loop at {inside.place}")
        again = inside.regions[0].entry.operations[-1].operands[0]
        for number in range(now + region):
            runner.rounds[id(inside)] = number
            if not runner.pair(again, ()).bits:
                return False, False
        runner.rounds[id(inside)] = now
        return True, True
    raise NotReplayed(f"{inside} is not run")
