"""Every access to memory of a kernel, with the way on which the program gets to it."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec import Struct

from ..ttir.calls import CALL
from ..ttir.counting import touches
from ..ttir.errors import TritonError, Unsupported
from ..ttir.records import Block, Function, Operation, Place, Region, Type, Value, block_shape


class Condition(Struct, frozen=True):
    """One condition on the way. kind: "if" a truth value is what ``holds`` says; in a "loop" or a "while"; "one of" ways.

    value: of an if. operation: of a loop.
    """

    kind: str
    holds: bool = True
    value: Value | None = None
    operation: Operation | None = None
    ways: tuple[tuple[Condition, ...], ...] = ()


Way = tuple[Condition, ...]


class TensorAccess(Struct, frozen=True):
    """A load, store or atomic. number: among the kernel's, in the order of the text. why: it has no meaning here."""

    number: int
    operation: Operation
    what: str
    pointer: Value | None
    mask: Value | None
    way: Way
    why: str = ""

    @property
    def place(self) -> Place:
        return self.operation.place

    @property
    def type(self) -> Type:
        assert self.pointer is not None
        return self.pointer.type

    @property
    def shape(self) -> tuple[int, ...]:
        """Of its lanes."""
        if self.operation.name in BY_ROWS:
            return rows_of(self.operation)
        return block_shape(self.type) or self.type.shape

    @property
    def writes(self) -> bool:
        return self.what == "store"


# operation -> what it is, and which operand is the mask, if there are so many
ACCESSES = {
    "tt.load": ("load", 1),
    "tt.store": ("store", 2),
    "tt.atomic_rmw": ("atomic", 2),
    "tt.atomic_cas": ("atomic", 3),
}
# those that go through a tensor descriptor, which lets no lane past the tensor's ends
DESCRIPTORS = {
    "tt.descriptor_load": "load", "tt.descriptor_store": "store", "tt.descriptor_reduce": "atomic",
    "tt.descriptor_gather": "load", "tt.descriptor_scatter": "store",
}  # fmt: skip
BY_ROWS = frozenset({"tt.descriptor_gather", "tt.descriptor_scatter"})  # each row of the block by a number of its own
COMBINING = frozenset({"tt.reduce", "tt.scan", "tt.map_elementwise"})  # their regions run for elements, in any number
FOREIGN = {"tt.elementwise_inline_asm": "inline assembly", "tt.extern_elementwise": "an external function"}


def rows_of(operation: Operation) -> tuple[int, ...]:
    """The shape of what is gathered or scattered by rows."""
    block = operation.results[0] if operation.results else operation.operands[-1]
    return block.type.shape


def starts_of(operation: Operation, axes: int) -> list[Value]:
    """Where an access through a descriptor begins on each axis: a number, or a row's number for each row. Raises
    Unsupported."""
    rest = operation.operands[1:]
    if operation.name in BY_ROWS:
        found = rest[:2]
        shapes = [value.type.shape for value in found]
        if axes != 2 or len(rows_of(operation)) != 2 or shapes != [rows_of(operation)[:1], ()]:
            raise Unsupported(f"{operation} is not by rows of two axes")
        return found
    found = [value for value in rest if value.type.bits and not value.type.shape][-axes:]
    if len(found) != axes:
        raise Unsupported(f"{operation} gives a descriptor of {axes} axes {len(found)} indices")
    return found


class Visited(Struct, frozen=True):
    """An operation with the way to it."""

    operation: Operation
    way: Way


def visited(function: Function) -> list[Visited]:
    """Every operation that a program may get to. Raises TritonError for control flow that goes in circles."""
    return [found for block, way in ways(function.body, function.name) for found in _in_block(block, way)]


def ways(region: Region, name: str) -> list[tuple[Block, Way]]:
    """Each block of a region with the way to it, in an order in which a block comes after those that lead to it."""
    if len(region.blocks) == 1:
        return [(region.entry, ())]
    blocks = {block.label or "^bb0": block for block in region.blocks}
    into: dict[int, list[Way]] = {id(block): [] for block in region.blocks}
    into[id(region.entry)] = [()]
    found: list[tuple[Block, Way]] = []
    for block in _ordered(region, blocks, name):
        arrivals = into[id(block)]
        if not arrivals:
            continue  # nothing leads here
        way = arrivals[0] if len(arrivals) == 1 else _merged(arrivals)
        found.append((block, way))
        for label, holds in _leaves(block):
            value = block.operations[-1].operands[0] if holds is not None else None
            own = () if holds is None else (Condition("if", holds, value),)
            into[id(blocks[label])].append((*way, *own))
    return found


def _merged(arrivals: list[Way]) -> Way:
    """What all ways have in common, and that one of the rests was taken."""
    common = 0
    while all(len(way) > common and way[common] == arrivals[0][common] for way in arrivals):
        common += 1
    rests = tuple(way[common:] for way in arrivals)
    if any(not rest for rest in rests) or _complementary(rests):
        return arrivals[0][:common]
    return (*arrivals[0][:common], Condition("one of", ways=rests))


def _complementary(rests: tuple[Way, ...]) -> bool:
    """Whether the two ways are those of a condition that holds and of the same that does not."""
    if len(rests) != 2 or len(rests[0]) != 1 or len(rests[1]) != 1:
        return False
    a, b = rests[0][0], rests[1][0]
    return a.kind == b.kind == "if" and a.value is b.value and a.holds is not b.holds


def _leaves(block: Block) -> list[tuple[str, bool | None]]:
    """(label, the value of the condition with which the program goes there; None for always)."""
    last = block.operations[-1] if block.operations else None
    if last is None or last.name not in ("cf.cond_br", "cf.br"):
        return []
    if last.name == "cf.br":
        return [(last.targets[0][0], None)]
    return [(last.targets[0][0], True), (last.targets[1][0], False)]


def _ordered(region: Region, blocks: dict[str, Block], name: str) -> list[Block]:
    done: list[Block] = []
    state: dict[int, int] = {}

    def visit(block: Block) -> None:
        state[id(block)] = 1
        for label, _ in _leaves(block):
            if label not in blocks:
                raise TritonError(f"{name} branches to {label}, which is no block of it")
            target = blocks[label]
            if state.get(id(target)) == 1:
                raise TritonError(f"{name} has branches that go in a circle (cf.br): only scf loops are read")
            if id(target) not in state:
                visit(target)
        state[id(block)] = 2
        done.append(block)

    visit(region.entry)
    return list(reversed(done))


def _in_block(block: Block, way: Way) -> Iterator[Visited]:
    for operation in block.operations:
        yield Visited(operation, way)
        for number, region in enumerate(operation.regions):
            own = _inside(operation, number)
            for inner, further in ways(region, operation.name):
                yield from _in_block(inner, (*way, *own, *further))


def _inside(operation: Operation, number: int) -> Way:
    """The condition of a region; none for a function that is called, and for one that combines elements."""
    if operation.name == "scf.if":
        return (Condition("if", number == 0, operation.operands[0]),)
    if operation.name == "scf.for":
        return (Condition("loop", operation=operation),)
    if operation.name == "scf.while":
        return (Condition("while", number == 1, operation=operation),)
    if operation.name in COMBINING or operation.name == CALL:
        return ()
    return (Condition("unknown", operation=operation),)


def accesses(found: list[Visited]) -> list[TensorAccess]:
    """Every access among the visited operations, in the order of the text."""
    own = [item for item in found if touches(item.operation.name) or reaches_memory(item.operation)]
    return [_access(number, item) for number, item in enumerate(own)]


def reaches_memory(operation: Operation) -> bool:
    """Whether inline assembly, or an external function, may read or write memory.

    It gets an address, which is a pointer or an integer of 64 bits; or it names memory, as PTX does in brackets; or it does
    more than compute, by its own word, with what it is given.
    """
    if operation.name not in FOREIGN:
        return False
    addresses = any(value.type.is_pointer for value in operation.operands)
    if operation.name == "tt.elementwise_inline_asm":
        addresses |= any(value.type.bits >= 64 for value in operation.operands)
        addresses |= any("[" in word for word in operation.words)
    pure = operation.attributes.get("pure", "true").startswith("true")
    return addresses or (not pure and bool(operation.operands))


def _access(number: int, item: Visited) -> TensorAccess:
    operation = item.operation
    if operation.name in FOREIGN:
        said = FOREIGN[operation.name]
        why = (
            f"{said} may read or write memory, and nobody looks at what it does; where it only computes, is_pure=True and "
            "no pointer, address or brackets say so"
        )
        return TensorAccess(number, operation, said.split(" ")[1], None, None, item.way, why)
    if operation.name in DESCRIPTORS:
        return TensorAccess(number, operation, DESCRIPTORS[operation.name], operation.operands[0], None, item.way)
    if operation.name in ACCESSES:
        what, position = ACCESSES[operation.name]
        mask = operation.operands[position] if len(operation.operands) > position else None
        return TensorAccess(number, operation, what, operation.operands[0], mask, item.way)
    what = "store" if "store" in operation.name else "atomic" if "atomic" in operation.name else "load"
    why = f"{operation.name} has no meaning here"
    return TensorAccess(number, operation, what, None, None, item.way, why)
