"""What a PTX text says: a module of variables and functions, whose bodies are instructions."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from msgspec import Struct, field

SPACES = ("reg", "sreg", "const", "global", "local", "param", "shared")


class Type(Struct, frozen=True):
    """kind: u, s, b, f, or p of predicates; of f16x2 and the like count is 2, and bits are those of both."""

    name: str
    kind: str
    bits: int
    count: int = 1

    @property
    def signed(self) -> bool:
        return self.kind == "s"

    @property
    def form(self) -> str:
        """The name of one of its numbers."""
        return self.name.removesuffix("x2")


TYPES: dict[str, Type] = {
    **{f"{kind}{bits}": Type(f"{kind}{bits}", kind, bits) for kind in "usb" for bits in (8, 16, 32, 64, 128)},
    **{f"f{bits}": Type(f"f{bits}", "f", bits) for bits in (16, 32, 64)},
    **{f"{kind}16x2": Type(f"{kind}16x2", kind, 32, 2) for kind in "usf"},
    "bf16": Type("bf16", "f", 16), "bf16x2": Type("bf16x2", "f", 32, 2), "pred": Type("pred", "p", 1),
}  # fmt: skip


class Name(Struct, frozen=True):
    """A register, a symbol or a label."""

    text: str


class Number(Struct, frozen=True):
    """value: an integer, or the bits of a float, whose format is kind."""

    value: int
    kind: str = "integer"


class Address(Struct, frozen=True):
    base: Name | None
    offset: int


class Group(Struct, frozen=True):
    """how: "{" of a vector, "(" of a call's arguments, "[" of what textures take, "|" of two destinations."""

    how: str
    items: tuple[Operand, ...]


class Not(Struct, frozen=True):
    operand: Name


Operand = Name | Number | Address | Group | Not
Place = tuple[str, int]  # file and line of a source; "" and 0 where nothing is said


class Variable(Struct, frozen=True):
    """In bytes: align, size. initial: of each element, an integer, bits of a float, or a name plus bytes.

    An array without a size, as of dynamic shared memory, has open. count: of the elements, 0 of one that is no array.
    """

    name: str
    space: str
    kind: Type
    align: int
    size: int
    line: int
    open: bool = False
    vector: int = 1
    initial: tuple[int | tuple[str, int], ...] | None = None
    opaque: str = ""  # texref, samplerref, surfref


class Scope:
    """What names mean between braces: a variable; the number of an instruction; the names of a table of branches."""

    def __init__(self, parent: Scope | None = None):
        self.parent = parent
        self.names: dict[str, Variable | int | tuple[str, ...]] = {}
        self.ranges: dict[str, tuple[int, Variable]] = {}  # %r<5>

    def found(self, name: str) -> tuple[Scope, Variable | int | tuple[str, ...]] | None:
        scope: Scope | None = self
        stem = name.rstrip("0123456789")
        while scope is not None:
            if name in scope.names:
                return scope, scope.names[name]
            if stem in scope.ranges and stem != name and int(name[len(stem) :]) < scope.ranges[stem][0]:
                return scope, scope.ranges[stem][1]
            scope = scope.parent
        return None


class Location(Struct, frozen=True):
    """A .loc: a number of a file, a line, and where the function that it stands in was inlined."""

    file: int
    line: int
    inlined: Location | None = None


class Instruction(Struct, frozen=True):
    """name: with all its parts. guard: a predicate and whether it must be false."""

    line: int
    name: str
    operands: tuple[Operand, ...]
    guard: tuple[Name, bool] | None
    scope: Scope
    location: Location | None

    @property
    def parts(self) -> list[str]:
        return self.name.split(".")

    def __str__(self) -> str:
        return f"{self.name} on line {self.line}"


class Function(Struct):
    """entry: whether it is a kernel. limits: of .maxntid and the like, the numbers that stand there."""

    name: str
    line: int
    entry: bool
    results: list[Variable]
    parameters: list[Variable]
    scope: Scope
    limits: dict[str, tuple[int, ...]] = field(default_factory=dict)
    body: list[Instruction] | None = None
    variables: list[Variable] = field(default_factory=list)


class Module(Struct):
    """bodies: of functions by name, made ready by the first run; they hang on nothing but the text."""

    version: str = ""
    target: str = ""
    functions: dict[str, Function] = field(default_factory=dict)
    variables: dict[str, Variable] = field(default_factory=dict)
    files: dict[int, str] = field(default_factory=dict)
    scope: Scope = field(default_factory=Scope)
    bodies: dict[str, Any] = field(default_factory=dict)

    @property
    def kernels(self) -> Mapping[str, Function]:
        return {name: own for name, own in self.functions.items() if own.entry and own.body is not None}

    def places(self, location: Location | None) -> tuple[Place, ...]:
        """The line of the source, then the lines from which it was called, inlined."""
        found: list[Place] = []
        while location is not None and len(found) < 64:
            found.append((self.files.get(location.file, ""), location.line))
            location = location.inlined
        return tuple(found) or (("", 0),)
