"""A layout as a map: where its elements are, or what an instruction touches of it, lane by lane.

    TEXT of 16b                 each element
    TEXT of 16b by ldmatrix     the 16 bytes of the row that lane l names, rows in order (also .trans: the rows are those
                                that lie in memory)
    TEXT of 16b by stmatrix     the same, written
    TEXT of 16b by store        16 bytes a lane, in the order of the tile: lane by lane along the contiguous mode
    TEXT of 16b by load         the same, read
    TEXT of 16b by mma          two neighbours of an accumulator, stored: lane l has row l/4, columns 2*(l%4) and the next
    TEXT of 32b by column       one element a lane, down the rows, read
    TEXT of 16b by (32,8):(..)  CuTe's thread-value layout: lane and value -> number of the element in the tile, the first
                                mode fastest; above 64 threads, warps of 32
    TEXT of 16b by TRITON       a distributed layout of Triton's: register, lane, warp -> coordinates
    TEXT of 16b by store LAYOUT, by load LAYOUT     the same, and which of both it is

The contiguous mode is the one whose first stride is 1.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from msgspec import Struct

from ..language.maps import Access, Map
from ..language.terms import Term, as_int
from ..targets.nvidia import WARP
from .extents import LayoutError, made, parts, spelled, times
from .linear import Linear
from .making import SYSTEM, Tile, end_of, made_map, names_of, signed
from .threads import Threads, by_threads

ROW_BYTES, MATRIX = 16, 8


class Pattern(Struct, frozen=True):
    """How the accesses by this name are made. instruction: with {count} matrices or {width}; bytes: of an access; 0 where
    it is an element, -1 where it is two."""

    instruction: str
    bytes: int


PATTERNS = {
    "ldmatrix": Pattern("ldmatrix.x{count}", ROW_BYTES),
    "stmatrix": Pattern("stmatrix.x{count}", ROW_BYTES),
    "store": Pattern("st.shared.b{width}", ROW_BYTES),
    "load": Pattern("ld.shared.b{width}", ROW_BYTES),
    "mma": Pattern("st.shared.b{width}", -1),
    "column": Pattern("ld.shared.b{width}", 0),
}


HOW = {"store": "st", "load": "ld"}  # before a thread-value layout


def map_of(layout: Tile | Linear, access: str | Threads | None, how: str = "") -> Map:
    """The map of a layout and how it is accessed: a pattern's name, or who has which element. Raises LayoutError."""
    if isinstance(layout, Linear):
        if access is not None:
            raise LayoutError(f"{layout} says which elements a lane has, and not where they stand: put it behind 'by'")
        return owned(layout)
    if access is None:
        return elements(layout)
    if not layout.bits:
        raise LayoutError(f"{layout}: say how long an element is before 'by', as in '{layout} of 16b by ...'")
    if not isinstance(access, str):
        return by_threads(layout, access, HOW.get(how, ""))
    if access in PATTERNS:
        return patterned(layout, access)
    raise LayoutError(f"no access is named {access!r}; there is {', '.join(PATTERNS)}, or a thread-value layout")


def elements(layout: Tile) -> Map:
    """Each element, by its coordinates; of a byte, where nobody says how long it is."""
    known = layout if layout.bits else layout.of(8)
    if known.bits < 8:
        raise LayoutError(f"{layout}: elements of {known.bits} bits are parts of a byte; ask for accesses with 'by'")
    names = names_of(known)
    ends = {name: end_of(extent) for name, extent in zip(names, known.extents, strict=True)}
    return made_map(
        known, f"Elements of {layout}.", ends,
        lambda own, **at: own.byte(*(at[name] for name in names)), known.bits // 8,
    )  # fmt: skip


def owned(layout: Linear) -> Map:
    """Which element of a tensor each register has; in bytes of the tensor, row by row, one for an element."""

    def build(**at: Any) -> Access:
        found = as_int(0)
        for extent, coordinate in zip(layout.shape, layout(**at), strict=True):
            found = found * extent + coordinate
        return Access(found, 1)

    order = [name for name in ("lane", "warp", "block") if name in layout.inputs]
    order += [name for name in layout.inputs if name not in order]
    signed(build, order, {}, f"Elements of {layout}, row by row.")
    ends = {name: layout.inputs[name] for name in order}
    return Map(SYSTEM, "registers", build, "the tensor", ends, None, {}, layout.shape[-1])


def _rows(layout: Tile, access: str, width: int) -> tuple[Any, Any, bool]:
    """(rows, elements of a row, whether the first dimension counts the rows) of a tile whose vectors of so many bytes stay
    whole. Raises LayoutError."""
    if len(layout.extents) != 2:
        raise LayoutError(f"{layout} by {access}: a tile has two dimensions, not {len(layout.extents)}")
    found = layout.contiguous
    if found is None:
        raise LayoutError(f"{layout} by {access}: no mode begins with the stride 1, so no vector is contiguous")
    column, run = found
    if run * layout.bits // 8 % width:
        raise LayoutError(
            f"{layout} by {access}: only {run * layout.bits // 8} bytes lie side by side, and a lane touches {width}"
        )
    if layout.keeps * layout.bits // 8 % width:
        raise LayoutError(f"{layout} by {access}: the layout takes the {width} bytes of a lane apart")
    return layout.extents[1 - column], layout.extents[column], column == 1


def patterned(layout: Tile, access: str) -> Map:
    """What an instruction touches of the tile, at every place in it."""
    pattern = PATTERNS[access]
    width = pattern.bytes if pattern.bytes > 0 else layout.bits * (2 if pattern.bytes else 1) // 8
    if width not in (4, 8, 16):
        raise LayoutError(f"{layout} by {access}: {width or 'parts of 1'} bytes a lane; there is 4, 8 and 16")
    vector = max(width * 8 // layout.bits, 1)
    rows, row, first = _rows(layout, access, width)

    def at(own: Tile, r: Term, c: Term) -> Term:
        return own.byte(*((r, c) if first else (c, r)))

    def number_of(extent: Any, unit: int, what: str) -> Any:
        """How many times the unit is in the extent. Raises LayoutError."""
        number, own = parts(extent)
        if number % unit:
            more = f"; write {unit}*{spelled(extent)}" if own else ""
            raise LayoutError(f"{layout} by {access}: {spelled(extent)} {what} are no multiple of {unit}{more}")
        return end_of(made(number // unit, own))

    def touched(said: str, ends: dict[str, Any], address: Callable[..., Term], **more: int) -> Map:
        instruction = pattern.instruction.format(width=width * 8, **more)
        return made_map(layout, said, ends, address, width, instruction)

    if access in ("ldmatrix", "stmatrix"):
        count = next((count for count in (4, 2, 1) if parts(rows)[0] % (MATRIX * count) == 0), 1)
        lanes, per_row, across = MATRIX * count, 1, vector
        said = f"Rows of {lanes} lanes that {access} names in {layout}."
    elif access == "mma":
        lanes, per_row, across, count = WARP, 4, 4 * vector, 0
        said = f"Two neighbours of an accumulator that a lane stores into {layout}."
    elif access == "column":
        lanes, per_row, across, count = WARP, 1, vector, 0
        said = f"A column of {layout}, an element a lane."
    else:
        return _in_order(layout, access, rows, row, vector, number_of, touched, at)
    down = lanes // per_row
    ends = {
        "lane": lanes,
        "block": number_of(rows, down, "rows"),
        "column": number_of(row, across, "elements of a row"),
    }

    def address(own: Tile, lane: Any, block: Any, column: Any) -> Term:
        across_it = as_int(column) * per_row + as_int(lane) % per_row if per_row > 1 else as_int(column)
        return at(own, as_int(block) * down + as_int(lane) // per_row, across_it * vector)

    return touched(said, ends, address, count=count)


def _in_order(
    layout: Tile, access: str, rows: Any, row: Any, vector: int, number_of: Callable[..., Any],
    touched: Callable[..., Map], at: Callable[..., Term],
) -> Map:  # fmt: skip
    """Vectors one after the other along the rows, a warp's at a time."""
    if parts(row)[1]:
        raise LayoutError(f"{layout} by {access}: the length of a row is a number")
    number_of(row, vector, "elements of a row")
    chunks = parts(row)[0] // vector

    def address(own: Tile, lane: Any, iteration: Any) -> Term:
        number = as_int(iteration) * WARP + lane
        return at(own, number // chunks, number % chunks * vector)

    ends = {"lane": WARP, "iteration": number_of(times(rows, chunks), WARP, "vectors")}
    return touched(f"Vectors of {layout} in the order of the tile, {WARP} at a time.", ends, address)
