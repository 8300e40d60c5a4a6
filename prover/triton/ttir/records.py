"""What a module of TTIR consists of, as records: functions, regions, blocks, operations, values, types, places."""

from __future__ import annotations

import re
from collections.abc import Iterator

from msgspec import Struct, field

INTEGER = re.compile(r"[su]?i(\d+)")
FLOAT = re.compile(r"(?:bf|f|tf)(\d+)(?:E\w+)?")
POINTER = re.compile(r"!tt\.ptr<(.*?)(?:,\s*\d+)?>", re.DOTALL)


class Type(Struct, frozen=True):
    """A scalar or a tensor of scalars. element: i32, f16, index, ... or what else the text says; pointee: the element that
    a pointer points to, else empty. shape: () for a scalar."""

    element: str
    shape: tuple[int, ...] = ()
    pointee: str = ""

    @property
    def bits(self) -> int:
        """Width of an integer; 0 for what is none."""
        if self.pointee:
            return 0
        found = INTEGER.fullmatch(self.element)
        return int(found[1]) if found else 64 if self.element == "index" else 0

    @property
    def is_pointer(self) -> bool:
        return bool(self.pointee)

    def __str__(self) -> str:
        inner = f"!tt.ptr<{self.pointee}>" if self.pointee else self.element
        return f"tensor<{'x'.join(map(str, self.shape))}x{inner}>" if self.shape else inner


def parse_type(text: str) -> Type:
    """The type that a token says; what is not known stays as it is written."""
    text = text.strip()
    if text.startswith("tensor<") and text.endswith(">"):
        inner = text[len("tensor<") : -1]
        dims = re.match(r"(?:\d+x)*", inner)
        assert dims is not None
        shape = tuple(map(int, dims[0].split("x")[:-1]))
        rest = inner[dims.end() :]
        element = parse_type(re.sub(r",\s*#.*", "", rest, flags=re.DOTALL))
        return Type(element.element, shape, element.pointee)
    found = POINTER.fullmatch(text)
    if found:
        return Type("ptr", (), found[1].strip())
    return Type(text)


def block_shape(kind: Type) -> tuple[int, ...]:
    """The block of a tensor descriptor; () for any other type."""
    found = re.match(r"!tt\.tensordesc<(?:tensor<)?((?:\d+x)+)", kind.element)
    return tuple(map(int, found[1].split("x")[:-1])) if found else ()


def accessed_bytes(kind: Type) -> int:
    """Bytes that one lane of an access touches through a pointer, or a tensor descriptor, of this type; 0 where that is not
    known."""
    if block_shape(kind):
        return element_bytes(
            re.sub(r"[,>].*", "", kind.element.partition("<")[2].removeprefix("tensor<")).rpartition("x")[2]
        )
    return element_bytes(kind.pointee)


def element_bytes(element: str) -> int:
    """Bytes that an element takes in memory; 0 where that is not known. A truth value takes one."""
    if element.startswith("!tt.ptr"):
        return 8
    found = INTEGER.fullmatch(element) or FLOAT.fullmatch(element)
    return (int(found[1]) + 7) // 8 if found else 0


class Place(Struct, frozen=True):
    """A place in a source: the file as the compiler saw it, line and column from 1; 0 where they are not known.

    callers: the calls through which the compiler got there, innermost first.
    """

    file: str = ""
    line: int = 0
    column: int = 0
    callers: tuple[Place, ...] = ()

    def __str__(self) -> str:
        return f"{self.file}:{self.line}" if self.line else "an unknown place"


OWN_FOLDERS = ("/triton/language/", "/triton/runtime/")  # of functions that come with Triton


def own_place(place: Place) -> Place:
    """Where the user's code is: through the functions that come with Triton to what calls them."""
    for found in (place, *place.callers):
        if found.line and not any(folder in found.file for folder in OWN_FOLDERS):
            return found
    return place


class Value(Struct, eq=False):
    """A value in static single assignment: the result of an operation, or an argument of a block."""

    name: str
    type: Type
    operation: Operation | None = None
    block: Block | None = None
    number: int = 0  # among the results, or the arguments


class Block(Struct, eq=False):
    label: str
    arguments: list[Value] = field(default_factory=list)
    operations: list[Operation] = field(default_factory=list)
    region: Region | None = None

    def arriving(self, number: int) -> Iterator[Value]:
        """What the branches of its region give it for that argument."""
        for other in self.region.blocks if self.region is not None else ():
            for label, given in other.operations[-1].targets if other.operations else ():
                if label == self.label:
                    yield given[number]


class Region(Struct, eq=False):
    blocks: list[Block] = field(default_factory=list)
    operation: Operation | None = None

    @property
    def entry(self) -> Block:
        return self.blocks[0]


class Operation(Struct, eq=False):
    """One operation. words: bare words and numbers between the operands, such as a comparison's predicate.

    attributes: as text. targets: for a branch, each block with the values that it is given. line: in the text of the
    module.
    """

    name: str
    operands: list[Value] = field(default_factory=list)
    results: list[Value] = field(default_factory=list)
    words: list[str] = field(default_factory=list)
    attributes: dict[str, str] = field(default_factory=dict)
    types: list[Type] = field(default_factory=list)
    regions: list[Region] = field(default_factory=list)
    targets: list[tuple[str, list[Value]]] = field(default_factory=list)
    symbol: str = ""
    place: Place = Place()
    line: int = 0
    block: Block | None = None

    def below(self) -> Iterator[Operation]:
        """Every operation in its regions, in the order of the text."""
        for region in self.regions:
            for block in region.blocks:
                for operation in block.operations:
                    yield operation
                    yield from operation.below()

    def around(self) -> Iterator[Operation]:
        """The operations in whose regions it is, from the inside to the outside."""
        here: Operation | None = self
        while here is not None and here.block is not None and here.block.region is not None:
            here = here.block.region.operation
            if here is not None:
                yield here

    def __str__(self) -> str:
        return f"{self.name} at {self.place}" if self.place.line else f"{self.name}, line {self.line} of the TTIR"


class Function(Struct, eq=False):
    name: str
    arguments: list[Value]
    body: Region
    public: bool = True
    place: Place = Place()

    @property
    def operations(self) -> Iterator[Operation]:
        for block in self.body.blocks:
            for operation in block.operations:
                yield operation
                yield from operation.below()


class Module(Struct, eq=False):
    """A module's functions. file: where the text is from, or what it was compiled from."""

    file: str
    functions: dict[str, Function]

    @property
    def kernels(self) -> list[Function]:
        return [function for function in self.functions.values() if function.public]
