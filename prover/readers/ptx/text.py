"""What stands in a PTX file, before anything is made of it: variables, functions, statements with their operands."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec import Struct, field


class Name(Struct, frozen=True):
    """A register, a variable, a label, a special register."""

    text: str


class Number(Struct, frozen=True):
    value: int


class Real(Struct, frozen=True):
    """A floating-point constant."""

    text: str


class Sum(Struct, frozen=True):
    """variable + bytes"""

    name: str
    offset: int


class Address(Struct, frozen=True):
    """[base + offset]; base: a name, or None for a number alone. more: what else stands in the brackets."""

    base: str | None
    offset: int
    more: tuple[Operand, ...] = ()


class Group(Struct, frozen=True):
    """{a, b} or (a, b)"""

    items: tuple[Operand, ...]


class Not(Struct, frozen=True):
    """!a"""

    operand: Operand


class Pair(Struct, frozen=True):
    """a|b"""

    first: Operand
    second: Operand


Operand = Name | Number | Real | Sum | Address | Group | Not | Pair


def names(operand: Operand, addresses: bool = False) -> Iterator[str]:
    """The names in an operand. addresses: with those in brackets."""
    match operand:
        case Name():
            yield operand.text
        case Sum():
            yield operand.name
        case Address():
            if addresses:
                yield from () if not operand.base else (operand.base,)
                for one in operand.more:
                    yield from names(one, addresses)
        case Group():
            for item in operand.items:
                yield from names(item, addresses)
        case Not():
            yield from names(operand.operand, addresses)
        case Pair():
            yield from names(operand.first, addresses)
            yield from names(operand.second, addresses)


class Place(Struct, frozen=True):
    """A line of the source. caller: from where the function was inlined that it is in."""

    file: int
    line: int
    function: str = ""
    caller: Place | None = None


class Statement(Struct, frozen=True):
    """name: with its modifiers, or ":" for a label, whose name is the operand. guard: the predicate, whether negated. why:
    nothing is known of what it does."""

    line: int
    name: str
    operands: tuple[Operand, ...] = ()
    guard: tuple[str, bool] | None = None
    place: Place | None = None
    why: str = ""

    @property
    def parts(self) -> list[str]:
        return self.name.split(".")


class Variable(Struct, frozen=True):
    """type: u32, f64, pred, ... size: in bytes, 0 of an array without one. count: of registers %r<count>, else 0."""

    name: str
    space: str
    type: str
    line: int
    align: int = 1
    size: int = 0
    count: int = 0
    open: bool = False
    pointer: bool = False
    array: bool = False


def declared(one: Variable) -> list[str]:
    """The names that a declaration makes."""
    return [f"{one.name}{number}" for number in range(one.count)] if one.count else [one.name]


class Function(Struct):
    """entry: it can be launched. limits: maxntid, reqntid, ... tables: label -> the labels of a .branchtargets."""

    name: str
    line: int
    entry: bool
    parameters: list[Variable] = field(default_factory=list)
    results: list[Variable] = field(default_factory=list)
    variables: list[Variable] = field(default_factory=list)
    statements: list[Statement] = field(default_factory=list)
    tables: dict[str, tuple[str, ...]] = field(default_factory=dict)
    limits: dict[str, tuple[int, ...]] = field(default_factory=dict)
    body: bool = False


class File(Struct):
    version: str = ""
    target: str = ""
    files: dict[int, str] = field(default_factory=dict)
    variables: list[Variable] = field(default_factory=list)
    functions: dict[str, Function] = field(default_factory=dict)


BITS = {
    "pred": 1, **{f"{kind}{bits}": bits for kind in "bus" for bits in (8, 16, 32, 64, 128)},
    "f16": 16, "bf16": 16, "f16x2": 32, "bf16x2": 32, "f32": 32, "tf32": 32, "f64": 64, "u16x2": 32, "s16x2": 32,
    "e4m3": 8, "e5m2": 8, "e4m3x2": 16, "e5m2x2": 16, "f32x2": 64,
    "texref": 64, "samplerref": 64, "surfref": 64,
}  # fmt: skip
