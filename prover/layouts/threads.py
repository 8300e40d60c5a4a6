"""What lanes touch of the elements that they have: a thread-value layout of CuTe's, or a distributed one of Triton's."""

from __future__ import annotations

from typing import Any

from ..language.maps import Map
from ..language.terms import Term, as_int
from ..targets.nvidia import WARP
from .cute import Layout
from .extents import LayoutError, parts, times
from .linear import Linear
from .making import Tile, made_map

LARGEST = 16  # bytes of an access
MOST_POINTS = 1 << 16
AMD_LANES = 64
AMD = {"st": "ds_write", "ld": "ds_read"}

Threads = Layout | Linear  # which elements a lane has


def by_threads(layout: Tile, threads: Threads, how: str = "") -> Map:
    """What lanes touch of the elements that they have: as many values at once as lie in one aligned access. how: st or
    ld, if anybody says."""
    if layout.names or (isinstance(threads, Layout) and threads.names):
        raise LayoutError(f"{layout} by {threads}: numbers, no names, where elements have lanes")
    size = layout.bits // 8
    if not size:
        raise LayoutError(f"{layout} by {threads}: elements of {layout.bits} bits are parts of a byte")
    lanes, values, warps = _places(layout, threads)
    if lanes * values * warps > MOST_POINTS:
        raise LayoutError(f"{threads}: {lanes * values * warps:,} elements; {MOST_POINTS:,} are the most")

    def byte(own: Tile, lane: Any, value: Any, warp: Any) -> Term:
        if isinstance(threads, Layout):
            return own.byte(threads(lane + as_int(warp) * lanes, value))
        return own.byte(*threads(**{**dict.fromkeys(threads.inputs, 0), "lane": lane, "register": value, "warp": warp}))

    rows = [
        [_number(byte(layout, lane, value, warp)) for value in range(values)]
        for warp in range(warps) for lane in range(lanes)
    ]  # fmt: skip
    together = next(
        (count for count in (LARGEST // size >> n for n in range(5)) if count and values % count == 0
         and all(_whole(row[at : at + count], size) for row in rows for at in range(0, values, count))), 1,
    )  # fmt: skip
    said = f"What lanes touch of {layout} by {threads}, {together * size} bytes at once."
    ends = {"lane": lanes, "value": values // together, "warp": warps}
    return made_map(
        layout, said, ends, lambda own, lane, value, warp: byte(own, lane, as_int(value) * together, warp),
        together * size, _instruction(how, lanes, together * size),
    )  # fmt: skip


def _instruction(how: str, lanes: int, width: int) -> str:
    """What moves so many bytes of each lane of a warp, or of AMD's 64 lanes; nothing where nobody says how."""
    if not how or width not in (4, 8, 16):
        return ""
    return f"{AMD[how]}_b{width * 8}" if lanes == AMD_LANES else f"{how}.shared.b{width * 8}"


def _places(layout: Tile, threads: Threads) -> tuple[int, int, int]:
    """(lanes of a warp, values of a lane, warps). Raises LayoutError."""
    if isinstance(threads, Linear):
        inputs = threads.inputs
        if inputs.get("block", 1) > 1 or "lane" not in inputs:
            raise LayoutError(f"{threads}: registers, lanes and warps of one block are meant")
        if tuple(threads.shape) != tuple(layout.extents):
            raise LayoutError(f"{layout} by {threads}: the tensors have different shapes")
        return inputs["lane"], inputs.get("register", 1), inputs.get("warp", 1)
    if len(threads.modes) != 2:
        raise LayoutError(f"{threads}: a thread-value layout has two modes, lanes and values, not {len(threads.modes)}")
    lanes, values = (parts(mode.size)[0] for mode in threads.modes)
    whole, most = parts(times(*layout.extents))[0], _number(threads.cosize)
    if most > whole:
        raise LayoutError(f"{threads} reaches element {most - 1} of {whole}")
    if lanes > WARP and lanes % WARP:
        raise LayoutError(f"{threads}: {lanes} threads are no whole warps of {WARP}")
    return (WARP, values, lanes // WARP) if lanes > 2 * WARP else (lanes, values, 1)


def _whole(at: list[int], size: int) -> bool:
    """Whether these elements lie side by side from an aligned byte on."""
    return at[0] % (size * len(at)) == 0 and all(byte == at[0] + n * size for n, byte in enumerate(at))


def _number(term: Term) -> int:
    if term.op != "const":
        raise LayoutError(f"{term} is no number")
    return int(term.payload)
