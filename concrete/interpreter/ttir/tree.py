"""What the text of a module is read into."""

from __future__ import annotations

import re
from typing import Any

from msgspec import Struct, field

FLOATS = {"f64": 64, "f32": 32, "tf32": 32, "f16": 16, "bf16": 16}
INTEGER = re.compile(r"[su]?i(\d+)")
TENSOR = re.compile(r"((?:\d+x)*)(.*)", re.DOTALL)


class Type(Struct, frozen=True):
    """shape: () of a scalar. element: as it is printed, as i32, f16, !tt.ptr<f32>. described: of a tensor descriptor,
    whose block has this shape and element."""

    element: str
    shape: tuple[int, ...] = ()
    described: bool = False

    @property
    def bits(self) -> int:
        """Of an integer, 0 of everything else."""
        if self.element == "index":
            return 64
        found = INTEGER.fullmatch(self.element)
        return int(found[1]) if found else 0

    @property
    def pointee(self) -> str:
        """What a pointer points to, or nothing."""
        if not self.element.startswith("!tt.ptr<"):
            return ""
        return self.element[len("!tt.ptr<") : -1].rpartition(",")[0].strip() or self.element[len("!tt.ptr<") : -1]

    @property
    def is_float(self) -> bool:
        return self.element in FLOATS or self.element.startswith("f8")

    def of(self, element: str) -> Type:
        """The same shape of another element."""
        return Type(element, self.shape)


def size_of(element: str) -> int:
    """Bytes of an element in memory, 0 where that is not known."""
    if element.startswith("!tt.ptr"):
        return 8
    if element.startswith("f8"):
        return 1
    bits = FLOATS.get(element) or Type(element).bits
    return (bits + 7) // 8


def type_of(said: str) -> Type:
    """The type that a text says."""
    said = said.strip()
    if said.startswith("!tt.tensordesc<"):
        said = said[len("!tt.tensordesc") :]
    if said.startswith("<"):  # printed without its name
        inner = said[1:-1].split(",")[0].strip()
        block = type_of(inner if inner.startswith("tensor<") else f"tensor<{inner}>")
        return Type(block.element, block.shape, True)
    if said.startswith("tensor<"):
        found = TENSOR.fullmatch(said[len("tensor<") : -1])
        assert found is not None
        element = found[2] if found[2].startswith("!") else found[2].split(",")[0]
        return Type(element.strip(), tuple(map(int, found[1].split("x")[:-1])))
    return Type(said)


class Block(Struct):
    label: str
    arguments: list[tuple[str, Type | None]] = field(default_factory=list)  # no type: it is that of what is given
    operations: list[Operation] = field(default_factory=list)


class Operation(Struct):
    """words: what is said beside operands, as a predicate or a kind. types: all that are printed, in order.

    names: of the results. targets: label and values of each branch. source: file and line. given, results: types of the
    operands and of the results; fixed: which operands are constants; inner: the regions as they are run. These four are
    found when the kernel is made ready.
    """

    name: str
    line: int
    names: list[str] = field(default_factory=list)
    operands: list[str] = field(default_factory=list)
    words: list[str] = field(default_factory=list)
    types: list[Type] = field(default_factory=list)
    attributes: dict[str, str] = field(default_factory=dict)
    regions: list[list[Block]] = field(default_factory=list)
    targets: list[tuple[str, list[str]]] = field(default_factory=list)
    source: tuple[str, int] = ("", 0)
    given: list[Type] = field(default_factory=list)
    results: list[Type] = field(default_factory=list)
    fixed: list[bool] = field(default_factory=list)
    inner: list[Any] = field(default_factory=list)

    def __str__(self) -> str:
        return f"{self.name} at line {self.line}"

    def integers(self, attribute: str) -> list[int]:
        """The integers of an attribute, as of ``dense<[4, 1]> : tensor<2xi32>`` or ``array<i32: 1, 0>``."""
        said = self.attributes.get(attribute, "").strip()
        if found := re.fullmatch(r"(?:dense|array)<(?:\w+\s*:)?(.*)>.*", said, re.DOTALL):
            said = found[1]
        return [int(part) for part in re.findall(r"-?\d+", said.split(":")[0])]


class Function(Struct):
    name: str
    arguments: list[tuple[str, Type]]
    blocks: list[Block]
    public: bool
