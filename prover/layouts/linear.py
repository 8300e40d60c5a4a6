"""Triton's linear layouts: functions of bits over GF(2), of places in the hardware to coordinates of a tensor.

A distributed layout goes from (register, lane, warp, block) to a tensor's coordinates; a shared one from an offset in
shared memory, in elements, to them. Where one is invertible the offset of a coordinate is `Shared`, with Gluon's padding.

Source: triton-lang/triton include/triton/Tools/LinearLayout.h; python/triton/experimental/gluon/language/_layouts.py.
"""

from __future__ import annotations

import ast
import re
import warnings
from collections.abc import Mapping, Sequence
from itertools import pairwise
from keyword import iskeyword
from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from ..language.terms import Term, as_int
from .extents import LayoutError

MOST_DIMENSIONS, MOST_BITS = 8, 40
OFFSET = "offset"
LINES = re.compile(r"-?\s*(\w+)=(\d+) -> \(([\d, ]*)\)")
OUT = re.compile(r"where out dims are: \[(.*)\]")


class Linear(Struct, frozen=True):
    """bases: (input, what each of its bits is xored with: a number for each output); outputs: (name, extent, a power of
    two). Raises LayoutError."""

    bases: tuple[tuple[str, tuple[tuple[int, ...], ...]], ...]
    outputs: tuple[tuple[str, int], ...]

    def __post_init__(self) -> None:
        if not 0 < len(self.outputs) <= MOST_DIMENSIONS:
            raise LayoutError(f"a linear layout of {len(self.outputs)} dimensions; there are 1 to {MOST_DIMENSIONS}")
        for name, extent in self.outputs:
            if extent < 1 or extent & (extent - 1):
                raise LayoutError(f"{name} has {extent} elements; a linear layout has powers of two")
        if len({name for name, _ in self.bases}) < len(self.bases):
            raise LayoutError("a linear layout has two inputs of one name")
        for name, own in self.bases:
            if not name.isidentifier() or iskeyword(name):
                raise LayoutError(f"{name!r} is no name of an input; register, lane, warp, block and offset are usual")
            if len(own) > MOST_BITS:
                raise LayoutError(f"{name} has {len(own)} bits; {MOST_BITS} are the most")
            for basis in own:
                if len(basis) != len(self.outputs):
                    raise LayoutError(f"{name}: the basis {list(basis)} is not of {len(self.outputs)} dimensions")
                if any(not 0 <= n < extent for n, (_, extent) in zip(basis, self.outputs, strict=True)):
                    raise LayoutError(f"{name}: the basis {list(basis)} is outside of the tensor")

    @property
    def inputs(self) -> dict[str, int]:
        """Input -> how many values it has."""
        return {name: 1 << len(own) for name, own in self.bases}

    @property
    def shape(self) -> tuple[int, ...]:
        return tuple(extent for _, extent in self.outputs)

    def __call__(self, **at: Term | int) -> list[Term]:
        """The coordinates, of a value for each input of more than one."""
        found = []
        for axis in range(len(self.outputs)):
            number, symbolic = 0, []
            for name, own in self.bases:
                if isinstance(given := at[name], Term):
                    symbolic += [(given >> bit & 1, basis[axis]) for bit, basis in enumerate(own)]
                else:
                    for bit, basis in enumerate(own):
                        number ^= basis[axis] * (given >> bit & 1)
            value = as_int(number)
            for bit, basis in symbolic:
                value = _xored(value, bit, basis)
            found.append(value)
        return found

    def __str__(self) -> str:
        inputs = ", ".join(f"{name}={size}" for name, size in self.inputs.items())
        return f"LinearLayout({inputs} -> {'x'.join(map(str, self.shape))})"


def _xored(value: Term, bit: Term, basis: int) -> Term:
    """The value, where the bit is set xored with the basis."""
    for place in range(basis.bit_length()):
        if basis >> place & 1:
            value = value ^ (bit << place)
    return value


def flat(shape: Sequence[int], basis: Sequence[int]) -> int:
    """A basis of these extents as bits one after the other, the first dimension's lowest."""
    found, at = 0, 0
    for number, extent in zip(basis, shape, strict=True):
        found |= number << at
        at += extent.bit_length() - 1
    return found


class Shared(Struct, frozen=True):
    """Where a tensor's elements stand in shared memory: the inverse of a shared linear layout, then padding.

    rows: for each dimension, for each bit of the coordinate, what the offset is xored with. padding: (interval, elements
    left out behind it). bits: of an element; 0 where nobody says.
    """

    extents: tuple[int, ...]
    rows: tuple[tuple[int, ...], ...]
    linear: Linear
    padding: tuple[tuple[int, int], ...] = ()
    bits: int = 0
    said: str = ""
    names: tuple[str, ...] = ()
    reach: int = 1

    def at(self, values: Mapping[str, int]) -> Shared:
        return self

    def of(self, bits: int) -> Shared:
        """With elements of so many bits."""
        return replace(self, bits=bits)

    def __call__(self, *coordinates: Term | int) -> Term:
        """The element's offset, of its coordinates, or of one number, the first dimension fastest."""
        at = list(coordinates)
        if len(at) == 1 and len(self.extents) > 1:
            rest, at = as_int(at[0]), []
            for extent in self.extents:
                at, rest = [*at, rest % extent], rest // extent
        if len(at) != len(self.extents):
            raise LayoutError(f"{self} has {len(self.extents)} dimensions, not {len(at)}")
        found = as_int(0)
        for coordinate, own in zip(at, self.rows, strict=True):
            for bit, basis in enumerate(own):
                found = _xored(found, as_int(coordinate) >> bit & 1, basis)
        padded = found
        for interval, amount in self.padding:
            padded = padded + found // interval * amount
        return padded

    def byte(self, *coordinates: Term | int) -> Term:
        if not self.bits:
            raise LayoutError(f"{self}: say how long an element is, as in '{self} of 16b'")
        return self(*coordinates) * self.bits // 8

    @property
    def contiguous(self) -> tuple[int, int]:
        """(dimension, how many of its elements lie side by side), of the one with the longest run."""
        runs = []
        for axis, own in enumerate(self.rows):
            run = 0
            while run < len(own) and own[run] == 1 << run:
                run += 1
            runs.append((1 << run, axis))
        run, axis = max(runs)
        least = min([interval for interval, _ in self.padding], default=run)
        return axis, min(run, least)

    @property
    def keeps(self) -> int:
        """Elements of an aligned group that the layout moves as one."""
        axis, run = self.contiguous
        others = [
            basis for n, own in enumerate(self.rows) for bit, basis in enumerate(own) if n != axis or 1 << bit >= run
        ]
        found = run
        for number in (*others, *(n for pair in self.padding for n in pair)):
            while number % found:
                found //= 2
        return found

    def __str__(self) -> str:
        return self.said or str(self.linear)


def stored(linear: Linear, padding: Sequence[tuple[int, int]] = (), said: str = "") -> Shared:
    """Where each element of the tensor stands. Raises LayoutError where an element stands nowhere, or at two places."""
    bases = dict(linear.bases)
    if any(own for name, own in bases.items() if name != OFFSET):
        raise LayoutError(f"{said or linear}: blocks of a cluster share this tensor; give the layout of one")
    ends = [0]
    for extent in linear.shape:
        ends.append(ends[-1] + extent.bit_length() - 1)
    columns = []
    for basis in bases.get(OFFSET, ()):
        column = 0
        for number, at in zip(basis, ends, strict=False):  # as `flat`, which is asked of one
            column |= number << at
        columns.append(column)
    inverse = inverted(columns, ends[-1])
    if inverse is None:
        raise LayoutError(f"{said or linear}: offsets and elements do not pair up, so an element has no one place")
    rows = [tuple(inverse[start:end]) for start, end in pairwise(ends)]
    for interval, amount in padding:
        if interval < 1 or interval & (interval - 1) or amount < 1:
            raise LayoutError(f"{said or linear}: padding is [interval, elements], a power of two and at least 1")
    return Shared(linear.shape, tuple(rows), linear, tuple(padding), said=said)


def inverted(columns: Sequence[int], bits: int) -> list[int] | None:
    """The columns of the inverse over GF(2), if there is one: it is proved where it is used."""
    if len(columns) != bits:
        return None
    rows = [column | 1 << (bits + n) for n, column in enumerate(columns)]  # beside each, of which columns it is the sum
    for bit in range(bits):
        own = 1 << bit
        at = next((n for n in range(bit, bits) if rows[n] & own), None)
        if at is None:
            return None
        pivot, rows[at] = rows[at], rows[bit]
        rows = [row ^ pivot if row & own else row for row in rows]
        rows[bit] = pivot
    return [row >> bits for row in rows]


# -- as Triton prints it -------------------------------------------------------------------------------------


def printed(text: str) -> Linear:
    """What print(linear_layout) gives: ``- lane=1 -> (0, 8)`` line by line. Raises LayoutError."""
    found: dict[str, list[tuple[int, ...]]] = {}
    out = OUT.search(text)
    if out is None:
        raise LayoutError("a printed linear layout ends with 'where out dims are: [dim0 (size 64), ...]'")
    outputs = [(name, int(size)) for name, size in re.findall(r"(\w+) \(size (\d{1,12})\)", out[1])]
    for line in text[: out.start()].splitlines():
        said = line.strip()
        if not said or said == "LinearLayout":
            continue
        one = re.fullmatch(r"-\s*(\w+) is a size 1 dimension", said)
        if one:
            found[one[1]] = []
            continue
        entry = LINES.fullmatch(said)
        if entry is None:
            raise LayoutError(f"no line of a printed linear layout: {said[:60]!r}")
        own = found.setdefault(entry[1], [])
        if int(entry[2]) != 1 << len(own):
            raise LayoutError(f"{said}: the bit {1 << len(own)} of {entry[1]} is missing before it")
        own.append(tuple(int(n) for n in entry[3].replace(",", " ").split()))
    return Linear(tuple((name, tuple(own)) for name, own in found.items()), tuple(outputs))


# -- as Python has it: the data of calls ----------------------------------------------------------------------


class Made(Struct, frozen=True):
    """A call of a layout's class, as text has it: name, arguments by place and by name."""

    name: str
    arguments: tuple[Any, ...]
    keywords: Mapping[str, Any]


def call(text: str) -> Made:
    """``BlockedLayout([1, 8], order=[1, 0])`` as data; nothing of it runs. Raises LayoutError."""
    try:
        with warnings.catch_warnings(action="ignore", category=SyntaxWarning):
            tree = ast.parse(text.strip(), mode="eval").body
    except (SyntaxError, ValueError, RecursionError, MemoryError):
        raise LayoutError(f"{text.strip()[:80]!r} is no layout: a class of Gluon with its arguments is meant") from None
    found = _data(tree)
    if not isinstance(found, Made):
        raise LayoutError(f"{text.strip()[:80]!r} is no layout: a class of Gluon with its arguments is meant")
    return found


def _data(node: ast.AST) -> Any:
    if isinstance(node, ast.Call):
        names = [keyword.arg for keyword in node.keywords]
        if None in names:
            raise LayoutError("** in a layout's arguments has no meaning here")
        keywords = {str(keyword.arg): _data(keyword.value) for keyword in node.keywords}
        return Made(_dotted(node.func), tuple(map(_data, node.args)), keywords)
    if isinstance(node, (ast.List, ast.Tuple)):
        return [_data(part) for part in node.elts]
    try:
        value = ast.literal_eval(node)
    except (ValueError, TypeError, SyntaxError):
        raise LayoutError(f"{ast.unparse(node)[:60]}: a layout's arguments are numbers, lists and layouts") from None
    if value is not None and not isinstance(value, (int, str)):
        raise LayoutError(f"{ast.unparse(node)[:60]}: a layout's arguments are numbers, lists and layouts")
    return value


def _dotted(node: ast.AST) -> str:
    if isinstance(node, ast.Attribute):
        return f"{_dotted(node.value)}.{node.attr}"
    if isinstance(node, ast.Name):
        return node.id
    raise LayoutError("a layout is a class's name with its arguments")
